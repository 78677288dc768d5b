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

## Le plein écran

terminal-person = une personne
terminal-you = vous
terminal-seat-count = Places
terminal-setup-begin = Commencer
terminal-setup-keys = ↑ ↓ pour choisir une ligne, ← → pour la changer, Entrée pour commencer, q pour quitter.
terminal-thinking = { $seat } réfléchit…
terminal-final = Jouer ce coup ? Il sera définitif.
terminal-final-yes = Jouer
terminal-final-no = Choisir autre chose
terminal-resign = Abandonner la partie ?
terminal-resign-yes = Abandonner
terminal-resign-no = Continuer
terminal-leave = Quitter ? Sans enregistrement, la partie sera perdue.
terminal-leave-yes = Quitter
terminal-leave-no = Rester
terminal-confirms = { $asks ->
    [yes] Une confirmation sera demandée avant tout coup définitif.
   *[no] Les coups définitifs seront joués sans confirmation.
}
terminal-after = v pour revoir la partie, e pour l’enregistrer, q pour quitter.
terminal-entry-type = une action, un nom ou un numéro, puis Entrée
terminal-entry-why = quelle action ? puis Entrée
terminal-entry-save = nom d’un nouveau fichier, puis Entrée (il montre tout)
terminal-key-undo = a Annuler
terminal-key-why = p Pourquoi
terminal-key-type = / Taper
terminal-key-log = j Journal
terminal-key-save = e Enregistrer
terminal-key-help = F1 Aide
terminal-key-quit = q Quitter
terminal-key-before = ← Reculer
terminal-key-after = → Avancer
terminal-key-turn = ↓ Tour suivant
terminal-ply = Coup { $ply } sur { $plies }
terminal-app-help = Ce qui peut être choisi est souligné sur le plateau et proposé en dessous. Cliquez dessus, ou désignez-le avec les flèches et appuyez sur Entrée. Cliquez sur autre chose, et l’on vous dira quelle règle l’interdit.
    {""}
    Échap    revenir sur le dernier choix, fermer ce qui est ouvert
    a        annuler votre dernière action, quand la règle le permet
    /        taper une action, un nom ou un numéro
    p        demander quelle règle interdit une action
    j        lire le journal
    c        demander ou non confirmation des coups définitifs
    e        enregistrer la partie dans un fichier (il montre tout)
    r        abandonner
    v        revoir la partie une fois terminée
    q        quitter
    Page préc. et suiv., Début, Fin   parcourir le plateau
    {""}
    Une touche quelconque ferme cette page.
terminal-replay-help = ← →      reculer ou avancer d’un coup
    ↑ ↓      aller au début d’un tour
    Début Fin   le début et la fin de la partie
    Page préc. et suiv.   parcourir le plateau
    j        lire le journal ; un clic sur une ligne y mène
    q        quitter
    {""}
    Une touche quelconque ferme cette page.
