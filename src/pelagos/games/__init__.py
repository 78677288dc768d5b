"""The games. ``pelagos.games()`` lists them, ``pelagos.game(name)`` gives one."""

import sys
from importlib import import_module
from types import ModuleType


class _Games(ModuleType):
    """A package that is also the public function of the same name."""

    def __call__(self) -> tuple[str, ...]:
        names: tuple[str, ...] = import_module("pelagos.engine.catalogue").games()
        return names


sys.modules[__name__].__class__ = _Games
