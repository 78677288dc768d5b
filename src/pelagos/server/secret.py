"""Keys, ids and seeds: where they come from, and what is kept of them."""

import base64
import hashlib
import hmac
import secrets

_ID_BYTES = 16
_KEY_BYTES = 24


def make_id() -> str:
    """Return a new id, drawn from 128 bits, that nobody can guess and no command takes for an option."""
    drawn = secrets.token_urlsafe(_ID_BYTES)
    return make_id() if drawn.startswith("-") else drawn


def make_key() -> str:
    """Return a new key for a seat."""
    return secrets.token_urlsafe(_KEY_BYTES)


def derive_key(key: str, seat: int) -> str:
    """Return the key of a seat that follows from a client's own, so that it can be told again."""
    digest = hmac.digest(key.encode(), f"seat {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:_KEY_BYTES]).decode()


def hash_key(key: str) -> str:
    """Return what is stored of a key. Keys have 128 random bits or more, so a plain hash keeps them."""
    return hashlib.sha256(key.encode()).hexdigest()
