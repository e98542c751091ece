"""Connections that do not wait for ever: a request's head comes soon and is short, what is sent is read, and control
frames are counted."""

import asyncio
import resource
import sys
from collections import deque
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

HEAD_SECONDS = 10.0
# In which somebody must have read nearly all of what waits for them: a page on the worst of lines needs half of it.
UNREAD_SECONDS = 60.0
# Of a request, and all else that is not its body: no parser may be made to keep more.
LARGEST_HEAD = 64 * 1024
_CONTROL_FRAMES = 60  # pings, pongs and pieces of messages that one line may send at once ...
_CONTROL_RATE = 3.0  # ... and a second for long
_POLICY_VIOLATION = 1008
_MAPPED = "::ffff:"


class Unread:
    """Part of a connection: one whose other side does not read is not kept.

    To close it would not do: that waits until everything has been sent.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _giving_up: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits to be read than there should."""
        super().pause_writing()  # type: ignore[misc]  # of the protocol that this is a part of
        self._giving_up = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read, or the connection is gone."""
        if self._giving_up is not None:
            self._giving_up.cancel()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing waits any more."""
        if self._giving_up is not None:
            self._giving_up.cancel()
        super().connection_lost(exc)  # type: ignore[misc]


class PatientHttp(Unread, HttpToolsProtocol):
    """HTTP with limits for the head of a request; the application has them for the body."""

    # Who has not said yet what they want, the longest wait first.
    _waiting: ClassVar[dict["PatientHttp", asyncio.TimerHandle]] = {}
    _overhead = 0  # bytes of the request that are not its body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self.client = plain(self.client)
        # Requests that are not answered yet: a client may send the next one before it has the answer to the last.
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._await_more()

    def data_received(self, data: bytes) -> None:
        """Read on, unless it becomes too much."""
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        """A head has begun."""
        super().on_message_begin()
        self._overhead = 0
        if self not in self._waiting:
            self._await_more()

    def on_headers_complete(self) -> None:
        """It came."""
        self._stop_waiting()
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A piece of the body came."""
        self._overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is given: who still sends is not listened to for long."""
        self._unanswered.popleft()
        if self.cycle.more_body and not self.transport.is_closing():
            self._await_more()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits any more, for any answer; uvicorn says so to the last request only."""
        self._stop_waiting()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def _await_more(self) -> None:
        """Wait, but not for long; and if files run short because many do, let the one go that has waited longest."""
        self._stop_waiting()
        self._waiting[self] = self.loop.call_later(HEAD_SECONDS, self.transport.close)
        if len(self._waiting) > _most_waiting():
            longest = next(iter(self._waiting))
            longest._stop_waiting()
            longest.transport.close()

    def _stop_waiting(self) -> None:
        timer = self._waiting.pop(self, None)
        if timer is not None:
            timer.cancel()


def _most_waiting() -> int:
    """Say how many may wait at once: a quarter of what this process may have open."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if limit == resource.RLIM_INFINITY else limit // 4


class CountedWebSocket(Unread, WebSocketsSansIOProtocol):
    """A WebSocket on which control frames cost something too: nobody else sees them."""

    _left = float(_CONTROL_FRAMES)
    _counted_at = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to listen."""
        super().connection_made(transport)
        self.client = plain(self.client)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further piece of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        now = self.loop.time()
        passed = now - self._counted_at if self._counted_at else 0.0
        self._left = min(_CONTROL_FRAMES, self._left + passed * _CONTROL_RATE) - 1
        self._counted_at = now
        if self._left >= 0:
            return True
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(_POLICY_VIOLATION)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        return False


def plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Write an IPv4 address as one: a socket for both kinds writes all of them as addresses of one IPv6 network."""
    if client is None or not client[0].startswith(_MAPPED):
        return client
    return client[0].removeprefix(_MAPPED), client[1]


def protocols() -> dict[str, Any]:
    """Give what uvicorn takes to use them."""
    return {"http": PatientHttp, "ws": CountedWebSocket}
