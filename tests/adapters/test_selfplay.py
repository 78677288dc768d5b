"""Self-play: what the files hold is what was played, and a run that was cut short ends like any other."""

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pelagos
from pelagos.adapters.observation import Observer
from pelagos.adapters.shard import Shard
from pelagos.bots.selfplay import make_series
from pelagos.cli import main

ROOT = Path(__file__).parents[2]
SEARCH = ["breakthrough", "--bots", "search:6sims,random", "--games", "4", "--shard", "3", "--workers", "1"]
RANDOM = ["breakthrough", "--bots", "random", "--games", "8", "--shard", "3", "--workers", "1"]


def run(*arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(["selfplay", *arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return code, out.getvalue(), err.getvalue()


def write(out: Path, *arguments: str) -> dict[str, bytes]:
    """Run the command, which must succeed without a word, and return all files."""
    code, _, err = run(*arguments, "--out", str(out))
    assert (code, err) == (0, "")
    return files(out)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def unpack(shard: Shard, num_actions: int) -> np.ndarray:
    return np.unpackbits(shard["mask"], axis=1, count=num_actions, bitorder="little")


def check(folder: Path, transcripts: Path, *, bots: list[str], games: int) -> int:
    """Compare every row with the match that its transcript tells; return how many there are."""
    shards = [Shard(path) for path in sorted(folder.glob("games-*.npz"))]
    arrays = {name: np.concatenate([shard[name] for shard in shards]) for name in shards[0]}
    texts = [path.read_text(encoding="utf-8") for path in sorted(transcripts.rglob("*.txt"))]
    assert len(texts) == games
    row = 0
    for number, text in enumerate(texts):
        told = pelagos.Match.from_transcript(text)
        game, observer = told.game, Observer(told.game, told.seats)
        match = pelagos.Match(game, seats=told.seats, options=told.options, nature="manual")
        mask = np.unpackbits(arrays["mask"], axis=1, count=game.num_actions, bitorder="little")
        for action in told.actions:
            seat = match.to_move
            if seat is not None and seat != pelagos.NATURE:
                assert (arrays["observation"][row] == observer.observe(match.state, seat)).all()
                assert np.flatnonzero(mask[row]).tolist() == match.legal()
                facts = {name: arrays[name][row] for name in ("action", "seat", "ply", "game", "returns")}
                assert told.returns is not None
                assert facts == {
                    "action": action,
                    "seat": seat,
                    "ply": match.ply,
                    "game": number,
                    "returns": told.returns[seat],
                }
                assert bots[arrays["bot"][row]] == told.names[seat]
                row += 1
            match.play(action)
        assert match.is_over
    assert len(arrays["ply"]) == row
    return row


@pytest.mark.parametrize("game", ["breakthrough", pytest.param("tyrus", marks=pytest.mark.more)])
def test_every_decision_is_there_as_its_seat_saw_it(game: str, tmp_path: Path) -> None:
    arguments = [game, "--bots", "random,greedy", "--games", "5", "--shard", "2", "--workers", "1"]
    write(tmp_path / "arrays", *arguments)
    write(tmp_path / "texts", *arguments, "--format", "transcripts")
    rows = check(tmp_path / "arrays", tmp_path / "texts", bots=["random", "greedy"], games=5)
    assert rows > 50


def test_a_search_leaves_its_visits_and_other_bots_none(tmp_path: Path) -> None:
    write(tmp_path / "arrays", *SEARCH)
    write(tmp_path / "texts", *SEARCH, "--format", "transcripts")
    check(tmp_path / "arrays", tmp_path / "texts", bots=["search:6sims", "random"], games=4)
    searched = 0
    for path in sorted((tmp_path / "arrays").glob("games-*.npz")):
        shard = Shard(path)
        visits, mask = shard["visits"], unpack(shard, 308)
        assert not visits[mask == 0].any()
        assert not visits[shard["bot"] == 1].any()
        rows = visits.any(axis=1)
        assert (visits[rows, shard["action"][rows]] == visits[rows].max(axis=1)).all()
        searched += rows.sum()
    assert searched > 20


def test_bots_take_turns_in_the_seats_and_line_ups_in_the_games() -> None:
    series = make_series("breakthrough", ["random", "greedy", "search:1"], games=7, shard=1)
    seated = [series.seated(number) for number in range(7)]
    assert seated == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1), (0, 1)]
    filled = make_series("mykerinos", ["random", "greedy"], games=4, seats=4, shard=1)
    assert [filled.seated(number) for number in range(2)] == [(0, 1, 1, 1), (1, 0, 1, 1)]


@pytest.mark.parametrize("kind", ["npz", "parquet"])
def test_a_file_holds_all_that_a_folder_would(kind: str, tmp_path: Path) -> None:
    write(tmp_path / "folder", *RANDOM, "--format", kind)
    code, out, _ = run(*RANDOM, "--out", str(tmp_path / f"all.{kind}"), "--json")
    told = json.loads(out)
    assert (code, told["format"], told["games"], told["found"]) == (0, kind, 8, 0)
    shards = [Shard(path) for path in sorted((tmp_path / "folder").glob(f"games-*.{kind}"))]
    whole = Shard(tmp_path / f"all.{kind}")
    assert len(shards) == 3
    assert list(whole) == list(shards[0])
    for name in whole:
        joined = np.concatenate([shard[name] for shard in shards])
        assert (joined.dtype, joined.tobytes()) == (whole[name].dtype, whole[name].tobytes())
    assert told["positions"] == len(whole["ply"])
    assert {path.name for path in tmp_path.iterdir()} == {"folder", f"all.{kind}"}, (
        "nothing is left beside it"
    )
    assert json.loads(run(*RANDOM, "--out", str(tmp_path / f"all.{kind}"), "--json")[1])["found"] == 8


@pytest.mark.more
def test_parquet_and_npz_hold_the_same(tmp_path: Path) -> None:
    shards = []
    for kind in ("npz", "parquet"):
        write(tmp_path / kind, *SEARCH, "--format", kind)
        shards.append(Shard(tmp_path / kind / f"games-000000.{kind}"))
    assert list(shards[0]) == list(shards[1])
    assert all((shards[0][name] == shards[1][name]).all() for name in shards[0])


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    told = [write(tmp_path / f"{n}", *RANDOM, "--seed", seed) for n, seed in enumerate(("1", "1", "2"))]
    assert told[0] == told[1]
    assert told[0]["games-000000.npz"] != told[2]["games-000000.npz"]


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [RANDOM, SEARCH], ids=["kernels", "matches"])
def test_two_workers_write_the_same_bytes_as_one(arguments: list[str], tmp_path: Path) -> None:
    assert write(tmp_path / "one", *arguments) == write(tmp_path / "two", *arguments[:-1], "2")


