"""What must hold of every puzzle that ships, and how one is solved again."""

import hashlib
from typing import Any

from kingsbridge.bots.advice import Ground, cost_of
from kingsbridge.bots.bot import Info
from kingsbridge.puzzles.mine import difficulty_of
from kingsbridge.puzzles.proof import CLEAR, MARGIN, MOST_ANSWERS, search_outlooks
from kingsbridge.puzzles.puzzle import Book, Puzzle
from kingsbridge.puzzles.reasons import told_of
from kingsbridge.puzzles.themes import Asked, load_themes, theme_of
from kingsbridge.texts import LANGUAGES, Texts

_ROUNDED = 0.001  # costs are kept in thousandths
_OTHER_SEED = 77_001  # no search of the miner began with it


def faults(book: Book, puzzle: Puzzle) -> list[str]:
    """Name what is wrong with a puzzle; nothing, if all is well."""
    state = book.state(puzzle)
    game = state.game
    info = Info(state, state.current_seat)
    legal = {game.action(action).key for action in state.legal_actions()}
    clear = {key: cost for key, cost in puzzle.costs.items() if key not in puzzle.answers}
    asked = Asked(info.decision(), puzzle.answer, puzzle.tempting, puzzle.because, info.view())
    name = hashlib.sha256(f"{puzzle.key} {' '.join(puzzle.moves)}".encode()).hexdigest()
    sayings = [
        Texts(language).counsel(game, ground.key, ground.args, [""] * state.seats)
        for language in LANGUAGES
        for ground in puzzle.because
    ]
    holds = {
        "the position is sound": not state.check() and not state.is_over,
        "answers are legal": set(puzzle.answers) <= legal,
        "every legal move has its cost": set(puzzle.costs) == legal,
        "answers cost nothing": all(puzzle.costs[key] <= MARGIN + _ROUNDED for key in puzzle.answers),
        "the others are clearly behind": min(clear.values()) >= CLEAR - _ROUNDED,
        "there are few answers": len(puzzle.answers) <= MOST_ANSWERS < len(legal) + MOST_ANSWERS,
        "what tempts is wrong": puzzle.tempting in clear,
        "greedy does not find it": "greedy" not in puzzle.solved_by,
        "its difficulty follows from who finds it": puzzle.difficulty == difficulty_of(puzzle.solved_by),
        "its theme follows from what it asks": puzzle.theme == theme_of(load_themes(game), asked),
        "it has a reason": bool(puzzle.because) and all(sayings),
        "its reasons are those of the counsel": _told(puzzle.because)
        == _told(told_of(info, game.action_id(puzzle.answer), game.action_id(puzzle.tempting))),
        "its name is that of its position": name.startswith(puzzle.id),
    }
    return [what for what, is_so in holds.items() if not is_so]


def _told(because: list[Ground]) -> list[tuple[str, dict[str, Any]]]:
    return [(ground.key, ground.args) for ground in because]


def solved_again(book: Book, puzzle: Puzzle, times: float) -> bool:
    """Search with another seed: say whether the answer is the best there too, or as good within the margin."""
    state = book.state(puzzle)
    advised = search_outlooks(Info(state, state.current_seat), _OTHER_SEED, times)
    return min(cost_of(advised, state.game.action_id(key)) for key in puzzle.answers) <= MARGIN
