"""Tyrus in a real browser: discards are looked through, and a count tells nothing before its time."""

import pytest
from playwright.sync_api import expect
from tests.server.house import Guest, House
from tests.web.access import violations
from tests.web.conftest import Visitors
from tests.web.place import sit_at, store
from tests.web.player import Player

pytestmark = pytest.mark.slow

DISCARDED = ["Soldiers: 1 and 2", "Merchants: 1 and 2", "Priests: 1, 2 and 3"]
DELAYS = "things => things.map(thing => parseFloat(getComputedStyle(thing).animationDelay))"


def see_discards(player: Player) -> None:
    """See both discards of the position, and nothing to complain of."""
    shown = player.page.locator("dialog").get_by_role("img")
    expect(shown).to_have_count(6)
    assert [each.get_attribute("aria-label") for each in shown.all()] == DISCARDED * 2
    assert violations(player.page) == []


@pytest.mark.parametrize("side", ["brown", "beige"])
@pytest.mark.parametrize("is_by_key", [False, True], ids=["mouse", "keyboard"])
def test_either_discard_opens_both_and_has_the_focus_again(
    visit: Visitors, house: House, side: str, is_by_key: bool
) -> None:
    player = visit(sit_at(house, "tyrus-election"))
    pile = player.thing(f"discard:{side}")
    expect(pile).to_have_attribute("aria-label", f"{side.title()}: 7 discarded. {'. '.join(DISCARDED)}")
    if is_by_key:
        pile.focus()
        player.page.keyboard.press("Enter")
    else:
        pile.click()
    see_discards(player)
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(pile).to_be_focused()
    expect(player.page.locator(".slip")).to_have_count(0)


def test_on_a_phone_discards_and_cards_to_come_are_with_the_players(visit: Visitors, house: House) -> None:
    player = visit(sit_at(house, "tyrus-election"), is_phone=True)
    player.press("Players")
    see_discards(player)
    cards = (
        player.page.get_by_role("dialog")
        .get_by_role("region", name="Discarded tiles")
        .get_by_role("listitem")
    )
    expect(cards).to_have_text(["General × 1", "Chief merchant × 2", "High priest × 2"])


def test_a_discard_is_looked_through_in_a_replay(visit: Visitors, house: House) -> None:
    player = visit(f"/replay/{store(house, 'tyrus-row')[0]}#62")
    player.thing("discard:brown").first.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("dialog", name="Discarded tiles")).to_be_visible()


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
