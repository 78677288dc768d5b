"""The bot of ``examples/bot``, run as its README says, plays a whole game."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.house import Guest, House

BOT = Path(__file__).parents[2] / "examples" / "bot" / "bot.py"


def start(link: str) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, str(BOT), link], stdout=pipe, stderr=pipe, text=True)


@pytest.mark.slow
def test_two_of_it_play_a_whole_game(house: House) -> None:
    made = house.make("open", "open")
    link = f"{house.address}{made['watch']}"
    with start(link) as one:
        watcher = Guest(house, made["match"], None)
        while watcher.body["seats"][0]["kind"] == "open":  # two at once would take the same seat
            assert one.poll() is None
        with start(link) as two:
            told = [json.loads(each.communicate(timeout=60)[0]) for each in (one, two)]
    body = watcher.body
    assert body["status"] == "over"
    assert told == [body["outcome"]] * 2
    assert [seat["name"] for seat in body["seats"]] == ["Random", "Random"]


@pytest.mark.slow
def test_without_an_open_seat_it_says_so(house: House) -> None:
    link = f"{house.address}{house.make()['watch']}"
    with start(link) as one:
        assert one.communicate(timeout=60) == ("", f"no open seat at {link}\n")
    assert one.returncode == 1


def test_it_fits_in_40_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40
