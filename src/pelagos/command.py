"""What each command does; the imports it needs are its own, so that every command starts quickly."""

import argparse
import gc
import json
import re
import secrets
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import pelagos
from pelagos.engine.error import InvalidOption

if TYPE_CHECKING:
    from pelagos.bots import Bot
    from pelagos.engine.game import Game
    from pelagos.engine.match import Match

FALSE = 1
BAD_INPUT = 2
INTERRUPTED = 130


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def _progress(label: str, total: int, steps: Iterable[tuple[int, str]]) -> None:
    """Run ``steps``, which yield how much is done and what comes next, behind a bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        for done, what in steps:
            progress.update(task, completed=done, description=what)


def games(options: argparse.Namespace) -> int:
    """List the games that are installed."""
    rows, broken = [], []
    for name in pelagos.games():
        try:
            game = pelagos.game(name)
        except pelagos.UnknownGame as error:
            broken.append(str(error))
            continue
        rows.append(
            {
                "name": name,
                "title": game.title,
                "version": game.version,
                "min_seats": game.min_seats,
                "max_seats": game.max_seats,
                "hidden": game.hidden,
                "num_actions": game.num_actions,
                "max_legal": game.max_legal,
                "max_plies": game.max_plies,
                "state_bytes": game.dtype.itemsize,
                "options": [option.name for option in game.options],
            }
        )
    for message in broken:
        print(f"pelagos games: {message}", file=sys.stderr)
    code = BAD_INPUT if broken else 0
    if options.json:
        _print_json({"games": rows})
        return code
    for row in rows:
        seats = "-".join(str(num) for num in dict.fromkeys((row["min_seats"], row["max_seats"])))
        hidden = "hidden information" if row["hidden"] else "open information"
        print(f"{row['name']:<14} {row['title']}, {seats} seats, {hidden}, version {row['version']}")
    return code


def serve(options: argparse.Namespace) -> None:
    """Serve the page and the API."""
    gc.disable()  # what is loaded now stays: looking for garbage in it takes a tenth of the start
    from pelagos.server.serve import serve

    def announce(address: str) -> None:
        print(f"Pelagos is at {address} (Ctrl+C stops it)", flush=True)

    serve(
        host=options.host,
        port=options.port,
        database=options.database,
        announce=announce,
        opens=options.opens,
        workers=options.workers,
    )


def play(options: argparse.Namespace) -> None:
    """Play a game in the terminal: on the full screen, or line by line where there is none."""
    from pelagos import bots
    from pelagos.terminal import door
    from pelagos.terminal.words import PERSON, Words

    game = pelagos.game(options.game)
    words = Words(game, options.language)
    saved = None
    if options.start is not None:
        _refuse_chosen(options)
        luck = secrets.randbits(64) if options.seed is None else options.seed
        saved = _read_match(options.start, game, luck)

    def begin(names: list[str]) -> "tuple[Match, dict[int, Bot]]":
        game.check_seats(len(names))
        seeds = [None if options.seed is None else options.seed + seat for seat in range(len(names))]
        try:
            seated = {at: bots.parse(name, seed=seeds[at]) for at, name in enumerate(names) if name != PERSON}
        except InvalidOption as error:
            raise InvalidOption(f"--players: expected human or a bot: {error}") from error
        if saved is not None:
            if len(names) != saved.seats:
                raise InvalidOption(
                    f"--players: expected {saved.seats}, as in {options.start}, got {len(names)}"
                )
            return saved, seated
        return pelagos.Match(game, seats=len(names), options=_chosen(options), rng=options.seed), seated

    players = options.players.split(",") if options.players else None
    door.play(words, begin, players, None if saved is None else saved.seats, is_plain=options.plain)


def _chosen(options: argparse.Namespace) -> dict[str, int | str]:
    """Return the game's options as they were given, numbers as numbers."""
    chosen: dict[str, int | str] = {}
    for text in options.chosen:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidOption(f"--option: expected NAME=VALUE, such as map=small, got {text!r}")
        if name in chosen:
            raise InvalidOption(f"--option: expected {name} once, got it twice")
        chosen[name] = int(value) if re.fullmatch("[0-9]{1,15}", value) else value
    return chosen


def _refuse_chosen(options: argparse.Namespace) -> None:
    if options.chosen:
        raise InvalidOption("--option: expected --from FILE without it: the transcript has its options")


