"""What an operator has set for all processes, kept in the store: who may come, and whether anything may change.

A process looks every few seconds, so that nothing needs to be restarted.
"""

import sqlalchemy as sa

from kingsbridge.server.refusals import Refusal
from kingsbridge.server.storage import FLAGS, Store

CLOSED = "closed"  # no new people: tables are made and seats claimed only by devices that are known
READ_ONLY = "read-only"  # nothing changes
NAMES = (CLOSED, READ_ONLY)
_READY = "ready"  # written by those who look whether the store can be written
_AS_LARGE_AS_A_MOVE = "yes " * 10_000  # ten pages of SQLite
REMOVED = (
    "removed"  # another word whenever an operator has removed something that a server may have in memory
)

_SET = sa.update(FLAGS).where(FLAGS.c.name == sa.bindparam("_name")).values(value=sa.bindparam("value"))


class Flags:
    """The flags as this process knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._on: set[str] = set()
        self._removed = ""

    async def look(self) -> bool:
        """See what is set; says whether an operator has removed something since the last look."""
        query = sa.select(FLAGS.c.name, FLAGS.c.value).where(FLAGS.c.name.in_((*NAMES, REMOVED)))
        rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        found: dict[str, str] = {row[FLAGS.c.name]: row[FLAGS.c.value] for row in rows}
        self._on = {name for name in NAMES if found.get(name) == "on"}
        before, self._removed = self._removed, found.get(REMOVED, "")
        return self._removed != before

    async def set(self, name: str, on: bool) -> None:
        """Set one, for everybody."""
        await self._store.commit((_SET, {"_name": name, "value": "on" if on else ""}))
        await self.look()

    async def touch(self) -> None:
        """Write something, no less than a move needs: on a full disk there may be room for a word, but not for that."""
        await self._store.commit((_SET, {"_name": _READY, "value": _AS_LARGE_AS_A_MOVE}))

    def check_may_write(self) -> None:
        """Refuse a change while nothing may change."""
        if READ_ONLY in self._on:
            raise Refusal("read-only")

    def check_may_come(self) -> None:
        """Refuse somebody new while nobody new may come."""
        if CLOSED in self._on:
            raise Refusal("closed")

    def is_on(self, name: str) -> bool:
        """Say whether one is set."""
        return name in self._on
