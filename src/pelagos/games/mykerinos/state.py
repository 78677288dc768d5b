"""Mykerinos: the state record and the action encoding.

A space is row * 8 + column, from the top left; a row of the region is a set of
bits, bit 0 for column a. Rows are kept from 1 on, between two that are always
empty, so that every row has neighbours:

    row 0   ........
    row 1   a1 b1 | c1 d1 || e1 f1 | g1 h1      parcels | and areas ||
    …
    row 9   a9 …
    row 10  ........

A card is patron * 7 + its place in the deck, the one without a patron is 35;
dealt, it is card * 2, plus 1 if it is turned by 180°. Areas and parcels are
numbered through the whole game: 4 + 4 + 4 + 6 areas of two parcels. Colours are
seats; with two seats the neutral is the third colour.

Actions, in ascending order:

    place a cube    DIG, EXTEND, ON + space           0 … 215
    the neutral's   NEUTRAL_DIG, … + space          216 … 431
    tilt a card     USE + patron                    432 … 436
    PASS, END_TURN                                  437, 438
    book a room     BOOK + room                     439 … 453
    take a parcel   TAKE + side, or DECLINE         454 … 456
    the neutral's   DISCARD + side                  457, 458
    first player    FIRST + seat                    459 … 462
    a marker        MARK + wing * 5 + patron        463 … 487
    deal a parcel   DEAL + card * 2 + turned        488 … 559
"""

from pelagos.engine.kernel import record

MIN_SEATS = 2
MAX_SEATS = 4
COLOURS = 4
NEUTRAL = 2
CUBES = 25
PORTION = (0, 0, 11, 11, 8)  # by number of seats (M8)
NEUTRAL_PORTION = 4

COLUMNS = 8
ROWS = 9
SPACES = ROWS * COLUMNS
PADDED_ROWS = ROWS + 2
FULL_ROW = (1 << COLUMNS) - 1

PATRONS = 5
TANGERINE, BLACKMORE, BROWN, LEMON, VIOLET, NO_PATRON = range(PATRONS + 1)
CARDS_PER_PATRON = 7
CARDS = PATRONS * CARDS_PER_PATRON + 1
WINGS = 5
ROOMS = 15

SEASONS = 4
SIDES = 2
AREA_ROWS, AREA_COLUMNS = 3, 4
AREAS_ABREAST = COLUMNS // AREA_COLUMNS
AREAS = CARDS // SIDES
FIRST_AREA = (0, 4, 8, 12, 18)  # of each season, and the end

DIG = 0
EXTEND = DIG + SPACES
ON = EXTEND + SPACES
NEUTRAL_DIG = ON + SPACES
NEUTRAL_EXTEND = NEUTRAL_DIG + SPACES
NEUTRAL_ON = NEUTRAL_EXTEND + SPACES
USE = NEUTRAL_ON + SPACES
PASS = USE + PATRONS
END_TURN = PASS + 1
BOOK = END_TURN + 1
TAKE = BOOK + ROOMS
DECLINE = TAKE + SIDES
DISCARD = DECLINE + 1
FIRST = DISCARD + SIDES
MARK = FIRST + MAX_SEATS
DEAL = MARK + WINGS * PATRONS
NUM_ACTIONS = DEAL + CARDS * 2

MAX_LEGAL = 2 * SPACES + PATRONS + 1
# No game is longer, whatever the number of seats: what nature draws; a ply for each cube that leaves a
# personal stock (at most 3 × 44, and one for each use of Lady Violet's seven cards in three seasons); the
# neutral's 32 cubes, and an end for each turn; cards tilted (8, 16, then 24 are claimed); passes; choices.
MAX_PLIES = (1 + WINGS + CARDS) + (132 + 21) + (32 + 132 + 21) + (8 + 16 + 24) + 16 + AREAS * COLOURS

# What happens next: nature's three, the turn's five, the survey's two, and nothing.
TOSS, LAY, FILL, ACT, POWER, GO_ON, NEUTRAL_ACT, NEUTRAL_GO_ON, CHOOSE, GIVE, ENDED = range(11)

# Where nothing is: no colour, room, place, space, parcel or card.
NONE = -1

# What became of a parcel: NONE while it lies there, a seat, left over, or given up for the neutral (M24).
DISCARDED, GIVEN = 4, 5

# Streams of nature.
FIRST_STREAM, MARK_STREAM, DEAL_STREAM = range(3)

DTYPE = record(
    ("undealt", "i8"),  # a bit per card
    ("free", "i2", (PADDED_ROWS,)),  # spaces without a cube and without a pyramid
    ("peaks", "i2", (PADDED_ROWS,)),  # pyramids without a cube
    ("pyramids", "i2", (PADDED_ROWS,)),
    ("cubes", "i2", (COLOURS, PADDED_ROWS)),
    ("booked", "i2", (COLOURS,)),  # a bit per room of the museum
    ("points", "i2", (COLOURS,)),  # by claiming (M16)
    ("turn", "i2"),  # turns and choices made
    ("parcel", "i1", (CARDS,)),  # as dealt: card * 2 + turned
    ("fate", "i1", (CARDS,)),  # of each parcel dealt: NONE, a seat, DISCARDED or GIVEN
    ("rank", "i1", (AREAS, COLOURS)),  # colours in the order of the survey, then NONE
    ("count", "i1", (AREAS, COLOURS)),  # their cubes, by colour
    ("visit", "i1", (AREAS, SIDES)),  # the rooms booked by the first two ranks
    ("marker", "i1", (WINGS,)),  # a patron
    ("stock", "i1", (COLOURS,)),
    ("general", "i1", (COLOURS,)),
    ("held", "i1", (MIN_SEATS,)),  # neutral cubes
    ("cards", "i1", (COLOURS, PATRONS + 1)),
    ("tilted", "i1", (COLOURS, PATRONS + 1)),  # of these
    ("place", "i1", (COLOURS,)),  # on the passing scale, from 0
    ("seats", "i1"),
    ("stage", "i1"),  # TOSS … ENDED
    ("seat", "i1"),  # who is to act
    ("first", "i1"),
    ("season", "i1"),  # from 0
    ("marked", "i1"),  # wings that have their marker
    ("dealt", "i1"),
    ("patron", "i1"),  # whose power is being used
    ("spot", "i1"),  # the space dug last in this action
    ("left", "i1"),  # cubes that must still follow
    ("area", "i1"),  # areas surveyed
    ("step", "i1"),  # the rank that chooses
    ("since", "i1"),  # areas surveyed before the last seat acted
)
