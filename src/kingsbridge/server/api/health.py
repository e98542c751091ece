"""How the server is, for those who run it."""

import asyncio
import ipaddress

from fastapi import Request
from starlette.responses import Response

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.metrics import CONTENT_TYPE
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.site import Site
from kingsbridge.server.storage import Unwritten

_READY_SECONDS = 5.0


class Health:
    """The routes that machines ask."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", "/healthz", self.healthz, None, dict[str, str | int]),
            ("GET", "/readyz", self.readyz, None, dict[str, str | int]),
        ]

    async def healthz(self, call: Call) -> Answer:
        """Say that the server is well and can read its store."""
        await self._site.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        return tell({"status": "ok", "tables": self._site.hall.count()})

    async def readyz(self, call: Call) -> Answer:
        """Say that the server can take players: that it can write to its store, too."""
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await self._site.flags.touch()
        except (Unwritten, TimeoutError):
            raise Refusal("not-stored") from None
        return tell({"status": "ready", "queued": self._site.store.queued})


class Meters:
    """The route for Prometheus; those who come through a proxy or from elsewhere do not find it."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def metrics(self, request: Request) -> Response:
        """Give what the server counts and times."""
        if not _is_near(request):
            raise Refusal("unknown-path")
        return Response(self._site.metrics.text(), media_type=CONTENT_TYPE)


def _is_near(request: Request) -> bool:
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_private
    except ValueError:
        return False
