"""The application: the API, the documents, the web client, and what is answered when something goes wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response

from kingsbridge.server.api.http import reply
from kingsbridge.server.api.routes import register
from kingsbridge.server.guard import Doorkeeper, Guard
from kingsbridge.server.openapi import describe, docs_page
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.site import Site
from kingsbridge.server.web_files import STATIC, WebFiles

log = structlog.get_logger("kingsbridge.http")


def make_app(settings: Settings | None = None) -> FastAPI:
    """Make the application of one server."""
    settings = settings or Settings()
    site = Site(settings)
    guard = Guard(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await site.open()
        yield
        await site.close()

    app = FastAPI(
        title="Kingsbridge",
        version=_version(),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=life,
    )
    app.state.site = site
    register(app, site, guard)
    _add_documents(app)
    files = WebFiles(STATIC)
    app.add_api_route(
        "/{path:path}", files.serve, methods=["GET", "HEAD"], include_in_schema=False, response_model=None
    )
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _bad_parameters)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal)
    # Texts, catalogues and views shrink to a fifth; files of the client come compressed from the build already.
    app.add_middleware(GZipMiddleware, compresslevel=5)
    app.add_middleware(Doorkeeper, guard=guard, metrics=site.metrics)
    return app


def _add_documents(app: FastAPI) -> None:
    async def openapi(_: Request) -> Response:
        return reply(describe(app))

    async def docs(_: Request) -> Response:
        return HTMLResponse(docs_page(describe(app)))

    app.add_api_route("/api/openapi.json", openapi, include_in_schema=False, response_model=None)
    app.add_api_route("/docs", docs, include_in_schema=False, response_model=None)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return reply(error.as_message(), error.status)


async def _bad_parameters(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    refusal = Refusal("bad-parameters", {"why": f"{first['loc'][-1]}: {first['msg']}"})
    return reply(refusal.as_message(), refusal.status)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = Refusal("method-not-allowed" if error.status_code == 405 else "unknown-path")
    response = reply(refusal.as_message(), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _internal(request: Request, error: Exception) -> Response:
    route = request.scope.get("route")
    request.app.state.site.metrics.failed()
    log.error("internal error", route=getattr(route, "path", ""), kind=type(error).__name__, exc_info=error)
    return Response(msgspec.json.encode(Refusal("internal").as_message()), 500, media_type="application/json")


def _version() -> str:
    try:
        return version("kingsbridge")
    except PackageNotFoundError:
        return "0"
