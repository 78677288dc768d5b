"""The command line. Bad input is one line on stderr and exit code 2; nothing is written then."""

import argparse
import io
import os
import re
import sys
from collections.abc import Callable
from typing import NoReturn

import pelagos
from pelagos import command
from pelagos.engine.error import PelagosError
from pelagos.engine.text import LANGUAGES

_FORMAT = "arrays of all decisions (default: npz), or a transcript for each game"
_GAMES = "the most for each combination of bots, in whole deals (default: 200)"
_OUT = "a new folder, or FILE.npz or FILE.parquet for all in one; the same command again goes on there"
_PLAIN = "lines of text, not the full screen (so it is anyway where there is no terminal)"
_SEATS = "default: as few as the game allows; with fewer bots than seats the last one fills the table"
_SHARD = "games in each file of a folder (default: as many as have some 30,000 plies)"
_WORKERS = "processes on one port (default: 1); more than one need a PostgreSQL"

LOOPBACK = "127.0.0.1"


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(command.BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents shows ?, not an error
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    options = make_parser().parse_args(arguments)
    try:
        return int(options.run(options) or 0)
    except PelagosError as error:
        print(f"{' '.join(filter(None, ('pelagos', options.command)))}: {error}", file=sys.stderr)
        return command.BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return command.INTERRUPTED


def make_parser() -> argparse.ArgumentParser:
    """Return the parser with every command."""
    parser = _Parser(
        prog="pelagos",
        description="Board games of the ancient Mediterranean. Alone: serve, and open the browser.",
    )
    parser.add_argument("--version", action="version", version=f"pelagos {pelagos.__version__}")
    parser.set_defaults(run=command.serve, host=LOOPBACK, port=None, database=None, workers=1, opens=True)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def add(name: str, run: Callable[[argparse.Namespace], int | None], text: str) -> _Parser:
        added: _Parser = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        return added

    _add_playing(add)
    _add_ruling(add)
    _add_keeping(add)
    _add_studying(add)
    _add_measuring(add)
    return parser


def _add_playing(add: Callable[..., _Parser]) -> None:
    added = add("games", command.games, "List the games that are installed.")
    _add_json(added)

    added = add("serve", command.serve, "Serve the page and the API.")
    added.add_argument("--host", default=LOOPBACK, help=f"the address to listen on (default: {LOOPBACK})")
    added.add_argument("--port", type=_natural, help="default: 8040 if it is free, else any")
    _add_database(added)
    added.add_argument("--workers", type=_positive, default=1, metavar="N", help=_WORKERS)
    added.set_defaults(opens=False)

    added = add("play", command.play, "Play a game in the terminal.")
    added.add_argument("game", metavar="GAME")
    added.add_argument("--players", metavar="A,B", help="who sits in each seat: human or a bot, as search:5")
    added.add_argument("--from", dest="start", metavar="FILE", help="go on with a game that was saved")
    added.add_argument("--plain", action="store_true", help=_PLAIN)
    added.add_argument("--seed", type=int, help="let chance repeat itself")
    _add_options(added)
    _add_language(added)

    added = add("simulate", command.simulate, "Play random games and count who wins.")
    added.add_argument("game", metavar="GAME")
    added.add_argument("--games", type=_positive, default=10_000, metavar="N", help="default: 10000")
    added.add_argument("--seats", type=int, metavar="S", help="default: as few as the game allows")
    added.add_argument("--seed", type=int, default=0, metavar="K", help="default: 0")
    _add_options(added)
    _add_json(added)


def _add_ruling(add: Callable[..., _Parser]) -> None:
    added = add("admin", command.admin, "List, close and delete matches, and mute who must be.")
    what = added.add_subparsers(dest="what", metavar="WHAT", title="what", required=True)
    for name, text in (
        ("list", "List all matches."),
        ("close", "Break a match off: nobody wins."),
        ("delete", "Delete a match with all that belongs to it."),
        ("mute", "Let a seat of a match talk no more."),
        ("unmute", "Let a seat talk again."),
    ):
        each = what.add_parser(name, help=text, description=text)
        if name == "list":
            each.add_argument("--status", choices=("open", "playing", "over", "unknown"))
            _add_json(each)
        else:
            each.add_argument("match", metavar="MATCH", help="the id of a match")
        if name in ("mute", "unmute"):
            each.add_argument("seat", metavar="SEAT", type=_natural, help="from 0 on")
        _add_database(each)


def _add_keeping(add: Callable[..., _Parser]) -> None:
    added = add("backup", command.keep, "Copy all matches into a new file, while the server runs.")
    added.add_argument("file", metavar="FILE", help="the file to write: a SQLite database of its own")
    _add_database(added)
    _add_json(added)

    added = add("import", command.keep, "Copy all matches of a backup into an empty database.")
    added.add_argument("file", metavar="FILE", help="a file that pelagos backup wrote")
    _add_database(added)
    _add_json(added)

    added = add("check", command.keep, "Replay every match of a database by the rules that are installed.")
    _add_database(added)
    _add_json(added)


def _add_studying(add: Callable[..., _Parser]) -> None:
    added = add("replay", command.replay, "Step through a transcript, or tell it move by move.")
    added.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    added.add_argument("--plain", action="store_true", help=_PLAIN)
    _add_language(added)
    _add_json(added)

    added = add("verify", command.verify, "Check every draw of a transcript from a server.")
    added.add_argument("file", metavar="FILE", help="a complete transcript, or - for standard input")
    added.add_argument("--commitment", metavar="HEX", help="the one that was seen before the first draw")
    _add_json(added)

    added = add("analyse", command.analyse, "Rank the legal actions in a transcript, as a seat sees them.")
    added.add_argument("file", metavar="FILE", help="a complete transcript, or - for standard input")
    added.add_argument("--ply", type=_natural, metavar="N", help="after its first N plies (default: its end)")
    added.add_argument("--seat", metavar="NAME", help="who is to move there, to be sure")
    added.add_argument("--simulations", type=_positive, metavar="N", help="default: 20000")
    added.add_argument("--seconds", type=float, metavar="S", help="think so long, not so many simulations")
    added.add_argument("--threads", type=_positive, default=1, metavar="T", help="default: 1")
    added.add_argument("--seed", type=int, default=0, metavar="K", help="default: 0")
    added.add_argument("--top", type=_positive, default=10, metavar="N", help="rows to print (default: 10)")
    _add_json(added)

    added = add("perft", command.perft, "Count the sequences of legal actions, nature's too.")
    added.add_argument("game", metavar="GAME")
    added.add_argument("depth", type=_natural, metavar="DEPTH")
    added.add_argument("--seats", type=int, metavar="S", help="default: as few as the game allows")
    added.add_argument("--from", dest="start", metavar="FILE", help="start from the end of a transcript")
    added.add_argument("--ply", type=_natural, metavar="N", help="with --from: start after its first N plies")
    added.add_argument("--divide", action="store_true", help="one line for each first action")
    _add_options(added)
    _add_json(added)


def _add_measuring(add: Callable[..., _Parser]) -> None:
    added = add("arena", command.arena, "Let bots meet, and rate them.")
    added.add_argument("game", metavar="GAME")
    added.add_argument(
        "--bots", required=True, metavar="A,B,...", help="such as random,search:3,openspiel:200sims"
    )
    added.add_argument("--games", type=_positive, default=200, metavar="N", help=_GAMES)
    added.add_argument("--seats", type=int, metavar="S", help=_SEATS)
    added.add_argument("--seed", type=int, default=0, metavar="K", help="default: 0")
    added.add_argument("--all", dest="plays_all", action="store_true", help="play all N games, clear or not")
    _add_workers(added)
    added.add_argument("--picture", metavar="FILE.svg", help="draw the ladder")
    _add_options(added)
    _add_json(added)

    added = add("selfplay", command.selfplay, "Let bots play games to learn from, into files.")
    added.add_argument("game", metavar="GAME")
    added.add_argument("--bots", required=True, metavar="A,B,...", help="such as greedy or random,search:3")
    added.add_argument("--games", type=_positive, required=True, metavar="N")
    added.add_argument("--seats", type=int, metavar="S", help=_SEATS)
    added.add_argument("--out", required=True, metavar="FOLDER|FILE", help=_OUT)
    added.add_argument("--format", choices=("transcripts", "npz", "parquet"), help=_FORMAT)
    added.add_argument("--shard", type=_positive, metavar="N", help=_SHARD)
    added.add_argument("--seed", type=int, default=0, metavar="K", help="default: 0")
    _add_workers(added)
    _add_options(added)
    _add_json(added)

    added = add("warm", command.warm, "Compile all rules ahead, so that the first game starts at once.")
    _add_json(added)

    added = add("bench", command.bench, "Measure Pelagos beside its peers, as ratios (in a source tree).")
    added.add_argument(
        "name", metavar="NAME", help="which benchmark: bots, engine, library, server, store or web"
    )
    _add_json(added)


def _add_workers(parser: _Parser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=_positive, metavar="N", help="processes (default: one per core)")
    where.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster, such as 127.0.0.1:6379")


def _add_database(parser: _Parser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE (default: in your data folder) or postgresql://USER@HOST/DATABASE",
    )


def _add_options(parser: _Parser) -> None:
    parser.add_argument(
        "--option",
        dest="chosen",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as map=small; may be given again",
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=_language(), help="default: the system's")


def _language() -> str:
    """Return the language of the environment, English where we have no texts in it."""
    for name in ("PELAGOS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _natural(text: str) -> int:
    return _at_least(text, 0)


def _positive(text: str) -> int:
    return _at_least(text, 1)


def _at_least(text: str, least: int) -> int:
    if not re.fullmatch("[0-9]{1,15}", text) or int(text) < least:
        raise argparse.ArgumentTypeError(f"expected a whole number from {least} on, got {text!r}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
