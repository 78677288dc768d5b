"""A game for two to four that hides nothing: its seats, one screen without a curtain, friends, the end."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.server.house import House
from tests.web.access import check_access
from tests.web.conftest import Visitors
from tests.web.place import store
from tests.web.player import Player

pytestmark = pytest.mark.slow

GAME = "Mykerinos"


def keys(player: Player) -> tuple[str, dict[int, str]]:
    """Return the match at which the player sits, and the keys that the browser keeps for it."""
    match = player.page.url.rsplit("/", 1)[1]
    held = json.loads(player.store()[f"pelagos.match.{match}"])
    return match, {each["seat"]: each["key"] for each in held["seats"]}


def look(house: House, match: str, key: str | None = None) -> dict[str, Any]:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    answer = house.client.get(f"{house.address}/api/matches/{match}", headers=headers)
    body: dict[str, Any] = answer.raise_for_status().json()
    return body


def play(house: House, match: str, key: str, rng: random.Random) -> None:
    """Play any legal action for the seat to move, past the page: the board is no matter here."""
    body = look(house, match, key)
    wanted = {"ply": body["ply"], "action": rng.choice(body["legal"])["action"]}
    headers = {"Authorization": f"Bearer {key}"}
    address = f"{house.address}/api/matches/{match}/actions"
    house.client.post(address, json=wanted, headers=headers).raise_for_status()


def test_three_seats_against_bots_are_chosen_at_home_and_remembered(visit: Visitors) -> None:
    player = visit()
    card = player.page.get_by_role("article", name=GAME)
    expect(card.get_by_role("radio")).to_have_count(3)
    expect(card.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(player.page.get_by_role("article", name="Tyrus").get_by_role("radio")).to_have_count(0)
    card.get_by_role("radio", name="3", exact=True).check()
    check_access(player)
    player.start("Play bots", game=GAME)
    expect(player.seats).to_have_count(3)
    expect(player.seats.filter(has_text="(bot)")).to_have_count(2)
    player.page.goto(player.page.url.rsplit("/", 2)[0])
    expect(card.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(player.page.get_by_text("against 2 bots")).to_be_visible()


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_no_curtain_falls_and_the_page_turns_to_whoever_must_act(
    visit: Visitors, house: House, *, is_phone: bool
) -> None:
    player, rng = visit(is_phone=is_phone), random.Random(8)
    player.start("Play here together", game=GAME, seats=3)
    expect(player.lamp).to_be_visible()
    match, held = keys(player)
    assert sorted(held) == [0, 1, 2]
    met: set[int] = set()
    for _ in range(12):
        seat = look(house, match)["to_move"]
        met.add(seat)
        name = ("Blue", "Red", "Green")[seat]
        expect(player.page).to_have_title(f"{name} to play · {GAME}")
        expect(player.page.locator(".whose")).to_have_text(name)
        assert player.lit(), "the actions of that seat are offered"
        assert player.page.get_by_role("button", name="show my board").count() == 0
        play(house, match, held[seat], rng)
    assert met == {0, 1, 2}
    player.page.reload()
    expect(player.lamp).to_be_visible()


def test_friends_come_by_one_link_and_see_who_is_missing(visit: Visitors) -> None:
    host = visit()
    host.start("Invite friends", game=GAME, seats=3)
    link = host.page.get_by_label("Link to this table").input_value()
    panel = host.page.get_by_role("region", name="Invite friends")
    expect(panel.get_by_text("A free seat", exact=True)).to_have_count(2)
    check_access(host)
    first, second = (visit("/match/" + link.rsplit("/", 1)[1], language="fr") for _ in range(2))
    expect(second.page.get_by_text("Rouge est libre.")).to_be_visible()
    first.press("S’installer")
    expect(host.page.get_by_role("heading", name="Invite a friend")).to_be_visible()
    expect(host.page.get_by_role("region").get_by_text("A free seat", exact=True)).to_have_count(1)
    expect(first.page.get_by_role("heading", name="Inviter un ami")).to_be_visible()
    expect(second.page.get_by_text("Vert est libre.")).to_be_visible()
    second.press("S’installer")
    for player in (host, first, second):
        expect(player.page.locator(".prompt")).to_be_visible()
        expect(player.seats).to_have_count(3)


def test_the_end_gives_every_seat_its_place(visit: Visitors, house: House) -> None:
    match, held = store(house, "mykerinos-4-points", 167)
    player = visit(f"/match/{match}#{held[0]}")
    expect(player.seats).to_have_count(4)
    play(house, match, held[look(house, match)["to_move"]], random.Random(9))
    read_to_the_end(player)
    outcome = look(house, match)["outcome"]
    expect(player.ending).to_have_text(re.compile(" wins"))
    rows = player.page.get_by_role("list", name="Final places").get_by_role("listitem")
    expect(rows).to_have_count(4)
    assert [int(row.split()[-1]) for row in rows.all_inner_texts()] == [
        outcome["scores"][seat] for seat in sorted(range(4), key=lambda seat: outcome["places"][seat])
    ]
    check_access(player)
    # Shared wins are rare: the wire tells of one.
    player.page.route_web_socket("**/live", share_the_win)
    read_to_the_end(player)
    expect(player.page.get_by_text("Blue, Green and White share the win.")).to_be_visible()


def read_to_the_end(player: Player) -> None:
    """Open the page anew and put away what was resolved last."""
    player.page.reload()
    while player.wait() == "count":
        player.main_button.click()


def share_the_win(route: WebSocketRoute) -> None:
    """Pass everything on, but let three seats have won."""
    server = route.connect_to_server()

    def tell(message: str | bytes) -> None:
        entry = json.loads(message)
        if entry["outcome"]:
            entry["outcome"] |= {"winners": [0, 2, 3], "places": [1, 4, 1, 1]}
        route.send(json.dumps(entry))

    server.on_message(tell)
