"""Clocks: what a table agreed on, whose time runs, and when it will have run out.

What was spent is worked out when an event is written and kept with it, so a clock is the same after a
restart, and does not depend on when it is read. Times are seconds since 1970.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from datetime import time as time_of_day
from typing import Annotated, Any, Self
from zoneinfo import ZoneInfo

import msgspec

from pelagos.store.pulse import Outage

_DAY_S = 86_400
_A_YEAR_S = 366 * _DAY_S
_LONGEST_SLEEP_S = _DAY_S / 2
_LEAST_BACK_S = 60.0  # who takes a seat back has at least so long

Seconds = Annotated[float, msgspec.Meta(ge=0, le=_A_YEAR_S)]
AllowedSeconds = Annotated[float, msgspec.Meta(ge=1, le=_A_YEAR_S)]
DaysAway = Annotated[int, msgspec.Meta(ge=0, le=366)]
LocalTime = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9](?![\s\S])")]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """So many seconds for a whole match, and some more after each turn."""

    bank_s: AllowedSeconds
    increment_s: Seconds = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many seconds for each turn, not counting sleep, nor the days away that are allowed."""

    per_turn_s: AllowedSeconds
    vacation_days: DaysAway = 0


ClockWanted = LiveClock | DaysClock


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """When somebody sleeps: from one local time to another, in a zone such as ``Europe/Paris``."""

    start: LocalTime
    to: LocalTime
    zone: Zone

    @property
    def is_a_night(self) -> bool:
        """Whether it is neither nothing nor most of the day."""
        first, last = (time_of_day.fromisoformat(text) for text in (self.start, self.to))
        minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
        return 0 < minutes * 60 % _DAY_S <= _LONGEST_SLEEP_S

    def nights(self, begin: float, end: float) -> list[tuple[float, float]]:
        """Return the times of sleep that touch those from ``begin`` to ``end``, in order."""
        zone = ZoneInfo(self.zone)
        first, last = (time_of_day.fromisoformat(text) for text in (self.start, self.to))
        day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=1)
        until = datetime.fromtimestamp(end, zone).date()
        nights = []
        while day <= until:
            wakes = day + timedelta(days=1) if last <= first else day
            sleeps_at = datetime.combine(day, first, zone).timestamp()
            wakes_at = datetime.combine(wakes, last, zone).timestamp()
            if sleeps_at < end and wakes_at > begin:
                nights.append((sleeps_at, wakes_at))
            day += timedelta(days=1)
        return nights


class Clock:
    """The clock of a match. ``left_s`` is what each seat had left ``since`` the seat ``running`` began."""

    def __init__(self, agreed: ClockWanted, seats: int) -> None:
        self.agreed = agreed
        self.running: int | None = None
        self.since = 0.0
        self.is_paused = False
        self.left_s = [agreed.bank_s if isinstance(agreed, LiveClock) else agreed.per_turn_s] * seats
        self.hours: list[Hours | None] = [None] * seats
        self.away_until = [0.0] * seats
        self.days_left = [0 if isinstance(agreed, LiveClock) else agreed.vacation_days] * seats

    def copy(self) -> Self:
        """Return a clock that stays as this one is now."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in ("left_s", "hours", "away_until", "days_left"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    # What happens

    def spend(self, seconds: float, at: float) -> None:
        """Charge whoever is to move for the time up to ``at``."""
        if self.running is not None:
            self.left_s[self.running] -= seconds
            self.since = at

    def pass_to(self, seat: int | None, at: float) -> None:
        """Let the time of ``seat`` run from now on, or nobody's."""
        if seat == self.running:
            return
        if self.running is not None:
            if isinstance(self.agreed, LiveClock):
                self.left_s[self.running] += self.agreed.increment_s
            else:
                self.left_s[self.running] = self.agreed.per_turn_s
        self.running, self.since = seat, at

    def return_to(self, seat: int) -> None:
        """Give who takes a seat back enough time to look around."""
        self.left_s[seat] = max(self.left_s[seat], _LEAST_BACK_S)

    def take_days(self, seat: int, days: int, at: float) -> None:
        """Let a seat be away for some days of its vacation."""
        self.days_left[seat] -= days
        self.away_until[seat] = max(at, self.away_until[seat]) + days * _DAY_S

    # What holds

    def spent_s(self, now: float, outages: Sequence[Outage]) -> float:
        """Return what the seat whose time runs has used since it began, awake and while we were alive."""
        if self.running is None or self.is_paused:
            return 0.0
        return sum(end - begin for begin, end in self._counted(self.since, now, outages))

    def remaining_s(self, now: float, outages: Sequence[Outage]) -> list[float]:
        """Return what is left to each seat."""
        left = list(self.left_s)
        if self.running is not None:
            left[self.running] -= self.spent_s(now, outages)
        return [max(0.0, seconds) for seconds in left]

    def runs_out_at(self, outages: Sequence[Outage]) -> float | None:
        """Return when the time that runs will be over, if nothing happens."""
        if self.running is None or self.is_paused:
            return None
        left, begin = self.left_s[self.running], self.since
        while True:
            end = begin + max(left, 0.0) + _DAY_S
            for from_, to in self._counted(begin, end, outages):
                if to - from_ >= left:
                    return from_ + max(left, 0.0)
                left -= to - from_
            begin = end

    def _counted(self, begin: float, end: float, outages: Sequence[Outage]) -> list[tuple[float, float]]:
        """Return the times between that count for the seat whose time runs, in order."""
        assert self.running is not None
        free: list[tuple[float, float]] = [(each.began_at, each.ended_at) for each in outages]
        if isinstance(self.agreed, DaysClock):
            free.append((begin, self.away_until[self.running]))
            hours = self.hours[self.running]
            free += [] if hours is None else hours.nights(begin, end)
        counted = []
        for start, stop in sorted(free):
            if start > begin:
                counted.append((begin, min(start, end)))
            begin = max(begin, stop)
            if begin >= end:
                break
        if begin < end:
            counted.append((begin, end))
        return counted


def make_clock(agreed: dict[str, Any] | None, seats: int) -> Clock | None:
    """Return the clock of a match as it was stored, if it has one."""
    return None if agreed is None else Clock(msgspec.convert(agreed, ClockWanted), seats)


def is_zone(name: str) -> bool:
    """Tell whether a zone is known here."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True
