"""Mykerinos: why not. Every refusal names its rule."""

from collections.abc import Sequence

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Refusal, refuse
from pelagos.engine.seat import NATURE
from pelagos.games.mykerinos.deck import PATRON_NAMES
from pelagos.games.mykerinos.dig import beside, cubes_of_dig, cubes_of_extend, may_dig, may_extend
from pelagos.games.mykerinos.museum import ROOM_NAMES
from pelagos.games.mykerinos.notation import COLOUR_NAMES, SIDE_NAMES, SPACE_NAMES, area_number, room_args
from pelagos.games.mykerinos.state import (
    ACT,
    BOOK,
    BROWN,
    CHOOSE,
    COLOURS,
    COLUMNS,
    DEAL,
    DECLINE,
    DIG,
    DISCARD,
    END_TURN,
    ENDED,
    EXTEND,
    FILL,
    FIRST,
    GIVE,
    GO_ON,
    LEMON,
    MIN_SEATS,
    NEUTRAL,
    NEUTRAL_ACT,
    NEUTRAL_DIG,
    NEUTRAL_EXTEND,
    NEUTRAL_GO_ON,
    NEUTRAL_ON,
    NO_PATRON,
    ON,
    PASS,
    POWER,
    SPACES,
    TAKE,
    TANGERINE,
    USE,
    VIOLET,
)

_THINGS = {
    "stock": ("M8", "mykerinos-why-stock"),
    "general": ("M8", "mykerinos-why-general"),
    "points": ("M16", "mykerinos-why-points"),
    "held": ("M23", "mykerinos-why-held"),
    "cards": ("M9", "mykerinos-why-cards"),
    "scale": ("M9", "mykerinos-why-scale"),
    "wing": ("M7", "mykerinos-why-wing"),
    "hall": ("M6", "mykerinos-why-hall"),
    "deck": ("M8", "mykerinos-why-deck"),
}
_BUTTONS = {"pass": PASS, "end-turn": END_TURN, "decline": DECLINE}


def why_not(state: State, seat: int, action: int) -> Refusal:
    """Return the rule that forbids ``action``, which ``seat`` (or nature) may not play now."""
    stage = int(state.stage)
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    if stage <= FILL or action >= FIRST:
        return _refuse_draw(stage, action)
    if stage in (CHOOSE, GIVE):
        return _refuse_choice(state, action)
    if stage in (GO_ON, NEUTRAL_GO_ON):
        return _refuse_next(state, action)
    if stage == NEUTRAL_ACT:
        return _refuse_neutral(state, action)
    return _refuse_power(state, action) if stage == POWER else _refuse_action(state, action)


def why_not_touch(state: State, seat: int, touches: Sequence[str]) -> Refusal:
    """Return the rule by which no legal action begins with these touches."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    kind, _, name = touches[-1].partition(":")
    if len(touches) > 1 and (kind != "space" or touches[:-1] != ("button:extend",)):
        return refuse("M9", "mykerinos-one-by-one")
    if len(touches) > 1 and state.patron == TANGERINE:
        return refuse("M10", "mykerinos-choose-space")
    if kind == "space" and name in SPACE_NAMES:
        is_extending = touches[0] == "button:extend" or state.patron == TANGERINE
        return why_not(state, seat, _first_of(state, is_extending=is_extending) + SPACE_NAMES.index(name))
    if kind == "button" and name == "extend":
        return _refuse_extending(state, seat)
    if kind == "button" and name in _BUTTONS:
        return why_not(state, seat, _BUTTONS[name])
    if kind == "patron" and name in PATRON_NAMES:
        return why_not(state, seat, USE + PATRON_NAMES.index(name))
    if kind == "room" and name in ROOM_NAMES:
        return why_not(state, seat, BOOK + ROOM_NAMES.index(name))
    if kind == "parcel":
        return _refuse_parcel(state, seat, name)
    rule, say = _THINGS.get(kind, ("M9", "mykerinos-why-thing"))
    return refuse(rule, say)


def _too_early_or_late(state: State, seat: int) -> Refusal | None:
    """Return the refusal for anything at all: the game is over, or somebody else is to move."""
    stage, mover = int(state.stage), int(state.seat)
    if stage == ENDED:
        return refuse("M21", "mykerinos-over")
    if stage <= FILL:
        if seat == NATURE:
            return None
        return refuse("M8", "mykerinos-dealing") if stage == FILL else refuse("M7", "mykerinos-setting-up")
    if seat == mover:
        return None
    rule = "M24" if stage == GIVE else "M13" if stage == CHOOSE and state.step < 2 else "M14"
    say = "mykerinos-not-your-choice" if stage in (CHOOSE, GIVE) else "mykerinos-not-your-turn"
    return refuse(rule if stage in (CHOOSE, GIVE) else "M9", say, seat=COLOUR_NAMES[mover])


def _refuse_draw(stage: int, action: int) -> Refusal:
    """Refuse a draw of nature's at the wrong time, or something else in its place."""
    if action >= DEAL:
        return refuse("M8", "mykerinos-dealt-already" if stage == FILL else "mykerinos-no-deal-now")
    if action >= FIRST:
        return refuse("M7", "mykerinos-set-up-already")
    return refuse("M8", "mykerinos-dealing") if stage == FILL else refuse("M7", "mykerinos-setting-up")


