"""Measures the server: how long a move takes over the WebSocket, and how many moves a second many tables make.

    python -m bench.server [TABLES] [MOVES]

A real server in a process of its own, on SQLite with full durability; every move is answered after it is stored.
"""

import json
import statistics
import sys
import tempfile
import threading
import time

from tests.server.harness import Json, Live, Player, ServerProcess


def play(url: str, moves: int, times: list[float]) -> None:
    """Play all three seats of tables on one line until enough moves are measured."""
    player = Player(url)
    while len(times) < moves:
        made = player.new_table("human", "human", "human")
        with player.live(made["table"]["id"], 0) as line:
            update = line.until(answers="hello")
            while update["table"]["status"] == "running" and len(times) < moves:
                update = _move(line, update, times)


def _move(line: Live, update: Json, times: list[float]) -> Json:
    seat = update["table"]["waiting_for"]
    since = update["table"]["seq"]
    if update["seat"] != seat:
        line.send(type="hello", protocol=1, seat=seat, since=since, id=f"h{since}")
        update = line.until(answers=f"h{since}")
    message = {
        "type": "move",
        "id": f"m{since}",
        "seat": seat,
        "seq": since,
        "action": update["legal"][0]["key"],
    }
    started = time.perf_counter()
    line.socket.send(json.dumps(message))
    answer = line.until(answers=f"m{since}")
    times.append(time.perf_counter() - started)
    return answer


def main() -> None:
    """Measure one table alone, then many at once."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 16
    moves = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder, "--rate", "0").start()
        try:
            for number in (1, tables):
                _measure(server.url, number, moves)
        finally:
            server.kill()


def _measure(url: str, tables: int, moves: int) -> None:
    times: list[list[float]] = [[] for _ in range(tables)]
    threads = [threading.Thread(target=play, args=(url, moves, each)) for each in times]
    started = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - started
    every = sorted(time for each in times for time in each)
    centiles = statistics.quantiles(every, n=100)
    print(
        f"{tables} tables: {len(every) / seconds:.0f} moves/s, "
        f"p50 {centiles[49] * 1000:.1f} ms, p95 {centiles[94] * 1000:.1f} ms, p99 {centiles[98] * 1000:.1f} ms"
    )


if __name__ == "__main__":
    main()
