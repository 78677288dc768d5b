"""Every refusal of Mykerinos, with its rule."""

import re
from collections.abc import Callable

import pytest
from tests.games.mykerinos.scenario import MYKERINOS, begin, give_cubes, leave_free, owner_of, play

import pelagos
from pelagos.games.mykerinos import refusal


def before_all() -> pelagos.Match:
    return pelagos.Match(MYKERINOS, seats=3, nature="manual")


def dealing() -> pelagos.Match:
    match = begin()
    match.rewind(7)
    return match


def digging() -> pelagos.Match:
    """Blue stands on a1, Red on b1 and a4, Green on b5; it is Blue's turn."""
    return play(begin(), "dig-a1 dig-b1 dig-b5 dig-h6 dig-a4 dig-h5")


def without_cubes() -> pelagos.Match:
    match = digging()
    give_cubes(match, 0, stock=0)
    return match


def with_one_cube() -> pelagos.Match:
    match = digging()
    give_cubes(match, 0, stock=1)
    return match


def nowhere() -> pelagos.Match:
    match = digging()
    leave_free(match)
    return match


def extending() -> pelagos.Match:
    return play(digging(), "extend-a2")


def with_lemon() -> pelagos.Match:
    """Blue stands on b2 and has tilted Lord Lemon's card; pyramids are on b3, d3 …"""
    return play(owner_of("lemon"), "dig-b2 pass dig-h6 use-lemon")


def on_a_peak() -> pelagos.Match:
    return play(owner_of("lemon", deal="violet-2 blackmore-1"), "dig-b2 pass dig-h6 use-lemon extend-b1")


def with_tangerine() -> pelagos.Match:
    return play(owner_of("tangerine"), "dig-b2 pass dig-h6 use-tangerine")


def with_brown() -> pelagos.Match:
    return play(owner_of("brown"), "use-brown")


def in_season_two() -> pelagos.Match:
    return owner_of("violet")


def in_season_two_without_general_stock() -> pelagos.Match:
    match = owner_of("violet")
    give_cubes(match, 0, stock=25)
    return match


def used() -> pelagos.Match:
    return play(owner_of("violet"), "use-violet dig-a1 pass dig-h6")


def in_season_two_with_tangerine() -> pelagos.Match:
    return owner_of("tangerine")


def for_the_neutral() -> pelagos.Match:
    """Blue has dug at a1 and holds one neutral cube; another stands on c1."""
    match = play(begin(seats=2), "dig-b1 neutral-dig-c1 dig-h6 end-turn dig-a1")
    match._states[0].held[0] = 1
    return match


def for_the_neutral_again() -> pelagos.Match:
    return play(begin(seats=2), "dig-b1 neutral-dig-c1 dig-h6 end-turn dig-a1")


def on_for_the_neutral() -> pelagos.Match:
    return play(for_the_neutral_again(), "neutral-extend-d1")


def without_neutral() -> pelagos.Match:
    """Blue has dug; no neutral cube stands in the region."""
    return play(begin(seats=2), "dig-b1")


def two_players() -> pelagos.Match:
    return begin(seats=2)


def first() -> pelagos.Match:
    return play(begin(), "dig-a1 dig-b1 dig-c1 pass pass pass")


def second() -> pelagos.Match:
    return play(first(), "book-3-wing-1")


def second_with_a_claim() -> pelagos.Match:
    return play(first(), "take-left")


def third() -> pelagos.Match:
    return play(second(), "take-left")


def first_without_general_stock() -> pelagos.Match:
    match = first()
    match._states[0].general[0] = 0
    return match


def giving() -> pelagos.Match:
    """Red chooses the card of the neutral, which is first in the first area."""
    return play(begin(seats=2), "dig-a1 neutral-dig-c1 dig-h6 neutral-dig-d1 pass pass")


def giving_the_rest() -> pelagos.Match:
    script = "dig-a1 neutral-dig-c1 dig-a2 end-turn dig-b1 end-turn dig-h6 end-turn pass pass take-right"
    return play(begin(seats=2), script)


def second_of_two() -> pelagos.Match:
    return play(giving(), "discard-left")


def over() -> pelagos.Match:
    return play(begin(), "pass pass pass " * 4)


