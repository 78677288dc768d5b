"""``pelagos arena``: who plays where, the bar while they play, and the table, JSON or picture after."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from pelagos.adapters.guest import parse
from pelagos.bots import picture, pool
from pelagos.bots.arena import Arena, Contest, Maker, make_contest, play_deals, play_job
from pelagos.command import INTERRUPTED
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.error import InvalidOption

Progress = Callable[[str, int, Iterable[tuple[int, str]]], None]


def run(
    options: argparse.Namespace, chosen: dict[str, Any], progress: Progress, *, make: Maker = parse
) -> int:
    """Play, then tell; after Ctrl-C tell what is known so far."""
    contest = make_contest(
        options.game,
        options.bots.split(","),
        games=options.games,
        seats=options.seats,
        seed=options.seed,
        options=chosen,
        make=make,
    )
    if options.picture is not None:
        _check_picture(options.picture)
    arena = Arena(contest, stops=not options.plays_all)
    began = time.perf_counter()
    is_cut = _play(arena, options, progress)
    report = _report(arena, time.perf_counter() - began, is_cut=is_cut)
    if options.picture is not None:
        panel = picture.Panel(
            find_game(contest.game).title,
            f"{contest.seats} seats, {report['games']} games, Elo with 95 % intervals",
            [picture.Rung(row.bot, row.rating) for row in arena.standings()],
        )
        Path(options.picture).write_text(picture.draw([panel]), encoding="utf-8")
    if options.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _print_table(arena, report)
    return INTERRUPTED if is_cut else 0


def _check_picture(file: str) -> None:
    """Refuse before anything is played what could not be written after."""
    path = Path(file)
    if path.suffix != ".svg" or path.is_dir() or not path.absolute().parent.is_dir():
        raise InvalidOption(f"--picture: expected FILE.svg in a folder that exists, got {file!r}")


def _make_pool(options: argparse.Namespace) -> pool.Pool:
    if options.ray is not None:
        return pool.Ray(play_job, options.ray)
    size = options.workers or pool.num_cores()
    return pool.Alone(play_job) if size == 1 else pool.Local(play_job, size)


def _play(arena: Arena, options: argparse.Namespace, progress: Progress) -> bool:
    """Play behind a bar; return whether somebody pressed Ctrl-C."""
    contest = arena.contest
    most = contest.deals * len(contest.lineups) * contest.seats

    workers = _make_pool(options)

    def steps() -> Iterator[tuple[int, str]]:
        for deal in play_deals(contest, workers, wants=arena.wants):
            arena.add(deal)
            yield len(arena.deals) * contest.seats, " against ".join(contest.names)

    try:
        progress(find_game(contest.game).title, most, steps())
    except KeyboardInterrupt:
        return True
    finally:
        workers.close()
    return False


def _report(arena: Arena, seconds: float, *, is_cut: bool) -> dict[str, Any]:
    """Return all that is told; ``cost`` and ``seconds_per_turn`` are the only figures that a clock made."""
    contest = arena.contest
    thought = sum(sum(deal.seconds) for deal in arena.deals)
    return {
        "game": contest.game,
        "options": contest.options,
        "seats": contest.seats,
        "seed": contest.seed,
        "deals": len(arena.deals),
        "games": len(arena.deals) * contest.seats,
        "plies": sum(deal.plies for deal in arena.deals),
        "stopped": _why_stopped(arena, is_cut=is_cut),
        "bots": [_row(standing) for standing in arena.standings()],
        "pairs": msgspec.to_builtins(arena.pairs()),
        "cost": {"seconds": round(seconds, 3), "thinking_seconds": round(thought, 3)},
    }


def _row(standing: Any) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(standing)
    for name in ("share", "rating"):
        row[name] = dict(zip(("value", "low", "high"), row[name], strict=True))
    return row


def _why_stopped(arena: Arena, *, is_cut: bool) -> str:
    if is_cut:
        return "interrupted"
    return "clear" if arena.is_clear else "games"


def _print_table(arena: Arena, report: dict[str, Any]) -> None:
    contest = arena.contest
    table = Table(title=_title(contest), title_justify="left")
    table.add_column("bot")
    for name in ("games", "points", "95 %", "rating", "95 %", "s/turn"):
        table.add_column(name, justify="right")
    for row in arena.standings():
        share, rating = row.share, row.rating
        table.add_row(
            row.bot,
            f"{row.games}",
            f"{share.value:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{rating.value:+.0f}",
            f"{rating.low:+.0f} to {rating.high:+.0f}",
            f"{row.seconds_per_turn:.3g}",
        )
    console = Console(file=sys.stdout, highlight=False)
    console.print(table)
    reasons = {
        "interrupted": "Interrupted: this is what is known so far.",
        "clear": "Stopped: every pair is clear (50 % against 60 %, 5 % errors).",
        "games": "Stopped: all games are played.",
    }
    console.print(reasons[report["stopped"]])
    for pair in arena.pairs():
        first, second = pair.bots
        said = {"open": "open", "level": "neither is better by the margin"}.get(pair.verdict)
        answer = said or f"{pair.verdict} is better"
        console.print(f"{first} against {second}: {answer} ({pair.score:.1%}, {pair.deals} deals)")
    cost = report["cost"]
    console.print(
        f"{report['games']} games in {report['deals']} deals: {cost['seconds']:.1f} s,"
        f" {cost['thinking_seconds'] / 60:.2f} core-minutes of thinking"
    )


def _title(contest: Contest) -> str:
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    return f"{find_game(contest.game).title}, {contest.seats} seats, seed {contest.seed}{options}"
