"""What can go wrong between a process and its database."""

from pelagos.engine.error import PelagosError


class Conflict(PelagosError):
    """Another writer was first."""


class Unavailable(PelagosError):
    """The database does not answer, or not durably. Whether a write reached it is not known."""
