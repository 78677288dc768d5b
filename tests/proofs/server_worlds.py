"""Nothing leaks: in two worlds that a seat cannot tell apart, every message to it is the same bytes."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.worlds import two_worlds

FOUND: dict[str, float] = {}  # how many messages are compared in a position, on average
MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of our own is made there; what survives a crash is proved elsewhere


def run(first: int, num: int) -> int:
    """Compare all messages in the next ``num`` positions, each for one seat or a watcher in turn."""
    where = MEMORY if MEMORY.is_dir() else None
    with TemporaryDirectory(dir=where) as folder, two_worlds(Path(folder)) as worlds:
        FOUND["messages"] = worlds.check_all(range(first, first + num)) / num
    return num
