"""Mining on tiny settings: what it finds is legal, and a run that was stopped goes on as if it had not been."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from kingsbridge.bots.advice import Advice, Ground
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.registry import load_game
from kingsbridge.puzzles.daily import puzzle_of_day
from kingsbridge.puzzles.mine import Effort, Miner, Progress, difficulty_of
from kingsbridge.puzzles.proof import CLEAR, MARGIN, Compared, answers_of
from kingsbridge.puzzles.puzzle import Book, load_book, new_book, read_book, write_book
from kingsbridge.puzzles.reasons import retold

_NEVER = -1e9
# So little that nearly anything passes: what is tested is the way, not the worth of what is found.
_TINY = Effort(
    screen=1,
    surely=_NEVER,
    again=1,
    nearly=_NEVER,
    short=0.01,
    long=0.01,
    samples=1,
    behind=_NEVER,
    compared=3,
)
_WANT = 40


def mined(games: int, book: Book | None = None, progress: Progress | None = None) -> tuple[Book, Progress]:
    book = book or new_book(load_game("duel"), {"command": "test"})
    miner = Miner(book, progress or Progress(5), _WANT, _TINY)
    for _ in range(games):
        miner.play_game()
    return book, miner.progress


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    whole, progress = mined(2)
    assert whole.puzzles
    first, half = mined(1)
    second, done = mined(1, read_book(write_book(first)), Progress.from_dict(half.to_dict()))
    assert write_book(second) == write_book(whole)
    assert done.to_dict() == progress.to_dict()


def test_what_is_found_is_legal_and_no_greedy_move() -> None:
    book, _ = mined(1)
    for puzzle in book.puzzles:
        state = book.state(puzzle)
        legal = {state.game.action(action).key for action in state.legal_actions()}
        assert set(puzzle.answers) <= legal == set(puzzle.costs)
        assert puzzle.tempting in legal - set(puzzle.answers)


def test_a_run_whose_progress_was_lost_finds_nothing_twice() -> None:
    book, _ = mined(1)
    before = write_book(book)
    again, progress = mined(1, book, Progress(5))
    assert progress.next_game == 1 and write_book(again) == before


def test_reasons_are_told_again_by_todays_counsel() -> None:
    book, _ = mined(1)
    stale = replace(
        book, puzzles=[replace(p, because=[Ground("raw", 0.0)], theme="old") for p in book.puzzles]
    )
    assert write_book(retold(stale)) == write_book(book)


def test_a_game_that_is_stopped_leaves_nothing() -> None:
    book = new_book(load_game("duel"), {})
    miner = Miner(book, Progress(5), _WANT, _TINY)
    assert not miner.play_game(lambda: True)
    assert (book.puzzles, miner.progress.next_game) == ([], 0)


def test_an_answer_is_clear_or_there_is_none() -> None:
    def advised(*values: float) -> list[Advice]:
        return [Advice(action, value, 10, []) for action, value in enumerate(values)]

    assert answers_of(advised(0.6, 0.6 - CLEAR, 0.2)) == [0]
    assert answers_of(advised(0.6, 0.6 - CLEAR + 0.001, 0.2)) == []  # too near
    assert answers_of(advised(0.6, 0.6 - MARGIN / 2, 0.5, 0.4, 0.3, 0.2)) == [0, 1]  # as good
    assert answers_of(advised(0.6, 0.6 - MARGIN / 2, 0.5)) == []  # two of three would be half guessed


def test_a_comparison_tells_who_is_surely_ahead() -> None:
    compared = Compared({1: [3.0, 4.0, 5.0], 2: [1.0, 3.0, 3.0], 3: [3.0, 4.0, 5.0]})
    assert compared.order() == [1, 3, 2]
    assert compared.surely(1, 2) > 2 and compared.surely(2, 1) < -2
    assert compared.surely(1, 3) == 0
    assert compared.nearly_best() == [1, 3]
    assert compared.ahead_of_others([1, 3]) == compared.surely(1, 2)


def test_difficulty_is_who_solves_it() -> None:
    assert difficulty_of(["apprentice", "master"]) == 1
    assert difficulty_of(["journeyman", "master"]) == 2
    assert difficulty_of(["master"]) == difficulty_of([]) == 3


def test_everybody_gets_the_same_puzzle_and_another_one_every_day() -> None:
    book = load_book("cards")
    days = [date(2026, 1, 1) + timedelta(number) for number in range(len(book.puzzles))]
    dealt = [puzzle_of_day(book, day) for day in days]
    assert {puzzle.id for puzzle in dealt if puzzle} == {puzzle.id for puzzle in book.puzzles}
    book.puzzles.reverse()
    assert [puzzle_of_day(book, day) for day in days] == dealt
    assert puzzle_of_day(new_book(load_game("cards"), {}), days[0]) is None


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"format": 1}'])
def test_anything_else_is_no_file_of_puzzles(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read_book(text)
    assert refused.value.code == "no-puzzles"


def test_another_format_is_refused() -> None:
    with pytest.raises(BadRequest) as refused:
        read_book('{"format": 2}')
    assert refused.value.code == "puzzles-other-format"
