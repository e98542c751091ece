"""The options of The Pillars of the Earth: how kind fate is."""

from typing import Final

from kingsbridge.core.options import Option

MIXED: Final = "mixed"
KIND: Final = "kind"
HARSH: Final = "harsh"

OPTIONS: list[Option] = [Option("events", [MIXED, KIND, HARSH])]
