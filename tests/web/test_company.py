"""People at a table far apart: they find each other, talk, keep time, and play again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.access import check_access
from tests.web.conftest import Visitors
from tests.web.player import Player
from tests.web.test_online import sit_down_together
from tests.web.test_takeback import choose_in_menu

pytestmark = pytest.mark.slow

CLOCK = re.compile(r"^\d\d:\d\d$")


def glance(_: Player) -> None:
    """Leave axe to another test."""


def meet_in_the_lobby(visit: Visitors, look: Callable[[Player], None]) -> tuple[Player, Player]:
    """Let Hannah open a table with a clock for everyone, and Nadia find it on her phone, in French."""
    host = visit()
    host.page.get_by_role("article", name="Tyrus").get_by_role("button", name="Invite a friend").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Hannah")
    dialog.get_by_role("radio", name="Live").check()
    dialog.get_by_role("radio", name=re.compile("^Anyone")).check()
    look(host)
    dialog.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("img", name="QR code of this table")).to_be_visible()
    expect(host.page.get_by_text("If somebody leaves, a bot plays on: Fisher.")).to_be_visible()
    look(host)
    guest = visit(language="fr", theme="dark", is_phone=True)
    guest.page.get_by_label("Votre nom").fill("Nadia")
    guest.page.get_by_label("Votre nom").blur()
    guest.page.get_by_role("link", name="Tables ouvertes").tap()
    expect(guest.page.get_by_role("heading", name="Tables ouvertes")).to_be_in_viewport()
    waiting = guest.page.get_by_role("region", name="Tables ouvertes").get_by_role("listitem")
    expect(waiting.filter(has_text="avec Hannah")).to_contain_text("10 min + 10 s")
    look(guest)
    guest.page.get_by_role("button", name="S’installer Tyrus Hannah").click()
    for player in (host, guest):
        expect(player.page.locator(".prompt")).to_be_visible()
    return host, guest


def test_two_meet_in_the_lobby_talk_and_play_again(visit: Visitors) -> None:
    host, guest = meet_in_the_lobby(visit, check_access)
    expect(host.page.get_by_text("Anyone with the link may watch. There are no hints.")).to_be_visible()
    expect(host.seats.filter(has_text="Nadia").get_by_role("timer")).to_have_text(CLOCK)
    expect(guest.page.get_by_role("list", name="Pendules").get_by_role("timer")).to_have_count(2)

    guest.page.get_by_role("button", name="Discussion").click()
    guest.page.get_by_label("Écrire à la table").fill("Bonjour <b>Hannah</b> !")
    guest.press("Envoyer")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Bonjour <b>Hannah</b> !")
    check_access(guest)
    guest.page.keyboard.press("Escape")
    expect(host.page.get_by_role("tab", name="Talk")).to_contain_text("1")
    host.page.get_by_role("tab", name="Talk").click()
    expect(host.page.get_by_role("tabpanel")).to_contain_text("Bonjour <b>Hannah</b> !")
    expect(host.page.get_by_role("tab", name="Talk")).not_to_contain_text("1")
    check_access(host)
    host.page.get_by_role("checkbox", name="Mute Nadia").check()
    expect(host.page.get_by_role("tabpanel")).not_to_contain_text("Bonjour")

    first = host.page.url
    choose_in_menu(host, "Resign", "Resign for good?")
    expect(host.ending).to_be_visible()
    expect(host.seats.filter(has_text="You")).not_to_contain_text("a bot plays on")
    guest.press("Revanche")
    expect(guest.page.get_by_role("heading", name="La partie suivante")).to_be_visible()
    host.press("Join the rematch")
    for player in (host, guest):
        expect(player.page.locator(".prompt")).to_be_visible()
        assert player.page.url != first
    assert host.page.url == guest.page.url
    expect(host.seats.filter(has_text="You")).to_contain_text("Beige")


def test_clocks_stop_by_consent_and_a_seat_is_left_and_taken_back(visit: Visitors) -> None:
    host, guest = meet_in_the_lobby(visit, glance)
    choose_in_menu(host, "Ask to stop the clocks")
    guest.press("D’accord")
    expect(host.page.get_by_text("The clocks stand still.", exact=True)).to_be_visible()
    check_access(host)
    host.press("Let them run")
    expect(guest.page.get_by_text("Les pendules sont arrêtées.", exact=True)).to_have_count(0)
    choose_in_menu(host, "Leave my seat to a bot", "Leave the seat?")
    expect(host.page.get_by_text("A bot plays in your place.")).to_be_visible()
    guest.page.get_by_role("button", name="Joueurs").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("absent, un bot joue")
    host.press("Take my seat back")
    expect(host.page.get_by_text("A bot plays in your place.")).to_have_count(0)


def test_who_has_no_seat_watches_and_is_told_so(visit: Visitors) -> None:
    host, _ = sit_down_together(visit)
    watcher = visit("/match/" + host.page.url.rsplit("/", 1)[1], language="fr")
    expect(watcher.page.get_by_text("Vous regardez")).to_be_visible()
    expect(watcher.page.locator("[data-lit]")).to_have_count(0)
    check_access(watcher)


def test_a_seat_goes_to_another_device_and_a_new_key_shuts_it_out(visit: Visitors) -> None:
    host, _ = sit_down_together(visit)
    choose_in_menu(host, "My seat…")
    link = host.page.get_by_label("Link to your seat").input_value()
    check_access(host)
    other = visit("/match/" + link.rsplit("/", 1)[1])
    expect(other.seats.filter(has_text="You")).to_contain_text("Brown")
    assert "#" not in other.page.url
    host.press("New key for my seat")
    host.press("Shut out all other devices?")
    expect(other.page.get_by_text("Your seat was taken over with a new key.")).to_be_visible()
    expect(host.seats.filter(has_text="You")).to_contain_text("Brown")


def test_a_key_that_was_cut_short_makes_no_watcher(visit: Visitors) -> None:
    host, _ = sit_down_together(visit)
    choose_in_menu(host, "My seat…")
    link = host.page.get_by_label("Link to your seat").input_value()
    other = visit("/match/" + link.rsplit("/", 1)[1][:-5])
    expect(other.page.get_by_role("heading", name="That key opens no seat of this match.")).to_be_visible()
    assert "#" not in other.page.url
    visit.complaints.clear()  # the browser's own, of the refusal
