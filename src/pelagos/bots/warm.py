"""What bots add to ``pelagos warm``: one decision of each."""

from pelagos.bots.greedy import GreedyBot
from pelagos.bots.search import SearchBot
from pelagos.engine.game import Game
from pelagos.engine.match import Match
from pelagos.engine.warm import Step


def _search(played: Game) -> None:
    match = Match(played, seats=played.min_seats, rng=0)
    if match.to_move is not None:
        for bot in (GreedyBot(seed=0), SearchBot(simulations=1, seed=0)):
            bot.choose(match, match.to_move)


STEPS: tuple[Step, ...] = (("searches", _search),)
