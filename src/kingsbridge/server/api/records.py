"""Records that are brought along, to look at or to go on with, and games that are shown to others."""

from typing import Any

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.hall import Hall, beside
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import BringOn, Seated, Share, TableInfo
from kingsbridge.server.table import codes
from kingsbridge.server.table.descent import bring_on
from kingsbridge.server.table.importing import refereed


class Records:
    """The routes that bring games in, and let others look at finished ones."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", "/api/records", self.bring, dict[str, Any], TableInfo),
            ("POST", "/api/records/playon", self.bring_on, BringOn, Seated),
            ("POST", f"{TABLE}/share", self.share, Share, TableInfo),
        ]

    async def bring(self, call: Call) -> Answer:
        """Bring the record of a finished game along: it is refereed, and then shown like any other finished game."""
        record = await call.message(dict[str, Any])
        device = await call.seated_device()
        table = await self._lobby.bring(device, record)
        return tell(table.audience.info(device))

    async def bring_on(self, call: Call) -> Answer:
        """Make a table that goes on with a game begun elsewhere; everybody there is told that it was."""
        wish = await call.message(BringOn)
        play, _ = await beside(refereed, wish.record)
        table, descent = bring_on(play, wish, codes.new_seed())
        device = await call.seated_device()
        made, recovery = await self._lobby.create(device, table, descent=descent)
        return tell(Seated(made.audience.info(device), made.seating.seats_of(device), recovery))

    async def share(self, call: Call, table_id: str) -> Answer:
        """Let everybody with the link look at a finished game, or no longer (host)."""
        message = await call.message(Share)
        device = await call.device()
        await self._hall.act(table_id, lambda here: here.seating.share(device, message.allowed))
        return tell((await self._hall.get(table_id)).audience.info(device))
