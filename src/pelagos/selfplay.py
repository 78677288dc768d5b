"""``pelagos selfplay``: who plays where, what is written when, and how a run goes on that was cut short."""

import argparse
import contextlib
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from pelagos.adapters import shard as shards
from pelagos.adapters.shard import FORMATS, NPZ, TRANSCRIPTS, ShardJob
from pelagos.bots import parse, pool
from pelagos.bots.arena import Failure, Maker
from pelagos.bots.selfplay import Job, Played, Series, make_series
from pelagos.command import INTERRUPTED
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.error import InvalidOption, PelagosError

Progress = Callable[[str, int, Iterable[tuple[int, str]]], None]

_ABOUT = "selfplay.json"
_PARTS = ".parts"  # the games of a shard that is not complete


def run(
    options: argparse.Namespace, chosen: dict[str, Any], progress: Progress, *, make: Maker = parse
) -> int:
    """Play what is not there yet, then tell; after Ctrl-C tell how to go on."""
    kind = _format(options)
    series = make_series(
        options.game,
        options.bots.split(","),
        games=options.games,
        seats=options.seats,
        seed=options.seed,
        options=chosen,
        shard=options.shard,
        make=make,
    )
    out = _Out(series, kind, Path(options.out))
    try:
        return _run(out, options, progress)
    except OSError as error:
        raise InvalidOption(f"--out: cannot write {options.out!r}: {error.strerror or error}") from error


def _run(out: "_Out", options: argparse.Namespace, progress: Progress) -> int:
    began = time.perf_counter()
    out.check()
    found = out.num_games()
    if found < out.series.games or not out.is_finished:
        # Whatever cannot be is refused before anything is written.
        workers = _make_pool(options)
        try:
            with _alone_in(out.make()):
                found = out.prepare()
                _play(out, found, workers, progress)
                out.finish()
        except KeyboardInterrupt:
            kept = f"{out.num_games()} of {out.series.games} games are kept"
            print(f"pelagos selfplay: {kept}; the same command goes on", file=sys.stderr)
            return INTERRUPTED
        finally:
            workers.close()
    _tell(out, found, time.perf_counter() - began, is_json=options.json)
    return 0


def _format(options: argparse.Namespace) -> str:
    """Return the format that was asked for, which the name of a file tells, too."""
    suffix = Path(options.out).suffix
    told = {f".{name}": name for name in FORMATS}.get(suffix)
    kind = str(options.format or told or NPZ)
    if kind == TRANSCRIPTS and suffix == ".txt":
        raise InvalidOption(f"--out: expected a folder for transcripts, got {options.out!r}")
    if told not in (None, kind):
        raise InvalidOption(f"--out: expected a folder or FILE.{kind}, got {options.out!r}")
    try:
        shards.check_format(kind)
    except ImportError as error:
        raise InvalidOption(f"--format {kind}: {error}") from error
    return kind


