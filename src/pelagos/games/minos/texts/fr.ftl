# Minos, en français.

## Names

minos-seat = { $seat ->
    [purple] Pourpre
    [vermilion] Vermillon
    [ivory] Ivoire
   *[obsidian] Obsidienne
}
minos-foe = { $foe ->
    [purple] Pourpre
    [vermilion] Vermillon
    [ivory] Ivoire
   *[obsidian] Obsidienne
}
minos-winner = { $winner ->
    [purple] Pourpre
    [vermilion] Vermillon
    [ivory] Ivoire
   *[obsidian] Obsidienne
}
minos-face = { $face ->
    [scales] balance
    [arrow] flèche
    [gull] mouette
    [build] chantier
    [joker] joker
   *[star] étoile
}
minos-faces = { $scales ->
    [0] {""}
    [1] {" "}· balance
   *[other] {" "}· balance × { $scales }
}{ $arrow ->
    [0] {""}
    [1] {" "}· flèche
   *[other] {" "}· flèche × { $arrow }
}{ $gull ->
    [0] {""}
    [1] {" "}· mouette
   *[other] {" "}· mouette × { $gull }
}{ $build ->
    [0] {""}
    [1] {" "}· chantier
   *[other] {" "}· chantier × { $build }
}{ $joker ->
    [0] {""}
    [1] {" "}· joker
   *[other] {" "}· joker × { $joker }
}{ $star ->
    [0] {""}
    [1] {" "}· étoile
   *[other] {" "}· étoile × { $star }
}
minos-some-face = { $face ->
    [scales] une balance
    [arrow] une flèche
    [gull] une mouette
    [build] un chantier
    [joker] un joker
   *[star] une étoile
}
minos-some-kind = { $kind ->
    [scales] une balance
    [arrow] une flèche
    [gull] une mouette
   *[build] un chantier
}
minos-building = { $building ->
    [port] port
    [house] maison
    [warehouse] entrepôt
   *[wall] enceinte
}
minos-piece = { $piece ->
    [ship] navire
   *[guardian] gardien
}
minos-prey = { $prey ->
    [ship] navire
   *[guardian] gardien
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
    [herakles] Colonnes d’Héraclès
    [iberian] Mer d’Ibérie
    [balearic] Mer des Baléares
    [gallic] Golfe des Gaules
    [mauretanian] Mer de Maurétanie
    [sardinian] Mer de Sardaigne
    [numidian] Mer de Numidie
    [ligurian] Mer de Ligurie
    [etruscan] Mer d’Étrurie
    [tyrrhenian] Mer Tyrrhénienne
    [aeolian] Mer d’Éole
    [punic] Mer Punique
    [melite] Mer de Mélité
    [lesser-syrtis] Petite Syrte
    [greater-syrtis] Grande Syrte
    [ausonian] Mer d’Ausonie
    [sicilian] Mer de Sicile
    [tarentine] Golfe de Tarente
    [ionian] Mer Ionienne
    [illyrian] Mer d’Illyrie
    [adriatic] Mer Adriatique
    [hadria] Golfe d’Hadria
    [messenian] Mer de Messénie
    [cyrenaean] Mer de Cyrène
    [myrtoan] Mer de Myrto
    [cretan] Mer de Crète
    [aegean] Mer Égée
    [thracian] Mer de Thrace
    [propontis] Propontide
    [icarian] Mer d’Icare
    [carpathian] Mer de Carpathos
    [libyan] Mer de Libye
    [egyptian] Mer d’Égypte
    [lycian] Mer de Lycie
    [cilician] Mer de Cilicie
    [cyprian] Mer de Chypre
    [syrian] Mer de Syrie
    [phoenician] Mer de Phénicie
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
    [herakles] Colonnes d’Héraclès
    [iberian] Mer d’Ibérie
    [balearic] Mer des Baléares
    [gallic] Golfe des Gaules
    [mauretanian] Mer de Maurétanie
    [sardinian] Mer de Sardaigne
    [numidian] Mer de Numidie
    [ligurian] Mer de Ligurie
    [etruscan] Mer d’Étrurie
    [tyrrhenian] Mer Tyrrhénienne
    [aeolian] Mer d’Éole
    [punic] Mer Punique
    [melite] Mer de Mélité
    [lesser-syrtis] Petite Syrte
    [greater-syrtis] Grande Syrte
    [ausonian] Mer d’Ausonie
    [sicilian] Mer de Sicile
    [tarentine] Golfe de Tarente
    [ionian] Mer Ionienne
    [illyrian] Mer d’Illyrie
    [adriatic] Mer Adriatique
    [hadria] Golfe d’Hadria
    [messenian] Mer de Messénie
    [cyrenaean] Mer de Cyrène
    [myrtoan] Mer de Myrto
    [cretan] Mer de Crète
    [aegean] Mer Égée
    [thracian] Mer de Thrace
    [propontis] Propontide
    [icarian] Mer d’Icare
    [carpathian] Mer de Carpathos
    [libyan] Mer de Libye
    [egyptian] Mer d’Égypte
    [lycian] Mer de Lycie
    [cilician] Mer de Cilicie
    [cyprian] Mer de Chypre
    [syrian] Mer de Syrie
    [phoenician] Mer de Phénicie
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
minos-harbour = mouillage ({ minos-place })
minos-button = { $button ->
    [roll] relancer
    [keep] garder
    [recruit] acheter un gardien
    [launch] acheter un navire
    [buy-ring] acheter un anneau
    [end-turn] finir le tour
   *[other] { $button }
}
minos-touch = { $name }

## Actions

minos-first = { minos-seat } commence.
minos-throw-part = { minos-seat } lance un dé : { minos-face }.
minos-throw = { minos-seat } lance les dés{ minos-faces }
minos-mark-part = { minos-seat } choisit un dé à relancer : { minos-face }.
minos-roll = { minos-seat } relance { $dice ->
    [one] un dé
   *[other] { $dice } dés
}{ $where ->
    [duel] {" "}pour un anneau
   *[turn] {""}
}.
minos-keep = { minos-seat } garde ses dés.
minos-gain = { $kind ->
    [scales] { $income ->
        [one] { $income } talent
       *[other] { $income } talents
    }
    [arrow] { $rings ->
        [0] il ne reste aucun anneau
       *[other] un anneau
    }
    [gull] { $moves } points de mouvement
   *[build] un point de chantier
}
minos-use = { minos-seat } utilise { minos-some-kind } : { minos-gain }.
minos-use-joker = { minos-seat } utilise un joker comme { minos-some-kind } : { minos-gain }.
minos-star-gain = { $kind ->
    [gull] un point de mouvement
   *[other] { minos-gain }
}
minos-use-star = { minos-seat } ajoute une étoile à { minos-some-kind } : { minos-star-gain }.
minos-sail = { minos-seat } navigue : { minos-origin } → { minos-place }.
minos-walk = { minos-seat } marche : { minos-origin } → { minos-place }.
minos-attack = { minos-seat } attaque avec un { minos-piece } : { minos-origin } → { minos-place }.
minos-build = { minos-seat } bâtit à { minos-place } : { minos-building }.
minos-recruit = { minos-seat } achète un gardien à { minos-place }.
minos-launch = { minos-seat } achète un navire à { minos-place }.
minos-buy-ring = { minos-seat } achète un anneau.
minos-fight = { minos-seat } affronte { minos-foe }.
minos-end-turn = { minos-seat } finit son tour.

## Refusals

minos-over = La partie est finie.
minos-out = Vous êtes hors jeu : vous n’avez plus ni navire ni gardien.
minos-setting-up = On tire d’abord au sort qui commence.
minos-not-at-table = Personne ne joue { minos-seat } à cette table.
minos-throwing = Les dés sont en train de rouler.
minos-started = Le premier joueur a été tiré au sort une fois, avant le premier tour.
minos-no-throw-now = On ne lance aucun dé maintenant.
minos-not-your-turn = C’est à { minos-seat } de jouer.
minos-not-your-duel = C’est à { minos-seat } de choisir ses dés dans le duel.
minos-locked = Dans un duel, une balance ne se relance jamais.
minos-no-die = Aucun de vos dés n’est tombé sur { minos-some-face }.
minos-die-used = Vous avez déjà utilisé tous vos dés tombés sur { minos-some-face }.
minos-all-marked = Vous avez déjà choisi tous vos dés tombés sur { minos-some-face } ; pour choisir autrement, reprenez le coup.
minos-mark-first = Choisissez d’abord les dés à relancer.
minos-roll-first = Vous avez choisi des dés à relancer : lancez-les, ou reprenez ce choix.
minos-dice-first = D’abord les dés : gardez-les, ou relancez-en.
minos-duel-first = D’abord le duel : gardez vos dés, ou relancez-en pour un anneau.
minos-thrown = Vos lancers sont terminés pour ce tour.
minos-closed = Les revenus viennent en premier : vous avez déjà fait autre chose ce tour-ci.
minos-one-joker = Un seul joker par tour peut remplacer { minos-some-kind }.
minos-one-star = Une étoile par tour et par symbole : vous en avez ajouté une à { minos-some-kind }.
minos-star-alone = Seule, une étoile ne vaut rien : utilisez d’abord { minos-some-kind }.
minos-joker-waits = Un joker par tour et par symbole, la balance au début seulement : il ne reste aucun symbole pour celui-ci.
minos-star-waits = Une étoile s’ajoute à un symbole utilisé ce tour-ci, une seule fois pour chacun ; à la balance, au début seulement.
minos-not-on-map = Ce lieu n’existe pas sur cette carte.
minos-no-piece = { minos-place } : vous n’y avez pas de { minos-piece }.
minos-no-moves = Vous n’avez aucun point de mouvement : une mouette en donne { $moves }.
minos-own-piece = { minos-place } : un de vos pions barre le passage.
minos-first-round = { minos-place } : un pion adverse s’y trouve, et personne n’attaque à la première manche.
minos-not-next = On n’y va pas d’un seul pas : { minos-origin } → { minos-place }.
minos-wrong-way = { $piece ->
    [ship] Un navire va de mer en mer et dans les mouillages, jamais à terre.
   *[guardian] Un gardien ne marche que sur terre.
}
minos-blocked = { minos-place } : vos propres pions barrent tous les chemins.
minos-blocked-first-round = { minos-place } : tous les chemins sont fermés, car personne n’attaque à la première manche.
minos-fight-first = Choisissez d’abord quel navire affronter.
minos-no-foe = { minos-place } : { minos-seat } n’y a pas de navire à affronter.
minos-no-piece-there = { minos-place } : pour y bâtir, il faut un gardien ou un navire sur place.
minos-nobody-there = { minos-place } n’est à personne : pour y bâtir, il faut y avoir un pion.
minos-foreign-site = { minos-place } appartient à { minos-seat } : on bâtit et on achète là où l’on a un pion.
minos-no-points = Rien à faire à { minos-place } sans points : les mouettes donnent du mouvement, les chantiers de quoi bâtir.
minos-nothing-to-do = Rien à faire à { minos-place } pour l’instant : aucun gardien ne peut en partir, et vous ne pouvez rien y bâtir ni y acheter.
minos-city = { minos-place } est une cité : elle a ses quatre constructions.
minos-needs-wall = Une cité doit avoir son enceinte : ici, la quatrième construction est une enceinte.
minos-wall-first = La première construction ne peut pas être une enceinte.
minos-one-wall = { minos-place } a déjà son enceinte.
minos-none-left = Il n’en reste plus : { minos-building }.
minos-too-few-points = Il faut { $needed ->
    [one] un point
   *[other] { $needed } points
} de chantier, et vous { $points ->
    [0] n’en avez pas
   *[other] en avez { $points }
}.
minos-too-poor = Cela coûte { $needed ->
    [one] un talent
   *[other] { $needed } talents
}, et vous { $talents ->
    [0] n’en avez pas
   *[other] en avez { $talents }
}.
minos-choose-colony = Choisissez d’abord une de vos colonies.
minos-not-your-colony = On achète des pions dans ses propres colonies : { minos-place } n’est pas à vous.
minos-does-not-sell = { $piece ->
    [ship] Un navire s’achète là où il y a deux ports
   *[guardian] Un gardien s’achète là où il y a deux maisons
} : pas à { minos-place }.
minos-sold-out = { minos-place } a déjà vendu un pion ce tour-ci.
minos-no-piece-left = Il ne reste plus de { minos-piece } dans votre réserve.
minos-harbour-full = { minos-place } : votre propre navire occupe le mouillage.
minos-no-arrow = Les anneaux s’achètent après une flèche, dans le même tour.
minos-no-ring-left = Il ne reste aucun anneau.
minos-why-fight = On se bat en avançant sur des pions adverses.
minos-why-value = Ce que valent ensemble les colonies de ce joueur : chaque balance rapporte autant de talents.
minos-why-talents = Les talents viennent des balances ; ils paient constructions, pions et anneaux.
minos-why-rings = Un anneau permet de relancer des dés dans un duel.
minos-why-ships = Les navires de la réserve s’achètent dans les colonies à deux ports.
minos-why-guardians = La première construction d’un site amène un gardien ; les autres s’achètent là où il y a deux maisons.
minos-why-supply = Ce qui est épuisé ne peut plus être ni bâti, ni acheté, ni reçu.
minos-why-pool = Les points durent jusqu’à la fin du tour : les mouettes donnent du mouvement, les chantiers de quoi bâtir.
minos-choose-kind = { $face ->
    [joker] Choisissez maintenant ce que remplace le joker.
   *[star] Choisissez maintenant à quoi s’ajoute l’étoile.
}
minos-why-kind = Choisissez d’abord un joker ou une étoile, puis son usage.
minos-why-building = Choisissez d’abord un site où vous avez un pion.
minos-why-thing = Utilisez vos dés, déplacez, bâtissez, achetez, ou finissez le tour.

## The board

minos-title = Manche { $round } sur { $rounds } : { $stage ->
    [first] on tire au sort qui commence
    [throw] les dés roulent
    [pick] garder les dés, ou en relancer
    [over] la fin
    [act] utiliser les dés, déplacer, bâtir, acheter
    [fight] conflit
   *[other] duel
}
minos-turn = C’est à { minos-seat } de jouer.
minos-turn-in-duel = Tour de jeu : { minos-seat }. C’est à { minos-foe } de décider.
minos-sign = { $building ->
    [port] p
    [house] m
    [warehouse] e
   *[wall] #
}
minos-pieces = { $ships ->
    [0] {""}
   *[other] N
}{ $guardians ->
    [0] {""}
   *[other] {" "}G{ $guardians }
}
minos-legend = P Pourpre, V Vermillon, I Ivoire, O Obsidienne ; + étape. Sites : mers du mouillage, propriétaire, [constructions] et valeur (p port, m maison, e entrepôt, # enceinte), N navire, G gardiens. Mers : entre parenthèses, les mers voisines ; les navires partent de { $start }, le poisson.
minos-facts = { minos-seat }{ $you ->
    [you] {" (vous)"}
   *[other] {""}
}{ $first ->
    [first] , a commencé
   *[other] {""}
} : valeur { $value }, { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}, { $rings ->
    [one] { $rings } anneau
   *[other] { $rings } anneaux
} ; en réserve { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}, { $guardians ->
    [one] { $guardians } gardien
   *[other] { $guardians } gardiens
}
minos-is-out = { minos-seat } : hors jeu.
minos-supply = Il reste :
minos-left = { minos-building } { $left }
minos-rings-left = anneaux { $left }
minos-sold = Vendu ce tour-ci :
minos-dice = Dés :
minos-throws = { $throws ->
    [one] Encore un lancer, avec autant de dés que l’on veut (* sera relancé).
   *[other] Encore { $throws } lancers, avec autant de dés que l’on veut (* sera relancé).
}
minos-pools = Points de mouvement : { $moves }, de chantier : { $points }. Les dés entre parenthèses ont servi.
minos-whom = { minos-place } : { minos-seat } attaque. Quel navire d’abord ?
minos-under-way = Duel : { minos-place }. { minos-seat } attaque avec un { minos-piece }, { minos-foe } défend avec un { minos-prey }.
minos-throw-of = { minos-seat } { $total }{ minos-faces }
minos-duel = { minos-place } : { minos-seat } ({ minos-piece }) contre { minos-foe } ({ minos-prey }), { $attack } à { $defence } : { minos-winner } l’emporte.

## The end

minos-reason-value = { minos-seat } l’emporte par la plus grande valeur.
minos-reason-talents = { minos-seat } l’emporte : égalité de valeur, mais plus de talents.
minos-reason-shared = Victoire partagée : égalité de valeur et de talents.
minos-reason-last = { minos-seat } l’emporte : il ne reste personne d’autre.
minos-reason-resigned = { minos-seat } l’emporte : tous les autres ont abandonné.

## La page

minos-page-map = La carte
minos-page-sea = { minos-place }{ $count ->
    [0] {""}
    [one] , un navire ({ minos-seat })
   *[other] , { $count } navires ({ $list })
}
minos-page-harbour = Mouillage ({ minos-place }){ $seat ->
    [nobody] {""}
   *[other] , un navire ({ minos-seat })
}
minos-page-point = { minos-place }{ $seat ->
    [nobody] {""}
   *[other] , un gardien ({ minos-seat })
}
minos-page-owner = { $owner ->
    [purple] Pourpre
    [vermilion] Vermillon
    [ivory] Ivoire
    [obsidian] Obsidienne
   *[nobody] libre
}
minos-page-site = { minos-place } : { minos-page-owner }{ $guardians ->
    [0] {""}
    [one] , un gardien
   *[other] , { $guardians } gardiens
}{ $count ->
    [0] {""}
   *[other] , { $list } (valeur { $worth })
}
minos-page-holdings = Ce que chacun possède
minos-page-first = a commencé
minos-page-out = hors jeu
minos-page-kept = { minos-seat } : { $kind ->
    [value] valeur { $count }
    [talents] { $count ->
        [one] { $count } talent
       *[other] { $count } talents
    }
    [rings] { $count ->
        [one] { $count } anneau
       *[other] { $count } anneaux
    }
    [ships] { $count ->
        [one] { $count } navire en réserve
       *[other] { $count } navires en réserve
    }
   *[guardians] { $count ->
        [one] { $count } gardien en réserve
       *[other] { $count } gardiens en réserve
    }
}
minos-page-facts = { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
} · { $rings ->
    [one] { $rings } anneau
   *[other] { $rings } anneaux
}
minos-page-dice = Dés
minos-page-die = { $face ->
    [scales] Balance
    [arrow] Flèche
    [gull] Mouette
    [build] Chantier
    [joker] Joker
   *[star] Étoile
}{ $state ->
    [used] , dé utilisé
    [marked] , à relancer
   *[free] {""}
}
minos-page-die-brings = { $name } : { $brings }
minos-page-gain = { $face ->
    [scales] revenu
    [arrow] anneau
    [gull] 5 mouv.
    [build] chantier
    [joker] au choix
   *[star] 1 de plus
}
minos-page-brings = { $face ->
    [scales] votre revenu, autant de talents que votre valeur ; avant toute autre chose
    [arrow] un anneau, et le droit d’en acheter d’autres
    [gull] 5 points de mouvement
    [build] un point de chantier
    [joker] compte comme balance, flèche, mouette ou chantier
   *[star] s’ajoute à un symbole déjà utilisé ce tour-ci
}
minos-page-set = Un trio : 10
minos-page-pool-name = { $pool ->
    [moves] mouvements
   *[building] chantier
}
minos-page-pool = { $pool ->
    [moves] { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
   *[building] { $left ->
        [one] { $left } point de chantier
       *[other] { $left } points de chantier
    }
}
minos-page-kinds = Ce à quoi il sert
minos-page-wares = Bâtir et acheter
minos-page-ware-name = { $ware ->
    [port] port
    [house] maison
    [warehouse] entrepôt
    [wall] enceinte
    [guardian] gardien
    [ship] navire
   *[ring] anneau
}
minos-page-water = { $water ->
    [pontos] Pont-Euxin
   *[okeanos] Océan
}
minos-page-track = L’échelle de valeur
minos-page-ware-price = { $ware ->
    [guardian] 5
    [ship] 5
   *[ring] 10
}
minos-page-ware = { $ware ->
    [port] Bâtir un port
    [house] Bâtir une maison
    [warehouse] Bâtir un entrepôt
    [wall] Bâtir une enceinte
    [guardian] Acheter un gardien pour { minos-page-ware-price } talents
    [ship] Acheter un navire pour { minos-page-ware-price } talents
   *[ring] Acheter un anneau pour { minos-page-ware-price } talents
} : reste { $left }
minos-page-roll = { $dice ->
    [0] Relancer
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
minos-page-keep = Garder
minos-page-keep-total = Garder ce total
minos-page-end-turn = Finir le tour
minos-page-duel = Duel : { minos-place }
minos-page-fought = Conflit : { minos-place }
minos-page-number = Duel { $number }
minos-page-tie = { $need ->
    [no] L’attaquant doit faire plus
   *[other] Il vous faut { $need }
} : l’égalité profite au défenseur.
minos-page-die-worth = { $face ->
    [arrow] 3
    [joker] 2
    [star] 1
   *[other] 0
}
minos-page-fighter = { minos-seat }{ $you ->
    [you] {" (vous)"}
   *[other] {""}
}
minos-page-role = { $role ->
    [attack] attaque avec un { minos-piece }
   *[defence] défend avec un { minos-piece }
}
minos-page-rings = { $rings ->
    [0] aucun anneau
    [one] { $rings } anneau
   *[other] { $rings } anneaux
}
minos-page-total = Total : { $total }
minos-page-won = gagne
minos-page-winner = { minos-winner } gagne le { $duels ->
    [one] duel
   *[other] dernier duel
}
minos-page-score = { $most } à { $least }{ $tie ->
    [tie] , et l’égalité profite au défenseur
   *[no] {""}
} : { minos-seat } perd un { minos-piece }.
minos-page-pick = Gardez vos dés, ou choisissez-en à relancer
minos-page-more = { $dice ->
    [one] Relancez ce dé, ou choisissez-en d’autres
   *[other] Relancez ces dés, ou choisissez-en d’autres
}
minos-page-throws = { $throws ->
    [one] Encore un lancer, avec autant de dés que vous voulez.
   *[other] Encore { $throws } lancers, avec autant de dés que vous voulez.
}
minos-page-duel-pick = Gardez votre total de { $total }, ou choisissez des dés à relancer
minos-page-duel-hint = Chaque lancer coûte un anneau : vous en avez { $rings }. Une balance ne se relance jamais.
minos-page-whom = Quel navire affrontez-vous d’abord ?
minos-page-act = Jouez votre tour, ou finissez-le
minos-page-act-hint = { $ways ->
    [dice-map] Touchez un dé pour l’utiliser, un pion pour le déplacer, un site pour y bâtir.
    [dice-no] Touchez un dé pour l’utiliser.
    [no-map] Touchez un pion pour le déplacer, un site pour y bâtir.
   *[no-no] On peut encore acheter des anneaux, 10 talents pièce.
}
minos-page-income = La balance d’abord : elle rapporte { $income } maintenant, et plus rien après toute autre action.
minos-page-end = Finissez le tour
minos-page-use = { $face ->
    [joker] Que remplace le joker ?
   *[star] Que renforce l’étoile ?
}
minos-page-use-hint = { $face ->
    [joker] Un seul joker par tour peut remplacer un même symbole.
   *[star] Un symbole utilisé ce tour-ci, une seule étoile pour chacun.
}
minos-page-from = { $piece ->
    [ship] Votre navire
   *[guardian] Votre gardien
} : { minos-place }
minos-page-moves = { $moves ->
    [one] Il reste un point de mouvement.
   *[other] Un point par pas, il en reste { $moves }.
}{ $attack ->
    [attack] {" "}Une croix est une attaque.
   *[no] {""}
}
minos-page-site-do = { minos-place } : { $ways ->
    [walk-build-buy] avancez, bâtissez ou achetez
    [walk-build] avancez ou bâtissez
    [walk-buy] avancez ou achetez
    [build-buy] bâtissez ou achetez
    [build] bâtissez
   *[buy] achetez
}
minos-page-price = { $count ->
    [0] Première construction : 1 point de chantier et 5 talents.
    [1] Deuxième construction : 2 points de chantier (enceinte : 4) et 12 talents.
    [2] Troisième construction : 3 points de chantier (enceinte : 4) et 18 talents.
    [3] Quatrième construction : 4 points de chantier et 25 talents.
   *[no] {""}
}{ $count ->
    [no] {""}
    [0] {" "}Valeur : port et maison 1, entrepôt 2.
   *[other] {" "}Valeur : port et maison 1, entrepôt 2 ; l’enceinte double le tout.
}{ $buys ->
    [buys] {" "}Un pion : 5 talents.
   *[no] {""}
}
minos-page-waste = Les dés et les points qui restent sont perdus. Ce choix est définitif, sauf si la table accepte qu’on le reprenne.
minos-page-for-good = Ce choix est définitif, sauf si la table accepte qu’on le reprenne.
minos-page-confirm-roll = Relancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $where ->
    [duel] {" "}pour un anneau
   *[turn] {""}
} ?
minos-page-confirm-keep = Garder ces dés ?
minos-page-confirm-attack = { minos-place } : attaquer avec votre { minos-piece } ?
minos-page-confirm-build = Bâtir à { minos-place } : { minos-building } ?
minos-page-confirm-fight = Affronter d’abord { minos-foe } ?
minos-page-confirm-end-turn = Finir votre tour ?
