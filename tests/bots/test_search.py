"""The search: it finds what is there to find, keeps to its budget, and repeats itself."""

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import pelagos
from pelagos import bots
from pelagos.bots import analysis, forest, search
from pelagos.bots.plan import Plan, best

BREAKTHROUGH = pelagos.game("breakthrough")


def almost_won() -> pelagos.Match:
    """White wins at once by one move, or loses to Black's next."""
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    for text in ("a2a3", "h7h6", "a3a4", "h6h5", "a4a5", "h5h4", "a5a6", "h4h3", "a6b7", "h3g2"):
        match.play(text)
    return match


def test_a_win_in_one_is_found() -> None:
    match = almost_won()
    bot = bots.make("search", simulations=400, seed=1)
    match.play(bot.choose(match, 0))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.slow
def test_a_loss_in_one_is_prevented() -> None:
    match = almost_won()
    match.play("h2h3")
    advice = bots.analyse(match, 1, simulations=4000)
    assert advice[0].notation in ("a8b7", "c8b7", "g2f1", "g2h1")
    assert (advice[0].chance or 0) > 0.5


@pytest.mark.slow
def test_analysis_ranks_every_legal_action_with_a_line_that_can_be_played() -> None:
    match = almost_won()
    advice = bots.analyse(match, 0, simulations=4000)
    assert sorted(row.action for row in advice) == match.legal()
    assert sum(row.visits for row in advice) == 4000
    assert [row.visits for row in advice] == sorted((row.visits for row in advice), reverse=True)
    assert all(row.chance is not None and 0 <= row.chance <= 1 for row in advice)
    for row in advice[:5]:
        trial = match.copy()
        assert row.line[0] == row.notation
        for text, say in zip(row.line, row.says, strict=True):
            (action,) = (
                each for each in trial.legal() if trial.game.format_action(trial.state, each) == text
            )
            assert say == trial.game.say_action(trial.state, action, 0)
            trial.play(action)


@pytest.mark.slow
def test_a_line_in_a_hidden_game_is_legal_in_one_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Others' actions in a line were tried in many worlds; each must be one that this world allows."""
    game = pelagos.game("tyrus")
    match = pelagos.Match(game, seats=2, rng=2)
    legal, apply, steps = np.zeros(game.max_legal, np.int32), game.rules.apply, []

    def checked(states: Any, i: int, action: int) -> None:
        assert action in legal[: game.rules.write_legal(states, i, legal)]
        steps.append(action)
        apply(states, i, action)

    seen = match.seen_by(match.to_move or 0)
    plan = Plan(game, 2, seen.seat, seen.imagine(0), seed=1)
    plan.grow(2000, None)
    monkeypatch.setattr(game.rules, "apply", checked)
    for action in seen.legal:
        analysis._line(plan, seen, seen.imagine(0), action)
    assert len(steps) > 2 * len(seen.legal)


def test_what_was_not_tried_has_no_chance_yet() -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=2)
    advice = bots.analyse(match, match.to_move or 0, simulations=5)
    assert [row.chance is None for row in advice] == [row.visits == 0 for row in advice]


def test_one_simulation_follows_the_weights() -> None:
    match = pelagos.Match(pelagos.game("mykerinos"), seats=2, rng=2)
    seat = match.to_move or 0
    chosen = bots.make("search", simulations=1, seed=1).choose(match, seat)
    assert chosen == bots.make("greedy", seed=1).choose(match, seat)


@pytest.mark.slow
def test_a_tree_that_is_full_goes_on_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("EDGES_EACH", "EDGES_EACH_HIDDEN"):
        monkeypatch.setattr(forest, name, 1)
    for name in (*pelagos.games(), BREAKTHROUGH.name):
        match = pelagos.Match(pelagos.game(name), seats=2, rng=2)
        seat = match.to_move or 0
        plan = Plan(match.game, 2, seat, match.imagine(seat, 0), seed=1)
        plan.grow(400, None)
        assert sum(choice.visits for choice in plan.choices(match.imagine(seat, 0))) == 400
        used = plan._trees[0].sizes[1]
        assert used <= len(plan._trees[0].edges) <= used + 3 * match.game.max_legal, "it was full"


