"""Which device asks: its cookie, and what it may see."""

from collections.abc import Awaitable, Callable

from fastapi import Request, WebSocket
from starlette.responses import Response

from kingsbridge.server.api.replies import reply
from kingsbridge.server.messages import Seated
from kingsbridge.server.site import Site
from kingsbridge.server.table.table import Table

COOKIE = "kingsbridge_device"
# The longest that browsers keep a cookie; renewed by every look at one's games.
_COOKIE_SECONDS = 400 * 24 * 3600


class Callers:
    """Knows the devices by their cookies."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def device(self, request: Request | WebSocket) -> str:
        """Find out which device asks; empty if it is unknown."""
        return await self._site.devices.find(request.cookies.get(COOKIE, ""))

    async def seated(self, request: Request, act: Callable[[str], Awaitable[Seated]]) -> Response:
        """Do something that may seat a device for the first time, which gives it its cookie."""
        device = await self.device(request)
        token = request.cookies.get(COOKIE, "")
        if not device:
            device, token = await self._site.devices.add()
        return _with_cookie(request, reply(await act(device)), token)

    def renewed(self, request: Request, response: Response) -> Response:
        """Let a device that is known keep its cookie for longer."""
        return _with_cookie(request, response, request.cookies[COOKIE])

    def check_sees(self, table: Table, device: str, seat: int | None) -> None:
        """Check that the asker may see a seat's view, and remember that its person is there."""
        table.audience.check_sees(device, seat)
        if seat is not None:
            self._site.presence.seen(table.id, seat)


def _with_cookie(request: Request, response: Response, token: str) -> Response:
    """Let the device keep its token, out of reach of scripts and of other sites."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response
