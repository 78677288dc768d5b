"""A match is written to a file."""

from pathlib import Path

from pelagos.engine.match import Match
from pelagos.engine.text import Say


def save(match: Match, file: str) -> Say:
    """Write the match to a file that is not there yet, and return what came of it."""
    if not file:
        return Say("terminal-not-saved", {"file": file})
    try:
        with Path(file).expanduser().open("x", encoding="utf-8") as opened:
            opened.write(match.transcript())
    except FileExistsError:
        return Say("terminal-exists", {"file": file})
    except (OSError, ValueError, RuntimeError):  # no such place, no such name, no such home
        return Say("terminal-not-saved", {"file": file})
    return Say("terminal-saved", {"file": file})
