"""OpenSpiel: every game of the catalogue for its algorithms, with explicit chance.

    from pelagos.adapters import openspiel
    openspiel.register()
    game = pyspiel.load_game("pelagos_mykerinos(seats=3)")

A game's options are parameters too: ``pelagos_minos(seats=2,map=small,rounds=3)``.
"""

from functools import cache, wraps
from typing import Any, ClassVar

import numpy as np

from pelagos.adapters.extra import need
from pelagos.adapters.observation import Observer
from pelagos.adapters.past import Past
from pelagos.adapters.play import Play, begin
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.catalogue import games
from pelagos.engine.chance import Rng, make_rng
from pelagos.engine.error import InvalidAction, PelagosError
from pelagos.engine.game import Game
from pelagos.engine.seat import NATURE, OVER
from pelagos.engine.seen import Seen

need("pyspiel", "openspiel")

import pyspiel  # noqa: E402 - after the line that says what to install

SEATS = "seats"
_PREFIX = "pelagos_"
_PLAYERS = {NATURE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
_SEEDS = 1 << 53  # as fine as a sampler's numbers are


def name_of(game: Game) -> str:
    """Return the name by which OpenSpiel knows a game."""
    return f"{_PREFIX}{game.name}"


def register() -> None:
    """Let ``pyspiel.load_game`` find every game of the catalogue; again is harmless."""
    known = {*pyspiel.registered_names()}
    for game in map(find_game, games()):
        if name_of(game) not in known:
            pyspiel.register_game(_type_of(game), class_of(game))
    for bot in (pyspiel.MCTSBot, pyspiel.ISMCTSBot):
        _guard(bot)


def _type_of(game: Game, seats: int | None = None) -> Any:
    """Return what OpenSpiel says of a game, in general or with so many seats."""
    kind = pyspiel.GameType
    chance = kind.ChanceMode.EXPLICIT_STOCHASTIC if game.streams else kind.ChanceMode.DETERMINISTIC
    hidden = kind.Information.IMPERFECT_INFORMATION
    is_zero_sum = (game.max_seats if seats is None else seats) == 2
    return kind(
        short_name=name_of(game),
        long_name=f"Pelagos: {game.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=hidden if game.hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            SEATS: game.min_seats,
            **{option.name: option.default for option in game.options},
        },
    )


