# Minos, in English.

## Names

minos-seat = { $seat ->
    [purple] Purple
    [vermilion] Vermilion
    [ivory] Ivory
   *[obsidian] Obsidian
}
minos-foe = { $foe ->
    [purple] Purple
    [vermilion] Vermilion
    [ivory] Ivory
   *[obsidian] Obsidian
}
minos-winner = { $winner ->
    [purple] Purple
    [vermilion] Vermilion
    [ivory] Ivory
   *[obsidian] Obsidian
}
minos-face = { $face ->
    [scales] scales
    [arrow] arrow
    [gull] gull
    [build] build
    [joker] joker
   *[star] star
}
minos-faces = { $scales ->
    [0] {""}
    [1] {" "}· scales
   *[other] {" "}· scales × { $scales }
}{ $arrow ->
    [0] {""}
    [1] {" "}· arrow
   *[other] {" "}· arrow × { $arrow }
}{ $gull ->
    [0] {""}
    [1] {" "}· gull
   *[other] {" "}· gull × { $gull }
}{ $build ->
    [0] {""}
    [1] {" "}· build
   *[other] {" "}· build × { $build }
}{ $joker ->
    [0] {""}
    [1] {" "}· joker
   *[other] {" "}· joker × { $joker }
}{ $star ->
    [0] {""}
    [1] {" "}· star
   *[other] {" "}· star × { $star }
}
minos-some-face = { $face ->
    [scales] scales
    [arrow] an arrow
    [gull] a gull
    [build] a build
    [joker] a joker
   *[star] a star
}
minos-some-kind = { $kind ->
    [scales] scales
    [arrow] an arrow
    [gull] a gull
   *[build] a build
}
minos-building = { $building ->
    [port] port
    [house] house
    [warehouse] warehouse
   *[wall] wall
}
minos-piece = { $piece ->
    [ship] ship
   *[guardian] guardian
}
minos-prey = { $prey ->
    [ship] ship
   *[guardian] guardian
}
minos-place = { $place ->
    [malaca] Malaca
    [emporion] Emporion
    [massalia] Massalia
    [caere] Caere
    [taras] Taras
    [spina] Spina
    [epidamnos] Epidamnos
    [pylos] Pylos
    [athenai] Athenai
    [byzantion] Byzantion
    [troia] Troia
    [miletos] Miletos
    [tarsos] Tarsos
    [ugarit] Ugarit
    [tyros] Tyros
    [pharos] Pharos
    [kyrene] Kyrene
    [karthago] Karthago
    [icosium] Icosium
    [corsica] Corsica
    [sardinia] Sardinia
    [sicilia] Sicilia
    [kreta] Kreta
    [kypros] Kypros
    [herakles] Pillars of Heracles
    [iberian] Iberian Sea
    [balearic] Balearic Sea
    [gallic] Gallic Gulf
    [mauretanian] Mauretanian Sea
    [sardinian] Sardinian Sea
    [numidian] Numidian Sea
    [ligurian] Ligurian Sea
    [etruscan] Etruscan Sea
    [tyrrhenian] Tyrrhenian Sea
    [aeolian] Sea of Aeolus
    [punic] Punic Sea
    [melite] Sea of Melite
    [lesser-syrtis] Lesser Syrtis
    [greater-syrtis] Greater Syrtis
    [ausonian] Ausonian Sea
    [sicilian] Sicilian Sea
    [tarentine] Gulf of Taras
    [ionian] Ionian Sea
    [illyrian] Illyrian Sea
    [adriatic] Adriatic Sea
    [hadria] Gulf of Hadria
    [messenian] Messenian Sea
    [cyrenaean] Sea of Cyrene
    [myrtoan] Sea of Myrto
    [cretan] Cretan Sea
    [aegean] Aegean Sea
    [thracian] Sea of Thrace
    [propontis] Propontis
    [icarian] Sea of Icarus
    [carpathian] Carpathian Sea
    [libyan] Libyan Sea
    [egyptian] Egyptian Sea
    [lycian] Lycian Sea
    [cilician] Cilician Sea
    [cyprian] Sea of Cyprus
    [syrian] Syrian Sea
    [phoenician] Phoenician Sea
    [basti] Basti
    [saitabi] Saitabi
    [ilerda] Ilerda
    [narbo] Narbo
    [nikaia] Nikaia
    [genua] Genua
    [volaterrae] Volaterrae
    [capua] Capua
    [potentia] Potentia
    [canusium] Canusium
    [asculum] Asculum
    [ariminum] Ariminum
    [aquileia] Aquileia
    [delminium] Delminium
    [scodra] Scodra
    [dodona] Dodona
    [kalydon] Kalydon
    [korinthos] Korinthos
    [larisa] Larisa
    [amphipolis] Amphipolis
    [kypsela] Kypsela
    [sardeis] Sardeis
    [kibyra] Kibyra
    [sagalassos] Sagalassos
    [laranda] Laranda
    [issos] Issos
    [kadesh] Kadesh
    [gaza] Gaza
    [pelusion] Pelusion
    [naukratis] Naukratis
    [paraitonion] Paraitonion
    [katabathmos] Katabathmos
    [antipyrgos] Antipyrgos
    [philainoi] Philainoi
    [lepcis] Lepcis
    [tacape] Tacape
    [cirta] Cirta
    [saldae] Saldae
   *[other] { $place }
}
minos-origin = { $origin ->
    [malaca] Malaca
    [emporion] Emporion
    [massalia] Massalia
    [caere] Caere
    [taras] Taras
    [spina] Spina
    [epidamnos] Epidamnos
    [pylos] Pylos
    [athenai] Athenai
    [byzantion] Byzantion
    [troia] Troia
    [miletos] Miletos
    [tarsos] Tarsos
    [ugarit] Ugarit
    [tyros] Tyros
    [pharos] Pharos
    [kyrene] Kyrene
    [karthago] Karthago
    [icosium] Icosium
    [corsica] Corsica
    [sardinia] Sardinia
    [sicilia] Sicilia
    [kreta] Kreta
    [kypros] Kypros
    [herakles] Pillars of Heracles
    [iberian] Iberian Sea
    [balearic] Balearic Sea
    [gallic] Gallic Gulf
    [mauretanian] Mauretanian Sea
    [sardinian] Sardinian Sea
    [numidian] Numidian Sea
    [ligurian] Ligurian Sea
    [etruscan] Etruscan Sea
    [tyrrhenian] Tyrrhenian Sea
    [aeolian] Sea of Aeolus
    [punic] Punic Sea
    [melite] Sea of Melite
    [lesser-syrtis] Lesser Syrtis
    [greater-syrtis] Greater Syrtis
    [ausonian] Ausonian Sea
    [sicilian] Sicilian Sea
    [tarentine] Gulf of Taras
    [ionian] Ionian Sea
    [illyrian] Illyrian Sea
    [adriatic] Adriatic Sea
    [hadria] Gulf of Hadria
    [messenian] Messenian Sea
    [cyrenaean] Sea of Cyrene
    [myrtoan] Sea of Myrto
    [cretan] Cretan Sea
    [aegean] Aegean Sea
    [thracian] Sea of Thrace
    [propontis] Propontis
    [icarian] Sea of Icarus
    [carpathian] Carpathian Sea
    [libyan] Libyan Sea
    [egyptian] Egyptian Sea
    [lycian] Lycian Sea
    [cilician] Cilician Sea
    [cyprian] Sea of Cyprus
    [syrian] Syrian Sea
    [phoenician] Phoenician Sea
    [basti] Basti
    [saitabi] Saitabi
    [ilerda] Ilerda
    [narbo] Narbo
    [nikaia] Nikaia
    [genua] Genua
    [volaterrae] Volaterrae
    [capua] Capua
    [potentia] Potentia
    [canusium] Canusium
    [asculum] Asculum
    [ariminum] Ariminum
    [aquileia] Aquileia
    [delminium] Delminium
    [scodra] Scodra
    [dodona] Dodona
    [kalydon] Kalydon
    [korinthos] Korinthos
    [larisa] Larisa
    [amphipolis] Amphipolis
    [kypsela] Kypsela
    [sardeis] Sardeis
    [kibyra] Kibyra
    [sagalassos] Sagalassos
    [laranda] Laranda
    [issos] Issos
    [kadesh] Kadesh
    [gaza] Gaza
    [pelusion] Pelusion
    [naukratis] Naukratis
    [paraitonion] Paraitonion
    [katabathmos] Katabathmos
    [antipyrgos] Antipyrgos
    [philainoi] Philainoi
    [lepcis] Lepcis
    [tacape] Tacape
    [cirta] Cirta
    [saldae] Saldae
   *[other] { $origin }
}
minos-harbour = the harbour of { minos-place }
minos-button = { $button ->
    [roll] roll again
    [keep] keep
    [recruit] buy a guardian
    [launch] buy a ship
    [buy-ring] buy a ring
    [end-turn] end the turn
   *[other] { $button }
}
minos-touch = { $name }

