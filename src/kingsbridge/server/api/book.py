"""My book: the finished games of a device with their results."""

from typing import Annotated

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import LARGEST_NUMBER, Route, Within
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import FinishedGames
from kingsbridge.server.table.results import finished_game

# Each has to be replayed to know its result, and others wait meanwhile; a client keeps what it was told.
_AT_ONCE = 10

From = Annotated[int, Within("How many of the latest games to pass over.", 0, LARGEST_NUMBER)]


class BookRoutes:
    """The route about what a device has played."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    def routes(self) -> list[Route]:
        """List the routes."""
        return [("GET", "/api/book", self.finished, None, FinishedGames)]

    async def finished(self, call: Call, first: From = 0) -> Answer:
        """List some of my finished games with their results, the latest first."""
        device = await call.device()
        ids = await self._lobby.finished(device)
        tables = [await self._hall.get(table_id) for table_id in ids[first : first + _AT_ONCE]]
        games = [finished_game(table.record, device) for table in tables]
        after = first + len(tables)
        return tell(
            FinishedGames([game for game in games if game], len(ids), after if after < len(ids) else 0)
        )
