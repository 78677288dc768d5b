"""Whole games in a real browser: each game, way of playing, language, and mouse, keyboard or finger."""

import random
import re
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect
from tests.server.house import Guest, House
from tests.web.conftest import Visitors, chromium
from tests.web.hand import HANDS
from tests.web.whole import TITLES, Whole, prepare

import pelagos

WAYS = ("bot", "here", "online", "reconnect")
LANGUAGES = ("en", "fr")
MATRIX = tuple(product(TITLES, WAYS, LANGUAGES, HANDS))
STEP = len(LANGUAGES) * len(HANDS)  # one game in one way
_MOST_TOUCHES = 3000
_RELOADS_AT, _KILLS_AT = 2, 4  # of the actions that wait to be confirmed
# While the server is gone the browser itself complains that nobody answers.
_UNANSWERED = re.compile("WebSocket connection|ERR_CONNECTION|Failed to fetch")

FOUND: dict[str, float] = {}  # touches of a game, on average


def run(first: int, num: int) -> int:
    """Play the next ``num`` games of the matrix, each to the end, and raise at the first complaint."""
    touches = 0
    with TemporaryDirectory() as folder, House(Path(folder)) as house, chromium() as browser:
        for number in range(first, first + num):
            touches += _play(house, browser, number)
    FOUND["touches"] = touches / num
    return num


def _play(house: House, browser: Browser, number: int) -> int:
    """Play one game, see it end on every screen, and read its transcript; return how often was touched."""
    game, way, language, hand = MATRIX[number % len(MATRIX)]
    rng = random.Random(number)
    visitors = Visitors(browser, house.address, prepare=prepare)
    try:
        players = _sit_down(visitors, game, way, language, hand, rng)
        _play_out(house, players, is_frail=way == "reconnect")
        for player in players:
            expect(player.page.locator("#ending")).not_to_be_empty()
        match = players[0].page.url.rsplit("/", 1)[1]
        told = pelagos.Match.from_transcript(Guest(house, match, None).transcript)
        assert told.is_over
        is_frail = way == "reconnect"
        complaints = [text for text in visitors.complaints if not (is_frail and _UNANSWERED.search(text))]
        assert complaints == []
    except Exception as error:
        raise AssertionError(f"{game}, {way}, {language}, {hand}, seed {number}: {error}") from error
    finally:
        visitors.close()
    return sum(player.touches for player in players)


def _sit_down(
    visitors: Visitors, game: str, way: str, language: str, hand: str, rng: random.Random
) -> list[Whole]:
    """Begin from the first page; online, another reads the other language and comes by the link."""

    def enter(path: str, speaks: str) -> Whole:
        return Whole(visitors(path, language=speaks, is_phone=hand == "touch").page, hand, rng)

    host = enter("/", language)
    if way in ("bot", "here"):
        host.start(game, way)
        return [host]
    host.start(game, "friend")
    link = host.page.locator("input[readonly]").first.input_value()
    guest = enter("/match/" + link.rsplit("/", 1)[1], "fr" if language == "en" else "en")
    guest.join()
    return [host, guest]


def _play_out(house: House, players: list[Whole], *, is_frail: bool) -> None:
    """Let all play until each sees the end; in a frail house a page is reloaded and the server killed."""
    held = 0

    def disturb(player: Whole) -> bool:
        nonlocal held
        held += is_frail
        if is_frail and held == _RELOADS_AT:
            player.page.reload()
        elif is_frail and held == _KILLS_AT:
            house.kill()
            player.confirm()  # nobody hears it: the page asks again until somebody does
            house.restart()
        else:
            return False
        return True

    while True:
        are_over = [player.step(disturb) for player in players]
        if all(are_over):
            break
        assert sum(player.touches for player in players) < _MOST_TOUCHES
    assert not is_frail or held >= _KILLS_AT, f"only {held} actions waited to be confirmed"
