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
   *[other] {" "}· scales × { $scales }
}{ $arrow ->
    [0] {""}
    [1] {" "}· arrow
   *[other] {" "}· arrow × { $arrow }
}{ $gull ->
    [0] {""}
    [1] {" "}· gull
   *[other] {" "}· gull × { $gull }
}{ $build ->
    [0] {""}
    [1] {" "}· build
   *[other] {" "}· build × { $build }
}{ $joker ->
    [0] {""}
    [1] {" "}· joker
   *[other] {" "}· joker × { $joker }
}{ $star ->
    [0] {""}
    [1] {" "}· star
   *[other] {" "}· star × { $star }
}
minos-kind = { $kind ->
    [scales] scales
    [arrow] arrow
    [gull] gull
   *[build] build
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
minos-mark-part = { minos-seat } puts a die aside to throw it again: { minos-face }.
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
    [arrow] one ring
    [gull] five movement points
   *[build] one building point
}
minos-use = { minos-seat } uses { $kind ->
    [scales] scales
    [arrow] an arrow
    [gull] a gull
   *[build] a build
}: { minos-gain }.
minos-use-joker = { minos-seat } uses a joker as { $kind ->
    [scales] scales
    [arrow] an arrow
    [gull] a gull
   *[build] a build
}: { minos-gain }.
minos-use-star = { minos-seat } adds a star to { minos-kind }: { $kind ->
    [gull] one movement point
   *[other] { minos-gain }
}.
minos-sail = { minos-seat } sails: { minos-origin } → { minos-place }.
minos-walk = { minos-seat } walks: { minos-origin } → { minos-place }.
minos-attack = { minos-seat } attacks with a { minos-piece }: { minos-origin } → { minos-place }.
minos-build = { minos-seat } builds in { minos-place }: { minos-building }.
minos-recruit = { minos-seat } buys a guardian in { minos-place }.
minos-launch = { minos-seat } buys a ship in { minos-place }.
minos-buy-ring = { minos-seat } buys a ring.
minos-fight = { minos-seat } fights { minos-foe } first.
minos-end-turn = { minos-seat } ends the turn.

## Refusals

minos-over = The game is over.
minos-setting-up = The starting player is drawn first.
minos-throwing = The dice are being thrown.
minos-started = The starting player was drawn once, before the first turn.
minos-no-throw-now = No die is thrown now.
minos-not-your-turn = It is { minos-seat }’s turn.
minos-not-your-duel = { minos-seat } decides about the dice of the duel now.
minos-locked = Scales can never be thrown again in a duel.
minos-no-die = No die shows { minos-face }.
minos-die-used = You have used every die that shows { minos-face }.
minos-all-marked = Every die that shows { minos-face } is marked already.
minos-mark-first = First choose the dice to throw again.
minos-roll-first = Dice are marked: throw them, or undo.
minos-dice-first = First keep the dice, or throw some again.
minos-duel-first = First the duel: keep the dice, or throw some again for a ring.
minos-kept = You have kept your dice: now use them.
minos-closed = Income comes first: something else has been done this turn.
minos-one-joker = Only one joker a turn can be used as { minos-kind }.
minos-one-star = Only one star a turn can be added to { minos-kind }.
minos-star-alone = A star is worth nothing alone: use { minos-kind } first.
minos-star-waits = A star is added to a kind you have used this turn, one for each.
minos-not-on-map = There is no such place on this map.
minos-no-piece = You have no { minos-piece } there: { minos-place }.
minos-no-moves = No movement points are left: a gull gives five.
minos-own-piece = One of your own is in the way: { minos-place }.
minos-first-round = Nobody attacks in the first round: { minos-place } is closed.
minos-not-next = That is not one step away: { minos-place }.
minos-blocked = Every way from here is closed: { minos-place }.
minos-no-fight-now = You fight by moving onto foreign pieces.
minos-fight-first = Choose whose ship you fight first.
minos-no-piece-there = You need a guardian or a ship there to build: { minos-place }.
minos-nobody-there = Nobody owns { minos-place }: whoever has a piece there may build.
minos-foreign-site = { minos-place } is not yours: build and buy where you have a piece.
minos-nothing-to-do = Nothing can be done in { minos-place } now: no piece to move, and nothing you can build or buy.
minos-city = { minos-place } is a city: four buildings are all.
minos-needs-wall = A city must have its wall: the fourth building here is a wall.
minos-wall-first = The first building may not be a wall.
minos-one-wall = { minos-place } has its wall: one is all.
minos-none-left = None is left: { minos-building }.
minos-too-few-points = That takes { $needed ->
    [one] one building point
   *[other] { $needed } building points
}, and you have { $points ->
    [0] none
   *[other] { $points }
}.
minos-too-poor = That costs { $needed } talents, and you have { $talents ->
    [0] none
   *[other] { $talents }
}.
minos-choose-colony = First choose one of your colonies.
minos-not-your-colony = You buy in a colony of your own: { minos-place } is not.
minos-does-not-sell = { $piece ->
    [ship] A ship is bought where there are two ports
   *[guardian] A guardian is bought where there are two houses
}: not in { minos-place }.
minos-sold-out = { minos-place } has sold one this turn.
minos-no-piece-left = Your reserve is empty: no { minos-piece } is left.
minos-harbour-full = There is a ship in the harbour of { minos-place }.
minos-no-arrow = Rings are bought after an arrow, in the same turn.
minos-no-ring-left = No ring is left.
minos-why-seat = You fight by moving onto foreign pieces.
minos-why-value = The value of all colonies: what one pair of scales pays.
minos-why-talents = Talents are paid by scales, and spent on buildings, pieces and rings.
minos-why-rings = A ring lets you throw dice again in a duel.
minos-why-ships = Ships in reserve are bought in colonies with two ports.
minos-why-guardians = The first building on a site brings a guardian; more are bought where there are two houses.
minos-why-supply = What is used up can be neither built nor bought nor received.
minos-why-pool = Points last until the end of the turn: gulls give movement, builds give building points.
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
minos-pieces = { $ships ->
    [0] {""}
   *[other] ship
}{ $guardians ->
    [0] {""}
    [one] {" "}1 guardian
   *[other] {" "}{ $guardians } guardians
}
minos-legend = P Purple, V Vermilion, I Ivory, O Obsidian; p port, h house, w warehouse, # wall; a dot is a land point
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
minos-dice = Dice:
minos-throws = { $throws ->
    [one] One more throw, of as many dice as you like (* will be thrown again).
   *[other] { $throws } more throws, of as many dice as you like (* will be thrown again).
}
minos-pools = Movement points { $moves }, building points { $points }; (used)
minos-whom = { minos-seat } attacks: { minos-place }. Whose ship first?
minos-under-way = Duel: { minos-place }. { minos-seat }’s { minos-piece } attacks { minos-foe }’s { minos-prey }.
minos-throw-of = { minos-seat } { $total }{ minos-faces }
minos-duel = { minos-place }: { minos-seat }’s { minos-piece } against { minos-foe }’s { minos-prey }, { $attack } to { $defence }: { minos-winner } wins.

## The end

minos-reason-value = { minos-seat } wins with the highest value.
minos-reason-talents = { minos-seat } wins: level on value, but with more talents.
minos-reason-shared = A shared win: level on value and on talents.
minos-reason-last = { minos-seat } wins: nobody else is left.
minos-reason-resigned = { minos-seat } wins: everybody else resigned.
