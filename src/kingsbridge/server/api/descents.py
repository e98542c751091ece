"""Tables that come from others: playing on from a moment, the same deal again, and trying something out."""

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import DealResults, NewTable, PlayOn, SameDeal, Seated, TryOut
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table import codes
from kingsbridge.server.table.descent import play_on, same_deal, try_out
from kingsbridge.server.table.making import Descent


class Descents:
    """The routes that make a table from another one."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", f"{TABLE}/playon", self.play_on, PlayOn, Seated),
            ("POST", f"{TABLE}/try", self.try_out, TryOut, Seated),
            ("POST", f"{TABLE}/deal", self.same_deal, SameDeal, Seated),
            ("GET", f"{TABLE}/deal", self.results, None, DealResults),
        ]

    async def play_on(self, call: Call, table_id: str) -> Answer:
        """Make a table that goes on from a moment of a finished game."""
        wish = await call.message(PlayOn)
        table = await self._hall.get(table_id)
        await self._hall.deals.check_looks_back(await call.device(), table)
        return await self._make(call, *play_on(table.record, wish, codes.new_seed()))

    async def try_out(self, call: Call, table_id: str) -> Answer:
        """Make a table where my seat of a running game tries out how it might go on, by what it knows."""
        wish = await call.message(TryOut)
        table = await self._hall.get(table_id)
        seat = table.seating.own_seat(await call.device(), wish.seat)
        if seat.kind != "human":
            raise Refusal("seat-with-bot", {"seat": wish.seat})
        return await self._make(call, *try_out(table.record, wish, codes.new_seed()))

    async def same_deal(self, call: Call, table_id: str) -> Answer:
        """Make a table with the deal of a finished game."""
        wish = await call.message(SameDeal)
        table = await self._hall.get(table_id)
        await self._hall.deals.check_looks_back(await call.device(), table)
        return await self._make(call, *same_deal(table.record, wish))

    async def results(self, call: Call, table_id: str) -> Answer:
        """Tell what everybody made of the deal of a finished game."""
        table = await self._hall.get(table_id)
        return tell(await self._hall.deals.results(await call.device(), table))

    async def _make(self, call: Call, wish: NewTable, descent: Descent) -> Answer:
        device = await call.seated_device()
        table, recovery = await self._lobby.create(device, wish, descent=descent)
        return tell(Seated(table.audience.info(device), table.seating.seats_of(device), recovery))
