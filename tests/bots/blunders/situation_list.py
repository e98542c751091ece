"""One entry of a list of blunders: a situation, and what would look stupid there."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kingsbridge import State
from tests.situations import do, legal_keys, situation


@dataclass(frozen=True)
class Blunder:
    """A situation by the words of its game's builder; either what must be played or what must not."""

    name: str
    seats: int
    what: dict[str, Any]
    right: Sequence[str] = ()
    wrong: Sequence[str] = ()
    moves: Sequence[str] = field(default=())

    def position(self, game_id: str) -> State:
        """Set it up, and see to it that the question has both good and bad answers."""
        state = do(situation(game_id, self.seats, **self.what), *self.moves)
        legal = legal_keys(state)
        assert set(self.right) <= set(legal) and set(self.wrong) <= set(legal), legal
        assert bool(self.right) != bool(self.wrong), "say what is right, or what is wrong"
        assert 0 < len(self.right or self.wrong) < len(legal)
        return state

    def accepts(self, key: str) -> bool:
        """Say whether an answer is good."""
        return key in self.right if self.right else key not in self.wrong
