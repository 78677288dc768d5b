"""The laws that can be checked in kernels, ply by ply, over very many games."""

from enum import IntEnum
from typing import Any

import numpy as np
from tests.contract.conserve import IS_WHOLE

import pelagos
from pelagos.engine.chance import Rng, below, make_rng
from pelagos.engine.dispatch import (
    Legal,
    States,
    apply,
    imagine,
    shown,
    start,
    stream,
    to_move,
    turn,
    write_legal,
    write_returns,
)
from pelagos.engine.kernel import kernel, large_kernel
from pelagos.engine.seat import NATURE, NOBODY, OVER

_NO_ACTION = -7
_GAME, _IMAGINED = 1, 0


class Broken(IntEnum):
    """Which law a game broke, if any."""

    NONE = 0
    LEGAL_IS_EMPTY = 1
    LEGAL_IS_TOO_LONG = 2
    LEGAL_DOES_NOT_ASCEND = 3
    LEGAL_IS_NO_ACTION = 4
    LEGAL_AFTER_THE_END = 5
    TOO_MANY_PLIES = 6
    NOT_WHOLE = 7
    TURN_FALLS = 8
    SHOWN_FALLS = 9
    NO_SUCH_STREAM = 10
    IMAGINED_IS_NOT_WHOLE = 11
    IMAGINED_LEGAL_DIFFERS = 12
    IMAGINED_MOVER_DIFFERS = 13
    RETURNS_ARE_WRONG = 14


# Kernels know numbers only.
EMPTY, LONG, UNORDERED, UNKNOWN, AFTER, PLIES, PARTS, TURN, SHOWN, STREAM = range(1, 11)
I_PARTS, I_LEGAL, I_MOVER, RETURNS = range(11, 15)


@kernel
def _check_legal(legal: Legal, num: int, max_legal: int, num_actions: int) -> int:
    if num == 0:
        return EMPTY
    if num > max_legal or legal[max_legal] != _NO_ACTION:
        return LONG
    for place in range(num):
        if legal[place] < 0 or legal[place] >= num_actions:
            return UNKNOWN
        if place > 0 and legal[place] <= legal[place - 1]:
            return UNORDERED
    return 0


@kernel
def _check_imagined(
    states: States,
    imagined: States,
    seats: int,
    legal: Legal,
    num: int,
    scratch: Legal,
    rng: Rng,
    is_whole: Any,
) -> int:
    """Imagine the state for one seat or a spectator: whole, the same mover, the same legal actions."""
    seat = below(rng, seats + 1)
    if seat == seats:
        seat = NOBODY
    imagined[0] = states[_GAME]
    imagine(imagined, 0, seat, rng)
    if not is_whole(imagined, 0):
        return I_PARTS
    if to_move(imagined, 0) != to_move(states, _GAME):
        return I_MOVER
    if to_move(states, _GAME) == seat:
        if write_legal(imagined, 0, scratch) != num:
            return I_LEGAL
        for place in range(num):
            if scratch[place] != legal[place]:
                return I_LEGAL
    return 0


@kernel
def _check_ply(
    states: States,
    imagined: States,
    seats: int,
    limits: Any,
    legal: Legal,
    scratch: Legal,
    rng: Rng,
    is_whole: Any,
) -> int:
    """Check the state to move in, then play a random action in it; return the law broken, or 0."""
    max_legal, num_actions, streams = limits[0], limits[1], limits[2]
    num = write_legal(states, _GAME, legal)
    broken = _check_legal(legal, num, max_legal, num_actions)
    if broken != 0:
        return broken
    if not is_whole(states, _GAME):
        return PARTS
    if to_move(states, _GAME) == NATURE and not 0 <= stream(states, _GAME) < streams:
        return STREAM
    broken = _check_imagined(states, imagined, seats, legal, num, scratch, rng, is_whole)
    if broken != 0:
        return broken
    turn_before, shown_before = turn(states, _GAME), shown(states, _GAME)
    apply(states, _GAME, legal[below(rng, num)])
    if turn(states, _GAME) < turn_before:
        return TURN
    return SHOWN if shown(states, _GAME) < shown_before else 0


@kernel
def _check_end(states: States, seats: int, legal: Legal, returns: Any, is_whole: Any) -> int:
    if write_legal(states, _GAME, legal) != 0:
        return AFTER
    if not is_whole(states, _GAME):
        return PARTS
    write_returns(states, _GAME, returns)
    num_won = 0
    for seat in range(seats):
        if returns[seat] != -1.0 and returns[seat] != 0.0 and returns[seat] != 1.0:
            return RETURNS
        if returns[seat] == 1.0:
            num_won += 1
    return RETURNS if num_won > 1 else 0


@large_kernel
def _check_games(
    states: States,
    imagined: States,
    seats: int,
    options: Any,
    games: int,
    limits: Any,
    legal: Legal,
    scratch: Legal,
    rng: Rng,
    returns: Any,
    is_whole: Any,
) -> int:
    for _ in range(games):
        start(states, _GAME, seats, options)
        plies = 0
        while to_move(states, _GAME) != OVER:
            broken = _check_ply(states, imagined, seats, limits, legal, scratch, rng, is_whole)
            plies += 1
            if broken != 0:
                return broken
            if plies > limits[3]:
                return PLIES
        broken = _check_end(states, seats, legal, returns, is_whole)
        if broken != 0:
            return broken
    return 0


def check_games(
    game: pelagos.Game, *, seats: int, games: int, seed: int, options: dict[str, Any] | None = None
) -> Broken:
    """Play random games through every law; return the first one broken.

    The game is played between two guards, which no action may touch.
    """
    states = np.zeros(3, game.dtype)
    guard = np.frombuffer(bytes(range(1, 256)) * (game.dtype.itemsize // 255 + 1), np.uint8)
    raw = states.view(np.uint8).reshape(3, game.dtype.itemsize)
    raw[0] = raw[2] = guard[: game.dtype.itemsize]
    legal = np.full(game.max_legal + 1, _NO_ACTION, np.int32)
    broken = _check_games(
        states,
        np.zeros(1, game.dtype),
        seats,
        game.encode_options(game.complete_options(options)),
        games,
        np.array([game.max_legal, game.num_actions, len(game.streams), game.max_plies], np.int64),
        legal,
        legal.copy(),
        make_rng(seed),
        np.zeros(seats),
        IS_WHOLE[game.name],
    )
    if not (raw[0] == raw[2]).all() or not (raw[0] == guard[: game.dtype.itemsize]).all():
        raise AssertionError(f"{game.name}: an action changed another game's state")
    return Broken(int(broken))
