"""How much the parts of `sense.py` count in the later versions of it, made once from `worth.toml`."""

from importlib import resources
from typing import Final

from kingsbridge.core.weights import Weights, read_weights
from kingsbridge.games.duel.sense import DuelSense

WEIGHTS: Final[dict[int, Weights]] = read_weights(
    (resources.files("kingsbridge.games.duel") / "worth.toml").read_text(encoding="utf-8"),
    DuelSense.part_names,
)
