"""The order of plies: each is seen for a moment, a key skips to the newest."""

import random

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.player import Player

pytestmark = pytest.mark.slow

# When each tile comes to the board, in milliseconds.
WATCH = """() => {
    const count = () => document.querySelectorAll("[data-target^='standing:']").length;
    window.seen = [];
    let before = count();
    new MutationObserver(() => {
        for (; before < count(); before++) window.seen.push(performance.now());
        before = count();
    }).observe(document.body, { subtree: true, childList: true });
}"""

# Press a key as soon as one's own tile is seen and the answer is there: from outside that may come too late.
PRESS = """() => {
    window.pressed = null;
    const look = () => {
        if (window.seen.length === 1 && document.querySelector(".prompt.lit")) {
            window.pressed = performance.now();
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
        } else if (window.seen.length < 2) requestAnimationFrame(look);
    };
    look();
}"""


def begin(visit: Visitors) -> Player:
    player = visit(is_still=False)
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    player.page.keyboard.press("x")  # the deal is not the question
    return player


def test_a_bot_that_answers_at_once_is_seen_after_ones_own_tile(visit: Visitors) -> None:
    player = begin(visit)
    player.page.evaluate(WATCH)
    player.place(random.Random(1))
    player.page.wait_for_function("() => window.seen.length === 2")
    own, answer = player.page.evaluate("() => window.seen")
    assert 100 <= answer - own <= 1500  # 260, less the time that drawing the first one took


def test_any_key_skips_to_the_newest(visit: Visitors) -> None:
    # An answer that comes late leaves nothing to skip, and the third tile of a match brings a count.
    for attempt in range(6):
        player = begin(visit)
        player.page.evaluate(WATCH)
        player.page.evaluate(PRESS)
        player.place(random.Random(attempt))
        player.page.wait_for_function("() => window.seen.length === 2")
        pressed, skipped = player.page.evaluate("() => [window.pressed, window.seen[1]]")
        if pressed is not None:
            break
    assert pressed is not None
    assert skipped - pressed < 50
