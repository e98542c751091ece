"""A table: its parts put together."""

from functools import partial

from kingsbridge.server.table.audience import Audience, Watchers
from kingsbridge.server.table.coaching import Coaching
from kingsbridge.server.table.driver import Driver
from kingsbridge.server.table.hints import Hints
from kingsbridge.server.table.reactions import Reactions
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.referee import Referee
from kingsbridge.server.table.rows import Stored
from kingsbridge.server.table.seating import Seating
from kingsbridge.server.table.surroundings import Keeper, Surroundings
from kingsbridge.server.table.thinking import Place


class Table:
    """One table, in memory while somebody is there or bots play."""

    def __init__(self, stored: Stored, surroundings: Surroundings, keeper: Keeper) -> None:
        settings, thinker = surroundings.settings, surroundings.thinker
        self.watchers = Watchers(settings.clock)
        self.record = TableRecord(
            stored,
            surroundings.storage,
            settings.now,
            on_overtaken=partial(keeper.forget, self),
            on_stored=partial(keeper.changed_here, self),
        )
        self.seating = Seating(self.record, surroundings.presence, settings, self._publish)
        self.referee = Referee(self.record, self.seating, settings, self._publish)
        self.reactions = Reactions(self.record, self.seating, settings.clock, self._publish)
        self.hints = Hints(self.record, self.seating, self.referee, thinker)
        self.coaching = Coaching(self.record, self.seating, self.referee, thinker, self._publish)
        self.driver = Driver(
            self.record,
            self.seating,
            self.referee,
            thinker,
            surroundings.pace,
            Place(self.watchers.notify, stored.table.host, self.watchers.__len__, home=self.watchers.home),
            settings,
            stands=partial(keeper.holds, self),
        )
        self.audience = Audience(
            self.record,
            self.seating,
            self.referee,
            self.driver,
            self.coaching,
            self.watchers,
            surroundings,
        )

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return self.record.seq

    @property
    def is_busy(self) -> bool:
        """Whether somebody watches, waits or thinks here."""
        return bool(self.watchers) or self.record.lock.locked() or self.driver.is_driving

    def unlink(self) -> None:
        """Let the parts of a table that was let go forget it, so that its memory is free at once."""
        self.record.unlink()
        self.driver.unlink()
        for part in (self.seating, self.referee, self.reactions, self.coaching):
            part.unlink()

    def _publish(self) -> None:
        """Let everybody who watches know of a change, and bots whose turn it has become."""
        self.watchers.notify()
        self.driver.wake()
