"""What seats may be called."""

from collections.abc import Sequence
from typing import Any

from pelagos.engine.error import InvalidOption

MAX_NAME = 40


def check_names(names: Sequence[str | None] | None, seats: int) -> list[str | None]:
    """Return one name or none for each seat, or raise ``InvalidOption``."""
    if names is None:
        return [None] * seats
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise InvalidOption(f"names: expected {seats} names, got {names!r}")
    for name in names:
        if name is not None and not is_name(name):
            raise InvalidOption(f"names: expected 1 to {MAX_NAME} printable characters, got {name!r}")
    return list(names)


def is_name(name: Any) -> bool:
    """Tell whether a seat may be called that."""
    is_text = isinstance(name, str) and 0 < len(name) <= MAX_NAME
    return is_text and name.isprintable() and not name.isspace()
