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

## Revoir

web-replay = Revoir
web-replay-title = Revoir une partie de { $game } · Pelagos
web-replay-so-far = Revoir la partie
web-to-table = Retour à la table
web-reading = Lecture…
web-reading-so-far = { $count ->
    [0] Lecture de la partie…
   *[other] Lecture de la partie : déjà { $count } événements…
}
web-nothing-yet = Rien n’y a encore été joué.
web-controls = Avancer dans la partie
web-first = Au début
web-turn-back = Un tour en arrière
web-step-back = Un coup en arrière
web-play = Lire
web-pause = Pause
web-step-on = Un coup en avant
web-turn-on = Un tour en avant
web-last = À la fin
web-speed = Vitesse
web-speed-choice = × { $speed }
web-timeline = Fil de la partie avec ses { $chapters }
web-chapters-tyrus = élections
web-chapters-mykerinos = saisons
web-chapters-minos = manches
web-chapter-tyrus = Élection { $number }
web-chapter-mykerinos = Saison { $number }
web-chapter-minos = Manche { $number }
web-ply-of = Coup { $ply } sur { $plies }
web-step-of = { $ply } sur { $plies } : { $sentence }
web-more = Plus
web-eyes = Vue de
web-eyes-all = Toutes mains ouvertes
web-eyes-watcher = Un spectateur
web-copy-step = Lien vers ce coup
web-verify = Vérifier les tirages
web-verdict-none = Cette transcription ne dit rien de ses tirages : il n’y a pas de sceau à vérifier.
web-verdict-sealed = Les tirages sont scellés. La clé du sceau sera donnée à la fin de la partie.
web-verdict-unable = Ce navigateur ne vérifie les sceaux que par une connexion sécurisée (HTTPS).
web-verdict-bad = Les tirages ne correspondent pas à leur sceau : ne vous fiez pas à cette partie.
web-verdict-told = La clé correspond au sceau annoncé avant le premier tirage. Ce navigateur n’y était pas : qui a gardé le sceau peut comparer.
web-verdict-kept = Les tirages étaient scellés avant le premier, et la clé correspond au sceau que ce navigateur a gardé depuis.
web-branch = Jouer la suite
web-branch-hint = { $bots ->
    [one] Une nouvelle partie commence après le coup { $ply }, contre un bot. L’ancienne reste telle quelle.
   *[other] Une nouvelle partie commence après le coup { $ply }, contre { $bots } bots. L’ancienne reste telle quelle.
}
web-branch-seat = Votre place
web-branch-go = Jouer
web-paste-title = Revoir une transcription
web-paste-hint = Toute partie peut s’enregistrer sous forme de transcription. Collez-en une, ou déposez son fichier ici : elle est lue, puis oubliée ; rien n’est conservé.
web-paste-file = Choisir un fichier…
web-paste-go = Revoir
web-paste-other = Autre transcription
web-since = Ce qui s’est passé depuis votre dernier tour
