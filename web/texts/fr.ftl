# La page, en français.

## Partout

web-brand = Pelagos, page d’accueil
web-home = Accueil
web-rules = Règles
web-retry = Réessayer
web-close = Fermer
web-other-language = Read in English
web-other-theme = { $theme ->
    [dark] Couleurs claires
   *[light] Couleurs sombres
}
web-lost = Il n’y a rien à cette adresse.
web-unanswered = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.

## La page d’accueil

web-motto = Des jeux de la Méditerranée antique. Seul, autour d’un écran, ou à distance.
web-games = Jeux
web-about-players = { $low ->
    [2] { $high ->
        [2] 2 joueurs
       *[other] 2 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
web-about-tyrus = Neuf élections, six bâtiments, des tuiles qu’on ne montre pas. Bluffez, contrez, enchaînez trois victoires.
web-about-mykerinos = Fouillez l’Égypte pour cinq mécènes, puis exposez vos trouvailles dans les salles du Muséum.
web-about-minos = Fondez des colonies autour de la Grande Mer : choisissez vos dés, naviguez, bâtissez des cités, disputez les mouillages.
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
web-against = contre { $name }
web-against-bot = { $bots ->
    [one] contre un bot
   *[other] contre { $bots } bots
}
web-against-here = autour de cet écran
web-against-nobody = { $open ->
    [one] avec un ami
   *[other] avec des amis
}
web-against-open = { $open ->
    [one] une place est libre
   *[other] { $open } places sont libres
}
web-turn-of = à { $name } de jouer
web-turn-yours = à vous de jouer
web-turn-other = à l’adversaire de jouer
web-resume = Reprendre
web-see = Voir
web-promises = Ce que nous promettons
web-promise-dice = Chaque tirage se vérifie après la partie.
web-promise-bot = Le bot voit ce que vous voyez, rien de plus.
web-promise-rule = Un coup refusé nomme sa règle.
web-credits-tyrus = Tyrus est un jeu de Laurent Escoffier et David Franck, édité par Descartes/Eurogames.
web-credits-mykerinos = Mykerinos est un jeu de Nicolas Oury, édité par Ystari.
web-credits-minos = Minos est un jeu de Jean Vanaise et Jean-Claude Sohier, édité par Ravensburger.
web-credits = Pelagos est une œuvre indépendante, avec ses propres images et ses propres mots. Si un jeu vous plaît, achetez-le.

## À la table

web-title-turn = À vous · { $game }
web-skip = Aller au plateau
web-you = Vous
web-takeback = Reprendre mon dernier coup
web-asks = { $name } demande à reprendre son dernier coup.
web-asked = On demande aux autres si vous pouvez le reprendre.
web-agree = D’accord
web-decline = Continuer
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ?
web-bot = Bot
web-bot-seat = { $seat } (bot)
web-bot-named = { $bot } · { $level }
web-level = Niveau du bot
web-level-choice = { $level } · { $name }
web-free = Place libre
web-players = Joueurs
web-log = Journal
web-board = Plateau
web-dock = Parties de la table
web-rail = Joueurs et journal
web-presence = { $here ->
    [here] présent
    [bot] bot
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
web-undo = Reprendre
web-rule = Règle { $rule }, dans un nouvel onglet
web-reconnecting = Reconnexion…
web-key-changed = Votre place a été reprise avec une nouvelle clé.
web-shut = Cette table ne peut plus être suivie.

## Le menu

web-menu = Menu
web-language = Langue
web-theme = Couleurs
web-light = Claires
web-dark = Sombres
web-confirms = Confirmer avant de jouer
web-transcript = Transcription

## S’installer

web-invite-title = { $open ->
    [one] Inviter un ami
   *[other] Inviter des amis
}
web-invite-hint = { $open ->
    [one] Avec ce lien, on peut prendre la place libre.
   *[other] Envoyez le même lien à chacun : tous y trouveront une place.
}
web-invite-link = Lien vers cette table
web-invite-wait = { $open ->
    [one] La partie commence dès que quelqu’un s’installe.
   *[other] La partie commence dès que toutes les places sont prises.
}
web-invite-sent = Le lien est copié : collez-le dans un message.
web-copy = Copier
web-copied = Copié
web-share = Partager…
web-join-title = { $name } est libre : installez-vous.
web-join = S’installer
web-curtain = { $name }, installez-vous.
web-curtain-hint = Les autres regardent ailleurs.
web-curtain-lift = Je suis { $name } : montrer mon jeu
web-curtain-wait = Un instant…

## La fin

web-over = terminée
web-ended = La partie est terminée.
web-shared = { $names } se partagent la victoire.
web-places = Classement
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-again = Rejouer
web-dice-good = Les tirages étaient scellés avant le premier, et ce navigateur a vérifié le sceau.
web-dice-bad = Les tirages ne correspondent pas au sceau gardé au début par ce navigateur : ne vous fiez pas à cette partie.
