"""The routes of the HTTP API. A route of a match learns who asks before it reads anything else."""

import asyncio
from importlib.metadata import version
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from pelagos.engine import catalogue
from pelagos.engine.error import InvalidAction
from pelagos.server import problem, show, wire
from pelagos.server.limit import limit_actions, limit_address, limit_matches, limit_reads, limit_seats
from pelagos.server.problem import choose_language, texts
from pelagos.server.table import Table
from pelagos.server.tables import Tables

Asked = Request[Any, Any, State]
Since = Annotated[int, QueryParameter(ge=0, description="the last event that is known")]
Target = Annotated[
    str,
    QueryParameter(
        max_length=200,
        description="touches such as tile:s7,building:brown-temple, or an action, or its notation",
    ),
]


async def know_who_asks(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Find the table, and the seat whose key came along: no key is a watcher, a wrong key is refused."""
    tables: Tables = connection.app.state.tables
    given = connection.headers.get("authorization")
    key = None if given is None else _parse_bearer(given)
    try:
        table = await tables.find(connection.path_params["match"], key)
        connection.state["seat"] = table.seat_of(key)
    except problem.Refused:
        limit_address(connection)  # nobody tries many keys, or ids
        raise
    connection.state["table"] = table


def _parse_bearer(given: str) -> str:
    """Return the key in an Authorization header; what is none opens no seat."""
    scheme, _, key = given.partition(" ")
    return key if scheme.lower() == "bearer" else ""


async def need_a_seat(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Refuse a watcher what only a seat may do."""
    if connection.state["seat"] is None:
        raise problem.no_key()


_REASONS = {
    400: "Not a request, or not an action at all.",
    401: "A wrong key, or none where a seat is needed.",
    403: "A key of this match, without that right.",
    404: "No such match or seat.",
    409: "The match is elsewhere by now.",
    413: "Too large.",
    422: "A rule forbids it.",
    429: "Too fast: Retry-After says when.",
    503: "The database does not answer.",
}


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors of a handler, all of one shape."""
    return {
        status: ResponseSpec(wire.Problem, description=_REASONS[status], generate_examples=False)
        for status in statuses
    }


def _post(path: str, name: str, *refusals: int) -> post:
    """Describe a route on which a seat acts."""
    return post(
        path,
        operation_id=name,
        responses=_refusals(400, 401, *refusals, 404, 409, 413, 429),
        guards=[need_a_seat, limit_actions],
        status_code=200,
    )


def _table(request: Asked) -> Table:
    table: Table = request.state["table"]
    return table


def _viewer(request: Asked) -> int | None:
    seat: int | None = request.state["seat"]
    return seat


def _actor(request: Asked) -> int:
    seat: int = request.state["seat"]
    return seat


def _body(request: Asked) -> wire.Body:
    table = _table(request)
    return show.body(table.ledger, _viewer(request), table.present)


@get("/games", operation_id="games", responses=_refusals(429), guards=[limit_reads])
async def list_games() -> list[wire.GameFacts]:
    """List the games that are installed, with their options."""
    return [
        wire.GameFacts(
            name=game.name,
            title=game.title,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            hidden=game.hidden,
            seat_names=list(game.seat_names),
            options=[
                wire.OptionFacts(each.name, each.default, list(each.choices), each.low, each.high)
                for each in game.options
            ],
        )
        for game in map(catalogue.game, catalogue.games())
    ]


@get("/health", operation_id="health", responses=_refusals(429, 503), guards=[limit_reads])
async def health(state: State) -> wire.Health:
    """Tell that the server is up and its database answers."""
    if not await asyncio.to_thread(state.tables.store.is_well):
        raise problem.unwell()
    return wire.Health("ok", version("pelagos"))


@post("/matches", operation_id="make", responses=_refusals(400, 409, 413, 429), guards=[limit_matches])
async def make_match(data: JSONBody[wire.MatchWanted], state: State) -> wire.MatchMade:
    """Make a match. With a ``key`` of the client's own, the same request makes it once."""
    tables: Tables = state.tables
    return await tables.make(data)


@get("/", operation_id="read", responses=_refusals(400, 401, 404, 409, 429), guards=[limit_reads])
async def read(request: Asked) -> wire.Body:
    """Return the match as the seat of the key, or a watcher, may see it."""
    return _body(request)


@post(
    "/seats/{seat:int}",
    operation_id="take",
    responses=_refusals(400, 401, 404, 409, 413, 429),
    guards=[limit_seats],
    status_code=200,
)
async def take_seat(request: Asked, seat: FromPath[int], data: JSONBody[wire.SeatTaken]) -> wire.KeyGiven:
    """Take an open seat, with a nonce for the dice. The same request with the same key answers as before."""
    table = _table(request)
    if not 0 <= seat < len(table.ledger.seats):
        raise problem.unknown_seat(len(table.ledger.seats))
    return wire.KeyGiven(await table.take(seat, data))


@_post("/seats/{seat:int}/key", "key", 403)
async def change_key(request: Asked, seat: FromPath[int], data: JSONBody[wire.KeyWanted]) -> wire.KeyGiven:
    """Change the key of one's own seat: the old one opens nothing any more."""
    table = _table(request)
    if not 0 <= seat < len(table.ledger.seats):
        raise problem.unknown_seat(len(table.ledger.seats))
    if seat != _actor(request):
        raise problem.not_your_seat()
    return wire.KeyGiven(await table.change_key(seat, data))


@get("/events", operation_id="events", responses=_refusals(400, 401, 404, 409, 429), guards=[limit_reads])
async def list_events(request: Asked, since: Since = 0) -> list[wire.Entry]:
    """List what happened after event ``since``, each with the match just after it."""
    table, seat = _table(request), _viewer(request)
    # In a thread: the whole of a long match takes a while to tell, and others wait for theirs.
    return await asyncio.to_thread(show.entries, table.moments(since), seat, table.present, table.ledger.seq)


@_post("/actions", "play", 422)
async def play(request: Asked, data: JSONBody[wire.ActionWanted]) -> wire.Body:
    """Play an action. It stands on disk before this answers; the same ``id`` again changes nothing."""
    await _table(request).play(_actor(request), data)
    return _body(request)


@_post("/undo", "undo", 422)
async def undo(request: Asked, data: JSONBody[wire.UndoWanted]) -> wire.Body:
    """Take back the last action of an unfinished turn."""
    await _table(request).undo(_actor(request), data)
    return _body(request)


@_post("/takeback", "takeback", 422)
async def take_back(request: Asked, data: JSONBody[wire.TakebackWanted]) -> wire.Body:
    """Ask all people at the table to go back to when ``ply`` actions stood, or answer with ``agree``."""
    await _table(request).take_back(_actor(request), data)
    return _body(request)


@_post("/resign", "resign")
async def resign(request: Asked, data: JSONBody[wire.ResignWanted]) -> wire.Body:
    """Give up. Of two, the other wins; at a table for more a bot plays on, and cannot win."""
    await _table(request).resign(_actor(request), data)
    return _body(request)


@get("/why", operation_id="why", responses=_refusals(400, 401, 404, 409, 429), guards=[limit_reads])
async def why(request: Asked, target: Target) -> wire.Why | None:
    """Return the rule that forbids something, or null when nothing does."""
    match = _table(request).ledger.match
    asked = int(target) if target.isascii() and target.isdigit() else target
    try:
        refusal = match.why_not(asked, seat=_viewer(request))
    except InvalidAction as error:
        raise problem.malformed(str(error)) from error
    if refusal is None:
        return None
    language = choose_language(request.headers.get("accept-language"))
    return wire.Why(refusal.rule, refusal.say, texts(language).render(refusal.say))


@get(
    "/transcript",
    operation_id="transcript",
    responses=_refusals(400, 401, 404, 409, 429),
    guards=[limit_reads],
    media_type=MediaType.TEXT,
)
async def transcript(request: Asked) -> str:
    """Return the transcript: what the seat may know while playing, complete once over."""
    return show.transcript(_table(request).ledger, _viewer(request))


@get("/proof", operation_id="proof", responses=_refusals(400, 401, 404, 409, 429), guards=[limit_reads])
async def proof(request: Asked) -> wire.Proof:
    """Return what is needed to check every draw; the key once the match is over."""
    return show.proof(_table(request).ledger, _viewer(request))


OF_A_MATCH = Router(
    "/matches/{match:str}",
    route_handlers=[
        read,
        take_seat,
        change_key,
        list_events,
        play,
        undo,
        take_back,
        resign,
        why,
        transcript,
        proof,
    ],
    guards=[know_who_asks],
)
HTTP: list[Any] = [list_games, health, make_match, OF_A_MATCH]
