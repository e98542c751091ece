"""Live play: a line to a table over a WebSocket, or as a stream of server-sent events.

A line remembers what its client has seen. Whatever changes meanwhile is sent as one update, so a slow client gets
fewer updates and never a backlog.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kingsbridge.server.guard import Caller, Guard
from kingsbridge.server.hall import Hall
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
from kingsbridge.server.table import Table

KEEP_ALIVE_SECONDS = 15.0
CLOSE_REFUSED = 4400  # the client did something wrong; trying again will not help
CLOSE_OLD = 4426  # the client is too old
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Line:
    """What one client watches, and what it has seen of it."""

    def __init__(self, hall: Hall, table_id: str, device: str, seat: int | None, since: int) -> None:
        self.hall = hall
        self.table_id = table_id
        self.device = device
        self.seat = seat
        self.since = since
        self.changed = asyncio.Event()
        self._table: Table | None = None
        # Version of the table, and which one: a reloaded table counts anew. (Its id() may be that of an older one.)
        self._seen: tuple[int, Table | None] = (-1, None)

    async def open(self) -> None:
        """Begin to watch."""
        table = await self.table()
        if self.seat is not None:
            self.hall.presence.arrive(self.table_id, self.seat)
        table.notify()

    def close(self) -> None:
        """Stop watching."""
        if self._table is not None:
            self._table.watchers.discard(self.changed)
            if self.seat is not None:
                self.hall.presence.depart(self.table_id, self.seat)
            self._table.notify()
        self.changed.set()  # whoever waits for news looks for another line

    async def table(self) -> Table:
        """Give the table, which may have been loaded anew, and refuse what this line may not see any more."""
        table = await self.hall.get(self.table_id)
        table.check_sees(self.device, self.seat)
        if table is not self._table:
            if self._table is not None:
                self._table.watchers.discard(self.changed)
            table.watchers.add(self.changed)
            self._table = table
        return table

    async def news(self) -> Update | None:
        """Give what changed since the last update; None if nothing did."""
        table = await self.table()
        if self._seen == (table.version, table):
            return None
        return await self.update("")

    async def update(self, answers: str) -> Update:
        """Give an update whether or not something changed."""
        table = await self.table()
        update = table.update(self.device, self.seat, self.since, answers)
        self.since = table.seq
        self._seen = (table.version, table)
        return update


class Socket:
    """A client on a WebSocket."""

    def __init__(self, hall: Hall, guard: Guard, socket: WebSocket, table_id: str, device: str) -> None:
        self._hall = hall
        self._guard = guard
        self._socket = socket
        self._table_id = table_id
        self._device = device
        self._who = Caller(socket.headers, socket.scope)
        self._greeted = asyncio.Event()
        self._line: Line | None = None
        self._sending = asyncio.Lock()
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Talk until the client hangs up."""
        await self._socket.accept()
        teller = asyncio.create_task(self._tell_news())
        try:
            while await self._hear(await self._socket.receive()):
                pass
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client hung up, maybe while something was being sent
        finally:
            for task in (teller, *self._hints):
                task.cancel()
            if self._line is not None:
                self._line.close()

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
            await self._send(Refusal("malformed", {"why": str(error)}).told())
            return True
        except Refusal as refusal:
            await self._send(refusal.told())
            await asyncio.sleep(1)  # slows down the one who sends too much, and nobody else
            return True
        return await self._answer(message)

    async def _answer(self, message: ClientMessage) -> bool:
        if isinstance(message, Ping):
            await self._send(Pong())
            return True
        if isinstance(message, Hello):
            return await self._greet(message)
        if self._line is None:
            await self._send(Refusal("hello-first").told(message.id))
            await self._socket.close(CLOSE_REFUSED)
            return False
        if isinstance(message, Hint):
            # Thought about beside the talk, which goes on meanwhile.
            task = asyncio.create_task(self._hint(self._line, message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            return True
        async with self._sending:
            for reply in await self._act(self._line, message):
                await self._socket.send_text(_ENCODER.encode(reply).decode())
        return True

    async def _hint(self, line: Line, message: Hint) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client hung up while waiting
            for reply in await self._found_hint(line, message):
                await self._send(reply)

    async def _found_hint(self, line: Line, message: Hint) -> list[ServerMessage]:
        try:
            table = await line.table()
            return [await table.hint(self._device, message)]
        except Refusal as refusal:
            return [refusal.told(message.id), *await self._resync(line)]

    async def _act(self, line: Line, message: Move | Undo | Why) -> list[ServerMessage]:
        """Do what is asked. News waits meanwhile, so that the answer comes first; a refusal brings a resync."""
        try:
            table = await line.table()
            if isinstance(message, Why):
                return [table.why(self._device, message)]
            if isinstance(message, Move):
                await table.move(self._device, message)
            else:
                await table.undo(self._device, message)
            return [await line.update(message.id)]
        except Refusal as refusal:
            return [refusal.told(message.id), *await self._resync(line)]

    async def _resync(self, line: Line) -> list[ServerMessage]:
        try:
            return [await line.update("")]
        except Refusal:
            return []  # this line may not see the table any more

    async def _greet(self, hello: Hello) -> bool:
        """Open the line, or another one in its place (another seat at the same device)."""
        if hello.protocol != PROTOCOL:
            await self._send(Reload(PROTOCOL))
            await self._socket.close(CLOSE_OLD)
            return False
        line = Line(self._hall, self._table_id, self._device, hello.seat, hello.since)
        async with self._sending:
            try:
                await line.open()
                reply: Update | Refused = await line.update(hello.id)
            except Refusal as refusal:
                line.close()
                reply = refusal.told(hello.id)
            else:
                if self._line is not None:
                    self._line.close()
                self._line = line
                self._greeted.set()
            await self._socket.send_text(_ENCODER.encode(reply).decode())
        return True

    async def _tell_news(self) -> None:
        """Send what changes, as soon as it does."""
        await self._greeted.wait()
        try:
            while (line := self._line) is not None:
                await line.changed.wait()
                line.changed.clear()
                async with self._sending:
                    update = await line.news() if line is self._line else None
                    if update is not None:
                        await self._socket.send_text(_ENCODER.encode(update).decode())
        except Refusal as refusal:  # the seat is another device's now
            await self._send(refusal.told())
            await self._socket.close(CLOSE_REFUSED)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client hung up; the one who listens will notice

    async def _send(self, message: ServerMessage) -> None:
        async with self._sending:
            await self._socket.send_text(_ENCODER.encode(message).decode())


async def events(line: Line) -> AsyncIterator[bytes]:
    """Stream updates as server-sent events; the caller has opened the line."""
    closing = asyncio.create_task(line.hall.closing.wait())
    try:
        update: Update | None = await line.update("")
        while not closing.done():
            if update is not None:
                yield b"id: %d\ndata: %s\n\n" % (line.since, _ENCODER.encode(update))
            else:
                yield b": still here\n\n"
            changed = asyncio.create_task(line.changed.wait())
            await asyncio.wait(
                {changed, closing}, timeout=KEEP_ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            changed.cancel()
            line.changed.clear()
            update = await line.news()
    except Refusal as refusal:
        yield b"event: refused\ndata: %s\n\n" % _ENCODER.encode(refusal.told())
    finally:
        closing.cancel()
        line.close()
