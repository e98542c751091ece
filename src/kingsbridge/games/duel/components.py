"""Cards, materials, seals and buildings as fast typed tables, made once from `components.toml`.

A card is a number: the kind of card, so that two Weavers are the same number. First the neutral cards that are carried
out at once, then the 1x cards, then the person cards. Materials are numbers too; a good has that of its raw material.
"""

from importlib import resources
from typing import Final

from kingsbridge.core.components import Component, Components

COMPONENTS: Final = Components(
    (resources.files("kingsbridge.games.duel") / "components.toml").read_text(encoding="utf-8")
)

SEATS: Final = 2
PLAYERS: Final[list[str]] = [row.key for row in COMPONENTS.table("colour")]
COLOURS: Final[list[str]] = [row.word("colour") for row in COMPONENTS.table("colour")]
BUILDINGS: Final[list[str]] = [row.word("building") for row in COMPONENTS.table("colour")]
WALERAN: Final = 0
PHILIP: Final = 1

# --- materials ------------------------------------------------------------------------------------------------------

MATERIALS: Final[list[str]] = [row.key for row in COMPONENTS.table("material")]
NUM_MATERIALS: Final = 5
MARKERS: Final[list[int]] = [row.number("markers") for row in COMPONENTS.table("material")]
START_CAMP: Final[list[int]] = [row.number("start") for row in COMPONENTS.table("material")]
# Seat -> key of the good made of each material: the castle takes iron bars where the cathedral takes a bell.
GOODS: Final[list[list[str]]] = [
    [row.names["good"][seat] for row in COMPONENTS.table("material")] for seat in range(SEATS)
]
GOOD_KEYS: Final[list[str]] = [row.key for row in COMPONENTS.table("good")]
# Good key number -> material it is made of.
GOOD_MATERIALS: Final[list[int]] = [
    next(m for m in range(NUM_MATERIALS) if key in (GOODS[WALERAN][m], GOODS[PHILIP][m])) for key in GOOD_KEYS
]


def material_mask(names: list[str]) -> int:
    """Give a set of materials as bits."""
    mask = 0
    for name in names:
        mask |= 1 << MATERIALS.index(name)
    return mask


# --- seals ----------------------------------------------------------------------------------------------------------

SEALS: Final[list[str]] = [row.key for row in COMPONENTS.table("seal")]
NUM_SEALS: Final = 3  # kinds of neutral seals; the personal seal has the next number
PERSONAL: Final = 3
SEAL_LOW: Final[list[int]] = [row.number("low") for row in COMPONENTS.table("seal")]
SEAL_HIGH: Final[list[int]] = [row.number("high") for row in COMPONENTS.table("seal")]
SEAL_COUNT: Final[list[int]] = [row.number("count") for row in COMPONENTS.table("seal")]
START_SEALS: Final[list[int]] = [row.number("start") for row in COMPONENTS.table("seal")][:NUM_SEALS]
START_PILE: Final[list[int]] = [
    seal for seal in range(NUM_SEALS) for _ in range(SEAL_COUNT[seal] - SEATS * START_SEALS[seal])
]

# --- lines of the display -------------------------------------------------------------------------------------------

CELLS: Final = 9
LINES: Final[list[str]] = [row.key for row in COMPONENTS.table("line")]
LINE_CELLS: Final[list[list[int]]] = [row.names["cells"] for row in COMPONENTS.table("line")]
NUM_LINES: Final = len(LINES)
# Line * NUM_LINES + line -> the one cell they share, or -1 (none, or the same line).
SHARED_CELL: Final[list[int]] = []


def _shared_cell(line: int, other: int) -> int:
    shared = [cell for cell in LINE_CELLS[line] if cell in LINE_CELLS[other]]
    return shared[0] if len(shared) == 1 else -1


for _line in range(NUM_LINES):
    for _other in range(NUM_LINES):
        SHARED_CELL.append(_shared_cell(_line, _other))

# --- buildings ------------------------------------------------------------------------------------------------------

SECTIONS: Final = 3
SLOTS: Final = 9  # section * 3 + place
# Seat -> slot -> material whose good belongs there.
SLOT_MATERIALS: Final[list[list[int]]] = []
for _seat in range(SEATS):
    _card = COMPONENTS.get(BUILDINGS[_seat])
    SLOT_MATERIALS.append(
        [
            GOODS[_seat].index(good)
            for section in range(1, SECTIONS + 1)
            for good in _card.facts[f"section_{section}"].value
        ]
    )
