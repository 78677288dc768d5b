"""A real browser to measure in, and what one sees of its work."""

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
DESKTOP = {"width": 1440, "height": 900}
PATIENCE_MS = 60_000  # a busy machine is slow, and says so in the figures
_TIMELINE = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
_MICROSECONDS = 1000  # in a millisecond

# From the start of the navigation until the first frame is painted in which something drawn can be touched: a
# message posted while a frame is made arrives once it is painted. It goes to the console: an answer would be
# work for the page.
_SEEN = "the board is seen after"
_WATCH_BOARD = """said => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => console.debug(said, performance.now());
    const watcher = new MutationObserver(() => {
        if (!document.querySelector("#board [data-target]")) return;
        watcher.disconnect();
        requestAnimationFrame(() => painted.port2.postMessage(null));
    });
    watcher.observe(document, { subtree: true, childList: true });
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Chromium without a window."""
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if program is None:
        sys.exit("bench: expected Chromium, got none: make chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        yield browser
        browser.close()


@contextmanager
def visitor(browser: Browser, *, language: str = "en", **more: Any) -> Iterator[Page]:
    """Open a page as somebody who has not been here before: nothing is in a cache."""
    locale = f"{language}-{language.upper()}"
    context = browser.new_context(viewport=DESKTOP, locale=locale, **more)
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


def time_first_board(page: Page, address: str, *, slowdown: int) -> float:
    """Return the milliseconds until the board of a match is seen, with a processor so many times slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.add_init_script(f"({_WATCH_BOARD})('{_SEEN}')")
    with page.expect_console_message(lambda said: said.text.startswith(_SEEN)) as told:
        page.goto(address, wait_until="commit")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return float(told.value.text.removeprefix(_SEEN))


@contextmanager
def tracing(browser: Browser, page: Page) -> Iterator[list[float]]:
    """Fill a list with the milliseconds of every task of the page's main thread meanwhile.

    They are those that the processor spent in it: what other programs did meanwhile is not the page's.
    """
    tasks: list[float] = []
    browser.start_tracing(page=page, categories=_TIMELINE)
    yield tasks
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks += [
        event["tdur"] / _MICROSECONDS
        for event in events
        if event.get("name") == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in mains
    ]
