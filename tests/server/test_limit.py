"""How fast anybody may ask, and the settings that say so."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.house import Guest, House, mover_of
from tests.server.test_action import error_of

from pelagos.engine.error import InvalidOption
from pelagos.server import limit
from pelagos.server.limit import Limiter
from pelagos.server.setting import Settings, read_settings

HUMANS = [{"kind": "human"}, {"kind": "human"}]
NOT_SOON = "0.01"  # a second: nothing comes back within a test


class Hand:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_up_again() -> None:
    clock = Hand()
    limiter = Limiter(2.0, 3, clock)
    assert [limiter.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limiter.take("b") == 0
    clock.now += 0.25
    assert limiter.take("a") == 0.25
    clock.now += 0.25
    assert [limiter.take("a"), limiter.take("a")] == [0, 0.5]
    clock.now += 1000
    assert [limiter.take("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_full_buckets_are_forgotten_and_empty_ones_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "_MANY_BUCKETS", 50)
    clock = Hand()
    limiter = Limiter(1.0, 10, clock)
    for _ in range(10):
        limiter.take("greedy")
    for visitor in range(1000):
        clock.now += 0.001
        limiter.take(str(visitor))
    assert limiter.take("greedy") == 0  # one second has passed
    assert limiter.take("greedy") > 0


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A house where little may be asked for."""
    small = {
        "PELAGOS_ACTIONS_PER_S": NOT_SOON,
        "PELAGOS_ACTIONS_BURST": "3",
        "PELAGOS_READS_PER_S": NOT_SOON,
        "PELAGOS_READS_BURST": "30",
        "PELAGOS_MATCHES_PER_MIN": "2",
        "PELAGOS_SEATS_PER_MIN": "1",
        "PELAGOS_PROXIES": "127.0.0.1",
    }
    with House(tmp_path, environment=small) as house:
        yield house


def make(house: House, address: str) -> httpx.Response:
    wanted = {"game": "tyrus", "seats": HUMANS}
    return house.ask("POST", "/matches", json=wanted, headers={"X-Forwarded-For": address})


@pytest.mark.slow
def test_an_address_makes_so_many_matches_and_takes_so_many_seats(strict: House) -> None:
    assert [make(strict, "1.1.1.1").status_code for _ in range(2)] == [201, 201]
    refused = make(strict, "1.1.1.1")
    assert error_of(refused, 429)["error"] == "fast"
    assert 1 <= int(refused.headers["Retry-After"]) <= 30
    two_lines = [("X-Forwarded-For", "3.3.3.3"), ("X-Forwarded-For", "1.1.1.1")]  # the second is the proxy's
    wanted = {"game": "tyrus", "seats": HUMANS}
    error_of(strict.ask("POST", "/matches", json=wanted, headers=two_lines), 429)
    assert make(strict, "2.2.2.2").status_code == 201
    assert make(strict, "6.6.6.6, 2.2.2.2").status_code == 201  # only what the proxy itself saw counts
    error_of(make(strict, "7.7.7.7, 2.2.2.2"), 429)
    open_table = strict.seat("open", "open")[2]
    open_table.take(0)
    error_of(open_table.ask("POST", "/seats/1", json={}), 429)


@pytest.mark.slow
def test_a_seat_acts_and_reads_so_fast_and_others_are_not_disturbed(strict: House) -> None:
    guests = strict.seat()
    one, two, _ = guests
    mover = mover_of(guests)
    ply = mover.body["ply"]
    answers = [mover.play("nothing", ply).status_code for _ in range(4)]
    assert answers == [400, 400, 400, 429]
    other = two if mover is one else one
    assert other.play("nothing", ply).status_code == 400
    statuses = [one.ask("GET").status_code for _ in range(31)]
    assert statuses[:20] == [200] * 20
    assert statuses[-1] == 429
    assert two.ask("GET").status_code == 200


@pytest.mark.slow
def test_nobody_tries_many_keys(strict: House) -> None:
    match = strict.seat()[0].match
    guesses = [Guest(strict, match, f"{number:032}").ask("GET").status_code for number in range(40)]
    assert guesses[0] == 401
    assert guesses[-1] == 429


@pytest.mark.slow
def test_who_is_no_proxy_of_ours_speaks_for_nobody_else(tmp_path: Path) -> None:
    with House(tmp_path, environment={"PELAGOS_MATCHES_PER_MIN": "1"}) as house:
        assert make(house, "1.1.1.1").status_code == 201
        error_of(make(house, "2.2.2.2"), 429)


def test_settings_come_from_the_environment() -> None:
    assert read_settings({}) == Settings()
    given = {"PELAGOS_READS_PER_S": "2.5", "PELAGOS_PROXIES": "10.0.0.1, ::1", "PELAGOS_CACHE": "x"}
    assert read_settings(given) == Settings(reads_per_s=2.5, proxies=("10.0.0.1", "::1"))


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "", "nan"])
def test_a_wrong_setting_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(InvalidOption, match="PELAGOS_READS_PER_S: Expected"):
        read_settings({"PELAGOS_READS_PER_S": wrong})


@pytest.mark.slow
def test_a_server_with_a_wrong_setting_does_not_start() -> None:
    command = [sys.executable, "-m", "pelagos", "serve", "--port", "0"]
    ended = subprocess.run(
        command,
        env={"PELAGOS_SEATS_PER_MIN": "none"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("pelagos serve: PELAGOS_SEATS_PER_MIN: Expected")
    assert ended.stderr.count("\n") == 1
