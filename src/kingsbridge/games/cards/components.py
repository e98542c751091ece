"""The cards as fast typed tables, made once from `components.toml`.

A card is a number: the kind of card, so that two Quarries are the same number. Craftsmen come first (colour by colour),
then the neutral cards, then the privileges.
"""

from importlib import resources
from typing import Final

from kingsbridge.core.components import Component, Components

COMPONENTS: Final = Components(
    (resources.files("kingsbridge.games.cards") / "components.toml").read_text(encoding="utf-8")
)

MATERIALS: Final[list[str]] = [row.key for row in COMPONENTS.table("material")]
NUM_MATERIALS: Final = 4
START_STOCK: Final[list[int]] = [row.number("start") for row in COMPONENTS.table("material")]
TOM_MATERIALS: Final[list[int]] = [
    number for number, row in enumerate(COMPONENTS.table("material")) if row.facts["from_tom"].value
]

COLOURS: Final[list[str]] = [row.key for row in COMPONENTS.table("colour")]
CRAFTSMEN: Final[list[str]] = [row.key for row in COMPONENTS.table("craftsman")]

# Card -> key, value in a trick, colour of a craftsman (-1), craft (-1), privilege number (-1), effect, points, material
# given (-1), copies, fewest seats with which it is dealt. Colour n is seat n's.
CARD_KEYS: Final[list[str]] = []
CARD_VALUES: Final[list[int]] = []
CARD_COLOURS: Final[list[int]] = []
CARD_CRAFTS: Final[list[int]] = []
CARD_PRIVILEGES: Final[list[int]] = []
CARD_EFFECTS: Final[list[str]] = []  # what it does when it is scored or owned: a name in `effects.py`, or ""
CARD_POINTS: Final[list[int]] = []
CARD_MATERIALS: Final[list[int]] = []
CARD_COPIES: Final[list[int]] = []
CARD_LEAST_SEATS: Final[list[int]] = []


def _add_card(
    key: str, card: Component, colour: int, craft: int, privilege: int, copies: int, least_seats: int
) -> None:
    CARD_KEYS.append(key)
    CARD_VALUES.append(card.number("value"))
    CARD_COLOURS.append(colour)
    CARD_CRAFTS.append(craft)
    CARD_PRIVILEGES.append(privilege)
    CARD_EFFECTS.append(_effect_of(card))
    CARD_POINTS.append(card.number("points"))
    CARD_MATERIALS.append(MATERIALS.index(card.word("gives")) if "gives" in card.facts else -1)
    CARD_COPIES.append(copies)
    CARD_LEAST_SEATS.append(least_seats)


def _effect_of(card: Component) -> str:
    if "gives" in card.facts:
        return "material"
    if card.word("role") == "choice":
        return "choice"
    if card.number("each_hand"):
        return "each-hand"
    return "points" if card.number("points") else ""


def _add_all_cards() -> None:
    """List craftsmen, neutral cards and privileges with the values that `components.toml` gives, each with its source.

    Rules: CAR-002, CAR-003, CAR-075.
    """
    for number, colour in enumerate(COMPONENTS.table("colour")):
        for craft, card in enumerate(COMPONENTS.table("craftsman")):
            _add_card(f"{colour.key}-{card.key}", card, number, craft, -1, 1, colour.number("least_seats"))
    for card in COMPONENTS.table("neutral"):
        _add_card(card.key, card, -1, -1, -1, card.number("copies"), card.number("least_seats"))
    for privilege, card in enumerate(COMPONENTS.table("privilege")):
        _add_card(card.key, card, -1, -1, privilege, 1, 0)


_add_all_cards()
NUM_CARDS: Final = len(CARD_KEYS)


def _card_with_role(role: str) -> int:
    found = [CARD_KEYS.index(card.key) for card in COMPONENTS.table("neutral") if card.word("role") == role]
    return found[0]


KING: Final = _card_with_role("set-aside")
ALIENA: Final = _card_with_role("leads")
ALFRED: Final = _card_with_role("last-trick")
TOM: Final = _card_with_role("choice")

