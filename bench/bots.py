"""How good is the search? Against OpenSpiel's in C++, two threads against two processes, and on time."""

import random
import subprocess
import sys
import time
from typing import Any

import pelagos
from _row import Row, against, race, report, within
from pelagos import bots
from pelagos.bots.plan import Plan

BREAKTHROUGH = pelagos.game("breakthrough")
SEED = 11
SIMULATIONS = 20_000
UCT_C = 2.0  # as OpenSpiel's examples
MEGABYTES = 1000

GAMES = 200
SIMULATIONS_IN_PLAY = 60
RANDOM_PLIES = 4  # each pair of games begins with some of its own, so that no two are alike

THREADED = "mykerinos"
SECONDS = 1.0
BUDGETS_S = (0.05, 0.2)
LATE_S = 0.03  # or a tenth of the budget


def breakthrough_rows() -> list[Row]:
    """Race simulations from the first position, then play at equal simulations."""
    import pyspiel

    peer_game = pyspiel.load_game("breakthrough")
    first = pelagos.Match(BREAKTHROUGH, seats=2)

    def openspiel() -> float:
        bot = _peer(pyspiel, peer_game, SIMULATIONS, SEED)
        began = time.perf_counter()
        bot.step(peer_game.new_initial_state())
        return SIMULATIONS / (time.perf_counter() - began)

    def ours() -> float:
        plan = Plan(BREAKTHROUGH, 2, 0, first.state, seed=SEED)
        began = time.perf_counter()
        plan.grow(SIMULATIONS, None)
        return SIMULATIONS / (time.perf_counter() - began)

    ours()
    mine, peer, ratio = race(ours, openspiel, rounds=5)
    points = sum(_play(pyspiel, peer_game, number) for number in range(GAMES))
    return [
        against("breakthrough-search-vs-openspiel", mine, peer, "simulations/s", ratio=ratio, goal=5),
        against(
            "breakthrough-play-vs-openspiel",
            points,
            GAMES - points,
            f"of {GAMES} games",
            ratio=points / GAMES,
            goal=0.5,
        ),
    ]


def _peer(pyspiel: Any, game: Any, simulations: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, UCT_C, simulations, MEGABYTES, True, seed, False)


def _play(pyspiel: Any, peer_game: Any, number: int) -> float:
    """Play one game at equal simulations, our seat changing with the number; return our points."""
    match, peer_state = pelagos.Match(BREAKTHROUGH, seats=2), peer_game.new_initial_state()
    ours = bots.make("search", simulations=SIMULATIONS_IN_PLAY, seed=number)
    peer = _peer(pyspiel, peer_game, SIMULATIONS_IN_PLAY, number)
    opening, our_seat = random.Random(number // 2), number % 2
    while match.to_move is not None:
        if match.ply < RANDOM_PLIES:
            action = opening.choice(match.legal())
        elif match.to_move == our_seat:
            action = ours.choose(match, our_seat)
        else:
            text = _mirrored(peer_state.action_to_string(peer.step(peer_state)))
            action = match.parse(next(t for t in map(_notation(match), match.legal()) if _bare(t) == text))
        text = _bare(_notation(match)(action))
        match.play(action)
        peer_state.apply_action(
            next(a for a in peer_state.legal_actions() if _mirrored(peer_state.action_to_string(a)) == text)
        )
    returns = match.returns or []
    return (returns[our_seat] + 1) / 2


def _notation(match: pelagos.Match) -> Any:
    state = match.state
    return lambda action: BREAKTHROUGH.format_action(state, action)


def _bare(text: str) -> str:
    return text.replace("-", "").replace("x", "").replace("*", "")


def _mirrored(text: str) -> str:
    """Return OpenSpiel's notation as ours: there the first player comes from the top."""
    return "".join(str(9 - int(each)) if each.isdigit() else each for each in _bare(text))


_ONE_PROCESS = """
import sys, pelagos
from pelagos.bots.plan import Plan
game = pelagos.game({game!r})
state = pelagos.Match(game, seats=2, rng={seed}).state
plan = lambda: Plan(game, 2, pelagos.Match(game, seats=2, rng={seed}).to_move, state, seed={seed})
plan().grow(1, None)
print("ready", flush=True)
for line in sys.stdin:
    grown = plan()
    grown.grow(None, {seconds})
    print(grown.simulations, flush=True)
"""


def thread_rows() -> list[Row]:
    """Race one process with two threads against two processes, by simulations in the same time."""
    game = pelagos.game(THREADED)
    match = pelagos.Match(game, seats=2, rng=SEED)
    script = _ONE_PROCESS.format(game=THREADED, seed=SEED, seconds=SECONDS)
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        for _ in range(2)
    ]
    pipes = [(worker.stdin, worker.stdout) for worker in workers]
    for _, told in pipes:
        assert told is not None
        told.readline()

    def processes() -> float:
        for asked, _ in pipes:
            assert asked is not None
            asked.write("go\n")
        return sum(float(told.readline()) for _, told in pipes if told is not None)

    def threads() -> float:
        plan = Plan(game, 2, match.to_move or 0, match.state, seed=SEED, threads=2)
        plan.grow(None, SECONDS)
        return plan.simulations

    mine, peer, ratio = race(threads, processes, rounds=5)
    for worker, (asked, _) in zip(workers, pipes, strict=True):
        assert asked is not None
        asked.close()
        worker.wait()
    return [
        against("threads-vs-processes", mine, peer, f"simulations in {SECONDS:g} s", ratio=ratio, goal=0.9)
    ]


def time_rows() -> list[Row]:
    """Measure the latest decision of whole games with a budget of time, as a share of what it may be late."""
    worst = 0.0
    for name in ("minos", "mykerinos", "tyrus"):
        for budget in BUDGETS_S:
            worst = max(worst, _latest(name, budget) / max(LATE_S, budget / 10))
    return [within("latest-decision", worst, "of 10 % or 30 ms", goal=1)]


def _latest(name: str, budget: float) -> float:
    match = pelagos.Match(pelagos.game(name), seats=2, rng=SEED)
    bot, latest = bots.make("search", budget_s=budget, seed=SEED), 0.0
    bot.choose(match, match.to_move or 0)
    for _ in range(int(2 / budget)):
        if match.to_move is None:
            break
        began = time.perf_counter()
        action = bot.choose(match, match.to_move)
        latest = max(latest, time.perf_counter() - began - budget)
        match.play(action)
    return latest


if __name__ == "__main__":
    report(lambda: [*breakthrough_rows(), *thread_rows(), *time_rows()])
