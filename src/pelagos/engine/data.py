"""Data files of games: read from the package, checked against their types, refused in one line."""

from importlib.resources import files
from typing import TypeVar

import msgspec

from pelagos.engine.error import BrokenData

T = TypeVar("T")


def read(package: str, name: str) -> bytes:
    """Return the bytes of a data file that lies beside a game's code."""
    return (files(package) / name).read_bytes()


def names(package: str, folder: str, suffix: str) -> tuple[str, ...]:
    """Return the names of the data files in a folder beside a game's code, without their suffix, sorted."""
    found = (path.name for path in (files(package) / folder).iterdir() if path.name.endswith(suffix))
    return tuple(sorted(name.removesuffix(suffix) for name in found))


def decode(raw: bytes, type_: type[T], name: str) -> T:
    """Return the JSON of the file ``name`` as ``type_``, or raise ``BrokenData``."""
    try:
        return msgspec.json.decode(raw, type=type_, strict=True)
    except msgspec.MsgspecError as error:
        raise BrokenData(f"{name}: {error}") from error


def expect(found: object, expected: object, what: str, name: str) -> None:
    """Raise ``BrokenData`` unless ``found`` is as expected: ``what`` says of which thing."""
    if found != expected:
        raise BrokenData(f"{name}: {what}: expected {expected}, got {found}")
