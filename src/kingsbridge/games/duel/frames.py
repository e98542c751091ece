"""What a frame of Builders' Duel holds: the phases in their order, and named makers and readers of frames.

The numbers of phases and what `a` and `b` mean are known here only. The steps of a card or bonus lie on top of the
frame of a turn: `a` is the source, which is a card, or NUM_CARDS + section for the bonus of a section; `b` is how many
units are left where that number is fixed.
"""

from typing import Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.duel.components import NUM_CARDS, SEATS

# The phases in the order they follow each other.
ORDER: Final[list[str]] = [
    "display",
    "claim",
    "conflict",
    "keep",
    "turn",
    "evaluation",
    "influence",
    "craftsman",
    "market",
    "free-conversion",
    "fetch",
    "sabotage",
    "building",
    "round-end",
]
_CLAIM: Final = ORDER.index("claim")
_CONFLICT: Final = ORDER.index("conflict")
_KEEP: Final = ORDER.index("keep")
_EVALUATION: Final = ORDER.index("evaluation")
_CRAFTSMAN: Final = ORDER.index("craftsman")
_FREE_CONVERSION: Final = ORDER.index("free-conversion")
_FETCH: Final = ORDER.index("fetch")
_SABOTAGE: Final = ORDER.index("sabotage")
_BUILDING: Final = ORDER.index("building")
# Phases that pass by themselves, so that no position at rest shows them, and those that ask.
_PASSING: Final = ("display", "turn", "round-end")
ASKING: Final[list[str]] = [name for name in ORDER if name not in _PASSING]
# The steps whose units end only with "done".
_OPEN_ENDED: Final[list[int]] = [ORDER.index(name) for name in ("influence", "craftsman", "market")]


def _for_seats(phase: str) -> list[Frame]:
    """Make the frames of a phase that holds nothing but its seat."""
    return [Frame(ORDER.index(phase), seat) for seat in range(SEATS)]


def _for_cards(phase: str) -> list[Frame]:
    """Make the frames of a step that holds nothing but its card: seat * NUM_CARDS + card."""
    return [Frame(ORDER.index(phase), seat, card) for seat in range(SEATS) for card in range(NUM_CARDS)]


# Frames are immutable, so one object serves all games.
_DISPLAY_FRAME: Final = Frame(ORDER.index("display"), 0)
_ROUND_END_FRAME: Final = Frame(ORDER.index("round-end"), 0)
_CLAIM_FRAMES: Final[list[Frame]] = _for_seats("claim")
_CONFLICT_FRAMES: Final[list[Frame]] = _for_seats("conflict")
_KEEP_FRAMES: Final[list[Frame]] = _for_seats("keep")
_TURN_FRAMES: Final[list[Frame]] = _for_seats("turn")
_EVALUATION_FRAMES: Final[list[Frame]] = _for_seats("evaluation")
_BUILDING_FRAMES: Final[list[Frame]] = _for_seats("building")
_INFLUENCE_FRAMES: Final[list[Frame]] = _for_cards("influence")
_CRAFTSMAN_FRAMES: Final[list[Frame]] = _for_cards("craftsman")
_MARKET_FRAMES: Final[list[Frame]] = _for_cards("market")
_SABOTAGE_FRAMES: Final[list[Frame]] = _for_cards("sabotage")


# --- makers -----------------------------------------------------------------------------------------------------------


def display() -> Frame:
    """Nine cards are laid out."""
    return _DISPLAY_FRAME


def claim(seat: int) -> Frame:
    """A seat claims a line."""
    return _CLAIM_FRAMES[seat]


def conflict(seat: int) -> Frame:
    """A seat flips a seal or gives up."""
    return _CONFLICT_FRAMES[seat]


def keep(seat: int) -> Frame:
    """A loser keeps a seal."""
    return _KEEP_FRAMES[seat]


def turn(seat: int) -> Frame:
    """A seat's turn begins."""
    return _TURN_FRAMES[seat]


def evaluation(seat: int) -> Frame:
    """A seat evaluates its cards."""
    return _EVALUATION_FRAMES[seat]


def influence(seat: int, card: int) -> Frame:
    """A seat buys seals by a card."""
    return _INFLUENCE_FRAMES[seat * NUM_CARDS + card]


