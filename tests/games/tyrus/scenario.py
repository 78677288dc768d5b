"""Games of Tyrus written down as elections, with nature's draws chosen to fit.

    game(["general  s10>brown-citadel s7>beige-citadel …"], first="brown")

Each line is an election: its office, then the tiles in the order of placing.
Each seat is dealt its tiles in the order in which it will place them, then the
rest ascending, so any 27 placements can be written down.
"""

import pelagos
from pelagos.games.tyrus.notation import OFFICE_NAMES, SIDES, TILE_NAMES
from pelagos.games.tyrus.state import ELECTIONS, OFFICES, PLACED_PER_ELECTION

TYRUS = pelagos.game("tyrus")


def game(
    elections: list[str], *, first: str = "brown", names: list[str | None] | None = None
) -> pelagos.Match:
    """Return the match after these elections; the last may be unfinished."""
    script = [line.split() for line in elections]
    starter = SIDES.index(first)
    wanted: list[list[str]] = [[], []]
    for number, (_, *placements) in enumerate(script):
        for order, placement in enumerate(placements):
            wanted[(starter + number + order) % 2].append(placement.split(">")[0])
    dealt = [order + [tile for tile in TILE_NAMES if tile not in order] for order in wanted]
    match = pelagos.Match(TYRUS, seats=2, names=names, nature="manual")
    match.play(f"first-{first}")
    turned = dict.fromkeys(OFFICE_NAMES, 0)
    for office, *placements in script:
        draw_up(match, dealt)
        turned[office] += 1
        match.play(f"{office}-{turned[office]}")
        for placement in placements:
            match.play(placement)
    return match


def scores(match: pelagos.Match) -> tuple[int, int]:
    """Return both scores of the election just counted."""
    last = match.view(None).last
    assert last is not None
    return last.sums[0].score, last.sums[1].score


def draw_up(match: pelagos.Match, dealt: list[list[str]]) -> None:
    """Let both seats draw what they are owed, from ``dealt``."""
    while match.view(None).stage == "draw":
        seat = 0 if match.legal()[0] < TYRUS.parse_action(match.state, "beige+s1") else 1
        match.play(f"{SIDES[seat]}+{dealt[seat].pop(0)}")


def waste(seat: int, tile: str) -> str:
    """Place a tile where it never counts: its own guild's votes in the enemy's building (TE4)."""
    kinds = {"s": "citadel", "m": "market", "p": "temple"}
    return f"{tile}>{SIDES[1 - seat]}-{kinds[tile[0]]}"


def won_by(
    winners: list[str | None], *, first: str = "brown", keep: dict[str, list[str]] | None = None
) -> pelagos.Match:
    """Return a game in which the elections are won like this; ``keep`` stays in hand to the end.

    The winner places one voter, everything else is wasted.
    """
    starter = SIDES.index(first)
    kept = keep or {}
    left = [[tile for tile in TILE_NAMES if tile not in kept.get(side, ())] for side in SIDES]
    lines = []
    for number, winner in enumerate(winners):
        office = number % OFFICES
        letter, kind = ("s", "m", "p")[office], ("citadel", "market", "temple")[office]
        votes: dict[int, str] = {}
        if winner is not None:
            seat = SIDES.index(winner)
            tile = next(tile for tile in left[seat] if tile[0] == letter)
            left[seat].remove(tile)
            votes[seat] = f"{tile}>{winner}-{kind}"
        placements = []
        for order in range(PLACED_PER_ELECTION):
            seat = (starter + number + order) % 2
            placements.append(votes.pop(seat, "") or waste(seat, _spare(left[seat], number)))
        lines.append(" ".join([OFFICE_NAMES[office], *placements]))
    return game(lines, first=first)


def _spare(tiles: list[str], number: int) -> str:
    """Take the guild with most tiles left, so that voters remain for every office."""
    counts = {letter: sum(tile[0] == letter for tile in tiles) for letter in "smp"}
    later = range(number + 1, ELECTIONS)
    needed = {letter: sum(at % OFFICES == office for at in later) for office, letter in enumerate("smp")}
    letter = max("smp", key=lambda guild: counts[guild] - needed[guild])
    tile = next(tile for tile in tiles if tile[0] == letter)
    tiles.remove(tile)
    return tile
