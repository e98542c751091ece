"""`kingsbridge learn`: every lesson in the terminal, in both languages."""

import re

import pytest

from kingsbridge import game_ids
from kingsbridge.core.lesson import READ_ON, LessonPlay, load_lesson
from kingsbridge.texts import LANGUAGES, Texts
from tests.cli.running import Run
from tests.lessons.ways import finish

every_game = pytest.mark.parametrize("game_id", game_ids())


def _typed(path: list[str]) -> list[str]:
    return ["" if word == READ_ON else word for word in path]


def _squeezed(text: str) -> str:
    """Without the frames and line breaks of a terminal."""
    return re.sub(r"[\s│]+", " ", text)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_followed_to_its_end(run: Run, game_id: str, language: str) -> None:
    at = finish(LessonPlay(load_lesson(game_id)))
    done = run("--language", language, "learn", game_id, lines=[*_typed(at.path), ""])
    assert (done.code, done.err) == (0, "")
    told = _squeezed(done.out)
    texts = Texts(language)
    for step in at.lesson.steps:
        assert _squeezed(texts.typed(at.play.state.game, f"lesson-{step.id}")) in told


@every_game
def test_the_game_goes_on_freely_from_the_end(run: Run, game_id: str) -> None:
    at = finish(LessonPlay(load_lesson(game_id)))
    done = run("learn", game_id, "--step", len(at.lesson.steps), lines=["y", "q"])
    assert done.code == 0 and "The game is saved in" in done.out


def test_wrong_turns_are_answered_and_taken_back(run: Run) -> None:
    lines = ["", "", "", "play king", "play quarry", "play red-master-builder", "", "play lady-aliena", "q"]
    out = _squeezed(run("learn", "cards", lines=lines).out)
    assert "The King beats everything, but nobody gets his trick." in out
    assert "For the lesson, try the move it asks for." in out
    assert (
        "This is what would come of it." in out and "Red takes the trick, though you played the card" in out
    )
    assert "kingsbridge learn cards --step 5" in out


def test_one_can_leave_come_back_and_step_back(run: Run) -> None:
    left = run("learn", "duel", lines=["", "", "b", "x", "q"])
    assert "kingsbridge learn duel --step 2" in left.out
    back = run("learn", "duel", "--step", 2, lines=["b"])
    assert "Step 2 of" in back.out and "Step 1 of" in back.out


def test_questions_are_answered_on_the_way(run: Run) -> None:
    out = run("learn", "pillars", "--step", 3, lines=["?", "? mason", "99", "castle", "t", "", "?"]).out
    assert "Type the number or the key of a choice" in out
    assert "Mason I" in out and "Please choose a number from 1 to" in out


@pytest.mark.parametrize(("words", "said"), [(["chess"], "chess"), (["duel", "--step", "99"], "99")])
def test_what_cannot_be_learned_is_refused_in_a_sentence(run: Run, words: list[str], said: str) -> None:
    refused = run("learn", *words)
    assert refused.code == 2 and said in refused.err and refused.err.count("\n") == 1
