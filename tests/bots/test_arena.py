"""The arena: rotation, paired luck, the early stop, and the same answer from any number of workers."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.bots.players import parse

import pelagos
from pelagos.bots import picture, pool, rating
from pelagos.bots.arena import Arena, Contest, Deal, Played, jobs_of, make_contest, play_deals, play_job

SMALL = {"map": "small", "rounds": 2}


def contest(*bots: str, games: int = 8, game: str = "tyrus", seats: int | None = None) -> Contest:
    options = SMALL if game == "minos" else {}
    return make_contest(game, bots, games=games, seats=seats, seed=5, options=options, make=parse)


def play(meeting: Contest, workers: pool.Pool | None = None, *, stops: bool = True) -> Arena:
    arena = Arena(meeting, stops=stops)
    for deal in play_deals(meeting, workers or pool.Alone(play_job), wants=arena.wants):
        arena.add(deal)
    return arena


def facts(arena: Arena) -> list[tuple[object, ...]]:
    """Return all deals without what a clock measured."""
    return [(deal.lineup, deal.number, deal.points, deal.plies, deal.turns) for deal in arena.deals]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_bot_has_each_seat_once_with_the_same_luck(seats: int) -> None:
    names = ["first", "last", "random", "greedy"][:seats]
    meeting = Contest("mykerinos", tuple(names), seats, 2)
    jobs = jobs_of(meeting, 0, 1)
    sat = Counter((bot, seat) for job in jobs for seat, bot in enumerate(job.bots))
    assert sat == Counter((bot, seat) for bot in names for seat in range(seats))
    assert len({job.luck for job in jobs}) == 1
    assert jobs_of(meeting, 0, 0)[0].luck != jobs[0].luck
    seeds = {(bot, seed) for job in jobs for bot, seed in zip(job.bots, job.seeds, strict=True)}
    assert len(seeds) == seats, "a bot keeps its seed, and each has its own"


@pytest.mark.parametrize("name", ["tyrus", "mykerinos", "minos"])
def test_rotations_of_bots_that_play_alike_meet_the_same_nature(name: str) -> None:
    drawn = []
    for job in jobs_of(contest("first", "first", game=name), 0, 3):
        match = pelagos.Match(pelagos.game(name), seats=2, options=job.options, rng=job.luck)
        while match.to_move is not None:
            match.play(match.legal()[0])
        drawn.append([ply.action for ply in match.plies if ply.actor == pelagos.NATURE])
    assert drawn[0]
    assert drawn[0] == drawn[1]


def test_bots_alike_share_every_deal() -> None:
    arena = play(contest("first", "first"), stops=False)
    assert [deal.points for deal in arena.deals] == [(1.0, 1.0)] * 4
    assert [row.share.value for row in arena.standings()] == [0.5, 0.5]
    assert [row.bot for row in arena.standings()] == ["first (1)", "first (2)"]


def test_points_and_turns_belong_to_the_bot_wherever_it_sits() -> None:
    arena = play(contest("random", "first", "last", game="minos", seats=3, games=3))
    assert arena.contest.lineups == [(0, 1, 2)]
    for deal in arena.deals:
        assert sum(deal.points) == pytest.approx(3)
        by_hand = Counter[str]()
        for job in jobs_of(arena.contest, 0, deal.number):
            played = play_job(job)
            assert isinstance(played, Played)
            by_hand.update(dict(zip(job.bots, played.points, strict=True)))
        assert [by_hand[bot] for bot in arena.contest.bots] == pytest.approx(list(deal.points))
    assert all(row.turns > 0 for row in arena.standings())


def test_line_ups_are_all_combinations_or_the_last_bot_fills_the_table() -> None:
    assert Contest("minos", ("a", "b", "c"), 2, 1).lineups == [(0, 1), (0, 2), (1, 2)]
    assert Contest("minos", ("a", "b"), 4, 1).lineups == [(0, 1, 1, 1)]
    assert Contest("minos", ("a", "b", "c"), 4, 1).lineups == [(0, 1, 2, 2)]
    assert contest("random", "first", games=7).deals == 4, "whole deals"


def fake_deal(number: int, *points: float, lineup: int = 0) -> Deal:
    return Deal(lineup, number, points, 100, (1,) * len(points), (0.1,) * len(points))


def test_it_stops_when_the_answer_is_clear_and_not_before() -> None:
    arena = Arena(contest("random", "first", games=400))
    while arena.wants(0):
        arena.add(fake_deal(len(arena.deals), 2.0, 0.0))
    assert arena.is_clear
    assert 3 <= len(arena.deals) < 20
    assert [pair.verdict for pair in arena.pairs()] == ["random"]
    loser = Arena(contest("random", "first", games=400))
    for number in range(20):
        loser.add(fake_deal(number, 0.0, 2.0))
    assert [pair.verdict for pair in loser.pairs()] == ["first"]
    level = Arena(contest("random", "first", games=400))
    for number in range(60):
        level.add(fake_deal(number, 1.0, 1.0))
    assert [pair.verdict for pair in level.pairs()] == ["level"]


def test_of_three_bots_a_clear_pair_rests_while_another_goes_on() -> None:
    arena = Arena(contest("random", "first", "last", games=400))
    for number in range(10):
        arena.add(fake_deal(number, 2.0, 0.0, lineup=0))
        arena.add(fake_deal(number, number % 2 * 2.0, 2.0 - number % 2 * 2.0, lineup=2))
    assert [arena.wants(lineup) for lineup in range(3)] == [False, True, True]
    assert not arena.is_clear
    assert arena.standings()[0].bot == "random"


@pytest.mark.more
def test_what_was_played_ahead_of_a_stop_is_dropped() -> None:
    class Ahead(pool.Alone):
        """Takes every job there is before it hands back the first answer."""

        def run(self, items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
            yield from super().run(list(items))

    meeting = contest("random", "last", games=60)
    early, ahead = play(meeting), play(meeting, Ahead(play_job))
    assert facts(ahead) == facts(early)
    assert len(early.deals) < 30, "it must stop early for this to say anything"


@pytest.mark.slow
def test_one_worker_and_two_tell_the_same() -> None:
    meeting = contest("random", "first", "last", games=16)
    alone = play(meeting)
    workers = pool.Local(play_job, 2)
    try:
        pair = play(meeting, workers)
        again = play(meeting, workers)  # after jobs that were dropped
    finally:
        workers.close()
    assert facts(pair) == facts(alone) == facts(again)
    assert [row.rating for row in pair.standings()] == [row.rating for row in alone.standings()]


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("raise", r"tyrus, deal 0: raise failed: ZeroDivisionError: no idea"),
        ("cheat", r"tyrus, deal 0: cheat failed: InvalidAction: expected an action from 0 to \d+ .*"),
    ],
)
def test_a_bot_that_fails_is_named_with_game_and_deal(bot: str, message: str) -> None:
    with pytest.raises(pelagos.PelagosError) as raised:
        play(contest("random", bot))
    assert re.fullmatch(message, str(raised.value))


@pytest.mark.slow
def test_a_worker_that_dies_is_told_with_what_it_played() -> None:
    workers = pool.Local(play_job, 2)
    try:
        with pytest.raises(pelagos.PelagosError) as raised:
            play(contest("first", "die"), workers)
    finally:
        workers.close()
    told = r"tyrus, deal \d, (first against die|die against first): a worker died with exit code 7"
    assert re.fullmatch(told, str(raised.value))


@pytest.mark.slow
def test_processes_end_when_the_time_is_up() -> None:
    workers = pool.Local(play_job, 1, until=0.0)
    try:
        assert list(workers.run(iter(jobs_of(contest("first", "last"), 0, 0)))) == []
    finally:
        workers.close()


def test_the_picture_has_one_dot_for_each_bot_from_the_strongest_down() -> None:
    rungs = [
        picture.Rung("search:2 & <co>", rating.Estimate(250, 150, 9000)),
        picture.Rung("random", rating.Estimate(-250, -300, -200)),
    ]
    svg = ElementTree.fromstring(picture.draw([picture.Panel("Tyrus", "2 seats", rungs)]))  # noqa: S314 - ours
    space = "{http://www.w3.org/2000/svg}"
    groups = [group for group in svg.iter(f"{space}g") if group.get("class") == "rung"]
    assert [group.get("data-bot") for group in groups] == ["search:2 & <co>", "random"]
    dots = [dot for dot in svg.iter(f"{space}circle") if dot.get("class") == "dot"]
    assert len(dots) == 2
    assert float(dots[0].get("cx", "")) > float(dots[1].get("cx", ""))
    assert float(dots[0].get("cy", "")) < float(dots[1].get("cy", ""))
    assert all(0 < float(dot.get("cx", "")) < 760 for dot in dots)


@pytest.mark.parametrize("values", [[0.0], [0.0, 0.0], [-50.0, -50.0], [-5000.0, 5000.0]])
def test_any_ratings_can_be_drawn(values: list[float]) -> None:
    rungs = [picture.Rung("bot", rating.Estimate(value, value, value)) for value in values]
    assert picture.draw([picture.Panel("A", "B", rungs)]).count('class="dot"') == len(values)
