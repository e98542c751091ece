"""Puzzles over the API: judged, explained, never told beforehand, and only what the seat knows is sent."""

import importlib
import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge import game_ids, load_game
from kingsbridge.core.play import Play
from kingsbridge.puzzles.puzzle import Puzzle, load_book
from kingsbridge.server.table import puzzling
from kingsbridge.server.table.passing import passing_table
from kingsbridge.server.table.table import Table
from tests.server.in_process import InProcess, in_process

every_game = pytest.mark.parametrize("game_id", game_ids())
_LOOKED_AT = 3


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    with in_process(tmp_path, monkeypatch) as running:
        yield running


def _wrong(puzzle: Puzzle) -> str:
    return puzzle.tempting


@every_game
def test_a_puzzle_is_shown_tried_and_solved(server: InProcess, game_id: str) -> None:
    book = load_book(game_id)
    told = server.client.get(f"/api/puzzles/{game_id}").json()
    assert [each["id"] for each in told["puzzles"]] == [puzzle.id for puzzle in book.puzzles]
    assert told["today"] in [puzzle.id for puzzle in book.puzzles]
    assert set(told["themes"]) == {puzzle.theme for puzzle in book.puzzles}
    puzzle = book.puzzles[0]
    path = f"/api/puzzles/{game_id}/{puzzle.id}"
    shown = server.client.get(path).json()["update"]
    state = book.state(puzzle)
    assert shown["view"] == _as_json(state.view(state.current_seat))
    assert {action["key"] for action in shown["legal"]} == set(puzzle.costs)
    assert (shown["proposal"], shown["can_undo"], shown["coach"]) == ("", False, False)
    assert not shown["table"]["hints"] and not shown["table"]["chosen_seed"]

    wrong = server.post("", f"{path}/answer", {"action": _wrong(puzzle)})
    assert not wrong["solved"] and wrong["best"] is None and wrong["others"] == []
    assert wrong["cost"] == puzzle.costs[_wrong(puzzle)] and wrong["because"]
    assert wrong["update"]["view"] == shown["view"] and wrong["update"]["legal"] == shown["legal"]

    since = shown["table"]["seq"]
    right = server.post("", f"{path}/answer", {"action": puzzle.answer, "since": since})
    assert right["solved"] and right["best"]["key"] == puzzle.answer and right["because"]
    assert right["update"]["legal"] == [] and [line["seq"] for line in right["update"]["lines"]] == [
        since + 1
    ]

    given_up = server.post("", f"{path}/answer", {"action": ""})
    assert not given_up["solved"] and given_up["best"]["key"] == puzzle.answer
    assert given_up["update"]["view"] == shown["view"] and given_up["update"]["legal"] == []


def _as_json(view: dict[str, Any]) -> Any:
    return json.loads(json.dumps(view))


def test_what_is_not_there_or_not_legal_is_refused(server: InProcess) -> None:
    puzzle = load_book("cards").puzzles[0]
    asked = {
        "/api/puzzles/chess": (404, "unknown-game"),
        "/api/puzzles/cards/nothing": (404, "no-such-puzzle"),
        "/api/puzzles/chess/nothing": (404, "unknown-game"),
    }
    for path, (status, code) in asked.items():
        answer = server.client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    path = f"/api/puzzles/cards/{puzzle.id}/answer"
    for action in ("done", "nonsense"):
        answer = server.client.post(path, json={"action": action})
        assert answer.status_code == 409 and answer.json()["message"]
    assert server.client.post(path, json={}).status_code == 400
    why = server.client.post(f"/api/puzzles/cards/{puzzle.id}/why", json={"target": "button:done"})
    assert why.json()["reason"]["key"]


# --- hidden information -----------------------------------------------------------------------------------------------


def _everything_told(server: InProcess, game_id: str, puzzle: Puzzle) -> bytes:
    """All that a solver can ask for without having solved it."""
    path = f"/api/puzzles/{game_id}/{puzzle.id}"
    answers = [server.client.get(f"/api/puzzles/{game_id}").content, server.client.get(path).content]
    wrong = [key for key in puzzle.costs if key not in puzzle.answers]
    answers += [
        server.client.post(f"{path}/answer", json={"action": key}).content for key in [*wrong[:3], ""]
    ]
    targets = [action.target for action in load_game(game_id).catalogue.actions]
    answers += [server.client.post(f"{path}/why", json={"target": target}).content for target in targets[::9]]
    return b"\n".join(answers)


@every_game
def test_bytes_do_not_change_with_the_secrets_of_the_position(
    server: InProcess, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = importlib.import_module(f"tests.hidden.{game_id}_secrets").SECRETS
    game = load_game(game_id)
    random = Random(1)
    different = 0
    for puzzle in load_book(game_id).puzzles[:_LOOKED_AT]:
        told = _everything_told(server, game_id, puzzle)
        assert puzzle.key.encode() not in told
        state = load_book(game_id).state(puzzle)
        data = state.to_dict()
        for name, change in secrets.items():
            other = game.state_from_dict(_changed(change, data, state.current_seat, random))
            other.journal, other.drawn = list(state.journal or []), dict(state.drawn or {})
            with monkeypatch.context() as patch:
                _swap(patch, other)
                assert _everything_told(server, game_id, puzzle) == told, (puzzle.id, name)
            different += other.to_dict() != data
    assert different


def _changed(change: Callable[..., Any], data: Any, seat: int, random: Random) -> Any:
    """Change a secret; where no seat has any, none is named."""
    knows_seats = "seat" in inspect.signature(change).parameters
    return change(data, seat, random) if knows_seats else change(data, random)


def _swap(patch: pytest.MonkeyPatch, other: Any) -> None:
    """Put another position behind the puzzle's back."""
    made, played = passing_table, puzzling._play

    def swapped_table(*args: Any) -> Table:
        table = made(*args)
        assert table.record.play is not None
        table.record.play.state = other
        return table

    def swapped_play(game_id: str, puzzle_id: str) -> Play:
        play = played(game_id, puzzle_id)
        again = play.at(len(play.moves))
        again.state = other
        return again

    patch.setattr(puzzling, "passing_table", swapped_table)
    patch.setattr(puzzling, "_play", swapped_play)
