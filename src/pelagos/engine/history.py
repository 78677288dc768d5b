"""A match told from its start: ply by ply, as text, as sentences; and read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.error import IllegalAction, InvalidOption, InvalidTranscript, PelagosError
from pelagos.engine.outcome import ABORTED
from pelagos.engine.position import Position
from pelagos.engine.seat import ALL_KNOWING, NATURE
from pelagos.engine.text import Say
from pelagos.engine.transcript import (
    ABORTS,
    CARETAKER,
    RESIGNS,
    Line,
    Transcript,
    differs,
    format_transcript,
    parse_transcript,
    quote,
)

if TYPE_CHECKING:
    from pelagos.engine.dispatch import States
    from pelagos.engine.game import Game
    from pelagos.engine.match import Match
    from pelagos.engine.trail import Ply

    M = TypeVar("M", bound=Match)

NATURE_NAME = "nature"
Entry = tuple[str, str]  # who, and what in notation


class Told(msgspec.Struct, frozen=True):
    """One ply in words: who played it, its notation, its sentence, and what it resolved."""

    ply: int
    actor: str
    notation: str
    say: Say
    last: list[Say]


def actor_name(game: Game, actor: int) -> str:
    """Return the name of a seat, or of nature, in transcripts."""
    return NATURE_NAME if actor == NATURE else game.seat_names[actor]


def walk(match: Match) -> Iterator[tuple[Ply, States]]:
    """Yield each standing ply with the state before it; the array is changed in place after each."""
    states = match.first_states()
    for ply in match.plies:
        yield ply, states
        match.game.rules.apply(states, 0, ply.action)


def entries(match: Match) -> list[Entry]:
    """Return who played what, complete."""
    notation = match.game.notation
    return _told(match, [(ply, notation.format_action(states[0], ply.action)) for ply, states in walk(match)])


def entries_for(match: Match, seat: int | None) -> list[Entry]:
    """Return who played what, with ``?`` for what ``seat`` does not know by now."""
    notation, now = match.game.notation, match.state
    return _told(
        match, [(ply, notation.format_seen(states[0], ply.action, seat, now)) for ply, states in walk(match)]
    )


def _told(match: Match, plies: list[tuple[Ply, str]]) -> list[Entry]:
    """Return who played what, with what is not an action in between."""
    told = [
        (actor_name(match.game, ply.actor), f"{text} {CARETAKER}" if number in match.caretaken else text)
        for number, (ply, text) in enumerate(plies)
    ]
    for seat, at in reversed(match.resigned.items()):  # in the order in which they happened
        told.insert(at, (match.game.seat_names[seat], RESIGNS))
    if match.outcome is not None and match.outcome.reason == ABORTED:
        told.append(ABORTS)
    return told


def tell(match: Match, seat: int | None, *, since: int = 0) -> list[Told]:
    """Return every ply from ``since`` on in words, as ``seat`` (or ``ALL_KNOWING``) saw it then."""
    told = []
    for number, (ply, states) in enumerate(walk(match)):
        if number >= since:
            after = states.copy()
            match.game.rules.apply(after, 0, ply.action)
            before, then = (Position(match.game, each[0], is_over=False) for each in (states.copy(), after))
            told.append(tell_ply(number, ply, before, then, seat))
    return told


def tell_ply(number: int, ply: Ply, position: Position, after: Position, seat: int | None) -> Told:
    """Return the ply with that number in words, as ``seat`` (or ``ALL_KNOWING``) saw it then."""
    game, before = position.game, position.facts
    viewer = None if seat == ALL_KNOWING else seat
    text = (
        game.notation.format_action(before, ply.action)
        if seat == ALL_KNOWING
        else game.notation.format_seen(before, ply.action, seat, position.state)
    )
    say = game.say_action(before, ply.action, seat)
    told, last = position.last(viewer), after.last(viewer)
    if last[: len(told)] == told:  # the same still, or more of it: the second duel of a conflict
        last = last[len(told) :]
    return Told(number + 1, actor_name(game, ply.actor), text, say, last)


def say_ending(match: Match) -> Say | None:
    """Return why the match is over and who won, ``None`` while it goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    if outcome.reason == ABORTED:
        return Say("match-aborted")
    winner = match.game.seat_names[outcome.winners[0]] if outcome.winners else ""
    return Say(f"{match.game.name}-reason-{outcome.reason}", {"seat": winner})


