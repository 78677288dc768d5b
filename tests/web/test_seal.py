"""The seal of the dice: shown at the table from the first move on, as the server gave it beforehand."""

import httpx
import pytest
from playwright.sync_api import expect
from tests.server.house import House
from tests.web.access import check_access
from tests.web.conftest import Visitors

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("is_phone", [False, True])
def test_the_seal_is_shown_at_the_table(visit: Visitors, house: House, is_phone: bool) -> None:
    player = visit(language="fr", is_phone=is_phone)
    player.start("Jouer contre un bot")
    expect(player.lamp).to_be_visible()
    match = player.page.url.partition("/match/")[2].partition("#")[0]
    sealed = httpx.get(f"{house.address}/api/matches/{match}").json()["dice"]["commitment"]
    if is_phone:
        player.press("Menu")
    player.press("Tirages vérifiables")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Le sceau de cette partie")
    expect(dialog).to_contain_text(sealed)
    check_access(player)
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
