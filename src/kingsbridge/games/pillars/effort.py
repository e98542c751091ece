"""How widely and how long bots search in The Pillars of the Earth."""

from typing import Final

from kingsbridge.core.effort import Effort, Efforts

EFFORTS: Final = Efforts(
    {
        "apprentice@1": Effort(60),
        "journeyman@1": Effort(1000),
        # A second round tells more than further iterations in the same time: it shows what a craftsman brings.
        "master@1": Effort(2800, horizon=2),
        "apprentice@2": Effort(60, worth=2),
        # With few iterations a wider look keeps Journeyman from mistakes that anybody would see.
        "journeyman@2": Effort(1000, explore=1.5, worth=2),
        "master@2": Effort(2800, horizon=2, worth=2),
        "journeyman@3": Effort(1000, explore=1.5, worth=2, learned=True),
        "master@3": Effort(2800, horizon=2, worth=2, learned=True),
        "grandmaster@1": Effort(4480, horizon=2, worth=2),
    },
    # With two seats Master was weaker with parts as version 2 counts them than with parts as they are
    # (docs/strength.md).
    pairs={"master@2": Effort(2800, horizon=2), "grandmaster@1": Effort(4480, horizon=2)},
    growth=1.5,
    reckoned=("cathedral", "store"),
    idle=("pass", "done"),
)
