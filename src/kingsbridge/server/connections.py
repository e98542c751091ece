"""Connections that do not wait for ever: a request's head comes soon, and control frames are counted like messages."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

HEAD_SECONDS = 10.0
_CONTROL_FRAMES = 60  # pings, pongs and pieces of messages that one line may send at once ...
_CONTROL_RATE = 3.0  # ... and a second for long
_POLICY_VIOLATION = 1008


class PatientHttp(HttpToolsProtocol):
    """HTTP with a time limit for the head of a request; the application has one for the body."""

    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._await_head()

    def on_message_begin(self) -> None:
        """A head has begun."""
        super().on_message_begin()
        if self._head is None:
            self._await_head()

    def on_headers_complete(self) -> None:
        """It came."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        self._head = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class CountedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which control frames cost something too: nobody else sees them."""

    _left = float(_CONTROL_FRAMES)
    _counted_at = 0.0

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


def protocols() -> dict[str, Any]:
    """Give what uvicorn takes to use them."""
    return {"http": PatientHttp, "ws": CountedWebSocket}
