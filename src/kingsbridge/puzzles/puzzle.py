"""A puzzle as data, and the file that holds those of a game.

A puzzle is the beginning of a game, up to the decision that is asked for. The file is made of lines of JSON: the first
says where the puzzles come from, and each further one is a puzzle. Moves are written as two hexadecimal digits each, an
index into the first line's list of action keys: keys never change their meaning, and a position stays a few hundred
characters.
"""

import json
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

from kingsbridge.bots.advice import Ground
from kingsbridge.core.contract import Game, State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.options import OptionValue
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.core.registry import load_game

FORMAT = 1
FILE = "puzzles.jsonl"
_DIGITS = 2
_PER_MILLE = 1000


@dataclass
class Puzzle:
    """A decision, its answer, and what was found out about it."""

    id: str
    seats: int
    options: dict[str, OptionValue]
    key: str
    moves: list[str]
    answer: str
    tempting: str  # what comes to mind first: the greedy move
    theme: str
    difficulty: int  # 1: an Apprentice finds the answer; 2: a Journeyman does; 3: neither of them
    solved_by: list[str]  # the bots that find it
    because: list[Ground]  # what speaks for the answer, most first
    costs: dict[str, float]  # by how much each legal move's outlook is worse than the answer's
    accepted: list[str] = field(default_factory=list)  # other moves that are as good, within the margin
    found: dict[str, Any] = field(
        default_factory=dict
    )  # how: seed and game of the self-play, figures of the proofs

    @property
    def answers(self) -> list[str]:
        """All moves that solve it, the best first."""
        return [self.answer, *self.accepted]


@dataclass
class Book:
    """The puzzles of a game, and where they come from."""

    game_id: str
    rules_version: int
    components: str
    made_by: dict[str, Any]
    puzzles: list[Puzzle]

    def find(self, puzzle_id: str) -> Puzzle:
        """Give the puzzle of this name."""
        for puzzle in self.puzzles:
            if puzzle.id == puzzle_id:
                return puzzle
        raise BadRequest("no-such-puzzle", f"There is no puzzle '{puzzle_id}'.", {"puzzle": puzzle_id})

    def play(self, puzzle: Puzzle) -> Play:
        """Give the game up to the decision that the puzzle asks for."""
        return Play.resume(self.record(puzzle))

    def record(self, puzzle: Puzzle) -> Record:
        """Give the beginning of the puzzle's game as a record; whoever plays it refuses other rules."""
        record = Record()
        record.game_id = self.game_id
        record.rules_version = self.rules_version
        record.components_fingerprint = self.components
        record.seats = puzzle.seats
        record.options = dict(puzzle.options)
        record.key = puzzle.key
        record.moves = list(puzzle.moves)
        return record

    def state(self, puzzle: Puzzle) -> State:
        """Give the position that the puzzle asks about."""
        return self.play(puzzle).state


# --- the file --------------------------------------------------------------------------------------------------------


def new_book(game: Game, made_by: dict[str, Any]) -> Book:
    """Begin a book for a game as its rules are now."""
    return Book(game.id, game.rules_version, game.components_fingerprint, made_by, [])


def load_book(game_id: str) -> Book:
    """Read the puzzles that come with a game; a game without any has an empty book."""
    game = load_game(game_id)
    file = resources.files(f"kingsbridge.games.{game.id}") / FILE
    if not file.is_file():
        return new_book(game, {})
    return read_book(file.read_text(encoding="utf-8"))


def fitting_book(game_id: str) -> Book:
    """Read the puzzles that come with a game; those of other rules or components cannot be asked any more."""
    book = load_book(game_id)
    game = load_game(game_id)
    if book.rules_version != game.rules_version or book.components != game.components_fingerprint:
        return new_book(game, {})
    return book


def read_book(text: str) -> Book:
    """Read a book; anything else is refused."""
    lines = text.splitlines()
    try:
        head = json.loads(lines[0])
        if head["format"] != FORMAT:
            raise BadRequest(
                "puzzles-other-format",
                f"The puzzles have format {head['format']}, and this version reads format {FORMAT}.",
                {"format": head["format"], "here": FORMAT},
            )
        puzzles = [_read(json.loads(line), head["actions"]) for line in lines[1:] if line]
        return Book(head["game"], head["rules_version"], head["components"], head["made_by"], puzzles)
    except BadRequest:
        raise
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise BadRequest("no-puzzles", "This is not a file of puzzles.", {}) from error


def write_book(book: Book) -> str:
    """Write a book as text."""
    keys = sorted({move for puzzle in book.puzzles for move in puzzle.moves})
    head = {
        "format": FORMAT,
        "game": book.game_id,
        "rules_version": book.rules_version,
        "components": book.components,
        "made_by": book.made_by,
        "actions": keys,
    }
    numbers = {key: number for number, key in enumerate(keys)}
    lines = [_compact(head), *(_compact(_written(puzzle, numbers)) for puzzle in book.puzzles)]
    return "\n".join(lines) + "\n"


def save_book(book: Book, path: Path) -> None:
    """Write a book to a file, whole or not at all."""
    draft = path.with_name(path.name + ".draft")
    draft.write_text(write_book(book), encoding="utf-8")
    draft.replace(path)


def _written(puzzle: Puzzle, numbers: dict[str, int]) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "seats": puzzle.seats,
        "options": puzzle.options,
        "key": puzzle.key,
        "moves": "".join(f"{numbers[move]:0{_DIGITS}x}" for move in puzzle.moves),
        "answer": puzzle.answer,
        "accepted": puzzle.accepted,
        "tempting": puzzle.tempting,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "solved_by": puzzle.solved_by,
        "because": [[ground.key, ground.args] for ground in puzzle.because],
        "costs": {move: round(cost * _PER_MILLE) for move, cost in puzzle.costs.items()},
        "found": puzzle.found,
    }


def _read(data: dict[str, Any], keys: list[str]) -> Puzzle:
    digits = data["moves"]
    starts = range(0, len(digits), _DIGITS)
    return Puzzle(
        id=data["id"],
        seats=data["seats"],
        options=data["options"],
        key=data["key"],
        moves=[keys[int(digits[at : at + _DIGITS], 16)] for at in starts],
        answer=data["answer"],
        accepted=data["accepted"],
        tempting=data["tempting"],
        theme=data["theme"],
        difficulty=data["difficulty"],
        solved_by=data["solved_by"],
        because=[Ground(key, 0.0, args) for key, args in data["because"]],
        costs={move: cost / _PER_MILLE for move, cost in data["costs"].items()},
        found=data["found"],
    )


def _compact(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
