"""Self-play: bots play games to learn from, each of which follows from the seed and its number alone.

The bots of a line-up take turns in the seats, and line-ups take turns in the games:

    --bots A,B,C --seats 2    game 0   1   2   3   4   5   6
                   seat 0          A   A   B   B   C   C   A
                   seat 1          B   C   C   A   A   B   B
"""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from pelagos.bots import parse
from pelagos.bots.arena import Failure, Maker
from pelagos.bots.plan import hash_of
from pelagos.bots.search import SearchBot
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.playout import Simulation

RANDOM, GREEDY = "random", "greedy"
IN_KERNELS = (RANDOM, GREEDY)  # these play whole games in compiled code

_PROBES = 8
_SHARD_PLIES = 1 << 15  # of random play: some 10 to 100 MB as arrays, before they are packed
_MAX_SHARD = 1000


class Series(msgspec.Struct, frozen=True):
    """Games to be played, numbered from 0; ``shard`` of them stand together in a file."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    shard: int
    seed: int = 0
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    make: Maker = parse

    @property
    def is_in_kernels(self) -> bool:
        """Whether all its bots play in compiled code."""
        return set(self.bots) <= set(IN_KERNELS)

    @property
    def num_shards(self) -> int:
        """How many files there will be."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """Return the numbers of the games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def seated(self, number: int) -> tuple[int, ...]:
        """Return which bot sits in each seat of a game."""
        num = len(self.bots)
        if num >= self.seats:
            lineups = list(combinations(range(num), self.seats))
        else:
            lineups = [(*range(num), *[num - 1] * (self.seats - num))]
        turns, which = divmod(number, len(lineups))
        return tuple(lineups[which][(seat - turns) % self.seats] for seat in range(self.seats))

    def luck(self, number: int) -> int:
        """Return the seed of nature, and of bots in kernels, in a game."""
        return hash_of(self.seed, number, "nature")


def make_series(
    game: str,
    texts: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    shard: int | None = None,
    make: Maker = parse,
) -> Series:
    """Return a series, or raise for what cannot be played; ``shard`` is by default as long as is handy."""
    found = find_game(game)
    num_seats = found.check_seats(found.min_seats if seats is None else seats)
    complete = found.complete_options(options)
    for text in texts:
        if not text:
            raise InvalidOption(f"--bots: expected bots such as random,search:3, got {','.join(texts)!r}")
        bot = make(text, seed=0)
        if isinstance(bot, SearchBot) and bot.is_timed:
            raise InvalidOption(f"--bots: expected no bot that plays by the clock, got {text}")
    if shard is None:
        probe = Simulation(found, seats=num_seats, seed=0, options=complete)
        probe.run(_PROBES)
        shard = max(1, min(_MAX_SHARD, _SHARD_PLIES * _PROBES // probe.plies))
    return Series(game, tuple(texts), num_seats, games, shard, seed, complete, make)


class Searched(msgspec.Struct, frozen=True, array_like=True):
    """What a search found out before a ply: how often it tried each action."""

    ply: int
    actions: list[int]
    visits: list[int]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A whole game: every action, nature's too, and what searches found out on the way."""

    number: int
    actions: list[int]
    searched: list[Searched]


class Job(msgspec.Struct, frozen=True):
    """A game of a series to be played."""

    series: Series
    number: int

    def __str__(self) -> str:
        return f"{self.series.game}, game {self.number}"


def play_game(job: Job) -> Played | Failure:
    """Play one game of any bots. What goes wrong is an answer too: it must cross to another process."""
    series, number = job.series, job.number
    thinking = "the game"
    try:
        texts = [series.bots[bot] for bot in series.seated(number)]
        seated = [
            series.make(text, seed=hash_of(series.seed, number, "bot", seat))
            for seat, text in enumerate(texts)
        ]
        for bot in seated:
            if isinstance(bot, SearchBot):
                bot.guard_s = math.inf  # a clock would play along
        luck = series.luck(number)
        match = Match(find_game(series.game), seats=series.seats, options=series.options, rng=luck)
        searched = []
        while (seat := match.to_move) is not None:
            thinking = texts[seat]
            bot = seated[seat]
            action = bot.decide(match.seen_by(seat))
            if isinstance(bot, SearchBot) and bot.choices:
                actions, visits, _ = map(list, zip(*bot.choices, strict=True))
                searched.append(Searched(match.ply, actions, visits))
            match.play(action)
    except Exception as error:
        what = " ".join(str(error).split())
        return Failure(f"{job}: {thinking} failed: {type(error).__name__}: {what}")
    return Played(number, match.actions, searched)
