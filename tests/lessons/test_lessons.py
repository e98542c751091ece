"""Every lesson can be played to its end, by every way it foresees; a rule or text that breaks one fails here."""

from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kingsbridge import BadRequest, game_ids, load_game
from kingsbridge.core.ledger import LANGUAGES
from kingsbridge.core.lesson import READ_ON, Lesson, LessonPlay, load_lesson, read_lesson
from kingsbridge.core.play import Play
from tests.lessons.ways import asked, finish, foreseen, legal_keys, stops

every_game = pytest.mark.parametrize("game_id", game_ids())


@every_game
def test_a_lesson_leads_to_its_end_and_on_from_there(game_id: str) -> None:
    at = finish(LessonPlay(load_lesson(game_id)))
    assert at.is_last and not at.play.state.is_over
    assert at.play.state.check() == []
    again = Play.resume(at.play.record())
    assert again.state.fingerprint() == at.play.state.fingerprint()


@every_game
def test_whatever_the_learner_may_choose_the_lesson_goes_on(game_id: str) -> None:
    """At a step that lets the learner choose, each choice leads to the end."""
    for stop in stops(load_lesson(game_id)):
        if stop.awaits_move:
            for key in asked(stop)[1:]:
                other = LessonPlay.follow(stop.lesson, stop.path)
                other.do(key)
                assert finish(other).is_last


@every_game
def test_every_foreseen_turn_is_answered_in_words_of_its_own(game_id: str) -> None:
    lesson = load_lesson(game_id)
    at_step = {stop.step.id: stop for stop in stops(lesson)}
    turns = foreseen(lesson)
    assert turns, "a good teacher foresees something"
    for step_id, key, answer in turns:
        at = LessonPlay.follow(lesson, at_step[step_id].path)
        assert at.can(key), f"{step_id}: '{key}' is not possible; possible: {legal_keys(at)}"
        before = at.play.state.fingerprint()
        at.do(key)
        assert at.says == f"lesson-{step_id}-{answer.says}"
        assert at.looks == (answer.goes == "look")
        assert (at.play.state.fingerprint() == before) == (answer.goes == "back")
        if answer.goes == "look":
            assert not at.awaits_move and not at.can(READ_ON)
            at.back()
            assert at.play.state.fingerprint() == before and at.step.id == step_id
        assert finish(at).is_last


@every_game
def test_no_legal_move_is_a_dead_end(game_id: str) -> None:
    for stop in stops(load_lesson(game_id)):
        for key in legal_keys(stop) if stop.awaits_move else []:
            at = LessonPlay.follow(stop.lesson, stop.path)
            at.do(key)
            if key not in stop.step.asks and stop.step.answer_to(key) is None:
                assert (at.says, at.path, at.number) == ("lesson-other", stop.path, stop.number)
            if at.looks:
                at.back()
            assert at.awaits_move or at.can(READ_ON) or at.is_last


@every_game
def test_steps_back_lead_where_they_came_from(game_id: str) -> None:
    passed = [(stop.number, stop.play.state.fingerprint()) for stop in stops(load_lesson(game_id))]
    at = finish(LessonPlay(load_lesson(game_id)))
    for number, fingerprint in reversed(passed):
        assert (at.number, at.play.state.fingerprint()) == (number, fingerprint)
        at.back()
    assert at.path == []


@every_game
def test_an_old_path_leads_as_far_as_it_can(game_id: str) -> None:
    lesson = load_lesson(game_id)
    path = finish(LessonPlay(lesson)).path
    at = LessonPlay.follow(lesson, [*path[:3], "no such move", *path[3:]])
    assert at.path == path[:3]
    with pytest.raises(BadRequest) as error:
        at.do("no such move")
    assert error.value.code == "not-in-lesson" and at.path == path[:3]


# --- its words --------------------------------------------------------------------------------------------------------


