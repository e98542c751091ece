"""The puzzles that ship: sound, and solved again by a search with another seed. A sample here, all of them in soak."""

import pytest

from kingsbridge import game_ids
from kingsbridge.core.registry import load_game
from kingsbridge.puzzles.puzzle import fitting_book, load_book, read_book, write_book
from kingsbridge.puzzles.themes import theme_ids
from kingsbridge.texts import LANGUAGES, Texts
from tests.puzzles.checks import faults, solved_again

every_game = pytest.mark.parametrize("game_id", game_ids())
_FEWEST = 60  # puzzles of a game
_EVERY = 7  # of the puzzles is looked at in `make test`
_SOLVED = 2  # of them are solved again


@every_game
def test_the_puzzles_are_of_these_rules(game_id: str) -> None:
    book = fitting_book(game_id)
    assert len(book.puzzles) >= _FEWEST
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book.puzzles)
    assert book.made_by["command"].startswith(f"kingsbridge puzzles mine {game_id} ")


@every_game
def test_a_sample_is_sound(game_id: str) -> None:
    book = load_book(game_id)
    found = {puzzle.id: faults(book, puzzle) for puzzle in book.puzzles[::_EVERY]}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@every_game
def test_a_sample_is_solved_again(game_id: str) -> None:
    book = load_book(game_id)
    sample = book.puzzles[:: max(1, len(book.puzzles) // _SOLVED)][:_SOLVED]
    assert [puzzle.id for puzzle in sample if not solved_again(book, puzzle, 1.0)] == []


@pytest.mark.soak
@every_game
def test_all_are_sound_and_solved_again(game_id: str) -> None:
    book = load_book(game_id)
    found = {puzzle.id: faults(book, puzzle) for puzzle in book.puzzles}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert [puzzle.id for puzzle in book.puzzles if not solved_again(book, puzzle, 2.0)] == []


@every_game
def test_a_book_is_written_as_it_was_read(game_id: str) -> None:
    book = load_book(game_id)
    text = write_book(book)
    assert write_book(read_book(text)) == text
    assert len(text) < 1200 * (len(book.puzzles) + 5)  # they travel with every copy


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_name(game_id: str, language: str) -> None:
    game = load_game(game_id)
    named = [Texts(language).of_game(game, f"puzzle-theme-{theme}") for theme in theme_ids(game)]
    assert len(set(named)) == len(named) and not any(name.startswith("puzzle-theme") for name in named)