CASES: list[tuple[Callable[[], pelagos.Match], str, str, str]] = [
    (before_all, "dig-a1", "M7", "setting-up"),
    (before_all, "deal-lemon-16", "M8", "no-deal-now"),
    (dealing, "dig-a1", "M8", "dealing"),
    (dealing, "first-blue", "M7", "set-up-already"),
    (dealing, "deal-tangerine-none", "M8", "dealt-already"),
    (digging, "wing-1-lemon", "M7", "set-up-already"),
    (digging, "deal-lemon-16", "M8", "no-deal-now"),
    (digging, "dig-b1", "M9", "taken"),
    (digging, "dig-c4", "M9", "pyramid"),
    (digging, "dig-a7", "M4", "no-space"),
    (digging, "extend-c1", "M9", "not-beside"),
    (digging, "on-a2", "M9", "begin-first"),
    (digging, "neutral-dig-a2", "M22", "no-neutral"),
    (digging, "use-lemon", "M9", "no-patrons-yet"),
    (digging, "end-turn", "M9", "must-act"),
    (digging, "book-3-wing-1", "M13", "no-booking-now"),
    (digging, "take-left", "M12", "no-survey-now"),
    (digging, "decline", "M12", "no-survey-now"),
    (digging, "discard-left", "M12", "no-survey-now"),
    (without_cubes, "dig-a2", "M9", "no-cube"),
    (without_cubes, "extend-a2", "M9", "no-cube"),
    (with_one_cube, "extend-a2", "M9", "too-few"),
    (extending, "pass", "M9", "go-on"),
    (extending, "dig-h1", "M9", "go-on"),
    (extending, "on-h1", "M9", "not-beside-last"),
    (extending, "on-a1", "M9", "taken"),
    (in_season_two, "use-lemon", "M9", "no-card"),
    (in_season_two_without_general_stock, "use-violet", "M10", "violet-empty"),
    (used, "use-violet", "M9", "tilted"),
    (in_season_two_with_tangerine, "use-tangerine", "M10", "not-whole"),
    (with_lemon, "pass", "M10", "power-first"),
    (with_lemon, "dig-a1", "M10", "lemon-peak"),
    (with_lemon, "extend-a2", "M10", "lemon-one"),
    (with_lemon, "extend-h1", "M10", "not-beside"),
    (on_a_peak, "on-c1", "M10", "lemon-one"),
    (on_a_peak, "pass", "M10", "go-on"),
    (with_tangerine, "dig-a1", "M10", "power-first"),
    (with_brown, "dig-a1", "M10", "power-first"),
    (with_brown, "book-5-wing-1", "M17", "room-closed"),
    (two_players, "neutral-dig-a1", "M23", "own-first"),
    (for_the_neutral, "pass", "M23", "neutral-or-end"),
    (for_the_neutral, "dig-a2", "M23", "neutral-or-end"),
    (for_the_neutral, "neutral-on-a2", "M23", "begin-first"),
    (for_the_neutral, "neutral-extend-d1", "M23", "too-few-neutral"),
    (for_the_neutral, "neutral-dig-b1", "M9", "taken"),
    (for_the_neutral_again, "neutral-extend-h1", "M23", "not-beside-neutral"),
    (on_for_the_neutral, "neutral-on-h1", "M23", "not-beside-last"),
    (on_for_the_neutral, "end-turn", "M23", "go-on"),
    (first, "dig-a2", "M12", "in-survey"),
    (first, "decline", "M13", "must-choose"),
    (first, "discard-left", "M22", "no-neutral"),
    (second_of_two, "discard-left", "M24", "own"),
    (first, "book-5-wing-1", "M17", "room-closed"),
    (second, "book-3-wing-1", "M6", "room-taken"),
    (second_with_a_claim, "take-left", "M13", "parcel-gone"),
    (third, "book-3-wing-2", "M14", "no-museum-for-third"),
    (third, "take-left", "M14", "parcel-gone"),
    (first_without_general_stock, "book-3-wing-1", "M13", "general-empty"),
    (giving, "take-left", "M24", "give"),
    (giving, "book-3-wing-1", "M24", "give"),
    (giving, "pass", "M12", "in-survey"),
    (giving_the_rest, "discard-right", "M24", "parcel-gone"),
    (over, "dig-a1", "M21", "over"),
]


@pytest.mark.parametrize(("position", "action", "rule", "say"), CASES)
def test_an_action_is_refused(
    position: Callable[[], pelagos.Match], action: str, rule: str, say: str
) -> None:
    match = position()
    found = match.why_not(action)
    assert found is not None
    assert (found.rule, found.say.id) == (rule, f"mykerinos-{say}")
    for language in ("en", "fr"):
        assert MYKERINOS.texts(language).render(found.say)
    before = match.state.tobytes()
    with pytest.raises(pelagos.IllegalAction) as refused:
        match.play(action)
    assert refused.value.rule == rule
    assert match.state.tobytes() == before, "nothing is half played"


