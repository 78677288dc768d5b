"""What the server refuses, and how it says so: one shape for every error, in the reader's language."""

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from pelagos.engine import catalogue
from pelagos.engine.error import IllegalAction, InvalidTranscript, UndoRefused
from pelagos.engine.outcome import Refusal
from pelagos.engine.text import LANGUAGES, Say, Texts
from pelagos.server.wire import Problem


class Refused(Exception):
    """A request that is answered with an error: ``status`` and ``error`` for programs, ``say`` for people."""

    def __init__(
        self,
        status: int,
        error: str,
        say: Say,
        rule: str | None = None,
        headers: Mapping[str, str] = MappingProxyType({}),
        detail: Say | None = None,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.say = say
        self.rule = rule
        self.headers = headers
        self.detail = detail

    def in_words(self, language: str) -> Problem:
        """Return what is sent; ``detail`` is an argument of it, in the reader's language."""
        say = self.say
        if self.detail is not None:
            say = Say(say.id, {**say.args, "detail": _cut(texts(language).render(self.detail))})
        return Problem(self.error, texts(language).render(say), say, self.rule)


# A language without its region, and how much it is liked: "fr-CH;q=0.9".
_LIKED = re.compile(r"(?:^|,)\s*([a-zA-Z]{2})(?:-[a-zA-Z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*(?=,|$)")
_LONGEST_DETAIL = 300
_BEARER = {"WWW-Authenticate": "Bearer"}


@cache
def texts(language: str) -> Texts:
    """Return what the server and every game say."""
    packages = dict.fromkeys(catalogue.game(name).text_package for name in catalogue.games())
    return Texts(language, "pelagos.server", *packages)


def choose_language(accepted: str | None) -> str:
    """Return the one of our languages that an Accept-Language header likes best, English if none."""
    liked: dict[str, float] = {}
    for named, quality in _LIKED.findall(accepted or ""):
        liked.setdefault(named.lower(), float(quality or 1))
    best = max(LANGUAGES, key=lambda language: liked.get(language, 0))
    return best if liked.get(best, 0) > 0 else LANGUAGES[0]


def malformed(detail: str) -> Refused:
    """Refuse what is no request at all."""
    return Refused(400, "malformed", Say("error-malformed", {"detail": _cut(detail)}))


def bad_transcript(error: InvalidTranscript) -> Refused:
    """Refuse a transcript that does not replay, with the line at which it stops."""
    return Refused(400, "malformed", Say("error-transcript", {"line": error.line}), detail=error.say)


def _cut(detail: str) -> str:
    return detail if len(detail) <= _LONGEST_DETAIL else f"{detail[:_LONGEST_DETAIL]}…"


def foreign() -> Refused:
    """Refuse what a page from elsewhere sends in the name of its visitor."""
    return Refused(403, "origin", Say("error-origin"))


def wrong_key() -> Refused:
    """Refuse a key that opens no seat of this match."""
    return Refused(401, "key", Say("error-key"), headers=_BEARER)


def no_key() -> Refused:
    """Refuse what only a seat may do."""
    return Refused(401, "no-key", Say("error-no-key"), headers=_BEARER)


def unknown_match() -> Refused:
    """Refuse an id that names no match."""
    return Refused(404, "unknown", Say("error-unknown-match"))


def unknown_feed() -> Refused:
    """Refuse the name of no feed."""
    return Refused(404, "unknown", Say("error-unknown"))


def unknown_seat(seats: int) -> Refused:
    """Refuse a number that is no seat."""
    return Refused(404, "unknown", Say("error-unknown-seat", {"last": seats - 1}))


def seat_taken() -> Refused:
    """Refuse a seat that somebody sits in."""
    return Refused(409, "taken", Say("error-taken"))


def key_used() -> Refused:
    """Refuse a client's key that came with another request before."""
    return Refused(409, "key-used", Say("error-key-used"))


def stale(ply: int) -> Refused:
    """Refuse what was meant for another position."""
    return Refused(409, "stale", Say("error-stale", {"ply": ply}))


def not_your_seat() -> Refused:
    """Refuse to change another's seat."""
    return Refused(403, "seat", Say("error-not-your-seat"))


def over() -> Refused:
    """Refuse what can only be done while the match is on."""
    return Refused(409, "over", Say("error-over"))


def resigned() -> Refused:
    """Refuse what a seat that gave up cannot do any more."""
    return Refused(403, "resigned", Say("error-resigned"))


def too_late() -> Refused:
    """Refuse to break off a match that everybody plays."""
    return Refused(409, "late", Say("error-late"))


def still_there() -> Refused:
    """Refuse to go on without somebody who was there a moment ago, or whose clock runs."""
    return Refused(409, "there", Say("error-there"))


def no_clock(kind: str) -> Refused:
    """Refuse what needs another clock than the match has."""
    return Refused(409, "clock", Say("error-clock-live" if kind == "live" else "error-clock-days"))


def no_vacation(days: int) -> Refused:
    """Refuse more days away than are left."""
    return Refused(409, "vacation", Say("error-vacation", {"days": days}))


def muted() -> Refused:
    """Refuse the words of who was muted."""
    return Refused(403, "muted", Say("error-muted"))


def no_mail() -> Refused:
    """Refuse an address where the house sends no mail."""
    return Refused(409, "mail", Say("notice-no-mail"))


def no_webhook() -> Refused:
    """Refuse a webhook that the house does not call."""
    return Refused(409, "webhook", Say("notice-no-webhook"))


def no_hint() -> Refused:
    """Refuse a hint where people play against each other and did not agree on hints."""
    return Refused(403, "hint", Say("error-hint"))


def not_over() -> Refused:
    """Refuse what can only be done after the end."""
    return Refused(409, "on", Say("error-on"))


def asked_before() -> Refused:
    """Refuse to ask while another question waits for its answer."""
    return Refused(409, "asked", Say("error-asked"))


def nothing_asked() -> Refused:
    """Refuse the answer to a question that does not stand."""
    return Refused(409, "nothing-asked", Say("error-nothing-asked"))


def too_slow() -> Refused:
    """Refuse a request whose body does not come."""
    return Refused(408, "slow", Say("error-slow"), headers={"Connection": "close"})


def too_fast(wait_s: int) -> Refused:
    """Refuse who asks too often for a while."""
    return Refused(429, "fast", Say("error-fast", {"seconds": wait_s}), headers={"Retry-After": str(wait_s)})


def waiting() -> Refused:
    """Refuse an action before everybody sits."""
    return Refused(409, "open", Say("error-open"))


def not_your_turn(refusal: Refusal) -> Refused:
    """Refuse an action of a seat that is not to move."""
    return Refused(409, "turn", refusal.say, refusal.rule)


def unwell() -> Refused:
    """Say that the database does not answer."""
    return Refused(503, "unwell", Say("error-unwell"), headers={"Retry-After": "1"})


def other_version(version: int) -> Refused:
    """Refuse a match that was played by other rules than ours."""
    return Refused(409, "version", Say("error-version", {"version": version}))


def illegal(error: IllegalAction) -> Refused:
    """Refuse what a rule forbids."""
    return Refused(422, "illegal", error.say, error.rule)


def not_yours() -> Refused:
    """Refuse to take back what another seat played."""
    return Refused(422, "undo", Say("undo-other"))


def cannot_undo(error: UndoRefused) -> Refused:
    """Refuse to take back what must stand."""
    return Refused(422, "undo", error.say)
