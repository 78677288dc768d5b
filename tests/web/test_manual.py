"""The manual: built without a warning, whole, with every link leading somewhere, and drawings that appear."""

import inspect
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Literal
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.test_public import BATCH, GAME, MATCH, NAMES

import pelagos
from pelagos import bots

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SOURCES = [*(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
BOTS = ["make", "parse", "analyse", "Bot", "Bot.decide", "Bot.choose", "Advice"]
ADAPTERS = ["gymnasium.vector", "openspiel.register", "pettingzoo.env"]


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the manual, built as ``make manual`` does."""
    place = tmp_path_factory.mktemp("manual")
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "-c", "docs/manual"]
    where = [".", str(place / "site"), "-d", str(place / "doctrees")]
    # Coverage and strict warnings are matters of the tests' own process.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHONWARN")}
    done = subprocess.run(
        [*command, *where], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return place / "site"


class Anchors(HTMLParser):
    """The ids of a page, what it links to, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids |= {str(given[name]) for name in ("id", "name") if given.get(name)}
        if tag == "a" and given.get("href"):
            self.links.append(str(given["href"]))
        self.loads += [str(given[name]) for name in ("src", "data", "poster", "srcset") if given.get(name)]
        if tag == "link":
            self.loads.append(str(given["href"]))


def pages(manual: Path) -> dict[Path, Anchors]:
    return {path: Anchors(path) for path in manual.rglob("*.html") if path.parent.name != "drawings"}


def test_every_page_of_the_docs_is_in_it_and_in_its_contents(manual: Path) -> None:
    contents = {unquote(link) for link in Anchors(manual / "docs" / "index.html").links}
    for source in SOURCES:
        path = source.relative_to(ROOT).with_suffix(".html")
        assert (manual / path).is_file(), path
        if source.name != "index.md":
            assert os.path.relpath(path, "docs") in contents, path


def test_every_link_leads_somewhere_and_nothing_comes_from_elsewhere(manual: Path) -> None:
    found = pages(manual)
    assert len(found) > len(SOURCES)
    wrong = []
    for path, page in found.items():
        wrong += [f"{path.name} loads {load}" for load in page.loads if re.match("(https?:)?//", load)]
        for link in [*page.links, *page.loads]:
            if re.match(r"[a-z]+:", link):
                continue
            target, _, anchor = unquote(link).partition("#")
            there = (path.parent / target.partition("?")[0]).resolve() if target else path
            if not there.is_file():
                wrong.append(f"{path.name}: no file {link}")
            elif anchor and there in found and anchor not in found[there].ids:
                wrong.append(f"{path.name}: no anchor {link}")
    assert wrong == []
    styles = "".join(path.read_text(encoding="utf-8") for path in manual.rglob("*.css"))
    assert not re.search(r"url\(['\"]?(https?:)?//|@import", styles)


def test_every_public_name_is_in_the_reference_and_described(manual: Path) -> None:
    text = (manual / "docs" / "reference.html").read_text(encoding="utf-8")
    members = {"Match": MATCH, "Game": GAME, "Batch": BATCH}
    names = [*NAMES, *(f"{of}.{name}" for of, listed in members.items() for name in listed)]
    names = [f"pelagos.{name}" for name in names]
    names += [f"pelagos.bots.{name}" for name in BOTS] + [f"pelagos.adapters.{name}" for name in ADAPTERS]
    for name in names:
        found = re.search(rf'id="{re.escape(name)}".*?</dt>\s*<dd>\s*<p>(.*?)</p>', text, re.DOTALL)
        assert found is not None, f"{name}: no entry, or no words"
        assert len(re.sub("<[^>]+>", "", found[1])) > 10, name
    assert all(inspect.getdoc(getattr(bots, name)) for name in bots.__all__ if name[0].islower())
    assert all(inspect.getdoc(getattr(pelagos.Match, name)) for name in MATCH)


def test_the_engine_is_explained_with_the_figures_of_the_readme(manual: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## How fast")[2].partition("## The games")[0]
    questions = re.findall(r"^\| ([a-z0-9][^|`]+?) \|", table, re.MULTILINE)
    text = (manual / "docs" / "engine.html").read_text(encoding="utf-8")
    assert len(questions) >= 5
    assert [question for question in questions if question not in text] == []


def open_page(
    browser: Browser, file: Path, *, theme: Literal["light", "dark"] = "light", width: int = 1280
) -> tuple[Page, list[str]]:
    """Open a file of the manual; whatever goes wrong, or is fetched from elsewhere, is kept."""
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=theme, reduced_motion="reduce"
    )
    page, complaints = context.new_page(), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("request", lambda sent: complaints.append(sent.url) if sent.url.startswith("http") else None)
    page.goto(file.as_uri())
    return page, complaints


def pieces(page: Page) -> list[int]:
    """Return how many pieces each drawing of a page shows, after scrolling to it."""
    counted = []
    for at in range(page.locator("iframe").count()):
        frame = page.locator("iframe").nth(at)
        frame.scroll_into_view_if_needed()
        stage = frame.content_frame.locator(".stage")
        expect(stage.locator("svg").first).to_be_visible()
        counted.append(stage.locator(":is([data-piece], [data-target])").count())
    return counted


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)], ids=["desk", "phone"])
def test_the_drawings_of_the_notebook_appear(
    browser: Browser, manual: Path, theme: Literal["light", "dark"], width: int
) -> None:
    page, complaints = open_page(browser, manual / "docs" / "notebook.html", theme=theme, width=width)
    assert page.locator("html").get_attribute("data-theme") == theme
    drawn = pieces(page)
    cells = (ROOT / "docs" / "notebook.md").read_text(encoding="utf-8")
    assert len(drawn) == len(re.findall(r"^pelagos\.draw\(", cells, re.MULTILINE))
    assert min(drawn) > 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints == []


def test_the_rules_have_their_diagrams_which_step(browser: Browser, manual: Path) -> None:
    page, complaints = open_page(browser, manual / "docs" / "rules" / "tyrus.fr.html")
    text = (ROOT / "docs" / "rules" / "tyrus.fr.md").read_text(encoding="utf-8")
    assert len(pieces(page)) == text.count("](diagrams/")
    second: Any = page.locator("iframe").nth(1).content_frame
    # By the keyboard: frames that came into sight just now still find their heights, and move what is below.
    second.get_by_role("button", name="Un coup en avant").press("Enter")
    expect(second.get_by_text("2/5")).to_be_visible()
    assert complaints == []


def test_the_search_finds_without_a_server(browser: Browser, manual: Path) -> None:
    page, complaints = open_page(browser, manual / "docs" / "index.html")
    page.get_by_role("searchbox").fill("commitment")
    page.keyboard.press("Enter")
    found = page.locator("#search-results li a")
    expect(found.first).to_be_visible()
    expect(found.filter(has_text="The wire").first).to_be_visible()
    found.filter(has_text="The wire").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The wire")
    page.get_by_role("button", name="Light or dark").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert complaints == []
