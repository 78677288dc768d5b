"""Every game, with every number of seats, on the wire: enough for a board that knows no rule."""

import random
from typing import Any, get_type_hints

import msgspec
import pytest
from tests.conftest import Setting
from tests.server.house import Guest, House

from pelagos.engine.text import LANGUAGES, Say, Texts

pytestmark = pytest.mark.slow


def choose(rng: random.Random, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Choose the first touch's kind first: buttons and cards are as frequent as spaces."""
    kinds = sorted({entry["target"][0].partition(":")[0] for entry in legal})
    kind = rng.choice(kinds)
    return rng.choice([entry for entry in legal if entry["target"][0].startswith(f"{kind}:")])


def check_body(body: dict[str, Any], setting: Setting, texts: list[Texts]) -> None:
    """Expect a view of the game's own type, and legal actions with notation, target and words."""
    view_type = get_type_hints(setting.game.views.view)["return"]
    view = msgspec.convert(body["view"], view_type)
    assert view.seat == body["seat"]
    assert [seat["seat"] for seat in body["seats"]] == list(range(setting.seats))
    for entry in body["legal"]:
        assert entry["notation"]
        assert entry["target"]
        for text in texts:
            assert text.render(msgspec.convert(entry["say"], Say))


def check_refusals(guest: Guest, view: Any, setting: Setting, rng: random.Random, body: Any) -> None:
    """Ask about a few things on the board: each is legal or refused by a rule."""
    first = {entry["target"][0] for entry in body["legal"]}
    things = setting.game.views.things(view)
    for thing in rng.sample(things, min(3, len(things))):
        answer = guest.get("/why", target=thing)
        assert (answer is None) == (thing in first), thing
        assert answer is None or answer["rule"]


def test_a_whole_match_is_played_with_what_the_wire_says(house: House, setting: Setting) -> None:
    rng = random.Random(setting.seats)
    *guests, watcher = house.seat(*["human"] * setting.seats, game=setting.game.name, options=setting.options)
    texts = [setting.game.texts(language) for language in LANGUAGES]
    view_type = get_type_hints(setting.game.views.view)["return"]
    body = watcher.body
    num = 0
    while body["status"] == "playing":
        mover = guests[body["to_move"]]
        body = mover.body
        check_body(body, setting, texts)
        if num % 10 == 0:
            check_refusals(mover, msgspec.convert(body["view"], view_type), setting, rng, body)
        answer = mover.play(choose(rng, body["legal"])["notation"], body["ply"])
        assert answer.status_code == 200, answer.text
        body = answer.json()
        num += 1
    assert body["outcome"]["winners"] or body["outcome"]["reason"] == "draw"
    assert len(body["outcome"]["scores"]) == len(body["outcome"]["places"]) == setting.seats
    events = [entry["event"] for entry in watcher.get("/events")]
    said = [event["say"] for event in events] + [say for event in events for say in event["last"]]
    shell = [Texts(language, setting.game.text_package, "pelagos.server") for language in LANGUAGES]
    assert all(text.render(msgspec.convert(say, Say)) for say in said for text in shell)
    assert house.complaints == ""
