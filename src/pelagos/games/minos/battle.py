"""Minos: a conflict as everyone sees it (N14 to N18): the dice of both sides, and duels just fought."""

from typing import Any

import msgspec
import numpy as np

from pelagos.engine.text import Say
from pelagos.games.minos.atlas import CHARTS
from pelagos.games.minos.conflict import FACE_BITS, duel_total, prey_of
from pelagos.games.minos.notation import COLOUR_NAMES, PIECE_NAMES
from pelagos.games.minos.state import ATTACK, CHALLENGE, DEFENCE, DUEL_PICK, DUEL_THROWING, NONE
from pelagos.games.minos.tables import FACE_NAMES

_CONFLICT = (CHALLENGE, DUEL_THROWING, DUEL_PICK)
SIDE_NAMES = ("attack", "defence")


class Die(msgspec.Struct, frozen=True):
    """A die on the table: ``free``, ``marked`` to be thrown again, or ``used``."""

    face: str
    state: str


class Throw(msgspec.Struct, frozen=True):
    """One side's dice in a duel, and what they are worth (N16)."""

    dice: list[Die]
    total: int


class Duel(msgspec.Struct, frozen=True):
    """A duel that was decided: whose piece defended, and both throws."""

    foe: str
    prey: str
    attack: Throw
    defence: Throw
    is_won: bool


class Conflict(msgspec.Struct, frozen=True):
    """A conflict under way, or the one just over: ``side`` throws or decides.

    ``foe`` is ``None`` while one of several is chosen, and when it is over.
    """

    place: str
    attacker: str
    piece: str
    foe: str | None
    prey: str | None
    side: str | None
    attack: Throw | None
    defence: Throw | None
    duels: list[Duel]


def dice_of(counts: list[int], marked: list[int], used: list[int] | None = None) -> list[Die]:
    """Return dice in the order of faces: those used, the others, those marked."""
    dice = []
    for face, name in enumerate(FACE_NAMES):
        dice += [Die(name, "used")] * (used[face] if used else 0)
        dice += [Die(name, "free")] * (counts[face] - marked[face])
        dice += [Die(name, "marked")] * marked[face]
    return dice


_NOTHING = [0] * len(FACE_NAMES)


def _throw(counts: list[int], marked: list[int]) -> Throw:
    return Throw(dice_of(counts, marked), int(duel_total(np.array(counts, np.int8))))


def _unpack(throw: int) -> list[int]:
    return [throw >> FACE_BITS * face & (1 << FACE_BITS) - 1 for face in range(len(FACE_NAMES))]


def _duel(facts: Any, number: int) -> Duel:
    attack, defence = (_throw(_unpack(throw), _NOTHING) for throw in facts.fought[number])
    return Duel(
        foe=COLOUR_NAMES[facts.foes[number]],
        prey=PIECE_NAMES[facts.prey[number]],
        attack=attack,
        defence=defence,
        is_won=attack.total > defence.total,
    )


def conflict_of(state: Any, facts: Any) -> Conflict | None:
    """Return the conflict under way, if any."""
    if facts.stage not in _CONFLICT:
        return None
    if facts.foe == NONE:
        return _conflict(facts)
    throws = [
        _throw(facts.duel[side], facts.marked if side == facts.side else _NOTHING)
        for side in (ATTACK, DEFENCE)
    ]
    return msgspec.structs.replace(
        _conflict(facts),
        foe=COLOUR_NAMES[facts.foe],
        prey=PIECE_NAMES[prey_of(state)],
        side=SIDE_NAMES[facts.side],
        attack=throws[ATTACK],
        defence=throws[DEFENCE],
    )


def last_conflict(facts: Any) -> Conflict | None:
    """Return the duels decided since the attack, until the next decision outside a conflict."""
    return _conflict(facts) if facts.duels else None


def _conflict(facts: Any) -> Conflict:
    return Conflict(
        place=CHARTS[facts.map].names[facts.place],
        attacker=COLOUR_NAMES[facts.attacker],
        piece=PIECE_NAMES[facts.piece],
        foe=None,
        prey=None,
        side=None,
        attack=None,
        defence=None,
        duels=[_duel(facts, number) for number in range(facts.duels)],
    )


def say_duels(conflict: Conflict) -> list[Say]:
    """Return the sentences for the duels of a conflict: who met whom, both throws, and who won."""
    says = []
    for duel in conflict.duels:
        args: dict[str, str | int] = {
            "place": conflict.place,
            "seat": conflict.attacker,
            "piece": conflict.piece,
            "foe": duel.foe,
            "prey": duel.prey,
            "winner": conflict.attacker if duel.is_won else duel.foe,
        }
        says.append(Say("minos-duel", {**args, "attack": duel.attack.total, "defence": duel.defence.total}))
        says.append(say_throw(conflict.attacker, duel.attack))
        says.append(say_throw(duel.foe, duel.defence))
    return says


def say_throw(colour: str, throw: Throw) -> Say:
    """Return the sentence for one side's dice."""
    faces = [die.face for die in throw.dice]
    counts: dict[str, str | int] = {name: faces.count(name) for name in FACE_NAMES}
    return Say("minos-throw-of", {"seat": colour, "total": throw.total, **counts})
