"""What a seat sees, as numpy arrays: its features and its legal actions as flags, in spaces of fixed size."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kingsbridge.core.contract import Game, State

OBSERVATION = "observation"
MASK = "action_mask"
Observation = dict[str, NDArray[np.integer]]


def observation_space(game: Game) -> spaces.Dict:
    """Give the space of what is seen: every feature from 0 to its bound, and a flag for each action."""
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(
                low=np.zeros(game.num_features, np.uint8),
                high=np.array(game.feature_bounds, np.uint8),
                dtype=np.uint8,
            ),
            MASK: spaces.Box(low=0, high=1, shape=(game.num_actions,), dtype=np.int8),
        }
    )


def observe(state: State, seat: int) -> Observation:
    """Give what a seat sees; only the seat to move has legal actions. The arrays are the caller's own."""
    mask = state.legal_mask() if state.current_seat == seat else bytearray(state.game.num_actions)
    return {
        OBSERVATION: np.frombuffer(state.feature_row(seat), np.uint8),
        MASK: np.frombuffer(mask, np.int8),
    }
