"""What may be touched next, as a board would light it up."""

from pelagos.engine.match import Match

Touches = tuple[str, ...]


def name_of(touch: str) -> str:
    """Return how a touch is typed."""
    return touch.partition(":")[2]


def offered(match: Match, touches: Touches) -> list[str]:
    """Return what may be touched after ``touches``, in the order of the legal actions."""
    state, notation = match.state, match.game.notation
    targets = [notation.target(state, action) for action in match.legal()]
    following = [target[len(touches)] for target in targets if target[: len(touches)] == touches]
    return list(dict.fromkeys(following))


def follow(match: Match, touches: Touches, words: list[str]) -> Touches | None:
    """Return where numbers or names lead, one touch for each word, or ``None`` if one leads nowhere."""
    for word in words:
        offers = offered(match, touches)
        names = [name_of(touch) for touch in offers]
        numbers = [str(number) for number in range(1, len(offers) + 1)]
        if word in numbers:
            touches = (*touches, offers[numbers.index(word)])
        elif word in names:
            touches = (*touches, offers[names.index(word)])
        else:
            return None
    return touches if words else None


def action_of(match: Match, touches: Touches) -> int | None:
    """Return the legal action that these touches complete, if they do."""
    state, notation = match.state, match.game.notation
    return next((action for action in match.legal() if notation.target(state, action) == touches), None)


def example(match: Match) -> str:
    """Return the notation of an action that is legal now."""
    return match.game.format_action(match.state, match.legal()[0])
