"""Group commit: changes of different matches that wait together share one flush of the disk."""

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue

from pelagos.store.error import Unavailable
from pelagos.store.record import Change
from pelagos.store.store import Store

_LARGEST = 256  # changes in one transaction


class Writer:
    """Writes changes in a thread; while one transaction is flushed, the next ones gather.

    A change is answered only after its commit: with ``None``, or with what ``Store.write`` would raise for
    it alone. On an event loop: ``await asyncio.wrap_future(writer.write(change))``.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: SimpleQueue[tuple[Change, Future[None]] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> Future[None]:
        """Write a change soon; cancelled before its turn, it is not written."""
        future: Future[None] = Future()
        with self._lock:
            if self._is_closed:
                raise Unavailable("the writer is closed")
            self._waiting.put((change, future))
        return future

    def close(self) -> None:
        """Write what waits, and end."""
        with self._lock:
            self._is_closed = True
            self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            gathered, is_last = self._gather()
            batch = [(change, future) for change, future in gathered if future.set_running_or_notify_cancel()]
            if batch:
                self._write(batch)

    def _gather(self) -> tuple[list[tuple[Change, Future[None]]], bool]:
        """Wait for a change and return all that are there by now, and whether no more will come."""
        gathered = []
        next_one = self._waiting.get()
        while next_one is not None:
            gathered.append(next_one)
            if len(gathered) == _LARGEST:
                return gathered, False
            try:
                next_one = self._waiting.get_nowait()
            except Empty:
                return gathered, False
        return gathered, True

    def _write(self, batch: list[tuple[Change, Future[None]]]) -> None:
        answers: Sequence[Exception | None]
        try:
            answers = self._store.write_each([change for change, _ in batch])
        except Exception as error:  # whatever it is, those who wait must know
            answers = [error] * len(batch)
        for (_, future), answer in zip(batch, answers, strict=True):
            if answer is None:
                future.set_result(None)
            else:
                future.set_exception(answer)
