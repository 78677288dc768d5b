"""Our search against OpenSpiel's own, both judging by random playouts to the end and by nothing else.

Games are played on twins of ours that bring no knowledge of good play: the same rules over a record that
looks different, so that what is compiled for them is another search, and kept beside the first. Both clocks
count the seconds that the processor spent on us, so that other work on the machine takes time from neither.
"""

import statistics
import sys
import time
from dataclasses import dataclass, field, replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

import pelagos
from _row import Row, against, race
from pelagos.adapters.guest import Evaluators, SpielBot, compiled_playouts
from pelagos.bots import plan, rating
from pelagos.bots.plan import best, hash_of
from pelagos.engine.game import Game
from pelagos.engine.kernel import record

SEED = 11
SEATS = 2
SMALL = {"map": "small", "rounds": 12}  # longer ones take long, in shorter ones luck decides
EQUAL, TIMED = 0.6, 0.85  # the shares of points that are wanted


@dataclass(frozen=True)
class Size:
    """How many deals are played, with what for a decision."""

    deals: int
    simulations: int
    seconds: float


QUICK = Size(2, 1000, 0.02)
FULL = Size(25, 1000, 0.05)
OUR_SIMULATIONS, THEIR_SIMULATIONS, ROUNDS, FASTER = 2000, 40, 3, 10


@dataclass(frozen=True)
class Contest:
    """Who meets over what: at equal simulations, or, with ``is_timed``, at equal time."""

    game: str
    rival: str
    options: dict[str, Any] = field(default_factory=dict)
    is_timed: bool = False
    evaluators: Evaluators = compiled_playouts
    suffix: str = ""

    @property
    def name(self) -> str:
        """The row's."""
        return (
            f"{self.game}-{'time' if self.is_timed else 'simulations'}-vs-openspiel-{self.rival}{self.suffix}"
        )


def own_playouts(_: Game, seed: int) -> Any:
    """Return OpenSpiel's own evaluator, which plays in Python."""
    from open_spiel.python.algorithms import mcts

    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed % (1 << 32)))


_GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("tyrus", "ismcts", {}),
    ("mykerinos", "mcts", {}),
    ("minos", "mcts", SMALL),
]
TIMED_CONTESTS = [Contest(*each, is_timed=True, evaluators=own_playouts) for each in _GAMES]
# The last are not OpenSpiel as it is: its search with our playouts, the strongest rival that it can be here.
CONTESTS = [
    *(Contest(*each) for each in _GAMES),
    *TIMED_CONTESTS,
    *(Contest(*each, is_timed=True, suffix="-compiled") for each in _GAMES),
]


@cache
def without_knowledge(name: str) -> Game:
    """Return a game with the same rules of which bots know nothing else."""
    game = pelagos.game(name)
    names = game.dtype.names or ()
    fields: Any = [(each, game.dtype[each].base.str, game.dtype[each].shape) for each in names]
    widest = max(game.dtype[each].base.itemsize for each in names)
    dtype = record(("twin", f"u{widest}"), *fields)  # first and as wide, so that no gaps open
    return replace(game, dtype=dtype, knowledge=None)


class Ours:
    """Our search, which goes on with what it found out for earlier decisions, and plays its best action."""

    def __init__(self, seed: int, simulations: int | None, seconds: float | None) -> None:
        self._seed, self._budget = seed, (simulations, seconds)
        self.simulations = 0
        self._plan: plan.Plan | None = None

    def choose(self, match: pelagos.Match, seat: int) -> int:
        """Return an action for ``seat``, which is to move."""
        seen = match.seen_by(seat)
        self.simulations = 0
        if len(seen.legal) == 1:
            return seen.legal[0]
        state = seen.imagine(0)
        if self._plan is None or self._plan.is_large:
            self._plan = plan.Plan(seen.game, seen.seats, seat, state, seed=hash_of(self._seed, seat))
        self._plan.move_on(state)
        self._plan.grow(*self._budget)
        self.simulations = self._plan.simulations
        return best(self._plan.choices(state)).action


