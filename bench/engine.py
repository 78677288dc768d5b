"""How fast is the engine? Against C, against OpenSpiel, and for a person who waits."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

import pelagos
from _row import Row, against, build_c, race, report, within
from pelagos.engine.chance import make_rng
from pelagos.engine.playout import Simulation, playout
from pelagos.games.mykerinos.state import ACT

TYRUS = pelagos.game("tyrus")
GAMES = 60_000
BATCH = 4096
ROUNDS = 21
# A good twin plays 90,000 games a second where the plain loop makes 100 million steps.
TWIN_GOAL = 90_000 / 100_000_000
SEED = 11
OPENSPIEL_ROLLOUTS = 400
OPENSPIEL_SIMULATIONS = 4


def tyrus_rows() -> list[Row]:
    """Race random games, and a batch stepped from Python, against the twin in C."""
    program = build_c("tyrus.c")
    plies_per_game = _check_twin(program)

    def twin() -> float:
        told = _run_twin(program, GAMES, SEED)
        return told["games"] / told["seconds"]

    def ours() -> float:
        began = time.perf_counter()
        simulation.run(GAMES)
        return GAMES / (time.perf_counter() - began)

    simulation = Simulation(TYRUS, seats=2, seed=SEED)
    simulation.run(1)
    games, twin_games, ratio = race(ours, twin, rounds=ROUNDS)
    step_batch()
    batch, twin_plies, batch_ratio = race(step_batch, lambda: twin() * plies_per_game, rounds=7)
    return [
        against("tyrus-vs-c", games, twin_games, "games/s", ratio=ratio, goal=0.85),
        against("tyrus-plies-vs-c", games * plies_per_game, twin_games * plies_per_game, "plies/s",
                ratio=ratio, goal=0.85),
        against("tyrus-batch-vs-c", batch, twin_plies, "plies/s", ratio=batch_ratio, goal=0.25),
        _twin_row(twin_games),
    ]  # fmt: skip


def _run_twin(program: os.PathLike[str], games: int, seed: int) -> dict[str, float]:
    run = subprocess.run([program, str(games), str(seed)], capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(run.stdout)
    return told


def _check_twin(program: os.PathLike[str]) -> float:
    """Make sure that the twin plays the same games, ply by ply; return plies per game."""
    simulation = Simulation(TYRUS, seats=2, seed=SEED)
    simulation.run(20_000)
    told = _run_twin(program, 20_000, SEED)
    returns = [float(row[2] - row[0]) for row in simulation.tally]
    if (told["plies"], told["returns"]) != (simulation.plies, returns):
        sys.exit(f"bench: the twin plays another game: {told} against {simulation.plies}, {returns}")
    return simulation.plies / simulation.games


def _twin_row(twin_games: float) -> Row:
    """Judge the twin itself: a good one plays a game for so many steps of a plain loop."""
    told = json.loads(subprocess.run([build_c("calibrate.c")], capture_output=True, check=True).stdout)
    steps = told["steps_per_second"]
    return against(
        "twin-vs-plain-loop", twin_games, steps, "games/s, steps/s", ratio=twin_games / steps, goal=TWIN_GOAL
    )


def step_batch() -> float:
    """Play 4,096 games to their ends, one call for a step of all; return plies per second of stepping."""
    rng = np.random.default_rng(SEED)
    batch = pelagos.Batch(TYRUS, BATCH, seats=2, seed=SEED)
    rows, spent = np.arange(BATCH), 0.0
    while not batch.done.all():
        actions = batch.legal[rows, rng.integers(batch.num_legal.clip(1))]
        began = time.perf_counter()
        batch.step(actions)
        spent += time.perf_counter() - began
    return batch.plies / spent


def breakthrough_rows() -> list[Row]:
    """Race random playouts from the first position against OpenSpiel's own, in C++."""
    import pyspiel

    state = pyspiel.load_game("breakthrough").new_initial_state()
    simulation = Simulation(pelagos.game("breakthrough"), seats=2, seed=SEED)
    simulation.run(1)

    def openspiel() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(OPENSPIEL_ROLLOUTS, SEED)
        bot = pyspiel.MCTSBot(
            state.get_game(), evaluator, 2.0, OPENSPIEL_SIMULATIONS, 100, False, SEED, False
        )
        began = time.perf_counter()
        bot.step(state)
        return OPENSPIEL_ROLLOUTS * OPENSPIEL_SIMULATIONS / (time.perf_counter() - began)

    def ours() -> float:
        began = time.perf_counter()
        simulation.run(20_000)
        return 20_000 / (time.perf_counter() - began)

    mine, peer, ratio = race(ours, openspiel, rounds=5)
    name = "breakthrough-playouts-vs-openspiel"
    return [against(name, mine, peer, "playouts/s", ratio=ratio, goal=5)]


