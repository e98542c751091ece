"""How much the parts of `sense.py` count in the later versions of it, made once from `worth.toml`."""

from importlib import resources
from typing import Final

from kingsbridge.core.weights import Weights, read_weights
from kingsbridge.games.cards.sense import CardsSense

WEIGHTS: Final[dict[int, Weights]] = read_weights(
    (resources.files("kingsbridge.games.cards") / "worth.toml").read_text(encoding="utf-8"),
    CardsSense.part_names,
)
