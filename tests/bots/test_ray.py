"""The arena and self-play on a real Ray cluster of two workers, on loopback only."""

import ipaddress
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.cli import main

ROOT = Path(__file__).parents[2]
ARENA = [
    sys.executable,
    "-m",
    "pelagos",
    "arena",
    "tyrus",
    "--bots",
    "random,random",
    "--games",
    "12",
    "--json",
]
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]),
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # else Ray takes the outer address for 127.0.0.1
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def family(pid: int) -> set[int]:
    """Return a process and all that came from it."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def listening(pids: set[int]) -> set[str]:
    """Return the addresses on which these processes listen."""
    sockets = set()
    for pid in pids:
        for link in Path(f"/proc/{pid}/fd").glob("*"):
            try:
                sockets.add(str(link.readlink()))
            except OSError:
                continue
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
                words = bytes.fromhex(fields[1].partition(":")[0])
                turned = b"".join(words[at : at + 4][::-1] for at in range(0, len(words), 4))
                address = ipaddress.ip_address(turned)
                found.add(str(getattr(address, "ipv4_mapped", None) or address))
    return found


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Start a cluster with two workers and stop it: by its own process, which stops the others."""
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # its sockets need short paths
    port = free_port()
    ray = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=2"]
    ray += [
        "--node-ip-address=127.0.0.1",
        f"--port={port}",
        "--include-dashboard=false",
        "--disable-usage-stats",
    ]
    ray += [f"--temp-dir={folder}", "--object-store-memory=80000000"]
    log = Path(folder) / "log"
    with log.open("w") as out, subprocess.Popen(ray, stdout=out, stderr=out, env=ENVIRONMENT) as head:
        try:
            while "Ray runtime started" not in log.read_text() and head.poll() is None:
                threading.Event().wait(0.2)
            addresses = listening(family(head.pid))
            assert addresses == {"127.0.0.1"}, f"it listens on {addresses}: {log.read_text()}"
            yield f"127.0.0.1:{port}"
        finally:
            head.terminate()
            head.wait()
    shutil.rmtree(folder, ignore_errors=True)


def run(*arguments: str, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [*ARENA, *arguments], capture_output=True, text=True, check=False, env={**ENVIRONMENT, **environment}
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.slow
def test_a_cluster_tells_the_same_as_this_process(address: str) -> None:
    told = []
    for where in (("--ray", address), ("--workers", "1")):
        code, out, err = run(*where)
        assert (code, err) == (0, "")
        report = json.loads(out)
        del report["cost"]
        for row in report["bots"]:
            del row["seconds_per_turn"]
        told.append(report)
    assert told[0] == told[1]
    assert told[0]["games"] == 12


@pytest.mark.slow
def test_self_play_on_a_cluster_writes_the_same_bytes_as_this_process(address: str, tmp_path: Path) -> None:
    arguments = ["selfplay", "breakthrough", "--bots", "random", "--games", "7", "--shard", "2", "--out"]
    command = [sys.executable, "-m", "pelagos", *arguments, str(tmp_path / "far"), "--ray", address]
    subprocess.run(command, check=True, env=ENVIRONMENT, capture_output=True)
    assert main([*arguments, str(tmp_path / "near"), "--workers", "1"]) == 0
    far, near = (
        {path.name: path.read_bytes() for path in (tmp_path / where).iterdir()} for where in ("far", "near")
    )
    assert len(near) == 5
    assert far == near


@pytest.mark.slow
def test_an_address_where_nobody_listens_is_one_line() -> None:
    code, out, err = run("--ray", f"127.0.0.1:{free_port()}")
    assert (code, out) == (2, "")
    assert err.startswith("pelagos arena: no Ray cluster answers at 127.0.0.1:")
    assert err.count("\n") == 1


@pytest.mark.slow
def test_somebody_else_at_the_address_is_one_line_in_a_bounded_time() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        code, out, err = run("--ray", address)
    assert (code, out) == (2, "")
    assert f"no Ray cluster answers at {address}" in err
    assert err.count("\n") == 1


@pytest.mark.slow
def test_without_the_package_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), ENVIRONMENT["PYTHONPATH"]])
    code, out, err = run("--ray", "127.0.0.1:6379", PYTHONPATH=path)
    assert (code, out) == (2, "")
    assert err == "pelagos arena: --ray needs the package ray: pip install 'pelagos[ray]'\n"
