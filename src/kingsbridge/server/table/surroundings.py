"""What a table is handed: where it is kept, who thinks for its bots, and who keeps it in memory."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.rows import Change
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


class Thinker(Protocol):
    """Who thinks for bots, and for people who ask for a hint."""

    async def choose(self, ask: Callable[[], Question], state: State, place: Place) -> str:
        """Choose a legal action of the state; `ask` is called when the table's turn has come, and only then."""

    async def hint(self, asked: Question) -> list[HintedAction] | None:
        """Name the best actions; None if they could not be found."""


class Keeper(Protocol):
    """Who keeps tables in memory."""

    def holds(self, table: "Table") -> bool:
        """Say whether this is the table in memory, and not one that was let go."""

    def forget(self, table: "Table") -> None:
        """Drop a table from memory; the storage has it."""

    def changed_here(self, table: "Table") -> None:
        """Take note that a change of this table is stored."""


@dataclass(frozen=True)
class Surroundings:
    """What all tables share."""

    settings: Settings
    storage: Storage
    thinker: Thinker
    presence: Presence
    pace: Pace
