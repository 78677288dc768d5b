"""The frame around a drawing: a document with everything inside, locked up where nothing can be fetched."""

import base64
import gzip
import html
from functools import cache
from pathlib import Path

from pelagos.engine.error import InvalidOption

STATIC = Path(__file__).parent / "static"

# Nothing is fetched, whatever the page around it allows.
_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; img-src data:"
)

# The script is packed, to two thirds of its size in letters: each drawing carries it.
_DOCUMENT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="color-scheme" content="light dark">
<title>Pelagos</title>
<body>
<script type="application/json" id="order">{order}</script>
<script>
(async () => {{
  const bytes = Uint8Array.from(atob("{script}"), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const text = await new Response(stream).text();
  document.body.append(Object.assign(document.createElement("script"), {{ textContent: text }}));
}})();
</script>
"""

# The document is not of the page's origin: it cannot look out, and says how high it is by a message.
_FRAME = """<iframe class="pelagos-drawing" title="Pelagos" sandbox="allow-scripts" srcdoc="{document}" \
style="display:block;width:100%;height:40rem;border:0" loading="lazy"></iframe>
<script>
window.pelagosFrames ??= addEventListener("message", ({{ source, data }}) => {{
  const frames = [...document.querySelectorAll(".pelagos-drawing")];
  const frame = frames.find((each) => each.contentWindow === source);
  if (frame && data.height > 0) frame.style.height = `${{data.height}}px`;
}}) ?? true;
</script>"""


def check_game(game: str) -> None:
    """Raise ``InvalidOption`` unless there is a script that draws the game."""
    drawn = sorted(path.stem for path in STATIC.glob("*.js"))
    if game not in drawn:
        known = f"expected one of {', '.join(drawn)}" if drawn else "the page is not built: run make page"
        raise InvalidOption(f"no drawing of {game}: {known}")


def document(game: str, language: str, order: str) -> str:
    """Return a whole document that draws what ``order``, a JSON text, says."""
    return _DOCUMENT.format(
        language=language, policy=_POLICY, order=order.replace("<", "\\u003c"), script=_packed(game)
    )


def frame(text: str) -> str:
    """Return HTML that shows a document within another one, as high as it is."""
    return _FRAME.format(document=html.escape(text))


@cache
def _packed(game: str) -> str:
    packed = gzip.compress((STATIC / f"{game}.js").read_bytes(), mtime=0)
    return base64.b64encode(packed).decode()
