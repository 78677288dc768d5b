"""Two browsers, one table; and a server that dies in the middle."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.house import House
from tests.web.conftest import Visitors
from tests.web.place import store
from tests.web.player import Player

pytestmark = pytest.mark.slow

# Words of the other language.
FOREIGN = {"en": r"\b(Élection|Brun|tuile|partie)\b", "fr": r"\b(Election|Brown|tile|places|wins)\b"}


def sit_down_together(visit: Visitors) -> tuple[Player, Player]:
    """Let one invite and the other follow the link."""
    host = visit()
    host.start("Invite a friend")
    link = host.page.get_by_label("Link to this table").input_value()
    guest = visit("/match/" + link.rsplit("/", 1)[1], language="fr")
    guest.press("S’installer")
    return host, guest


def placed(player: Player) -> int:
    return player.page.locator("[data-target^='standing:']").count()


def test_two_browsers_come_to_the_end_each_in_a_language_of_its_own(visit: Visitors, house: House) -> None:
    match, keys = store(house, "tyrus-row", 111)
    players = [
        visit(f"/match/{match}#{key}", language=speaks) for key, speaks in zip(keys, FOREIGN, strict=True)
    ]
    rng = random.Random(4)
    while True:
        states = [player.wait_or_watch() for player in players]
        if states == ["over", "over"]:
            break
        for player, state in zip(players, states, strict=True):
            if state in ("turn", "count"):
                player.play(rng)
    reasons = [player.ending.inner_text() for player in players]
    assert all(reasons)
    assert reasons[0] != reasons[1]
    for player, foreign in zip(players, FOREIGN.values(), strict=True):
        assert re.search(foreign, player.page.locator("body").inner_text()) is None


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as house:
        yield house


def test_a_server_that_is_killed_loses_nothing_and_the_page_goes_on(browser: Browser, frail: House) -> None:
    visit = Visitors(browser, frail.address)
    players, rng = sit_down_together(visit), random.Random(5)
    kills = placements = 0
    while kills < 3:
        for player in players:
            state = player.wait_or_watch()
            if state == "count":
                player.play(rng)
            if state != "turn":
                player.page.wait_for_timeout(50)
                continue
            player.choose(rng)
            placements += 1
            if placements % 3 == 2:
                for each in players:
                    expect(each.page.locator("[data-target^='standing:']")).to_have_count(placed(player))
                frail.kill()
                player.main_button.click()  # nobody hears it: the page asks again until somebody does
                frail.restart()
                kills += 1
            else:
                player.main_button.click()
            expect(player.cancel_button).to_have_count(0)
    visit.close()
