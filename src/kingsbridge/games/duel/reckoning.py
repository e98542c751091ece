"""What follows from a position without changing it: who is behind, whose card it is, what the next good costs."""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.duel.components import (
    CARD_SEATS,
    FIRST_ONCE,
    FIRST_PERSON,
    INSTALL_STEPS,
    LINE_CELLS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_SEALS,
    PERSONAL,
    ROUNDS,
    ROUNDS_A_PASSAGE,
    SEAL_HIGH,
    SEAL_LOW,
    SECTION_MASK,
    SECTION_POINTS,
    SECTIONS,
    SHARED_CELL,
    SLOT_MATERIALS,
    SLOTS,
)

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState


def _installed(built: int) -> int:
    return bin(built).count("1")


def _finished(built: int) -> int:
    return sum(1 for mask in SECTION_MASK if built & mask == mask)


# Filled slots -> goods installed, sections finished, score.
INSTALLED: Final[list[int]] = [_installed(built) for built in range(1 << SLOTS)]
FINISHED: Final[list[int]] = [_finished(built) for built in range(1 << SLOTS)]
_SCORES: Final[list[int]] = [
    SECTION_POINTS * FINISHED[built] + INSTALLED[built] for built in range(1 << SLOTS)
]


def score(built: int) -> int:
    """Give the points of a building: ten for a finished section, one for a good.

    Rules: DUE-070.
    """
    return _SCORES[built]


# --- rounds and passages --------------------------------------------------------------------------------------------


def round_number(state: "DuelState") -> int:
    """Say which round is being played (of a finished game: which was the last), from 1 on."""
    return min(state.epoch + 1, ROUNDS)


def passage_number(state: "DuelState") -> int:
    """Say which passage is being played, from 1 on."""
    return (round_number(state) - 1) // ROUNDS_A_PASSAGE + 1


def deck_number(state: "DuelState") -> int:
    """Say which deck is being played: 0 for A in passages 1 and 3, 1 for B in passages 2 and 4.

    Rules: DUE-010.
    """
    return (passage_number(state) - 1) % 2


# --- claims and conflict --------------------------------------------------------------------------------------------


def make_flip(seat: int, seal: int, value: int) -> int:
    """Put a flipped seal into one number."""
    return seat << 6 | seal << 3 | value


def flip_seat(flip: int) -> int:
    """Say who flipped a seal."""
    return flip >> 6


def flip_seal(flip: int) -> int:
    """Give the kind of a flipped seal."""
    return flip >> 3 & 7


def flip_value(flip: int) -> int:
    """Give the face of a flipped seal that lies up."""
    return flip & 7


def contested_cell(state: "DuelState") -> int:
    """Give the cell both seats claim, -1 before both have.

    Rules: DUE-014.
    """
    if state.claims[0] < 0 or state.claims[1] < 0:
        return -1
    return SHARED_CELL[state.claims[0] * NUM_LINES + state.claims[1]]


def seat_behind(state: "DuelState") -> int:
    """Say who has to flip on: before the first flip the holder of power, at level sums the other.

    Rules: DUE-015, DUE-017.
    """
    return lower_seat(state.first, state.sums) if state.flips else state.first


def lower_seat(first: int, sums: list[int]) -> int:
    """Say who has the lower sum; at level sums the one without power is behind.

    Rules: DUE-017.
    """
    return 1 - first if sums[first] >= sums[1 - first] else first


def has_flipped_personal(state: "DuelState", seat: int) -> bool:
    """Say whether a seat has flipped its personal seal in this conflict, which ends its flipping.

    Rules: DUE-018.
    """
    low = make_flip(seat, PERSONAL, SEAL_LOW[PERSONAL])
    high = make_flip(seat, PERSONAL, SEAL_HIGH[PERSONAL])
    return low in state.flips or high in state.flips


