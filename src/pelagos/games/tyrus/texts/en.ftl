# Tyrus, in English.

## Names

tyrus-seat = { $seat ->
    [brown] Brown
   *[beige] Beige
}
tyrus-guild = { $guild ->
    [s] soldiers
    [m] merchants
   *[p] priests
}
tyrus-office = { $office ->
    [general] general
    [merchant] chief merchant
   *[priest] high priest
}
tyrus-kind = { $building ->
    [citadel] citadel
    [market] market
   *[temple] temple
}
tyrus-owner = { $owner ->
    [brown] Brown’s
   *[beige] Beige’s
}
tyrus-tile = { $value } of { tyrus-guild }
tyrus-building = { tyrus-owner } { tyrus-kind }
tyrus-touch = { $name }

## Actions

tyrus-coin = The coin picks { tyrus-seat }, who starts.
tyrus-draw = { tyrus-seat } draws the { tyrus-tile }.
tyrus-draw-hidden = { tyrus-seat } draws a tile.
tyrus-card = Election { $election }: a { tyrus-office } is to be elected.
tyrus-place = { tyrus-seat } places the { tyrus-tile } in { tyrus-building }.
tyrus-place-hidden = { tyrus-seat } places a tile in { tyrus-building }.

## Refusals

tyrus-over = The game is over.
tyrus-not-your-turn = It is { tyrus-seat }’s turn: you place one tile each in turn.
tyrus-no-toss = The coin decides first who starts.
tyrus-no-turn = The next election card is turned over first.
tyrus-drawing = Tiles are being drawn first.
tyrus-tossed = The coin was tossed once, before the first election: { tyrus-seat } keeps it.
tyrus-coin-stays = The coin stays where it fell for the whole game.
tyrus-no-draw-now = Tiles are drawn after a count only, until the supply is empty.
tyrus-drawn-already = The { tyrus-tile } has left the supply already.
tyrus-no-card-now = One election card is turned over at a time, when the election before is over.
tyrus-card-turned = That election card was turned over before.
tyrus-in-supply = The { tyrus-tile } is still in your supply.
tyrus-placed = The { tyrus-tile } stands in a building: a placed tile is never moved.
tyrus-discarded = The { tyrus-tile } was revealed and discarded for good.
tyrus-choose-building = Now choose one of the six buildings.
tyrus-choose-tile = First choose a tile of your hand, then one of the six buildings.
tyrus-standing = A placed tile is never moved again.
tyrus-hand = A hand is known to its owner alone.
tyrus-discard = Revealed tiles are discarded for good.
tyrus-representatives = A representative is won by an election, and stays won.

## The board

tyrus-head = { $building ->
    [citadel] Citadel
    [market] Market
   *[temple] Temple
}
tyrus-title = Election { $election } of 9
tyrus-title-office = Election { $election } of 9: { tyrus-office }
tyrus-roles = { $office ->
    [general] Soldiers vote, merchants counter, priests protect.
    [merchant] Merchants vote, priests counter, soldiers protect.
   *[priest] Priests vote, soldiers counter, merchants protect.
}
tyrus-you = { tyrus-seat } (you)
tyrus-facts = { tyrus-seat }: { $representatives ->
    [one] { $representatives } representative
   *[other] { $representatives } representatives
}, { $hand } in hand, { $supply } in the supply
tyrus-cards = To come: general × { $general }, chief merchant × { $merchant }, high priest × { $priest }
tyrus-hand-of = { tyrus-seat }’s hand:
tyrus-discards = Discarded by { tyrus-seat }:
tyrus-elections = Elections
tyrus-result = { $election }. { tyrus-office }: { $winner ->
    [brown] Brown
    [beige] Beige
    [null] null
   *[pending] under way
}
tyrus-legend = [s7] Brown’s, (s7) Beige’s, ?? hidden; s soldiers, m merchants, p priests
tyrus-sum = { tyrus-seat }: { $sum } · { $tiles }
tyrus-counted = Count of election { $election } ({ tyrus-office }): { $winner ->
    [brown] Brown wins
    [beige] Beige wins
   *[null] null
}

## The end

tyrus-reason-row = { tyrus-seat } wins: three elections in a row.
tyrus-reason-representatives = { tyrus-seat } wins: more representatives.
tyrus-reason-hands = { tyrus-seat } wins: level on representatives, but a stronger hand.
tyrus-reason-draw = A draw: level on representatives, and the hands are equal too.
tyrus-reason-resigned = { tyrus-seat } wins: the other side resigned.

## The page

