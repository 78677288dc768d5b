"""PettingZoo: every game as an environment in which agents act in turn.

    from pelagos.adapters import pettingzoo
    env = pettingzoo.env("tyrus", seats=2)

``parallel_env`` is the same for programs that step all agents at once: the actions of those who are not to
move are not read.
"""

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.adapters.extra import need
from pelagos.adapters.observation import Observer
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.error import InvalidOption
from pelagos.engine.game import Game
from pelagos.engine.match import Match

need("pettingzoo", "pettingzoo")

import pettingzoo  # noqa: E402 - after the line that says what to install
from gymnasium import spaces  # noqa: E402
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers  # noqa: E402

from pelagos.adapters.space import Actions, spaces_of  # noqa: E402

Observation = dict[str, NDArray[Any]]


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc] # PettingZoo ships no types
    """A match. Agents are ``seat_0``, ``seat_1``, …; what is not legal raises ``IllegalAction``.

    Rewards are the returns, at the end. With ``max_cycles`` every agent acts at most so often; whoever
    has is played at random until all have, and the match is cut short there. ``max_plies`` does so after
    that many actions of all agents together.
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        max_plies: int | None = None,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"pelagos_{game.name}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
            "render_fps": 1,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise InvalidOption(f"render_mode: expected ansi or human, got {render_mode!r}")
        self.render_mode = render_mode
        self._game = game
        self._seats = game.check_seats(game.min_seats if seats is None else seats)
        self._options = game.complete_options(options)
        self._observer = Observer(game, self._seats)
        self._limit, self._most_plies = max_cycles, max_plies
        self._luck = np.random.default_rng()
        self.match: Match | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        seen, _ = spaces_of(self._observer)
        self._observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._action_spaces = {
            agent: Actions(game.num_actions, partial(self._mask, agent)) for agent in self.possible_agents
        }

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of ``{"observation", "action_mask"}``, the same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of all actions; without a mask it samples what is legal for the agent."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; a seed decides all of nature's draws. ``options`` has no meaning here."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = Match(self._game, seats=self._seats, options=self._options, rng=self._luck)
        self._acted = [0] * self._seats
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what the agent may see of the match now, and what it may play."""
        seat = self.possible_agents.index(agent)
        row = self._observer.observe(self._playing.position.state, seat)
        return {"observation": row, "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move; ``None`` for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._playing.play(int(action) if isinstance(action, np.integer) else action)  # type: ignore[arg-type] # the match refuses what is no action
        self._acted[self.possible_agents.index(agent)] += 1
        self._play_spent()
        self._tell_end()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the board as text for the agent to move (``ansi``), or print it (``human``)."""
        match = self._playing
        board = self._game.boards.draw(match.view(match.to_move), self._game.english)
        if self.render_mode != "human":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def _playing(self) -> Match:
        if self.match is None:
            raise InvalidOption("expected reset before anything else")
        return self.match

    def _mask(self, agent: str) -> NDArray[np.int8]:
        mask = np.zeros(self._game.num_actions, np.int8)
        match = self._playing
        if match.to_move == self.possible_agents.index(agent):
            mask[match.legal()] = 1
        return mask

    def _select(self) -> None:
        mover = self._playing.to_move
        self.agent_selection = self.agents[0] if mover is None else self.possible_agents[mover]

    @property
    def _is_cut(self) -> bool:
        is_spent = self._limit is not None and min(self._acted) >= self._limit
        return is_spent or (self._most_plies is not None and sum(self._acted) >= self._most_plies)

    def _play_spent(self) -> None:
        """Play at random for agents that have acted as often as they may, while others have not."""
        match = self._playing
        while self._limit is not None and match.to_move is not None and not self._is_cut:
            if self._acted[match.to_move] < self._limit:
                return
            match.play(int(self._luck.choice(match.legal())))

    def _tell_end(self) -> None:
        returns = self._playing.returns
        if returns is not None:
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_cut:
            self.truncations = dict.fromkeys(self.agents, True)


def env(game: str | Game, **more: Any) -> Any:
    """Return the environment of that game, with PettingZoo's own checks; ``more`` is as for ``GameEnv``."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **more))


def raw_env(game: str | Game, **more: Any) -> GameEnv:
    """Return the environment without checks."""
    return GameEnv(find_game(game) if isinstance(game, str) else game, **more)


def parallel_env(game: str | Game, *, max_cycles: int | None = None, **more: Any) -> Any:
    """Return the environment in which all agents give an action each cycle; one cycle is one ply."""
    return turn_based_aec_to_parallel(env(game, max_plies=max_cycles, **more))
