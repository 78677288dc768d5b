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

tyrus-coin = The coin falls for { tyrus-seat }, who starts.
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
tyrus-standing = A placed tile is never moved or taken back.
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
