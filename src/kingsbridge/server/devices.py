"""Devices: who asks is known by a token that the device keeps and the server stores as a hash."""

import sqlalchemy as sa

from kingsbridge.server.flags import Flags
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import DEVICES, Store, Unwritten
from kingsbridge.server.table import codes

_IN_MEMORY = 10_000
_INSERT = sa.insert(DEVICES)


class Devices:
    """All devices that have sat at a table."""

    def __init__(self, store: Store, settings: Settings, flags: Flags) -> None:
        self._store = store
        self._settings = settings
        self._flags = flags
        self._known: dict[str, str] = {}  # hash of a token -> device

    async def find(self, token: str) -> str:
        """Find the device of a token; empty if there is none."""
        if not token:
            return ""
        token_hash = codes.hashed(token)
        if token_hash not in self._known:
            query = sa.select(DEVICES.c.id).where(DEVICES.c.token_hash == token_hash)
            device = await self._store.read(lambda connection: connection.execute(query).scalar())
            if device is None:
                return ""
            self._remember(token_hash, device)
        return self._known[token_hash]

    async def add(self) -> tuple[str, str]:
        """Make a device; gives it and its token."""
        self._flags.check_may_write()
        self._flags.check_may_come()
        device, token = codes.new_id(), codes.new_token()
        token_hash = codes.hashed(token)
        row = {"id": device, "token_hash": token_hash, "created": self._settings.now()}
        try:
            await self._store.commit((_INSERT, row))
        except Unwritten:
            raise Refusal("not-stored") from None
        self._remember(token_hash, device)
        return device, token

    def forget_all(self) -> None:
        """Look everybody up again: somebody may have been removed."""
        self._known.clear()

    def _remember(self, token_hash: str, device: str) -> None:
        if len(self._known) >= _IN_MEMORY:
            self._known.clear()
        self._known[token_hash] = device
