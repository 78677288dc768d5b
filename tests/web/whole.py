"""Whole games through the page alone: whatever the game, do what the page invites to until it is over."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route
from tests.web.hand import HANDS, Hand

TITLES = {"tyrus": "Tyrus", "mykerinos": "Mykerinos", "minos": "Minos"}
WAYS = {
    "bot": re.compile("^(Play a bot|Jouer contre un bot)$"),
    "here": re.compile("^(Play here together|Jouer ensemble ici)$"),
    "friend": re.compile("^(Invite a friend|Inviter un ami)$"),
}
_OPEN = re.compile("^(Open the|Ouvrir la) table$")
_STUCK_S = 60
_LOOK_MS = 15
_IDLE = re.compile("^button:(pass|end-turn|decline)$")
_IDLE_SHARE = 0.35  # how often somebody who may end a turn does: so games stay short
# What the page invites to now; nothing while an action is sent.
_INVITES = """() => {
    const has = selector => document.querySelector(selector) !== null;
    const isFree = has(".prompt.lit") && !has(".prompt button:disabled");
    const lit = [...document.querySelectorAll("main [data-target][data-lit]")];
    return {
        isOver: has("#ending"),
        isCurtain: has("main > .plate > button.main"),
        isAsked: has(".prompt button.main:enabled"),
        isHeld: has(".prompt button:not(.main) + button.main"),
        lit: isFree ? lit.map(each => each.dataset.target) : [],
    };
}"""


class Whole:
    """Somebody who plays a game to its end in one browser, with one hand."""

    def __init__(self, page: Page, hand: str, rng: random.Random) -> None:
        self.page = page
        self.hand: Hand = HANDS[hand](page)
        self._rng = rng
        self._heard = time.monotonic()
        self.touches = 0

    def start(self, game: str, way: str) -> None:
        """Begin a match from the first page."""
        card = self.page.get_by_role("article", name=TITLES[game], exact=True)
        self.hand.press(card.get_by_role("button", name=WAYS[way]))
        if way == "friend":
            self.hand.press(self.page.get_by_role("dialog").get_by_role("button", name=_OPEN))

    def join(self) -> None:
        """Take the seat that is offered."""
        self.hand.press(self.page.locator("form button.main"))

    def invites(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(_INVITES)
        return found

    def confirm(self) -> None:
        """Press the one button that the prompt asks for."""
        self.hand.press(self.page.locator(".prompt button.main"))

    def step(self, disturb: Callable[["Whole"], bool] = lambda _: False) -> bool:
        """Do the next thing there is to do, if there is one; tell whether the end is shown.

        When an action waits to be confirmed, ``disturb`` may do something else, and say so.
        """
        now = self.invites()
        if now["isOver"]:
            return True
        if now["isCurtain"]:
            self.hand.press(self.page.locator("main > .plate > button.main"))
        elif now["isAsked"]:
            if not (now["isHeld"] and disturb(self)):
                self.confirm()
        elif now["lit"]:
            self.hand.touch(self._choose(now["lit"]))
            self.touches += 1
        else:
            stuck = time.monotonic() - self._heard
            assert stuck < _STUCK_S, (
                f"nothing to do for {stuck:.0f} s: {self.page.locator('body').inner_text()}"
            )
            self.page.wait_for_timeout(_LOOK_MS)
            return False
        self._heard = time.monotonic()
        return False

    def _choose(self, lit: list[str]) -> str:
        idle = [target for target in lit if _IDLE.match(target)]
        if idle and self._rng.random() < _IDLE_SHARE:
            return self._rng.choice(idle)
        return self._rng.choice(lit)


def prepare(context: BrowserContext) -> None:
    """Remember the weakest bot and the small map, and let a match of Minos last three rounds.

    The page offers no rounds: they are written into what it asks of the server.
    """
    kept = {f"level.{game}": "1" for game in TITLES} | {"map.minos": "small"}
    lines = "".join(f"localStorage.setItem('pelagos.{name}', '{value}');" for name, value in kept.items())
    context.add_init_script(lines)
    context.route("**/api/matches", _shorten)


def _shorten(route: Route) -> None:
    wanted = route.request.post_data_json if route.request.method == "POST" else None
    if wanted is None or wanted["game"] != "minos":
        route.continue_()
    else:
        route.continue_(post_data={**wanted, "options": {**wanted["options"], "rounds": 3}})
