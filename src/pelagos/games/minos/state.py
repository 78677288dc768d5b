"""Minos: the state record and the action encoding.

A map has up to 38 sea spaces, 24 sites and 38 land points. A place is a number
over all three; ships and guardians are sets of bits, a bit for each place where
they may stand:

    place        0 … 37    38 … 61    62 … 99
                 seas      sites      land points
    bit of ships 0 … 37    38 … 61                   a ship at a site is in its harbour
    of guardians           0 … 23     24 … 61

Dice of one face are alike, so dice are counts by face. A route is a step from one
place to the next, by sea or by land, numbered as the map lists them.

Actions, in ascending order:

    pick dice       MARK + face, ROLL, KEEP            0 … 7
    use a die       USE, AS_JOKER, WITH_STAR + kind    8 … 19
    move a piece    GO + route                        20 … 339
    build           BUILD + site * 4 + building      340 … 435
    buy             RECRUIT, LAUNCH + site           436 … 483
                    BUY_RING                         484
    choose a foe    FIGHT + seat                     485 … 488
    END_TURN                                         489
    first player    FIRST + seat                     490 … 493
    throw a die     THROW + face                     494 … 499
"""

from pelagos.engine.kernel import record

MIN_SEATS = 2
MAX_SEATS = 4

MAX_SEAS = 38
MAX_SITES = 24
MAX_POINTS = 38
MAX_ROUTES = 320
SITE = MAX_SEAS  # the place of the first site
POINT = SITE + MAX_SITES  # the place of the first land point
MAX_PLACES = POINT + MAX_POINTS
MAX_BITS = 62

DICE = 6
FACES = 6
KINDS = 4  # of use: the first four faces
SCALES, ARROW, GULL, WORK, JOKER, STAR = range(FACES)
MAX_THROWS = 3

BUILDINGS = 4
PORT, HOUSE, WAREHOUSE, WALL = range(BUILDINGS)
HEIGHT = 4  # buildings of a city
CITIES_TO_END = 2
PAIR = 2  # houses or ports of a colony that sells pieces (N13)

SHIP, GUARDIAN = range(2)
ATTACK, DEFENCE = range(2)
MAX_DUELS = 13  # in one conflict: a ship and twelve guardians

MARK = 0
ROLL = MARK + FACES
KEEP = ROLL + 1
USE = KEEP + 1
AS_JOKER = USE + KINDS
WITH_STAR = AS_JOKER + KINDS
GO = WITH_STAR + KINDS
BUILD = GO + MAX_ROUTES
RECRUIT = BUILD + MAX_SITES * BUILDINGS
LAUNCH = RECRUIT + MAX_SITES
BUY_RING = LAUNCH + MAX_SITES
FIGHT = BUY_RING + 1
END_TURN = FIGHT + MAX_SEATS
FIRST = END_TURN + 1
THROW = FIRST + MAX_SEATS
NUM_ACTIONS = THROW + FACES

MAX_LEGAL = FIRST - USE
MAX_ROUNDS = 100
# No game is longer. By turn: 18 dice thrown, 12 marked, two rolls, one to keep, six dice used, 30 moves, six
# buildings, 24 pieces bought, its end. A duel takes a piece off the map, where at most 6 + 24 more come each
# turn: 12 dice, the choice of a foe, and both sides keep. A ring spent takes six marks, a roll, six dice, and
# was bought (an income of 288, from 24 colonies of 12, six times a turn) or came with an arrow.
MAX_PLIES = 1 + MAX_ROUNDS * MAX_SEATS * (100 + 31 * 15 + (6 * 288 // 10 + 6 + 1) * 14)

# What happens next: nature's three, the player's three, the duel's, and nothing.
TOSS, THROWING, DUEL_THROWING, PICK, ACT, CHALLENGE, DUEL_PICK, ENDED = range(8)

# How a game ended (N20, N21, N19).
GOING_ON, CITIES, ROUNDS, LAST = range(4)

# Where nothing is: no place, seat, piece or building.
NONE = -1

# Streams of nature: the first player, then the dice and the duels of each seat.
FIRST_STREAM = 0
DICE_STREAM = 1
DUEL_STREAM = DICE_STREAM + MAX_SEATS

DTYPE = record(
    ("ships", "i8", (MAX_SEATS,)),
    ("guardians", "i8", (MAX_SEATS,)),  # where at least one stands
    ("talents", "i4", (MAX_SEATS,)),
    ("held", "i4", (MAX_SEATS,)),  # a bit per site the seat owns (N12)
    ("turn", "i4"),  # turns taken
    ("walled", "i4"),  # a bit per site, as in the next three
    ("homes", "i4"),  # two houses or more
    ("yards", "i4"),  # two ports or more
    ("bought", "i4"),  # bought from this turn
    ("fought", "i4", (MAX_DUELS, 2)),  # the throws of this conflict's duels: three bits a face
    ("value", "i2", (MAX_SEATS,)),
    ("max_rounds", "i2"),
    ("rounds", "i2"),  # played to the end
    ("garrison", "i1", (MAX_SITES,)),  # guardians on a site, all of one seat
    ("height", "i1", (MAX_SITES,)),  # buildings
    ("worth", "i1", (MAX_SITES,)),
    ("stack", "i1", (MAX_SITES, HEIGHT)),  # buildings, the oldest first, then NONE
    ("ships_left", "i1", (MAX_SEATS,)),  # in the reserve
    ("guardians_left", "i1", (MAX_SEATS,)),
    ("rings", "i1", (MAX_SEATS,)),
    ("supply", "i1", (BUILDINGS,)),
    ("rings_left", "i1"),
    ("dice", "i1", (FACES,)),  # thrown and not used, by face
    ("used", "i1", (FACES,)),  # dice, by face
    ("marked", "i1", (FACES,)),  # to be thrown again
    ("duel", "i1", (2, FACES)),  # the dice of attacker and defender
    ("foes", "i1", (MAX_DUELS,)),  # the defenders of this conflict's duels
    ("prey", "i1", (MAX_DUELS,)),  # and their pieces
    ("seats", "i1"),
    ("map", "i1"),
    ("first", "i1"),
    ("seat", "i1"),  # whose turn it is
    ("stage", "i1"),  # TOSS … ENDED
    ("to_throw", "i1"),  # dice still to be thrown
    ("throws", "i1"),  # made this turn
    ("kinds", "i1"),  # a bit per kind used this turn, as in the next two
    ("jokered", "i1"),
    ("starred", "i1"),
    ("moves", "i1"),
    ("points", "i1"),
    ("is_closed", "i1"),  # the scales step is over (N7)
    ("built", "i1"),  # sites with a building
    ("cities", "i1"),
    ("out", "i1"),  # a bit per seat (N19)
    ("ending", "i1"),
    ("place", "i1"),  # where the last move went: contested in a conflict
    ("piece", "i1"),  # that attacks
    ("foe", "i1"),
    ("side", "i1"),
    ("duels", "i1"),  # decided in this conflict
    ("attacker", "i1"),  # in this conflict
)
