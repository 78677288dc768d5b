"""How light, quick, steady and readable is the page? In a real browser on loopback."""

import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page

from _browser import chromium, time_first_board, tracing, visitor
from _row import BENCH, Row, report, within

sys.path.insert(0, str(BENCH.parent))  # pages and key positions are those of the tests

from tests.server.house import Guest, House
from tests.web.access import CONTRAST, violations
from tests.web.measure import cut, loaded, shift
from tests.web.place import PAGES, resolve, store, text_of

import pelagos
from pelagos.engine.match import Match

STATIC = Path(pelagos.__file__).parent / "server" / "static"
GAMES = ("tyrus", "mykerinos", "minos")
WAYS = {"en": "Play a bot", "fr": "Jouer contre un bot"}
KILOBYTE = 1000
SLOWDOWN = 4
VISITS = 5
CLICKS = 20
LOOKED_AT = {
    "home": ("/",),
    "match": ("/match/{tyrus-election}", "/match/{mykerinos-crowded}", "/match/{minos-sea}"),
    "replay": ("/replay/{mykerinos-end}#100",),
    "rules": ("/rules/mykerinos",),
}
# A window of 1440 by 900 at 200 %.
ZOOMED = {"width": 720, "height": 450}
# From 56 cubes on the 72 spaces to 64, and the survey.
CROWDED, CROWDED_FROM = "mykerinos-crowded", 110

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


# Where the next thing can be touched, one of several alike: what is asked first, then buildings, then tiles.
NEXT = """() => {
    const find = selector => [...document.querySelectorAll(selector)];
    const lit = kind => find(`.stage:has(.prompt.lit) [data-target^="${kind}:"][data-lit]`);
    const asked = find("section:has(#ending) button.main:enabled, .prompt button.main:enabled");
    const isSent = find(".prompt button:disabled").length > 0;
    const free = () => (lit("building").length ? lit("building") : lit("tile"));
    const things = asked.length ? asked : isSent ? [] : free();
    return things.length && things.map(thing => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    });
}"""


@contextmanager
def open_house() -> Iterator[House]:
    """Run our server on a database file of its own; each game has begun once, so that nothing starts late."""
    if not (STATIC / "index.html").exists():
        sys.exit("bench: expected a built page, got none: run make page")
    with tempfile.TemporaryDirectory(prefix="pelagos-bench-") as folder, House(Path(folder)) as house:
        for game in GAMES:
            house.seat("human", {"kind": "bot", "level": 1}, game=game)
        yield house


def weigh(browser: Browser, house: House) -> float:
    """Return what a first board loads, compressed, in kilobytes: the most of all games and languages."""
    sums = []
    for game, (language, way) in product(GAMES, WAYS.items()):
        with visitor(browser, language=language, reduced_motion="reduce") as page:
            page.goto(house.address)
            card = page.get_by_role("article", name=game.title(), exact=True)
            card.get_by_role("button", name=way).click()
            page.locator(".prompt.lit").wait_for()
            sums.append(sum(size for _, _, size in loaded(page)))
    return max(sums) / KILOBYTE


def wait_for_first_board(browser: Browser, house: House) -> float:
    """Return the median milliseconds until a first board is seen on a slow processor.

    It is that of the game which takes longest on this one.
    """

    def wait(game: str, slowdown: int) -> float:
        guest = house.seat("human", "human", game=game)[0]
        with visitor(browser) as page:
            address = f"{house.address}/match/{guest.match}#{guest.key}"
            return time_first_board(page, address, slowdown=slowdown)

    waits = {game: wait(game, 1) for game in GAMES}
    slowest = max(waits, key=lambda game: waits[game])
    return statistics.median(wait(slowest, SLOWDOWN) for _ in range(VISITS))


def click_through(page: Page, rng: random.Random) -> None:
    """Do the next thing on the way to another placed tile; begin another match when one is over.

    The mouse goes where a thing is now: what waits until it stands still would take most of the time.
    """
    points = page.wait_for_function(NEXT).json_value()
    page.mouse.click(*points[rng.randrange(len(points))])


