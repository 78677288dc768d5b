"""Laws for bots, on every game: they play by the rules, repeat themselves, and cannot peek."""

import gc
import random
import types
from typing import Any

import numpy as np
import pytest
from tests.conftest import Setting
from tests.contract.test_laws import positions
from tests.contract.worlds import WORLDS

import pelagos
from pelagos import bots
from pelagos.engine.kernel import IS_COMPILED
from pelagos.engine.knowledge import believe, is_quiet, standing, weigh
from pelagos.engine.seat import OVER


@pytest.mark.parametrize(
    "wanted",
    [{"simulations": 12}, {"simulations": 40 if IS_COMPILED else 8, "threads": 2}, {"level": 3}],
    ids=str,
)
def test_a_search_chooses_the_same_with_and_without_its_kept_tree(
    setting: Setting, wanted: dict[str, Any], scale: int
) -> None:
    """Each decision is asked of the same bot all along, and of a new one as after a restart."""
    match = setting.match(3)
    one = [bots.make("search", seed=seat, **wanted) for seat in range(setting.seats)]
    num_asked_again = 0
    for _ in range(4 * scale):
        if match.to_move is None:
            break
        seat = match.to_move
        seen = match.seen_by(seat)
        action = one[seat].decide(seen)
        assert action in seen.legal
        again = bots.make("search", seed=seat, **wanted)
        assert action == again.decide(match.seen_by(seat))
        match.play(action)
        if match.can_undo:
            match.undo()
            assert one[seat].choose(match, seat) == action, "asked again, it answers the same"
            match.play(action)
            num_asked_again += 1
    assert num_asked_again > 0 or scale == 1 or setting.game.name in ("tyrus", "breakthrough")


def test_a_bot_decides_in_the_middle_of_a_turn_that_it_did_not_begin(setting: Setting, scale: int) -> None:
    for number, match in enumerate(positions(setting, 5, every=90 // scale)):
        if match.to_move is not None:
            for bot in (bots.make("greedy", seed=number), bots.make("search", simulations=8, seed=number)):
                assert bot.choose(match, match.to_move) in match.legal()


def test_a_search_in_worlds_that_its_seat_cannot_tell_apart_chooses_the_same(
    setting: Setting, scale: int
) -> None:
    if not setting.game.hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(6)
    num_different = 0
    for match in positions(setting, 6, every=3 if scale > 1 else 9):
        seat = match.to_move
        if seat is None:
            continue
        world = WORLDS[setting.game.name](match, seat, rng)
        num_different += world.state.tobytes() != match.state.tobytes()
        for name in ("greedy", "search"):
            budget = {"simulations": 6 * scale} if name == "search" else {}
            chosen = [bots.make(name, seed=4, **budget).choose(each, seat) for each in (match, world)]
            assert chosen[0] == chosen[1]
        advice = [bots.analyse(each, seat, simulations=6 * scale) for each in (match, world)]
        assert advice[0] == advice[1]
    assert num_different > 3, "the other worlds must differ, or nothing is proved"


class Peeker:
    """A bot that turns over everything it was given, and all that this leads to."""

    def __init__(self) -> None:
        self.found: list[Any] = []

    def decide(self, seen: Any) -> int:
        known = {id(seen)}
        waiting: list[Any] = [seen]
        while waiting:
            each = waiting.pop()
            self.found.append(each)
            for inner in gc.get_referents(each):
                found = inner.__closure__ if isinstance(inner, types.FunctionType) else inner
                is_code = isinstance(found, type | types.ModuleType | types.BuiltinFunctionType)
                if found is not None and not is_code and found is not seen.game and id(found) not in known:
                    known.add(id(found))
                    waiting.append(found)
        return int(seen.legal[0])


def test_a_bot_that_tries_to_peek_finds_no_hidden_fact_and_no_future(setting: Setting) -> None:
    rng = random.Random(7)
    for match in positions(setting, 7, every=5):
        seat = match.to_move
        if seat is None:
            continue
        peeker = Peeker()
        peeker.decide(match.seen_by(seat))
        assert not any(each is match or each is match.source for each in peeker.found)
        secret = vars(match.source)["_key"]
        assert secret not in [each for each in peeker.found if isinstance(each, bytes)]
        if setting.game.hidden:
            assert not any(isinstance(each, pelagos.Match) for each in peeker.found)
            other = Peeker()
            other.decide(WORLDS[setting.game.name](match, seat, rng).seen_by(seat))
            records = [
                sorted(each.tobytes() for each in looker.found if isinstance(each, np.ndarray))
                for looker in (peeker, other)
            ]
            assert records[0] == records[1]
            assert len(records[0]) > 0, "the search would find records"


def test_knowledge_is_finite_and_gives_every_legal_action_some_weight(setting: Setting) -> None:
    game = setting.game
    legal, weights = np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal)
    for match in positions(setting, 8, nature="manual", every=2):
        if match.to_move is None:
            continue
        states = np.zeros(1, game.dtype)
        states[0] = match.state
        if match.to_move >= 0:
            num = game.rules.write_legal(states, 0, legal)
            weigh(states, 0, legal, num, weights)
            assert np.isfinite(weights[:num]).all()
            assert (weights[:num] > 0).all()
        if is_quiet(states, 0):
            assert all(np.isfinite(standing(states, 0, seat)) for seat in range(setting.seats))
        assert states[0].tobytes() == match.state.tobytes(), "knowledge reads, it does not write"


def test_what_a_seat_believes_is_what_it_may_imagine(setting: Setting) -> None:
    """A world that is believed in gives the seat the same view, and depends on what it knows alone."""
    if not setting.game.hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(9)
    game = setting.game
    for number, match in enumerate(positions(setting, 9, every=3)):
        if match.to_move is None:
            continue
        for seat in range(setting.seats):
            believed = []
            for world in (match, WORLDS[game.name](match, seat, rng)):
                states = np.zeros(1, game.dtype)
                states[0] = world.state
                believe(states, 0, seat, np.array([number], np.uint64))
                assert game.rules.to_move(states, 0) != OVER
                assert game.views.view(states[0], seat, False) == match.view(seat)
                believed.append(states.tobytes())
            assert believed[0] == believed[1]
