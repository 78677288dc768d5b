"""What a board shows in a key position, as text: what can be touched, what is said, which symbols are drawn.

``python -m tests.web.outline`` writes the outlines of all positions again; the difference is reviewed as
code, beside the pictures that ``python -m tests.web.pictures`` takes.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright
from tests.server.house import House
from tests.web.conftest import CHROMIUM, SWITCHES, Visitors
from tests.web.place import PAGES, POSITIONS, sit_at

FOLDER = Path(__file__).parent / "outlines"

# Neither sizes nor colours: they are looked at. Neither the sign of a refusal, which every spot keeps hidden,
# nor who is away and what was missed, which are matters of time. What comes again and again is counted.
_OUTLINE = """() => {
    const lines = [];
    const own = (element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const walk = (element, depth) => {
        for (const child of element.children) {
            if (child.matches("style, script, title, .no, .question, .said > .plain")) continue;
            const words = own(child).map(({ data }) => data.trim()).filter(Boolean).join(" ");
            const said = [
                child.dataset.target,
                "lit" in child.dataset ? "lit" : null,
                child.tagName === "use" ? child.getAttribute("href") : null,
                child.getAttribute("aria-label") && `"${child.getAttribute("aria-label")}"`,
                words && `${child.tagName.toLowerCase()}: ${words.replace(/\\s+/g, " ")}`,
            ].filter(Boolean);
            if (said.length > 0) lines.push("  ".repeat(depth) + said.join(" "));
            walk(child, depth + (said.length > 0 ? 1 : 0));
        }
    };
    walk(document.querySelector("main"), 0);
    const counted = [];
    for (const line of lines) {
        if (counted.at(-1)?.line === line) counted.at(-1).times += 1;
        else counted.push({ line, times: 1 });
    }
    return counted.map(({ line, times }) => (times > 1 ? `${line} × ${times}` : line)).join("\\n") + "\\n";
}"""


def outline(page: Page, house: House, position: str) -> str:
    """Sit down at a position and return what is seen there."""
    page.goto("about:blank")  # a table is not left by its own address
    page.goto(house.address + sit_at(house, position))
    expect(page.locator(PAGES["match"].shows).first).to_be_visible()
    expect(page.locator("#board").locator("svg, table").first).to_be_attached()
    expect(page.locator("main.stage")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("#ending").filter(has_text="The match is over.")).to_have_count(
        0
    )  # why, is told next
    return str(page.evaluate(_OUTLINE))


def stored(position: str) -> Path:
    """Return the file of a position's outline."""
    return FOLDER / f"{position}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        page = Visitors(browser, house.address)().page
        for name in POSITIONS:
            stored(name).write_text(outline(page, house, name), encoding="utf-8")
        browser.close()