def used_neutral(state: "DuelState", seat: int) -> list[int]:
    """List the neutral seals a seat has flipped in this conflict, in that order."""
    return [
        flip_seal(flip) for flip in state.flips if flip_seat(flip) == seat and flip_seal(flip) != PERSONAL
    ]


def unknown_seals(state: "DuelState") -> list[int]:
    """Count the seals by kind that lie in the pile in an unknown order."""
    counts = [0] * NUM_SEALS
    for at in range(len(state.pile) - state.known_bottom):
        counts[state.pile[at]] += 1
    return counts


def top_seal_is_hidden(state: "DuelState") -> bool:
    """Say whether nobody can tell the top seal: the unknown part holds more than one kind.

    Rules: DUE-003.
    """
    unknown = state.pile[: len(state.pile) - state.known_bottom]
    return len(unknown) > 0 and unknown.count(unknown[0]) < len(unknown)


# --- cards ----------------------------------------------------------------------------------------------------------


def cells_of(state: "DuelState", seat: int) -> list[int]:
    """List the cells a seat evaluates: its line, without the contested one if the other won it.

    Rules: DUE-022.
    """
    cells = LINE_CELLS[state.claims[seat]]
    if state.winner == seat:
        return cells
    contested = contested_cell(state)
    return [cell for cell in cells if cell != contested]


def cells_left(state: "DuelState", seat: int) -> list[int]:
    """List the cells a seat may still name: not carried out or taken, not the other's person, who serves nobody else.

    Rules: DUE-021, DUE-038.
    """
    lost = lost_cell(state, seat)
    cells: list[int] = []
    for cell in LINE_CELLS[state.claims[seat]]:
        if is_left(state, seat, cell, lost):
            cells.append(cell)
    return cells


def lost_cell(state: "DuelState", seat: int) -> int:
    """Give the cell of a seat's line that the other has won, or -1.

    Rules: DUE-022.
    """
    return -1 if state.winner == seat else contested_cell(state)


def is_left(state: "DuelState", seat: int, cell: int, lost: int) -> bool:
    """Say whether a seat may still name a cell of its line, of which it has lost one.

    Rules: DUE-021, DUE-038.
    """
    if cell == lost or state.spent >> cell & 1:
        return False
    owner = CARD_SEATS[state.display[cell]]
    return owner < 0 or owner == seat


def is_for(card: int, seat: int) -> bool:
    """Say whether a seat may use a card: a person works only for the player of its colour.

    Rules: DUE-038.
    """
    return CARD_SEATS[card] < 0 or CARD_SEATS[card] == seat


def is_once(card: int) -> bool:
    """Say whether a card is a 1x card."""
    return FIRST_ONCE <= card < FIRST_PERSON


# --- building -------------------------------------------------------------------------------------------------------


def install_price(state: "DuelState") -> int:
    """Give the gold that the next good of this turn costs, with what Jack and Scaffolding have promised.

    Rules: DUE-045, DUE-050, DUE-060.
    """
    if state.gifts:
        return 0
    if state.paid >= SECTIONS:
        return INSTALL_STEPS[-1]
    price = INSTALL_STEPS[state.paid]
    if state.paid == 1 and state.scaffold:
        price -= state.scaffold
        if price < 0:
            price = 0
    return price


def open_needs(state: "DuelState", seat: int) -> list[int]:
    """Count the unfilled slots of a building by material."""
    needs = [0] * NUM_MATERIALS
    built = state.built[seat]
    slots = SLOT_MATERIALS[seat]
    for slot in range(SLOTS):
        if not built >> slot & 1:
            needs[slots[slot]] += 1
    return needs


def is_needed(state: "DuelState", seat: int, material: int) -> bool:
    """Say whether unfilled slots of a kind outnumber its markers in the camp, either side up.

    Rules: DUE-056.
    """
    at = seat * NUM_MATERIALS + material
    return open_needs(state, seat)[material] > state.raw[at] + state.goods[at]
