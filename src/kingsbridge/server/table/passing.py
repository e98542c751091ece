"""A table in passing: a real one with its parts, made for one answer and kept by nobody. Its bots are never woken."""

from dataclasses import replace

from kingsbridge.core.play import Play
from kingsbridge.server.messages import NewTable
from kingsbridge.server.table.making import Descent, new_table, under_way
from kingsbridge.server.table.rows import TableRow
from kingsbridge.server.table.surroundings import Surroundings
from kingsbridge.server.table.table import Table

PASSER_BY = "passer-by"  # the only device at such a table


def passing_table(surroundings: Surroundings, table_id: str, wish: NewTable, play: Play) -> Table:
    """Set up a table at which this game is under way."""
    descent = Descent(play.record().key, None)
    stored, _ = new_table(PASSER_BY, wish, surroundings.settings.now(), descent)
    row = replace(stored.table, id=table_id, invite="")  # nobody can come to it
    stored = under_way(replace(stored, table=row), play)
    table = Table(stored, surroundings, _Nobody())
    table.record.load(stored.lines)
    return table


class _Nobody:
    """Keeps no table: it is forgotten with the answer."""

    def holds(self, table: Table) -> bool:
        return False

    def forget(self, table: Table) -> None:
        """There is nothing to forget."""

    def changed_here(self, table: Table, before: TableRow) -> None:
        """Nothing changes here."""
