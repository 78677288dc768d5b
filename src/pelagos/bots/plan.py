"""A search from one position: trees that grow, one a thread, and what they found out."""

import hashlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from pelagos.bots.forest import give_back, is_large, take_tree, with_more, with_room
from pelagos.bots.simulation import simulate
from pelagos.bots.tree import HERE, NOWHERE, ROOT, UNOPENED, Knobs, Tree, find, make_desk, words_of
from pelagos.bots.wanted import MAX_SIMULATIONS
from pelagos.engine.dispatch import State
from pelagos.engine.game import Game
from pelagos.engine.knowledge import foresight_of

_PER_SECOND = 2_000_000  # simulations that no game makes in a second: room for a budget of time
_FIRST_CHUNK = 16
# How long a search looks away from the clock: at most half of the time that is left, and not for so long that
# an interrupt seems unheard. To look takes the interpreter's lock, for which a server's loop may be waiting.
_CHUNK_S = 0.1

# How eagerly PUCT tries what it knows little of, how much less than its position an action is worth that was
# not tried, and how far weights are trusted (tuned at 200 to 600 simulations, alike in all three games).
# Without knowledge no action is thought less of, and all weights are alike.
EXPLORE, CAUTION, DOUBT = 1.0, 0.1, 0.35


class Choice(NamedTuple):
    """A legal action as a search sees it: its visits, and its worth to whoever plays it, from -1 to 1."""

    action: int
    visits: int
    value: float


class Plan:
    """Trees that grow from one position, one a thread; ``simulations`` counts those of the last growth."""

    def __init__(
        self, game: Game, seats: int, seat: int, state: State, *, seed: int, threads: int = 1
    ) -> None:
        self._trees: list[Tree] = []
        self.game, self.seats, self.seat = game, seats, seat
        self.simulations = 0
        is_known = game.knowledge is not None
        caution, doubt = (CAUTION, DOUBT) if is_known else (0.0, 1.0)
        self._knobs = Knobs(seat, game.hidden, is_known, EXPLORE, caution, doubt, foresight_of(game))
        self._states = [np.zeros(ROOT + 1, game.dtype) for _ in range(threads)]
        for states in self._states:
            states[ROOT] = state
        self._words = [words_of(states) for states in self._states]
        self._desks = [make_desk(game, seats, hash_of(seed, thread)) for thread in range(threads)]

    def __del__(self) -> None:
        for tree in self._trees:
            give_back(tree)

    @property
    def is_large(self) -> bool:
        """Whether its trees take much memory."""
        return any(map(is_large, self._trees))

    def move_on(self, state: State) -> None:
        """Search from ``state`` from now on, as the same seat; all that was found out so far is kept."""
        for states in self._states:
            states[ROOT] = state

    def grow(self, simulations: int | None, seconds: float | None) -> None:
        """Search until one of the budgets is used up."""
        ends = None if seconds is None else time.perf_counter() + seconds
        if simulations is None:
            simulations = MAX_SIMULATIONS if seconds is None else 1 + int(seconds * _PER_SECOND)
        simulations = min(simulations, MAX_SIMULATIONS)
        threads = len(self._states)
        shares = [simulations // threads + (thread < simulations % threads) for thread in range(threads)]
        if self._trees:
            grown = zip(self._trees, shares, strict=True)
            self._trees = [with_more(tree, self.game, share) for tree, share in grown]
        else:
            self._trees = [take_tree(self.game, share) for share in shares]
        if threads == 1:
            self.simulations = self._grow_one(0, shares[0], ends)
            return
        with ThreadPoolExecutor(threads) as pool:
            done = pool.map(lambda thread: self._grow_one(thread, shares[thread], ends), range(threads))
            self.simulations = sum(done)

    def _grow_one(self, thread: int, simulations: int, ends: float | None) -> int:
        tree = self._trees[thread]
        before = int(tree.sizes[0])
        done, chunk = 0, simulations if ends is None else _FIRST_CHUNK
        while done < simulations:
            began = time.perf_counter()
            chunk = min(chunk, simulations - done)
            tree = self._trees[thread] = with_room(tree, before + done + chunk)
            simulate(self._states[thread], self._words[thread], tree, self._desks[thread], self._knobs, chunk)
            done += chunk
            now = time.perf_counter()
            if ends is None or now >= ends:
                break
            chunk = max(1, int(chunk / (now - began) * min(_CHUNK_S, (ends - now) / 2)))
        return done

    def choices(self, state: State) -> list[Choice]:
        """Return what was found out about each action in ``state``, summed in the order of the threads."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for thread, tree in enumerate(self._trees):
            states, words, desk = self._states[thread], self._words[thread], self._desks[thread]
            states[HERE] = state
            index = find(states, words, tree, desk, self._knobs)
            if index == NOWHERE or tree.nodes[index].first == UNOPENED:
                continue
            node = tree.nodes[index]
            for action, num, _, total in tree.edges[node.first : node.first + node.num].tolist():
                visits[action] = visits.get(action, 0) + num
                totals[action] = totals.get(action, 0.0) + total
        return [Choice(action, num, totals[action] / max(1, num)) for action, num in sorted(visits.items())]


def best(choices: list[Choice]) -> Choice:
    """Return the choice that was visited most, then the one that is worth most, then the lowest action."""
    return max(choices, key=lambda choice: (choice.visits, choice.value, -choice.action))


def hash_of(*parts: int | str) -> int:
    """Return a seed, 64 bits that depend on every one of ``parts``."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())
