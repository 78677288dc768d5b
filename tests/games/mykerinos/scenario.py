"""Games of Mykerinos written down as actions, with nature's draws chosen to fit.

    match = begin(seats=3, deal="lemon-16 violet-none")
    play(match, "dig-a1 pass pass pass take-left")

What is not written down is drawn in a fixed order: the parcels of ``FIRST``,
those of ``SECOND``, then the lowest card that is left.

The first region, ^ for pyramids; in the second they are on b3, d3, f3, h3 and
a6, c6, e6, g6:

         a   b   c   d     e   f   g   h
    1    .   .   .   .     .   .   .   .      tangerine, lemon     brown, violet
    2    .   .   .   .     .   .   .   .
    3    .   .   .   .     .   .   .   .

    4    .   .   ^   .     .   ^   .   .      blackmore, tangerine  lemon, brown (2)
    5    .   .   .   .     .   .   ^   .
    6    .   .   .   .     .   .   .   .
"""

import random
import re
from typing import Any

import pelagos
from pelagos.engine.seat import NATURE

MYKERINOS = pelagos.game("mykerinos")
WINGS = "violet lemon tangerine brown blackmore"
FIRST = "tangerine-none lemon-none brown-none violet-none blackmore-none tangerine-1 lemon-2 brown-3"
SECOND = (
    "blackmore-1-turned brown-1-turned lemon-1-turned violet-1-turned "
    "tangerine-2-turned blackmore-2-turned brown-2-turned violet-2-turned"
)


def begin(*, seats: int = 3, first: str = "blue", wings: str = WINGS, deal: str = "") -> pelagos.Match:
    """Return a match in its first season, the first player to act."""
    match = pelagos.Match(MYKERINOS, seats=seats, nature="manual")
    match.play(f"first-{first}")
    for number, patron in enumerate(wings.split(), start=1):
        match.play(f"wing-{number}-{patron}")
    deal_out(match, deal)
    return match


def deal_out(match: pelagos.Match, deal: str = "") -> None:
    """Let nature deal the region: first what is written down, then what the layout above says."""
    wanted = deal.split()
    while match.to_move == NATURE:
        legal = names(match)
        if wanted:
            match.play(f"deal-{wanted.pop(0)}")
        else:
            known = [f"deal-{card}" for card in f"{FIRST} {SECOND}".split()]
            match.play(next((card for card in known if card in legal), legal[0]))
    assert not wanted, f"not dealt: {wanted}"


def play(match: pelagos.Match, script: str, *, deal: str = "") -> pelagos.Match:
    """Play these actions; ``deal`` is for the season that they lead to."""
    for action in script.split():
        match.play(action)
        if match.to_move == NATURE:
            deal_out(match, deal)
            deal = ""
    assert not deal, "no season began"
    return match


def names(match: pelagos.Match) -> list[str]:
    """Return the legal actions in notation."""
    return [MYKERINOS.format_action(match.state, action) for action in match.legal()]


def spaces(match: pelagos.Match, way: str) -> set[str]:
    """Return the spaces to which a cube may go that way: dig, extend, on, neutral-dig, …"""
    return {name.removeprefix(f"{way}-") for name in names(match) if name.startswith(f"{way}-")}


def owner_of(patron: str, *, deal: str = "", seats: int = 3) -> pelagos.Match:
    """Return season 2: Blue is first, owns one card of ``patron``, and has dug nothing yet.

    The patron's card without pyramids is the left parcel of the first area.
    """
    match = begin(seats=seats, deal=f"{patron}-none")
    script = "dig-a1 " + "pass " * seats + "take-left"
    return play(match, script, deal=deal)


def give_cubes(match: pelagos.Match, seat: int, *, stock: int) -> None:
    """Move cubes between a seat's personal and general stock until ``stock`` are in the first."""
    state: Any = match._states[0]
    state.general[seat] += state.stock[seat] - stock
    state.stock[seat] = stock


def leave_free(match: pelagos.Match, *names: str) -> None:
    """Let these spaces be the only ones without a cube or a pyramid."""
    free: Any = match._states[0].free
    free[:] = 0
    for name in names:
        free[int(name[1])] |= 1 << "abcdefgh".index(name[0])


def choose(rng: random.Random, notations: list[str]) -> str:
    """Choose by kind first, so that powers, rooms and passing are as frequent as spaces."""
    if rng.random() < 0.5:
        return rng.choice(notations)
    kinds = sorted({notation.split("-")[0] for notation in notations})
    kind = rng.choice(kinds)
    if kind == "pass" and rng.random() < 0.7:
        kind = rng.choice(kinds)
    return rng.choice([notation for notation in notations if notation.split("-")[0] == kind])


def lively(seats: int, seed: int) -> pelagos.Match:
    """Return a whole game in which everything happens: powers, rooms, neutral actions, early passes."""
    rng = random.Random(seed)
    match = pelagos.Match(MYKERINOS, seats=seats, nature="manual")
    while match.to_move is not None:
        match.play(choose(rng, names(match)))
    return match


def crowded(seats: int, seed: int) -> pelagos.Match:
    """Return a game up to the last survey: all cubes are saved for the 72 spaces of season 4."""
    rng = random.Random(seed)
    match = pelagos.Match(MYKERINOS, seats=seats, nature="manual")
    while (view := match.view(None)).season < 4 or view.survey is None:
        legal = names(match)
        idle = [name for name in legal if name in ("pass", "end-turn", "decline")]
        # Cards without pyramids are the last: they leave most room.
        late = [name for name in legal if re.fullmatch(r"deal-\w+-none(-turned)?", name)]
        wanted = idle if view.season < 4 else [name for name in legal if name not in idle]
        if match.to_move == NATURE:
            wanted = [name for name in legal if name not in late]
        match.play(rng.choice(wanted or legal))
    return match
