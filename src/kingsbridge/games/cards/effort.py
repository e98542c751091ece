"""How widely and how long bots search in the card game."""

from typing import Final

from kingsbridge.core.effort import Effort, Efforts

EFFORTS: Final = Efforts(
    {
        "apprentice@1": Effort(60),
        # With few iterations a wider look keeps Journeyman from mistakes that anybody would see.
        "journeyman@1": Effort(600, explore=1.5),
        "master@1": Effort(7000),
        "apprentice@2": Effort(60, worth=2),
        "journeyman@2": Effort(600, race=25, worth=2),
        "master@2": Effort(7000, race=25, worth=2),
        "grandmaster@1": Effort(11200, race=25, worth=2),
    },
    reckoned=("conversion", "assistant", "tom", "cut"),
)
