"""Devices: who asks is known by a token that the device keeps and the server stores as a hash.

A device that is new is stored together with the table it makes or the seat it takes: one commit, and not two in turn.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from kingsbridge.server.flags import Flags
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import DEVICES, Store, Unwritten, Write
from kingsbridge.server.table import codes

_IN_MEMORY = 10_000
_INSERT = sa.insert(DEVICES)


class Newcomers:
    """The devices whose first request is being answered, with the row of each that is not stored yet."""

    def __init__(self) -> None:
        self._rows: dict[str, Write] = {}

    def add(self, device: str, row: Write) -> None:
        """Take note of one."""
        self._rows[device] = row

    def among(self, devices: Iterable[str]) -> dict[str, Write]:
        """Give those of these devices that are not stored yet."""
        return {device: self._rows[device] for device in devices if device in self._rows}

    def drop(self, devices: Iterable[str]) -> None:
        """Forget some: they are stored, or were told no."""
        for device in devices:
            self._rows.pop(device, None)


class Devices:
    """All devices that have sat at a table."""

    def __init__(self, store: Store, settings: Settings, flags: Flags, newcomers: Newcomers) -> None:
        self._store = store
        self._settings = settings
        self._flags = flags
        self._newcomers = newcomers
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

    def add(self) -> tuple[str, str]:
        """Make a device that is not stored yet; gives it and its token, which nobody may be told before `keep`."""
        self._flags.check_may_write()
        self._flags.check_may_come()
        device, token = codes.new_id(), codes.new_token()
        token_hash = codes.hashed(token)
        row = {"id": device, "token_hash": token_hash, "created": self._settings.now()}
        self._newcomers.add(device, (_INSERT, row))
        self._remember(token_hash, device)
        return device, token

    async def keep(self, device: str) -> None:
        """See that a device is stored, if no table has taken it along."""
        rows = self._newcomers.among([device])
        if rows:
            try:
                await self._store.commit(*rows.values())
            except Unwritten:
                raise Refusal("not-stored") from None
            self._newcomers.drop(rows)

    def forget(self, device: str) -> None:
        """Let go of a device whose first request has been answered, one way or the other."""
        self._newcomers.drop([device])

    def forget_all(self) -> None:
        """Look everybody up again: somebody may have been removed."""
        self._known.clear()

    def _remember(self, token_hash: str, device: str) -> None:
        if len(self._known) >= _IN_MEMORY:
            self._known.clear()
        self._known[token_hash] = device
