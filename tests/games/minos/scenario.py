"""Positions and games of Minos written down, with nature's dice chosen to fit.

    table = Table(seats=2).put("purple", ship="cretan").build("purple", "kreta", "port wall")
    table.turn("purple", "ggbsj*")
    table.play("use-gull sail-cretan-kreta")

A throw is a word of six letters or fewer: s scales, a arrow, g gull, b build,
j joker, * star. In a script a throw stands behind ``=``: "sail-… =aaj*gg =ssssss".

The small map (the Aegean), harbours behind the seas they open onto:

    larisa – amphipolis – kypsela          carpathian, where ships start, borders cretan and icarian;
      |                      |             cretan:  carpathian, icarian, myrtoan   kreta
    athenai               byzantion        icarian: aegean, carpathian, cretan, myrtoan   miletos
                                           myrtoan: aegean, cretan, icarian   athenai
    troia – sardeis – miletos              aegean:  icarian, myrtoan, thracian   troia
                                           thracian: aegean, propontis   troia;  propontis: byzantion
"""

import random
from typing import Any, Self

import numpy as np
from tests.games.minos.player import decide

import pelagos
from pelagos.engine import dispatch
from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Outcome, Refusal
from pelagos.engine.seat import NATURE, OVER
from pelagos.games.minos.notation import chart_of
from pelagos.games.minos.pieces import lift, settle
from pelagos.games.minos.state import GUARDIAN, HEIGHT, SHIP
from pelagos.games.minos.tables import BUILDING_NAMES, FACE_NAMES

MINOS = pelagos.game("minos")
COLOURS = MINOS.seat_names
FACES = dict(zip("sagbj*", FACE_NAMES, strict=True))
WON = "=aaaaaa =gggggg"  # a duel between sides without rings
LOST = "=gggggg =aaaaaa"


