"""Puzzles: listing them, looking at one, answering it."""

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import (
    PuzzleAnswer,
    PuzzleList,
    PuzzlePosition,
    PuzzleVerdict,
    PuzzleWhy,
    WhyAnswer,
)

_PUZZLES = "/api/puzzles/{game}"
_PUZZLE = f"{_PUZZLES}/{{puzzle}}"


class Puzzles:
    """The routes about puzzles. Nothing is kept of who solved what: a device keeps that itself."""

    def __init__(self, lobby: Lobby) -> None:
        self._puzzling = lobby.puzzling

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", _PUZZLES, self.list_of, None, PuzzleList),
            ("GET", _PUZZLE, self.position, None, PuzzlePosition),
            ("POST", f"{_PUZZLE}/answer", self.answer, PuzzleAnswer, PuzzleVerdict),
            ("POST", f"{_PUZZLE}/why", self.why, PuzzleWhy, WhyAnswer),
        ]

    async def list_of(self, call: Call, game: str) -> Answer:
        """List the puzzles of a game, and name the one of today."""
        return tell(self._puzzling.list_of(game))

    async def position(self, call: Call, game: str, puzzle: str) -> Answer:
        """Show the decision that a puzzle asks for, as its seat sees it."""
        return tell(self._puzzling.position(game, puzzle))

    async def answer(self, call: Call, game: str, puzzle: str) -> Answer:
        """Answer a puzzle with a move, or give up, and be told why."""
        return tell(self._puzzling.answer(game, puzzle, await call.message(PuzzleAnswer)))

    async def why(self, call: Call, game: str, puzzle: str) -> Answer:
        """Explain why an action or target is not possible at a puzzle."""
        asked = await call.message(PuzzleWhy)
        return tell(self._puzzling.why(game, puzzle, asked.target))