PRIVILEGES: Final[list[str]] = [row.key for row in COMPONENTS.table("privilege")]
PRIVILEGE_CARDS: Final[list[int]] = [CARD_KEYS.index(key) for key in PRIVILEGES]
NUM_PRIVILEGES: Final = len(PRIVILEGES)
# Points a privilege brings by itself each hand, and points for any one material at the end of the hand.
PRIVILEGE_POINTS: Final[list[int]] = [row.number("each_hand") for row in COMPONENTS.table("privilege")]
PRIVILEGE_ANY: Final[list[int]] = [row.number("any_material") for row in COMPONENTS.table("privilege")]
ASSISTANT: Final = next(number for number, points in enumerate(PRIVILEGE_ANY) if points)
ASSISTANT_POINTS: Final = PRIVILEGE_ANY[ASSISTANT]

# The source of the points that own craftsmen bring, who are counted together.
OWN_CRAFTSMEN: Final = "own-craftsmen"
OWN_CRAFTSMAN_POINTS: Final[list[int]] = [row.number("own") for row in COMPONENTS.table("craftsman")]

# Converters: craftsmen (by craft), then the privileges that convert one unit a hand.
CONVERTERS: Final[list[str]] = CRAFTSMEN.copy()
PRIVILEGE_CONVERTERS: Final[list[int]] = []  # privilege -> converter, or -1
# Conversion -> converter, effect (a name in `effects.py`), material used, points for it, material made (-1).
CONVERSION_CONVERTERS: Final[list[int]] = []
CONVERSION_EFFECTS: Final[list[str]] = []
CONVERSION_MATERIALS: Final[list[int]] = []
CONVERSION_POINTS: Final[list[int]] = []
CONVERSION_MAKES: Final[list[int]] = []


def _add_conversions(converter: int, card: Component) -> bool:
    before = len(CONVERSION_CONVERTERS)
    for material, key in enumerate(MATERIALS):
        turned = card.word("turns") == key
        if key in card.facts or turned:
            CONVERSION_CONVERTERS.append(converter)
            CONVERSION_EFFECTS.append("into-material" if turned else "into-points")
            CONVERSION_MATERIALS.append(material)
            CONVERSION_POINTS.append(card.number(key))
            CONVERSION_MAKES.append(MATERIALS.index(card.word("into")) if turned else -1)
    return len(CONVERSION_CONVERTERS) > before


def _add_all_conversions() -> None:
    for converter, card in enumerate(COMPONENTS.table("craftsman")):
        _add_conversions(converter, card)
    for card in COMPONENTS.table("privilege"):
        if _add_conversions(len(CONVERTERS), card):
            PRIVILEGE_CONVERTERS.append(len(CONVERTERS))
            CONVERTERS.append(card.key)
        else:
            PRIVILEGE_CONVERTERS.append(-1)


_add_all_conversions()
NUM_CONVERSIONS: Final = len(CONVERSION_CONVERTERS)
# Conversion -> its converter as the one bit of it in a set of converters.
CONVERSION_BITS: Final[list[int]] = [1 << converter for converter in CONVERSION_CONVERTERS]

KEPT_MATERIALS: Final = COMPONENTS.get("kept-materials").number("value")
LONGEST_GAME: Final = COMPONENTS.get("longest-game").number("value")
WORST_HAND: Final = COMPONENTS.get("worst-hand").number("value")
BEST_HAND: Final = COMPONENTS.get("best-hand").number("value")


def deck_for(seats: int) -> list[int]:
    """List the craftsman and neutral cards that are shuffled with this many seats.

    Rules: CAR-002, CAR-006.
    """
    deck: list[int] = []
    for card in range(NUM_CARDS):
        if CARD_PRIVILEGES[card] < 0 and CARD_LEAST_SEATS[card] <= seats:
            deck.extend([card] * CARD_COPIES[card])
    return deck


# By number of seats; the entries for numbers nobody plays with stay empty.
DECKS: Final[list[list[int]]] = [[], [], [], deck_for(3), deck_for(4)]
