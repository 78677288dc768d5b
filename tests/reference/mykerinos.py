"""Play Mykerinos slowly and obviously, as the oracle that a fast implementation is tested against.

The region, its areas (each a left and a right parcel of two columns), and the spaces of a parcel:

    rows  a b c d  e f g h
    1-3   area 1   area 2                    1 2
    4-6   area 3   area 4                    3 4
    7-9   area 5   area 6  (season 4 only)   5 6
"""

from typing import Any

NATURE = -1
COLOURS = ["blue", "red", "green", "white"]  # M1: the seat fixes the colour
NEUTRAL = "green"  # M22
PATRONS = ["tangerine", "blackmore", "brown", "lemon", "violet"]
SIDES = ["left", "right"]
LAST_SEASON = 4

# M5: the pyramids of a card, and the points it shows. M2: seven cards for each patron, one for none.
KINDS = {"none": 0, "1": 0, "2": 0, "3": 2, "16": 2, "25": 3, "15": 3}
POINTS = {f"{patron}-{kind}": points for patron in PATRONS for kind, points in KINDS.items()}
POINTS["nobody-25"] = 5

Plan = list[str]  # the notations of one whole action, one for each of its plies


def wing_rooms(wing: int) -> list[str]:
    """Name the rooms of a wing 1 to 5: its 5, its 3, and the 2 on either side."""
    before = 5 if wing == 1 else wing - 1  # M6: a closed ring
    after = 1 if wing == 5 else wing + 1
    return [f"5-wing-{wing}", f"3-wing-{wing}", f"2-wings-{before}-{wing}", f"2-wings-{wing}-{after}"]


def parcel_space(area: int, side: str, number: int) -> str:
    """Name the space of the region where the space 1 to 6 of a parcel lies."""
    row = 3 * ((area - 1) // 2) + (number - 1) // 2  # M3, M4
    column = 4 * ((area - 1) % 2) + 2 * SIDES.index(side) + (number - 1) % 2
    return "abcdefgh"[column] + str(row + 1)


def area_spaces(area: int) -> list[str]:
    """List the twelve spaces of an area."""
    return [parcel_space(area, side, number) for side in SIDES for number in range(1, 7)]


def distance(a: str, b: str) -> int:
    """Count the columns and rows between two spaces."""
    return abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1]))


def make_neighbours(areas: int) -> dict[str, list[str]]:
    """Map every space of a region with so many areas to the spaces next to it."""
    spaces = [space for area in range(1, areas + 1) for space in area_spaces(area)]
    return {a: [b for b in spaces if distance(a, b) == 1] for a in spaces}  # M4: across cards and areas


NEIGHBOURS = {areas: make_neighbours(areas) for areas in [4, 6]}


