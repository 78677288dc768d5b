"""The page: files that the build put into ``static/``, and one document for every address of the page."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

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
async def document() -> Response[bytes]:
    """Return the one document; the page looks at its address itself."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML)


def routes() -> list[Router]:
    """Return the routers of the files; those under ``assets/`` carry a hash in their name."""
    if not (STATIC / "assets").is_dir():
        return []
    forever = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    assets = create_static_files_router("/assets", [STATIC / "assets"], cache_control=forever)
    return [assets, create_static_files_router("/", [STATIC], name="files")]