@pytest.mark.parametrize("kind", ["npz", "transcripts"])
def test_what_is_missing_or_half_written_is_made_good(kind: str, tmp_path: Path) -> None:
    whole = write(tmp_path / "out", *RANDOM, "--format", kind)
    lost = next((tmp_path / "out").glob("games-000001*"))
    shutil.rmtree(lost) if lost.is_dir() else lost.unlink()
    (tmp_path / "out" / ".games-000001.npz.new").write_bytes(b"half")
    (tmp_path / "out" / ".games-000001.new").mkdir()
    assert write(tmp_path / "out", *RANDOM, "--format", kind) == whole


@pytest.mark.slow
def test_a_run_that_is_killed_goes_on_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    arguments = ["breakthrough", "--bots", "search:200sims", "--games", "8", "--shard", "3"]
    unbroken = write(tmp_path / "unbroken", *arguments, "--workers", "1")
    out = tmp_path / "killed"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *sys.path])}
    command = [sys.executable, "-m", "pelagos", "selfplay", *arguments, "--workers", "2", "--out", str(out)]
    for waited in (out / ".parts" / "1", out / ".parts" / "4"):  # within the first shard, within the second
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as child:
            ends = time.monotonic() + 120
            while not waited.exists() and child.poll() is None and time.monotonic() < ends:
                time.sleep(0.002)
            os.kill(child.pid, signal.SIGKILL)
        assert child.returncode == -signal.SIGKILL, "else it was done before"
    assert (out / "games-000000.npz").exists()
    before = (out / "games-000000.npz").stat().st_mtime_ns
    code, told, _ = run(*arguments, "--workers", "1", "--out", str(out), "--json")
    assert code == 0
    assert json.loads(told)["found"] >= 4
    assert (out / "games-000000.npz").stat().st_mtime_ns == before, "what is there is not made again"
    assert files(out) == unbroken


