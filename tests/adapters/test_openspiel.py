"""OpenSpiel's own tests on every game with every number of seats; what a seat knows; what is refused."""

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from tests.conftest import Setting
from tests.contract.worlds import tyrus_world

import pelagos
from pelagos.adapters import openspiel
from pelagos.adapters.guest import compiled_playouts

openspiel.register()


def loaded(setting: Setting) -> Any:
    given = {"seats": setting.seats, **setting.options}
    return pyspiel.load_game(openspiel.name_of(setting.game), given)


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Yield every state of a random game; it is changed in place."""
    state, rng = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def record_of(state: Any) -> bytes:
    found: bytes = state.play.states.tobytes()
    return found


def replayed(game: Any, match: pelagos.Match) -> Any:
    state = game.new_initial_state()
    for action in match.actions:
        state.apply_action(action)
    return state


def test_games_pass_the_simulations_of_openspiel(setting: Setting) -> None:
    pyspiel.random_sim_test(loaded(setting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.more
def test_games_have_playthroughs_that_repeat_themselves(setting: Setting) -> None:
    shorter = {"rounds": 1} if "rounds" in setting.options else {}
    text = str(loaded(replace(setting, options=setting.options | shorter)))
    lines = generate_playthrough.playthrough_lines(text, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert "IsTerminal() = True" in lines
    assert len(actions) > setting.seats
    again = generate_playthrough.playthrough_lines(text, action_sequence=actions)
    assert again == lines


def test_every_state_is_that_of_a_match(setting: Setting) -> None:
    match = setting.match(0, nature="manual")
    for state in walk(loaded(setting), seed=2):
        if match.actions != state.history():
            match.play(state.history()[-1])
        players = {pelagos.NATURE: pyspiel.PlayerId.CHANCE, None: pyspiel.PlayerId.TERMINAL}
        mover = match.to_move
        assert state.current_player() == players.get(mover, mover)
        assert state.legal_actions() == match.legal()
        assert state.is_chance_node() == (mover == pelagos.NATURE)
        if state.is_chance_node():
            odds = 1 / len(match.legal())
            assert state.chance_outcomes() == [(action, odds) for action in match.legal()]
        assert record_of(state) == match.state.tobytes()
    assert state.returns() == match.returns


def test_registering_again_changes_nothing() -> None:
    before = pyspiel.registered_names()
    openspiel.register()
    assert pyspiel.registered_names() == before
    assert {f"pelagos_{name}" for name in pelagos.games()} <= {*before}


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("pelagos_minos(seats=3,map=small,rounds=2)")
    assert game.get_parameters() == {"seats": 3, "map": "small", "rounds": 2}
    assert game.num_players() == 3
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    record = game.new_initial_state().play.record
    assert (record.seats, record.map, record.max_rounds) == (3, 1, 2)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301 - our own
    assert pyspiel.load_game("pelagos_minos").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize(("text", "said"), [
    ("pelagos_tyrus(seats=3)", "tyrus is for 2 seats, got 3"),
    ("pelagos_minos(map=large)", "map: expected one of mediterranean, small, got 'large'"),
    ("pelagos_minos(rounds=0)", "rounds: expected a number from 1 to 100, got 0"),
])  # fmt: skip
def test_wrong_parameters_are_refused(text: str, said: str) -> None:
    with pytest.raises(pelagos.InvalidOption) as caught:
        pyspiel.load_game(text)
    assert str(caught.value) == said


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game("pelagos_tyrus")
    state = next(state for state in walk(game, seed=1) if state.current_player() >= 0)
    before, history = record_of(state), state.history()
    wrong = next(action for action in range(251) if action not in state.legal_actions())
    with pytest.raises(pelagos.IllegalAction, match=r"^T\d+: "):
        state.apply_action(wrong)
    with pytest.raises(pelagos.InvalidAction, match="expected an action from 0 to 250, got 251"):
        state.apply_action(251)
    with pytest.raises(pelagos.InvalidAction, match="expected an action from 0 to 250, got 251"):
        state.action_to_string(0, 251)
    with pytest.raises(pelagos.PelagosError, match="no parameters for an observation"):
        game.make_py_observer(None, {"more": 1})
    assert (record_of(state), state.history()) == (before, history)


def test_states_survive_as_text_and_go_on_alike() -> None:
    for name in ("pelagos_tyrus", "pelagos_mykerinos"):
        game = pyspiel.load_game(name)
        for number, state in enumerate(walk(game, seed=3)):
            if number % 15 == 5 and not state.is_terminal():
                _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
                clone = state.clone()
                action = state.legal_actions()[-1]
                for each in (twin, clone):
                    assert record_of(each) == record_of(state)
                    assert each.history() == state.history()
                    each.apply_action(action)
                assert record_of(twin) == record_of(clone) != record_of(state)
                assert record_of(pickle.loads(pickle.dumps(state))) == record_of(state)  # noqa: S301 - our own
                for seat in range(2):
                    assert twin.information_state_string(seat) == clone.information_state_string(seat)


# What a seat knows


def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_information() -> None:
    game = pyspiel.load_game("pelagos_tyrus")
    rng, num_different = random.Random(4), 0
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=4)
    for _ in range(18):
        match.play(rng.choice(match.legal()))
    for seat in range(2):
        for _ in range(3):
            real, other = game.new_initial_state(), game.new_initial_state()
            world = tyrus_world(match, seat, rng)
            for ours, theirs in zip(match.actions, world.actions, strict=True):
                real.apply_action(ours)
                other.apply_action(theirs)
                assert real.information_state_string(seat) == other.information_state_string(seat)
                assert real.observation_string(seat) == other.observation_string(seat)
                assert real.information_state_tensor(seat) == other.information_state_tensor(seat)
            # What they imagine with the same luck is the same, too: nothing of the real world is in it.
            imagined = [each.resample_from_infostate(seat, lambda: 0.25) for each in (real, other)]
            assert record_of(imagined[0]) == record_of(imagined[1])
            for viewer in range(2):
                assert imagined[0].information_state_string(viewer) == imagined[1].information_state_string(
                    viewer
                )
            waiting = 1 - seat
            num_different += real.information_state_string(waiting) != other.information_state_string(waiting)
    assert num_different > 0


def test_a_resampled_state_is_one_that_the_seat_may_be_in() -> None:
    game, sampler = pyspiel.load_game("pelagos_tyrus"), random.Random(5)
    num_different = 0
    for number, state in enumerate(walk(game, seed=5)):
        if number % 7 or state.is_terminal():
            continue
        for seat in range(2):
            other = state.resample_from_infostate(seat, sampler.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            num_different += record_of(other) != record_of(state)
            while not other.is_terminal():
                other.apply_action(sampler.choice(other.legal_actions()))
            assert sum(other.returns()) == 0
    assert num_different > 5


def test_where_all_is_open_a_resampled_state_is_a_clone() -> None:
    for number, state in enumerate(walk(pyspiel.load_game("pelagos_breakthrough"), seed=6)):
        if number == 9:
            other = state.resample_from_infostate(0, lambda: 0.5)
            assert record_of(other) == record_of(state)
            assert other.history() == state.history()
            return


def test_information_states_recall_what_observations_forget() -> None:
    game = pyspiel.load_game("pelagos_breakthrough")
    ways = []
    for order in ((0, 1), (1, 0)):
        state = game.new_initial_state()
        ours = state.legal_actions()
        for place in order:
            state.apply_action(ours[[0, -1][place]])
            state.apply_action(state.legal_actions()[0 if place == order[0] else -1])
        ways.append(state)
    assert record_of(ways[0]) == record_of(ways[1])
    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)


def test_tensors_are_what_learners_see_and_their_parts_are_named() -> None:
    from pelagos.adapters.observation import Observer

    game = pyspiel.load_game("pelagos_tyrus")
    state = [state.clone() for state in walk(game, seed=7)][30]
    observer = game.make_py_observer()
    for seat in range(2):
        observer.set_from(state, seat)
        row = Observer(pelagos.game("tyrus"), 2).observe(state.play.record, seat)
        assert observer.tensor.tolist() == row.tolist() == state.observation_tensor(seat)
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    assert observer.dict["hand"].any()


# Searchers


def test_searchers_of_openspiel_play_as_they_come() -> None:
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    open_game = pyspiel.load_game("pelagos_minos(map=small,rounds=1)")
    hidden = pyspiel.load_game("pelagos_tyrus")
    bots = [
        (open_game, mcts.MCTSBot(open_game, 2.0, 8, evaluator, random_state=luck)),
        (hidden, ismcts.ISMCTSBot(hidden, evaluator, 2.0, 8, random_state=luck)),
    ]
    for game, bot in bots:
        state = next(state for state in walk(game, seed=1) if state.current_player() >= 0)
        for _ in range(3):
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            while state.is_chance_node():
                state.apply_action(state.legal_actions()[0])


def test_compiled_playouts_end_as_games_may_end() -> None:
    game = pelagos.game("tyrus")
    states = [state.clone() for state in walk(pyspiel.load_game("pelagos_tyrus"), seed=8)]
    evaluator = compiled_playouts(game, 1)
    assert evaluator.evaluate(states[-1]).tolist() == states[-1].returns()
    first = next(state for state in states if state.current_player() >= 0)
    before = record_of(first)
    ends = {tuple(evaluator.evaluate(first).tolist()) for _ in range(40)}
    assert {(1.0, -1.0), (-1.0, 1.0)} <= ends <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}
    assert record_of(first) == before
    assert evaluator.prior(first) == [(a, 1 / len(first.legal_actions())) for a in first.legal_actions()]


_CPP = """
import sys, pyspiel
from pelagos.adapters import openspiel
openspiel.register()
openspiel.register()
judge = pyspiel.RandomRolloutEvaluator(1, 1)
theirs = pyspiel.load_game("tic_tac_toe")
ours = pyspiel.load_game("pelagos_breakthrough")
state = ours.new_initial_state()
for bot in (pyspiel.MCTSBot(ours, judge, 2.0, 4, 1, False, 1, False), pyspiel.ISMCTSBot(1, judge, 2.0, 4)):
    try:
        bot.step(state)
    except ValueError as error:
        print(error)
print(pyspiel.MCTSBot(theirs, judge, 2.0, 9, 1, False, 1, False).step(theirs.new_initial_state()) in range(9))
"""


def test_searchers_in_cpp_are_refused_in_one_line_and_the_process_lives() -> None:
    done = subprocess.run([sys.executable, "-c", _CPP], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [
        "pyspiel.MCTSBot.step cannot play games written in Python:"
        " expected open_spiel.python.algorithms.mcts.MCTSBot, got pyspiel.MCTSBot",
        "pyspiel.ISMCTSBot.step cannot play games written in Python:"
        " expected open_spiel.python.algorithms.ismcts.ISMCTSBot, got pyspiel.ISMCTSBot",
        "True",
    ]
    assert (done.returncode, done.stderr) == (0, "")
