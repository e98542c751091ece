"""The chronicler of a page: writes the memoirs of its finished games, so that a later version can still show them.

A memoir takes a second or two, so it is written in the worker beside the tables', like the bots' choices.
"""

import asyncio
import logging
from base64 import b64decode
from collections.abc import Awaitable, Callable

import msgspec

from kingsbridge.browser.shelf import ShelfArchive
from kingsbridge.server.table.surroundings import NotStored

log = logging.getLogger("kingsbridge.chronicler")


class PageChronicler:
    """Writes what is missing; `remember` takes a stored table and gives its memoir, both as text, empty for none."""

    def __init__(self, archive: ShelfArchive, remember: Callable[[str], Awaitable[str]]) -> None:
        self._archive = archive
        self._remember = remember
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Begin to write; nobody waits for it."""
        task = asyncio.ensure_future(self.write())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def write(self) -> None:
        """Write the memoirs that are missing, one after the other."""
        async with self._writing:
            for table_id in self._archive.find_without_memoir():
                await self._write(table_id)

    async def _write(self, table_id: str) -> None:
        stored = await self._archive.read(table_id)
        if stored is None:
            return
        try:
            written = await self._remember(msgspec.json.encode(stored).decode())
            if written:
                await self._archive.write_memoir(table_id, b64decode(written))
        except NotStored:
            log.warning("no room for a memoir")
        except Exception as error:  # a worker can be lost in any way; the next start tries again
            log.warning("memoir failed", extra={"why": type(error).__name__})
