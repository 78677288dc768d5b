# Ce que dit le moteur lui-même.

undo-nothing = Rien n’a encore été joué.
undo-over = La partie est terminée.
undo-nature = Le hasard a parlé depuis : on ne revient pas là-dessus.
undo-other = L’adversaire a joué entre-temps.
undo-turn = Le tour est terminé.
undo-shown = Une information cachée a été dévoilée : on ne revient pas là-dessus.
match-resigned = La partie a pris fin par un abandon.
match-aborted = La partie a été interrompue avant que chacun ait joué : personne ne gagne.
