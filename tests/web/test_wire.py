"""The types of the wire and the maps of Minos: TypeScript is written from ours, and never by hand."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("script", "folder"),
    [("make_types.py", "wire"), ("make_maps.py", "games/minos/maps")],
    ids=["types", "maps"],
)
def test_what_the_page_generates_is_up_to_date(script: str, folder: str) -> None:
    files: dict[Path, str] = runpy.run_path(str(ROOT / "web" / script))["files"]()
    assert {path.name for path in files} == {path.name for path in (ROOT / "web/src" / folder).iterdir()}
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, f"run python web/{script}"
