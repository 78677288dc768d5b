"""Boards in key positions show what was reviewed: nothing appears, vanishes or is named otherwise unseen."""

import pytest
from tests.server.house import House
from tests.web.conftest import Visitors
from tests.web.outline import FOLDER, outline, stored
from tests.web.place import POSITIONS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["tyrus", "mykerinos", "minos"])
def test_every_key_position_looks_as_it_was_reviewed(visit: Visitors, house: House, game: str) -> None:
    page = visit().page
    for name in POSITIONS:
        if name.startswith(game):
            seen = outline(page, house, name)
            # A drawing lays its own grounds: a colour behind it is that of something else with the same name.
            drawing = page.locator("#board svg").first
            ground = drawing.evaluate("thing => getComputedStyle(thing).backgroundColor")
            assert ground == "rgba(0, 0, 0, 0)", name
            assert seen == stored(name).read_text(encoding="utf-8"), (
                f"{name}: look at it (python -m tests.web.pictures {name}), then python -m tests.web.outline"
            )


def test_no_outline_is_missing_or_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(POSITIONS)
