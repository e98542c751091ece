"""Who sits where: claiming, leaving, bots in empty seats, coming back, resigning, the host, and the next table."""

import math
from collections.abc import Callable
from dataclasses import replace

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.registry import load_game
from kingsbridge.server.messages import BotChoice, Leave, LineKind, Pace
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table import codes, info
from kingsbridge.server.table.levels import Tastes, check_level
from kingsbridge.server.table.making import clean_name, distinct_name, next_table
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.record import TableRecord, all_seated, begin, nothing, uninterrupted
from kingsbridge.server.table.rows import Seat, TableLine, TableRow


class Seating:
    """The seats of a table, with people and bots who come and go; `publish` is called after each change."""

    def __init__(
        self, record: TableRecord, presence: Presence, settings: Settings, publish: Callable[[], None]
    ) -> None:
        self._record = record
        self._presence = presence
        self._settings = settings
        self._publish = publish
        # When a bot was last given a level: what that brings shows before a lower one is offered again.
        self.level_given_at = -math.inf

    def unlink(self) -> None:
        """Tell nobody of changes any more."""
        self._publish = nothing

    # --- whose seat is it -------------------------------------------------------------------------------------------

    def seats_of(self, device: str) -> list[int]:
        """List the seats of a device."""
        return info.seats_of(self._record.seats, device)

    def any_seat(self, number: int) -> Seat:
        """Give a seat, or refuse."""
        if not 0 <= number < len(self._record.seats):
            raise Refusal("unknown-seat", {"seat": number})
        return self._record.seats[number]

    def own_seat(self, device: str, number: int) -> Seat:
        """Give a seat of the device, or refuse."""
        seat = self.any_seat(number)
        if not device or seat.device != device:
            raise Refusal("not-your-seat", {"seat": number})
        return seat

    def is_host(self, device: str) -> bool:
        """Say whether the device has the host's rights."""
        return bool(device) and self._record.row.host == device

    # --- coming and going -------------------------------------------------------------------------------------------

    @uninterrupted
    async def claim(self, device: str, name: str, wanted: int | None) -> tuple[int, str]:
        """Seat a person on a free seat; gives the seat and its recovery code."""
        async with self._record.lock:
            return await self._sit(device, clean_name(name), wanted)

    @uninterrupted
    async def sit_again(self, device: str, number: int, name: str) -> str:
        """Seat who left or gave up the game before, where their seat is still free; gives the recovery code, if so."""
        async with self._record.lock:
            if self._record.row.status != "waiting" or self.any_seat(number).kind != "open":
                return ""
            return (await self._sit(device, name, number))[1]

    async def _sit(self, device: str, name: str, wanted: int | None) -> tuple[int, str]:
        number = self._free_seat(wanted)
        self._record.check_may_change(number)
        code = codes.new_code(4)
        told = distinct_name(name, [seat.name for seat in self._record.seats]) if name else ""
        seat = Seat("human", told, device=device, recovery_hash=codes.hashed(code))
        row = self._record.row
        await self._seat("seat-taken", number, seat, row if row.host else replace(row, host=device))
        self._presence.seen(row.id, number)
        return number, code

    def _free_seat(self, wanted: int | None) -> int:
        if self._record.row.status != "waiting":
            raise Refusal("already-begun")
        free = [number for number, seat in enumerate(self._record.seats) if seat.kind == "open"]
        if not free:
            raise Refusal("no-free-seat")
        number = free[0] if wanted is None else wanted
        self.any_seat(number)
        if number not in free:
            raise Refusal("seat-not-free")
        return number

    @uninterrupted
    async def recover(self, device: str, number: int, recovery_hash: str) -> str:
        """Hand a seat over to the device that knows its code; gives the next code, for each is used once."""
        async with self._record.lock:
            seat = self.any_seat(number)
            if seat.recovery_hash != recovery_hash:
                raise Refusal("unknown-recovery")
            row = self._record.row
            if row.host == seat.device and self.seats_of(seat.device) == [number]:
                row = replace(row, host=device)
            code = codes.new_code(4)
            after = replace(seat, device=device, recovery_hash=codes.hashed(code))
            await self._record.store(row, seats={number: after})
            self._publish()
            return code

    @uninterrupted
    async def new_recovery(self, number: int) -> str:
        """Make a recovery code for a seat that never had one."""
        async with self._record.lock:
            code = codes.new_code(4)
            seat = replace(self._record.seats[number], recovery_hash=codes.hashed(code))
            await self._record.store(self._record.row, seats={number: seat})
            return code

    @uninterrupted
    async def leave(self, device: str, choice: Leave) -> None:
        """Let a person leave: before the start the seat is free again, later it stays theirs to come back to."""
        async with self._record.lock:
            number = choice.seat
            seat = self.own_seat(device, number)
            row = self._with_next_host(device, number)
            if self._record.row.status == "waiting":
                await self._seat("seat-left", number, Seat("open"), row)
            elif not choice.bot and not seat.left:
                await self._seat("seat-left", number, replace(seat, left=True), row)
            elif choice.bot and seat.kind == "human":
                self._record.check_continues()
                after = replace(seat, kind="bot", level=DEFAULT_LEVEL, left=True)
                await self._seat("bot-seated", number, after, row)

    @uninterrupted
    async def remove(self, device: str, number: int) -> None:
        """Free a guest's seat before the start."""
        async with self._record.lock:
            seat = self.any_seat(number)
            self._check_host(device)
            if self._record.row.status != "waiting":
                raise Refusal("already-begun")
            if seat.kind == "open" or seat.device == device:
                raise Refusal("seat-not-free")
            await self._seat("seat-removed", number, Seat("open"))

    @uninterrupted
    async def come_back(self, device: str, number: int) -> None:
        """Give a seat back to its person."""
        async with self._record.lock:
            seat = self.own_seat(device, number)
            if seat.resigned or (seat.kind == "human" and not seat.left):
                raise Refusal("seat-not-yours-to-return")
            self._record.check_may_change(number)
            await self._seat("seat-returned", number, replace(seat, kind="human", level="", left=False))

    @uninterrupted
    async def resign(self, device: str, number: int) -> None:
        """Give up: a bot plays the seat to the end."""
        async with self._record.lock:
            seat = self.own_seat(device, number)
            self._record.check_continues()
            if seat.resigned:
                return
            await self._seat(
                "resigned", number, replace(seat, kind="bot", level=DEFAULT_LEVEL, resigned=True)
            )

    # --- bots in seats ----------------------------------------------------------------------------------------------

    @uninterrupted
    async def give_to_bot(self, device: str, choice: BotChoice) -> None:
        """Let a bot play an open seat, that of somebody who left or is long away, or in the place of another bot."""
        async with self._record.lock:
            seat = self.any_seat(choice.seat)
            level = Tastes().styled(check_level(choice.level, load_game(self._record.row.game)))
            self._check_may_seat_bot(device, choice.seat, seat)
            self.level_given_at = self._settings.clock()
            await self._seat("bot-seated", choice.seat, replace(seat, kind="bot", level=level))

    def _check_may_seat_bot(self, device: str, number: int, seat: Seat) -> None:
        self._check_seated(device)
        if seat.kind in ("open", "bot"):
            self._check_host(device)
            self._record.check_may_change(number)
            origin = self._record.row.origin
            if origin is not None and origin.kind == "challenge":
                raise Refusal("challenge-bots")
            return
        self._record.check_continues()
        if seat.left and self.is_host(device):
            return
        if self._presence.away(self._record.id, number) < self._settings.absent_after_seconds:
            raise Refusal("seat-not-absent")

    @uninterrupted
    async def set_pace(self, device: str, pace: Pace) -> None:
        """Set how quickly bots answer."""
        async with self._record.lock:
            self._check_seated(device)
            if pace == self._record.row.pace:
                return
            await self._record.store(replace(self._record.row, pace=pace))
            self._publish()

    @uninterrupted
    async def share(self, device: str, allowed: bool) -> None:
        """Let everybody with the link look at the finished game, or no longer."""
        async with self._record.lock:
            row = self._record.row
            self._check_host(device)
            if row.status != "finished":
                raise Refusal("not-finished")
            if row.origin is not None and row.origin.kind == "challenge":
                raise Refusal("challenge-closed")
            await self._record.store(replace(row, sharing="open" if allowed else "closed"))
            self._publish()

    # --- the next table ---------------------------------------------------------------------------------------------

    @uninterrupted
    async def rematch(self, device: str) -> str:
        """Make the next table with the same seats, or give the one that was made."""
        async with self._record.lock:
            self._check_seated(device)
            row = self._record.row
            if row.status != "finished":
                raise Refusal("not-finished")
            if not row.rematch:
                following = next_table(row, self._record.seats, self._settings.now())
                await self._record.store(replace(row, rematch=following.table.id), following=following)
                self._publish()
            return self._record.row.rematch

    # --- storing ----------------------------------------------------------------------------------------------------

    def _check_seated(self, device: str) -> None:
        if not self.seats_of(device):
            raise Refusal("not-seated")

    def _check_host(self, device: str) -> None:
        if not self.is_host(device):
            raise Refusal("not-host")

    def _with_next_host(self, device: str, leaving: int) -> TableRow:
        """Pass the host's rights on when the host's last seat is left; a game that runs keeps its host if all leave."""
        row = self._record.row
        staying = [
            seat.device
            for number, seat in enumerate(self._record.seats)
            if number != leaving and seat.kind == "human" and not seat.left
        ]
        if row.host != device or device in staying:
            return row
        if staying:
            return replace(row, host=staying[0])
        return replace(row, host="") if row.status == "waiting" else row

    async def _seat(self, kind: LineKind, number: int, after: Seat, row: TableRow | None = None) -> None:
        """Store a change of a seat, and begin if no seat is open any more."""
        record = self._record
        row = row or record.row
        name = after.name or record.seats[number].name
        lines: tuple[TableLine, ...] = (TableLine(record.seq + 1, kind, number, name),)
        seats = [after if at == number else seat for at, seat in enumerate(record.seats)]
        play = None
        if row.status == "waiting" and all_seated(seats):
            play, row, first = begin(row, seats, record.seq + 2, record.beginning)
            lines += first
        await record.store(row, lines, {number: after})
        if play is not None:
            record.play = play
        self._publish()
