"""Somebody who plays through the page: sees what is lit, touches it, confirms."""

import random
import re
from collections.abc import Sized
from typing import Any

from playwright.sync_api import Locator, Page, expect

LIT = "[data-target][data-lit]"
WITHIN_MS = 15_000  # on a machine that others keep busy; on an idle one nothing takes a second
_LOOK_MS = 20


class Player:
    """A person at a browser, with a mouse or with a finger."""

    def __init__(self, page: Page, *, has_finger: bool = False) -> None:
        self.page = page
        self.has_finger = has_finger
        page.set_default_timeout(WITHIN_MS)

    def press(self, name: str) -> None:
        """Press the button of that name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def start(self, way: str, *, game: str = "Tyrus", seats: int | None = None, choice: str = "") -> None:
        """Begin a match from the first page: the button of that name on the card of the game."""
        card = self.page.get_by_role("article", name=game, exact=True)
        for name in filter(None, (str(seats or ""), choice)):
            card.get_by_role("radio", name=name, exact=True).check()
        card.get_by_role("button", name=way, exact=True).click()
        if way.startswith("Invit"):
            self.page.get_by_role("dialog").get_by_role(
                "button", name=re.compile("^(Open the|Ouvrir la) table$")
            ).click()

    @property
    def seats(self) -> Locator:
        """Everybody in the list of players beside the board."""
        return self.page.get_by_role("complementary").get_by_role("list").first.get_by_role("listitem")

    @property
    def lamp(self) -> Locator:
        """The prompt when it is this person's turn."""
        return self.page.locator(".prompt.lit")

    @property
    def main_button(self) -> Locator:
        return self.page.locator(".prompt button.main")

    @property
    def cancel_button(self) -> Locator:
        """There while an action waits for its confirmation, or for the server's word."""
        return self.page.locator(".prompt button:not(.main)")

    @property
    def ending(self) -> Locator:
        return self.page.locator("#ending")

    def wait_for(self, things: Sized, num: int) -> None:
        """Let the page go on until there are so many things, or for as long as anything may take."""
        for _ in range(WITHIN_MS // _LOOK_MS):
            if len(things) >= num:
                return
            self.page.wait_for_timeout(_LOOK_MS)

    def lit(self, kind: str = "") -> list[str]:
        """Return the targets that are lit, of one kind if asked."""
        things = self.page.locator(LIT).evaluate_all("things => things.map(thing => thing.dataset.target)")
        return [thing for thing in things if thing.startswith(kind)]

    def targets(self) -> list[str]:
        """Return everything that carries a target, lit or not."""
        things = self.page.locator("[data-target]")
        found: list[str] = things.evaluate_all("things => things.map(thing => thing.dataset.target)")
        return found

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]')

    def touch(self, target: str) -> None:
        if self.has_finger:
            self.thing(target).tap()
        else:
            self.thing(target).click()

    def pinch(self, thing: Locator, times: float) -> None:
        """Draw two fingers apart on something, or together."""
        box = thing.bounding_box()
        assert box is not None
        x, y, reach = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 30
        session = self.page.context.new_cdp_session(self.page)
        for kind, apart in (
            ("touchStart", 1.0),
            ("touchMove", (1 + times) / 2),
            ("touchMove", times),
            ("touchEnd", None),
        ):
            fingers = (
                [] if apart is None else [{"x": x - reach * apart, "y": y}, {"x": x + reach * apart, "y": y}]
            )
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
        session.detach()

    def choose(self, rng: random.Random) -> tuple[str, str]:
        """Touch a tile and a building that are lit; the action waits for Confirm."""
        expect(self.lamp).to_be_visible()
        tile = rng.choice(self.lit("tile:"))
        self.touch(tile)
        building = rng.choice(self.lit("building:"))
        self.touch(building)
        return tile, building

    def place(self, rng: random.Random) -> None:
        """Place a tile and see the question answered."""
        self.choose(rng)
        self.main_button.click()
        expect(self.cancel_button).to_have_count(0)

    def wait(self) -> str:
        """Wait until there is something to do: ``turn``, ``count`` (to be put away) or ``over``."""
        ready = self.lamp.or_(self.ending).or_(self.main_button).first
        expect(ready).to_be_visible()
        if self.ending.count():
            return "over"
        return "turn" if self.lamp.count() else "count"

    def wait_or_watch(self) -> str:
        """Return what there is to do, ``watch`` when it is another's turn and nothing else."""
        expect(self.page.locator(".prompt").or_(self.ending).first).to_be_visible()
        if self.ending.count():
            return "over"
        if self.lamp.count():
            return "turn"
        return "count" if self.main_button.count() else "watch"

    def play(self, rng: random.Random) -> str:
        """Do the next thing there is to do, and return what it was."""
        state = self.wait()
        if state == "count":
            self.main_button.click()
        elif state == "turn":
            self.place(rng)
        return state

    def tree(self) -> str:
        """Return the accessibility tree as text."""
        return self.page.locator("body").aria_snapshot()

    def store(self) -> Any:
        """Return everything the browser keeps for the page."""
        return self.page.evaluate("() => ({...localStorage, ...sessionStorage})")
