"""A guided first game: what `games/<game>/lesson.toml` says, and a lesson being followed.

A lesson is a real game with a fixed seed, told step by step. A step first plays moves (`plays`, whoever's turn it is),
then says something about places that are lit (`lesson-<id>` in the lesson's texts), and either is read or asks the
learner for a move. Every legal move is answered:

- one that is asked for is made, and the lesson goes on;
- a foreseen one (`[[step.answer]]`) is answered with `lesson-<id>-<says>` and, by `goes`, is not made ("back"), is made
  with what follows so that it can be looked at and taken back ("look"), or stands as well ("on");
- any other is not made, and the lesson asks again.

How far somebody is, is the list of what they did (`path`): moves by their keys, and READ_ON. The same path leads to the
same place, so a lesson can be left, come back to, and gone back in, and nobody keeps anything but the path.
"""

import tomllib
from importlib import resources
from typing import Any

from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest, KingsbridgeError, listing
from kingsbridge.core.options import OptionValue
from kingsbridge.core.play import Play
from kingsbridge.core.registry import load_game

READ_ON = "."
WAYS = ["back", "look", "on"]


class Answer:
    """What is said to moves that the step did not ask for, and how the lesson goes on."""

    def __init__(self) -> None:
        self.to: list[str] = []
        self.says = ""
        self.goes = "back"
        self.plays: list[str] = []


class Step:
    """One step; `asks` names the moves that lead on, and is empty where there is only something to read."""

    def __init__(self) -> None:
        self.id = ""
        self.plays: list[str] = []
        self.light: list[str] = []
        self.asks: list[str] = []
        self.answers: list[Answer] = []

    def answer_to(self, key: str) -> Answer | None:
        """Find the answer to a move that was foreseen."""
        return next((answer for answer in self.answers if key in answer.to), None)


class Lesson:
    """The guided first game of a title, as data."""

    def __init__(self) -> None:
        self.game_id = ""
        self.seats = 0
        self.seat = 0
        self.seed = 0
        self.options: dict[str, OptionValue] = {}
        self.steps: list[Step] = []

    def start(self) -> Play:
        """Set up the game of the lesson."""
        game = load_game(self.game_id)
        return Play(game.start(self.seats, self.options, key_from_seed(self.seed), None, journal=True))


