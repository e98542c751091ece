"""The coach of a seat: what each of its moves is worth before it is made, and which decision of a hand mattered most.

He knows what his seat may know. Where several people play, there are coaches only if all of them agree.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from kingsbridge.bots.advice import ALIKE, LESS, NOTHING, Advice
from kingsbridge.bots.coach import BRIEF, LONG, throws_much_away, weight
from kingsbridge.core.contract import Game, State
from kingsbridge.core.play import Play
from kingsbridge.server.messages import (
    Coach,
    CoachAnswer,
    CoachConsent,
    Decision,
    HintedAction,
    JudgedAction,
    LineKind,
    Recap,
    RecapAnswer,
)
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.record import TableRecord, nothing, uninterrupted
from kingsbridge.server.table.referee import Referee
from kingsbridge.server.table.seating import Seating
from kingsbridge.server.table.surroundings import Thinker
from kingsbridge.server.table.thinking import Place, coach_question

AGREED: Final[LineKind] = "coach-agreed"
DECLINED: Final[LineKind] = "coach-declined"
_COMES = ("seat-taken", "seat-returned")


class Coaching:
    """One coach for all seats: he thinks about one position at a time, and of each keeps his best look."""

    def __init__(
        self,
        record: TableRecord,
        seating: Seating,
        referee: Referee,
        thinker: Thinker,
        publish: Callable[[], None],
    ) -> None:
        self._record = record
        self._seating = seating
        self._referee = referee
        self._thinker = thinker
        self._publish = publish
        self._thinking = asyncio.Lock()
        # The moves that led to a position -> whether the look was long, and what it found.
        self._found: dict[tuple[int, ...], tuple[bool, list[HintedAction]]] = {}

    # --- whether there is one ---------------------------------------------------------------------------------------

    def unlink(self) -> None:
        """Tell nobody of changes any more."""
        self._publish = nothing

    @property
    def agreed(self) -> list[int]:
        """The seats whose people agree."""
        agreed: set[int] = set()
        for line in self._record.lines:
            if line.kind == AGREED:
                agreed.add(line.seat)
            elif line.kind == DECLINED or line.kind in _COMES:
                agreed.discard(line.seat)
        return sorted(agreed)

    @property
    def is_allowed(self) -> bool:
        """Whether people may have a coach here: who plays alone as with hints, several if all agree."""
        people = {
            number: seat.device for number, seat in enumerate(self._record.seats) if seat.kind == "human"
        }
        if len(set(people.values())) < 2:
            return self._record.row.hints
        return set(people) <= set(self.agreed)

    @uninterrupted
    async def consent(self, device: str, choice: CoachConsent) -> None:
        """Agree to coaches at this table, or no longer."""
        async with self._record.lock:
            self._seating.own_seat(device, choice.seat)
            if choice.agrees == (choice.seat in self.agreed):
                return
            if choice.agrees:
                self._record.check_may_change(choice.seat)
            line = self._record.next_line(AGREED if choice.agrees else DECLINED, choice.seat)
            await self._record.store(self._record.row, (line,))
            self._publish()

    # --- before a move ----------------------------------------------------------------------------------------------

    @uninterrupted
    async def judge(self, device: str, coach: Coach, home: str = "") -> CoachAnswer:
        """Judge all moves of the deciding seat; briefly first, and longer when asked again.

        `home` is from where the device asks, empty if nobody knows.
        """
        asker = Place(owner=device, patient=True, home=lambda: home)
        self._check(device, coach.seat)
        self._referee.check_turn(coach.seat, coach.seq)
        async with self._thinking:
            play = self._referee.check_turn(coach.seat, coach.seq)
            is_long, found = await self._look(asker, play.state, _moves_of(play), coach.is_long)
        if not found:
            return CoachAnswer([], None)
        level = LONG if is_long else BRIEF
        advised = _advised(play.state.game, found)
        return CoachAnswer(
            [
                JudgedAction(
                    hinted.key,
                    found[0].value - hinted.value,
                    throws_much_away(advised, advice.action, level),
                    hinted.instead,
                )
                for hinted, advice in zip(found, advised, strict=True)
            ],
            found[0],
        )

    def _check(self, device: str, seat: int) -> None:
        self._seating.own_seat(device, seat)
        if not self.is_allowed:
            raise Refusal("no-coach")

    async def _look(
        self, asker: Place, state: State, moves: tuple[int, ...], is_long: bool
    ) -> tuple[bool, list[HintedAction]]:
        known = self._found.get(moves)
        if known is not None and (known[0] or not is_long):
            return known
        asked = coach_question(state, len(moves), is_long)
        found = await self._thinker.judge(asked, asker)
        if found is None:
            raise Refusal("no-hint-found")
        self._found[moves] = (is_long, found)
        return is_long, found

    # --- looking back -----------------------------------------------------------------------------------------------

    @uninterrupted
    async def recap(self, device: str, recap: Recap, home: str = "") -> RecapAnswer:
        """Name the seat's decision that mattered most in a hand, round or chapter that is over."""
        asker = Place(owner=device, patient=True, home=lambda: home)
        self._check(device, recap.seat)
        play = self._record.play
        if play is None or not (play.state.epoch > recap.epoch or play.state.is_over):
            raise Refusal("not-over-yet")
        best: Decision | None = None
        most = 0.0
        for ply, state in enumerate(list(play.record().replay())[: len(play.moves)]):
            if (
                state.epoch != recap.epoch
                or state.current_seat != recap.seat
                or len(state.legal_actions()) == 1
            ):
                continue
            async with self._thinking:
                _, found = await self._look(asker, state, _moves_of(play)[:ply], is_long=False)
            advised = _advised(state.game, found)
            played = play.moves[ply].action
            mattered = weight(advised, played)
            if mattered > most:
                most = mattered
                best = _decision(ply, play.moves[ply].key, found)
        self._forget(recap.epoch, play)
        return RecapAnswer(best)

    def _forget(self, epoch: int, play: Play) -> None:
        """Let go of positions long past; a look back may ask for the last epoch again."""
        if play.state.epoch > epoch + 1:
            self._found.clear()


def _moves_of(play: Play) -> tuple[int, ...]:
    return tuple(move.action for move in play.moves)


def _advised(game: Game, found: list[HintedAction]) -> list[Advice]:
    return [Advice(game.action_id(hinted.key), hinted.value, hinted.visits, []) for hinted in found]


def _decision(ply: int, played: str, found: list[HintedAction]) -> Decision:
    mine = next((hinted for hinted in found if hinted.key == played), found[-1])
    cost = max(0.0, found[0].value - mine.value)
    if cost >= NOTHING:
        return Decision(ply, played, cost, replace(found[0], because=mine.instead))
    # That others are as good is no reason.
    told = [reason for reason in mine.because if reason.fact not in (ALIKE, LESS)]
    return Decision(ply, played, 0.0, replace(mine, because=told))
