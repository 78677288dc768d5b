"""The published ladder: ``python -m pelagos.bots.ladder`` (``make ladder``), in a source tree.

Rows are kept deal by deal in ``docs/ladder.json``, each with a fingerprint of
the sources that decide how its bots play. A row with the same fingerprint goes
on where it stopped. ``docs/bots.md`` and ``docs/ladder.svg`` are drawn from it.
"""

import argparse
import hashlib
import math
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pelagos.bots import Bot, parse, picture, pool, rating
from pelagos.bots.arena import Contest, Deal, Maker, make_contest, play_deals, play_job
from pelagos.bots.levels import NUM_LEVELS, level_of
from pelagos.bots.search import SearchBot
from pelagos.engine import data
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.error import PelagosError

OPTIONS: dict[str, dict[str, Any]] = {"tyrus": {}, "mykerinos": {}, "minos": {"rounds": 12}}
BAD_INPUT = 2
MOST_GAMES, FIXED_GAMES, SEED = 400, 100, 1
BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"

_PACKAGE = Path(__file__).parents[1]
_DOCS = _PACKAGE.parents[1] / "docs"
# What decides how bots play: all of a game's folder but its texts, and these. Levels count by their budgets.
_PLAYING = {
    "engine": {"chance", "dispatch", "kernel", "knowledge", "nature", "playout", "seat", "seen"},
    "bots": {"__init__", "forest", "greedy", "habit", "levels", "plan", "random", "search", "simulation"}
    | {"tree"},
}
_SHOWING = {"board", "notation", "refusal", "view"}  # what of a game's folder no bot's decision depends on
_FEW_DEALS = 10  # before these no interval is trusted


class Goal(msgspec.Struct, frozen=True):
    """The share of points that is wanted; a test stops by the sequential one, 50 % against 60 %."""

    least: float
    most: float = 1.0
    is_test: bool = False

    def __str__(self) -> str:
        if self.is_test:
            return f"at least {self.least:.0%}, interval above 50%"
        most = f" to {self.most:.0%}" if self.most < 1 else ""
        return f"{self.least:.0%}{most}" if most else f"at least {self.least:.0%}"


class Row(msgspec.Struct, frozen=True):
    """One question: whether the first bot reaches the goal against the second, in all other seats."""

    game: str
    bots: tuple[str, str]
    goal: Goal
    games: int
    seats: int = 2
    options: dict[str, Any] = msgspec.field(default_factory=dict)

    @property
    def name(self) -> str:
        """The row as its heading in the table."""
        first, second = self.bots
        among = "against" if self.seats == 2 else f"among {self.seats - 1}"
        return f"{first} {among} {second}"

    def contest(self, make: Maker) -> Contest:
        """Return who meets over what."""
        return make_contest(
            self.game,
            self.bots,
            games=self.games,
            seats=self.seats,
            seed=SEED,
            options=self.options,
            make=make,
        )


class Kept(msgspec.Struct):
    """What is known of a row."""

    row: Row
    fingerprint: str
    deals: list[Deal] = []

    @property
    def scores(self) -> rating.Array:
        """The first bot's share of each deal."""
        return np.array([deal.points[0] / self.row.seats for deal in self.deals], float)

    @property
    def minutes(self) -> float:
        """One core's thinking."""
        return sum(sum(deal.seconds) for deal in self.deals) / 60

    @property
    def share(self) -> rating.Estimate:
        """The first bot's share of the points."""
        return rating.estimate_share(self.scores, seed=SEED, fair=1 / self.row.seats)

    @property
    def is_done(self) -> bool:
        """Whether it needs no more games."""
        row = self.row
        if len(self.deals) * row.seats >= row.games:
            return True
        if row.goal.is_test:
            return rating.decide(self.scores).accepts is not None
        share = self.share
        is_inside = row.goal.least <= share.low and (share.high <= row.goal.most or row.goal.most >= 1)
        is_outside = share.high < row.goal.least or share.low > row.goal.most
        return len(self.deals) >= _FEW_DEALS and (is_inside or is_outside)

    @property
    def verdict(self) -> str:
        """Say whether the goal is met."""
        if not self.is_done:
            return "unfinished"
        share, goal = self.share, self.row.goal
        is_met = goal.least <= share.value <= goal.most and (not goal.is_test or share.low > rating.NULL)
        return "met" if is_met else "not met"


def rows_of(game: str) -> list[Row]:
    """Return the published rows of a game, cheap ones first."""
    options, top = OPTIONS[game], f"search:{NUM_LEVELS}"
    found = find_game(game)

    def row(first: str, second: str, goal: Goal, games: int = FIXED_GAMES, seats: int = 2) -> Row:
        return Row(game, (first, second), goal, games, seats, options)

    step = Goal(0.6, is_test=True)
    rows = [row("search:1", "random", Goal(0.6, 0.85))]
    rows += [row(f"search:{n + 1}", f"search:{n}", step, MOST_GAMES) for n in range(1, NUM_LEVELS)]
    rows += [row(top, "greedy", Goal(0.85)), row(top, "random", Goal(0.98))]
    # Whole deals.
    for seats in range(3, found.max_seats + 1):
        rows.append(row(top, "greedy", Goal(2 / seats), FIXED_GAMES, seats))
    return rows


