"""Every refusal of Minos, with its rule."""

import re

import pytest
from tests.games.minos.position import (
    OPTIONS,
    Position,
    acting,
    after_a_star,
    attacking,
    attacking_marked,
    before_all,
    before_use,
    building,
    defending,
    in_the_first_round,
    marked,
    on_four_jokers,
    on_the_fish,
    over_by_cities,
    over_by_conquest,
    over_by_rounds,
    picking,
    rolling,
    sailing,
    shopping,
    throwing,
    with_arrow,
    without_ivory,
    without_moves,
    without_points,
    without_reserve,
    without_rings,
    without_walls,
)
from tests.games.minos.scenario import COLOURS, MINOS

import pelagos
from pelagos.engine.outcome import Refusal
from pelagos.engine.seat import NOBODY
from pelagos.games.minos import refusal
from pelagos.games.minos.state import THROW

CASES: list[tuple[Position, str, str, str]] = [
    (before_all, "end-turn", "N5", "setting-up"),
    (before_all, "throw-gull", "N5", "setting-up"),
    (before_all, "first-ivory", "N5", "not-at-table"),
    (throwing, "end-turn", "N6", "throwing"),
    (throwing, "first-purple", "N5", "started"),
    (picking, "throw-gull", "N6", "no-throw-now"),
    (picking, "first-purple", "N5", "started"),
    (picking, "roll", "N6", "mark-first"),
    (picking, "use-gull", "N6", "dice-first"),
    (picking, "sail-carpathian-cretan", "N6", "dice-first"),
    (picking, "end-turn", "N6", "dice-first"),
    (picking, "fight-vermilion", "N6", "dice-first"),
    (marked, "keep", "N6", "roll-first"),
    (marked, "end-turn", "N6", "roll-first"),
    (marked, "mark-gull", "N6", "all-marked"),
    (marked, "mark-arrow", "N6", "no-die"),
    (before_use, "mark-gull", "N6", "thrown"),
    (before_use, "keep", "N6", "thrown"),
    (before_use, "use-arrow", "N7", "no-die"),
    (before_use, "use-star-gull", "N7", "star-alone"),
    (before_use, "sail-cretan-icarian", "N8", "no-moves"),
    (before_use, "walk-athenai-larisa", "N8", "no-moves"),
    (before_use, "build-athenai-port", "N9", "too-few-points"),
    (acting, "use-scales", "N7", "closed"),
    (acting, "use-joker-scales", "N7", "closed"),
    (acting, "use-star-scales", "N7", "closed"),
    (acting, "use-gull", "N7", "die-used"),
    (acting, "use-joker-gull", "N7", "one-joker"),
    (after_a_star, "use-star-gull", "N7", "one-star"),
    (after_a_star, "use-star-arrow", "N7", "star-alone"),
    (acting, "sail-aegean-icarian", "N8", "no-piece"),
    (acting, "sail-kreta-cretan", "N8", "no-piece"),
    (acting, "walk-miletos-sardeis", "N8", "no-piece"),
    (acting, "go-no-300", "N4", "not-on-map"),
    (acting, "build-no-20-port", "N4", "not-on-map"),
    (acting, "launch-no-20", "N4", "not-on-map"),
    (acting, "fight-vermilion", "N14", "why-fight"),
    (sailing, "sail-carpathian-cretan", "N8", "own-piece"),
    (sailing, "sail-cretan-kreta", "N8", "own-piece"),
    (sailing, "walk-larisa-amphipolis", "N8", "own-piece"),
    (in_the_first_round, "sail-propontis-thracian", "N14", "first-round"),
    (in_the_first_round, "sail-propontis-byzantion", "N14", "first-round"),
    (in_the_first_round, "walk-sardeis-troia", "N14", "first-round"),
    (building, "build-byzantion-port", "N9", "no-piece-there"),
    (building, "build-kreta-port", "N9", "city"),
    (building, "build-kreta-wall", "N9", "city"),
    (building, "build-miletos-wall", "N9", "wall-first"),
    (building, "build-troia-wall", "N9", "one-wall"),
    (building, "build-athenai-house", "N9", "needs-wall"),
    (building, "build-athenai-wall", "N9", "too-few-points"),
    (building, "build-troia-port", "N9", "too-poor"),
    (without_walls, "build-athenai-house", "N9", "needs-wall"),
    (without_walls, "build-athenai-wall", "N1", "none-left"),
    (building, "recruit-byzantion", "N13", "not-your-colony"),
    (building, "recruit-kreta", "N13", "does-not-sell"),
    (building, "launch-athenai", "N13", "does-not-sell"),
    (without_reserve, "recruit-athenai", "N1", "no-piece-left"),
    (shopping, "recruit-athenai", "N13", "sold-out"),
    (shopping, "launch-kreta", "N13", "harbour-full"),
    (building, "buy-ring", "N7", "no-arrow"),
    (with_arrow, "buy-ring", "N7", "too-poor"),
    (without_rings, "buy-ring", "N1", "no-ring-left"),
    (rolling, "keep", "N15", "throwing"),
    (attacking, "mark-scales", "N15", "locked"),
    (attacking, "mark-gull", "N15", "no-die"),
    (attacking, "roll", "N15", "mark-first"),
    (attacking, "buy-ring", "N15", "duel-first"),
    (attacking, "end-turn", "N15", "duel-first"),
    (attacking_marked, "keep", "N15", "roll-first"),
    (attacking_marked, "mark-joker", "N15", "all-marked"),
    (defending, "mark-arrow", "N15", "no-die"),
    (defending, "mark-scales", "N15", "no-die"),
    (defending, "sail-icarian-cretan", "N15", "duel-first"),
    (on_the_fish, "fight-obsidian", "N8", "no-foe"),
    (on_the_fish, "fight-purple", "N8", "no-foe"),
    (on_the_fish, "end-turn", "N8", "fight-first"),
    (on_the_fish, "mark-gull", "N8", "fight-first"),
    (over_by_rounds, "end-turn", "N21", "over"),
    (over_by_conquest, "end-turn", "N19", "over"),
    (over_by_cities, "end-turn", "N20", "over"),
]


