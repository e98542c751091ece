"""Bots at a table: nothing hidden reaches them, crashed workers are replaced, and their pace tells nothing."""

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import DEFAULT_LEVEL, SHARED_SECONDS, level_of
from kingsbridge.bots.registry import is_bot, make_bot
from kingsbridge.core.contract import State
from kingsbridge.server.messages import BotChoice, Move, NewTable, SeatWish, Update
from kingsbridge.server.pool import Pool, Worker
from kingsbridge.server.settings import Settings
from kingsbridge.server.site import Site
from kingsbridge.server.table.levels import bot_levels, lower_level
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.thinking import Place, Question, Reply, hint_question, question
from kingsbridge.server.worker import answer
from tests.hidden.cards_secrets import SECRETS
from tests.server.harness import PATIENCE, Player, ServerProcess
from tests.server.held_workers import HeldWorkers, until
from tests.server.test_kills import children

GAME = kingsbridge.load_game("cards")


def test_levels() -> None:
    assert bot_levels() == ["random", "apprentice", "journeyman", "master", "grandmaster"]
    assert DEFAULT_LEVEL in bot_levels() and all(is_bot(level) for level in bot_levels())


def test_a_lower_level_is_one_below_the_strongest() -> None:
    assert lower_level(["apprentice", "master@1", "random"]) == "journeyman"
    assert lower_level(["grandmaster", "apprentice"]) == "master"
    assert lower_level(["journeyman", "yardstick"]) == "apprentice"
    assert lower_level(["apprentice", "random"]) == lower_level([]) == ""


def test_a_question_holds_no_secret() -> None:
    """What a worker is sent does not change with what the bot's seat cannot know."""
    random = Random(1)
    state = GAME.new_state(seats=4, seed=3)
    while not state.is_over:
        if random.random() < 0.1:
            asked = told(state)
            assert state.key.hex() not in asked.decode()
            for change in SECRETS.values():
                other = GAME.state_from_dict(change(state.to_dict(), state.current_seat, random))
                assert told(other) == asked
        state.apply(random.choice(state.legal_actions()))


def told(state: State) -> bytes:
    """Give what workers are sent for a bot's move and for a person's hint."""
    return msgspec.json.encode([question(state, "greedy", 1), hint_question(state, 1)])


def test_a_worker_answers_as_the_bot_would_here() -> None:
    random = Random(2)
    state = GAME.new_state(seats=3, seed=4)
    for ply in range(60):
        for level in bot_levels() if ply % 25 == 0 else ["greedy"]:
            here = make_bot(level).choose(Info(state, state.current_seat), 0, 7)
            assert answer(question(state, level, 7)).action == GAME.action(here).key
        state.apply(random.choice(state.legal_actions()))


async def test_a_dead_worker_is_replaced_and_asked_again() -> None:
    pool = Pool(Settings(workers=1, bot_seconds=PATIENCE))
    state = GAME.new_state(seats=3, seed=4)
    asked = question(state, "greedy", 1)
    first = await pool.choose(lambda: asked, state, Place())
    pid = pool.workers[0].pid
    os.kill(pid, signal.SIGKILL)
    assert await pool.choose(lambda: asked, state, Place()) == first
    assert pool.workers[0].pid not in (0, pid)
    await pool.stop()


async def test_a_worker_that_thinks_too_long_is_stopped_and_the_table_lives() -> None:
    pool = Pool(Settings(workers=1, bot_seconds=0.0001))
    state = GAME.new_state(seats=3, seed=4)
    action = await pool.choose(lambda: question(state, "greedy", 1), state, Place())
    assert GAME.action_id(action) in state.legal_actions()
    assert pool.workers[0].pid == 0
    await pool.stop()


