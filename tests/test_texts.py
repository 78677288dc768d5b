"""Texts: every message exists in both languages, takes the same arguments, and is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pelagos.engine.text import LANGUAGES, Say, Texts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pelagos"
PAGE = ROOT / "web"
PARTS = sorted((PAGE / "texts").glob("*/*/"))
FOLDERS = [*sorted(path for path in SOURCE.rglob("texts") if path.is_dir()), PAGE / "texts", *PARTS]
# What says things: the package, and the page.
CODE = [*SOURCE.rglob("*.py"), *(PAGE / "src").rglob("*.ts"), *(PAGE / "src").rglob("*.svelte")]


class Arguments(Visitor):
    """Collect the arguments and the messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(folder: Path, language: str) -> dict[str, ast.Message]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], folder
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def arguments(messages: dict[str, ast.Message], name: str) -> set[str]:
    visitor = Arguments()
    visitor.visit(messages[name])
    return visitor.found.union(*(arguments(messages, other) for other in visitor.messages))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_both_languages_say_the_same_things_with_the_same_arguments(folder: Path) -> None:
    english, french = (read(folder, language) for language in LANGUAGES)
    assert list(english) == list(french)
    for name in english:
        assert arguments(english, name) == arguments(french, name), name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_message_is_said_somewhere(folder: Path) -> None:
    messages = read(folder, "en")
    code = "".join(path.read_text(encoding="utf-8") for path in CODE)
    texts = (folder / "en.ftl").read_text(encoding="utf-8")
    # The page ends some ids with a word; what lessons say is counted in test_lessons.
    begun = tuple(re.findall(r"`([a-z-]+-)\$\{", code))
    for name in messages:
        composed = re.match(r"(.*-)(seat|reason-)", name) or name.startswith(begun)
        used = f'"{name}"' in code or f"'{name}'" in code or f"{{ {name} }}" in texts
        assert used or composed, name


def test_whatever_the_page_says_has_a_message() -> None:
    known = {name for folder in FOLDERS for name in read(folder, "en")}
    for path in CODE:
        if path.suffix != ".py" and not path.name.endswith(".test.ts"):
            said = re.findall(r'\b(?:t|say)\("([a-z-]+)"', path.read_text(encoding="utf-8"))
            assert set(said) <= known, path


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_french_is_set_as_french(folder: Path) -> None:
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    values = [line for line in text.splitlines() if line and not line.startswith("#")]
    for line in values:
        words = line.partition("=")[2] if re.match(r"^[\w-]+ = ", line) else line
        assert "'" not in words, f"{line}: write ’"
        words = words.replace("??", "")  # a hidden face
        loose = re.search(r"[^\u00a0][;:!?»]|«[^\u00a0]", words)
        assert loose is None, f"{line}: no-break spaces around : ; ! ? « »"


def test_an_unknown_message_argument_or_language_is_an_error() -> None:
    texts = Texts("en", "pelagos.games.tyrus")
    with pytest.raises(LookupError):
        texts("no-such-message")
    with pytest.raises(LookupError, match="tyrus-draw"):
        texts.render(Say("tyrus-draw", {"seat": "brown"}))
    with pytest.raises(ValueError, match="not a language: 'de'"):
        Texts("de")
