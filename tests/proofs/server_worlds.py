"""Nothing leaks: in two worlds that a seat cannot tell apart, every message to it is the same bytes."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.worlds import two_worlds

FOUND: dict[str, float] = {}  # how many messages are compared in a position, on average


def run(first: int, num: int) -> int:
    """Compare all messages in the next ``num`` positions, each for one seat or a watcher in turn."""
    with TemporaryDirectory() as folder, two_worlds(Path(folder)) as worlds:
        for seed in range(first, first + num):
            worlds.check(seed)
        FOUND["messages"] = worlds.messages / num
    return num