def simulate(options: argparse.Namespace) -> None:
    """Play random games and count who wins."""
    from pelagos.engine.playout import Simulation

    game = pelagos.game(options.game)
    seats = game.min_seats if options.seats is None else options.seats
    simulation = Simulation(game, seats=game.check_seats(seats), seed=options.seed, options=_chosen(options))
    simulation.run(0)  # compiles
    began = time.perf_counter()

    def run() -> Iterator[tuple[int, str]]:
        while simulation.games < options.games:
            yield simulation.games, f"{game.title}: random games"
            simulation.run(min(options.games - simulation.games, max(1, options.games // 100)))

    _progress(game.title, options.games, run())
    seconds = time.perf_counter() - began
    wins = [int(row[2]) for row in simulation.tally]
    draws = int(simulation.tally[0][1]) if seats == 2 else None
    if options.json:
        _print_json(
            {
                "game": game.name,
                "seats": seats,
                "seed": options.seed,
                "games": simulation.games,
                "plies": simulation.plies,
                "seconds": seconds,
                "tally": [
                    dict(zip(("losses", "draws", "wins"), map(int, row), strict=True))
                    for row in simulation.tally
                ],
            }
        )
        return
    print(f"{simulation.games:,} games, {simulation.plies:,} plies in {seconds:.2f} s")
    print(f"{simulation.games / seconds:,.0f} games/s, {simulation.plies / seconds:,.0f} plies/s")
    for seat, won in enumerate(wins):
        print(f"{game.seat_names[seat]:<10} wins {won / simulation.games:6.1%}")
    if draws is not None:
        print(f"{'draws':<15} {draws / simulation.games:6.1%}")


def _read_match(file: str, game: "Game | None" = None, rng: int | None = None) -> "Match":
    """Return the match in a transcript, which must be of ``game`` if one is given."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InvalidOption(f"cannot read {file!r}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InvalidOption(f"cannot read {file!r}: expected UTF-8 text") from error
    try:
        match = pelagos.Match.from_transcript(text, rng=rng)
    except pelagos.InvalidTranscript as error:
        raise InvalidOption(f"{file}, {error}") from error
    if game is not None and match.game is not game:
        raise InvalidOption(f"{file}: expected a game of {game.name}, got {match.game.name}")
    return match


def replay(options: argparse.Namespace) -> None:
    """Step through a transcript, or tell it move by move."""
    from pelagos.terminal import door, replay
    from pelagos.terminal.words import Words

    match = _read_match(options.file)
    words = Words(match.game, options.language)
    if options.json:
        _print_json(replay.as_data(match, words))
    else:
        door.replay(match, words, is_plain=options.plain)


def verify(options: argparse.Namespace) -> int:
    """Check every draw of a transcript from a server."""
    from pelagos.engine.dice import verify as verify_dice

    match = _read_match(options.file)
    verdict = verify_dice(match, options.commitment)
    if options.json:
        _print_json({"file": options.file, "is_true": verdict.fault is None, **msgspec.to_builtins(verdict)})
    elif verdict.fault is not None:
        print(f"false: {verdict.fault}")
    else:
        print(f"true: {verdict.draws} draws follow from the key, and the key from {verdict.commitment}")
        if verdict.copied:
            print(f"The first {verdict.copied} plies come from another match, and were not checked.")
        if options.commitment is None:
            print("Compare this commitment with the one you saw before the first draw.")
    return 0 if verdict.fault is None else FALSE


def perft(options: argparse.Namespace) -> None:
    """Count the sequences of legal actions."""
    from pelagos.engine.perft import divide, perft

    game = pelagos.game(options.game)
    if options.depth > game.max_plies:
        raise InvalidOption(
            f"DEPTH: a game of {game.name} has at most {game.max_plies} plies, got {options.depth}"
        )
    if options.start is not None and options.seats is not None:
        raise InvalidOption("--seats: expected --from FILE without it: the transcript has its seats")
    if options.start is None:
        if options.ply is not None:
            raise InvalidOption("--ply: expected --from FILE with it")
        seats = game.min_seats if options.seats is None else options.seats
        state = game.new_states(1, seats=seats, options=_chosen(options))[0]
    else:
        _refuse_chosen(options)
        match = _read_match(options.start, game)
        _rewind(match, options.ply)
        state = match.state
    began = time.perf_counter()
    parts: dict[str, int] = {}

    def count() -> Iterator[tuple[int, str]]:
        for text, leaves in divide(game, state, options.depth):
            parts[text] = leaves
            yield len(parts), text

    if options.depth:
        _progress(f"perft({options.depth})", perft(game, state, 1), count())
    leaves = sum(parts.values()) if options.depth else 1
    seconds = time.perf_counter() - began
    if options.json:
        data = {"game": game.name, "depth": options.depth, "leaves": leaves, "seconds": seconds}
        _print_json({**data, "divide": parts} if options.divide else data)
        return
    for text, behind in parts.items() if options.divide else ():
        print(f"{text:<24} {behind:,}")
    print(f"perft({options.depth}) = {leaves:,} in {seconds:.2f} s")


def _rewind(match: "Match", ply: int | None) -> None:
    if ply is not None and ply > match.ply:
        raise InvalidOption(f"--ply: expected a ply from 0 to {match.ply}, got {ply}")
    match.rewind(match.ply if ply is None else ply)


def analyse(options: argparse.Namespace) -> None:
    """Rank the legal actions at some ply of a transcript, as a seat sees them."""
    from pelagos import bots

    match = _read_match(options.file)
    _rewind(match, options.ply)
    names = match.game.seat_names[: match.seats]
    if match.to_move is None or match.to_move < 0:
        who = "nobody" if match.to_move is None else "nature"
        raise InvalidOption(f"--ply: expected a ply at which a seat is to move, got {match.ply}: {who} is")
    if options.seat not in (None, names[match.to_move]):
        raise InvalidOption(f"--seat: expected {names[match.to_move]}, who is to move, got {options.seat!r}")
    budget = {"simulations": options.simulations, "budget_s": options.seconds}
    advice = bots.analyse(match, match.to_move, **budget, threads=options.threads, seed=options.seed)
    if options.json:
        said = {"game": match.game.name, "ply": match.ply, "seat": names[match.to_move]}
        _print_json({**said, "advice": msgspec.to_builtins(advice)})
        return
    print(f"{match.game.title}, ply {match.ply}, {names[match.to_move]} to move")
    for row in advice[: options.top]:
        line = " ".join(row.line[1:])
        chance = "-" if row.chance is None else f"{row.chance:.1%}"
        print(f"{chance:>7} {row.visits:>9,}  {row.notation}{f' ({line})' if line else ''}")


def admin(options: argparse.Namespace) -> None:
    """Look after the matches of a house."""
    from pelagos.server.admin import run
    from pelagos.server.setting import default_database
    from pelagos.store.store import Store

    run(options, Store(options.database or default_database()))


def keep(options: argparse.Namespace) -> int:
    """Copy a database into a file, or back, or replay all that is in it."""
    from pelagos.server.upkeep import run

    return run(options, _progress)


def arena(options: argparse.Namespace) -> int:
    """Let bots meet, and rate them."""
    from pelagos.arena import run

    return run(options, _chosen(options), _progress)


def selfplay(options: argparse.Namespace) -> int:
    """Let bots play games to learn from, into files."""
    from pelagos.selfplay import run

    return run(options, _chosen(options), _progress)


def warm(options: argparse.Namespace) -> None:
    """Compile all rules ahead."""
    from pelagos.bots.warm import num_stages, warm_on_all_cores
    from pelagos.engine import cache

    began = time.perf_counter()
    _progress("warm", num_stages(), warm_on_all_cores())
    seconds = time.perf_counter() - began
    if options.json:
        _print_json({"games": list(pelagos.games()), "seconds": seconds, "directory": str(cache.directory())})
    else:
        print(f"{', '.join(pelagos.games())}: ready after {seconds:.1f} s, kept in {cache.directory()}")


def bench(options: argparse.Namespace) -> int:
    """Run a script of ``bench/``, which is in the source tree and not in the wheel."""
    import subprocess

    folder = Path(pelagos.__file__).parents[2] / "bench"
    names = sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_"))
    if not names:
        raise InvalidOption("the benchmarks are in the source tree of Pelagos: expected to run from there")
    if options.name not in names:
        raise InvalidOption(f"no such benchmark: {options.name!r} (expected one of {', '.join(names)})")
    command = [sys.executable, str(folder / f"{options.name}.py"), *(["--json"] if options.json else [])]
    return subprocess.run(command, check=False).returncode
