"""Tables: making them, sitting down, getting up."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import (
    BotChoice,
    Claim,
    Leave,
    NewTable,
    PaceChoice,
    React,
    Recover,
    SeatChoice,
    Seated,
    TableInfo,
)
from kingsbridge.server.table.seating import Seating

T = TypeVar("T")


class Tables:
    """The routes about tables and their seats."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", "/api/tables", self.create, NewTable, Seated),
            ("GET", "/api/tables/mine", self.mine, None, list[TableInfo]),
            ("GET", TABLE, self.table, None, TableInfo),
            ("GET", "/api/invites/{code}", self.invite, None, TableInfo),
            ("POST", "/api/invites/{code}/claim", self.claim, Claim, Seated),
            ("POST", "/api/recover", self.recover, Recover, Seated),
            ("POST", f"{TABLE}/leave", self.leave, Leave, TableInfo),
            ("POST", f"{TABLE}/remove", self.remove, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/bot", self.bot, BotChoice, TableInfo),
            ("POST", f"{TABLE}/return", self.come_back, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/resign", self.resign, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/rematch", self.rematch, None, Seated),
            ("POST", f"{TABLE}/pace", self.pace, PaceChoice, TableInfo),
            ("POST", f"{TABLE}/react", self.react, React, TableInfo),
        ]

    async def create(self, call: Call) -> Answer:
        """Make a table and sit down at it. The game begins when no seat is open."""
        wish = await call.message(NewTable)
        device = await call.seated_device()
        table, codes = await self._lobby.create(device, wish)
        return tell(Seated(table.audience.info(device), table.seating.seats_of(device), codes))

    async def mine(self, call: Call) -> Answer:
        """List my tables, those that await me first."""
        device = await call.device()
        if device:
            call.renew()
        return tell(await self._lobby.mine(device))

    async def table(self, call: Call, table_id: str) -> Answer:
        """Show a table."""
        table = await self._hall.get(table_id)
        device = await call.device()
        table.audience.check_sees(device, None)
        return tell(table.audience.info(device))

    async def invite(self, call: Call, code: str) -> Answer:
        """Show the table behind an invitation."""
        table = await self._hall.by_invite(code)
        return tell(table.audience.info(await call.device()))

    async def claim(self, call: Call, code: str) -> Answer:
        """Sit down on a free seat."""
        wish = await call.message(Claim)
        table = await self._hall.by_invite(code)
        device = await call.seated_device()
        seat, recovery = await table.seating.claim(device, wish.name, wish.seat)
        codes = {str(seat): recovery}
        return tell(Seated(table.audience.info(device), table.seating.seats_of(device), codes))

    async def recover(self, call: Call) -> Answer:
        """Take a seat over to this device by its recovery code."""
        wish = await call.message(Recover)
        table, seat, code_hash = await self._hall.by_recovery(wish.code)
        device = await call.seated_device()
        code = await table.seating.recover(device, seat, code_hash)
        return tell(Seated(table.audience.info(device), [seat], {str(seat): code}))

    async def leave(self, call: Call, table_id: str) -> Answer:
        """Leave a seat; a bot may play on until its person comes back."""
        return await self._change(call, table_id, Leave, lambda s, d, m: s.leave(d, m))

    async def remove(self, call: Call, table_id: str) -> Answer:
        """Free a guest's seat before the start (host)."""
        return await self._change(call, table_id, SeatChoice, lambda s, d, m: s.remove(d, m.seat))

    async def bot(self, call: Call, table_id: str) -> Answer:
        """Give a seat to a bot: an open one, a bot's, one that was left (host), one long absent (any seat)."""
        return await self._change(call, table_id, BotChoice, lambda s, d, m: s.give_to_bot(d, m))

    async def come_back(self, call: Call, table_id: str) -> Answer:
        """Take my seat back from the bot."""
        return await self._change(call, table_id, SeatChoice, lambda s, d, m: s.come_back(d, m.seat))

    async def resign(self, call: Call, table_id: str) -> Answer:
        """Give up; a bot plays the seat to the end."""
        return await self._change(call, table_id, SeatChoice, lambda s, d, m: s.resign(d, m.seat))

    async def pace(self, call: Call, table_id: str) -> Answer:
        """Set how quickly bots answer."""
        return await self._change(call, table_id, PaceChoice, lambda s, d, m: s.set_pace(d, m.pace))

    async def react(self, call: Call, table_id: str) -> Answer:
        """Say one of the short things that can be said; now and then, not all the time."""
        message = await call.message(React)
        table = await self._hall.get(table_id)
        device = await call.device()
        await table.reactions.react(device, message)
        return tell(table.audience.info(device))

    async def rematch(self, call: Call, table_id: str) -> Answer:
        """Make the next table with the same seats; who asks later gets the same one, and a seat they had left."""
        table = await self._hall.get(table_id)
        device = await call.device()
        following = await self._hall.get(await table.seating.rematch(device))
        codes: dict[str, str] = {}
        for number in table.seating.seats_of(device):
            name = table.seating.any_seat(number).name
            if code := await following.seating.sit_again(device, number, name):
                codes[str(number)] = code
        for seat in following.seating.seats_of(device):
            if not following.record.seats[seat].recovery_hash:
                codes[str(seat)] = await following.seating.new_recovery(seat)
        return tell(Seated(following.audience.info(device), following.seating.seats_of(device), codes))

    async def _change(
        self,
        call: Call,
        table_id: str,
        kind: type[T],
        act: Callable[[Seating, str, T], Awaitable[None]],
    ) -> Answer:
        message = await call.message(kind)
        device = await call.device()
        await self._hall.act(table_id, lambda here: act(here.seating, device, message))
        return tell((await self._hall.get(table_id)).audience.info(device))
