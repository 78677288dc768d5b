"""Keys that go from one browser to another, by link and by file, and never through the server."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.access import check_access
from tests.web.conftest import Visitors

pytestmark = pytest.mark.slow


def test_matches_are_carried_by_link_and_by_file(visit: Visitors, tmp_path: Path) -> None:
    here = visit()
    here.start("Play a bot")
    expect(here.lamp).to_be_visible()
    here.page.get_by_role("link", name="Pelagos, home page").click()
    here.press("Carry my matches")
    expect(here.page.get_by_role("img", name="QR code with your matches")).to_be_visible()
    check_access(here)
    link = here.page.get_by_label("Link with your matches").input_value()
    with here.page.expect_download() as download:
        here.press("Save one match as a file")
    file = tmp_path / "pelagos.json"
    download.value.save_as(file)

    asked: list[str] = []
    there = visit("/" + link.split("/")[-1], language="fr", theme="dark", is_phone=True)
    there.page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    expect(there.page.get_by_role("dialog")).to_contain_text("Une partie est arrivée avec ce lien.")
    assert "#" not in there.page.url
    check_access(there)
    there.press("Les garder dans ce navigateur")
    there.page.keyboard.press("Escape")
    expect(there.page.get_by_role("region", name="Vos tables")).to_contain_text("contre un bot")
    key = link.rsplit(".", 1)[1]
    assert asked
    assert not any(key in request for request in asked)
    there.page.get_by_role("region", name="Vos tables").get_by_role("link", name="À vous").click()
    expect(there.lamp).to_be_visible()

    third = visit()
    third.press("Carry my matches")
    third.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"}
    )
    expect(third.page.get_by_text("There are no Pelagos matches in this.")).to_be_visible()
    third.page.locator("input[type=file]").set_input_files(file)
    expect(third.page.get_by_text("One match is here now.")).to_be_visible()
    third.page.keyboard.press("Escape")
    third.page.get_by_role("link", name="Your turn in Tyrus").click()
    expect(third.lamp).to_be_visible()
