"""Minos: what everyone may see (N22), and how a game ended (N19 to N21)."""

from typing import Any

import msgspec

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Outcome, places_of
from pelagos.engine.position import facts_of
from pelagos.engine.text import Say
from pelagos.games.minos.atlas import CHARTS, Chart
from pelagos.games.minos.battle import Conflict, Die, conflict_of, dice_of, last_conflict, say_duels
from pelagos.games.minos.notation import COLOUR_NAMES
from pelagos.games.minos.state import (
    ARROW,
    DEFENCE,
    DUEL_PICK,
    ENDED,
    HEIGHT,
    LAST,
    MAX_THROWS,
    NONE,
    PICK,
    POINT,
    SITE,
    TOSS,
)
from pelagos.games.minos.tables import BUILDING_NAMES, FACE_NAMES, KIND_NAMES

STAGES = ("first", "throw", "duel-throw", "pick", "act", "fight", "duel-pick", "over")
ENDINGS = ("going-on", "cities", "rounds", "last")
BUTTONS = ("roll", "keep", "recruit", "launch", "buy-ring", "end-turn")


class Use(msgspec.Struct, frozen=True, gc=False):
    """What has been done with a kind this turn: used at all, with its joker, with its star (N7)."""

    kind: str
    is_used: bool
    has_joker: bool
    has_star: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat has; ships and guardians are those in its reserve."""

    colour: str
    value: int
    talents: int
    rings: int
    ships: int
    guardians: int
    is_out: bool


class Sea(msgspec.Struct, frozen=True, gc=False):
    """A sea space, and the colours of the ships on it: several on the fish space only."""

    name: str
    ships: list[str]


class Site(msgspec.Struct, frozen=True, gc=False):
    """A site with its harbour; ``sells`` is the piece that can be bought there (N13)."""

    name: str
    owner: str | None
    ship: str | None
    guardians: int
    buildings: list[str]
    worth: int
    is_city: bool
    sells: str | None
    has_sold: bool


class Point(msgspec.Struct, frozen=True, gc=False):
    """A land point, and the colour of the guardian on it."""

    name: str
    guardian: str | None


class Supply(msgspec.Struct, frozen=True, gc=False):
    """How many buildings of a kind are left."""

    building: str
    left: int


class Line(msgspec.Struct, frozen=True, gc=False):
    """A seat's line of the score sheet."""

    value: int
    talents: int
    colonies: int
    cities: int
    is_out: bool


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """How it ended (``cities``, ``rounds`` or ``last``), and a line for each seat."""

    ending: str
    lines: list[Line]


class View(msgspec.Struct, frozen=True, gc=False):
    """What ``seat`` may see, the same for all; ``None`` is a spectator.

    ``round`` counts from 1, of ``rounds``. ``turn_of`` has the turn; in a duel ``to_move`` may be
    another. ``throws`` are those still allowed; ``moves`` and ``building_points`` are left to use.
    """

    seat: int | None
    stage: str
    to_move: int | None
    turn_of: int | None
    map: str
    round: int
    rounds: int
    first: int | None
    dice: list[Die]
    throws: int
    moves: int
    building_points: int
    uses: list[Use]
    is_closed: bool
    can_buy_rings: bool
    players: list[Player]
    supply: list[Supply]
    rings: int
    seas: list[Sea]
    sites: list[Site]
    points: list[Point]
    conflict: Conflict | None
    last: Conflict | None


def view(state: State, seat: int | None, is_over: bool) -> View:
    """Return what ``seat`` may see: everything (N22)."""
    facts = facts_of(state)
    stage = ENDED if is_over else facts.stage
    chart = CHARTS[facts.map]
    mover = facts.foe if stage == DUEL_PICK and facts.side == DEFENCE else facts.seat
    return View(
        seat=seat,
        stage=STAGES[stage],
        to_move=mover if PICK <= stage < ENDED else None,
        turn_of=facts.seat if TOSS < stage < ENDED else None,
        map=chart.name,
        round=min(facts.rounds + 1, facts.max_rounds),
        rounds=facts.max_rounds,
        first=None if facts.stage == TOSS else facts.first,
        dice=dice_of(facts.dice, facts.marked if stage == PICK else [0] * len(FACE_NAMES), facts.used),
        throws=MAX_THROWS - facts.throws,
        moves=facts.moves,
        building_points=facts.points,
        uses=[_use(facts, kind) for kind in range(len(KIND_NAMES))],
        is_closed=bool(facts.is_closed),
        can_buy_rings=bool(facts.kinds >> ARROW & 1),
        players=[_player(facts, player) for player in range(facts.seats)],
        supply=[Supply(*pair) for pair in zip(BUILDING_NAMES, facts.supply, strict=True)],
        rings=facts.rings_left,
        seas=[Sea(name, _colours(facts.ships, place)) for place, name in enumerate(chart.seas)],
        sites=[_site(facts, chart, site) for site in range(len(chart.sites))],
        points=[
            Point(name, next(iter(_colours(facts.guardians, place)), None))
            for place, name in enumerate(chart.points, start=POINT - SITE)
        ],
        conflict=conflict_of(facts.record, facts) if not is_over else None,
        last=last_conflict(facts),
    )


