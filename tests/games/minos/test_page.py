"""What the page says of Minos is what its tables say: the view has no prices."""

import re

import pytest
from tests.games.minos.scenario import MINOS

from pelagos.engine.text import LANGUAGES
from pelagos.games.minos.tables import TABLES


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_the_tables_say(language: str) -> None:
    """The page shows prices and what buildings and dice are worth, and draws a set together."""
    texts, tables = MINOS.texts(language), TABLES
    values = tables.duel
    for face, value in values.items():
        assert numbers(texts("minos-page-die-worth", face=face)) == [value]
    assert numbers(texts("minos-page-set")) == [tables.duel_set.value]
    assert tables.duel_set.faces == ["arrow", "joker", "star"]
    worth = {name: building.value for name, building in tables.buildings.items()}
    assert worth["port"] == worth["house"], "the page says it once for both"
    for count, (points, price) in enumerate(zip(tables.building_points, tables.building_prices, strict=True)):
        walls = [tables.wall_points] if 0 < count < 3 else []  # not as the first; the fourth costs as much
        assert numbers(texts("minos-page-price", count=count, buys="no")) == [
            *(points, *walls, price),
            *(worth["port"], worth["warehouse"]),
        ]
    for ware, price in (
        ("guardian", tables.guardian_price),
        ("ship", tables.ship_price),
        ("ring", tables.ring_price),
    ):
        assert numbers(texts("minos-page-ware", ware=ware, left=0))[0] == price
    assert numbers(texts("minos-page-price", count="no", buys="buys")) == [tables.guardian_price]
    assert numbers(texts("minos-page-act-hint", ways="no-no")) == [tables.ring_price]
