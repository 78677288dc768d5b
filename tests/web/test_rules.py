"""The rules as a book in a real browser: contents, rules to arrive at and find, diagrams to step through."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visitors

pytestmark = pytest.mark.slow

SHIFTS = """new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted = (globalThis.shifted ?? 0) + value;
}).observe({ type: "layout-shift", buffered: true })"""


def check_access(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def diagrams(page: Page) -> Locator:
    return page.get_by_role("figure")


# How many diagrams are wider than their frame on paper, for which nothing is drawn again.
CUT = """() => matchMedia("print").addEventListener("change", ({ matches }) => {
    const isCut = stage => [...stage.querySelectorAll("svg")]
        .some(svg => svg.getBoundingClientRect().width > stage.clientWidth + 1);
    const stages = [...document.querySelectorAll("figure.diagram .stage")];
    if (matches) globalThis.cut = stages.filter(isCut).length;
})"""


@pytest.mark.parametrize(
    ("game", "language", "theme", "is_phone"),
    [("tyrus", "fr", "light", True), ("mykerinos", "en", "dark", False), ("minos", "fr", "dark", True)],
    ids=["tyrus", "mykerinos", "minos"],
)
def test_every_diagram_comes_when_it_is_read_and_moves_nothing(
    visit: Visitors, game: str, language: str, theme: Literal["light", "dark"], *, is_phone: bool
) -> None:
    page = visit(f"/rules/{game}", language=language, theme=theme, is_phone=is_phone).page
    expect(page.get_by_role("heading", level=1)).to_have_text(game.title())
    page.evaluate(SHIFTS)
    assert diagrams(page).count() >= 5
    # Before anybody has read so far: what is printed is complete.
    expect(diagrams(page).filter(has=page.locator(".stage > div"))).to_have_count(diagrams(page).count())
    for each in diagrams(page).all():
        each.scroll_into_view_if_needed()
        expect(each.locator(".stage svg").first).to_be_visible()
        stage = each.locator(".stage")
        expect(stage.locator(":is(a, button, [tabindex]):not([tabindex='-1'])")).to_have_count(0)
        assert stage.evaluate("stage => stage.scrollWidth <= stage.clientWidth + 1")
    assert page.evaluate("() => globalThis.shifted ?? 0") < 0.02
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_access(page)
    page.evaluate(CUT)
    page.pdf(format="A4")
    assert page.evaluate("() => globalThis.cut") == 0


def test_a_diagram_is_stepped_through_with_the_keyboard(visit: Visitors) -> None:
    page = visit("/rules/tyrus#t11").page
    count = diagrams(page).filter(has_text="the count of TE1")
    count.scroll_into_view_if_needed()
    expect(count.get_by_text("Beige places a tile in Beige’s market.")).to_be_visible()
    count.get_by_role("button", name="A step on").focus()
    page.keyboard.press("Enter")
    expect(count.get_by_text("Brown places the 3 of priests in Beige’s market.")).to_be_visible()
    expect(count.locator(".stage").get_by_text("12 − (8 − 6) = 10")).to_be_visible()
    page.keyboard.press("Enter")  # there is no more: the focus stays
    expect(count.get_by_role("button", name="A step on")).to_be_focused()
    count.get_by_role("button", name="A step back").click()
    brown = count.locator("[data-target='building:brown-market']")
    brown.hover()
    expect(count.locator(".name")).to_contain_text("Brown’s market")


def test_a_link_to_a_rule_arrives_and_another_language_reads_on_there(visit: Visitors) -> None:
    page = visit("/rules/minos#n20").page
    rule = page.locator("#n20")
    expect(rule).to_be_in_viewport()
    assert page.evaluate("() => document.querySelector(':target').id") == "n20"
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.locator("[aria-current]")).to_have_text("End of the game")
    page.get_by_role("button", name="Lire en français").click()
    expect(page.get_by_role("heading", name="Fin de la partie")).to_be_in_viewport()


def test_a_rule_is_found_by_its_id_or_a_word(visit: Visitors) -> None:
    page = visit("/rules/tyrus", language="fr", is_phone=True).page
    page.locator("summary").click()
    field = page.get_by_role("searchbox")
    field.fill("coin")
    expect(page.get_by_role("status").filter(has_text="Aucune règle")).to_be_visible()
    field.fill("pioche 3")
    expect(page.locator(".found a")).to_have_count(1)
    check_access(page)
    field.fill("t7")
    field.press("Enter")
    expect(page.locator("#t7")).to_be_in_viewport()
    expect(field).to_be_hidden()


def test_the_rules_lead_to_a_table_and_a_refusal_leads_back(visit: Visitors) -> None:
    player = visit("/rules/tyrus")
    page = player.page
    expect(page.get_by_role("link", name="Learn by playing").first).to_have_attribute("href", "/learn/tyrus")
    page.get_by_role("link", name="Mykerinos").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mykerinos")
    page.go_back()
    page.get_by_role("button", name="Play a bot").first.click()
    player.wait()
    player.thing("supply:brown").click()
    with page.context.expect_page() as opened:
        page.locator(".slip a").click()
    book = opened.value
    expect(book.locator(".rule:target")).to_be_in_viewport()
    back = book.get_by_role("link", name="To the table").first
    expect(back).to_have_attribute("href", f"/match/{page.url.rpartition('/')[2]}")
