"""What bots know of Minos: which actions are sensible, and how well a seat stands."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.edited import Edit, edited
from tests.games.minos.scenario import COLOURS, MINOS, Table

from pelagos.bots import forest, plan, simulation, tree
from pelagos.engine import data
from pelagos.engine.chance import below, make_rng
from pelagos.engine.error import BrokenData
from pelagos.engine.seat import NATURE, OVER
from pelagos.games import minos
from pelagos.games.minos import knowledge
from pelagos.games.minos.sense import FAR, SAIL_STEPS, WALK_STEPS, WEIGHTS, parse_knowledge

KNOWLEDGE = data.read(minos.__name__, "knowledge.json")


def weights_of(table: Table) -> dict[str, float]:
    """Return the weight of each legal action, by its notation."""
    legal = np.zeros(MINOS.max_legal, np.int32)
    weights = np.zeros(MINOS.max_legal)
    num = MINOS.rules.write_legal(table.states, 0, legal)
    knowledge.weigh(table.states, 0, legal, num, weights)
    return {
        MINOS.format_action(table.state, int(action)): float(weight)
        for action, weight in zip(legal[:num], weights[:num], strict=True)
    }


def heaviest(table: Table) -> str:
    weights = weights_of(table)
    return max(weights, key=weights.__getitem__)


def lead(table: Table, colour: str, other: str) -> float:
    """Return by how much a colour stands higher than another."""
    one, two = (knowledge.standing(table.states, 0, COLOURS.index(name)) for name in (colour, other))
    return float(one - two)


@pytest.mark.parametrize("chart", ["mediterranean", "small"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_games_weights_are_above_zero_and_standing_is_the_sum_of_features(
    seats: int, chart: str
) -> None:
    rng, states = make_rng(seats), MINOS.new_states(1, seats=seats, options={"map": chart, "rounds": 8})
    legal, weights = np.zeros(MINOS.max_legal, np.int32), np.zeros(MINOS.max_legal)
    features, num_quiet = np.zeros(len(knowledge.FEATURES)), 0
    while (seat := MINOS.rules.to_move(states, 0)) != OVER:
        num = MINOS.rules.write_legal(states, 0, legal)
        if seat != NATURE:
            knowledge.weigh(states, 0, legal, num, weights)
            assert all(math.isfinite(weight) and weight > 0 for weight in weights[:num])
        if knowledge.is_quiet(states, 0):
            num_quiet += 1
            for other in range(seats):
                if not states[0].out >> other & 1:
                    knowledge.write_features(states, 0, other, features)
                    assert np.isfinite(features).all()
                    assert knowledge.standing(states, 0, other) == pytest.approx(float(WEIGHTS @ features))
        MINOS.rules.apply(states, 0, int(legal[below(rng, num)]))
    assert num_quiet > seats


def test_a_position_is_quiet_only_before_a_turn() -> None:
    table = Table()
    assert knowledge.is_quiet(table.states, 0)
    table.play("=s")
    assert not knowledge.is_quiet(table.states, 0)
    table.play("=agbj* keep")
    assert not knowledge.is_quiet(table.states, 0)
    table.play("end-turn")
    assert knowledge.is_quiet(table.states, 0)


def held() -> Table:
    """Purple holds Athenai and Kreta, Vermilion Troia; all have one warehouse, and ships lie at sea."""
    table = Table().put("purple", ship="cretan", guardian="athenai kreta")
    table.put("vermilion", ship="aegean", guardian="troia")
    for colour, site in (("purple", "athenai"), ("purple", "kreta"), ("vermilion", "troia")):
        table.build(colour, site, "warehouse")
    return table


def test_whoever_has_more_stands_higher() -> None:
    assert lead(held(), "purple", "vermilion") > 0


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.build("purple", "athenai", "warehouse wall"),
        lambda table: table.give("purple", talents=60),
        lambda table: table.give("purple", rings=3),
        lambda table: table.put("purple", ship="carpathian"),
    ],
    ids=["buildings", "talents", "rings", "ships"],
)
def test_more_of_anything_is_better(change: Callable[[Table], object]) -> None:
    table = held()
    before = lead(table, "purple", "vermilion")
    change(table)
    assert lead(table, "purple", "vermilion") > before


def test_a_lead_counts_more_near_the_end() -> None:
    early, late = held(), held()
    late.state.rounds = 39
    assert lead(late, "purple", "vermilion") > lead(early, "purple", "vermilion")


def test_whoever_is_out_stands_below_all() -> None:
    table = Table(seats=3).put("purple", ship="cretan").put("ivory", ship="icarian")
    table.turn("purple", "gsssss").play("use-gull sail-cretan-icarian =aaaaaa =ssssss end-turn")
    assert min(lead(table, colour, "ivory") for colour in ("purple", "vermilion")) > 10


def test_income_comes_first() -> None:
    assert heaviest(held().turn("purple", "sggbb*")) == "use-scales"


def test_income_of_nothing_is_not_worth_a_die() -> None:
    table = Table().turn("purple", "sggbbb")
    assert weights_of(table)["use-scales"] < weights_of(table)["use-gull"] / 100


def test_dice_that_bring_nothing_are_thrown_again() -> None:
    assert heaviest(Table(played=0).play("=ssgbbj")) == "mark-scales"


def test_a_good_throw_is_kept() -> None:
    assert heaviest(Table(chart="mediterranean", played=0).play("=gjjbb*")) == "keep"


def test_a_ship_sails_to_the_nearest_free_site() -> None:
    table = Table().put("purple", ship="carpathian").turn("purple", "gbbbbb")
    table.play("use-gull" + 5 * " use-build")
    assert heaviest(table) in ("sail-carpathian-cretan", "sail-carpathian-icarian")
    table.play("sail-carpathian-cretan")
    assert heaviest(table) == "sail-cretan-kreta"
    table.play("sail-cretan-kreta")
    assert heaviest(table).startswith("build-kreta-")


def test_a_ship_does_not_sail_back_and_forth() -> None:
    table = Table(chart="mediterranean").turn("purple", "ggggbb").play("use-gull use-gull use-gull use-build")
    before, num_steps = "", 0
    while (action := heaviest(table)) != "end-turn":
        if action.startswith("sail-"):
            num_steps += 1
            assert sorted(action.split("-")) != sorted(before.split("-")), "a step was taken back"
        before = action
        table.play(action)
    assert num_steps > 4


def test_the_last_guardian_of_a_colony_stays() -> None:
    table = Table().put("purple", ship="athenai").build("purple", "athenai", "warehouse")
    table.turn("purple", "gggsss").play("use-gull sail-athenai-myrtoan")
    weights = weights_of(table)
    assert weights["walk-athenai-larisa"] < weights["end-turn"] / 10


def test_a_building_that_wins_is_built_and_one_that_loses_is_not() -> None:
    def last(purple: str, vermilion: str) -> float:
        table = Table().put("purple", guardian="athenai", ship="byzantion")
        table.put("vermilion", guardian="kreta troia miletos")
        table.build("purple", "athenai", purple).build("vermilion", "kreta", vermilion)
        table.build("vermilion", "troia", "port").build("vermilion", "miletos", "port")
        table.give("purple", talents=30).turn("purple", "bsssss").play("use-build")
        weights = weights_of(table)
        return weights["build-byzantion-warehouse"] / weights["end-turn"]

    rich, poor = "warehouse warehouse warehouse wall", "port port port wall"
    assert last(rich, poor) > 1000
    assert last(poor, rich) < 0.1


def test_a_rich_colony_with_one_defender_is_attacked_with_rings_and_not_without() -> None:
    def attack(rings: int, foreign_rings: int) -> float:
        table = (
            Table().put("purple", ship="cretan kreta", guardian="athenai").put("vermilion", ship="propontis")
        )
        table.put("vermilion", guardian="miletos").build("vermilion", "miletos", "warehouse")
        table.give("purple", rings=rings).give("vermilion", rings=foreign_rings)
        table.turn("purple", "gsssss").play("use-gull sail-cretan-icarian")
        return weights_of(table)["sail-icarian-miletos"]

    assert attack(4, 0) > attack(0, 4)


def test_in_a_duel_worthless_dice_are_thrown_again_while_behind() -> None:
    table = Table().put("purple", ship="cretan kreta").put("vermilion", ship="icarian")
    table.give("purple", rings=1).give("vermilion", rings=1)
    table.turn("purple", "gsssss").play("use-gull sail-cretan-icarian =aggj*b")
    assert heaviest(table) == "mark-gull"
    table.play("keep =aajj**")
    assert heaviest(table) == "keep", "the defender is ahead"


def test_distances_are_those_of_the_map() -> None:
    chart = minos.atlas.MAP_NAMES.index("small")
    places, sites = minos.atlas.CHARTS[chart].places, minos.atlas.CHARTS[chart].sites
    assert [SAIL_STEPS[chart, places["carpathian"], site] for site in range(5)] == [3, 5, 3, 2, 2]
    troia, miletos, kreta = (sites.index(name) for name in ("troia", "miletos", "kreta"))
    assert WALK_STEPS[chart, troia, miletos] == 2
    assert WALK_STEPS[chart, troia, kreta] == FAR


def drop(key: str) -> Edit:
    def edit(whole: Any) -> None:
        del whole[key]

    return edit


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (drop("policy"), "missing required field `policy`"),
        (lambda whole: whole.update(moon=1), "unknown field `moon`"),
        (lambda whole: whole["policy"].pop("found"), "missing required field `found` - at `$.policy`"),
        (lambda whole: whole["policy"].update(step=2.0), "Expected `float` <= 1.0"),
        (lambda whole: whole["policy"].update(hop="3"), "Expected `float`, got `str`"),
        (lambda whole: whole["attack"].pop(), "rows of attack: expected [5, 5, 5, 5, 5], got [5, 5, 5, 5]"),
        (lambda whole: whole["attack"][0].__setitem__(0, 1.5), "Expected `float` <= 1.0"),
        (lambda whole: whole["standing"].pop("rings"), "features of standing, in this order: expected"),
        (lambda whole: whole["standing"].update(rings=1000.0), "Expected `float` <= 100.0"),
    ],
)
def test_broken_knowledge_is_refused(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_knowledge(edited(KNOWLEDGE, edit))
    assert str(refused.value).startswith("knowledge.json: ")
    assert message in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize(("foresight", "least", "most"), [(1, 1, 1), (2, 40, 51)])
def test_a_search_goes_as_far_as_its_foresight(foresight: int, least: int, most: int) -> None:
    """Purple can only end its turn: a tree of one node, unless it looks into the next one's dice."""
    table = Table(seats=2).turn("purple", "******")
    assert list(table.legal) == ["end-turn"]
    states = np.zeros(tree.ROOT + 1, MINOS.dtype)
    states[:] = table.state
    grown, desk = forest.take_tree(MINOS, 50), tree.make_desk(MINOS, 2, 1)
    knobs = tree.Knobs(0, False, True, plan.EXPLORE, plan.CAUTION, plan.DOUBT, foresight)
    simulation.simulate(states, tree.words_of(states), grown, desk, knobs, 50)
    assert least <= grown.sizes[0] <= most
