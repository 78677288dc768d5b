"""Minos: what a seat can do with its dice this turn, roughly, and so which dice are good, as kernels."""

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel, lowest_bit, num_bits, part
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.pieces import owner_of
from pelagos.games.minos.sense import (
    CHANCES,
    FAR,
    FOUND,
    FOUND_LATER,
    GUARDIAN_WORTH,
    HOP,
    HURT,
    LAST_SHIP_WORTH,
    LEAVE,
    MAX_DEFENDERS,
    MAX_RINGS,
    PARTIAL,
    PIN,
    REACH,
    RICH,
    RING_WORTHS,
    SAIL_STEPS,
    SHIP_WORTH,
    TALENT_WORTH,
)
from pelagos.games.minos.state import (
    ARROW,
    GULL,
    KINDS,
    MAX_SEATS,
    NONE,
    SCALES,
    SITE,
    WORK,
)
from pelagos.games.minos.tables import GULL_MOVES, POINTS, PRICES

Outlook = tuple[int, int, int, int, int, int, int, int, int, float]

NEAR = 7  # steps: a ship is there within a turn or two


@kernel
def turns_left(state: State, seat: int) -> int:
    """Return how many turns a seat will have at most, the present one included."""
    seats, first = int(state.seats), int(state.first)
    is_past = (seat - first) % seats < (int(state.seat) - first) % seats
    return int(state.max_rounds) - int(state.rounds) - is_past


@kernel
def chance_to_beat(state: State, seat: int, foe: int, defenders: int) -> float:
    """Return how likely one piece beats all defenders, one by one."""
    rings, foe_rings = min(MAX_RINGS, int(state.rings[seat])), min(MAX_RINGS, int(state.rings[foe]))
    return float(CHANCES[rings, foe_rings, min(MAX_DEFENDERS, defenders)])


@kernel
def piece_worth(state: State, seat: int, is_ship: bool) -> float:
    """Return what it would hurt a seat to lose a piece, beside the place it holds."""
    if turns_left(state, seat) <= 1:
        return 0.0
    if not is_ship:
        return GUARDIAN_WORTH
    return LAST_SHIP_WORTH if num_bits(state.ships[seat]) <= 1 else SHIP_WORTH


@kernel
def built_sites(state: State) -> int:
    """Return a bit for each site with a building."""
    sites = 0
    for site in range(MAPS[state.map].num_sites):
        sites |= int(state.height[site] > 0) << site
    return sites


@kernel
def all_sites(state: State) -> int:
    """Return a bit for each site of the map."""
    return (1 << int(MAPS[state.map].num_sites)) - 1


@kernel
def targets(state: State, held: int, built: int, foreign: int) -> int:
    """Return a bit for each site to be raided: abandoned or, after the first round, foreign (N8)."""
    return (built | foreign) & ~held if state.rounds > 0 else built & ~(held | foreign)


@kernel
def foreign_sites(state: State, seat: int) -> int:
    """Return a bit for each site that another seat owns."""
    sites = 0
    for other in range(MAX_SEATS):
        sites |= int(state.held[other])
    return sites & ~int(state.held[seat])


@kernel
def raid_of(state: State, seat: int, site: int) -> tuple[float, float]:
    """Return how likely a seat takes a site that is built on or foreign, and what that is worth to it."""
    owner, worth = owner_of(state, site), float(state.worth[site])
    if owner == NONE:
        return 1.0, worth + 0.5
    defenders = int(state.garrison[site]) + int(state.ships[owner] >> (site + SITE) & 1)
    return chance_to_beat(state, seat, owner, defenders), worth * (1.0 + HURT / (state.seats - 1)) + 0.5


@kernel
def leave_cost(state: State, seat: int, place: int, is_ship: bool) -> float:
    """Return what a seat loses when one piece leaves a site: a guardian that goes would pin a ship down."""
    site = place - SITE
    pieces = int(state.garrison[site]) + int(state.ships[seat] >> place & 1)
    if pieces > 1:
        return 0.2 if is_ship or state.garrison[site] > 1 else PIN
    if state.height[site] > 0:
        return float(state.worth[site]) * (LEAVE if turns_left(state, seat) > 1 else 1.0) + 0.2
    return FOUND_LATER if turns_left(state, seat) > 1 else 0.0


