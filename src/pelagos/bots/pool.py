"""Who plays the games of an arena: this process, processes of this machine, or a Ray cluster.

A pool works on items one by one and hands the answers back in the order of
the items, whoever was first. It takes items from the iterator as late as it
can, so that what is decided meanwhile still counts.
"""

import contextlib
import ipaddress
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from pelagos.engine import cache
from pelagos.engine.error import InvalidOption, PelagosError

CONNECT_S = 20.0
_AHEAD = 2  # items under way or waiting to be handed back, for each worker


class Pool(Protocol):
    """Something that works on items; ``size`` is how many at a time."""

    size: int

    def run(self, items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Yield each item with its answer, in order. Whoever stops listening drops what is under way."""

    def close(self) -> None:
        """Stop all workers."""


class Alone:
    """The process itself, one item after another."""

    size = 1

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self._work = work

    def run(self, items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Yield each item with its answer."""
        for item in items:
            yield item, self._work(item)

    def close(self) -> None:
        """Do nothing: there is nobody else."""


class Local:
    """Processes of this machine. Each is asked over its own pipe, so we know on what one died."""

    def __init__(self, work: Callable[[Any], Any], size: int, *, until: float | None = None) -> None:
        self.size = size
        self._until = until  # of time.monotonic(): then ``run`` ends, whatever is under way
        self._ticket = 0
        self._busy: dict[Connection, tuple[int, Any]] = {}
        self._workers: dict[Connection, BaseProcess] = {}
        with _deaf_to_interrupts():
            for _ in range(size):
                self._start(work)
        self._idle = list(self._workers)

    def _start(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=_serve, args=(theirs, work), daemon=True)
        worker.start()
        theirs.close()
        self._workers[ours] = worker

    def run(self, items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Yield each item with its answer, in order, until all are done or the time is up."""
        source = iter(items)
        first = turn = self._ticket
        ready: dict[int, tuple[Any, Any]] = {}
        has_more = True
        while True:
            while turn in ready:
                yield ready.pop(turn)
                turn += 1
            while has_more and self._idle and self._ticket - turn < _AHEAD * self.size:
                try:
                    item = next(source)
                except StopIteration:
                    has_more = False
                    break
                self._send(item)
            if turn == self._ticket and not has_more:
                return
            answers = self._receive()
            if answers is None:
                return
            for ticket, item, answer in answers:
                if ticket >= first:  # else whoever asked has stopped listening
                    ready[ticket] = (item, answer)

    def _send(self, item: Any) -> None:
        link = self._idle.pop()
        self._busy[link] = (self._ticket, item)
        self._ticket += 1
        try:
            link.send(item)
        except OSError:
            raise self._death(link) from None

    def _receive(self) -> list[tuple[int, Any, Any]] | None:
        """Return what has been answered since, at least one, or ``None`` when the time is up."""
        left = None if self._until is None else self._until - time.monotonic()
        links = [] if left is not None and left <= 0 else wait(list(self._busy), left)
        answers = []
        for link in links:
            assert isinstance(link, Connection)  # noqa: S101 - for mypy: we gave it nothing else
            try:
                answer = link.recv()
            except (EOFError, OSError):
                raise self._death(link) from None
            answers.append((*self._busy.pop(link), answer))
            self._idle.append(link)
        return answers or None

    def _death(self, link: Connection) -> PelagosError:
        worker = self._workers[link]
        worker.join(1)
        return PelagosError(f"{self._busy[link][1]}: a worker died with exit code {worker.exitcode}")

    def close(self) -> None:
        """Stop all workers, in the middle of a game if need be."""
        for worker in self._workers.values():
            worker.kill()
        for link, worker in self._workers.items():
            worker.join()
            link.close()


def _serve(link: Connection, work: Callable[[Any], Any]) -> None:
    """Answer until the other end is gone."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            link.send(work(link.recv()))


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let processes started inside ignore Ctrl-C: whoever started them tells them to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Ray:
    """A Ray cluster, where Pelagos is installed with these very sources."""

    def __init__(self, work: Callable[[Any], Any], address: str) -> None:
        self._ray = _connect(address)
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(work)
        try:
            asked = self._ray.remote(num_cpus=1, max_retries=0)(_sources).remote()
            theirs = self._ray.get(asked, timeout=3 * CONNECT_S)
        except self._ray.exceptions.RayError as error:
            self.close()
            raise PelagosError(f"Ray at {address} cannot run Pelagos: {_last_line(error)}") from error
        if theirs != _sources():
            self.close()
            raise PelagosError(
                f"Ray at {address} has other sources of Pelagos: expected {_sources()}, got {theirs}"
            )
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Yield each item with its answer, in order."""
        source = iter(items)
        asked: deque[tuple[Any, Any]] = deque()
        try:
            while True:
                while len(asked) < _AHEAD * self.size:
                    try:
                        item = next(source)
                    except StopIteration:
                        break
                    asked.append((item, self._task.remote(item)))
                if not asked:
                    return
                item, reference = asked[0]
                try:
                    answer = self._ray.get(reference)
                except self._ray.exceptions.RayError as error:
                    raise PelagosError(f"{item}: a worker died: {_last_line(error)}") from error
                asked.popleft()
                yield item, answer
        finally:
            for _, reference in asked:
                self._ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def _sources() -> str:
    return cache.key()


def _connect(address: str) -> Any:
    """Return the module ``ray``, connected to the cluster at HOST:PORT."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or not 0 < int(port) < 1 << 16 or "/" in host:
        raise InvalidOption(f"--ray: expected HOST:PORT, such as 127.0.0.1:6379, got {address!r}")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if _is_loopback(host):
        # Else Ray asks for a route to the world and takes the machine's outer address for its own.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    try:
        import ray
    except ImportError as error:
        raise InvalidOption("--ray needs the package ray: pip install 'pelagos[ray]'") from error
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_S / 4).close()
    except OSError as error:
        raise PelagosError(f"no Ray cluster answers at {address}: {error.strerror or error}") from error
    _within(
        CONNECT_S,
        address,
        lambda: ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False),
    )
    return ray


def _within(seconds: float, address: str, call: Callable[[], Any]) -> None:
    """Call in a thread, since what does not speak Ray's language may never answer."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            call()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    with _quiet():
        thread.start()
        thread.join(seconds)
    if thread.is_alive():
        raise PelagosError(f"no Ray cluster answers at {address}: nothing within {seconds:g} s")
    if failed:
        raise PelagosError(f"no Ray cluster answers at {address}: {_last_line(failed[0])}") from failed[0]


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Drop what is written to stderr, by libraries too: what fails is told in one line of ours."""
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _last_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__


def num_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