def same(found: Refusal, rule: str, say: str) -> None:
    """Expect that rule and message, and a sentence in both languages."""
    assert (found.rule, found.say.id) == (rule, f"minos-{say}")
    for language in ("en", "fr"):
        assert MINOS.texts(language).render(found.say).endswith(".")


@pytest.mark.parametrize(("position", "action", "rule", "say"), CASES)
def test_an_action_is_refused(position: Position, action: str, rule: str, say: str) -> None:
    table = position()
    before = table.states.tobytes()
    same(table.why(action), rule, say)
    assert table.states.tobytes() == before


TOUCHES: list[tuple[Position, str, str, str]] = [
    (before_all, "seat:ivory", "N5", "not-at-table"),
    (before_all, "sea:cretan", "N5", "setting-up"),
    (throwing, "die:gull", "N6", "throwing"),
    (throwing, "seat:purple", "N14", "why-fight"),
    (rolling, "sea:cretan", "N15", "throwing"),
    (picking, "button:roll", "N6", "mark-first"),
    (picking, "button:end-turn", "N6", "dice-first"),
    (picking, "button:recruit", "N6", "dice-first"),
    (picking, "kind:gull", "N6", "dice-first"),
    (picking, "building:port", "N6", "dice-first"),
    (picking, "site:kreta", "N6", "dice-first"),
    (picking, "die:gull,kind:gull", "N6", "dice-first"),
    (marked, "die:gull", "N6", "all-marked"),
    (marked, "sea:carpathian", "N6", "roll-first"),
    (before_use, "die:arrow", "N7", "no-die"),
    (before_use, "die:star", "N7", "star-waits"),
    (before_use, "die:star,kind:gull", "N7", "star-alone"),
    (before_use, "die:gull,kind:gull", "N7", "why-kind"),
    (before_use, "die:joker,sea:cretan", "N7", "choose-kind"),
    (before_use, "die:star,sea:cretan", "N7", "choose-kind"),
    (acting, "site:athenai,sea:myrtoan", "N8", "wrong-way"),
    (before_use, "die:joker,kind:gull,kind:build", "N7", "choose-kind"),
    (before_use, "die:moon", "N7", "why-thing"),
    (before_use, "sea:cretan", "N8", "no-moves"),
    (before_use, "sea:cretan,sea:propontis", "N8", "no-moves"),
    (before_use, "site:athenai", "N7", "no-points"),
    (before_use, "button:end-turn,sea:cretan", "N7", "why-thing"),
    (acting, "die:gull", "N7", "die-used"),
    (acting, "die:joker,kind:scales", "N7", "closed"),
    (acting, "die:joker,kind:gull", "N7", "one-joker"),
    (on_four_jokers, "die:joker", "N7", "joker-waits"),
    (acting, "button:roll", "N6", "thrown"),
    (acting, "button:buy-ring", "N7", "no-arrow"),
    (acting, "button:recruit", "N13", "choose-colony"),
    (acting, "button:launch", "N13", "choose-colony"),
    (acting, "button:dance", "N7", "why-thing"),
    (acting, "kind:gull", "N7", "why-kind"),
    (acting, "building:port", "N9", "why-building"),
    (acting, "sea:aegean", "N8", "no-piece"),
    (acting, "harbour:athenai", "N8", "no-piece"),
    (acting, "point:larisa", "N8", "no-piece"),
    (acting, "site:kreta", "N9", "nobody-there"),
    (acting, "site:miletos", "N9", "foreign-site"),
    (acting, "site:athenai,building:port", "N9", "too-few-points"),
    (acting, "site:athenai,button:launch", "N13", "does-not-sell"),
    (acting, "sea:cretan,sea:propontis", "N8", "not-next"),
    (acting, "sea:cretan,site:kreta", "N8", "wrong-way"),
    (acting, "site:athenai,harbour:athenai", "N8", "wrong-way"),
    (acting, "sea:aegean,sea:propontis", "N8", "no-piece"),
    (acting, "sea:cretan,building:port", "N9", "why-building"),
    (acting, "sea:cretan,button:recruit", "N13", "choose-colony"),
    (acting, "sea:cretan,die:gull", "N7", "why-thing"),
    (acting, "sea:cretan,sea:icarian,sea:aegean", "N7", "why-thing"),
    (acting, "sea:atlantis", "N4", "not-on-map"),
    (acting, "sea:athenai", "N4", "not-on-map"),
    (acting, "point:cretan", "N4", "not-on-map"),
    (acting, "site:larisa", "N4", "not-on-map"),
    (acting, "site:larisa,building:port", "N4", "not-on-map"),
    (acting, "sea:cretan,sea:atlantis", "N4", "not-on-map"),
    (acting, "moon:full", "N7", "why-thing"),
    (acting, "nonsense:", "N7", "why-thing"),
    (sailing, "sea:carpathian", "N8", "blocked"),
    (sailing, "sea:carpathian,sea:cretan", "N8", "own-piece"),
    (in_the_first_round, "sea:propontis", "N14", "blocked-first-round"),
    (in_the_first_round, "point:sardeis", "N14", "blocked-first-round"),
    (in_the_first_round, "sea:propontis,harbour:byzantion", "N14", "first-round"),
    (without_points, "site:troia", "N7", "no-points"),
    (without_moves, "site:troia", "N9", "nothing-to-do"),
    (acting, "seat:vermilion", "N14", "why-fight"),
    (acting, "value:purple", "N11", "why-value"),
    (acting, "talents:purple", "N7", "why-talents"),
    (acting, "rings:vermilion", "N15", "why-rings"),
    (acting, "ships:purple", "N13", "why-ships"),
    (acting, "guardians:purple", "N10", "why-guardians"),
    (acting, "supply:rings", "N1", "why-supply"),
    (acting, "pool:moves", "N7", "why-pool"),
    (attacking, "die:scales", "N15", "locked"),
    (attacking, "die:gull", "N15", "no-die"),
    (attacking, "sea:cretan", "N15", "duel-first"),
    (attacking, "button:end-turn", "N15", "duel-first"),
    (attacking_marked, "site:kreta", "N15", "roll-first"),
    (defending, "die:arrow", "N15", "no-die"),
    (on_the_fish, "seat:obsidian", "N8", "no-foe"),
    (on_the_fish, "seat:purple", "N8", "no-foe"),
    (on_the_fish, "die:gull", "N8", "fight-first"),
    (on_the_fish, "sea:carpathian", "N8", "fight-first"),
    (over_by_rounds, "supply:rings", "N21", "over"),
]


