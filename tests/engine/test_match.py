"""Match: playing, undo, rewind, resignation, options."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pelagos
from pelagos.engine.outcome import Outcome, returns_of, without_resigned

TYRUS = pelagos.game("tyrus")


def new(rng: int = 0) -> pelagos.Match:
    return pelagos.Match(TYRUS, seats=2, rng=rng)


def test_an_action_is_played_by_number_or_by_notation() -> None:
    by_number, by_text = new(), new()
    action = by_number.legal()[7]
    by_number.play(np.int32(action))  # type: ignore[arg-type] # it behaves as an int
    by_text.play(TYRUS.format_action(by_text.state, action))
    assert by_number.actions == by_text.actions


def test_a_refused_action_leaves_everything_as_it_was() -> None:
    match = new()
    before = (match.state.tobytes(), match.actions, match.to_move)
    for action in set(range(TYRUS.num_actions)) - set(match.legal()):
        with pytest.raises(pelagos.IllegalAction) as caught:
            match.play(action)
        assert caught.value.rule.startswith("T")
    assert (match.state.tobytes(), match.actions, match.to_move) == before


def test_manual_nature_waits_for_the_caller() -> None:
    match = pelagos.Match(TYRUS, seats=2, nature="manual")
    assert match.to_move == pelagos.NATURE
    match.play("first-beige")
    match.play_nature()
    assert match.to_move == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 3}, "tyrus is for 2 seats, got 3"),
        ({"seats": "2"}, "tyrus is for 2 seats, got '2'"),
        ({"seats": 2, "options": {"map": "small"}}, "no such option: 'map' (expected one of: none)"),
        ({"seats": 2, "names": ["a"]}, "names: expected 2 names, got ['a']"),
        ({"seats": 2, "names": "ab"}, "names: expected 2 names, got 'ab'"),
        ({"seats": 2, "names": 5}, "names: expected 2 names, got 5"),
        ({"seats": 2, "options": [1]}, "tyrus: expected options by name, got [1]"),
        ({"seats": 2, "rng": "x"}, "rng: expected a seed, a numpy Generator or a source, got 'x'"),
        ({"seats": 2, "names": ["a", 5]}, "names: expected 1 to 40 printable characters, got 5"),
        ({"seats": 2, "names": ["a", "b\n"]}, "names: expected 1 to 40 printable characters, got 'b\\n'"),
        ({"seats": 2, "nature": "wild"}, "nature: expected one of auto, manual, got 'wild'"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_match_cannot_be_made_with(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(pelagos.InvalidOption) as caught:
        pelagos.Match(TYRUS, **arguments)  # type: ignore[arg-type] # wrong on purpose
    assert message in str(caught.value)


def test_options_are_numbers_in_a_range_or_one_of_some_choices() -> None:
    rounds = pelagos.Option("rounds", 40, low=1, high=100)
    chart = pelagos.Option("map", "large", choices=("small", "large"))
    assert (rounds.encode(7), chart.encode("large")) == (7, 1)
    for option, value in (
        (rounds, 0),
        (rounds, 101),
        (rounds, "7"),
        (rounds, True),
        (chart, "huge"),
        (chart, 0),
    ):
        with pytest.raises(pelagos.InvalidOption, match=f"{option.name}: expected"):
            option.encode(value)


def test_undo_is_refused_with_a_reason() -> None:
    fresh = pelagos.Match(TYRUS, seats=2, nature="manual")
    with pytest.raises(pelagos.UndoRefused, match="Nothing has been played yet") as caught:
        fresh.undo()
    assert caught.value.say.id == "undo-nothing"
    match = new()
    with pytest.raises(pelagos.UndoRefused, match="Chance has spoken"):
        match.undo()
    match.play(match.legal()[0])
    with pytest.raises(pelagos.UndoRefused, match="Another player"):
        match.undo()
    match.resign(0)
    with pytest.raises(pelagos.UndoRefused, match="The game is over"):
        match.undo()


def test_a_count_cannot_be_undone_though_nature_has_not_yet_drawn() -> None:
    match = pelagos.Match(TYRUS, seats=2, nature="manual")
    while match.view(None).last is None:
        match.play(match.legal()[0])
    assert not match.can_undo


def test_rewind_refuses_what_never_stood() -> None:
    match = new()
    for ply in (-1, match.ply + 1, "3"):
        with pytest.raises(pelagos.PelagosError, match="rewind: expected a ply from 0 to 20"):
            match.rewind(ply)  # type: ignore[arg-type] # wrong on purpose


def test_resigning_with_two_seats_gives_the_other_the_win() -> None:
    match = new()
    match.resign(0)
    assert match.to_move is None
    assert match.legal() == []
    assert match.outcome == Outcome((1,), (0, 0), (2, 1), "resigned")
    assert match.returns == [-1.0, 1.0]
    refusal = match.why_not(0)
    assert refusal is not None
    assert refusal.rule == "resigned"
    assert match.why_not("tile:s1") == refusal
    with pytest.raises(pelagos.IllegalAction):
        match.play(0)
    with pytest.raises(pelagos.PelagosError, match="the match is over"):
        match.resign(1)
    again = pelagos.Match.from_transcript(match.transcript())
    assert again.outcome == match.outcome
    match.rewind(match.ply - 1)
    assert match.outcome is None


def test_an_aborted_match_has_no_winner_and_says_so_in_its_last_line() -> None:
    match = new()
    match.play(match.legal()[0])
    match.abort()
    assert match.to_move is None
    assert match.legal() == []
    assert match.outcome == Outcome((), (0, 0), (1, 1), "aborted")
    assert match.returns == [0.0, 0.0]
    refusal = match.why_not(0)
    assert refusal is not None
    assert refusal.rule == "aborted"
    assert match.transcript().splitlines()[-1] == "match aborted"
    again = pelagos.Match.from_transcript(match.transcript())
    assert again.outcome == match.outcome
    with pytest.raises(pelagos.PelagosError, match="over"):
        match.abort()


def test_what_a_caretaker_played_is_marked_and_stays_so() -> None:
    match = new()
    for _ in range(4):
        match.play(match.legal()[0])
    match.caretaken = {match.ply - 1, match.ply - 3}
    lines = match.transcript().splitlines()
    assert [line.endswith(" caretaker") for line in lines[-4:]] == [False, True, False, True]
    again = pelagos.Match.from_transcript(match.transcript())
    assert again.caretaken == match.caretaken
    assert again.transcript() == match.transcript()
    assert again.copy().caretaken == match.caretaken
    again.rewind(match.ply - 1)
    assert again.caretaken == {match.ply - 3}


def test_a_resignation_is_rewound_with_the_ply_it_followed() -> None:
    match = new()
    match.play(match.legal()[0])
    match.resign(1)
    match.rewind(match.ply)
    assert match.outcome is None
    assert match.resigned == {}


@pytest.mark.parametrize(
    ("places", "resigned", "expected_places", "winners"),
    [
        ((1, 2, 3), {0}, (3, 1, 2), (1,)),
        ((1, 2, 2), {0}, (3, 1, 1), (1, 2)),
        ((1, 1, 3), {2}, (1, 1, 3), (0, 1)),
        ((3, 1, 2, 4), {1, 2}, (1, 3, 3, 2), (0,)),
    ],
)
def test_who_resigned_ranks_below_all_others(
    places: tuple[int, ...], resigned: set[int], expected_places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = without_resigned(Outcome((0,), (9,) * len(places), places, "points"), resigned)
    assert (outcome.places, outcome.winners) == (expected_places, winners)


def test_returns_are_one_for_a_win_zero_for_sharers_and_draws() -> None:
    assert returns_of(Outcome((0,), (5, 3, 1), (1, 2, 3), "points")) == [1.0, -1.0, -1.0]
    assert returns_of(Outcome((0, 2), (5, 3, 5), (1, 3, 1), "points")) == [0.0, -1.0, 0.0]
    assert returns_of(Outcome((), (5, 5), (1, 1), "draw")) == [0.0, 0.0]


def test_only_a_game_can_be_played() -> None:
    with pytest.raises(
        pelagos.InvalidOption, match=r"expected a Game, as pelagos.game\(NAME\) returns, got 'tyrus'"
    ):
        pelagos.Match("tyrus", seats=2)  # type: ignore[arg-type] # wrong on purpose


def test_a_spectator_neither_resigns_nor_plays_nor_learns_by_asking() -> None:
    match = new()
    nobody: Any = None
    for ask in (match.resign, match.seen_by):
        with pytest.raises(pelagos.PelagosError, match="expected a seat from 0 to 1, got None"):
            ask(nobody)
    answers = [match.why_not(f"tile:{name}", seat=None) for name in ("s1", "m5", "p10")]
    assert [answer.rule for answer in answers if answer] == ["T7"] * 3
    assert answers == answers[:1] * 3
    assert match.outcome is None


@pytest.mark.parametrize("asked", [3.5, None, [1], {"a": 1}])
def test_what_cannot_be_asked_is_invalid(asked: Any) -> None:
    with pytest.raises(pelagos.InvalidAction, match="expected an action from 0 to 250"):
        new().why_not(asked)


def test_after_the_end_a_seat_knows_everything() -> None:
    match = new()
    match.play(match.legal()[0])
    match.resign(0)
    seen = match.seen_by(0)
    assert not any("?" in text for _, text in seen.history)
    assert seen.imagine(5).tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seat", [-1, 2, "0", 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = new()
    for ask in (match.view, match.seen_by, match.transcript_for, match.resign):
        with pytest.raises(pelagos.PelagosError, match="expected a seat from 0 to 1"):
            ask(seat)


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    match = new()
    twin, other = match.copy(), copy.deepcopy(match)
    for played in (twin, other):
        while played.to_move is not None:
            played.play(played.legal()[0])
    assert match.ply == 20
    assert twin.actions == other.actions


def test_a_copy_shares_nothing_that_can_be_changed() -> None:
    match = pelagos.Match(TYRUS, seats=2, rng=1, names=["a", "b"])
    match.copy().names[0] = "x"
    assert match.names == ["a", "b"]


def test_errors_survive_a_pickle() -> None:
    match = new()
    with pytest.raises(pelagos.IllegalAction) as caught:
        match.play(250)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own bytes
    assert (str(again), again.rule, again.say) == (str(caught.value), caught.value.rule, caught.value.say)


@settings(max_examples=30, deadline=None)
@given(choices=st.lists(st.integers(0, 53), max_size=54), seed=st.integers(0, 1 << 70))
def test_any_series_of_legal_choices_is_a_match_that_can_be_told_and_read_back(
    choices: list[int], seed: int
) -> None:
    match = new(seed)
    for choice in choices:
        if match.to_move is None:
            break
        legal = match.legal()
        match.play(legal[choice % len(legal)])
    again = pelagos.Match.from_transcript(match.transcript(), rng=seed)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.actions == match.actions
    half = match.ply // 2
    again.rewind(half)
    assert again.actions == match.actions[:half]
