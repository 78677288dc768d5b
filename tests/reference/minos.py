"""Play Minos slowly and obviously, as the oracle that a fast implementation is tested against.

A place is the id of a sea space, a land point or a site; a ship on a site lies in its harbour. Pieces are
listed by sort and place, a seat for each: ``pieces["guardian"]["kreta"] == [1, 1, 1]``.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

NATURE = -1
COLOURS = ["purple", "vermilion", "ivory", "obsidian"]
KINDS = ["scales", "arrow", "gull", "build"]
FACES = [*KINDS, "joker", "star"]  # N2
SUPPLY = {"port": 16, "house": 16, "warehouse": 32, "wall": 16, "ring": 50}  # N1
SHIPS, GUARDIANS = 7, 12  # N1, for each player
BUILDINGS = {"port": 1, "house": 1, "warehouse": 2, "wall": 0}  # N11: what each is worth, undoubled
PRICES = [5, 12, 18, 25]  # N9: talents for the first, second, third and fourth building
STRENGTHS = {"arrow": 3, "joker": 2, "star": 1, "scales": 0, "gull": 0, "build": 0}  # N16


class Board:
    """Hold what a map file says; never changed, so all copies of a game share it."""

    def __init__(self, path: Path) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        self.start: str = data["start"]["sea"]
        self.sites: list[str] = [site["id"] for site in data["sites"]]
        # Ids may have hyphens, so a step is looked up, never parsed: the piece, from where and to where.
        self.steps: dict[str, tuple[str, str, str]] = {}
        harbours = [(site["id"], sea) for site in data["sites"] for sea in site["harbour"]["opens"]]
        borders = [(sea["id"], other) for sea in data["seas"] for other in sea["borders"]]
        for a, b in harbours + borders:  # N8
            self.steps[f"sail-{a}-{b}"] = ("ship", a, b)
            self.steps[f"sail-{b}-{a}"] = ("ship", b, a)
        for a, b in [road["ends"] for road in data["roads"]]:
            self.steps[f"walk-{a}-{b}"] = ("guardian", a, b)
            self.steps[f"walk-{b}-{a}"] = ("guardian", b, a)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        return self


load_board = cache(Board)  # each file is read once


def strength(dice: list[str]) -> int:
    """Add up the dice of one side of a duel (N16, NE4)."""
    sets = min([dice.count(face) for face in ["arrow", "joker", "star"]])
    return sum([STRENGTHS[face] for face in dice]) + 4 * sets  # a set counts 10 instead of 6


def count_faces(dice: list[str]) -> dict[str, int]:
    """Count how many dice show each face that is there."""
    return {face: dice.count(face) for face in FACES if face in dice}


class Reference:
    """Hold one whole game of Minos; everything is public (N22)."""

    def __init__(self, seats: int, *, map: str = "mediterranean", rounds: int = 40, folder: Path) -> None:  # noqa: A002 - the option's name
        assert seats in {2, 3, 4}, f"not a number of seats: {seats} (expected 2, 3 or 4)"  # N1
        assert 1 <= rounds <= 100, f"not a number of rounds: {rounds} (expected 1 to 100)"  # N21
        self.board = load_board(folder / f"{map}.json")
        self.seats, self.rounds = seats, rounds
        self.first, self.round = 0, 1
        self.ending = ""
        self.talents = [25] * seats  # N5
        self.rings = [0] * seats
        self.out = [False] * seats
        ships = {self.board.start: list(range(seats))}  # N5
        self.pieces: dict[str, dict[str, list[int]]] = {"ship": ships, "guardian": {}}
        self.buildings: dict[str, list[str]] = {}
        self.supply = dict(SUPPLY)
        self.conflict: dict[str, Any] = {}  # as in the facts, but with lists of dice and nothing marked
        self.start_turn(0)
        self.stage = "first"  # then "throw", "pick", "act", "fight", "duel-throw", "duel-pick", "over"

    @property
    def to_move(self) -> int | None:
        """Return the seat to act, NATURE for a random event, or None when the game is over."""
        if self.stage == "over":
            return None
        if self.stage in {"first", "throw", "duel-throw"}:
            return NATURE
        return self.duellist() if self.stage == "duel-pick" else self.seat

    def legal(self) -> set[str]:
        """Return the notations of all legal actions."""
        if self.stage == "first":  # N5
            return {"first-" + colour for colour in COLOURS[: self.seats]}
        if self.stage in {"throw", "duel-throw"}:
            return {"throw-" + face for face in FACES}
        if self.stage in {"pick", "duel-pick"}:
            return self.pick_actions()
        if self.stage == "act":
            return {"end-turn"} | self.use_actions() | self.step_actions() | self.spend_actions()
        if self.stage == "fight":  # N8
            return {"fight-" + COLOURS[seat] for _, seat in self.foes(self.board.start)}
        return set()

    def play(self, notation: str) -> None:
        """Apply one legal action."""
        assert notation in self.legal(), f"illegal action {notation!r} at stage {self.stage}"
        verb, _, rest = notation.partition("-")
        if self.stage == "act" and not (verb == "use" and rest.endswith("scales")):
            self.is_scales_closed = True  # N7: anything else closes the scales step
        if verb == "first":
            self.first = COLOURS.index(rest)
            self.start_turn(self.first)
        elif verb == "throw":
            self.throw(rest)
        elif verb == "mark":
            self.marked.append(rest)
        elif verb == "roll":
            self.roll()
        elif verb == "keep":
            self.keep()
        elif verb == "use":
            self.use(rest)
        elif verb in {"sail", "walk"}:
            self.step(*self.board.steps[notation])
        elif verb == "fight":
            self.next_duel([("ship", COLOURS.index(rest))])
        elif verb == "build":
            self.build(*rest.rsplit("-", maxsplit=1))
        elif verb in {"recruit", "launch"}:
            self.bought.add(rest)
            self.talents[self.seat] -= 5
            piece = "guardian" if verb == "recruit" else "ship"
            self.pieces[piece].setdefault(rest, []).append(self.seat)
        elif verb == "buy":
            self.talents[self.seat] -= 10
            self.supply["ring"] -= 1
            self.rings[self.seat] += 1
        else:
            self.end_turn()

    def num_pieces(self, piece: str, seat: int) -> int:
        """Count the ships or guardians of a seat on the board."""
        return sum([seats.count(seat) for seats in self.pieces[piece].values()])

    def owner(self, site: str) -> int | None:
        """Return who has a piece on a site, or None (N12); N18 sees to it that there are never two."""
        standing = self.pieces["guardian"].get(site) or self.pieces["ship"].get(site)
        return standing[0] if standing else None

    def value(self, seat: int) -> int:
        """Add up the colonies that a seat owns (N11, NE2)."""
        total = 0
        for built in [built for site, built in self.buildings.items() if self.owner(site) == seat]:
            total += sum([BUILDINGS[building] for building in built]) * (2 if "wall" in built else 1)
        return total

    def foes(self, place: str) -> list[tuple[str, int]]:
        """List the pieces on a place that are foreign to whose turn it is, ships first (N18)."""
        standing = [(piece, seat) for piece in self.pieces for seat in self.pieces[piece].get(place, [])]
        return [(piece, seat) for piece, seat in standing if seat != self.seat]

    def start_turn(self, seat: int) -> None:
        """Let nature throw six dice for a seat."""
        self.stage = "throw"
        self.seat = seat
        self.dice: list[str] = []
        self.marked: list[str] = []  # of the dice of the turn, or of the side that decides in a duel
        self.thrown = 0
        self.moves, self.points = 0, 0
        self.used: list[str] = []  # "gull", "joker-gull", "star-gull", ...
        self.is_scales_closed = False  # N7
        self.bought: set[str] = set()  # N13: the colonies where a piece was bought this turn

    def end_turn(self) -> None:
        """Hand the turn to the next seat that is not out, or end the game after the last round."""
        seat = self.seat
        while seat == self.seat or self.out[seat]:
            seat = (seat + 1) % self.seats
            if seat == self.first and self.round == self.rounds:  # N21: also when that seat is out
                self.stage, self.ending = "over", "rounds"
                return
            self.round += 1 if seat == self.first else 0
        self.start_turn(seat)

    def duellist(self) -> int:
        """Return the seat whose dice are thrown or picked in the duel."""
        return self.seat if self.conflict["side"] == "attack" else COLOURS.index(self.conflict["defender"])

    def hand(self) -> list[str]:
        """Return the dice thrown or picked now: the turn's, or apart from them one side's of a duel (N15)."""
        dice: list[str] = self.conflict[self.conflict["side"]] if self.conflict else self.dice
        return dice

    def throw(self, face: str) -> None:
        """Show one die, and go on after the last one of the throw."""
        self.hand().append(face)
        if len(self.hand()) < 6:
            return
        if self.stage == "throw":
            self.thrown += 1
            self.stage = "pick" if self.thrown < 3 else "act"  # N6
        elif self.rings[self.duellist()] == 0 or self.hand() == ["scales"] * 6:  # N15: nothing to decide
            self.keep()
        else:
            self.stage = "duel-pick"

    def pick_actions(self) -> set[str]:
        """Return what may be marked, and how picking ends (N6, N15)."""
        faces = [face for face in FACES if self.hand().count(face) > self.marked.count(face)]
        if self.stage == "duel-pick" and "scales" in faces:  # N15
            faces.remove("scales")
        return {"mark-" + face for face in faces} | {"roll" if self.marked else "keep"}

    def roll(self) -> None:
        """Let nature throw the marked dice again."""
        for face in self.marked:
            self.hand().remove(face)
        self.marked = []
        if self.stage == "duel-pick":  # N15: one ring for each reroll
            self.rings[self.duellist()] -= 1
            self.supply["ring"] += 1
        self.stage = "duel-throw" if self.conflict else "throw"

    def use_actions(self) -> set[str]:
        """Return the uses of the unspent dice (N7, NE1)."""
        actions: set[str] = set()
        for kind in KINDS[1:] if self.is_scales_closed else KINDS:
            if kind in self.dice:
                actions.add("use-" + kind)
            if "joker" in self.dice and "joker-" + kind not in self.used:
                actions.add("use-joker-" + kind)
            is_begun = kind in self.used or "joker-" + kind in self.used
            if "star" in self.dice and is_begun and "star-" + kind not in self.used:
                actions.add("use-star-" + kind)
        return actions

    def step_actions(self) -> set[str]:
        """Return the steps that pieces of the seat can make (N8)."""
        steps = self.board.steps.items() if self.moves >= 1 else []
        own = [(step, way) for step, way in steps if self.seat in self.pieces[way[0]].get(way[1], [])]
        return {step for step, (piece, _, target) in own if self.can_enter(piece, target)}

    def can_enter(self, piece: str, place: str) -> bool:
        """Say whether no own piece bars a place, nor foreign ones in the first round (N8, N14)."""
        is_single = piece == "ship" or place not in self.board.sites
        if is_single and self.seat in self.pieces[piece].get(place, []):
            return False
        return self.round > 1 or self.foes(place) == []

    def spend_actions(self) -> set[str]:
        """Return what the seat can build and buy."""
        actions: set[str] = set()
        talents = self.talents[self.seat]
        has_arrow = "arrow" in self.used or "joker-arrow" in self.used
        if has_arrow and talents >= 10 and self.supply["ring"] >= 1:  # N7
            actions.add("buy-ring")
        for site in [site for site in self.board.sites if self.owner(site) == self.seat]:  # N9, N13
            actions |= {f"build-{site}-{name}" for name in BUILDINGS if self.can_build(site, name)}
            built = self.buildings.get(site, [])
            can_buy = talents >= 5 and site not in self.bought  # N13
            if can_buy and built.count("house") >= 2 and self.num_pieces("guardian", self.seat) < GUARDIANS:
                actions.add("recruit-" + site)
            can_buy = can_buy and not self.pieces["ship"].get(site)
            if can_buy and built.count("port") >= 2 and self.num_pieces("ship", self.seat) < SHIPS:
                actions.add("launch-" + site)
        return actions

    def can_build(self, site: str, building: str) -> bool:
        """Say whether a building may come next on a site where the seat has a piece (N9, NE3)."""
        built = self.buildings.get(site, [])
        if len(built) == 4 or self.supply[building] == 0 or self.talents[self.seat] < PRICES[len(built)]:
            return False
        if building == "wall":
            return self.points >= 4 and built != [] and "wall" not in built
        is_wall_due = len(built) == 3 and "wall" not in built  # a city must have its wall
        return self.points >= len(built) + 1 and not is_wall_due

    def use(self, use: str) -> None:
        """Spend one die: "gull", "joker-gull" or "star-gull" (N7)."""
        face, kind = use.partition("-")[0], use.rpartition("-")[2]
        self.dice.remove(face)
        self.used.append(use)
        if kind == "scales":
            self.talents[self.seat] += self.value(self.seat)
        elif kind == "gull":
            self.moves += 1 if face == "star" else 5
        elif kind == "build":
            self.points += 1
        elif self.supply["ring"] >= 1:
            self.supply["ring"] -= 1
            self.rings[self.seat] += 1

    def build(self, site: str, building: str) -> None:
        """Add a building to a site, and end the game if it was the last one needed."""
        built = self.buildings.setdefault(site, [])
        self.talents[self.seat] -= PRICES[len(built)]  # N9
        self.points -= 4 if building == "wall" else len(built) + 1
        self.supply[building] -= 1
        built.append(building)
        if len(built) == 1 and self.num_pieces("guardian", self.seat) < GUARDIANS:  # N10
            self.pieces["guardian"].setdefault(site, []).append(self.seat)
        cities = [city for city in self.buildings.values() if len(city) == 4]
        if len(self.buildings) == len(self.board.sites) and len(cities) >= 2:  # N20
            self.stage, self.ending = "over", "cities"

    def step(self, piece: str, origin: str, target: str) -> None:
        """Move a piece, or let it attack what stands on the target (N8, N14)."""
        self.moves -= 1
        self.pieces[piece][origin].remove(self.seat)
        if self.foes(target) == []:
            self.pieces[piece].setdefault(target, []).append(self.seat)
        else:
            self.conflict = {"place": target, "attacker": COLOURS[self.seat], "piece": piece}
            self.next_duel(self.foes(target))

    def next_duel(self, foes: list[tuple[str, int]]) -> None:
        """Ask whose ship is next on the fish space (N8), or let the attacker throw against the first foe."""
        self.conflict |= {"foe": None, "defender": None, "side": None, "attack": [], "defence": []}
        self.stage = "fight"
        if self.conflict["place"] != self.board.start or len(foes) == 1:
            self.conflict |= {"foe": foes[0][0], "defender": COLOURS[foes[0][1]], "side": "attack"}
            self.stage = "duel-throw"

    def keep(self) -> None:
        """End the rolls of the turn, or of one side of a duel (N6, N15)."""
        if not self.conflict:
            self.stage = "act"
        elif self.conflict["side"] == "attack":
            self.conflict["side"] = "defence"
            self.stage = "duel-throw"
        else:
            self.decide_duel(self.conflict["place"], COLOURS.index(self.conflict["defender"]))

    def decide_duel(self, place: str, defender: int) -> None:
        """Remove the loser's piece, and end the conflict when one side has none left (N15, N18)."""
        piece, foe = self.conflict["piece"], self.conflict["foe"]
        has_won = strength(self.conflict["attack"]) > strength(self.conflict["defence"])
        if has_won:
            self.pieces[foe][place].remove(defender)
        if has_won and self.foes(place) != []:
            self.next_duel(self.foes(place))
        else:
            self.conflict = {}  # what a beaten attacker has beaten stays beaten
            self.stage = "act"
            if has_won:  # N17
                self.pieces[piece].setdefault(place, []).append(self.seat)
        self.check_out(defender if has_won else self.seat)

    def check_out(self, seat: int) -> None:
        """Put the loser of a duel out if that was its last piece (N19)."""
        if self.num_pieces("ship", seat) + self.num_pieces("guardian", seat) > 0:
            return
        self.out[seat] = True
        self.supply["ring"] += self.rings[seat]
        self.rings[seat] = self.talents[seat] = 0
        if self.out.count(False) == 1:
            self.stage, self.ending = "over", "last"
        elif seat == self.seat:
            self.end_turn()

    def facts(self) -> dict[str, Any]:
        """Describe the whole state."""
        conflict = dict(self.conflict)
        if conflict:
            conflict |= {side: count_faces(conflict[side]) for side in ["attack", "defence"]}
            conflict["marked"] = count_faces(self.marked)
        is_on = self.stage not in {"first", "over"}
        ships, guardians = self.pieces["ship"].items(), self.pieces["guardian"].items()
        owners = [(site, self.owner(site)) for site in self.board.sites]
        return {
            "stage": self.stage,
            "round": self.round,
            "first": None if self.stage == "first" else self.first,
            "seat": self.seat if is_on else None,
            "dice": count_faces(self.dice) if is_on else None,
            "marked": count_faces([] if conflict else self.marked) if is_on else None,
            "thrown": self.thrown if is_on else None,
            "moves": self.moves if is_on else None,
            "points": self.points if is_on else None,
            "talents": list(self.talents),
            "values": [self.value(seat) for seat in range(self.seats)],
            "rings": list(self.rings),
            "out": list(self.out),
            "ships": {place: sorted([COLOURS[seat] for seat in seats]) for place, seats in ships if seats},
            "guardians": {place: [COLOURS[seats[0]], len(seats)] for place, seats in guardians if seats},
            "buildings": {site: list(built) for site, built in self.buildings.items()},
            "owners": {site: COLOURS[seat] for site, seat in owners if seat is not None},
            "supply": dict(self.supply),
            "conflict": conflict or None,
        }

    def outcome(self) -> dict[str, Any]:
        """Return the result: value counts, then talents, and who is out ranks below all others (N20)."""
        assert self.stage == "over", f"no outcome at stage {self.stage}"
        scores = [self.value(seat) for seat in range(self.seats)]
        results = [(not self.out[seat], scores[seat], self.talents[seat]) for seat in range(self.seats)]
        places = [1 + len([other for other in results if other > result]) for result in results]
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        return {"winners": winners, "places": places, "scores": scores, "ending": self.ending}
