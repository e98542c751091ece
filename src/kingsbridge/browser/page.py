"""What a page's workers call: strings in, strings out, so that nothing of one language is held by the other."""

from base64 import b64encode
from collections.abc import Awaitable, Callable

import msgspec

from kingsbridge.browser.home import Home
from kingsbridge.browser.shelf import Shelf
from kingsbridge.form import describe
from kingsbridge.server.live.talk import HungUp, Line, Talk
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.history import memoir_of
from kingsbridge.server.table.rows import Stored
from kingsbridge.server.table.thinking import Question
from kingsbridge.server.worker import answer


class _PageLine(Line):
    """A line into the page."""

    def __init__(self, send: Callable[[str], object], hang_up: Callable[[], object]) -> None:
        self._send = send
        self._hang_up = hang_up
        self._open = True

    async def send(self, text: str) -> None:
        if not self._open:
            raise HungUp
        self._send(text)

    async def close(self, code: int) -> None:
        self._open = False
        self._hang_up()


class Page:
    """The tables of a page, as its worker sees them."""

    def __init__(
        self,
        shelf: Shelf,
        think: Callable[[str], Awaitable[str]],
        remember: Callable[[str], Awaitable[str]],
        settings: Settings | None = None,
    ) -> None:
        self._home = Home(shelf, think, remember, settings or Settings())
        self._talks: dict[int, Talk] = {}

    async def open(self) -> str:
        """Find the tables; says in which form the engine runs."""
        await self._home.open()
        return describe().kind

    async def ask(self, method: str, address: str, body: str) -> list[object]:
        """Answer a call: status, media type and content."""
        told = await self._home.desk.ask(method, address, body)
        return [told.status, told.media_type, told.content.decode(), told.file_name]

    def dial(
        self, number: int, table_id: str, send: Callable[[str], object], hang_up: Callable[[], object]
    ) -> None:
        """Open a line to a table."""
        self._talks[number] = self._home.talk(table_id, _PageLine(send, hang_up))

    async def say(self, number: int, text: str) -> None:
        """Say something on a line."""
        talk = self._talks.get(number)
        if talk is not None and not await talk.hear(text):
            self.hang_up(number)

    def hang_up(self, number: int) -> None:
        """Close a line."""
        talk = self._talks.pop(number, None)
        if talk is not None:
            talk.end()


def remember(stored: str) -> str:
    """Write the memoir of a stored game, in the worker beside the tables'; empty if it cannot be replayed here."""
    return b64encode(memoir_of(msgspec.json.decode(stored, type=Stored)) or b"").decode()


def think(question: str) -> str:
    """Answer a question about a seat, in the worker beside the tables'."""
    return msgspec.json.encode(answer(msgspec.json.decode(question, type=Question))).decode()
