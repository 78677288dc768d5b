"""``pelagos backup``, ``import`` and ``check``: what whoever runs a house does with its database."""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import sqlalchemy as sa

from pelagos.engine.error import InvalidOption
from pelagos.server.check import Finding
from pelagos.server.check import check as check_store
from pelagos.server.setting import default_database
from pelagos.store.backup import Copied, read_backup, write_backup
from pelagos.store.store import Store

Progress = Callable[[str, int, Iterable[tuple[int, str]]], None]


def run(options: argparse.Namespace, progress: Progress) -> int:
    """Do what the command says and return its exit code."""
    url = options.database or default_database()
    if options.command == "check":
        return _check(url, progress, is_json=options.json)
    copied = _backup(url, Path(options.file)) if options.command == "backup" else _import(url, options.file)
    if options.json:
        print(json.dumps({"file": options.file, **msgspec.structs.asdict(copied)}, ensure_ascii=False))
    else:
        what = "in" if options.command == "backup" else "from"
        print(f"{copied.matches:,} matches with {copied.events:,} events {what} {options.file}")
    return 0


def _backup(url: str, file: Path) -> Copied:
    if not file.absolute().parent.is_dir():
        raise InvalidOption(f"FILE: expected a file in a folder that is there, got {str(file)!r}")
    with closing(_open(url)) as store:
        return write_backup(store, file)


def _import(url: str, file: str) -> Copied:
    if not Path(file).is_file():
        raise InvalidOption(f"FILE: expected a file that pelagos backup wrote, got {file!r}")
    with closing(Store(url)) as store:
        return read_backup(store, Path(file))


def _open(url: str) -> Store:
    """Open a database that is there, and leave its tables as they are: another version may be using them."""
    if url.startswith("sqlite:///") and (name := sa.make_url(url).database) and not Path(name).is_file():
        raise InvalidOption(f"--database: expected a file that is there, got {name!r}")
    return Store(url, migrates=False)


def _check(url: str, progress: Progress, *, is_json: bool) -> int:
    found: list[Finding] = []

    def replay() -> Iterator[tuple[int, str]]:
        for finding in check_store(store):
            found.append(finding)
            yield len(found), f"check: {finding.game}"

    with closing(_open(url)) as store:
        progress("check", store.num_matches(), replay())
    faults = [finding for finding in found if finding.fault is not None]
    over = sum(finding.is_over for finding in found if finding.fault is None)
    on = len(found) - len(faults) - over
    if is_json:
        rows = [msgspec.structs.asdict(finding) for finding in faults]
        print(json.dumps({"matches": len(found), "over": over, "on": on, "faults": rows}, ensure_ascii=False))
    else:
        for finding in faults:
            print(f"{finding.match} ({finding.game}): {finding.fault}")
        print(f"{over:,} matches replay to their outcome, {on:,} to where they stand, {len(faults):,} do not")
    return int(bool(faults))
