"""Thousands of games stepped together: the loop over them is compiled, what they show lies in numpy arrays.

    batch = Batch("cards", games=4096, seats=4, seed=1)
    while training:
        actions = policy(batch.observations, batch.masks)      # one action a game
        batch.step(actions)                                    # batch.rewards[batch.ended]: of the games that ended

Every row is a running game, seen by the seat to move (`batch.movers`); a game that ends is dealt anew at once.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kingsbridge.core.batch import GameRows
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.options import OptionValue, resolve_options
from kingsbridge.core.registry import load_game
from kingsbridge.lab.rewards import WIN, check_kind, rewards_of


class Batch:
    """Games in rows. The arrays are written anew by every step, in place: copy what is to be kept."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        reward: str = WIN,
        **options: OptionValue,
    ) -> None:
        self.game = load_game(game)
        self.seats = self.game.check_seats(self.game.min_seats if seats is None else seats)
        if games < 1:
            raise BadRequest("batch-games", f"A batch has at least 1 game, not {games}.", {"games": games})
        self.games = games
        self.reward = check_kind(reward)
        self._rows = GameRows(
            self.game, self.seats, resolve_options(self.game.options_table, options), games, seed
        )
        self.observations: NDArray[np.uint8] = np.zeros((games, self.game.num_features), np.uint8)
        self.masks: NDArray[np.bool_] = np.zeros((games, self.game.num_actions), np.bool_)
        self.movers: NDArray[np.uint8] = np.zeros(games, np.uint8)  # the seat to move
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)  # did a game end in the last step?
        self.rewards: NDArray[np.float32] = np.zeros((games, self.seats), np.float32)  # 0 where none ended
        self.scores: NDArray[np.float32] = np.zeros((games, self.seats), np.float32)  # of those that ended
        self._buffers = self._open_buffers()
        self._rows.observe(*self._buffers)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle, copy and Ray take all but the buffers, which are windows into this batch's own arrays."""
        return {name: value for name, value in self.__dict__.items() if name != "_buffers"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._buffers = self._open_buffers()

    def step(self, actions: NDArray[Any] | Iterable[int]) -> None:
        """Play an action in each game; if one is not legal it is refused, and nothing is played."""
        given = actions if isinstance(actions, np.ndarray) else np.array(list(actions))
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise BadRequest(
                "not-a-row-of-actions",
                f"A step needs a row of {self.games} whole numbers, one action a game, "
                f"not {given.dtype} of shape {given.shape}.",
                {"games": self.games},
            )
        chosen = given.tolist()
        rows = self._rows
        rows.step(chosen)
        self.ended[:] = False
        self.rewards[:] = 0
        for row, scores, winners in zip(rows.ended, rows.ended_scores, rows.ended_winners, strict=True):
            self.ended[row] = True
            self.rewards[row] = rewards_of(scores, winners, self.reward)
            self.scores[row] = scores
        rows.observe(*self._buffers)

    def random_actions(self) -> NDArray[np.int64]:
        """Draw a legal action for each game, each equally likely."""
        return np.array(self._rows.random_actions(), np.int64)

    def _open_buffers(self) -> list[memoryview]:
        return [
            self.observations.reshape(-1).data,
            self.masks.reshape(-1).view(np.uint8).data,
            self.movers.data,
        ]
