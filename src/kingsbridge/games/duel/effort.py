"""How widely and how long bots search in Builders' Duel."""

from typing import Final

from kingsbridge.core.effort import Effort, Efforts

EFFORTS: Final = Efforts(
    {
        "apprentice@1": Effort(60),
        "journeyman@1": Effort(1500),
        # Rounds are short, so that a second one tells more than further iterations in the same time.
        "master@1": Effort(4200, horizon=2),
        "apprentice@2": Effort(60, worth=2),
        "journeyman@2": Effort(1500, race=25, worth=2),
        "master@2": Effort(4200, horizon=2, race=25, worth=2),
        # Reading what was learned takes about a tenth of the time.
        "journeyman@3": Effort(1350, race=25, worth=2, learned=True),
        "master@3": Effort(3800, horizon=2, race=25, worth=2, learned=True),
        "grandmaster@1": Effort(6720, horizon=2, race=25, worth=2),
    },
    reckoned=("keep", "craftsman", "free-conversion"),
    idle=("done", "end"),
)
