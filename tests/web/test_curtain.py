"""Two people at one screen: between their turns nothing of either's tiles is anywhere in the page."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.house import House
from tests.web.conftest import Visitors
from tests.web.place import store
from tests.web.player import Player

pytestmark = pytest.mark.slow

FACE = re.compile(r"\b[smp](10|[1-9])\b|\b(10|[1-9]) of (soldiers|merchants|priests)\b")


def begin(visit: Visitors, **more: Any) -> Player:
    player = visit(**more)
    player.start("Play here together")
    expect_curtain(player)
    return player


def expect_curtain(player: Player) -> None:
    expect(player.page.get_by_role("button", name=re.compile("show my board"))).to_be_visible()


def lift(player: Player) -> None:
    player.page.get_by_role("button", name=re.compile("show my board")).click()
    expect(player.lamp.or_(player.main_button).first).to_be_visible()


def no_faces(player: Player) -> None:
    """Search everything that is drawn, read aloud, titled or kept for the face of a tile."""
    page = player.page
    html = page.content()
    html = re.sub(r"<symbol.*?</symbol>|<script.*?</script>|<style.*?</style>", "", html, flags=re.DOTALL)
    for where, text in {
        "document": re.sub(r"<(svg|path|rect|g|use|text|circle)\b[^>]*>", " ", html),
        "targets": " ".join(player.targets()),
        "accessibility tree": player.tree(),
        "title": page.title(),
        "storage": json.dumps(player.store()),
    }.items():
        assert FACE.search(text) is None, f"{where}: {FACE.search(text)}"


def faces_in_memory(player: Player) -> set[str]:
    """Return the notations of tiles that a snapshot of the whole heap of the page still holds."""
    session = player.page.context.new_cdp_session(player.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    strings = json.loads("".join(chunks))["strings"]
    session.detach()
    return {found for text in strings for found in re.findall(r"\btile:[smp](?:10|[1-9])\b", text)}


def test_the_curtain_hides_every_face_from_page_tree_and_memory(visit: Visitors) -> None:
    player, rng = begin(visit), random.Random(6)
    no_faces(player)
    for turn in range(2):
        lift(player)
        assert player.lit("tile:")
        assert turn or faces_in_memory(player), "the search would find faces if there were any"
        player.place(rng)
        expect_curtain(player)
        no_faces(player)
        assert faces_in_memory(player) == set()


def test_reload_back_and_another_tab_return_to_the_curtain(visit: Visitors) -> None:
    player = begin(visit)
    page = player.page
    lift(player)
    page.reload()
    expect_curtain(player)
    no_faces(player)
    lift(player)
    page.goto("about:blank")
    page.go_back()
    expect_curtain(player)
    no_faces(player)
    lift(player)
    hide_tab(player, is_hidden=True)
    no_faces(player)
    hide_tab(player, is_hidden=False)
    expect_curtain(player)
    no_faces(player)


def hide_tab(player: Player, *, is_hidden: bool) -> None:
    """Let the page hear that its tab is hidden, or shown again: headless tabs are never hidden by others."""
    state = "hidden" if is_hidden else "visible"
    player.page.evaluate(
        """state => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def test_one_socket_at_a_time_opened_by_the_tap(visit: Visitors) -> None:
    player = visit()
    opened: list[str] = []
    closed: list[str] = []

    def watch(socket: Any) -> None:
        opened.append(socket.url)
        socket.on("close", lambda _: closed.append(socket.url))

    player.page.on("websocket", watch)
    player.start("Play here together")
    expect_curtain(player)
    assert opened == []
    for turn in range(2):
        lift(player)
        player.wait_for(opened, turn + 1)
        assert (len(opened), len(closed)) == (turn + 1, turn)
        player.place(random.Random(turn))
        expect_curtain(player)
        player.wait_for(closed, turn + 1)
        assert (len(opened), len(closed)) == (turn + 1, turn + 1)


def test_a_game_at_one_screen_comes_to_its_end(visit: Visitors, house: House) -> None:
    match, (brown, beige) = store(house, "tyrus-row", 98)
    player, rng = visit(f"/match/{match}#{brown}"), random.Random(7)
    expect(player.page.locator(".prompt")).to_be_visible()
    player.page.goto(f"{house.address}/match/{match}#{beige}")
    lifted = 0
    curtain = player.page.get_by_role("button", name=re.compile("show my board"))
    while True:
        expect(curtain.or_(player.lamp).or_(player.main_button).or_(player.ending).first).to_be_visible()
        if player.ending.count():
            break
        if curtain.count():
            no_faces(player)
            curtain.click()
            expect(curtain).to_have_count(0)
            lifted += 1
        elif player.lamp.count():
            player.place(rng)
        elif player.main_button.count():
            player.main_button.click()
    assert lifted >= 6
