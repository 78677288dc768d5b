"""Whatever comes, the answer is an error of ours and never a fault: no 5xx, nothing on standard error."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.server.house import Guest, House, mover_of, open_socket

pytestmark = pytest.mark.slow

LONG = "9" * 5000
DEEP = "[" * 20_000 + "]" * 20_000
HUMANS = '"seats":[{"kind":"human"},{"kind":"human"}]'


@pytest.fixture(autouse=True)
def calm(house: House) -> Iterator[None]:
    """Nothing that a client sends is a fault of the server."""
    before = house.complaints
    yield
    assert house.complaints[len(before) :] == ""


@pytest.mark.parametrize(
    "path",
    [
        f"/why?target={LONG}",
        f"/why?target=-{LONG}",
        f"/why?target={'x' * 5000}",
        f"/why?target={'x:' * 5000}",
        "/why?target=%00",
        "/why?target=%ff",
        "/why?target=%ed%a0%80",
        "/why?target=standing:%C2%B2",
        "/why?target=tile:,building:",
        "/why?target=,:,",
        "/why?target=1&target=2",
        f"/events?since={LONG}",
        "/events?since=nan",
        "/events?since=%00",
        "/events?since=1&since=2",
        f"/{'x' * 20_000}",
        "/%00",
        "/..%2f..%2f",
    ],
    ids=lambda path: path[:40],
)
def test_no_address_is_a_fault(house: House, path: str) -> None:
    for guest in house.seat():
        assert guest.ask("GET", path).status_code < 500


@pytest.mark.parametrize(
    "content",
    [
        b'{"ply":20,"action":"' + b"x" * 3000 + b'"}',
        b'{"ply":20,"action":"' + b"x" * 60_000 + b'"}',
        b'{"ply":20,"action":"' + b"x" * 70_000 + b'"}',
        f'{{"ply":20,"action":{LONG}}}'.encode(),
        f'{{"ply":{LONG},"action":0}}'.encode(),
        b'{"ply":20,"action":1e400}',
        f'{{"ply":20,"action":{DEEP}}}'.encode(),
        DEEP.encode(),
        b"[" * 60_000,
        b'{"ply":20,"action":"\xff"}',
        b'{"ply":20,"action":"\xed\xa0\x80"}',
        b'{"ply":20,"action":"\\ud800"}',
        b'{"ply":20,"action":0,"id":"\\ud800"}',
        b'{"ply":20,"action":"\\u0000"}',
        b"\xef\xbb\xbf{}",
        b"\x00",
    ],
    ids=lambda content: str(content)[:40],
)
def test_no_action_is_a_fault(house: House, content: bytes) -> None:
    for guest in house.seat():
        for path in ("/actions", "/undo", "/seats/0"):
            assert 400 <= guest.ask("POST", path, content=content).status_code < 500


@pytest.mark.parametrize(
    "content",
    [
        f'{{"game":"{"x" * 3000}",{HUMANS}}}',
        f'{{"game":"tyrus",{HUMANS},"clock":{{"x":"{"x" * 3000}"}}}}',
        f'{{"game":"tyrus",{HUMANS},"clock":{{"x":{DEEP}}}}}',
        f'{{"game":"tyrus",{HUMANS},"clock":{{"x":{"[" * 900}{"]" * 900}}}}}',
        f'{{"game":"tyrus",{HUMANS},"options":{{"x":{LONG}}}}}',
        f'{{"game":"tyrus",{HUMANS},"options":{{"{"x" * 3000}":1}}}}',
        f'{{"game":"tyrus",{HUMANS},"{"x" * 3000}":1}}',
        f'{{"game":"tyrus",{HUMANS},"caretaker":{LONG}}}',
        f'{{"game":"tyrus","seats":[{",".join(["{}"] * 10_000)}]}}',
        '{"game":"tyrus","seats":[{"kind":"human","name":"\\ud800"},{"kind":"human"}]}',
        '{"game":"../tyrus",' + HUMANS + "}",
    ],
    ids=lambda content: content[:30] + content[-30:],
)
def test_no_match_wanted_is_a_fault(house: House, content: str) -> None:
    assert house.ask("POST", "/matches", content=content.encode()).status_code == 400


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded"])
def test_a_form_of_another_site_makes_no_match(house: House, kind: str) -> None:
    """A page elsewhere may send these without asking first; JSON it may not."""
    headers = {"Content-Type": kind, "Origin": "http://evil.example"}
    answer = house.ask("POST", "/matches", content=f'{{"game":"tyrus",{HUMANS}}}'.encode(), headers=headers)
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("numbers", ['{"ply":"20","action":%d}', '{"ply":20,"action":%d,"id":null,"ply":20}'])
def test_json_means_what_it_says(house: House, numbers: str) -> None:
    mover = mover_of(house.seat())
    content = numbers % mover.body["legal"][0]["action"]
    answer = mover.ask("POST", "/actions", content=content.encode())
    assert answer.status_code == (400 if '"20"' in numbers else 200)


def test_a_truth_is_no_text(house: House) -> None:
    for private in ("true", "1", 1):
        wanted = {"game": "tyrus", "seats": [{"kind": "human"}] * 2, "private": private}
        assert house.ask("POST", "/matches", json=wanted).status_code == 400


def test_every_answer_says_how_it_may_be_used(house: House) -> None:
    guest = house.seat()[0]
    for answer in (guest.ask("GET"), guest.ask("GET", "/nothing"), guest.play(0, 5), guest.play("x", 20)):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_what_a_seat_sees_is_kept_by_no_cache(house: House) -> None:
    for path in ("", "/events", "/transcript", "/proof"):
        answer = house.seat()[0].ask("GET", path)
        assert "no-store" in answer.headers.get("cache-control", "")


def test_a_client_that_goes_away_in_the_middle_of_a_request_leaves_no_trace(house: House) -> None:
    mover = mover_of(house.seat())
    for half in ("POST", "POST /api/matches HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", house.port)) as raw:
            raw.sendall(half.encode())
    head = f"POST /api/matches/{mover.match}/actions HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n"
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.sendall(f"{head}Authorization: Bearer {mover.key}\r\n\r\n{{".encode())
    assert mover.body["ply"] == 20


def test_a_client_that_does_not_wait_for_its_answer_has_played(house: House) -> None:
    mover = mover_of(house.seat())
    action = mover.body["legal"][0]["action"]
    body = json.dumps({"ply": 20, "action": action}).encode()
    head = f"POST /api/matches/{mover.match}/actions HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.sendall(f"{head}Authorization: Bearer {mover.key}\r\n\r\n".encode() + body)
    assert mover.play(action, 20).status_code == 200  # a retry, or the first to arrive
    assert (mover.body["ply"], mover.body["seq"]) == (21, 21)


def test_sockets_that_come_and_go_are_forgotten(house: House) -> None:
    *_, watcher = house.seat()
    for _ in range(20):
        with open_socket(watcher) as opened:
            opened.send("{}")
    assert watcher.body["seats"][0]["here"] is False


def test_a_bad_origin_is_refused_without_a_fault(house: House) -> None:
    *_, watcher = house.seat()
    for origin in ("http://[bad", "http://]", "//", "http://\xe9"):
        with pytest.raises(Exception, match=r"HTTP 40[03]"), open_socket(watcher, origin=origin):
            pass


def test_a_guest_of_no_match_is_told_so(house: House) -> None:
    for name in ("%00", "%ff", "x" * 20_000, "%ed%a0%80", "..", "'; DROP TABLE match; --"):
        assert Guest(house, name, None).ask("GET").status_code in (404, 405)
    assert house.ask("GET", "/health").status_code == 200


def test_who_says_half_of_what_they_want_is_not_waited_for(house: House) -> None:
    halves = {
        b"": b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n": b"",
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{": b"HTTP/1.1 408",
    }
    with ExitStack() as stack:
        slow = [
            stack.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=20))
            for _ in halves
        ]
        for each, half in zip(slow, halves, strict=True):
            each.sendall(half)
        answers = [each.recv(1000)[:12] for each in slow]
    assert answers == list(halves.values())
    assert house.ask("GET", "/health").status_code == 200
