"""Mykerinos, by Nicolas Oury: four seasons of excavation, five patrons, one museum."""

from pelagos.engine.game import Game
from pelagos.games.mykerinos import board, knowledge, notation, refusal, rules, state, view

GAME = Game(
    name="mykerinos",
    title="Mykerinos",
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
    streams=("first", "markers", "parcels"),
    rules=rules,
    notation=notation,
    views=view,
    refusals=refusal,
    boards=board,
    knowledge=knowledge,
)