class LessonPlay:
    """A lesson being followed: the game so far, the step it is at, and what was said to the last move."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.play = lesson.start()
        self.path: list[str] = []
        self.number = 0
        self.says = ""  # the sentence that answers the last move, where it was not simply the one asked for
        self.looks = False  # the last move was made only to be looked at
        self._enter()

    @staticmethod
    def follow(lesson: Lesson, path: list[str]) -> "LessonPlay":
        """Come back to a lesson; where it has changed since, as far as the path still leads."""
        under_way = LessonPlay(lesson)
        for word in path:
            if under_way.looks or not under_way.can(word):
                break
            under_way.do(word)
        return under_way

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Whether this is the end: from here the game goes on freely."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def awaits_move(self) -> bool:
        """Whether the learner is asked for a move."""
        return bool(self.step.asks) and not self.looks

    @property
    def light(self) -> list[str]:
        """What is lit: what the step names, else what a person would click for what is asked."""
        if self.step.light:
            return self.step.light
        game = self.play.state.game
        asked = [game.action(game.action_id(key)).target for key in self.step.asks if self.can(key)]
        return list(dict.fromkeys(asked))

    def can(self, word: str) -> bool:
        """Say whether this can be done now: a legal move where one is asked for, or reading on."""
        if word == READ_ON:
            return not self.step.asks and not self.is_last
        game = self.play.state.game
        legal = [game.action(action).key for action in self.play.state.legal_actions()]
        return self.awaits_move and word in legal

    def do(self, word: str) -> None:
        """Read on, or make a legal move and hear the answer; refuses anything else, and nothing has happened."""
        if not self.can(word):
            raise BadRequest(
                "not-in-lesson", f"'{word}' is not what the lesson waits for now.", {"action": word}
            )
        self.says = ""
        if word == READ_ON or word in self.step.asks:
            self._go_on(word, [])
            return
        answer = self.step.answer_to(word)
        self.says = "lesson-other" if answer is None else f"lesson-{self.step.id}-{answer.says}"
        if answer is None or answer.goes == "back":
            return
        if answer.goes == "on":
            self._go_on(word, answer.plays)
            return
        self.path.append(word)
        self._play([word, *answer.plays])
        self.looks = True

    def back(self) -> None:
        """Go back to before the last thing done; at the beginning there is nothing to go back to."""
        before = LessonPlay.follow(self.lesson, self.path[:-1])
        self.play = before.play
        self.path = before.path
        self.number = before.number
        self.says = ""
        self.looks = False

    def _go_on(self, word: str, plays: list[str]) -> None:
        self.path.append(word)
        self._play(plays if word == READ_ON else [word, *plays])
        self.number += 1
        self._enter()

    def _enter(self) -> None:
        self._play(self.step.plays)

    def _play(self, keys: list[str]) -> None:
        for key in keys:
            try:
                self.play.follow(key)
            except KingsbridgeError as error:
                raise _broken(self.lesson.game_id, self.step.id, str(error)) from error


# --- reading ----------------------------------------------------------------------------------------------------------


def load_lesson(game_id: str) -> Lesson:
    """Give the lesson of a game; BadRequest if it has none."""
    game = load_game(game_id)
    file = resources.files(f"kingsbridge.games.{game.id}") / "lesson.toml"
    if not file.is_file():
        raise BadRequest("no-lesson", f"Game '{game.id}' has no lesson.", {"game": game.id})
    return read_lesson(game, file.read_text(encoding="utf-8"))


def has_lesson(game_id: str) -> bool:
    """Say whether a game has a lesson."""
    return (resources.files(f"kingsbridge.games.{game_id}") / "lesson.toml").is_file()


def read_lesson(game: Game, text: str) -> Lesson:
    """Read a lesson; what does not fit together or names unknown actions is refused with its place."""
    data = tomllib.loads(text)
    _check_fields(game.id, "", data, ["seats", "seat", "seed", "options", "step"])
    lesson = Lesson()
    lesson.game_id = game.id
    lesson.seats = game.check_seats(int(data["seats"]))
    lesson.seat = int(data.get("seat", 0))
    lesson.seed = int(data["seed"])
    lesson.options = dict(data.get("options", {}))
    for row in data["step"]:
        step = _read_step(game, row)
        if any(step.id == before.id for before in lesson.steps):
            raise _broken(game.id, step.id, "two steps have this id.")
        lesson.steps.append(step)
    if lesson.steps[-1].asks:
        raise _broken(game.id, lesson.steps[-1].id, "the last step asks for a move.")
    return lesson


def _read_step(game: Game, row: dict[str, Any]) -> Step:
    step = Step()
    step.id = str(row["id"])
    _check_fields(game.id, step.id, row, ["id", "plays", "light", "asks", "answer"])
    step.plays = _keys(game, step.id, row.get("plays", []))
    step.asks = _keys(game, step.id, row.get("asks", []))
    step.answers = [_read_answer(game, step, answer) for answer in row.get("answer", [])]
    step.light = [str(name) for name in row.get("light", [])]
    return step


def _read_answer(game: Game, step: Step, row: dict[str, Any]) -> Answer:
    _check_fields(game.id, step.id, row, ["to", "says", "goes", "plays"])
    answer = Answer()
    answer.to = _keys(game, step.id, row["to"])
    answer.says = str(row["says"])
    answer.goes = str(row.get("goes", "back"))
    answer.plays = _keys(game, step.id, row.get("plays", []))
    if answer.goes not in WAYS:
        raise _broken(game.id, step.id, f"'goes' is one of {listing(WAYS)}.")
    if any(key in step.asks for key in answer.to):
        raise _broken(game.id, step.id, "a move that is asked for has another answer too.")
    return answer


def _keys(game: Game, step_id: str, keys: list[str]) -> list[str]:
    for key in keys:
        try:
            game.action_id(key)
        except KingsbridgeError as error:
            raise _broken(game.id, step_id, str(error)) from error
    return list(keys)


def _check_fields(game_id: str, step_id: str, row: dict[str, Any], known: list[str]) -> None:
    for name in row:
        if name not in known:
            raise _broken(game_id, step_id, f"there is no field '{name}'; fields: {listing(known)}.")


def _broken(game_id: str, step_id: str, why: str) -> BadRequest:
    return BadRequest(
        "lesson-broken",
        f"Step '{step_id}' of the lesson of '{game_id}' cannot be played: {why}",
        {"game": game_id, "step": step_id, "why": why},
    )
