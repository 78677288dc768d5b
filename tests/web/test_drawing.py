"""Drawings in a real browser: the board of the page, in a frame, from one file and without a server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

import pelagos
from pelagos.games.minos import view as minos_view
from pelagos.games.mykerinos import view as mykerinos_view
from pelagos.games.tyrus import view as tyrus_view

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
PAPER = {"light": "rgb(244, 235, 214)", "dark": "rgb(19, 27, 35)"}

# A piece may stand for several.
COUNT = "pieces => pieces.reduce((sum, { dataset }) => sum + Number(dataset.count ?? 1), 0)"


def tyrus(view: tyrus_view.View) -> int:
    """Return how many tiles stand in the buildings."""
    return sum(len(building.tiles) for building in view.buildings)


def mykerinos(view: mykerinos_view.View) -> int:
    """Return how many cubes lie in the region and the museum."""
    spaces = [space for area in view.areas for parcel in area.parcels for space in parcel.spaces]
    return sum(space.colour is not None for space in spaces) + sum(
        room.colour is not None for room in view.rooms
    )


def minos(view: minos_view.View) -> int:
    """Return how many ships, guardians and buildings are on the map."""
    sites = sum((site.ship is not None) + site.guardians + len(site.buildings) for site in view.sites)
    return (
        sites
        + sum(len(sea.ships) for sea in view.seas)
        + sum(point.guardian is not None for point in view.points)
    )


class Viewer:
    """Somebody who opens a file with a drawing in it; whatever goes wrong, or is fetched, is kept."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.complaints: list[str] = []
        self._browser, self._file = browser, folder / "drawing.html"

    def open(self, drawing: Any, *, theme: Literal["light", "dark"] = "light", width: int = 1000) -> Page:
        head = f'<!doctype html><html style="color-scheme: {theme}"><meta charset="utf-8">'
        self._file.write_text(f"{head}<body>{drawing._repr_html_()}", encoding="utf-8")
        context = self._browser.new_context(
            viewport={"width": width, "height": 900}, reduced_motion="reduce", color_scheme="null"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("request", lambda request: self._hear(request.url))
        page.goto(self._file.as_uri())
        return page

    def _hear(self, url: str) -> None:
        if url.startswith("http"):
            self.complaints.append(url)


@pytest.fixture
def viewer(browser: Browser, tmp_path: Path) -> Any:
    opened = Viewer(browser, tmp_path)
    yield opened
    assert opened.complaints == []


def inside(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("name", "count"),
    [("tyrus-representatives", tyrus), ("mykerinos-crowded", mykerinos), ("minos-4-last", minos)],
    ids=["tyrus", "mykerinos", "minos"],
)
def test_as_many_pieces_are_drawn_as_the_view_has(
    viewer: Viewer, name: str, count: Callable[[Any], int], theme: Literal["light", "dark"]
) -> None:
    match = pelagos.Match.from_transcript((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    match.rewind(match.ply * 2 // 3)
    wanted = count(match.view(0))
    assert wanted >= 4
    page = viewer.open(pelagos.draw(match, 0), theme=theme)
    pieces = inside(page).locator(".stage > .board [data-piece]")
    expect(pieces.first).to_be_visible()
    assert pieces.evaluate_all(COUNT) == wanted
    assert (
        inside(page).locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
        == PAPER[theme]
    )
    frame = page.locator("iframe")
    expect(frame).not_to_have_css("height", "640px")  # as high as the drawing, not as before it came
    root = inside(page).locator("html")
    assert root.evaluate("root => root.scrollHeight") <= frame.evaluate("frame => frame.clientHeight")
    assert root.evaluate("root => root.scrollWidth <= root.clientWidth")


def test_plies_are_stepped_through_in_the_language_that_is_asked_for(viewer: Viewer) -> None:
    text = (GOLDEN / "tyrus-representatives.txt").read_text(encoding="utf-8")
    match = pelagos.Match.from_transcript(text)
    page = viewer.open(pelagos.draw(match, 0, plies=range(20, 24), language="fr"), width=390)
    tiles = inside(page).locator(".stage > .board [data-piece]")
    expect(inside(page).get_by_text("1/4")).to_be_visible()
    expect(tiles).to_have_count(0)
    inside(page).get_by_role("button", name="Un coup en avant").click()
    expect(inside(page).get_by_text("2/4")).to_be_visible()
    expect(tiles).to_have_count(1)
    expect(inside(page).get_by_text("Élection 1 sur 9")).to_be_visible()


def test_what_may_be_done_is_lit_when_asked_for(viewer: Viewer) -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=7)
    assert match.to_move in (0, 1)
    page = viewer.open(pelagos.draw(match, match.to_move, lit=True))
    hand = {match.game.notation.target(match.state, action)[0] for action in match.legal()}
    expect(inside(page).locator("[data-lit]")).to_have_count(len(hand))
