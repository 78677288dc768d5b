# Ce que dit le moteur lui-même.

undo-nothing = Rien n’a encore été joué.
undo-over = La partie est terminée.
undo-nature = Le hasard a parlé depuis : on ne revient pas là-dessus.
undo-other = L’adversaire a joué entre-temps.
undo-turn = Le tour est terminé.
undo-shown = Une information cachée a été dévoilée : on ne revient pas là-dessus.
match-resigned = La partie a pris fin par un abandon.
match-aborted = La partie a été interrompue avant que chacun ait joué : personne ne gagne.

## Une transcription illisible

transcript-text = un texte était attendu, et non { $got }
transcript-twice = « { $key } » y figure deux fois
transcript-endless = l’en-tête ne se termine pas ; le fichier est-il coupé ?
transcript-missing = l’en-tête ne donne pas « { $key } » ; le fichier est-il coupé ?
transcript-plies = { $expected } coups étaient annoncés, il y en a { $got } ; le fichier est-il coupé ?
transcript-cut = la dernière ligne ne se termine pas ; le fichier est-il coupé ?
transcript-header = une ligne d’en-tête était attendue, comme « { $example } », et non « { $got } »
transcript-json = { $key } : du JSON était attendu, et non « { $got } »
transcript-line = « COUP PLACE ACTION » était attendu, et non « { $got } »
transcript-shape = { $key } : { $shape ->
    [number] un nombre était attendu
    [names] une liste de noms était attendue
    [object-or-null] un objet était attendu, ou null
   *[object] un objet était attendu
}, et non { $got }
transcript-format = pelagos : le format { $expected } était attendu, et non { $got }
transcript-game = aucun jeu installé ici ne s’appelle « { $got } »
transcript-version = version : la version { $expected } de { $game } était attendue, et non { $got }
transcript-option = { $key } : { $game } ne se joue pas ainsi
transcript-seat = l’une de ces places était attendue : { $expected }, et non « { $got } »
transcript-ply = le coup { $expected } était attendu, et non { $got }
transcript-over = la partie était finie, et voici encore { $got }
transcript-turn = c’était à { $expected } de jouer, et non à « { $got } »
transcript-hidden = l’action est cachée ({ $got }). Une transcription enregistrée avant la fin garde les secrets des autres : enregistrez-la de nouveau une fois la partie finie
transcript-action = « { $got } » n’est pas une action de ce jeu
transcript-result = result : ces coups donnent { $expected }, et non { $got }
