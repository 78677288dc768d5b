"""The diagrams of the rules: the same in both languages, each of plies that were played and can be drawn."""

import re

import pytest
from tests.diagrams.build import DIAGRAMS, FOLDER, text_of

import pelagos

RULES = FOLDER.parent
GAMES = sorted({path.name.split(".")[0] for path in RULES.glob("*.md")})
LINK = re.compile(r"^\[([^\]]+)\]\((diagrams/[^)]*)\)$", re.MULTILINE)
FORM = re.compile(r"diagrams/([\w-]+)\.txt#([\d,-]+):(\w+):([\w+]+)")
PARTS = {
    "tyrus": {"board", "tray", "last"},
    "mykerinos": {"board", "tray", "last", "region", "museum"},
    "minos": {"board", "tray", "last", "map", "holdings"},
}
FEWEST = 5


def links(game: str, language: str) -> list[tuple[str, str]]:
    """Return the captions of a rulebook's diagrams, with where each points."""
    text = (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")
    assert text.count("](diagrams/") == len(LINK.findall(text)), "a diagram is a paragraph of its own"
    return LINK.findall(text)


def plies_of(text: str) -> list[int]:
    """Return the plies that a diagram shows: "7,9-11" is 7, 9, 10 and 11."""
    spans = [list(map(int, span.split("-"))) for span in text.split(",")]
    return [ply for span in spans for ply in range(span[0], span[-1] + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_diagrams_with_captions_of_their_own(game: str) -> None:
    english, french = links(game, "en"), links(game, "fr")
    assert len(english) >= FEWEST
    assert [where for _, where in english] == [where for _, where in french]
    assert len({caption for caption, _ in english + french}) == 2 * len(english)


@pytest.mark.parametrize("game", GAMES)
def test_captions_name_the_same_rules_of_the_book(game: str) -> None:
    text = (RULES / f"{game}.en.md").read_text(encoding="utf-8")
    for (english, _), (french, _) in zip(links(game, "en"), links(game, "fr"), strict=True):
        named = re.findall(r"\b[A-Z]E?\d+\b", english)
        assert named == re.findall(r"\b[A-Z]E?\d+\b", french)
        assert all(f'<a id="{rule.lower()}"></a>' in text for rule in named)


@pytest.mark.parametrize("game", GAMES)
def test_a_diagram_shows_plies_of_its_game_in_order_to_one_of_its_seats(game: str) -> None:
    for _, where in links(game, "en"):
        found = FORM.fullmatch(where)
        assert found is not None, where
        name, span, eyes, parts = found.groups()
        match = pelagos.Match.from_transcript((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
        plies = plies_of(span)
        assert match.game.name == game
        assert plies == sorted(set(plies))
        assert 1 <= plies[0] <= plies[-1] <= match.ply, where
        assert eyes in match.game.seat_names[: match.seats]
        assert set(parts.split("+")) <= PARTS[game]


def test_no_game_is_missing_or_left_over() -> None:
    shown = {where.split("/")[1].split(".")[0] for game in GAMES for _, where in links(game, "en")}
    assert shown == set(DIAGRAMS) == {path.stem for path in FOLDER.glob("*.txt")}


@pytest.mark.parametrize("name", DIAGRAMS)
def test_its_game_is_what_the_rules_make_of_it(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == text_of(name)
