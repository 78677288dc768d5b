"""Data files of games, edited: as bytes, and in a copy of Pelagos that a process of its own runs."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pelagos

Edit = Callable[[Any], object]


def edited(raw: bytes, edit: Edit) -> bytes:
    """Return the JSON of a data file after ``edit`` has changed it in place."""
    whole = json.loads(raw)
    edit(whole)
    return json.dumps(whole).encode()


def run_with(folder: Path, file: str, raw: bytes, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy of Pelagos in which a file below its games is another."""
    package = folder / "pelagos"
    skipped = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(Path(pelagos.__file__).parent, package, ignore=skipped)
    (package / "games" / file).write_bytes(raw)
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )
