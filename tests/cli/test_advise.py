"""Advice in the terminal: the best actions at a position, and the moves of a game that cost most."""

import re
from pathlib import Path

import pytest

from kingsbridge import Record, load_game
from kingsbridge.bots.levels import LEVELS
from kingsbridge.cli.terminal import Terminal
from kingsbridge.core.play import Play
from tests.cli.running import Run

QUICK = ("--level", "apprentice")


@pytest.fixture(scope="module")
def play() -> Play:
    """Give a short game that the first seat plays without looking."""
    play = Play(load_game("cards").new_state(seats=3, seed=11, journal=True))
    play.players = ["Ann", "random", "human"]
    while not play.state.is_over:
        play.play(play.state.legal_actions()[0])
    return play


@pytest.fixture
def file(tmp_path: Path, play: Play) -> Path:
    """Give the file of the game."""
    path = tmp_path / "game.json"
    path.write_text(play.record().to_json(), encoding="utf-8")
    return path


def _cut(file: Path, moves: int) -> Path:
    """Leave only the first moves of a game, as if it were still running."""
    record = Record.from_json(file.read_text(encoding="utf-8"))
    record.moves = record.moves[:moves]
    record.result = None
    file.write_text(Play.resume(record).record().to_json(), encoding="utf-8")
    return file


def test_the_best_actions_at_a_position(run: Run, file: Path, play: Play) -> None:
    advised = run("advise", file, "--ply", 5, *QUICK)
    assert advised.code == 0
    assert "the best actions" in advised.out
    rows = re.findall(r"^Play (.+?)\s+(\d+) %\s+(\d+)\s", advised.out, re.MULTILINE)
    assert len(rows) == 3
    outlooks = [int(row[1]) for row in rows]
    assert outlooks == sorted(outlooks, reverse=True)
    assert re.search(r"%\s+\d+\s+(keeps|brings|gives|has|gets|wins) ", advised.out)
    assert "only from what the player" in advised.out
    assert run("advise", file, "--ply", 5, *QUICK).out == advised.out


def test_the_moves_that_cost_most(run: Run, file: Path) -> None:
    advised = run("advise", _cut(file, 24), *QUICK, "--seat", 1)
    assert advised.code == 0
    assert "The moves that cost the most" in advised.out
    rows = re.findall(r"^\s*(\d+)\s+(\S+)\s+Play .+?(\d+) %", advised.out, re.MULTILINE)
    assert rows and {row[1] for row in rows} == {"Ann"}
    costs = [int(row[2]) for row in rows]
    assert costs == sorted(costs, reverse=True)
    assert f"--ply {int(rows[0][0]) - 1}" in advised.out


def test_where_there_is_no_choice_that_is_said(run: Run, file: Path, play: Play) -> None:
    record = play.record()
    ply = next(at for at, state in enumerate(record.replay()) if len(state.legal_actions()) == 1)
    advised = run("advise", file, "--ply", ply, *QUICK)
    assert advised.code == 0
    assert advised.out.startswith("There is only one choice: Play ")


def test_a_game_without_choices_has_no_costly_moves(run: Run, file: Path) -> None:
    advised = run("advise", _cut(file, 0), *QUICK)
    assert advised.code == 0
    assert "None of the 0 choices cost anything" in advised.out


def test_advice_speaks_german(run: Run, file: Path) -> None:
    advised = run("--language", "de", "advise", file, "--ply", 5, *QUICK)
    assert "die besten Aktionen" in advised.out and "Lehrling" in advised.out
    assert re.search(r"%\s+\d+\s+(bleibt|gibt|holt|hält|gewinnt|wirst) ", advised.out)


def test_what_cannot_be_advised_is_one_sentence(run: Run, file: Path, play: Play) -> None:
    last = len(play.moves)
    for words, said in [
        (("--ply", last), "The game is over; no more moves are possible."),
        (("--ply", last + 1), "There is no move"),
        (("--level", "pope"), f"There is no bot level “pope”; levels: {', '.join(LEVELS)}."),
        (("--seat", 4), "There is no seat 4; seats go from 1 to 3."),
    ]:
        refused = run("advise", file, *words)
        assert refused.code == 2
        assert refused.err.startswith(said) and refused.err.count("\n") == 1
        assert not refused.out


@pytest.mark.parametrize(("answer", "asked"), [("y", [[0, 1, 2]]), ("", []), ("1", [])])
def test_after_a_game_the_reader_may_see_what_was_better(
    run: Run,
    file: Path,
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    asked: list[list[int]],
) -> None:
    seats_reviewed: list[list[int]] = []

    def review(terminal: Terminal, record: Record, seats: list[int]) -> None:
        assert record.result is not None
        seats_reviewed.append(seats)

    monkeypatch.setattr("kingsbridge.cli.terminal_game.review", review)
    resume = ("play", "cards", "--resume", _cut(file, len(play.moves) - 1))
    played = run(*resume, "--players", "you,you,you", lines=["", "1", answer])
    assert "See which moves cost you most" in played.out
    assert seats_reviewed == asked


def test_a_whole_game_is_accounted_for_and_adds_up(run: Run, file: Path) -> None:
    advised = run("advise", _cut(file, 30), *QUICK)
    assert "How well everybody decided, and what was luck" in advised.out
    found = re.findall(
        r"(\d+) %\s+(\d+) %\s+([+-]\d+)\s+([+-]\d+)\s+([+-]\d+)\s+([+-]\d+)\s+(\d+) %", advised.out
    )
    assert len(found) == 3
    for row in found:
        share, start, own, others, luck, rest, result = map(int, row)
        assert 0 <= share <= 100 and own <= 0
        assert abs(start + own + others + luck + rest - result) <= 3, "but for rounding"
    assert "the columns add up" in advised.out


def test_the_analysis_as_a_page_needs_nothing_else(run: Run, file: Path, tmp_path: Path) -> None:
    page = tmp_path / "analysis.html"
    written = run("--language", "de", "advise", _cut(file, 30), *QUICK, "--html", page)
    assert written.code == 0 and "Die Analyse liegt in" in written.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and '<html lang="de">' in text
    assert text.count("<polyline") == 6, "three lines, and a key to each"
    assert "Wie gut alle entschieden haben" in text and "Alle Entscheidungen" in text
    assert not re.search(r"(src|href)=|<script|@import|url\(", text)
