"""The routes on which something is read or made. What seats do is in ``post``."""

import asyncio
from importlib.metadata import version
from itertools import islice
from typing import Annotated, Any, Literal

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from pelagos.engine import catalogue
from pelagos.engine.error import InvalidAction
from pelagos.engine.outcome import Refusal
from pelagos.server import problem, show, wire, wish
from pelagos.server.asked import (
    Asked,
    body_of,
    let_in,
    refusals,
    seat_asked,
    table_of,
    viewer_of,
)
from pelagos.server.limit import limit_matches, limit_reads
from pelagos.server.notice import feed
from pelagos.server.post import ACTS
from pelagos.server.problem import choose_language, texts
from pelagos.server.replay import Replays, asked_of, eyes_of
from pelagos.server.request import refuse_foreigners
from pelagos.server.secret import hash_key
from pelagos.server.tables import Tables

Since = Annotated[int, QueryParameter(ge=0, description="the last event that is known")]
Limit = Annotated[
    int | None, QueryParameter(ge=1, le=wish.MAX_ENTRIES, description="how many events at most")
]
Eyes = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^(all|[0-9])(?![\s\S])",
        description="once it is over: as that seat saw it, or all with everything open",
    ),
]
Listed = Annotated[Literal["open"], QueryParameter(description="which tables: those that wait for somebody")]
Target = Annotated[
    str,
    QueryParameter(
        max_length=200,
        description="touches such as tile:s7,building:brown-temple, or an action, or its notation",
    ),
]
_LARGEST_WITH_TRANSCRIPT = 256 * 1024  # four times the longest match that bots have played
_READ = (400, 401, 404, 409, 429, 503)


@get("/games", operation_id="games", responses=refusals(429), guards=[limit_reads])
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


@get("/health", operation_id="health", responses=refusals(429, 503), guards=[limit_reads])
async def health(state: State) -> wire.Health:
    """Tell that the server is up and its database answers."""
    if not await asyncio.to_thread(state.tables.store.is_well):
        raise problem.unwell()
    return wire.Health("ok", version("pelagos"))


@get("/matches", operation_id="lobby", responses=refusals(400, 429, 503), guards=[limit_reads])
async def list_matches(state: State, status: Listed = "open") -> list[wire.Waiting]:
    """List the open tables that anybody may join, the newest first."""
    assert status == "open"
    tables: Tables = state.tables
    return [show.waiting(table.ledger, table.present) for table in await tables.lobby()]


@post(
    "/matches",
    operation_id="make",
    responses=refusals(400, 408, 409, 413, 429, 503),
    guards=[limit_matches],
    request_max_body_size=_LARGEST_WITH_TRANSCRIPT,
)
async def make_match(data: JSONBody[wish.MatchWanted], state: State) -> wire.MatchMade:
    """Make a match. With a ``key`` of the client's own, the same request makes it once."""
    tables: Tables = state.tables
    return await tables.make(data)


@get(
    "/feeds/{name:str}",
    operation_id="read-feed",
    responses=refusals(400, 404, 429, 503),
    guards=[limit_reads],
    media_type="application/atom+xml",
)
async def read_feed(state: State, name: FromPath[str]) -> bytes:
    """Return the Atom feed of a seat: an entry while it is to move."""
    tables: Tables = state.tables
    notice = await asyncio.to_thread(tables.store.notices.find_feed, hash_key(name))
    if notice is None:
        raise problem.unknown_feed()
    table = await tables.find(notice.match, None)
    return feed(notice, table.ledger, name, state.settings)


@get("/", operation_id="read", responses=refusals(*_READ), checks=(limit_reads,))
async def read(request: Asked) -> Response[wire.Body]:
    """Return the match as the seat of the key, or a watcher, may see it."""
    return body_of(request)


