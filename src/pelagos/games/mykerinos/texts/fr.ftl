# Mykerinos, en français.

## Noms

mykerinos-seat = { $seat ->
    [blue] Bleu
    [red] Rouge
    [green] Vert
   *[white] Blanc
}
mykerinos-colour = { $colour ->
    [blue] Bleu
    [red] Rouge
    [green] Vert
   *[white] Blanc
}
mykerinos-patron = { $patron ->
    [tangerine] Colonel Tangerine
    [blackmore] Mrs Blackmore
    [brown] Sir Brown
    [lemon] Lord Lemon
    [violet] Lady Violet
   *[nobody] aucun mécène
}
mykerinos-card = { $patron ->
    [tangerine] la parcelle du Colonel Tangerine
    [blackmore] la parcelle de Mrs Blackmore
    [brown] la parcelle de Sir Brown
    [lemon] la parcelle de Lord Lemon
    [violet] la parcelle de Lady Violet
   *[nobody] la parcelle sans mécène
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
mykerinos-room = { $next ->
    [0] la salle { $value } de l’aile { $wing }
   *[other] la salle { $value } entre les ailes { $wing } et { $next }
}
mykerinos-parcel = zone { $area }, parcelle de { $side ->
    [left] gauche
   *[right] droite
}
mykerinos-button = { $button ->
    [extend] étendre une fouille
    [pass] passer
    [end-turn] finir le tour
   *[decline] ne rien prendre
}
mykerinos-touch = { $name }

## Actions

mykerinos-first = { mykerinos-seat } est premier joueur.
mykerinos-marker = { $patron ->
    [tangerine] Le Colonel Tangerine
   *[other] { mykerinos-patron }
} expose dans l’aile { $wing }.
mykerinos-deal = Zone { $area }, à { $side ->
    [left] gauche
   *[right] droite
} : { mykerinos-card }.
mykerinos-ground = { $ground ->
    [pyramid] , sur la pyramide
   *[sand] {""}
}
mykerinos-dig = { mykerinos-seat } ouvre une fouille en { $space }{ mykerinos-ground }.
mykerinos-extend = { mykerinos-seat } étend une fouille en { $space }{ mykerinos-ground }.
mykerinos-on = { mykerinos-seat } continue en { $space }{ mykerinos-ground }.
mykerinos-use = { mykerinos-seat } fait appel { $patron ->
    [tangerine] au Colonel Tangerine
   *[other] à { mykerinos-patron }
}.
mykerinos-pass = { mykerinos-seat } passe.
mykerinos-neutral-dig = { mykerinos-seat } ouvre une fouille en { $space } pour le neutre (vert).
mykerinos-neutral-extend = { mykerinos-seat } étend la fouille du neutre (vert) en { $space }.
mykerinos-neutral-on = { mykerinos-seat } continue en { $space } pour le neutre (vert).
mykerinos-end-turn = { mykerinos-seat } ne joue pas pour le neutre.
mykerinos-book = { mykerinos-seat } réserve { mykerinos-room } du Muséum.
mykerinos-take = { mykerinos-seat } prend { mykerinos-card }.
mykerinos-decline = { mykerinos-seat } ne prend rien.
mykerinos-discard = { mykerinos-seat } défausse { mykerinos-card } pour le neutre (vert).

## Refus

mykerinos-over = La partie est terminée.
mykerinos-setting-up = On tire d’abord au sort le premier joueur et les ailes.
mykerinos-dealing = On met d’abord la région en place.
mykerinos-set-up-already = Le premier joueur et les ailes sont tirés une seule fois, dans l’ordre, avant la première saison.
mykerinos-dealt-already = Cette carte est déjà sortie : chacune ne sert qu’une fois par partie.
mykerinos-no-deal-now = Les parcelles ne sont posées qu’au début d’une saison.
mykerinos-not-your-turn = C’est à { mykerinos-seat } de jouer : on agit chacun son tour.
mykerinos-not-your-choice = C’est à { mykerinos-seat } de choisir : le relevé suit le classement.
mykerinos-no-cube = Votre réserve personnelle est vide : vous ne pouvez que passer.
mykerinos-too-few = Il y faut { $needed } cubes, et { $cubes ->
    [one] vous n’en avez qu’un
   *[other] vous n’en avez que { $cubes }
}.
mykerinos-too-few-neutral = Il y faut { $needed } cubes neutres, et { $cubes ->
    [0] vous n’en avez aucun
    [one] vous n’en avez qu’un
   *[other] vous n’en avez que { $cubes }
}.
mykerinos-no-space = { $space } ne fait pas, ou ne fait plus, partie de la région cette saison.
mykerinos-taken = Un cube { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[white] blanc
} occupe déjà { $space }.
mykerinos-pyramid = { $space } est une pyramide : elle n’accepte un cube qu’avec Lord Lemon.
mykerinos-not-beside = { $space } n’est voisine d’aucun de vos cubes.
mykerinos-not-beside-neutral = { $space } n’est voisine d’aucun cube neutre.
mykerinos-not-beside-last = Le cube suivant se pose à côté de { $space }, où vous venez de fouiller.
mykerinos-no-room = Après { $space }, il n’y aurait plus de place pour { $needed ->
    [one] l’autre cube
   *[other] les { $needed } autres cubes
} : on les pose tous, ou aucun.
mykerinos-none-in-region = { $colour ->
    [neutral] Le neutre n’a
   *[own] Vous n’avez
} encore aucun cube dans la région.
mykerinos-nowhere = Rien ne peut être étendu : chaque cube doit trouver sa place à côté du précédent.
mykerinos-choose-space = Choisissez la première des trois cases.
mykerinos-lemon-peak = { $space } n’est pas une pyramide : avec Lord Lemon, une nouvelle fouille s’ouvre sur une pyramide.
mykerinos-lemon-one = Avec Lord Lemon, un seul des deux cubes se pose sur une pyramide : { $space } ne le permet pas.
mykerinos-one-by-one = Touchez une chose à la fois ; seule l’extension en demande deux : le bouton, puis la case.
mykerinos-begin-first = Ouvrez ou étendez d’abord une fouille ; on continue ensuite.
mykerinos-go-on = Continuez d’abord à côté de { $space } : { $left ->
    [one] il reste un cube à poser
   *[other] il reste { $left } cubes à poser
}.
mykerinos-own-first = Votre propre action d’abord, puis celle du neutre.
mykerinos-no-neutral = Il n’y a de couleur neutre qu’à deux joueurs.
mykerinos-neutral-or-end = Vous avez agi : agissez pour le neutre, ou finissez le tour.
mykerinos-must-act = Choisissez une action, ou passez.
mykerinos-no-patrons-yet = Les mécènes n’aident qu’à partir de la deuxième saison.
mykerinos-no-card = Vous n’avez aucune carte { $patron ->
    [tangerine] du Colonel Tangerine
   *[other] de { mykerinos-patron }
}.
mykerinos-tilted = Toutes vos cartes { $patron ->
    [tangerine] du Colonel Tangerine
   *[other] de { mykerinos-patron }
} ont déjà servi cette saison.
mykerinos-violet-empty = Lady Violet n’a pas de cube pour vous : votre réserve générale est vide.
mykerinos-not-whole = { $patron ->
    [tangerine] Le Colonel Tangerine demande trois cubes, et trois cases libres qui se suivent à partir d’un de vos cubes.
    [blackmore] Mrs Blackmore demande deux cubes, et deux cases libres voisines.
    [brown] Sir Brown demande une salle qui vous soit ouverte.
    [lemon] Lord Lemon demande une pyramide sans cube.
   *[violet] Lady Violet demande une case libre où fouiller.
}
mykerinos-power-first = { $patron ->
    [tangerine] D’abord le Colonel Tangerine : étendez avec trois cubes.
    [blackmore] D’abord Mrs Blackmore : ouvrez une fouille de deux cubes.
    [brown] D’abord Sir Brown : réservez une salle.
    [lemon] D’abord Lord Lemon : fouillez une pyramide, ou étendez une fouille avec un des deux cubes sur une pyramide.
   *[violet] D’abord Lady Violet : ouvrez ou étendez une fouille.
}
mykerinos-no-booking-now = Les salles se réservent au relevé, ou avec l’aide de Sir Brown.
mykerinos-no-survey-now = Les parcelles se prennent au relevé, quand tous ont passé.
mykerinos-in-survey = Le relevé est en cours : on ne fouille plus.
mykerinos-other-area = Les zones sont relevées dans l’ordre : c’est le tour de la zone { $area }.
mykerinos-parcel-gone = Cette parcelle a déjà été prise.
mykerinos-must-choose = Le premier et le deuxième doivent prendre une parcelle ou réserver une salle.
mykerinos-no-museum-for-third = Le troisième et le quatrième ne vont jamais au Muséum.
mykerinos-general-empty = Vous n’avez aucun cube dans la réserve générale à envoyer au Muséum.
mykerinos-room-taken = Un cube { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[white] blanc
} occupe déjà { mykerinos-room }.
mykerinos-room-closed = { $value ->
    [5] La salle 5 de l’aile { $wing } s’ouvre à qui tient la salle 3 de cette aile ou une salle 2 voisine.
   *[other] Cette salle n’est pas ouverte.
}
mykerinos-give = Choisissez la parcelle à défausser pour le neutre.
mykerinos-own = C’est votre propre choix, non celui du neutre.
mykerinos-why-stock = À chaque saison, chacun prend des cubes dans la réserve générale ; c’est d’ici qu’on les pose.
mykerinos-why-general = Les cubes reviennent ici après chaque relevé ; d’ici, ils partent au Muséum et vers les saisons suivantes.
mykerinos-why-points = On marque des points en prenant une parcelle, et à l’exposition.
mykerinos-why-held = Les cubes neutres se posent après votre propre action.
mykerinos-why-cards = On se sert de ses propres cartes, une par tour.
mykerinos-why-scale = Qui passe prend la première place libre : les premières places l’emportent en cas d’égalité.
mykerinos-why-wing = Les marqueurs des mécènes restent dans leur aile toute la partie.
mykerinos-why-hall = La salle centrale ne reçoit aucun cube.
mykerinos-why-deck = Les parcelles sont tirées au hasard au début de chaque saison.
mykerinos-why-thing = Ouvrez ou étendez une fouille, faites appel à un mécène, ou passez.

## Le plateau

mykerinos-title = Saison { $season } sur 4 : { $stage ->
    [first] tirage du premier joueur
    [markers] tirage des ailes
    [deal] mise en place de la région
    [neutral] fouilles, pour le neutre
    [neutral-on] fouilles, pour le neutre
    [survey] relevé
    [discard] relevé
    [over] la fin
   *[act] fouilles
}
mykerinos-legend = ^ pyramide ; B Bleu, R Rouge, G Vert, W Blanc
mykerinos-area = Zone { $area } :
mykerinos-parcel-fate = { $fate ->
    [claimed] prise
   *[discarded] défaussée
}
mykerinos-museum = Muséum
mykerinos-wing = Aile { $wing }, { mykerinos-patron } : 5 [{ $five }]  3 [{ $three }]  2 vers l’aile { $next } [{ $two }]
mykerinos-cards = { mykerinos-patron } × { $cards }{ $tilted ->
    [0] {""}
    [one] {" "}({ $tilted } inclinée)
   *[other] {" "}({ $tilted } inclinées)
}
mykerinos-facts = { mykerinos-seat }{ $you ->
    [you] {" (vous)"}
   *[other] {""}
}{ $first ->
    [first] , premier joueur
   *[other] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, réserve { $stock }, réserve générale { $general }
mykerinos-scale = Ont passé :
mykerinos-neutral-facts = Neutre (vert) : Bleu en a { $blue }, Rouge { $red }, réserve générale { $general }
mykerinos-power = { $patron ->
    [tangerine] Colonel Tangerine : étendez avec trois cubes.
    [blackmore] Mrs Blackmore : ouvrez une fouille de deux cubes.
    [brown] Sir Brown : réservez une salle du Muséum.
    [lemon] Lord Lemon : ouvrez sur une pyramide, ou étendez en y posant l’un des deux cubes.
   *[violet] Lady Violet : ouvrez ou étendez une fouille ; son cube est dans votre réserve.
}
mykerinos-digging = { $left ->
    [one] Encore un cube
   *[other] Encore { $left } cubes
}, à côté de { $spot }.
mykerinos-under-survey = Relevé de la zone { $area }
mykerinos-surveyed = { $colours ->
    [0] Zone { $area } : personne n’y a fouillé, les deux parcelles sont défaussées.
   *[other] La zone { $area } est relevée :
}
mykerinos-choice = { $choice ->
    [choosing] doit choisir
    [giving] on choisit sa carte
    [pending] attend
    [discard] une carte est défaussée pour lui
    [decline] ne prend rien
   *[nothing] il ne reste rien
}
mykerinos-rank = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
} : { mykerinos-choice }
mykerinos-rank-discard = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
} : { mykerinos-card }, défaussée pour lui
mykerinos-left-over = Défaussée : { mykerinos-card }
mykerinos-rank-claim = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
} : { mykerinos-card }
mykerinos-rank-book = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
} : { mykerinos-room }
mykerinos-exhibition = L’exposition :
mykerinos-line = { mykerinos-seat } : parcelles { $parcels }, ailes { $wings }, séries { $series }, en tout { $total }

