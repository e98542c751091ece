"""A game being played: the one law of moves, taking back, reasons and replay, for terminal, server, browser and arena.

- A move is tried on a clone of the position and then adopted. Whatever goes wrong in between (the action is illegal, it
  cannot be stored, somebody interrupts), nothing has happened.
- The moves are the truth. Position, entries and record of any moment follow from them by replay; see `Play.at`.
- A seat may take its own moves back, one by one, to the latest of another seat's decision and a change of `reveals`.
- A finished game stands: its last move cannot be taken back. Another end is another game, played on from `at`.
"""

from typing import Any

from kingsbridge.core.contract import State
from kingsbridge.core.entries import Entry
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.reason import Reason
from kingsbridge.core.record import Record, replay_move, result_of


class Trial:
    """A move that was tried and not yet made: the position before, the one after, and the entries between."""

    def __init__(self, before: State, action: int, after: State) -> None:
        self.seat = before.current_seat
        self.action = action
        self.key = before.game.action(action).key
        self.before = before
        self.after = after
        self.entries: list[Entry] = _journal(after)[len(_journal(before)) :]


class Move:
    """A move that stands; `before` is the position it was made in, kept as long as it may be taken back."""

    def __init__(self, trial: Trial) -> None:
        self.seat = trial.seat
        self.action = trial.action
        self.key = trial.key
        self.entries = trial.entries
        self.before: State | None = None


class Play:
    """A game from its set-up to the present position, whose journal holds everything that happened so far.

    A game that was not set up, but begins with a position, knows that `position`.
    """

    def __init__(self, state: State, position: dict[str, Any] | None = None) -> None:
        if state.journal is None:
            raise BadRequest("no-journal", "A game being played needs a state with a journal.", {})
        self.state = state
        self.opening: list[Entry] = state.journal.copy()  # what happened before the first move
        self.moves: list[Move] = []
        self.players: list[str] = []  # who sits where, for people; may be empty
        self._start = Record.begin(state, position)

    @staticmethod
    def resume(record: Record, ply: int | None = None) -> "Play":
        """Go on with a recorded game, from its last move or from the position after so many."""
        last = len(record.moves)
        if ply is not None and not 0 <= ply <= last:
            raise BadRequest(
                "bad-ply", f"There is no move {ply}; the record has {last}.", {"ply": ply, "last": last}
            )
        play = Play(record.start(journal=True), record.position)
        play.players = list(record.players)
        for key in record.moves[:ply]:
            play.follow(key)
        return play

    # --- moves ----------------------------------------------------------------------------------------------------

    def attempt(self, action: int) -> Trial:
        """Try an action of the seat to move; IllegalAction if it is not legal."""
        after = _copy(self.state)
        after.apply(action)
        return Trial(self.state, action, after)

    def adopt(self, trial: Trial) -> None:
        """Let a tried move stand."""
        assert trial.before is self.state, "the move was tried in another position"
        move = Move(trial)
        if trial.after.reveals == self.state.reveals:
            move.before = self.state
        else:
            self._close()
        self.moves.append(move)
        self.state = trial.after

    def play(self, action: int) -> None:
        """Play an action of the seat to move."""
        self.adopt(self.attempt(action))

    def follow(self, key: str) -> None:
        """Play a recorded move; RecordMismatch if it is not legal there."""
        after = _copy(self.state)
        action = replay_move(after, len(self.moves), key)
        self.adopt(Trial(self.state, action, after))

    def why_not(self, what: str) -> Reason | None:
        """Explain to the seat to move why an action (by key) or target is not legal now; None if it is."""
        return self.state.game.why_not(self.state, what)

    def _close(self) -> None:
        """Let go of the positions to which nobody may go back any more."""
        for move in reversed(self.moves):
            if move.before is None:
                return
            move.before = None

    # --- taking back and looking back -----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat may take the last move back."""
        if not self.moves or self.state.is_over:
            return False
        last = self.moves[-1]
        return last.seat == seat and last.before is not None

    def undo(self, seat: int) -> None:
        """Take the seat's last move back."""
        before = self.moves[-1].before if self.can_undo(seat) else None
        if before is None:
            raise BadRequest(
                "cannot-undo",
                "This move cannot be taken back: another seat has decided or something hidden was shown since.",
                {},
            )
        self.moves.pop()
        self.state = before

    def at(self, ply: int) -> "Play":
        """Give the game as it stood after so many moves, as a game of its own to look at or to play on from."""
        return Play.resume(self.record(), ply)

    def rewind(self, ply: int) -> None:
        """Go back to the position after so many moves, whoever made those that follow."""
        before = self.at(ply)
        self.state = before.state
        self.moves = before.moves

    # --- as data --------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Give the record of the game so far."""
        record = Record.from_dict(self._start.to_dict())
        record.players = list(self.players)
        record.moves = [move.key for move in self.moves]
        record.draws = self.state.game.draws_to_json(self.state.drawn)
        record.result = result_of(self.state)
        return record


def _copy(state: State) -> State:
    """Clone a position together with what was written down on the way to it, which plain clones leave behind."""
    copy = state.clone()
    copy.journal = _journal(state).copy()
    copy.drawn = dict(state.drawn or {})
    return copy


def _journal(state: State) -> list[Entry]:
    assert state.journal is not None
    return state.journal
