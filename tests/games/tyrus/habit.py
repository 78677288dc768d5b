"""Tyrus: the habits of a player, fitted on its games: how it acts, and what it hides where.

A habit gives each candidate the exponential of a sum: a number from each of its tables, by a context and
by the candidate's class, and a power of what the game's knowledge says. For ``act`` a candidate is a legal
action, and contexts are what the seat that acts knows; for ``hide`` it is a tile of the seat that is not
revealed, and contexts are what everybody saw when it was placed.
"""

from math import log
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pelagos.engine import knowledge
from pelagos.engine.dispatch import Legal, State, States, write_legal
from pelagos.engine.kernel import kernel
from pelagos.games.tyrus.belief import place_kind
from pelagos.games.tyrus.estimate import cards_to_come, hidden_sums, margin, own_sums, squash, strengths
from pelagos.games.tyrus.lore import (
    BLUFF_AWAY,
    BLUFF_HOME,
    CELLS,
    COUNTER,
    DEAD,
    LORE,
    NOW,
    PLACES,
    ROLES,
    WAIT_AWAY,
    WAIT_HOME,
    stack,
)
from pelagos.games.tyrus.rules import owner
from pelagos.games.tyrus.state import (
    BUILDINGS,
    COPIES,
    ELECTIONS,
    GUILDS,
    MAX_LEGAL,
    NULL,
    OFFICES,
    PLACED_EACH,
    PLACED_PER_ELECTION,
    ROW_TO_WIN,
    TILES,
    VALUES,
)

Array = NDArray[np.float64]
Numbers = NDArray[np.int64]

NOTHING = -1  # the class of no candidate

_KINDS = len(PLACES)
_RACES = (2 * ROW_TO_WIN - 1) * 3  # the run before an election, and who leads
_MANY = 3  # tiles of a seat in a building: so many or more
_CROWDS = (_MANY + 1) ** 2
_OUTLOOKS = 8
_OUTLOOK_SCALE = 5.0

ACT_SIZES = (PLACED_PER_ELECTION, ELECTIONS, _RACES, _OUTLOOKS * PLACED_PER_ELECTION)
ACT_CLASSES = len(CELLS) * VALUES
HIDE_SIZES = (
    _KINDS * PLACED_PER_ELECTION,
    _KINDS * ELECTIONS,
    _KINDS * _CROWDS,
    _KINDS * (COPIES + 1),
    _KINDS * _RACES,
    _KINDS * PLACED_EACH * (_KINDS + 1),
)
HIDE_CLASSES = len(ROLES) * VALUES

# Of the fit: Adam, on all choices at once, with steps that shrink.
_STRIDE, _MEAN, _SPREAD = 0.08, 0.9, 0.98
_SHRINK = 3.0


class Habit(NamedTuple):
    """A table for each context, by class, and the power of what is known."""

    tables: tuple[Array, ...]
    trust: float


class Choices(NamedTuple):
    """What was chosen, a row each: contexts, and by candidate its class, what is known, and whether it was.

    ``known`` holds logarithms.
    """

    contexts: Numbers
    classes: Numbers
    known: Array
    chosen: Array

    def rows(self, which: Any) -> "Choices":
        return Choices(*(part[which] for part in self))


@kernel
def race_at(state: State, seat: int, election: int) -> int:
    """Return the run of ``seat`` before an election and who led, as one number."""
    lead, run = 0, 0
    for past in range(election):
        result = int(state.result[past])
        if result == NULL:
            run = 0
        elif result == seat:
            lead, run = lead + 1, max(run, 0) + 1
        else:
            lead, run = lead - 1, min(run, 0) - 1
    return (run + ROW_TO_WIN - 1) * 3 + (0 if lead < 0 else 1 if lead == 0 else 2)


