"""A match told again in a real browser: by keys, by itself, from a file, and played on."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.house import Guest, House
from tests.web.access import check_access
from tests.web.conftest import Visitors
from tests.web.place import store, text_of
from tests.web.player import Player

from pelagos.engine.match import Match

pytestmark = pytest.mark.slow


def keep(house: House, name: str) -> str:
    """Make a match of a golden and return its id; one that is over is over there too."""
    return store(house, name)[0]


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


@pytest.mark.parametrize(
    ("name", "language", "theme", "is_phone"),
    [
        ("tyrus-row", "fr", "dark", False),
        ("mykerinos-3-cubes", "en", "light", True),
        ("minos-3-talents", "fr", "light", False),
    ],
    ids=["tyrus", "mykerinos", "minos"],
)
def test_a_finished_match_is_told_with_the_keyboard_alone(
    visit: Visitors,
    house: House,
    name: str,
    language: str,
    theme: Literal["light", "dark"],
    *,
    is_phone: bool,
) -> None:
    match = Match.from_transcript(text_of(name))
    last = match.ply  # the steps count from 0, and the end is one
    player = visit(f"/replay/{keep(house, name)}", language=language, theme=theme, is_phone=is_phone)
    line, press = slider(player.page), player.page.keyboard.press
    expect(line).to_have_value("0")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        press(key)
        expect(line).to_have_value(str(at))
    press("PageDown")
    chapter = int(line.input_value())
    assert 0 < chapter < last
    check_access(player)
    press("ArrowDown")
    turn = int(line.input_value())
    assert chapter < turn < last
    press("Shift+ArrowLeft")
    assert int(line.input_value()) < turn
    words = "sur" if language == "fr" else "of"
    expect(line).to_have_attribute("aria-valuetext", re.compile(rf"^\d+ {words} {match.ply}"))


def test_it_plays_by_itself(visit: Visitors, house: House) -> None:
    player = visit(f"/replay/{keep(house, 'tyrus-hands')}")
    line = slider(player.page)
    player.page.get_by_label("Speed").select_option("4")
    player.page.locator("#board").focus()
    player.page.keyboard.press(" ")
    expect(player.page.get_by_role("button", name="Pause")).to_be_visible()
    player.page.wait_for_function("() => document.querySelector('input[type=range]').value > 8")
    player.page.keyboard.press(" ")
    stopped = line.input_value()
    player.page.wait_for_timeout(400)
    expect(line).to_have_value(stopped)


def test_a_line_of_the_log_leads_to_its_step(visit: Visitors, house: House) -> None:
    player = visit(f"/replay/{keep(house, 'mykerinos-resigned')}#17")
    expect(slider(player.page)).to_have_value("16")
    log = player.page.get_by_role("region", name="Log")
    expect(log.locator("[aria-current=step]")).to_have_text("Green digs at c1.")
    log.get_by_role("button", name="Blue digs at a1.").click()
    expect(slider(player.page)).to_have_value("14")
    # What was played last is marked in the colour of who did it.
    mark = player.thing("space:a1").locator("path.under + path")
    expect(mark).to_have_attribute("style", re.compile("--blue"))


def test_a_link_says_whose_eyes_and_the_dice_are_verified(visit: Visitors, house: House) -> None:
    match = keep(house, "tyrus-row")
    player = visit(f"/replay/{match}#40-beige", language="fr")
    expect(slider(player.page)).to_have_value("39")
    eyes = player.page.get_by_label("Vue")
    expect(eyes).to_have_value("1")
    faces = player.page.locator("[data-target^='tile:']")
    own = faces.count()
    eyes.select_option("all")
    expect(faces).not_to_have_count(own)
    expect(slider(player.page)).to_have_value("39")
    player.press("Vérifier les tirages")
    expect(player.page.get_by_text("La clé correspond au sceau annoncé")).to_be_visible()


@pytest.mark.parametrize("from_text", [False, True], ids=["a match", "a transcript"])
def test_play_on_from_a_step(visit: Visitors, house: House, *, from_text: bool) -> None:
    name = "mykerinos-3-cubes"
    if from_text:
        player = visit("/replay")
        player.page.get_by_label("Transcript").fill(text_of(name))
        player.press("Replay")
        slider(player.page).press("Home")
        for _ in range(5):
            player.page.keyboard.press("ArrowDown")
    else:
        player = visit(f"/replay/{keep(house, name)}#30")
    ply = 1 + int(slider(player.page).input_value())
    player.press("Play on from here")
    dialog = player.page.get_by_role("dialog")
    check_access(player)
    dialog.get_by_label("Green").check()
    dialog.get_by_label("Level of the bot").select_option("1")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    player.page.wait_for_url("**/match/*")
    player.wait()
    new = player.page.url.rpartition("/")[2]
    told = Guest(house, new, None).transcript
    old = [line for line in text_of(name).splitlines() if line[:1].isdigit()]
    assert [line for line in told.splitlines() if line[:1].isdigit()][:ply] == old[:ply]


def test_the_end_of_a_match_is_nothing_to_play_on_from(visit: Visitors, house: House) -> None:
    player = visit(f"/replay/{keep(house, 'tyrus-hands')}")
    slider(player.page).press("End")
    expect(player.page.get_by_role("button", name="Play on from here")).to_be_disabled()
    check_access(player)


def test_a_broken_transcript_says_its_line_and_can_be_mended(
    visit: Visitors, house: House, tmp_path: Path
) -> None:
    player = visit("/replay", language="fr", theme="dark")
    page, right = player.page, text_of("tyrus-unfinished")
    wrong = right.replace("20 nature", "20 brun")
    page.get_by_label("Transcription").fill(wrong)
    check_access(player)
    player.press("Revoir")
    alert = page.get_by_role("alert").filter(has_text="La ligne 32")
    expect(alert).to_contain_text("20 brun")
    assert page.evaluate("() => getSelection().toString()").startswith("20 brun")
    visit.complaints.clear()  # the browser calls every answer of 400 an error
    check_access(player)
    file = tmp_path / "game.txt"
    file.write_text(right, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(slider(page)).to_have_value("0")
    with page.expect_download() as waiting:
        player.press("Transcription")
    waiting.value.save_as(tmp_path / "again.txt")
    assert (tmp_path / "again.txt").read_text(encoding="utf-8") == right
    player.press("Autre transcription")
    expect(page.get_by_label("Transcription")).to_have_value(right)


def test_whoever_was_away_sees_again_what_happened(visit: Visitors, house: House) -> None:
    guests = house.seat("human", "human", game="mykerinos")
    mine: int = guests[-1].body["to_move"]
    while (body := guests[-1].body)["ply"] < 18 or body["to_move"] != mine:  # both have acted, the other last
        mover = guests[body["to_move"]]
        action = min(mover.body["legal"], key=lambda each: not each["notation"].startswith("dig-"))["action"]
        assert mover.play(action, body["ply"]).status_code == 200
    player = visit(f"/match/{guests[mine].match}#{guests[mine].key}", is_still=False)
    expect(player.lamp).to_be_visible()
    expect(player.page.locator("path.under + path").first).to_be_visible()
    button = player.page.get_by_role("button", name="What happened since your last turn")
    button.click()
    expect(button).to_have_count(0)
    player.page.keyboard.press("x")
    check_access(player)
    expect(player.lamp).to_be_visible()


def test_a_match_under_way_is_told_as_its_seat_may_see_it(visit: Visitors, house: House) -> None:
    guests = house.seat()
    player = visit(f"/match/{guests[0].match}#{guests[0].key}", language="fr")
    expect(player.page.locator(".prompt")).to_be_visible()
    player.press("Menu")
    player.page.get_by_role("link", name="Revoir la partie").click()
    expect(slider(player.page)).to_have_value("0")
    player.page.keyboard.press("End")
    tiles = guests[0].body["view"]["hands"][0]["tiles"]
    shown = [name.removeprefix("tile:") for name in player.targets() if name.startswith("tile:")]
    assert sorted(shown) == sorted(tiles)
    expect(player.page.get_by_role("button", name="Jouer la suite")).to_have_count(0)
    player.press("Vérifier les tirages")
    expect(player.page.get_by_text("Les tirages sont scellés.")).to_be_visible()
    check_access(player)


def test_home_and_the_end_lead_to_the_replay(visit: Visitors, house: House) -> None:
    guests = house.seat()
    guests[0].ask("POST", "/resign", json={})
    player: Player = visit(f"/match/{guests[0].match}#{guests[0].key}")
    player.page.get_by_role("link", name="Replay", exact=True).click()
    expect(slider(player.page)).to_be_visible()
    player.page.goto(house.address)
    player.page.get_by_role("link", name="Replay Tyrus").click()
    expect(slider(player.page)).to_be_visible()