## Actions

minos-first = { minos-seat } starts.
minos-throw-part = { minos-seat } throws: { minos-face }.
minos-throw = { minos-seat } throws{ minos-faces }
minos-mark-part = { minos-seat } chooses a die to throw again: { minos-face }.
minos-roll = { minos-seat } throws { $dice ->
    [one] one die
   *[other] { $dice } dice
} again{ $where ->
    [duel] {" "}for a ring
   *[turn] {""}
}.
minos-keep = { minos-seat } keeps the dice.
minos-gain = { $kind ->
    [scales] { $income ->
        [one] one talent
       *[other] { $income } talents
    }
    [arrow] { $rings ->
        [0] no ring is left
       *[other] one ring
    }
    [gull] { $moves } movement points
   *[build] one building point
}
minos-use = { minos-seat } uses { minos-some-kind }: { minos-gain }.
minos-use-joker = { minos-seat } uses a joker as { minos-some-kind }: { minos-gain }.
minos-star-gain = { $kind ->
    [gull] one movement point
   *[other] { minos-gain }
}
minos-use-star = { minos-seat } adds a star to { minos-some-kind }: { minos-star-gain }.
minos-sail = { minos-seat } sails: { minos-origin } → { minos-place }.
minos-walk = { minos-seat } walks: { minos-origin } → { minos-place }.
minos-attack = { minos-seat } attacks with a { minos-piece }: { minos-origin } → { minos-place }.
minos-build = { minos-seat } builds in { minos-place }: { minos-building }.
minos-recruit = { minos-seat } buys a guardian in { minos-place }.
minos-launch = { minos-seat } buys a ship in { minos-place }.
minos-buy-ring = { minos-seat } buys a ring.
minos-fight = { minos-seat } fights { minos-foe }.
minos-end-turn = { minos-seat } ends the turn.

