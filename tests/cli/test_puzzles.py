"""`kingsbridge puzzles`: listing, solving, mining."""

from pathlib import Path

import pytest

from kingsbridge import game_ids
from kingsbridge.puzzles import mine
from kingsbridge.puzzles.puzzle import Book, Puzzle, load_book, read_book, save_book
from kingsbridge.texts import Texts
from tests.cli.running import Run


def _numbers(book: Book, puzzle: Puzzle) -> tuple[str, str]:
    """The number of the answer, and that of the tempting move."""
    state = book.state(puzzle)
    keys = [state.game.action(action).key for action in state.legal_actions()]
    return str(keys.index(puzzle.answer) + 1), str(keys.index(puzzle.tempting) + 1)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_puzzle_is_solved_after_a_wrong_answer(run: Run, game_id: str) -> None:
    book = load_book(game_id)
    puzzle = book.puzzles[0]
    right, wrong = _numbers(book, puzzle)
    done = run("puzzles", "play", game_id, puzzle.id, lines=["", wrong, right])
    assert (done.code, done.err) == (0, "")
    assert Texts("en").say("puzzles-bad-number") in done.out
    assert Texts("en").say("puzzles-again") in done.out
    assert "Right" in done.out.split(Texts("en").say("puzzles-again"))[1]


def test_the_answer_is_shown_to_who_asks(run: Run) -> None:
    done = run("--language", "de", "puzzles", "play", "duel", "--today", lines=["s"])
    assert done.code == 0 and "Die Lösung:" in done.out and "Dafür spricht:" in done.out


def test_puzzles_are_listed_by_theme_and_difficulty(run: Run) -> None:
    book = load_book("cards")
    puzzle = book.puzzles[0]
    done = run("puzzles", "list", "cards", "--theme", puzzle.theme, "--difficulty", puzzle.difficulty)
    like = [p for p in book.puzzles if (p.theme, p.difficulty) == (puzzle.theme, puzzle.difficulty)]
    assert all(each.id in done.out for each in like)
    assert not any(each.id in done.out for each in book.puzzles if each not in like)
    assert Texts("en").say("puzzles-none") in run("puzzles", "list", "cards", "--theme", "nothing").out


def test_an_unknown_puzzle_is_refused_in_one_sentence(run: Run) -> None:
    done = run("puzzles", "play", "cards", "nothing")
    assert (done.code, done.err.strip()) == (2, "There is no puzzle nothing.")


def test_mining_keeps_what_it_has_when_its_time_is_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    done = run("puzzles", "mine", "duel", "--out", file, "--minutes", "0.0001")
    assert (done.code, done.err) == (0, "")
    assert read_book(file.read_text(encoding="utf-8")).game_id == "duel"
    other = run("puzzles", "mine", "cards", "--out", file, "--minutes", "0.0001")
    assert (other.code, other.err.strip()) == (2, "The file holds puzzles of duel, not of cards.")


def test_what_does_not_hold_any_more_is_dropped_on_request(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "found.jsonl"
    save_book(load_book("duel"), file)
    monkeypatch.setattr(mine, "is_best_again", lambda *_: False)
    ask = ("puzzles", "mine", "duel", "--out", file, "--want", 1, "--minutes", "0.0001")
    assert run(*ask).code == 0
    assert len(read_book(file.read_text(encoding="utf-8")).puzzles) == len(load_book("duel").puzzles)
    assert run(*ask, "--recheck").code == 0
    assert read_book(file.read_text(encoding="utf-8")).puzzles == []
