"""What a bot is, and all that it gets to know."""

from typing import Any, ClassVar

from kingsbridge.core.contract import Game, State
from kingsbridge.core.native import mypyc_attr


class Info:
    """All a bot may know when it has to choose.

    It holds a sample for the seat and never the true state: a sample agrees with it in everything the seat knows, and
    samples of a sample are the samples of the true state. So there is nothing hidden within reach.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.game: Game = state.game
        self._known = state.sample(seat, 0)

    def view(self) -> dict[str, Any]:
        """Give the seat's view."""
        return self._known.view(self.seat)

    def legal_actions(self) -> list[int]:
        """Give the legal actions."""
        return self._known.legal_actions()

    def decision(self) -> str:
        """Name the kind of decision: the phase that asks."""
        return self.game.phase_names[self._known.frames[-1].phase]

    def sample(self, seed: int) -> State:
        """Give a state the seat must hold possible."""
        return self._known.sample(self.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. A pure function: same information, budget and seed, same move."""

    name: ClassVar[str] = ""

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Choose a legal action; `budget` is the number of iterations a searching bot may spend (0: its own)."""
        raise NotImplementedError