## Refusals

minos-over = The game is over.
minos-out = You are out of the game: you have neither ship nor guardian.
minos-setting-up = The starting player is drawn first.
minos-not-at-table = Nobody plays { minos-seat } at this table.
minos-throwing = The dice are being thrown.
minos-started = The starting player was drawn once, before the first turn.
minos-no-throw-now = No die is thrown now.
minos-not-your-turn = It is { minos-seat }’s turn.
minos-not-your-duel = { minos-seat } decides now which dice of the duel to keep.
minos-locked = In a duel, dice that show scales are never thrown again.
minos-no-die = None of your dice shows { minos-some-face }.
minos-die-used = You have used every die that shows { minos-some-face }.
minos-all-marked = You have already chosen every die that shows { minos-some-face }; to choose otherwise, take the action back.
minos-mark-first = First choose the dice to throw again.
minos-roll-first = You have chosen dice to throw again: throw them, or take that back.
minos-dice-first = First keep the dice, or throw some again.
minos-duel-first = First the duel: keep the dice, or throw some again for a ring.
minos-thrown = Your throws are over for this turn.
minos-closed = Income comes first: you have done something else this turn.
minos-one-joker = Only one joker a turn can be used as { minos-some-kind }.
minos-one-star = One star a turn for each symbol: you have added one to { minos-some-kind }.
minos-star-alone = A star is worth nothing alone: use { minos-some-kind } first.
minos-joker-waits = Each symbol takes one joker a turn, scales only at the beginning: no symbol is left for this one.
minos-star-waits = A star is added to a symbol you have used this turn, one for each; to scales only at the beginning.
minos-not-on-map = There is no such place on this map.
minos-no-piece = { minos-place }: you have no { minos-piece } there.
minos-no-moves = You have no movement points: a gull gives { $moves }.
minos-own-piece = { minos-place }: one of your own pieces is in the way.
minos-first-round = { minos-place }: a foreign piece is there, and nobody attacks in the first round.
minos-not-next = There is no single step { minos-origin } → { minos-place }.
minos-wrong-way = { $piece ->
    [ship] Ships sail from sea to sea and into harbours, never onto land.
   *[guardian] Guardians walk on land only.
}
minos-blocked = { minos-place }: your own pieces bar every way from there.
minos-blocked-first-round = { minos-place }: every way from there is closed, as nobody attacks in the first round.
minos-fight-first = First choose whose ship you fight.
minos-no-foe = { minos-place }: { minos-seat } has no ship to fight there.
minos-no-piece-there = { minos-place }: to build there, you need a guardian or a ship.
minos-nobody-there = Nobody owns { minos-place }: whoever has a piece there may build.
minos-foreign-site = { minos-place } belongs to { minos-seat }: you build and buy where you have a piece.
minos-no-points = Nothing can be done in { minos-place } without points: gulls give movement, builds give building points.
minos-nothing-to-do = Nothing can be done in { minos-place } now: no guardian can walk from here, and there is nothing you can build or buy.
minos-city = { minos-place } is a city: it has its four buildings.
minos-needs-wall = A city must have its wall: the fourth building here is a wall.
minos-wall-first = The first building may not be a wall.
minos-one-wall = { minos-place } has its wall already.
minos-none-left = No { minos-building } is left.
minos-too-few-points = That takes { $needed ->
    [one] one building point
   *[other] { $needed } building points
}, and you have { $points ->
    [0] none
   *[other] { $points }
}.
minos-too-poor = That costs { $needed ->
    [one] one talent
   *[other] { $needed } talents
}, and you have { $talents ->
    [0] none
   *[other] { $talents }
}.
minos-choose-colony = First choose one of your colonies.
minos-not-your-colony = You buy pieces in your own colonies: { minos-place } is not yours.
minos-does-not-sell = { $piece ->
    [ship] A ship is bought where there are two ports
   *[guardian] A guardian is bought where there are two houses
}: not in { minos-place }.
minos-sold-out = { minos-place } has already sold a piece this turn.
minos-no-piece-left = There is no { minos-piece } left in your reserve.
minos-harbour-full = { minos-place }: your own ship is in the harbour.
minos-no-arrow = Rings are bought after an arrow, in the same turn.
minos-no-ring-left = No ring is left.
minos-why-fight = You fight by moving onto foreign pieces.
minos-why-value = What this player’s colonies are worth together: each scales die pays that many talents.
minos-why-talents = Talents are paid by scales, and spent on buildings, pieces and rings.
minos-why-rings = A ring lets you throw dice again in a duel.
minos-why-ships = Ships in reserve are bought in colonies with two ports.
minos-why-guardians = The first building on a site brings a guardian; more are bought where there are two houses.
minos-why-supply = What is used up can be neither built nor bought nor received.
minos-why-pool = Points last until the end of the turn: gulls give movement, builds give building points.
minos-choose-kind = { $face ->
    [joker] Now choose what the joker is used as.
   *[star] Now choose what the star is added to.
}
minos-why-kind = First choose a joker or a star, then what it is used for.
minos-why-building = First choose a site where you have a piece.
minos-why-thing = Use dice, move, build, buy, or end the turn.

