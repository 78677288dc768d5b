"""Every refusal of Tyrus, with its rule."""

import pytest
from tests.games.tyrus.scenario import TYRUS, game, won_by

import pelagos


def before_the_coin() -> pelagos.Match:
    return pelagos.Match(TYRUS, seats=2, nature="manual")


def while_drawing() -> pelagos.Match:
    match = before_the_coin()
    match.play("first-beige")
    match.play("brown+s1")
    return match


def before_a_card() -> pelagos.Match:
    match = game(["general"])
    match.rewind(match.ply - 1)
    return match


def placing() -> pelagos.Match:
    """Brown holds s1 … s9 less what it placed; election 2 has just begun with Beige's tile."""
    first = (
        "general s1>brown-citadel s1>beige-citadel m1>brown-market "
        "s2>beige-citadel m2>brown-market s3>beige-citadel"
    )
    return game([first, "merchant s4>beige-market"])


def drawing_again() -> pelagos.Match:
    match = placing()
    match.rewind(match.ply - 3)
    return match


def over() -> pelagos.Match:
    return won_by(["brown", "brown", "brown"])


@pytest.mark.parametrize(
    ("position", "action", "rule", "say"),
    [
        (before_the_coin, "s1>brown-citadel", "T4", "tyrus-no-toss"),
        (before_the_coin, "brown+s1", "T4", "tyrus-no-toss"),
        (before_the_coin, "general-1", "T4", "tyrus-no-toss"),
        (while_drawing, "first-brown", "T4", "tyrus-tossed"),
        (while_drawing, "brown+s1", "T14", "tyrus-drawn-already"),
        (while_drawing, "beige+s1", "T14", "tyrus-no-draw-now"),
        (while_drawing, "general-1", "T6", "tyrus-no-card-now"),
        (while_drawing, "s1>brown-citadel", "T4", "tyrus-drawing"),
        (drawing_again, "s1>brown-citadel", "T14", "tyrus-drawing"),
        (before_a_card, "s1>brown-citadel", "T6", "tyrus-no-turn"),
        (before_a_card, "brown+p9", "T14", "tyrus-no-draw-now"),
        (placing, "first-brown", "T4", "tyrus-tossed"),
        (placing, "brown+p9", "T14", "tyrus-no-draw-now"),
        (placing, "general-2", "T6", "tyrus-no-card-now"),
        (placing, "p10>brown-temple", "T14", "tyrus-in-supply"),
        (placing, "m1>brown-market", "T7", "tyrus-placed"),
        (placing, "s1>brown-citadel", "T13", "tyrus-discarded"),
        (over, "s1>brown-citadel", "T15", "tyrus-over"),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(value),
)
def test_is_refused(position: object, action: str, rule: str, say: str) -> None:
    assert callable(position)
    match: pelagos.Match = position()
    refusal = match.why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.say.id) == (rule, say)
    before = match.state.tobytes()
    with pytest.raises(pelagos.IllegalAction) as caught:
        match.play(action)
    assert caught.value.rule == rule
    assert str(caught.value).startswith(f"{rule}: ")
    assert match.state.tobytes() == before


@pytest.mark.parametrize(
    ("target", "rule", "say"),
    [
        ("building:brown-temple", "T7", "tyrus-choose-tile"),
        ("tile:s2,building:nowhere", "T7", "tyrus-choose-building"),
        ("tile:p10", "T14", "tyrus-in-supply"),
        ("standing:3", "T7", "tyrus-standing"),
        ("hand:beige", "T19", "tyrus-hand"),
        ("supply:brown", "T14", "tyrus-no-draw-now"),
        ("discard:brown", "T13", "tyrus-discard"),
        ("representatives:beige", "T12", "tyrus-representatives"),
        ("coin:first", "T4", "tyrus-coin-stays"),
        ("card:election", "T6", "tyrus-no-card-now"),
    ],
)
def test_touching_what_may_not_be_touched_is_refused(target: str, rule: str, say: str) -> None:
    match = placing()
    refusal = match.why_not(target)
    assert refusal is not None
    assert (refusal.rule, refusal.say.id) == (rule, say)
    assert match.why_not("tile:s2") is None
    assert match.why_not(["tile:s2", "building:beige-temple"]) is None


def test_who_is_not_to_move_is_told_whose_turn_it_is_and_nothing_else() -> None:
    match = placing()
    for asked in ("s2>brown-citadel", "p10>brown-temple", "tile:s2", "hand:brown"):
        refusal = match.why_not(asked, seat=1)
        assert refusal == pelagos.Refusal("T7", pelagos.Say("tyrus-not-your-turn", {"seat": "brown"}))


@pytest.mark.parametrize(("winners", "rule"), [([None] * 9, "T17"), (["brown", *[None] * 8], "T16")])
def test_after_the_end_the_rule_that_ended_it_refuses(winners: list[str | None], rule: str) -> None:
    refusal = won_by(winners).why_not("s1>brown-citadel")
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("s11>brown-citadel", "not a tile: 's11' (expected s, m or p and a value from 1 to 10, such as s7)"),
        ("s7>brown-port", "not a building: 'brown-port' (expected one of brown-citadel"),
        ("hello", "not an action: 'hello' (expected a tile and a building, such as s7>beige-market)"),
        ("", "not an action: ''"),
    ],
)
def test_what_is_no_action_at_all_says_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(pelagos.InvalidAction) as caught:
        placing().play(text)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("number", [-1, 251, True, 1.5, None])
def test_a_number_that_is_no_action_is_invalid(number: object) -> None:
    with pytest.raises(pelagos.InvalidAction, match="expected an action from 0 to 250"):
        placing().play(number)  # type: ignore[arg-type]


def test_while_tiles_are_drawn_every_touch_waits_whatever_anybody_holds() -> None:
    answers = [while_drawing().why_not(f"tile:{name}") for name in ("s1", "s2", "p10")]
    assert answers == [pelagos.Refusal("T4", pelagos.Say("tyrus-drawing"))] * 3
