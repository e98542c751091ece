"""The driver of a table's bots: asks for their moves, waits for undos, and keeps their pace."""

import asyncio
import logging
from collections.abc import Callable

from kingsbridge.bots.seeds import bot_seed
from kingsbridge.core.play import Play
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.levels import lower_level
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.record import TableRecord, uninterrupted
from kingsbridge.server.table.referee import Referee
from kingsbridge.server.table.seating import Seating
from kingsbridge.server.table.surroundings import Thinker
from kingsbridge.server.table.thinking import Place, Question, question

log = logging.getLogger("kingsbridge.table")

_FIRST_WAIT = 0.5  # seconds until a failed move is tried again; doubled each time ...
_LONGEST_WAIT = 15.0  # ... up to this


class Driver:
    """Plays for bots until it is a person's turn; `place` is where they stand among those who wait for a thinker."""

    def __init__(
        self,
        record: TableRecord,
        seating: Seating,
        referee: Referee,
        thinker: Thinker,
        pace: Pace,
        place: Place,
        settings: Settings,
        stands: Callable[[], bool],
    ) -> None:
        self._record = record
        self._seating = seating
        self._referee = referee
        self._thinker = thinker
        self._pace = pace
        self.place = place
        self._settings = settings
        self._stands = stands
        self._task: asyncio.Task[None] | None = None
        # The last choice and its position: where it cannot be stored for a while nobody thinks about it again.
        self._chosen = (0, "")

    def wake(self) -> None:
        """Let a bot play if it is a bot's turn."""
        if self._goes_on() and not self.is_driving:
            self._task = asyncio.create_task(self._drive())

    @property
    def is_driving(self) -> bool:
        """Whether bots play at this moment."""
        return self._task is not None and not self._task.done()

    def unlink(self) -> None:
        """Play no more: the table is not the one that stands."""
        self._stands = bool

    async def stop(self) -> None:
        """Stop the bots."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def offered_level(self, device: str) -> str:
        """Offer the host weaker bots where they have waited long for their turn to think; empty: no offer."""
        now, long = self._settings.clock(), self._settings.long_wait_seconds
        waited = self.place.seconds(now)
        if not self._seating.is_host(device) or waited < long or now - self._seating.level_given_at < long:
            return ""
        return lower_level([seat.level for seat in self._record.seats if seat.kind == "bot"])

    def _goes_on(self) -> bool:
        """Whether a bot is to move, at the table that stands: one that was let go is another process's."""
        return self._stands() and self._referee.bot_to_move()

    async def _drive(self) -> None:
        """Play on; what fails, such as a store that is full for a while, is tried again until it does not."""
        wait = _FIRST_WAIT
        while self._goes_on():
            try:
                await self._next_move()
                wait = _FIRST_WAIT
                continue
            except Refusal as refusal:
                code = refusal.code
            except Exception as error:
                code = type(error).__name__
            if code == "stale":
                # Another process went on with this table.
                log.info("bot stopped", extra={"table": self._record.id, "code": code})
                return
            tell = log.info if code == "read-only" else log.error  # the operator has said so
            tell("bot tries again", extra={"table": self._record.id, "code": code})
            await asyncio.sleep(wait)
            wait = min(_LONGEST_WAIT, 2 * wait)

    async def _next_move(self) -> None:
        wait = self._referee.grace_until - self._settings.clock()
        if wait > 0:
            await asyncio.sleep(wait)
            return  # the move may have been taken back meanwhile
        play, at = self._record.play, self._record.position_seq
        assert play is not None
        if self._chosen[0] != at:
            self._chosen = (at, await self._choose(play))
        await self._play(*self._chosen)

    async def _choose(self, play: Play) -> str:
        """Let the bot to move choose, in the time that its choices take at this table."""
        state = play.state
        seat = state.current_seat
        seed = bot_seed(state.key, len(play.moves))
        started = self._settings.clock()
        level = self._record.seats[seat].level

        def ask() -> Question:
            nonlocal level
            level = self._record.seats[seat].level or level  # empty: its person has come back meanwhile
            return question(state, level, seed)

        key = await self._thinker.choose(ask, state, self.place)
        took = self._settings.clock() - started - self.place.waited  # waiting in the queue is no thinking
        forced = len(state.legal_actions()) == 1
        row = self._record.row
        await asyncio.sleep(self._pace.seconds(row.pace, row.game, level, took, forced) - took)
        return key

    @uninterrupted
    async def _play(self, at: int, key: str) -> None:
        """Make a bot's move unless the table has gone on meanwhile."""
        async with self._record.lock:
            play = self._record.play
            if play is not None and self._record.position_seq == at and self._goes_on():
                await self._referee.play_for_bot(play, key)
