"""The lessons in a real browser: each played from the first chapter to the last, doing what is asked."""

import json
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect
from tests.web.conftest import Visitors
from tests.web.player import Player

pytestmark = pytest.mark.slow

COURSES = Path(__file__).parents[2] / "web" / "src" / "learn" / "courses"
AXE_AT = {1, 7}  # chapters that are looked at by axe: a board, and what was resolved or asked
# What is pointed at, and lies under the teacher or out of sight.
COVERED = """() => {
  const over = document.querySelector(".teacher").getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  return [...document.querySelectorAll("[data-hint]")].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isOut = x < 0 || y < 0 || x > wide || y > high;
    const isBeside = right < over.left + 1 || left > over.right - 1;
    return isOut || !(isBeside || bottom < over.top + 3 || top > over.bottom - 3);
  }).map((thing) => thing.outerHTML.slice(0, 120));
}"""


def chapters_of(game: str) -> list[dict[str, Any]]:
    chapters: list[dict[str, Any]] = json.loads((COURSES / f"{game}.json").read_text("utf-8"))["chapters"]
    return chapters


class Learner:
    """Somebody in a lesson, who does what is asked: by the mouse, a finger, or keys alone."""

    def __init__(self, player: Player, *, has_keys: bool = False) -> None:
        self.page = player.page
        self.player = player
        self.has_keys = has_keys

    @property
    def said(self) -> Locator:
        return self.page.locator(".teacher [role=status]")

    @property
    def main_button(self) -> Locator:
        return self.page.locator(".teacher .btn.main")

    def read_on(self) -> None:
        if self.has_keys:
            expect(self.main_button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.main_button.click()

    def do(self, where: str, *, is_free: bool) -> None:
        """Touch what is ringed, or where the learner is free what is lit, until it is played."""
        for _ in range(4):
            lit = "[data-target][data-lit]" + ("" if is_free else "[data-hint]")
            target = self.page.locator(lit).first.get_attribute("data-target")
            assert target is not None
            self.touch(target)
            expect(self.page.locator('.teacher[aria-busy="false"]')).to_be_visible()
            if self.page.locator(f'.teacher [data-step="{where}"]').count() == 0:
                return
        raise AssertionError(f"{where}: not played")

    def touch(self, target: str) -> None:
        if not self.has_keys:
            self.player.touch(target)
            return
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 12:
            if self.focused() == target:
                break
            self.page.keyboard.press(arrow)
        if self.focused() != target:  # the arrows walk by nearness, the tabulator by order
            self.tab_to(target)
        self.page.keyboard.press("Enter")

    def tab_to(self, target: str) -> None:
        for _ in range(120):
            if self.focused() == target:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(target)

    def focused(self) -> str | None:
        found: str | None = self.page.evaluate("() => document.activeElement?.dataset?.target ?? null")
        return found


@pytest.mark.parametrize(
    ("game", "language", "is_phone", "has_keys"),
    [
        ("tyrus", "fr", False, False),
        ("mykerinos", "en", True, False),
        ("minos", "en", False, True),
    ],
    ids=["tyrus-french", "mykerinos-phone", "minos-keys"],
)
def test_a_lesson_is_played_to_its_end(
    visit: Visitors, game: str, language: str, *, is_phone: bool, has_keys: bool
) -> None:
    player = visit(
        f"/learn/{game}", language=language, is_phone=is_phone, theme="dark" if is_phone else "light"
    )
    learner = Learner(player, has_keys=has_keys)
    for number, chapter in enumerate(chapters_of(game), start=1):
        for at, step in enumerate(chapter["steps"], start=1):
            where = f"{chapter['name']}-{at}"
            expect(player.page.locator(f'.teacher [data-step="{where}"]')).to_be_visible()
            if step.get("show"):
                expect(player.page.locator("[data-hint]").first).to_be_visible()
            assert player.page.evaluate(COVERED) == [], where
            if number in AXE_AT and at == 1:
                found = Axe().run(player.page)
                assert found.violations_count == 0, found.generate_report()
            if "ask" in step:
                learner.do(where, is_free=step.get("free", False))
            else:
                learner.read_on()
    read = "Lire les règles" if language == "fr" else "Read the rules"
    expect(player.page.get_by_role("link", name=read)).to_have_attribute("href", f"/rules/{game}")
    learner.main_button.click()
    expect(player.page.locator(".prompt").first).to_be_visible()
    assert "/match/" in player.page.url


def test_one_may_stray_go_back_and_come_again(visit: Visitors) -> None:
    player = visit("/")
    player.page.get_by_role("link", name="Learn by playing Tyrus").click()
    page, learner = player.page, Learner(player)
    page.get_by_role("button", name="Chapter 3: Vote").click()
    step = page.locator(".teacher [data-step]")
    expect(step).to_have_attribute("data-step", "vote-1")
    # Something else that is legal is not played: it is said why, and the ring stays.
    player.touch("tile:p7")
    player.touch("building:beige-temple")
    expect(learner.said).to_contain_text("That is allowed too")
    expect(page.locator('[data-target="tile:s8"][data-hint]')).to_be_visible()
    # What is not legal is refused by its rule, as at a table.
    player.touch("card:election")
    expect(page.locator(".slip a")).to_have_attribute("href", "/rules/tyrus#t6")
    page.get_by_role("button", name="Do it for me").click()
    expect(step).to_have_attribute("data-step", "vote-2")
    page.get_by_role("button", name="Back").click()
    expect(step).to_have_attribute("data-step", "vote-1")
    expect(player.thing("tile:s8")).to_be_visible()
    page.reload()
    expect(step).to_have_attribute("data-step", "vote-1")
    page.get_by_role("link", name="Play a real game now").click()
    expect(page.get_by_role("article", name="Tyrus")).to_be_visible()
    page.goto(page.url + "learn/chess")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
