"""Take pictures of every key position and page, for somebody to look at.

    python -m tests.web.pictures [NAME …]

They go to ``.cache/pictures``, on a desk and on a phone, by day and by night, in French and English.
"""

import argparse
import re
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import expect, sync_playwright
from tests.server.house import House
from tests.web.conftest import CHROMIUM, SWITCHES, Visitors
from tests.web.place import PAGES, resolve

FOLDER = Path(__file__).parents[2] / ".cache" / "pictures"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_SETTLED_MS = 300


def name_of(route: str, address: str) -> str:
    """Return a name for the pictures of a page: its position if it is a table."""
    said = re.sub(r"[^a-z0-9]+", "-", address.lower()).strip("-") or route
    return said.removeprefix("match-")


def take(visitors: Visitors, house: House, route: str, address: str) -> None:
    """Take all pictures of one page."""
    for is_phone, language in product((False, True), ("en", "fr")):
        page = visitors(resolve(house, address), language=language, is_phone=is_phone).page
        expect(page.locator(PAGES[route].shows).first).to_be_visible()
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(_SETTLED_MS)
            size = "phone" if is_phone else "desktop"
            file = FOLDER / f"{name_of(route, address)}-{size}-{theme}-{language}.png"
            page.screenshot(path=file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.web.pictures")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only pictures whose names begin so")
    names = tuple(parser.parse_args().names) or ("",)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        for route, kind in PAGES.items():
            for address in kind.addresses:
                if name_of(route, address).startswith(names):
                    visitors = Visitors(browser, house.address)
                    take(visitors, house, route, address)
                    visitors.close()
        browser.close()