def write_transcript(match: Match, *, dice: dict[str, Any] | None = None) -> str:
    """Return the complete transcript."""
    return format_transcript(_header(match, dice), entries(match))


def write_transcript_for(match: Match, seat: int | None, *, dice: dict[str, Any] | None = None) -> str:
    """Return the transcript of a match that is not over, as ``seat`` may know it."""
    name = "nobody" if seat is None else match.game.seat_names[seat]
    return format_transcript({**_header(match, dice), "seen-by": name}, entries_for(match, seat))


def _header(match: Match, dice: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "version": match.game.version,
        "seats": match.seats,
        "names": match.names,
        "options": match.options,
        "dice": next(known for known in (dice, match.dice, {"nature": match.nature}) if known is not None),
        "result": _result(match),
        "plies": match.ply,
    }


def _result(match: Match) -> dict[str, Any] | None:
    outcome = match.outcome
    return None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason}


def read_transcript(make: type[M], text: str, rng: Any) -> M:
    """Replay a transcript; every wrong line is an ``InvalidTranscript``."""
    if not isinstance(text, str):
        raise InvalidTranscript(1, Say("transcript-text", {"got": type(text).__name__}))
    parsed = parse_transcript(text)
    match = _make_match(make, parsed, rng)
    match.dice = parsed.header.get("dice")
    for line in parsed.lines:
        try:
            _replay_line(match, line)
        except InvalidTranscript:
            raise
        except IllegalAction as error:
            raise InvalidTranscript(line.number, error.say, str(error)) from error
        except PelagosError as error:
            say = Say("transcript-action", {"got": quote(line.text)})
            raise InvalidTranscript(line.number, say, str(error)) from error
    _check_result(match, parsed)
    if rng is not None:
        match.nature = "auto"
        match.play_nature()
    return match


def _make_match(make: type[M], parsed: Transcript, rng: Any) -> M:
    header, at = parsed.header, parsed.header_lines
    try:
        game = catalogue.game(header["game"])
    except PelagosError as error:
        say = Say("transcript-game", {"got": quote(header["game"])})
        raise InvalidTranscript(at["game"], say, str(error)) from error
    if header["version"] != game.version:
        say = differs("transcript-version", game.version, header["version"], game=game.name)
        raise InvalidTranscript(at["version"], say)
    options, names = header.get("options"), header.get("names")
    try:
        return make(game, seats=header["seats"], options=options, names=names, rng=rng, nature="manual")
    except InvalidOption as error:
        key = "seats"
        if names is not None and str(error).startswith("names:"):
            key = "names"
        elif options is not None and game.min_seats <= header["seats"] <= game.max_seats:
            key = "options"
        say = Say("transcript-option", {"key": key, "game": game.name})
        raise InvalidTranscript(at[key], say, str(error)) from error


def _replay_line(match: Match, line: Line) -> None:
    names = match.game.seat_names[: match.seats]
    if (line.actor, line.text) == ABORTS:
        match.abort()
        return
    if line.ply is None:
        if line.actor not in names:
            raise InvalidTranscript(
                line.number, differs("transcript-seat", ", ".join(names), quote(line.actor))
            )
        match.resign(names.index(line.actor))
        return
    if line.ply != match.ply + 1:
        raise InvalidTranscript(line.number, differs("transcript-ply", match.ply + 1, line.ply))
    if match.to_move is None:
        raise InvalidTranscript(line.number, Say("transcript-over", {"got": f"{line.actor} {line.text}"}))
    expected = actor_name(match.game, match.to_move)
    if line.actor != expected:
        raise InvalidTranscript(line.number, differs("transcript-turn", expected, quote(line.actor)))
    if "?" in line.text:
        raise InvalidTranscript(line.number, Say("transcript-hidden", {"got": line.text}))
    match.play(line.text)
    if line.is_caretaken:
        match.caretaken.add(match.ply - 1)


def _check_result(match: Match, parsed: Transcript) -> None:
    expected = _result(match)
    if "result" in parsed.header and parsed.header["result"] != expected:
        said, got = (msgspec.json.encode(value).decode() for value in (expected, parsed.header["result"]))
        raise InvalidTranscript(parsed.header_lines["result"], differs("transcript-result", said, got))
