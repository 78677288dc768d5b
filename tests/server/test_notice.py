"""Notices: a webhook, mail through a real SMTP server, a feed; nobody else learns of them."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from aiosmtpd.controller import Controller
from tests.server.house import Guest, House, free_port, mover_of

from pelagos.server.notice import is_mail, is_webhook

ATOM = "{http://www.w3.org/2005/Atom}"


class Inbox:
    """What arrived, by mail or at the webhook."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self._arrived = threading.Condition()

    def put(self, message: Any) -> None:
        with self._arrived:
            self.messages.append(message)
            self._arrived.notify_all()

    def wait(self) -> Any:
        with self._arrived:
            assert self._arrived.wait_for(lambda: self.messages, timeout=10)
            return self.messages[-1]

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's
        self.put(envelope)
        return "250 OK"


@pytest.fixture
def letters() -> Iterator[tuple[Inbox, int]]:
    """A real SMTP server, and its port."""
    inbox = Inbox()
    port = free_port()
    controller = Controller(inbox, hostname="127.0.0.1", port=port)
    controller.start()
    yield inbox, port
    controller.stop()


@pytest.fixture
def calls() -> Iterator[tuple[Inbox, str]]:
    """A real web server that is called, and its address."""
    inbox = Inbox()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(204)
            self.end_headers()
            inbox.put((self.path, dict(self.headers), json.loads(body)))

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield inbox, f"http://127.0.0.1:{server.server_port}/hook?a=1"
    server.shutdown()
    server.server_close()


def make_due(house: House) -> None:
    """Let a minute pass, for notices."""
    with sqlite3.connect(house.folder / "house.sqlite", timeout=10) as database:
        assert database.execute("UPDATE duty SET due_at = due_at - 60 WHERE kind = 'notice'").rowcount


def ask_notice(guest: Guest, seat: int, **wanted: str) -> Any:
    return guest.ask("POST", f"/seats/{seat}/notice", json=wanted, headers={"Accept-Language": "fr"})


def test_a_webhook_is_called_when_who_is_to_move_does_not_act(
    tmp_path: Path, calls: tuple[Inbox, str]
) -> None:
    inbox, url = calls
    environment = {"PELAGOS_WEBHOOKS": "any", "PELAGOS_URL": "https://games.example.org/"}
    with House(tmp_path, environment=environment) as house:
        guests = house.seat("human", "human")
        seat = guests.index(mover_of(guests))
        assert ask_notice(guests[seat], seat, webhook=url).status_code == 200
        make_due(house)
        path, headers, turn = inbox.wait()
    assert path == "/hook?a=1"
    assert (turn["match"], turn["game"], turn["seat"]) == (guests[0].match, "tyrus", seat)
    assert turn["url"] == f"https://games.example.org/match/{guests[0].match}"
    assert turn["message"].startswith("C’est à vous")
    assert not any(str(guest.key) in json.dumps([path, headers, turn]) for guest in guests[:2])


def test_who_is_there_or_has_moved_is_left_alone(tmp_path: Path, calls: tuple[Inbox, str]) -> None:
    inbox, url = calls
    with House(tmp_path, environment={"PELAGOS_WEBHOOKS": "any"}) as house:
        guests = house.seat("human", "human")
        mover = mover_of(guests)
        seat = guests.index(mover)
        ask_notice(mover, seat, webhook=url)
        with mover.live() as socket:
            socket.recv()
            make_due(house)
            with pytest.raises(TimeoutError):
                socket.recv(timeout=2)
        assert ask_notice(mover, seat).status_code == 200
        mover.play_any()
    assert inbox.messages == []


def test_mail_goes_through_the_hosts_smtp_server(tmp_path: Path, letters: tuple[Inbox, int]) -> None:
    inbox, port = letters
    environment = {
        "PELAGOS_SMTP_HOST": "127.0.0.1",
        "PELAGOS_SMTP_PORT": str(port),
        "PELAGOS_SMTP_FROM": "pelagos@example.org",
    }
    with House(tmp_path, environment=environment) as house:
        guests = house.seat("human", "human")
        seat = guests.index(mover_of(guests))
        assert ask_notice(guests[seat], seat, mail="ariadne@example.org").status_code == 200
        make_due(house)
        envelope = inbox.wait()
    assert (envelope.mail_from, envelope.rcpt_tos) == ("pelagos@example.org", ["ariadne@example.org"])
    assert guests[0].match in envelope.content.decode()


def test_a_house_without_smtp_takes_no_address_and_by_default_calls_no_private_one(house: House) -> None:
    guests = house.seat("human", "human")
    answer = ask_notice(guests[0], 0, mail="ariadne@example.org")
    assert (answer.status_code, answer.json()["error"]) == (409, "mail")
    answer = ask_notice(guests[0], 0, webhook="ftp://example.org/x")
    assert (answer.status_code, answer.json()["error"]) == (409, "webhook")
    assert ask_notice(guests[0], 1, webhook="https://example.org/x").status_code == 403
    assert ask_notice(guests[-1], 0, webhook="https://example.org/x").status_code == 401


def test_a_private_address_is_never_called_where_only_public_ones_may_be(
    frail: House, calls: tuple[Inbox, str]
) -> None:
    guests = frail.seat("human", "human")
    seat = guests.index(mover_of(guests))
    assert ask_notice(guests[seat], seat, webhook=calls[1]).status_code == 200
    make_due(frail)
    for _ in range(100):
        if "not a public address" in frail.complaints:
            break
        threading.Event().wait(0.1)
    assert "webhook: not a public address" in frail.complaints
    assert calls[0].messages == []
    assert calls[1] not in frail.complaints


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a@example.org", True),
        ("a.b+c@example.org", True),
        ("a", False),
        ("a@b@c", False),
        ("a@example.org\nBcc: all@example.org", False),
        ("<a@example.org>", False),
        ("a@example.org, b@example.org", False),
    ],
)
def test_an_address_is_one_address(text: str, expected: bool) -> None:
    assert is_mail(text) is expected


@pytest.mark.parametrize(
    "text", ["x", "http://", "https://:80", "http://a:99999", "file:///etc/passwd", "http://[::1"]
)
def test_what_cannot_be_called_is_no_webhook(text: str) -> None:
    assert not is_webhook(text)


def entries_of(feed: str) -> list[str | None]:
    """Return the titles of a feed's entries."""
    root = ET.fromstring(feed)  # noqa: S314 - our own
    return [entry.findtext(f"{ATOM}title") for entry in root.findall(f"{ATOM}entry")]


def test_a_feed_says_when_it_is_ones_turn_and_a_new_one_ends_the_old(house: House) -> None:
    guests = house.seat("human", "human")
    mover = mover_of(guests)
    seat = guests.index(mover)
    address = mover.ask("POST", f"/seats/{seat}/feed", json={}).json()["feed"]
    answer = house.client.get(f"{house.address}{address}")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    assert entries_of(answer.text) == ["It is your turn in Tyrus"]
    assert str(mover.key) not in answer.text
    while mover.body["to_move"] == seat:
        mover.play_any()
    assert entries_of(house.client.get(f"{house.address}{address}").text) == []
    other = mover.ask("POST", f"/seats/{seat}/feed", json={}).json()["feed"]
    assert other != address
    assert house.client.get(f"{house.address}{address}").status_code == 404