def _use(facts: Any, kind: int) -> Use:
    bits = (facts.kinds >> kind & 1, facts.jokered >> kind & 1, facts.starred >> kind & 1)
    return Use(KIND_NAMES[kind], *map(bool, bits))


def _player(facts: Any, seat: int) -> Player:
    return Player(
        colour=COLOUR_NAMES[seat],
        value=facts.value[seat],
        talents=facts.talents[seat],
        rings=facts.rings[seat],
        ships=facts.ships_left[seat],
        guardians=facts.guardians_left[seat],
        is_out=bool(facts.out >> seat & 1),
    )


def _colours(pieces: list[int], bit: int) -> list[str]:
    return [COLOUR_NAMES[seat] for seat, bits in enumerate(pieces) if bits >> bit & 1]


def _site(facts: Any, chart: Chart, site: int) -> Site:
    sells = "guardian" if facts.homes >> site & 1 else "ship" if facts.yards >> site & 1 else None
    return Site(
        name=chart.sites[site],
        owner=next(iter(_colours(facts.held, site)), None),
        ship=next(iter(_colours(facts.ships, SITE + site)), None),
        guardians=facts.garrison[site],
        buildings=[BUILDING_NAMES[kind] for kind in facts.stack[site] if kind != NONE],
        worth=facts.worth[site],
        is_city=facts.height[site] == HEIGHT,
        sells=sells,
        has_sold=bool(facts.bought >> site & 1),
    )


def outcome(state: State) -> Outcome:
    """Return who won: the highest value, then most talents, or several (N20); or the last left (N19)."""
    facts = facts_of(state)
    lines = [_line(facts, seat) for seat in range(facts.seats)]
    places = places_of([(line.is_out, -line.value, -line.talents) for line in lines])
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    sheet = Sheet(ENDINGS[facts.ending], lines)
    found = Outcome(winners, tuple(line.value for line in lines), places, "", sheet)
    return msgspec.structs.replace(found, reason=reason(found, set()))


def _line(facts: Any, seat: int) -> Line:
    held = [site for site, height in enumerate(facts.height) if height and facts.held[seat] >> site & 1]
    return Line(
        value=facts.value[seat],
        talents=facts.talents[seat],
        colonies=len(held),
        cities=sum(facts.height[site] == HEIGHT for site in held),
        is_out=bool(facts.out >> seat & 1),
    )


def reason(outcome: Outcome, resigned: set[int]) -> str:
    """Return what decided between the seats that stayed."""
    if len(outcome.winners) > 1:
        return "shared"
    if outcome.sheet.ending == ENDINGS[LAST]:
        return "last"
    lines = outcome.sheet.lines
    stayed = [line.value for seat, line in enumerate(lines) if seat not in resigned and not line.is_out]
    return "talents" if stayed.count(outcome.scores[outcome.winners[0]]) > 1 else "value"


def things(view: View) -> list[str]:
    """Return every target that a board carries, legal or not."""
    targets = [f"sea:{sea.name}" for sea in view.seas]
    for site in view.sites:
        targets += [f"site:{site.name}", f"harbour:{site.name}"]
    targets += [f"point:{point.name}" for point in view.points]
    targets += [f"die:{face}" for face in FACE_NAMES]
    targets += [f"kind:{kind}" for kind in KIND_NAMES]
    targets += [f"building:{building}" for building in BUILDING_NAMES]
    targets += [f"button:{button}" for button in BUTTONS]
    for kind in ("seat", "value", "talents", "rings", "ships", "guardians"):
        targets += [f"{kind}:{player.colour}" for player in view.players]
    return [*targets, "supply:rings", "pool:moves", "pool:building"]


def say_last(view: View) -> list[Say]:
    """Return the sentences for the duels just fought, and for how the game ended."""
    return say_duels(view.last) if view.last is not None else []
