"""Group commit: changes of different matches that wait together share one flush of the disk."""

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future

from pelagos.store.error import Unavailable
from pelagos.store.record import Change
from pelagos.store.store import Store

_LARGEST = 256  # changes in one transaction
_LONGEST_S = 0.02  # that changes are let gather where many come

Waiting = tuple[Change, "Future[None] | asyncio.Future[None]"]


class Writer:
    """Writes changes in a thread; while one transaction is flushed, the next ones gather.

    Where several came together it then waits as long as the flush took, so that more do, since a transaction
    costs more than a change in it. What comes alone is written at once.

    A change is answered only after its commit: with ``None``, or with what ``Store.write`` would raise for
    it alone. Threads hand changes over by ``write``. With a ``loop``, it alone does, by ``written``: what it
    writes in one go is handed over together, and it is woken once for all answers.
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
        self._hand_over((change, future))
        self._is_called.set()
        return future

    async def written(self, change: Change) -> None:
        """Return once a change is written; cancelled before its turn, it is not written."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if self._hand_over((change, future)):
            loop.call_soon(self._is_called.set)
        await future

    def _hand_over(self, waiting: Waiting) -> bool:
        """Add a change to those that wait, and tell whether it is the first."""
        with self._lock:
            if self._is_closed:
                raise Unavailable("the writer is closed")
            self._waiting.append(waiting)
            return len(self._waiting) == 1

    def close(self) -> None:
        """Write what waits, and end."""
        with self._lock:
            self._is_closed = True
        self._is_called.set()
        self._thread.join()

    def _run(self) -> None:
        is_last, gathers_until = False, 0.0
        while not is_last:
            self._is_called.wait()
            time.sleep(max(0.0, gathers_until - time.monotonic()))
            self._is_called.clear()
            with self._lock:
                gathered, self._waiting = self._waiting, []
                is_last = self._is_closed
            wanted = [each for each in gathered if _begins(each)]
            began = time.monotonic()
            for begin in range(0, len(wanted), _LARGEST):
                self._write(wanted[begin : begin + _LARGEST])
            ended = time.monotonic()
            gathers_until = ended + min(ended - began, _LONGEST_S) if len(wanted) > 1 else 0.0

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
    """Tell whether nobody has cancelled a change; what a thread waits for cannot be from now on."""
    future = waiting[1]
    return future.set_running_or_notify_cancel() if isinstance(future, Future) else not future.cancelled()


def _answer(batch: list[Waiting], answers: Sequence[Exception | None]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if future.cancelled():
            continue
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)
