"""What is kept of a table, as typed rows: storage reads and writes exactly these, and nobody changes one in place."""

from dataclasses import dataclass, field
from typing import Any

from kingsbridge.core.entries import Entry
from kingsbridge.core.options import OptionValue
from kingsbridge.server.messages import Dealing, LineKind, OriginKind, Pace, SeatKind, Sharing, Status

Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Origin:
    """Where a table comes from, if it does not begin with a deal of its own; see OriginInfo."""

    kind: OriginKind
    table: str
    ply: int = 0
    dealing: Dealing = "as-it-was"
    seat: int = -1
    challenge: str = ""


@dataclass(frozen=True)
class TableRow:
    """A table without its seats and lines."""

    id: str
    game: str
    options: Options
    rules_version: int
    components: str
    key: str
    chosen_seed: str
    status: Status
    host: str
    spectators: bool
    hints: bool
    pace: Pace
    invite: str
    rematch: str
    waiting_for: int
    seq: int
    unsound: str
    created: str
    changed: str
    story: str = (
        ""  # a hash of all that happened: whoever replays the lines to the same story plays the same game
    )
    origin: Origin | None = None
    sharing: Sharing = ""  # who may look at the finished game; empty: who could watch it


@dataclass(frozen=True)
class Beginning:
    """What a game begins with besides its set-up: draws that are fixed, or a position in its place; and first moves."""

    fixed: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None  # as `State.to_dict` wrote it
    moves: tuple[str, ...] = ()  # played when all are seated; then they are lines like all others

    def lasting(self) -> "Beginning | None":
        """Give what is still needed once the first moves are lines."""
        return Beginning(self.fixed, self.position) if self.fixed or self.position is not None else None


@dataclass(frozen=True)
class Seat:
    """A seat of a table. `device` stays while a bot plays the seat, so that its person can come back."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    device: str = ""
    recovery_hash: str = ""
    resigned: bool = False
    left: bool = False


@dataclass(frozen=True)
class TableLine:
    """A line; `facts`, the entries it caused, are not stored: they follow from the moves."""

    seq: int
    kind: LineKind
    seat: int
    name: str
    action: str = ""
    undone: tuple[int, ...] = ()
    facts: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Answer:
    """That a message of a seat was answered, and with which line: a resend is done once."""

    seat: int
    id: str
    seq: int


@dataclass(frozen=True)
class Stored:
    """A whole table."""

    table: TableRow
    seats: tuple[Seat, ...]
    lines: tuple[TableLine, ...] = ()
    answers: tuple[Answer, ...] = ()
    beginning: Beginning | None = None


@dataclass(frozen=True)
class Change:
    """All that becomes durable in one step; of the table only the fields in which the two rows differ."""

    before: TableRow
    after: TableRow
    lines: tuple[TableLine, ...]
    seats: dict[int, Seat]
    answer: Answer | None = None
    following: Stored | None = None  # a table that is made with the change
