"""The course of a game: what of it an analysis needs besides the decisions themselves."""

from kingsbridge.bots.look import end_outlooks
from kingsbridge.core.contract import State
from kingsbridge.core.record import Record


class Course:
    """A game from its set-up to its last move, as numbers by ply."""

    def __init__(self, record: Record) -> None:
        self.states: list[State] = list(record.replay())
        self.moves = list(record.moves)
        self.seats = record.seats
        last = self.states[-1]
        self.is_over = last.is_over
        self.end = end_outlooks(last)  # what came of it

    def choices(self) -> list[int]:
        """List the plies at which there was something to decide."""
        return [ply for ply in range(len(self.moves)) if len(self.states[ply].legal_actions()) > 1]

    def epochs(self) -> list[int]:
        """List the plies at which a hand, round or chapter after the first begins."""
        return [
            ply
            for ply in range(1, len(self.states))
            if self.states[ply].epoch > self.states[ply - 1].epoch and not self.states[ply].is_over
        ]

    def was_revealed(self, since: int, until: int) -> bool:
        """Say whether chance was drawn or something hidden became known between two plies."""
        return self.states[since].reveals != self.states[until].reveals
