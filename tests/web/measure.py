"""What a page weighs, how much of it moves by itself, and which of its texts are cut."""

from playwright.sync_api import Page

# The document, the code and the styles as they came, compressed by the server; neither fonts nor the wire.
_LOADED = """() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
    .map(({ name, entryType, encodedBodySize }) => [new URL(name).pathname, entryType, encodedBodySize])
    .filter(([path, kind]) => kind === "navigation" || /\\.(js|css)$/.test(path))"""

# Everything that moved since the page was opened, but for what a touch has moved.
_SHIFT = """() => new Promise(resolve => {
    let shift = 0;
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
    }).observe({ type: "layout-shift", buffered: true });
    document.fonts.ready.then(() => setTimeout(() => resolve(shift), 300));
})"""

# Texts that end outside of what cuts them off, or beyond the edge of the window. Drawings scale as one.
_CUT = """() => {
    const faults = [];
    const wide = document.scrollingElement.scrollWidth;
    if (wide > innerWidth + 1) faults.push(`the page is ${wide} wide in a window of ${innerWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent.closest(".vh, .skip, svg, script, style, noscript, option")) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        let [canScroll, isCut] = [false, false];
        for (let up = parent; up && up !== document.documentElement; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            const [edge, cuts] = [up.getBoundingClientRect(), ["hidden", "clip"]];
            canScroll ||= ["auto", "scroll"].includes(overflowX) && up.scrollWidth > up.clientWidth;
            const isOut = box.right > edge.right + 1 || box.left < edge.left - 1;
            isCut ||= !canScroll && cuts.includes(overflowX) && isOut;
            if (["auto", "scroll"].includes(overflowY)) break;
            isCut ||= cuts.includes(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
        }
        isCut ||= !canScroll && (box.left < -1 || box.right > innerWidth + 1);
        if (isCut) faults.push(`cut: ${text.data.trim().slice(0, 60)}`);
    }
    return faults;
}"""


def loaded(page: Page) -> list[tuple[str, str, int]]:
    """Return the path, the kind and the compressed bytes of everything that a page has loaded so far."""
    found: list[tuple[str, str, int]] = page.evaluate(_LOADED)
    return found


def shift(page: Page) -> float:
    """Return the cumulative layout shift of a page that is there, once its fonts are."""
    return float(page.evaluate(_SHIFT))


def cut(page: Page) -> list[str]:
    """Return what is cut off or runs out of the window, in a line each."""
    faults: list[str] = page.evaluate(_CUT)
    return faults
