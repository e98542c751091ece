"""Challenges: everybody who follows the link plays the same deal, on the same seat, alone against the same bots.

Bots choose by the key of the deal and by how many moves were made, so who plays the same moves meets the same answers.
Nobody sees what others made of it before they have finished it themselves.
"""

import json
from dataclasses import asdict, dataclass

import sqlalchemy as sa

from kingsbridge.core.registry import load_game
from kingsbridge.server.deals import outcome
from kingsbridge.server.flags import Flags
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import (
    ChallengeInfo,
    ChallengeResult,
    NewChallenge,
    NewTable,
    SameDeal,
    SeatWish,
    TakeUp,
)
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.storage import CHALLENGES, Conflict, Store, Unwritten
from kingsbridge.server.table import codes
from kingsbridge.server.table.descent import same_deal
from kingsbridge.server.table.info import seats_of
from kingsbridge.server.table.levels import check_level
from kingsbridge.server.table.making import Descent, clean_name
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.rows import Origin, Stored
from kingsbridge.server.table.table import Table
from kingsbridge.server.typed_rows import typed

_INSERT = sa.insert(CHALLENGES)
_MOST_RESULTS = 50


@dataclass(frozen=True)
class ChallengeRow:
    """A challenge as it is kept."""

    code: str
    table_id: str
    seat: int
    levels: tuple[str, ...]  # of the bots; empty at the seat of who takes it up
    host: str
    name: str
    created: str


class Challenges:
    """Makes challenges and lets people take them up."""

    def __init__(self, store: Store, flags: Flags, settings: Settings, hall: Hall, lobby: Lobby) -> None:
        self._store = store
        self._flags = flags
        self._settings = settings
        self._hall = hall
        self._lobby = lobby
        self._deals = hall.deals

    async def make(self, device: str, wish: NewChallenge) -> str:
        """Make a challenge from a finished game; gives its code."""
        table = await self._hall.get(wish.table)
        await self._deals.check_looks_back(device, table)
        same_deal(table.record, SameDeal(wish.seats))  # refuses a game that cannot be played again
        people = [number for number, seat in enumerate(wish.seats) if seat.kind == "human"]
        if len(people) != 1 or any(seat.kind == "open" for seat in wish.seats):
            raise Refusal("one-against-bots")
        game = load_game(table.record.row.game)
        levels = ["" if seat.kind == "human" else check_level(seat.level, game) for seat in wish.seats]
        self._flags.check_may_write()
        row = ChallengeRow(
            code=codes.new_code(3),
            table_id=table.id,
            seat=people[0],
            levels=tuple(levels),
            host=device,
            name=clean_name(wish.name, may_be_empty=True),
            created=self._settings.now(),
        )
        try:
            await self._store.commit((_INSERT, {**asdict(row), "levels": json.dumps(levels)}))
        except (Conflict, Unwritten):
            raise Refusal("not-stored") from None
        return row.code

    async def show(self, device: str, code: str) -> ChallengeInfo:
        """Show a challenge: what is played, and to who has finished it what everybody made of it."""
        row, source = await self._find(code)
        games = await self._games(row, source)
        mine = next((game for game in games if device and seats_of(game.seats, device)), None)
        done = [game for game in games if game.table.status == "finished"]
        results = None
        if mine is not None and mine.table.status == "finished":
            told = [await self._result(game, row.seat, device) for game in done[:_MOST_RESULTS]]
            results = [result for result in told if result is not None]
            results.sort(key=lambda result: (result.won, result.lead, result.score), reverse=True)
        return ChallengeInfo(
            code=row.code,
            name=row.name,
            game=source.record.row.game,
            options=source.record.row.options,
            seat=row.seat,
            levels=list(row.levels),
            created=row.created,
            mine="" if mine is None else mine.table.id,
            finished=len(done),
            results=results,
        )

    async def take_up(self, device: str, code: str, wish: TakeUp) -> tuple[Table, dict[str, str]]:
        """Sit down to a challenge; who has done so before goes on where they were."""
        row, source = await self._find(code)
        for game in await self._games(row, source):
            if seats_of(game.seats, device):
                return await self._hall.get(game.table.id), {}
        seats = [
            SeatWish("bot", level) if level else SeatWish("human", name=wish.name) for level in row.levels
        ]
        table, descent = same_deal(source.record, SameDeal(seats, wish.pace))
        return await self._lobby.create(device, _strict(table), descent=_as_challenge(descent, row.code))

    async def _find(self, code: str) -> tuple[ChallengeRow, Table]:
        query = sa.select(CHALLENGES).where(CHALLENGES.c.code == codes.tidy_code(code))
        row = await self._store.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            raise Refusal("unknown-challenge")
        challenge = typed(ChallengeRow, row, levels=tuple(json.loads(row[CHALLENGES.c.levels])))
        return challenge, await self._hall.get(challenge.table_id)

    async def _games(self, row: ChallengeRow, source: Table) -> list[Stored]:
        """List the tables at which it was taken up; the game it was made from counts if it was just like them."""
        games = await self._deals.games(source.record.row)
        found = [game for game in games if _challenge_of(game) == row.code and not _given_up(game, row)]
        if _is_like(source.record, row):
            found += [game for game in games if game.table.id == source.id]
        return found

    async def _result(self, game: Stored, seat: int, device: str) -> ChallengeResult | None:
        """Tell what came of a game; None if it cannot be replayed here and nothing of it was written down."""
        table = await self._hall.get(game.table.id)
        seats = outcome(table.record, device)
        if not seats:
            return None
        own = seats[seat]
        best = max(other.score for number, other in enumerate(seats) if number != seat)
        return ChallengeResult(own.name, own.score, own.score - best, own.won, table.id, own.mine)


def _strict(wish: NewTable) -> NewTable:
    """Nobody looks on, and nobody gets help."""
    wish.spectators = wish.hints = False
    return wish


def _as_challenge(descent: Descent, code: str) -> Descent:
    return Descent(descent.key, Origin("challenge", "", challenge=code), descent.beginning)


def _challenge_of(game: Stored) -> str:
    return "" if game.table.origin is None else game.table.origin.challenge


def _given_up(game: Stored, row: ChallengeRow) -> bool:
    seat = game.seats[row.seat]
    return game.table.status == "finished" and (seat.resigned or seat.kind != "human")


def _is_like(record: TableRecord, row: ChallengeRow) -> bool:
    """Say whether the game a challenge was made from was played as those who take it up play."""
    levels = [seat.level if seat.kind == "bot" else "" for seat in record.seats]
    origin = record.row.origin
    return tuple(levels) == row.levels and (origin is None or origin.ply == 0)