@kernel
def survey(state: State, seat: int) -> Outlook:
    """Return what there is to do this turn.

    In this order: unbuilt sites held, free sites and the steps to the nearest; colonies of one, two
    and (walled) two, three and (walled) three buildings; the steps to, and the worth of, the best raid.
    """
    bare = ones = twos = walled_twos = threes = walled_threes = 0
    held, built, foreign = int(state.held[seat]), built_sites(state), foreign_sites(state, seat)
    sites = held
    while sites != 0:
        site = lowest_bit(sites)
        sites &= sites - 1
        height, is_walled = int(state.height[site]), state.walled >> site & 1
        bare += height == 0
        ones += height == 1
        twos += height == 2 and not is_walled
        walled_twos += height == 2 and is_walled
        threes += height == 3 and not is_walled
        walled_threes += height == 3 and is_walled
    free = all_sites(state) & ~(held | built | foreign)
    near = FAR
    sites = free
    while sites != 0:
        near = min(near, _steps_to(state, seat, lowest_bit(sites)))
        sites &= sites - 1
    raid_steps, raid = _best_raid(state, seat, targets(state, held, built, foreign))
    return bare, num_bits(free), near, ones, twos, walled_twos, threes, walled_threes, raid_steps, raid


@kernel
def _steps_to(state: State, seat: int, site: int) -> int:
    """Return how far the nearest ship of a seat is from a site."""
    steps, ships = FAR, int(state.ships[seat])
    while ships != 0:
        steps = min(steps, int(SAIL_STEPS[state.map, lowest_bit(ships), site]))
        ships &= ships - 1
    return steps


@kernel
def _best_raid(state: State, seat: int, sites: int) -> tuple[int, float]:
    """Return the steps to the site that a ship is best sent to, and what that is worth."""
    best_steps, best, loss = FAR, 0.0, piece_worth(state, seat, True)
    while sites != 0:
        site = lowest_bit(sites)
        sites &= sites - 1
        chance, gain = raid_of(state, seat, site)
        worth = chance * gain - (1.0 - chance) * loss
        if worth > best:  # before the way is counted
            steps = _steps_to(state, seat, site)
            if worth * REACH[steps] > best:
                best_steps, best = steps, worth * REACH[steps]
    return best_steps, best