def _info_of(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=game.num_actions if game.streams else 0,  # nature's actions are numbered with all
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if seats == 2 else None,
        max_game_length=game.max_plies,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game with its number of seats and its options, given as OpenSpiel's parameters."""

    game: ClassVar[Game]  # of each class that ``class_of`` makes

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.game, dict(params or {})
        seats = game.check_seats(given.pop(SEATS, game.min_seats))
        options = game.complete_options(given)
        super().__init__(_type_of(game, seats), _info_of(game, seats), {SEATS: seats, **options})
        self._first = begin(game, seats, options)
        self._observer: Observer | None = None

    def new_initial_state(self) -> "SpielState":
        """Return the state before the first action."""
        return SpielState(self, self._first.copy())

    def max_chance_nodes_in_history(self) -> int:
        """Return a number that nature's draws never exceed."""
        return self.game.max_plies if self.game.streams else 0

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | None":
        """Return what a seat sees, or knows with ``perfect_recall``; ``None`` for a part of either alone."""
        if isinstance(iig_obs_type, dict):  # without a type, C++ gives the parameters alone
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise PelagosError(f"expected no parameters for an observation, got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        if self._observer is None:
            self._observer = Observer(self.game, self._first.seats)
        return SpielObserver(self._observer, recalls=kind.perfect_recall)


def load(text: str) -> SpielGame:
    """Return the game of a text such as ``pelagos_tyrus``, registered or not."""
    register()
    game: SpielGame = pyspiel.load_game(text)
    return game


@cache
def class_of(game: Game) -> type[SpielGame]:
    """Return the class of a game. OpenSpiel keeps it beyond the end of Python, when nothing may be freed."""
    return type(f"{game.name.capitalize()}Game", (SpielGame,), {"game": game})


class SpielState(pyspiel.State):  # type: ignore[misc] # see SpielGame
    """A state; all that is Python's in it is ``play``, which OpenSpiel copies and pickles."""

    def __init__(self, game: SpielGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for chance or the end."""
        mover = self.play.mover
        return mover if mover >= 0 else _PLAYERS[mover]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.play.mover == OVER

    def is_chance_node(self) -> bool:
        """Tell whether nature is to move."""
        return self.play.mover == NATURE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what ``player``, or whoever is to move, may play."""
        mover = self.play.mover
        is_asked = player is None or player == (mover if mover >= 0 else _PLAYERS[mover])
        return self.play.legal.copy() if is_asked or mover == NATURE else []

    def _legal_actions(self, _: int) -> list[int]:
        return self.play.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what nature may draw; all draws are equally likely."""
        legal = self.play.legal
        return [(action, 1.0 / len(legal)) for action in legal]

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, _: int, action: int) -> str:
        game = self.play.game
        if not 0 <= action < game.num_actions:
            raise InvalidAction(f"expected an action from 0 to {game.num_actions - 1}, got {action!r}")
        return game.format_action(self.play.record, action)

    def returns(self) -> list[float]:
        """Return one number per seat: 0 until the end, then 1 win, 0 draw or shared win, -1 loss."""
        return self.play.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that ``player`` cannot tell apart from this one, the rest drawn afresh.

        ``sampler`` returns numbers from 0 to 1. Where something is hidden the new state has no history:
        what was really played would tell what the seat may not know.
        """
        return self.imagine(player, make_rng(int(sampler() * _SEEDS)))

    def imagine(self, seat: int, rng: Rng) -> "SpielState":
        """Return a state as ``resample_from_infostate`` does; ``rng`` is a kernel's generator."""
        if self.play.past is None or self.play.is_over:
            clone: SpielState = self.clone()
            return clone
        return SpielState(self.get_game(), self.play.imagine(seat, rng))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        """Return what anybody may see, as JSON: of open games the whole, else a line for each seat."""
        play = self.play
        return "\n".join(map(play.sight, range(play.seats))) if play.game.hidden else play.sight(None)


def _load_state(text: str) -> SpielState:
    register()
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


@cache
def _with_seats(game: Game, seats: int) -> SpielGame:
    return class_of(game)({SEATS: seats})


def state_from(seen: Seen) -> SpielState:
    """Return a state of what a seat knows, for a bot to search from: its history begins here."""
    states = np.zeros(1, seen.game.dtype)
    states[0] = seen.imagine(0)
    past = None
    if seen.game.hidden:
        past = Past({seen.seat: "".join(f"{actor} {text}\n" for actor, text in seen.history)})
    return SpielState(_with_seats(seen.game, seen.seats), Play(seen.game, seen.seats, states, past))


class SpielObserver:
    """What a seat sees of a state, as numbers and as text; with ``recalls`` the text tells the past, too."""

    def __init__(self, observer: Observer, *, recalls: bool) -> None:
        self._observer, self._recalls = observer, recalls
        self._rows = np.zeros((1, observer.size), np.float32)
        self.tensor = self._rows[0]
        self.dict: dict[str, Any] = {}
        for part in observer.parts:
            same = sum(name.partition("#")[0] == part.name for name in self.dict)
            name = f"{part.name}#{same + 1}" if same else part.name
            self.dict[name] = self.tensor[part.start : part.stop].reshape(part.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what ``player`` sees to ``tensor``, whose parts are in ``dict``."""
        self._observer.write(state.play.states, np.array([player], np.int8), self._rows)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view as JSON, with ``recalls`` after all plies as ``player`` saw them."""
        play = state.play
        if self._recalls and play.past is None:
            return f"{player}: {state.history_str()}"
        past = play.past.text(player) if self._recalls and play.past is not None else ""
        return f"{past}{play.sight(player)}"


def _guard(bot: Any) -> None:
    """Let a searcher of OpenSpiel's C++ refuse our states in one line.

    Its ``step`` lets go of Python's lock and then calls Python: the process would die, without a word.
    """
    step = bot.step
    if hasattr(step, "__wrapped__"):
        return

    @wraps(step)
    def refuse(self: Any, state: Any) -> Any:
        if isinstance(state, SpielState):
            name = bot.__name__
            theirs = "mcts.MCTSBot" if bot is pyspiel.MCTSBot else "ismcts.ISMCTSBot"
            raise PelagosError(
                f"pyspiel.{name}.step cannot play games written in Python:"
                f" expected open_spiel.python.algorithms.{theirs}, got pyspiel.{name}"
            )
        return step(self, state)

    bot.step = refuse