def fingerprint(row: Row) -> str:
    """Return a hash of who meets over what, and of the sources that decide how they play."""
    found = find_game(row.game)
    levels = [level_of(found, number) for number in _levels(row)]
    digest = hashlib.sha256(repr((row.game, row.bots, levels, row.seats, row.options, SEED)).encode())
    own = _PACKAGE / "games" / row.game
    skipped = {"__pycache__", "texts"}
    paths = [path for path in own.rglob("*") if path.is_file() and not skipped & {*path.parts}]
    paths = [path for path in paths if path.stem not in _SHOWING]
    paths += [_PACKAGE / folder / f"{name}.py" for folder, names in _PLAYING.items() for name in names]
    for path in sorted(paths):
        digest.update(f"{path.relative_to(_PACKAGE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cost_of(row: Row) -> tuple[int, int, int]:
    """Return what sorts rows, cheap ones first: the highest level at the table costs most."""
    levels = _levels(row) or [0]
    return max(levels), sum(levels), row.seats


def _levels(row: Row) -> list[int]:
    return [int(text) for bot in row.bots for text in re.findall(r"^search:(\d+)$", bot)]


# What is kept


def read_kept(folder: Path) -> list[Kept]:
    """Return every row of ``ladder.json``."""
    file = folder / "ladder.json"
    return data.decode(file.read_bytes(), list[Kept], file.name) if file.exists() else []


def write_kept(folder: Path, kept: Sequence[Kept]) -> None:
    """Write all rows, one a line, whole or not at all."""
    rows = b",\n".join(msgspec.json.encode(each) for each in kept)
    _replace(folder / "ladder.json", b"[\n" + rows + b"\n]\n")


def _replace(file: Path, content: bytes) -> None:
    beside = file.with_suffix(".new")
    with beside.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)


def resume(rows: Sequence[Row], folder: Path) -> list[Kept]:
    """Return all kept rows; those of ``rows`` begin anew where their sources have changed."""
    known = {(each.row.game, each.row.name): each for each in read_kept(folder)}
    for row in rows:
        mark = fingerprint(row)
        old = known.get((row.game, row.name))
        deals = old.deals if old is not None and old.fingerprint == mark else []
        known[row.game, row.name] = Kept(row, mark, deals)
    return list(known.values())


# Playing


def make_patient(text: str, *, seed: int) -> Bot:
    """Return the bot of a text, without a guard on its time: games are the same on a slow or busy machine."""
    bot = parse(text, seed=seed)
    if isinstance(bot, SearchBot):
        bot.guard_s = math.inf
    return bot


def climb(rows: Sequence[Row], folder: Path, workers: pool.Pool, *, make: Maker) -> Iterator[Kept]:
    """Play what is missing of ``rows``; yield a row whenever a deal of it is done and kept."""
    kept = resume(rows, folder)
    asked = {(row.game, row.name) for row in rows}
    mine = [each for each in kept if (each.row.game, each.row.name) in asked]
    for each in sorted(mine, key=lambda each: cost_of(each.row)):
        if each.is_done:
            continue
        for deal in _missing(each, workers, make):
            each.deals.append(deal)
            write_kept(folder, kept)
            yield each
        if not each.is_done:
            return  # the time is up


def _missing(each: Kept, workers: pool.Pool, make: Maker) -> Iterator[Deal]:
    contest = each.row.contest(make)
    return play_deals(contest, workers, wants=lambda _: not each.is_done, begin=len(each.deals))


# Telling


def format_tables(kept: Sequence[Kept]) -> str:
    """Return a table for each game, as Markdown."""
    parts = []
    for game in dict.fromkeys(each.row.game for each in kept):
        options = "".join(f", {name}={value}" for name, value in OPTIONS.get(game, {}).items())
        lines = [
            f"### {find_game(game).title}{options}",
            "",
            "| row | goal | points | 95 % | games | test | verdict | core-minutes |",
            "| --- | --- | --- | --- | --- | --- | --- | --- |",
        ]
        lines += [_line(each) for each in kept if each.row.game == game]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _line(each: Kept) -> str:
    row, share = each.row, each.share
    answers = {True: "60 %", False: "50 %", None: "open"}
    test = answers[rating.decide(each.scores).accepts] if row.goal.is_test else ""
    verdict = each.verdict if each.fingerprint == fingerprint(row) else f"{each.verdict} (older sources)"
    figures = [f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}"] if each.deals else ["", ""]
    cells = [row.name, str(row.goal), *figures, str(len(each.deals) * row.seats), test, verdict]
    return f"| {' | '.join([*cells, f'{each.minutes:.1f}'])} |"


