"""Several server processes on one PostgreSQL: the same matches, whoever asks whom, and whoever dies."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres
from tests.server.house import Guest, House, hear, mover_of
from tests.server.test_leave import wait_for

pytestmark = pytest.mark.slow

Pair = tuple[House, House]


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as found:
        yield found


@pytest.fixture(scope="module")
def pair(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes on one database."""
    first, second = (tmp_path_factory.mktemp(name) for name in ("first", "second"))
    with House(first, database=url) as one, House(second, database=url) as other:
        yield one, other


def at(house: House, guest: Guest) -> Guest:
    """Return the same person, connected to another process."""
    return Guest(house, guest.match, guest.key)


def test_people_at_different_processes_play_one_match(pair: Pair) -> None:
    here = pair[0].seat("human", "human")
    there = [at(pair[1], guest) for guest in here]
    people = [here[0], there[1]]
    with here[0].live() as first, there[1].live() as second:
        assert hear(first)[0]["seq"] == hear(second)[0]["seq"]
        for _ in range(8):
            mover = people[here[-1].body["to_move"]]
            seq = mover.play_any()["seq"]
            for socket in (first, second):
                while (told := hear(socket)[0])["seq"] < seq:
                    pass
                assert told["seq"] == seq
    both = [
        [(entry["event"], entry["view"]) for entry in guest.get("/events")] for guest in (here[0], there[0])
    ]
    assert both[0] == both[1]


def test_of_two_actions_at_one_ply_in_two_processes_one_wins(pair: Pair) -> None:
    for _ in range(5):
        here = pair[0].seat("human", "human")
        mover = mover_of(here)
        body = mover.body
        answers: list[int] = []
        both = [(mover, body["legal"][0]), (at(pair[1], mover), body["legal"][-1])]
        assert both[1][0].body["ply"] == body["ply"]

        def play(
            guest: Guest, legal: dict[str, int], ply: int = body["ply"], to: list[int] = answers
        ) -> None:
            to.append(guest.play(legal["action"], ply).status_code)

        threads = [threading.Thread(target=play, args=each) for each in both]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409]
        assert at(pair[1], mover).body == mover.body


def test_who_is_quicker_than_the_word_between_processes_is_not_refused(pair: Pair) -> None:
    here = pair[0].seat("human", "human", game="minos")
    people = here, [at(pair[1], guest) for guest in here]
    body = mover_of(here).body
    assert people[1][-1].body["ply"] == body["ply"]
    for number in range(60):
        mover, now, before = body["to_move"], people[number % 2], people[1 - number % 2]
        if not body["legal"]:  # the turn went to another seat, and the process that answered knows
            body = before[mover].body
        answer = now[mover].play(body["legal"][0]["action"], body["ply"])
        assert answer.status_code == 200, answer.text
        body = answer.json()


def test_a_clock_that_another_process_started_runs_out_everywhere(pair: Pair) -> None:
    here = pair[0].seat("human", "human", clock={"kind": "live", "bank_s": 1}, caretaker=0)
    there = at(pair[1], here[-1])
    assert wait_for(there, lambda body: body["status"] == "over", within_s=6)["outcome"] is not None


def test_a_process_that_lost_its_connection_learns_what_it_missed(
    pair: Pair, postgres: Postgres, url: str
) -> None:
    here = pair[0].seat("human", "human")
    watcher = at(pair[1], here[-1])
    with watcher.live() as socket:
        hear(socket)
        postgres.end_connections(url)
        for _ in range(3):
            answer = None
            mover = mover_of(here)
            body = mover.body
            while answer is None or answer.status_code == 503:  # its connections are gone, too
                answer = mover.play(body["legal"][0]["action"], body["ply"], id=str(body["ply"]))
            assert answer.status_code == 200
        while hear(socket)[0]["seq"] < here[-1].body["seq"]:
            pass


def test_a_database_that_is_gone_is_said_to_be_and_play_goes_on_when_it_is_back(
    tmp_path: Path,
) -> None:
    with Postgres() as own, own.database() as url, House(tmp_path, database=url) as house:
        guests = house.seat("human", "human")
        mover = mover_of(guests)
        body = mover.body
        own.kill()
        answer = mover.play(body["legal"][0]["action"], body["ply"], id="again")
        assert (answer.status_code, answer.json()["error"]) == (503, "unwell")
        assert answer.headers["retry-after"] == "1"
        own.restart()
        answer = mover.play(body["legal"][0]["action"], body["ply"], id="again")
        assert answer.status_code == 200
        assert answer.json()["ply"] > body["ply"]


def test_a_bots_turn_goes_on_in_another_process_when_its_own_is_killed(url: str, tmp_path: Path) -> None:
    (tmp_path / "doomed").mkdir()
    (tmp_path / "other").mkdir()
    with House(tmp_path / "doomed", database=url) as doomed, House(tmp_path / "other", database=url) as other:
        person, *_ = doomed.seat({"kind": "human"}, {"kind": "bot", "level": 8}, game="minos")
        heir = at(other, person)
        while person.body["to_move"] == 0:
            person.play_any(-1)
        doomed.kill()
        killed = time.monotonic()
        before = heir.body["ply"]
        wait_for(heir, lambda body: body["ply"] > before or body["to_move"] == 0, within_s=15)
        assert time.monotonic() - killed < 15