tyrus-page-board = Two cities of three buildings each, across the sea
tyrus-page-nth = { $election ->
    [1] First election
    [2] Second election
    [3] Third election
    [4] Fourth election
    [5] Fifth election
    [6] Sixth election
    [7] Seventh election
    [8] Eighth election
   *[9] Ninth election
}
tyrus-page-office = { $office ->
    [general] General
    [merchant] Chief merchant
   *[priest] High priest
}
tyrus-page-role = { $role ->
    [votes] vote
    [counters] counter
   *[protects] protect
}
tyrus-page-guild = { tyrus-guild }
tyrus-page-line = { $guild ->
    [s] Soldiers
    [m] Merchants
   *[p] Priests
} { tyrus-page-role }
tyrus-page-cards = { $cards ->
    [0] No card to come.
    [one] One card to come:
   *[other] { $cards } cards to come:
}
tyrus-page-cards-of = { tyrus-page-office } × { $cards }
tyrus-page-row = Three in a row win the game.
tyrus-page-null-short = N: nobody
tyrus-page-null-place = N: a null election, nobody is elected
tyrus-page-closed = no more elections
tyrus-page-face-down = Face down
tyrus-page-you = You
tyrus-page-strip = { tyrus-facts }{ $you ->
    [yes] , that is you
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}
tyrus-page-final = Brown { $brown } · Beige { $beige }
tyrus-page-your-hand = Your hand
tyrus-page-pile = { $pile ->
    [hand] Hand
    [supply] Supply
   *[discard] Discard
}
tyrus-page-pile-of = { tyrus-seat }: { $pile ->
    [hand] { $count } in hand
    [supply] { $count } in the supply
   *[discard] { $count } discarded
}
tyrus-page-discards = Discarded tiles
tyrus-page-values = { $guild ->
    [s] Soldiers
    [m] Merchants
   *[p] Priests
}: { $values }
tyrus-page-building = { tyrus-building } ({ $name }), { $tiles ->
    [0] empty
    [one] one tile
   *[other] { $tiles } tiles
}
tyrus-page-tile = { tyrus-tile } ({ $name })
tyrus-page-standing = { tyrus-tile }, placed by { tyrus-seat } in election { $election }
tyrus-page-standing-hidden = Hidden tile, placed by { tyrus-seat } in election { $election }
tyrus-page-coin = The coin is { tyrus-owner }: { $owner ->
    [brown] Brown
   *[beige] Beige
} starts elections 1, 3, 5, 7 and 9
tyrus-page-representatives = { tyrus-seat }: { $representatives ->
    [one] { $representatives } representative
   *[other] { $representatives } representatives
}
tyrus-page-facts = { $hand } in hand, { $supply } to draw
tyrus-page-choose = Choose a tile of your hand
tyrus-page-place = Place your { tyrus-tile }
tyrus-page-confirm = Place the { tyrus-tile } in { $whose ->
    [yours] your { tyrus-kind }
   *[theirs] { tyrus-building }
}?
tyrus-page-waits = { $closed ->
    [no] It is not counted now: it waits there, hidden, until a { tyrus-office } is elected.
   *[yes] No { tyrus-office } is elected any more: nothing is counted there.
}
tyrus-page-hint = { $tile ->
    [1] First
    [2] Second
   *[3] Third
} tile of three{ $first ->
    [yes] .
   *[no] , in any of the six buildings.
} { $office ->
    [general] The citadels are
    [merchant] The markets are
   *[priest] The temples are
} counted this time{ $first ->
    [yes] : at home you vote and protect, across the water you counter.
   *[no] .
}
tyrus-page-elects = { $winner ->
    [brown] Brown elects the { tyrus-office }
    [beige] Beige elects the { tyrus-office }
   *[null] Nobody is elected
}
tyrus-page-shown = { $office ->
    [general] Both citadels are shown
    [merchant] Both markets are shown
   *[priest] Both temples are shown
}; every other tile stays hidden.
tyrus-page-struck = { $count } struck out
tyrus-page-stand = all stand
tyrus-page-strike = all strike
tyrus-page-work = all work
tyrus-page-surplus = { $count } too many
tyrus-page-vain = nothing to strike
tyrus-page-none = no tile
tyrus-page-idle = no part in this count
tyrus-page-counting = The votes are counted
tyrus-page-won = The election is yours, { $most } to { $least }
tyrus-page-taken = { tyrus-seat } wins the election, { $most } to { $least }
tyrus-page-null = A null election, { $most } to { $least }
tyrus-page-sum = { tyrus-seat }: { $sum }{ $floor ->
    [both] {" "}({ $counters } against, { $protects } protect)
    [counters] {" "}({ $counters } against)
   *[no] {""}
}
tyrus-page-leave = { $tiles ->
    [0] Both buildings were empty.
    [one] The tile shown leaves the game.
   *[other] The { $tiles } tiles shown leave the game.
}
