# Breakthrough, en français.

breakthrough-seat = { $seat ->
    [white] Blanc
   *[black] Noir
}
breakthrough-touch = { $kind ->
    [piece] pion en { $square }
   *[square] case vide { $square }
}

## Actions

breakthrough-move = { breakthrough-seat } avance de { $origin } en { $goal }.
breakthrough-take = { breakthrough-seat } prend en { $goal } depuis { $origin }.

## Refus

breakthrough-over = La partie est terminée.
breakthrough-turn = C’est à { breakthrough-seat } de jouer.
breakthrough-piece = Choisissez l’un de vos pions : aucun ne se trouve en { $square }.
breakthrough-far = Un pion avance d’une case, tout droit ou en diagonale.
breakthrough-blocked = Tout droit, un pion n’avance que sur une case vide.
breakthrough-own = On ne prend jamais un pion de son propre camp.
breakthrough-stuck = Le pion en { $square } ne peut pas bouger : d’autres lui barrent la route.

## Le plateau

breakthrough-legend = o Blanc, x Noir ; dernier coup : { $last ->
    [none] aucun
   *[other] { $last }
}

## La fin

breakthrough-reason-reached = { breakthrough-seat } gagne en atteignant la dernière rangée.
breakthrough-reason-captured = { breakthrough-seat } gagne en prenant le dernier pion adverse.
breakthrough-reason-resigned = { breakthrough-seat } gagne : l’autre camp a abandonné.
