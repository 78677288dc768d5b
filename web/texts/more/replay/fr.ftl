# Revoir une partie.

web-replay-title = Revoir une partie de { $game } · Pelagos
web-reading = Lecture…
web-reading-so-far = { $count ->
    [0] Lecture de la partie…
   *[other] Lecture de la partie : déjà { $count } événements…
}
web-no-board = Il n’y a pas ici de plateau pour { $game }.
web-nothing-yet = Rien n’y a encore été joué.
web-controls = Avancer dans la partie
web-first = Au début
web-turn-back = Un tour en arrière
web-play = Lire
web-halt = Pause
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
web-eyes = Vue
web-eyes-all = Toutes mains visibles
web-eyes-watcher = Un spectateur
web-copy-step = Lien vers ce coup
web-verify = Vérifier les tirages
web-verdict-none = Cette transcription ne dit rien de ses tirages : il n’y a pas de sceau à vérifier.
web-verdict-sealed = Les tirages sont scellés. La clé du sceau sera donnée à la fin de la partie.
web-verdict-unable = Ce navigateur ne vérifie les sceaux que par une connexion sécurisée (HTTPS).
web-verdict-bad = Les tirages ne correspondent pas à leur sceau : ne vous fiez pas à cette partie.
web-verdict-told = La clé correspond au sceau annoncé avant le premier tirage. Ce navigateur n’y était pas : qui a gardé le sceau peut comparer.
web-verdict-kept = Tous les tirages étaient scellés d’avance, et la clé correspond au sceau que ce navigateur a gardé depuis le début.
web-branch = Jouer la suite
web-branch-hint = { $bots ->
    [one] Une nouvelle partie commence après le coup { $ply }, contre un bot. L’ancienne reste telle quelle.
   *[other] Une nouvelle partie commence après le coup { $ply }, contre { $bots } bots. L’ancienne reste telle quelle.
}
web-branch-seat = Votre place
web-branch-go = Jouer
web-paste-hint = Toute partie peut s’enregistrer sous forme de transcription. Collez-en une, ou déposez son fichier ici : elle est lue, puis oubliée ; rien n’est conservé.
web-paste-file = Choisir un fichier…
web-paste-go = Revoir
web-paste-other = Autre transcription
