# Le terminal, en français.

terminal-welcome = { $game }. Tapez un numéro, un nom ou une action entière ; « aide » donne le reste.
terminal-mode = Qui joue ?
terminal-mode-bot = vous contre { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
terminal-mode-people = { $people ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $people }
} personnes à ce clavier
terminal-level = De quelle force ?
terminal-mode-again = Un numéro de 1 à { $count } ?
terminal-help = Un numéro ou un nom suffit pour choisir ; une action entière, par exemple { $example }, est jouée aussitôt.
    retour : revenir au premier choix
    plateau : revoir tout le plateau
    annuler : reprendre votre dernière action, quand la règle le permet
    pourquoi ACTION : demander quelle règle interdit une action
    enregistrer FICHIER : écrire la partie dans un nouveau fichier (il montre tout)
    abandonner : renoncer à la partie
    quitter : s’en aller
terminal-curtain = { $seat }, installez-vous. L’autre joueur détourne les yeux.
terminal-curtain-key = Appuyez sur Entrée dès que vous êtes prêt.
terminal-since = Depuis votre dernière action :
terminal-your-turn = À { $seat } de jouer.
terminal-choose = Choisissez
terminal-then = puis
terminal-unclear = « { $text } » n’est pas un choix possible ici. Tapez un numéro de 1 à { $count }, un des noms ci-dessus, une action comme { $example }, ou « aide ».
terminal-no-action = « { $text } » n’est pas une action de ce jeu. En voici une : { $example }.
terminal-allowed = Rien n’interdit { $text } pour l’instant.
terminal-refused = { $reason } [{ $rule }]
terminal-saved = La partie est enregistrée dans { $file }.
terminal-exists = Le fichier { $file } existe déjà : rien n’a été écrit. Choisissez un autre nom.
terminal-not-saved = Impossible d’écrire la partie dans « { $file } ». Donnez le nom d’un nouveau fichier dans un dossier qui existe.
terminal-sure = Abandonner ? Tapez « abandonner » encore une fois pour confirmer.
terminal-over = La partie est terminée.
terminal-keep = Pour garder la partie, tapez un nom de fichier ; sinon, Entrée
terminal-replay = { $game }, { $plies } coups
terminal-seats = { $seat } : { $name }
terminal-goes-on = La partie n’est pas finie : à { $seat } de jouer.
terminal-goes-on-chance = La partie n’est pas finie : au hasard de parler.
terminal-resigns = { $seat } abandonne.
