"""Who sits at a table: claiming, leaving, bots in empty seats, coming back, resigning, the host, and the next table."""

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.bots.registry import is_bot
from kingsbridge.server.bots import bot_levels
from kingsbridge.server.lines import TableLine
from kingsbridge.server.messages import BotChoice
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.seats import Seat, clean_name, hashed, new_code
from kingsbridge.server.storage import Stored
from kingsbridge.server.stored_table import StoredTable, uninterrupted

if TYPE_CHECKING:
    from kingsbridge.server.hall import Hall


class SeatedTable(StoredTable):
    """A table with people and bots who come and go."""

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        super().__init__(hall, stored)
        # When a bot was last given a level: what that brings shows before a lower one is offered again.
        self.lowered = -math.inf

    @uninterrupted
    async def claim(self, device: str, name: str, wanted: int | None) -> tuple[int, str]:
        """Seat a person on a free seat; gives the seat and its recovery code."""
        async with self.lock:
            cleaned = clean_name(name)
            if self.status != "waiting":
                raise Refusal("already-begun")
            free = [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
            if not free:
                raise Refusal("no-free-seat")
            number = free[0] if wanted is None else wanted
            self.any_seat(number)
            if number not in free:
                raise Refusal("seat-not-free")
            code = new_code(4)
            seat = Seat("human", cleaned, device=device, recovery_hash=hashed(code))
            changes = {} if self.row["host"] else {"host": device}
            await self._seat_people("seat-taken", {number: seat}, changes)
            self.hall.presence.seen(self.id, number)
            return number, code

    @uninterrupted
    async def recover(self, device: str, number: int, recovery_hash: str) -> None:
        """Hand a seat over to the device that knows its code."""
        async with self.lock:
            seat = self.any_seat(number)
            if seat.recovery_hash != recovery_hash:
                raise Refusal("unknown-recovery")
            if seat.device == device:
                return
            others = [
                each for at, each in enumerate(self.seats) if at != number and each.device == seat.device
            ]
            changes = {"host": device} if self.row["host"] == seat.device and not others else {}
            await self._store([], changes, {number: replace(seat, device=device)})
            self._shown()

    @uninterrupted
    async def new_recovery(self, number: int) -> str:
        """Make a recovery code for a seat that never had one."""
        async with self.lock:
            code = new_code(4)
            await self._store([], {}, {number: replace(self.seats[number], recovery_hash=hashed(code))})
            return code

    @uninterrupted
    async def leave(self, device: str, number: int) -> None:
        """Let a person leave: before the start the seat is free again, later it stays theirs to come back to."""
        async with self.lock:
            seat = self.own_seat(device, number)
            if self.status == "waiting":
                after = Seat("open")
            else:
                after = replace(seat, left=True)
            await self._seat_people("seat-left", {number: after}, self._next_host(device, number))

    @uninterrupted
    async def remove(self, device: str, number: int) -> None:
        """Free a guest's seat before the start."""
        async with self.lock:
            seat = self.any_seat(number)
            self._check_host(device)
            if self.status != "waiting":
                raise Refusal("already-begun")
            if seat.kind == "open" or seat.device == device:
                raise Refusal("seat-not-free")
            await self._seat_people("seat-removed", {number: Seat("open")}, {})

    @uninterrupted
    async def give_to_bot(self, device: str, choice: BotChoice) -> None:
        """Let a bot play an open seat, that of somebody who left or is long away, or in the place of another bot."""
        async with self.lock:
            seat = self.any_seat(choice.seat)
            level = check_level(choice.level)
            self._check_may_seat_bot(device, choice.seat, seat)
            after = replace(seat, kind="bot", level=level)
            self.lowered = self.hall.settings.clock()
            await self._seat_people("bot-seated", {choice.seat: after}, {})

    def _check_may_seat_bot(self, device: str, number: int, seat: Seat) -> None:
        if not self.seats_of(device):
            raise Refusal("not-seated")
        if seat.kind in ("open", "bot"):
            self._check_host(device)
            return
        self.check_continues()
        if seat.left and self.row["host"] == device:
            return
        if self.hall.presence.away(self.id, number) < self.hall.settings.absent_after_seconds:
            raise Refusal("seat-not-absent")

    @uninterrupted
    async def come_back(self, device: str, number: int) -> None:
        """Give a seat back to its person."""
        async with self.lock:
            seat = self.own_seat(device, number)
            if seat.resigned or (seat.kind == "human" and not seat.left):
                raise Refusal("seat-not-yours-to-return")
            after = replace(seat, kind="human", level="", left=False)
            await self._seat_people("seat-returned", {number: after}, {})

    @uninterrupted
    async def resign(self, device: str, number: int) -> None:
        """Give up: a bot plays the seat to the end."""
        async with self.lock:
            seat = self.own_seat(device, number)
            self.check_continues()
            if seat.resigned:
                return
            after = replace(seat, kind="bot", level=DEFAULT_LEVEL, resigned=True)
            await self._seat_people("resigned", {number: after}, {})

    @uninterrupted
    async def set_pace(self, device: str, pace: str) -> None:
        """Set how quickly bots answer."""
        async with self.lock:
            if not self.seats_of(device):
                raise Refusal("not-seated")
            await self._store([], {"pace": pace}, {})
            self._shown()

    @uninterrupted
    async def rematch(self, device: str) -> str:
        """Make the next table with the same seats, or give the one that was made."""
        async with self.lock:
            if not self.seats_of(device):
                raise Refusal("not-seated")
            if self.status != "finished":
                raise Refusal("not-finished")
            if not self.row["rematch"]:
                following, statements = self.hall.next_table(self)
                await self._store([], {"rematch": following.id}, {}, extra=statements)
                self.hall.add(following)
                self._shown()
            return str(self.row["rematch"])

    def _check_host(self, device: str) -> None:
        if not device or self.row["host"] != device:
            raise Refusal("not-host")

    def _next_host(self, device: str, leaving: int) -> dict[str, Any]:
        """Pass the host's rights on when the host's last seat is left."""
        if self.row["host"] != device:
            return {}
        staying = [
            seat.device
            for number, seat in enumerate(self.seats)
            if number != leaving and seat.kind == "human" and not seat.left
        ]
        if device in staying:
            return {}
        if self.status == "waiting":
            return {"host": staying[0] if staying else ""}
        return {"host": staying[0]} if staying else {}

    async def _seat_people(self, kind: str, seats: dict[int, Seat], changes: dict[str, Any]) -> None:
        """Store a change of seats, and begin if no seat is open any more."""
        (number, after), *_ = seats.items()
        name = after.name or self.seats[number].name
        lines = [TableLine(self.seq + 1, kind, number, name)]
        all_seats = [seats.get(at, seat) for at, seat in enumerate(self.seats)]
        play = None
        if self.status == "waiting" and all(seat.kind != "open" for seat in all_seats):
            play = self._new_play()
            lines.append(self._line("begin", -1, after=1, facts=tuple(play.opening)))
            changes = {**changes, "status": "running", "waiting_for": play.state.current_seat}
        await self._store(lines, changes, seats)
        if play is not None:
            self.play = play
        self._shown()


def check_level(level: str) -> str:
    """Give the level, or the default one where none is named; any bot may be named, not only those offered."""
    if not level:
        return DEFAULT_LEVEL
    if not is_bot(level):
        raise Refusal("unknown-level", {"level": level, "allowed": ", ".join(bot_levels())})
    return level
