"""The hall: all tables of a server. Tables come into memory when somebody asks for them and leave when idle."""

import asyncio
import hashlib
import json
import random
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.sql.base import Executable

from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.options import OptionValue, resolve_options
from kingsbridge.core.registry import load_game
from kingsbridge.server import storage
from kingsbridge.server.bots import Pace, Pool
from kingsbridge.server.lines import TableLine, line_insert
from kingsbridge.server.messages import NewTable, SeatWish, TableInfo
from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.play import Play
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.seated_table import SeatedTable, check_level
from kingsbridge.server.seats import Seat, clean_name, hashed, new_code, new_id, new_token, tidy_code
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import DEVICES, SEATS, TABLES, Store, Stored
from kingsbridge.server.stored_table import StoredTable
from kingsbridge.server.table import Table

log = structlog.get_logger("kingsbridge.hall")

LONGEST_SEED = 40
_MOST_MINE = 200
_SEEN_SECONDS = 20.0  # how long a request without a lasting line counts as being there
_DEVICES_IN_MEMORY = 10_000
_TELL_PRESENCE_SECONDS = _SEEN_SECONDS / 4
_TAKE_OVER_SECONDS = 5.0  # beyond the longest thought of a bot: then its process is taken to be gone


class Presence:
    """Who is there: seats with an open line, and when each was last seen."""

    def __init__(self, settings: Settings) -> None:
        self._clock = settings.clock
        self._since = self._clock()  # before the server began, nobody knows
        self._lines: dict[tuple[str, int], int] = {}
        self._seen: dict[tuple[str, int], float] = {}

    def arrive(self, table: str, seat: int) -> None:
        """A line was opened."""
        self._lines[table, seat] = self._lines.get((table, seat), 0) + 1

    def depart(self, table: str, seat: int) -> None:
        """A line was closed; from now on the seat counts as away."""
        left = self._lines.pop((table, seat), 1) - 1
        if left:
            self._lines[table, seat] = left
        # As if seen long enough ago that it does not count as being there any more.
        self._seen[table, seat] = self._clock() - _SEEN_SECONDS

    def seen(self, table: str, seat: int) -> None:
        """A request came."""
        self._seen[table, seat] = self._clock()

    def lines(self) -> list[tuple[str, int]]:
        """List the seats with an open line."""
        return list(self._lines)

    def away(self, table: str, seat: int) -> float:
        """Give the seconds a seat's person has been away; 0 while there."""
        if (table, seat) in self._lines:
            return 0.0
        seen = self._seen.get((table, seat), self._since - _SEEN_SECONDS)
        return max(0.0, self._clock() - seen - _SEEN_SECONDS)


