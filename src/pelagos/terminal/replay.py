"""A transcript told move by move."""

from typing import Any

import msgspec

from pelagos.engine import history
from pelagos.engine.match import Match
from pelagos.engine.seat import ALL_KNOWING, NATURE
from pelagos.terminal.words import Words


def lines(match: Match, words: Words) -> list[str]:
    """Return the match in words: who sat where, each ply with what it resolved, and the end."""
    texts = words.texts
    told = [texts("terminal-replay", game=match.game.title, plies=match.ply)]
    for seat, name in enumerate(match.names):
        if name is not None:
            told.append(texts("terminal-seats", seat=words.seat(seat), name=name))
    told.append("")
    resigned = sorted(match.resigned.items(), key=lambda item: item[1])
    width = len(str(match.ply))
    for ply in history.tell(match, ALL_KNOWING):
        while resigned and resigned[0][1] < ply.ply:
            told.append(_resigns(words, resigned.pop(0)[0]))
        told.append(f"{ply.ply:{width}}  {ply.notation:<20}  {texts.render(ply.say)}")
        told += [f"{'':{width}}  {'':<20}  {texts.render(say)}" for say in ply.last]
    told += [_resigns(words, seat) for seat, _ in resigned]
    open_view = match.game.views.view(match.state, None, True)  # a complete transcript hides nothing
    told += ["", match.game.boards.draw(open_view, texts), ""]
    mover = match.to_move
    if mover is None:
        told.append(f"{texts('terminal-over')} {words.ending(match)}")
    elif mover == NATURE:
        told.append(texts("terminal-goes-on-chance"))
    else:
        told.append(texts("terminal-goes-on", seat=words.seat(mover)))
    return told


def _resigns(words: Words, seat: int) -> str:
    return words.texts("terminal-resigns", seat=words.seat(seat))


def as_data(match: Match, words: Words) -> dict[str, Any]:
    """Return the same as plain data for a program."""
    return {
        "game": match.game.name,
        "version": match.game.version,
        "seats": match.seats,
        "names": match.names,
        "plies": [
            {**msgspec.to_builtins(ply), "message": words.texts.render(ply.say)}
            for ply in history.tell(match, ALL_KNOWING)
        ],
        "view": msgspec.to_builtins(match.view(None)),
        "outcome": msgspec.to_builtins(match.outcome),
    }
