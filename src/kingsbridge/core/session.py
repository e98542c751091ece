"""A game being played: its state with journal, the moves that led there, and the taking back of moves."""

from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.record import Record, result_of


class Session:
    """State and record kept together. Undo is replay: the moves are the truth, the state follows from them."""

    def __init__(self, state: State) -> None:
        if state.journal is None:
            raise BadRequest("no-journal", "A session needs a state with a journal.", {})
        self.state = state
        self._record = Record.begin(state)
        self.movers: list[int] = []  # who made each move
        self._marks: list[int] = []  # `reveals` before each move
        self.entry_marks: list[int] = [
            len(state.journal)
        ]  # length of the journal at the start and after each move

    @staticmethod
    def resume(record: Record) -> "Session":
        """Go on with a recorded game."""
        session = Session(record.start(journal=True))
        session._record.players = list(record.players)
        for ply, key in enumerate(record.moves):
            session._follow(record, ply, key)
        return session

    @property
    def moves(self) -> list[str]:
        """The keys of the moves so far."""
        return self._record.moves

    def play(self, action: int) -> None:
        """Play an action of the seat to move."""
        seat = self.state.current_seat
        reveals = self.state.reveals
        self.state.apply(action)
        self._remember(action, seat, reveals)

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat may take its last move back: nobody decided and nothing was revealed since."""
        return bool(self.movers) and self.movers[-1] == seat and self._marks[-1] == self.state.reveals

    def undo(self, seat: int) -> None:
        """Take the seat's last move back."""
        if not self.can_undo(seat):
            raise BadRequest(
                "cannot-undo",
                "This move cannot be taken back: another seat has decided or something hidden was shown since.",
                {},
            )
        self.rewind(len(self.movers) - 1)

    def rewind(self, moves: int) -> None:
        """Go back to the position after so many moves."""
        record = self.record()
        record.moves = record.moves[:moves]
        before = Session.resume(record)
        self.state = before.state
        self._record = before._record
        self.movers = before.movers
        self._marks = before._marks
        self.entry_marks = before.entry_marks

    def set_players(self, names: list[str]) -> None:
        """Write down who sits where."""
        self._record.players = names

    def record(self) -> Record:
        """Give the record of the game so far."""
        record = Record.from_dict(self._record.to_dict())
        record.moves = list(self._record.moves)
        record.draws = self.state.game.draws_to_json(self.state.drawn)
        record.result = result_of(self.state)
        return record

    def _follow(self, record: Record, ply: int, key: str) -> None:
        seat = self.state.current_seat
        reveals = self.state.reveals
        record.step(self.state, ply, key)
        self._remember(self.state.game.action_id(key), seat, reveals)

    def _remember(self, action: int, seat: int, reveals: int) -> None:
        assert self.state.journal is not None
        self._record.moves.append(self.state.game.action(action).key)
        self.movers.append(seat)
        self._marks.append(reveals)
        self.entry_marks.append(len(self.state.journal))
