"""The published ladder: its rows, its verdicts, and that a kill loses only deals in flight."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.bots.climb import ROWS
from tests.bots.players import parse

import pelagos
from pelagos import bots
from pelagos.bots import ladder, pool, search
from pelagos.bots.arena import Deal, play_job
from pelagos.bots.same import take_over
from pelagos.engine.error import PelagosError

ROOT = Path(__file__).parents[2]


def kept(row: ladder.Row, *points: float) -> ladder.Kept:
    """Return a row whose first bot had these points, of one for each seat, in its deals."""
    places = [(each, *[(row.seats - each) / (row.seats - 1)] * (row.seats - 1)) for each in points]
    deals = [
        Deal(0, number, each, 100, (1,) * row.seats, (6.0,) * row.seats) for number, each in enumerate(places)
    ]
    return ladder.Kept(row, ladder.fingerprint(row), deals)


def facts(each: ladder.Kept) -> list[tuple[object, ...]]:
    return [(deal.number, deal.points, deal.plies, deal.turns) for deal in each.deals]


def test_every_game_has_its_rows() -> None:
    for game, seats in (("tyrus", 2), ("mykerinos", 4), ("minos", 4)):
        rows = ladder.rows_of(game)
        names = [row.name for row in rows]
        assert names[0] == "search:1 against random"
        assert [f"search:{n + 1} against search:{n}" for n in range(1, 8)] == names[1:8]
        assert names[8:10] == ["search:8 against greedy", "search:8 against random"]
        assert names[10:] == [f"search:8 among {num - 1} greedy" for num in range(3, seats + 1)]
        assert all(row.options == ladder.OPTIONS[game] for row in rows)
        assert [row.games for row in rows[1:8]] == [400] * 7
    assert ladder.rows_of("minos")[11].goal.least == 0.5
    assert sorted(rows, key=ladder.cost_of)[-1].name == "search:8 against search:7"


def test_verdicts_follow_the_goals() -> None:
    rows = ladder.rows_of("mykerinos")
    first, step, greedy, three = rows[0], rows[1], rows[8], rows[10]
    assert kept(step).verdict == "unfinished"
    assert kept(step, *[2.0] * 20).verdict == "met"
    assert kept(step, *[1.0] * 60).verdict == "not met"
    assert kept(step, *[2.0] * 2).verdict == "unfinished"
    assert kept(first, *[2.0, 1.0] * 25).verdict == "met"
    assert kept(first, *[2.0] * 50).verdict == "not met", "level 1 is for beginners"
    assert kept(greedy, *[2.0] * 20).verdict == "met"
    assert kept(greedy, *[1.0] * 20).verdict == "not met"
    assert kept(three, *[3.0] * 34).verdict == "met"
    assert kept(three, *[1.0] * 34).verdict == "not met", "that is the fair share"


def test_a_fixed_row_stops_when_the_interval_is_clear_of_its_goal() -> None:
    greedy = ladder.rows_of("tyrus")[8]
    assert not kept(greedy, *[2.0] * 9).is_done
    assert kept(greedy, *[2.0] * 20).is_done
    assert not kept(greedy, *[2.0, 2.0, 2.0, 1.0] * 5).is_done, "85 % is inside"
    assert kept(greedy, *[2.0, 2.0, 2.0, 1.0] * 13).is_done, "100 games"


def test_rows_with_other_sources_begin_anew_and_others_stay(tmp_path: Path) -> None:
    same, other, foreign = kept(ROWS[0], 1.0, 1.0), kept(ROWS[1], 1.0), kept(ladder.rows_of("minos")[0], 2.0)
    other.fingerprint = foreign.fingerprint = "0" * 16
    ladder.write_kept(tmp_path, [same, other, foreign])
    assert [len(each.deals) for each in ladder.resume(ROWS, tmp_path)] == [2, 0, 1]
    assert "(older sources)" in ladder.format_tables([foreign])
    assert [path.name for path in tmp_path.iterdir()] == ["ladder.json"]


def test_rows_whose_first_deal_comes_out_the_same_are_kept_over_an_edit(tmp_path: Path) -> None:
    workers = pool.Alone(play_job)
    done = list(ladder.climb(ROWS, tmp_path, workers, make=parse))
    assert done
    rows = ladder.read_kept(tmp_path)
    before = [facts(each) for each in rows]
    for each in rows:
        each.fingerprint = "0" * 16
    first = rows[1].deals[0]
    rows[1].deals[0] = msgspec.structs.replace(first, plies=first.plies + 1)
    ladder.write_kept(tmp_path, rows)
    told = [is_same for _, is_same in take_over(ROWS, tmp_path, workers, make=parse)]
    assert told == [True, False, *[True] * (len(ROWS) - 2)]
    assert [len(each.deals) for each in ladder.resume(ROWS, tmp_path)] == [
        0 if number == 1 else len(deals) for number, deals in enumerate(before)
    ]
    assert [is_same for _, is_same in take_over(ROWS[:1], tmp_path, workers, make=parse)] == []


def test_a_fingerprint_tells_rows_apart() -> None:
    marks = {ladder.fingerprint(row) for game in ladder.OPTIONS for row in ladder.rows_of(game)}
    assert len(marks) == sum(len(ladder.rows_of(game)) for game in ladder.OPTIONS)


def test_tables_stand_between_the_marks_and_the_rest_of_the_page_stays(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n", encoding="utf-8")
    rows = [kept(row, *[1.5] * 10) for row in ladder.rows_of("tyrus")]
    for _ in range(2):
        ladder.publish(rows, tmp_path)
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{ladder.BEGIN}\n\n### Tyrus\n")
    assert text.endswith(f"{ladder.END}\nafter\n")
    assert "old" not in text
    assert text.count("| search:2 against search:1 | at least 60%, interval above 50% | 75.0% |") == 1
    svg = (tmp_path / "ladder.svg").read_text(encoding="utf-8")
    assert svg.count('class="dot"') == 10, "eight levels, greedy and random"
    page.write_text("no marks", encoding="utf-8")
    with pytest.raises(PelagosError, match="expected the marks"):
        ladder.publish(rows, tmp_path)


def test_ratings_are_chained_from_neighbours_with_random_at_the_foot() -> None:
    panel = ladder.panels_of([kept(row, *[1.5] * 100) for row in ladder.rows_of("tyrus")])[0]
    ratings = {rung.bot: rung.rating.value for rung in panel.rungs}
    assert ratings["random"] == 0
    assert [rung.bot for rung in panel.rungs][:2] == ["search:8", "search:7"]
    gaps = [ratings[f"search:{n + 1}"] - ratings[f"search:{n}"] for n in range(1, 8)]
    assert gaps == pytest.approx([190] * 7, rel=0.05)
    assert ratings["search:8"] - ratings["greedy"] == pytest.approx(gaps[0])


def test_the_page_has_the_marks() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert text.index(ladder.BEGIN) < text.index(ladder.END)


def start(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.bots.climb", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


@pytest.mark.slow
def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told = 3
    with start(tmp_path) as child:
        assert child.stdout is not None
        for _ in range(told):
            child.stdout.readline()
        child.send_signal(signal.SIGKILL)
        child.wait()
    before = ladder.read_kept(tmp_path)
    assert sum(len(each.deals) for each in before) >= told, "what was told is kept"
    assert not all(each.is_done for each in before)
    with start(tmp_path) as child:
        said, _ = child.communicate()
    assert child.returncode == 0
    after = ladder.read_kept(tmp_path)
    assert all(each.is_done for each in after)
    new = sum(len(each.deals) for each in after) - sum(len(each.deals) for each in before)
    assert len(said.splitlines()) == new, "nothing is played twice"
    for old, whole in zip(before, after, strict=True):
        assert msgspec.to_builtins(whole.deals)[: len(old.deals)] == msgspec.to_builtins(old.deals)

    whole_run = tmp_path / "whole"
    whole_run.mkdir()
    for _ in ladder.climb(ROWS, whole_run, pool.Alone(play_job), make=parse):
        json.loads((whole_run / "ladder.json").read_text(encoding="utf-8"))
    assert [facts(each) for each in ladder.read_kept(whole_run)] == [facts(each) for each in after]


@pytest.mark.slow
def test_rows_are_the_same_on_a_machine_without_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pelagos.Match(pelagos.game("breakthrough"), seats=2)
    seeds = range(4)
    chosen = [ladder.make_patient("search:6", seed=seed).choose(match, 0) for seed in seeds]
    monkeypatch.setattr(search, "GUARD_S", 0.0)
    assert [ladder.make_patient("search:6", seed=seed).choose(match, 0) for seed in seeds] == chosen
    assert [bots.parse("search:6", seed=seed).choose(match, 0) for seed in seeds] != chosen
