# Ce qu’on demande à côté du jeu.

web-asks = { $name } demande à reprendre son dernier coup.
web-asked = Demande envoyée : votre coup sera repris si tous sont d’accord.
web-asks-pause = { $name } demande d’arrêter les pendules.
web-asked-pause = Demande envoyée : les pendules s’arrêteront si tous sont d’accord.
web-paused = Les pendules sont arrêtées.
web-unpause = Les relancer
web-left = Un bot joue à votre place.
web-resigned = Vous avez abandonné. Un bot joue à votre place jusqu’à la fin.
web-come-back = Reprendre ma place
web-absent = { $name } n’est pas là. Au bout de dix minutes, vous pourrez demander à continuer sans attendre.
web-go-on = Continuer sans attendre
web-agree = D’accord
web-decline = Refuser
