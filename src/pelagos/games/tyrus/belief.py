"""Tyrus: what a seat believes of the tiles it cannot see, from where and when they were placed."""

from typing import Any

import numpy as np

from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel
from pelagos.games.tyrus.lore import AWAY_NOW, AWAY_WAIT, DEAD_PLACE, HOME_NOW, HOME_WAIT, LORE, stack
from pelagos.games.tyrus.rules import hidden_tiles, is_standing, owner, replace_tile, share_out
from pelagos.games.tyrus.state import (
    COPIES,
    ENDED,
    GUILDS,
    OFFICES,
    PLACED_PER_ELECTION,
    SEATS,
    TILES,
    VALUES,
)

_FINE = 1 << 30
_LIKELY = np.array([stack(table) for table in LORE.belief.values()])  # place, role, value


@kernel
def believe(states: States, i: int, seat: int, rng: Rng) -> None:
    """Redraw, in place, all that ``seat`` may not know, likely facts more often (T19)."""
    state = states[i]
    if state.stage == ENDED:
        return  # T18: after the end everything is shown
    for other in range(SEATS):
        if other != seat:
            _redeal(state, other, rng)


@kernel
def _redeal(state: State, seat: int, rng: Rng) -> None:
    """Draw a seat's standing tiles one after the other, then share out the rest evenly."""
    unseen = hidden_tiles(state, seat)
    for place in range(int(state.placed)):
        if owner(state, place) == seat and is_standing(state, place):
            tile = _likely_tile(state, place, seat, unseen, rng)
            unseen ^= 1 << tile
            replace_tile(state, place, tile)
    share_out(state, seat, unseen, rng)


@kernel
def _likely_tile(state: State, place: int, seat: int, unseen: Any, rng: Rng) -> int:
    """Return one of the tiles unseen, as likely as it is to stand there."""
    kind = place_kind(state, place, seat)
    office = int(state.building[place]) % OFFICES
    total = 0.0
    for tile in range(TILES):
        if (unseen >> tile) & 1:
            total += _LIKELY[kind, (tile // VALUES - office) % GUILDS, tile % VALUES]
    rest = total * below(rng, _FINE) / _FINE
    new = 0
    for tile in range(TILES):
        if (unseen >> tile) & 1 and rest >= 0.0:
            rest -= _LIKELY[kind, (tile // VALUES - office) % GUILDS, tile % VALUES]
            new = tile
    return new


@kernel
def place_kind(state: State, place: int, seat: int) -> int:
    """Return what everybody saw of a placement: at home or away, for the office up or a later one."""
    election = place // PLACED_PER_ELECTION
    building = int(state.building[place])
    is_home = building // OFFICES == seat
    if state.office[election] == building % OFFICES:
        return HOME_NOW if is_home else AWAY_NOW
    turned = 0
    for past in range(election):
        turned += state.office[past] == building % OFFICES
    if turned == COPIES:
        return DEAD_PLACE
    return HOME_WAIT if is_home else AWAY_WAIT