## The board

minos-title = Round { $round } of { $rounds }: { $stage ->
    [first] the starting player is drawn
    [throw] the dice are thrown
    [pick] keep dice, or throw some again
    [over] the end
    [act] use dice, move, build, buy
    [fight] conflict
   *[other] duel
}
minos-turn = { minos-seat }’s turn.
minos-turn-in-duel = { minos-seat }’s turn: { minos-foe } decides.
minos-sign = { $building ->
    [port] p
    [house] h
    [warehouse] w
   *[wall] #
}
minos-pieces = { $ships ->
    [0] {""}
   *[other] S
}{ $guardians ->
    [0] {""}
   *[other] {" "}G{ $guardians }
}
minos-legend = P Purple, V Vermilion, I Ivory, O Obsidian; + land point. Sites: seas at the harbour, owner, [buildings] and value (p port, h house, w warehouse, # wall), S ship, G guardians. Seas: in brackets the seas next to them; ships start on { $start }, the fish.
minos-facts = { minos-seat }{ $you ->
    [you] {" (you)"}
   *[other] {""}
}{ $first ->
    [first] , started
   *[other] {""}
}: value { $value }, { $talents ->
    [one] one talent
   *[other] { $talents } talents
}, { $rings ->
    [one] one ring
   *[other] { $rings } rings
}; in reserve { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $guardians ->
    [one] one guardian
   *[other] { $guardians } guardians
}
minos-is-out = { minos-seat } is out.
minos-supply = Left:
minos-left = { minos-building } { $left }
minos-rings-left = rings { $left }
minos-sold = Sold this turn:
minos-dice = Dice:
minos-throws = { $throws ->
    [one] One more throw, of as many dice as you like (* will be thrown again).
   *[other] { $throws } more throws, of as many dice as you like (* will be thrown again).
}
minos-pools = Movement points { $moves }, building points { $points }. Dice in brackets are used.
minos-whom = { minos-place }: { minos-seat } attacks. Whose ship first?
minos-under-way = Duel: { minos-place }. { minos-seat }’s { minos-piece } attacks { minos-foe }’s { minos-prey }.
minos-throw-of = { minos-seat } { $total }{ minos-faces }
minos-duel = { minos-place }: { minos-seat }’s { minos-piece } against { minos-foe }’s { minos-prey }, { $attack } to { $defence }: { minos-winner } wins.

## The end

minos-reason-value = { minos-seat } wins with the highest value.
minos-reason-talents = { minos-seat } wins: level on value, but with more talents.
minos-reason-shared = A shared win: level on value and on talents.
minos-reason-last = { minos-seat } wins: nobody else is left.
minos-reason-resigned = { minos-seat } wins: everybody else resigned.

## The page

minos-page-map = The map
minos-page-sea = { minos-place }{ $count ->
    [0] {""}
    [one] , { minos-seat }’s ship
   *[other] , { $count } ships ({ $list })
}
minos-page-harbour = The harbour of { minos-place }{ $seat ->
    [nobody] {""}
   *[other] , { minos-seat }’s ship
}
minos-page-point = { minos-place }{ $seat ->
    [nobody] {""}
   *[other] , { minos-seat }’s guardian
}
minos-page-owner = { $owner ->
    [purple] Purple
    [vermilion] Vermilion
    [ivory] Ivory
    [obsidian] Obsidian
   *[nobody] free
}
minos-page-site = { minos-place }: { minos-page-owner }{ $guardians ->
    [0] {""}
    [one] , one guardian
   *[other] , { $guardians } guardians
}{ $count ->
    [0] {""}
   *[other] , { $list } (value { $worth })
}
minos-page-holdings = What everybody has
minos-page-first = started
minos-page-out = out
minos-page-kept = { minos-seat }: { $kind ->
    [value] value { $count }
    [talents] { $count ->
        [one] one talent
       *[other] { $count } talents
    }
    [rings] { $count ->
        [one] one ring
       *[other] { $count } rings
    }
    [ships] { $count ->
        [one] one ship in reserve
       *[other] { $count } ships in reserve
    }
   *[guardians] { $count ->
        [one] one guardian in reserve
       *[other] { $count } guardians in reserve
    }
}
minos-page-facts = { $talents ->
    [one] one talent
   *[other] { $talents } talents
} · { $rings ->
    [one] one ring
   *[other] { $rings } rings
}
minos-page-dice = Dice
minos-page-die = { $face ->
    [scales] Scales
    [arrow] Arrow
    [gull] Gull
    [build] Build
    [joker] Joker
   *[star] Star
}{ $state ->
    [used] , used
    [marked] , to be thrown again
   *[free] {""}
}
minos-page-die-brings = { $name }: { $brings }
minos-page-gain = { $face ->
    [scales] income
    [arrow] ring
    [gull] 5 moves
    [build] 1 to build
    [joker] any symbol
   *[star] 1 more
}
minos-page-brings = { $face ->
    [scales] your income, as many talents as your value; before anything else
    [arrow] a ring, and you may buy more
    [gull] 5 movement points
    [build] one building point
    [joker] counts as scales, arrow, gull or build
   *[star] adds to a symbol that you have used this turn
}
minos-page-set = A set: 10
minos-page-pool-name = { $pool ->
    [moves] moves
   *[building] building
}
minos-page-pool = { $pool ->
    [moves] { $left ->
        [one] one movement point
       *[other] { $left } movement points
    }
   *[building] { $left ->
        [one] one building point
       *[other] { $left } building points
    }
}
minos-page-kinds = What it is used for
minos-page-wares = Build and buy
minos-page-ware-name = { $ware ->
    [port] port
    [house] house
    [warehouse] warehouse
    [wall] wall
    [guardian] guardian
    [ship] ship
   *[ring] ring
}
minos-page-water = { $water ->
    [pontos] Euxine Sea
   *[okeanos] Ocean
}
minos-page-track = The value track
minos-page-ware-price = { $ware ->
    [guardian] 5
    [ship] 5
   *[ring] 10
}
minos-page-ware = { $ware ->
    [port] Build a port
    [house] Build a house
    [warehouse] Build a warehouse
    [wall] Build a wall
    [guardian] Buy a guardian for { minos-page-ware-price } talents
    [ship] Buy a ship for { minos-page-ware-price } talents
   *[ring] Buy a ring for { minos-page-ware-price } talents
}: { $left } left
minos-page-roll = { $dice ->
    [0] Throw again
    [one] Throw one again
   *[other] Throw { $dice } again
}
minos-page-keep = Keep
minos-page-keep-total = Keep this total
minos-page-end-turn = End the turn
minos-page-duel = Duel: { minos-place }
minos-page-fought = Conflict: { minos-place }
minos-page-number = Duel { $number }
minos-page-tie = { $need ->
    [no] The attacker must throw more
   *[other] You need { $need }
}: a tie goes to the defender.
minos-page-die-worth = { $face ->
    [arrow] 3
    [joker] 2
    [star] 1
   *[other] 0
}
minos-page-fighter = { minos-seat }{ $you ->
    [you] {" (you)"}
   *[other] {""}
}
minos-page-role = { $role ->
    [attack] attacks with a { minos-piece }
   *[defence] defends with a { minos-piece }
}
minos-page-rings = { $rings ->
    [0] no ring
    [one] one ring
   *[other] { $rings } rings
}
minos-page-total = Total: { $total }
minos-page-won = won
minos-page-winner = { minos-winner } wins the { $duels ->
    [one] duel
   *[other] last duel
}
minos-page-score = { $most } to { $least }{ $tie ->
    [tie] , and a tie goes to the defender
   *[no] {""}
}: { minos-seat } loses a { minos-piece }.
minos-page-pick = Keep the dice, or choose some to throw again
minos-page-more = { $dice ->
    [one] Throw it again, or choose more dice
   *[other] Throw them again, or choose more dice
}
minos-page-throws = { $throws ->
    [one] One more throw, of as many dice as you like.
   *[other] { $throws } more throws, of as many dice as you like.
}
minos-page-duel-pick = Keep your total of { $total }, or choose dice to throw again
minos-page-duel-hint = Each throw costs a ring: you have { $rings }. Scales are never thrown again.
minos-page-whom = Whose ship do you fight first?
minos-page-act = Play your turn, or end it
minos-page-act-hint = { $ways ->
    [dice-map] Touch a die to use it, a piece to move it, a site to build there.
    [dice-no] Touch a die to use it.
    [no-map] Touch a piece to move it, a site to build there.
   *[no-no] Rings can still be bought, for 10 talents each.
}
minos-page-income = Scales come first: each pays { $income } now, and nothing once you do anything else.
minos-page-end = End the turn
minos-page-use = { $face ->
    [joker] What do you use the joker as?
   *[star] What do you add the star to?
}
minos-page-use-hint = { $face ->
    [joker] Two jokers of one turn must stand for different symbols.
   *[star] A symbol you have used this turn; only one star for each.
}
minos-page-from = { $piece ->
    [ship] Your ship
   *[guardian] Your guardian
}: { minos-place }
minos-page-moves = { $moves ->
    [one] One movement point is left.
   *[other] One point a step, { $moves } are left.
}{ $attack ->
    [attack] {" "}A cross is an attack.
   *[no] {""}
}
minos-page-site-do = { minos-place }: { $ways ->
    [walk-build-buy] move, build or buy
    [walk-build] move or build
    [walk-buy] move or buy
    [build-buy] build or buy
    [build] build
   *[buy] buy
}
minos-page-price = { $count ->
    [0] First building: 1 building point and 5 talents.
    [1] Second building: 2 building points (a wall 4) and 12 talents.
    [2] Third building: 3 building points (a wall 4) and 18 talents.
    [3] Fourth building: 4 building points and 25 talents.
   *[no] {""}
}{ $count ->
    [no] {""}
    [0] {" "}Value: port and house 1, warehouse 2.
   *[other] {" "}Value: port and house 1, warehouse 2; a wall doubles all.
}{ $buys ->
    [buys] {" "}A piece: 5 talents.
   *[no] {""}
}
minos-page-waste = What is left of your dice and points is lost. This is final, unless a take-back is agreed.
minos-page-for-good = This is final, unless a take-back is agreed.
minos-page-confirm-roll = { $dice ->
    [one] Throw one die again
   *[other] Throw { $dice } dice again
}{ $where ->
    [duel] {" "}for a ring
   *[turn] {""}
}?
minos-page-confirm-keep = Keep these dice?
minos-page-confirm-attack = { minos-place }: attack with your { minos-piece }?
minos-page-confirm-build = Build a { minos-building } in { minos-place }?
minos-page-confirm-fight = Fight { minos-foe } first?
minos-page-confirm-end-turn = End your turn?
