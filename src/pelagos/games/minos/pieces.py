"""Minos: pieces on the map and who owns what by them (N8, N10 to N12, N19), as kernels."""

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel
from pelagos.games.minos.state import MAX_SEATS, NONE, POINT, SHIP, SITE


@kernel
def settle(state: State, seat: int, piece: int, place: int) -> None:
    """Put a piece down; a site is then its owner's (N12)."""
    if piece == SHIP:
        state.ships[seat] |= 1 << place
    else:
        state.guardians[seat] |= 1 << (place - SITE)
        if place < POINT:
            state.garrison[place - SITE] += 1
    if SITE <= place < POINT and state.held[seat] >> (place - SITE) & 1 == 0:
        state.held[seat] |= 1 << (place - SITE)
        state.value[seat] += state.worth[place - SITE]


@kernel
def lift(state: State, seat: int, piece: int, place: int) -> None:
    """Take a piece off a place; with the last one a site is lost (N12)."""
    site = place - SITE
    if piece == SHIP:
        state.ships[seat] &= ~(1 << place)
    elif place >= POINT:
        state.guardians[seat] &= ~(1 << site)
    else:
        state.garrison[site] -= 1
        if state.garrison[site] == 0:
            state.guardians[seat] &= ~(1 << site)
    if SITE <= place < POINT and (state.ships[seat] >> place | state.guardians[seat] >> site) & 1 == 0:
        state.held[seat] &= ~(1 << site)
        state.value[seat] -= state.worth[site]


@kernel
def owner_of(state: State, site: int) -> int:
    """Return the seat that has a piece on a site or in its harbour, or NONE."""
    for seat in range(MAX_SEATS):
        if state.held[seat] >> site & 1:
            return seat
    return NONE


@kernel
def is_at(state: State, seat: int, place: int) -> bool:
    """Tell whether a seat has a piece on a place, a site's harbour included."""
    if place < SITE:
        return bool(state.ships[seat] >> place & 1)
    if place < POINT:
        return bool(state.held[seat] >> (place - SITE) & 1)
    return bool(state.guardians[seat] >> (place - SITE) & 1)


@kernel
def is_out(state: State, seat: int) -> bool:
    """Tell whether a seat has neither ship nor guardian on the map (N19)."""
    return bool(state.ships[seat] == 0 and state.guardians[seat] == 0)
