"""Tyrus: the race to three elections in a row or to more representatives (T15, T16), as if by coin tosses."""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel
from pelagos.games.tyrus.lore import LORE
from pelagos.games.tyrus.state import ELECTIONS, PLACED_PER_ELECTION, ROW_TO_WIN


def _race_table(win: float) -> NDArray[np.float64]:
    """Return the chance to win the game by elections left, own run (below 0: the other's) and own lead.

    Elections to come are won by either seat with chance ``win``. The run counts from -2, the lead from -9.
    """
    table = np.zeros((ELECTIONS + 1, 2 * ROW_TO_WIN - 1, 2 * ELECTIONS + 1))
    leads = range(-ELECTIONS, ELECTIONS + 1)
    table[0] = [0.5 * (np.sign(lead) + 1) for lead in leads]
    for left in range(1, ELECTIONS + 1):
        for run in range(1 - ROW_TO_WIN, ROW_TO_WIN):
            for lead in leads:
                won, lost = _after(table[left - 1], run, lead, 1), _after(table[left - 1], run, lead, -1)
                null = _after(table[left - 1], run, lead, 0)
                chance = win * (won + lost) + (1 - 2 * win) * null
                table[left, run + ROW_TO_WIN - 1, lead + ELECTIONS] = chance
    return table


def _after(rest: NDArray[np.float64], run: int, lead: int, result: int) -> float:
    """Return the chance after one more election with this result: 1 won, 0 null, -1 lost."""
    run = 0 if result == 0 else result * max(0, result * run) + result
    if abs(run) == ROW_TO_WIN:
        return float(run > 0)
    lead = min(max(lead + result, -ELECTIONS), ELECTIONS)
    return float(rest[run + ROW_TO_WIN - 1, lead + ELECTIONS])


def _stake_tables(race: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return two tables laid out as the race is.

    The first says what lies between winning and losing the next election, the second how much the
    two together are better than two null elections.
    """
    tables = np.zeros((2, *race.shape))
    for left, row, column in np.ndindex(race.shape):
        if left > 0:
            won, null, lost = (
                _after(race[left - 1], row - ROW_TO_WIN + 1, column - ELECTIONS, result)
                for result in (1, 0, -1)
            )
            tables[:, left, row, column] = won - lost, won + lost - 2 * null
    return tables


_RACE = _race_table(LORE.election.win)
_STAKE, _RISK = _stake_tables(_RACE)


@kernel
def race_of(state: State, seat: int) -> tuple[float, float, float]:
    """Return the chance of ``seat`` to win by elections alone, and what the next one changes.

    That is what lies between winning and losing it, and how much better a risk is than a null election.
    """
    election = int(state.placed) // PLACED_PER_ELECTION
    lead, run = 0, 0
    for past in range(election):
        result = int(state.result[past])
        if result == seat:
            lead, run = lead + 1, max(run, 0) + 1
        elif result == 1 - seat:
            lead, run = lead - 1, min(run, 0) - 1
        else:
            run = 0
    left, row, column = ELECTIONS - election, run + ROW_TO_WIN - 1, lead + ELECTIONS
    return _RACE[left, row, column], _STAKE[left, row, column], _RISK[left, row, column]
