"""Pictures of the full screen: key positions at 80 × 24 and larger, as SVG that a browser shows.

``python -m tests.terminal.build`` takes them again; the difference is looked at, and reviewed as code.
"""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.terminal.screen import LARGE, SMALL, at_sea, golden, press, setup, stepping, table
from textual.pilot import Pilot

from pelagos.terminal.app import TerminalApp

FOLDER = Path(__file__).parent / "pictures"


class Scene(NamedTuple):
    """How to come to a picture."""

    app: Callable[[], TerminalApp]
    size: tuple[int, int] = SMALL
    keys: tuple[str, ...] = ()


SCENES = {
    "tyrus-curtain": Scene(lambda: table(golden("tyrus-unfinished"), "human,human")),
    "tyrus-final-fr": Scene(
        lambda: table(golden("tyrus-unfinished"), "human,human", "fr"),
        keys=("enter", "down", "enter", "enter"),
    ),
    "tyrus-large": Scene(lambda: table(golden("tyrus-unfinished"), "human,human"), LARGE, ("enter", "enter")),
    "mykerinos": Scene(lambda: table(golden("mykerinos-unfinished"), "human,human,human")),
    "minos": Scene(lambda: table(golden("minos-unfinished"), "human,human,human,human")),
    "minos-map-large-fr": Scene(
        lambda: table(golden("minos-unfinished"), "human,human,human,human", "fr"), LARGE, ("home",)
    ),
    "minos-tall": Scene(lambda: table(golden("minos-unfinished"), "human,human,human,human"), (80, 50)),
    "minos-sails": Scene(lambda: table(at_sea(), "human,human"), keys=("down", "enter", "home")),
    "setup-fr": Scene(lambda: setup(golden("minos-unfinished"), range(2, 5), "fr"), keys=("right", "down")),
    "help": Scene(lambda: table(golden("mykerinos-unfinished"), "human,human,human"), keys=("f1",)),
    "replay": Scene(lambda: stepping("tyrus-row"), keys=("down", "down", "right")),
    "replay-large-fr": Scene(lambda: stepping("mykerinos-2-points", "fr"), LARGE, ("end",)),
}


def take(scene: Scene) -> str:
    """Return a picture, without what Textual says about fonts from elsewhere."""

    async def within() -> str:
        app = scene.app()
        async with app.run_test(size=scene.size) as pilot:
            await _settled(pilot, scene.keys)
            return app.export_screenshot(simplify=True)

    svg = asyncio.run(within())
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"terminal-\d+", "terminal", svg).strip() + "\n"


async def _settled(pilot: Pilot[None], keys: tuple[str, ...]) -> None:
    await pilot.pause()
    for key in keys:
        await press(pilot, key)
    await pilot.pause()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.svg").write_text(take(scene), encoding="utf-8")
