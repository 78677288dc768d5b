"""The players' rules: the same ids in both languages, each proved by a test, each refusal among them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(
    path.name for path in (ROOT / "src" / "pelagos" / "games").iterdir() if (path / "rules.py").is_file()
)


def anchors(game: str, language: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    return re.findall(r'<a id="(\w+)"></a>\*\*\w+\.\*\*', text)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english = anchors(game, "en")
    assert english
    assert english == anchors(game, "fr")
    assert len(set(english)) == len(english)


def readings(game: str, language: str, heading: str) -> list[str]:
    """Return the rules in the list of our own decisions."""
    text = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \[(\w+)\]", text.partition(f"\n## {heading}\n")[2], re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_list_the_same_readings(game: str) -> None:
    english = readings(game, "en", "How we read the rules")
    assert english
    assert english == readings(game, "fr", "Comment nous lisons les règles")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proved_by_a_test(game: str) -> None:
    tests = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / game).glob("*.py")
    )
    proved = set(re.findall(r'@rule\("(\w+)"\)', tests))
    assert proved == {anchor.upper() for anchor in anchors(game, "en")}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_code_names_exists(game: str) -> None:
    known = {anchor.upper() for anchor in anchors(game, "en")}
    letter = min(known)[0]
    for path in (ROOT / "src" / "pelagos" / "games" / game).glob("*.py"):
        named = set(re.findall(rf"\b{letter}\d+\b", path.read_text(encoding="utf-8")))
        assert named <= known, path
