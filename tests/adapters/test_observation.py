"""Observations: what a seat may see, and nothing else, as numbers."""

import random
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest
from tests.conftest import Setting
from tests.contract.worlds import WORLDS

import pelagos
from pelagos.adapters import observation
from pelagos.adapters.observation import Observer
from pelagos.games.minos.state import MAX_BITS
from pelagos.games.tyrus.notation import TILE_NAMES

TYRUS = pelagos.game("tyrus")


def positions(setting: Setting, seed: int, every: int = 5) -> Iterator[pelagos.Match]:
    rng, match = random.Random(seed), setting.match(seed)
    while match.to_move is not None:
        if match.ply % every == 0:
            yield match
        match.play(rng.choice(match.legal()))
    yield match


def part(observer: Observer, row: np.ndarray, name: str) -> np.ndarray:
    """Return one field of an observation in its shape."""
    found = next(each for each in observer.parts if each.name == name)
    return row[found.start : found.stop].reshape(found.shape)


def test_observations_stay_within_what_is_declared(setting: Setting) -> None:
    observer = Observer(setting.game, setting.seats)
    low, high = observer.limits()
    assert observer.size == len(low) == observer.parts[-1].stop
    for before, after in zip(observer.parts, observer.parts[1:], strict=False):
        assert before.stop == after.start
    for match in positions(setting, 1, every=20):
        rows = [observer.observe(match.state, seat) for seat in range(setting.seats)]
        assert all((low <= row).all() and (row <= high).all() for row in rows)
        assert all(row.any() for row in rows)


@pytest.mark.parametrize("name", sorted(WORLDS))
def test_two_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(name: str) -> None:
    setting = Setting(pelagos.game(name), 2)
    observer, rng, differ = Observer(setting.game, 2), random.Random(5), 0
    for seed in range(3):
        for match in positions(setting, seed):
            if match.is_over:
                continue
            for seat in range(2):
                other = WORLDS[name](match, seat, rng)
                differ += match.state.tobytes() != other.state.tobytes()
                seen = [observer.observe(each.state, seat).tobytes() for each in (match, other)]
                assert seen[0] == seen[1]
    assert differ > 50, "else nothing was proved"


def test_a_hidden_game_that_says_nothing_is_observed_as_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation, "_room_of", lambda game: SimpleNamespace())
    observer, rng, differ = Observer(TYRUS, 2), random.Random(6), 0
    for match in positions(Setting(TYRUS, 2), 2, every=11):
        if match.is_over:
            continue
        other = WORLDS["tyrus"](match, 0, rng)
        rows = [observer.observe(each.state, 0) for each in (match, other)]
        assert (rows[0] == rows[1]).all()
        own = [int(bit) << place for place, bit in enumerate(part(observer, rows[0], "hand")[0])]
        assert sum(own) == match.state.hand[0]
        differ += match.state.tobytes() != other.state.tobytes()
    assert differ > 3


def test_tyrus_is_observed_as_it_is_viewed() -> None:
    observer = Observer(TYRUS, 2)
    for match in positions(Setting(TYRUS, 2), 3):
        for seat in range(2):
            row, view = observer.observe(match.state, seat), match.view(seat)
            told = {each.name: part(observer, row, each.name) for each in observer.parts}
            assert names(told["hand"]) == view.hands[seat].tiles
            for after in range(2):
                whose = (seat + after) % 2
                assert names(told["revealed"][after]) == sorted(view.discards[whose], key=TILE_NAMES.index)
                assert told["hands"][after] * 9 == pytest.approx(view.hands[whose].count)
                assert told["supplies"][after] * 30 == pytest.approx(view.supplies[whose])
            for building in view.buildings:
                place = (building.seat + seat) % 2 * 3 + ("general", "merchant", "priest").index(
                    building.office
                )
                own = [tile.face for tile in building.tiles if tile.seat == seat]
                assert names(told["standing"][place]) == sorted(own, key=TILE_NAMES.index)
                assert told["theirs"][place] * 6 == pytest.approx(len(building.tiles) - len(own))
                assert told["sums"][place].sum() * 20 == pytest.approx(sum(int(face[1:]) for face in own))
            won = [election.winner for election in view.elections if election.is_counted]
            for number, winner in enumerate(won):
                expected = [winner == seat, winner == 1 - seat, winner is None]
                assert told["result"][number].tolist() == expected
            assert not told["result"][len(won) :].any()
            assert (told["cards"] * 3).tolist() == pytest.approx(list(view.cards.values()))


def names(bits: np.ndarray) -> list[str]:
    return [TILE_NAMES[tile] for tile in np.flatnonzero(bits)]


def test_everything_is_told_from_the_observer_on() -> None:
    setting = Setting(pelagos.game("minos"), 3, {"map": "small", "rounds": 2})
    observer = Observer(setting.game, 3)
    for match in positions(setting, 4, every=31):
        state = match.state
        for seat in range(3):
            row = observer.observe(state, seat)
            order = [(seat + after) % 3 for after in range(3)]
            ships = part(observer, row, "ships")
            assert ships.shape == (3, MAX_BITS)
            assert [sum(int(bit) << at for at, bit in enumerate(line)) for line in ships] == [
                int(state.ships[other]) for other in order
            ]
            assert part(observer, row, "talents") * 100 == pytest.approx(state.talents[order])
            assert part(observer, row, "seat").tolist() == [other == state.seat for other in order]
            assert part(observer, row, "out").tolist() == [int(state.out) >> other & 1 for other in order]


def test_two_seats_of_mykerinos_see_the_neutral_after_themselves() -> None:
    setting = Setting(pelagos.game("mykerinos"), 2)
    observer = Observer(setting.game, 2)
    for match in positions(setting, 4, every=31):
        state = match.state
        stock = part(observer, observer.observe(state, 1), "general") * 25
        assert stock == pytest.approx(state.general[[1, 0, 2]])
        patrons = part(observer, observer.observe(state, 0), "parcel")
        dealt = [int(state.parcel[parcel]) // 14 for parcel in range(int(state.dealt))]
        assert patrons.argmax(axis=1)[: len(dealt)].tolist() == dealt
        assert not patrons[len(dealt) :].any()


def test_a_game_of_another_package_shows_all_its_fields() -> None:
    game = pelagos.game("breakthrough")
    row = Observer(game, 2).observe(game.new_states(1, seats=2)[0], 0)
    assert row[:128].reshape(2, 64).sum(axis=1).tolist() == [16, 16]
