"""Analyses of finished games: behind live play, gone on with after a restart, and never of a game that runs."""

import asyncio
import copy
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from kingsbridge.analysis.decision import Judged
from kingsbridge.bots.levels import as_judge
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.analyst import Analyst
from kingsbridge.server.messages import NewTable, SeatWish
from kingsbridge.server.pool import Pool, Worker
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.making import new_table
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.table import Table
from kingsbridge.server.table.thinking import (
    Place,
    Question,
    Reply,
    analysis_question,
    coach_question,
    question,
)
from kingsbridge.server.worker import answer
from tests.hidden.cards_secrets import SECRETS
from tests.server.harness import Player, ServerProcess, play_to_end, wait_for
from tests.server.held_workers import until
from tests.server.test_table_alone import Here, Lap, Memory, bots_done, sit_down

GAME = load_game("cards")
QUICK = ("--analysis-level", "apprentice", "--grace-ms", "0")


# --- the analyst -----------------------------------------------------------------------------------------------------


class Shelf:
    """Keeps analyses in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def read_analysis(self, table_id: str) -> bytes | None:
        return self.kept.get(table_id)

    async def write_analysis(self, table_id: str, content: bytes) -> None:
        self.kept[table_id] = content


class Examiner:
    """Judges at once, so many decisions as he is given time for; then he keeps everybody waiting."""

    def __init__(self, patience: int = 1 << 30) -> None:
        self.asked: list[Question] = []
        self.patience = patience

    async def analyse(self, asked: Question, place: Place) -> Judged | None:
        assert place.patient
        if len(self.asked) == self.patience:
            await asyncio.Event().wait()
        self.asked.append(asked)
        outlooks = [0.5] * asked.sample["seats"]
        return Judged(
            asked.ply,
            asked.seat,
            asked.played,
            asked.played,
            0.0,
            "best",
            outlooks,
            outlooks,
            [],
            [asked.played],
        )


async def bots_game(game_id: str = "duel", finished: bool = True) -> Table:
    """A table at which quick bots have played to the end, or are about to."""
    seats = [SeatWish("bot", "tidy")] * load_game(game_id).min_seats
    stored = new_table("host", NewTable(game_id, seats, seed="1", pace="instant"), "now")[0]
    table = sit_down(stored, Memory(), Lap(), Here())
    if finished:
        await bots_done(table)
        assert table.record.row.status == "finished"
    return table


async def done(analyst: Analyst, record: TableRecord) -> None:
    """Wait until nobody is at the analysis any more."""
    while (await analyst.tell(record, 0)).is_working:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("game_id", game_ids())
async def test_every_decision_is_asked_about_once_from_what_its_seat_knew(game_id: str) -> None:
    record = (await bots_game(game_id)).record
    examiner = Examiner()
    analyst = Analyst(Shelf(), examiner, "master")
    assert (await analyst.tell(record, 0)).done == 0
    begun = await analyst.begin(record, "me")
    assert begun.is_working and begun.level == "master"
    await analyst.begin(record, "you")  # somebody else looks at the same game
    await done(analyst, record)
    assert record.play is not None
    states = list(record.play.record().replay())
    choices = [ply for ply, state in enumerate(states) if len(state.legal_actions()) > 1]
    assert [asked.ply for asked in examiner.asked] == choices
    for asked in examiner.asked[::9]:
        state = states[asked.ply]
        assert asked.sample == state.sample(state.current_seat, 0).to_dict(), "a sample, not the position"
        assert (asked.seat, asked.played) == (state.current_seat, record.play.moves[asked.ply].key)
    told = await analyst.tell(record, 3)
    assert told.done == told.total == len(choices) and len(told.judged) == len(choices) - 3
    assert told.account is not None and len(told.account.curve) == len(states)


async def test_ever_new_devices_from_one_address_leave_room_for_others() -> None:
    analyst = Analyst(Shelf(), Examiner(patience=0), "master")
    record = (await bots_game()).record
    games = []
    for number in range(24):
        games.append(copy.copy(record))
        games[-1].row = replace(record.row, id=f"game{number}")
    # All at once: who is only being made ready for counts, too.
    asked = (analyst.begin(game, f"new {game.id}", "one house") for game in games[:22])
    told = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each for each in told if isinstance(each, Refusal)]
    assert {each.code for each in refused} == {"too-many-analyses"} and len(told) - len(refused) == 8
    assert (await analyst.begin(games[22], "me", "another house")).is_working
    assert (await analyst.begin(games[23], "you")).is_working, "where nobody knows from where"
    await analyst.close()


async def test_it_goes_on_where_it_stopped() -> None:
    record = (await bots_game()).record
    shelf = Shelf()
    first = Analyst(shelf, Examiner(patience=23), "master")
    total = (await first.begin(record, "me")).total
    while (await first.tell(record, 0)).done < 23:
        await asyncio.sleep(0.001)
    await first.close()
    second = Examiner()
    later = Analyst(shelf, second, "journeyman")
    found = await later.tell(record, 0)
    assert found.done == 23 and not found.is_working and found.account is None
    await later.begin(record, "me")
    await done(later, record)
    assert len(second.asked) == total - 23
    assert {asked.level for asked in second.asked} == {as_judge("master")}, "by the level it was begun with"
    again = Analyst(shelf, Examiner(patience=0), "master")
    assert (await again.begin(record, "me")).account is not None, "stored once, it is not made again"


async def test_a_crash_costs_a_few_decisions_only() -> None:
    record = (await bots_game()).record
    shelf = Shelf()
    analyst = Analyst(shelf, Examiner(patience=29), "master")
    await analyst.begin(record, "me")
    while (await analyst.tell(record, 0)).done < 29:
        await asyncio.sleep(0.001)
    assert (await Analyst(shelf, Examiner(), "master").tell(record, 0)).done == 20, "as a crash would find it"
    await analyst.close()


async def test_a_decision_that_cannot_be_judged_ends_it_until_somebody_asks_again() -> None:
    class Tired(Examiner):
        async def analyse(self, asked: Question, place: Place) -> Judged | None:
            return None if len(self.asked) == 5 else await super().analyse(asked, place)

    record = (await bots_game()).record
    shelf = Shelf()
    analyst = Analyst(shelf, Tired(), "master")
    await analyst.begin(record, "me")
    await done(analyst, record)
    assert (await analyst.tell(record, 0)).done == 5
    analyst = Analyst(shelf, Examiner(), "master")
    await analyst.begin(record, "me")
    await done(analyst, record)
    assert (await analyst.tell(record, 0)).account is not None


async def test_a_running_game_is_refused() -> None:
    record = (await bots_game(finished=False)).record
    analyst = Analyst(Shelf(), Examiner(), "master")
    asked: list[Callable[[], object]] = [
        partial(analyst.tell, record, 0),
        partial(analyst.begin, record, "me"),
        partial(analyst.continuation, record, 0),
    ]
    for ask in asked:
        with pytest.raises(Refusal) as refused:
            await ask()  # type: ignore[misc]
        assert refused.value.code == "no-analysis-yet"


async def test_nobody_has_too_many_at_once() -> None:
    analyst = Analyst(Shelf(), Examiner(patience=0), "master")
    tables = [await bots_game() for _ in range(4)]
    for table in tables[:3]:
        await analyst.begin(table.record, "me")
    with pytest.raises(Refusal) as refused:
        await analyst.begin(tables[3].record, "me")
    assert refused.value.code == "too-many-analyses"
    await analyst.begin(tables[3].record, "you")
    await analyst.close()


async def test_the_better_way_is_played_on_the_board_as_far_as_it_is_legal() -> None:
    class Longwinded(Examiner):
        async def analyse(self, asked: Question, place: Place) -> Judged | None:
            judged = await super().analyse(asked, place)
            assert judged is not None
            judged.line = [asked.played, "pass that is no action"]
            return judged

    record = (await bots_game()).record
    analyst = Analyst(Shelf(), Longwinded(), "master")
    await analyst.begin(record, "me")
    await done(analyst, record)
    ply = (await analyst.tell(record, 0)).judged[4].ply
    shown = await analyst.continuation(record, ply)
    assert record.play is not None
    assert [step.action for step in shown.steps] == ["", record.play.moves[ply].key]
    assert shown.positions[1].views == [
        record.play.at(ply + 1).state.view(seat) for seat in range(len(record.seats))
    ]
    with pytest.raises(Refusal):
        await analyst.continuation(record, 10**6)


# --- behind live play ------------------------------------------------------------------------------------------------


async def test_live_moves_go_before_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one worker: whoever comes while a decision is looked at comes before all that are still to be looked at."""
    order: list[str] = []
    free = asyncio.Semaphore(0)

    async def ask(worker: Worker, asked: Question, seconds: float) -> Reply:
        order.append("analysis" if asked.played else "coach" if asked.judges else asked.level)
        await free.acquire()
        return Reply(action=key)

    monkeypatch.setattr(Worker, "ask", ask)
    pool = Pool(Settings(workers=1))
    state = GAME.new_state(seats=3, seed=4)
    key = GAME.action(state.legal_actions()[0]).key

    def analysis() -> asyncio.Task[Judged | None]:
        asked = analysis_question(state, "master", key, 0)
        return asyncio.create_task(pool.analyse(asked, Place(owner="me", patient=True)))

    waiting: list[asyncio.Task[object]] = [analysis(), analysis()]
    await until(lambda: order == ["analysis"])
    for level in ("one", "two"):
        choosing = pool.choose(partial(question, state, level, 1), state, Place())
        waiting.append(asyncio.create_task(choosing))
    coaching = pool.judge(coach_question(state, 1, is_long=True), Place(patient=True))
    waiting.append(asyncio.create_task(coaching))
    await asyncio.sleep(0)
    for _ in waiting:
        free.release()
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert order[:3] == ["analysis", "one", "two"]
    assert sorted(order[3:]) == ["analysis", "coach"]


