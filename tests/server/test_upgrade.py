"""An upgrade in mid-game: tables go on where nothing has changed for them, and finished games are shown for ever."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kingsbridge
from kingsbridge.core.contract import Game
from kingsbridge.core.entries import Entry
from kingsbridge.core.play import Play
from kingsbridge.server.chronicler import write_memoirs
from kingsbridge.server.messages import Move, NewTable, SeatWish
from kingsbridge.server.office import Office
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.site import Site
from kingsbridge.server.table import history, record
from kingsbridge.server.table.memoir import Memoir
from kingsbridge.server.table.rows import TableLine, TableRow
from kingsbridge.server.table.table import Table
from tests.server.test_storage import open_site, play_of

GAME: Game = kingsbridge.load_game("cards")
VIEWERS = (None, 0, 1, 2)


async def table_of(site: Site, moves: int) -> tuple[Table, str]:
    """A table of three seats of one device, after so many random moves or at its end."""
    device, _ = site.devices.add()
    table, _ = await site.lobby.create(
        device, NewTable("cards", [SeatWish("human", name="Ann")] * 3, seed="7")
    )
    random = Random(1)
    while moves and not play_of(table).state.is_over:
        state = play_of(table).state
        action = GAME.action(random.choice(state.legal_actions())).key
        await table.referee.move(device, Move(f"m{table.seq}", state.current_seat, table.seq, action))
        moves -= 1
    return table, device


def everything(table: Table, device: str) -> list[Any]:
    """All that can be asked about a finished game, by a seat and by a spectator."""
    played = table.record
    plies = range(0, 200, 37)
    shown: list[Any] = [
        table.audience.update(device if seat is not None else "", seat, 0) for seat in VIEWERS
    ]
    for update in shown:
        update.table.rules_version = 0
        update.table.seats = []
    shown += [history.replay(played), history.download(played, None)]
    shown += [history.position(played, ply) for ply in plies]
    shown += [history.moment(played, seq, seat) for seq in (2, 50, played.seq) for seat in VIEWERS]
    return shown


def change_rule(patch: pytest.MonkeyPatch) -> None:
    """A made-up change of a rule: cards are dealt in another way."""
    patch.setattr(GAME, "rules_version", GAME.rules_version + 1)

    def deal(row: TableRow, seats: int) -> Play:
        return Play(GAME.start(seats, row.options, bytes(16), None, True))

    patch.setattr(record, "new_play", deal)


def change_value(patch: pytest.MonkeyPatch) -> None:
    """A made-up change of a value that has not come into play yet."""
    patch.setattr(GAME, "components_fingerprint", "corrected")


def change_value_in_play(patch: pytest.MonkeyPatch) -> None:
    """A made-up change of a value that has: what it brings differs, though the same moves are legal."""
    change_value(patch)
    follow = record.TableRecord._follow

    def other(self: record.TableRecord, line: TableLine) -> list[Entry]:
        entries = follow(self, line)
        if line.seq != 30:
            return entries
        return [Entry(entry.kind, {**entry.for_referee(), "value": 99}) for entry in entries]

    patch.setattr(record.TableRecord, "_follow", other)


async def test_a_table_is_moved_over_where_nothing_changes_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(tmp_path) as site:
        table, device = await table_of(site, 40)
        before = table.audience.update(device, 0, 0)
    change_value(monkeypatch)
    async with open_site(tmp_path) as site:
        again = await site.hall.get(table.id)
        assert (again.record.problem, again.record.row.components) == ("", "corrected")
        after = again.audience.update(device, 0, 0)
        assert (after.view, after.legal, after.lines) == (before.view, before.legal, before.lines)
        state = play_of(again).state
        action = GAME.action(state.legal_actions()[0]).key
        await again.referee.move(device, Move("on", state.current_seat, again.seq, action))
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version)
    async with open_site(tmp_path) as site:
        once_more = await site.hall.get(table.id)
        assert once_more.seq == table.seq + 1 and not once_more.record.moved_over


@pytest.mark.parametrize("change", [change_value_in_play, change_rule])
async def test_a_table_that_would_have_gone_another_way_is_closed_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None]
) -> None:
    async with open_site(tmp_path) as site:
        table, device = await table_of(site, 40)
    change(monkeypatch)
    async with open_site(tmp_path) as site:
        await site.hall.open_running()
        again = await site.hall.get(table.id)
        assert again.record.problem == "other-rules" and again.record.row.unsound == ""
        update = again.audience.update(device, 0, 0)
        assert update.table.problem == "other-rules" and update.view is None
        assert [line.seq for line in update.lines] == list(range(1, table.seq + 1))
        with pytest.raises(Refusal) as error:
            await again.referee.move(device, Move("on", 0, again.seq, "x"))
        assert error.value.code == "table-other-rules"
        assert not error.value.details, (
            "with other values the version of the rules may be the same: it tells nothing"
        )


async def test_finished_games_are_shown_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_site(tmp_path) as site:
        table, device = await table_of(site, 10_000)
        running, _ = await table_of(site, 3)
        before = everything(table, device)
        assert await write_memoirs(site.store) == 1
        assert await write_memoirs(site.store) == 0, "each is written once"
    change_rule(monkeypatch)
    async with open_site(tmp_path) as site:
        again = await site.hall.get(table.id)
        assert again.record.play is None and again.record.problem == ""
        after = everything(again, device)
        for then, now in zip(before, after, strict=True):
            assert now == then
        mine = {info.id: info.problem for info in await site.lobby.mine(device)}
        assert mine[table.id] == ""
        with pytest.raises(Refusal):
            history.position(again.record, 10_000)
        assert (await site.hall.get(running.id)).record.problem == "other-rules"


async def test_a_person_who_is_removed_takes_no_game_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under other rules nobody could write down again what was kept of it: only the name goes."""
    async with open_site(tmp_path) as site:
        table, device = await table_of(site, 10_000)
        await write_memoirs(site.store)
        replay = history.replay(table.record)
    change_rule(monkeypatch)
    assert any(replay.names)
    Office(str(tmp_path)).remove_person(device)
    async with open_site(tmp_path) as site:
        again = (await site.hall.get(table.id)).record
        shown = history.replay(again)
        assert shown.steps == replay.steps and not any(shown.names)
        assert not any(history.download(again, None)["players"])


async def test_a_memoir_tells_a_seat_no_more_than_the_game_did(tmp_path: Path) -> None:
    """Lines of a finished game stay as each seat may read them; only replay and record open all hands."""
    async with open_site(tmp_path) as site:
        table, _ = await table_of(site, 10_000)
        await write_memoirs(site.store)
        content = await site.hall._storage.read_memoir(table.id)
        assert content is not None and len(content) < 120_000
        lines = Memoir.unpacked(content).lines(table.record.lines)
        for then, now in zip(table.record.lines, lines, strict=True):
            for entry, kept in zip(then.facts, now.facts, strict=True):
                for seat in VIEWERS:
                    assert kept.for_seat(seat) == entry.for_seat(seat)
