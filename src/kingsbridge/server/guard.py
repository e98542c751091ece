"""Guards the door: where requests come from, how many, how large, and what answers say to browsers."""

import asyncio
import hashlib
import ipaddress
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingsbridge.server.metrics import Metrics
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings

log = structlog.get_logger("kingsbridge.http")

COOKIE = "kingsbridge_device"
LARGEST_MESSAGE = 64 * 1024
_TOKEN = re.compile(rb"[A-Za-z0-9_-]{1,100}")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_BUCKETS_IN_MEMORY = 20_000
_PER_ADDRESS = 10  # devices that may be busy behind one address
_PER_NETWORK = 10  # addresses that may be busy in the network of one customer
_HOUSEHOLD_BITS, _CUSTOMER_BITS = 64, 48  # of an IPv6 address
_BODY_SECONDS = 20.0
# What is kept for long, by how its path ends: tables, and links to them that others may follow.
_IS_KEPT = (
    "/api/tables",
    "/rematch",
    "/playon",
    "/try",
    "/deal",
    "/play",
    "/table",
    "/api/records",
    "/api/challenges",
)
# What a request costs where it is more than one: how a path ends, and with which method.
_COSTS = {
    ("POST", "/api/tables"): 20,
    ("POST", "/rematch"): 20,
    ("POST", "/playon"): 20,
    ("POST", "/try"): 20,
    ("POST", "/deal"): 20,
    ("GET", "/deal"): 10,
    ("POST", "/why"): 2,
    ("POST", "/api/challenges"): 20,
    ("POST", "/api/records"): 20,
    ("POST", "/play"): 20,
    ("POST", "/table"): 20,
    ("POST", "/analysis"): 20,
    ("POST", "/coach"): 10,
    ("POST", "/recap"): 10,
    ("POST", "/api/callbacks"): 10,
    ("GET", "/api/book"): 10,
    ("GET", "/analysis"): 5,
    # What is long is packed anew for everybody.
    ("GET", "/api/games"): 3,
    ("GET", "/rules/en"): 3,
    ("GET", "/rules/de"): 3,
    ("GET", "/components"): 3,
    ("GET", "/api/openapi.json"): 5,
    ("GET", "/docs"): 5,
    ("GET", "/readyz"): 5,
    ("GET", "/api/tables/mine"): 3,
    ("POST", "/claim"): 10,
    ("POST", "/recover"): 20,
    ("POST", "/hint"): 10,
    ("GET", "/replay"): 10,
    ("GET", "/record"): 10,
    ("GET", "/moment"): 5,
    ("GET", "/state"): 3,
    ("GET", "/events"): 10,
    ("GET", "/live"): 5,
}
# And where it depends on what lies within the path: games that are played again for the answer.
_COSTS_WITHIN = {
    "/replay/": 5,
    "/analysis/": 5,
    "/api/challenges/": 10,
    "/api/lessons/": 5,
    "/api/puzzles/": 5,
}

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
    """Counts messages: everybody has a bucket that fills at a steady rate, and each message takes out its cost."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: dict[bytes, tuple[float, float]] = {}
        self._today = ""
        self._tables: dict[bytes, int] = {}  # made today, by device, address and network
        self._under_way: Counter[bytes] = Counter()  # requests and lines, by address and network

    def count(self, who: "Caller", cost: int = 1) -> None:
        """Count a message; refuse if there were too many from the device, or far too many from its address."""
        if self._settings.burst and not all(self._take(name, times, cost) for name, times in who.shares):
            raise Refusal("too-many")

    def count_table(self, who: "Caller") -> None:
        """Count a table that is to be made; refuse if there were too many today."""
        limit = self._settings.tables_a_day
        today = self._settings.now()[:10]
        if today != self._today or len(self._tables) >= _BUCKETS_IN_MEMORY:
            self._today, self._tables = today, {}
        if not limit:
            return
        for name, times in who.shares:
            if self._tables.get(name, 0) >= limit * times:
                raise Refusal("too-many-tables")
        for name, _ in who.shares:
            self._tables[name] = self._tables.get(name, 0) + 1

    @contextmanager
    def one_more(self, who: "Caller") -> Iterator[None]:
        """Count a request or a line for as long as it lasts; refuse if its address has too many: each takes memory."""
        for name, households in who.places:
            most = self._settings.at_once * households
            if self._settings.burst and self._under_way[name] >= most:
                raise Refusal("too-many-at-once", {"most": most})
        self._under_way.update(name for name, _ in who.places)
        try:
            yield
        finally:
            for name, _ in who.places:
                self._under_way[name] -= 1
                if not self._under_way[name]:
                    del self._under_way[name]

    def _take(self, name: bytes, times: int, cost: int) -> bool:
        now = self._settings.clock()
        burst = self._settings.burst * times
        left, at = self._buckets.pop(name, (float(burst), now))
        left = min(burst, left + (now - at) * self._settings.rate * times)
        if len(self._buckets) >= _BUCKETS_IN_MEMORY:
            self._buckets.pop(next(iter(self._buckets)))  # the one not heard of for longest
        due = min(cost, burst)
        enough = left >= due
        self._buckets[name] = (left - due if enough else left, now)
        return enough


class Caller:
    """Who sends, for counting: the device as its cookie says, and the address, because cookies can be made up.

    Who has no cookie yet counts for the address only: newcomers behind one are many people and not one device.
    Of IPv6 the network counts, too: one customer may have 65,536 addresses, each as good as a household's.
    All as short hashes: what is remembered of somebody has the same size whatever they send.
    """

    def __init__(self, headers: Mapping[str, str], scope: Scope) -> None:
        client = scope.get("client")
        sender = client[0] if client else ""
        address, wide = network(sender), network(sender, _CUSTOMER_BITS)
        self.address = _short("address", address)
        # From where they come, and how many households' worth each place may have at once.
        self.places = [(self.address, 1)]
        if wide != address:
            self.places.append((_short("network", wide), _PER_NETWORK))
        # Under which names they are counted, and how many devices' worth each may take.
        self.shares = [(name, households * _PER_ADDRESS) for name, households in self.places]
        if cookie := headers.get("cookie", ""):
            self.shares.insert(0, (_short("device", cookie), 1))


def network(address: str, bits: int = _HOUSEHOLD_BITS) -> str:
    """Give the part of an address that one household has for itself, or one customer: of IPv6 the first bits."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(parsed) if parsed.version == 4 else str(ipaddress.ip_network(f"{parsed}/{bits}", strict=False))


