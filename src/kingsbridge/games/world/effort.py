"""How widely and how long bots search in World Without End."""

from typing import Final

from kingsbridge.core.effort import Effort, Efforts

EFFORTS: Final = Efforts(
    {
        "apprentice@1": Effort(30),
        "journeyman@1": Effort(250),
        # A narrow look lets Master's few iterations reach further into the chapter.
        "master@1": Effort(1600, explore=0.5),
        # Every action enters: guesses are what went wrong here.
        "apprentice@2": Effort(30, worth=2),
        "journeyman@2": Effort(250, race=4, worth=2),
        "master@2": Effort(1600, race=4, worth=2),
        # Reading what was learned takes about a thirtieth of the time.
        "journeyman@3": Effort(240, race=4, worth=2, learned=True),
        "master@3": Effort(1540, race=4, worth=2, learned=True),
        "grandmaster@1": Effort(2560, race=4, worth=2),
    },
    idle=("decline", "done"),
)
