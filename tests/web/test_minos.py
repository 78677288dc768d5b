"""Minos in a real browser: turns by touching what is lit, a refusal, a duel, and the map that was chosen."""

import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.house import Guest, House
from tests.web.access import check_access
from tests.web.conftest import Visitors
from tests.web.hand import Mouse
from tests.web.player import WITHIN_MS, Player
from tests.web.whole import Whole, prepare

pytestmark = pytest.mark.slow

SMALL = {"map": "small"}
TRY_MS = 10
TRIES = WITHIN_MS // TRY_MS
# What a turn is made of, each by its notation: seen once, the turns have shown enough.
WANTED = ("mark-", "roll", "keep", "use-", "sail-", "build-", "end-turn")
WEIGHTS = {"build-": 50, "use-": 8, "sail-": 4, "keep": 2, "end-turn": 0.2}


def sit_down(visit: Visitors, guests: list[Guest], *, is_phone: bool = False) -> list[Player]:
    """Open the table for both seats, each in a browser of its own."""
    links = [f"/match/{guest.match}#{guest.key}" for guest in guests[:-1]]
    return [
        visit(link, language=language, is_phone=is_phone)
        for link, language in zip(links, ("en", "fr"), strict=True)
    ]


def lit(player: Player, target: str) -> Locator:
    """Return a thing that is lit: dice of one face share a target."""
    return player.page.locator(f'[data-target="{target}"][data-lit]').first