## La fin

mykerinos-reason-points = { mykerinos-seat } gagne : il a le plus de points.
mykerinos-reason-cubes = { mykerinos-seat } gagne : à égalité de points, mais il a gardé plus de cubes.
mykerinos-reason-shared = Victoire partagée : autant de points, et autant de cubes gardés.
mykerinos-reason-resigned = { mykerinos-seat } gagne : tous les autres ont abandonné.

## La page

mykerinos-page-region = La région
mykerinos-page-areas = { $areas ->
    [one] une zone de deux parcelles
   *[other] { $areas } zones de deux parcelles
}
mykerinos-page-worth = Une carte vaut votre meilleure salle dans l’aile de son mécène, sinon 1.
mykerinos-page-space = { $space }, { $ground ->
    [pyramid] pyramide
    [gone] ne fait plus partie de la région
   *[sand] libre
}
mykerinos-page-cube = { $space }, cube { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
   *[white] blanc
}{ $ground ->
    [pyramid] {" "}sur une pyramide
   *[sand] {""}
}
mykerinos-page-parcel = { mykerinos-parcel } : { mykerinos-patron }{ $points ->
    [0] {""}
   *[other] , { $points } points
}{ $patron ->
    [nobody] {""}
   *[other] . { mykerinos-page-power }.
}
mykerinos-page-parcel-gone = { mykerinos-parcel } : { mykerinos-parcel-fate }
mykerinos-page-area = Zone { $area }
mykerinos-page-room = { mykerinos-room }, { $colour ->
    [blue] cube bleu
    [red] cube rouge
    [green] cube vert
    [white] cube blanc
   *[nobody] libre
}
mykerinos-page-wing = Aile { $wing } : { mykerinos-patron }{ $patron ->
    [nobody] {""}
   *[other] . { mykerinos-page-power }.
}
mykerinos-page-wing-short = aile { $wing }
mykerinos-page-hall = La salle centrale
mykerinos-page-scale = Échelle de départage
mykerinos-page-ties = à égalité, le premier à passer gagne
mykerinos-page-place = { mykerinos-page-scale }, place { $place } : { $colour ->
    [blue] Bleu
    [red] Rouge
    [green] Vert
    [white] Blanc
   *[nobody] libre
} ; { mykerinos-page-ties }
mykerinos-page-deck = { $cards ->
    [0] plus de parcelle à venir
    [one] une parcelle à venir
   *[other] { $cards } parcelles à venir
}
mykerinos-page-holdings = Ce que chacun possède
mykerinos-page-first = premier joueur
mykerinos-page-kept = { mykerinos-seat } : { $kind ->
    [points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [stock] { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } à poser, en réserve personnelle
    [general] { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } en réserve générale, pour le Muséum et les saisons à venir
   *[held] { $count ->
        [one] { $count } cube neutre
       *[other] { $count } cubes neutres
    } à poser
}
mykerinos-page-column = { $kind ->
    [points] points
    [stock] à poser
    [general] réserve
   *[held] neutres
}
mykerinos-page-cards = { $count ->
    [0] { mykerinos-seat } : pas encore de carte
   *[other] Cartes de { mykerinos-seat }. { $list }
}
mykerinos-page-neutral-general = Neutre (vert) : { $cubes } en réserve générale
mykerinos-page-your-cards = Vos mécènes
mykerinos-page-pile = Cubes { $colour ->
    [blue] bleus
    [red] rouges
    [green] verts
   *[white] blancs
} à poser : { $cubes }
mykerinos-page-power = { $patron ->
    [tangerine] Étendre avec trois cubes
    [blackmore] Ouvrir avec deux cubes
    [brown] Un cube au Muséum
    [lemon] Fouiller une pyramide
   *[violet] Un cube de plus, puis fouiller
}
mykerinos-page-power-short = { $patron ->
    [tangerine] Étend de 3
    [blackmore] Ouvre à 2
    [brown] Une salle
    [lemon] Pyramide
   *[violet] + 1 cube
}
mykerinos-page-card = { $patron ->
    [nobody] { $cards }
   *[other] { $cards } : { mykerinos-page-power }
}
mykerinos-page-button = { $button ->
    [dig] Ouvrir
    [extend] Étendre
    [pass] Passer
    [end-turn] Finir le tour
   *[decline] Ne rien prendre
}
mykerinos-page-facts = { $stock ->
    [one] { $stock } cube
   *[other] { $stock } cubes
}, { $general } en réserve générale{ $first ->
    [yes] {" "}· premier joueur
   *[no] {""}
}
mykerinos-page-open = Ouvrez une fouille sur une case libre
mykerinos-page-or = { $ways ->
    [extend-patron] Ou étendez-en une, faites appel à un mécène, ou passez.
    [extend-no] Ou étendez-en une, ou passez.
    [no-patron] Ou faites appel à un mécène, ou passez.
   *[no-no] Ou passez.
} { $cubes ->
    [one] Il vous reste un cube.
   *[other] Il vous reste { $cubes } cubes.
}{ $last ->
    [yes] {" "}Tous les autres ont passé : il vous reste une seule action, puis vient le relevé.
   *[no] {""}
}
mykerinos-page-most = Le plus de cubes dans une zone : premier choix.
mykerinos-page-last-one = { mykerinos-seat } est le seul à ne pas avoir passé : encore une action, une seule, puis vient le relevé.
mykerinos-page-patron-only = Faites appel à un mécène, ou passez
mykerinos-page-pass-only = Passez
mykerinos-page-full = Il ne reste aucune case libre sans pyramide.
mykerinos-page-extend = Étendez une fouille : choisissez la première case
mykerinos-page-extend-hint = Elle doit être voisine { $whose ->
    [neutral] d’un cube neutre
   *[own] d’un de vos cubes
}, et la seconde à côté d’elle.
mykerinos-page-next = { $patron ->
    [nobody] Continuez
   *[other] { mykerinos-patron } : continuez
} à côté de { $space }
mykerinos-page-left = { $whose ->
    [neutral] { $left ->
        [one] Encore un cube vert à poser.
       *[other] Encore { $left } cubes verts à poser.
    }
   *[own] { $left ->
        [one] Encore un cube à poser.
       *[other] Encore { $left } cubes à poser.
    }
}
mykerinos-page-power-now = { mykerinos-patron } : { $patron ->
    [tangerine] étendez avec trois cubes
    [blackmore] ouvrez avec deux cubes
    [brown] réservez une salle
    [lemon] fouillez une pyramide
   *[violet] ouvrez ou étendez une fouille
}
mykerinos-page-power-hint = { $patron ->
    [tangerine] Le premier à côté d’un de vos cubes, chacun des autres à côté du précédent. Pas de pyramide.
    [blackmore] Le premier sur n’importe quelle case libre, le second à côté. Pas de pyramide.
    [brown] Toute salle 2 ou 3 encore libre ; une salle 5 si vous tenez une salle voisine.
    [lemon] Ouvrez sur une pyramide, ou étendez avec deux cubes dont un seul sur une pyramide.
   *[violet] Elle vous a donné un cube de plus.
}
mykerinos-page-neutral = Fouillez pour le neutre, ou finissez le tour
mykerinos-page-held-hint = { $cubes ->
    [one] Le neutre (vert) n’est à personne : chacun de vous en pose, et il vous dispute les parcelles. Il vous reste un cube neutre : ouvrez une fouille.
   *[other] Le neutre (vert) n’est à personne : chacun de vous en pose, et il vous dispute les parcelles. Il vous reste { $cubes } cubes neutres.
}
mykerinos-page-choose = Zone { $area } : { $may ->
    [both] prenez une parcelle ou réservez une salle
    [room] réservez une salle
    [decline] prenez une parcelle, ou ne prenez rien
   *[parcel] prenez une parcelle
}
mykerinos-page-begins = Les fouilles de la saison sont finies : on relève les zones une à une.
mykerinos-page-ranked = { $begins ->
    [yes] { mykerinos-page-begins }{" "}
   *[no] {""}
}Vous êtes { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
} ici, avec { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
}.
mykerinos-page-give = Choisissez la parcelle à défausser pour le neutre (vert)
mykerinos-page-discarded = Premier ou deuxième ici, le neutre a droit à une parcelle, que personne ne garde.
mykerinos-page-taken = { $points ->
    [0] {""}
    [one] Un point tout de suite.
   *[other] { $points } points tout de suite.
}{ $patron ->
    [nobody] {""}
   *[other] {" "}{ $last ->
        [yes] La carte vaudra votre meilleure salle dans l’aile de son mécène, sinon 1.
       *[no] { mykerinos-page-power } : une fois par saison, dès la suivante.
    }
}
mykerinos-page-booked = À la fin, chacune de vos cartes { $next ->
    [0] du mécène de cette aile
   *[other] des deux mécènes voisins
} vaudra { $value }, ou plus avec une meilleure salle.
mykerinos-page-kept-cubes = { $cubes ->
    [0] {""}
    [one] Vous gardez le cube qui vous reste.{" "}
   *[other] Vous gardez les { $cubes } cubes qui vous restent.{" "}
}À égalité, le premier à avoir passé l’emporte.
mykerinos-page-for-good = Ce choix est définitif, sauf si la table accepte qu’on le reprenne.
mykerinos-page-confirm-space = Fouiller en { $space }{ $whose ->
    [neutral] {" "}pour le neutre
   *[own] {""}
} ?
mykerinos-page-confirm-patron = Faire appel { $patron ->
    [tangerine] au Colonel Tangerine
   *[other] à { mykerinos-patron }
} ?
mykerinos-page-confirm-room = Réserver { mykerinos-room } ?
mykerinos-page-confirm-button = { $button ->
    [pass] Passer jusqu’à la fin des fouilles ?
    [end-turn] Finir le tour sans le neutre ?
   *[decline] Ne rien prendre dans cette zone ?
}
mykerinos-page-confirm-parcel = { $stage ->
    [discard] Défausser
   *[survey] Prendre
} { mykerinos-card } ?
mykerinos-page-results = Ce que le relevé a donné
mykerinos-page-surveyed = { $areas ->
    [one] La zone { $area } est relevée
   *[other] { $areas } zones sont relevées
}
mykerinos-page-return = Tous les cubes retournent aux réserves générales.
mykerinos-page-nobody = Personne n’a fouillé ici.
mykerinos-page-gone = { $cards ->
    [one] Défaussée :
   *[other] Toutes deux défaussées :
}
mykerinos-page-opens = L’exposition ouvre ses portes
mykerinos-page-counted = { $tie ->
    [no] { mykerinos-seat } a le plus de points : { $points }
    [cubes] Égalité à { $points } points, mais { mykerinos-seat } a gardé plus de cubes
   *[all] Égalité parfaite à { $points } points
}
mykerinos-page-best-room = Chaque carte rapporte la meilleure salle tenue dans l’aile : 5, 3, ou un 2 de part ou d’autre. Sans salle, 1.
mykerinos-page-row = { $row ->
    [parcels] Parcelles
    [sets] Séries
    [total] Points
   *[stock] Cubes gardés
}
mykerinos-page-row-hint = { $row ->
    [parcels] points du relevé
    [sets] cinq mécènes différents
   *[stock] départagent les égalités
}
mykerinos-page-none = { $what ->
    [card] aucune carte
   *[set] aucune série
}
