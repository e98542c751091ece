"""One entry of a list of situations: what an experienced player would do there, and the reason he would give."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kingsbridge import State
from tests.bots.blunders.situation_list import Blunder
from tests.situations import do, legal_keys, situation


@dataclass(frozen=True)
class Lesson:
    """A situation by the words of its game's builder, a good move, and the reason for it (or reasons, as good)."""

    name: str
    seats: int
    what: dict[str, Any]
    play: str
    because: Sequence[str]
    moves: Sequence[str] = field(default=())

    def position(self, game_id: str) -> State:
        """Set it up, and see to it that there is a choice."""
        state = do(situation(game_id, self.seats, **self.what), *self.moves)
        legal = legal_keys(state)
        assert self.play in legal and len(legal) > 1, legal
        return state


def where(blunder: str, name: str, play: str, because: Sequence[str], blunders: Sequence[Blunder]) -> Lesson:
    """Make a lesson of the situation in which that would be a blunder."""
    (at,) = [found for found in blunders if found.name == blunder]
    return Lesson(name, at.seats, at.what, play, because, at.moves)
