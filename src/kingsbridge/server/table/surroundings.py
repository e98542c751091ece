"""What a table is handed: where it is kept, who thinks for its bots, and who keeps it in memory."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.rows import Change, Stored, TableRow
from kingsbridge.server.table.thinking import Place, Question

if TYPE_CHECKING:
    from kingsbridge.server.table.table import Table


class Overtaken(Exception):
    """Somebody else went on with the table: what is in memory here is old."""


class NotStored(Exception):
    """A change could not be made durable."""


class Storage(Protocol):
    """Where tables are kept."""

    async def save(self, change: Change) -> None:
        """Make a change durable; raises Overtaken or NotStored, and then nothing has happened."""


class Archive(Storage, Protocol):
    """Where tables are kept, as those see it who make and find them."""

    async def insert(self, made: Stored) -> None:
        """Add a table."""

    async def mark_unsound(self, table_id: str, why: str) -> None:
        """Keep a table whose lines do not fit together from going on."""

    async def move_over(self, row: TableRow) -> None:
        """Take note that a table goes on under the rules and with the components that its row names now."""

    async def read_memoir(self, table_id: str) -> bytes | None:
        """Read what was written down of a finished game."""

    async def read(self, table_id: str) -> Stored | None:
        """Read a table with all that belongs to it."""

    async def read_heads(self, ids: list[str]) -> list[Stored]:
        """Read tables with their seats but without their lines."""

    async def find_by_invite(self, invite: str) -> str | None:
        """Find the table of an invitation."""

    async def find_by_recovery(self, recovery_hash: str) -> tuple[str, int] | None:
        """Find table and seat of a recovery code."""

    async def find_of_device(self, device: str, limit: int) -> list[str]:
        """List the tables where a device sits or that it brought along, the latest changed first."""

    async def find_of_key(self, key: str, limit: int) -> list[str]:
        """List the tables whose game has a key, the latest changed first."""

    async def find_running(self) -> list[str]:
        """List the running tables."""


class Thinker(Protocol):
    """Who thinks for bots, and for people who ask for a hint."""

    async def choose(self, ask: Callable[[], Question], state: State, place: Place) -> str:
        """Choose a legal action of the state; `ask` is called when the table's turn has come, and only then."""

    async def hint(self, asked: Question, place: Place) -> list[HintedAction] | None:
        """Name the best actions; None if they could not be found."""

    async def judge(self, asked: Question, place: Place) -> list[HintedAction] | None:
        """Judge all actions for the coach, after all who wait for a move or a hint; None if it could not be done."""


class Keeper(Protocol):
    """Who keeps tables in memory."""

    def holds(self, table: "Table") -> bool:
        """Say whether this is the table in memory, and not one that was let go."""

    def forget(self, table: "Table") -> None:
        """Drop a table from memory; the storage has it."""

    def changed_here(self, table: "Table", before: TableRow) -> None:
        """Take note that a change of this table is stored, whose row was another before."""


@dataclass(frozen=True)
class Surroundings:
    """What all tables share."""

    settings: Settings
    storage: Storage
    thinker: Thinker
    presence: Presence
    pace: Pace
