"""The seat's knowledge as a fixed list of numbers, for learning. The asking seat comes first."""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.duel import frames
from kingsbridge.games.duel.components import (
    CARD_KEYS,
    CELLS,
    GOODS,
    LINES,
    MATERIALS,
    NUM_CARDS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_ONCE,
    NUM_SEALS,
    ONCE_KEYS,
    PHILIP,
    SEALS,
    SECTIONS,
    SLOTS,
)
from kingsbridge.games.duel.reckoning import (
    cells_left,
    contested_cell,
    deck_number,
    has_flipped_personal,
    install_price,
    round_number,
    unknown_seals,
)

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState


def _names() -> list[str]:
    names = [
        "round",
        "deck",
        "ten persons",
        "plays Waleran",
        "bank",
        "pile",
        "section",
        "paid",
        "gifts",
        "scaffold",
    ]
    names += ["next price", "step card", "step left", "contested cell"]
    names += [f"phase {phase}" for phase in frames.ASKING]
    names += [f"pile unknown {key}" for key in SEALS[:NUM_SEALS]]
    names += [f"pile next {place} {key}" for place in (1, 2) for key in SEALS[:NUM_SEALS]]
    for cell in range(CELLS):
        names += [f"cell {cell} {key}" for key in CARD_KEYS]
    names += [f"spent {cell}" for cell in range(CELLS)]
    names += [f"undealt {key}" for key in CARD_KEYS]
    for who in ("own", "rival"):
        names += [f"{who} {what}" for what in ("to move", "power", "first", "won conflict", "gold", "sum")]
        names += [f"{who} personal flipped"]
        names += [f"{who} seal {key}" for key in SEALS[:NUM_SEALS]]
        names += [f"{who} supply {key}" for key in MATERIALS]
        names += [f"{who} raw {key}" for key in MATERIALS]
        names += [f"{who} good {key}" for key in GOODS[PHILIP]]
        names += [f"{who} slot {slot}" for slot in range(SLOTS)]
        names += [f"{who} first in section {section + 1}" for section in range(SECTIONS)]
        names += [f"{who} keeps {key}" for key in ONCE_KEYS]
        names += [f"{who} line {key}" for key in LINES]
        names += [f"{who} may name {cell}" for cell in range(CELLS)]
    return names


FEATURE_NAMES: Final[list[str]] = _names()


def make_features(state: "DuelState", seat: int) -> list[int]:
    """Write the numbers in the order of FEATURE_NAMES."""
    frame = state.frames[-1] if state.frames else None
    step = frame is not None and len(state.frames) > 1
    row = [
        round_number(state),
        deck_number(state),
        1 if state.many_persons() else 0,
        1 if seat == 0 else 0,
        state.bank,
        len(state.pile),
        state.section,
        state.paid,
        state.gifts,
        state.scaffold,
        install_price(state),
        frames.source(frame) if frame is not None and step else -1,
        frames.units_left(frame) if frame is not None and step else 0,
        contested_cell(state),
    ]
    phase = "over" if frame is None else frames.phase_name(frame)
    row += [1 if phase == name else 0 for name in frames.ASKING]
    row += unknown_seals(state)
    row += _known_next(state)
    for card in state.display:
        row += _one_of(card, NUM_CARDS)
    row += [state.spent >> cell & 1 for cell in range(CELLS)]
    row += [state.deck.count(card) for card in range(NUM_CARDS)]
    return row + _side(state, seat) + _side(state, 1 - seat)


def _known_next(state: "DuelState") -> list[int]:
    """Tell the next two seals of the pile where everybody knows them."""
    row: list[int] = []
    unknown = len(state.pile) - state.known_bottom
    for place in range(2):
        known = unknown <= place < len(state.pile)
        row += _one_of(state.pile[place] if known else -1, NUM_SEALS)
    return row


def _side(state: "DuelState", seat: int) -> list[int]:
    at = seat * NUM_MATERIALS
    left = cells_left(state, seat) if state.winner >= 0 else []
    return [
        1 if state.current_seat == seat else 0,
        1 if state.power == seat else 0,
        1 if state.first == seat else 0,
        1 if state.winner == seat else 0,
        state.gold[seat],
        state.sums[seat],
        1 if has_flipped_personal(state, seat) else 0,
        *state.seals[seat * NUM_SEALS : (seat + 1) * NUM_SEALS],
        *state.supply[at : at + NUM_MATERIALS],
        *state.raw[at : at + NUM_MATERIALS],
        *state.goods[at : at + NUM_MATERIALS],
        *[state.built[seat] >> slot & 1 for slot in range(SLOTS)],
        *[1 if state.firsts[section] == seat else 0 for section in range(SECTIONS)],
        *[1 if state.holders[once] == seat else 0 for once in range(NUM_ONCE)],
        *_one_of(state.claims[seat], NUM_LINES),
        *[1 if cell in left else 0 for cell in range(CELLS)],
    ]


def _one_of(which: int, size: int) -> list[int]:
    row = [0] * size
    if which >= 0:
        row[which] = 1
    return row