def count_processor_seconds() -> None:
    """Let both searches measure what the processor spends on them."""
    from pelagos.adapters import guest, searcher

    for module in (plan, guest, searcher):
        module.time = SimpleNamespace(perf_counter=time.process_time)  # type: ignore[attr-defined] # on purpose


@dataclass
class Tally:
    """Our share of each deal, the simulations for each decision of both, and the processor's seconds."""

    shares: list[float] = field(default_factory=list)
    ours: list[int] = field(default_factory=list)
    theirs: list[int] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def share(self) -> rating.Estimate:
        """Our share of the points, with what holds 95 %."""
        return rating.estimate_share(np.array(self.shares), seed=SEED, fair=1 / SEATS)

    def __str__(self) -> str:
        share = self.share
        ours, theirs = (statistics.median(made) if made else 0 for made in (self.ours, self.theirs))
        return (
            f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {len(self.shares) * SEATS} games,"
            f" {ours:,.0f} against {theirs:,.0f} simulations a decision, {self.seconds:.0f} s"
        )


def play_deal(contest: Contest, size: Size, deal: int, tally: Tally) -> None:
    """Play one deal from both seats, and count it."""
    began, points = time.process_time(), 0.0
    simulations, seconds = (None, size.seconds) if contest.is_timed else (size.simulations, None)
    for our_seat in range(SEATS):
        game = without_knowledge(contest.game)
        match = pelagos.Match(game, seats=SEATS, options=contest.options, rng=SEED + deal)
        ours = Ours(deal, simulations, seconds)
        theirs = SpielBot(seed=deal, simulations=simulations, budget_s=seconds, evaluators=contest.evaluators)
        while match.to_move is not None:
            is_ours = match.to_move == our_seat
            bot: Any = ours if is_ours else theirs
            action = bot.choose(match, match.to_move)
            if bot.simulations:
                (tally.ours if is_ours else tally.theirs).append(bot.simulations)
            match.play(action)
        points += ((match.returns or [0.0] * SEATS)[our_seat] + 1) / 2
    tally.shares.append(points / SEATS)
    tally.seconds += time.process_time() - began


def rival_rows(*, is_full: bool) -> list[Row]:
    """Return how fast both searches are, and who wins: one contest of a few games, or all with many."""
    count_processor_seconds()
    if is_full:
        return [*map(speed_row, TIMED_CONTESTS), *(play(contest, FULL) for contest in CONTESTS)]
    return [*map(speed_row, TIMED_CONTESTS), play(TIMED_CONTESTS[0], QUICK)]


def play(contest: Contest, size: Size) -> Row:
    """Return a row for a contest: points of both, and our share."""
    play_deal(contest, replace(size, simulations=2, seconds=1e-4), 0, Tally())  # compile
    tally = Tally()
    for deal in range(size.deals):
        play_deal(contest, size, deal, tally)
    print(f"bench: {contest.name}: {tally}", file=sys.stderr)
    games, share = size.deals * SEATS, tally.share.value
    budget = f"{size.seconds:g} s" if contest.is_timed else f"{size.simulations:,} sims"
    unit, goal = f"of {games} at {budget}", TIMED if contest.is_timed else EQUAL
    return against(contest.name, share * games, (1 - share) * games, unit, ratio=share, goal=goal)


def speed_row(contest: Contest) -> Row:
    """Race both searches from the first decision of a game, by simulations in a second."""
    game = without_knowledge(contest.game)
    match = pelagos.Match(game, seats=SEATS, options=contest.options, rng=SEED)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    seat = match.to_move or 0

    def speed_of(bot: Any) -> float:
        began = time.process_time()
        bot.choose(match, seat)
        return float(bot.simulations / (time.process_time() - began))

    def ours() -> float:
        return speed_of(Ours(SEED, OUR_SIMULATIONS, None))

    def theirs() -> float:
        bot = SpielBot(seed=SEED, simulations=THEIR_SIMULATIONS, evaluators=contest.evaluators)
        return speed_of(bot)

    ours()  # compile
    mine, peer, ratio = race(ours, theirs, rounds=ROUNDS)
    name = f"{contest.game}-search-vs-openspiel-{contest.rival}"
    return against(name, mine, peer, "simulations/s", ratio=ratio, goal=FASTER)
