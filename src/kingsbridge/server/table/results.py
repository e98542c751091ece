"""How a finished game came out, for the book of one who played it."""

from typing import Any

from kingsbridge.core.record import result_of
from kingsbridge.server.messages import FinishedGame, FinishedSeat
from kingsbridge.server.table.record import TableRecord


def finished_game(record: TableRecord, device: str) -> FinishedGame | None:
    """Tell a finished game to one who played it; None if nothing is left of it but that it was."""
    result = _result(record)
    if result is None:
        return None
    row = record.row
    return FinishedGame(
        table=row.id,
        game=row.game,
        options=row.options,
        created=row.created,
        changed=row.changed,
        moves=len(record.standing_moves(record.seq) or []),
        seats=[
            FinishedSeat(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=bool(device) and seat.device == device,
                resigned=seat.resigned,
                score=float(result["scores"][number]),
                won=number in result["winners"],
            )
            for number, seat in enumerate(record.seats)
        ],
    )


def _result(record: TableRecord) -> dict[str, Any] | None:
    if record.memoir is not None:
        kept: dict[str, Any] | None = record.memoir.record["result"]
        return kept
    return result_of(record.play.state) if record.play is not None else None
