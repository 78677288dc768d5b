# La page, en français.

## Partout

web-brand = Pelagos, page d’accueil
web-home = Accueil
web-rules = Règles
web-learn = Apprendre en jouant
web-retry = Réessayer
web-close = Fermer
web-other-language = Read in English
web-other-theme = { $theme ->
    [dark] Couleurs claires
   *[light] Couleurs sombres
}
web-qr = Code QR
web-lost = Il n’y a rien à cette adresse.
web-lacking = Le serveur ne répond pas, et ce que vous demandez n’est pas encore là. Cela viendra dès qu’il répondra.
web-lost-hint = L’adresse est peut-être mal écrite, ou ce qui était ici n’y est plus. Les jeux, eux, n’ont pas bougé.
web-key-hint = Le lien a peut-être été coupé, ou la place a reçu une nouvelle clé. Demandez le lien entier à qui vous l’a envoyé.
web-watch = Regarder la partie
web-unanswered = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.

## La page d’accueil

web-motto = Des jeux de la Méditerranée antique. Seul, autour d’un écran, ou à distance.
web-games = Jeux
web-about-seat = { $seat } · { $what }
web-about-players = { $low ->
    [2] { $high ->
        [2] 2 joueurs
       *[other] 2 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
web-about-tyrus = Neuf élections, six bâtiments, des tuiles qu’on ne montre pas. Bluffez, contrez, enchaînez trois victoires.
web-about-mykerinos = Fouillez l’Égypte pour cinq mécènes, dont chacun prête un pouvoir, puis exposez vos trouvailles dans les salles du Muséum.
web-about-minos = Fondez des colonies autour de la Grande Mer : choisissez vos dés, naviguez, bâtissez, combattez. La plus grande valeur l’emporte.
web-option-map = Carte
web-choice-minos-mediterranean = La Grande Mer
web-choice-minos-small = L’Égée (partie courte)
web-way-bot = { $seats ->
    [2] Jouer contre un bot
   *[other] Jouer contre des bots
}
web-way-here = Jouer ensemble ici
web-way-friend = { $seats ->
    [2] Inviter un ami
   *[other] Inviter des amis
}
web-name = Votre nom (facultatif)
web-tables = Vos tables
web-tables-none = Aucune pour l’instant. Vos parties commencées vous attendront ici.
web-tables-waiting = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
web-tables-more = { $count ->
    [one] En afficher une de plus
   *[other] En afficher { $count } de plus
}
web-call = À vous de jouer à { $game }
web-lobby = Tables ouvertes
web-lobby-none = Personne n’attend en ce moment. Invitez des amis et ouvrez votre table à tous : elle s’affichera ici.
web-pace-none = sans pendule
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
web-carry = Vos parties ailleurs
web-carry-hint = Pas de compte ici : vos parties sont dans ce navigateur. Emportez-les sur votre téléphone ou un autre ordinateur.
web-carry-open = Emporter mes parties
web-promises = Ce que nous promettons
web-promise-dice = Chaque tirage se vérifie après la partie.
web-promise-bot = Le bot voit ce que vous voyez, rien de plus.
web-promise-rule = Chaque refus cite la règle en cause.
web-credits-tyrus = Tyrus est un jeu de Laurent Escoffier et David Franck, édité par Descartes/Eurogames.
web-credits-mykerinos = Mykerinos est un jeu de Nicolas Oury, édité par Ystari.
web-credits-minos = Minos est un jeu de Jean Vanaise et Jean-Claude Sohier, édité par Ravensburger.
web-credits = Pelagos est une œuvre indépendante, avec ses propres images et ses propres mots. Si un jeu vous plaît, achetez-le.

## À la table

web-title-turn = ● À vous · { $game }
web-skip = Aller au plateau
web-you = Vous
web-bot = Bot
web-bot-seat = { $seat } (bot)
web-bot-named = { $bot } · { $level }
web-level = Niveau du bot
web-level-choice = { $level } sur 8 · { $name }
web-free = Place libre
web-players = Joueurs
web-log = Journal
web-side = Journal et discussion
web-talk = Discussion
web-talk-none = Personne n’a encore rien dit.
web-talk-write = Écrire à la table
web-talk-send = Envoyer
web-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-mute = Ne plus lire { $name }
web-says = { $name } dit : { $text }
web-clocks = Pendules
web-clock-left = reste { $time }
web-clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
web-clock-hours = { $count } h
web-clock-paused = en pause
web-clock-short = Il vous reste moins d’une minute.
web-watching = Vous regardez
web-hint = Conseil
web-hint-thinking = Réflexion…
web-notice = C’est à vous de jouer à { $game }.
web-board = Plateau
web-zoom-whole = Plateau entier
web-dock = Parties de la table
web-rail = Joueurs et journal
web-presence = { $here ->
    [here] présent
    [bot] bot
    [caretaker] absent, un bot joue
   *[away] absent
}
web-to-move = à lui de jouer
web-waiting = Un instant…
web-waiting-for = À { $name } de jouer
web-thinking = Le bot réfléchit…
web-thinking-of = { $name } réfléchit…
web-continue = Continuer
web-confirm = Confirmer
web-cancel = Annuler
web-undo = Reprendre le coup
web-rule = Règle { $rule }, dans un nouvel onglet
web-reconnecting = Reconnexion…
web-unsent = Pas encore de réponse. Votre coup est gardé et partira dès que le serveur sera de retour.
web-key-changed = Votre place a été reprise avec une nouvelle clé.
web-shut = Cette table ne peut plus être suivie.

## Le menu

web-menu = Menu
web-seal = Tirages vérifiables
web-own = Ma place…
web-terms = Toute personne qui a le lien peut regarder. { $hints ->
    [yes] Les conseils sont permis.
   *[no] Il n’y a pas de conseils.
}
web-transcript = Transcription

## S’installer

web-copy = Copier
web-copied = Copié
web-share = Partager…
web-join = S’installer
web-curtain = { $name }, installez‑vous.
web-curtain-hint = Que les autres regardent ailleurs.
web-curtain-lift = Je suis { $name } : montrer mon jeu
web-curtain-wait = Un instant…

## Les règles

web-contents = Sommaire
web-find-rule = Trouver une règle ou un mot
web-found-rules = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle
   *[other] { $count } règles
}
web-other-rules = Règles des autres jeux :
web-diagram = Schéma :

## Revoir

web-replay = Revoir
web-to-table = Retour à la table
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-paste-title = Revoir une transcription
web-since = Ce qui s’est passé depuis votre dernier tour