@pytest.mark.more
def test_what_a_killed_process_leaves_of_a_finished_shard_is_removed(tmp_path: Path) -> None:
    whole = write(tmp_path / "out", *SEARCH)
    (tmp_path / "out" / ".parts").mkdir()
    (tmp_path / "out" / ".parts" / "2").write_bytes(b"the shard is there, this was to be removed")
    assert write(tmp_path / "out", *SEARCH) == whole


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (["--seed", "9"], "holds another self-play: expected seed 9, got 0"),
        (["--games", "9"], "holds another self-play: expected games 9, got 8"),
        (["--bots", "greedy"], 'holds another self-play: expected bots ["greedy"], got ["random"]'),
        (["--format", "transcripts"], 'holds another self-play: expected format "transcripts", got "npz"'),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_folder_of_other_arguments_is_refused_in_one_line(
    changed: list[str], message: str, tmp_path: Path
) -> None:
    before = write(tmp_path / "out", *RANDOM)
    code, out, err = run(*RANDOM, *changed, "--out", str(tmp_path / "out"))
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
    assert files(tmp_path / "out") == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "zeus"], "zeus"),
        (["--bots", ""], "--bots: expected bots such as random,search:3, got ''"),
        (["--bots", "search:2s"], "--bots: expected no bot that plays by the clock, got search:2s"),
        (["--seats", "3"], "breakthrough is for 2 seats, got 3"),
        (["--games", "0"], "expected a whole number from 1 on, got '0'"),
        (["--shard", "0"], "expected a whole number from 1 on, got '0'"),
        (["--option", "map=small"], "breakthrough: no such option: 'map'"),
        (["--format", "csv"], "invalid choice: 'csv'"),
        (["--ray", "nowhere"], "--ray: expected HOST:PORT"),
        (["--ray", "127.0.0.1:1", "--workers", "2"], "not allowed with argument"),
        (["--out", "a.parquet", "--format", "npz"], "--out: expected a folder or FILE.npz, got 'a.parquet'"),
        (["--out", "a.txt", "--format", "transcripts"], "--out: expected a folder for transcripts"),
        (["--out", "file"], "--out: expected a folder, got the file 'file'"),
        (["--out", "full"], "--out: expected a new folder, got 'full' with other files"),
        (["--out", "other.npz"], "--out: expected a new file, got 'other.npz' of somebody else"),
        (["--out", "file/out", "--workers", "1"], "--out: cannot write 'file/out'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_one_line_and_exit_code_2(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("other.npz").write_text("not ours")
    Path("full").mkdir()
    Path("full", "thesis.tex").touch()
    code, out, err = run("breakthrough", "--bots", "random", "--games", "2", "--out", "new", *arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
    assert set(files(tmp_path)) == {"file", "other.npz", "full/thesis.tex"}, "nothing is written"


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, out, err = run(*RANDOM, "--out", str(tmp_path / "out"), "--format", "parquet")
    assert (code, out) == (2, "")
    assert err == (
        "pelagos selfplay: --format parquet: this needs the package pyarrow: pip install 'pelagos[parquet]'\n"
    )


def test_two_processes_do_not_write_into_one_folder(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    (tmp_path / "out").mkdir()
    handle = os.open(tmp_path / "out", os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    code, _, err = run(*RANDOM, "--out", str(tmp_path / "out"))
    os.close(handle)
    assert code == 2
    assert "another process is writing into" in err


def test_a_bot_that_fails_is_one_line_and_the_rest_is_kept(tmp_path: Path) -> None:
    from tests.bots.players import parse

    from pelagos import command, selfplay
    from pelagos.cli import make_parser
    from pelagos.engine.error import PelagosError

    arguments = ["selfplay", "breakthrough", "--bots", "first,raise", "--games", "2", "--shard", "2"]
    options = make_parser().parse_args([*arguments, "--workers", "1", "--out", str(tmp_path / "out")])
    with pytest.raises(PelagosError, match="breakthrough, game 0: raise failed: ZeroDivisionError: no idea"):
        selfplay.run(options, {}, command._progress, make=parse)
    assert set(files(tmp_path / "out")) == {"selfplay.json"}


def test_an_interrupt_says_how_to_go_on(tmp_path: Path) -> None:
    from tests.bots.players import parse

    from pelagos import command, selfplay
    from pelagos.cli import make_parser

    arguments = ["selfplay", "breakthrough", "--bots", "first,interrupt", "--games", "2", "--shard", "2"]
    options = make_parser().parse_args([*arguments, "--workers", "1", "--out", str(tmp_path / "out")])
    err = io.StringIO()
    with redirect_stderr(err):
        assert selfplay.run(options, {}, command._progress, make=parse) == 130
    assert err.getvalue() == "pelagos selfplay: 0 of 2 games are kept; the same command goes on\n"
