"""A talk over a WebSocket: what comes is counted, and what the network says is put into our words."""

import asyncio
import contextlib

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kingsbridge.server.guard import Caller, Guard
from kingsbridge.server.live.talk import CLOSE_REFUSED, HungUp, Line, Talk
from kingsbridge.server.site import Site

GREETING_SECONDS = 30.0


class _WebSocketLine(Line):
    def __init__(self, socket: WebSocket, guard: Guard) -> None:
        self._socket = socket
        self._guard = guard
        self._who = Caller(socket.headers, socket.scope)
        self.home = self._who.address.hex()

    def count(self, cost: int) -> None:
        self._guard.count(self._who, cost)

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise HungUp from error

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise HungUp from error


class Socket:
    """A client on a WebSocket."""

    def __init__(self, site: Site, guard: Guard, socket: WebSocket, table_id: str, device: str) -> None:
        self._site = site
        self._guard = guard
        self._socket = socket
        self._table_id = table_id
        self._device = device
        self._hanging_up: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Talk until the client hangs up."""
        await self._socket.accept()
        line = _WebSocketLine(self._socket, self._guard)
        talk = Talk(self._site.hall, self._site.presence, line, self._table_id, self._device)
        # Who says nothing is not kept.
        silence = asyncio.get_running_loop().call_later(GREETING_SECONDS, self._hang_up_on_silent, talk)
        try:
            while await self._hear(talk, await self._socket.receive()):
                pass
        except (HungUp, WebSocketDisconnect, RuntimeError):
            pass  # maybe while something was being sent
        finally:
            silence.cancel()
            if self._hanging_up is not None:
                self._hanging_up.cancel()
            talk.end()

    def _hang_up_on_silent(self, talk: Talk) -> None:
        if not talk.is_greeted:
            self._hanging_up = asyncio.create_task(self._hang_up())

    async def _hang_up(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(CLOSE_REFUSED)

    async def _hear(self, talk: Talk, event: Message) -> bool:
        """Take a message; False ends the talk."""
        if event["type"] != "websocket.receive":
            return False
        raw = event.get("text") or event.get("bytes") or b""
        assert isinstance(raw, str | bytes)
        with self._site.metrics.message():
            return await talk.hear(raw)
