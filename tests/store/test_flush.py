"""An acknowledgement follows a flush: a power cut takes away what only the system holds."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.postgres import Postgres
from tests.store.process import ROOT, command
from tests.store.record import event, match

from pelagos.store.record import Change
from pelagos.store.store import Store
from pelagos.store.writer import Writer

CALL = re.compile(r'^(\d+) +(\w+)\((?:\d+<(.*?)>(?:, "(begin|end) \d+)?)?')
UNFINISHED = " <unfinished ...>"  # another thread called meanwhile
RESUMED = re.compile(r"^(\d+) +<\.\.\. f\w*sync resumed>")


def trace(folder: Path, url: str) -> list[str]:
    """Return what a process that appends does, in order: begin, write, flush, end.

    A flush counts when it returns, all else when it is called.
    """
    assert shutil.which("strace"), "this test needs strace: sudo apt-get install strace"
    log = folder / "calls.txt"
    calls = "trace=write,pwrite64,fsync,fdatasync"
    traced = ["strace", "-f", "-y", "-e", calls, "-o", str(log), *command("append_between_words", url)]
    subprocess.run(traced, cwd=ROOT, stdout=subprocess.DEVNULL, check=True, timeout=120)
    done, flushing = [], set[str]()
    for line in log.read_text().splitlines():
        resumed, found = RESUMED.match(line), CALL.match(line)
        if resumed is not None and resumed[1] in flushing:
            flushing.remove(resumed[1])
            assert line.endswith("= 0"), line
            done.append("flush")
        if found is None:
            continue
        thread, call, file, word = found.groups()
        if word is not None:
            done.append(word)
        elif (file or "").endswith(".sqlite-wal"):
            if "write" in call:
                done.append("write")
            elif line.endswith(UNFINISHED):
                flushing.add(thread)
            else:
                assert line.endswith("= 0"), line
                done.append("flush")
    return done


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="strace is for Linux")
def test_every_append_to_sqlite_is_flushed_before_it_is_acknowledged(tmp_path: Path, sqlite_url: str) -> None:
    done = " ".join(trace(tmp_path, sqlite_url))
    appends = re.findall(r"begin (.*?) ?end", done)
    assert len(appends) == 40
    for append in appends:
        assert re.fullmatch(r"write( write| flush)* flush", append), append


def test_every_append_to_postgresql_is_flushed_before_it_is_acknowledged(
    postgres: Postgres, postgresql_url: str
) -> None:
    store = Store(postgresql_url)
    store.add(match(), [])
    writer = Writer(store)
    for seq in range(1, 41):
        [(written,)] = postgres.run("SELECT pg_current_wal_insert_lsn()")
        if seq <= 20:
            store.append("m", [event(seq)])
        else:
            writer.write(Change("m", [event(seq)])).result(10)
        [(is_flushed,)] = postgres.run("SELECT pg_current_wal_flush_lsn() > %s::pg_lsn", written)
        assert is_flushed
    writer.close()
    store.close()
