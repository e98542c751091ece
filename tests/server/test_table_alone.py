"""A table needs neither database nor web framework: it runs wherever storage and thinkers are handed in."""

import asyncio
import json
import pkgutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

import kingsbridge.server.table
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.messages import (
    BotChoice,
    CoachConsent,
    HintedAction,
    Leave,
    Move,
    NewTable,
    SeatWish,
    Undo,
)
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table import history, record
from kingsbridge.server.table.making import new_table
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.rows import Change, Stored, TableRow
from kingsbridge.server.table.surroundings import NotStored, Overtaken, Surroundings
from kingsbridge.server.table.table import Table
from kingsbridge.server.table.thinking import Place, Question
from kingsbridge.server.worker import answer

FOREIGN = ("alembic", "fastapi", "sqlalchemy", "starlette", "structlog", "uvicorn")
ME = "device"


def test_a_table_imports_no_database_and_no_web_framework() -> None:
    names = [module.name for module in pkgutil.iter_modules(kingsbridge.server.table.__path__)]
    assert {"record", "seating", "referee", "audience", "driver", "table"} <= set(names)
    imports = "".join(f"import kingsbridge.server.table.{name}\n" for name in names)
    # Nor do those who find tables, talk with clients and answer what is asked: they run inside browsers too.
    imports += "import kingsbridge.server.api.desk, kingsbridge.server.live.talk\n"
    program = f"{imports}import json, sys\nprint(json.dumps(sorted(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert [name for name in json.loads(told) if name.split(".")[0] in FOREIGN] == []


@dataclass
class Memory:
    """Keeps changes in a list, or fails as it is told."""

    changes: list[Change] = field(default_factory=list)
    trouble: Exception | None = None
    refused: int = 0

    async def save(self, change: Change) -> None:
        if self.trouble is not None:
            self.refused += 1
            raise self.trouble
        self.changes.append(change)


class Here:
    """Thinks in this very process, and remembers when it was asked."""

    def __init__(self) -> None:
        self.asked_at = -1.0

    async def choose(self, ask: Callable[[], Question], state: State, place: Place) -> str:
        self.asked_at = time.monotonic()
        asked = ask()
        chosen = make_bot(asked.level).choose(Info(state, asked.seat), 0, asked.seed)
        return state.game.action(chosen).key

    async def hint(self, asked: Question, place: Place) -> list[HintedAction] | None:
        return []

    async def judge(self, asked: Question, place: Place) -> list[HintedAction] | None:
        return answer(asked).hints


class Lap:
    """Keeps one table."""

    def __init__(self) -> None:
        self.forgotten = False

    def holds(self, table: Table) -> bool:
        return not self.forgotten

    def forget(self, table: Table) -> None:
        self.forgotten = True

    def changed_here(self, table: Table, before: TableRow) -> None:
        pass


def sit_down(
    stored: Stored, memory: Memory, keeper: Lap, thinker: Here | None = None, grace_ms: int = 0
) -> Table:
    settings = Settings(grace_ms=grace_ms, pace_ms={"instant": 0})
    if not grace_ms:
        settings.clock = lambda: 0.0  # nobody is away for longer because the machine is busy
    presence, pace = Presence(settings.clock), Pace(settings)
    table = Table(stored, Surroundings(settings, memory, thinker or Here(), presence, pace), keeper)
    assert table.record.load(stored.lines) == ""
    return table


def against_bots(game_id: str) -> Stored:
    """One person and tidy bots."""
    game = load_game(game_id)
    seats = [SeatWish("human", name="Ann"), *[SeatWish("bot", "tidy")] * (game.min_seats - 1)]
    return new_table(ME, NewTable(game_id, seats, seed="1", pace="instant"), "now")[0]


def alone(game_id: str) -> tuple[Table, Memory, Lap]:
    memory, keeper = Memory(), Lap()
    return sit_down(against_bots(game_id), memory, keeper), memory, keeper


async def bots_done(table: Table) -> None:
    table.driver.wake()
    while table.driver.is_driving:
        await asyncio.sleep(0)


