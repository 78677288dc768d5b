"""A whole game against a bot in a real browser, the keyboard, refusals; axe looks over the shoulder."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.access import check_access
from tests.web.conftest import Visitors
from tests.web.player import Player
from tests.web.test_online import FOREIGN

import pelagos

pytestmark = pytest.mark.slow

WORDS = {
    "en": {"bot": "Play a bot", "rule": "First choose a tile", "again": "Play again"},
    "fr": {"bot": "Jouer contre un bot", "rule": "Choisissez d’abord une tuile", "again": "Rejouer"},
}


def test_a_whole_game_against_a_bot_and_its_transcript(visit: Visitors, tmp_path: Path) -> None:
    player, rng = visit(language="fr", theme="dark", is_phone=True), random.Random("fr")
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    player.page.get_by_role("article", name="Tyrus").get_by_label("Niveau du bot").select_option("1")
    player.start(WORDS["fr"]["bot"])
    looked: set[str] = set()
    placed = 0
    while (state := player.wait()) != "over":
        if state == "turn" and "ghost" not in looked:
            player.choose(rng)
            check_access(player)
            looked.add("ghost")
            for _ in range(2):  # the building, then the tile
                player.page.keyboard.press("Escape")
            enlarge(player)
        looked.add(state)
        placed += player.play(rng) == "turn"
    assert looked == {"turn", "count", "ghost"}
    assert 9 <= placed <= 27
    check_access(player)
    expect(player.page.get_by_role("button", name=WORDS["fr"]["again"])).to_be_visible()
    assert re.search(FOREIGN["fr"], player.page.locator("body").inner_text()) is None
    expect(player.page.get_by_text("a vérifié le sceau")).to_be_visible()
    with player.page.expect_download() as waiting:
        player.press("Transcription")
    file = tmp_path / "game.txt"
    waiting.value.save_as(file)
    match = pelagos.Match.from_transcript(file.read_text(encoding="utf-8"))
    assert match.is_over
    assert match.dice is not None
    assert match.dice["key"] is not None


def enlarge(player: Player) -> None:
    """Make the board larger with two fingers, play there, and see all of it again."""
    board = player.page.locator("svg.plate")
    width = width_of(board)
    player.pinch(board, 2)
    assert width_of(board) == pytest.approx(2 * width, rel=0.05)
    assert player.page.evaluate("() => visualViewport.scale") == 1
    check_access(player)
    player.touch(player.lit("tile:")[0])
    player.touch(player.lit("building:")[-1])
    expect(player.cancel_button).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    player.press("Plateau entier")
    assert width_of(board) == width


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_any_action_can_be_played_with_the_keyboard_alone(visit: Visitors) -> None:
    player = visit()
    keyboard = player.page.keyboard
    expect(player.page.get_by_role("button", name="Play a bot").first).to_be_visible()
    for _ in range(20):
        keyboard.press("Tab")
        if player.page.evaluate("() => document.activeElement?.textContent") == "Play a bot":
            break
    keyboard.press("Enter")
    expect(player.lamp).to_be_visible()
    hand = set(player.lit("tile:"))
    reached = {walk(player, arrow) for arrow in ["ArrowRight"] * len(hand)}
    assert reached == hand, "arrows reach every tile"
    keyboard.press("Enter")
    buildings = set(player.lit("building:"))
    assert len(buildings) == 6
    steps = ["Up", "Left", "Left", "Up", "Right", "Right", "Down", "Left", "Left", "Up"]
    reached = {walk(player, f"Arrow{step}") for step in steps}
    assert buildings <= reached, "arrows reach every building"
    keyboard.press("Enter")
    expect(player.page.get_by_role("button", name="Confirm")).to_be_visible()
    before = len(player.page.locator("[data-target^='tile:']").all())
    keyboard.press("Enter")
    expect(player.page.locator("[data-target^='tile:']")).to_have_count(before - 1)


def walk(player: Player, arrow: str) -> str:
    """Press an arrow and return what is focused then."""
    player.page.keyboard.press(arrow)
    return str(player.page.evaluate("() => document.activeElement?.dataset.target ?? ''"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_refusal_says_why_and_links_to_its_rule(visit: Visitors, language: str) -> None:
    player = visit(language=language)
    player.start(WORDS[language]["bot"])
    expect(player.lamp).to_be_visible()
    player.touch("building:beige-market")
    slip = player.page.get_by_role("status").filter(has_text=WORDS[language]["rule"])
    expect(slip).to_be_visible()
    link = slip.get_by_role("link")
    expect(link).to_contain_text("T7")
    with player.page.context.expect_page() as opening:
        link.click()
    rules = opening.value
    expect(rules.locator("#t7")).to_be_in_viewport()


def test_touches_that_need_no_confirming_play_at_once(visit: Visitors) -> None:
    player = visit()
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    player.press("Menu")
    player.page.get_by_label("Confirm before playing").uncheck()
    player.page.keyboard.press("Escape")
    tile, _ = player.choose(random.Random(1))
    expect(player.thing(tile)).to_have_count(0)
