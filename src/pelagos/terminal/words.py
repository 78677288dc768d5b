"""What the terminal says around a game."""

from pelagos.bots import name_of
from pelagos.engine.game import Game
from pelagos.engine.history import say_ending
from pelagos.engine.match import Match
from pelagos.engine.text import Texts

PERSON = "human"


class Words:
    """A game's texts and the terminal's own, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.texts = Texts(language, game.text_package, "pelagos.terminal")
        self.game = game

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.texts(f"{self.game.name}-seat", seat=self.game.seat_names[seat])

    def ending(self, match: Match) -> str:
        """Return why the match is over and who won."""
        say = say_ending(match)
        return "" if say is None else self.texts.render(say)

    def player(self, player: str) -> str:
        """Return who plays, from a word of ``--players``: a bot of a level by its name."""
        name, _, level = player.partition(":")
        if player == PERSON:
            return self.texts("terminal-person")
        return name_of(int(level), self.language) if name == "search" and level.isdigit() else player
