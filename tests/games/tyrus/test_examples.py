"""The rulebook's worked examples."""

import pytest
from tests.games.tyrus.scenario import game, scores, won_by

rule = pytest.mark.rule


@rule("TE1")
def test_the_rulebooks_count_of_a_general() -> None:
    before = (
        "merchant s10>brown-citadel s7>beige-citadel s8>brown-citadel "
        "s5>beige-citadel m8>beige-citadel p6>beige-citadel"
    )
    count = (
        "general m7>brown-citadel p1>brown-market m1>beige-market "
        "p2>beige-market m2>beige-market p3>beige-market"
    )
    match = game([before, count])
    view = match.view(None)
    assert view.last is not None
    assert [
        (total.votes, total.counters, total.counter_counters, total.score) for total in view.last.sums
    ] == [(18, 7, 0, 11), (12, 8, 6, 10)]
    assert view.last.winner == 0


@rule("TE2")
def test_the_rulebooks_election_of_a_chief_merchant() -> None:
    # Beige starts the second election.
    before = (
        "general m2>brown-market s1>brown-citadel s1>beige-citadel "
        "s2>brown-citadel s2>beige-citadel s3>brown-citadel"
    )
    bluff = (
        "merchant m10>beige-market m1>brown-market m9>beige-market "
        "p1>beige-market m8>beige-market p8>brown-temple"
    )
    match = game([before, bluff])
    assert scores(match) == (3, 26)
    assert match.view(None).elections[1].winner == 1
    assert [tile.face for tile in match.view(1).buildings[2].tiles] == [None]
    assert [tile.face for tile in match.view(0).buildings[2].tiles] == ["p8"]


@rule("TE3")
def test_four_all_and_brown_wins_by_the_last_three() -> None:
    match = won_by(["beige", "beige", "brown", None, "beige", "beige", "brown", "brown", "brown"])
    assert match.outcome is not None
    assert match.outcome.scores == (4, 4)
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "row")


@rule("TE4")
def test_eight_soldiers_against_three_merchants_leave_five() -> None:
    line = (
        "general s8>brown-citadel m3>brown-citadel s9>beige-citadel "
        "m1>brown-market s10>beige-citadel m2>brown-market"
    )
    match = game([line])
    assert scores(match) == (5, 0), "soldiers in the enemy's citadel count for nothing"
