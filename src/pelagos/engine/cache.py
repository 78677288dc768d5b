"""Where compiled code is kept, under a key that changes with everything it was made from.

The key hashes every file of Pelagos and of each package that adds a game,
with the versions of what compiles them. So an edited rule or data file is
always compiled anew, and code that did not change starts at once. Texts are
left out: Fluent files in a folder ``texts`` hold words, and kernels know none.
"""

import atexit
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from functools import cache
from importlib.metadata import entry_points, version
from pathlib import Path

ENTRY_POINTS = "pelagos.games"
DAYS_KEPT = 30

_PACKAGE = Path(__file__).resolve().parent.parent
_OUTSIDE = {_PACKAGE / room for room in ("drawing", "server", "store", "terminal")}  # no kernel is in these
_KEY = re.compile(r"[0-9a-f]{24}")
_COMPILERS = ("numba", "llvmlite", "numpy")
# These change the code that comes out, not only the time it takes.
_SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


@cache
def sources() -> tuple[Path, ...]:
    """Return the package directories (or single files) whose contents make up the key."""
    found = [_PACKAGE]
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        spec = importlib.util.find_spec(point.module.partition(".")[0])
        if spec is not None and spec.origin is not None:
            origin = Path(spec.origin)
            found.append(origin.parent if origin.name == "__init__.py" else origin)
    return tuple(dict.fromkeys(path.resolve() for path in found))


@cache
def covers(path: Path) -> bool:
    """Tell whether an edit of ``path`` changes the key, so that its code may be kept."""
    return not _is_text(path) and any(path.resolve().is_relative_to(source) for source in sources())


@cache
def key() -> str:
    """Return the hash of all sources, data files, versions and switches, as they were first read."""
    _first_stamps()  # before anything is read, so that no edit is missed
    digest = hashlib.blake2b(digest_size=12)
    digest.update(f"{sys.implementation.cache_tag} {platform.machine()}".encode())
    for name in _COMPILERS:
        digest.update(f" {name} {version(name)}".encode())
    for name in _SWITCHES:
        digest.update(f" {name}={os.environ.get(name, '')}".encode())
    for source in sources():
        for path in _files(source):
            content = path.read_bytes()
            digest.update(f" {path.relative_to(source.parent)} {len(content)} ".encode())
            digest.update(content)
    return digest.hexdigest()


def is_fresh() -> bool:
    """Tell whether nothing was edited since the key was taken: games are imported later than it."""
    return _stamps() == _first_stamps()


@cache
def _first_stamps() -> list[tuple[Path, int, int]]:
    return _stamps()


def _stamps() -> list[tuple[Path, int, int]]:
    """Return when each file of the sources was written, and its size."""
    found = [(path, path.stat()) for source in sources() for path in _files(source)]
    return [(path, stat.st_mtime_ns, stat.st_size) for path, stat in found]


@cache
def directory() -> Path:
    """Return the directory of this key, or a throw-away one where none can be written."""
    path = _root() / key()
    try:
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
        if os.access(path, os.W_OK | os.X_OK):
            return path
    except OSError:
        pass
    throw_away = tempfile.mkdtemp(prefix="pelagos-")
    atexit.register(shutil.rmtree, throw_away, ignore_errors=True)
    return Path(throw_away)


def prune() -> None:
    """Delete compiled code of other keys that no process has used for ``DAYS_KEPT`` days."""
    oldest = time.time() - DAYS_KEPT * 86_400
    for path in _root().glob("*"):
        is_ours = _KEY.fullmatch(path.name) is not None and path.is_dir()
        if is_ours and path != directory() and path.stat().st_mtime < oldest:
            shutil.rmtree(path, ignore_errors=True)


def _files(source: Path) -> list[Path]:
    if source.is_file():
        return [source]
    found = []
    for folder, rooms, names in os.walk(source):
        here = Path(folder)
        rooms[:] = [room for room in rooms if room != "__pycache__" and here / room not in _OUTSIDE]
        # An editor's lock may be a link that leads nowhere.
        found += [path for path in map(here.joinpath, names) if not _is_text(path) and path.is_file()]
    return sorted(found)


def _is_text(path: Path) -> bool:
    return path.suffix == ".ftl" and path.parent.name == "texts"


def _root() -> Path:
    if chosen := os.environ.get("PELAGOS_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "pelagos" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "pelagos"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pelagos"