def _texts(game_id: str, language: str) -> dict[str, str]:
    folder = resources.files(f"kingsbridge.games.{game_id}") / "texts" / "lesson"
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [item for item in body if isinstance(item, ftl.Junk)]
    found: dict[str, str] = {}
    for item in body:
        if isinstance(item, ftl.Message):
            assert item.value is not None and item.id.name not in found
            (text,) = item.value.elements
            assert isinstance(text, ftl.TextElement), f"{item.id.name}: a lesson needs no arguments"
            found[item.id.name] = text.value
    return found


def _wanted(lesson: Lesson) -> set[str]:
    texts = {f"lesson-{step.id}" for step in lesson.steps}
    titles = {f"{key}-title" for key in texts}
    answers = {f"lesson-{step}-{answer.says}" for step, _, answer in foreseen(lesson)}
    return texts | titles | answers


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_answer_has_its_words_and_no_other(game_id: str, language: str) -> None:
    assert set(_texts(game_id, language)) == _wanted(load_lesson(game_id))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_a_few_sentences(game_id: str, language: str) -> None:
    """So that it stands beside the board on a phone too."""
    long = {key: len(text) for key, text in _texts(game_id, language).items() if len(text) > 420}
    assert long == {}


@every_game
def test_a_lesson_takes_five_to_ten_minutes(game_id: str) -> None:
    """Reckoned at 180 words a minute, and eight seconds for a move."""
    lesson = load_lesson(game_id)
    texts = _texts(game_id, "en")
    words = sum(len(texts[f"lesson-{step.id}"].split()) for step in lesson.steps)
    moves = sum(bool(step.asks) for step in lesson.steps)
    assert 5 <= words / 180 + moves * 8 / 60 + len(lesson.steps) * 3 / 60 <= 10


# --- what a lesson may not be -----------------------------------------------------------------------------------------

_SOUND = """
seats = 2
seed = 1
[[step]]
id = "claim"
asks = ["claim left-column"]
[[step]]
id = "end"
"""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("left-column", "third-column"), "third-column"),
        (('id = "end"', 'id = "claim"'), "two steps"),
        (('id = "end"', 'id = "end"\nasks = ["claim top-row"]'), "last step"),
        (('id = "end"', 'id = "end"\nlights = []'), "no field 'lights'"),
        (
            ('id = "end"', 'id = "end"\n[[step.answer]]\nto = []\nsays = "x"\ngoes = "off"'),
            "'goes' is one of",
        ),
        (
            ('asks = ["claim left-column"]', 'asks = ["end"]\n[[step.answer]]\nto = ["end"]\nsays = "x"'),
            "another answer",
        ),
    ],
)
def test_a_lesson_that_does_not_fit_together_is_refused(change: tuple[str, str], why: str) -> None:
    game = load_game("duel")
    assert LessonPlay(read_lesson(game, _SOUND)).light == ["line:left-column"]
    with pytest.raises(BadRequest, match=why):
        read_lesson(game, _SOUND.replace(*change))


def test_a_move_that_the_rules_no_longer_allow_breaks_the_lesson() -> None:
    game = load_game("duel")
    lesson = read_lesson(game, _SOUND.replace('id = "end"', 'id = "end"\nplays = ["end"]'))
    with pytest.raises(BadRequest, match="Step 'end' of the lesson of 'duel' cannot be played"):
        LessonPlay(lesson).do("claim left-column")


def test_a_turn_that_stands_goes_on_with_its_answer() -> None:
    answer: dict[str, Any] = {"to": "claim top-row", "says": "also", "goes": "on"}
    text = _SOUND.replace(
        'id = "end"',
        f'[[step.answer]]\nto = ["{answer["to"]}"]\nsays = "also"\ngoes = "on"\nplays = ["claim left-column"]\n'
        '[[step]]\nid = "end"',
    ).replace("[[step]]\n[[step.answer]]", "[[step.answer]]")
    at = LessonPlay(read_lesson(load_game("duel"), text))
    at.do("claim top-row")
    assert (at.step.id, at.says, at.looks) == ("end", "lesson-claim-also", False)
    assert [move.key for move in at.play.moves] == ["claim top-row", "claim left-column"]
