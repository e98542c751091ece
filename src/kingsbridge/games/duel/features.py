"""The seat's knowledge as a fixed row of bytes, for learning. The asking seat comes first."""

from typing import TYPE_CHECKING, Final

from kingsbridge.core.features import FeatureTable, mark_all, mark_bits, put, put_all
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.components import (
    ALL_GOLD,
    CARD_AMOUNTS,
    CARD_GOLD,
    CARD_KEYS,
    CELLS,
    DECKS,
    GIFT_CARD,
    GOODS,
    INSTALL_STEPS,
    LINES,
    MARKERS,
    MATERIALS,
    NUM_CARDS,
    NUM_MATERIALS,
    NUM_SEALS,
    ONCE_KEYS,
    PHILIP,
    ROUNDS,
    SCAFFOLD_CARD,
    SEAL_COUNT,
    SEAL_HIGH,
    SEALS,
    SECTIONS,
    SLOTS,
    SOURCES,
)
from kingsbridge.games.duel.reckoning import (
    cells_left,
    contested_cell,
    deck_number,
    flip_seal,
    flip_seat,
    install_price,
    round_number,
)

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState

_NEUTRAL: Final = SEALS[:NUM_SEALS]
_ALL_SEALS: Final = sum(SEAL_COUNT)
_NEXT: Final = 2  # how many of the coming seals are told where everybody knows them

_OF_SIDE: Final = FeatureTable()
_TO_MOVE: Final = _OF_SIDE.add(["to move"])
_POWER: Final = _OF_SIDE.add(["power"])
_FIRST: Final = _OF_SIDE.add(["first"])
_WON: Final = _OF_SIDE.add(["won conflict"])
_GOLD: Final = _OF_SIDE.add(["gold"], ALL_GOLD)
_SUM: Final = _OF_SIDE.add(["sum"], max(SEAL_HIGH) * (_ALL_SEALS + 1))
_FLIPPED: Final = _OF_SIDE.add_each([f"flipped {key}" for key in SEALS], [*SEAL_COUNT[:NUM_SEALS], 1])
_SEAL: Final = _OF_SIDE.add_each([f"seal {key}" for key in _NEUTRAL], SEAL_COUNT[:NUM_SEALS])
_SUPPLY: Final = _OF_SIDE.add_each([f"supply {key}" for key in MATERIALS], MARKERS)
_RAW: Final = _OF_SIDE.add_each([f"raw {key}" for key in MATERIALS], MARKERS)
_GOOD: Final = _OF_SIDE.add_each([f"good {key}" for key in GOODS[PHILIP]], MARKERS)
_SLOT: Final = _OF_SIDE.add([f"slot {slot}" for slot in range(SLOTS)])
_FINISHED: Final = _OF_SIDE.add([f"first in section {section + 1}" for section in range(SECTIONS)])
_KEEPS: Final = _OF_SIDE.add([f"keeps {key}" for key in ONCE_KEYS])
_LINE: Final = _OF_SIDE.add([f"line {key}" for key in LINES])
_MAY_NAME: Final = _OF_SIDE.add([f"may name {cell}" for cell in range(CELLS)])

_TABLE: Final = FeatureTable()
_ROUND: Final = _TABLE.add(["round"], ROUNDS)
_DECK: Final = _TABLE.add(["deck"])
_MANY: Final = _TABLE.add(["ten persons"])
_WALERAN: Final = _TABLE.add(["plays Waleran"])
_BANK: Final = _TABLE.add(["bank"], ALL_GOLD)
_PILE: Final = _TABLE.add(["pile"], _ALL_SEALS)
_SECTION: Final = _TABLE.add([f"section {section + 1}" for section in range(SECTIONS)])
_PAID: Final = _TABLE.add(["paid"], SLOTS)
_GIFTS: Final = _TABLE.add(["gifts"], CARD_AMOUNTS[GIFT_CARD])
_SCAFFOLD: Final = _TABLE.add(["scaffold"], CARD_GOLD[SCAFFOLD_CARD])
_PRICE: Final = _TABLE.add(["next price"], max(INSTALL_STEPS))
_STEP: Final = _TABLE.add([f"step {key}" for key in SOURCES])
_STEP_LEFT: Final = _TABLE.add(["step left"], max(CARD_AMOUNTS))
_CONTESTED: Final = _TABLE.add([f"contested cell {cell}" for cell in range(CELLS)])
_PHASE: Final = _TABLE.add([f"phase {phase}" for phase in frames.ASKING])
_PILE_UNKNOWN: Final = _TABLE.add_each([f"pile unknown {key}" for key in _NEUTRAL], SEAL_COUNT[:NUM_SEALS])
_PILE_NEXT: Final = _TABLE.add([f"pile next {place + 1} {key}" for place in range(_NEXT) for key in _NEUTRAL])
_CELL: Final = _TABLE.add([f"cell {cell} {key}" for cell in range(CELLS) for key in CARD_KEYS])
_SPENT: Final = _TABLE.add([f"spent {cell}" for cell in range(CELLS)])
_UNDEALT: Final = _TABLE.add_each(
    [f"undealt {key}" for key in CARD_KEYS],
    [max(deck.count(card) for deck in DECKS) for card in range(NUM_CARDS)],
)
_OWN: Final = _TABLE.add_block("own", _OF_SIDE)
_RIVAL: Final = _TABLE.add_block("rival", _OF_SIDE)

