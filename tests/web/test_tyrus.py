"""Tyrus in a real browser: a count tells nothing before its time."""

import pytest
from playwright.sync_api import expect
from tests.server.house import Guest, House
from tests.web.conftest import Visitors
from tests.web.place import sit_at, store

pytestmark = pytest.mark.slow

DELAYS = "things => things.map(thing => parseFloat(getComputedStyle(thing).animationDelay))"


def test_the_last_count_shows_the_other_hand_only_once_it_is_put_away(visit: Visitors, house: House) -> None:
    match, keys = store(house, "tyrus-row", 123)
    player = visit(f"/match/{match}#{keys[0]}")
    expect(player.page.locator(".prompt")).to_be_visible()
    assert Guest(house, match, keys[1]).play("p9>brown-temple", 123).status_code == 200
    expect(player.main_button).to_have_text("Continue")
    hands = player.page.locator(".tray [data-target^='hand:']")
    expect(hands).to_have_count(1)
    player.main_button.click()
    expect(player.ending).to_be_visible()
    expect(hands).to_have_count(2)


def test_bars_come_after_the_tiles_have_turned_and_the_winner_after_both(
    visit: Visitors, house: House
) -> None:
    player = visit(sit_at(house, "tyrus-count"), is_still=False)
    count = player.page.get_by_role("group", name="Third election · High priest", exact=True)
    expect(count).to_be_visible()
    turned = max(count.locator("g.face").evaluate_all(DELAYS))
    bars = count.locator("[data-side] g.late:has(rect)").evaluate_all(DELAYS)
    (won,) = count.locator("g.late:has(> g > use[href='#pawn'])").nth(0).evaluate_all(DELAYS)
    assert bars
    assert all(turned < bar < won for bar in bars)
    dot = count.locator("g.early:has(circle)")
    expect(dot).to_have_count(1)
    assert dot.evaluate_all(DELAYS) == [won]
    player.page.keyboard.press("Space")
    expect(dot).to_have_css("opacity", "0")
    for thing in count.locator(".late").all():
        expect(thing).to_have_css("animation-name", "none")
