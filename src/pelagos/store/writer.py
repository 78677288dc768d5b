"""Group commit: changes of different matches that wait together share one flush of the disk."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import Future

from pelagos.store.error import Unavailable
from pelagos.store.record import Change
from pelagos.store.store import Store

_LARGEST = 256  # changes in one transaction

Waiting = tuple[Change, Future[None]]


class Writer:
    """Writes changes in a thread; while one transaction is flushed, the next ones gather.

    A change is answered only after its commit: with ``None``, or with what ``Store.write`` would raise for
    it alone. On an event loop: ``await asyncio.wrap_future(writer.write(change))``. With that ``loop``, what
    is written in one go of it is handed over together, and the loop is woken once for all answers.
    """

    def __init__(self, store: Store, *, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._store = store
        self._loop = loop
        self._waiting: list[Waiting] = []
        self._lock = threading.Lock()
        self._is_called = threading.Event()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> Future[None]:
        """Write a change soon; cancelled before its turn, it is not written."""
        future: Future[None] = Future()
        with self._lock:
            if self._is_closed:
                raise Unavailable("the writer is closed")
            self._waiting.append((change, future))
            is_first = len(self._waiting) == 1
        if is_first and self._loop is None:
            self._is_called.set()
        elif is_first and self._loop is not None:
            self._loop.call_soon(self._is_called.set)
        return future

    def close(self) -> None:
        """Write what waits, and end."""
        with self._lock:
            self._is_closed = True
        self._is_called.set()
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            self._is_called.wait()
            self._is_called.clear()
            with self._lock:
                gathered, self._waiting = self._waiting, []
                is_last = self._is_closed
            wanted = [each for each in gathered if _begins(each)]
            for begin in range(0, len(wanted), _LARGEST):
                self._write(wanted[begin : begin + _LARGEST])

    def _write(self, batch: list[Waiting]) -> None:
        answers: Sequence[Exception | None]
        try:
            answers = self._store.write_each([change for change, _ in batch])
        except Exception as error:  # whatever it is, those who wait must know
            answers = [error] * len(batch)
        if self._loop is None:
            _answer(batch, answers)
        else:
            self._loop.call_soon_threadsafe(_answer, batch, answers)


def _begins(waiting: Waiting) -> bool:
    """Tell whether nobody has cancelled a change; from now on nobody can."""
    return waiting[1].set_running_or_notify_cancel()


def _answer(batch: list[Waiting], answers: Sequence[Exception | None]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)
