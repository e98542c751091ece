"""The referee of a table: moves, undos and reasons. Stale, double, foreign and illegal messages are refused."""

from collections.abc import Callable
from dataclasses import replace

from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.play import Play, Trial
from kingsbridge.core.reason import Reason
from kingsbridge.server.messages import LineKind, Move, ReasonInfo, Undo, Why, WhyAnswer
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.record import TableRecord, nothing, uninterrupted
from kingsbridge.server.table.rows import Answer, Seat, TableLine
from kingsbridge.server.table.seating import Seating

_LONGEST_ID = 64


class Referee:
    """Sees that the game is played by the rules; `publish` is called after each change."""

    def __init__(
        self, record: TableRecord, seating: Seating, settings: Settings, publish: Callable[[], None]
    ) -> None:
        self._record = record
        self._seating = seating
        self._settings = settings
        self._publish = publish
        self.grace_until = 0.0  # until then bots wait, so that a turn that ended can be taken back

    def unlink(self) -> None:
        """Tell nobody of changes any more."""
        self._publish = nothing

    # --- what people ask for ----------------------------------------------------------------------------------------

    @uninterrupted
    async def move(self, device: str, move: Move) -> None:
        """Play a move of a person; returns when it is stored. A resend of a made move does nothing."""
        async with self._record.lock:
            self._seating.own_seat(device, move.seat)
            if self._was_answered(move.id, move.seat, "move", move.action):
                return
            play = self.check_turn(move.seat, move.seq)
            await self._make_move(play, self._attempt(play, move.action), move.id)

    @uninterrupted
    async def undo(self, device: str, undo: Undo) -> None:
        """Take a person's last move back; returns when it is stored."""
        async with self._record.lock:
            seat = self._seating.own_seat(device, undo.seat)
            if self._was_answered(undo.id, undo.seat, "undo", ""):
                return
            play = self._record.check_continues()
            self._check_fresh(undo.seq)
            self._check_person(undo.seat, seat)
            if not play.can_undo(undo.seat):
                raise Refusal("cannot-undo")
            self._record.check_may_change(undo.seat)
            await self._make_undo(play, undo)

    def why(self, device: str, why: Why) -> WhyAnswer:
        """Explain to the deciding seat why something is not possible."""
        self._seating.own_seat(device, why.seat)
        play = self._record.check_continues()
        if not self.decides(why.seat):
            raise Refusal("not-your-turn")
        try:
            reason = play.why_not(why.target)
        except KingsbridgeError as error:
            raise EngineRefusal(error) from error
        return WhyAnswer(why.id, why.target, _reason_info(reason))

    # --- whose turn it is -------------------------------------------------------------------------------------------

    def decides(self, seat: int) -> bool:
        """Say whether the seat's person is to move."""
        return self._record.decider == seat and self._record.seats[seat].kind == "human"

    def bot_to_move(self) -> bool:
        """Say whether it is a bot's turn."""
        seat = self._record.decider
        return seat >= 0 and self._record.seats[seat].kind == "bot"

    def check_turn(self, number: int, seq: int) -> Play:
        """Refuse a message of a seat whose person is not to move, or about a position that is gone."""
        play = self._record.check_continues()
        self._check_fresh(seq)
        self._check_person(number, self._record.seats[number])
        if play.state.current_seat != number:
            raise Refusal("not-your-turn")
        return play

    def _check_person(self, number: int, seat: Seat) -> None:
        if seat.kind != "human":
            raise Refusal("seat-with-bot", {"seat": number})

    def _check_fresh(self, seq: int) -> None:
        """Refuse an answer to a position that is gone; lines that do not change the position do not matter."""
        if not self._record.position_seq <= seq <= self._record.seq:
            raise Refusal("stale", {"seq": seq, "now": self._record.seq})

    def _was_answered(self, sent_id: str, seat: int, kind: LineKind, action: str) -> bool:
        """Say whether this was done before; another thing under the same id is refused."""
        if not 0 < len(sent_id) <= _LONGEST_ID or not sent_id.isprintable():
            raise Refusal("bad-id", {"longest": _LONGEST_ID})
        seq = self._record.answers.get((seat, sent_id))
        if seq is None:
            return False
        line = self._record.lines[seq - 1]
        if (line.kind, line.action) != (kind, action):
            raise Refusal("id-reused")
        return True

    # --- making moves -----------------------------------------------------------------------------------------------

    async def play_for_bot(self, play: Play, key: str) -> None:
        """Make the move of a bot; the caller holds the lock and has looked whose turn it is."""
        await self._make_move(play, play.attempt(play.state.game.action_id(key)), "")

    def _attempt(self, play: Play, key: str) -> Trial:
        try:
            number = play.state.game.action_id(key)
        except KingsbridgeError as error:
            raise EngineRefusal(error, 409) from error
        try:
            return play.attempt(number)
        except KingsbridgeError as error:
            raise EngineRefusal(error, 409, _reason_info(play.why_not(key))) from error

    async def _make_move(self, play: Play, trial: Trial, sent_id: str) -> None:
        """Store a tried move and let it stand; a move without an id is a bot's."""
        record = self._record
        line = record.next_line("move", trial.seat, trial.key, facts=trial.entries)
        lines: tuple[TableLine, ...] = (line,)
        row = replace(record.row, waiting_for=trial.after.current_seat)
        if trial.after.is_over:
            row = replace(row, status="finished")
            lines += (TableLine(line.seq + 1, "finished", -1, ""),)
        seats = {}
        if sent_id and record.seats[trial.seat].left:
            seats[trial.seat] = replace(record.seats[trial.seat], left=False)
        answer = Answer(trial.seat, sent_id, line.seq) if sent_id else None
        await record.store(row, lines, seats, answer)
        play.adopt(trial)
        if trial.after.current_seat != trial.seat and play.can_undo(trial.seat) and sent_id:
            self.grace_until = self._settings.clock() + self._settings.grace_ms / 1000
        self._publish()

    async def _make_undo(self, play: Play, undo: Undo) -> None:
        record = self._record
        standing = record.standing_moves(record.seq)
        assert standing, "what can be taken back stands in a line"
        line = record.next_line("undo", undo.seat, undone=(standing[-1].seq,))
        row = replace(record.row, waiting_for=undo.seat)
        await record.store(row, (line,), answer=Answer(undo.seat, undo.id, line.seq))
        play.undo(undo.seat)
        self.grace_until = 0.0
        self._publish()


def _reason_info(reason: Reason | None) -> ReasonInfo | None:
    return None if reason is None else ReasonInfo(reason.rule, reason.key, reason.args)
