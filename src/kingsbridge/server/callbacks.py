"""Callbacks: where people who asked for it are told that it is their turn, when they are away.

Either their browser's push service (Web Push, encrypted for the browser and signed with the server's VAPID key) or an
address of their own. A notice names the game and the table, and nothing that anybody holds.
"""

import asyncio
import base64
import contextlib
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, Literal
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
import structlog

from kingsbridge.core.registry import load_game
from kingsbridge.server import outside
from kingsbridge.server.flags import Flags
from kingsbridge.server.messages import Callback, CallbackInfo
from kingsbridge.server.metrics import Metrics
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import CALLBACKS, FLAGS, Conflict, Store, Unwritten
from kingsbridge.server.table import codes
from kingsbridge.server.typed_rows import typed
from kingsbridge.texts import LANGUAGES, Texts

log = structlog.get_logger("kingsbridge.callbacks")

_MOST = 5  # of one device
_LONGEST_KEY = 200
_THREADS = 32
# Whoever has named an address that keeps a thread for so long is not told again for a while: others wait for threads.
_SLOW_SECONDS = 5.0
_REST_SECONDS = 600.0
_PUSH_KEYS = ("p256dh", "auth")
_INSERT = sa.insert(CALLBACKS)
_DELETE = sa.delete(CALLBACKS).where(
    CALLBACKS.c.id == sa.bindparam("_id"), CALLBACKS.c.device == sa.bindparam("_device")
)
_KEY = "vapid"
_INSERT_KEY = sa.insert(FLAGS)
_GONE = (404, 410)
_SIGNED_SECONDS = 12 * 3600
_KEPT_SECONDS = 24 * 3600  # by the push service, for a browser that is closed


@dataclass(frozen=True)
class CallbackRow:
    """A callback as it is kept."""

    id: str
    device: str
    kind: Literal["push", "webhook"]
    address: str
    keys: dict[str, str]
    language: str
    created: str