@pytest.mark.parametrize(("position", "touches", "rule", "say"), TOUCHES)
def test_a_touch_is_refused(position: Position, touches: str, rule: str, say: str) -> None:
    table = position()
    asked = tuple(touches.split(","))
    for text in table.legal:
        target = MINOS.notation.target(table.state, MINOS.parse_action(table.state, text))
        assert target[: len(asked)] != asked, f"{text} begins so"
    same(table.why(touches), rule, say)


ASKED: list[tuple[Position, str | None, str, str]] = [
    (before_all, "purple", "N5", "setting-up"),
    (throwing, "purple", "N6", "throwing"),
    (throwing, None, "N6", "throwing"),
    (acting, "vermilion", "N5", "not-your-turn"),
    (acting, None, "N5", "not-your-turn"),
    (on_the_fish, "ivory", "N5", "not-your-turn"),
    (rolling, "vermilion", "N15", "throwing"),
    (attacking, "vermilion", "N15", "not-your-duel"),
    (defending, "purple", "N15", "not-your-duel"),
    (defending, "ivory", "N15", "not-your-duel"),
    (defending, None, "N15", "not-your-duel"),
    (without_ivory, "ivory", "N19", "out"),
    (without_ivory, "vermilion", "N5", "not-your-turn"),
    (over_by_conquest, "vermilion", "N19", "over"),
    (over_by_rounds, None, "N21", "over"),
]


