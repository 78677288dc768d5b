"""What an address answers: the document to people, JSON to programs, and 404 to both where nothing is."""

import pytest
from tests.server.house import House

from pelagos.server.page import STATIC

pytestmark = pytest.mark.slow

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path",
    [
        "/nonsense",
        "/match",
        "/match/nope",
        "/match/nope/more",
        "/replay/nope",
        "/rules/chess",
        "/learn/chess",
    ],
)
def test_people_get_the_page_where_nothing_is(house: House, path: str) -> None:
    answer = house.client.get(house.address + path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<script type="module"' in answer.text
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/", "/replay", "/rules/tyrus", "/learn/minos"])
def test_where_something_is_the_page_is_there(house: House, path: str) -> None:
    assert house.client.get(house.address + path, headers=BROWSER).status_code == 200


def test_a_match_is_there_before_anybody_has_asked_for_it(house: House) -> None:
    made = house.make("human", "human")["match"]
    for way in ("match", "replay"):
        assert house.client.get(f"{house.address}/{way}/{made}", headers=BROWSER).status_code == 200


@pytest.mark.parametrize(
    ("path", "accept"), [("/nonsense", "*/*"), ("/assets/nope.js", "*/*"), ("/api/nope", BROWSER["Accept"])]
)
def test_programs_get_json_where_nothing_is(house: House, path: str, accept: str) -> None:
    answer = house.client.get(house.address + path, headers={"Accept": accept})
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown")


def test_what_is_there_can_be_asked_for_without_being_sent(house: House) -> None:
    asset = next((STATIC / "assets").glob("*.js")).name
    for path in ("/", f"/assets/{asset}"):
        answers = [house.client.request(method, house.address + path) for method in ("GET", "HEAD")]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert (len(answers[0].content) > 0, answers[1].content) == (True, b"")
