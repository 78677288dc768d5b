"""The vector environment: many games at once, each as if it were alone."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import pelagos
from pelagos import bots
from pelagos.adapters.gymnasium import vector
from pelagos.adapters.observation import Observer
from pelagos.adapters.opponent import make_vector
from pelagos.engine.chance import make_rng
from pelagos.engine.seat import NATURE, OVER

TYRUS = pelagos.game("tyrus")
SHORT = {"minos": {"map": "small", "rounds": 2}}
GAMES = ("breakthrough", "tyrus", pytest.param("mykerinos", marks=pytest.mark.more), "minos")


@pytest.mark.parametrize("name", GAMES)
def test_masks_rows_and_rewards_are_those_of_each_game(name: str, scale: int) -> None:
    """Self-play, with every row worked out again from its state."""
    game = pelagos.game(name)
    games = make_vector(game, 4, opponents="self", options=SHORT.get(name), seed=3)
    observer, rng, ended = Observer(game, games.seats), make_rng(1), 0
    for _ in range(40 * scale):
        movers = games.seat_of.copy()
        states = games._states.copy()
        actions = games.sample(rng)
        assert games.mask[np.arange(4), actions].all()
        games.step(actions)
        for i in range(4):
            legal = np.zeros(game.max_legal, np.int32)
            num = game.rules.write_legal(games._states, i, legal)
            assert np.flatnonzero(games.mask[i]).tolist() == legal[:num].tolist()
            assert games.seat_of[i] == game.rules.to_move(games._states, i)
            assert (games.rows[i] == observer.observe(games._states[i], games.seat_of[i])).all()
            if games.is_over[i]:
                ended += 1
                game.rules.apply(states, i, actions[i])
                assert game.rules.to_move(states, i) in (NATURE, OVER), "nature may throw the last die"
                assert game.rules.to_move(games._ends, i) == OVER
                returns = np.zeros(games.seats)
                game.rules.write_returns(games._ends, i, returns)
                assert games.returns[i].tolist() == returns.tolist()
                assert games.rewards[i] == returns[movers[i]]
                assert (games.last_rows[i] == observer.observe(games._ends[i], movers[i])).all()
            else:
                assert games.rewards[i] == 0
    assert ended > 0 or scale == 1


@pytest.mark.parametrize(
    "opponents", ["random", "greedy", bots.make("random", seed=1)], ids=("random", "greedy", "bot")
)
@pytest.mark.parametrize("seat", [None, pytest.param(1, marks=pytest.mark.more)])
def test_the_learner_is_always_to_move_and_only_its_seat_is_told(
    opponents: str | bots.Bot, seat: int | None
) -> None:
    num, seats, ended = 3, set(), 0
    games, rng = make_vector(TYRUS, num, opponents=opponents, seat=seat, seed=5), make_rng(2)
    for _ in range(54):
        games.step(games.sample(rng))
        assert (games.seat_of == games.learner_of).all()
        assert all(TYRUS.rules.to_move(games._states, i) == games.seat_of[i] for i in range(num))
        seats |= set(games.seat_of.tolist())
        over = games.is_over
        ended += int(over.sum())
        assert (games.rewards[over] == games.returns[over, games.ender_of[over]]).all()
        assert not games.rewards[~over].any()
    assert ended > 0
    assert seats == ({0, 1} if seat is None else {1})


def test_games_repeat_with_their_seed_and_do_not_depend_on_their_neighbours() -> None:
    small, large = (make_vector(TYRUS, num, seed=7) for num in (3, 9))
    for again in range(2):
        for _ in range(40):
            small.step(small._legal[:, 0].copy())
            large.step(large._legal[:, 0].copy())
            assert (small.rows == large.rows[:3]).all()
        assert len({state.tobytes() for state in large._states}) == 9
        if not again:
            small.reset(8)
            large.reset(8)


@pytest.mark.more
@pytest.mark.parametrize(("opponents", "num"), [("greedy", 16), ("search:8sims", 4)])
def test_opponents_that_think_win_against_random(opponents: str, num: int) -> None:
    games, rng = make_vector(TYRUS, num, opponents=opponents, seed=1), make_rng(3)
    rewards = []
    for _ in range(120):
        games.step(games.sample(rng))
        rewards += games.rewards[games.is_over].tolist()
    assert len(rewards) > num
    assert np.mean(rewards) < -0.5


def test_nothing_is_played_when_one_action_is_not_legal() -> None:
    games = make_vector(TYRUS, 3, seed=1)
    actions, before = games.sample(make_rng(1)), games._states.copy()
    actions[1] = np.flatnonzero(games.mask[1] == 0)[0]
    with pytest.raises(pelagos.IllegalAction, match="game 1: "):
        games.step(actions)
    for wrong, message in (
        (np.full(3, 251), "from 0 to 250, got 251"),
        (np.zeros(2, np.int64), "3 integers"),
    ):
        with pytest.raises(pelagos.InvalidAction, match=message):
            games.step(wrong)
    assert (games._states == before).all()
    with pytest.raises(ValueError, match="read-only"):
        games.mask[1, actions[1]] = 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"num": 0}, "expected a whole number of games above 0, got 0"),
        ({"seats": 3}, "tyrus is for 2 seats, got 3"),
        ({"seat": 2}, "expected a seat from 0 to 1 for the learner, got 2"),
        ({"seat": 0, "opponents": "self"}, "expected no seat with self-play, which takes all, got 0"),
        ({"opponents": "nobody"}, "no such bot: 'nobody'"),
        ({"opponents": 7}, "expected 'self', a bot's name or a bot, got 7"),
        ({"options": {"map": "small"}}, "no such option"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(pelagos.InvalidOption, match=message):
        make_vector(TYRUS, **{"num": 2, **wrong})


def test_gymnasium_gets_what_it_expects() -> None:
    envs = vector("tyrus", num_envs=5, seed=2)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    seen, info = envs.reset(seed=4)
    first = seen["observation"].copy()
    assert envs.observation_space.contains(seen)
    assert info["seat"].shape == (5,)
    ended = 0
    for _ in range(40):
        actions = envs.sample()
        assert envs.action_space.contains(actions)
        assert envs.action_masks()[np.arange(5), actions].all()
        again, rewards, terminations, truncations, info = envs.step(actions)
        assert again["observation"] is seen["observation"], "written into the same array"
        assert envs.observation_space.contains(again)
        assert terminations.shape == (5,)
        assert not truncations.any()
        if terminations.any():
            ended += 1
            assert (info["_final_obs"] == terminations).all()
            assert info["final_obs"][terminations].any(axis=1).all()
            assert set(np.abs(rewards[terminations])) <= {0.0, 1.0}
    assert ended > 0
    assert len(envs.render()) == 5
    envs.reset(seed=4)
    assert (envs.reset(seed=4)[0]["observation"] == first).all()
    envs.close()