@pytest.mark.parametrize("workers", [1, 3])
async def test_idle_workers_share_the_searches_of_one_choice(
    monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    state = GAME.new_state(seats=3, seed=4)
    legal = state.legal_actions()
    asked: dict[Worker, list[int]] = {}

    async def ask(worker: Worker, question: Question, seconds: float) -> Reply:
        asked.setdefault(worker, []).append(question.part)
        await asyncio.sleep(0)
        share = 0.6 if question.part else 0.9  # the first search prefers another action than the three others
        return Reply(tally={legal[0 if question.part else 1]: [share, 0.5]})

    monkeypatch.setattr(Worker, "ask", ask)
    pool = Pool(Settings(workers=workers))
    chosen = await pool.choose(lambda: question(state, "grandmaster", 1), state, Place())
    assert GAME.action_id(chosen) == legal[0]
    assert sorted(part for parts in asked.values() for part in parts) == [0, 1, 2, 3]
    assert len(asked) == workers
    # All have been given back: as many as there are may be lent again at once.
    again = [pool.choose(lambda: question(state, "grandmaster", 1), state, Place()) for _ in range(workers)]
    assert await asyncio.gather(*again) == [chosen] * workers


async def test_no_search_begins_when_the_time_of_a_choice_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker is not asked for all four searches if two have taken what there is; the last gets what is left."""
    state = GAME.new_state(seats=3, seed=4)
    now = 0.0
    left: list[float] = []

    async def ask(worker: Worker, question: Question, seconds: float) -> Reply:
        nonlocal now
        left.append(question.seconds)
        now += 0.7 * SHARED_SECONDS
        return Reply(tally={state.legal_actions()[0]: [1.0, 0.5]})

    monkeypatch.setattr(Worker, "ask", ask)
    pool = Pool(Settings(workers=1, clock=lambda: now))
    chosen = await pool.choose(lambda: question(state, "grandmaster", 1), state, Place())
    assert GAME.action_id(chosen) == state.legal_actions()[0]
    assert left == pytest.approx([SHARED_SECONDS, 0.3 * SHARED_SECONDS])


@pytest.mark.parametrize("asked_by_then", [0, 3])
async def test_who_gives_up_a_shared_choice_gives_all_workers_back(
    monkeypatch: pytest.MonkeyPatch, asked_by_then: int
) -> None:
    """The table ends while searches run, or before the first has begun: others get every worker at once."""
    workers = HeldWorkers(monkeypatch)
    state = GAME.new_state(seats=3, seed=4)
    pool = Pool(Settings(workers=3))
    choosing = asyncio.create_task(pool.choose(lambda: question(state, "grandmaster", 1), state, Place()))
    await asyncio.sleep(0)
    await until(lambda: len(workers.asked) >= asked_by_then)
    choosing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await choosing
    others = [
        asyncio.create_task(pool.choose(partial(question, state, "greedy", number), state, Place()))
        for number in (7, 8, 9)
    ]
    await until(lambda: {7, 8, 9} <= set(workers.asked))
    assert pool.waiting() == 0
    for _ in others:
        workers.free.release()
    await asyncio.gather(*others)


# --- the line before the workers -------------------------------------------------------------------------------------


async def test_who_asks_while_all_think_waits_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """First come, first served; everybody hears when they move up, and who gives up makes room."""
    workers = HeldWorkers(monkeypatch)
    free, asked = workers.free, workers.asked
    now = 0.0
    pool = Pool(Settings(workers=1, clock=lambda: now))
    state = GAME.new_state(seats=3, seed=4)
    heard: list[tuple[int, int]] = []

    def hear(number: int) -> None:
        heard.append((number, places[number].number))

    places = [Place(partial(hear, number)) for number in range(4)]
    choosing = [
        asyncio.create_task(pool.choose(partial(question, state, "greedy", number), state, place))
        for number, place in enumerate(places)
    ]
    await until(lambda: places[3].number == 3)
    assert asked == [0] and heard == [(1, 1), (2, 2), (3, 3)]
    choosing[2].cancel()
    await until(lambda: places[3].number == 2)
    now = 7.0
    assert [place.seconds(now) for place in places] == [0.0, 7.0, 0.0, 7.0]
    free.release()
    await until(lambda: asked == [0, 1])
    assert [place.number for place in places] == [0, 0, 0, 1] and places[1].waited == 7.0
    free.release()
    free.release()
    await asyncio.gather(*choosing, return_exceptions=True)
    assert asked == [0, 1, 3]
    assert heard[3:] == [(2, 0), (3, 2), (1, 0), (3, 1), (3, 0)]


async def test_a_long_wait_is_announced_though_the_timer_rings_early(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    sleep = asyncio.sleep

    async def sleep_less(seconds: float) -> None:
        nonlocal now
        now += seconds if seconds < 1 else seconds / 2
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", sleep_less)
    settings = Settings(workers=0, long_wait_seconds=6.0, clock=lambda: now)
    waits: list[float] = []
    place = Place(lambda: waits.append(place.seconds(settings.clock())))
    state = GAME.new_state(seats=3, seed=4)
    choosing = asyncio.create_task(Pool(settings).choose(partial(question, state, "greedy", 1), state, place))
    await until(lambda: len(waits) == 2)
    assert waits == [0.0, settings.long_wait_seconds]
    choosing.cancel()


async def test_the_host_is_offered_a_lower_level_after_a_long_wait(tmp_path: Path) -> None:
    now = 0.0
    settings = Settings(database=f"sqlite:///{tmp_path}/db.sqlite3", workers=0, clock=lambda: now)
    site = Site(settings)
    await site.open()
    seats = [SeatWish("human", name="Ann"), SeatWish("bot", "master"), SeatWish("bot", "apprentice")]
    table, _ = await site.lobby.create("ann", NewTable("cards", seats, seed="1"))

    def update(device: str = "ann", seat: int | None = 0) -> Update:
        return table.audience.update(device, seat, 0)

    play = table.record.play
    assert play is not None
    while play.state.current_seat == 0:
        action = GAME.action(play.state.legal_actions()[0]).key
        await table.referee.move("ann", Move(f"m{table.seq}", 0, table.seq, action))
    now = settings.grace_ms / 1000 + 1
    await until(lambda: update().place == 1)
    assert update().lower_level == ""
    now += settings.long_wait_seconds
    assert update().lower_level == "journeyman"
    assert update("", None).lower_level == ""
    await table.seating.give_to_bot("ann", BotChoice(1, "journeyman"))
    assert level_of(table.record.seats[1].level) == "journeyman"
    assert update().lower_level == "", "what this brings is seen before the next offer"
    now += settings.long_wait_seconds
    assert update().lower_level == "apprentice"
    await table.seating.give_to_bot("ann", BotChoice(1, "apprentice"))
    now += settings.long_wait_seconds
    assert update().lower_level == ""
    await site.close()


def test_a_crash_in_mid_game_is_not_seen_at_the_table(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    player = Player(server.url)
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    killed = 0
    for _ in range(4):
        update = player.awaited(table)
        assert server.process is not None
        for pid in children(server.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        player.move(table, 0, update["table"]["seq"], update["legal"][0]["key"])
    moves = [line["seat"] for line in player.awaited(table)["lines"] if line["kind"] == "move"]
    assert killed > 2 and moves.count(0) == 4 and {1, 2} < set(moves)


def test_time_does_not_tell_a_forced_choice_from_a_free_one() -> None:
    """Ruling A10: forced choices are paced like free ones, also where free ones take long to think about."""
    for pace in ("normal", "fast", "instant"):
        paces = Pace(Settings())
        random = Random(5)
        free = [
            paces.seconds(pace, "cards", "greedy", random.uniform(0.5, 3.0), forced=False)
            for _ in range(3000)
        ]
        forced = [paces.seconds(pace, "cards", "greedy", 0.001, forced=True) for _ in range(3000)]
        recent = sorted(free[-16:])
        for share in (0.1, 0.5, 0.9):
            assert quantile(forced, share) == pytest.approx(quantile(recent, share), abs=0.35)


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)]


def test_paces_differ_as_their_names_say() -> None:
    paces = Pace(Settings())
    means = [
        sum(paces.seconds(pace, "cards", "greedy", 0.001, forced=False) for _ in range(200)) / 200
        for pace in ("normal", "fast", "instant")
    ]
    assert means == pytest.approx([0.9, 0.35, 0.001], abs=0.06)


def test_the_pace_of_a_table_can_be_changed(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy", pace="normal")["table"]["id"]
    assert player.post(f"/api/tables/{table}/pace", {"pace": "instant"})["pace"] == "instant"
    assert json.dumps(player.get(f"/api/tables/{table}")["pace"]) == '"instant"'
