"""The bot that searches: a plan for all that its seat may do before anything else happens.

With a budget of simulations a decision follows from what the seat knows, the bot's seed and the number of
threads alone. The trees kept between decisions only save time: a bot without them searches again from where
its seat's row of actions began, and finds the same.
"""

import time
from typing import NamedTuple

import numpy as np

from pelagos.bots.levels import GUARD_S, NUM_LEVELS, Level, level_of
from pelagos.bots.plan import Choice, Plan, best, hash_of
from pelagos.bots.wanted import check_budget, check_number, check_seed, check_to_move
from pelagos.engine.dispatch import State
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen

DEFAULT_LEVEL = 5

_WORN = 8  # a plan is made anew where fewer than one in so many of its simulations passed
# Where something is hidden, an action is played as often as this power of its visits says, and never when it
# was visited much less than the best: nobody can read what is mixed.
_MIX = 4.0
_RARE = 0.25


class _Kept(NamedTuple):
    """A plan, and where it began: in which row of a seat's actions, after which of them."""

    row: bytes
    since: tuple[int, ...]
    plan: Plan


class SearchBot:
    """Searches with a level's budget, with so many simulations a plan, or for so many seconds a decision.

    A level thinks no longer than ``guard_s`` about a whole turn.
    """

    def __init__(
        self,
        *,
        level: int | None = None,
        seed: int | None = None,
        simulations: int | None = None,
        budget_s: float | None = None,
        threads: int = 1,
    ) -> None:
        if sum(given is not None for given in (level, simulations, budget_s)) > 1:
            raise InvalidOption("search: expected one of level, simulations and budget_s, got several")
        check_number("level", level, NUM_LEVELS)
        check_budget(simulations, budget_s, threads)
        is_free = level is None and simulations is None and budget_s is None
        self._level = DEFAULT_LEVEL if is_free else level
        self._simulations = simulations
        self._seconds = budget_s
        self._threads = threads
        self._seed = check_seed(seed)
        self._kept: _Kept | None = None
        self._thought: Plan | None = None  # of a bot with a budget of time
        self.guard_s = GUARD_S
        self._turn, self._spent = (-1, -1), 0.0  # a seat's turn, and the seconds it took so far
        self.choices: list[Choice] = []  # what the search for the last decision found out, if there was one

    def choose(self, match: Match, seat: int) -> int:
        """Return an action for ``seat``, which is to move."""
        return self.decide(match.seen_by(seat))

    def decide(self, seen: Seen) -> int:
        """Return one of ``seen.legal``; the seat is to move."""
        check_to_move(seen)
        self.choices = []
        if len(seen.legal) == 1:
            return seen.legal[0]
        if self._turn != (seen.seat, seen.turn):
            self._turn, self._spent = (seen.seat, seen.turn), 0.0
        rng = np.random.default_rng(hash_of(self._seed, seen.seat, seen.ply))
        level = None if self._level is None else level_of(seen.game, self._level)
        if level is not None and rng.random() < level.whim:
            return int(rng.choice(seen.legal))
        self.choices = self._search(seen, level)
        return _mixed(self.choices, rng) if seen.game.hidden else best(self.choices).action

    @property
    def is_timed(self) -> bool:
        """Whether its budget is one of time: then no game can be played the same again."""
        return self._seconds is not None

    def _search(self, seen: Seen, level: Level | None) -> list[Choice]:
        """Return what is known of the legal actions, after planning wherever no plan holds."""
        if self._seconds is not None:
            return self._think_on(seen)
        states = np.zeros(1, seen.game.dtype)
        states[0] = seen.imagine_before(0)
        row = b"%d " % (seen.ply - len(seen.since)) + states.tobytes()
        kept = self._kept
        if kept is not None and (kept.row, kept.since) != (row, seen.since[: len(kept.since)]):
            self._kept = kept = None
        first = 0 if kept is None else len(kept.since)
        for step in range(len(seen.since) + 1):
            if step >= first and (kept is None or _is_worn(kept.plan, states[0])):
                kept = _Kept(row, seen.since[:step], self._plan(seen, states[0], step, level))
            if step < len(seen.since):
                seen.game.rules.apply(states, 0, seen.since[step])
        self._kept = kept
        return [] if kept is None else kept.plan.choices(states[0])

    def _think_on(self, seen: Seen) -> list[Choice]:
        """Return what is known of the legal actions after more thought, in the trees of all thought so far.

        Nothing has to be repeated with a budget of time. A node is what the seat knows, whatever led there:
        trees of other matches would do, too.
        """
        state, plan = seen.imagine(0), self._thought
        asked = (seen.game, seen.seats, seen.seat)
        if plan is None or plan.is_large or (plan.game, plan.seats, plan.seat) != asked:
            seed = hash_of(self._seed, seen.seat, seen.ply)
            self._thought = plan = Plan(*asked, state, seed=seed, threads=self._threads)
        plan.move_on(state)
        plan.grow(None, self._seconds)
        return plan.choices(state)

    def _plan(self, seen: Seen, state: State, step: int, level: Level | None) -> Plan:
        """Return a new plan from ``state``, which the seat was in after ``step`` of its actions in a row."""
        ply = seen.ply - len(seen.since) + step
        seed = hash_of(self._seed, seen.seat, ply)
        plan = Plan(seen.game, seen.seats, seen.seat, state, seed=seed, threads=self._threads)
        began = time.perf_counter()
        if level is None:
            plan.grow(self._simulations, None)
        else:
            plan.grow(level.simulations, max(0.0, self.guard_s - self._spent))
        self._spent += time.perf_counter() - began
        return plan


def _is_worn(plan: Plan, state: State) -> bool:
    """Tell whether too little of a plan is about ``state`` to choose by it."""
    return sum(choice.visits for choice in plan.choices(state)) * _WORN < plan.simulations


def _mixed(choices: list[Choice], rng: np.random.Generator) -> int:
    visits = np.array([choice.visits for choice in choices], np.float64)
    visits[visits < _RARE * visits.max()] = 0.0
    odds = visits**_MIX
    return choices[int(rng.choice(len(choices), p=odds / odds.sum()))].action
