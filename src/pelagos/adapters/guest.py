"""OpenSpiel's searchers as bots at our tables: one for games where all is open, one on information sets.

Both are OpenSpiel's own, in Python, and judge by random playouts to the end. The playouts run in compiled
code unless another evaluator is given: the same judgement, only sooner.
"""

import re
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from pelagos.adapters.extra import need
from pelagos.bots import Bot
from pelagos.bots import parse as parse_ours
from pelagos.bots.plan import hash_of
from pelagos.bots.wanted import MAX_SIMULATIONS, check_budget, check_seed, check_to_move
from pelagos.engine.chance import Rng, make_rng
from pelagos.engine.error import InvalidOption
from pelagos.engine.game import Game
from pelagos.engine.match import Match
from pelagos.engine.playout import playout
from pelagos.engine.seen import Seen

NAME = "openspiel"
DEFAULT_SIMULATIONS = 1000
UCT_C = 2.0  # as in OpenSpiel's own examples
_TEXT = re.compile(rf"{NAME}(?::(?:(?P<simulations>\d+)sims|(?P<budget_s>[\d.]+)s))?")


class Playouts:
    """An evaluator as OpenSpiel's searchers want one: random playouts, in compiled code."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self._states, self._legal = np.zeros(1, game.dtype), np.zeros(game.max_legal, np.int32)
        self._rng = rng
        self._bytes = self._states.view(np.uint8)
        self._write_returns = game.rules.write_returns

    def evaluate(self, state: Any) -> Any:
        """Return the returns of one random game from here on."""
        self._bytes[:] = state.play.states.view(np.uint8)
        playout(self._states, 0, self._legal, self._rng)
        returns = np.zeros(state.play.seats, np.float64)
        self._write_returns(self._states, 0, returns)
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return all actions, equally likely."""
        legal = state.play.legal
        return [(action, 1.0 / len(legal)) for action in legal]


Evaluators = Callable[[Game, int], Any]  # (game, seed) -> an evaluator of OpenSpiel


def compiled_playouts(game: Game, seed: int) -> Playouts:
    """Return an evaluator that plays in compiled code."""
    return Playouts(game, make_rng(seed))


class SpielBot:
    """Searches as OpenSpiel does, with so many simulations a decision or for so many seconds.

    ``simulations`` counts those of the last decision.
    """

    def __init__(
        self,
        *,
        seed: int | None = None,
        simulations: int | None = None,
        budget_s: float | None = None,
        uct_c: float = UCT_C,
        evaluators: Evaluators = compiled_playouts,
    ) -> None:
        if simulations is not None and budget_s is not None:
            raise InvalidOption(f"{NAME}: expected one of simulations and budget_s, got both")
        check_budget(simulations, budget_s, 1)
        if simulations == 1:
            raise InvalidOption(f"{NAME}: expected at least 2 simulations, got 1")
        _need_openspiel()
        self._most = simulations or (DEFAULT_SIMULATIONS if budget_s is None else MAX_SIMULATIONS)
        self._seconds = budget_s
        self._uct_c, self._evaluators = uct_c, evaluators
        self._seed = check_seed(seed)
        self.simulations = 0

    def choose(self, match: Match, seat: int) -> int:
        """Return an action for ``seat``, which is to move."""
        return self.decide(match.seen_by(seat))

    def decide(self, seen: Seen) -> int:
        """Return one of ``seen.legal``; the seat is to move."""
        check_to_move(seen)
        if len(seen.legal) == 1:
            self.simulations = 0
            return seen.legal[0]
        from pelagos.adapters.searcher import search  # late: it needs the extra

        seed = hash_of(self._seed, seen.seat, seen.ply)
        ends = None if self._seconds is None else time.perf_counter() + self._seconds
        evaluator = self._evaluators(seen.game, seed)
        action, self.simulations = search(
            seen, evaluator, uct_c=self._uct_c, simulations=self._most, ends=ends, seed=seed
        )
        return action


def _need_openspiel() -> None:
    try:
        need("pyspiel", "openspiel")
    except ImportError as error:
        raise InvalidOption(f"{NAME}: {error}") from error


def parse(text: str, *, seed: int | None = None) -> Bot:
    """Return the bot of a text: OpenSpiel's (``openspiel:1000sims``, ``openspiel:0.5s``), or one of ours."""
    if not text.startswith(NAME):
        return parse_ours(text, seed=seed)
    found = _TEXT.fullmatch(text)
    if found is None:
        raise InvalidOption(f"expected a bot such as {NAME}:1000sims or {NAME}:0.5s, got {text!r}")
    simulations, budget_s = found["simulations"], found["budget_s"]
    try:
        seconds = None if budget_s is None else float(budget_s)
    except ValueError as error:
        raise InvalidOption(f"{text}: expected a number of seconds, got {budget_s!r}") from error
    return SpielBot(
        seed=seed, simulations=None if simulations is None else int(simulations), budget_s=seconds
    )
