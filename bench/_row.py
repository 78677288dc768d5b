"""What every benchmark prints: rows with our figure, the peer's, their ratio and the goal."""

import argparse
import atexit
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

BENCH = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """One question answered. Against a peer the ratio must reach the goal; alone, our figure is the limit."""

    name: str
    ours: float
    peer: float | None
    unit: str
    ratio: float | None
    goal: float
    met: bool


def against(name: str, ours: float, peer: float, unit: str, *, ratio: float, goal: float) -> Row:
    """Return a row for a race: more is better."""
    return Row(name, round(ours, 1), round(peer, 1), unit, round(ratio, 5), goal, ratio >= goal)


def within(name: str, ours: float, unit: str, *, goal: float) -> Row:
    """Return a row for a limit: less is better."""
    return Row(name, round(ours, 4), None, unit, None, goal, ours <= goal)


def race(ours: Callable[[], float], peer: Callable[[], float], *, rounds: int) -> tuple[float, float, float]:
    """Run both in turn; return the median of each and of the ratios of neighbours.

    Machines are noisy: what slows one of two neighbours down mostly slows the other.
    """
    pairs = []
    for number in range(rounds):
        first, second = (ours, peer) if number % 2 else (peer, ours)
        results = {first: first(), second: second()}
        pairs.append((results[ours], results[peer]))
    ratio = statistics.median(mine / theirs for mine, theirs in pairs)
    return statistics.median(pair[0] for pair in pairs), statistics.median(pair[1] for pair in pairs), ratio


def build_c(source: str) -> Path:
    """Compile a C file of this folder as well as the compiler can; return the program."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        sys.exit("bench: expected a C compiler (gcc), got none: install the package gcc")
    folder = tempfile.mkdtemp(prefix="pelagos-bench-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    program = Path(folder) / source.removesuffix(".c")
    command = [compiler, "-O3", "-march=native", "-o", str(program), str(BENCH / source)]
    subprocess.run(command, check=True)
    return program


def read_options(**flags: str) -> argparse.Namespace:
    """Read ``--json``, which all have, and the flags of one benchmark, given with their help."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")
    for name, text in flags.items():
        parser.add_argument(f"--{name}", action="store_true", help=text)
    return parser.parse_args()


def report(rows: Callable[[], list[Row]], options: argparse.Namespace | None = None) -> None:
    """Measure, then print a table, or JSON with ``--json``; exit 1 when a goal is missed."""
    options = options or read_options()
    measured = rows()
    if options.json:
        print(json.dumps({"rows": [asdict(row) for row in measured]}))
    else:
        print(f"{'':40}{'ours':>14}{'peer':>14}  {'unit':<14}{'ratio':>8}{'goal':>8}")
        for row in measured:
            peer = "" if row.peer is None else f"{row.peer:,.4g}" if row.peer < 10 else f"{row.peer:,.0f}"
            ours = f"{row.ours:,.4g}" if row.ours < 10 else f"{row.ours:,.0f}"
            ratio = "" if row.ratio is None else f"{row.ratio:.3g}"
            sign = "" if row.met else "  missed"
            print(f"{row.name:40}{ours:>14}{peer:>14}  {row.unit:<14}{ratio:>8}{row.goal:>8.4g}{sign}")
    sys.exit(0 if all(row.met for row in measured) else 1)