async def test_analyses_leave_half_of_the_workers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two workers a live move finds one at once, however many games are being analysed."""
    order: list[str] = []

    async def ask(worker: Worker, asked: Question, seconds: float) -> Reply:
        order.append(asked.played or asked.level)
        await asyncio.Event().wait()
        return Reply()

    monkeypatch.setattr(Worker, "ask", ask)
    pool = Pool(Settings(workers=2))
    state = GAME.new_state(seats=3, seed=4)
    asked = analysis_question(state, "master", "played", 0)
    waiting = [asyncio.create_task(pool.analyse(asked, Place(patient=True))) for _ in range(5)]
    await until(lambda: order == ["played"])
    live = asyncio.create_task(pool.choose(partial(question, state, "live", 1), state, Place()))
    await until(lambda: order == ["played", "live"])
    for task in (*waiting, live):
        task.cancel()


# --- what a worker is told -------------------------------------------------------------------------------------------


def test_a_worker_judges_by_the_question_alone_and_secrets_are_not_in_it() -> None:
    random = Random(2)
    state = GAME.new_state(seats=3, seed=4)
    for _ in range(9):
        state.apply(random.choice(state.legal_actions()))
    while len(state.legal_actions()) == 1:
        state.apply(state.legal_actions()[0])
    key = GAME.action(state.legal_actions()[0]).key
    asked = analysis_question(state, "apprentice", key, 5)
    judged = answer(asked).judged
    assert judged is not None and (judged.ply, judged.seat, judged.played) == (5, state.current_seat, key)
    for change in SECRETS.values():
        other = GAME.state_from_dict(change(state.to_dict(), state.current_seat, random))
        assert analysis_question(other, "apprentice", key, 5) == asked


# --- over HTTP -------------------------------------------------------------------------------------------------------


def test_a_game_is_analysed_by_a_real_server_and_outlives_its_end(
    own_server: Callable[..., ServerProcess],
) -> None:
    server = own_server(*QUICK)
    player, stranger = Player(server.url), Player(server.url)
    table = player.new_table("human", "tidy", game="duel", seed="3")["table"]["id"]
    path = f"/api/tables/{table}/analysis"
    for who in (player, stranger):
        assert who.get(path, 409)["code"] == "no-analysis-yet"
        assert who.post(path, status=409)["code"] == "no-analysis-yet"
        assert who.get(f"{path}/0", 409)["code"] == "no-analysis-yet"
    play_to_end(player, table)
    assert player.get(path)["done"] == 0
    assert player.post(path)["is_working"]
    wait_for(lambda: player.get(path)["done"] > 12)
    server.kill()
    server.start()
    player = Player(server.url, player.cookie)
    found = player.get(path)
    assert not found["is_working"] and 10 <= found["done"] < found["total"]
    player.post(path)
    wait_for(lambda: player.get(path)["account"] is not None)
    whole = stranger_view = Player(server.url).get(path)
    assert whole["done"] == whole["total"] == len(whole["judged"]) and not whole["is_working"]
    assert player.get(path, since=whole["total"] - 2)["judged"] == stranger_view["judged"][-2:]
    costly = max(whole["judged"], key=lambda judged: judged["cost"])
    shown = player.get(f"{path}/{costly['ply']}")
    assert shown["steps"][1]["action"] == costly["best"] == costly["line"][0]
    assert len(shown["positions"]) == len(shown["steps"]) <= 1 + len(costly["line"])


def test_who_may_not_watch_may_not_have_it_analysed(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server(*QUICK)
    player, stranger = Player(server.url), Player(server.url)
    table = player.new_table("human", "tidy", game="duel", seed="3", spectators=False)["table"]["id"]
    path = f"/api/tables/{table}/analysis"
    assert stranger.get(path, 403)["code"] == "no-spectators"
    play_to_end(player, table)
    for refused in (stranger.get(path, 403), stranger.post(path, status=403), stranger.get(f"{path}/0", 403)):
        assert refused["code"] == "no-spectators"
    assert player.get(path)["done"] == 0
