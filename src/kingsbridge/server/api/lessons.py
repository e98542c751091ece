"""Lessons: following one, and going on freely from it."""

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.messages import (
    LessonAsk,
    LessonGame,
    LessonUpdate,
    LessonWhy,
    Seated,
    WhyAnswer,
)
from kingsbridge.server.table.school import free_game

_LESSON = "/api/lessons/{game}"


class Lessons:
    """The routes about lessons. Nothing is kept of a lesson: the path comes with every call."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._school = lobby.school

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", _LESSON, self.follow, LessonAsk, LessonUpdate),
            ("POST", f"{_LESSON}/why", self.why, LessonWhy, WhyAnswer),
            ("POST", f"{_LESSON}/table", self.table, LessonGame, Seated),
        ]

    async def follow(self, call: Call, game: str) -> Answer:
        """Do what comes next in a lesson, and show where it leads."""
        return tell(self._school.follow(game, await call.message(LessonAsk)))

    async def why(self, call: Call, game: str) -> Answer:
        """Explain why an action or target is not possible at this point of a lesson."""
        return tell(self._school.why(game, await call.message(LessonWhy)))

    async def table(self, call: Call, game: str) -> Answer:
        """Make a table that goes on from this point of a lesson, with bots on the other seats."""
        wish, played = free_game(game, await call.message(LessonGame))
        device = await call.seated_device()
        table, codes = await self._lobby.create(device, wish, played)
        return tell(Seated(table.audience.info(device), table.seating.seats_of(device), codes))
