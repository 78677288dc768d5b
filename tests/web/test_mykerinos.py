"""Mykerinos in a real browser: a whole game of two by touching what is lit, and a refusal with its rule."""

import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.house import Guest, House
from tests.web.access import check_access
from tests.web.conftest import Visitors
from tests.web.place import store
from tests.web.player import WITHIN_MS, Player

pytestmark = pytest.mark.slow

PLIES = 5  # of a season that are not for passing: more would only take longer
TRY_MS = 10
TRIES = WITHIN_MS // TRY_MS


def sit_down(visit: Visitors, house: House) -> tuple[list[Player], list[Guest]]:
    """Open a match of two, each seat in a browser of its own; the last guest watches."""
    guests = house.seat("human", "human", game="mykerinos")
    links = [f"/match/{guest.match}#{guest.key}" for guest in guests[:-1]]
    return [
        visit(link, language=language) for link, language in zip(links, ("en", "fr"), strict=True)
    ], guests


def see_turn(player: Player, legal: list[dict[str, Any]]) -> int:
    """Put away what was surveyed until exactly what may be touched is lit; return how often."""
    wanted = {entry["target"][0] for entry in legal}
    put_away = 0
    for _ in range(TRIES):
        if player.page.locator(".prompt button.main:enabled").count():  # not while an action is sent
            player.main_button.click()
            put_away += 1
        elif set(player.lit()) == wanted:
            return put_away
        player.page.wait_for_timeout(TRY_MS)
    raise AssertionError(f"expected {sorted(wanted)} to be lit, got {sorted(player.lit())}")


def choose(legal: list[dict[str, Any]], rng: random.Random, *, is_digging: bool) -> dict[str, Any]:
    """Return a legal action at random; who need not dig any more passes when they can."""
    idle = [entry for entry in legal if entry["notation"] in ("pass", "end-turn")]
    return rng.choice(idle if idle and not is_digging else legal)


def play(player: Player, entry: dict[str, Any]) -> None:
    """Touch what an action asks for, and confirm it if it stays."""
    for touch in entry["target"]:
        expect(player.thing(touch)).to_have_attribute("data-lit", "")
        player.touch(touch)
    if entry["commits"]:
        player.main_button.click()


def test_a_whole_game_of_two_by_touching_what_is_lit(visit: Visitors, house: House) -> None:
    players, guests = sit_down(visit, house)
    watcher, rng = guests[-1], random.Random(2)
    seen: Counter[str] = Counter()
    while (body := watcher.body)["status"] != "over":
        view, mover = body["view"], body["to_move"]
        legal = guests[mover].body["legal"]
        seen["count"] += see_turn(players[mover], legal)
        if not seen[view["stage"]] and view["stage"] in ("act", "survey"):
            check_access(players[mover])
        seen[view["stage"]] += 1
        seen[f"season {view['season']}"] += 1
        entry = choose(legal, rng, is_digging=seen[f"season {view['season']}"] <= PLIES)
        play(players[mover], entry)
        for _ in range(TRIES):
            if watcher.body["ply"] > body["ply"]:
                break
            players[mover].page.wait_for_timeout(TRY_MS)
        else:
            raise AssertionError(f"{entry['notation']} was not played")
    assert all(seen[name] for name in ("count", "act", "neutral", "survey")), seen
    for player in players:
        while player.wait() != "over":
            check_access(player)
            player.main_button.click()
        totals = [str(score) for score in watcher.body["outcome"]["scores"]]
        expect(player.page.locator("[data-total]")).to_have_text(totals)
        check_access(player)


def test_a_pyramid_is_refused_and_the_slip_names_its_rule(visit: Visitors, house: House) -> None:
    players, guests = sit_down(visit, house)
    body = guests[-1].body
    player = players[body["to_move"]]
    parcels = [parcel for area in body["view"]["areas"] for parcel in area["parcels"]]
    spaces = [space for parcel in parcels for space in parcel["spaces"] if space["has_pyramid"]]
    target = f"space:{spaces[0]['name']}"
    expect(player.lamp).to_be_visible()
    player.touch(target)
    expect(player.page.locator("[role=status] a")).to_contain_text("M9")
    expect(player.thing(target)).to_have_attribute("data-refused", "")


def test_an_excavation_can_be_opened_with_the_keyboard_alone(visit: Visitors, house: House) -> None:
    players, guests = sit_down(visit, house)
    body = guests[-1].body
    player = players[body["to_move"]]
    expect(player.lamp).to_be_visible()
    player.page.keyboard.press("ArrowDown")
    first = player.page.evaluate("() => document.activeElement?.dataset.target")
    player.page.keyboard.press("ArrowRight")
    second = player.page.evaluate("() => document.activeElement?.dataset.target")
    assert first.startswith("space:")
    assert second.startswith("space:")
    assert first != second
    player.page.keyboard.press("Enter")
    expect(player.thing("button:end-turn")).to_be_visible()
    expect(player.thing(second)).not_to_have_attribute("data-lit", "")


