"""Looking back at a table: earlier moments, replays, and the record to download."""

from typing import Any

from fastapi import Request
from starlette.responses import Response

from kingsbridge.server.api.callers import Callers
from kingsbridge.server.api.replies import reply
from kingsbridge.server.api.route import TABLE, Route, Seat, Seq
from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import Moment, Position, Replay
from kingsbridge.server.table import history
from kingsbridge.server.table.record import TableRecord


class LookingBack:
    """The routes about what has been."""

    def __init__(self, hall: Hall, callers: Callers) -> None:
        self._hall = hall
        self._callers = callers

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", f"{TABLE}/moment", self.moment, None, Moment),
            ("GET", f"{TABLE}/replay", self.replay, None, Replay),
            ("GET", f"{TABLE}/replay/{{ply}}", self.position, None, Position),
            ("GET", f"{TABLE}/record", self.record, None, dict[str, Any]),
        ]

    async def moment(self, request: Request, table_id: str, seq: Seq, seat: Seat = None) -> Response:
        """Show the table as a seat saw it right after a line."""
        return reply(history.moment(await self._readable(request, table_id, seat), seq, seat))

    async def replay(self, request: Request, table_id: str) -> Response:
        """Tell a finished game move by move."""
        return reply(history.replay(await self._readable(request, table_id, None)))

    async def position(self, request: Request, table_id: str, ply: int) -> Response:
        """Show a finished game after so many moves, all hands open."""
        return reply(history.position(await self._readable(request, table_id, None), ply))

    async def record(self, request: Request, table_id: str, seat: Seat = None) -> Response:
        """Download the record: a finished game whole, of a running one my view and the public lines."""
        record = await self._readable(request, table_id, seat)
        response = reply(history.download(record, seat))
        response.headers["content-disposition"] = f'attachment; filename="{record.row.game}-{record.id}.json"'
        return response

    async def _readable(self, request: Request, table_id: str, seat: int | None) -> TableRecord:
        table = await self._hall.get(table_id)
        table.audience.check_sees(await self._callers.device(request), seat)
        return table.record
