"""Breakthrough, by Dan Troyka: two rows of pieces each, and whoever gets one across wins."""

from breakthrough import board, notation, refusal, rules, state, view
from pelagos.engine.game import Game

GAME = Game(
    name="breakthrough",
    title="Breakthrough",
    version=1,
    min_seats=state.SEATS,
    max_seats=state.SEATS,
    seat_names=notation.SEAT_NAMES,
    dtype=state.DTYPE,
    num_actions=state.NUM_ACTIONS,
    max_legal=state.MAX_LEGAL,
    max_plies=state.MAX_PLIES,
    hidden=False,
    text_package=__name__,
    rules=rules,
    notation=notation,
    views=view,
    refusals=refusal,
    boards=board,
)
