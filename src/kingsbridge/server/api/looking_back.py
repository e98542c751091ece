"""Looking back at a table: earlier moments, replays, and the record to download."""

from typing import Any

from kingsbridge.server.api.answer import Answer, download, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route, Seat, Seq
from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import Moment, Position, Replay
from kingsbridge.server.table import history
from kingsbridge.server.table.record import TableRecord


class LookingBack:
    """The routes about what has been."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", f"{TABLE}/moment", self.moment, None, Moment),
            ("GET", f"{TABLE}/replay", self.replay, None, Replay),
            ("GET", f"{TABLE}/replay/{{ply}}", self.position, None, Position),
            ("GET", f"{TABLE}/record", self.record, None, dict[str, Any]),
        ]

    async def moment(self, call: Call, table_id: str, seq: Seq, seat: Seat = None) -> Answer:
        """Show the table as a seat saw it right after a line."""
        return tell(history.moment(await self._readable(call, table_id, seat), seq, seat))

    async def replay(self, call: Call, table_id: str) -> Answer:
        """Tell a finished game move by move."""
        return tell(history.replay(await self._readable(call, table_id, None)))

    async def position(self, call: Call, table_id: str, ply: int) -> Answer:
        """Show a finished game after so many moves, all hands open."""
        return tell(history.position(await self._readable(call, table_id, None), ply))

    async def record(self, call: Call, table_id: str, seat: Seat = None) -> Answer:
        """Download the record: a finished game whole, of a running one my view and the public lines."""
        record = await self._readable(call, table_id, seat)
        return download(history.download(record, seat), f"{record.row.game}-{record.id}.json")

    async def _readable(self, call: Call, table_id: str, seat: int | None) -> TableRecord:
        table = await self._hall.get(table_id)
        await self._hall.deals.check_looks_back(await call.device(), table, seat)
        return table.record
