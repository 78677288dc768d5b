"""Play Tyrus slowly and obviously, as the oracle that a fast implementation is tested against."""

import copy
import random
from typing import Any

BROWN, BEIGE, NATURE = 0, 1, -1  # T1: the seat fixes the colour
SOLDIERS, MERCHANTS, PRIESTS = 0, 1, 2  # T2: a tile is guild * 10 + value - 1
GUILD_LETTERS = ["s", "m", "p"]
OFFICE_NAMES = ["general", "merchant", "priest"]
SIDE_NAMES = ["brown", "beige"]  # T1: a building is side * 3 + office
HOUSE_NAMES = ["citadel", "market", "temple"]

# T10: which guild votes for an office, and which guild neutralises a guild.
VOTERS = {0: SOLDIERS, 1: MERCHANTS, 2: PRIESTS}
NEUTRALISED_BY = {PRIESTS: SOLDIERS, MERCHANTS: PRIESTS, SOLDIERS: MERCHANTS}

COIN_BASE, DRAW_BASE, CARD_BASE = 180, 182, 242  # placing starts at 0


def tile_value(tile: int) -> int:
    """Return the value of a tile, from 1 to 10."""
    return tile % 10 + 1


def tile_name(tile: int) -> str:
    """Return the name of a tile, such as "s7"."""
    return GUILD_LETTERS[tile // 10] + str(tile_value(tile))


def total(tiles: list[dict[str, int]], seat: int, guild: int) -> int:
    """Add up the values of one player's tiles of one guild."""
    result = 0
    for tile in tiles:
        if tile["seat"] == seat and tile["tile"] // 10 == guild:
            result += tile_value(tile["tile"])
    return result


def count_building(tiles: list[dict[str, int]], seat: int, office: int) -> dict[str, int]:
    """Count the votes of a player in that player's own building of the office."""
    opponent = 1 - seat
    voters = VOTERS[office]
    counter_guild = NEUTRALISED_BY[voters]  # T10
    counter_counter_guild = NEUTRALISED_BY[counter_guild]  # T10
    votes = total(tiles, seat, voters)
    counters = total(tiles, opponent, counter_guild)
    counter_counters = total(tiles, seat, counter_counter_guild)
    score = max(0, votes - max(0, counters - counter_counters))  # T11
    return {"votes": votes, "counters": counters, "counter_counters": counter_counters, "score": score}


class Reference:
    """Hold one whole game of Tyrus, hidden things included."""

    def __init__(self) -> None:
        """Set up the state before the coin is tossed."""
        self.first: int | None = None
        # T2: each player owns 30 tiles, one of each guild and value.
        self.supplies: list[list[int]] = [list(range(30)), list(range(30))]
        self.hands: list[list[int]] = [[], []]
        # T3: nine different cards; card // 3 is the office, card % 3 the copy.
        self.cards_down: list[int] = list(range(9))
        self.cards_turned: list[int] = []
        # Six buildings (T1) of standing tiles: {"seat", "tile", "election", "place"} each.
        self.buildings: list[list[dict[str, int]]] = [[], [], [], [], [], []]
        self.placed = 0
        self.discards: list[list[int]] = [[], []]
        self.winners: list[int | None] = []  # one for each election counted
        self.elections: list[dict[str, Any]] = []  # one for each card turned, as in the view
        self.last: dict[str, Any] | None = None  # the latest count, as in the view

    def row_winner(self) -> int | None:
        """Return the seat that has won the last three elections in a row."""
        if len(self.winners) < 3:
            return None
        a, b, c = self.winners[-3:]
        if a == b and b == c:
            return c  # T15; three null elections give None
        return None

    def drawing_seat(self) -> int | None:
        """Return the seat that has a tile to draw now."""
        # T4: nine tiles at the start; T14: three more after each of the elections 1 to 7.
        due = 9 + 3 * min(len(self.winners), 7)
        for seat in [BROWN, BEIGE]:
            if 30 - len(self.supplies[seat]) < due:
                return seat
        return None

    def stage(self) -> str:
        """Name what happens next."""
        if self.row_winner() is not None or len(self.winners) == 9:
            return "over"  # T15 (nothing is drawn any more), T16
        if self.first is None:
            return "coin"
        if self.drawing_seat() is not None:
            return "draw"
        if len(self.cards_turned) == len(self.winners):
            return "card"
        return "place"

    def placing_seat(self) -> int:
        """Return the seat that places the next tile of the election being played."""
        assert self.first is not None
        is_odd = len(self.cards_turned) % 2 == 1
        starter = self.first if is_odd else 1 - self.first  # T5
        placed_now = self.placed - 6 * len(self.winners)
        return starter if placed_now % 2 == 0 else 1 - starter  # T7: players alternate

    @property
    def to_move(self) -> int | None:
        """Return the seat to act, NATURE for a random event, or None when the game is over."""
        stage = self.stage()
        if stage == "over":
            return None
        if stage == "place":
            return self.placing_seat()
        return NATURE

    def legal(self) -> list[int]:
        """List the legal actions in ascending order."""
        stage = self.stage()
        actions: list[int] = []
        if stage == "coin":  # T4
            actions = [COIN_BASE + BROWN, COIN_BASE + BEIGE]
        elif stage == "draw":  # T4, T14
            seat = self.drawing_seat()
            assert seat is not None
            for tile in self.supplies[seat]:
                actions.append(DRAW_BASE + seat * 30 + tile)
        elif stage == "card":  # T6
            for card in self.cards_down:
                actions.append(CARD_BASE + card)
        elif stage == "place":  # T7: any tile in hand, any of the six buildings, no passing
            for tile in self.hands[self.placing_seat()]:
                for building in range(6):
                    actions.append(tile * 6 + building)
        return sorted(actions)

    def play(self, action: int) -> None:
        """Apply one legal action."""
        assert action in self.legal(), f"illegal action {action} at stage {self.stage()}"
        stage = self.stage()
        if stage == "coin":  # T4
            self.first = action - COIN_BASE
        elif stage == "draw":  # T4, T14
            seat = (action - DRAW_BASE) // 30
            tile = (action - DRAW_BASE) % 30
            self.supplies[seat].remove(tile)
            self.hands[seat].append(tile)
        elif stage == "card":  # T6
            self.cards_down.remove(action - CARD_BASE)
            self.cards_turned.append(action - CARD_BASE)
            office = OFFICE_NAMES[self.cards_turned[-1] // 3]
            self.elections.append({"office": office, "is_counted": False, "winner": None, "sums": []})
        else:
            self.place(action // 6, action % 6)

    def place(self, tile: int, building: int) -> None:
        """Place a tile of the seat to move, and count the election after the sixth tile."""
        seat = self.placing_seat()
        self.last = None
        self.hands[seat].remove(tile)
        self.placed += 1
        election = len(self.cards_turned)
        self.buildings[building].append(
            {"seat": seat, "tile": tile, "election": election, "place": self.placed}
        )
        if self.placed == 6 * election:  # T7: each has placed three; T9
            self.count()

    def count(self) -> None:
        """Count the election whose card was turned last."""
        office = self.cards_turned[-1] // 3
        brown_tiles = self.buildings[office]
        beige_tiles = self.buildings[3 + office]
        brown = count_building(brown_tiles, BROWN, office)
        beige = count_building(beige_tiles, BEIGE, office)
        winner: int | None = None  # T12: null
        if brown["score"] > beige["score"]:  # T12
            winner = BROWN
        elif beige["score"] > brown["score"]:
            winner = BEIGE
        self.winners.append(winner)
        self.elections[-1].update({"is_counted": True, "winner": winner, "sums": [brown, beige]})
        revealed = [  # T9
            self.view_building(office, brown_tiles, [BROWN, BEIGE]),
            self.view_building(3 + office, beige_tiles, [BROWN, BEIGE]),
        ]
        self.last = {
            "election": len(self.winners),
            "office": OFFICE_NAMES[office],
            "winner": winner,
            "buildings": revealed,
            "sums": [brown, beige],
        }
        for standing in brown_tiles + beige_tiles:  # T13
            self.discards[standing["seat"]].append(standing["tile"])
        self.buildings[office] = []
        self.buildings[3 + office] = []

    def representatives(self) -> list[int]:
        """Return the number of elections each seat has won."""
        return [self.winners.count(BROWN), self.winners.count(BEIGE)]

    def outcome(self) -> dict[str, Any] | None:
        """Return the result of the game, or None while it is running."""
        if self.stage() != "over":
            return None
        representatives = self.representatives()
        hand_sums = [sum([tile_value(tile) for tile in hand]) for hand in self.hands]
        winner: int | None
        if self.row_winner() is not None:  # T15: whatever the totals
            reason = "row"
            winner = self.row_winner()
        elif representatives[BROWN] != representatives[BEIGE]:  # T16
            reason = "representatives"
            winner = BROWN if representatives[BROWN] > representatives[BEIGE] else BEIGE
        elif hand_sums[BROWN] != hand_sums[BEIGE]:  # T17
            reason = "hands"
            winner = BROWN if hand_sums[BROWN] > hand_sums[BEIGE] else BEIGE
        else:  # T17
            reason = "draw"
            winner = None
        return {
            "winners": () if winner is None else (winner,),
            "scores": (representatives[BROWN], representatives[BEIGE]),
            "places": {None: (1, 1), BROWN: (1, 2), BEIGE: (2, 1)}[winner],
            "reason": reason,
            "sheet": {
                "elections": list(self.winners),
                "representatives": representatives,
                "hand_sums": hand_sums,
            },
        }

    def view_building(self, building: int, tiles: list[dict[str, int]], shown: list[int]) -> dict[str, Any]:
        """Describe a building, with the faces of only those tiles whose owners are in shown."""
        views: list[dict[str, Any]] = []
        for t in tiles:
            face = tile_name(t["tile"]) if t["seat"] in shown else None  # T8
            views.append({"seat": t["seat"], "face": face, "election": t["election"], "place": t["place"]})
        return {
            "name": SIDE_NAMES[building // 3] + "-" + HOUSE_NAMES[building % 3],
            "seat": building // 3,
            "office": OFFICE_NAMES[building % 3],
            "tiles": views,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator for None, may see."""
        stage = self.stage()
        shown: list[int]  # the owners whose hidden tiles the viewer sees
        if stage == "over":
            shown = [BROWN, BEIGE]  # T18: after the end everything is shown
        elif seat is None:
            shown = []
        else:
            shown = [seat]  # T19
        offices_down = [card // 3 for card in self.cards_down]
        hands: list[dict[str, Any]] = []
        for owner in [BROWN, BEIGE]:
            names = [tile_name(tile) for tile in sorted(self.hands[owner])]
            hands.append({"count": len(names), "tiles": names if owner in shown else None})
        return {
            "seat": seat,
            "stage": stage,
            "to_move": self.placing_seat() if stage == "place" else None,
            "first": self.first,
            "election": len(self.cards_turned) if stage == "over" else len(self.winners) + 1,
            "office": OFFICE_NAMES[self.cards_turned[-1] // 3] if stage == "place" else None,
            "cards": {name: offices_down.count(office) for office, name in enumerate(OFFICE_NAMES)},
            "buildings": [self.view_building(b, self.buildings[b], shown) for b in range(6)],
            "hands": hands,
            "supplies": [len(self.supplies[BROWN]), len(self.supplies[BEIGE])],
            "discards": [[tile_name(tile) for tile in tiles] for tiles in self.discards],
            "elections": copy.deepcopy(self.elections),
            "representatives": self.representatives(),
            "last": copy.deepcopy(self.last),
        }


def random_game(seed: int) -> list[int]:
    """Play a whole game at random and return its actions."""
    rng = random.Random(seed)
    game = Reference()
    actions: list[int] = []
    while game.to_move is not None:
        action = rng.choice(game.legal())
        game.play(action)
        actions.append(action)
    return actions
