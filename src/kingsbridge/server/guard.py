"""Guards the door: where requests come from, how many, how large, and what answers say to browsers."""

import time
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings

log = structlog.get_logger("kingsbridge.http")

LARGEST_MESSAGE = 64 * 1024
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_BUCKETS_IN_MEMORY = 20_000
_PER_ADDRESS = 10  # devices that may be busy behind one address

_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # transitions set styles of single elements
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """Counts messages: everybody has a bucket that fills at a steady rate, and each message takes one out."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: dict[str, tuple[float, float]] = {}

    def count(self, who: "Caller") -> None:
        """Count a message; refuse if there were too many from the device, or far too many from its address."""
        if self._settings.burst:
            enough = self._take(f"device {who.device}", 1) and self._take(
                f"address {who.address}", _PER_ADDRESS
            )
            if not enough:
                raise Refusal("too-many")

    def _take(self, name: str, times: int) -> bool:
        now = self._settings.clock()
        burst = self._settings.burst * times
        left, at = self._buckets.pop(name, (float(burst), now))
        left = min(burst, left + (now - at) * self._settings.rate * times)
        if len(self._buckets) >= _BUCKETS_IN_MEMORY:
            self._buckets.pop(next(iter(self._buckets)))  # the one not heard of for longest
        self._buckets[name] = (max(0.0, left - 1), now)
        return left >= 1


class Caller:
    """Who sends, for counting: the device as its cookie says, and the address, because cookies can be made up."""

    def __init__(self, headers: Mapping[str, str], scope: Scope) -> None:
        client = scope.get("client")
        self.address: str = client[0] if client else ""
        self.device = headers.get("cookie", "") or self.address


def check_origin(headers: Mapping[str, str], method: str) -> None:
    """Refuse what a page of another site sends; programs send no origin and carry no one else's cookie."""
    if method in _SAFE_METHODS:
        return
    origin = headers.get("origin")
    if origin is not None:
        try:
            same = urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            same = False
        if not same:
            raise Refusal("cross-origin")
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refusal("cross-origin")


async def read_body(request: Request) -> bytes:
    """Read the body of a request, and no more than the limit."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_MESSAGE:
            raise Refusal("too-large", {"limit": LARGEST_MESSAGE})
    if body and request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json")
    return bytes(body)


class Doorkeeper:
    """Stands before everything: checks each request and adds the headers that browsers need."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        self._app = app
        self._guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            # A line is opened by a page like a change is made: with the cookie of whoever looks at the page.
            check_origin(headers, "POST" if scope["type"] == "websocket" else scope["method"])
            self._guard.count(Caller(headers, scope))
        except Refusal as refusal:
            await _refuse(refusal, scope, send)
            return

        started = time.monotonic()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _log_request(scope, message["status"], time.monotonic() - started)
                own = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in _RAW_HEADERS if name not in own),
                ]
            await send(message)

        await self._app(scope, receive, with_headers)


def _log_request(scope: Scope, status: int, seconds: float) -> None:
    """Log what was asked by the route's pattern: paths hold invitations, which are nobody's business."""
    route = getattr(scope.get("route"), "path", "")
    log.debug("request", method=scope.get("method"), route=route, status=status, ms=round(seconds * 1000, 1))


async def _refuse(refusal: Refusal, scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    body = msgspec.json.encode(refusal.as_message())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *_RAW_HEADERS]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
