"""A talk with a client about one table: hello first, then any message; news comes by itself.

It knows nothing of how messages travel: a server hands it a WebSocket, a page that holds the tables itself a port.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod

import msgspec

from kingsbridge.server.hall import Hall
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
    Why,
)
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.presence import Presence

CLOSE_REFUSED = 4400  # the client did something wrong; trying again will not help
CLOSE_OLD = 4426  # the client is too old
_HINTS_AT_ONCE = 2
# What a message costs where it is more than one: a hello is answered with everything.
_COSTS: dict[type, int] = {Hello: 20, Hint: 10, Move: 2, Undo: 2, Why: 2}
_AGAIN_SECONDS = 1.0
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class HungUp(Exception):
    """The client is gone."""


class Line(ABC):
    """What a talk is led over; sending and closing raise HungUp when the client is gone."""

    home = ""  # from where the client talks; nobody asks inside one's own page

    def count(self, cost: int) -> None:
        """Count a message at its cost; refuse if there were too many. Nobody counts inside one's own page."""
        return

    @abstractmethod
    async def send(self, text: str) -> None:
        """Send a message."""

    @abstractmethod
    async def close(self, code: int) -> None:
        """Hang up."""


class Talk:
    """The talk of one client."""

    def __init__(self, hall: Hall, presence: Presence, line: Line, table_id: str, device: str) -> None:
        self._hall = hall
        self._presence = presence
        self._line = line
        self._table_id = table_id
        self._device = device
        self._greeted = asyncio.Event()
        self._subscription: Subscription | None = None
        self._sending = asyncio.Lock()
        self._hints: set[asyncio.Task[None]] = set()
        self._sender = asyncio.create_task(self._push_news())

    def end(self) -> None:
        """Stop telling news."""
        for task in (self._sender, *self._hints):
            task.cancel()
        if self._subscription is not None:
            self._subscription.close()

    @property
    def is_greeted(self) -> bool:
        """Whether the client has said hello."""
        return self._greeted.is_set()

    async def hear(self, raw: str | bytes) -> bool:
        """Take a message; False ends the talk."""
        message: ClientMessage | None = None
        try:
            message = _DECODER.decode(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            why = str(error)
        try:
            self._line.count(_COSTS.get(type(message), 1))
        except Refusal as refusal:
            # Who waits for an answer hears of it, too.
            await self._send(refusal.as_message(getattr(message, "id", "")))
            await asyncio.sleep(1)  # slows down the one who sends too much, and nobody else
            return True
        if message is None:
            await self._send(Refusal("malformed", {"why": why}).as_message())
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
            await self._line.close(CLOSE_REFUSED)
            return False
        if isinstance(message, Hint):
            if len(self._hints) >= _HINTS_AT_ONCE:
                await self._send(Refusal("too-many").as_message(message.id))
                return True
            # Thought about beside the talk, which goes on meanwhile.
            task = asyncio.create_task(self._hint(self._subscription, message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            return True
        async with self._sending:
            for reply in await self._act(self._subscription, message):
                await self._write(reply)
        return True

    async def _hint(self, subscription: Subscription, message: Hint) -> None:
        with contextlib.suppress(HungUp):  # while waiting
            for reply in await self._found_hint(subscription, message):
                await self._send(reply)

    async def _found_hint(self, subscription: Subscription, message: Hint) -> list[ServerMessage | bytes]:
        try:
            table = await subscription.table()
            return [await table.hints.hint(self._device, message, self._line.home)]
        except Refusal as refusal:
            return [refusal.as_message(message.id), *await self._resync(subscription)]

    async def _act(
        self, subscription: Subscription, message: Move | Undo | Why
    ) -> list[ServerMessage | bytes]:
        """Do what is asked. News waits meanwhile, so that the answer comes first; a refusal brings a resync."""
        try:
            table = await subscription.table()
            if isinstance(message, Why):
                return [table.referee.why(self._device, message)]
            if isinstance(message, Move):
                await self._hall.act(self._table_id, lambda here: here.referee.move(self._device, message))
            else:
                await self._hall.act(self._table_id, lambda here: here.referee.undo(self._device, message))
            return [await subscription.update(message.id)]
        except Refusal as refusal:
            return [refusal.as_message(message.id), *await self._resync(subscription)]

    async def _resync(self, subscription: Subscription) -> list[ServerMessage | bytes]:
        try:
            return [await subscription.update("")]
        except Refusal:
            return []  # this client may not see the table any more

    async def _greet(self, hello: Hello) -> bool:
        """Open the subscription, or another one in its place (another seat at the same device)."""
        if hello.protocol != PROTOCOL:
            await self._send(Reload(PROTOCOL))
            await self._line.close(CLOSE_OLD)
            return False
        subscription = Subscription(
            self._hall,
            self._presence,
            self._table_id,
            self._device,
            hello.seat,
            hello.since,
            hello.parts,
            self._line.home,
        )
        async with self._sending:
            try:
                await subscription.open()
                reply: bytes | Refused = await subscription.update(hello.id)
            except Refusal as refusal:
                subscription.close()
                reply = refusal.as_message(hello.id)
            else:
                if self._subscription is not None:
                    self._subscription.close()
                self._subscription = subscription
                self._greeted.set()
            await self._write(reply)
        return True

    async def _push_news(self) -> None:
        """Send what changes, as soon as it does."""
        await self._greeted.wait()
        try:
            while (subscription := self._subscription) is not None:
                await subscription.changed.wait()
                subscription.changed.clear()
                try:
                    async with self._sending:
                        update = await subscription.news() if subscription is self._subscription else None
                        if update is not None:
                            await self._write(update)
                except Refusal as refusal:
                    if refusal.code != "no-store":
                        raise
                    await asyncio.sleep(_AGAIN_SECONDS)  # the store is away for a moment; the client stays
                    subscription.changed.set()
        except Refusal as refusal:  # the seat is another device's now
            with contextlib.suppress(HungUp):
                await self._send(refusal.as_message())
                await self._line.close(CLOSE_REFUSED)
        except HungUp:
            pass  # the one who listens will notice

    async def _send(self, message: ServerMessage | bytes) -> None:
        async with self._sending:
            await self._write(message)

    async def _write(self, message: ServerMessage | bytes) -> None:
        """Send, while nobody else does; updates come encoded."""
        text = message if isinstance(message, bytes) else _ENCODER.encode(message)
        await self._line.send(text.decode())