TOUCHES: list[tuple[Callable[[], pelagos.Match], str, str, str]] = [
    (digging, "space:c4", "M9", "pyramid"),
    (digging, "button:extend,space:c1", "M9", "not-beside"),
    (digging, "button:decline", "M12", "no-survey-now"),
    (digging, "patron:lemon", "M9", "no-patrons-yet"),
    (digging, "room:5-wing-1", "M13", "no-booking-now"),
    (digging, "parcel:1-left", "M12", "no-survey-now"),
    (digging, "stock:blue", "M8", "why-stock"),
    (digging, "general:red", "M8", "why-general"),
    (digging, "points:red", "M16", "why-points"),
    (digging, "cards:red", "M9", "why-cards"),
    (digging, "scale:1", "M9", "why-scale"),
    (digging, "wing:1", "M7", "why-wing"),
    (digging, "hall:hall", "M6", "why-hall"),
    (digging, "deck:undealt", "M8", "why-deck"),
    (digging, "moon:full", "M9", "why-thing"),
    (digging, "button:extend,button:pass", "M9", "one-by-one"),
    (digging, "patron:lemon,space:a2", "M9", "one-by-one"),
    (with_tangerine, "button:extend,space:b1", "M10", "choose-space"),
    (two_players, "held:red", "M23", "why-held"),
    (with_one_cube, "button:extend", "M9", "too-few"),
    (nowhere, "button:extend", "M9", "nowhere"),
    (begin, "button:extend", "M9", "none-in-region"),
    (without_neutral, "button:extend", "M23", "none-in-region"),
    (extending, "space:h1", "M9", "not-beside-last"),
    (extending, "button:extend", "M9", "go-on"),
    (with_brown, "button:extend", "M10", "power-first"),
    (with_tangerine, "button:extend", "M10", "choose-space"),
    (with_tangerine, "space:h1", "M10", "not-beside"),
    (for_the_neutral, "button:extend", "M23", "too-few-neutral"),
    (for_the_neutral, "space:b1", "M9", "taken"),
    (first, "parcel:2-left", "M12", "other-area"),
    (first, "parcel:moon", "M12", "in-survey"),
    (second_with_a_claim, "parcel:1-left", "M13", "parcel-gone"),
    (giving_the_rest, "parcel:1-right", "M24", "parcel-gone"),
    (over, "deck:undealt", "M21", "over"),
]


@pytest.mark.parametrize(("position", "touches", "rule", "say"), TOUCHES)
def test_a_touch_is_refused(position: Callable[[], pelagos.Match], touches: str, rule: str, say: str) -> None:
    found = position().why_not(touches)
    assert found is not None
    assert (found.rule, found.say.id) == (rule, f"mykerinos-{say}")


SENTENCES: list[tuple[Callable[[], pelagos.Match], str, str]] = [
    (digging, "dig-b1", "A red cube stands on b1 already."),
    (digging, "dig-c4", "c4 is a pyramid: only Lord Lemon gets a cube onto it."),
    (digging, "dig-a7", "a7 is not part of the region this season, or not any more."),
    (digging, "extend-c1", "c1 is not next to one of your cubes."),
    (with_one_cube, "extend-a2", "That takes 2 cubes, and you have only one."),
    (extending, "pass", "Go on next to a2 first: one more cube must follow."),
    (extending, "on-h1", "The next cube goes next to a2, where you have just dug."),
    (extending, "on-c3", "The next cube goes next to a2, where you have just dug."),
    (in_season_two, "use-lemon", "You have no Lord Lemon card."),
    (used, "use-violet", "You have used all your Lady Violet cards this season."),
    (
        in_season_two_with_tangerine,
        "use-tangerine",
        "Colonel Tangerine needs three cubes, and three free spaces, each next to the "
        "one before, from one of your cubes.",
    ),
    (with_lemon, "pass", "Lord Lemon first: dig on a pyramid, or extend over one."),
    (with_lemon, "dig-a1", "a1 is not a pyramid: with Lord Lemon a new excavation begins on one."),
    (
        with_lemon,
        "extend-a2",
        "With Lord Lemon exactly one of the two cubes stands on a pyramid: a2 would not leave it so.",
    ),
    (
        on_a_peak,
        "on-c1",
        "With Lord Lemon exactly one of the two cubes stands on a pyramid: c1 would not leave it so.",
    ),
    (with_tangerine, "extend-h1", "h1 is not next to one of your cubes."),
    (for_the_neutral, "neutral-extend-d1", "That takes 2 neutral cubes, and you hold only one."),
    (for_the_neutral, "button:extend", "That takes 2 neutral cubes, and you hold only one."),
    (for_the_neutral_again, "neutral-extend-h1", "h1 is not next to a neutral cube."),
    (on_for_the_neutral, "neutral-on-h1", "The next cube goes next to d1, where you have just dug."),
    (on_for_the_neutral, "space:h1", "The next cube goes next to d1, where you have just dug."),
    (second, "book-3-wing-1", "A blue cube is in the 3 of wing 1 already."),
    (first, "book-5-wing-1", "The 5 of wing 1 opens to those who hold the 3 of its wing or a 2 beside it."),
    (first, "parcel:2-left", "Areas are surveyed in order: now it is area 1."),
    (begin, "button:extend", "You have no cube in the region yet."),
    (without_neutral, "button:extend", "The neutral has no cube in the region yet."),
    (giving, "decline", "Choose the parcel to discard for the neutral."),
]


