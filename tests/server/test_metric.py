"""What a house counts, and who may read it."""

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from prometheus_client import Gauge
from tests.server.house import House, hear
from tests.server.test_action import error_of

from pelagos.engine import catalogue
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen
from pelagos.server.metric import BOTS, count, is_among
from pelagos.server.setting import Settings, read_settings
from pelagos.server.think import Thinkers


def read(house: House) -> str:
    answer = house.ask("GET", "/metrics")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/plain")
    return answer.text


def value(house: House, name: str) -> float:
    return float(re.findall(rf"^{re.escape(name)} (\S+)$", read(house), re.MULTILINE)[0])


def comes(house: House, name: str, wanted: float) -> bool:
    """Tell whether a gauge reaches a value soon."""
    ends = time.monotonic() + 5
    while value(house, name) != wanted:
        if time.monotonic() > ends:
            return False
        time.sleep(0.05)
    return True


def test_requests_are_counted_by_their_route(house: House) -> None:
    guest = house.seat()[0]
    labels = 'app_name="pelagos",method="GET",path="/api/matches/{match}",status_code="200"'
    guest.ask("GET")
    before = value(house, f"pelagos_requests_total{{{labels}}}")
    guest.ask("GET")
    assert value(house, f"pelagos_requests_total{{{labels}}}") == before + 1
    assert f"pelagos_request_duration_seconds_count{{{labels}}}" in read(house)


def test_sockets_are_counted_while_they_are_open(house: House) -> None:
    before = value(house, "pelagos_sockets")
    watcher = house.seat()[2]
    with watcher.live() as one, watcher.live() as two:
        hear(one), hear(two)
        assert comes(house, "pelagos_sockets", before + 2)
    assert comes(house, "pelagos_sockets", before)


class Witness:
    """A bot that looks at the gauge while it thinks."""

    def decide(self, seen: Seen) -> int:
        time.sleep(0.2)  # until all have asked
        return int(BOTS._value.get())

    def choose(self, match: Match, seat: int) -> int:
        return self.decide(match.seen_by(seat))


def test_bots_that_wait_are_counted(house: House) -> None:
    thinkers = Thinkers(threads=1)
    match = Match(catalogue.game("tyrus"), seats=2)

    async def ask(num: int) -> list[int]:
        return await asyncio.gather(*(thinkers.decide(Witness(), match.seen_by(0)) for _ in range(num)))

    try:
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(asyncio.run, ask(3)).result()[0] == 3
    finally:
        thinkers.close()
    assert BOTS._value.get() == 0
    assert value(house, "pelagos_bots_waiting") >= 0


def test_a_thing_is_counted_as_long_as_it_lives() -> None:
    class Thing:
        """Can be referred to weakly."""

    gauge = Gauge("things", "", registry=None)
    things = [Thing(), Thing()]
    for each in things:
        count(gauge, each)
    assert gauge._value.get() == 2
    del each, things
    assert gauge._value.get() == 0


def test_no_label_names_a_match_a_key_or_a_person(house: House) -> None:
    seats = [{"kind": "human", "name": "Élissa"}, {"kind": "open"}]
    made = house.ask("POST", "/matches", json={"game": "tyrus", "seats": seats}).json()
    house.ask("GET", f"/matches/{made['match']}/why", params={"target": "Élissa"})
    house.ask("GET", "/no/such/address")
    house.ask("GET", "/matches/guessed/live")
    text = read(house)
    for secret in (made["match"], made["seats"][0]["key"], "lissa", "such", "guessed"):
        assert secret not in text


def test_metrics_are_not_in_the_description_for_players(house: House) -> None:
    assert "/api/metrics" not in house.ask("GET", "/schema").json()["paths"]


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[House]:
    """A house behind a proxy, whose metrics are read from one network."""
    environment = {"PELAGOS_PROXIES": "127.0.0.1", "PELAGOS_METRICS_FROM": "10.1.0.0/16, ::1"}
    with House(tmp_path, environment=environment) as house:
        yield house


@pytest.mark.slow
def test_others_find_no_metrics(proxied: House) -> None:
    def ask(address: str) -> int:
        return proxied.ask("GET", "/metrics", headers={"X-Forwarded-For": address}).status_code

    assert [ask("10.1.2.3"), ask("6.6.6.6, 10.1.2.3"), ask("::1")] == [200, 200, 200]
    assert [ask("10.2.0.1"), ask("10.1.2.3, 6.6.6.6"), ask("nonsense"), ask("127.0.0.1")] == [404] * 4
    refused = proxied.ask("GET", "/metrics")  # from loopback, which is not among them
    assert error_of(refused, 404)["error"] == "unknown"


def test_what_an_unknown_proxy_passes_on_is_not_from_here(house: House) -> None:
    passed_on = house.ask("GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert error_of(passed_on, 404)["error"] == "unknown"


def test_addresses_are_found_in_networks() -> None:
    loopback = Settings().metrics_from
    assert all(is_among(each, loopback) for each in ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"))
    assert not any(
        is_among(each, loopback) for each in ("10.0.0.1", "::2", "", "localhost", "::ffff:10.0.0.1")
    )


def test_what_is_no_network_is_refused() -> None:
    assert read_settings({"PELAGOS_METRICS_FROM": ""}).metrics_from == ()
    with pytest.raises(InvalidOption, match="PELAGOS_METRICS_FROM: Expected addresses or networks"):
        read_settings({"PELAGOS_METRICS_FROM": "10.0.0.0/8,here"})
