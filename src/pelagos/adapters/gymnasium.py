"""Gymnasium: thousands of games in one array as a vector environment. One seat learns, bots play the others.

from pelagos.adapters import gymnasium
envs = gymnasium.vector("tyrus", num_envs=1024)
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.adapters.extra import need
from pelagos.adapters.opponent import RANDOM, make_vector
from pelagos.bots import Bot
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.chance import make_rng
from pelagos.engine.game import Game

need("gymnasium", "gym")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402 - after the line that says what to install
from gymnasium.vector.utils import batch_space  # noqa: E402

from pelagos.adapters.space import spaces_of  # noqa: E402

Observation = dict[str, NDArray[Any]]


class GameVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Games that are stepped together and begin anew in the step that ends them.

    Observations are ``{"observation", "action_mask"}``, written again by each step: copy what you keep.
    ``info["seat"]`` is who is to move. Where a game has ended, the reward is the learner's return (in
    self-play that of whoever acted last), and ``info`` has ``final_obs`` and the ``returns`` of all seats.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | Bot = RANDOM,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        first = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        self.games = make_vector(
            game, num_envs, seats=seats, seat=seat, opponents=opponents, options=options, seed=first
        )
        self.num_envs = self.games.num
        self.render_mode = "ansi"
        self.single_observation_space, self.single_action_space = spaces_of(self.games.observer)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._rng = make_rng(first)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; ``options`` has no meaning here."""
        super().reset(seed=seed)
        self.games.reset(seed)
        if seed is not None:
            self._rng = make_rng(seed)
        return self._observation(), {"seat": self.games.seat_of.copy()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in each game, and all that follows until the learner is to move again."""
        games = self.games
        games.step(actions)
        info: dict[str, Any] = {"seat": games.seat_of.copy()}
        over = games.is_over.copy()
        if over.any():
            info |= {"final_obs": games.last_rows, "_final_obs": over}
            info |= {"returns": games.returns, "_returns": over}
        return self._observation(), games.rewards.copy(), over, np.zeros(self.num_envs, np.bool_), info

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for each game, all equally likely."""
        return self.games.sample(self._rng)

    def action_masks(self) -> NDArray[np.int8]:
        """Return which actions are legal: a row per game, a column per action."""
        return self.games.mask

    def render(self) -> tuple[str, ...]:
        """Return each game's board as text, as whoever is to move sees it."""
        return self.games.draw()

    def _observation(self) -> Observation:
        return {"observation": self.games.rows, "action_mask": self.games.mask}


def vector(game: str | Game, num_envs: int = 1024, **more: Any) -> GameVectorEnv:
    """Return ``num_envs`` games of that name; ``more`` is what ``GameVectorEnv`` takes."""
    return GameVectorEnv(find_game(game) if isinstance(game, str) else game, num_envs, **more)