def panels_of(kept: Sequence[Kept]) -> list[picture.Panel]:
    """Return a ladder for each game: neighbours' results chained, the weakest bot at 0."""
    panels = []
    for game in dict.fromkeys(each.row.game for each in kept):
        links = _links(
            [each for each in kept if each.row.game == game and each.row.seats == 2 and each.deals]
        )
        if not links:
            continue
        names = list(dict.fromkeys(name for each in links for name in each.row.bots))
        foot = names.index("random") if "random" in names else 0
        ratings = rating.rate(_table_of(links, names), seed=SEED, foot=foot)[1]
        rungs = sorted(map(picture.Rung, names, ratings), key=lambda rung: -rung.rating.value)
        subtitle = f"2 seats, Elo above {names[foot]}, chained from neighbour to neighbour"
        panels.append(picture.Panel(find_game(game).title, subtitle, rungs))
    return panels


def _links(kept: list[Kept]) -> list[Kept]:
    """Return the rows that add a bot to the chain, in order, beginning at the weakest."""
    links: list[Kept] = []
    known: set[str] = set()
    for each in kept:
        new = set(each.row.bots) - known
        if len(new) == 1 or not known:
            links.append(each)
            known |= new
    return links


def _table_of(links: list[Kept], names: list[str]) -> rating.Table:
    """Return one line-up for each link; deals of different rows are told apart, as they were played apart."""
    total = sum(len(each.deals) for each in links)
    points, games = np.zeros((len(links), total, len(names))), np.zeros((len(links), total))
    seats = np.zeros((len(links), len(names)))
    at = 0
    for place, each in enumerate(links):
        both = [names.index(bot) for bot in each.row.bots]
        seats[place, both] = 1
        for deal in each.deals:
            points[place, at, both] = deal.points
            games[place, at] = each.row.seats
            at += 1
    return rating.Table(points, games, seats)


def publish(kept: Sequence[Kept], folder: Path) -> None:
    """Write the tables between the marks of ``bots.md``, and the picture."""
    page = folder / "bots.md"
    text = page.read_text(encoding="utf-8") if page.exists() else f"{BEGIN}\n{END}\n"
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise PelagosError(f"{page.name}: expected the marks {BEGIN} and {END}, got a page without them")
    tables, panels = format_tables(kept), panels_of(kept)
    if panels:
        _replace(folder / "ladder.svg", picture.draw(panels).encode())
        tables += "\n\n![The ladder of each game](ladder.svg)"
    _replace(page, f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}".encode())


def print_cost(kept: Sequence[Kept]) -> None:
    """Say what each row cost, and what is missing."""
    for each in kept:
        games = len(each.deals) * each.row.seats
        name = f"{each.row.game}: {each.row.name}"
        print(f"{name:<44} {games:>4} games {each.minutes:>8.1f} core-minutes  {each.verdict}")
    missing = [f"{each.row.game} {each.row.name}" for each in kept if not each.is_done]
    print(f"total {sum(each.minutes for each in kept):.1f} core-minutes")
    print(f"missing: {', '.join(missing) or 'nothing'}")


def main(arguments: list[str] | None = None) -> int:
    """Go on with the ladder, within ``--minutes``; publish what is known."""
    parser = argparse.ArgumentParser(
        prog="python -m pelagos.bots.ladder", description="Reproduce the ladder."
    )
    parser.add_argument("--game", choices=list(OPTIONS))
    parser.add_argument("--minutes", type=float, help="bounds the whole run")
    parser.add_argument("--workers", type=int, default=pool.num_cores(), help="default: one per core")
    parser.add_argument("--same", action="store_true", help="keep rows that are played the same again")
    parser.add_argument("--into", type=Path, default=_DOCS, metavar="FOLDER", help="default: docs")
    options = parser.parse_args(arguments)
    if options.workers < 1 or not (options.minutes is None or 0 < options.minutes < float("inf")):
        parser.error("expected --workers from 1 on and --minutes above 0")
    if not options.into.is_dir():
        parser.error(f"--into: expected a folder, got {options.into}")
    until = None if options.minutes is None else time.monotonic() + 60 * options.minutes
    rows = [row for game in OPTIONS if options.game in (None, game) for row in rows_of(game)]
    from pelagos.bots.same import take_over  # noqa: PLC0415 - it imports this module

    workers = pool.Local(play_job, options.workers, until=until)
    try:
        for each, is_same in (
            take_over(rows, options.into, workers, make=make_patient) if options.same else ()
        ):
            print(f"{each.row.game}: {each.row.name}: {'kept' if is_same else 'begins anew'}", flush=True)
        for each in climb(rows, options.into, workers, make=make_patient):
            share = each.share
            print(
                f"{each.row.game}: {each.row.name}: {share.value:.1%} after {len(each.deals)} deals",
                flush=True,
            )
    except KeyboardInterrupt:
        print("interrupted: this is what is known so far")
    except PelagosError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return BAD_INPUT
    finally:
        workers.close()
    try:
        kept = resume(rows, options.into)
        publish(kept, options.into)
    except PelagosError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return BAD_INPUT
    print_cost(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