# Seat -> goods of each kind the whole building takes.
NEEDED: Final[list[list[int]]] = [
    [SLOT_MATERIALS[seat].count(m) for m in range(NUM_MATERIALS)] for seat in range(SEATS)
]
SECTION_MASK: Final[list[int]] = [0b111, 0b111000, 0b111000000]
SECTION_POINTS: Final = COMPONENTS.get("section-points").number("value")
BONUSES: Final[list[str]] = [row.key for row in COMPONENTS.table("bonus")]
BONUS_SEALS: Final[list[int]] = [row.number("seals") for row in COMPONENTS.table("bonus")]
BONUS_GOLD: Final[list[int]] = [row.number("gold") for row in COMPONENTS.table("bonus")]
BONUS_TURNS: Final[list[int]] = [row.number("turns") for row in COMPONENTS.table("bonus")]
BONUS_MASK: Final[list[int]] = [
    material_mask(row.names.get("materials", [])) for row in COMPONENTS.table("bonus")
]
# Price of the first, second and third good installed in one round, and the sums as the rulebook prints them.
INSTALL_TOTALS: Final[list[int]] = [COMPONENTS.get(f"install-{n}").number("value") for n in (1, 2, 3)]
INSTALL_STEPS: Final[list[int]] = [
    total - (INSTALL_TOTALS[number - 1] if number else 0) for number, total in enumerate(INSTALL_TOTALS)
]

# --- advantage cards ------------------------------------------------------------------------------------------------

_CARDS: Final[list[Component]] = [
    *COMPONENTS.table("card"),
    *COMPONENTS.table("once"),
    *COMPONENTS.table("person"),
]
CARD_KEYS: Final[list[str]] = [card.key for card in _CARDS]
NUM_CARDS: Final = len(CARD_KEYS)
FIRST_ONCE: Final = len(COMPONENTS.table("card"))
NUM_ONCE: Final = len(COMPONENTS.table("once"))
FIRST_PERSON: Final = FIRST_ONCE + NUM_ONCE
ONCE_KEYS: Final[list[str]] = CARD_KEYS[FIRST_ONCE:FIRST_PERSON]
# The names of the effects there are (`effects.py` says what each does), and the number of each card's effect.
EFFECT_NAMES: Final[list[str]] = sorted({card.word("effect") for card in _CARDS})
CARD_EFFECTS: Final[list[int]] = [EFFECT_NAMES.index(card.word("effect")) for card in _CARDS]
CARD_GOLD: Final[list[int]] = [card.number("gold") for card in _CARDS]
CARD_PRICES: Final[list[int]] = [card.number("price") for card in _CARDS]
CARD_PAYS: Final[list[int]] = [card.number("pays") for card in _CARDS]
CARD_AMOUNTS: Final[list[int]] = [card.number("amount") for card in _CARDS]
CARD_MASKS: Final[list[int]] = [material_mask(card.names.get("materials", [])) for card in _CARDS]
CARD_SELLS: Final[list[int]] = [material_mask(card.names.get("sells", [])) for card in _CARDS]
CARD_ONLY_NEEDED: Final[list[bool]] = [card.word("only") == "needed" for card in _CARDS]
# The seat that may use a card, or -1 for both.
CARD_SEATS: Final[list[int]] = [
    PLAYERS.index(card.word("player")) if "player" in card.facts else -1 for card in _CARDS
]
# The material of cards that bring or turn a single one, else -1.
CARD_MATERIALS: Final[list[int]] = [
    MATERIALS.index(card.names["materials"][0]) if len(card.names.get("materials", [])) == 1 else -1
    for card in _CARDS
]
# What a step is carried out for: a card, or NUM_CARDS + section for the bonus of a section; the materials it can turn.
SOURCES: Final[list[str]] = [*CARD_KEYS, *BONUSES]
SOURCE_MASKS: Final[list[int]] = [*CARD_MASKS, *BONUS_MASK]


def card_with_effect(effect: str) -> int:
    """Give the first card with an effect."""
    return CARD_EFFECTS.index(EFFECT_NAMES.index(effect))


GIFT_CARD: Final = card_with_effect("gift")
SCAFFOLD_CARD: Final = card_with_effect("scaffold")
MARKET_CARD: Final = card_with_effect("market")

DECK_LETTERS: Final[list[str]] = ["a", "b"]


def _deck(letter: str, persons: int) -> list[int]:
    """List the cards of a deck, ascending; with ten person cards some take the place of others.

    Rules: DUE-004, DUE-005.
    """
    deck = [number for number, card in enumerate(_CARDS) for _ in range(card.number(f"copies_{letter}"))]
    for number, card in enumerate(_CARDS):
        if persons == MANY_PERSONS and card.word("deck") == letter:
            deck.remove(CARD_KEYS.index(card.word("replaces")))
            deck.append(number)
    return sorted(deck)


FEW_PERSONS: Final = 5
MANY_PERSONS: Final = 10
# Option * 2 + deck -> its cards; option 0 is that of few person cards.
DECKS: Final[list[list[int]]] = [
    _deck(letter, persons) for persons in (FEW_PERSONS, MANY_PERSONS) for letter in DECK_LETTERS
]

# --- numbers --------------------------------------------------------------------------------------------------------

ALL_GOLD: Final = COMPONENTS.get("all-gold").number("value")
START_GOLD: Final = COMPONENTS.get("start-gold").number("value")
PASSAGES: Final = COMPONENTS.get("passages").number("value")
ROUNDS_A_PASSAGE: Final = COMPONENTS.get("rounds-a-passage").number("value")
ROUNDS: Final = PASSAGES * ROUNDS_A_PASSAGE
