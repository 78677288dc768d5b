"""Tyrus: the state record and the action encoding.

A tile is guild * 10 + value - 1; a building is side * 3 + office:

             citadel  market  temple
    Brown       0        1       2
    Beige       3        4       5

Guild g votes for office g: soldiers in the citadels, merchants in the
markets, priests in the temples. Guild g + 1 (mod 3) counters it there, and
guild g + 2 counters the counter (T10).

Actions, in ascending order:

    place a tile   tile * 6 + building            0 … 179
    the coin       COIN + seat                  180 … 181
    draw a tile    TILE + seat * 30 + tile      182 … 241
    turn a card    CARD + office * 3 + copy     242 … 250

Tiles stand, or stood, in ``tile`` and ``building`` in the order in which they
were placed. Six belong to each election, and the seats alternate, so the place
in that order says whose tile it is and in which election it arrived; a tile
placed in election e stands until its office is counted in e or later.

What is subtracted is signed: compiled, a difference of unsigned numbers wraps.
"""

from pelagos.engine.kernel import record

SEATS = 2
GUILDS = 3
VALUES = 10
TILES = GUILDS * VALUES
OFFICES = 3
BUILDINGS = SEATS * OFFICES
ELECTIONS = 9
COPIES = 3
HAND = 9
PLACED_EACH = 3
PLACED_PER_ELECTION = SEATS * PLACED_EACH
PLACED = ELECTIONS * PLACED_PER_ELECTION
ROW_TO_WIN = 3

COIN = TILES * BUILDINGS
TILE = COIN + SEATS
CARD = TILE + SEATS * TILES
NUM_ACTIONS = CARD + OFFICES * COPIES

MAX_LEGAL = HAND * BUILDINGS
MAX_PLIES = 1 + SEATS * TILES + ELECTIONS + PLACED

# What happens next.
TOSS, DRAW, TURN, PLACE, ENDED = range(5)

# An election's result: a seat, or
NULL = 2
PENDING = 3

# How the game ended (T15, T16, T17, T17).
RUNNING, ROW, REPRESENTATIVES, HANDS, DRAWN = range(5)

# Streams of nature.
COIN_STREAM, CARD_STREAM, SUPPLY_STREAM = range(3)  # SUPPLY_STREAM + seat

DTYPE = record(
    ("hand", "u4", (SEATS,)),  # a bit per tile
    ("supply", "u4", (SEATS,)),
    ("cards", "u4"),  # a bit per election card still face down
    ("stage", "u1"),  # TOSS … ENDED
    ("seat", "u1"),  # who places, or for whom a tile is drawn
    ("first", "u1"),  # who has the coin
    ("ending", "u1"),  # RUNNING … DRAWN
    ("victor", "u1"),  # a seat, or NULL for a draw
    ("placed", "u1"),  # tiles placed so far
    ("office", "u1", (ELECTIONS,)),
    ("result", "u1", (ELECTIONS,)),  # a seat, NULL or PENDING
    ("score", "i2", (ELECTIONS, SEATS)),
    ("tile", "u1", (PLACED,)),
    ("building", "u1", (PLACED,)),
    ("sums", "i2", (BUILDINGS, SEATS, GUILDS)),  # of standing tiles: building, colour, guild
)