@kernel
def act_contexts(state: State) -> tuple[int, int, int, int]:
    """Return the contexts in which the seat to move acts: when, the race, and how the election looks."""
    seat = int(state.seat)
    election, time = int(state.placed) // PLACED_PER_ELECTION, int(state.placed) % PLACED_PER_ELECTION
    office = int(state.office[election])
    hidden = hidden_sums(state, 1 - seat, office, strengths(state, 1 - seat))
    chance = squash(margin(own_sums(state, seat, office), hidden) / _OUTLOOK_SCALE)
    outlook = min(_OUTLOOKS - 1, int(_OUTLOOKS * chance))
    return time, election, race_at(state, seat, election), time * _OUTLOOKS + outlook


@kernel
def act_class(state: State, action: int) -> int:
    """Return what an action is for the seat to move: a cell of the lore, and the tile's value."""
    tile, building = action // BUILDINGS, action % BUILDINGS
    office, is_home = building % OFFICES, building // OFFICES == state.seat
    role = (tile // VALUES - office) % GUILDS
    counts = is_home == (role != COUNTER)
    to_come = cards_to_come(state, office)
    if office == state.office[int(state.placed) // PLACED_PER_ELECTION]:
        cell = role if counts else BLUFF_HOME if is_home else BLUFF_AWAY
    elif to_come == 0:
        cell = DEAD
    elif counts:
        cell = len(NOW) + (to_come - 1) * len(ROLES) + role
    else:
        cell = WAIT_HOME if is_home else WAIT_AWAY
    return int(cell * VALUES + tile % VALUES)


@kernel
def write_hide_contexts(state: State, place: int, contexts: Numbers) -> None:
    """Write what everybody had seen when tile number ``place`` was placed.

    That is when, the race, whose tiles stood there, the cards to come, and the seat's tile before.
    """
    seat = owner(state, place)
    election, time = place // PLACED_PER_ELECTION, place % PLACED_PER_ELECTION
    building = int(state.building[place])
    begin, to_come = 0, COPIES
    for past in range(election + 1):
        if state.office[past] == building % OFFICES:
            to_come -= 1
            if past < election:
                begin = (past + 1) * PLACED_PER_ELECTION
    own, others, before = 0, 0, _KINDS
    for earlier in range(begin, place):
        if state.building[earlier] == building:
            own += owner(state, earlier) == seat
            others += owner(state, earlier) != seat
    for earlier in range(election * PLACED_PER_ELECTION, place):
        if owner(state, earlier) == seat:
            before = place_kind(state, earlier, seat)
    kind = place_kind(state, place, seat)
    contexts[0] = kind * PLACED_PER_ELECTION + time
    contexts[1] = kind * ELECTIONS + election
    contexts[2] = kind * _CROWDS + min(own, _MANY) * (_MANY + 1) + min(others, _MANY)
    contexts[3] = kind * (COPIES + 1) + to_come
    contexts[4] = kind * _RACES + race_at(state, seat, election)
    contexts[5] = (kind * PLACED_EACH + time * PLACED_EACH // PLACED_PER_ELECTION) * (_KINDS + 1) + before


@kernel
def hide_class(tile: int, office: int) -> int:
    """Return what a tile is in a building of ``office``: its guild's role there, and its value."""
    return int((tile // VALUES - office) % GUILDS * VALUES + tile % VALUES)


def find_acts(states: States, actions: list[int]) -> Choices:
    """Return how the seat to move in each state acted."""
    choices = _empty(len(states), len(ACT_SIZES), MAX_LEGAL)
    legal, weights = np.zeros(MAX_LEGAL, np.int32), np.zeros(MAX_LEGAL)
    for i, action in enumerate(actions):
        choices.contexts[i] = act_contexts(states[i])
        _write_act(states, i, action, legal, weights, *(part[i] for part in choices[1:]))
    return choices


@kernel
def _write_act(
    states: States,
    i: int,
    action: int,
    legal: Legal,
    weights: Array,
    classes: Numbers,
    known: Array,
    chosen: Array,
) -> None:
    num = write_legal(states, i, legal)
    knowledge.weigh(states, i, legal, num, weights)
    for place in range(num):
        classes[place] = act_class(states[i], int(legal[place]))
        known[place] = log(weights[place])
        chosen[place] = 1.0 if legal[place] == action else 0.0


def find_hides(states: States, actions: list[int]) -> Choices:
    """Return which of its tiles the seat to move placed, for one who saw where but not what."""
    choices = _empty(len(states), len(HIDE_SIZES), TILES)
    after = states.copy()
    for i, action in enumerate(actions):
        _write_hide(after, i, action, choices.contexts[i], choices.classes[i], choices.chosen[i])
    return choices


@kernel
def _write_hide(
    states: States, i: int, action: int, contexts: Numbers, classes: Numbers, chosen: Array
) -> None:
    state = states[i]
    building = action % BUILDINGS
    state.building[state.placed] = building
    write_hide_contexts(state, int(state.placed), contexts)
    tiles = np.int64(state.hand[state.seat] | state.supply[state.seat])
    for tile in range(TILES):
        if (tiles >> tile) & 1:
            classes[tile] = hide_class(tile, building % OFFICES)
    chosen[action // BUILDINGS] = 1.0


def _empty(num: int, num_contexts: int, num_candidates: int) -> Choices:
    shape = num, num_candidates
    classes = np.full(shape, NOTHING, np.int64)
    return Choices(np.zeros((num, num_contexts), np.int64), classes, np.zeros(shape), np.zeros(shape))


def stock_hide() -> Habit:
    """Return the game's own belief as a habit: where a tile was placed, and nothing else."""
    kinds = np.log([stack(table).ravel() for table in LORE.belief.values()])
    tables = [np.zeros((size, HIDE_CLASSES)) for size in HIDE_SIZES]
    tables[0][:] = kinds.repeat(PLACED_PER_ELECTION, 0)
    return Habit(tuple(tables), 0.0)


def odds(habit: Habit, choices: Choices) -> Array:
    """Return how likely each candidate of each row is."""
    sums = habit.trust * choices.known
    for table, contexts in zip(habit.tables, choices.contexts.T, strict=True):
        sums += table[contexts[:, None], choices.classes]
    sums[choices.classes == NOTHING] = -np.inf
    shares = np.exp(sums - sums.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


def likelihood(habit: Habit, choices: Choices) -> float:
    """Return the mean logarithm of the chance that was given to what was chosen."""
    return float(np.mean(np.log((odds(habit, choices) * choices.chosen).sum(1))))


def fit(choices: Choices, sizes: tuple[int, ...], num_classes: int, *, steps: int = 150) -> Habit:
    """Return the habit that makes the choices likely, with numbers near 0 where little was seen."""
    is_there = choices.classes != NOTHING
    cells = [(contexts[:, None] * num_classes + choices.classes)[is_there] for contexts in choices.contexts.T]
    ends = np.cumsum([size * num_classes for size in sizes])
    numbers = np.append(np.zeros(ends[-1]), 1.0)
    mean, spread = np.zeros_like(numbers), np.zeros_like(numbers)
    for step in range(1, steps + 1):
        missed = choices.chosen - odds(_habit_of(numbers, ends, num_classes), choices)
        slopes = [
            np.bincount(cell, missed[is_there], size * num_classes)
            for cell, size in zip(cells, sizes, strict=True)
        ]
        slope = np.append(np.concatenate(slopes) - _SHRINK * numbers[:-1], (missed * choices.known).sum())
        mean = _MEAN * mean + (1 - _MEAN) * slope
        spread = _SPREAD * spread + (1 - _SPREAD) * slope**2
        length = _STRIDE * (1 - step / (steps + 1)) * np.sqrt(1 - _SPREAD**step) / (1 - _MEAN**step)
        numbers += length * mean / (np.sqrt(spread) + 1e-9)
    return _habit_of(numbers, ends, num_classes)


def _habit_of(numbers: Array, ends: Numbers, num_classes: int) -> Habit:
    tables = np.split(numbers[:-1], ends[:-1])
    return Habit(tuple(table.reshape(-1, num_classes) for table in tables), float(numbers[-1]))
