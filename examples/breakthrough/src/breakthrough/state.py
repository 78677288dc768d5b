"""Breakthrough: the state record and the action encoding.

A square is row * 8 + column. White (seat 0) moves up, Black (seat 1) down:

    8  56 57 58 59 60 61 62 63   Black's home
    7  48 49 50 51 52 53 54 55
       …
    2   8  9 10 11 12 13 14 15
    1   0  1  2  3  4  5  6  7   White's home
        a  b  c  d  e  f  g  h

An action is a number in ``MOVES``, which lists every (origin, goal) there can
ever be: White's 154, then Black's, by origin, and from one origin towards the
a-file, straight ahead, towards the h-file.
"""

from pelagos.engine.kernel import record

SEATS = 2
SIZE = 8
SQUARES = SIZE * SIZE
FORWARD = (SIZE, -SIZE)  # from a square to the one straight ahead, by seat

MOVES = tuple(
    (origin, origin + forward + side)
    for forward in FORWARD
    for origin in range(SQUARES)
    for side in (-1, 0, 1)
    if 0 <= origin + forward < SQUARES and 0 <= origin % SIZE + side < SIZE
)

NO_VICTOR = -1

NUM_ACTIONS = len(MOVES)
MAX_LEGAL = 2 * SIZE * 3
# Pieces only go forward: 6 or 5 squares each, short of the far row, and one more ends the game.
MAX_PLIES = SEATS * SIZE * (6 + 5) + 1

DTYPE = record(
    ("pieces", "u8", (SEATS,)),  # a bit per square
    ("last", "u4"),  # the action played last, once there is one
    ("plies", "u2"),
    ("victor", "i2"),  # a seat, or NO_VICTOR while the game goes on
)
