"""Today's puzzle: the same for everybody, another one every day until all have had theirs."""

from datetime import date

from kingsbridge.puzzles.puzzle import Book, Puzzle


def puzzle_of_day(book: Book, day: date) -> Puzzle | None:
    """Give the puzzle of a day; ids come from a hash, so that their order is none."""
    puzzles = sorted(book.puzzles, key=lambda puzzle: puzzle.id)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
