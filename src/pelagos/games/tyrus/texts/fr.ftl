# Tyrus, en français.

## Noms

tyrus-seat = { $seat ->
    [brown] Brun
   *[beige] Beige
}
tyrus-guild = { $guild ->
    [s] soldats
    [m] marchands
   *[p] prêtres
}
tyrus-office = { $office ->
    [general] général
    [merchant] chef des marchands
   *[priest] grand prêtre
}
tyrus-kind = { $building ->
    [citadel] la citadelle
    [market] le marché
   *[temple] le temple
}
tyrus-owner = { $owner ->
    [brown] Brun
   *[beige] Beige
}
tyrus-tile = { $value } de { tyrus-guild }
tyrus-building = { tyrus-kind } de { tyrus-owner }
tyrus-touch = { $name }

## Actions

tyrus-coin = La pièce désigne { tyrus-seat } : à lui de commencer.
tyrus-draw = { tyrus-seat } pioche le { tyrus-tile }.
tyrus-draw-hidden = { tyrus-seat } pioche une tuile.
tyrus-card = { $election ->
    [1] Première élection
    [2] Deuxième élection
    [3] Troisième élection
    [4] Quatrième élection
    [5] Cinquième élection
    [6] Sixième élection
    [7] Septième élection
    [8] Huitième élection
   *[9] Neuvième élection
} : on élit un { tyrus-office }.
tyrus-place = { tyrus-seat } pose le { tyrus-tile } dans { tyrus-building }.
tyrus-place-hidden = { tyrus-seat } pose une tuile dans { tyrus-building }.

## Refus

tyrus-over = La partie est terminée.
tyrus-not-your-turn = C’est à { tyrus-seat } de jouer : on pose une tuile chacun son tour.
tyrus-no-toss = La pièce doit d’abord désigner qui commence.
tyrus-no-turn = On retourne d’abord la carte Élection suivante.
tyrus-drawing = On pioche d’abord.
tyrus-tossed = La pièce n’est lancée qu’une fois, avant la première élection : { tyrus-seat } la garde.
tyrus-coin-stays = La pièce ne change pas de mains de toute la partie.
tyrus-no-draw-now = On ne pioche qu’après un décompte, tant qu’il reste des tuiles.
tyrus-drawn-already = Le { tyrus-tile } a déjà quitté la pioche.
tyrus-no-card-now = On ne retourne qu’une carte Élection à la fois, une fois l’élection précédente comptée.
tyrus-card-turned = Cette carte Élection a déjà été retournée.
tyrus-in-supply = Le { tyrus-tile } est encore dans votre pioche.
tyrus-placed = Le { tyrus-tile } est déjà posé : une tuile posée ne bouge plus.
tyrus-discarded = Le { tyrus-tile } a été dévoilé, puis défaussé pour de bon.
tyrus-choose-building = Choisissez maintenant l’un des six bâtiments.
tyrus-choose-tile = Choisissez d’abord une tuile de votre main, puis l’un des six bâtiments.
tyrus-standing = Une tuile posée ne se déplace plus.
tyrus-hand = Une main n’est connue que de son propriétaire.
tyrus-discard = Les tuiles dévoilées sont défaussées pour de bon.
tyrus-representatives = Un représentant se gagne à l’élection, et reste acquis.

## Le plateau

tyrus-head = { $building ->
    [citadel] Citadelle
    [market] Marché
   *[temple] Temple
}
tyrus-title = Élection { $election } sur 9
tyrus-title-office = Élection { $election } sur 9 : { tyrus-office }
tyrus-roles = { $office ->
    [general] Les soldats votent, les marchands contrent, les prêtres protègent.
    [merchant] Les marchands votent, les prêtres contrent, les soldats protègent.
   *[priest] Les prêtres votent, les soldats contrent, les marchands protègent.
}
tyrus-you = { tyrus-seat } (vous)
tyrus-facts = { tyrus-seat } : { $representatives ->
    [one] { $representatives } représentant
   *[other] { $representatives } représentants
}, { $hand } en main, { $supply } en pioche
tyrus-cards = À venir : général × { $general }, chef des marchands × { $merchant }, grand prêtre × { $priest }
tyrus-hand-of = Main de { tyrus-seat } :
tyrus-discards = Défausse de { tyrus-seat } :
tyrus-elections = Élections
tyrus-result = { $election }. { tyrus-office } : { $winner ->
    [brown] Brun
    [beige] Beige
    [null] nulle
   *[pending] en cours
}
tyrus-legend = [s7] à Brun, (s7) à Beige, ?? cachée ; s soldats, m marchands, p prêtres
tyrus-sum = { tyrus-seat } : { $sum } · { $tiles }
tyrus-counted = Décompte de l’élection { $election } ({ tyrus-office }) : { $winner ->
    [brown] Brun l’emporte
    [beige] Beige l’emporte
   *[null] nulle
}

## La fin

tyrus-reason-row = { tyrus-seat } gagne : trois élections d’affilée.
tyrus-reason-representatives = { tyrus-seat } gagne : il a plus de représentants.
tyrus-reason-hands = { tyrus-seat } gagne : autant de représentants, mais une main plus forte.
tyrus-reason-draw = Match nul : autant de représentants, et des mains de même valeur.
tyrus-reason-resigned = { tyrus-seat } gagne : l’autre camp a abandonné.

## La page

