"""The ways through a lesson: the one it asks for, and every turn it foresees."""

from collections.abc import Iterator

from kingsbridge.core.lesson import READ_ON, Answer, Lesson, LessonPlay


def legal_keys(at: LessonPlay) -> list[str]:
    """List what the deciding seat may do."""
    game = at.play.state.game
    return [game.action(action).key for action in at.play.state.legal_actions()]


def asked(at: LessonPlay) -> list[str]:
    """List what is asked for and possible; at every step that asks for something there has to be something."""
    assert at.play.state.current_seat == at.lesson.seat, f"{at.step.id}: it is not the learner's turn"
    found = [key for key in at.step.asks if at.can(key)]
    assert found, f"{at.step.id}: nothing that is asked for is possible; possible: {legal_keys(at)}"
    return found


def finish(at: LessonPlay) -> LessonPlay:
    """Do what is asked for until the end."""
    while not at.is_last:
        at.do(asked(at)[0] if at.step.asks else READ_ON)
    return at


def stops(lesson: Lesson) -> Iterator[LessonPlay]:
    """Come by every step on the way that the lesson asks for; each stop is a lesson of its own to go on with."""
    path = finish(LessonPlay(lesson)).path
    for length in range(len(path) + 1):
        yield LessonPlay.follow(lesson, path[:length])


def foreseen(lesson: Lesson) -> list[tuple[str, str, Answer]]:
    """List every move that a step answers in words of its own."""
    return [(step.id, key, answer) for step in lesson.steps for answer in step.answers for key in answer.to]