@pytest.mark.parametrize(("position", "asked", "sentence"), SENTENCES)
def test_a_refusal_says_what_it_is_about(
    position: Callable[[], pelagos.Match], asked: str, sentence: str
) -> None:
    found = position().why_not(asked)
    assert found is not None
    assert MYKERINOS.english.render(found.say) == sentence


@pytest.mark.parametrize(
    ("position", "seat", "rule", "say"),
    [
        (digging, 1, "M9", "not-your-turn"),
        (first, 2, "M13", "not-your-choice"),
        (third, 0, "M14", "not-your-choice"),
        (giving, 0, "M24", "not-your-choice"),
        (before_all, 0, "M7", "setting-up"),
        (dealing, 0, "M8", "dealing"),
    ],
)
def test_who_is_not_to_move_is_told_so(
    position: Callable[[], pelagos.Match], seat: int, rule: str, say: str
) -> None:
    for asked in ("dig-a2", "space:a2"):
        found = position().why_not(asked, seat=seat)
        assert found is not None
        assert (found.rule, found.say.id) == (rule, f"mykerinos-{say}")


def test_a_cube_that_would_leave_no_room_for_the_next_is_refused() -> None:
    match = play(begin(), "dig-a6 dig-b5 pass dig-a4 dig-h6 dig-h5 dig-h4")
    found = match.why_not("extend-a5")
    assert found is not None
    assert found.rule == "M9"
    assert MYKERINOS.english.render(found.say) == (
        "After a5 there would be no room for the other cube: all are placed, or none."
    )


def test_a_cube_of_three_that_would_leave_no_room_is_refused() -> None:
    match = play(owner_of("tangerine"), "dig-a1 pass dig-h6")
    leave_free(match, "b1", "c1", "d1", "b2")
    play(match, "use-tangerine extend-b1")
    found = match.why_not("on-b2")
    assert found is not None
    assert found.rule == "M10"
    assert MYKERINOS.english.render(found.say).startswith(
        "After b2 there would be no room for the other cube"
    )


def test_no_refusal_is_left_untested() -> None:
    with open(refusal.__file__, encoding="utf-8") as file:
        written = set(re.findall(r'"mykerinos-([\w-]+)"', file.read()))
    tested = {say for _, _, _, say in (*CASES, *TOUCHES)} | {"not-your-turn", "not-your-choice", "no-room"}
    assert written == tested


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dig-z9", "a space from a1 to h9, such as dig-d2"),
        ("use-zeus", "one of use-tangerine"),
        ("book-4", "one of book-3-wing-1"),
        ("take-both", "take-left or take-right"),
        ("neutral-pass", "neutral-dig, neutral-extend or neutral-on"),
        ("first-pink", "one of first-blue"),
        ("wing-9-lemon", "a wing from 1 to 5"),
        ("deal-lemon", "a card and its direction"),
        ("hello", "such as dig-d2, extend-d2, use-lemon or pass"),
    ],
)
def test_what_is_no_notation_is_said_to_be_none(text: str, expected: str) -> None:
    with pytest.raises(
        pelagos.InvalidAction, match=re.escape(f"not an action: {text!r} (expected {expected}")
    ):
        begin().play(text)