def craftsman(seat: int, card: int) -> Frame:
    """A seat converts raw materials by a card."""
    return _CRAFTSMAN_FRAMES[seat * NUM_CARDS + card]


def market(seat: int, card: int) -> Frame:
    """A seat buys and sells by a card."""
    return _MARKET_FRAMES[seat * NUM_CARDS + card]


def free_conversion(seat: int, card: int, units: int) -> Frame:
    """A seat converts so many raw materials without payment by a card."""
    return Frame(_FREE_CONVERSION, seat, card, units)


def bonus_conversion(seat: int, section: int, units: int) -> Frame:
    """A seat converts up to so many raw materials as the bonus of a section."""
    return Frame(_FREE_CONVERSION, seat, NUM_CARDS + section, units)


def fetch(seat: int, card: int, units: int) -> Frame:
    """A seat brings so many raw materials from its supply by a card."""
    return Frame(_FETCH, seat, card, units)


def sabotage(seat: int, card: int) -> Frame:
    """A seat chooses a good in the other camp by a card."""
    return _SABOTAGE_FRAMES[seat * NUM_CARDS + card]


def step(phase: str, seat: int, card: int, units: int) -> Frame:
    """The step of a phase by a card, with so many units left (0: not counted), by the phase's name."""
    return Frame(ORDER.index(phase), seat, card, units)


def one_unit_less(frame: Frame) -> Frame:
    """The same step with one unit less to choose."""
    return Frame(frame.phase, frame.seat, frame.a, frame.b - 1)


def building(seat: int) -> Frame:
    """A seat builds on."""
    return _BUILDING_FRAMES[seat]


def round_end() -> Frame:
    """The round ends."""
    return _ROUND_END_FRAME


# --- readers ----------------------------------------------------------------------------------------------------------


def is_same(frame: Frame, other: Frame) -> bool:
    """Say whether two frames hold the same."""
    return (
        frame.phase == other.phase
        and frame.seat == other.seat
        and frame.a == other.a
        and frame.b == other.b
        and frame.c == other.c
    )


def phase_name(frame: Frame) -> str:
    """Name the phase that asks."""
    return ORDER[frame.phase]


def phase_number(frame: Frame) -> int:
    """Give the place of the frame's phase in the order."""
    return frame.phase


def is_claim(frame: Frame) -> bool:
    """Say whether a line is asked for."""
    return frame.phase == _CLAIM


def is_conflict(frame: Frame) -> bool:
    """Say whether a seal to flip is asked for."""
    return frame.phase == _CONFLICT


def is_keep(frame: Frame) -> bool:
    """Say whether a seal to keep is asked for."""
    return frame.phase == _KEEP


def is_evaluation(frame: Frame) -> bool:
    """Say whether the cards of the display are open in a turn."""
    return frame.phase == _EVALUATION


def is_building(frame: Frame) -> bool:
    """Say whether a turn has come to building."""
    return frame.phase == _BUILDING


def is_turn(frame: Frame) -> bool:
    """Say whether this is a seat's turn, evaluation or building, on which steps can lie."""
    return frame.phase == _EVALUATION or frame.phase == _BUILDING


def is_conversion(frame: Frame) -> bool:
    """Say whether raw materials to convert are asked for, paid or free."""
    return frame.phase == _CRAFTSMAN or frame.phase == _FREE_CONVERSION


def is_sabotage(frame: Frame) -> bool:
    """Say whether a good of the other seat is asked for."""
    return frame.phase == _SABOTAGE


def is_open_ended(frame: Frame) -> bool:
    """Say whether a step goes on for as long as the seat can pay and likes."""
    return frame.phase in _OPEN_ENDED


def source(frame: Frame) -> int:
    """Give what a step is carried out for: a card, or NUM_CARDS + section for a bonus; see SOURCES."""
    return frame.a


def is_bonus(frame: Frame) -> bool:
    """Say whether a step is the bonus of a section."""
    return frame.a >= NUM_CARDS


def units_left(frame: Frame) -> int:
    """Count the units still to choose; 0 where the step does not count them."""
    return frame.b
