"""Deals that are played more than once: who may look at which game of a deal, and what each made of it.

Whoever still plays a deal, or has sat down to, is not shown what others made of it: their games would tell what lies
hidden in one's own. Games are of the same deal if they have the same key, whatever they say about where they come from.
"""

from collections.abc import Awaitable, Callable

from kingsbridge.server.messages import DealResult, DealResults, DealSeat
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.info import belongs_to, seats_of
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.rows import Stored, TableRow
from kingsbridge.server.table.surroundings import Archive
from kingsbridge.server.table.table import Table

_MOST_GAMES = 200  # of one deal that are looked at
_MOST_SHOWN = 20  # side by side


class Deals:
    """Knows which games are of one deal; `find` gives a table by its id."""

    def __init__(self, find: Callable[[str], Awaitable[Table]], storage: Archive) -> None:
        self._find = find
        self._storage = storage

    async def check_looks_back(self, device: str, table: Table, seat: int | None = None) -> None:
        """Refuse who may not see a table, or may not see how its deal was played before having played it out."""
        record = table.record
        if (
            seat is not None
            or record.row.status != "finished"
            or belongs_to(record.row, record.seats, device)
        ):
            table.audience.check_sees(device, seat)
            return
        mine = [head for head in await self.games(record.row) if seats_of(head.seats, device)]
        if any(head.table.status != "finished" for head in mine):
            raise Refusal("deal-unfinished")
        origin = record.row.origin
        if (
            origin is None or origin.kind != "challenge" or not mine
        ):  # those of a challenge compare their games
            table.audience.check_sees(device, None)

    async def games(self, row: TableRow) -> list[Stored]:
        """Give the tables with the deal of a table, without their lines, the latest changed first."""
        ids = await self._storage.find_of_key(row.key, _MOST_GAMES)
        heads = {head.table.id: head for head in await self._storage.read_heads(ids)}
        found = [heads[table_id] for table_id in ids if table_id in heads]
        return [head for head in found if (head.table.game, head.table.options) == (row.game, row.options)]

    async def results(self, device: str, table: Table) -> DealResults:
        """Tell what everybody made of the deal of a finished game, as far as the asker may see their tables."""
        await self.check_looks_back(device, table)
        if table.record.row.status != "finished":
            raise Refusal("not-finished")
        results: list[DealResult] = []
        for head in await self.games(table.record.row):
            if not is_whole(head.table) or len(results) == _MOST_SHOWN:
                continue
            game = await self._find(head.table.id)
            try:
                await self.check_looks_back(device, game)
            except Refusal:
                continue
            seats = outcome(game.record, device)
            if seats:
                results.append(DealResult(game.id, game.record.row.changed, seats))
        return DealResults(results)


def is_whole(row: TableRow) -> bool:
    """Say whether a table's game is finished and began where its deal begins, not at a later moment."""
    return row.status == "finished" and (
        row.origin is None or row.origin.ply == 0 or row.origin.dealing == "anew"
    )


def outcome(record: TableRecord, device: str) -> list[DealSeat]:
    """Tell how a finished game ended for each seat; nothing if it cannot be replayed here."""
    if record.memoir is not None:
        result = record.memoir.record["result"]
        scores, winners = result["scores"], result["winners"]
    elif record.play is not None and record.play.state.is_over:
        scores, winners = record.play.state.scores(), record.play.state.winners()
    else:
        return []
    return [
        DealSeat(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=bool(device) and seat.device == device,
            score=scores[number],
            won=number in winners,
        )
        for number, seat in enumerate(record.seats)
    ]
