"""Ways of touching the page: with a mouse, with a finger, with the keyboard alone."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page

# A point of something lit at which a touch reaches it, the middle if it can be; none where all is covered,
# null where it is not lit any more.
_POINT = """target => {
    const [thing] = document.querySelectorAll(`[data-target="${target}"][data-lit]`);
    if (!thing) return null;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const steps = [0.5];
    for (let step = 1; step < 12; step++) steps.push(0.5 + step / 24, 0.5 - step / 24);
    for (const down of steps) for (const along of steps) {
        const [x, y] = [left + along * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest("[data-target]") === thing) return [x, y];
    }
    return [];
}"""
# The way from what is focused to something lit: there, or the arrow that leads to it, or null from nowhere.
_WAY = """target => {
    const here = document.activeElement?.closest("[data-target]");
    if (!here) return null;
    if (here.dataset.target === target) return "there";
    const [thing] = document.querySelectorAll(`[data-target="${target}"][data-lit]`);
    if (!thing) return null;
    const [from, to] = [here, thing].map(each => each.getBoundingClientRect());
    const x = to.x - from.x + (to.width - from.width) / 2;
    const y = to.y - from.y + (to.height - from.height) / 2;
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
    return y > 0 ? "ArrowDown" : "ArrowUp";
}"""
_IS_FOCUSED = "thing => document.activeElement === thing"
_FOCUSED = "() => document.activeElement?.closest('[data-target]')?.dataset.target ?? null"
_MOST_ARROWS = 20
_MOST_TABS = 200
_LOOKS, _LOOK_MS = 40, 50


class Hand(Protocol):
    """What a person plays with."""

    def press(self, button: Locator) -> None:
        """Press a button of the page."""

    def touch(self, target: str) -> None:
        """Touch something lit."""


class Mouse:
    """Clicks where a thing can be seen."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        button.click()

    def touch(self, target: str) -> None:
        if point := _find_point(self._page, target):
            self._page.mouse.click(*point)


class Finger:
    """Taps where a thing can be seen."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        button.tap()

    def touch(self, target: str) -> None:
        if point := _find_point(self._page, target):
            self._page.touchscreen.tap(*point)


class Keys:
    """Walks by arrows and by Tab, and presses Enter."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        handle = button.element_handle()
        for _ in range(_MOST_TABS):
            if handle.evaluate(_IS_FOCUSED):
                self._page.keyboard.press("Enter")
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {button}")

    def touch(self, target: str) -> None:
        self._walk(target)
        lit = self._page.locator(f'[data-target="{target}"][data-lit]')
        for _ in range(_MOST_TABS):
            if self._page.evaluate(_FOCUSED) == target:
                self._page.keyboard.press("Enter")
                return
            if not lit.count():
                return  # its moment has passed
            self._page.keyboard.press("Tab")
        raise AssertionError(f"neither arrows nor Tab reach {target}")

    def _walk(self, target: str) -> None:
        """Follow arrows towards a thing, as far as they lead: what lies behind another is left to Tab."""
        seen: set[Any] = set()
        for _ in range(_MOST_ARROWS):
            way = self._page.evaluate(_WAY, target)
            here = self._page.evaluate(_FOCUSED)
            if way == "there" or (here, way) in seen:
                return
            seen.add((here, way))
            self._page.keyboard.press(way or "ArrowDown")


HANDS: dict[str, type[Mouse] | type[Finger] | type[Keys]] = {
    "mouse": Mouse,
    "keyboard": Keys,
    "touch": Finger,
}


def _find_point(page: Page, target: str) -> list[float] | None:
    """Return where something lit can be touched, once the page is still; None if its moment has passed."""
    for _ in range(_LOOKS):
        point: list[float] | None = page.evaluate(_POINT, target)
        if point != []:
            return point
        page.wait_for_timeout(_LOOK_MS)
    raise AssertionError(f"{target} is lit, and nothing of it can be touched")
