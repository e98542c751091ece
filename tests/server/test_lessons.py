"""Lessons over the API and at a table alone: nothing is kept, every step can be come back to, and a game follows."""

import pytest

from kingsbridge import game_ids
from kingsbridge.core.lesson import READ_ON, LessonPlay, load_lesson
from kingsbridge.server.messages import LessonAsk, LessonGame, LessonWhy
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.making import new_table, under_way
from kingsbridge.server.table.pace import Pace
from kingsbridge.server.table.presence import Presence
from kingsbridge.server.table.school import School, free_game
from kingsbridge.server.table.surroundings import Surroundings
from tests.lessons.ways import finish
from tests.server.harness import Player, ServerProcess
from tests.server.test_table_alone import Here, Lap, Memory, bots_done, sit_down

every_game = pytest.mark.parametrize("game_id", game_ids())


def school() -> tuple[School, Memory]:
    settings, memory = Settings(), Memory()
    around = Surroundings(settings, memory, Here(), Presence(settings.clock), Pace(settings))
    return School(around), memory


@every_game
def test_a_lesson_is_followed_without_anything_being_kept(game_id: str) -> None:
    teacher, memory = school()
    path: list[str] = []
    since = 0
    for word in finish(LessonPlay(load_lesson(game_id))).path:
        told = teacher.follow(game_id, LessonAsk(path, "", since))
        assert told.path == path and told.step.number == len(path) + 1
        if word == READ_ON:
            assert (told.step.asks, told.update.legal) == ([], [])
        else:
            assert word in [action.key for action in told.step.asks]
        after = teacher.follow(game_id, LessonAsk(path, word, told.update.table.seq))
        assert after.path == [*path, word] and after.update.can_undo
        assert [line.seq for line in after.update.lines] == list(
            range(told.update.table.seq + 1, after.update.table.seq + 1)
        )
        path, since = after.path, after.update.table.seq
    assert after.step.number == after.step.last
    assert memory.changes == []


@every_game
async def test_a_free_game_goes_on_from_the_very_position(game_id: str) -> None:
    at = finish(LessonPlay(load_lesson(game_id)))
    wish, played = free_game(game_id, LessonGame(at.path, "Ann", "tidy", "instant"))
    stored = under_way(new_table("device", wish, "now")[0], played)
    table = sit_down(stored, Memory(), Lap())
    assert table.record.play is not None
    assert table.record.play.state.fingerprint() == at.play.state.fingerprint()
    assert table.seating.seats_of("device") == [at.lesson.seat]
    await bots_done(table)
    assert table.referee.decides(at.lesson.seat)


def test_a_wrong_turn_is_answered_and_not_made() -> None:
    teacher, _ = school()
    path = [READ_ON, READ_ON, READ_ON]
    told = teacher.follow("cards", LessonAsk(path, "play king"))
    assert (told.path, told.step.says, told.step.looks) == (path, "lesson-lead-king", False)
    looked = teacher.follow("cards", LessonAsk(path, "play red-master-builder"))
    assert (looked.step.says, looked.step.looks) == ("lesson-lead-red", True)
    assert looked.path == [*path, "play red-master-builder"] and looked.update.legal == []
    assert teacher.follow("cards", LessonAsk(looked.path[:-1])).step.says == ""


def test_what_cannot_be_done_is_explained() -> None:
    teacher, _ = school()
    reading = teacher.why("cards", LessonWhy([], "card:king"))
    assert reading.reason is not None and reading.reason.key == "lesson-reads"
    path = [READ_ON, READ_ON, READ_ON]
    asked = teacher.why("cards", LessonWhy(path, "button:done"))
    assert asked.reason is not None and asked.reason.key != "lesson-reads"
    assert teacher.why("cards", LessonWhy(path, "card:king")).reason is None


@pytest.mark.parametrize(
    ("game_id", "ask", "code", "status"),
    [
        ("chess", LessonAsk(), "unknown-game", 404),
        ("duel", LessonAsk([], "claim top-row"), "not-in-lesson", 409),
        ("duel", LessonAsk(["no", "such", "path"], "neither"), "not-in-lesson", 409),
    ],
)
def test_what_does_not_belong_to_the_lesson_is_refused(
    game_id: str, ask: LessonAsk, code: str, status: int
) -> None:
    with pytest.raises(Refusal) as error:
        school()[0].follow(game_id, ask)
    assert (error.value.code, error.value.status) == (code, status)


def test_over_http(sqlite_server: ServerProcess) -> None:
    player = Player(sqlite_server.url)
    told = player.post(
        "/api/lessons/duel", {"path": [READ_ON, READ_ON, READ_ON], "word": "claim left-column"}
    )
    assert told["step"]["id"] == "contested" and told["update"]["seat"] == 0
    made = player.post("/api/lessons/duel/table", {"path": told["path"], "level": "tidy"})
    assert made["seats"] == [0] and made["table"]["seq"] == told["update"]["table"]["seq"]
