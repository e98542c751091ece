"""A client on a WebSocket: says hello, is sent what changes, and is answered."""

import asyncio
import contextlib

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kingsbridge.server.guard import Caller, Guard
from kingsbridge.server.live.subscription import Subscription
from kingsbridge.server.messages import (
    PROTOCOL,
    ClientMessage,
    Hello,
    Hint,
    Move,
    Ping,
    Pong,
    Refused,
    Reload,
    ServerMessage,
    Undo,
    Update,
    Why,
)
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.site import Site

CLOSE_REFUSED = 4400  # the client did something wrong; trying again will not help
CLOSE_OLD = 4426  # the client is too old
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Socket:
    """A client on a WebSocket."""

    def __init__(self, site: Site, guard: Guard, socket: WebSocket, table_id: str, device: str) -> None:
        self._site = site
        self._guard = guard
        self._socket = socket
        self._table_id = table_id
        self._device = device
        self._who = Caller(socket.headers, socket.scope)
        self._greeted = asyncio.Event()
        self._subscription: Subscription | None = None
        self._sending = asyncio.Lock()
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Talk until the client hangs up."""
        await self._socket.accept()
        sender = asyncio.create_task(self._push_news())
        try:
            while await self._hear(await self._socket.receive()):
                pass
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client hung up, maybe while something was being sent
        finally:
            for task in (sender, *self._hints):
                task.cancel()
            if self._subscription is not None:
                self._subscription.close()

    async def _hear(self, event: Message) -> bool:
        """Take a message; False ends the talk."""
        if event["type"] != "websocket.receive":
            return False
        raw = event.get("text") or event.get("bytes") or b""
        assert isinstance(raw, str | bytes)
        try:
            self._guard.count(self._who)
            message = _DECODER.decode(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            await self._send(Refusal("malformed", {"why": str(error)}).as_message())
            return True
        except Refusal as refusal:
            await self._send(refusal.as_message())
            await asyncio.sleep(1)  # slows down the one who sends too much, and nobody else
            return True
        return await self._answer(message)

    async def _answer(self, message: ClientMessage) -> bool:
        if isinstance(message, Ping):
            await self._send(Pong())
            return True
        if isinstance(message, Hello):
            return await self._greet(message)
        if self._subscription is None:
            await self._send(Refusal("hello-first").as_message(message.id))
            await self._socket.close(CLOSE_REFUSED)
            return False
        if isinstance(message, Hint):
            # Thought about beside the talk, which goes on meanwhile.
            task = asyncio.create_task(self._hint(self._subscription, message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            return True
        async with self._sending:
            for reply in await self._act(self._subscription, message):
                await self._socket.send_text(_ENCODER.encode(reply).decode())
        return True

    async def _hint(self, subscription: Subscription, message: Hint) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client hung up while waiting
            for reply in await self._found_hint(subscription, message):
                await self._send(reply)

    async def _found_hint(self, subscription: Subscription, message: Hint) -> list[ServerMessage]:
        try:
            table = await subscription.table()
            return [await table.hints.hint(self._device, message)]
        except Refusal as refusal:
            return [refusal.as_message(message.id), *await self._resync(subscription)]

    async def _act(self, subscription: Subscription, message: Move | Undo | Why) -> list[ServerMessage]:
        """Do what is asked. News waits meanwhile, so that the answer comes first; a refusal brings a resync."""
        try:
            table = await subscription.table()
            if isinstance(message, Why):
                return [table.referee.why(self._device, message)]
            if isinstance(message, Move):
                await table.referee.move(self._device, message)
            else:
                await table.referee.undo(self._device, message)
            return [await subscription.update(message.id)]
        except Refusal as refusal:
            return [refusal.as_message(message.id), *await self._resync(subscription)]

    async def _resync(self, subscription: Subscription) -> list[ServerMessage]:
        try:
            return [await subscription.update("")]
        except Refusal:
            return []  # this client may not see the table any more

    async def _greet(self, hello: Hello) -> bool:
        """Open the subscription, or another one in its place (another seat at the same device)."""
        if hello.protocol != PROTOCOL:
            await self._send(Reload(PROTOCOL))
            await self._socket.close(CLOSE_OLD)
            return False
        site = self._site
        subscription = Subscription(
            site.hall, site.presence, self._table_id, self._device, hello.seat, hello.since
        )
        async with self._sending:
            try:
                await subscription.open()
                reply: Update | Refused = await subscription.update(hello.id)
            except Refusal as refusal:
                subscription.close()
                reply = refusal.as_message(hello.id)
            else:
                if self._subscription is not None:
                    self._subscription.close()
                self._subscription = subscription
                self._greeted.set()
            await self._socket.send_text(_ENCODER.encode(reply).decode())
        return True

    async def _push_news(self) -> None:
        """Send what changes, as soon as it does."""
        await self._greeted.wait()
        try:
            while (subscription := self._subscription) is not None:
                await subscription.changed.wait()
                subscription.changed.clear()
                async with self._sending:
                    update = await subscription.news() if subscription is self._subscription else None
                    if update is not None:
                        await self._socket.send_text(_ENCODER.encode(update).decode())
        except Refusal as refusal:  # the seat is another device's now
            await self._send(refusal.as_message())
            await self._socket.close(CLOSE_REFUSED)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client hung up; the one who listens will notice

    async def _send(self, message: ServerMessage) -> None:
        async with self._sending:
            await self._socket.send_text(_ENCODER.encode(message).decode())
