"""The games behind the diagrams of the rules: short, written down, with draws chosen to show something.

``python -m tests.diagrams.build`` writes their transcripts to ``docs/rules/diagrams/``, where the page reads
them; the rules say which plies are shown, and whose eyes see them. The difference is reviewed as code.
"""

from collections.abc import Callable
from pathlib import Path

from tests.games.minos.scenario import FACES, MINOS
from tests.games.mykerinos.scenario import begin, lively, play
from tests.games.tyrus.scenario import game, won_by

import pelagos

FOLDER = Path(__file__).parents[2] / "docs" / "rules" / "diagrams"


def _general() -> pelagos.Match:
    """A merchant that everybody neglects for the citadels, then the general of TE1."""
    return game(
        [
            "merchant s10>brown-citadel s7>beige-citadel s8>brown-citadel "
            "s5>beige-citadel m8>beige-citadel p6>beige-citadel",
            "general m7>brown-citadel p1>brown-market m1>beige-market "
            "p2>beige-market m2>beige-market p3>beige-market",
            "priest",
        ]
    )


def _merchant() -> pelagos.Match:
    """The whole election of TE2, after one that left a tile in the Brown market."""
    return game(
        [
            "general m2>brown-market s1>brown-citadel s1>beige-citadel "
            "s2>brown-citadel s2>beige-citadel s3>brown-citadel",
            "merchant m10>beige-market m1>brown-market m9>beige-market "
            "p1>beige-market m8>beige-market p8>brown-temple",
        ]
    )


def _row() -> pelagos.Match:
    """The nine elections of TE3."""
    return won_by(["beige", "beige", "brown", None, "beige", "beige", "brown", "brown", "brown"])


def _season() -> pelagos.Match:
    """A first season of four: areas 1 and 2 are dug, and surveyed as in ME1 and ME2."""
    match = begin(
        seats=4,
        deal="lemon-25 blackmore-none violet-16 tangerine-3 brown-2 lemon-none-turned tangerine-15 violet-1",
    )
    return play(
        match,
        "dig-b2 dig-c2 dig-c1 dig-d3 "
        "extend-b3 on-c3 dig-d2 dig-d1 dig-f5 "
        "dig-a2 dig-g5 dig-f2 pass "
        "dig-e5 dig-h5 pass pass dig-h4 "
        "take-left book-2-wings-1-2 take-right book-5-wing-1",
    )


def _lemon() -> pelagos.Match:
    """Two seasons, so that Blue owns Lord Lemon's card; then ME4."""
    match = begin(deal="lemon-none")
    play(match, "dig-a1 pass pass pass take-left", deal="brown-2 violet-16")
    return play(match, "dig-c2 dig-f2 dig-g5 use-lemon extend-c1 on-d1")


def _exhibition() -> pelagos.Match:
    return lively(4, 1)


def _great_sea() -> pelagos.Match:
    match = pelagos.Match(MINOS, seats=4, nature="manual")
    match.play("first-purple")
    return match


def _aegean() -> pelagos.Match:
    """Two rounds of two: the dice of NE1, a colony each, and a fight for Miletos."""
    match = pelagos.Match(MINOS, seats=2, options={"map": "small"}, nature="manual")
    match.play("first-purple")
    script = (
        # Purple: the dice of NE1, then Kreta.
        "=sgba*j mark-arrow roll =j keep use-gull use-build use-joker-build use-star-build "
        "sail-carpathian-cretan sail-cretan-kreta build-kreta-port build-kreta-house end-turn "
        # Vermilion: Miletos, then Troia.
        "=gbaj*s keep use-gull use-arrow use-star-arrow use-build use-joker-build "
        "sail-carpathian-icarian sail-icarian-miletos build-miletos-port "
        "sail-miletos-icarian sail-icarian-aegean sail-aegean-troia build-troia-house end-turn "
        # Purple: income, a ring, and the fight for Miletos.
        "=ssj*ag keep use-scales use-scales use-joker-scales use-star-scales use-arrow use-gull "
        "sail-kreta-cretan sail-cretan-icarian sail-icarian-miletos "
        "=aj*ggb mark-gull mark-gull mark-build roll =a*s "
        "=aj*sgb mark-gull mark-build roll =gj mark-gull roll =b end-turn "
        "=ssssss keep end-turn "
        # Purple: a wall for Kreta.
        "=sbbbj* keep use-scales use-build use-build use-build use-joker-build build-kreta-wall"
    )
    for word in script.split():
        for action in [f"throw-{FACES[face]}" for face in word[1:]] if word[0] == "=" else [word]:
            match.play(action)
    return match


DIAGRAMS: dict[str, tuple[Callable[[], pelagos.Match], str]] = {
    "tyrus-general": (_general, "A chief merchant, then the general of TE1."),
    "tyrus-merchant": (_merchant, "The chief merchant of TE2."),
    "tyrus-row": (_row, "The nine elections of TE3."),
    "mykerinos-season": (_season, "A first season of four, surveyed as in ME1 and ME2."),
    "mykerinos-lemon": (_lemon, "Lord Lemon's help, as in ME4."),
    "mykerinos-exhibition": (_exhibition, "A whole game of four, for its exhibition."),
    "minos-great-sea": (_great_sea, "The Great Sea before the first throw."),
    "minos-aegean": (_aegean, "Two rounds in the Aegean, with a fight for Miletos."),
}


def text_of(name: str) -> str:
    """Return the file of a diagram's game."""
    make, about = DIAGRAMS[name]
    return f"# {about}\n{make().transcript()}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in DIAGRAMS:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
