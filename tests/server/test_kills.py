"""A server killed at any moment has every move it acknowledged, once, and shows nobody more than before."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest

import kingsbridge
from tests.server.harness import Json, Player, ServerProcess, new_id, wait_for

Acknowledged = dict[str, tuple[str, int]]  # id of a move -> its action, and the line it became
Shown = dict[int, Json]  # last line -> what the seat was shown then


def play_through_kills(data: str, games: int, kills: int, seed: int) -> int:
    """Play games against bots while the server is killed again and again; gives the number of moves checked."""
    random = Random(seed)
    server = ServerProcess(data, "--grace-ms", "0").start()
    checked = 0
    try:
        for number in range(games):
            player = Player(server.url)
            table = player.new_table("human", "greedy", "random", seed=str(seed + number))["table"]["id"]
            deaths = kills // games + (number < kills % games)
            acknowledged: Acknowledged = {}
            shown: Shown = {}
            for _ in range(deaths):
                # Somewhere in the next moves: in the engine, in the writer, in the answer.
                bomb = Timer(random.uniform(0.02, 0.4), server.kill)
                bomb.start()
                play_until_dead(player, table, random, acknowledged, shown)
                bomb.join()
                server.start()
            play_until_over(player, table, random, acknowledged, shown)
            check(player, table, acknowledged)
            check_shown(player, table, shown)
            checked += len(acknowledged)
    finally:
        server.kill()
    return checked


def play_until_dead(
    player: Player, table: str, random: Random, acknowledged: Acknowledged, shown: Shown
) -> None:
    try:
        play_until_over(player, table, random, acknowledged, shown)
        while True:  # the game is over before the server dies
            player.get("/healthz")
    except httpx.TransportError:
        pass


def play_until_over(
    player: Player, table: str, random: Random, acknowledged: Acknowledged, shown: Shown
) -> None:
    while True:
        update = player.awaited(table)
        if not update["legal"]:
            return
        action, move_id = random.choice(update["legal"])["key"], new_id()
        seq = update["table"]["seq"]
        shown[seq] = update["view"]
        try:
            answer = player.move(table, update["seat"], seq, action, move_id)
        except httpx.TransportError:
            acknowledged[move_id] = (action, -1 - seq)  # sent, and nobody knows
            raise
        acknowledged[move_id] = (action, line_of(answer, update["seat"]))


def line_of(answer: Json, seat: int) -> int:
    return int(
        next(line["seq"] for line in answer["lines"] if line["kind"] == "move" and line["seat"] == seat)
    )


def check(player: Player, table: str, acknowledged: Acknowledged) -> None:
    """Compare what was acknowledged with the finished game."""
    lines = player.state(table, 0)["lines"]
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    steps = player.get(f"/api/tables/{table}/replay")["steps"][1:]
    moves = [line for line in lines if line["kind"] == "move"]
    assert len(moves) == len(steps)
    mine = {line["seq"]: step["action"] for line, step in zip(moves, steps, strict=True) if line["seat"] == 0}
    known = {seq: action for action, seq in acknowledged.values() if seq > 0}
    assert len(known) == sum(seq > 0 for _, seq in acknowledged.values()), "two moves became one line"
    assert known.items() <= mine.items(), "an acknowledged move is missing"
    unknown = [(action, -1 - seq) for action, seq in acknowledged.values() if seq < 0]
    extra = {seq: action for seq, action in mine.items() if seq not in known}
    assert all((action, seq - 1) in unknown for seq, action in extra.items()), "a move that nobody made"
    assert len(mine) <= len(acknowledged), "a move was doubled"


def check_shown(player: Player, table: str, shown: Shown) -> None:
    """Compare what the seat was shown on the way with what it may know by the finished record, to the letter."""
    lines = player.state(table, 0)["lines"]
    plies = {0: 0}
    for line in lines:
        plies[line["seq"]] = plies[line["seq"] - 1] + (line["kind"] == "move")
    record = kingsbridge.Record.from_json(json.dumps(player.get(f"/api/tables/{table}/record", seat=0)))
    states = list(record.replay())
    for seq, view in shown.items():
        assert view == json.loads(json.dumps(states[plies[seq]].view(0))), "shown what the seat may not know"


def test_three_kills_over_two_games(tmp_path: Path) -> None:
    assert play_through_kills(str(tmp_path), games=2, kills=3, seed=1) > 20


@pytest.mark.soak
def test_a_hundred_kills(tmp_path: Path) -> None:
    assert play_through_kills(str(tmp_path), games=25, kills=100, seed=100) > 500


@pytest.mark.soak
def test_a_hundred_kills_on_postgresql(postgres_url: str) -> None:
    assert play_through_kills(postgres_url, games=25, kills=100, seed=300) > 500


def test_a_killed_server_leaves_no_worker_behind(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    player = Player(server.url)
    table = player.new_table("human", "greedy", "greedy")["table"]["id"]
    update = player.awaited(table)
    player.move(table, 0, update["table"]["seq"], update["legal"][0]["key"])
    player.awaited(table)
    assert server.process is not None
    workers = children(server.process.pid)
    assert workers
    server.kill()
    wait_for(lambda: not any(cmdline(pid) for pid in workers))


def children(pid: int) -> list[int]:
    """List the processes a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    found = [int(each) for each in text.split()]
    return [each for each in found if "kingsbridge.server.worker" in cmdline(each)]


def cmdline(pid: int) -> str:
    """Give the command of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""
