"""The example of a game in under 80 lines."""

import os
import subprocess
import sys

from tests.adapters import connect_four


def test_it_has_under_80_lines() -> None:
    lines = [
        len(path.read_text(encoding="utf-8").splitlines()) for path in connect_four.EXAMPLE.rglob("*.py")
    ]
    assert sum(lines) < 80


def test_it_plays_by_the_rules() -> None:
    # In a process of its own: rules that are not installed keep nobody's compiled code.
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, connect_four.__file__], env=env, check=True)
