"""The catalogue of the card game. Playing card number n is action n; identical cards are one action."""

from typing import Final

from kingsbridge.core.actions import Action, Catalogue
from kingsbridge.games.cards.components import (
    CARD_KEYS,
    CONVERSION_CONVERTERS,
    CONVERSION_MATERIALS,
    CONVERTERS,
    MATERIALS,
    NUM_CARDS,
    NUM_CONVERSIONS,
    NUM_MATERIALS,
    TOM_MATERIALS,
)

TOM_0: Final = NUM_CARDS
CONVERT_0: Final = TOM_0 + len(TOM_MATERIALS)
ASSIST_0: Final = CONVERT_0 + NUM_CONVERSIONS
DROP_0: Final = ASSIST_0 + NUM_MATERIALS
DONE: Final = DROP_0 + NUM_MATERIALS


def _catalogue() -> Catalogue:
    actions = [Action("play", {"card": key}, f"card:{key}") for key in CARD_KEYS]
    actions += [Action("tom", {"material": MATERIALS[m]}, f"material:{MATERIALS[m]}") for m in TOM_MATERIALS]
    for number in range(NUM_CONVERSIONS):
        converter = CONVERTERS[CONVERSION_CONVERTERS[number]]
        material = MATERIALS[CONVERSION_MATERIALS[number]]
        actions.append(
            Action("convert", {"converter": converter, "material": material}, f"converter:{converter}")
        )
    actions += [Action("assist", {"material": key}, f"material:{key}") for key in MATERIALS]
    actions += [Action("drop", {"material": key}, f"material:{key}") for key in MATERIALS]
    actions.append(Action("done", {}, "button:done"))
    return Catalogue(actions)


CATALOGUE: Final = _catalogue()