@get("/events", operation_id="events", responses=refusals(*_READ), checks=(limit_reads,))
async def list_events(
    request: Asked, since: Since = 0, limit: Limit = None, seat: Eyes = None
) -> Response[list[wire.Entry]]:
    """List what happened after event ``since``, each with the match just after it."""
    table = table_of(request)
    sight = table.sight_of(viewer_of(request) if seat is None else _eyes(request, seat))
    # In a thread: the whole of a long match takes a while to tell, and others wait for theirs.
    moments = islice(table.moments(since), limit)
    told: Any = await asyncio.to_thread(show.entries, moments, sight, (table.ledger.seq,))
    return Response(told)


def _eyes(request: Asked, seat: str) -> int | None:
    """Return the eyes of any seat, or of who may know everything: after the end nothing is hidden."""
    if table_of(request).ledger.status != "over":
        raise problem.not_over()
    return eyes_of("all" if seat == "all" else seat_asked(request, int(seat)))


@post(
    "/replay",
    operation_id="replay",
    responses=refusals(400, 408, 413, 429),
    guards=[limit_reads],
    status_code=200,
    request_max_body_size=_LARGEST_WITH_TRANSCRIPT,
)
async def replay(data: JSONBody[wish.ReplayWanted], state: State) -> Response[list[wire.Entry]]:
    """List what happened in a transcript after event ``since``, each with the match just after it."""
    replays: Replays = state.replays
    told: Any = await replays.entries(data)
    return Response(told)


@get("/terms", operation_id="terms", responses=refusals(*_READ), checks=(limit_reads,))
async def terms(request: Asked) -> wire.Terms:
    """Return what whoever opened the table chose for it."""
    record = table_of(request).ledger.record
    return wire.Terms(record.private, record.hints, record.caretaker)


@get("/why", operation_id="why", responses=refusals(*_READ), checks=(limit_reads,))
async def why(request: Asked, target: Target) -> wire.Why | None:
    """Return the rule that forbids something, or null when nothing does."""
    match = table_of(request).ledger.match
    try:
        refusal = match.why_not(asked_of(target), seat=viewer_of(request))
    except InvalidAction as error:
        raise problem.malformed(str(error)) from error
    return _why(request, refusal)


def _why(request: Asked, refusal: Refusal | None) -> wire.Why | None:
    if refusal is None:
        return None
    language = choose_language(request.headers.get("accept-language"))
    return wire.Why(refusal.rule, refusal.say, texts(language).render(refusal.say))


@post(
    "/replay/why",
    operation_id="replay-why",
    responses=refusals(400, 408, 413, 429),
    guards=[limit_reads],
    status_code=200,
    request_max_body_size=_LARGEST_WITH_TRANSCRIPT,
)
async def replay_why(request: Asked, data: JSONBody[wish.WhyWanted]) -> wire.Why | None:
    """Return the rule that forbids something where a transcript ends, or null when nothing does."""
    replays: Replays = request.app.state.replays
    return _why(request, await replays.refusal(data))


@get(
    "/transcript",
    operation_id="transcript",
    responses=refusals(*_READ),
    checks=(limit_reads,),
    media_type=MediaType.TEXT,
)
async def transcript(request: Asked) -> str:
    """Return the transcript: what the seat may know while playing, complete once over."""
    return show.transcript(table_of(request).ledger, viewer_of(request))


@get("/proof", operation_id="proof", responses=refusals(*_READ), checks=(limit_reads,))
async def proof(request: Asked) -> wire.Proof:
    """Return what is needed to check every draw; the key once the match is over."""
    return show.proof(table_of(request).ledger, viewer_of(request))


OF_A_MATCH = Router(
    "/matches/{match:str}",
    route_handlers=[read, list_events, terms, why, transcript, proof, *ACTS],
    before_request=let_in,
)
HTTP: list[Any] = [
    OF_A_MATCH,
    Router(
        "/",
        route_handlers=[list_games, health, list_matches, make_match, replay, replay_why, read_feed],
        guards=[refuse_foreigners],
    ),
]
