"""The diagrams of the rules, as the page has them: a link to plies of a game becomes their drawing."""

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import pelagos

# As web/src/rules/book.ts reads it: [caption](diagrams/tyrus-row.txt#20,21-26:brown:board+tray)
_LINK = re.compile(r"^\[([^\]]+)\]\(diagrams/([\w-]+)\.txt#([\d,-]+):(\w+):([\w+]+)\)$", re.MULTILINE)
_FIGURE = """<figure class="diagram"><iframe class="pelagos-drawing" title="{title}" src="{up}{path}" \
sandbox="allow-scripts" loading="lazy"></iframe></figure>

<p class="caption">{caption}</p>
"""


def draw_diagrams(app: Sphinx, page: str, source: list[str]) -> None:
    """Write a document for every diagram of a rulebook, and a frame for it where its link stands."""
    if not page.startswith("docs/rules/"):
        return
    language = page.rpartition(".")[2]
    rules = Path(app.srcdir) / "docs" / "rules"
    folder = Path(app.outdir) / "drawings"
    folder.mkdir(parents=True, exist_ok=True)

    def draw(found: re.Match[str]) -> str:
        caption, name, span, eyes, parts = found.groups()
        match = pelagos.Match.from_transcript(
            (rules / "diagrams" / f"{name}.txt").read_text(encoding="utf-8")
        )
        drawing = pelagos.draw(
            match,
            match.game.seat_names.index(eyes),
            language=language,
            plies=_plies(span),
            parts=parts.split("+"),
            lit=True,
            caption="",
        )
        path = f"{name}-{span.replace(',', '-')}-{parts.replace('+', '-')}.{language}.html"
        (folder / path).write_text(drawing.document, encoding="utf-8")
        caption = re.sub(r"\b([A-Z]E?\d+)\b", _refer, " ".join(caption.split()))
        return _FIGURE.format(title=name, up="../../drawings/", path=path, caption=caption)

    source[0] = _LINK.sub(draw, source[0])


def _plies(span: str) -> list[int]:
    """Return the plies of a text such as 7,9-11."""
    ends = [list(map(int, each.split("-"))) for each in span.split(",")]
    return [ply for each in ends for ply in range(each[0], each[-1] + 1)]


def _refer(found: re.Match[str]) -> str:
    return f'<a href="#{found[1].lower()}">{found[1]}</a>'


def setup(app: Sphinx) -> dict[str, Any]:
    """Join this to the build."""
    app.connect("source-read", draw_diagrams)
    return {"parallel_read_safe": True}
