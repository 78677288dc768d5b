"""Connect four, slow and obvious, beside ``examples/connectfour``. Run in a process of its own."""

import random
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "connectfour" / "src"

LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


def rules_of(played: list[int]) -> tuple[list[int], set[int]]:
    """Return the columns that are legal after those ``played``, and who has four in a row."""
    columns: list[list[int]] = [[] for _ in range(7)]
    for number, column in enumerate(played):
        columns[column].append(number % 2)
    cells = {(x, y): seat for x, column in enumerate(columns) for y, seat in enumerate(column)}
    won = {
        seat
        for (x, y), seat in cells.items()
        for right, up in LINES
        if all(cells.get((x + k * right, y + k * up)) == seat for k in range(4))
    }
    return [] if won else [x for x in range(7) if len(columns[x]) < 6], won


def main() -> None:
    """Play random games, and one that fills the board, through both; check what people read, too."""
    sys.path.insert(0, str(EXAMPLE))
    import connectfour

    import pelagos

    game = connectfour.GAME
    full = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 2, 3, 2, 3, 2, 3, 3, 2, 3, 2, 3, 2]
    full += [4, 5, 4, 5, 4, 5, 5, 4, 5, 4, 5, 4, 6, 6, 6, 6, 6, 6]
    texts = [game.texts(language) for language in ("en", "fr")]
    reasons = set()
    for seed in range(61):
        rng = random.Random(seed)
        played: list[int] = []
        match = pelagos.Match(game, seats=2, rng=seed)
        while (legal := rules_of(played)[0]) and match.legal() == legal:
            refused = [match.why_not(action) for action in range(7) if action not in legal]
            assert all(why is not None and why.rule == "C2" for why in refused)
            action = full[len(played)] if seed == 60 else rng.choice(legal)
            assert all(text.render(game.say_action(match.state, action, None)) for text in texts)
            match.play("abcdefg"[action])
            played.append(action)
            assert match.view(0).cells.count("x") == len(played) // 2
        assert match.legal() == legal == []
        assert match.outcome is not None
        assert set(match.outcome.winners) == rules_of(played)[1]
        reasons.add(match.outcome.reason)
    assert reasons == {"four", "draw"}


if __name__ == "__main__":
    main()
