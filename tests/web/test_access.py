"""Axe finds nothing on any page, by day and by night, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect
from tests.server.house import House
from tests.web.access import CONTRAST, violations
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.place import PAGES, resolve, routes

pytestmark = pytest.mark.slow


def test_every_route_has_an_address_to_be_looked_at() -> None:
    assert set(PAGES) == routes()


@pytest.mark.parametrize(
    ("route", "address"), [(route, address) for route, kind in PAGES.items() for address in kind.addresses]
)
def test_axe_finds_nothing(visit: Visitors, house: House, route: str, address: str) -> None:
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
