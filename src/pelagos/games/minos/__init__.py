"""Minos, by Jean Vanaise and Jean-Claude Sohier: dice, ships and colonies around the Great Sea."""

from pelagos.engine.game import Game, Option
from pelagos.games.minos import atlas, board, knowledge, notation, refusal, rules, state, view

GAME = Game(
    name="minos",
    title="Minos",
    version=1,
    min_seats=state.MIN_SEATS,
    max_seats=state.MAX_SEATS,
    seat_names=notation.COLOUR_NAMES,
    dtype=state.DTYPE,
    num_actions=state.NUM_ACTIONS,
    max_legal=state.MAX_LEGAL,
    max_plies=state.MAX_PLIES,
    hidden=False,
    text_package=__name__,
    streams=("first", *(f"{what}-{seat}" for what in ("dice", "duel") for seat in notation.COLOUR_NAMES)),
    options=(
        Option("map", atlas.DEFAULT_MAP, choices=atlas.MAP_NAMES),
        Option("rounds", 40, low=1, high=state.MAX_ROUNDS),
    ),
    rules=rules,
    notation=notation,
    views=view,
    refusals=refusal,
    boards=board,
    knowledge=knowledge,
)
