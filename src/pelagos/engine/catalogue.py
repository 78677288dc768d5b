"""The games that are installed: every entry point of the group ``pelagos.games``.

Ours are listed in ``pyproject.toml`` beside the package, those of other
packages in theirs. A game is imported when it is first asked for.
"""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from pelagos.engine import cache as cache_key
from pelagos.engine import kernel
from pelagos.engine.cache import ENTRY_POINTS
from pelagos.engine.error import UnknownGame
from pelagos.engine.game import Game


def games() -> tuple[str, ...]:
    """Return the names of all installed games."""
    return tuple(sorted(_points()))


@cache
def game(name: str) -> Game:
    """Return the game of that name."""
    point = _points().get(name)
    if point is None:
        raise UnknownGame(f"no such game: {name!r} (expected one of {', '.join(games())})")
    before = set(sys.modules)
    try:
        loaded = point.load()
    except Exception as error:  # whatever a package of others does when it is imported
        raise UnknownGame(f"the package that adds {name!r} cannot be loaded: {error}") from error
    if any(not _is_known(module) for module in set(sys.modules) - before):
        kernel.forget_disk()
    if not isinstance(loaded, Game) or loaded.name != name:
        raise UnknownGame(f"the package that adds {name!r} offers {loaded!r} (expected a Game of that name)")
    return loaded


def _is_known(module: str) -> bool:
    """Tell whether an edit of a module that a game imports changes the key, or cannot happen."""
    file = getattr(sys.modules[module], "__file__", None)
    is_standard = module.partition(".")[0] in sys.stdlib_module_names
    return file is None or is_standard or cache_key.covers(Path(file))


@cache
def _points() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=ENTRY_POINTS):
        if found.setdefault(point.name, point).value != point.value:
            raise UnknownGame(f"two packages add a game named {point.name!r}: uninstall one of them")
    return found
