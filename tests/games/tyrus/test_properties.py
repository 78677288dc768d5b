"""Properties of Tyrus, over games that hypothesis plays from legal actions and shrinks to short ones."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tyrus.scenario import TYRUS

import pelagos
from pelagos.games.tyrus.notation import OFFICE_NAMES
from pelagos.games.tyrus.view import View

choices = st.lists(st.integers(0, 53), max_size=54)
seeds = st.integers(0, 1 << 64)


def play(choices: list[int], seed: int) -> pelagos.Match:
    match = pelagos.Match(TYRUS, seats=2, rng=seed)
    for choice in choices:
        if match.to_move is not None:
            legal = match.legal()
            match.play(legal[choice % len(legal)])
    return match


@settings(max_examples=40, deadline=None)
@given(choices, seeds)
def test_every_view_accounts_for_all_sixty_tiles(choices: list[int], seed: int) -> None:
    match = play(choices, seed)
    for seat in (None, 0, 1):
        view: View = match.view(seat)
        standing = [tile.seat for building in view.buildings for tile in building.tiles]
        for owner in (0, 1):
            known = view.hands[owner].count + view.supplies[owner] + len(view.discards[owner])
            assert known + standing.count(owner) == 30
            assert len(set(view.discards[owner])) == len(view.discards[owner])


@settings(max_examples=40, deadline=None)
@given(choices, seeds)
def test_a_spectator_sees_what_both_seats_see_and_no_more(choices: list[int], seed: int) -> None:
    match = play(choices, seed)
    public, brown, beige = (msgspec.to_builtins(match.view(seat)) for seat in (None, 0, 1))

    def shared(one: object, other: object) -> object:
        """Return what two views agree on, ``None`` where they differ."""
        if isinstance(one, dict) and isinstance(other, dict):
            return {key: shared(one[key], other[key]) for key in one}
        if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
            return [shared(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
        return one if one == other else None

    assert shared(brown, beige) == public


@settings(max_examples=40, deadline=None)
@given(choices, seeds)
def test_elections_add_up_and_give_their_representative_to_the_higher_score(
    choices: list[int], seed: int
) -> None:
    view: View = play(choices, seed).view(None)
    won = [0, 0]
    for election in view.elections:
        if not election.is_counted:
            continue
        scores = []
        for total in election.sums:
            assert total.score == max(0, total.votes - max(0, total.counters - total.counter_counters))
            scores.append(total.score)
        expected = None if scores[0] == scores[1] else scores.index(max(scores))
        assert election.winner == expected
        if expected is not None:
            won[expected] += 1
    assert view.representatives == won
    turned = [election.office for election in view.elections]
    assert all(view.cards[office] + turned.count(office) == 3 for office in OFFICE_NAMES)
