"""How it feels: pieces travel for who does not mind, and sounds are there for who asks."""

import random

import pytest
from playwright.sync_api import expect
from tests.server.house import Guest, House
from tests.web.conftest import Visitors
from tests.web.place import sit_at, store

pytestmark = pytest.mark.slow

# The browser writes down what is set in motion.
WATCH = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.dataset.piece) window.moved.push([this.dataset.piece, this.dataset.at]);
        return animate.apply(this, how);
    };
}"""
SYNTH = "() => performance.getEntriesByType('resource').filter(({ name }) => /synth/.test(name)).length"


@pytest.mark.parametrize("is_still", [False, True], ids=["moving", "still"])
def test_tiles_travel_to_where_they_are_placed_unless_nothing_should_move(
    visit: Visitors, is_still: bool
) -> None:
    player = visit(is_still=is_still)
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    player.page.evaluate(WATCH)
    standing = player.page.locator("svg [data-piece]")
    num_standing = standing.count()
    tile, _ = player.choose(random.Random(1))
    player.main_button.click()
    expect(standing).to_have_count(num_standing + 2)  # the other has answered
    moved: list[tuple[str, str]] = player.page.evaluate("() => window.moved")
    faces = [piece.partition(" ")[2] for piece, at in moved if at != "hand"]
    assert (tile.removeprefix("tile:") in faces) is not is_still
    assert ("" in faces) is not is_still, "the other's tile shows its back"


def test_who_won_is_told_once_it_has_been_counted_or_a_key_is_pressed(visit: Visitors, house: House) -> None:
    player = visit(sit_at(house, "tyrus-count"), is_still=False)
    told = player.page.locator(".prompt p, .reckoning .late:has(> .title), li.heading.late")
    expect(told).to_have_count(3)
    late = "things => things.map(thing => parseFloat(getComputedStyle(thing).animationDelay) > 1)"
    assert told.evaluate_all(late) == [True] * 3
    expect(player.page.locator(".prompt b.early")).to_have_text("The votes are counted")
    player.page.keyboard.press("Space")
    for thing in told.all():
        expect(thing).to_have_css("animation-name", "none")
    expect(player.page.locator(".prompt b.early")).to_have_css("opacity", "0")
    expect(player.main_button).to_be_visible()


def test_the_score_goes_on_once_the_votes_have_been_counted_and_the_election_once_they_are_put_away(
    visit: Visitors, house: House
) -> None:
    match, keys = store(house, "tyrus-row", 51)
    player = visit(f"/match/{match}#{keys[0]}", is_still=False)
    expect(player.page.locator(".prompt:not(.lit)")).to_be_visible()
    assert Guest(house, match, keys[1]).play("p3>brown-temple", 51).status_code == 200
    score = player.page.locator(".rail .score:has(.early)")
    expect(score).to_have_text("0 1")
    where = player.page.locator("header .where")
    expect(where).to_contain_text("Election 3 of 9")
    player.main_button.click()
    expect(where).to_contain_text("Election 4 of 9")
    expect(player.page.locator(".rail .score")).to_have_text(["2", "1"])


def test_sounds_are_loaded_for_who_turns_them_on_and_stay_on(visit: Visitors) -> None:
    player = visit()
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    player.place(random.Random(1))
    player.press("Menu")
    switch = player.page.get_by_label("Sounds")
    expect(switch).not_to_be_checked()
    assert player.page.evaluate(SYNTH) == 0
    switch.check()
    player.page.wait_for_function(SYNTH)
    player.page.reload()
    expect(player.lamp).to_be_visible()
    player.press("Menu")
    expect(switch).to_be_checked()


def test_a_page_that_is_older_than_the_house_is_opened_anew_when_a_part_is_gone(visit: Visitors) -> None:
    player = visit()
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    player.page.evaluate("() => (window.isOld = true)")
    player.page.route("**/assets/Panel-*.js", lambda route: route.fulfill(status=404))
    player.page.route(lambda address: address.endswith("/"), lambda route: route.fulfill(body="another page"))
    player.press("Menu")
    player.page.wait_for_function("() => !window.isOld")
    player.page.unroute_all()
    expect(player.lamp).to_be_visible()
    player.press("Menu")
    expect(player.page.get_by_text("Resign")).to_be_visible()
    visit.complaints.clear()  # the browser's own, of the part that was gone


def test_a_part_that_cannot_be_fetched_is_said_to_be_missing_and_comes_with_the_house(
    visit: Visitors,
) -> None:
    player = visit()
    way = player.page.get_by_role("link", name="Rules Tyrus")
    expect(way).to_be_visible()
    player.page.context.set_offline(True)
    way.click()
    expect(
        player.page.get_by_role("alert").filter(has_text="It will come as soon as the server answers.")
    ).to_be_visible()
    player.page.context.set_offline(False)
    expect(player.page.get_by_role("heading", name="Tyrus", level=1)).to_be_visible()
    visit.complaints.clear()  # the browser's own, of what it could not fetch


def test_who_may_keep_nothing_plays_as_long_as_the_page_is_open(visit: Visitors) -> None:
    player = visit()
    forbidden = "get() { throw new Error('forbidden') }"
    player.page.add_init_script(f"Object.defineProperty(window, 'localStorage', {{ {forbidden} }})")
    player.page.reload()
    player.start("Play a bot")
    expect(player.lamp).to_be_visible()
    player.place(random.Random(1))
    expect(player.seats.filter(has_text="You")).to_be_visible()
