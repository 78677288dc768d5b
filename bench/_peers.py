"""Environments of others, stepped with random legal actions: Pgx on JAX, and PettingZoo's connect four."""

import os
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

SECONDS = 0.2  # of the processor, for each of several rounds


def pgx_steps(name: str, batch: int, seed: int, *, length: int) -> Callable[[], float]:
    """Return what measures steps per second of a loop compiled by JAX as a whole: call by call is slower.

    Every step samples a legal action for each of ``batch`` games, plays it and begins anew what is over;
    ``length`` of them are one call.
    """
    jax, pgx = _import("jax"), _import("pgx")
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(carried: Any, _: None) -> tuple[Any, None]:
        states, key = carried
        key, for_actions, for_steps = jax.random.split(key, 3)
        odds = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(for_actions, odds, axis=-1)
        return (step(states, actions, jax.random.split(for_steps, batch)), key), None

    def loop(carried: Any, length: int) -> Any:
        return jax.lax.scan(play, carried, None, length=length)[0]

    run = jax.jit(loop, static_argnums=1)
    key = jax.random.PRNGKey(seed)
    carried = jax.block_until_ready(
        run((jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key), length)
    )

    def measure() -> float:
        nonlocal carried
        began, steps = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            carried = jax.block_until_ready(run(carried, length))
            steps += length * batch
        return steps / (time.process_time() - began)

    return measure


def pettingzoo_steps(seed: int) -> Callable[[], float]:
    """Return what measures steps per second of PettingZoo's connect four, in the loop that it documents."""
    import numpy as np

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        _import("pygame")
        _import("pettingzoo")
        from pettingzoo.classic import connect_four_v3
    env, rng = connect_four_v3.env(), np.random.default_rng(seed)

    def measure() -> float:
        began, steps = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            env.reset()
            for _ in env.agent_iter():
                seen, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    env.step(None)
                else:
                    env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                    steps += 1
        return steps / (time.process_time() - began)

    return measure


def _import(package: str) -> Any:
    from importlib import import_module

    try:
        return import_module(package)
    except ImportError:
        sys.exit(f"bench: expected the package {package}, got none: pip install -e '.[bench]'")
