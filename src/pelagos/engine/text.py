"""Texts for people: a message id with arguments, rendered from Fluent files in two languages.

Files are ``texts/en.ftl`` and ``texts/fr.ftl`` beside the package that says
the messages; the engine's own are here.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")


class Say(msgspec.Struct, frozen=True, gc=False):
    """A sentence in no language yet: a Fluent id and its arguments.

    An id that ends with ``-part`` says a part of what a later sentence says in whole, such as one of
    six dice: logs leave it out.
    """

    id: str
    args: dict[str, str | int] = {}

    @property
    def is_part(self) -> bool:
        """Whether a later sentence says this again, with all that belongs to it."""
        return self.id.endswith("-part")


def wrap(words: list[str], *, gap: str = "  ", width: int = 80) -> list[str]:
    """Set words in lines of ``width`` columns, ``gap`` between them, the later lines indented."""
    lines = words[:1]
    for word in words[1:]:
        if len(lines[-1]) + len(gap) + len(word) > width:
            lines.append(" ")
        lines[-1] += f"{gap}{word}"
    return lines


class Texts:
    """The messages of some packages in one language."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"not a language: {language!r} (expected one of {', '.join(LANGUAGES)})")
        self.language = language
        self._bundle = _read_bundle(language, packages)

    def render(self, say: Say) -> str:
        """Return the sentence in this language."""
        return self(say.id, **say.args)

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Return the message of that id; an unknown id or argument is a ``LookupError``."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} ({self.language}): no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{message} ({self.language}): {errors[0]}")
        return str(text)


@cache
def _read_bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    # Imported late: it takes longer than all the rest of the engine, and bots never speak.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("pelagos.engine", *packages):
        text = (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
