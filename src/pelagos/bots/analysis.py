"""What a search thinks of a position: for people who learn, and for programs."""

import msgspec
import numpy as np

from pelagos.bots.plan import Plan, best
from pelagos.bots.wanted import check_budget, check_seed, check_to_move
from pelagos.engine.dispatch import State
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen
from pelagos.engine.text import Say

DEFAULT_SIMULATIONS = 20_000
MAX_LINE = 12


class Advice(msgspec.Struct, frozen=True):
    """A legal action, the seat's chance to win with it, how often it was tried, and what would follow.

    ``chance`` is ``None`` for what was not tried; ``says`` are the sentences of ``line``.
    """

    action: int
    notation: str
    chance: float | None
    visits: int
    line: list[str]
    says: list[Say]


def analyse(
    match: Match,
    seat: int,
    *,
    simulations: int | None = None,
    budget_s: float | None = None,
    threads: int = 1,
    seed: int = 0,
) -> list[Advice]:
    """Return every legal action of ``seat``, which is to move, the best first, from what the seat knows.

    The expected line begins with the action and ends where nature draws or the search has not been.
    """
    check_budget(simulations, budget_s, threads)
    seen = match.seen_by(seat)
    check_to_move(seen)
    root = check_seed(seed)
    if simulations is None and budget_s is None:
        simulations = DEFAULT_SIMULATIONS
    state = seen.imagine(0)
    plan = Plan(match.game, match.seats, seat, state, seed=root, threads=threads)
    plan.grow(simulations, budget_s)
    ranked = sorted(plan.choices(state), key=lambda choice: (-choice.visits, -choice.value, choice.action))
    return [
        Advice(
            choice.action,
            match.game.format_action(state, choice.action),
            (choice.value + 1) / 2 if choice.visits > 0 else None,
            choice.visits,
            *_line(plan, seen, state, choice.action),
        )
        for choice in ranked
    ]


def _line(plan: Plan, seen: Seen, state: State, action: int) -> tuple[list[str], list[Say]]:
    """Return what is expected from ``action`` on, ``?`` for what the seat would not know, and in words."""
    game = seen.game
    line: list[str] = []
    says: list[Say] = []
    legal = np.zeros(game.max_legal, np.int32)
    states = np.zeros(1, game.dtype)
    states[0] = state
    while len(line) < MAX_LINE:
        before = states.copy()[0]
        mover = int(game.rules.to_move(states, 0))
        game.rules.apply(states, 0, action)
        is_own = mover == seen.seat
        line.append(
            game.format_action(before, action)
            if is_own
            else game.notation.format_seen(before, action, seen.seat, states[0])
        )
        says.append(game.say_action(before, action, seen.seat))
        if game.rules.to_move(states, 0) < 0:
            break
        num = game.rules.write_legal(states, 0, legal)
        # Others' actions were tried in many worlds: not all of them are legal in this one.
        tried = [choice for choice in plan.choices(states[0]) if choice.visits > 0]
        choices = [choice for choice in tried if choice.action in legal[:num]]
        if not choices:
            break
        action = best(choices).action
    return line, says
