"""The catalogue of Builders' Duel. Identical cards are one action; conversions name the raw side, building the good."""

from typing import Final

from kingsbridge.core.actions import Action, Catalogue
from kingsbridge.games.duel.components import (
    CARD_KEYS,
    CARD_MASKS,
    CARD_SELLS,
    FIRST_ONCE,
    FIRST_PERSON,
    GOOD_KEYS,
    GOODS,
    LINES,
    MARKET_CARD,
    MATERIALS,
    NUM_CARDS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_ONCE,
    NUM_SEALS,
    SEALS,
    SEATS,
    SECTIONS,
    SLOT_MATERIALS,
    SLOTS,
)


def _materials_of(mask: int) -> list[int]:
    return [material for material in range(NUM_MATERIALS) if mask >> material & 1]


BUYABLE: Final[list[int]] = _materials_of(CARD_MASKS[MARKET_CARD])
SELLABLE: Final[list[int]] = _materials_of(CARD_SELLS[MARKET_CARD])
# The cards that are named in one's turn: all but the 1x cards, which are played.
USABLE: Final[list[int]] = [card for card in range(NUM_CARDS) if not FIRST_ONCE <= card < FIRST_PERSON]
# What can be installed where: section from 0 on and good, of either building.
INSTALLATIONS: Final[list[tuple[int, str]]] = [
    (section, good)
    for section in range(SECTIONS)
    for good in GOOD_KEYS
    if any(
        GOODS[seat][SLOT_MATERIALS[seat][slot]] == good
        for seat in range(SEATS)
        for slot in range(section * SECTIONS, (section + 1) * SECTIONS)
    )
]

CLAIM_0: Final = 0
FLIP_0: Final = CLAIM_0 + NUM_LINES
GIVE_UP: Final = FLIP_0 + NUM_SEALS + 1
KEEP_0: Final = GIVE_UP + 1
USE_0: Final = KEEP_0 + NUM_SEALS
PLAY_0: Final = USE_0 + len(USABLE)
BUY_0: Final = PLAY_0 + NUM_ONCE
BUY_SEAL: Final = BUY_0 + len(BUYABLE)
SELL_0: Final = BUY_SEAL + 1
CONVERT_0: Final = SELL_0 + len(SELLABLE)
TAKE_0: Final = CONVERT_0 + NUM_MATERIALS
SABOTAGE_0: Final = TAKE_0 + NUM_MATERIALS
BUILD_0: Final = SABOTAGE_0 + len(GOOD_KEYS)
DONE: Final = BUILD_0 + len(INSTALLATIONS)
END: Final = DONE + 1


def _catalogue() -> Catalogue:
    actions = [Action("claim", {"line": key}, f"line:{key}") for key in LINES]
    actions += [Action("flip", {"seal": key}, f"seal:{key}") for key in SEALS]
    actions.append(Action("give", {}, "button:give-up", "give up"))
    actions += [Action("keep", {"seal": key}, f"seal:{key}") for key in SEALS[:NUM_SEALS]]
    actions += [Action("use", {"card": CARD_KEYS[card]}, f"card:{CARD_KEYS[card]}") for card in USABLE]
    for card in range(FIRST_ONCE, FIRST_PERSON):
        actions.append(Action("play", {"card": CARD_KEYS[card]}, f"kept:{CARD_KEYS[card]}"))
    actions += [Action("buy", {"item": MATERIALS[m]}, f"supply:{MATERIALS[m]}") for m in BUYABLE]
    actions.append(Action("buy", {"item": "seal"}, "pile:seal"))
    actions += [Action("sell", {"item": MATERIALS[m]}, f"camp:{MATERIALS[m]}") for m in SELLABLE]
    actions += [Action("convert", {"item": key}, f"camp:{key}") for key in MATERIALS]
    actions += [Action("take", {"item": key}, f"supply:{key}") for key in MATERIALS]
    actions += [Action("sabotage", {"item": key}, f"rival:{key}") for key in GOOD_KEYS]
    for section, good in INSTALLATIONS:
        actions.append(
            Action("build", {"section": section + 1, "item": good}, f"section-{section + 1}:{good}")
        )
    actions.append(Action("done", {}, "button:done"))
    actions.append(Action("end", {}, "button:end"))
    return Catalogue(actions)


CATALOGUE: Final = _catalogue()

# --- from things to actions and back --------------------------------------------------------------------------------

# Card -> the action that names it, or -1 for a 1x card; seat * SLOTS + slot -> the action that fills it.
USE_ACTIONS: Final[list[int]] = [
    USE_0 + USABLE.index(card) if card in USABLE else -1 for card in range(NUM_CARDS)
]
BUILD_ACTIONS: Final[list[int]] = [
    BUILD_0 + INSTALLATIONS.index((slot // SECTIONS, GOODS[seat][SLOT_MATERIALS[seat][slot]]))
    for seat in range(SEATS)
    for slot in range(SLOTS)
]
# Seat * NUM_MATERIALS + material -> the action that damages that good in the seat's camp.
SABOTAGE_ACTIONS: Final[list[int]] = [
    SABOTAGE_0 + GOOD_KEYS.index(GOODS[seat][m]) for seat in range(SEATS) for m in range(NUM_MATERIALS)
]
