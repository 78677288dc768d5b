"""Drawings: what is handed to the board's script, and nothing that the seat may not know."""

import html
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.contract.worlds import tyrus_world

import pelagos
from pelagos.drawing import frame

GOLDEN = Path(__file__).parents[1] / "golden"


def read(name: str) -> pelagos.Match:
    return pelagos.Match.from_transcript((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))


def order(drawing: Any) -> Any:
    """Return what a drawing asks its script to draw, as it stands in the document."""
    found = re.search(r'id="order">(.*?)</script>', drawing.document)
    assert found is not None
    return json.loads(found[1])


def test_a_drawing_tells_the_view_of_its_seat() -> None:
    match = read("tyrus-unfinished")
    drawn = order(pelagos.draw(match, 0))
    assert drawn["plies"] == [match.ply]
    assert drawn["told"][-1]["view"] == json.loads(json.dumps(_plain(match.view(0))))
    assert drawn["told"][-1]["view"] != json.loads(json.dumps(_plain(match.view(1))))
    assert drawn["told"][-1]["legal"] == [], "nothing is lit unless it is wanted"


def _plain(struct: Any) -> Any:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(struct))


def test_plies_come_with_the_one_before_and_the_one_behind() -> None:
    match = read("tyrus-representatives")
    drawn = order(pelagos.draw(match, 0, plies=[30, 33], lit=True))
    assert [told["ply"] for told in drawn["told"]] == [29, 30, 31, 32, 33, 34]
    lines = match.transcript().splitlines()
    for told in drawn["told"]:
        actor, notation = next(line.split()[1:3] for line in lines if line.startswith(f"{told['ply']} "))
        assert told["event"]["seat"] == {"nature": None, "brown": 0, "beige": 1}[actor]
        assert "?" in told["event"]["notation"] or told["event"]["notation"] == notation
        assert bool(told["legal"]) == (told["view"]["to_move"] == 0)


def test_worlds_that_a_seat_cannot_tell_apart_are_drawn_the_same() -> None:
    rng = random.Random(5)
    match = read("tyrus-unfinished")
    for seat in (0, 1, None):
        other = tyrus_world(match, seat, rng)
        assert other.transcript() != match.transcript()
        plies = range(match.ply + 1)
        drawings = [pelagos.draw(each, seat, plies=plies, lit=True).document for each in (match, other)]
        assert drawings[0] == drawings[1]


def test_a_frame_fetches_nothing_and_is_locked_up() -> None:
    text = pelagos.draw(read("minos-unfinished"), 1)._repr_html_()
    found = re.search(r'<iframe [^>]*sandbox="allow-scripts"[^>]*srcdoc="([^"]*)"', text)
    assert found is not None
    document = html.unescape(found[1])
    assert "default-src 'none'" in document
    assert not re.search(r'(src|href)="?https?:', document)


def test_text_cannot_end_the_script_that_it_stands_in() -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    drawing = pelagos.draw(match, caption="</script><b>bold</b>")
    assert "</script><b>" not in drawing.document
    assert order(drawing)["caption"] == "</script><b>bold</b>"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"language": "de"}, "language: expected one of en, fr, got 'de'"),
        ({"theme": "sepia"}, "theme: expected one of None, light, dark, got 'sepia'"),
        ({"plies": []}, r"plies: expected some from 0 to \d+, got \[\]"),
        ({"plies": [10_000]}, r"plies: expected some from 0 to \d+, got \[10000\]"),
        ({"seat": 2}, "expected a seat from 0 to 1, got 2"),
    ],
)
def test_what_cannot_be_drawn_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(pelagos.PelagosError, match=message):
        pelagos.draw(read("tyrus-unfinished"), **options)


def test_a_game_without_a_page_is_refused_by_name() -> None:
    match = pelagos.Match(pelagos.game("breakthrough"), seats=2, rng=1)
    with pytest.raises(
        pelagos.InvalidOption, match="no drawing of breakthrough: expected one of minos, mykerinos, tyrus"
    ):
        pelagos.draw(match)


def test_a_game_that_is_over_or_was_given_up_is_drawn_to_its_end() -> None:
    for name in ("tyrus-resigned", "mykerinos-4-points", "minos-2-value"):
        match = read(name)
        assert order(pelagos.draw(match))["told"][-1]["view"]["stage"] == _plain(match.view(None))["stage"]


def test_every_game_with_a_page_can_be_drawn() -> None:
    pages = Path(__file__).parents[2] / "web" / "src" / "games"
    assert {path.stem for path in frame.STATIC.glob("*.js")} == {
        path.parent.name for path in pages.glob("*/page.ts")
    }
