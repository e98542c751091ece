"""Tables: making them, sitting down, getting up."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from fastapi import Request
from starlette.responses import Response

from kingsbridge.server.api.callers import Callers
from kingsbridge.server.api.replies import body_of, reply
from kingsbridge.server.api.route import TABLE, Route
from kingsbridge.server.messages import (
    BotChoice,
    Claim,
    NewTable,
    PaceChoice,
    Recover,
    SeatChoice,
    Seated,
    TableInfo,
)
from kingsbridge.server.site import Site
from kingsbridge.server.table.seating import Seating

T = TypeVar("T")


class Tables:
    """The routes about tables and their seats."""

    def __init__(self, site: Site, callers: Callers) -> None:
        self._hall = site.hall
        self._lobby = site.lobby
        self._callers = callers

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", "/api/tables", self.create, NewTable, Seated),
            ("GET", "/api/tables/mine", self.mine, None, list[TableInfo]),
            ("GET", TABLE, self.table, None, TableInfo),
            ("GET", "/api/invites/{code}", self.invite, None, TableInfo),
            ("POST", "/api/invites/{code}/claim", self.claim, Claim, Seated),
            ("POST", "/api/recover", self.recover, Recover, Seated),
            ("POST", f"{TABLE}/leave", self.leave, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/remove", self.remove, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/bot", self.bot, BotChoice, TableInfo),
            ("POST", f"{TABLE}/return", self.come_back, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/resign", self.resign, SeatChoice, TableInfo),
            ("POST", f"{TABLE}/rematch", self.rematch, None, Seated),
            ("POST", f"{TABLE}/pace", self.pace, PaceChoice, TableInfo),
        ]

    async def create(self, request: Request) -> Response:
        """Make a table and sit down at it. The game begins when no seat is open."""
        wish = await body_of(request, NewTable)

        async def act(device: str) -> Seated:
            table, codes = await self._lobby.create(device, wish)
            return Seated(table.audience.info(device), table.seating.seats_of(device), codes)

        return await self._callers.seated(request, act)

    async def mine(self, request: Request) -> Response:
        """List my tables, those that await me first."""
        device = await self._callers.device(request)
        response = reply(await self._lobby.mine(device))
        return self._callers.renewed(request, response) if device else response

    async def table(self, request: Request, table_id: str) -> Response:
        """Show a table."""
        table = await self._hall.get(table_id)
        device = await self._callers.device(request)
        table.audience.check_sees(device, None)
        return reply(table.audience.info(device))

    async def invite(self, request: Request, code: str) -> Response:
        """Show the table behind an invitation."""
        table = await self._hall.by_invite(code)
        return reply(table.audience.info(await self._callers.device(request)))

    async def claim(self, request: Request, code: str) -> Response:
        """Sit down on a free seat."""
        wish = await body_of(request, Claim)
        table = await self._hall.by_invite(code)

        async def act(device: str) -> Seated:
            seat, recovery = await table.seating.claim(device, wish.name, wish.seat)
            return Seated(table.audience.info(device), table.seating.seats_of(device), {str(seat): recovery})

        return await self._callers.seated(request, act)

    async def recover(self, request: Request) -> Response:
        """Take a seat over to this device by its recovery code."""
        wish = await body_of(request, Recover)
        table, seat, code_hash = await self._hall.by_recovery(wish.code)

        async def act(device: str) -> Seated:
            await table.seating.recover(device, seat, code_hash)
            return Seated(table.audience.info(device), [seat], {str(seat): wish.code})

        return await self._callers.seated(request, act)

    async def leave(self, request: Request, table_id: str) -> Response:
        """Leave a seat."""
        return await self._change(request, table_id, SeatChoice, lambda s, d, m: s.leave(d, m.seat))

    async def remove(self, request: Request, table_id: str) -> Response:
        """Free a guest's seat before the start (host)."""
        return await self._change(request, table_id, SeatChoice, lambda s, d, m: s.remove(d, m.seat))

    async def bot(self, request: Request, table_id: str) -> Response:
        """Give a seat to a bot: an open one, a bot's, one that was left (host), one long absent (any seat)."""
        return await self._change(request, table_id, BotChoice, lambda s, d, m: s.give_to_bot(d, m))

    async def come_back(self, request: Request, table_id: str) -> Response:
        """Take my seat back from the bot."""
        return await self._change(request, table_id, SeatChoice, lambda s, d, m: s.come_back(d, m.seat))

    async def resign(self, request: Request, table_id: str) -> Response:
        """Give up; a bot plays the seat to the end."""
        return await self._change(request, table_id, SeatChoice, lambda s, d, m: s.resign(d, m.seat))

    async def pace(self, request: Request, table_id: str) -> Response:
        """Set how quickly bots answer."""
        return await self._change(request, table_id, PaceChoice, lambda s, d, m: s.set_pace(d, m.pace))

    async def rematch(self, request: Request, table_id: str) -> Response:
        """Make the next table with the same seats; who asks later gets the same one."""
        table = await self._hall.get(table_id)
        device = await self._callers.device(request)
        following = await self._hall.get(await table.seating.rematch(device))
        codes: dict[str, str] = {}
        for seat in following.seating.seats_of(device):
            if not following.record.seats[seat].recovery_hash:
                codes[str(seat)] = await following.seating.new_recovery(seat)
        return reply(Seated(following.audience.info(device), following.seating.seats_of(device), codes))

    async def _change(
        self,
        request: Request,
        table_id: str,
        kind: type[T],
        act: Callable[[Seating, str, T], Awaitable[None]],
    ) -> Response:
        message = await body_of(request, kind)
        table = await self._hall.get(table_id)
        device = await self._callers.device(request)
        await act(table.seating, device, message)
        return reply(table.audience.info(device))
