"""Samples: all decisions of played games as arrays, a row for each, in the order in which they were taken."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.adapters.observation import Observer
from pelagos.adapters.opponent import heaviest
from pelagos.bots.selfplay import GREEDY, Played, Series
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import States, apply, imagine, start, to_move, write_legal, write_returns
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel, large_kernel
from pelagos.engine.knowledge import weigh
from pelagos.engine.seat import NATURE, OVER

Arrays = dict[str, NDArray[Any]]

_MEAN_PLIES = 256  # a first guess, for the room of actions
_BYTE = 8


@dataclass
class Games:
    """Some games of a series: game i is ``actions[starts[i] : starts[i + 1]]``, nature's too."""

    numbers: NDArray[np.int64]
    seated: NDArray[np.int8]
    actions: NDArray[np.int32]
    starts: NDArray[np.int64]


def play_games(series: Series, numbers: Sequence[int]) -> Games:
    """Play games of bots that have kernels."""
    games = _no_actions(series, numbers)
    greedy = np.array([text == GREEDY for text in series.bots], np.bool_)[games.seated]
    room = _MEAN_PLIES * len(numbers)
    while True:
        games.actions = np.zeros(room, np.int32)
        rngs = np.array([series.luck(number) for number in numbers], np.uint64)
        plies, _ = _run(series, games, rngs=rngs, greedy=greedy)
        if plies <= room:
            games.actions = games.actions[:plies]
            return games
        room = plies


def gather_games(series: Series, played: Sequence[Played]) -> Games:
    """Return games that bots of any kind have played."""
    games = _no_actions(series, [game.number for game in played])
    games.actions = np.array([action for game in played for action in game.actions], np.int32)
    games.starts[1:] = np.cumsum([len(game.actions) for game in played])
    return games


def sample(series: Series, games: Games, played: Sequence[Played] = ()) -> Arrays:
    """Return all decisions of the games; ``played`` has the visits, where bots search.

    ``mask`` is packed, eight actions a byte, the lowest bit first. ``visits`` are 0 where nothing was
    searched.
    """
    game = find_game(series.game)
    _, num = _run(series, games)
    rows = _Rows(game, num)
    returns = np.zeros((len(games.numbers), series.seats), np.float64)
    _run(series, games, rows=rows, returns=returns)
    observer = Observer(game, series.seats)
    observations = np.zeros((num, observer.size), np.float32)
    observer.write(rows.states, rows.seats, observations)
    arrays: Arrays = {
        "observation": observations,
        "mask": rows.mask,
        "action": rows.actions,
        "seat": rows.seats,
        "bot": games.seated[rows.games, rows.seats],
        "ply": rows.plies,
        "game": games.numbers[rows.games],
        "returns": returns[rows.games, rows.seats].astype(np.float32),
    }
    if not series.is_in_kernels:
        arrays["visits"] = _visits(game, arrays, played)
    return arrays


def _visits(game: Game, arrays: Arrays, played: Sequence[Played]) -> NDArray[np.uint32]:
    visits = np.zeros((len(arrays["ply"]), game.num_actions), np.uint32)
    places = zip(arrays["game"].tolist(), arrays["ply"].tolist(), strict=True)
    place_of = {place: row for row, place in enumerate(places)}
    for each in played:
        for searched in each.searched:
            visits[place_of[each.number, searched.ply], searched.actions] = searched.visits
    return visits


class _Rows:
    """What a run writes of each decision; with room for none it only counts."""

    def __init__(self, game: Game, num: int) -> None:
        self.states = np.zeros(num, game.dtype)
        self.mask = np.zeros((num, -(-game.num_actions // _BYTE)), np.uint8)
        self.actions = np.zeros(num, np.int32)
        self.seats = np.zeros(num, np.int8)
        self.plies = np.zeros(num, np.int32)
        self.games = np.zeros(num, np.int32)

    @property
    def arrays(self) -> tuple[NDArray[Any], ...]:
        """All of them, in the order of the kernel."""
        return self.states, self.mask, self.actions, self.seats, self.plies, self.games


def _no_actions(series: Series, numbers: Sequence[int]) -> Games:
    seated = np.array([series.seated(number) for number in numbers], np.int8)
    starts = np.zeros(len(numbers) + 1, np.int64)
    return Games(np.array(numbers, np.int64), seated, np.zeros(0, np.int32), starts)


def _run(
    series: Series,
    games: Games,
    *,
    rngs: Rng | None = None,
    greedy: NDArray[np.bool_] | None = None,
    rows: _Rows | None = None,
    returns: NDArray[np.float64] | None = None,
) -> tuple[int, int]:
    """Play games from ``rngs``, or follow their actions, and return the number of plies and of decisions."""
    game = find_game(series.game)
    num = len(games.numbers)
    states, imagined = np.zeros(1, game.dtype), np.zeros(1, game.dtype)
    plies, decisions = _run_all(
        states,
        imagined,
        series.seats,
        game.encode_options(series.options),
        np.zeros((num, series.seats), np.bool_) if greedy is None else greedy,
        np.zeros(num, np.uint64) if rngs is None else rngs,
        rngs is None,
        games.actions,
        games.starts,
        (rows or _Rows(game, 0)).arrays,
        np.zeros((num, series.seats), np.float64) if returns is None else returns,
        np.zeros(game.max_legal, np.int32),
        np.zeros(game.max_legal, np.float64),
    )
    return int(plies), int(decisions)


@large_kernel
def _run_all(
    states: States,
    imagined: States,
    seats: int,
    options: Any,
    greedy: Any,
    rngs: Rng,
    follows: bool,
    actions: Any,
    starts: Any,
    rows: Any,
    returns: Any,
    legal: Any,
    weights: Any,
) -> Any:
    """Play or follow whole games, one after another; what there is no room for is only counted.

    One loop for both: rules are compiled into it, and twice would take twice as long.
    """
    ply, row = 0, 0
    for i in range(len(returns)):
        rng = rngs[i : i + 1]
        start(states, 0, seats, options)
        starts[i] = ply
        while True:
            mover = int(to_move(states, 0))
            if mover == OVER:
                break
            num = int(write_legal(states, 0, legal))
            if follows:
                action = int(actions[ply])
            elif mover == NATURE or not greedy[i, mover]:
                action = int(legal[below(rng, num)])
            else:
                imagined[0] = states[0]
                imagine(imagined, 0, mover, rng)  # bots never get the live record
                weigh(imagined, 0, legal, num, weights)
                action = int(legal[heaviest(weights, num, rng)])
            if ply < len(actions):
                actions[ply] = action
            if mover != NATURE:
                if row < len(rows[0]):
                    rows[0][row] = states[0]
                    _note(rows, row, legal, num, action, mover, ply - starts[i], i)
                row += 1
            apply(states, 0, action)
            ply += 1
        write_returns(states, 0, returns[i])
    starts[len(returns)] = ply
    return ply, row


@kernel
def _note(rows: Any, row: int, legal: Any, num: int, action: int, mover: int, ply: int, game: int) -> None:
    """Write all of a decision but the state."""
    _, mask, actions, seats, plies, games = rows
    for place in range(num):
        mask[row, legal[place] >> 3] |= 1 << (legal[place] & 7)
    actions[row], seats[row], plies[row], games[row] = action, mover, ply, game