@pytest.mark.parametrize("game_id", game_ids())
async def test_a_whole_game_with_other_storage_and_other_bots(game_id: str) -> None:
    """The changes that were stored are the table: another one made from them is the same."""
    table, memory, _ = alone(game_id)
    undone = 0
    await bots_done(table)
    while table.record.row.status == "running":
        update = table.audience.update(ME, 0, 0)
        action = update.legal[len(update.lines) % len(update.legal)].key
        await table.referee.move(ME, Move(f"m{table.seq}", 0, table.seq, action))
        if not table.referee.bot_to_move() and table.audience.update(ME, 0, 0).can_undo and undone < 3:
            await table.referee.undo(ME, Undo(f"u{table.seq}", 0, table.seq))
            undone += 1
        await bots_done(table)
    record = table.record
    assert record.play is not None and record.play.record().result is not None
    assert len(history.replay(record).steps) == len(record.play.moves) + 1
    lines = (*record.lines[:2], *(line for change in memory.changes for line in change.lines))
    again = sit_down(Stored(record.row, tuple(record.seats), lines), Memory(), Lap())
    assert again.audience.update(ME, 0, 0) == table.audience.update(ME, 0, 0)


@pytest.mark.parametrize(
    ("trouble", "code", "forgotten"), [(Overtaken(), "stale", True), (NotStored(), "not-stored", False)]
)
async def test_what_cannot_be_stored_has_not_happened(trouble: Exception, code: str, forgotten: bool) -> None:
    table, memory, keeper = alone("duel")
    await bots_done(table)
    before = table.audience.update(ME, 0, 0)
    memory.trouble = trouble
    with pytest.raises(Refusal) as error:
        await table.referee.move(ME, Move("m", 0, table.seq, before.legal[0].key))
    assert (error.value.code, keeper.forgotten) == (code, forgotten)
    assert table.audience.update(ME, 0, 0) == before
    memory.trouble = None
    await table.referee.move(ME, Move("m", 0, table.seq, before.legal[0].key))
    assert table.seq == before.table.seq + 1


async def test_bots_go_on_when_the_time_for_an_undo_is_over_and_not_before() -> None:
    thinker = Here()
    table = sit_down(against_bots("pillars"), Memory(), Lap(), thinker, grace_ms=50)
    await bots_done(table)
    ending = next(
        action for action in table.audience.update(ME, 0, 0).legal if action.ends_turn and not action.reveals
    )
    await table.referee.move(ME, Move("m", 0, table.seq, ending.key))
    moved = table.seq
    await bots_done(table)
    assert table.seq > moved and thinker.asked_at >= table.referee.grace_until > 0


async def test_the_lines_of_a_table_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes back, comes and goes or changes bots without end is stopped; giving up stays possible."""
    monkeypatch.setattr(record, "MOST_CHANGES", 6)
    table = sit_down(against_bots("pillars"), Memory(), Lap(), grace_ms=1_000_000)
    await bots_done(table)

    async def take_back() -> None:
        legal = table.audience.update(ME, 0, 0).legal
        action = next(action for action in legal if not action.reveals)
        await table.referee.move(ME, Move(f"m{table.seq}", 0, table.seq, action.key))
        await table.referee.undo(ME, Undo(f"u{table.seq}", 0, table.seq))

    async def come_and_go() -> None:
        await table.seating.leave(ME, Leave(0))
        await table.seating.come_back(ME, 0)

    async def change_the_bot() -> None:
        await table.seating.give_to_bot(ME, BotChoice(1, "greedy"))

    async def agree_and_decline() -> None:
        for agrees in (True, False):
            await table.coaching.consent(ME, CoachConsent(0, agrees))

    for again_and_again in (take_back, come_and_go, change_the_bot, agree_and_decline):
        with pytest.raises(Refusal) as error:
            for _ in range(10):
                await again_and_again()
        assert error.value.code == "too-many-changes"
    before = table.seq
    for _ in range(10):
        await table.seating.leave(ME, Leave(0))
    assert table.seq <= before + 1, "who has left has left"
    await table.seating.leave(ME, Leave(0, bot=True))
    await table.seating.resign(ME, 0)
    assert table.record.seats[0].resigned
    await table.driver.stop()
