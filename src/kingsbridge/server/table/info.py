"""A table at a glance: who sits there, how far it is, and what it allows."""

from collections.abc import Sequence

from kingsbridge.server.messages import OriginInfo, Problem, SeatInfo, TableInfo
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.rows import Seat, TableRow


def seats_of(seats: Sequence[Seat], device: str) -> list[int]:
    """List the seats of a device."""
    return [number for number, seat in enumerate(seats) if device and seat.device == device]


def table_info(
    row: TableRow,
    seats: Sequence[Seat],
    problem: Problem,
    device: str,
    presence: Presence,
    settings: Settings,
) -> TableInfo:
    """Show a table to a device."""
    mine = seats_of(seats, device)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        rules_version=row.rules_version,
        status=row.status,
        seats=[_seat_info(row, number, seat, device, presence) for number, seat in enumerate(seats)],
        seq=row.seq,
        spectators=row.spectators,
        hints=row.hints,
        chosen_seed=row.chosen_seed,
        pace=row.pace,
        invite=row.invite if mine else "",
        is_host=bool(device) and row.host == device,
        my_seats=mine,
        waiting_for=row.waiting_for,
        awaits_me=row.waiting_for in mine and seats[row.waiting_for].kind == "human" and problem != "unsound",
        rematch=row.rematch,
        watching=presence.watching(row.id),
        absent_after_seconds=settings.absent_after_seconds,
        created=row.created,
        changed=row.changed,
        problem=problem,
        origin=_origin_info(row),
        shared=is_open(row),
    )


def is_open(row: TableRow) -> bool:
    """Say whether everybody who has the link may look: as the host wished, and once it is over, wishes then."""
    return row.sharing == "open" if row.sharing and row.status == "finished" else row.spectators


def belongs_to(row: TableRow, seats: Sequence[Seat], device: str) -> bool:
    """Say whether somebody sits at a table, or brought its record along."""
    if not device:
        return False
    is_imported = row.origin is not None and row.origin.kind == "imported"
    return bool(seats_of(seats, device)) or (is_imported and row.host == device)


def _origin_info(row: TableRow) -> OriginInfo | None:
    return None if row.origin is None else OriginInfo(**vars(row.origin))


def _seat_info(row: TableRow, number: int, seat: Seat, device: str, presence: Presence) -> SeatInfo:
    away = presence.away(row.id, number) if seat.kind == "human" else 0.0
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        present=seat.kind == "bot" or (seat.kind == "human" and away == 0),
        away_seconds=int(away),
        mine=bool(device) and seat.device == device,
        host=bool(seat.device) and seat.device == row.host,
        resigned=seat.resigned,
        left=seat.left,
    )
