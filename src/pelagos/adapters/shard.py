"""Shards: games of self-play as files, the same bytes for the same games, there whole or not at all.

``npz`` and ``parquet`` hold samples and, in ``about``, what they are samples of; of ``transcripts`` a shard
is a folder with one for each game.
"""

import io
import json
import os
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import IO, Any

import msgspec
import numpy as np

from pelagos.adapters.extra import need
from pelagos.adapters.observation import Observer
from pelagos.adapters.sample import Games, gather_games, play_games, sample
from pelagos.bots.arena import Failure
from pelagos.bots.selfplay import Job, Played, Series, play_game
from pelagos.engine import cache
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.match import Match

TRANSCRIPTS, NPZ, PARQUET = FORMATS = ("transcripts", "npz", "parquet")

Content = bytes | dict[str, bytes]  # of a file, or of the files in a folder

_ABOUT = "about"
_FAST = 1  # zlib's level: 6 takes three times as long and halves the file
_NEW = ".new"


class ShardJob(msgspec.Struct, frozen=True):
    """A shard to be played and written, by bots that have kernels."""

    series: Series
    shard: int
    kind: str

    def __str__(self) -> str:
        return f"{self.series.game}, shard {self.shard}"


def work(job: Job | ShardJob) -> Played | Content | Failure:
    """Do a job, in whatever process."""
    if isinstance(job, Job):
        return play_game(job)
    try:
        games = play_games(job.series, job.series.numbers(job.shard))
        return encode(job.series, games, job.kind)
    except Exception as error:
        return Failure(f"{job}: {type(error).__name__}: {' '.join(str(error).split())}")


def warm(series: Series) -> None:
    """Compile what workers need, once and not in each of them."""
    sample(series, play_games(series, series.numbers(0)[:1]))


def encode_played(series: Series, played: Sequence[Played], kind: str) -> Content:
    """Return a shard of games that were played one by one."""
    return encode(series, gather_games(series, played), kind, played)


def encode(series: Series, games: Games, kind: str, played: Sequence[Played] = ()) -> Content:
    """Return games as a file, or as the files of a folder."""
    if kind == TRANSCRIPTS:
        return _transcripts(series, games)
    out = io.BytesIO()
    _WRITE[kind](out, [sample(series, games, played)], format_about(series, kind))
    return out.getvalue()


def format_about(series: Series, kind: str) -> str:
    """Return all that the files depend on, as JSON, and what a reader of arrays must know."""
    game = find_game(series.game)
    said: dict[str, Any] = {
        "game": game.name,
        "version": game.version,
        "options": series.options,
        "seats": series.seats,
        "bots": list(series.bots),
        "games": series.games,
        "seed": series.seed,
        "shard": series.shard,
        "format": kind,
        "sources": cache.key(),
    }
    if kind != TRANSCRIPTS:
        parts = Observer(game, series.seats).parts
        said["num_actions"] = game.num_actions
        said["observation"] = [{**part._asdict(), "shape": list(part.shape)} for part in parts]
    return json.dumps(said)


def _transcripts(series: Series, games: Games) -> dict[str, bytes]:
    game = find_game(series.game)
    found = {}
    for i, number in enumerate(games.numbers.tolist()):
        names = [series.bots[bot] for bot in games.seated[i]]
        match = Match(game, seats=series.seats, options=series.options, names=names, nature="manual")
        for action in games.actions[games.starts[i] : games.starts[i + 1]].tolist():
            match.play(action)
        dice = {"nature": "selfplay", "seed": series.seed, "game": number}
        found[f"{number:07}.txt"] = match.transcript(dice=dice).encode()
    return found


