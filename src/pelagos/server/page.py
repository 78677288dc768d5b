"""The page: files that the build put into ``static/``, and one document for every address of the page."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, Router, route
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from pelagos.engine import catalogue
from pelagos.server.limit import limit_address
from pelagos.server.tables import Tables
from pelagos.store.error import Unavailable

STATIC = Path(__file__).parent / "static"

# Nothing comes from elsewhere, and nothing written into the document runs; style attributes place pieces.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
_NOT_BUILT = "The page is not built: run `make setup`, or install Pelagos from its wheel.\n"


_READS = [HttpMethod.GET, HttpMethod.HEAD]


@route(
    ["/", "/match/{match:str}", "/replay", "/replay/{match:str}", "/rules/{game:str}", "/learn/{game:str}"],
    http_method=_READS,
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
)
async def document(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return the one document; the page looks at its address itself, and says so where nothing is."""
    return _answer(200 if await _is_there(request) else 404)


def lost() -> Response[bytes]:
    """Return the document for an address at which nothing is: the page says so, and shows the way home."""
    return _answer(404)


def is_for_people(request: Request[Any, Any, Any]) -> bool:
    """Tell whether somebody opened an address in a browser; programs ask under ``/api``, or for no page."""
    return not request.url.path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def _answer(status: int) -> Response[bytes]:
    index = STATIC / "index.html"
    if not index.exists():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), status_code=status, media_type=MediaType.HTML)


async def _is_there(request: Request[Any, Any, State]) -> bool:
    """Tell whether the match or the game of an address exists; in doubt the page is to find out."""
    match, game = request.path_params.get("match"), request.path_params.get("game")
    if match is None:
        return game is None or game in catalogue.games()
    tables: Tables = request.app.state.tables
    try:
        is_there = await tables.has(match)
    except Unavailable:
        return True
    if not is_there:
        limit_address(request)  # nobody tries many ids
    return is_there


# The system's own table of these differs from machine to machine. Fonts are packed as they are.
_KINDS = {".css": "text/css", ".js": "text/javascript", ".woff2": "font/woff2"}


@route(
    "/assets/{name:str}",
    http_method=_READS,
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
    is_plain=True,  # packed already
)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return a file that carries a hash in its name, so that it never changes."""
    kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
    can_pack = kind.startswith("text/") and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if can_pack else {})
    return Response(_read(name, can_pack), media_type=kind, headers=headers)


@cache  # packing the files of a first board takes 30 ms, in which nobody else would be answered
def _read(name: str, is_packed: bool) -> bytes:
    """Return what a file of ``assets/`` holds."""
    path = STATIC / "assets" / name
    if path.parent.resolve() != (STATIC / "assets").resolve() or not path.is_file():
        raise NotFoundException
    read = path.read_bytes()
    return gzip.compress(read, mtime=0) if is_packed else read


def routes() -> list[Router]:
    """Return the router of the few files that keep their names."""
    return [create_static_files_router("/", [STATIC], name="files")] if STATIC.is_dir() else []
