"""What a visitor must load stays small."""

import gzip
from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "pelagos" / "server" / "static"
LIMIT = 100_000


def test_all_code_and_style_in_every_language_is_under_100_kilobytes_compressed() -> None:
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    assert files, "run make page"
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in files) < LIMIT