class Reference:
    """Hold one whole game of Mykerinos; all is public but the order of undealt cards (M25)."""

    def __init__(self, seats: int) -> None:
        """Set up the state before the first player is known."""
        assert seats in {2, 3, 4}, f"not a number of seats: {seats} (expected 2, 3 or 4)"
        self.seats = seats
        self.has_neutral = seats == 2  # M22
        self.stage = "first"  # then "wings", "deal", "dig", "neutral", "survey", "over"
        self.season = 1
        self.num_areas = 4
        self.first = 0
        self.wings: list[str | None] = [None] * 5
        colours = COLOURS[:seats] + ([NEUTRAL] if self.has_neutral else [])
        self.generals = dict.fromkeys(colours, 25)  # M1
        self.stocks = [0] * seats
        self.held = [0, 0]  # M22: the neutral cubes that each of two seats holds
        self.undealt = list(POINTS)
        self.discarded: list[str] = []
        self.parcels: dict[str, str] = {}
        self.pyramids: set[str] = set()
        self.cubes: dict[str, str] = {}
        self.rooms: dict[str, str] = {}
        self.points = [0] * seats
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.tilted = [dict.fromkeys(PATRONS, 0) for _ in range(seats)]
        self.empty_scale = [None, NEUTRAL] if self.has_neutral else []  # M22: the neutral on place 2
        self.scale: list[str | None] = list(self.empty_scale)
        self.mover = 0
        self.plans: list[Plan] = []  # what the action being played can still become
        self.area = 0
        self.ranks: list[tuple[str, int]] = []
        self.decisions: list[tuple[int, str]] = []  # still to take in the area: "must", "may", "neutral"

    @property
    def to_move(self) -> int | None:
        """Return the seat to act, NATURE for a random event, or None when the game is over."""
        if self.stage == "over":
            return None
        if self.stage in {"dig", "neutral"}:
            return self.mover
        return self.decisions[0][0] if self.stage == "survey" else NATURE

    def legal(self) -> set[str]:
        """Return the notations of all legal actions."""
        if self.stage == "first":  # M7
            return {"first-" + colour for colour in COLOURS[: self.seats]}
        if self.stage == "wings":  # M7
            wing = self.wings.index(None) + 1
            return {f"wing-{wing}-{patron}" for patron in PATRONS if patron not in self.wings}
        if self.stage == "deal":  # M8: any card, in either direction
            return {"deal-" + card + turn for card in self.undealt for turn in ["", "-turned"]}
        if self.stage in {"dig", "neutral"}:
            return {plan[0] for plan in self.plans}
        return self.survey_actions() if self.stage == "survey" else set()

    def play(self, action: str) -> None:
        """Apply one legal action."""
        assert action in self.legal(), f"illegal action {action!r} at stage {self.stage}"
        if self.stage == "first":
            self.first = COLOURS.index(action.removeprefix("first-"))
            self.stage = "wings"
        elif self.stage == "wings":
            self.wings[self.wings.index(None)] = action.split("-")[2]
            if None not in self.wings:
                self.start_season()
        elif self.stage == "deal":
            self.deal(action)
        elif self.stage in {"dig", "neutral"}:
            self.play_dig(action)
        else:
            self.play_survey(action)

    def start_season(self) -> None:
        """Take the cubes, and let nature deal."""
        for seat in range(self.seats):
            taken = min(8 if self.seats == 4 else 11, self.generals[COLOURS[seat]])  # M8
            self.generals[COLOURS[seat]] -= taken
            self.stocks[seat] += taken
        if self.has_neutral:
            for seat in [self.first, 1 - self.first]:  # M22: first player first
                taken = min(4, self.generals[NEUTRAL])
                self.generals[NEUTRAL] -= taken
                self.held[seat] += taken
        self.stage = "deal"

    def deal(self, action: str) -> None:
        """Lay the next parcel, and start the excavation after the last one."""
        card = action.removeprefix("deal-").removesuffix("-turned")
        area = len(self.parcels) // 2 + 1
        side = SIDES[len(self.parcels) % 2]
        self.undealt.remove(card)
        self.parcels[f"{area}-{side}"] = card
        for digit in card.split("-")[1].replace("none", ""):
            number = 7 - int(digit) if action.endswith("-turned") else int(digit)  # M5
            self.pyramids.add(parcel_space(area, side, number))
        if len(self.parcels) == 2 * self.num_areas:
            self.start_turn(self.first)  # M9

    def plain_spaces(self) -> list[str]:
        """List the free spaces without a pyramid."""
        return [s for s in NEIGHBOURS[self.num_areas] if s not in self.cubes and s not in self.pyramids]

    def extensions(self, colour: str, num_pyramids: int) -> list[tuple[str, str]]:
        """List the pairs of spaces that extend an excavation, with so many of them on pyramids."""
        neighbours = NEIGHBOURS[self.num_areas]
        beside = [a for a in neighbours if colour in [self.cubes.get(space) for space in neighbours[a]]]
        starts = [a for a in beside if a not in self.cubes]
        pairs = [(a, b) for a in starts for b in neighbours[a] if b not in self.cubes]
        return [(a, b) for a, b in pairs if (a in self.pyramids) + (b in self.pyramids) == num_pyramids]

    def plain_plans(self, colour: str, cubes: int) -> list[Plan]:
        """List the actions A and B of a colour with so many cubes at hand."""
        digs = [["dig-" + a] for a in self.plain_spaces()]  # M9-A
        extends = [["extend-" + a, "on-" + b] for a, b in self.extensions(colour, 0)]  # M9-B
        return (digs if cubes >= 1 else []) + (extends if cubes >= 2 else [])

    def patron_plans(self, seat: int, patron: str) -> list[Plan]:
        """List the ways to carry out a patron's power whole, with at least one cube in stock (M10)."""
        colour, cubes = COLOURS[seat], self.stocks[seat]
        neighbours = NEIGHBOURS[self.num_areas]
        plain = self.plain_spaces()
        plans: list[Plan] = []
        if patron == "violet" and self.generals[colour] >= 1:
            plans = self.plain_plans(colour, cubes + 1)
        if patron == "lemon":
            plans = [["dig-" + a] for a in neighbours if a in self.pyramids and a not in self.cubes]
            if cubes >= 2:
                plans += [["extend-" + a, "on-" + b] for a, b in self.extensions(colour, 1)]  # ME4
        if patron == "brown":
            plans = [["book-" + room] for room in self.open_rooms(colour)]
        if patron == "blackmore" and cubes >= 2:
            plans = [["dig-" + a, "on-" + b] for a in plain for b in neighbours[a] if b in plain]
        if patron == "tangerine" and cubes >= 3:
            chains = [(a, b, c) for a, b in self.extensions(colour, 0) for c in neighbours[b]]
            plans = [["extend-" + a, "on-" + b, "on-" + c] for a, b, c in chains if c in plain and c != a]
        return plans

    def num_cards(self, seat: int, patron: str | None) -> int:
        """Count the cards of a patron that a seat has claimed."""
        return len([card for card in self.cards[seat] if card.startswith(f"{patron}-")])

    def start_turn(self, seat: int) -> None:
        """Let a seat choose among all its whole actions."""
        self.stage = "dig"
        self.mover = seat
        self.plans = [["pass"], *self.plain_plans(COLOURS[seat], self.stocks[seat])]  # M9
        for patron in PATRONS:  # M9-D; nobody has a card before season 2. M9-C: not without cubes
            if self.stocks[seat] >= 1 and self.tilted[seat][patron] < self.num_cards(seat, patron):
                self.plans += [["use-" + patron, *plan] for plan in self.patron_plans(seat, patron)]

    def start_neutral(self) -> None:
        """Offer the mover a neutral action, and end the turn if there is none."""
        plans = self.plain_plans(NEUTRAL, self.held[self.mover])  # M23
        if plans == []:
            self.end_turn(has_passed=False)
        else:
            self.stage = "neutral"
            self.plans = [["neutral-" + notation for notation in plan] for plan in plans]
            self.plans.append(["end-turn"])

    def play_dig(self, action: str) -> None:
        """Play one ply of an action, and end the action or the turn after its last ply."""
        self.plans = [plan[1:] for plan in self.plans if plan[0] == action]
        verb, _, rest = action.removeprefix("neutral-").partition("-")
        if verb == "use":
            self.tilted[self.mover][rest] += 1
            if rest == "violet":  # M10
                self.generals[COLOURS[self.mover]] -= 1
                self.stocks[self.mover] += 1
        elif verb == "book":  # M10: from the personal stock
            self.stocks[self.mover] -= 1
            self.rooms[rest] = COLOURS[self.mover]
        elif verb in {"dig", "extend", "on"} and self.stage == "neutral":
            self.held[self.mover] -= 1
            self.cubes[rest] = NEUTRAL
        elif verb in {"dig", "extend", "on"}:
            self.stocks[self.mover] -= 1
            self.cubes[rest] = COLOURS[self.mover]
        if self.plans != [[]]:
            return  # the action has another ply
        if self.has_neutral and self.stage == "dig" and verb != "pass":
            self.start_neutral()  # M23
        else:
            self.end_turn(has_passed=verb == "pass")

    def end_turn(self, *, has_passed: bool) -> None:
        """Hand the turn on, or start the survey when nobody is left."""
        clockwise = [(self.mover + step) % self.seats for step in range(1, self.seats + 1)]  # M9
        seats_in = [seat for seat in clockwise if COLOURS[seat] not in self.scale]
        if has_passed or seats_in == [self.mover]:  # M9-C; M11: that was the last player's one action
            if None in self.scale:
                self.scale[self.scale.index(None)] = COLOURS[self.mover]  # M22: place 1 of two players
            else:
                self.scale.append(COLOURS[self.mover])
            seats_in.remove(self.mover)
        if seats_in == []:
            self.start_area(1)
        else:
            self.start_turn(seats_in[0])

    def open_rooms(self, colour: str) -> set[str]:
        """Return the rooms of the museum that a colour may enter (M17, ME2)."""
        rooms: set[str] = set()
        for wing in [1, 2, 3, 4, 5]:
            five, *others = wing_rooms(wing)
            rooms.update(others)
            if any(self.rooms.get(room) == colour for room in others):
                rooms.add(five)
        return {room for room in rooms if room not in self.rooms}

    def start_area(self, area: int) -> None:
        """Rank the colours of an area and line up the decisions to take there."""
        self.stage = "survey"
        self.area = area
        standing = [self.cubes[space] for space in area_spaces(area) if space in self.cubes]
        self.ranks = [(colour, standing.count(colour)) for colour in self.generals if colour in standing]
        self.ranks.sort(key=lambda rank: (-rank[1], self.scale.index(rank[0])))  # M12, ME1
        self.decisions = []
        colours = [colour for colour, _ in self.ranks]
        for place, colour in enumerate(colours, 1):
            if not (self.has_neutral and colour == NEUTRAL):
                duty = "must" if place <= 2 else "may"  # M13, M14
                self.decisions.append((COLOURS.index(colour), duty))
            elif place == 1 and len(colours) >= 2:
                # M24: the player who is not second, ranked third or not at all, chooses.
                self.decisions.append((1 - COLOURS.index(colours[1]), "neutral"))
            elif place == 2:
                self.decisions.append((COLOURS.index(colours[0]), "neutral"))  # M24: the first chooses
        self.go_on()

    def sides_left(self) -> list[str]:
        """List the sides of the area being surveyed where a parcel still lies."""
        return [side for side in SIDES if f"{self.area}-{side}" in self.parcels]

    def survey_actions(self) -> set[str]:
        """Return what the seat to decide may do in the area being surveyed."""
        seat, duty = self.decisions[0]
        if duty == "neutral":  # M24
            return {"discard-" + side for side in self.sides_left()}
        actions = {"take-" + side for side in self.sides_left()}
        if duty == "may":  # M14
            actions.add("decline")
        elif self.generals[COLOURS[seat]] >= 1:  # M13
            actions |= {"book-" + room for room in self.open_rooms(COLOURS[seat])}
        return actions

    def play_survey(self, action: str) -> None:
        """Carry out one decision of the survey."""
        seat, _ = self.decisions.pop(0)
        verb, _, rest = action.partition("-")
        if verb == "take":  # M16
            card = self.parcels.pop(f"{self.area}-{rest}")
            self.cards[seat].append(card)
            self.points[seat] += POINTS[card]
        elif verb == "discard":  # M24
            self.discarded.append(self.parcels.pop(f"{self.area}-{rest}"))
        elif verb == "book":  # M13: from the general stock
            self.generals[COLOURS[seat]] -= 1
            self.rooms[rest] = COLOURS[seat]
        self.go_on()

    def go_on(self) -> None:
        """Stop at the next decision that leaves somebody something to do, or end the area."""
        if self.sides_left() == []:
            self.decisions = [d for d in self.decisions if d[1] != "may"]  # M14: if parcels remain
        if self.decisions != []:
            return
        for side in self.sides_left():  # M12, M15, M24
            self.discarded.append(self.parcels.pop(f"{self.area}-{side}"))
        for space in area_spaces(self.area):
            self.pyramids.discard(space)
            if space in self.cubes:  # M15: home before the next area
                self.generals[self.cubes.pop(space)] += 1
        if self.area < self.num_areas:
            self.start_area(self.area + 1)
        elif self.season == LAST_SEASON:
            self.stage = "over"
        else:
            self.first = [COLOURS.index(colour) for colour in self.scale if colour is not None][-1]  # M18
            self.scale = list(self.empty_scale)
            self.tilted = [dict.fromkeys(PATRONS, 0) for _ in range(self.seats)]
            self.season += 1
            self.num_areas = 6 if self.season == LAST_SEASON else 4  # M4
            self.start_season()

    def facts(self) -> dict[str, Any]:
        """Describe the whole state."""
        survey = {"area": self.area, "ranks": [[colour, count] for colour, count in self.ranks]}
        neutral = {"general": self.generals[NEUTRAL], "held": list(self.held)} if self.has_neutral else None
        return {
            "season": self.season,
            "first": None if self.stage == "first" else self.first,
            "wings": list(self.wings),
            "cubes": dict(self.cubes),
            "pyramids": sorted(self.pyramids),
            "parcels": dict(self.parcels),
            "rooms": dict(self.rooms),
            "points": list(self.points),
            "stocks": list(self.stocks),
            "generals": [self.generals[colour] for colour in COLOURS[: self.seats]],
            "neutral": neutral,
            "cards": [sorted(cards) for cards in self.cards],
            "tilted": [{patron: n for patron, n in tilted.items() if n > 0} for tilted in self.tilted],
            "scale": list(self.scale),
            "undealt": sorted(self.undealt),
            "discarded": sorted(self.discarded),
            "survey": survey if self.stage == "survey" else None,
        }

    def score(self, seat: int) -> dict[str, Any]:
        """Add up the points of a seat, line by line."""
        wings: list[dict[str, Any]] = []
        for wing, patron in enumerate(self.wings, 1):  # M19, ME3
            held = [room for room in wing_rooms(wing) if self.rooms.get(room) == COLOURS[seat]]
            value = max([1, *[int(room[0]) for room in held]])
            cards = self.num_cards(seat, patron)
            wings.append({"patron": patron, "cards": cards, "value": value, "points": cards * value})
        sets = min([self.num_cards(seat, patron) for patron in PATRONS])  # M20
        return {
            "parcels": self.points[seat],
            "wings": wings,
            "sets": sets,
            "series": 5 * sets,
            "total": self.points[seat] + sum([line["points"] for line in wings]) + 5 * sets,
            "stock": self.stocks[seat],
        }

    def outcome(self) -> dict[str, Any]:
        """Return the result of the game that is over."""
        assert self.stage == "over", f"no outcome at stage {self.stage}"
        sheet = [self.score(seat) for seat in range(self.seats)]
        results = [(line["total"], line["stock"]) for line in sheet]  # M21: the stock breaks ties
        places = [1 + len([other for other in results if other > result]) for result in results]
        return {
            "winners": [seat for seat in range(self.seats) if places[seat] == 1],
            "places": places,
            "totals": [line["total"] for line in sheet],
            "sheet": sheet,
        }