class Hall:
    """All tables, the store behind them, and the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url())
        self.presence = Presence(settings)
        self.pool = Pool(settings)
        self.pace = Pace(settings)
        self.neighbours = Neighbours(
            settings.url(), self._changed_elsewhere, self._here_elsewhere, self._missed_notices
        )
        self.closing = asyncio.Event()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._elsewhere: set[str] = set()  # tables with which another process went on last
        self._devices: dict[str, str] = {}  # hash of a token -> device
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store; the referee and the workers start beside the first requests."""
        await asyncio.to_thread(self.store.open)
        self._tasks = [
            asyncio.create_task(self.pool.start()),
            asyncio.create_task(self.referee()),
            asyncio.create_task(self._tidy_up()),
        ]
        if self.neighbours.possible:
            self._tasks += [
                asyncio.create_task(self.neighbours.listen()),
                asyncio.create_task(self._tell_presence()),
            ]

    async def close(self) -> None:
        """Stop bots and workers and write what is queued."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            await table.stop()
        await self.pool.stop()
        await asyncio.to_thread(self.store.close)

    # --- devices ----------------------------------------------------------------------------------------------------

    async def device_of(self, token: str) -> str:
        """Find the device of a token; empty if there is none."""
        if not token:
            return ""
        token_hash = hashed(token)
        if token_hash not in self._devices:
            device = await self.store.read(lambda connection: storage.read_device(connection, token_hash))
            if device is None:
                return ""
            self._remember_device(token_hash, device)
        return self._devices[token_hash]

    async def new_device(self) -> tuple[str, str]:
        """Make a device; gives it and its token."""
        device, token = new_id(), new_token()
        row = {"id": device, "token_hash": hashed(token), "created": self.settings.now()}
        await self.store.commit(sa.insert(DEVICES).values(**row))
        self._remember_device(row["token_hash"], device)
        return device, token

    def _remember_device(self, token_hash: str, device: str) -> None:
        if len(self._devices) >= _DEVICES_IN_MEMORY:
            self._devices.clear()
        self._devices[token_hash] = device

    # --- finding tables ---------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """Give a table, from memory or from the store."""
        # Again and again: a table may be let go in the moment it has been read.
        while (table := self._tables.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)
        table.touched = self.settings.clock()
        return table

    async def _load(self, table_id: str) -> Table:
        table = await self._read(table_id)
        self.add(table)
        return table

    async def _read(self, table_id: str) -> Table:
        """Read and replay a table; one whose lines do not fit together is marked."""
        stored = None
        if table_id.isascii() and table_id.isalnum():
            stored = await self.store.read(lambda connection: storage.read_table(connection, table_id))
        if stored is None:
            raise Refusal("unknown-table")
        table = Table(self, stored)
        wrong = table.load(stored.lines)
        if wrong and not stored.table["unsound"]:
            log.error("unsound table", table=table_id, game=table.row["game"], why=wrong)
            await self.store.commit(
                sa.update(TABLES).where(TABLES.c.id == table_id).values(unsound=wrong[:500])
            )
        return table

    def add(self, table: Table) -> None:
        """Keep a table in memory."""
        self._tables[table.id] = table
        if table.id not in self._elsewhere:
            table.wake_bots()
            return
        # The process that went on with the table plays for its bots, unless it falls silent.
        self._elsewhere.discard(table.id)
        asyncio.get_running_loop().call_later(self.settings.bot_seconds + _TAKE_OVER_SECONDS, table.wake_bots)

    def holds(self, table: StoredTable) -> bool:
        """Say whether this is the table in memory, and not one that was let go."""
        return self._tables.get(table.id) is table

    def forget(self, table: StoredTable) -> None:
        """Drop a table from memory; the store has it."""
        if self.holds(table):
            del self._tables[table.id]
        table.notify()

    async def by_invite(self, invite: str) -> Table:
        """Give the table of an invitation."""
        code = tidy_code(invite)
        table_id = await self.store.read(lambda connection: storage.read_table_by_invite(connection, code))
        if table_id is None:
            raise Refusal("unknown-invite")
        return await self.get(table_id)

    async def by_recovery(self, code: str) -> tuple[Table, int, str]:
        """Give table, seat and hash of a recovery code."""
        code_hash = hashed(tidy_code(code))
        found = await self.store.read(lambda connection: storage.read_seat_by_recovery(connection, code_hash))
        if found is None:
            raise Refusal("unknown-recovery")
        return await self.get(found[0]), found[1], code_hash

    async def mine(self, device: str) -> list[TableInfo]:
        """List a device's tables: those that await it first, then the latest changed."""
        if not device:
            return []
        ids = await self.store.read(lambda connection: storage.read_mine(connection, device, _MOST_MINE))
        missing = [table_id for table_id in ids if table_id not in self._tables]
        heads = await self.store.read(lambda connection: storage.read_heads(connection, missing))
        found = {head.table["id"]: Table(self, head) for head in heads}
        tables = [self._tables.get(table_id) or found[table_id] for table_id in ids]
        infos = [table.info(device) for table in tables]
        return sorted(infos, key=lambda info: not info.awaits_me)

    # --- making tables ----------------------------------------------------------------------------------------------

    async def create(self, device: str, wish: NewTable) -> tuple[Table, dict[str, str]]:
        """Make a table; gives it and the recovery codes of the maker's seats."""
        options, key = self._check_wish(wish)
        wishes = list(wish.seats)
        if wish.shuffle_seats:
            random.SystemRandom().shuffle(wishes)
        codes: dict[str, str] = {}
        seats: list[Seat] = []
        for number, each in enumerate(wishes):
            seat = _wished_seat(each, device)
            if seat.kind == "human":
                codes[str(number)] = new_code(4)
                seat.recovery_hash = hashed(codes[str(number)])
            seats.append(seat)
        row = self._new_row(wish.game, options, key, wish.seed, device)
        row.update(spectators=wish.spectators, hints=wish.hints, pace=wish.pace)
        table, statements = self._set_up(row, seats)
        await self.store.commit(*statements)
        for number in table.seats_of(device):
            self.presence.seen(table.id, number)
        self.add(table)
        log.info("table made", table=table.id, game=wish.game, seats=len(seats))
        return table, codes

    def next_table(self, table: SeatedTable) -> tuple[Table, list[Executable]]:
        """Prepare the rematch of a table: the same people and bots, a seat that was left is open."""
        seats = []
        for seat in table.seats:
            if not seat.device:
                seats.append(replace(seat))
            elif seat.left:
                seats.append(Seat("open"))
            else:
                seats.append(Seat("human", seat.name, device=seat.device))
        host = table.row["host"]
        row = self._new_row(table.row["game"], table.row["options"], key_from_seed(None), "", host)
        row.update({name: table.row[name] for name in ("spectators", "hints", "pace")})
        return self._set_up(row, seats)

    def _check_wish(self, wish: NewTable) -> tuple[dict[str, OptionValue], bytes]:
        try:
            game = load_game(wish.game)
            game.check_seats(len(wish.seats))
            options = resolve_options(game.options_table, wish.options)
        except KingsbridgeError as error:
            raise EngineRefusal(error) from error
        if len(wish.seed) > LONGEST_SEED or not wish.seed.isprintable():
            raise Refusal("bad-seed", {"longest": LONGEST_SEED})
        return options, key_from_seed(_seed_number(wish.seed) if wish.seed else None)

    def _new_row(
        self, game_id: str, options: dict[str, OptionValue], key: bytes, chosen_seed: str, host: str
    ) -> dict[str, Any]:
        game = load_game(game_id)
        now = self.settings.now()
        return {
            "id": new_id(),
            "game": game.id,
            "options": options,
            "rules_version": game.rules_version,
            "components": game.components_fingerprint,
            "key": key.hex(),
            "chosen_seed": chosen_seed,
            "status": "waiting",
            "host": host,
            "invite": new_code(3),
            "rematch": "",
            "waiting_for": -1,
            "seq": 1,
            "unsound": "",
            "created": now,
            "changed": now,
        }

    def _set_up(self, row: dict[str, Any], seats: list[Seat]) -> tuple[Table, list[Executable]]:
        """Build a table and what stores it; the game begins at once if no seat is open."""
        stored = Stored(
            row,
            [{"table_id": row["id"], "seat": at, **asdict(seat)} for at, seat in enumerate(seats)],
            [],
            {},
        )
        table = Table(self, stored)
        table.lines.append(TableLine(1, "created", -1, ""))
        if all(seat.kind != "open" for seat in seats):
            game = load_game(row["game"])
            table.play = Play(game, len(seats), row["options"], row["key"])
            table.lines.append(TableLine(2, "begin", -1, "", facts=tuple(table.play.opening)))
            row.update(status="running", seq=2, waiting_for=table.play.state.current_seat)
        statements: list[Executable] = [
            sa.insert(TABLES).values(**{**row, "options": json.dumps(row["options"])}),
            *(sa.insert(SEATS).values(**seat) for seat in stored.seats),
            *(line_insert(row["id"], line, row["created"]) for line in table.lines),
        ]
        return table, statements

    # --- other processes on the same database -----------------------------------------------------------------------

    def _changed_elsewhere(self, table_id: str, seq: int) -> None:
        """Let go of a table that another process changed."""
        table = self._tables.get(table_id)
        if table is not None and 0 < seq <= table.seq:
            return  # read after the change, before the notice
        if seq and (table is not None or table_id in self._loading):
            self._elsewhere.add(table_id)
        self._let_go(table_id)

    def changed_here(self, table: StoredTable) -> None:
        """A change is stored. If the table was let go meanwhile, what was read in its place may lack the change."""
        if not self.holds(table):
            self._elsewhere.discard(table.id)
            self._let_go(table.id)

    def _let_go(self, table_id: str) -> None:
        """Forget a table, so that it is read again."""
        loading = self._loading.get(table_id)
        if loading is not None:  # what is being read may be older than the change
            loading.add_done_callback(lambda _: self._let_go(table_id))
        elif table_id in self._tables:
            self.forget(self._tables[table_id])

    def _here_elsewhere(self, table_id: str, seat: int) -> None:
        """Count a seat as present that has its line to another process."""
        was_away = self.presence.away(table_id, seat) > 0
        self.presence.seen(table_id, seat)
        table = self._tables.get(table_id)
        if was_away and table is not None:
            table.notify()

    def _missed_notices(self) -> None:
        """Let go of everything: while nobody listened any table may have changed."""
        for table in list(self._tables.values()):
            self.forget(table)

    async def _tell_presence(self) -> None:
        """Tell the other processes now and then who is here."""
        while True:
            await asyncio.sleep(_TELL_PRESENCE_SECONDS)
            notices = self.neighbours.presence(self.presence.lines())
            if notices:
                await self.store.commit(*notices)

    # --- housekeeping -----------------------------------------------------------------------------------------------

    async def referee(self) -> None:
        """Replay every running table: unsound ones are marked, and bots go on where it is their turn."""
        ids = await self.store.read(storage.read_running)
        unsound = 0
        for table_id in ids:
            table = await self._read(table_id)
            unsound += bool(table.problem)
            if table.bot_to_move():
                await self.get(table_id)
        log.info("tables refereed", running=len(ids), with_problems=unsound)

    async def _tidy_up(self) -> None:
        """Drop idle tables from memory now and then."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            self.drop_idle()

    def drop_idle(self) -> None:
        """Drop the tables that nobody watches and no bot plays at."""
        idle_since = self.settings.clock() - self.settings.idle_seconds
        for table in list(self._tables.values()):
            if table.touched < idle_since and not table.is_busy:
                self.forget(table)

    def in_memory(self) -> int:
        """Count the tables in memory."""
        return len(self._tables)


def _wished_seat(wish: SeatWish, device: str) -> Seat:
    name = clean_name(wish.name, may_be_empty=True)
    if wish.kind == "human":
        return Seat("human", name, device=device)
    if wish.kind == "bot":
        return Seat("bot", name, level=check_level(wish.level))
    return Seat("open")


def _seed_number(seed: str) -> int:
    """Turn a chosen seed, a number or any words, into a number."""
    if seed.isascii() and seed.isdigit():
        return int(seed)
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=16).digest(), "big")
