"""A game that was played, as one line of a results file."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Forfeit:
    """A bot lost its game: at which move of the game, and why (illegal, error or overrun)."""

    seat: int
    move: int
    why: str
    what: str


@dataclass(frozen=True)
class Outcome:
    """How a game went. Everything but the times is the same whoever plays it."""

    game: int
    deal: int
    bots: list[str]
    scores: list[float]
    winners: list[int]
    moves: list[str]
    forfeits: list[Forfeit]
    seconds: list[list[float]]  # seat -> time of each choice

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Outcome":
        """Read a line."""
        return Outcome(**{**data, "forfeits": [Forfeit(**forfeit) for forfeit in data["forfeits"]]})

    def to_dict(self) -> dict[str, Any]:
        """Write a line."""
        return asdict(self)

    def share(self, seat: int) -> float:
        """Give a seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def share_of(self, bot: str) -> float:
        """Give a bot's share of the win, all its seats together."""
        return sum(self.share(seat) for seat, name in enumerate(self.bots) if name == bot)

    def places(self) -> list[int]:
        """Give each seat's place, 1 the best: winners first, then by score, who forfeited last."""
        lost = {forfeit.seat for forfeit in self.forfeits}
        rank = [
            (0 if seat in self.winners else 2 if seat in lost else 1, 0.0 if seat in lost else -score)
            for seat, score in enumerate(self.scores)
        ]
        # A winner by tie-break and another with as many points are not level; two winners are.
        levels = [(0, 0.0) if part == 0 else (part, value) for part, value in rank]
        return [1 + sum(other < own for other in levels) for own in levels]
