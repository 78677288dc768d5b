"""The architecture as tests: import directions, file sizes, where Numba is known."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "pelagos"

# Who may see whom: engine <- games <- bots <- server; store sees only engine;
# adapters and terminal see engine, games and bots; drawing sees only engine.
MAY_SEE = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "store": {"engine"},
    "server": {"engine", "games", "bots", "store"},
    "terminal": {"engine", "games", "bots"},
    "adapters": {"engine", "games", "bots"},
    "drawing": {"engine"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Return every module that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write the whole name of the module"
            assert node.module is not None
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def room(module: str) -> str | None:
    """Return which room of the house a module is in: engine, games, …"""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "pelagos" and parts[1] in MAY_SEE else None


def test_every_room_has_its_arrows() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(MAY_SEE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    here = path.relative_to(PACKAGE).parts[0]
    if here not in MAY_SEE:  # the package's own __init__ and the command line see everything
        return
    seen = {room(module) for module in imports(path)} - {None, here}
    assert seen <= MAY_SEE[here], f"{path.name} may not see {seen - MAY_SEE[here]}"
    assert "pelagos" not in imports(path), "import the module that is meant, not the public door"


def test_a_game_never_sees_another_game() -> None:
    for path in (PACKAGE / "games").glob("*/*.py"):
        others = {module.split(".")[2] for module in imports(path) if module.startswith("pelagos.games.")}
        assert others <= {path.parent.name}


def test_the_engine_knows_no_game_by_name() -> None:
    games = [path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")]
    assert {"tyrus", "mykerinos", "minos"} <= {*games}
    for path in (PACKAGE / "engine").rglob("*.*"):
        if path.suffix in (".py", ".ftl"):
            assert not [name for name in games if name in path.read_text(encoding="utf-8").lower()], path


def test_one_module_knows_numba() -> None:
    knows = {
        path.name for path in FILES if any(m.split(".")[0] in {"numba", "llvmlite"} for m in imports(path))
    }
    assert knows == {"kernel.py"}


def test_no_file_is_longer_than_400_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in (ROOT / "src", ROOT / "tests", ROOT / "bench", ROOT / "examples", ROOT / "web" / "src")
        for path in folder.rglob("*.*")
        if path.suffix in {".py", ".ts", ".svelte"}
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert not long


def test_no_function_is_longer_than_50_lines() -> None:
    long = [
        f"{path.name}:{node.name}"
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 50
    ]
    assert not long


def test_rooms_outside_the_cache_key_hold_no_kernel() -> None:
    for room in ("drawing", "server", "store", "terminal"):
        for path in (PACKAGE / room).rglob("*.py"):
            assert "pelagos.engine.kernel" not in imports(path), f"{path}: its edits would not recompile it"
