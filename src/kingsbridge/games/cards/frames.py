"""The frames of the card game: the order of the phases, and named makers and readers of what a frame holds.

A position waits with a single frame. Those of the scoring say how many seats have scored before this one, that of the
conversion also which converters are left, one bit each.
"""

from typing import Final

from kingsbridge.core.frame import Frame

# The phases in the order they follow each other.
ORDER: Final[list[str]] = [
    "deal",
    "play",
    "winning",
    "materials",
    "tom",
    "conversion",
    "assistant",
    "points",
    "cut",
    "next-hand",
]

_DEAL: Final = ORDER.index("deal")
_PLAY: Final = ORDER.index("play")
_WINNING: Final = ORDER.index("winning")
_MATERIALS: Final = ORDER.index("materials")
_TOM: Final = ORDER.index("tom")
_CONVERSION: Final = ORDER.index("conversion")
_ASSISTANT: Final = ORDER.index("assistant")
_POINTS: Final = ORDER.index("points")
_CUT: Final = ORDER.index("cut")
_NEXT_HAND: Final = ORDER.index("next-hand")

_MOST_SEATS: Final = 4


def _for_scoring(phase: int) -> list[Frame]:
    """Make the frames of a step of the scoring, by seat and number of seats that scored before."""
    return [Frame(phase, seat, 0, before) for seat in range(_MOST_SEATS) for before in range(_MOST_SEATS)]


# --- frames: immutable, so that one object serves all games -----------------------------------------------------------

# A hand is dealt; the full trick on the table is given away; the hand is over.
DEAL: Final = Frame(_DEAL, 0)
WINNING: Final = Frame(_WINNING, 0)
NEXT_HAND: Final = Frame(_NEXT_HAND, 0)
# By seat: it plays a card.
PLAY: Final[list[Frame]] = [Frame(_PLAY, seat) for seat in range(_MOST_SEATS)]

_MATERIALS_FRAMES: Final[list[Frame]] = _for_scoring(_MATERIALS)
_TOM_FRAMES: Final[list[Frame]] = _for_scoring(_TOM)
_ASSISTANT_FRAMES: Final[list[Frame]] = _for_scoring(_ASSISTANT)
_POINTS_FRAMES: Final[list[Frame]] = _for_scoring(_POINTS)
_CUT_FRAMES: Final[list[Frame]] = _for_scoring(_CUT)


# --- makers -----------------------------------------------------------------------------------------------------------


def materials(seat: int, before: int) -> Frame:
    """A seat begins to score, after `before` others."""
    return _MATERIALS_FRAMES[seat * _MOST_SEATS + before]


def tom(seat: int, before: int) -> Frame:
    """A seat chooses for Tom Builder."""
    return _TOM_FRAMES[seat * _MOST_SEATS + before]


def conversion(seat: int, before: int, converters: int) -> Frame:
    """A seat converts with the converters left, one bit each."""
    return Frame(_CONVERSION, seat, converters, before)


def assistant(seat: int, before: int) -> Frame:
    """A seat uses the Assistant."""
    return _ASSISTANT_FRAMES[seat * _MOST_SEATS + before]


def points(seat: int, before: int) -> Frame:
    """A seat counts the points of its cards and privileges."""
    return _POINTS_FRAMES[seat * _MOST_SEATS + before]


def cut(seat: int, before: int) -> Frame:
    """A seat gives up what it may not keep."""
    return _CUT_FRAMES[seat * _MOST_SEATS + before]


# --- readers ----------------------------------------------------------------------------------------------------------


def kind(frame: Frame) -> str:
    """Name the phase of a frame."""
    return ORDER[frame.phase]


def is_play(frame: Frame) -> bool:
    """Say whether a card is asked for."""
    return frame.phase == _PLAY


def is_conversion(frame: Frame) -> bool:
    """Say whether a seat is converting."""
    return frame.phase == _CONVERSION


def scored_before(frame: Frame) -> int:
    """Say how many seats have scored in this hand before the one that is scoring."""
    return frame.b


def converters_left(frame: Frame) -> int:
    """Give the converters that may still be used, one bit each; none outside the conversion."""
    return frame.a if frame.phase == _CONVERSION else 0


def is_regular(frame: Frame, seats: int) -> bool:
    """Say whether a frame holds just what its maker puts there, for a game of this many seats."""
    before = range(seats) if _MATERIALS <= frame.phase <= _CUT else range(1)
    return (
        0 <= frame.seat < seats
        and frame.b in before
        and frame.c == 0
        and (frame.a == 0 or frame.phase == _CONVERSION)
    )
