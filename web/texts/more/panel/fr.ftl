# Le menu.

web-takeback = Reprendre mon dernier coup
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ?
web-language = Langue
web-theme = Couleurs
web-light = Claires
web-dark = Sombres
web-confirms = Confirmer avant de jouer
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-watch-copy = Copier le lien pour regarder
web-watch-copied = Le lien est copié
web-pause = Demander d’arrêter les pendules
web-leave = Laisser ma place à un bot
web-leave-sure = Quitter la place ?
web-abort = Interrompre la partie
web-abort-sure = Interrompre, sans vainqueur ?
web-replay-so-far = Revoir la partie
