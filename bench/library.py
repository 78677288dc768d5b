"""How fast can an agent be trained, and how well does our search play beside OpenSpiel's? On one core.

The vector environment races Pgx and PettingZoo, by seconds that the processor spent on us: whoever else is at
work on the machine is not counted. The searches meet over a few deals; with ``--full`` over many, as
``docs/bots.md`` tells.
"""

import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

os.environ["JAX_PLATFORMS"] = "cpu"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before anybody counts cores

from _peers import SECONDS, pettingzoo_steps, pgx_steps
from _row import BENCH, Row, against, race, read_options, report

BATCH = 1024
SEED = 11
ROUNDS = 5


def find_connect_four() -> tempfile.TemporaryDirectory[str] | None:
    """Let Pelagos find ``examples/connectfour`` as if it were installed, its compiled code kept too."""
    from importlib.metadata import entry_points

    if "connectfour" in entry_points(group="pelagos.games").names:
        return None
    example = BENCH.parent / "examples" / "connectfour"
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = tempfile.TemporaryDirectory(prefix="pelagos-bench-")
    told = Path(folder.name) / f"connectfour-{project['version']}.dist-info"
    told.mkdir()
    told.joinpath("METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"]["pelagos.games"]
    told.joinpath("entry_points.txt").write_text(
        "[pelagos.games]\n" + "\n".join(f"{name} = {value}" for name, value in points.items())
    )
    sys.path[:0] = [str(example / "src"), folder.name]
    return folder


def steps(name: str, opponents: str) -> Callable[[], float]:
    """Return what measures steps per second, sampling legal actions too; a step is one of the learner's."""
    from pelagos.adapters import gymnasium

    envs = gymnasium.vector(name, BATCH, opponents=opponents, seed=SEED)
    envs.step(envs.sample())

    def measure() -> float:
        began, num = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            envs.step(envs.sample())
            num += BATCH
        return num / (time.process_time() - began)

    return measure


def rows(*, is_full: bool) -> list[Row]:
    """Return every row of this benchmark."""
    folder = find_connect_four()  # before anything of Pelagos is imported, else no compiled code is kept
    from _rival import rival_rows

    found = [*speed_rows(), *rival_rows(is_full=is_full)]
    if folder is not None:
        folder.cleanup()
    return found


def speed_rows() -> list[Row]:
    """Race each of our environments against its peer, a step of self-play being one ply as in Pgx."""
    backgammon = pgx_steps("backgammon", BATCH, SEED, length=5)
    connect_four = pgx_steps("connect_four", BATCH, SEED, length=100)
    petting_zoo = pettingzoo_steps(SEED)
    races = [
        ("connectfour-vs-pgx", "connectfour", "self", connect_four, 2),
        ("tyrus-vs-pgx-backgammon", "tyrus", "self", backgammon, 5),
        ("mykerinos-vs-pgx-backgammon", "mykerinos", "self", backgammon, 5),
        ("minos-vs-pgx-backgammon", "minos", "self", backgammon, 5),
        ("tyrus-random-vs-pgx-backgammon", "tyrus", "random", backgammon, 5),
        ("tyrus-vs-pettingzoo-connectfour", "tyrus", "self", petting_zoo, 100),
        ("connectfour-vs-pettingzoo", "connectfour", "self", petting_zoo, 100),
    ]
    found = []
    for row, name, opponents, peer, goal in races:
        ours, theirs, ratio = race(steps(name, opponents), peer, rounds=ROUNDS)
        found.append(against(row, ours, theirs, "steps/s", ratio=ratio, goal=goal))
    return found


if __name__ == "__main__":
    asked = read_options(full="play many games between the searches: an hour")
    report(lambda: rows(is_full=asked.full), asked)
