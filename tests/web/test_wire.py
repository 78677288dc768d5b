"""The types of the wire: TypeScript is written from the structs, and never by hand."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_structs() -> None:
    script = runpy.run_path(str(ROOT / "web" / "make_types.py"))
    files: dict[Path, str] = script["files"]()
    assert {path.name for path in files} == {path.name for path in (ROOT / "web/src/wire").iterdir()}
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "run python web/make_types.py"
