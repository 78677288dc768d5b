"""Other processes on the same database. What each does is a function here, called by its name."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.store.record import event, match

from pelagos.store.duty import Duties
from pelagos.store.record import Change
from pelagos.store.store import Store
from pelagos.store.writer import Writer

ROOT = Path(__file__).parents[2]


def command(name: str, *arguments: str) -> list[str]:
    """Return the command that runs a function of this module."""
    call = f"import sys; from tests.store.process import {name}; {name}(*sys.argv[1:])"
    return [sys.executable, "-c", call, *arguments]


@contextmanager
def process(name: str, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Run a function of this module in a process of its own; what is left of it is killed."""
    pipe = subprocess.PIPE
    started = subprocess.Popen(command(name, *arguments), cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
    try:
        yield started
    finally:
        started.kill()
        started.communicate()


def next_line(started: "subprocess.Popen[str]") -> str:
    """Return what a process says next."""
    assert started.stdout is not None
    return started.stdout.readline().strip()


def tell(started: "subprocess.Popen[str]") -> None:
    """Let a process go on that waits for a line."""
    assert started.stdin is not None
    started.stdin.write("\n")
    started.stdin.flush()


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def write_and_die(url: str) -> None:
    store = Store(url)
    store.add(match(), [])
    store.append("m", [event(1), event(2)])
    os.kill(os.getpid(), signal.SIGKILL)


def open_together(url: str) -> None:
    """Open the store when told to."""
    say("ready")
    sys.stdin.readline()
    store = Store(url)
    say(store.is_well())
    store.close()


def count_events(url: str) -> None:
    """Say how many events of the match are on disk."""
    store = Store(url)
    say(len(store.events("m")))
    store.close()


def append_when_told(url: str, name: str) -> None:
    """Append an event for each line that comes in."""
    store = Store(url)
    for seq, _ in enumerate(sys.stdin, 1):
        store.append(name, [event(seq)])
        say(seq)


def do_duties(url: str, owner: str) -> None:
    """Take what is due, two at a time, until nothing is left, and say what was done."""
    store = Store(url)
    say("ready")
    sys.stdin.readline()
    while store.duties.due_in_s().get("bot") is not None:
        for duty in store.duties.take("bot", owner, limit=2):
            time.sleep(0.002)
            assert store.duties.finish(duty)
            say(duty.match)
    say("nothing")


def hold_duty(url: str, lease_s: str, renews: str) -> None:
    """Take a duty and keep it, until killed."""
    store = Store(url)
    duties = Duties(store.database, lease_s=float(lease_s))
    taken = duties.take("bot", "holder", limit=1)
    say(*(duty.match for duty in taken))
    while True:
        time.sleep(float(lease_s) / 4)
        if renews == "renews":
            assert duties.renew(taken[0])


def append_between_words(url: str) -> None:
    """Append twenty events alone and twenty in groups; say when each begins and when it is acknowledged."""
    store = Store(url)
    store.add(match(), [])
    writer = Writer(store)
    for seq in range(1, 41):
        say("begin", seq)
        if seq <= 20:
            store.append("m", [event(seq)])
        else:
            writer.write(Change("m", [event(seq)])).result()
        say("end", seq)
    writer.close()
    store.close()