@pytest.mark.slow
def test_a_turn_has_one_guard_however_often_it_is_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "GUARD_S", 0.02)
    match = pelagos.Match(pelagos.game("minos"), seats=2, rng=1)
    given: list[float] = []

    class Watched(Plan):
        def grow(self, simulations: int | None, seconds: float | None) -> None:
            given.append(seconds or 0.0)
            super().grow(simulations, seconds)

    monkeypatch.setattr(search, "Plan", Watched)
    seat, bot = match.to_move, bots.make("search", level=8, seed=1)
    assert seat is not None
    while match.to_move == seat and match.turn == 0:
        match.play(bot.choose(match, seat))
    assert given[0] == 0.02
    assert given == sorted(given, reverse=True)
    assert given[-1] == 0


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_the_same_seed_and_threads_give_the_same_tree(threads: int) -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=2)
    seat = match.to_move or 0
    found = []
    for _ in range(2):
        plan = Plan(match.game, 2, seat, match.imagine(seat, 0), seed=5, threads=threads)
        plan.grow(200, None)
        assert plan.simulations == 200
        found.append(plan.choices(match.imagine(seat, 0)))
    assert found[0] == found[1]
    assert sum(choice.visits for choice in found[0]) == 200


def test_threads_search_separate_trees_that_are_summed() -> None:
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    parts = []
    for threads in (1, 2):
        plan = Plan(BREAKTHROUGH, 2, 0, match.state, seed=5, threads=threads)
        plan.grow(300 * threads, None)
        parts.append({choice.action: choice.visits for choice in plan.choices(match.state)})
    assert sum(parts[1].values()) == 600
    assert all(parts[1][action] >= visits for action, visits in parts[0].items()), (
        "the first tree is in the sum"
    )


@pytest.mark.parametrize("name", ["breakthrough", "tyrus"])
def test_growing_twice_is_growing_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forest, "EDGES_EACH_HIDDEN", 200)  # where a tree is full depends on its room
    match = pelagos.Match(pelagos.game(name), seats=2, rng=2)
    seat = match.to_move or 0
    state = match.imagine(seat, 0)
    once, twice = (Plan(match.game, 2, seat, state, seed=5) for _ in range(2))
    once.grow(150, None)
    for num in (50, 100):
        twice.grow(num, None)
        assert twice.simulations == num
    assert twice.choices(state) == once.choices(state)


def test_a_plan_that_moves_on_keeps_what_it_found_out() -> None:
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    plan = Plan(BREAKTHROUGH, 2, 0, match.state, seed=5)
    plan.grow(400, None)
    for _ in range(2):
        match.play(best(plan.choices(match.state)).action)
    known = sum(choice.visits for choice in plan.choices(match.state))
    plan.move_on(match.state)
    plan.grow(100, None)
    assert known > 0
    assert sum(choice.visits for choice in plan.choices(match.state)) == known + 100


def test_a_bot_with_a_budget_of_time_thinks_on_in_the_same_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    bot: Any = bots.make("search", budget_s=0.01, seed=1)
    thoughts, sizes = [], []
    for limit in (None, None, 0):
        if limit is not None:
            monkeypatch.setattr(forest, "_MAX_BYTES", limit)
        match.play(bot.choose(match, 0))
        thoughts.append(bot._thought)
        sizes.append(int(bot._thought._trees[0].sizes[0]))
        match.play(match.legal()[0])
    assert thoughts[0] is thoughts[1]
    assert sizes[0] < sizes[1]
    assert thoughts[2] is not thoughts[1], "too much memory: begun anew"
    bot.choose(match, 0)
    other = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=2)
    bot.choose(other, other.to_move or 0)
    assert bot._thought.game is other.game


def test_a_budget_of_time_ends_before_the_simulations_do() -> None:
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    plan = Plan(BREAKTHROUGH, 2, 0, match.state, seed=5)
    plan.grow(2_000_000, 0.05)
    assert 0 < plan.simulations < 2_000_000
    assert best(plan.choices(match.state)).action in match.legal()


