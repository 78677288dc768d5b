"""What a visitor must load for a first board stays small, whichever the game and the language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.house import House
from tests.web.conftest import Visitors
from tests.web.measure import loaded

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "pelagos" / "server" / "static"
GAMES = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/page.ts"))
LIMIT = 120_000
BOT = {"en": "Play a bot", "fr": "Jouer contre un bot"}
HOME = {"en": "web-home = Home", "fr": "web-home = Accueil"}
RULE_BOOK = re.compile(r'class=\\?"rule\\?"')


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_board_is_under_120_kilobytes_compressed_and_brings_no_other(
    visit: Visitors, game: str, language: str
) -> None:
    player = visit(language=language)
    player.start(BOT[language], game=game.title())
    expect(player.lamp).to_be_visible()
    came = loaded(player.page)
    assert sum(size for _, _, size in came) < LIMIT, came
    assert all(size > 0 for _, _, size in came), "nothing came from a cache"
    files = [STATIC / path.lstrip("/") for path, kind, _ in came if kind == "resource"]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert {name for name in GAMES if f"{name}-seat =" in text} == {game}
    assert [name for name, line in HOME.items() if line in text] == [language]
    assert RULE_BOOK.search(text) is None
    books = [path.read_text(encoding="utf-8") for path in STATIC.glob(f"assets/{game}.{language}-*.js")]
    assert any(RULE_BOOK.search(book) for book in books), "the rules look otherwise by now"


def test_a_file_comes_packed_to_who_can_unpack_it_and_is_kept_for_good(house: House) -> None:
    file = next(STATIC.glob("assets/shared-*.js"))
    for accepted, encoding in (("gzip, br", "gzip"), ("identity", None)):
        answer = house.client.get(
            f"{house.address}/assets/{file.name}", headers={"Accept-Encoding": accepted}
        )
        assert answer.headers.get("content-encoding") == encoding
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.content == file.read_bytes()
    for name in ("no-such.js", "..%2findex.html"):
        assert house.client.get(f"{house.address}/assets/{name}").status_code == 404
