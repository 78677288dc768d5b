"""The arena: bots meet over deals, and standings tell how strong they are.

A deal is a seed of nature. All rotations of a line-up over the seats are
played on the same deal. Draws are named by stream and index, and streams
belong to seats, so each bot plays each seat's luck once:

    deal 7    seat 0  seat 1  seat 2
    game 0      A       B       C
    game 1      C       A       B
    game 2      B       C       A
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec
import numpy as np

from pelagos.bots import parse, rating
from pelagos.bots.plan import hash_of
from pelagos.bots.pool import Pool
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.error import InvalidOption, PelagosError
from pelagos.engine.match import Match

Maker = Callable[..., Any]  # (text, *, seed) -> Bot; a function that workers can import


class Job(msgspec.Struct, frozen=True):
    """One game to be played: bots by seat, with their seeds."""

    game: str
    options: dict[str, Any]
    lineup: int
    deal: int
    rotation: int
    luck: int
    bots: tuple[str, ...]
    seeds: tuple[int, ...]
    make: Maker = parse

    def __str__(self) -> str:
        return f"{self.game}, deal {self.deal}, {' against '.join(self.bots)}"


class Played(msgspec.Struct, frozen=True):
    """One game, by seat: the winners share one point; turns and seconds are those of thinking."""

    points: tuple[float, ...]
    plies: int
    turns: tuple[int, ...]
    seconds: tuple[float, ...]


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played, and why, in one line."""

    message: str


class Deal(msgspec.Struct, frozen=True, array_like=True):
    """All games of a line-up on one deal, summed by place in the line-up."""

    lineup: int
    number: int
    points: tuple[float, ...]
    plies: int
    turns: tuple[int, ...]
    seconds: tuple[float, ...]


