"""Axe finds nothing on any page, by day and by night, on a desk and on a phone; all can be read at 200 %."""

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.server.house import House
from tests.web.access import CONTRAST, violations
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.measure import cut, shift
from tests.web.place import PAGES, resolve, routes

pytestmark = pytest.mark.slow

ZOOMED = ViewportSize(width=DESKTOP["width"] // 2, height=DESKTOP["height"] // 2)


def test_every_route_has_an_address_to_be_looked_at() -> None:
    assert set(PAGES) == routes()


@pytest.mark.parametrize(
    ("route", "address"), [(route, address) for route, kind in PAGES.items() for address in kind.addresses]
)
def test_axe_finds_nothing_and_nothing_is_cut(
    visit: Visitors, house: House, route: str, address: str
) -> None:
    page = visit(resolve(house, address), language="fr" if "minos" in address else "en").page
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(PAGES[route].shows).first).to_be_visible()
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        assert violations(page, *CONTRAST) == []
        page.emulate_media(color_scheme="light")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.set_viewport_size(ZOOMED)
    assert cut(page) == []


@pytest.mark.parametrize("address", ["/match/{tyrus-election}", "/match/{minos-duel}"])
def test_nothing_moves_once_it_is_seen(visit: Visitors, house: House, address: str) -> None:
    player = visit(resolve(house, address))
    expect(player.page.locator(PAGES["match"].shows).first).to_be_visible()
    player.page.reload()  # now the letters are here, however slow the machine is
    expect(player.page.locator(PAGES["match"].shows).first).to_be_visible()
    assert shift(player.page) == 0
