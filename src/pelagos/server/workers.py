"""Several processes on one port: they share the socket that listens, and whoever dies is started again.

They are forked once the rules are loaded, so that each has them at once, and before there are threads. All
hold one end of a pipe whose other end only their parent has: it breaks when the parent ends, however it ends,
and then they end, too.
"""

import logging
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from pelagos.engine.error import InvalidOption

_LOGGER = logging.getLogger("pelagos.workers")
_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_LOOK_S = 0.05
_PAUSE_S = 0.5  # before a worker is started again, lest one that cannot start keeps the machine busy
_ENDS_WITHIN_S = 8  # more than a worker takes for what it still has to answer


def check_workers(num: int, url: str) -> None:
    """Refuse more workers than can share a database, or this system."""
    if num > 1 and not url.startswith("postgresql:"):
        got = url.partition(":")[0]
        raise InvalidOption(f"--workers: expected --database postgresql://… for more than 1, got {got}:…")
    if num > 1 and not hasattr(os, "fork"):
        raise InvalidOption(f"--workers: expected 1, as this system cannot fork, got {num}")


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Let all workers count into one folder, from before the metrics are imported."""
    with tempfile.TemporaryDirectory(prefix="pelagos-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


class Workers:
    """``num`` processes that each run ``work``, which ends on SIGTERM, until this one is told to end."""

    def __init__(self, num: int, listening: socket.socket, work: Callable[[], None]) -> None:
        self._num = num
        self._listening = listening
        self._work = work
        self._pids: set[int] = set()
        self._is_stopping = False
        self._broken, self._held = os.pipe()  # nothing is ever written

    def run(self) -> None:
        """Start all, start again whoever ends, and return once told to end and all have ended."""
        before = {each: signal.signal(each, self._stop) for each in _SIGNALS}
        try:
            while not self._is_stopping:
                while len(self._pids) < self._num:
                    self._start()
                time.sleep(_LOOK_S)
                for pid, code in self._ended():
                    _LOGGER.warning("worker %d ended with code %d, another is started", pid, code)
                    time.sleep(_PAUSE_S)
            self._end()
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def _start(self) -> None:
        """Fork, with signals held back until the child knows what to do about them."""
        held_back = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        pid = os.fork()
        if pid == 0:
            self._be_worker(held_back)
        self._pids.add(pid)
        signal.pthread_sigmask(signal.SIG_SETMASK, held_back)

    def _be_worker(self, held_back: set[int | signal.Signals]) -> None:
        """Work, and never return."""
        code = 1
        try:
            os.close(self._held)
            os.setpgid(0, 0)  # Ctrl+C is for the parent, which then tells its workers
            for each in _SIGNALS:
                signal.signal(each, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, held_back)
            threading.Thread(target=self._end_with_parent, name="parent", daemon=True).start()
            self._work()
            code = 0
        except Exception as error:
            _LOGGER.error("worker %d", os.getpid(), exc_info=error)
        finally:
            logging.shutdown()
            os._exit(code)  # at once: bots may still be thinking

    def _end_with_parent(self) -> None:
        os.read(self._broken, 1)
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_ENDS_WITHIN_S)
        os._exit(1)

    def _ended(self) -> Iterator[tuple[int, int]]:
        """Yield who has ended, and how."""
        for pid in list(self._pids):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                self._pids.remove(pid)
                _forget_gauges(pid)
                yield pid, os.waitstatus_to_exitcode(status)

    def _end(self) -> None:
        """Accept nothing more, let each worker finish what it answers, and end who does not."""
        self._listening.close()
        self._tell_all(signal.SIGTERM)
        ends = time.monotonic() + _ENDS_WITHIN_S
        while self._pids and time.monotonic() < ends:
            time.sleep(_LOOK_S)
            list(self._ended())
        self._tell_all(signal.SIGKILL)

    def _tell_all(self, told: signal.Signals) -> None:
        for pid in self._pids:
            with suppress(ProcessLookupError):
                os.kill(pid, told)


def _forget_gauges(pid: int) -> None:
    """Count the tables and sockets of a worker that is gone no more."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - see shared_metrics

    mark_process_dead(pid)  # type: ignore[no-untyped-call] # the package has no types here