def catan_rows(name: str, games_a_round: int, count_turns: Callable[[pelagos.Game, int], float]) -> list[Row]:
    """Race random games of four seats against Catanatron, by the rulebook's turns, by games and by plies."""
    from _catan import turns_per_second

    game = pelagos.game(name)
    simulation = Simulation(game, seats=4, seed=SEED)
    simulation.run(1)
    turns_per_game = count_turns(game, 400)
    theirs: list[tuple[float, float, float]] = []

    def catanatron() -> float:
        theirs.append(turns_per_second(1.0))
        return theirs[-1][0]

    def ours() -> float:
        began = time.perf_counter()
        simulation.run(games_a_round)
        return games_a_round / (time.perf_counter() - began) * turns_per_game

    turns, peer_turns, ratio = race(ours, catanatron, rounds=3)
    _, peer_games, peer_plies = np.median(theirs, axis=0).tolist()
    games = turns / turns_per_game
    plies = games * simulation.plies / simulation.games
    row = f"{name}{{}}-vs-catanatron"
    return [
        against(row.format(""), turns, peer_turns, "turns/s", ratio=ratio, goal=30),
        against(row.format("-games"), games, peer_games, "games/s", ratio=games / peer_games, goal=30),
        against(row.format("-plies"), plies, peer_plies, "plies/s", ratio=plies / peer_plies, goal=30),
    ]


def minos_turns(game: pelagos.Game, games: int) -> float:
    """Return the mean number of turns that were ended; the one that ends the game counts for nothing."""
    states = game.new_states(games, seats=4)
    legal, rng = np.zeros(game.max_legal, np.int32), make_rng(SEED)
    for number in range(games):
        playout(states, number, legal, rng)
    return float(states["turn"].mean())


def mykerinos_turns(game: pelagos.Game, games: int) -> float:
    """Return the mean number of turns of excavation (M9); choices in the survey count for nothing."""
    rng = np.random.default_rng(SEED)
    legal, turns = np.zeros(game.max_legal, np.int32), 0
    for _ in range(games):
        states = game.new_states(1, seats=4)
        while num := game.rules.write_legal(states, 0, legal):
            turns += int(states[0].stage) == ACT
            game.rules.apply(states, 0, int(legal[rng.integers(num)]))
    return turns / games


def waiting_rows() -> list[Row]:
    """Measure what a person or a script waits for."""
    # Numba imports these when it finds them; who has installed Pelagos alone has neither.
    alone = "import sys; sys.modules.update(coverage=None, scipy=None);"
    first_playout = (
        f"{alone} import pelagos; from pelagos.engine.playout import Simulation;"
        "Simulation(pelagos.game('tyrus'), seats=2, seed=1).run(1)"
    )
    with tempfile.TemporaryDirectory() as empty:
        cold = _time_process(first_playout, {"PELAGOS_CACHE": empty})
        warm = min(_time_process(first_playout, {"PELAGOS_CACHE": empty}) for _ in range(3))
    bare = min(_time_process("pass", {}) for _ in range(5))
    importing = min(_time_process("import pelagos", {}) for _ in range(5)) - bare
    return [
        within("match-play-with-view", _play_with_view(), "µs", goal=100),
        within("import", importing, "s", goal=0.5),
        within("first-playout-warm", warm, "s", goal=1),
        within("first-playout-cold", cold, "s", goal=10),
    ]


def _time_process(script: str, extra: dict[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env={**os.environ, **extra}, check=True)
    return time.perf_counter() - began


def _play_with_view() -> float:
    """Return the mean over whole games of a person's action, verified, with the view after it."""
    rng = np.random.default_rng(SEED)
    spent, actions = 0.0, 0
    for seed in range(30):
        match = pelagos.Match(TYRUS, seats=2, rng=seed, nature="manual")
        while match.to_move is not None:
            match.play_nature()
            seat, legal = match.to_move, match.legal()
            action = legal[int(rng.integers(len(legal)))]
            began = time.perf_counter()
            match.play(action)
            match.view(seat)
            spent += time.perf_counter() - began
            actions += 1
    return spent / actions * 1e6


if __name__ == "__main__":
    report(
        lambda: [
            *tyrus_rows(),
            *breakthrough_rows(),
            *catan_rows("mykerinos", 20_000, mykerinos_turns),
            *catan_rows("minos", 8_000, minos_turns),
            *waiting_rows(),
        ]
    )
