"""Why the answer is better: than all others, or than the move that somebody tried."""

from dataclasses import replace

from kingsbridge.bots.advice import LATER, Ground, grounds
from kingsbridge.bots.bot import Info
from kingsbridge.core.contract import State
from kingsbridge.puzzles.puzzle import Book, Puzzle
from kingsbridge.puzzles.themes import Asked, load_themes, theme_of


def because_of(info: Info, answer: int, tempting: int) -> list[Ground]:
    """Say what speaks for an answer and not for all others; or, where nothing does, for the one that tempts."""
    return grounds(info, info.legal_actions())[answer] or grounds(info, [answer, tempting])[answer]


def why_better(puzzle: Puzzle, state: State, tried: str) -> list[Ground]:
    """Say what speaks for the answer and not for a move that was tried; where nothing is to be said, in general."""
    if not tried or tried in puzzle.answers:
        return puzzle.because
    game = state.game
    answer = game.action_id(puzzle.answer)
    return grounds(Info(state, state.current_seat), [answer, game.action_id(tried)])[answer] or puzzle.because


def told_of(info: Info, answer: int, tempting: int) -> list[Ground]:
    """Say what is told of a proven answer; where the counsel has no words for it, what the proof found."""
    return because_of(info, answer, tempting) or [Ground(LATER, 0.0)]


def retold(book: Book) -> Book:
    """Give a book with the reasons of today's counsel, and the themes that follow."""
    return replace(book, puzzles=[_retold(book, puzzle) for puzzle in book.puzzles])


def _retold(book: Book, puzzle: Puzzle) -> Puzzle:
    state = book.state(puzzle)
    info = Info(state, state.current_seat)
    answer, tempting = [state.game.action_id(key) for key in (puzzle.answer, puzzle.tempting)]
    because = told_of(info, answer, tempting)
    asked = Asked(info.decision(), puzzle.answer, puzzle.tempting, because, info.view())
    return replace(puzzle, because=because, theme=theme_of(load_themes(state.game), asked))
