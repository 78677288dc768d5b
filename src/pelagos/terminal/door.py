"""Which of the terminal's two faces somebody meets: the full screen, or lines of text."""

import importlib.util
import os
import sys
from collections.abc import Callable

from pelagos.bots import Bot
from pelagos.bots.levels import NUM_LEVELS, name_of
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.text import Texts
from pelagos.terminal import line
from pelagos.terminal.replay import lines
from pelagos.terminal.words import PERSON, Words

Begin = Callable[[list[str]], tuple[Match, dict[int, Bot]]]


def play(words: Words, begin: Begin, players: list[str] | None, seats: int | None, *, is_plain: bool) -> None:
    """Play a match of ``players``, who are asked for if need be; ``begin`` makes it.

    ``seats`` is their number where it is known before.
    """
    if not _has_full_screen(is_plain=is_plain):
        line.play(*begin(players or _ask_players(words)), words)
        return
    from pelagos.terminal import app  # late: textual is an extra

    if players is not None:
        app.play_app(words, begin, players).run()
    else:
        least, most = (words.game.min_seats, words.game.max_seats) if seats is None else (seats, seats)
        app.setup_app(words, begin, range(least, most + 1)).run()


def replay(match: Match, words: Words, *, is_plain: bool) -> None:
    """Step through a match, or print it."""
    if not _has_full_screen(is_plain=is_plain):
        print("\n".join(lines(match, words)))
        return
    from pelagos.terminal import app  # late: textual is an extra

    app.replay_app(match, words).run()


def _has_full_screen(*, is_plain: bool) -> bool:
    """Tell whether people sit at a terminal that can be drawn on, and did not ask for lines."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if is_plain or not is_terminal:
        return False
    if importlib.util.find_spec("textual") is None:
        print("line mode: for the full screen, pip install 'pelagos[terminal]'", file=sys.stderr)
        return False
    return True


def _ask_players(words: Words) -> list[str]:
    """Offer one person against bots of some level, or people alone, with every number of seats."""
    texts = words.texts
    nums = range(words.game.min_seats, words.game.max_seats + 1)
    modes = [(texts("terminal-mode-bot", bots=num - 1), [PERSON, *["search"] * (num - 1)]) for num in nums]
    modes += [(texts("terminal-mode-people", people=num), [PERSON] * num) for num in nums]
    players = modes[_ask(texts, "terminal-mode", [said for said, _ in modes])][1]
    if "search" in players:
        names = [name_of(level, words.language) for level in range(1, NUM_LEVELS + 1)]
        level = 1 + _ask(texts, "terminal-level", names)
        players = [f"{player}:{level}" if player == "search" else player for player in players]
    return players


def _ask(texts: Texts, question: str, answers: list[str]) -> int:
    """Print a question with numbered answers and return the place of the one that was chosen."""
    print(texts(question))
    for number, said in enumerate(answers, start=1):
        print(f"  {number}) {said}")
    numbers = [str(number) for number in range(1, len(answers) + 1)]
    try:
        while (answer := input("> ").strip()) not in numbers:
            print(texts("terminal-mode-again", count=len(answers)))
    except EOFError as error:
        raise InvalidOption("nobody said who plays: expected --players, such as human,search:5") from error
    return numbers.index(answer)
