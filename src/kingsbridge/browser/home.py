"""A page's home for tables: hall, lobby and desk of the server, with the page's shelf and worker handed in."""

from collections.abc import Awaitable, Callable

from kingsbridge.browser.calls import DEVICE, Desk
from kingsbridge.browser.chronicler import PageChronicler
from kingsbridge.browser.luggage import LuggageDesk
from kingsbridge.browser.shelf import Shelf, ShelfArchive
from kingsbridge.browser.thinker import PageThinker
from kingsbridge.server.analyst import Analyst
from kingsbridge.server.api.desk import desk_routes
from kingsbridge.server.hall import Hall
from kingsbridge.server.live.talk import Line, Talk
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.surroundings import Surroundings


class Home:
    """Everything a page needs to play without a server."""

    def __init__(
        self,
        shelf: Shelf,
        think: Callable[[str], Awaitable[str]],
        remember: Callable[[str], Awaitable[str]],
        settings: Settings,
    ) -> None:
        self._archive = ShelfArchive(shelf)
        self._chronicler = PageChronicler(self._archive, remember)
        self._archive.on_finished = self._chronicler.begin
        self._presence = Presence(settings.clock)
        thinker = PageThinker(think)
        surroundings = Surroundings(settings, self._archive, thinker, self._presence, Pace(settings))
        self._hall = Hall(surroundings, self._archive)
        lobby = Lobby(self._hall, self._archive, surroundings)
        luggage = LuggageDesk(self._archive, self._hall)
        analyst = Analyst(self._archive, thinker, settings.analysis_level)
        self.desk = Desk([*desk_routes(self._hall, lobby, self._presence, analyst), *luggage.routes()])

    async def open(self) -> None:
        """Find the tables on the shelf. One comes into memory when it is looked at, and its bots go on then."""
        await self._archive.open()
        self._chronicler.begin()

    def talk(self, table_id: str, line: Line) -> Talk:
        """Begin a talk about a table; those that nobody has looked at for long leave the memory."""
        self._hall.forget_idle()
        return Talk(self._hall, self._presence, line, table_id, DEVICE)
