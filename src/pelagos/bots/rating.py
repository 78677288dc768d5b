"""How strong bots are, and when that is clear: pure functions on the points of deals.

A deal is the unit: its games share their luck. Ratings follow Bradley and
Terry, for more than two seats as Luce wrote it: a bot wins in proportion to
its strength among those at the table. Every line-up is given one drawn deal
beforehand, so that a clean sweep has a finite rating and an honest interval.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

ELO = 400 / math.log(10)
RESAMPLES = 1000
INSIDE = 0.95

NULL, ALTERNATIVE = 0.5, 0.6
ALPHA = BETA = 0.05
SPREAD = 0.125  # variance of the mean of two games that are won or lost by a coin
_PRIOR_DEALS = 10  # with so many deals of the expected spread the sample variance begins
_STEPS = 100
_STRIDE = 2.0
_CLOSE = 1e-9


class Estimate(NamedTuple):
    """A figure with its interval."""

    value: float
    low: float
    high: float


class Decision(NamedTuple):
    """What a sequential test says: ``accepts`` is true for the alternative, false for the null, or open."""

    accepts: bool | None
    deals: int
    evidence: float


class Table(NamedTuple):
    """What was played. ``points[l, d, b]``: bot ``b`` in deal ``d`` of line-up ``l``, over all its games.

    ``games[l, d]`` is 0 where that deal was not played; ``seats[l, b]`` counts the bot's places.
    """

    points: Array
    games: Array
    seats: Array


def rate(table: Table, *, seed: int = 0, foot: int | None = None) -> tuple[list[Estimate], list[Estimate]]:
    """Return each bot's share of the points of a game, and its rating: Elo, 0 on average or at ``foot``.

    Intervals are a Bayesian bootstrap: the deals, the drawn one too, weigh at random.
    """
    with_prior = _add_drawn_deal(table)
    num_deals = with_prior.games.shape[1]
    weights = np.random.default_rng(seed).exponential(size=(RESAMPLES, num_deals))
    points, games = _weigh(with_prior, weights)
    shares = _interval(
        _share(table.points.sum(1), table.games.sum(1), table.seats), _share(points, games, table.seats)
    )
    plain = fit(*_weigh(with_prior, np.ones((1, num_deals))), table.seats)
    samples = fit(points, games, table.seats)
    if foot is not None:
        plain, samples = plain - plain[:, foot, None], samples - samples[:, foot, None]
    return shares, _interval(plain[0], samples)


def estimate_share(scores: Array, *, seed: int = 0, fair: float = NULL) -> Estimate:
    """Return the mean of deal scores with its interval, one deal at the ``fair`` share added."""
    weights = np.random.default_rng(seed).exponential(size=(RESAMPLES, len(scores) + 1))
    means = weights @ np.append(scores, fair) / weights.sum(1)
    value = float(np.mean(scores)) if len(scores) else fair
    return _interval(np.array([value]), means[:, None])[0]


def fit(points: Array, games: Array, seats: Array) -> Array:
    """Return the most likely ratings, 0 on average, for each of a batch of results.

    ``points[k, l, b]`` and ``games[k, l]`` are summed over deals; every bot must have won
    and lost something, as a drawn deal guarantees.
    """
    num = seats.shape[1]
    strengths = np.zeros((len(points), num))
    won = points.sum(1)
    for _ in range(_STEPS):
        chances = seats * np.exp(strengths - strengths.max(1, keepdims=True))[:, None, :]
        chances /= chances.sum(2, keepdims=True)
        expected = games[:, :, None] * chances
        slope = won - expected.sum(1)
        # The curvature is singular along "all stronger alike": 1 / num there keeps the mean at 0.
        bend = np.einsum("kb,bc->kbc", expected.sum(1), np.eye(num)) + 1 / num
        bend -= np.einsum("klb,klc->kbc", expected, chances)
        step = np.clip(np.linalg.solve(bend, slope[:, :, None])[:, :, 0], -_STRIDE, _STRIDE)
        strengths += step - step.mean(1, keepdims=True)
        if np.abs(step).max() < _CLOSE:
            break
    return ELO * strengths


def pair_margin(seats: Array, first: int, second: int) -> float:
    """Return by how much the first wins more per seat when it beats the second in 60 % of their duels."""
    odds = math.sqrt(ALTERNATIVE / (1 - ALTERNATIVE))
    strengths = np.ones(len(seats))
    strengths[first], strengths[second] = odds, 1 / odds
    return (odds - 1 / odds) / float(seats @ strengths)


def pair_score(points: Array, seats: Array, games: int, first: int, second: int) -> float:
    """Return a deal's score of the first against the second: 0.5 alike, 0.6 where a duel would be 60 %.

    With two seats this is the first's share of the points.
    """
    lead = points[first] / seats[first] - points[second] / seats[second]
    return NULL + float(lead) / games * (ALTERNATIVE - NULL) / pair_margin(seats, first, second)


def pair_spread(seats: Array, first: int, second: int) -> float:
    """Return the variance of such scores between bots that are alike, as luck alone would have it."""
    places = float(seats.sum())
    scale = (ALTERNATIVE - NULL) / pair_margin(seats, first, second)
    return 2 / places**2 * scale**2


def decide(scores: Array, *, spread: float = SPREAD, alpha: float = ALPHA, beta: float = BETA) -> Decision:
    """Return where the sequential test first crosses a bound; it looks after every deal, in order.

    A generalised sequential probability ratio test: the scores count as normal with their sample
    variance, which begins with ``_PRIOR_DEALS`` deals of variance ``spread``.
    """
    if not len(scores):
        return Decision(None, 0, 0.0)
    nums = np.arange(1, len(scores) + 1)
    means = np.cumsum(scores) / nums
    squares = np.maximum(np.cumsum(np.square(scores)) - nums * np.square(means), 0.0)
    variances = (squares + _PRIOR_DEALS * spread) / (nums + _PRIOR_DEALS)
    evidence = nums * (ALTERNATIVE - NULL) * (2 * means - NULL - ALTERNATIVE) / (2 * variances)
    upper, lower = math.log((1 - beta) / alpha), math.log(beta / (1 - alpha))
    crossed = np.flatnonzero((evidence >= upper) | (evidence <= lower))
    at = int(crossed[0]) if len(crossed) else len(scores) - 1
    accepts = bool(evidence[at] > 0) if len(crossed) else None
    return Decision(accepts, at + 1, float(evidence[at]))


def decide_either(scores: Array, *, spread: float = SPREAD) -> Decision:
    """Test both sides: true when one is better, false when neither is by the margin.

    Each side has half of ``ALPHA``, so that bots which are alike are told apart in 5 % at most.
    """
    sides = [decide(side, spread=spread, alpha=ALPHA / 2) for side in (scores, 1 - np.asarray(scores))]
    better = [side for side in sides if side.accepts]
    if better:
        return min(better, key=lambda side: side.deals)
    if all(side.accepts is False for side in sides):
        return max(sides, key=lambda side: side.deals)
    return max(sides, key=lambda side: (side.accepts is None, side.evidence))


def _add_drawn_deal(table: Table) -> Table:
    places = table.seats.sum(1)
    points = np.concatenate([table.points, table.seats[:, None, :]], axis=1)
    return Table(points, np.concatenate([table.games, places[:, None]], axis=1), table.seats)


def _weigh(table: Table, weights: Array) -> tuple[Array, Array]:
    points = np.einsum("kd,ldb->klb", weights, table.points)
    return points, weights @ table.games.T


def _share(points: Array, games: Array, seats: Array) -> Array:
    """Return points per game and place, over all line-ups; what has not played has the fair share."""
    sat = games @ seats
    fair = 1 / seats.sum(1).max()
    shares: Array = np.where(sat > 0, points.sum(-2) / np.where(sat > 0, sat, 1), fair)
    return shares


def _interval(values: Array, samples: Array) -> list[Estimate]:
    lows, highs = np.quantile(samples, [(1 - INSIDE) / 2, (1 + INSIDE) / 2], axis=0)
    return [
        Estimate(float(value), float(min(low, value)), float(max(high, value)))
        for value, low, high in zip(values, lows, highs, strict=True)
    ]
