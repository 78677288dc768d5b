"""Who asks, and what is answered when it cannot be: every route of a match begins here."""

from typing import Any

from litestar import Request, Response, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Guard

from pelagos.server import problem, show, wire
from pelagos.server.limit import limit_actions, limit_address
from pelagos.server.request import refuse_foreigners
from pelagos.server.setting import Settings
from pelagos.server.table import Table
from pelagos.server.tables import Tables

Asked = Request[Any, Any, State]


async def let_in(request: Asked) -> None:
    """Know who asks, then go through the ``checks`` of the route.

    Before the request and not as guards: Litestar copies the route for each, which is more than they do.
    """
    route = request.route_handler
    await refuse_foreigners(request, route)
    await _know_who_asks(request)
    for check in route.opt["checks"]:
        await check(request, route)


async def _know_who_asks(connection: Asked) -> None:
    """Find the table, and the seat whose key came along: no key is a watcher, a wrong key is refused."""
    tables: Tables = connection.app.state.tables
    given = connection.headers.get("authorization")
    key = None if given is None else _parse_bearer(given)
    try:
        table = await tables.find(connection.path_params["match"], key)
        connection.scope["state"]["seat"] = table.seat_of(key)
    except problem.Refused:
        limit_address(connection)  # nobody tries many keys, or ids
        raise
    connection.scope["state"]["table"] = table
    if connection.scope["state"]["seat"] is not None:
        table.note_presence(connection.scope["state"]["seat"])


def _parse_bearer(given: str) -> str:
    """Return the key in an Authorization header; what is none opens no seat."""
    scheme, _, key = given.partition(" ")
    return key if scheme.lower() == "bearer" else ""


async def need_a_seat(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Refuse a watcher what only a seat may do."""
    if connection.scope["state"]["seat"] is None:
        raise problem.no_key()


_REASONS = {
    400: "Not a request, or not an action at all.",
    401: "A wrong key, or none where a seat is needed.",
    403: "A key of this match, without that right.",
    404: "No such match or seat.",
    408: "The request did not come to its end in time.",
    409: "The match is elsewhere by now.",
    413: "Too large.",
    422: "A rule forbids it.",
    429: "Too fast: Retry-After says when.",
    503: "The database does not answer.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors of a handler, all of one shape."""
    return {
        status: ResponseSpec(wire.Problem, description=_REASONS[status], generate_examples=False)
        for status in statuses
    }


def act_post(path: str, name: str, *statuses: int, limit: Guard = limit_actions) -> post:
    """Describe a route on which a seat acts."""
    return post(
        path,
        operation_id=name,
        responses=refusals(400, 401, *statuses, 404, 408, 409, 413, 429, 503),
        checks=(need_a_seat, limit),
        is_plain=True,  # the same goes to sockets, as it is; packing it takes longer than all else here
        status_code=200,
    )


def tables_of(request: Asked) -> Tables:
    """Return all tables of this process."""
    tables: Tables = request.app.state.tables
    return tables


def settings_of(request: Asked) -> Settings:
    """Return the settings of the house."""
    settings: Settings = request.app.state.settings
    return settings


def table_of(request: Asked) -> Table:
    """Return the table that is asked about."""
    table: Table = request.scope["state"]["table"]
    return table


def viewer_of(request: Asked) -> int | None:
    """Return the seat that asks, ``None`` for a watcher."""
    seat: int | None = request.scope["state"]["seat"]
    return seat


def actor_of(request: Asked) -> int:
    """Return the seat that acts."""
    seat: int = request.scope["state"]["seat"]
    return seat


def body_of(request: Asked) -> Response[Any]:
    """Return the match as who asks may see it now."""
    table = table_of(request)
    return Response(show.body(table.ledger, table.sight_of(viewer_of(request))))


def seat_asked(request: Asked, seat: int) -> int:
    """Return a seat that is named in the address, if there is one of that number."""
    last = len(table_of(request).ledger.seats) - 1
    if not 0 <= seat <= last:
        raise problem.unknown_seat(last + 1)
    return seat


def own_seat(request: Asked, seat: int) -> int:
    """Return a seat that is named in the address, if it is that of who asks."""
    if seat_asked(request, seat) != actor_of(request):
        raise problem.not_your_seat()
    return seat
