"""Ids that go through addresses and commands."""

import secrets
from collections.abc import Iterator

import pytest

from pelagos.server import secret


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Iterator[str] = iter(["-Wq", "--x", "a-b"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert secret.make_id() == "a-b"
