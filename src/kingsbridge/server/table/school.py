"""The school: lessons at a table that nobody keeps.

What the learner did so far (the path) comes with every question and leads to the same table each time, so there is
nothing to store, to resume or to tidy up. The table is a real one with its parts, and its bots are never woken: the
lesson says what the others play. Going on freely from a lesson makes a table like any other, with the moves played.
"""

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.lesson import Lesson, LessonPlay, load_lesson
from kingsbridge.core.play import Play
from kingsbridge.server.messages import (
    LegalAction,
    LessonAsk,
    LessonGame,
    LessonStep,
    LessonUpdate,
    LessonWhy,
    NewTable,
    Pace,
    ReasonInfo,
    SeatWish,
    Why,
    WhyAnswer,
)
from kingsbridge.server.refusals import EngineRefusal
from kingsbridge.server.table.passing import PASSER_BY, passing_table
from kingsbridge.server.table.surroundings import Surroundings
from kingsbridge.server.table.table import Table

_ID = "lesson"
_READ_ON = ReasonInfo("", "lesson-reads", {})


class School:
    """Answers learners."""

    def __init__(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings

    def follow(self, game_id: str, ask: LessonAsk) -> LessonUpdate:
        """Do what a learner does next, and show where that leads."""
        at = _come_to(game_id, ask.path)
        if ask.word:
            try:
                at.do(ask.word)
            except KingsbridgeError as error:
                raise EngineRefusal(error, 409) from error
        table = self._table(at)
        update = table.audience.update(PASSER_BY, at.lesson.seat, ask.since)
        step = _step(at, update.legal)
        update.can_undo = bool(at.path)
        if not at.awaits_move:
            update.legal = []
        return LessonUpdate(at.path, step, update)

    def why(self, game_id: str, why: LessonWhy) -> WhyAnswer:
        """Explain why something is not possible here; while there is something to read, nothing is."""
        at = _come_to(game_id, why.path)
        if not at.awaits_move:
            return WhyAnswer("", why.target, _READ_ON)
        return self._table(at).referee.why(PASSER_BY, Why("", at.lesson.seat, why.target))

    def _table(self, at: LessonPlay) -> Table:
        return passing_table(self._surroundings, _ID, _wish(at.lesson), at.play)


def free_game(game_id: str, wish: LessonGame) -> tuple[NewTable, Play]:
    """Turn a lesson into the wish for a table of one's own, and the game that is under way there."""
    at = _come_to(game_id, wish.path)
    level = wish.level or DEFAULT_LEVEL
    return _wish(at.lesson, wish.name, level, hints=True, pace=wish.pace), at.play


def _come_to(game_id: str, path: list[str]) -> LessonPlay:
    try:
        return LessonPlay.follow(load_lesson(game_id), path)
    except KingsbridgeError as error:
        raise EngineRefusal(error, 404) from error


def _wish(
    lesson: Lesson,
    name: str = "",
    level: str = DEFAULT_LEVEL,
    hints: bool = False,
    pace: Pace = "normal",
) -> NewTable:
    seats = [
        SeatWish("human", name=name) if seat == lesson.seat else SeatWish("bot", level)
        for seat in range(lesson.seats)
    ]
    return NewTable(
        lesson.game_id,
        seats,
        dict(lesson.options),
        seed=str(lesson.seed),
        hints=hints,
        pace=pace,
    )


def _step(at: LessonPlay, legal: list[LegalAction]) -> LessonStep:
    return LessonStep(
        id=at.step.id,
        number=at.number + 1,
        last=len(at.lesson.steps),
        light=at.light,
        asks=[action for action in legal if action.key in at.step.asks] if at.awaits_move else [],
        says=at.says,
        looks=at.looks,
    )
