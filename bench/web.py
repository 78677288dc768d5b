"""How quick is the page? From a click to the drawn result on loopback, and how much must be loaded."""

import gzip
import random
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

import pelagos
from _house import serve
from _row import Row, report, within

STATIC = Path(pelagos.__file__).parent / "server" / "static"
CLICKS = 60
KILOBYTE = 1000
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")

# From the click's own time stamp until the frame is painted in which one tile more stands on the board, or
# the count has taken its place: a message posted while a frame is made arrives once it is painted.
WATCH = """() => {
    window.waits = [];
    const count = () => document.querySelectorAll("[data-target^='standing:']").length;
    document.addEventListener("click", event => {
        if (!event.target.closest(".prompt button.main") || !document.querySelector("[data-lit]")) return;
        const before = count();
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.waits.push(performance.now() - event.timeStamp);
        const look = () => {
            if (count() === before) requestAnimationFrame(look);
            else painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
    }, true);
}"""


def weigh() -> float:
    """Return all JavaScript and CSS of the page, in every language, compressed, in kilobytes."""
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css")]
    if not files:
        sys.exit("bench: expected a built page, got none: run make page")
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in files) / KILOBYTE


def click_through(page: Page, rng: random.Random) -> None:
    """Place a tile as soon as the page lets us; begin another match when one is over."""
    lamp, button = page.locator(".prompt.lit"), page.locator(".prompt button.main")
    ending = page.locator("#ending")
    expect(lamp.or_(button).or_(ending).first).to_be_visible(timeout=20_000)
    if ending.count():
        page.get_by_role("button", name="Play again").click()
        expect(ending).to_have_count(0)
    elif not lamp.count():
        button.click()
    else:
        for kind in ("tile", "building"):
            lit = page.locator(f"[data-target^='{kind}:'][data-lit]")
            if lit.count():
                lit.nth(rng.randrange(lit.count())).click()
        if not page.locator(".prompt button:not(.main)").count():
            return  # the touch has skipped to a count, which is to be seen first
        button.click()
        expect(page.locator(".prompt button:not(.main)")).to_have_count(0)


def measure_clicks() -> list[float]:
    """Return the milliseconds that each of some clicks took, in a real browser with motion on."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        sys.exit("bench: expected Chromium, got none: make chromium")
    rng = random.Random(1)
    with serve() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(SWITCHES))
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page.add_init_script(f"({WATCH})()")
        page.goto(served.address)
        page.get_by_role("button", name="Play a bot").click()
        while page.evaluate("() => window.waits.length") < CLICKS:
            click_through(page, rng)
        waits: list[float] = page.evaluate("() => window.waits")
        browser.close()
    return waits


def rows() -> list[Row]:
    """Return every row of this benchmark."""
    waits = measure_clicks()
    return [
        within("click-to-drawn-median", statistics.median(waits), "ms", goal=100),
        within("click-to-drawn-p95", statistics.quantiles(waits, n=20)[-1], "ms", goal=100),
        within("page-compressed", weigh(), "KB", goal=100),
    ]


if __name__ == "__main__":
    report(rows)
