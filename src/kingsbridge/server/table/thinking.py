"""What somebody who thinks for a seat is asked and answers, and the place of a table among those who wait for it.

A question holds a sample for the seat to move as data, never the true position; so do hints for people.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from kingsbridge.bots.levels import MASTER
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


class Reply(msgspec.Struct):
    """What is answered: the action of a bot, or hints."""

    action: str = ""
    hints: list[HintedAction] = []


def question(state: State, level: str, seed: int) -> Question:
    """Ask for the seat to move, from what it may know."""
    seat = state.current_seat
    return Question(state.game.id, state.sample(seat, 0).to_dict(), seat, level, seed)


def hint_question(state: State, seed: int) -> Question:
    """Ask what the seat to move should do, from what it may know."""
    return msgspec.structs.replace(question(state, MASTER, seed), hints=_HINTS)


class Place:
    """A table's place in the queue for a worker: 0 while it does not wait; `moved` is called when that changes."""

    def __init__(self, moved: Callable[[], None] | None = None) -> None:
        self.number = 0
        self.joined = 0.0
        self.waited = 0.0  # seconds, the last time
        self._moved = moved

    def notify(self) -> None:
        """Let the table know that it stands elsewhere, or stands here for long."""
        if self._moved is not None:
            self._moved()

    def seconds(self, now: float) -> float:
        """Say how long the table waits, or waited the last time."""
        return now - self.joined if self.number else self.waited