@dataclass
class _Out:
    """Where a series is written: a folder of shards, or one file, which is made of such a folder."""

    series: Series
    kind: str
    path: Path

    def __post_init__(self) -> None:
        self.about = shards.format_about(self.series, self.kind)
        self.is_file = self.path.suffix == f".{self.kind}"
        self.folder = self.path.with_name(f"{self.path.name}.parts") if self.is_file else self.path
        self.parts = self.folder / _PARTS

    @property
    def is_finished(self) -> bool:
        """Whether all is there, and nothing else."""
        if self.is_file:
            return self.path.exists() and not self.folder.exists()
        return not self.parts.exists()

    def check(self) -> None:
        """Refuse a file or a folder that holds anything else."""
        about = self.folder / _ABOUT
        if self.is_file and self.path.exists():
            self._compare(shards.read_about(self.path))
        elif self.folder.exists() and not self.folder.is_dir():
            raise InvalidOption(f"--out: expected a folder, got the file {str(self.folder)!r}")
        elif about.exists():
            self._compare(about.read_text(encoding="utf-8"))
        elif self.folder.exists() and any(not path.name.startswith(".") for path in self.folder.iterdir()):
            raise InvalidOption(f"--out: expected a new folder, got {str(self.folder)!r} with other files")

    def make(self) -> Path:
        """Make the folder in which shards are written."""
        self.parts.mkdir(parents=True, exist_ok=True)
        return self.folder

    def _compare(self, said: str | None) -> None:
        try:
            theirs = json.loads(said or "")
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict):
            raise InvalidOption(f"--out: expected a new file, got {str(self.path)!r} of somebody else")
        for name, ours in json.loads(self.about).items():
            if theirs.get(name) != ours:
                got = json.dumps(theirs.get(name))
                raise InvalidOption(
                    f"--out: {str(self.path)!r} holds another self-play:"
                    f" expected {name} {json.dumps(ours)}, got {got}"
                )

    def shard(self, number: int) -> Path:
        """Return where a shard stands, or will."""
        suffix = "" if self.kind == TRANSCRIPTS else f".{self.kind}"
        return self.folder / f"games-{number:06}{suffix}"

    def part(self, number: int) -> Path:
        """Return where a game waits for the others of its shard."""
        return self.parts / str(number)

    def prepare(self) -> int:
        """Write down what will be here, remove what a dead process has left, and count the games."""
        if not (self.folder / _ABOUT).exists():
            shards.write_whole(self.folder / _ABOUT, f"{self.about}\n".encode())
        shards.sweep([self.folder, self.parts])
        _remove(
            path for path in self.parts.iterdir() if self.shard(int(path.name) // self.series.shard).exists()
        )
        return self.num_games()

    def num_games(self) -> int:
        """Count the games that are there."""
        if self.is_file and self.path.exists():
            return self.series.games
        whole = [shard for shard in range(self.series.num_shards) if self.shard(shard).exists()]
        waiting = [path for path in self.parts.glob("*") if path.name.isdecimal()]
        return sum(len(self.series.numbers(shard)) for shard in whole) + len(waiting)

    def finish(self) -> None:
        """Leave only what was asked for."""
        self.parts.rmdir()
        if self.is_file:
            if not self.path.exists():
                paths = [self.shard(shard) for shard in range(self.series.num_shards)]
                shards.merge(paths, self.path, self.kind, self.about)
            shutil.rmtree(self.folder)


@contextlib.contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Refuse a folder in which another process is at work; whoever dies leaves it free."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows, where nobody watches
    except ImportError:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise InvalidOption(f"--out: another process is writing into {str(folder)!r}") from error
    else:
        yield
    finally:
        os.close(handle)


def _play(out: _Out, found: int, workers: pool.Pool, progress: Progress) -> None:
    """Play, behind a bar, what is not there."""
    series = out.series
    todo = [shard for shard in range(series.num_shards) if not out.shard(shard).exists()]
    if not todo or (out.is_file and out.path.exists()):
        return
    if series.is_in_kernels:
        shards.warm(series)
    play = _play_shards if series.is_in_kernels else _play_games

    def steps() -> Iterator[tuple[int, str]]:
        done = found
        for num in play(out, todo, workers):
            done += num
            yield done, " against ".join(series.bots)

    progress(find_game(series.game).title, series.games, steps())


def _make_pool(options: argparse.Namespace) -> pool.Pool:
    if options.ray is not None:
        return pool.Ray(shards.work, options.ray)
    size = options.workers or pool.num_cores()
    return pool.Alone(shards.work) if size == 1 else pool.Local(shards.work, size)


def _play_shards(out: _Out, todo: list[int], workers: pool.Pool) -> Iterator[int]:
    """Have whole shards played and write them; yield how many games each has."""
    jobs = (ShardJob(out.series, shard, out.kind) for shard in todo)
    for job, content in _answers(workers, jobs):
        shards.write_whole(out.shard(job.shard), content)
        yield len(out.series.numbers(job.shard))


def _play_games(out: _Out, todo: list[int], workers: pool.Pool) -> Iterator[int]:
    """Have games played one by one, keep each, and write every shard that is complete; yield 1 for each."""
    series = out.series
    numbers = [number for shard in todo for number in series.numbers(shard)]
    missing = {number for number in numbers if not out.part(number).exists()}
    answers = _answers(workers, (Job(series, number) for number in numbers if number in missing))
    for shard in todo:
        for number in series.numbers(shard):
            if number in missing:
                _, played = next(answers)
                shards.write_whole(out.part(number), msgspec.msgpack.encode(played))
                yield 1
        kept = [out.part(number) for number in series.numbers(shard)]
        played = [msgspec.msgpack.decode(path.read_bytes(), type=Played) for path in kept]
        shards.write_whole(out.shard(shard), shards.encode_played(series, played, out.kind))
        _remove(kept)


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def _answers(workers: pool.Pool, jobs: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    for job, answer in workers.run(jobs):
        if isinstance(answer, Failure):
            raise PelagosError(answer.message)
        yield job, answer


def _tell(out: _Out, found: int, seconds: float, *, is_json: bool) -> None:
    series = out.series
    files = [out.path] if out.is_file else [out.shard(shard) for shard in range(series.num_shards)]
    positions = None if out.kind == TRANSCRIPTS else sum(len(shards.Shard(file)["ply"]) for file in files)
    if is_json:
        said = {
            "game": series.game,
            "options": series.options,
            "seats": series.seats,
            "bots": series.bots,
            "seed": series.seed,
            "format": out.kind,
            "out": str(out.path),
            "games": series.games,
            "found": found,
            "positions": positions,
            "files": [str(file) for file in files],
            "seconds": round(seconds, 3),
        }
        print(json.dumps(said, ensure_ascii=False))
        return
    what = "" if positions is None else f", {positions:,} positions"
    were = f", {found:,} of them there before" if found else ""
    print(f"{series.games:,} games{what}{were}: {out.path}")
    if found < series.games:
        print(f"{(series.games - found) / seconds:,.0f} games/s in {seconds:.1f} s")
