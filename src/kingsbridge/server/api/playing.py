"""Playing at a table: looking, moving, taking back, asking."""

from collections.abc import Awaitable, Callable

from kingsbridge.server.api.answer import Answer, encoded, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import TABLE, Route, Seat, Since
from kingsbridge.server.hall import Hall
from kingsbridge.server.messages import (
    Coach,
    CoachAnswer,
    CoachConsent,
    Hint,
    HintAnswer,
    Move,
    Recap,
    RecapAnswer,
    Undo,
    Update,
    Why,
    WhyAnswer,
)
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.table import Table


class Playing:
    """The routes for those who play and watch, one question at a time."""

    def __init__(self, hall: Hall, presence: Presence) -> None:
        self._hall = hall
        self._presence = presence

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", f"{TABLE}/state", self.state, None, Update),
            ("POST", f"{TABLE}/move", self.move, Move, Update),
            ("POST", f"{TABLE}/undo", self.undo, Undo, Update),
            ("POST", f"{TABLE}/why", self.why, Why, WhyAnswer),
            ("POST", f"{TABLE}/hint", self.hint, Hint, HintAnswer),
            ("POST", f"{TABLE}/coach", self.coach, Coach, CoachAnswer),
            ("POST", f"{TABLE}/recap", self.recap, Recap, RecapAnswer),
            ("POST", f"{TABLE}/coaches", self.consent, CoachConsent, Update),
        ]

    async def state(self, call: Call, table_id: str, seat: Seat = None, since: Since = 0) -> Answer:
        """Show the table as it is for a seat, with the lines since one."""
        table = await self._hall.get(table_id)
        device = await call.device()
        await self._hall.deals.check_looks_back(device, table, seat)
        if seat is not None:
            self._presence.seen(table.id, seat)
        return encoded(table.audience.told(device, seat, since).text)

    async def move(self, call: Call, table_id: str) -> Answer:
        """Play an action. A resend with the same id is done once and answered again."""
        message = await call.message(Move)
        return await self._play(
            call, table_id, message, lambda table, device: table.referee.move(device, message)
        )

    async def undo(self, call: Call, table_id: str) -> Answer:
        """Take the seat's last move back."""
        message = await call.message(Undo)
        return await self._play(
            call, table_id, message, lambda table, device: table.referee.undo(device, message)
        )

    async def _play(
        self,
        call: Call,
        table_id: str,
        message: Move | Undo,
        act: Callable[[Table, str], Awaitable[None]],
    ) -> Answer:
        device = await call.device()
        table = await self._hall.get(table_id)
        try:
            self._check_sees(table, device, message.seat)
            await self._hall.act(table_id, lambda here: act(here, device))
            table = await self._hall.get(table_id)
        except Refusal as refusal:
            return tell(refusal.as_message(message.id), refusal.status)
        return encoded(table.audience.told(device, message.seat, message.seq, message.id).text)

    async def why(self, call: Call, table_id: str) -> Answer:
        """Explain why an action or target is not possible now."""
        message = await call.message(Why)
        table = await self._hall.get(table_id)
        return tell(table.referee.why(await call.device(), message))

    async def hint(self, call: Call, table_id: str) -> Answer:
        """Advise the deciding seat, at a table that allows hints."""
        message = await call.message(Hint)
        table = await self._hall.get(table_id)
        return tell(await table.hints.hint(await call.device(), message, call.home))

    async def coach(self, call: Call, table_id: str) -> Answer:
        """Judge all moves of the deciding seat, where there may be coaches."""
        message = await call.message(Coach)
        table = await self._hall.get(table_id)
        return tell(await table.coaching.judge(await call.device(), message, call.home))

    async def recap(self, call: Call, table_id: str) -> Answer:
        """Name the decision that mattered most in a hand, round or chapter that is over."""
        message = await call.message(Recap)
        table = await self._hall.get(table_id)
        return tell(await table.coaching.recap(await call.device(), message, call.home))

    async def consent(self, call: Call, table_id: str) -> Answer:
        """Agree to coaches at this table, or no longer."""
        message = await call.message(CoachConsent)
        table = await self._hall.get(table_id)
        device = await call.device()
        await table.coaching.consent(device, message)
        return tell(table.audience.update(device, message.seat, 0))

    def _check_sees(self, table: Table, device: str, seat: int | None) -> None:
        """Check that the asker may see a seat's view, and remember that its person is there."""
        table.audience.check_sees(device, seat)
        if seat is not None:
            self._presence.seen(table.id, seat)
