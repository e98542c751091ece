"""Records that are brought along and games that are shown to others."""

from typing import Any

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import Share, TableInfo


class Records:
    """The routes that bring finished games in, and let others look at them."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", "/api/records", self.bring, dict[str, Any], TableInfo),
            ("POST", f"{TABLE}/share", self.share, Share, TableInfo),
        ]

    async def bring(self, call: Call) -> Answer:
        """Bring the record of a finished game along: it is refereed, and then shown like any other finished game."""
        record = await call.message(dict[str, Any])
        device = await call.seated_device()
        table = await self._lobby.bring(device, record)
        return tell(table.audience.info(device))

    async def share(self, call: Call, table_id: str) -> Answer:
        """Let everybody with the link look at a finished game, or no longer (host)."""
        message = await call.message(Share)
        device = await call.device()
        await self._hall.act(table_id, lambda here: here.seating.share(device, message.allowed))
        return tell((await self._hall.get(table_id)).audience.info(device))
