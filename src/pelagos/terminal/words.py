"""What the terminal says around a game."""

from pelagos.engine.game import Game
from pelagos.engine.history import say_ending
from pelagos.engine.match import Match
from pelagos.engine.text import Texts


class Words:
    """A game's texts and the terminal's own, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.texts = Texts(language, game.text_package, "pelagos.terminal")
        self._game = game

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.texts(f"{self._game.name}-seat", seat=self._game.seat_names[seat])

    def ending(self, match: Match) -> str:
        """Return why the match is over and who won."""
        say = say_ending(match)
        return "" if say is None else self.texts.render(say)
