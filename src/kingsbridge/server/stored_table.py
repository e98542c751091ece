"""A table as it is stored: its row, its seats, its lines, and how a change of them becomes durable.

Whatever changes a table runs under its lock, is stored first, and only then shows. A line, once stored, stays.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from kingsbridge.core.entries import Entry
from kingsbridge.core.errors import RecordMismatch
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.lines import TableLine, line_insert
from kingsbridge.server.play import Play
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.seats import Seat
from kingsbridge.server.storage import ANSWERS, SEATS, TABLES, Stored

if TYPE_CHECKING:
    from kingsbridge.server.hall import Hall

T = TypeVar("T")
P = ParamSpec("P")
log = structlog.get_logger("kingsbridge.table")


def uninterrupted(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a change finish even if the one who asked for it hangs up in the middle."""

    @wraps(method)
    async def finish(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(method(*args, **kwargs)))

    return finish


class StoredTable:
    """A table as it is stored, in memory while somebody is there or bots play."""

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

    # --- what is asked everywhere -----------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return int(self.row["seq"])

    @property
    def status(self) -> str:
        """Whether the table waits for players, runs, or is finished."""
        return str(self.row["status"])

    def seats_of(self, device: str) -> list[int]:
        """List the seats of a device."""
        return [number for number, seat in enumerate(self.seats) if device and seat.device == device]

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

    def wake_bots(self) -> None:
        """Let a bot play if it is a bot's turn."""
        raise NotImplementedError


def _seat(row: dict[str, Any]) -> Seat:
    return Seat(**{name: value for name, value in row.items() if name not in ("table_id", "seat")})
