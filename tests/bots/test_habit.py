"""What a search learns on the way where a game brings no knowledge of good play."""

from dataclasses import replace

import numpy as np
import pytest

import pelagos
from pelagos.bots.habit import Habits, make_habits, play_out
from pelagos.bots.plan import Plan
from pelagos.engine.chance import make_rng
from pelagos.engine.kernel import record

BREAKTHROUGH = pelagos.game("breakthrough")
NUM = 300


def play_once(habits: Habits, seed: int) -> None:
    """Play a random game of breakthrough by these habits."""
    states = np.zeros(1, BREAKTHROUGH.dtype)
    states[0] = pelagos.Match(BREAKTHROUGH, seats=2).state
    play_out(states, 0, np.zeros(BREAKTHROUGH.max_legal, np.int32), make_rng(seed), habits)
    assert BREAKTHROUGH.rules.to_move(states, 0) == -2


def first_actions(habits: Habits) -> list[int]:
    """Return what both play first in some random games."""
    found = []
    for seed in range(150):
        play_once(habits, seed)
        assert habits.seats[0] == 0
        found.append(int(habits.actions[0]))
    return found


def test_random_play_takes_the_better_of_two_by_habit() -> None:
    legal = pelagos.Match(BREAKTHROUGH, seats=2).legal()
    good, bad = legal[3], legal[7]
    habits = make_habits(2, BREAKTHROUGH.num_actions)
    before = first_actions(habits)
    habits.each[0, good].visits, habits.each[0, good].total = 10, 9.0
    habits.each[0, bad].visits, habits.each[0, bad].total = 10, -9.0
    after = first_actions(habits)
    assert 0 < before.count(good) < after.count(good)
    assert after.count(bad) <= before.count(bad)
    assert len(set(after)) > len(legal) / 2, "it is still random"


def test_a_game_longer_than_what_is_noted_is_played_to_its_end() -> None:
    habits = make_habits(2, BREAKTHROUGH.num_actions)
    short = habits._replace(seats=habits.seats[:5], actions=habits.actions[:5])
    play_once(short, 1)
    assert short.counts.tolist() == [1, 5]
    assert len(short.each[short.each["last"] == 1]) > 5, "what a node hears of is not bounded by that"


def twin_of(game: pelagos.Game) -> pelagos.Game:
    """Return a game with the same rules of which nothing else is known."""
    fields = [(name, game.dtype[name].base.str, game.dtype[name].shape) for name in game.dtype.names or ()]
    widest = max(game.dtype[name].base.itemsize for name in game.dtype.names or ())
    return replace(game, dtype=record(("twin", f"u{widest}"), *fields), knowledge=None)


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("name", ["breakthrough", "tyrus"])
def test_every_edge_hears_of_its_own_visits_and_of_more(name: str) -> None:
    game = twin_of(pelagos.game(name))
    match = pelagos.Match(game, seats=2, rng=1)
    seat = match.to_move or 0
    plan = Plan(game, 2, seat, match.imagine(seat, 0), seed=1)
    plan.grow(NUM, None)
    (tree,) = plan._trees
    root = tree.nodes[0]
    edges = tree.edges[root.first : root.first + root.num]
    echoes = tree.echoes[root.first : root.first + root.num]
    assert edges["visits"].sum() == NUM
    assert (edges["visits"] <= echoes["visits"]).all()
    assert (echoes["visits"] <= NUM).all()
    assert (np.abs(echoes["total"]) <= echoes["visits"]).all()
    assert echoes["visits"].sum() > 2 * NUM, "what is played later is heard, too"
    assert all(choice.visits > 0 for choice in plan.choices(match.state) if choice.value)


def test_where_there_is_knowledge_nothing_is_learnt() -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    plan = Plan(match.game, 2, match.to_move or 0, match.state, seed=1)
    plan.grow(20, None)
    assert len(plan._trees[0].echoes) == 0
    assert plan._desks[0].habits.each.size == 0