def measure_clicks(browser: Browser, house: House) -> list[float]:
    """Return the milliseconds that each of some clicks took, with motion on."""
    rng = random.Random(1)
    with visitor(browser) as page:
        page.add_init_script(f"({WATCH})(); localStorage.setItem('pelagos.level.tyrus', '1')")
        page.goto(house.address)
        page.get_by_role("article", name="Tyrus").get_by_role("button", name="Play a bot").click()
        while page.evaluate("() => window.waits.length") < CLICKS:
            click_through(page, rng)
        waits: list[float] = page.evaluate("() => window.waits")
    return waits


def measure_animation(browser: Browser, house: House) -> float:
    """Return the longest task, in milliseconds, while a crowded region is dug before our eyes."""
    made, keys = store(house, CROWDED, CROWDED_FROM)
    actions = Match.from_transcript(text_of(CROWDED)).actions[CROWDED_FROM:]
    guests = [Guest(house, made, key) for key in keys]
    with visitor(browser) as page:
        page.goto(f"{house.address}/match/{made}#{keys[0]}")
        page.locator(PAGES["match"].shows).first.wait_for()
        page.wait_for_timeout(500)
        with tracing(browser, page) as tasks:
            for ply, action in enumerate(actions, start=CROWDED_FROM):
                body = guests[0].body
                guests[body["to_move"]].play(action, ply).raise_for_status()
                page.wait_for_timeout(150)
            page.wait_for_timeout(1500)
    return max(tasks)


def look_at(browser: Browser, house: House, *routes: str) -> tuple[float, list[str], list[str]]:
    """Return the largest layout shift of these pages, and what has too little contrast or is cut at 200 %."""
    shifts, pale, cuts = [], [], []
    for route in routes:
        for address in LOOKED_AT[route]:
            with visitor(browser, reduced_motion="reduce") as page:  # colours that fade are not final
                page.goto(house.address + resolve(house, address))
                page.locator(PAGES[route].shows).first.wait_for()
                shifts.append(shift(page))
                pale += [f"{address}: {fault}" for fault in violations(page, *CONTRAST)]
                page.emulate_media(color_scheme="dark")
                pale += [f"{address}, dark: {fault}" for fault in violations(page, *CONTRAST)]
                page.set_viewport_size(ZOOMED)
                page.wait_for_timeout(100)
                cuts += [f"{address}, 200 %: {fault}" for fault in cut(page)]
    return max(shifts), pale, cuts


def look_alone(house: House, *routes: str) -> tuple[float, list[str], list[str]]:
    """Look at pages in a browser of its own."""
    with chromium() as browser:
        return look_at(browser, house, *routes)


def rows() -> list[Row]:
    """Return every row of this benchmark."""
    with open_house() as house, chromium() as browser:
        first = wait_for_first_board(browser, house)
        waits = measure_clicks(browser, house)
        longest = measure_animation(browser, house)
        # Nothing of this depends on the clock: side by side, about as much in each.
        with ThreadPoolExecutor(1) as pool:
            matches = pool.submit(look_alone, house, "match")
            weight = weigh(browser, house)
            seen = [look_at(browser, house, "home", "replay", "rules"), matches.result()]
    pale = [fault for _, found, _ in seen for fault in found]
    cuts = [fault for _, _, found in seen for fault in found]
    for fault in pale + cuts:
        print(fault, file=sys.stderr)
    return [
        within("first-board-compressed", weight, "KB", goal=120),
        within(f"first-board-visible-{SLOWDOWN}x-slowed", first, "ms", goal=1000),
        within("click-to-drawn-median", statistics.median(waits), "ms", goal=100),
        within("click-to-drawn-p95", statistics.quantiles(waits, n=20)[-1], "ms", goal=100),
        within("animation-longest-task", longest, "ms", goal=50),
        within("layout-shift", max(shifted for shifted, _, _ in seen), "CLS", goal=0),
        within("contrast-failures", len(pale), "texts", goal=0),
        within("text-200-failures", len(cuts), "texts", goal=0),
    ]


if __name__ == "__main__":
    report(rows)
