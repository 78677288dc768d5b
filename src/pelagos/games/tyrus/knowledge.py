"""Tyrus: what is known of good play. ``engine.knowledge`` says what each of these means."""

from pelagos.games.tyrus.belief import believe
from pelagos.games.tyrus.lore import FEATURES
from pelagos.games.tyrus.policy import weigh
from pelagos.games.tyrus.worth import is_quiet, standing, write_features

__all__ = ["FEATURES", "believe", "is_quiet", "standing", "weigh", "write_features"]