def _refuse_action(state: State, action: int) -> Refusal:
    """Refuse one of the actions A to D (M9), or something that is none."""
    seat = int(state.seat)
    if action < ON:
        return _refuse_space(state, action, colour=seat, cubes=int(state.stock[seat]))
    if action < NEUTRAL_DIG:
        return refuse("M9", "mykerinos-begin-first")
    if action < USE:
        has_neutral = int(state.seats) == MIN_SEATS
        return refuse(*(("M23", "mykerinos-own-first") if has_neutral else ("M22", "mykerinos-no-neutral")))
    if action < PASS:
        return _refuse_patron(state, seat, action - USE)
    if action == END_TURN:
        return refuse("M9", "mykerinos-must-act")
    if action < TAKE:
        return refuse("M13", "mykerinos-no-booking-now")
    return refuse("M12", "mykerinos-no-survey-now")


def _refuse_space(state: State, action: int, *, colour: int, cubes: int) -> Refusal:
    """Refuse the first cube of an action, own or neutral, by a power or by none."""
    patron, space = int(state.patron), action % SPACES
    is_extending = action // SPACES * SPACES in (EXTEND, NEUTRAL_EXTEND)
    is_neutral = action >= NEUTRAL_DIG
    rule = "M23" if is_neutral else "M9" if patron == NO_PATRON else "M10"
    needed = int(cubes_of_extend(patron) if is_extending else cubes_of_dig(patron))
    if cubes == 0 and not is_neutral:
        return refuse("M9", "mykerinos-no-cube")
    if cubes < needed:
        say = "mykerinos-too-few-neutral" if is_neutral else "mykerinos-too-few"
        return refuse(rule, say, needed=needed, cubes=cubes)
    blocked = _blocked(state, space, may_be_peak=patron == LEMON)
    if blocked is not None:
        return blocked
    row, bit = space // COLUMNS + 1, 1 << (space % COLUMNS)
    args: dict[str, str | int] = {"space": SPACE_NAMES[space]}
    if is_extending and not beside(state.cubes[colour], row) & bit:
        return refuse(rule, "mykerinos-not-beside-neutral" if is_neutral else "mykerinos-not-beside", **args)
    if patron == LEMON:
        return refuse("M10", "mykerinos-lemon-one" if is_extending else "mykerinos-lemon-peak", **args)
    return refuse(rule, "mykerinos-no-room", needed=needed - 1, **args)


def _blocked(state: State, space: int, *, may_be_peak: bool) -> Refusal | None:
    """Return why no cube may ever go to a space: not there, taken, or a pyramid."""
    row, column = space // COLUMNS + 1, space % COLUMNS
    name = SPACE_NAMES[space]
    for colour in range(COLOURS):
        if int(state.cubes[colour, row]) >> column & 1:
            return refuse("M9", "mykerinos-taken", space=name, colour=COLOUR_NAMES[colour])
    is_peak = int(state.peaks[row]) >> column & 1
    if not is_peak and not int(state.free[row]) >> column & 1:
        return refuse("M4", "mykerinos-no-space", space=name)
    return refuse("M9", "mykerinos-pyramid", space=name) if is_peak and not may_be_peak else None


def _refuse_patron(state: State, seat: int, patron: int) -> Refusal:
    """Refuse to tilt a card: none, all tilted, no cube, or the power cannot be carried out whole (M10)."""
    name = PATRON_NAMES[patron]
    if state.season == 0:
        return refuse("M9", "mykerinos-no-patrons-yet")
    if state.cards[seat, patron] == 0:
        return refuse("M9", "mykerinos-no-card", patron=name)
    if state.tilted[seat, patron] >= state.cards[seat, patron]:
        return refuse("M9", "mykerinos-tilted", patron=name)
    if state.stock[seat] == 0:
        return refuse("M9", "mykerinos-no-cube")
    if patron == VIOLET and state.general[seat] == 0:
        return refuse("M10", "mykerinos-violet-empty")
    return refuse("M10", "mykerinos-not-whole", patron=name)


def _refuse_power(state: State, action: int) -> Refusal:
    """Refuse what the patron whose card was tilted does not allow."""
    patron, seat = int(state.patron), int(state.seat)
    if patron == BROWN and BOOK <= action < TAKE:
        return _refuse_room(state, seat, action - BOOK)
    if (action < EXTEND and may_dig(patron)) or (EXTEND <= action < ON and may_extend(patron)):
        return _refuse_space(state, action, colour=seat, cubes=int(state.stock[seat]))
    return refuse("M10", "mykerinos-power-first", patron=PATRON_NAMES[patron])


