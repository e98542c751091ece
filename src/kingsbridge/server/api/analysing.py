"""The analysis of finished games: having it made, how far it is, and the better way on the board."""

from kingsbridge.server.analyst import Analyst
from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route, Since
from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import AnalysisAnswer, Continuation
from kingsbridge.server.table.record import TableRecord


class Analysing:
    """The routes about analyses, for all who may look at the finished game."""

    def __init__(self, hall: Hall, analyst: Analyst) -> None:
        self._hall = hall
        self._analyst = analyst

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", f"{TABLE}/analysis", self.analysis, None, AnalysisAnswer),
            ("POST", f"{TABLE}/analysis", self.begin, None, AnalysisAnswer),
            ("GET", f"{TABLE}/analysis/{{ply}}", self.continuation, None, Continuation),
        ]

    async def analysis(self, call: Call, table_id: str, since: Since = 0) -> Answer:
        """Say how far the analysis of a finished game is, with the decisions after the first so many."""
        return tell(await self._analyst.tell(await self._readable(call, table_id), since))

    async def begin(self, call: Call, table_id: str) -> Answer:
        """Have a finished game analysed, or go on with its analysis."""
        record = await self._readable(call, table_id)
        return tell(await self._analyst.begin(record, await call.device(), call.home))

    async def continuation(self, call: Call, table_id: str, ply: int) -> Answer:
        """Play the better way at a decision, and what was likely to follow, on the board."""
        return tell(await self._analyst.continuation(await self._readable(call, table_id), ply))

    async def _readable(self, call: Call, table_id: str) -> TableRecord:
        table = await self._hall.get(table_id)
        await self._hall.deals.check_looks_back(await call.device(), table, None)
        return table.record