def _short(kind: str, name: str) -> bytes:
    return hashlib.blake2b(f"{kind} {name}".encode("utf-8", "surrogatepass"), digest_size=12).digest()


def cost_of(method: str, path: str) -> int:
    """Say what a request costs."""
    by_end = next((cost for (verb, end), cost in _COSTS.items() if verb == method and path.endswith(end)), 1)
    return max([by_end, *(cost for part, cost in _COSTS_WITHIN.items() if part in path)])


def with_our_cookie(headers: Sequence[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Leave of all cookies only ours, and that only if it may be a token.

    The others are nobody's business here, and Python takes seconds to read some of those that can be made up (before
    3.11.10 and 3.12.6): a few of them would stop the server.
    """
    ours = b""
    for name, value in headers:
        for part in value.split(b";") if name == b"cookie" else ():
            known, _, token = part.strip().partition(b"=")
            if known == COOKIE.encode() and _TOKEN.fullmatch(token):
                ours = part.strip()
    others = [header for header in headers if header[0] != b"cookie"]
    return [*others, (b"cookie", ours)] if ours else others


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
    """Read the body of a request, no more than the limit, and not for ever."""
    body = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_MESSAGE:
                    raise Refusal("too-large", {"limit": LARGEST_MESSAGE})
    except TimeoutError:
        raise Refusal("too-slow") from None
    except ClientDisconnect:
        raise Refusal("hung-up") from None
    if body and request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json")
    return bytes(body)


class Doorkeeper:
    """Stands before everything: checks each request and adds the headers that browsers need."""

    def __init__(self, app: ASGIApp, guard: Guard, metrics: Metrics) -> None:
        self._app = app
        self._guard = guard
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["headers"] = with_our_cookie(scope["headers"])
        with ExitStack() as visit:
            if await self._let_in(visit, scope, send):
                # A line has no headers to add to, and each of its messages would go through here.
                pass_on = self._app if scope["type"] == "websocket" else self._pass_on
                await pass_on(scope, receive, send)

    async def _let_in(self, visit: ExitStack, scope: Scope, send: Send) -> bool:
        """Check and count a request, which is under way until the visit ends; False if it was refused."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            # A line is opened by a page like a change is made: with the cookie of whoever looks at the page.
            method = "GET" if scope["type"] == "websocket" else scope["method"]
            check_origin(headers, "POST" if scope["type"] == "websocket" else method)
            caller = Caller(headers, scope)
            visit.enter_context(self._guard.one_more(caller))
            self._guard.count(caller, cost_of(method, scope["path"]))
            if method == "POST" and scope["path"].endswith(_IS_KEPT):
                self._guard.count_table(caller)
        except Refusal as refusal:
            await _refuse(refusal, scope, send)
            return False
        return True

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.monotonic()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._take_note(scope, message["status"], time.monotonic() - started)
                own = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in _RAW_HEADERS if name not in own),
                ]
            await send(message)

        await self._app(scope, receive, with_headers)

    def _take_note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and time by the route's pattern: paths hold invitations, which are nobody's business."""
        route = getattr(scope.get("route"), "path", "")
        method = scope.get("method", "")
        log.debug("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
        self._metrics.asked(method, route, status, seconds)


async def _refuse(refusal: Refusal, scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    body = msgspec.json.encode(refusal.as_message())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *_RAW_HEADERS]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
