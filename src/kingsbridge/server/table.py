"""A table: its seats, its lines, and everything that can be done at it.

Whatever changes a table runs under its lock, is stored first, and only then shows. A line, once stored, stays.
"""

import asyncio
import json
import logging
import math
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.bots.registry import is_bot
from kingsbridge.core.chance import below, key_from_hex
from kingsbridge.core.entries import Entry
from kingsbridge.core.errors import KingsbridgeError, RecordMismatch
from kingsbridge.core.reason import Reason
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.bots import (
    Place,
    Question,
    bot_levels,
    hint_question,
    lower_level,
    question,
)
from kingsbridge.server.messages import (
    PROTOCOL,
    BotChoice,
    Hint,
    HintAnswer,
    HintedAction,
    LegalAction,
    Line,
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
from kingsbridge.server.seats import Seat, clean_name, hashed, new_code
from kingsbridge.server.storage import ANSWERS, LINES, SEATS, TABLES, Stored

if TYPE_CHECKING:
    from kingsbridge.server.hall import Hall

T = TypeVar("T")
P = ParamSpec("P")
log = structlog.get_logger("kingsbridge.table")

_SEEDS = 1 << 16
_LONGEST_ID = 64
# Lines after which the position is another one.
_CHANGES_POSITION = ("begin", "move", "undo")


def uninterrupted(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a change finish even if the one who asked for it hangs up in the middle."""

    @wraps(method)
    async def finish(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(method(*args, **kwargs)))

    return finish


@dataclass
class TableLine:
    """A line as it is stored, with the facts it caused."""

    seq: int
    kind: str
    seat: int
    name: str
    action: str = ""
    undone: tuple[int, ...] = ()
    facts: tuple[Entry, ...] = ()


class Table:
    """One table, in memory while somebody is there or bots play."""

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        self.hall = hall
        self.row = stored.table
        self.id: str = self.row["id"]
        self.seats = [_seat(row) for row in stored.seats]
        self.lines: list[TableLine] = []
        self.answers = stored.answers
        self.play: Play | None = None
        self.problem = self._known_problem()
        self.lock = asyncio.Lock()
        self.version = 0  # raised by everything that shows, presence too
        self.watchers: set[asyncio.Event] = set()
        self.touched = hall.settings.clock()
        self._driver: asyncio.Task[None] | None = None
        self._grace_until = 0.0
        self._place = Place(self.notify)
        self._lowered = (
            -math.inf
        )  # when a bot was last given a level; what that brings shows before the next offer
        self._hinting = asyncio.Lock()
        self._hinted: tuple[int, list[HintedAction]] = (
            0,
            [],
        )  # the line that led to the position, and its hints

    # --- loading ----------------------------------------------------------------------------------------------------

    def load(self, rows: list[dict[str, Any]]) -> str:
        """Replay the stored lines; gives what is wrong with them, empty if all is well."""
        try:
            for row in rows:
                self._replay_line(row)
            self._check_loaded()
        except Exception as error:  # stored lines can be wrong in any way; the table must still be shown
            self.problem = "unsound"
            self.play = None
            return f"{type(error).__name__}: {error}"
        return ""

    def _known_problem(self) -> str:
        """Say why the table cannot go on, as far as that is known without its lines."""
        if self.row["unsound"]:
            return "unsound"
        if self.row["game"] not in game_ids():
            return "other-rules"
        game = load_game(self.row["game"])
        same = (self.row["rules_version"], self.row["components"]) == (
            game.rules_version,
            game.components_fingerprint,
        )
        return "" if same else "other-rules"

    def _replay_line(self, row: dict[str, Any]) -> None:
        line = TableLine(
            row["seq"], row["kind"], row["seat"], row["name"], row["action"], tuple(row["undone"])
        )
        if line.seq != len(self.lines) + 1:
            raise RecordMismatch("line-missing", f"Line {len(self.lines) + 1} is missing.", {})
        self.lines.append(line)
        if self.problem:
            return
        line.facts = tuple(self._follow(line))

    def _follow(self, line: TableLine) -> list[Entry]:
        if line.kind == "begin":
            self.play = self._new_play()
            return self.play.opening
        if line.kind == "move" and self.play is not None:
            return self.play.follow(line.seq, line.seat, line.action)
        if line.kind == "undo" and self.play is not None:
            if not self.play.can_undo(line.seat):
                raise RecordMismatch(
                    "cannot-undo", f"Line {line.seq} takes back what cannot be taken back.", {}
                )
            self.play.undo()
        return []

    def _check_loaded(self) -> None:
        if self.row["seq"] != len(self.lines):
            raise RecordMismatch("line-missing", "The last lines are missing.", {})
        if self.play is None:
            return
        violated = self.play.state.check()
        if violated:
            raise RecordMismatch("unsound", violated[0], {})
        if self.play.state.is_over != (self.row["status"] == "finished"):
            raise RecordMismatch("unsound", "The table's status is not that of its game.", {})

    def _new_play(self) -> Play:
        return Play(load_game(self.row["game"]), len(self.seats), self.row["options"], self.row["key"])

    # --- showing ----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return int(self.row["seq"])

    @property
    def status(self) -> str:
        """Whether the table waits for players, runs, or is finished."""
        return str(self.row["status"])

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
        if self.row["host"] != device or self._place.seconds(now) < long or now - self._lowered < long:
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

    def seats_of(self, device: str) -> list[int]:
        """List the seats of a device."""
        return [number for number, seat in enumerate(self.seats) if device and seat.device == device]

    def check_sees(self, device: str, seat: int | None) -> None:
        """Refuse a view that is not the asker's."""
        if seat is not None:
            self.own_seat(device, seat)
        elif not self.row["spectators"] and not self.seats_of(device):
            raise Refusal("no-spectators")

    def own_seat(self, device: str, number: int) -> Seat:
        """Give a seat of the device, or refuse."""
        seat = self.any_seat(number)
        if not device or seat.device != device:
            raise Refusal("not-your-seat", {"seat": number})
        return seat

    def any_seat(self, number: int) -> Seat:
        """Give a seat, or refuse."""
        if not 0 <= number < len(self.seats):
            raise Refusal("unknown-seat", {"seat": number})
        return self.seats[number]

    def check_continues(self) -> Play:
        """Refuse to go on with a table that does not run or cannot go on."""
        if self.problem == "other-rules":
            known = self.row["game"] in game_ids()
            here = load_game(self.row["game"]).rules_version if known else 0
            raise Refusal("table-other-rules", {"recorded": self.row["rules_version"], "here": here})
        if self.problem:
            raise Refusal("table-unsound")
        if self.status != "running" or self.play is None:
            raise Refusal("not-running")
        return self.play

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

    # --- seats ------------------------------------------------------------------------------------------------------

    @uninterrupted
    async def claim(self, device: str, name: str, wanted: int | None) -> tuple[int, str]:
        """Seat a person on a free seat; gives the seat and its recovery code."""
        async with self.lock:
            cleaned = clean_name(name)
            if self.status != "waiting":
                raise Refusal("already-begun")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
            if not free:
                raise Refusal("no-free-seat")
            number = free[0] if wanted is None else wanted
            self.any_seat(number)
            if number not in free:
                raise Refusal("seat-not-free")
            code = new_code(4)
            seat = Seat("human", cleaned, device=device, recovery_hash=hashed(code))
            changes = {} if self.row["host"] else {"host": device}
            await self._seat_people("seat-taken", {number: seat}, changes)
            self.hall.presence.seen(self.id, number)
            return number, code

    @uninterrupted
    async def recover(self, device: str, number: int, recovery_hash: str) -> None:
        """Hand a seat over to the device that knows its code."""
        async with self.lock:
            seat = self.any_seat(number)
            if seat.recovery_hash != recovery_hash:
                raise Refusal("unknown-recovery")
            if seat.device == device:
                return
            others = [
                each for at, each in enumerate(self.seats) if at != number and each.device == seat.device
            ]
            changes = {"host": device} if self.row["host"] == seat.device and not others else {}
            await self._store([], changes, {number: replace(seat, device=device)})
            self._shown()

    @uninterrupted
    async def new_recovery(self, number: int) -> str:
        """Make a recovery code for a seat that never had one."""
        async with self.lock:
            code = new_code(4)
            await self._store([], {}, {number: replace(self.seats[number], recovery_hash=hashed(code))})
            return code

    @uninterrupted
    async def leave(self, device: str, number: int) -> None:
        """Let a person leave: before the start the seat is free again, later it stays theirs to come back to."""
        async with self.lock:
            seat = self.own_seat(device, number)
            if self.status == "waiting":
                after = Seat("open")
            else:
                after = replace(seat, left=True)
            await self._seat_people("seat-left", {number: after}, self._next_host(device, number))

    @uninterrupted
    async def remove(self, device: str, number: int) -> None:
        """Free a guest's seat before the start."""
        async with self.lock:
            seat = self.any_seat(number)
            self._check_host(device)
            if self.status != "waiting":
                raise Refusal("already-begun")
            if seat.kind == "open" or seat.device == device:
                raise Refusal("seat-not-free")
            await self._seat_people("seat-removed", {number: Seat("open")}, {})

    @uninterrupted
    async def give_to_bot(self, device: str, choice: BotChoice) -> None:
        """Let a bot play an open seat, that of somebody who left or is long away, or in the place of another bot."""
        async with self.lock:
            seat = self.any_seat(choice.seat)
            level = check_level(choice.level)
            self._check_may_seat_bot(device, choice.seat, seat)
            after = replace(seat, kind="bot", level=level)
            self._lowered = self.hall.settings.clock()
            await self._seat_people("bot-seated", {choice.seat: after}, {})

    def _check_may_seat_bot(self, device: str, number: int, seat: Seat) -> None:
        if not self.seats_of(device):
            raise Refusal("not-seated")
        if seat.kind in ("open", "bot"):
            self._check_host(device)
            return
        self.check_continues()
        if seat.left and self.row["host"] == device:
            return
        if self.hall.presence.away(self.id, number) < self.hall.settings.absent_after_seconds:
            raise Refusal("seat-not-absent")

    @uninterrupted
    async def come_back(self, device: str, number: int) -> None:
        """Give a seat back to its person."""
        async with self.lock:
            seat = self.own_seat(device, number)
            if seat.resigned or (seat.kind == "human" and not seat.left):
                raise Refusal("seat-not-yours-to-return")
            after = replace(seat, kind="human", level="", left=False)
            await self._seat_people("seat-returned", {number: after}, {})

    @uninterrupted
    async def resign(self, device: str, number: int) -> None:
        """Give up: a bot plays the seat to the end."""
        async with self.lock:
            seat = self.own_seat(device, number)
            self.check_continues()
            if seat.resigned:
                return
            after = replace(seat, kind="bot", level=DEFAULT_LEVEL, resigned=True)
            await self._seat_people("resigned", {number: after}, {})

    @uninterrupted
    async def set_pace(self, device: str, pace: str) -> None:
        """Set how quickly bots answer."""
        async with self.lock:
            if not self.seats_of(device):
                raise Refusal("not-seated")
            await self._store([], {"pace": pace}, {})
            self._shown()

    @uninterrupted
    async def rematch(self, device: str) -> str:
        """Make the next table with the same seats, or give the one that was made."""
        async with self.lock:
            if not self.seats_of(device):
                raise Refusal("not-seated")
            if self.status != "finished":
                raise Refusal("not-finished")
            if not self.row["rematch"]:
                following, statements = self.hall.next_table(self)
                await self._store([], {"rematch": following.id}, {}, extra=statements)
                self.hall.add(following)
                self._shown()
            return str(self.row["rematch"])

    def _check_host(self, device: str) -> None:
        if not device or self.row["host"] != device:
            raise Refusal("not-host")

    def _next_host(self, device: str, leaving: int) -> dict[str, Any]:
        """Pass the host's rights on when the host's last seat is left."""
        if self.row["host"] != device:
            return {}
        staying = [
            seat.device
            for number, seat in enumerate(self.seats)
            if number != leaving and seat.kind == "human" and not seat.left
        ]
        if device in staying:
            return {}
        if self.status == "waiting":
            return {"host": staying[0] if staying else ""}
        return {"host": staying[0]} if staying else {}

    async def _seat_people(self, kind: str, seats: dict[int, Seat], changes: dict[str, Any]) -> None:
        """Store a change of seats, and begin if no seat is open any more."""
        (number, after), *_ = seats.items()
        name = after.name or self.seats[number].name
        lines = [TableLine(self.seq + 1, kind, number, name)]
        all_seats = [seats.get(at, seat) for at, seat in enumerate(self.seats)]
        play = None
        if self.status == "waiting" and all(seat.kind != "open" for seat in all_seats):
            play = self._new_play()
            lines.append(self._line("begin", -1, after=1, facts=tuple(play.opening)))
            changes = {**changes, "status": "running", "waiting_for": play.state.current_seat}
        await self._store(lines, changes, seats)
        if play is not None:
            self.play = play
        self._shown()

    # --- storing ----------------------------------------------------------------------------------------------------

    def _line(
        self,
        kind: str,
        seat: int,
        action: str = "",
        undone: tuple[int, ...] = (),
        facts: tuple[Entry, ...] = (),
        after: int = 0,
    ) -> TableLine:
        name = self.seats[seat].name if seat >= 0 else ""
        return TableLine(self.seq + 1 + after, kind, seat, name, action, undone, facts)

    async def _store(
        self,
        lines: list[TableLine],
        changes: dict[str, Any],
        seats: dict[int, Seat],
        answer: tuple[int, str, int] | None = None,
        extra: list[Executable] | None = None,
    ) -> None:
        """Make a change durable, then let it stand in memory; if it cannot be stored nothing has happened."""
        now = self.hall.settings.now()
        row = {**changes, "changed": now}
        if lines:
            row["seq"] = self.seq + len(lines)
        statements = self._statements(lines, row, seats, answer, now)
        try:
            await self.hall.store.commit(
                *(extra or []), *statements, *self.hall.neighbours.notice(self.id, row.get("seq", 0))
            )
        except IntegrityError as error:
            # Another server process went on with this table: what is in memory here is old.
            self.hall.forget(self)
            raise Refusal("stale", {"seq": self.seq, "now": self.seq}) from error
        except Exception as error:
            log.exception("not stored", table=self.id)
            raise Refusal("not-stored") from error
        self.row.update(row)
        self.lines.extend(lines)
        for number, seat in seats.items():
            self.seats[number] = seat
        if answer is not None:
            self.answers[answer[0], answer[1]] = answer[2]
        self.hall.changed_here(self)

    def _statements(
        self,
        lines: list[TableLine],
        row: dict[str, Any],
        seats: dict[int, Seat],
        answer: tuple[int, str, int] | None,
        now: str,
    ) -> list[Executable]:
        statements: list[Executable] = [line_insert(self.id, line, now) for line in lines]
        statements.append(sa.update(TABLES).where(TABLES.c.id == self.id).values(**row))
        for number, seat in seats.items():
            here = (SEATS.c.table_id == self.id) & (SEATS.c.seat == number)
            statements.append(sa.update(SEATS).where(here).values(**asdict(seat)))
        if answer is not None:
            seat_number, sent_id, seq = answer
            statements.append(
                sa.insert(ANSWERS).values(table_id=self.id, seat=seat_number, id=sent_id, seq=seq)
            )
        return statements

    def _shown(self) -> None:
        """Tell everybody who watches, and bots whose turn it has become."""
        self.notify()
        self.wake_bots()

    def notify(self) -> None:
        """Tell everybody who watches that something shows differently."""
        self.version += 1
        self.touched = self.hall.settings.clock()
        for watcher in self.watchers:
            watcher.set()


def line_insert(table_id: str, line: TableLine, now: str) -> Executable:
    """Add a line to a table."""
    return sa.insert(LINES).values(
        table_id=table_id,
        seq=line.seq,
        kind=line.kind,
        seat=line.seat,
        name=line.name,
        action=line.action,
        undone=json.dumps(list(line.undone)),
        at=now,
    )


def check_level(level: str) -> str:
    """Give the level, or the default one where none is named; any bot may be named, not only those offered."""
    if not level:
        return DEFAULT_LEVEL
    if not is_bot(level):
        raise Refusal("unknown-level", {"level": level, "allowed": ", ".join(bot_levels())})
    return level


def _seat(row: dict[str, Any]) -> Seat:
    return Seat(**{name: value for name, value in row.items() if name not in ("table_id", "seat")})


def told_line(line: TableLine, seat: int | None) -> Line:
    """Tell a line as far as the reader may know it."""
    return Line(
        seq=line.seq,
        kind=line.kind,  # type: ignore[arg-type]  # only these kinds are ever stored
        seat=line.seat,
        name=line.name,
        facts=[entry.for_seat(seat) for entry in line.facts],
        undone=list(line.undone),
    )


def _told_reason(reason: Reason | None) -> ReasonInfo | None:
    return None if reason is None else ReasonInfo(reason.rule, reason.key, reason.args)