class Table:
    """One position, before a turn of the second round unless told otherwise; the map is empty at first."""

    def __init__(
        self,
        *,
        seats: int = 2,
        chart: str = "small",
        rounds: int = 40,
        played: int = 1,
        first: str = "purple",
    ) -> None:
        self.states = MINOS.new_states(1, seats=seats, options={"map": chart, "rounds": rounds})
        self._legal = np.zeros(MINOS.max_legal, np.int32)
        self.play(f"first-{first}")
        self.state.rounds = played
        self._fish = next(sea.name for sea in self.view.seas if sea.ships)
        self._is_placed = set[str]()

    @property
    def state(self) -> State:
        return self.states[0]

    @property
    def view(self) -> Any:
        return MINOS.views.view(self.state, None, False)

    @property
    def legal(self) -> set[str]:
        """The legal actions in notation."""
        num = MINOS.rules.write_legal(self.states, 0, self._legal)
        return {MINOS.format_action(self.state, int(action)) for action in self._legal[:num]}

    def choices(self, start: str) -> set[str]:
        """Return what may follow: with "build-kreta" the buildings that are legal there."""
        return {action.removeprefix(f"{start}-") for action in self.legal if action.startswith(f"{start}-")}

    @property
    def mover(self) -> str:
        """Who decides now: a colour, "nature", or "nobody" when it is over."""
        seat = int(MINOS.rules.to_move(self.states, 0))
        return {NATURE: "nature", OVER: "nobody"}.get(seat) or COLOURS[seat]

    @property
    def stream(self) -> str:
        """The stream that nature draws from now."""
        return MINOS.streams[int(dispatch.stream(self.states, 0))]

    @property
    def outcome(self) -> Outcome:
        """How the game ended, which is over."""
        assert self.view.stage == "over"
        return MINOS.views.outcome(self.state)

    @property
    def returns(self) -> list[float]:
        """The result for each seat of a game that is over."""
        returns = np.zeros(len(self.view.players), np.float64)
        MINOS.rules.write_returns(self.states, 0, returns)
        return returns.tolist()

    def player(self, colour: str) -> Any:
        return self.view.players[COLOURS.index(colour)]

    def site(self, name: str) -> Any:
        return next(site for site in self.view.sites if site.name == name)

    def ships(self, name: str) -> list[str]:
        """Return the colours of the ships on a sea space."""
        return next(list(sea.ships) for sea in self.view.seas if sea.name == name)

    def pieces(self, colour: str) -> str:
        """Return where a colour's ships and then its guardians stand: "cretan kreta / kreta kreta larisa"."""
        view = self.view
        ships = [sea.name for sea in view.seas if colour in sea.ships]
        ships += [site.name for site in view.sites if site.ship == colour]
        guardians = [site.name for site in view.sites if site.owner == colour for _ in range(site.guardians)]
        guardians += [point.name for point in view.points if point.guardian == colour]
        return f"{' '.join(sorted(ships))} / {' '.join(sorted(guardians))}".strip()

    def put(self, colour: str, *, ship: str = "", guardian: str = "") -> Self:
        """Place pieces of a colour, each word a place; its starting ship is taken off first."""
        seat = COLOURS.index(colour)
        if colour not in self._is_placed:
            self._is_placed.add(colour)
            lift(self.state, seat, SHIP, self._place(self._fish))
            self.state.ships_left[seat] += 1
        for name in ship.split():
            settle(self.state, seat, SHIP, self._place(name))
            self.state.ships_left[seat] -= 1
        for name in guardian.split():
            settle(self.state, seat, GUARDIAN, self._place(name))
            self.state.guardians_left[seat] -= 1
        return self

    def build(self, colour: str, site: str, buildings: str) -> Self:
        """Let a colour that has a piece there build, for nothing; a first building brings its guardian."""
        before = self.states.copy()
        for building in buildings.split():
            self.state.seat = COLOURS.index(colour)
            self.state.points = HEIGHT
            self.state.talents[int(self.state.seat)] += 100
            self._apply(f"build-{site}-{building}")
        for field in ("seat", "points", "talents", "is_closed", "stage"):
            self.state[field] = before[field][0]
        return self

    def give(self, colour: str, *, talents: int | None = None, rings: int | None = None) -> Self:
        """Let a colour have so many talents or rings."""
        seat = COLOURS.index(colour)
        if talents is not None:
            self.state.talents[seat] = talents
        if rings is not None:
            self.state.rings_left -= rings - int(self.state.rings[seat])
            self.state.rings[seat] = rings
        return self

    def leave(self, **left: int) -> Self:
        """Let only so many buildings of a kind be left in the supply."""
        for building, count in left.items():
            self.state.supply[BUILDING_NAMES.index(building)] = count
        return self

    def turn(self, colour: str, dice: str) -> Self:
        """Begin a colour's turn with these dice, kept."""
        self.state.seat = COLOURS.index(colour)
        return self.play(f"={dice} keep")

    def play(self, script: str) -> Self:
        """Play actions, each of them legal, and throws."""
        for word in script.split():
            for action in [f"throw-{FACES[face]}" for face in word[1:]] if word[0] == "=" else [word]:
                assert action in self.legal, f"{action}: expected one of {sorted(self.legal)}"
                self._apply(action)
        return self

    def why(self, action: str, *, seat: str | None = None) -> Refusal:
        """Return why an action, or a touch, is refused to whoever is to move, or to a seat."""
        asker = MINOS.rules.to_move(self.states, 0) if seat is None else COLOURS.index(seat)
        if ":" in action:
            return MINOS.refusals.why_not_touch(self.state, asker, tuple(action.split(",")))
        assert seat is not None or action not in self.legal, f"{action} is legal"
        return MINOS.refusals.why_not(self.state, asker, MINOS.parse_action(self.state, action))

    def _apply(self, action: str) -> None:
        MINOS.rules.apply(self.states, 0, MINOS.parse_action(self.state, action))

    def _place(self, name: str) -> int:
        return chart_of(self.state).places[name]


def lively(
    seats: int, seed: int, *, sense: float = 0.8, options: dict[str, Any] | None = None
) -> pelagos.Match:
    """Return a whole game of scripted players who do so much of what they do with ``sense``."""
    rng = random.Random(seed)
    match = pelagos.Match(MINOS, seats=seats, options=options, nature="manual")
    while match.to_move is not None:
        state = match.state
        notations = [MINOS.format_action(state, action) for action in match.legal()]
        is_sensible = match.to_move != NATURE and rng.random() < sense
        match.play(decide(state, notations) if is_sensible else choose(rng, notations))
    return match


_WEIGHTS = {
    "end-turn": 0.3,
    "keep": 2,
    "roll": 2,
    "mark-star": 1,
    "mark-scales": 1,
    "build": 60,
    "recruit": 4,
    "launch": 8,
    "use": 8,
    "walk": 0.6,
}


def choose(rng: random.Random, notations: list[str]) -> str:
    """Choose one of the legal actions, at random but fond of building, so that games get somewhere."""
    weights = [
        _WEIGHTS.get(notation, _WEIGHTS.get(notation.partition("-")[0], 1.0)) for notation in notations
    ]
    return rng.choices(notations, weights)[0]
