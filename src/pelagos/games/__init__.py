"""The games. ``pelagos.games()`` lists them, ``pelagos.game(name)`` gives one."""

import sys
from types import ModuleType

from pelagos.engine.catalogue import games


class _Games(ModuleType):
    """A package that is also the public function of the same name."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Games
