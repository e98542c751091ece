"""A game being played with all that every seat has been told so far: what an information state is made of.

The engine's clones and samples drop the journal, because most callers do not need it. Here it is kept as text, seat by
seat, and shared by copies: what was told in this hand, round or chapter line by line, what was told before as a
digest. Two positions in which a seat was told the same and did the same have the same text, and no others.
"""

import json
from hashlib import blake2b

from kingsbridge.core.contract import State

_DIGEST_BYTES = 16


class Recall:
    """A state of the engine and what each seat was told on the way to it; told only if somebody asks.

    Until the first question nothing is written down: the moves are kept, and played over from the beginning.
    """

    def __init__(self, state: State, told: list[str] | None = None) -> None:
        self.state = state
        self._start = None if told is not None else state.clone()
        self._moves: list[int] = []
        self._told = told
        self._epoch = state.epoch
        if told is not None:
            _listen(state)

    def apply(self, action: int) -> None:
        """Play an action."""
        if self._told is None:
            self._moves.append(action)
            self.state.apply(action)
        else:
            self._hear(self.state, action)

    def told(self, seat: int) -> str:
        """Give all that a seat was told, and what it did itself."""
        if self._told is None:
            self._play_over()
        assert self._told is not None
        return self._told[seat]

    def sample(self, seat: int, seed: int) -> "Recall":
        """Give a position that the seat must hold possible; the seat was told there what it was told here.

        What the others were told in a position that never was cannot be known: it is what they see in it.
        """
        sample = self.state.sample(seat, seed)
        told = [json.dumps(sample.view(other)) for other in range(sample.seats)]
        told[seat] = self.told(seat)
        return Recall(sample, told)

    def _play_over(self) -> None:
        """Begin to listen: the first lines are what each seat sees at the start."""
        assert self._start is not None
        state = self._start.clone()
        _listen(state)
        self._epoch = state.epoch
        self._told = [json.dumps(state.view(seat)) + "\n" for seat in range(state.seats)]
        for action in self._moves:
            self._hear(state, action)
        self.state = state
        self._start = None
        self._moves = []

    def _hear(self, state: State, action: int) -> None:
        """Play an action, and write down what it tells to whom."""
        told = self._told
        assert told is not None and state.journal is not None
        mover = state.current_seat
        key = state.game.action(action).key
        state.apply(action)
        if state.epoch != self._epoch:
            self._epoch = state.epoch
            told[:] = [
                f"before: {blake2b(text.encode(), digest_size=_DIGEST_BYTES).hexdigest()}\n" for text in told
            ]
        told[mover] += f"> {key}\n"
        for seat in range(state.seats):
            told[seat] += "".join(f"{json.dumps(entry.for_seat(seat))}\n" for entry in state.journal)
        _listen(state)

    def __deepcopy__(self, memo: object) -> "Recall":
        other = Recall.__new__(Recall)
        other.state = self.state.clone()
        other._start = self._start  # never played on, so it can be shared
        other._moves = self._moves.copy()
        other._told = None if self._told is None else self._told.copy()
        other._epoch = self._epoch
        if other._told is not None:
            _listen(other.state)
        return other

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        if self._told is not None:
            _listen(self.state)


def _listen(state: State) -> None:
    """Let a state write its journal from now on."""
    state.journal = []