@pytest.mark.parametrize(("position", "seat", "rule", "say"), ASKED)
def test_who_is_not_to_move_is_told_so(position: Position, seat: str | None, rule: str, say: str) -> None:
    table = position()
    asker = NOBODY if seat is None else COLOURS.index(seat)
    for action in range(MINOS.num_actions):
        same(MINOS.refusals.why_not(table.state, asker, action), rule, say)
    for touch in MINOS.views.things(table.view):
        same(MINOS.refusals.why_not_touch(table.state, asker, (touch,)), rule, say)


SENTENCES: list[tuple[Position, str, str, str]] = [
    (
        building,
        "build-athenai-wall",
        "That takes 4 building points, and you have 3.",
        "Il faut 4 points de chantier, et vous en avez 3.",
    ),
    (
        before_use,
        "build-athenai-port",
        "That takes one building point, and you have none.",
        "Il faut un point de chantier, et vous n’en avez pas.",
    ),
    (
        with_arrow,
        "buy-ring",
        "That costs 10 talents, and you have 4.",
        "Cela coûte 10 talents, et vous en avez 4.",
    ),
    (
        in_the_first_round,
        "sail-propontis-thracian",
        "Sea of Thrace: a foreign piece is there, and nobody attacks in the first round.",
        "Mer de Thrace : un pion adverse s’y trouve, et personne n’attaque à la première manche.",
    ),
    (
        before_use,
        "use-star-arrow",
        "A star is worth nothing alone: use an arrow first.",
        "Seule, une étoile ne vaut rien : utilisez d’abord une flèche.",
    ),
    (
        acting,
        "sea:cretan,sea:propontis",
        "There is no single step Cretan Sea → Propontis.",
        "On n’y va pas d’un seul pas : Mer de Crète → Propontide.",
    ),
    (
        on_the_fish,
        "fight-obsidian",
        "Carpathian Sea: Obsidian has no ship to fight there.",
        "Mer de Carpathos : Obsidienne n’y a pas de navire à affronter.",
    ),
    (
        defending,
        "mark-arrow",
        "None of your dice shows an arrow.",
        "Aucun de vos dés n’est tombé sur une flèche.",
    ),
]


@pytest.mark.parametrize(("position", "asked", "english", "french"), SENTENCES)
def test_a_refusal_says_what_it_is_about(position: Position, asked: str, english: str, french: str) -> None:
    say = position().why(asked).say
    assert MINOS.texts("en").render(say) == english
    assert MINOS.texts("fr").render(say).replace("\u00a0", " ") == french


def test_no_refusal_is_left_untested() -> None:
    with open(refusal.__file__, encoding="utf-8") as file:
        written = set(re.findall(r'"minos-([\w-]+)"', file.read()))
    assert written == {say for *_, say in (*CASES, *TOUCHES, *ASKED)}


def test_what_is_refused_in_a_match_is_not_played() -> None:
    match = pelagos.Match(MINOS, seats=2, options=OPTIONS, nature="manual")
    match.play("first-purple")
    with pytest.raises(pelagos.IllegalAction) as refused:
        match.play("end-turn")
    assert refused.value.rule == "N6"
    found = match.why_not(THROW, seat=None)
    assert found is not None
    same(found, "N6", "throwing")
    assert match.ply == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mark-moon", "one of mark-scales"),
        ("use-house", "a kind, such as use-gull, use-joker-gull or use-star-gull"),
        ("sail-cretan-propontis", "two places next to each other"),
        ("walk-troia-miletos", "two places next to each other"),
        ("build-kreta", "a site and one of port, house, warehouse, wall"),
        ("recruit-malaca", "a site, such as recruit-kreta, on the map small"),
        ("launch-cretan", "a site, such as launch-kreta"),
        ("buy-ship", "buy-ring"),
        ("fight-pink", "one of fight-purple"),
        ("first-pink", "one of first-purple"),
        ("throw-moon", "one of throw-scales"),
        ("hello", "such as use-gull, sail-melite-punic, build-kreta-port or end-turn"),
    ],
)
def test_what_is_no_notation_is_said_to_be_none(text: str, expected: str) -> None:
    with pytest.raises(
        pelagos.InvalidAction, match=re.escape(f"not an action: {text!r} (expected {expected}")
    ):
        acting().why(text)
