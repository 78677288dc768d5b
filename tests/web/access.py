"""Axe, looking over the shoulder."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page
from tests.web.player import Player

CONTRAST = ("color-contrast",)


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe finds on a page, in a line each: by all its rules, or by these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    only = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
    found: list[dict[str, Any]] = page.evaluate(
        "options => axe.run(options).then(({ violations }) => violations)",
        {"resultTypes": ["violations"], **only},
    )
    return [
        f"{each['id']}: {node['html'][:200]} ({node['failureSummary']})"
        for each in found
        for node in each["nodes"]
    ]


def check_access(player: Player) -> None:
    """Fail on anything that axe finds."""
    assert violations(player.page) == []
