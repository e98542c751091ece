"""Playing at a table: looking, moving, taking back, asking, and watching live."""

from collections.abc import Awaitable, Callable

from fastapi import Request, WebSocket
from starlette.responses import Response, StreamingResponse

from kingsbridge.server.api.callers import Callers
from kingsbridge.server.api.replies import body_of, reply
from kingsbridge.server.api.route import LARGEST_NUMBER, TABLE, Route, Seat, Since
from kingsbridge.server.guard import Guard
from kingsbridge.server.live.events import events
from kingsbridge.server.live.socket import Socket
from kingsbridge.server.live.subscription import Subscription
from kingsbridge.server.messages import Hint, HintAnswer, Move, Undo, Update, Why, WhyAnswer
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.site import Site
from kingsbridge.server.table.table import Table


class Playing:
    """The routes for those who play and watch."""

    def __init__(self, site: Site, callers: Callers, guard: Guard) -> None:
        self._site = site
        self._hall = site.hall
        self._callers = callers
        self._guard = guard

    def routes(self) -> list[Route]:
        """List the routes, without that of the WebSocket."""
        return [
            ("GET", f"{TABLE}/state", self.state, None, Update),
            ("POST", f"{TABLE}/move", self.move, Move, Update),
            ("POST", f"{TABLE}/undo", self.undo, Undo, Update),
            ("POST", f"{TABLE}/why", self.why, Why, WhyAnswer),
            ("POST", f"{TABLE}/hint", self.hint, Hint, HintAnswer),
            ("GET", f"{TABLE}/events", self.events, None, bytes),
        ]

    async def state(self, request: Request, table_id: str, seat: Seat = None, since: Since = 0) -> Response:
        """Show the table as it is for a seat, with the lines since one."""
        table = await self._hall.get(table_id)
        device = await self._callers.device(request)
        self._callers.check_sees(table, device, seat)
        return reply(table.audience.update(device, seat, since))

    async def move(self, request: Request, table_id: str) -> Response:
        """Play an action. A resend with the same id is done once and answered again."""
        message = await body_of(request, Move)
        table = await self._hall.get(table_id)
        return await self._play(request, table, message, lambda device: table.referee.move(device, message))

    async def undo(self, request: Request, table_id: str) -> Response:
        """Take the seat's last move back."""
        message = await body_of(request, Undo)
        table = await self._hall.get(table_id)
        return await self._play(request, table, message, lambda device: table.referee.undo(device, message))

    async def _play(
        self, request: Request, table: Table, message: Move | Undo, act: Callable[[str], Awaitable[None]]
    ) -> Response:
        device = await self._callers.device(request)
        try:
            self._callers.check_sees(table, device, message.seat)
            await act(device)
        except Refusal as refusal:
            return reply(refusal.as_message(message.id), refusal.status)
        return reply(table.audience.update(device, message.seat, message.seq, message.id))

    async def why(self, request: Request, table_id: str) -> Response:
        """Explain why an action or target is not possible now."""
        message = await body_of(request, Why)
        table = await self._hall.get(table_id)
        return reply(table.referee.why(await self._callers.device(request), message))

    async def hint(self, request: Request, table_id: str) -> Response:
        """Advise the deciding seat, at a table that allows hints."""
        message = await body_of(request, Hint)
        table = await self._hall.get(table_id)
        return reply(await table.hints.hint(await self._callers.device(request), message))

    async def events(self, request: Request, table_id: str, seat: Seat = None, since: Since = 0) -> Response:
        """Stream updates as server-sent events, for clients without WebSocket."""
        last = request.headers.get("last-event-id", "")
        if last.isascii() and last.isdigit() and len(last) < len(str(LARGEST_NUMBER)):
            since = int(last)
        device = await self._callers.device(request)
        subscription = Subscription(self._hall, self._site.presence, table_id, device, seat, since)
        await subscription.open()
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        stream = events(subscription, self._site.closing)
        return StreamingResponse(stream, headers=headers, media_type="text/event-stream")

    async def live(self, socket: WebSocket, table_id: str) -> None:
        """Play over a WebSocket: Hello first, then any ClientMessage; answers are ServerMessages."""
        device = await self._callers.device(socket)
        await Socket(self._site, self._guard, socket, table_id, device).serve()
