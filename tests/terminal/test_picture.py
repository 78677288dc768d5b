"""Pictures of the full screen are as they were looked at: words, places and colours."""

import re
from html import unescape

import pytest
from tests.terminal.build import FOLDER, SCENES, take

_TEXT = re.compile(r'<text class="([\w-]+)" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>')
_STYLE = re.compile(r"\.([\w-]+) \{ ([^}]*?) ?\}")
_FILL = re.compile(r'(?:fill: |fill=")#([0-9a-f]{6})')

_UNDRAWN = "c5c8c6"  # Rich's, where no style is


def read(svg: str) -> list[str]:
    """Return every run of text with its place and its style, whatever the classes are called."""
    styles = dict(_STYLE.findall(svg))
    return [f"{y} {x} {unescape(words)!r} {styles.get(name, '')}" for name, x, y, words in _TEXT.findall(svg)]


@pytest.mark.parametrize("name", SCENES)
def test_the_screen_looks_as_its_picture(name: str) -> None:
    seen, expected = read(take(SCENES[name])), read((FOLDER / f"{name}.svg").read_text(encoding="utf-8"))
    assert len(expected) > 10
    assert seen == expected, "look at it, then python -m tests.terminal.build"


def test_every_picture_has_a_scene() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(SCENES)


@pytest.mark.parametrize("name", ["minos", "tyrus-final-fr"])
def test_without_colours_everything_is_grey_and_says_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    colourful = take(SCENES[name])
    monkeypatch.setenv("NO_COLOR", "1")
    plain = take(SCENES[name])
    drawn = "\n".join(line for line in plain.splitlines() if "<circle" not in line and "-title" not in line)
    fills = [
        fill for fill in _FILL.findall(drawn) if fill != _UNDRAWN
    ]  # nor the frame, which is Textual's own
    assert len(fills) > 5
    assert [fill for fill in fills if not fill[:2] == fill[2:4] == fill[4:]] == []
    assert "".join(words for *_, words in _TEXT.findall(plain)) == "".join(
        words for *_, words in _TEXT.findall(colourful)
    )
