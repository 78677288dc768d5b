"""Taking back by consent and giving up, through the page."""

import random

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors
from tests.web.measure import shift
from tests.web.player import Player
from tests.web.test_online import placed, sit_down_together

pytestmark = pytest.mark.slow


def choose_in_menu(player: Player, *names: str) -> None:
    """Open the menu and press one item after another."""
    player.page.get_by_role("button", name="Menu", exact=True).click()
    for name in names:
        player.press(name)


def turn_of(players: tuple[Player, Player]) -> tuple[Player, Player]:
    """Return who is to move, then who is not."""
    one, two = players
    for player in players:
        expect(player.page.locator(".prompt")).to_be_visible()
    while not (one.lamp.count() or two.lamp.count()):
        one.page.wait_for_timeout(50)
    return (one, two) if one.lamp.count() else (two, one)


def test_against_a_bot_the_last_action_is_taken_back_at_once(visit: Visitors) -> None:
    player = visit()
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    before = placed(player)
    player.place(random.Random(3))
    expect(player.lamp).to_be_visible()
    assert placed(player) > before
    choose_in_menu(player, "Take back my last action")
    expect(player.page.locator("[data-target^='standing:']")).to_have_count(before)
    expect(player.lamp).to_be_visible()
    player.place(random.Random(4))


def test_a_friend_is_asked_and_agrees(visit: Visitors) -> None:
    players = sit_down_together(visit)
    first, second = turn_of(players)
    before = placed(first)
    first.place(random.Random(3))
    is_english = first is players[0]
    choose_in_menu(first, "Take back my last action" if is_english else "Reprendre mon dernier coup")
    second.press("D’accord" if is_english else "Agree")
    for player in players:
        expect(player.page.locator("[data-target^='standing:']")).to_have_count(before)
    expect(first.lamp).to_be_visible()


def test_whoever_resigns_is_asked_twice(visit: Visitors) -> None:
    player = visit()
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    choose_in_menu(player, "Resign")
    expect(player.ending).to_have_count(0)
    player.press("Resign for good?")
    expect(player.ending).to_contain_text("resigned")
    # What the browser finds out about the dice has its place before it is known.
    player.page.reload()
    expect(player.page.get_by_text("this browser has checked the seal")).to_be_visible()
    assert shift(player.page) == 0
