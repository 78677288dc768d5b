"""OpenSpiel's searchers as bots: what they are given, how long they think, and their seat in the arena."""

import json
import random
import sys
import time

import pytest
from tests.contract.worlds import tyrus_world

import pelagos
from pelagos.adapters.guest import SpielBot, parse
from pelagos.bots.random import RandomBot
from pelagos.cli import main

MINOS = {"map": "small", "rounds": 1}


def begun(name: str, plies: int) -> pelagos.Match:
    options = MINOS if name == "minos" else None
    match, rng = pelagos.Match(pelagos.game(name), seats=2, options=options, rng=1), random.Random(1)
    while match.ply < plies or len(match.legal()) == 1:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("name", ["tyrus", "minos"])
def test_a_guest_repeats_itself_and_counts_what_it_made(name: str) -> None:
    match = begun(name, 20)
    seat = match.to_move
    assert seat is not None
    first, again = SpielBot(simulations=12, seed=3), SpielBot(simulations=12, seed=3)
    assert first.choose(match, seat) == again.choose(match, seat)
    assert first.choose(match, seat) in match.legal()
    assert first.simulations == 12
    others = {SpielBot(simulations=4, seed=seed).choose(match, seat) for seed in range(8)}
    assert len(others) > 1


def test_a_guest_sees_what_its_seat_sees() -> None:
    match, rng = begun("tyrus", 30), random.Random(2)
    seat = match.to_move
    assert seat is not None
    chosen = SpielBot(simulations=25, seed=1).choose(match, seat)
    for _ in range(3):
        world = tyrus_world(match, seat, rng)
        assert world.state.tobytes() != match.state.tobytes()
        assert SpielBot(simulations=25, seed=1).choose(world, seat) == chosen


@pytest.mark.parametrize("name", ["tyrus", "minos"])
def test_a_guest_with_a_clock_stops_in_time(name: str) -> None:
    match = begun(name, 20)
    seat = match.to_move
    assert seat is not None
    SpielBot(simulations=2, seed=1).choose(match, seat)
    bot, began = SpielBot(budget_s=0.1, seed=1), time.perf_counter()
    assert bot.choose(match, seat) in match.legal()
    assert 0.1 <= time.perf_counter() - began < 5
    assert bot.simulations >= 2
    hasty = SpielBot(budget_s=1e-6, seed=1)
    assert hasty.choose(match, seat) in match.legal()
    assert hasty.simulations == 2


def test_texts_name_guests_and_our_own_bots() -> None:
    assert isinstance(parse("openspiel:0.5s"), SpielBot)
    assert isinstance(parse("openspiel"), SpielBot)
    assert isinstance(parse("random"), RandomBot)


@pytest.mark.parametrize(("text", "said"), [
    ("openspiel:5", "expected a bot such as openspiel:1000sims or openspiel:0.5s, got 'openspiel:5'"),
    ("openspiel:1.2.3s", "openspiel:1.2.3s: expected a number of seconds, got '1.2.3'"),
    ("openspiel:1sims", "openspiel: expected at least 2 simulations, got 1"),
    ("openspiel:0s", "budget_s: expected a number of seconds above 0, got 0.0"),
    ("search:x", "expected a bot such as greedy, search:5, search:800sims or search:2s, got 'search:x'"),
])  # fmt: skip
def test_what_is_no_bot_is_refused(text: str, said: str) -> None:
    with pytest.raises(pelagos.InvalidOption) as caught:
        parse(text)
    assert str(caught.value) == said
    with pytest.raises(pelagos.InvalidOption, match="expected one of simulations and budget_s, got both"):
        SpielBot(simulations=5, budget_s=1)


def test_a_guest_without_openspiel_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["arena", "tyrus", "--bots", "openspiel:9sims,random", "--games", "2"]) == 2
    said = "openspiel: this needs the package pyspiel: pip install 'pelagos[openspiel]'"
    assert capsys.readouterr().err == f"pelagos arena: {said}\n"


def test_the_arena_seats_guests(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "openspiel:3sims,random"
    assert main(["arena", "tyrus", "--bots", bots, "--games", "2", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in told["bots"]} == {"openspiel:3sims", "random"}
    assert told["games"] == 2