class Callbacks:
    """The callbacks of all devices."""

    def __init__(self, store: Store, settings: Settings, flags: Flags, metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._flags = flags
        self._metrics = metrics
        self._vapid: Any = None
        # Of their own: addresses that do not answer must not keep the store's readers waiting.
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="notices")
        # By device: it is told one thing after the other.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._resting: dict[str, float] = {}  # devices, until when

    # --- what people ask for ----------------------------------------------------------------------------------------

    async def add(self, device: str, wish: Callback) -> CallbackInfo:
        """Take note of where a device wants to be told."""
        if not device:
            raise Refusal("not-seated")
        self._flags.check_may_write()
        self._check(wish)
        known = await self._rows(device)
        for row in known:  # asked for twice is told once
            if (row.kind, row.address) == (wish.kind, wish.address):
                await self._commit((_DELETE, {"_id": row.id, "_device": device}))
                known.remove(row)
                break
        if len(known) >= _MOST:
            raise Refusal("too-many-callbacks", {"most": _MOST})
        fresh = CallbackRow(
            id=codes.new_id(),
            device=device,
            kind=wish.kind,
            address=wish.address,
            keys={name: wish.keys[name] for name in _PUSH_KEYS} if wish.kind == "push" else {},
            language=wish.language if wish.language in LANGUAGES else "en",
            created=self._settings.now(),
        )
        await self._commit((_INSERT, {**asdict(fresh), "keys": json.dumps(fresh.keys)}))
        return _info(fresh)

    async def of(self, device: str) -> list[CallbackInfo]:
        """List the callbacks of a device."""
        return [_info(row) for row in await self._rows(device)]

    async def remove(self, device: str, callback_id: str) -> None:
        """Tell no more."""
        self._flags.check_may_write()
        await self._commit((_DELETE, {"_id": callback_id, "_device": device}))

    async def push_key(self) -> str:
        """Give the key that browsers subscribe with; empty where there is no push."""
        if not self._settings.push_contact:
            return ""
        vapid = await self._load_vapid()
        return "" if vapid is None else _public_key(vapid)

    def _check(self, wish: Callback) -> None:
        offered = self._settings.push_contact if wish.kind == "push" else self._settings.webhooks
        if not offered:
            raise Refusal("no-callbacks")
        try:
            outside.check_address(wish.address, self._settings.callbacks_anywhere)
            if wish.kind == "push":
                if any(len(wish.keys[name]) > _LONGEST_KEY for name in _PUSH_KEYS):
                    raise Refusal("bad-callback")
                _encrypted(b"", wish.keys)
        except Exception:  # keys can be wrong in any way
            raise Refusal("bad-callback") from None

    # --- telling ----------------------------------------------------------------------------------------------------

    async def tell(self, device: str, game: str, table_id: str) -> None:
        """Tell a device that a table waits for it."""
        lock = self._locks.setdefault(device, asyncio.Lock())
        async with lock:
            await self._tell(device, game, table_id)

    async def _tell(self, device: str, game: str, table_id: str) -> None:
        for row in await self._rows(device):
            if self._resting.get(device, 0.0) > self._settings.clock():
                self._metrics.noticed(row.kind, "left out")
                continue
            texts = Texts(row.language)
            notice = {
                "event": "your-turn",
                "game": game,
                "table": table_id,
                "text": texts.say("push-your-turn", game=texts.of_game(load_game(game), "game-title")),
                "off": row.id,
                "off_text": texts.say("push-off"),
            }
            started = self._settings.clock()
            outcome = await self._send(row, msgspec.json.encode(notice))
            if self._settings.clock() - started > _SLOW_SECONDS:
                self._let_rest(device)
            self._metrics.noticed(row.kind, outcome)
            if outcome == "gone":
                await self.remove(device, row.id)

    def _let_rest(self, device: str) -> None:
        now = self._settings.clock()
        self._resting = {other: until for other, until in self._resting.items() if until > now}
        self._resting[device] = now + _REST_SECONDS

    async def _send(self, row: CallbackRow, body: bytes) -> str:
        try:
            headers = {"content-type": "application/json"}
            if row.kind == "push":
                body = _encrypted(body, row.keys)
                headers = await self._push_headers(row.address)
            anywhere = self._settings.callbacks_anywhere
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, outside.post, row.address, body, headers, anywhere
            )
        except Exception as error:  # whatever is wrong with an address, the game goes on
            log.info("notice not sent", kind=row.kind, why=type(error).__name__)
            return "failed"
        return "sent" if status < 300 else "gone" if status in _GONE else "refused"

    async def _push_headers(self, address: str) -> dict[str, str]:
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._settings.push_contact,
            "exp": int(time.time()) + _SIGNED_SECONDS,
        }
        signed = (await self._load_vapid()).sign(claims)
        return {
            **{name.lower(): value for name, value in signed.items()},
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(_KEPT_SECONDS),
            "urgency": "normal",
            "topic": "your-turn",
        }

    def close(self) -> None:
        """Tell nobody any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- keys -------------------------------------------------------------------------------------------------------

    async def _load_vapid(self) -> Any:
        """Load the server's key, or make it once for all processes; None where the extra `push` is missing."""
        if self._vapid is None:
            try:
                from py_vapid import Vapid02
            except ImportError:
                log.warning("no push", why="the extra `push` is not installed")
                return None
            fresh = Vapid02()
            fresh.generate_keys()
            with contextlib.suppress(Conflict):  # it was made before
                await self._commit((_INSERT_KEY, {"name": _KEY, "value": fresh.private_pem().decode()}))
            query = sa.select(FLAGS.c.value).where(FLAGS.c.name == _KEY)
            pem = await self._store.read(lambda connection: connection.execute(query).scalar_one())
            self._vapid = Vapid02.from_pem(pem.encode())
        return self._vapid

    async def _rows(self, device: str) -> list[CallbackRow]:
        query = sa.select(CALLBACKS).where(CALLBACKS.c.device == device).order_by(CALLBACKS.c.created)
        rows = await self._store.read(lambda connection: list(connection.execute(query).mappings()))
        return [typed(CallbackRow, row, keys=json.loads(row[CALLBACKS.c["keys"]])) for row in rows]

    async def _commit(self, write: Any) -> None:
        try:
            await self._store.commit(write)
        except Unwritten:
            raise Refusal("not-stored") from None


def _info(row: CallbackRow) -> CallbackInfo:
    return CallbackInfo(row.id, row.kind, urlsplit(row.address).hostname or "")


def _encrypted(body: bytes, keys: dict[str, str]) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    encrypted: bytes = http_ece.encrypt(
        body,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(keys["p256dh"]),
        auth_secret=_decoded(keys["auth"]),
        version="aes128gcm",
    )
    return encrypted


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _public_key(vapid: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()
