"""A hint: what a strong bot would do, how sure it is, and where that is on the board."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.access import check_access
from tests.web.conftest import Visitors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "things", "who"), [("Tyrus", 2, "Brun|Beige"), ("Mykerinos", 1, "Bleu|Rouge")]
)
def test_a_hint_says_what_why_and_where(visit: Visitors, game: str, things: int, who: str) -> None:
    player = visit(language="fr")
    player.start("Jouer contre un bot", game=game)
    expect(player.lamp).to_be_visible()
    player.press("Conseil")
    panel = player.page.get_by_role("region", name="Conseil")
    expect(panel).to_contain_text("% de chances de gagner")
    expect(panel).to_contain_text("À défaut")
    expect(panel).to_contain_text(
        re.compile(rf"Suite probable\s:\s({who}) .*[.]$")
    )  # in words, not in notation
    expect(player.page.locator("[data-hint]")).to_have_count(things)
    check_access(player)
    player.press("Fermer")
    expect(player.page.locator("[data-hint]")).to_have_count(0)
