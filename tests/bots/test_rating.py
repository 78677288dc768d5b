"""Ratings and the sequential test: known answers, clean sweeps, and how often the test errs."""

import math

import numpy as np
import pytest

from pelagos.bots import rating


def duel(*scores: float) -> rating.Table:
    """Return the table of two bots whose first has these shares of deals of two games."""
    points = np.array([[[2 * score, 2 - 2 * score] for score in scores]])
    return rating.Table(points.reshape(1, len(scores), 2), np.full((1, len(scores)), 2.0), np.ones((1, 2)))


def test_three_points_of_four_are_odds_of_three_to_one() -> None:
    strengths = rating.fit(np.array([[[75.0, 25.0]]]), np.array([[100.0]]), np.ones((1, 2)))[0]
    assert strengths[0] - strengths[1] == pytest.approx(400 * math.log10(3))
    assert sum(strengths) == pytest.approx(0)


def test_one_among_three_alike_is_rated_by_its_odds_against_each() -> None:
    seats = np.array([[1.0, 3.0]])
    strengths = rating.fit(np.array([[[50.0, 50.0]]]), np.array([[100.0]]), seats)[0]
    assert strengths[0] - strengths[1] == pytest.approx(400 * math.log10(3))


def test_a_circle_of_wins_is_level() -> None:
    seats = np.array([[1.0, 1, 0], [0, 1, 1], [1, 0, 1]])
    points = np.array([[[6.0, 4, 0], [0, 6, 4], [4, 0, 6]]])
    assert rating.fit(points, np.full((1, 3), 10.0), seats)[0] == pytest.approx([0, 0, 0], abs=1e-6)


@pytest.mark.parametrize("deals", [0, 1, 2, 50, 2000])
def test_a_clean_sweep_has_finite_ratings_and_a_real_interval(deals: int) -> None:
    shares, ratings = rating.rate(duel(*[1.0] * deals))
    assert all(math.isfinite(figure) for row in (*shares, *ratings) for figure in row)
    assert ratings[0].value == pytest.approx(-ratings[1].value)
    if deals:
        assert shares[0].value == 1
        assert shares[0].low < 1 <= shares[0].high
        assert ratings[0].low < ratings[0].value < ratings[0].high


def test_mirrored_results_have_mirrored_ratings() -> None:
    scores = [0.5, 1, 1, 0, 0.5, 1, 0.75]
    _, there = rating.rate(duel(*scores))
    _, back = rating.rate(duel(*[1 - score for score in scores]))
    assert there[0] == pytest.approx(back[1])
    assert there[1] == pytest.approx(back[0])


def test_more_points_never_rate_lower() -> None:
    ratings = [rating.rate(duel(*[1.0] * won, *[0.0] * (20 - won)))[1][0].value for won in range(21)]
    assert ratings == sorted(set(ratings))


def test_an_interval_repeats_with_its_seed_and_narrows_with_deals() -> None:
    assert rating.rate(duel(1, 0, 0.5), seed=4) == rating.rate(duel(1, 0, 0.5), seed=4)
    wide, narrow = (rating.rate(duel(*[1, 0, 0.5] * num))[0][0] for num in (5, 50))
    assert narrow.high - narrow.low < (wide.high - wide.low) / 2


def test_the_interval_holds_the_truth_in_about_95_of_100() -> None:
    rng = np.random.default_rng(3)
    held = 0
    for seed in range(300):
        share = rating.estimate_share((rng.random((60, 2)) < 0.7).mean(1), seed=seed)
        held += share.low <= 0.7 <= share.high
    assert 0.91 <= held / 300 <= 0.99


def test_a_foot_is_at_zero_in_every_sample() -> None:
    _, ratings = rating.rate(duel(1, 1, 0.5), foot=1)
    assert list(ratings[1]) == [0, 0, 0]
    assert ratings[0].low > 0


# The sequential test


def coin_deals(chance: float, seed: int) -> rating.Array:
    """Return scores of 200 deals of two games, each won with ``chance``."""
    return np.asarray((np.random.default_rng(seed).random((200, 2)) < chance).mean(1), float)


@pytest.mark.parametrize(("chance", "accepts"), [(0.5, False), (0.6, True)])
def test_the_sequential_test_is_right_in_about_95_of_100(chance: float, accepts: bool) -> None:
    answers = [rating.decide(coin_deals(chance, seed)).accepts for seed in range(400)]
    wrong = answers.count(not accepts) / 400
    assert wrong <= 0.075
    assert answers.count(accepts) / 400 >= 0.89


def test_bots_alike_are_rarely_told_apart_and_a_better_one_is_found_on_either_side() -> None:
    alike = [rating.decide_either(coin_deals(0.5, seed)).accepts for seed in range(300)]
    assert alike.count(True) / 300 <= 0.1
    for chance in (0.3, 0.7):
        assert all(rating.decide_either(coin_deals(chance, seed)).accepts for seed in range(50))


def test_deals_that_are_all_alike_are_decided_soon_but_not_at_once() -> None:
    for score, accepts in ((1.0, True), (0.5, False), (0.0, False)):
        decision = rating.decide(np.full(200, score))
        assert decision.accepts is accepts
        assert 3 <= decision.deals <= 30
        assert math.isfinite(decision.evidence)


def test_the_answer_depends_on_the_deals_up_to_it_alone() -> None:
    scores = coin_deals(0.6, 1)
    decision = rating.decide(scores)
    assert decision.accepts is not None
    turned = np.concatenate([scores[: decision.deals], 1 - scores[decision.deals :]])
    assert rating.decide(turned) == decision
    assert rating.decide(scores[: decision.deals - 1]).accepts is None
    assert rating.decide(np.array([])) == rating.Decision(None, 0, 0.0)


def test_the_score_of_a_pair_is_the_share_with_two_seats_and_60_percent_where_the_odds_are() -> None:
    two = np.ones(2)
    assert rating.pair_score(np.array([1.5, 0.5]), two, 2, 0, 1) == pytest.approx(0.75)
    assert rating.pair_spread(two, 0, 1) == pytest.approx(rating.SPREAD)
    among_three = np.array([1.0, 3.0])
    fair, better = np.array([1.0, 3.0]), np.array([4 / 3, 8 / 3])  # 1.5 to 1 against each of three
    assert rating.pair_score(fair, among_three, 4, 0, 1) == pytest.approx(0.5)
    assert rating.pair_score(better, among_three, 4, 0, 1) == pytest.approx(0.6)
