"""The record of a table: its row, its seats, its lines, the game that follows from them, and how a change is stored.

Whatever changes a table runs under its lock, is stored first, and only then stands in memory. A line, once stored,
stays.
"""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from kingsbridge.core.chance import key_from_hex
from kingsbridge.core.entries import Entry
from kingsbridge.core.errors import RecordMismatch
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.messages import LineKind, Problem
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.memoir import Memoir
from kingsbridge.server.table.rows import Answer, Beginning, Change, Seat, Stored, TableLine, TableRow
from kingsbridge.server.table.surroundings import NotStored, Overtaken, Storage

T = TypeVar("T")
P = ParamSpec("P")
_ENCODER = msgspec.json.Encoder(order="deterministic")

# Lines after which the position is another one.
_CHANGES_POSITION = ("begin", "move", "undo")
# Lines of one seat that are not its moves. All are kept, read and told again for ever, so they must have an end.
MOST_CHANGES = 500


def nothing(*_: object) -> None:
    """Do nothing, in the place of telling somebody."""


def uninterrupted(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a change finish even if the one who asked for it hangs up in the middle."""

    @wraps(method)
    async def finish(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(method(*args, **kwargs)))

    return finish


class TableRecord:
    """A table as it is stored; `on_overtaken` hears that another process went on with it, `on_stored` of
    changes, with the row as it was before."""

    def __init__(
        self,
        stored: Stored,
        storage: Storage,
        now: Callable[[], str],
        on_overtaken: Callable[[], None],
        on_stored: Callable[[TableRow], None],
    ) -> None:
        self.row = stored.table
        self.seats = list(stored.seats)
        self.beginning = stored.beginning
        self.lines: list[TableLine] = []
        self.answers = {(answer.seat, answer.id): answer.seq for answer in stored.answers}
        self.play: Play | None = None
        self.memoir: Memoir | None = None  # of a finished game that cannot be replayed here
        self.moved_over = False
        self.problem: Problem = known_problem(stored.table)
        self.lock = asyncio.Lock()
        self._storage = storage
        self._now = now
        self._on_overtaken = on_overtaken
        self._on_stored = on_stored

    # --- loading ----------------------------------------------------------------------------------------------------

    def load(self, lines: Sequence[TableLine]) -> str:
        """Replay the stored lines; gives what is wrong with them, empty if all is well.

        A table that was begun under other rules or with other components is moved over to those here if everything
        that has happened at it happens here too. If not, it is shown without its game.
        """
        others = self.problem == "other-rules" and self.row.game in game_ids() and self.row.story != ""
        if others:
            self.problem = ""
        try:
            for line in lines:
                self._load_line(line)
            self._check_loaded()
            if others and further_story("", self.lines) != self.row.story:
                raise RecordMismatch(
                    "other-story", "Under the rules here the game would have gone another way.", {}
                )
        except Exception as error:  # stored lines can be wrong in any way; the table must still be shown
            self.play = None
            if others:
                self.problem = "other-rules"
                self.lines = list(lines)
                return ""
            self.problem = "unsound"
            return f"{type(error).__name__}: {error}"
        if others:
            game = load_game(self.row.game)
            self.row = replace(
                self.row, rules_version=game.rules_version, components=game.components_fingerprint
            )
            self.moved_over = True
        return ""

    def remember(self, memoir: Memoir) -> None:
        """Show a finished game that cannot be replayed here as it was."""
        self.memoir = memoir
        self.problem = ""
        self.lines = memoir.lines(self.lines)

    def _load_line(self, line: TableLine) -> None:
        if line.seq != len(self.lines) + 1:
            raise RecordMismatch("line-missing", f"Line {len(self.lines) + 1} is missing.", {})
        self.lines.append(line)
        if not self.problem and (facts := self._follow(line)):
            self.lines[-1] = replace(line, facts=tuple(facts))

    def _follow(self, line: TableLine) -> list[Entry]:
        if line.kind == "begin":
            self.play = new_play(self.row, len(self.seats), self.beginning)
            return self.play.opening
        if line.kind == "move" and self.play is not None:
            if self.play.state.current_seat != line.seat:
                raise RecordMismatch(
                    "wrong-seat", f"Line {line.seq} is a move of seat {line.seat}, which was not to move.", {}
                )
            self.play.follow(line.action)
            return self.play.moves[-1].entries
        if line.kind == "undo" and self.play is not None:
            if not self.play.can_undo(line.seat):
                raise RecordMismatch(
                    "cannot-undo", f"Line {line.seq} takes back what cannot be taken back.", {}
                )
            self.play.undo(line.seat)
        return []

    def _check_loaded(self) -> None:
        if self.row.seq != len(self.lines):
            raise RecordMismatch("line-missing", "The last lines are missing.", {})
        if self.play is None:
            if self.row.status != "waiting" and not self.problem:
                raise RecordMismatch("line-missing", "The game never began.", {})
            return
        violated = self.play.state.check()
        if violated:
            raise RecordMismatch("unsound", violated[0], {})
        if self.play.state.is_over != (self.row.status == "finished"):
            raise RecordMismatch("unsound", "The table's status is not that of its game.", {})

    def unlink(self) -> None:
        """Tell nobody any more."""
        self._on_overtaken = self._on_stored = nothing

    # --- what is asked everywhere -----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return self.row.seq

    @property
    def position_seq(self) -> int:
        """The line that led to the present position."""
        return next((line.seq for line in reversed(self.lines) if line.kind in _CHANGES_POSITION), 0)

    @property
    def decider(self) -> int:
        """The seat to move at a table that goes on; -1 if there is none."""
        if self.play is None or self.problem or self.row.status != "running":
            return -1
        return self.play.state.current_seat

    def check_sound(self) -> None:
        """Refuse a table whose lines cannot be replayed here."""
        if self.problem == "other-rules":
            raise Refusal("table-other-rules")
        if self.problem:
            raise Refusal("table-unsound")

    def check_continues(self) -> Play:
        """Refuse to go on with a table that does not run or cannot go on."""
        self.check_sound()
        if self.row.status != "running" or self.play is None:
            raise Refusal("not-running")
        return self.play

    def check_may_change(self, seat: int) -> None:
        """Refuse what can be done again and again, such as taking back, at a seat that has done so without end."""
        if sum(line.seat == seat and line.kind != "move" for line in self.lines) >= MOST_CHANGES:
            raise Refusal("too-many-changes")

    def standing_moves(self, seq: int) -> list[TableLine] | None:
        """Give the moves that stood right after a line, without those taken back; None before the game began."""
        standing: list[TableLine] | None = None
        for line in self.lines[:seq]:
            if line.kind == "begin":
                standing = []
            elif line.kind == "move" and standing is not None:
                standing.append(line)
            elif line.kind == "undo" and standing is not None:
                standing.pop()
        return standing

    # --- storing ----------------------------------------------------------------------------------------------------

    def next_line(
        self,
        kind: LineKind,
        seat: int,
        action: str = "",
        undone: tuple[int, ...] = (),
        facts: Sequence[Entry] = (),
    ) -> TableLine:
        """Write the next line, in the name of who sits there."""
        name = self.seats[seat].name if seat >= 0 else ""
        return TableLine(self.seq + 1, kind, seat, name, action, undone, tuple(facts))

    async def store(
        self,
        row: TableRow,
        lines: tuple[TableLine, ...] = (),
        seats: dict[int, Seat] | None = None,
        answer: Answer | None = None,
        following: Stored | None = None,
    ) -> None:
        """Make a change durable, then let it stand in memory; if it cannot be stored nothing has happened."""
        story = further_story(self.row.story, lines)
        after = replace(row, seq=self.seq + len(lines), changed=self._now(), story=story)
        change = Change(self.row, after, lines, seats or {}, answer, following)
        try:
            await self._storage.save(change)
        except Overtaken as error:
            self._on_overtaken()
            refusal = Refusal("stale", {"seq": self.seq, "now": self.seq})
            refusal.overtaken = True
            raise refusal from error
        except NotStored as error:
            raise Refusal("not-stored") from error
        before, self.row = self.row, after
        self.lines.extend(lines)
        for number, seat in change.seats.items():
            self.seats[number] = seat
        if answer is not None:
            self.answers[answer.seat, answer.id] = answer.seq
        self._on_stored(before)


def known_problem(row: TableRow) -> Problem:
    """Say why a table cannot go on, as far as that is known without its lines."""
    if row.unsound:
        return "unsound"
    if row.game not in game_ids():
        return "other-rules"
    game = load_game(row.game)
    same = (row.rules_version, row.components) == (game.rules_version, game.components_fingerprint)
    return "" if same else "other-rules"


def further_story(story: str, lines: Iterable[TableLine]) -> str:
    """Go on with the hash of what happened: who did what, and every fact that followed."""
    for line in lines:
        facts = [entry.for_referee() for entry in line.facts]
        told = _ENCODER.encode((story, line.kind, line.seat, line.action, line.undone, facts))
        story = hashlib.blake2b(told, digest_size=16).hexdigest()
    return story


def new_play(row: TableRow, seats: int, beginning: Beginning | None) -> Play:
    """Set up the game of a table."""
    game = load_game(row.game)
    if beginning is None or beginning.position is None:
        fixed = None if beginning is None else beginning.fixed
        return Play(game.start(seats, row.options, key_from_hex(row.key), fixed, True))
    record = Record.begin(game.state_from_dict(beginning.position), beginning.position)
    return Play.resume(record)


def begin(
    row: TableRow, seats: Sequence[Seat], seq: int, beginning: Beginning | None
) -> tuple[Play, TableRow, tuple[TableLine, ...]]:
    """Begin the game of a table with the line of that number; gives the game, the table's row and the lines."""
    play = new_play(row, len(seats), beginning)
    opening = play.opening
    for key in () if beginning is None else beginning.moves:
        play.follow(key)
    lines = (TableLine(seq, "begin", -1, "", facts=tuple(opening)), *move_lines(play, seats, seq + 1))
    return play, replace(row, status="running", waiting_for=play.state.current_seat), lines


def move_lines(play: Play, seats: Sequence[Seat], seq: int) -> Iterable[TableLine]:
    """Write the moves of a game under way as lines, from that number on."""
    for number, move in enumerate(play.moves, seq):
        name = seats[move.seat].name
        yield TableLine(number, "move", move.seat, name, move.key, facts=tuple(move.entries))


def all_seated(seats: Iterable[Seat]) -> bool:
    """Say whether no seat is open any more, which begins the game."""
    return all(seat.kind != "open" for seat in seats)