def choose(legal: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """Return a legal action at random, rather one that brings the match on."""
    weights = [
        next((weight for start, weight in WEIGHTS.items() if entry["notation"].startswith(start)), 1.0)
        for entry in legal
    ]
    return rng.choices(legal, weights)[0]


def see_turn(player: Player, legal: list[dict[str, Any]]) -> None:
    """Put away what was fought, and a piece still in hand, until exactly what may be touched is lit."""
    wanted = {entry["target"][0] for entry in legal}
    for _ in range(TRIES):
        if player.page.locator(".prompt button.main:enabled").count():  # not while an action is sent
            player.main_button.click()
        elif set(player.lit()) == wanted:
            return
        else:
            player.page.keyboard.press("Escape")
        player.page.wait_for_timeout(TRY_MS)
    raise AssertionError(f"expected {sorted(wanted)} to be lit, got {sorted(player.lit())}")


def touch(player: Player, target: str) -> None:
    """Touch a lit thing where it can be reached: in its middle an island or a name may lie."""
    expect(lit(player, target)).to_be_attached()
    Mouse(player.page).touch(target)


def play(player: Player, entry: dict[str, Any]) -> None:
    """Touch what an action asks for, and confirm it if it stays."""
    for target in entry["target"]:
        touch(player, target)
    if entry["commits"]:
        player.main_button.click()


def figures(player: Player) -> list[tuple[str, str]]:
    """Return what stands on the map, and where."""
    standing = player.page.locator(".plate .pane .over [data-piece]").all()
    return sorted((str(it.get_attribute("data-piece")), str(it.get_attribute("data-at"))) for it in standing)


def wait_for_ply(player: Player, watcher: Guest, ply: int, notation: str) -> None:
    for _ in range(TRIES):
        if watcher.body["ply"] > ply:
            return
        player.page.wait_for_timeout(TRY_MS)
    raise AssertionError(f"{notation} was not played")


def seat_at(house: House, stage: str, rng: random.Random) -> tuple[list[Guest], dict[str, Any]]:
    """Play matches of two past the page until a stage comes; return who sits there, and what is seen."""
    for _ in range(20):
        guests = house.seat("human", "human", game="minos", options=SMALL)
        while (mover := guests[-1].body["to_move"]) is not None:
            body: dict[str, Any] = guests[mover].body
            if body["view"]["stage"] == stage:
                return guests, body
            attacks = [entry for entry in body["legal"] if entry["say"]["id"] == "minos-attack"]
            has_ring = body["view"]["players"][mover]["rings"] > 0
            entry = choose(attacks if attacks and has_ring else body["legal"], rng)
            assert guests[mover].play(entry["action"], body["ply"]).status_code == 200
    raise AssertionError(f"the stage {stage} did not come")


def test_turns_by_touching_what_is_lit(visit: Visitors, house: House) -> None:
    rng = random.Random(3)
    guests, _ = seat_at(house, "pick", rng)
    players, watcher = sit_down(visit, guests), guests[-1]
    seen: Counter[str] = Counter()
    for _ in range(200):
        body = watcher.body
        mover = body["to_move"]
        if mover is None:  # somebody lost their last piece
            guests, _ = seat_at(house, "pick", rng)
            players, watcher = sit_down(visit, guests), guests[-1]
            continue
        legal = guests[mover].body["legal"]
        see_turn(players[mover], legal)
        if not seen[body["view"]["stage"]]:
            check_access(players[mover])
        seen[body["view"]["stage"]] += 1
        entry = choose(legal, rng)
        play(players[mover], entry)
        wait_for_ply(players[mover], watcher, body["ply"], entry["notation"])
        seen[next((name for name in WANTED if entry["notation"].startswith(name)), "other")] += 1
        if all(seen[name] for name in WANTED):
            break
    assert all(seen[name] for name in WANTED), seen


def test_a_ship_on_its_way_stays_in_hand_until_it_is_put_down(visit: Visitors, house: House) -> None:
    rng = random.Random(4)
    guests, body = seat_at(house, "act", rng)
    while not (steps := [entry for entry in body["legal"] if entry["target"][-1].startswith("sea:")]):
        mover = guests[body["to_move"]]
        assert mover.play(choose(body["legal"], rng)["action"], body["ply"]).status_code == 200
        body = guests[guests[-1].body["to_move"]].body
    player = sit_down(visit, guests)[body["to_move"]]
    see_turn(player, body["legal"])
    play(player, steps[0])
    wait_for_ply(player, guests[-1], body["ply"], steps[0]["notation"])
    here = steps[0]["target"][1]
    legal = guests[body["to_move"]].body["legal"]
    ways = {entry["target"][1] for entry in legal if entry["target"][0] == here}
    expect(lit(player, min(ways))).to_have_count(1)
    assert ways == set(player.lit()) - {"button:end-turn"}
    player.thing(here).dispatch_event("click")
    expect(lit(player, here)).to_have_count(1)


def test_what_a_joker_may_be_used_as_is_named(visit: Visitors, house: House) -> None:
    rng = random.Random(6)
    guests, body = seat_at(house, "act", rng)
    while not any({"die:joker", "kind:gull"} <= {*entry["target"]} for entry in body["legal"]):
        mover = guests[body["to_move"]]
        assert mover.play(choose(body["legal"], rng)["action"], body["ply"]).status_code == 200
        body = guests[guests[-1].body["to_move"]].body
    player = sit_down(visit, guests)[body["to_move"]]
    see_turn(player, body["legal"])
    touch(player, "die:joker")
    gull = player.thing("kind:gull")
    expect(gull).to_contain_text("gull" if body["to_move"] == 0 else "mouette")
    # With the keyboard one is not lost when the kinds are put away.
    player.page.keyboard.press("Tab")
    gull.focus()
    player.page.keyboard.press("Enter")
    expect(gull).to_have_count(0)
    expect(player.page.locator(".tray :focus")).to_have_attribute("data-lit", "")


def test_a_foreign_site_is_refused_and_the_slip_names_its_rule(visit: Visitors, house: House) -> None:
    guests, body = seat_at(house, "act", random.Random(1))
    player = sit_down(visit, guests)[body["to_move"]]
    see_turn(player, body["legal"])
    player.touch("site:kreta")
    expect(player.page.locator("[role=status] a")).to_contain_text("N")
    # What everybody has is on the plate, and nowhere else.
    expect(player.page.locator(".holdings .value")).to_have_count(2)
    expect(player.page.locator(".rail .score:not(:empty)")).to_have_count(0)
    expect(player.thing("site:kreta")).to_have_attribute("data-refused", "")


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_a_duel_is_shown_while_it_is_fought_and_after(
    visit: Visitors, house: House, *, is_phone: bool
) -> None:
    guests, body = seat_at(house, "duel-pick", random.Random(5))
    player = sit_down(visit, guests, is_phone=is_phone)[body["to_move"]]
    see_turn(player, body["legal"])
    conflict = body["view"]["conflict"]
    thrown = [conflict[side] for side in ("attack", "defence") if conflict[side]["dice"]]
    totals = [str(throw["total"]) for throw in thrown]
    expect(player.page.locator(".duel .fighter strong")).to_have_text(totals)
    check_access(player)
    before = figures(player)
    while (body := guests[-1].body)["view"]["last"] is None:
        mover = guests[body["to_move"]]
        keep = next(entry for entry in mover.body["legal"] if entry["notation"] == "keep")
        assert mover.play(keep["action"], body["ply"]).status_code == 200
    duels = body["view"]["last"]["duels"]
    totals = [str(duel[side]["total"]) for duel in duels for side in ("attack", "defence")]
    expect(player.page.locator(".last .fighter strong")).to_have_text(totals)
    expect(player.page.locator(".plate .pane path.fight")).to_be_in_viewport()  # the map stays in sight
    assert figures(player) == before, "who lost is told by the dice"
    check_access(player)
    player.main_button.click()
    expect(player.page.locator(".last")).to_have_count(0)
    has_won = duels[-1]["is_won"]
    assert (figures(player) != before) is has_won, "an attacker who lost stood nowhere"


def test_the_map_is_chosen_at_home_and_remembered(visit: Visitors) -> None:
    player = visit()
    card = player.page.get_by_role("article", name="Minos")
    expect(card.get_by_role("radio", name="The Great Sea")).to_be_checked()
    player.start("Play here together", game="Minos", seats=3, choice="The Aegean (short game)")
    expect(player.lamp).to_be_visible()
    assert {"sea:aegean", "site:troia"} < set(player.targets())
    assert "site:karthago" not in player.targets()
    player.page.goto(player.page.url.rsplit("/", 2)[0])
    expect(card.get_by_role("radio", name="The Aegean (short game)")).to_be_checked()


def test_a_whole_game_of_three_rounds_at_one_screen(browser: Browser, house: House) -> None:
    visit = Visitors(browser, house.address, prepare=prepare)
    player = Whole(visit(language="fr").page, "mouse", random.Random(2))
    player.start("minos", "here")
    while not player.step():
        pass
    expect(player.page.locator("#ending")).not_to_be_empty()
    visit.close()
    assert visit.complaints == []