FEATURE_NAMES: Final[list[str]] = _TABLE.names
FEATURE_BOUNDS: Final[list[int]] = _TABLE.bounds
# Phase -> place of its flag, -1 for those that pass by themselves.
_PHASE_PLACES: Final[list[int]] = [
    _PHASE + frames.ASKING.index(name) if name in frames.ASKING else -1 for name in frames.ORDER
]


def write_features(state: "DuelState", seat: int, row: bytearray) -> None:
    """Write the numbers into a row of zeros, in the order of FEATURE_NAMES."""
    row[_ROUND] = round_number(state)
    put(row, _DECK, deck_number(state))
    if state.many_persons():
        row[_MANY] = 1
    if seat == 0:
        row[_WALERAN] = 1
    put(row, _BANK, state.bank)
    put(row, _PILE, len(state.pile))
    if state.section >= 0:
        row[_SECTION + state.section] = 1
    put(row, _PAID, state.paid)
    put(row, _GIFTS, state.gifts)
    put(row, _SCAFFOLD, state.scaffold)
    put(row, _PRICE, install_price(state))
    _write_question(state, row)
    _write_pile(state, row)
    place = _CELL
    for card in state.display:
        if card >= 0:
            row[place + card] = 1
        place += NUM_CARDS
    mark_bits(row, _SPENT, state.spent)
    for card in state.deck:
        row[_UNDEALT + card] += 1
    contested = contested_cell(state)
    if contested >= 0:
        row[_CONTESTED + contested] = 1
    _write_side(state, seat, row, _OWN)
    _write_side(state, 1 - seat, row, _RIVAL)
    for flip in state.flips:
        row[(_OWN if flip_seat(flip) == seat else _RIVAL) + _FLIPPED + flip_seal(flip)] += 1


def _write_question(state: "DuelState", row: bytearray) -> None:
    if not state.frames:
        return
    frame = state.frames[-1]
    row[_PHASE_PLACES[frames.phase_number(frame)]] = 1
    if len(state.frames) > 1:
        row[_STEP + frames.source(frame)] = 1
        put(row, _STEP_LEFT, frames.units_left(frame))


def _write_pile(state: "DuelState", row: bytearray) -> None:
    """Count the seals whose order nobody knows, and tell the next ones where everybody does."""
    unknown = len(state.pile) - state.known_bottom
    for at in range(unknown):
        row[_PILE_UNKNOWN + state.pile[at]] += 1
    for place in range(unknown, min(_NEXT, len(state.pile))):
        row[_PILE_NEXT + place * NUM_SEALS + state.pile[place]] = 1


def _write_side(state: "DuelState", seat: int, row: bytearray, at: int) -> None:
    if state.current_seat == seat:
        row[at + _TO_MOVE] = 1
    if state.power == seat:
        row[at + _POWER] = 1
    if state.first == seat:
        row[at + _FIRST] = 1
    if state.winner == seat:
        row[at + _WON] = 1
    put(row, at + _GOLD, state.gold[seat])
    put(row, at + _SUM, state.sums[seat])
    put_all(row, at + _SEAL, state.seals[seat * NUM_SEALS : (seat + 1) * NUM_SEALS])
    first = seat * NUM_MATERIALS
    put_all(row, at + _SUPPLY, state.supply[first : first + NUM_MATERIALS])
    put_all(row, at + _RAW, state.raw[first : first + NUM_MATERIALS])
    put_all(row, at + _GOOD, state.goods[first : first + NUM_MATERIALS])
    mark_bits(row, at + _SLOT, state.built[seat])
    for section in range(SECTIONS):
        if state.firsts[section] == seat:
            row[at + _FINISHED + section] = 1
    mark_all(row, at + _KEEPS, [which for which, holder in enumerate(state.holders) if holder == seat])
    if state.claims[seat] >= 0:
        row[at + _LINE + state.claims[seat]] = 1
    if state.winner >= 0:
        mark_all(row, at + _MAY_NAME, cells_left(state, seat))
