"""A table as it is played: what it shows to whom, moves and undos, reasons and hints, and the bots' turns."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog

from kingsbridge.core.chance import below, key_from_hex
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.reason import Reason
from kingsbridge.server.bots import Place, Question, hint_question, lower_level, question
from kingsbridge.server.lines import told_line
from kingsbridge.server.messages import (
    PROTOCOL,
    Hint,
    HintAnswer,
    HintedAction,
    LegalAction,
    Move,
    ReasonInfo,
    SeatInfo,
    TableInfo,
    Undo,
    Update,
    Why,
    WhyAnswer,
)
from kingsbridge.server.play import Play, Trial
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.seated_table import SeatedTable
from kingsbridge.server.storage import Stored
from kingsbridge.server.stored_table import uninterrupted

if TYPE_CHECKING:
    from kingsbridge.server.hall import Hall

log = structlog.get_logger("kingsbridge.table")

_SEEDS = 1 << 16
_LONGEST_ID = 64
# Lines after which the position is another one.
_CHANGES_POSITION = ("begin", "move", "undo")


class Table(SeatedTable):
    """One table."""

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        super().__init__(hall, stored)
        self._driver: asyncio.Task[None] | None = None
        self._grace_until = 0.0
        self._place = Place(self.notify)
        self._hinting = asyncio.Lock()
        # The line that led to the position, and its hints.
        self._hinted: tuple[int, list[HintedAction]] = (0, [])

    # --- showing ----------------------------------------------------------------------------------------------------

    def info(self, device: str) -> TableInfo:
        """Show the table to a device."""
        mine = self.seats_of(device)
        row = self.row
        waiting_for = row["waiting_for"]
        return TableInfo(
            id=self.id,
            game=row["game"],
            options=row["options"],
            rules_version=row["rules_version"],
            status=row["status"],
            seats=[self._seat_info(number, device) for number in range(len(self.seats))],
            seq=row["seq"],
            spectators=row["spectators"],
            hints=row["hints"],
            chosen_seed=row["chosen_seed"],
            pace=row["pace"],
            invite=row["invite"] if mine else "",
            is_host=bool(device) and row["host"] == device,
            my_seats=mine,
            waiting_for=waiting_for,
            awaits_me=waiting_for in mine and self.seats[waiting_for].kind == "human",
            rematch=row["rematch"],
            absent_after_seconds=self.hall.settings.absent_after_seconds,
            created=row["created"],
            changed=row["changed"],
            problem=self.problem,  # type: ignore[arg-type]  # only the three values are ever set
        )

    def _seat_info(self, number: int, device: str) -> SeatInfo:
        seat = self.seats[number]
        away = self.hall.presence.away(self.id, number) if seat.kind == "human" else 0.0
        return SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]  # only the three values are ever stored
            name=seat.name,
            level=seat.level,
            present=seat.kind == "bot" or (seat.kind == "human" and away == 0),
            away_seconds=int(away),
            mine=bool(device) and seat.device == device,
            host=bool(seat.device) and seat.device == self.row["host"],
            resigned=seat.resigned,
            left=seat.left,
        )

    def update(self, device: str, seat: int | None, since: int, answers: str = "") -> Update:
        """Show a seat everything it may know now; the caller has asked `check_sees`."""
        since = since if 0 <= since <= self.seq else 0
        play = self.play
        undo = play is not None and seat is not None and not self.problem and play.can_undo(seat)
        return Update(
            protocol=PROTOCOL,
            answers=answers,
            table=self.info(device),
            seat=seat,
            view=play.state.view(seat) if play is not None else None,
            legal=self._legal(seat),
            proposal=self._proposal(seat),
            can_undo=undo and self.status == "running",
            grace_ms=max(0, int((self._grace_until - self.hall.settings.clock()) * 1000)) if undo else 0,
            place=self._place.number,
            lower_level=self._lower_level(device),
            lines=[told_line(line, seat) for line in self.lines[since:]],
            since=since,
        )

    def _lower_level(self, device: str) -> str:
        """Offer the host weaker bots where they have waited long for their turn to think."""
        now, long = self.hall.settings.clock(), self.hall.settings.long_wait_seconds
        if self.row["host"] != device or self._place.seconds(now) < long or now - self.lowered < long:
            return ""
        return lower_level([seat.level for seat in self.seats if seat.kind == "bot"])

    def _decides(self, seat: int | None) -> bool:
        return (
            seat is not None
            and self.play is not None
            and self.status == "running"
            and not self.problem
            and self.seats[seat].kind == "human"
            and self.play.state.current_seat == seat
        )

    def _legal(self, seat: int | None) -> list[LegalAction]:
        if not self._decides(seat) or self.play is None:
            return []
        state = self.play.state
        game = state.game
        return [
            LegalAction(
                key=(action := game.action(number)).key,
                kind=action.kind,
                args=action.args,
                target=action.target,
                reveals=game.reveals(state, number),
                ends_turn=game.ends_turn(state, number),
            )
            for number in state.legal_actions()
        ]

    def _proposal(self, seat: int | None) -> str:
        """Propose from a sample: whatever the reckoning uses, it cannot be a secret."""
        if not self._decides(seat) or self.play is None or seat is None or not self.row["hints"]:
            return ""
        sample = self.play.state.sample(seat, 0)
        number = sample.game.sense.proposal(sample)
        return sample.game.action(number).key if number >= 0 else ""

    def check_sees(self, device: str, seat: int | None) -> None:
        """Refuse a view that is not the asker's."""
        if seat is not None:
            self.own_seat(device, seat)
        elif not self.row["spectators"] and not self.seats_of(device):
            raise Refusal("no-spectators")

    # --- moves ------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def move(self, device: str, move: Move) -> None:
        """Play a move of a person; returns when it is stored. A resend of a made move does nothing."""
        async with self.lock:
            self.own_seat(device, move.seat)
            if self._answered(move.id, move.seat, "move", move.action):
                return
            play = self._check_turn(move.seat, move.seq)
            await self._make_move(self._attempt(play, move.action), move.id)

    @uninterrupted
    async def undo(self, device: str, undo: Undo) -> None:
        """Take a person's last move back; returns when it is stored."""
        async with self.lock:
            seat = self.own_seat(device, undo.seat)
            if self._answered(undo.id, undo.seat, "undo", ""):
                return
            play = self.check_continues()
            self._check_fresh(undo.seq)
            if seat.kind != "human":
                raise Refusal("seat-with-bot", {"seat": undo.seat})
            if not play.can_undo(undo.seat):
                raise Refusal("cannot-undo")
            await self._make_undo(play, undo)

    def why(self, device: str, why: Why) -> WhyAnswer:
        """Explain to the deciding seat why something is not possible."""
        self.own_seat(device, why.seat)
        play = self.check_continues()
        if not self._decides(why.seat):
            raise Refusal("not-your-turn")
        try:
            reason = play.state.game.why_not(play.state, why.target)
        except KingsbridgeError as error:
            raise EngineRefusal(error) from error
        return WhyAnswer(why.id, why.target, _told_reason(reason))

    @uninterrupted
    async def hint(self, device: str, hint: Hint) -> HintAnswer:
        """Advise the deciding seat, from what it may know; one hint at a time, and one search a position."""
        self._check_hint(device, hint)
        async with self._hinting:
            play = self._check_hint(device, hint)
            at = self.position_seq
            if self._hinted[0] != at:
                found = await self.hall.pool.hint(hint_question(play.state, len(play.made)))
                if found is None:
                    raise Refusal("no-hint-found")
                self._hinted = (at, found)
            return HintAnswer(hint.id, self._hinted[1])

    def _check_hint(self, device: str, hint: Hint) -> Play:
        self.own_seat(device, hint.seat)
        if not self.row["hints"]:
            raise Refusal("no-hints")
        return self._check_turn(hint.seat, hint.seq)

    def _answered(self, sent_id: str, seat: int, kind: str, action: str) -> bool:
        """Say whether this was done before; another thing under the same id is refused."""
        if not 0 < len(sent_id) <= _LONGEST_ID or not sent_id.isprintable():
            raise Refusal("bad-id", {"longest": _LONGEST_ID})
        seq = self.answers.get((seat, sent_id))
        if seq is None:
            return False
        line = self.lines[seq - 1]
        if (line.kind, line.action) != (kind, action):
            raise Refusal("id-reused")
        return True

    def _check_turn(self, number: int, seq: int) -> Play:
        play = self.check_continues()
        self._check_fresh(seq)
        if self.seats[number].kind != "human":
            raise Refusal("seat-with-bot", {"seat": number})
        if play.state.current_seat != number:
            raise Refusal("not-your-turn")
        return play

    def _check_fresh(self, seq: int) -> None:
        """Refuse an answer to a position that is gone; lines that do not change the position do not matter."""
        if not self.position_seq <= seq <= self.seq:
            raise Refusal("stale", {"seq": seq, "now": self.seq})

    @property
    def position_seq(self) -> int:
        """The line that led to the present position."""
        return next((line.seq for line in reversed(self.lines) if line.kind in _CHANGES_POSITION), 0)

    def _attempt(self, play: Play, key: str) -> Trial:
        state = play.state
        try:
            number = state.game.action_id(key)
        except KingsbridgeError as error:
            raise EngineRefusal(error, 409) from error
        try:
            return play.attempt(number)
        except KingsbridgeError as error:
            raise EngineRefusal(error, 409, _told_reason(state.game.why_not(state, key))) from error

    async def _make_move(self, trial: Trial, sent_id: str) -> None:
        """Store a tried move and let it stand."""
        play = self.play
        assert play is not None
        line = self._line("move", trial.seat, action=trial.action, facts=tuple(trial.facts))
        lines = [line]
        changes: dict[str, Any] = {"waiting_for": trial.after.current_seat}
        if trial.after.is_over:
            changes["status"] = "finished"
            lines.append(self._line("finished", -1, after=1))
        seats = {}
        if sent_id and self.seats[trial.seat].left:
            seats[trial.seat] = replace(self.seats[trial.seat], left=False)
        await self._store(lines, changes, seats, (trial.seat, sent_id, line.seq) if sent_id else None)
        play.adopt(line.seq, trial)
        if trial.after.current_seat != trial.seat and play.can_undo(trial.seat) and sent_id:
            self._grace_until = self.hall.settings.clock() + self.hall.settings.grace_ms / 1000
        self._shown()

    async def _make_undo(self, play: Play, undo: Undo) -> None:
        last = play.made[-1]
        line = self._line("undo", undo.seat, undone=(last.seq,))
        await self._store([line], {"waiting_for": undo.seat}, {}, (undo.seat, undo.id, line.seq))
        play.undo()
        self._grace_until = 0.0
        self._shown()

    # --- bots -------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let a bot play if it is a bot's turn."""
        if self._bots_go_on() and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_busy(self) -> bool:
        """Whether somebody watches, waits or thinks here."""
        return (
            bool(self.watchers)
            or self.lock.locked()
            or (self._driver is not None and not self._driver.done())
        )

    async def stop(self) -> None:
        """Stop the bots of this table."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def bot_to_move(self) -> bool:
        """Say whether it is a bot's turn."""
        if self.play is None or self.problem or self.status != "running":
            return False
        return self.seats[self.play.state.current_seat].kind == "bot"

    def _bots_go_on(self) -> bool:
        """Whether a bot is to move, at the table that stands: one that was let go is another process's."""
        return self.hall.holds(self) and self.bot_to_move()

    async def _drive(self) -> None:
        """Play for bots until it is a person's turn."""
        try:
            while self._bots_go_on():
                await self._bot_move()
        except Refusal as refusal:
            # Stale: another process went on with this table.
            level = logging.INFO if refusal.code == "stale" else logging.ERROR
            log.log(level, "bot stopped", table=self.id, code=refusal.code)

    async def _bot_move(self) -> None:
        assert self.play is not None
        settings = self.hall.settings
        wait = self._grace_until - settings.clock()
        if wait > 0:
            await asyncio.sleep(wait)
            return  # the move may have been taken back meanwhile
        state = self.play.state
        at = self.position_seq
        seed = below(key_from_hex(self.row["key"]), f"bot {len(self.play.made)}", _SEEDS)
        started = settings.clock()
        level = self.seats[state.current_seat].level

        def ask() -> Question:
            nonlocal level
            level = self.seats[state.current_seat].level or level  # empty: its person has come back meanwhile
            return question(state, level, seed)

        key = await self.hall.pool.choose(ask, state, self._place)
        took = settings.clock() - started - self._place.waited  # waiting in line is no thinking
        forced = len(state.legal_actions()) == 1
        await asyncio.sleep(self.hall.pace.seconds(self.row["pace"], level, took, forced) - took)
        await self._play_for_bot(at, key)

    @uninterrupted
    async def _play_for_bot(self, at: int, key: str) -> None:
        """Make a bot's move unless the table has gone on meanwhile."""
        async with self.lock:
            if self.play is not None and self.position_seq == at and self._bots_go_on():
                await self._make_move(self.play.attempt(self.play.state.game.action_id(key)), "")


def _told_reason(reason: Reason | None) -> ReasonInfo | None:
    return None if reason is None else ReasonInfo(reason.rule, reason.key, reason.args)
