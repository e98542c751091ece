"""The engine's side of a table: the position, the facts of each line, and the taking back of moves.

A move runs on a clone that replaces the position only when the move is stored; until then nothing has happened.
"""

from kingsbridge.core.chance import key_from_hex
from kingsbridge.core.contract import Game, State
from kingsbridge.core.entries import Entry
from kingsbridge.core.errors import RecordMismatch
from kingsbridge.core.options import OptionValue
from kingsbridge.core.record import Record, result_of

Options = dict[str, OptionValue]


class Trial:
    """A move that was tried and not yet made."""

    def __init__(self, seat: int, action: str, after: State) -> None:
        self.seat = seat
        self.action = action
        self.after = after
        self.facts: list[Entry] = after.journal or []


class Made:
    """A move that stands; `before` is kept as long as the move could be taken back."""

    def __init__(self, seq: int, trial: Trial, before: State) -> None:
        self.seq = seq
        self.seat = trial.seat
        self.action = trial.action
        self.before: State | None = before


class Play:
    """A game being played at a table."""

    def __init__(self, game: Game, seats: int, options: Options, key: str) -> None:
        self.state = game.start(seats, options, key_from_hex(key), None, True)
        self._record = Record.begin(self.state)
        self.opening: list[Entry] = self.state.journal or []
        self.made: list[Made] = []

    def attempt(self, action: int) -> Trial:
        """Play an action on a clone; the engine refuses an illegal one."""
        after = self.state.clone()
        after.journal = []
        after.drawn = dict(self.state.drawn or {})
        after.apply(action)
        return Trial(self.state.current_seat, self.state.game.action(action).key, after)

    def adopt(self, seq: int, trial: Trial) -> None:
        """Let a tried move stand."""
        if trial.after.reveals != self.state.reveals:
            for each in self.made:
                each.before = None
        self.made.append(Made(seq, trial, self.state))
        self.state = trial.after

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat may take its last move back: nobody decided and nothing was revealed since."""
        if not self.made or self.state.is_over:
            return False
        last = self.made[-1]
        return last.seat == seat and last.before is not None and last.before.reveals == self.state.reveals

    def undo(self) -> None:
        """Take the last move back."""
        before = self.made.pop().before
        assert before is not None
        self.state = before

    def record(self, players: list[str]) -> Record:
        """Give the record of the moves that stand."""
        record = Record.from_dict(self._record.to_dict())
        record.players = players
        record.moves = [each.action for each in self.made]
        record.draws = self.state.game.draws_to_json(self.state.drawn)
        record.result = result_of(self.state)
        return record

    def follow(self, seq: int, seat: int, action: str) -> list[Entry]:
        """Repeat a stored move; one that does not fit is an error of the stored lines."""
        if self.state.current_seat != seat:
            raise RecordMismatch(
                "wrong-seat", f"Line {seq} is a move of seat {seat}, which was not to move.", {}
            )
        trial = self.attempt(self.state.game.action_id(action))
        self.adopt(seq, trial)
        return trial.facts
