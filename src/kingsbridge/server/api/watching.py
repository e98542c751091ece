"""Watching a table live, over a WebSocket or as a stream of server-sent events."""

from typing import Annotated

from fastapi import Query, Request, WebSocket
from starlette.responses import Response, StreamingResponse

from kingsbridge.server.api.http import device_of
from kingsbridge.server.api.route import LARGEST_NUMBER
from kingsbridge.server.guard import Caller, Guard
from kingsbridge.server.live.events import events
from kingsbridge.server.live.socket import Socket
from kingsbridge.server.live.subscription import Subscription
from kingsbridge.server.site import Site

_Seat = Annotated[int | None, Query(description="Whose view; left out: a spectator's.", ge=0, le=99)]
_Since = Annotated[int, Query(description="The last line the client has seen.", ge=0, le=LARGEST_NUMBER)]


class Watching:
    """The two lines on which news comes by itself; both are HTTP's own."""

    def __init__(self, site: Site, guard: Guard) -> None:
        self._site = site
        self._guard = guard

    async def events(
        self, request: Request, table_id: str, seat: _Seat = None, since: _Since = 0
    ) -> Response:
        """Stream updates as server-sent events, for clients without WebSocket."""
        last = request.headers.get("last-event-id", "")
        if last.isascii() and last.isdigit() and len(last) < len(str(LARGEST_NUMBER)):
            since = int(last)
        site = self._site
        device = await device_of(site.devices, request)
        home = Caller(request.headers, request.scope).address.hex()
        subscription = Subscription(site.hall, site.presence, table_id, device, seat, since, home=home)
        await subscription.open()
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        stream = events(subscription, site.closing)
        return StreamingResponse(stream, headers=headers, media_type="text/event-stream")

    async def live(self, socket: WebSocket, table_id: str) -> None:
        """Play over a WebSocket: Hello first, then any ClientMessage; answers are ServerMessages."""
        device = await device_of(self._site.devices, socket)
        await Socket(self._site, self._guard, socket, table_id, device).serve()
