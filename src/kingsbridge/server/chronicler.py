"""The chronicler: writes the memoirs of finished games, in a process of its own that yields to everybody else.

A server starts it now and then; `python -m kingsbridge.server.chronicler ADDRESS` runs it by hand. It writes what is
missing and ends. So when a later version plays by other rules, the games of today can still be shown.
"""

import asyncio
import os
import sys

import structlog

from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.settings import database_url
from kingsbridge.server.storage import Conflict, Store
from kingsbridge.server.table import history
from kingsbridge.server.table_storage import TableStorage

log = structlog.get_logger("kingsbridge.chronicler")

_AT_A_TIME = 50
_LOWEST_PRIORITY = 19


async def write_memoirs(store: Store) -> int:
    """Write the memoirs of all finished games that have none and can be replayed here; gives how many."""
    storage = TableStorage(store, Neighbours(store.url))
    written = 0
    seen: set[str] = set()
    while fresh := [
        found for found in await storage.find_without_memoir(_AT_A_TIME + len(seen)) if found not in seen
    ]:
        for table_id in fresh:
            seen.add(table_id)
            written += await _write(storage, table_id)
    return written


async def _write(storage: TableStorage, table_id: str) -> bool:
    stored = await storage.read(table_id)
    if stored is None:
        return False
    written = history.memoir_of(stored)
    if written is None:
        return False
    try:
        await storage.write_memoir(table_id, written)
    except Conflict:
        return False  # another one was quicker
    return True


async def _run(address: str) -> None:
    store = Store(database_url(address))
    store.open()
    try:
        log.info("memoirs written", count=await write_memoirs(store))
    finally:
        store.close()


def main() -> None:
    """Write what is missing."""
    os.nice(_LOWEST_PRIORITY)
    asyncio.run(_run(os.environ.get("KINGSBRIDGE_DATABASE_URL") or sys.argv[1]))


if __name__ == "__main__":
    main()