def read_to(player: Player, title: str) -> None:
    """Put away what was resolved before that of this title."""
    expect(player.main_button).to_be_visible()
    told = player.page.locator(".prompt p b")
    for _ in range(TRIES):
        if told.inner_text() == title:
            return
        player.main_button.click()
        player.page.wait_for_timeout(TRY_MS)
    raise AssertionError(f"{title!r} was not told")


def test_the_last_area_of_a_season_is_told_as_it_stood(visit: Visitors, house: House) -> None:
    match, keys = store(house, "mykerinos-4-points", 71)
    player = visit(f"/match/{match}#{keys[0]}")
    expect(player.main_button).to_be_visible()
    assert Guest(house, match, keys[2]).play("take-right", 71).status_code == 200
    for _ in range(2):  # seen live, then after a reload
        read_to(player, "Area 4 has been surveyed")
        expect(player.page.locator("header .where")).to_contain_text("Season 2 of 4: survey")
        expect(player.page.locator(".region [data-piece]")).to_have_count(4)
        expect(player.page.locator(".scale .free")).to_have_count(0)
        expect(player.page.locator(".holdings .stock")).to_have_text(["3", "13", "9", "9"])
        expect(player.page.locator(".pile")).to_have_attribute("aria-label", "Blue cubes to place: 3")
        check_access(player)
        player.page.reload()
    read_to(player, "Area 4 has been surveyed")
    player.main_button.click()
    expect(player.page.locator("header .where")).to_contain_text("Season 3 of 4: excavation")


def test_the_last_survey_is_told_before_the_exhibition(visit: Visitors, house: House) -> None:
    match, keys = store(house, "mykerinos-4-points", 167)
    player = visit(f"/match/{match}#{keys[0]}")
    phone = visit(f"/match/{match}#{keys[3]}", is_phone=True, is_still=False)
    for each in (player, phone):
        read_to(each, "Area 5 has been surveyed")
    assert Guest(house, match, keys[1]).play("book-5-wing-4", 167).status_code == 200
    for each in (player, phone):
        read_to(each, "Area 6 has been surveyed")
        expect(each.page.locator(".exhibition")).to_have_count(0)
    expect(player.page.locator("header .where")).to_contain_text("Season 4 of 4: survey")
    expect(player.page.locator(".rail .score")).to_have_text(["9", "9", "8", "2"])
    expect(player.page.locator(".rail").get_by_text("The exhibition:")).to_have_count(0)
    player.main_button.click()
    expect(player.page.locator(".exhibition")).to_be_visible()
    expect(player.page.locator("section h2")).to_have_count(0)
    expect(player.page.locator(".rail").get_by_text("The exhibition:")).to_be_visible()
    phone.main_button.click()
    expect(phone.page.locator(".strip .early")).to_have_text(["9", "9", "8", "2"])
    expect(phone.page.locator(".strip .late")).to_have_text(["21", "19", "16", "6"])
    late = "thing => parseFloat(getComputedStyle(thing).animationDelay)"
    assert phone.page.locator(".strip .late").first.evaluate(late) > 1
    player.main_button.click()
    expect(player.ending).to_be_visible()


def test_a_trace_goes_with_its_cube_and_lies_above_the_walls(visit: Visitors, house: House) -> None:
    guests = house.seat("human", "human", "human", game="mykerinos")
    watcher = guests[-1]

    def act(beginning: str) -> int:
        body = watcher.body
        mover = int(body["to_move"])
        notations = [entry["notation"] for entry in guests[mover].body["legal"]]
        wanted = next(notation for notation in notations if notation.startswith(beginning))
        assert guests[mover].play(wanted, body["ply"]).status_code == 200
        return mover

    seat = act("pass")
    player = visit(f"/match/{guests[seat].match}#{guests[seat].key}")
    act("dig")
    expect(player.page.locator(".region .under")).to_have_count(1)
    for action in ("pass", "pass", "book"):
        act(action)
    traces = player.page.locator(".museum .under")
    expect(traces).to_have_count(1)
    is_above = """trace => [...document.querySelectorAll("path.room")].every(
        wall => wall.compareDocumentPosition(trace) & Node.DOCUMENT_POSITION_FOLLOWING
    )"""
    assert traces.evaluate(is_above)
    while player.main_button.is_visible():
        player.main_button.click()
        player.page.wait_for_timeout(TRY_MS)
    expect(player.page.locator("header .where")).to_contain_text("Season 2 of 4: excavation")
    expect(traces).to_have_count(1)
    expect(player.page.locator(".region .under")).to_have_count(0)


def test_what_a_card_is_worth_is_said_in_a_low_window_too(visit: Visitors, house: House) -> None:
    match, keys = store(house, "mykerinos-4-points", 14)
    player = visit(f"/match/{match}#{keys[2]}")
    line = player.page.get_by_text("A card is worth your best room")
    for width, height in ((1366, 768), (1024, 768), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(line).to_be_visible()
