"""Hints for the deciding seat, from what it may know."""

import asyncio

from kingsbridge.core.play import Play
from kingsbridge.server.messages import Hint, HintAnswer, HintedAction
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.record import TableRecord, uninterrupted
from kingsbridge.server.table.referee import Referee
from kingsbridge.server.table.seating import Seating
from kingsbridge.server.table.surroundings import Thinker
from kingsbridge.server.table.thinking import Place, hint_question


class Hints:
    """One hint at a time, and one search a position."""

    def __init__(self, record: TableRecord, seating: Seating, referee: Referee, thinker: Thinker) -> None:
        self._record = record
        self._seating = seating
        self._referee = referee
        self._thinker = thinker
        self._thinking = asyncio.Lock()
        # The line that led to the position, and its hints.
        self._found: tuple[int, list[HintedAction]] = (0, [])

    @uninterrupted
    async def hint(self, device: str, hint: Hint, home: str = "") -> HintAnswer:
        """Advise the deciding seat; `home` is from where the device asks, empty if nobody knows."""
        self._check(device, hint)
        async with self._thinking:
            play = self._check(device, hint)
            at = self._record.position_seq
            if self._found[0] != at:
                asked = hint_question(play.state, len(play.moves))
                found = await self._thinker.hint(asked, Place(owner=device, home=lambda: home))
                if found is None:
                    raise Refusal("no-hint-found")
                self._found = (at, found)
            return HintAnswer(hint.id, self._found[1])

    def _check(self, device: str, hint: Hint) -> Play:
        self._seating.own_seat(device, hint.seat)
        if not self._record.row.hints:
            raise Refusal("no-hints")
        return self._referee.check_turn(hint.seat, hint.seq)
