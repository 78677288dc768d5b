"""Nothing leaks: two worlds that a seat cannot tell apart send it the same bytes, on every channel."""

from pathlib import Path

import pytest
from tests.server.worlds import two_worlds


@pytest.mark.slow
def test_what_a_seat_may_not_know_changes_no_byte_of_what_it_is_sent(tmp_path: Path) -> None:
    with two_worlds(tmp_path) as worlds:
        assert worlds.check_all(range(25)) > 25 * len(worlds.operations)
