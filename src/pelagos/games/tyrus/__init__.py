"""Tyrus, by Laurent Escoffier and David Franck: nine elections, two cities, hidden voters."""

from pelagos.engine.game import Game
from pelagos.games.tyrus import board, knowledge, notation, refusal, rules, state, view

GAME = Game(
    name="tyrus",
    title="Tyrus",
    version=1,
    min_seats=state.SEATS,
    max_seats=state.SEATS,
    seat_names=notation.SIDES,
    dtype=state.DTYPE,
    num_actions=state.NUM_ACTIONS,
    max_legal=state.MAX_LEGAL,
    max_plies=state.MAX_PLIES,
    hidden=True,
    text_package=__name__,
    streams=("coin", "cards", "supply-0", "supply-1"),
    rules=rules,
    notation=notation,
    views=view,
    refusals=refusal,
    boards=board,
    knowledge=knowledge,
)
