"""The notebook: ``docs/notebook.md`` with the results of its cells, and as a file for Jupyter.

Its source is Markdown, each ``python`` block a cell: it reads well in the repository, and so do its
differences. (Jupytext calls this format ``md``, and opens it in Jupyter as it is.) The build runs the
cells in a real kernel; an error in one ends the build.
"""

import html
import os
import re
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from sphinx.application import Sphinx

PAGE = "docs/notebook"
WITHIN_S = 300
_FORMAT: Any = nbformat  # only parts of it have types
_DOWNLOAD = '<p><a href="notebook.ipynb" download>Download the notebook</a></p>\n'
_CELL = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def read_notebook(text: str) -> Any:
    """Return the notebook of a Markdown text; nothing has run."""
    cells = []
    for at, part in enumerate(_CELL.split(text)):  # text and code in turn
        make = _FORMAT.v4.new_code_cell if at % 2 else _FORMAT.v4.new_markdown_cell
        if part.strip():
            cells.append(make(part.strip(), id=f"cell-{at}"))
    return _FORMAT.v4.new_notebook(cells=cells)


def run_notebook(notebook: Any, folder: Path) -> None:
    """Run all cells in place, in a kernel of this Python that starts in ``folder``."""
    os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")  # its default is about to change, with a warning
    resources = {"metadata": {"path": str(folder)}}
    NotebookClient(
        notebook,
        timeout=WITHIN_S,
        startup_timeout=WITHIN_S,
        kernel_name="python3",
        resources=resources,
        extra_arguments=["--log-level=ERROR"],  # it warns that it listens on loopback
    ).execute()


def show_outputs(app: Sphinx, page: str, source: list[str]) -> None:
    """Put what each cell shows below it, and write the notebook beside the pages."""
    if page != PAGE:
        return
    notebook = read_notebook(source[0])
    run_notebook(notebook, Path(app.srcdir) / "docs")
    outputs = iter([cell.outputs for cell in notebook.cells if cell.cell_type == "code"])
    source[0] = _CELL.sub(lambda cell: cell[0] + "".join(map(_show, next(outputs))), source[0])
    source[0] = source[0].replace("\n## ", f"\n{_DOWNLOAD}\n## ", 1)
    file = Path(app.outdir) / f"{PAGE}.ipynb"
    file.parent.mkdir(parents=True, exist_ok=True)
    _FORMAT.write(notebook, file)


def _show(output: Any) -> str:
    """Return an output as Markdown, HTML where there is some."""
    data = output.get("data", {})
    if "text/html" in data:
        return f'\n<div class="output">{data["text/html"]}</div>\n'
    text = output.get("text") or data.get("text/plain", "")
    return f'\n<pre class="output">{html.escape(text)}</pre>\n'


def setup(app: Sphinx) -> dict[str, Any]:
    """Join this to the build."""
    app.connect("source-read", show_outputs)
    return {"parallel_read_safe": True}
