"""Why the answer is better: than all others, or than the move that somebody tried."""

from kingsbridge.bots.advice import Ground, grounds
from kingsbridge.bots.bot import Info
from kingsbridge.core.contract import State
from kingsbridge.puzzles.puzzle import Puzzle


def why_better(puzzle: Puzzle, state: State, tried: str) -> list[Ground]:
    """Say what speaks for the answer and not for a move that was tried; where nothing is to be said, in general."""
    if not tried or tried in puzzle.answers:
        return puzzle.because
    game = state.game
    answer = game.action_id(puzzle.answer)
    return grounds(Info(state, state.current_seat), [answer, game.action_id(tried)])[answer] or puzzle.because
