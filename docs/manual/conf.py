"""How Sphinx builds the manual: ``make manual``. The source is the repository, with its links as they are.

The table of contents is ``docs/index.md``: its headings and lists are what stands beside every page.
"""

import re
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

from sphinx.application import Sphinx

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LOOK = ROOT / "web" / "src" / "look"
FONTS = ROOT / "web" / "node_modules"
sys.path.insert(0, str(HERE))

project = "Pelagos"
author = "Pelagos"
root_doc = "docs/index"
include_patterns = ["CHANGELOG.md", "CONTRIBUTING.md", "docs/**.md", "examples/*/README.md"]
exclude_patterns = [".*", "bench", "build", "dist", "src", "tests", "web"]
extensions = ["myst_parser", "sphinx.ext.autodoc", "diagram", "notebook"]

myst_heading_anchors = 3
# Rules are anchored by HTML, which only the finished page shows: a test follows every link there.
suppress_warnings = ["myst.xref_missing", "toc.not_included"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
add_module_names = False
smartquotes = False  # what is written is meant

templates_path = ["theme"]
html_theme = "theme"
html_theme_path = ["."]
html_static_path = ["../../web/src/look/tokens.css", "../../web/public/theme.js", "../../web/public/icon.svg"]
html_title = "Pelagos"
html_copy_source = False
html_use_index = False
html_show_sourcelink = False
html_show_search_summary = False  # it would fetch pages, which a browser forbids where they are files
html_additional_pages = {"index": "door.html"}
html_permalinks_icon = "§"


class Section(NamedTuple):
    """A heading of the contents with the pages under it: document and title."""

    title: str
    pages: list[tuple[str, str]]


def read_sections(text: str) -> list[Section]:
    """Return the contents as ``docs/index.md`` lists them."""
    sections: list[Section] = []
    for line in text.splitlines():
        if line.startswith("## "):
            sections.append(Section(line[3:], []))
        elif found := re.match(r"- \[([^\]]+)\]\(([^)#]+)\.md\)", line):
            path = (ROOT / "docs" / found[2]).resolve().relative_to(ROOT)
            sections[-1].pages.append((path.as_posix(), found[1]))
    return sections


SECTIONS = read_sections((ROOT / "docs" / "index.md").read_text(encoding="utf-8"))


def give_contents(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Hand the contents, what comes before and after, and the language to the page."""
    pages = [each for section in SECTIONS for each in section.pages]
    at = next((at for at, (name, _) in enumerate(pages) if name == page), None)
    context["sections"] = SECTIONS
    context["before"] = pages[at - 1] if at else None
    context["after"] = pages[at + 1] if at is not None and at + 1 < len(pages) else None
    context["spoken"] = "fr" if page.endswith(".fr") else "en"


def put_fonts(app: Sphinx, error: Exception | None) -> None:
    """Put the page's letters beside its styles; where they are not installed, others of the reader's do."""
    if error is not None:
        return
    static = Path(app.outdir) / "_static"
    css = (LOOK / "fonts.css").read_text(encoding="utf-8") if FONTS.is_dir() else ""
    for path in re.findall(r'url\("([^"]+)"\)', css):
        shutil.copy(FONTS / path, static)
    (static / "fonts.css").write_text(re.sub(r'url\("[^"]*/', 'url("', css), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Join what is above to the build."""
    app.connect("html-page-context", give_contents)
    app.connect("build-finished", put_fonts)
