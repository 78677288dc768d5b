# Le terminal, en français.

terminal-welcome = { $game } : tapez un numéro, un nom ou une action entière. « help » donne le reste.
terminal-mode = Qui joue ?
terminal-mode-bot = vous contre un robot
terminal-mode-people = deux personnes à ce clavier
terminal-help = Un numéro ou un nom suffit pour choisir ; une action entière, par exemple { $example }, est jouée aussitôt.
    back         revenir au premier choix
    undo         reprendre votre dernière action, quand la règle le permet
    why ACTION   demander quelle règle interdit une action
    save FICHIER enregistrer la partie (le fichier montre tout)
    resign       abandonner
    quit         quitter
terminal-curtain = { $seat }, à vous de vous installer. L’autre joueur détourne les yeux.
terminal-curtain-key = Appuyez sur Entrée quand vous êtes prêt.
terminal-since = Depuis votre dernière action :
terminal-your-turn = { $seat } doit jouer.
terminal-choose = Choisissez
terminal-then = puis
terminal-unclear = { $text } n’est pas un choix possible ici. { $expected }
terminal-expected = On attend un numéro de 1 à { $count }, un des noms ci-dessus ou une action, par exemple { $example }.
terminal-allowed = Rien n’interdit { $text } pour l’instant.
terminal-refused = { $reason } [{ $rule }]
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $reason }
terminal-sure = Abandonner ? Tapez « resign » encore une fois pour confirmer.
terminal-over = La partie est terminée.
terminal-replay = { $game }, { $plies } coups
terminal-seats = { $seat } : { $name }
terminal-unnamed = sans nom
terminal-goes-on = La partie n’est pas finie : à { $seat } de jouer.
terminal-nature = le hasard
terminal-resigns = { $seat } abandonne.
