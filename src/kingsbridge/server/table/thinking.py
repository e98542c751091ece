"""What somebody who thinks for a seat is asked and answers, and the place of a table among those who wait for it.

A question holds a sample for the seat to move as data, never the true position; so do hints for people.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from kingsbridge.analysis.decision import Judged
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import BRIEF, LONG
from kingsbridge.bots.levels import MASTER, as_judge
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction

_HINTS = 3  # best actions that a hint names


class Question(msgspec.Struct):
    """What is asked."""

    game: str
    sample: dict[str, Any]
    seat: int
    level: str
    seed: int
    hints: int = 0  # how many actions to name with reasons; 0: choose one as the level would
    judges: bool = False  # for the coach: all actions are named, and each is tried often enough to be judged
    played: str = ""  # for an analysis: look back at the decision for this move, made after `ply` others
    ply: int = 0
    part: int = -1  # for a choice of several searches: which of them to run; -1: choose at once
    seconds: float = 0.0  # what is left for it; 0: as long as the level may


class Reply(msgspec.Struct):
    """What is answered: a bot's action, hints, what a decision was worth, or what one of several searches found."""

    action: str = ""
    hints: list[HintedAction] = []
    judged: Judged | None = None
    tally: dict[int, list[float]] = {}  # of one search, by action


def question(state: State, level: str, seed: int) -> Question:
    """Ask for the seat to move, from what it may know."""
    seat = state.current_seat
    return Question(state.game.id, state.sample(seat, 0).to_dict(), seat, level, seed)


def hint_question(state: State, seed: int) -> Question:
    """Ask what the seat to move should do, from what it may know."""
    return msgspec.structs.replace(question(state, as_judge(MASTER), seed), hints=_HINTS)


def coach_question(state: State, seed: int, is_long: bool) -> Question:
    """Ask what each action of the seat to move is worth, from what it may know."""
    return msgspec.structs.replace(question(state, LONG if is_long else BRIEF, seed), judges=True)


def analysis_question(state: State, level: str, played: str, ply: int) -> Question:
    """Ask what the decision of the seat to move was worth, from what it could know."""
    return msgspec.structs.replace(question(state, level, ply), played=played, ply=ply)


def is_legal(state: State, key: str) -> bool:
    """Say whether an answer can be played."""
    try:
        return state.game.action_id(key) in state.legal_actions()
    except ValueError:
        return False


def action_by_chance(state: State, asked: Question) -> str:
    """Give any move, where nobody could think of one: it keeps the table alive."""
    action_id = make_bot("random").choose(Info(state, asked.seat), 0, asked.seed)
    return state.game.action(action_id).key


class Place:
    """A table's place in the queue for a worker: 0 while it does not wait; `moved` is called when that changes.

    `owner` is who made the table: workers are shared out among people, not among their tables, and `home` says from
    where they are there, because anybody can come as ever new people. Somebody who is `watched` comes before everybody
    who is not, and who is `patient` lets all others go first.
    """

    def __init__(
        self,
        moved: Callable[[], None] | None = None,
        owner: str = "",
        watched: Callable[[], int] | None = None,
        patient: bool = False,
        home: Callable[[], str] | None = None,
    ) -> None:
        self.patient = patient
        self.owner = owner
        self.number = 0
        self.joined = 0.0
        self.waited = 0.0  # seconds, the last time
        self._moved = moved
        self._watched = watched
        self._home = home

    @property
    def is_watched(self) -> bool:
        """Whether somebody waits for the answer."""
        return self._watched is None or self._watched() > 0

    @property
    def home(self) -> str:
        """From where those who wait are there; empty if nobody knows."""
        return "" if self._home is None else self._home()

    def notify(self) -> None:
        """Let the table know that it stands elsewhere, or stands here for long."""
        if self._moved is not None:
            self._moved()

    def seconds(self, now: float) -> float:
        """Say how long the table waits, or waited the last time."""
        return now - self.joined if self.number else self.waited
