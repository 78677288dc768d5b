"""A turn at the screen: what has been touched so far, and what that leads to."""

from pelagos.engine.error import IllegalAction, InvalidAction, UndoRefused
from pelagos.engine.match import Match
from pelagos.engine.outcome import Refusal
from pelagos.engine.text import Texts
from pelagos.terminal.offer import Touches, action_of, example, follow, offered


class Turn:
    """The touches of whoever is to move, until they make an action that stands.

    An action that could not be taken back waits in ``pending`` until it is confirmed, unless ``confirms``
    is off. ``message`` is the answer to the last thing that was done.
    """

    def __init__(self, match: Match, texts: Texts, *, confirms: bool = True) -> None:
        self.match = match
        self.confirms = confirms
        self.touches: Touches = ()
        self.pending: int | None = None
        self.message = ""
        self._texts = texts

    def offers(self) -> list[str]:
        """Return what may be touched now."""
        return [] if self.pending is not None else offered(self.match, self.touches)

    def clear(self) -> None:
        """Forget what was touched and what was said."""
        self.touches, self.pending, self.message = (), None, ""

    def touch(self, touch: str) -> None:
        """Touch something: it is one of ``offers``, begins anew as a first touch, or has a refusal."""
        if self.pending is not None or touch not in offered(self.match, self.touches):
            refusal = self.match.why_not([*self.touches, touch])
            if touch not in offered(self.match, ()):
                self._refuse(refusal if refusal is not None else self.match.why_not([touch]))
                return
            self.clear()
        self._follow((*self.touches, touch))

    def type(self, text: str) -> None:
        """Play a whole action, or touch by numbers and names."""
        typed = text.strip().lower()
        if not typed:
            return
        if self.pending is not None:
            self.clear()
        touches = follow(self.match, self.touches, typed.split())
        if touches is not None:
            self._follow(touches)
            return
        try:
            number = self.match.parse(typed)
        except InvalidAction:
            self.message = self._texts("terminal-no-action", text=typed, example=example(self.match))
            return
        self._choose(number)

    def confirm(self) -> None:
        """Play what is pending."""
        if self.pending is not None:
            self._play(self.pending)

    def back(self) -> None:
        """Take the last touch back."""
        self.pending, self.message = None, ""
        self.touches = self.touches[:-1]

    def undo(self) -> None:
        """Take the last touch back, or where there is none the last action."""
        if self.touches or self.pending is not None:
            self.back()
            return
        self.message = ""
        try:
            self.match.undo()
        except UndoRefused as error:
            self.message = self._texts.render(error.say)

    def why(self, text: str) -> None:
        """Say which rule forbids an action."""
        asked = text.strip().lower()
        try:
            refusal = self.match.why_not(asked)
        except InvalidAction:
            self.message = self._texts("terminal-no-action", text=asked, example=example(self.match))
            return
        if refusal is None:
            self.message = self._texts("terminal-allowed", text=asked)
        else:
            self._refuse(refusal)

    def _follow(self, touches: Touches) -> None:
        self.touches, self.message = touches, ""
        action = action_of(self.match, touches)
        if action is not None:
            self._choose(action)

    def _choose(self, action: int) -> None:
        legal = self.match.legal()
        if self.confirms and action in legal and self.match.commits()[legal.index(action)]:
            self.pending, self.message = action, ""
        else:
            self._play(action)

    def _play(self, action: int) -> None:
        self.clear()
        try:
            self.match.play(action)
        except IllegalAction as error:
            self.message = self._texts(
                "terminal-refused", reason=self._texts.render(error.say), rule=error.rule
            )

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.message = self._texts(
                "terminal-refused", reason=self._texts.render(refusal.say), rule=refusal.rule
            )
