"""What the terminal says around a game."""

from pelagos.engine.game import Game
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
        outcome = match.outcome
        if outcome is None:
            return ""
        winner = self._game.seat_names[outcome.winners[0]] if outcome.winners else ""
        return self.texts(f"{self._game.name}-reason-{outcome.reason}", seat=winner)