@part
def _ventures(outlook: Outlook, turns: int, talents: int, points: int, moves: int) -> tuple[float, int]:
    """Return what settling, a raid and moves to spare bring, roughly, and how many sites are built on."""
    bare, free, near, _, _, _, _, _, raid_steps, raid = outlook
    reached = 0
    if moves >= near:
        reached = min(free, 1 + int((moves - near) / HOP))
    founded = min(bare + reached, points, talents // int(PRICES[0]))
    total = founded * (FOUND if turns > 1 else 2.0)
    spent = 0
    if founded > bare:
        spent = near + int(HOP * (founded - bare - 1))
    elif bare + reached > founded and turns > 1:
        total += 0.6
        spent = near
    if moves - spent >= raid_steps:
        total += raid
        spent += raid_steps
    return total + 0.03 * max(0, min(10, moves - spent)), founded


@part
def _built_up(outlook: Outlook, turns: int, talents: int, points: int) -> float:
    """Return what building up colonies brings, the best first, and talents and points that are left."""
    _, _, _, ones, twos, walled_twos, threes, walled_threes, _, _ = outlook
    total = 0.0
    if points > 0 and ones + twos + walled_twos + threes + walled_threes > 0:
        talents, points, total = _raised(talents, points, total, 3, threes, 6.0)
        talents, points, total = _raised(talents, points, total, 2, walled_twos, 4.0)
        talents, points, total = _raised(talents, points, total, 3, walled_threes, 4.0)
        talents, points, total = _raised(talents, points, total, 1, ones, 2.0)
        talents, points, total = _raised(talents, points, total, 2, twos, 2.5)
        if points > 0:
            total += PARTIAL * min(points, 3)
    if turns > 1:
        saved = min(float(talents), RICH)
        total += TALENT_WORTH * (saved + 0.05 * (talents - saved))
    return total


@kernel
def _raised(
    talents: int, points: int, total: float, level: int, colonies: int, added: float
) -> tuple[int, int, float]:
    """Return what is left and gained when up to three colonies of a level are built up."""
    for _ in range(min(colonies, 3)):
        if points < POINTS[level, 0] or talents < PRICES[level]:
            break
        points -= int(POINTS[level, 0])
        talents -= int(PRICES[level])
        total += added
    return talents, points, total


@part
def _usefulness(outlook: Outlook, turns: int, talents: int, points: int, moves: int) -> float:
    """Return what a turn with these means brings, roughly, in points of value; rings come on top."""
    total, founded = _ventures(outlook, turns, talents, points, moves)
    return total + _built_up(outlook, turns, talents - founded * int(PRICES[0]), points - founded)


@part
def _with_rings(total: float, turns: int, rings: int) -> float:
    return total + (RING_WORTHS[min(rings, len(RING_WORTHS) - 1)] if turns > 1 else 0.0)


@kernel
def allot(
    outlook: Outlook,
    state: State,
    seat: int,
    scales: int,
    arrows: int,
    gulls: int,
    works: int,
    jokers: int,
    stars: int,
) -> tuple[float, int, int]:
    """Return how useful dice are, and the kinds for which jokers, and stars, are best used."""
    turns, value = turns_left(state, seat), int(state.value[seat])
    talents = int(state.talents[seat]) + value * scales
    points, moves = int(state.points) + works, int(state.moves) + GULL_MOVES * gulls
    rings = int(state.rings[seat]) + arrows
    kinds = int(state.kinds) | (scales > 0) << SCALES | (arrows > 0) << ARROW
    kinds |= (gulls > 0) << GULL | (works > 0) << WORK
    ringless = _usefulness(outlook, turns, talents, points, moves)
    jokered, starred = 0, 0
    for die in range(jokers + stars):
        is_star = die >= jokers
        step = 1 if is_star else GULL_MOVES
        closed = starred | int(state.starred) | ~kinds if is_star else jokered | int(state.jokered)
        closed |= int(state.is_closed) << SCALES
        kind, ringless = _best_kind(
            outlook, turns, talents, points, moves, rings, value, step, closed, ringless
        )
        if kind == NONE:
            continue
        talents += value * (kind == SCALES)
        points += kind == WORK
        moves += step * (kind == GULL)
        rings += kind == ARROW
        if is_star:
            starred |= 1 << kind
        else:
            jokered |= 1 << kind
            kinds |= 1 << kind
    return _with_rings(ringless, turns, rings), jokered, starred


@part
def _best_kind(
    outlook: Outlook,
    turns: int,
    talents: int,
    points: int,
    moves: int,
    rings: int,
    value: int,
    step: int,
    closed: int,
    ringless: float,
) -> tuple[int, float]:
    """Return the kind, not closed, that one more die is most useful as, and how useful all is without rings.

    NONE if no kind adds anything to the usefulness so far.
    """
    best, best_kind, best_ringless = _with_rings(ringless, turns, rings), NONE, ringless
    for kind in range(KINDS):
        if closed >> kind & 1 or (kind == SCALES and value == 0):
            continue
        total = ringless
        if kind != ARROW:
            total = _usefulness(
                outlook,
                turns,
                talents + value * (kind == SCALES),
                points + (kind == WORK),
                moves + step * (kind == GULL),
            )
        with_rings = _with_rings(total, turns, rings + (kind == ARROW))
        if with_rings > best:
            best, best_kind, best_ringless = with_rings, kind, total
    return best_kind, best_ringless


@kernel
def exposure(state: State, seat: int) -> float:
    """Return how much of a seat's value foreign ships near its colonies can expect to take."""
    chart, total = int(state.map), 0.0
    colonies = int(state.held[seat])
    while colonies != 0:
        site = lowest_bit(colonies)
        colonies &= colonies - 1
        if state.worth[site] == 0:
            continue
        defenders = int(state.garrison[site]) + int(state.ships[seat] >> (site + SITE) & 1)
        risk = 0.0
        for foe in range(state.seats):
            ships = int(state.ships[foe]) if foe != seat else 0
            while ships != 0:
                if SAIL_STEPS[chart, lowest_bit(ships), site] <= NEAR:
                    risk = max(risk, chance_to_beat(state, foe, seat, defenders))
                ships &= ships - 1
        total += risk * state.worth[site]
    return total
