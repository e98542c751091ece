"""Puzzles at a table in passing: the solver sees what the deciding seat sees, and nothing is kept of what is tried."""

from datetime import UTC, datetime
from functools import lru_cache

from msgspec.structs import replace

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.play import Play
from kingsbridge.core.registry import load_game
from kingsbridge.puzzles.daily import puzzle_of_day
from kingsbridge.puzzles.puzzle import Book, Puzzle, fitting_book
from kingsbridge.puzzles.reasons import why_better
from kingsbridge.puzzles.themes import theme_ids
from kingsbridge.server.messages import (
    HintReason,
    NewTable,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzlePosition,
    PuzzleVerdict,
    SeatWish,
    Update,
    Why,
    WhyAnswer,
)
from kingsbridge.server.refusals import EngineRefusal
from kingsbridge.server.table.audience import legal_actions
from kingsbridge.server.table.passing import PASSER_BY, passing_table
from kingsbridge.server.table.surroundings import Surroundings
from kingsbridge.server.table.table import Table

_ID = "puzzle"
_KEPT = 32  # games that were played up to their puzzle


class Puzzling:
    """Answers solvers."""

    def __init__(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings

    def list_of(self, game_id: str) -> PuzzleList:
        """List the puzzles of a game."""
        book = _book(game_id)
        today = puzzle_of_day(
            book, datetime.fromisoformat(self._surroundings.settings.now()).astimezone(UTC).date()
        )
        used = {puzzle.theme for puzzle in book.puzzles}
        return PuzzleList(
            game=game_id,
            themes=[theme for theme in theme_ids(load_game(game_id)) if theme in used],
            puzzles=[_info(puzzle) for puzzle in book.puzzles],
            today=today.id if today else "",
        )

    def position(self, game_id: str, puzzle_id: str) -> PuzzlePosition:
        """Show what a puzzle asks."""
        puzzle = _find(game_id, puzzle_id)
        return PuzzlePosition(_info(puzzle), self._update(puzzle, _play(game_id, puzzle_id), 0))

    def answer(self, game_id: str, puzzle_id: str, answer: PuzzleAnswer) -> PuzzleVerdict:
        """Judge a move. The right one is made, any other is not: what it would show stays hidden."""
        puzzle = _find(game_id, puzzle_id)
        play = _play(game_id, puzzle_id)
        legal = {action.key: action for action in legal_actions(play.state)}
        if answer.action and answer.action not in legal:
            raise EngineRefusal(_illegal(play, answer.action), 409)
        solved = answer.action in puzzle.answers
        is_told = solved or not answer.action
        before = play.state
        if solved:
            play = _after(play, answer.action)
        return PuzzleVerdict(
            solved=solved,
            action=answer.action,
            cost=puzzle.costs.get(answer.action, 0.0),
            best=legal[puzzle.answer] if is_told else None,
            others=[legal[key] for key in puzzle.accepted] if is_told else [],
            because=[
                HintReason(ground.key, ground.args, ground.gain)
                for ground in why_better(puzzle, before, answer.action)
            ],
            solved_by=puzzle.solved_by,
            update=self._update(puzzle, play, answer.since, is_over=is_told),
        )

    def why(self, game_id: str, puzzle_id: str, target: str) -> WhyAnswer:
        """Explain why something is not possible here."""
        puzzle = _find(game_id, puzzle_id)
        play = _play(game_id, puzzle_id)
        return self._table(puzzle, play, play.state.current_seat).referee.why(
            PASSER_BY, Why("", play.state.current_seat, target)
        )

    def _update(self, puzzle: Puzzle, play: Play, since: int, is_over: bool = False) -> Update:
        """Show the table to the seat that decides, or has just decided."""
        seat = _solver(puzzle, play)
        update = self._table(puzzle, play, seat).audience.update(PASSER_BY, seat, since)
        update.coach = False
        update.can_undo = False
        # A move is judged before it is made, so there is nothing that could not be taken back.
        update.legal = [] if is_over else [replace(action, reveals=False) for action in update.legal]
        return update

    def _table(self, puzzle: Puzzle, play: Play, seat: int) -> Table:
        seats = [
            SeatWish("human") if number == seat else SeatWish("bot", DEFAULT_LEVEL)
            for number in range(puzzle.seats)
        ]
        wish = NewTable(play.state.game.id, seats, dict(puzzle.options), hints=False)
        return passing_table(self._surroundings, _ID, wish, play)


def _solver(puzzle: Puzzle, play: Play) -> int:
    is_made = len(play.moves) > len(puzzle.moves)
    return play.moves[-1].seat if is_made else play.state.current_seat


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.theme, puzzle.difficulty, puzzle.seats)


@lru_cache
def _book(game_id: str) -> Book:
    try:
        return fitting_book(game_id)
    except KingsbridgeError as error:
        raise EngineRefusal(error, 404) from error


def _find(game_id: str, puzzle_id: str) -> Puzzle:
    try:
        return _book(game_id).find(puzzle_id)
    except KingsbridgeError as error:
        raise EngineRefusal(error, 404) from error


@lru_cache(_KEPT)
def _play(game_id: str, puzzle_id: str) -> Play:
    """Play a puzzle's game up to its decision; nobody changes what this gives."""
    return _book(game_id).play(_find(game_id, puzzle_id))


def _after(play: Play, key: str) -> Play:
    again = play.at(len(play.moves))
    again.follow(key)
    return again


def _illegal(play: Play, key: str) -> KingsbridgeError:
    try:
        play.attempt(play.state.game.action_id(key))
    except KingsbridgeError as error:
        return error
    raise AssertionError("the move is legal")
