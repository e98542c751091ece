"""My book: the finished games of a device with their results, page by page, and nobody else's."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge.server.api import book
from tests.server.in_process import COOKIE, InProcess, in_process

PAGE = 2


def _finished(server: InProcess, token: str, seed: int) -> str:
    """Play a game of two seats of one device to its end."""
    seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]
    made = server.post(token, "/api/tables", {"game": "duel", "seats": seats, "seed": str(seed)})
    table = str(made["table"]["id"])
    random = Random(seed)
    token = token or server.client.cookies[COOKIE]
    number = 0
    while True:
        play = server.table(table).record.play
        assert play is not None
        state = play.state
        if state.is_over:
            return table
        action = state.game.action(random.choice(state.legal_actions())).key
        seq = server.table(table).seq
        body = {"type": "move", "id": str(number), "seat": state.current_seat, "seq": seq, "action": action}
        server.post(token, f"/api/tables/{table}/move", body)
        number += 1


def _pages(server: InProcess, token: str) -> list[dict[str, Any]]:
    pages = [server.as_device(token).get("/api/book").json()]
    while pages[-1]["next"]:
        pages.append(server.as_device(token).get(f"/api/book?first={pages[-1]['next']}").json())
    return pages


def test_the_book_holds_my_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "_AT_ONCE", PAGE)
    with in_process(tmp_path, monkeypatch) as server:
        tables = [_finished(server, "", 1)]
        token = server.client.cookies[COOKIE]
        tables += [_finished(server, token, seed) for seed in range(2, PAGE + 2)]
        running = {"game": "cards", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}
        server.post(token, "/api/tables", running)

        pages = _pages(server, token)
        assert [len(page["games"]) for page in pages] == [PAGE, 1]
        assert {page["total"] for page in pages} == {PAGE + 1}
        games = [game for page in pages for game in page["games"]]
        assert {game["table"] for game in games} == set(tables)
        for game in games:
            play = server.table(game["table"]).record.play
            assert play is not None
            seats = game["seats"]
            assert [seat["score"] for seat in seats] == play.state.scores()
            assert [at for at, seat in enumerate(seats) if seat["won"]] == play.state.winners()
            assert [seat["mine"] for seat in seats] == [True, True] and game["moves"] == len(play.moves)

        _finished(server, "", 99)
        assert len(_pages(server, token)) == 2  # another device's is not mine
        assert server.as_device("").get("/api/book").json() == {"games": [], "total": 0, "next": 0}
        assert server.as_device(token).get("/api/book?first=-1").status_code == 422
