"""Bots that sit down: their levels, their seeds, and the threads in which they think."""

import asyncio
import os
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.house import House

import pelagos
from pelagos.bots import Bot
from pelagos.bots.levels import GUARD_S
from pelagos.engine.seen import Seen
from pelagos.server.think import Thinkers, make_bot

BREAKTHROUGH = pelagos.game("breakthrough")


def run(asked: Coroutine[Any, Any, Any]) -> Any:
    """Run on an event loop in a thread of its own: a browser's may be running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asked).result()


def test_a_bot_has_the_level_it_was_seated_with(house: House) -> None:
    seats = [{"kind": "bot", "level": 2}, {"kind": "bot"}]
    made = house.ask("POST", "/matches", json={"game": "tyrus", "seats": seats}).json()
    body = house.ask("GET", f"/matches/{made['match']}").json()
    assert [seat["level"] for seat in body["seats"]] == [2, 4]


def test_bots_of_the_same_seed_decide_the_same() -> None:
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    chosen = [make_bot(5, seed).choose(match, 0) for seed in (1, 1, 2, 3, 4)]
    assert chosen[0] == chosen[1]
    assert len(set(chosen)) > 1


def test_while_many_wait_each_has_less_time() -> None:
    async def ask(num: int) -> list[float]:
        thinkers = Thinkers(threads=1)
        *bots, last = (make_bot(5, seed) for seed in range(num + 1))
        match = pelagos.Match(BREAKTHROUGH, seats=2)
        try:
            await asyncio.gather(*(thinkers.decide(bot, match.seen_by(0)) for bot in bots))
            await thinkers.decide(last, match.seen_by(0))
        finally:
            thinkers.close()
        return [bot.guard_s for bot in (*bots, last)]

    assert run(ask(1)) == [GUARD_S, GUARD_S]
    *crowd, alone = run(ask(8))
    assert min(crowd) < GUARD_S / 2
    assert alone == GUARD_S


class Witness:
    """Tells where it thinks."""

    def __init__(self) -> None:
        self.nice = 0
        self.thread = 0

    def decide(self, seen: Seen) -> int:
        self.thread = threading.get_ident()
        self.nice = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        return seen.legal[0]

    def choose(self, match: pelagos.Match, seat: int) -> int:
        return self.decide(match.seen_by(seat))


@pytest.mark.skipif(not hasattr(os, "setpriority"), reason="threads have no priority here")
def test_thoughts_are_beside_the_event_loop_and_niced() -> None:
    witness = Witness()
    bot: Bot = witness
    match = pelagos.Match(BREAKTHROUGH, seats=2)
    thinkers = Thinkers()
    try:
        assert run(thinkers.decide(bot, match.seen_by(0))) == match.legal()[0]
    finally:
        thinkers.close()
    assert witness.thread != threading.get_ident()
    assert witness.nice == os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) + 10
