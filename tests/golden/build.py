"""Golden transcripts: whole games that people can read, one for each way to end.

``python -m tests.golden.build`` writes them again; the difference is reviewed
as code.
"""

from collections.abc import Callable
from pathlib import Path

from tests.games.minos import scenario as minos
from tests.games.mykerinos.scenario import begin, crowded, lively, owner_of, play
from tests.games.tyrus.scenario import game, won_by

import pelagos

FOLDER = Path(__file__).parent

_TE1 = (
    "merchant s10>brown-citadel s7>beige-citadel s8>brown-citadel "
    "s5>beige-citadel m8>beige-citadel p6>beige-citadel",
    "general m7>brown-citadel p1>brown-market m1>beige-market "
    "p2>beige-market m2>beige-market p3>beige-market",
)
_TE2 = (
    "general m2>brown-market s1>brown-citadel s1>beige-citadel "
    "s2>brown-citadel s2>beige-citadel s3>brown-citadel",
    "merchant m10>beige-market m1>brown-market m9>beige-market "
    "p1>beige-market m8>beige-market p8>brown-temple",
)


def _resigned() -> pelagos.Match:
    match = game(list(_TE2), names=["Brown", "Beige"])
    match.resign(0)
    return match


def _unfinished() -> pelagos.Match:
    return game(list(_TE1))


def _draw() -> pelagos.Match:
    return won_by([None] * 9, keep={"brown": ["s1", "m5", "p4"], "beige": ["s2", "m2", "p6"]})


def _hands() -> pelagos.Match:
    winners = ["brown", "beige", None, "beige", "brown", None, None, None, None]
    return won_by(winners, first="beige", keep={"brown": ["s2", "m3", "p4"], "beige": ["s3", "m3", "p4"]})


def _patrons() -> pelagos.Match:
    return play(owner_of("lemon"), "dig-b2 pass dig-h6 use-lemon extend-b3")


def _three_resign() -> pelagos.Match:
    match = play(begin(seats=4), "dig-a1 dig-b1 dig-c1 dig-d1")
    for seat in (0, 1, 3):
        match.resign(seat)
    return match


def _minos_resigned() -> pelagos.Match:
    match = minos.lively(3, 7, sense=0.5, options={"rounds": 5})
    match.rewind(100)
    for seat in (0, 2):
        match.resign(seat)
    return match


def _minos_duel() -> pelagos.Match:
    match = minos.lively(4, 11, sense=0.6, options={"rounds": 4})
    match.rewind(165)
    return match


GOLDENS: dict[str, tuple[Callable[[], pelagos.Match], str, str]] = {
    "tyrus-row": (
        lambda: won_by(["beige", "beige", "brown", None, "beige", "beige", "brown", "brown", "brown"]),
        "Four all, and Brown wins by the last three in a row (TE3).",
        "T4 T5 T6 T7 T9 T12 T13 T14 T15 TE3",
    ),
    "tyrus-representatives": (
        lambda: won_by(["brown", "beige", "brown", None, "brown", "beige", None, None, None]),
        "Three representatives against two.",
        "T4 T5 T6 T7 T9 T12 T13 T14 T16",
    ),
    "tyrus-hands": (_hands, "Two all; Beige has ten points left in hand, Brown nine.", "T5 T12 T14 T17"),
    "tyrus-draw": (_draw, "Nine null elections and equal hands.", "T12 T14 T17"),
    "tyrus-resigned": (_resigned, "The rulebook's chief merchant (TE2), then Brown gives up.", "T9 T11 TE2"),
    "minos-2-value": (
        lambda: minos.lively(2, 3, options={"map": "small"}),
        "Two seats in the Aegean, to the second city.",
        "N5 N6 N7 N8 N9 N10 N11 N12 N13 N20",
    ),
    "minos-3-talents": (
        lambda: minos.lively(3, 7, sense=0.5, options={"rounds": 5}),
        "Three seats and five rounds, level on value; talents decide.",
        "N5 N6 N7 N8 N9 N14 N15 N20 N21",
    ),
    "minos-3-shared": (
        lambda: minos.lively(3, 8, sense=0.5, options={"rounds": 5}),
        "Three seats and five rounds; a shared win.",
        "N5 N6 N7 N8 N9 N20 N21",
    ),
    "minos-4-last": (
        lambda: minos.lively(4, 2, sense=0.3, options={"map": "small"}),
        "Four seats in the Aegean; three are beaten one by one.",
        "N8 N12 N14 N15 N16 N17 N18 N19",
    ),
    "minos-4-talents": (
        lambda: minos.lively(4, 11, sense=0.6, options={"rounds": 4}),
        "Four seats and four rounds, with a fight on the fish space.",
        "N6 N7 N8 N9 N14 N15 N16 N20 N21",
    ),
    "minos-resigned": (_minos_resigned, "Two of three give up.", "N5"),
    "minos-unfinished": (
        _minos_duel,
        "A fight on the fish space; the defender has thrown one die again, and may go on.",
        "N14 N15",
    ),
    "mykerinos-2-points": (
        lambda: lively(2, 128),
        "Two seats and the neutral, all five patrons.",
        "M7 M8 M9 M10 M11 M12 M13 M16 M17 M19 M22 M23 M24",
    ),
    "mykerinos-3-cubes": (
        lambda: lively(3, 188),
        "Three seats, level on prestige; cubes decide.",
        "M8 M9 M10 M12 M14 M19 M21",
    ),
    "mykerinos-4-points": (
        lambda: lively(4, 20),
        "Four seats, all five patrons.",
        "M8 M9 M10 M11 M12 M13 M14 M15 M18 M19 M20",
    ),
    "mykerinos-4-shared": (
        lambda: lively(4, 120),
        "Four seats, and two of them share the win.",
        "M8 M9 M10 M12 M19 M21",
    ),
    "mykerinos-crowded": (
        lambda: crowded(4, 17),
        "Four seats who saved their cubes for the last region: 64 of them on its 72 spaces.",
        "M8 M9 M12",
    ),
    "mykerinos-resigned": (_three_resign, "Three of four give up.", "M9"),
    "mykerinos-unfinished": (
        _patrons,
        "Lord Lemon's help, the first cube on a pyramid; the second must follow.",
        "M9 M10 M16 ME4",
    ),
    "tyrus-unfinished": (
        _unfinished,
        "The rulebook's count of a general (TE1); the game goes on.",
        "T10 T11 TE1",
    ),
}


def text_of(name: str) -> str:
    """Return a golden as its file should be."""
    make, what, rules = GOLDENS[name]
    return f"# {what}\n# rules: {rules}\n{make().transcript()}"


if __name__ == "__main__":
    for golden in GOLDENS:
        (FOLDER / f"{golden}.txt").write_text(text_of(golden), encoding="utf-8")
