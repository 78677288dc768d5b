"""Several workers on one port and one PostgreSQL: each answers, none is missed, none is left behind."""

import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest
from tests.postgres import Postgres
from tests.server.house import House
from tests.test_cli import run

pytestmark = pytest.mark.slow

SOON_S = 15


class Crowd(House):
    """A house with two workers."""

    def __init__(self, folder: Path, database: str) -> None:
        self._shared = database
        super().__init__(folder)

    @property
    def _options(self) -> tuple[str, ...]:
        port = str(self.port)
        return "--host", "127.0.0.1", "--port", port, "--database", self._shared, "--workers", "2"

    @property
    def parent(self) -> psutil.Process:
        return psutil.Process(self._process.pid)

    @property
    def workers(self) -> list[psutil.Process]:
        return [each for each in self.parent.children() if each.status() != psutil.STATUS_ZOMBIE]

    def is_well(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/health", timeout=SOON_S).status_code == 200
        except httpx.TransportError:  # who would have answered is dead
            return False


@pytest.fixture
def crowd(tmp_path: Path, postgres: Postgres) -> Iterator[Crowd]:
    with postgres.database() as url, Crowd(tmp_path, url) as house:
        yield house


def comes(true: Callable[[], bool]) -> bool:
    """Tell whether something becomes true soon."""
    ends = time.monotonic() + SOON_S
    while not true():
        if time.monotonic() > ends:
            return False
        time.sleep(0.05)
    return True


def is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def test_each_worker_answers(crowd: Crowd) -> None:
    assert comes(lambda: len(crowd.workers) == 2)
    for one in crowd.workers:
        one.suspend()
        try:
            assert all(crowd.is_well() for _ in range(10))
        finally:
            one.resume()
    assert crowd.make()["match"]


def test_a_worker_that_dies_is_started_again(crowd: Crowd) -> None:
    assert comes(lambda: len(crowd.workers) == 2)
    killed, kept = crowd.workers
    killed.kill()
    assert comes(lambda: len(crowd.workers) == 2 and killed not in crowd.workers)
    assert kept in crowd.workers
    kept.kill()
    assert comes(crowd.is_well)
    assert f"worker {killed.pid} ended with code -9" in crowd.complaints


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_parent_that_is_told_to_end_ends_all(crowd: Crowd, told: signal.Signals) -> None:
    assert comes(lambda: len(crowd.workers) == 2)
    workers = crowd.workers
    began = time.monotonic()
    crowd.parent.send_signal(told)
    crowd._process.communicate(timeout=SOON_S)
    assert crowd._process.returncode == 0
    assert time.monotonic() - began < 5
    assert not any(each.is_running() for each in workers)
    assert is_free(crowd.port)
    assert crowd.complaints == ""


def test_workers_end_when_their_parent_is_killed(crowd: Crowd) -> None:
    assert comes(lambda: len(crowd.workers) == 2)
    workers = crowd.workers
    crowd.kill()
    assert comes(lambda: not any(each.is_running() for each in workers))
    assert comes(lambda: is_free(crowd.port))


def test_metrics_are_those_of_all_workers(crowd: Crowd) -> None:
    for _ in range(20):
        crowd.make()
    counted = (
        'pelagos_requests_total{app_name="pelagos",method="POST",path="/api/matches",status_code="201"} 20.0'
    )
    for _ in range(5):
        assert counted in httpx.get(f"{crowd.address}/api/metrics").text


def test_more_than_one_worker_on_sqlite_is_refused(tmp_path: Path) -> None:
    done = run("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert (done.code, done.stdout) == (2, "")
    assert "--workers: expected --database postgresql://" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x.sqlite").exists()
