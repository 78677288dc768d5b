"""The application: the API under ``/api``, the page beside it, one way to say what is wrong."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from pelagos.engine.text import Say
from pelagos.server import metric, page, problem
from pelagos.server.limit import Limits
from pelagos.server.live import live
from pelagos.server.log import route_of
from pelagos.server.problem import Refused, choose_language
from pelagos.server.replay import Replays
from pelagos.server.request import StrictRequest
from pelagos.server.route import HTTP
from pelagos.server.setting import Settings
from pelagos.server.tables import Tables
from pelagos.store.error import Unavailable
from pelagos.store.store import Store

_LOGGER = logging.getLogger("pelagos.server")
_LARGEST_REQUEST = 64 * 1024
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in page.HEADERS.items()]
_API_HEADERS = [*_HEADERS, (b"cache-control", b"no-store")]


def make_app(store: Store, settings: Settings) -> Litestar:
    """Return the application on a store, which it closes in the end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.tables = tables = Tables(store, settings)
        app.state.limits = Limits(settings)
        app.state.replays = Replays()
        app.state.settings = settings
        await tables.open()
        yield
        await tables.close()

    return Litestar(
        [
            Router("/api", route_handlers=HTTP, request_class=StrictRequest),
            Router("/api", route_handlers=[live], middleware=[metric.count_sockets]),
            Router("/api", route_handlers=[metric.Metrics]),
            page.document,
            page.asset,
            *page.routes(),
        ],
        lifespan=[lifespan],
        logging_config=None,  # see log.py
        middleware=[metric.count_requests],
        before_send=[_add_headers],
        after_exception=[_log],
        exception_handlers={
            Refused: _refused,
            Unavailable: _unwell,
            HTTPException: _http,
            Exception: _broken,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=9, minimum_size=1000, exclude_opt_key="is_plain"
        ),
        request_max_body_size=_LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Pelagos",
            version=version("pelagos"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
    )


async def _add_headers(message: Message, scope: Scope) -> None:
    """Say with every answer, an error too, how it may be used; what a seat sees is kept nowhere."""
    if message["type"] == "http.response.start":
        added = _API_HEADERS if scope["path"].startswith("/api") else _HEADERS
        message["headers"] = [*message["headers"], *added]


async def _log(error: Exception, scope: Scope) -> None:
    """Leave a trace of a fault of our own for whoever runs the server."""
    if not isinstance(error, Refused | HTTPException):
        _LOGGER.error("%s %s", scope["type"], route_of(scope), exc_info=error)


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    language = choose_language(request.headers.get("accept-language"))
    return Response(refused.in_words(language), status_code=refused.status, headers=dict(refused.headers))


def _unwell(request: Request[Any, Any, Any], _error: Unavailable) -> Response[Any]:
    """Say that the database does not answer; whether something was written is not known."""
    return _refused(request, problem.unwell())


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Say in our own shape what Litestar refuses."""
    if isinstance(error, ValidationException):
        return _refused(request, problem.malformed(_detail(error)))
    if error.status_code == 404:
        if page.is_for_people(request):
            return page.lost()
        return _refused(request, Refused(404, "unknown", Say("error-unknown")))
    if error.status_code == 405:
        return _refused(request, Refused(405, "method", Say("error-method")))
    if error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size()
        return _refused(
            request, Refused(413, "malformed", Say("error-too-large", {"most": (most or 0) // 1024}))
        )
    if error.status_code >= 500:
        return _broken(request, error)
    malformed = problem.malformed(str(error.detail))
    return _refused(request, Refused(error.status_code, "malformed", malformed.say))


def _detail(error: ValidationException) -> str:
    """Return the first thing that is wrong: where, what was expected and what came."""
    extra: Any = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where = extra.get("key")
    message = extra.get("message", error.detail)
    return f"{where}: {message}" if where else str(message)


def _broken(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """Answer a fault of our own."""
    return _refused(request, Refused(500, "server", Say("error-server")))
