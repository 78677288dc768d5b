# Mykerinos, in English.

## Names

mykerinos-seat = { $seat ->
    [blue] Blue
    [red] Red
    [green] Green
   *[white] White
}
mykerinos-colour = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
   *[white] White
}
mykerinos-patron = { $patron ->
    [tangerine] Colonel Tangerine
    [blackmore] Mrs Blackmore
    [brown] Sir Brown
    [lemon] Lord Lemon
    [violet] Lady Violet
   *[nobody] no patron
}
mykerinos-card = { $patron ->
    [tangerine] Colonel Tangerine’s parcel
    [blackmore] Mrs Blackmore’s parcel
    [brown] Sir Brown’s parcel
    [lemon] Lord Lemon’s parcel
    [violet] Lady Violet’s parcel
   *[nobody] the parcel without a patron
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
mykerinos-room = { $next ->
    [0] the { $value } of wing { $wing }
   *[other] the { $value } between wings { $wing } and { $next }
}
mykerinos-parcel = area { $area }, { $side ->
    [left] left parcel
   *[right] right parcel
}
mykerinos-button = { $button ->
    [extend] extend an excavation
    [pass] pass
    [end-turn] leave the neutral alone
   *[decline] take nothing
}
mykerinos-touch = { $name }

## Actions

mykerinos-first = { mykerinos-seat } is first player.
mykerinos-marker = { mykerinos-patron } exhibits in wing { $wing }.
mykerinos-deal = Area { $area }, { $side ->
    [left] left
   *[right] right
}: { mykerinos-card }.
mykerinos-ground = { $ground ->
    [pyramid] , on the pyramid
   *[sand] {""}
}
mykerinos-dig = { mykerinos-seat } digs at { $space }{ mykerinos-ground }.
mykerinos-extend = { mykerinos-seat } extends to { $space }{ mykerinos-ground }.
mykerinos-on = { mykerinos-seat } goes on to { $space }{ mykerinos-ground }.
mykerinos-use = { mykerinos-seat } calls on { mykerinos-patron }.
mykerinos-pass = { mykerinos-seat } passes.
mykerinos-neutral-dig = { mykerinos-seat } digs at { $space } for the neutral (green).
mykerinos-neutral-extend = { mykerinos-seat } extends the neutral’s excavation to { $space }.
mykerinos-neutral-on = { mykerinos-seat } goes on to { $space } for the neutral (green).
mykerinos-end-turn = { mykerinos-seat } leaves the neutral alone.
mykerinos-book = { mykerinos-seat } books { mykerinos-room } in the museum.
mykerinos-take = { mykerinos-seat } claims { mykerinos-card }.
mykerinos-decline = { mykerinos-seat } takes nothing.
mykerinos-discard = { mykerinos-seat } discards { mykerinos-card } for the neutral (green).

## Refusals

mykerinos-over = The game is over.
mykerinos-setting-up = The first player and the wings are drawn first.
mykerinos-dealing = The region is dealt first.
mykerinos-set-up-already = The first player and the wings are drawn once, in order, before the first season.
mykerinos-dealt-already = That card was dealt before: every card is dealt once in a game.
mykerinos-no-deal-now = Parcels are dealt at the start of a season only.
mykerinos-not-your-turn = It is { mykerinos-seat }’s turn: players act one after the other.
mykerinos-not-your-choice = It is { mykerinos-seat }’s choice: the survey goes from rank to rank.
mykerinos-no-cube = Your personal stock is empty: you can only pass.
mykerinos-too-few = That takes { $needed } cubes, and you have { $cubes ->
    [one] only one
   *[other] only { $cubes }
}.
mykerinos-too-few-neutral = That takes { $needed } neutral cubes, and you hold { $cubes ->
    [0] none
    [one] only one
   *[other] only { $cubes }
}.
mykerinos-no-space = { $space } is not part of the region this season, or not any more.
mykerinos-taken = { $colour ->
    [blue] A blue cube
    [red] A red cube
    [green] A green cube
   *[white] A white cube
} stands on { $space } already.
mykerinos-pyramid = { $space } is a pyramid: only Lord Lemon gets a cube onto it.
mykerinos-not-beside = { $space } is not next to one of your cubes.
mykerinos-not-beside-neutral = { $space } is not next to a neutral cube.
mykerinos-not-beside-last = The next cube goes next to { $space }, where you have just dug.
mykerinos-no-room = After { $space } there would be no room for { $needed ->
    [one] the other cube
   *[other] the other { $needed } cubes
}: all are placed, or none.
mykerinos-none-in-region = { $colour ->
    [neutral] The neutral has no cube
   *[own] You have no cube
} in the region yet.
mykerinos-nowhere = Nothing can be extended: every cube of an extension needs its place, one next to the other.
mykerinos-choose-space = Choose the first of the three spaces.
mykerinos-lemon-peak = { $space } is not a pyramid: with Lord Lemon a new excavation begins on one.
mykerinos-lemon-one = With Lord Lemon exactly one of the two cubes stands on a pyramid: { $space } would not leave it so.
mykerinos-one-by-one = Touch one thing at a time; only extending takes two: the button, then the space.
mykerinos-begin-first = Begin or extend an excavation first; then it can go on.
mykerinos-go-on = Go on next to { $space } first: { $left ->
    [one] one more cube
   *[other] { $left } more cubes
} must follow.
mykerinos-own-first = Your own action comes first, then one for the neutral.
mykerinos-no-neutral = There is a neutral colour with two players only.
mykerinos-neutral-or-end = You have acted: act for the neutral now, or leave it alone.
mykerinos-must-act = Take one of the actions, or pass.
mykerinos-no-patrons-yet = Patrons help from the second season on.
mykerinos-no-card = You have no { mykerinos-patron } card.
mykerinos-tilted = You have used all your { mykerinos-patron } cards this season.
mykerinos-violet-empty = Lady Violet has no cube for you: your general stock is empty.
mykerinos-not-whole = { $patron ->
    [tangerine] Colonel Tangerine needs three cubes, and three free spaces, each next to the one before, from one of your cubes.
    [blackmore] Mrs Blackmore needs two cubes, and two free spaces next to each other.
    [brown] Sir Brown needs a room that is open to you.
    [lemon] Lord Lemon needs a pyramid without a cube.
   *[violet] Lady Violet needs a free space for you to dig.
}
mykerinos-power-first = { $patron ->
    [tangerine] Colonel Tangerine first: extend by three cubes.
    [blackmore] Mrs Blackmore first: dig with two cubes.
    [brown] Sir Brown first: book a room.
    [lemon] Lord Lemon first: dig on a pyramid, or extend over one.
   *[violet] Lady Violet first: dig or extend.
}
mykerinos-no-booking-now = Rooms are booked in the survey, or with Sir Brown’s help.
mykerinos-no-survey-now = Parcels are claimed in the survey, when everybody has passed.
mykerinos-in-survey = The survey is under way: nobody digs now.
mykerinos-other-area = Areas are surveyed in order: now it is area { $area }.
mykerinos-parcel-gone = That parcel has been taken.
mykerinos-must-choose = First and second must take a parcel or book a room.
mykerinos-no-museum-for-third = Third and fourth never go to the museum.
mykerinos-general-empty = You have no cube in the general stock to send to the museum.
mykerinos-room-taken = { $colour ->
    [blue] A blue cube
    [red] A red cube
    [green] A green cube
   *[white] A white cube
} is in { mykerinos-room } already.
mykerinos-room-closed = { $value ->
    [5] The 5 of wing { $wing } opens to those who hold the 3 of its wing or a 2 beside it.
   *[other] That room is not open.
}
mykerinos-give = Choose the parcel to discard for the neutral.
mykerinos-own = It is your own choice now, not the neutral’s.
mykerinos-why-stock = Each season everyone takes cubes from the general stock; they are placed from here.
mykerinos-why-general = Cubes come back here after each survey; from here they go to the museum and to new seasons.
mykerinos-why-points = Points are scored when a parcel is claimed, and at the exhibition.
mykerinos-why-held = Neutral cubes are placed after your own action.
mykerinos-why-cards = You use your own cards, one a turn.
mykerinos-why-scale = Whoever passes takes the lowest free place: earlier places win ties.
mykerinos-why-wing = The patrons’ markers stay in their wings for the whole game.
mykerinos-why-hall = The hall takes no cube.
mykerinos-why-deck = Parcels are dealt at random at the start of each season.
mykerinos-why-thing = Dig, extend, call on a patron, or pass.

## The board

mykerinos-title = Season { $season } of 4: { $stage ->
    [first] the first player is drawn
    [markers] the wings are drawn
    [deal] the region is dealt
    [neutral] excavation, for the neutral
    [neutral-on] excavation, for the neutral
    [survey] survey
    [discard] survey
    [over] the end
   *[act] excavation
}
mykerinos-legend = ^ pyramid; B Blue, R Red, G Green, W White
mykerinos-area = Area { $area }:
mykerinos-parcel-fate = { $fate ->
    [claimed] claimed
   *[discarded] discarded
}
mykerinos-museum = Museum
mykerinos-wing = Wing { $wing }, { mykerinos-patron }: 5 [{ $five }]  3 [{ $three }]  2 to wing { $next } [{ $two }]
mykerinos-cards = { mykerinos-patron } × { $cards }{ $tilted ->
    [0] {""}
   *[other] {" "}({ $tilted } used)
}
mykerinos-facts = { mykerinos-seat }{ $you ->
    [you] {" (you)"}
   *[other] {""}
}{ $first ->
    [first] , first player
   *[other] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stock } in the stock, { $general } in the general stock
mykerinos-scale = Passed:
mykerinos-neutral-facts = Neutral (green): Blue holds { $blue }, Red { $red }, { $general } in the general stock
mykerinos-power = { $patron ->
    [tangerine] Colonel Tangerine: extend by three cubes.
    [blackmore] Mrs Blackmore: dig with two cubes.
    [brown] Sir Brown: book a room of the museum.
    [lemon] Lord Lemon: dig on a pyramid, or extend with one of two cubes on one.
   *[violet] Lady Violet: dig or extend; her cube is in your stock.
}
mykerinos-digging = { $left ->
    [one] One more cube follows
   *[other] { $left } more cubes follow
}, next to { $spot }.
mykerinos-under-survey = Survey of area { $area }
mykerinos-surveyed = { $colours ->
    [0] Area { $area }: nobody dug here, both parcels are discarded.
   *[other] Area { $area } has been surveyed:
}
mykerinos-choice = { $choice ->
    [choosing] to choose
    [giving] its card is being chosen
    [pending] waits
    [discard] a card is discarded for it
    [decline] takes nothing
   *[nothing] nothing is left
}
mykerinos-rank = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: { mykerinos-choice }
mykerinos-rank-discard = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: { mykerinos-card }, discarded for it
mykerinos-left-over = Discarded: { mykerinos-card }
mykerinos-rank-claim = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: { mykerinos-card }
mykerinos-rank-book = { $rank }. { mykerinos-colour }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: { mykerinos-room }
mykerinos-exhibition = The exhibition:
mykerinos-line = { mykerinos-seat }: parcels { $parcels }, wings { $wings }, sets { $series }, in all { $total }

## The end

mykerinos-reason-points = { mykerinos-seat } wins with the most points.
mykerinos-reason-cubes = { mykerinos-seat } wins: level on points, but with more cubes saved.
mykerinos-reason-shared = A shared win: level on points and on cubes saved.
mykerinos-reason-resigned = { mykerinos-seat } wins: everybody else resigned.

## The page

mykerinos-page-region = The region
mykerinos-page-areas = { $areas ->
    [one] one area of two parcels
   *[other] { $areas } areas of two parcels
}
mykerinos-page-worth = A card is worth your best room in its patron’s wing, or 1 without a room.
mykerinos-page-space = { $space }, { $ground ->
    [pyramid] pyramid
    [gone] no longer part of the region
   *[sand] free
}
mykerinos-page-cube = { $space }, { $colour ->
    [blue] blue cube
    [red] red cube
    [green] green cube
   *[white] white cube
}{ $ground ->
    [pyramid] {" "}on a pyramid
   *[sand] {""}
}
mykerinos-page-parcel = { mykerinos-parcel }: { mykerinos-patron }{ $points ->
    [0] {""}
   *[other] , { $points } points
}{ $patron ->
    [nobody] {""}
   *[other] . { mykerinos-page-power }.
}
mykerinos-page-parcel-gone = { mykerinos-parcel }: { mykerinos-parcel-fate }
mykerinos-page-area = Area { $area }
mykerinos-page-room = { mykerinos-room }, { $colour ->
    [blue] blue cube
    [red] red cube
    [green] green cube
    [white] white cube
   *[nobody] free
}
mykerinos-page-wing = Wing { $wing }: { mykerinos-patron }{ $patron ->
    [nobody] {""}
   *[other] . { mykerinos-page-power }.
}
mykerinos-page-wing-short = wing { $wing }
mykerinos-page-hall = The hall
mykerinos-page-scale = Passing scale
mykerinos-page-ties = earlier wins ties
mykerinos-page-place = { mykerinos-page-scale }, place { $place }: { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
    [white] White
   *[nobody] free
}; { mykerinos-page-ties }
mykerinos-page-deck = { $cards ->
    [0] no parcel to come
    [one] one parcel to come
   *[other] { $cards } parcels to come
}
mykerinos-page-holdings = What everybody has
mykerinos-page-first = first player
mykerinos-page-kept = { mykerinos-seat }: { $kind ->
    [points] { $count ->
        [one] one point
       *[other] { $count } points
    }
    [stock] { $count ->
        [one] one cube
       *[other] { $count } cubes
    } to place, in the personal stock
    [general] { $count ->
        [one] one cube
       *[other] { $count } cubes
    } in the general stock, for the museum and new seasons
   *[held] { $count ->
        [one] one neutral cube
       *[other] { $count } neutral cubes
    } to place
}
mykerinos-page-column = { $kind ->
    [points] points
    [stock] to place
    [general] general
   *[held] neutral
}
mykerinos-page-cards = { $count ->
    [0] { mykerinos-seat }: no card yet
   *[other] { mykerinos-seat }’s cards. { $list }
}
mykerinos-page-neutral-general = Neutral (green): { $cubes } in the general stock
mykerinos-page-your-cards = Your patrons
mykerinos-page-pile = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
   *[white] White
} cubes to place: { $cubes }
mykerinos-page-power = { $patron ->
    [tangerine] Extend with three cubes
    [blackmore] Open with two cubes
    [brown] One cube to the museum
    [lemon] Dig on a pyramid
   *[violet] One more cube, then dig
}
mykerinos-page-power-short = { $patron ->
    [tangerine] Extend by 3
    [blackmore] Open with 2
    [brown] A room
    [lemon] Pyramid
   *[violet] + 1 cube
}
mykerinos-page-card = { $patron ->
    [nobody] { $cards }
   *[other] { $cards }: { mykerinos-page-power }
}
mykerinos-page-button = { $button ->
    [dig] Open
    [extend] Extend
    [pass] Pass
    [end-turn] Skip the neutral
   *[decline] Take nothing
}
mykerinos-page-facts = { $stock ->
    [one] one cube
   *[other] { $stock } cubes
}, { $general } in the general stock{ $first ->
    [yes] {" "}· first player
   *[no] {""}
}
mykerinos-page-open = Open an excavation on a free space
mykerinos-page-or = { $ways ->
    [extend-patron] Or extend one, call on a patron, or pass.
    [extend-no] Or extend one, or pass.
    [no-patron] Or call on a patron, or pass.
   *[no-no] Or pass.
} { $cubes ->
    [one] You have one cube.
   *[other] You have { $cubes } cubes.
}{ $last ->
    [yes] {" "}Everybody else has passed: you have exactly one more action, then comes the survey.
   *[no] {""}
}
mykerinos-page-most = Most cubes in an area: first choice there.
mykerinos-page-last-one = { mykerinos-seat } alone has not passed: exactly one more action, then comes the survey.
mykerinos-page-patron-only = Call on a patron, or pass
mykerinos-page-pass-only = Pass
mykerinos-page-full = No free space is left without a pyramid.
mykerinos-page-extend = Extend an excavation: choose the first space
mykerinos-page-extend-hint = It must be next to { $whose ->
    [neutral] a neutral cube
   *[own] one of your cubes
}, and the second one next to it.
mykerinos-page-next = { $patron ->
    [nobody] Go
   *[other] { mykerinos-patron }: go
} on, next to { $space }
mykerinos-page-left = { $whose ->
    [neutral] { $left ->
        [one] One more green cube to place.
       *[other] { $left } more green cubes to place.
    }
   *[own] { $left ->
        [one] One more cube to place.
       *[own] { $left } more cubes to place.
    }
}
mykerinos-page-power-now = { mykerinos-patron }: { $patron ->
    [tangerine] extend with three cubes
    [blackmore] open with two cubes
    [brown] book a room
    [lemon] dig on a pyramid
   *[violet] open or extend
}
mykerinos-page-power-hint = { $patron ->
    [tangerine] The first goes next to one of your cubes, each of the others next to the one before. No pyramids.
    [blackmore] The first goes on any free space, the second next to it. No pyramids.
    [brown] Any 2 or 3 that is free; a 5 next to a room you hold.
    [lemon] Open on a pyramid, or extend with exactly one of two cubes on a pyramid.
   *[violet] She has given you one more cube.
}
mykerinos-page-neutral = Dig for the neutral, or skip it
mykerinos-page-held-hint = { $cubes ->
    [one] The neutral (green) is nobody’s: you both place it, and it competes with you for parcels. You hold one neutral cube: open with it.
   *[other] The neutral (green) is nobody’s: you both place it, and it competes with you for parcels. You hold { $cubes } neutral cubes.
}
mykerinos-page-choose = Area { $area }: { $may ->
    [both] take a parcel or book a room
    [room] book a room
    [decline] take a parcel, or take nothing
   *[parcel] take a parcel
}
mykerinos-page-begins = The digging is over for this season: the areas are surveyed one by one.
mykerinos-page-ranked = { $begins ->
    [yes] { mykerinos-page-begins }{" "}
   *[no] {""}
}You are { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} here, with { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}.
mykerinos-page-give = Choose the parcel to discard for the neutral (green)
mykerinos-page-discarded = First or second here, the neutral is due a parcel, which nobody keeps.
mykerinos-page-taken = { $points ->
    [0] {""}
    [one] One point now.
   *[other] { $points } points now.
}{ $patron ->
    [nobody] {""}
   *[other] {" "}{ $last ->
        [yes] The card is worth your best room in its patron’s wing, or 1.
       *[no] { mykerinos-page-power }: once each season from the next.
    }
}
mykerinos-page-booked = In the end each of your cards of { $next ->
    [0] this wing’s patron
   *[other] the patrons on either side
} is worth { $value }, or more with a better room.
mykerinos-page-kept-cubes = { $cubes ->
    [0] {""}
    [one] You keep the cube that is left.{" "}
   *[other] You keep the { $cubes } cubes that are left.{" "}
}Whoever passes earlier wins ties.
mykerinos-page-for-good = This is final, unless a take-back is agreed.
mykerinos-page-confirm-space = Dig at { $space }{ $whose ->
    [neutral] {" "}for the neutral
   *[own] {""}
}?
mykerinos-page-confirm-patron = Call on { mykerinos-patron }?
mykerinos-page-confirm-room = Book { mykerinos-room }?
mykerinos-page-confirm-button = { $button ->
    [pass] Pass until the digging is over?
    [end-turn] Skip the neutral?
   *[decline] Take nothing in this area?
}
mykerinos-page-confirm-parcel = { $stage ->
    [discard] Discard
   *[survey] Take
} { mykerinos-card }?
mykerinos-page-results = What the survey gave
mykerinos-page-surveyed = { $areas ->
    [one] Area { $area } has been surveyed
   *[other] { $areas } areas have been surveyed
}
mykerinos-page-return = All cubes go back to the general stocks.
mykerinos-page-nobody = Nobody dug here.
mykerinos-page-gone = { $cards ->
    [one] Discarded:
   *[other] Both discarded:
}
mykerinos-page-opens = The exhibition opens
mykerinos-page-counted = { $tie ->
    [no] { mykerinos-seat } has the most points: { $points }
    [cubes] Level at { $points } points, and { mykerinos-seat } saved more cubes
   *[all] Level at { $points } points in everything
}
mykerinos-page-best-room = Each card scores the best room its owner holds in the wing: 5, 3, or a 2 on either side. With no room, 1.
mykerinos-page-row = { $row ->
    [parcels] Parcels
    [sets] Sets
    [total] Points
   *[stock] Cubes saved
}
mykerinos-page-row-hint = { $row ->
    [parcels] scored in the survey
    [sets] five different patrons
   *[stock] break a tie
}
mykerinos-page-none = { $what ->
    [card] no card
   *[set] no set
}