tyrus-page-board = Deux cités de trois bâtiments chacune, de part et d’autre de la mer
tyrus-page-nth = { $election ->
    [1] Première élection
    [2] Deuxième élection
    [3] Troisième élection
    [4] Quatrième élection
    [5] Cinquième élection
    [6] Sixième élection
    [7] Septième élection
    [8] Huitième élection
   *[9] Neuvième élection
}
tyrus-page-office = { $office ->
    [general] Général
    [merchant] Chef des marchands
   *[priest] Grand prêtre
}
tyrus-page-role = { $role ->
    [votes] votent
    [counters] contrent
   *[protects] protègent
}
tyrus-page-guild = les { tyrus-guild }
tyrus-page-line = Les { tyrus-guild } { tyrus-page-role }
tyrus-page-cards = { $cards ->
    [0] Plus de carte à venir.
    [one] Une carte à venir :
   *[other] { $cards } cartes à venir :
}
tyrus-page-cards-of = { tyrus-page-office } × { $cards }
tyrus-page-row = Trois de suite gagnent la partie.
tyrus-page-null-short = N : personne
tyrus-page-null-place = N : élection nulle, personne n’est élu
tyrus-page-closed = plus d’élection ici
tyrus-page-face-down = Face cachée
tyrus-page-you = Vous
tyrus-page-strip = { tyrus-facts }{ $you ->
    [yes] , c’est vous
   *[no] {""}
}{ $turn ->
    [yes] , qui doit jouer
   *[no] {""}
}
tyrus-page-final = Brun { $brown } · Beige { $beige }
tyrus-page-your-hand = Votre main
tyrus-page-pile = { $pile ->
    [hand] Main
    [supply] Pioche
   *[discard] Défausse
}
tyrus-page-pile-of = { tyrus-seat } : { $pile ->
    [hand] { $count } en main
    [supply] { $count } en pioche
   *[discard] { $count } à la défausse
}
tyrus-page-discards = Tuiles défaussées
tyrus-page-values = { $guild ->
    [s] Soldats
    [m] Marchands
   *[p] Prêtres
} : { $values }
tyrus-page-building = { tyrus-building } ({ $name }), { $tiles ->
    [0] vide
    [one] une tuile
   *[other] { $tiles } tuiles
}
tyrus-page-tile = { tyrus-tile } ({ $name })
tyrus-page-standing = { tyrus-tile }, posé par { tyrus-seat } à l’élection { $election }
tyrus-page-standing-hidden = tuile cachée, posée par { tyrus-seat } à l’élection { $election }
tyrus-page-coin = La pièce est à { tyrus-owner }, qui commence les élections 1, 3, 5, 7 et 9
tyrus-page-representatives = { tyrus-seat } : { $representatives ->
    [one] { $representatives } représentant
   *[other] { $representatives } représentants
}
tyrus-page-facts = { $hand } en main, { $supply } en pioche
tyrus-page-choose = Choisissez une tuile de votre main
tyrus-page-place = Posez votre { tyrus-tile }
tyrus-page-confirm = Poser le { tyrus-tile } dans { $whose ->
    [yours] votre { $building ->
        [citadel] citadelle
        [market] marché
       *[temple] temple
    }
   *[theirs] { tyrus-building }
} ?
tyrus-page-waits = { $closed ->
    [no] Cette tuile attendra là, cachée, qu’on élise un { tyrus-office }.
   *[yes] On n’élira plus de { tyrus-office } : rien n’y sera plus compté.
}
tyrus-page-hint = { $tile ->
    [1] Première
    [2] Deuxième
   *[3] Troisième
} tuile sur trois{ $first ->
    [yes] .
   *[no] , dans l’un des six bâtiments.
} Cette fois, on compte { $office ->
    [general] les citadelles
    [merchant] les marchés
   *[priest] les temples
}{ $first ->
    [yes]  : chez vous on vote et on protège, en face on contre.
   *[no] .
}
tyrus-page-elects = { $winner ->
    [brown] Brun élit le { tyrus-office }
    [beige] Beige élit le { tyrus-office }
   *[null] Personne n’est élu
}
tyrus-page-shown = { $office ->
    [general] Les deux citadelles sont dévoilées
    [merchant] Les deux marchés sont dévoilés
   *[priest] Les deux temples sont dévoilés
} ; toutes les autres tuiles restent cachées.
tyrus-page-struck = { $count ->
    [one] { $count } rayé
   *[other] { $count } rayés
}
tyrus-page-stand = toutes tiennent
tyrus-page-strike = toutes portent
tyrus-page-work = toutes servent
tyrus-page-surplus = { $count } de trop
tyrus-page-vain = rien à rayer
tyrus-page-none = aucune tuile
tyrus-page-idle = sans effet sur ce décompte
tyrus-page-counting = On compte les voix
tyrus-page-won = L’élection est à vous, { $most } à { $least }
tyrus-page-taken = { tyrus-seat } l’emporte, { $most } à { $least }
tyrus-page-null = Élection nulle, { $most } à { $least }
tyrus-page-sum = { tyrus-seat } : { $sum }{ $floor ->
    [both] {" "}({ $counters } de contre, { $protects } de protection)
    [counters] {" "}({ $counters } de contre)
   *[no] {""}
}
tyrus-page-leave = { $tiles ->
    [0] Les deux bâtiments étaient vides.
    [one] La tuile dévoilée quitte le jeu.
   *[other] Les { $tiles } tuiles dévoilées quittent le jeu.
}