def _refuse_next(state: State, action: int) -> Refusal:
    """Refuse anything but the next cube of the action under way, beside the last one."""
    is_neutral = int(state.stage) == NEUTRAL_GO_ON
    patron, spot = int(state.patron), int(state.spot)
    rule = "M23" if is_neutral else "M9" if patron == NO_PATRON else "M10"
    first = NEUTRAL_ON if is_neutral else ON
    args: dict[str, str | int] = {"space": SPACE_NAMES[spot]}
    if not first <= action < first + SPACES:
        return refuse(rule, "mykerinos-go-on", left=int(state.left), **args)
    space = action - first
    blocked = _blocked(state, space, may_be_peak=patron == LEMON)
    if blocked is not None:
        return blocked
    distance = abs(space // COLUMNS - spot // COLUMNS) + abs(space % COLUMNS - spot % COLUMNS)
    if distance > 1:
        return refuse(rule, "mykerinos-not-beside-last", **args)
    if patron == LEMON:
        return refuse("M10", "mykerinos-lemon-one", space=SPACE_NAMES[space])
    return refuse(rule, "mykerinos-no-room", space=SPACE_NAMES[space], needed=int(state.left) - 1)


def _refuse_neutral(state: State, action: int) -> Refusal:
    """Refuse what is no neutral action (M23)."""
    if NEUTRAL_DIG <= action < NEUTRAL_ON:
        return _refuse_space(state, action, colour=NEUTRAL, cubes=int(state.held[int(state.seat)]))
    say = "mykerinos-begin-first" if NEUTRAL_ON <= action < USE else "mykerinos-neutral-or-end"
    return refuse("M23", say)


def _refuse_choice(state: State, action: int) -> Refusal:
    """Refuse what a rank may not do in the survey (M13, M14, M24)."""
    is_giving, is_early = int(state.stage) == GIVE, int(state.step) < 2
    if action < BOOK:
        return refuse("M12", "mykerinos-in-survey")
    if is_giving:
        is_gone = DISCARD <= action < FIRST
        return refuse("M24", "mykerinos-parcel-gone" if is_gone else "mykerinos-give")
    if action < TAKE:
        if not is_early:
            return refuse("M14", "mykerinos-no-museum-for-third")
        if state.general[int(state.seat)] == 0:
            return refuse("M13", "mykerinos-general-empty")
        return _refuse_room(state, int(state.seat), action - BOOK)
    if action < DECLINE:
        return refuse("M13" if is_early else "M14", "mykerinos-parcel-gone")
    if action == DECLINE:
        return refuse("M13", "mykerinos-must-choose")
    has_neutral = int(state.seats) == MIN_SEATS
    return refuse("M24", "mykerinos-own") if has_neutral else refuse("M22", "mykerinos-no-neutral")


def _refuse_room(state: State, seat: int, room: int) -> Refusal:
    for colour in range(COLOURS):
        if int(state.booked[colour]) >> room & 1:
            return refuse("M6", "mykerinos-room-taken", colour=COLOUR_NAMES[colour], **room_args(room))
    return refuse("M17", "mykerinos-room-closed", **room_args(room))


def _refuse_extending(state: State, seat: int) -> Refusal:
    """Say why no space at all can be extended to."""
    stage = int(state.stage)
    if stage not in (ACT, POWER, NEUTRAL_ACT):
        return why_not(state, seat, EXTEND)
    is_neutral = stage == NEUTRAL_ACT
    cubes = int(state.held[seat] if is_neutral else state.stock[seat])
    patron = int(state.patron)
    if stage == POWER and not may_extend(patron):
        return refuse("M10", "mykerinos-power-first", patron=PATRON_NAMES[patron])
    if stage == POWER and patron == TANGERINE:
        return refuse("M10", "mykerinos-choose-space")
    if cubes < cubes_of_extend(patron):
        return why_not(state, seat, NEUTRAL_EXTEND if is_neutral else EXTEND)
    rule = "M23" if is_neutral else "M9" if patron == NO_PATRON else "M10"
    if not state.cubes[NEUTRAL if is_neutral else seat].any():
        return refuse(rule, "mykerinos-none-in-region", colour="neutral" if is_neutral else "own")
    return refuse(rule, "mykerinos-nowhere")


def _refuse_parcel(state: State, seat: int, name: str) -> Refusal:
    """Refuse a touch on a parcel: not surveyed yet, surveyed already, or gone."""
    number, _, side = name.partition("-")
    if int(state.stage) not in (CHOOSE, GIVE):
        return refuse("M12", "mykerinos-no-survey-now")
    if not number.isdecimal() or side not in SIDE_NAMES:
        return refuse("M12", "mykerinos-in-survey")
    if int(number) != area_number(state):
        return refuse("M12", "mykerinos-other-area", area=area_number(state))
    first = DISCARD if int(state.stage) == GIVE else TAKE
    return why_not(state, seat, first + SIDE_NAMES.index(side))


def _first_of(state: State, *, is_extending: bool) -> int:
    """Return the first action of those that a touch on a space would mean now."""
    stage = int(state.stage)
    if stage in (GO_ON, NEUTRAL_GO_ON):
        return ON if stage == GO_ON else NEUTRAL_ON
    if stage == NEUTRAL_ACT:
        return NEUTRAL_EXTEND if is_extending else NEUTRAL_DIG
    return EXTEND if is_extending else DIG
