"""PettingZoo's own tests, on every game with every number of seats."""

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.conftest import Setting

import pelagos
from pelagos.adapters import pettingzoo

with warnings.catch_warnings():  # its tests import environments in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

# PettingZoo knows by name which environments have masks beside their observations, its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def maker(setting: Setting) -> Any:
    return partial(pettingzoo.env, setting.game, seats=setting.seats, options=setting.options)


def with_luck(make: Any, **more: Any) -> Any:
    """Return an environment that has the same luck whenever nobody asks for another.

    PettingZoo's test of cycles expects a random game that lasts for some, and gives no seed.
    """
    env = make(**more)
    env.reset = partial(env.reset, seed=1)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


def test_environments_pass_the_tests_of_pettingzoo(setting: Setting) -> None:
    make = maker(setting)
    parallel = partial(pettingzoo.parallel_env, setting.game, seats=setting.seats, options=setting.options)
    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=20)
    max_cycles_test(SimpleNamespace(env=partial(with_luck, make), parallel_env=partial(with_luck, parallel)))
    render_test(make)


def test_a_whole_match_is_told_to_its_agents() -> None:
    env = pettingzoo.env("tyrus")
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    told = {}
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        told[agent] = reward
        assert not is_cut
        match = env.unwrapped.match
        if is_over:
            env.step(None)
            continue
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal()
        waiting = next(other for other in env.agents if other != agent)
        assert not env.observe(waiting)["action_mask"].any()
        env.step(rng.choice(match.legal()))
    assert list(told.values()) == match.returns
    assert sorted(told) == ["seat_0", "seat_1"]


def test_what_is_not_legal_is_refused() -> None:
    env = pettingzoo.env("tyrus")
    env.reset(seed=1)
    with pytest.raises(pelagos.IllegalAction, match="T14"):
        env.step(200)
    with pytest.raises(pelagos.InvalidAction):
        env.step(None)
    with pytest.raises(pelagos.InvalidOption, match="reset before"):
        pettingzoo.raw_env("tyrus").observe("seat_0")
    with pytest.raises(pelagos.InvalidOption, match="expected ansi or human, got 'rgb'"):
        pettingzoo.env("tyrus", render_mode="rgb")


def test_without_a_mask_an_action_space_samples_what_is_legal() -> None:
    env = pettingzoo.env("tyrus")
    env.reset(seed=1)
    space, match = env.action_space(env.agent_selection), env.unwrapped.match
    assert all(space.sample() in match.legal() for _ in range(20))