def _write_npz(out: IO[bytes], shards: Sequence[Mapping[str, Any]], about: str) -> None:
    """Write what ``numpy.load`` reads, with one array of all shards for each name, a shard at a time."""
    num = sum(len(shard["ply"]) for shard in shards)
    names = [name for name in shards[0] if name != _ABOUT]
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=_FAST) as file:
        with file.open(f"{_ABOUT}.npy", "w") as member:
            np.lib.format.write_array(member, np.array(about), allow_pickle=False)
        for name in names:
            with file.open(f"{name}.npy", "w", force_zip64=True) as member:
                for at, shard in enumerate(shards):
                    array = np.ascontiguousarray(shard[name])
                    if at == 0:
                        header = np.lib.format.header_data_from_array_1_0(array)
                        np.lib.format.write_array_header_1_0(
                            member, {**header, "shape": (num, *array.shape[1:])}
                        )
                    member.write(array.data.cast("B") if array.size else b"")


def _write_parquet(out: IO[bytes], shards: Sequence[Mapping[str, Any]], about: str) -> None:
    """Write a row group for each shard; what has several numbers in a row is a list of fixed size."""
    arrow = need("pyarrow", "parquet")
    writer = None
    for shard in shards:
        columns = {name: _column(arrow, shard[name]) for name in shard if name != _ABOUT}
        table = arrow.table(columns, metadata={_ABOUT: about})
        if writer is None:
            writer = _parquet().ParquetWriter(out, table.schema)
        writer.write_table(table)
    if writer is not None:
        writer.close()


def _column(arrow: Any, array: Any) -> Any:
    if array.ndim == 1:
        return arrow.array(array)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(array.reshape(-1)), array.shape[1])


_WRITE: dict[str, Callable[[IO[bytes], Sequence[Mapping[str, Any]], str], None]] = {
    NPZ: _write_npz,
    PARQUET: _write_parquet,
}


def _parquet() -> Any:
    need("pyarrow", "parquet")
    return import_module("pyarrow.parquet")


def check_format(kind: str) -> None:
    """Raise an ``ImportError`` that says what to install, where a format needs an extra."""
    if kind == PARQUET:
        _parquet()


def read_about(path: Path) -> str | None:
    """Return what a file says of itself, or ``None`` where it is none of ours."""
    try:
        if path.suffix == f".{NPZ}":
            with np.load(path) as file:
                return str(file[_ABOUT])
        return str((_parquet().read_schema(path).metadata or {})[_ABOUT.encode()].decode())
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, EOFError):
        return None


class Shard(Mapping[str, Any]):
    """The arrays of a file by name, each read when it is asked for, and not kept."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_npz = path.suffix == f".{NPZ}"

    def __getitem__(self, name: str) -> Any:
        if self._is_npz:
            with np.load(self._path) as file:
                return file[name]
        column = _parquet().read_table(self._path, columns=[name]).column(name).combine_chunks()
        if not hasattr(column.type, "list_size"):
            return column.to_numpy()
        return column.flatten().to_numpy().reshape(-1, column.type.list_size)

    def __iter__(self) -> Iterator[str]:
        if self._is_npz:
            with np.load(self._path) as file:
                return iter([name for name in file.files if name != _ABOUT])
        return iter(_parquet().read_schema(self._path).names)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def merge(paths: Sequence[Path], out: Path, kind: str, about: str) -> None:
    """Write one file of many, a shard at a time."""
    _write_file(out, lambda file: _WRITE[kind](file, [Shard(path) for path in paths], about))


def write_whole(path: Path, content: Content) -> None:
    """Write a file, or a folder of files: whoever dies meanwhile leaves nothing of that name."""
    if isinstance(content, bytes):
        _write_file(path, lambda file: file.write(content))
        return
    new = path.with_name(f".{path.name}{_NEW}")
    new.mkdir()
    for name, text in content.items():
        (new / name).write_bytes(text)
    new.rename(path)


def _write_file(path: Path, write: Callable[[IO[bytes]], Any]) -> None:
    new = path.with_name(f".{path.name}{_NEW}")
    with new.open("wb") as file:
        write(file)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def sweep(folders: Iterable[Path]) -> None:
    """Remove what somebody who died has left half written."""
    for folder in folders:
        for path in folder.glob(f".*{_NEW}"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
