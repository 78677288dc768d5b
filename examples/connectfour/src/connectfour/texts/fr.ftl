# Puissance 4, en français.

connectfour-seat = { $seat ->
    [yellow] Jaune
   *[red] Rouge
}
connectfour-column = colonne { $column }
connectfour-drop = { connectfour-seat } lâche un pion dans la colonne { $column }.

connectfour-over = La partie est finie.
connectfour-turn = C’est à { connectfour-seat } de jouer.
connectfour-full = La colonne est pleine.

connectfour-reason-four = { connectfour-seat } gagne avec quatre pions alignés.
connectfour-reason-draw = Le plateau est plein : partie nulle.
connectfour-reason-resigned = { connectfour-seat } gagne : l’autre camp a abandonné.
