"""A real browser on a real server."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests.server.house import House
from tests.web.player import WITHIN_MS, Player

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
# It runs as root in a container, and never calls anybody.
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
expect.set_options(timeout=WITHIN_MS)  # other tests may have the machine
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Chromium without a window."""
    assert CHROMIUM is not None, "the browser tests need Chromium: make chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        assert (Path(__file__).parents[2] / "src/pelagos/server/static/index.html").exists(), "run make page"
        yield house


class Visitors:
    """People who open the page, each in a browser of their own; whatever the page complains of is kept.

    ``prepare`` has each browser before the page does.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        prepare: Callable[[BrowserContext], None] = lambda _: None,
    ) -> None:
        self.complaints: list[str] = []
        self._browser = browser
        self._address = address
        self._prepare = prepare
        self._contexts: list[Any] = []

    def __call__(
        self,
        path: str = "/",
        *,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        is_phone: bool = False,
        is_still: bool = True,
    ) -> Player:
        """Open the page as somebody who has not been here before."""
        context = self._browser.new_context(
            viewport=PHONE if is_phone else DESKTOP,
            locale=f"{language}-{language.upper()}",
            color_scheme=theme,
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="reduce" if is_still else "no-preference",
        )
        self._contexts.append(context)
        self._prepare(context)
        page = context.new_page()
        page.on("console", lambda message: self._hear(message, page))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self._address + path)
        return Player(page, has_finger=is_phone)

    def _hear(self, message: ConsoleMessage, page: Page) -> None:
        # Chromium itself complains of a document that is 404, which is what we answer where nothing is.
        is_lost = "status of 404" in message.text and message.location["url"] == page.url
        if message.type in ("error", "warning") and not is_lost:
            self.complaints.append(message.text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visitors]:
    visitors = Visitors(browser, house.address)
    yield visitors
    visitors.close()
    assert visitors.complaints == []
