"""A hint: what a strong bot would do, how sure it is, and where that is on the board."""

import pytest
from playwright.sync_api import expect
from tests.web.access import check_access
from tests.web.conftest import Visitors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "things"), [("Tyrus", 2), ("Mykerinos", 1)])
def test_a_hint_says_what_why_and_where(visit: Visitors, game: str, things: int) -> None:
    player = visit(language="fr")
    player.start("Jouer contre un bot", game=game)
    expect(player.lamp).to_be_visible()
    player.press("Conseil")
    panel = player.page.get_by_role("region", name="Conseil")
    expect(panel).to_contain_text("% de chances de gagner")
    expect(panel).to_contain_text("À défaut")
    expect(player.page.locator("[data-hint]")).to_have_count(things)
    check_access(player)
    player.press("Fermer")
    expect(player.page.locator("[data-hint]")).to_have_count(0)
