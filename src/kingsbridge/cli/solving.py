"""Solving a puzzle in the terminal: the table as its seat sees it, the numbered moves, and what is said to each."""

from kingsbridge.bots.advice import Ground
from kingsbridge.cli.terminal import Terminal
from kingsbridge.cli.words import seat_names
from kingsbridge.core.contract import State
from kingsbridge.puzzles.puzzle import Book, Puzzle
from kingsbridge.puzzles.reasons import why_better
from kingsbridge.tables import draw_turn
from kingsbridge.tables.words import Words

_SHOW, _STOP = "s", "q"


def solve(terminal: Terminal, book: Book, puzzle: Puzzle) -> bool:
    """Ask until the answer is found or shown; False when the reader wants to stop."""
    state = book.state(puzzle)
    names = seat_names(terminal.texts, state.game, state.seats, [])
    words = Words(terminal.texts, state.game, names, names)
    keys = [state.game.action(action).key for action in state.legal_actions()]
    terminal.show(draw_turn(state.view(state.current_seat), state.legal_actions(), words))
    terminal.write(words.say("puzzles-ask"), "bold")
    while True:
        line = terminal.ask(words.say("puzzles-number")).casefold()
        if line == _STOP:
            return False
        if line == _SHOW:
            _tell_answer(terminal, words, puzzle)
            return True
        if not line.isdecimal() or not 1 <= int(line) <= len(keys):
            terminal.say("puzzles-bad-number")
            continue
        if _judge(terminal, words, puzzle, state, keys[int(line) - 1]):
            return True


def _judge(terminal: Terminal, words: Words, puzzle: Puzzle, state: State, key: str) -> bool:
    """Say whether a move solves the puzzle, and why, or what the best one would do."""
    move = words.label(words.game.action_id(key))
    if key not in puzzle.answers:
        terminal.say("puzzle-wrong", move=move, cost=round(100 * puzzle.costs.get(key, 0.0)))
        terminal.say("puzzle-hint", reasons=_reasons(words, why_better(puzzle, state, key)))
        terminal.say("puzzles-again")
        return False
    terminal.say("puzzle-right" if key == puzzle.answer else "puzzle-right-too", move=move)
    _tell_why(terminal, words, puzzle)
    return True


def _tell_answer(terminal: Terminal, words: Words, puzzle: Puzzle) -> None:
    terminal.say("puzzle-answer", move=words.label(words.game.action_id(puzzle.answer)))
    _tell_why(terminal, words, puzzle)


def _tell_why(terminal: Terminal, words: Words, puzzle: Puzzle) -> None:
    terminal.say("puzzle-why", reasons=_reasons(words, puzzle.because))
    others = [words.label(words.game.action_id(key)) for key in puzzle.accepted]
    if others:
        terminal.say("puzzle-or", moves=", ".join(others))
    bots = [
        words.say(f"level-{name}") if words.texts.has(words.game, f"level-{name}") else name
        for name in puzzle.solved_by
    ]
    terminal.say("puzzle-found-by" if bots else "puzzle-found-by-none", bots=", ".join(bots))


def _reasons(words: Words, because: list[Ground]) -> str:
    return ", ".join(words.counsel(ground) for ground in because)
