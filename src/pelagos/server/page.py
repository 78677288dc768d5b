"""The page: files that the build put into ``static/``, and one document for every address of the page."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
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


@get(
    ["/", "/match/{match:str}", "/replay", "/replay/{match:str}", "/rules/{game:str}", "/learn/{game:str}"],
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


def routes() -> list[Router]:
    """Return the routers of the files; those under ``assets/`` carry a hash in their name."""
    if not (STATIC / "assets").is_dir():
        return []
    forever = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    assets = create_static_files_router("/assets", [STATIC / "assets"], cache_control=forever)
    return [assets, create_static_files_router("/", [STATIC], name="files")]