def test_with_one_legal_action_nothing_is_searched() -> None:
    rng = random.Random(1)
    match = pelagos.Match(pelagos.game("mykerinos"), seats=2, rng=1)
    while len(match.legal()) > 1:
        match.play(rng.choice(match.legal()))
    assert match.to_move is not None
    bot: Any = bots.make("search", simulations=10, seed=1)
    assert bot.choose(match, match.to_move) == match.legal()[0]
    assert bot._kept is None


@pytest.mark.slow
def test_a_plan_is_kept_while_the_seat_plays_on_and_dropped_after() -> None:
    match = pelagos.Match(pelagos.game("mykerinos"), seats=2, rng=1)
    bot: Any = bots.make("search", simulations=300, seed=1)
    plans: list[tuple[tuple[int, ...], object]] = []
    while len(plans) < 12 and match.to_move is not None:
        seat = match.to_move
        seen = match.seen_by(seat)
        match.play(bot.decide(seen))
        if bot._kept is not None and len(seen.legal) > 1:
            plans.append((seen.since, bot._kept))
    assert any(kept is before for (_, before), (since, kept) in pairwise(plans) if since)
    assert all(kept is not before for (_, before), (since, kept) in pairwise(plans) if not since)


@pytest.mark.slow
def test_hidden_games_are_played_mixed() -> None:
    """Bots with other seeds do not all choose alike where several actions are about as good."""
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=2)
    seat = match.to_move or 0
    chosen = {bots.make("search", simulations=100, seed=seed).choose(match, seat) for seed in range(12)}
    assert len(chosen) > 2


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"level": 9}, "level: expected a whole number from 1 to 8, got 9"),
        ({"level": 0}, "level: expected a whole number from 1 to 8, got 0"),
        ({"simulations": 0}, "simulations: expected a whole number from 1 to 2000000, got 0"),
        ({"simulations": 1.5}, "simulations: expected a whole number from 1 to 2000000, got 1.5"),
        ({"budget_s": 0}, "budget_s: expected a number of seconds above 0, got 0"),
        ({"budget_s": float("nan")}, "budget_s: expected a number of seconds above 0, got nan"),
        ({"budget_s": "x"}, "budget_s: expected a number of seconds above 0, got 'x'"),
        ({"simulations": True}, "simulations: expected a whole number from 1 to 2000000, got True"),
        ({"seed": "x"}, "seed: expected a whole number, got 'x'"),
        ({"threads": 0}, "threads: expected a whole number from 1 to 256, got 0"),
        (
            {"level": 3, "simulations": 5},
            "search: expected one of level, simulations and budget_s, got several",
        ),
    ],
)
def test_a_budget_that_cannot_be_is_refused(wanted: dict[str, Any], message: str) -> None:
    with pytest.raises(pelagos.InvalidOption, match=message):
        bots.make("search", **wanted)


def test_only_a_search_has_a_budget() -> None:
    with pytest.raises(pelagos.InvalidOption, match="greedy: expected no level, which only search has"):
        bots.make("greedy", level=3)


@pytest.mark.parametrize(
    "text", ["", "search:", "search:x", "search:5:5", "Search", "search:5 sims", "search:..s"]
)
def test_a_text_that_names_no_bot_is_refused(text: str) -> None:
    with pytest.raises(pelagos.InvalidOption, match="expected a"):
        bots.parse(text)


def test_a_text_names_a_bot_with_its_budget() -> None:
    for text in ("random", "greedy", "search", "search:5", "search:20sims", "search:0.01s"):
        match = pelagos.Match(BREAKTHROUGH, seats=2)
        assert bots.parse(text, seed=1).choose(match, 0) in match.legal()


def test_a_search_that_is_not_to_move_says_so() -> None:
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    for name in ("greedy", "search"):
        with pytest.raises(pelagos.PelagosError, match="seat 1 is not to move: there is nothing to decide"):
            bots.make(name).choose(match, 1)
    with pytest.raises(pelagos.PelagosError, match="seat 1 is not to move: there is nothing to decide"):
        bots.analyse(match, 1)
