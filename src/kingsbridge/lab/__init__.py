"""Doors from other worlds to the same engine: Gymnasium, PettingZoo, OpenSpiel, numpy batches, data sets.

    from kingsbridge.lab.zoo import KingsbridgeZoo          PettingZoo: every seat is an agent
    from kingsbridge.lab.gym import KingsbridgeEnv          Gymnasium: one seat, the others are bots
    import kingsbridge.lab.spiel                            OpenSpiel: `kingsbridge_duel` and its sisters are registered
    from kingsbridge.lab import Batch                       thousands of games stepped together

What each of them needs beside the engine is an extra of the package: `pip install 'kingsbridge[lab]'`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingsbridge.lab.batch import Batch as Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    """Import numpy's part only for those who ask for it."""
    if name != "Batch":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kingsbridge.lab.batch import Batch

    return Batch
