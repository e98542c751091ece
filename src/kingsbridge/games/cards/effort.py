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
        # Hands are lucky: a race leans on the first guess where it could not tell cards apart.
        "journeyman@2": Effort(1500, race=25, worth=2, lean=2.0),
        "master@2": Effort(9000, race=25, worth=2, lean=2.0),
        "journeyman@3": Effort(1500, race=25, worth=2, lean=2.0, learned=True),
        "master@3": Effort(9000, race=25, worth=2, lean=2.0, learned=True),
        "grandmaster@1": Effort(14400, race=25, worth=2, lean=2.0),
    },
    reckoned=("conversion", "assistant", "tom", "cut"),
    idle=("done",),
)
