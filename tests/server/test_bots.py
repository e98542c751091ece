"""Bots at a table: nothing hidden reaches them, crashed workers are replaced, and their pace tells nothing."""

import contextlib
import json
import os
import signal
from collections.abc import Callable
from random import Random

import msgspec
import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import is_bot, make_bot
from kingsbridge.server.bots import DEFAULT_LEVEL, Pace, Pool, bot_levels, question
from kingsbridge.server.settings import Settings
from kingsbridge.server.worker import answer
from tests.hidden.cards_secrets import SECRETS
from tests.server.harness import Player, ServerProcess
from tests.server.test_kills import children

GAME = kingsbridge.load_game("cards")


def test_levels() -> None:
    assert bot_levels() == ["random", "apprentice", "journeyman", "master"]
    assert DEFAULT_LEVEL in bot_levels() and all(is_bot(level) for level in bot_levels())


def test_a_question_holds_no_secret() -> None:
    """What a worker is sent does not change with what the bot's seat cannot know."""
    random = Random(1)
    state = GAME.new_state(seats=4, seed=3)
    while not state.is_over:
        if random.random() < 0.1:
            asked = msgspec.json.encode(question(state, "greedy", 1))
            assert state.key.hex() not in asked.decode()
            for change in SECRETS.values():
                other = GAME.state_from_dict(change(state.to_dict(), state.current_seat, random))
                assert msgspec.json.encode(question(other, "greedy", 1)) == asked
        state.apply(random.choice(state.legal_actions()))


def test_a_worker_answers_as_the_bot_would_here() -> None:
    random = Random(2)
    state = GAME.new_state(seats=3, seed=4)
    for ply in range(60):
        for level in bot_levels() if ply % 25 == 0 else ["greedy"]:
            here = make_bot(level).choose(Info(state, state.current_seat), 0, 7)
            assert answer(question(state, level, 7)).action == GAME.action(here).key
        state.apply(random.choice(state.legal_actions()))


async def test_a_dead_worker_is_replaced_and_asked_again() -> None:
    pool = Pool(Settings(workers=1))
    state = GAME.new_state(seats=3, seed=4)
    asked = question(state, "greedy", 1)
    first = await pool.choose(asked, state)
    pid = pool.workers[0].pid
    os.kill(pid, signal.SIGKILL)
    assert await pool.choose(asked, state) == first
    assert pool.workers[0].pid not in (0, pid)
    await pool.stop()


async def test_a_worker_that_thinks_too_long_is_stopped_and_the_table_lives() -> None:
    pool = Pool(Settings(workers=1, bot_seconds=0.0001))
    state = GAME.new_state(seats=3, seed=4)
    action = await pool.choose(question(state, "greedy", 1), state)
    assert GAME.action_id(action) in state.legal_actions()
    assert pool.workers[0].pid == 0
    await pool.stop()


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
        free = [paces.seconds(pace, "greedy", random.uniform(0.5, 3.0), forced=False) for _ in range(3000)]
        forced = [paces.seconds(pace, "greedy", 0.001, forced=True) for _ in range(3000)]
        recent = sorted(free[-64:])
        for share in (0.1, 0.5, 0.9):
            assert quantile(forced, share) == pytest.approx(quantile(recent, share), abs=0.35)


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)]


def test_paces_differ_as_their_names_say() -> None:
    paces = Pace(Settings())
    means = [
        sum(paces.seconds(pace, "greedy", 0.001, forced=False) for _ in range(200)) / 200
        for pace in ("normal", "fast", "instant")
    ]
    assert means == pytest.approx([0.9, 0.35, 0.001], abs=0.06)


def test_the_pace_of_a_table_can_be_changed(player: Player) -> None:
    table = player.new_table("human", "greedy", "greedy", pace="normal")["table"]["id"]
    assert player.post(f"/api/tables/{table}/pace", {"pace": "instant"})["pace"] == "instant"
    assert json.dumps(player.get(f"/api/tables/{table}")["pace"]) == '"instant"'
