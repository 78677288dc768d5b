"""Other worlds: matches that one seat cannot tell apart from the one given."""

import random
from collections.abc import Callable

import pelagos
from pelagos.games.tyrus import state as tyrus
from pelagos.games.tyrus.rules import is_standing, owner


def tyrus_world(match: pelagos.Match, seat: int | None, rng: random.Random) -> pelagos.Match:
    """Exchange tiles that ``seat`` cannot see, from the first draw on."""
    state = match.state
    faces = {}
    for other in range(tyrus.SEATS):
        if other == seat:
            continue
        bits = int(state.hand[other]) | int(state.supply[other])
        hidden = {tile for tile in range(tyrus.TILES) if bits >> tile & 1}
        hidden |= {
            int(state.tile[place])
            for place in range(int(state.placed))
            if owner(state, place) == other and is_standing(state, place)
        }
        faces[other] = dict(zip(sorted(hidden), rng.sample(sorted(hidden), len(hidden)), strict=True))
    world = pelagos.Match(match.game, seats=match.seats, names=match.names, nature="manual")
    for ply in match.plies:
        action = ply.action
        if action < tyrus.COIN and ply.actor in faces:
            tile, building = divmod(action, tyrus.BUILDINGS)
            action = faces[ply.actor].get(tile, tile) * tyrus.BUILDINGS + building
        elif tyrus.TILE <= action < tyrus.CARD:
            drawer, tile = divmod(action - tyrus.TILE, tyrus.TILES)
            action = tyrus.TILE + drawer * tyrus.TILES + faces.get(drawer, {}).get(tile, tile)
        world.play(action)
    world.nature = match.nature
    return world


WORLDS: dict[str, Callable[[pelagos.Match, int | None, random.Random], pelagos.Match]] = {
    "tyrus": tyrus_world,
}
