"""How a request is read: strictly, and only once it is known to come from where it may."""

import asyncio
from typing import Any, get_args
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, State
from litestar.handlers import BaseRouteHandler

from pelagos.server import problem, wire
from pelagos.server.patience import BODY_S

_READS = ("GET", "HEAD", "OPTIONS")


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON means what it says: ``"20"`` is no number, whatever its reader expects."""

    async def body(self) -> bytes:
        """Return the body, if it comes in time."""
        try:
            async with asyncio.timeout(BODY_S):
                return await super().body()
        except TimeoutError as error:
            raise problem.too_slow() from error

    async def json(self) -> Any:
        """Return the body, checked against what the handler takes."""
        try:
            body = await self.body()
            wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
            return msgspec.json.decode(body, type=wanted)
        except msgspec.ValidationError as error:
            raise problem.malformed(_explain(str(error))) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise problem.malformed(f"expected JSON in UTF-8, got something else ({error})") from error


def _explain(error: str) -> str:
    if not error.startswith("Invalid enum value"):
        return error
    kinds = ", ".join(get_args(wire.Kind))
    return f"{error} (expected {'one of ' + kinds if error.endswith('.kind`') else 'a number or all'})"


def is_ours(headers: Headers) -> bool:
    """Tell whether a page of ours, or a program without an Origin, asks."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def refuse_foreigners(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Let pages of other sites change nothing: their visitors did not ask for it."""
    if connection.scope.get("method") not in _READS and not is_ours(connection.headers):
        raise problem.foreign()