class Contest(msgspec.Struct, frozen=True):
    """Who meets over what. ``deals`` is the most for each line-up."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: int = 0
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    make: Maker = parse

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """Every combination of bots for the seats; with too few bots the last one fills the table."""
        num = len(self.bots)
        if num >= self.seats:
            return list(combinations(range(num), self.seats))
        return [(*range(num), *[num - 1] * (self.seats - num))]

    @property
    def names(self) -> list[str]:
        """The bots as they were named, numbered where two have one name."""
        return [
            text if self.bots.count(text) == 1 else f"{text} ({self.bots[: place + 1].count(text)})"
            for place, text in enumerate(self.bots)
        ]


def make_contest(
    game: str,
    texts: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    make: Maker = parse,
) -> Contest:
    """Return a contest, or raise for what cannot be played; ``games`` are rounded up to whole deals."""
    found = find_game(game)
    num_seats = found.check_seats(found.min_seats if seats is None else seats)
    complete = found.complete_options(options)
    if len(texts) < 2:
        raise InvalidOption(
            f"--bots: expected at least two bots, such as random,greedy, got {','.join(texts)!r}"
        )
    if games < 1:
        raise InvalidOption(f"--games: expected a whole number from 1 on, got {games}")
    for text in texts:
        make(text, seed=0)
    return Contest(game, tuple(texts), num_seats, -(-games // num_seats), seed, complete, make)


def jobs_of(contest: Contest, lineup: int, deal: int) -> list[Job]:
    """Return the games of one deal, one for each rotation."""
    places = contest.lineups[lineup]
    seeds = [hash_of(contest.seed, deal, "bot", place) for place in range(contest.seats)]
    luck = hash_of(contest.seed, deal, "nature")
    jobs = []
    for rotation in range(contest.seats):
        seated = [(seat - rotation) % contest.seats for seat in range(contest.seats)]
        jobs.append(
            Job(
                contest.game,
                contest.options,
                lineup,
                deal,
                rotation,
                luck,
                tuple(contest.bots[places[place]] for place in seated),
                tuple(seeds[place] for place in seated),
                contest.make,
            )
        )
    return jobs


def play_job(job: Job) -> Played | Failure:
    """Play one game. What goes wrong is an answer too: it must cross to another process."""
    thinking = "the game"
    try:
        seated = [job.make(text, seed=seed) for text, seed in zip(job.bots, job.seeds, strict=True)]
        match = Match(find_game(job.game), seats=len(seated), options=job.options, rng=job.luck)
        turns, seconds, last = [0] * len(seated), [0.0] * len(seated), [-1] * len(seated)
        while (seat := match.to_move) is not None:
            thinking = job.bots[seat]
            seen = match.seen_by(seat)
            began = time.perf_counter()
            action = seated[seat].decide(seen)
            seconds[seat] += time.perf_counter() - began
            turns[seat] += match.turn != last[seat]
            last[seat] = match.turn
            match.play(action)
    except Exception as error:
        what = " ".join(str(error).split())
        return Failure(f"{job.game}, deal {job.deal}: {thinking} failed: {type(error).__name__}: {what}")
    return Played(_points_of(match), match.ply, tuple(turns), tuple(seconds))


def _points_of(match: Match) -> tuple[float, ...]:
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return (1 / match.seats,) * match.seats
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(match.seats))


def play_deals(
    contest: Contest, pool: Pool, *, wants: Callable[[int], bool], begin: int = 0
) -> Iterator[Deal]:
    """Yield whole deals, in order of their number, then of the line-up, while anyone wants more.

    ``wants(lineup)`` may turn false between two deals, never true again: then what workers have
    played ahead is dropped, and the deals are the same for any number of workers.
    """

    def jobs() -> Iterator[Job]:
        for deal in range(begin, contest.deals):
            for lineup in range(len(contest.lineups)):
                if wants(lineup):
                    yield from jobs_of(contest, lineup, deal)

    games: list[tuple[Job, Played]] = []
    for job, answer in pool.run(jobs()):
        if isinstance(answer, Failure):
            raise PelagosError(answer.message)
        games.append((job, answer))
        if len(games) == contest.seats:
            if wants(job.lineup):
                yield _sum_games(games)
            games = []
            if not any(map(wants, range(len(contest.lineups)))):
                return


def _sum_games(games: list[tuple[Job, Played]]) -> Deal:
    """Sum by place: after ``rotation`` rotations place ``p`` sits in seat ``p + rotation``."""
    seats = len(games)

    def total(field: str) -> Any:
        return tuple(
            sum(getattr(played, field)[(place + job.rotation) % seats] for job, played in games)
            for place in range(seats)
        )

    first = games[0][0]
    plies = sum(played.plies for _, played in games)
    seconds = tuple(round(each, 4) for each in total("seconds"))
    return Deal(first.lineup, first.deal, total("points"), plies, total("turns"), seconds)


# Standings


class Standing(msgspec.Struct, frozen=True):
    """How one bot did; intervals hold 95 %."""

    bot: str
    games: int
    points: float
    share: rating.Estimate
    rating: rating.Estimate
    turns: int
    seconds_per_turn: float


class Pair(msgspec.Struct, frozen=True):
    """What the sequential test says of two bots: ``verdict`` is the better one, ``level`` or ``open``."""

    bots: tuple[str, str]
    score: float
    deals: int
    evidence: float
    verdict: str


class Arena:
    """The deals of a contest so far, and what they say."""

    def __init__(self, contest: Contest, *, stops: bool = True) -> None:
        self.contest = contest
        self.deals: list[Deal] = []
        self._stops = stops
        self._lineups = contest.lineups
        self._seats = np.array(
            [[lineup.count(bot) for bot in range(len(contest.bots))] for lineup in self._lineups], float
        )
        self._scores: dict[tuple[int, int], list[float]] = {
            pair: [] for pair in combinations(range(len(contest.bots)), 2)
        }
        self._decisions = {pair: rating.Decision(None, 0, 0.0) for pair in self._scores}

    def add(self, deal: Deal) -> None:
        """Count a deal, and ask the test about every pair in it that is not yet clear."""
        self.deals.append(deal)
        seats, points = self._seats[deal.lineup], self._points_of(deal)
        for first, second in combinations(sorted(set(self._lineups[deal.lineup])), 2):
            pair = first, second
            if self._decisions[pair].accepts is not None:
                continue
            score = rating.pair_score(points, seats, self.contest.seats, first, second)
            self._scores[pair].append(score)
            spread = rating.pair_spread(seats, first, second)
            self._decisions[pair] = rating.decide_either(np.array(self._scores[pair]), spread=spread)

    def wants(self, lineup: int) -> bool:
        """Tell whether a pair of this line-up is still open."""
        pairs = combinations(sorted(set(self._lineups[lineup])), 2)
        return not self._stops or any(self._decisions[pair].accepts is None for pair in pairs)

    @property
    def is_clear(self) -> bool:
        """Whether the test has decided every pair."""
        return all(decision.accepts is not None for decision in self._decisions.values())

    def pairs(self) -> list[Pair]:
        """Return the test's answer for every pair."""
        names = self.contest.names
        found = []
        for (first, second), decision in self._decisions.items():
            score = float(np.mean(self._scores[first, second])) if decision.deals else rating.NULL
            verdict = "open" if decision.accepts is None else "level"
            if decision.accepts:
                verdict = names[first] if score > rating.NULL else names[second]
            found.append(
                Pair((names[first], names[second]), score, decision.deals, decision.evidence, verdict)
            )
        return found

    def standings(self) -> list[Standing]:
        """Return all bots, the strongest first."""
        shares, ratings = rating.rate(self._table(), seed=self.contest.seed)
        rows = []
        for bot, name in enumerate(self.contest.names):
            sat = [
                (deal, [place for place, who in enumerate(self._lineups[deal.lineup]) if who == bot])
                for deal in self.deals
                if bot in self._lineups[deal.lineup]
            ]
            turns = sum(deal.turns[place] for deal, places in sat for place in places)
            seconds = sum(deal.seconds[place] for deal, places in sat for place in places)
            points = sum(deal.points[place] for deal, places in sat for place in places)
            games = len(sat) * self.contest.seats
            each = seconds / turns if turns else 0.0
            rows.append(Standing(name, games, points, shares[bot], ratings[bot], turns, each))
        return sorted(rows, key=lambda row: -row.rating.value)

    def _points_of(self, deal: Deal) -> rating.Array:
        points = np.zeros(len(self.contest.bots))
        np.add.at(points, list(self._lineups[deal.lineup]), deal.points)
        return points

    def _table(self) -> rating.Table:
        num_deals = max((deal.number + 1 for deal in self.deals), default=0)
        points = np.zeros((len(self._lineups), num_deals, len(self.contest.bots)))
        games = np.zeros((len(self._lineups), num_deals))
        for deal in self.deals:
            points[deal.lineup, deal.number] = self._points_of(deal)
            games[deal.lineup, deal.number] = self.contest.seats
        return rating.Table(points, games, self._seats)
