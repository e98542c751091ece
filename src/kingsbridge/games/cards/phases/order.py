"""The numbers of the phases, in the order they follow each other, and frames that are used again and again."""

from typing import Final

from kingsbridge.core.frame import Frame

DEAL: Final = 0
PLAY: Final = 1
WINNING: Final = 2
MATERIALS: Final = 3
TOM: Final = 4
CONVERSION: Final = 5
ASSISTANT: Final = 6
POINTS: Final = 7
CUT: Final = 8
NEXT_HAND: Final = 9

# Frames are immutable, so one object per seat serves all games. A frame of the scoring holds in `b` how many seats
# have scored before this one, a frame of the conversion in `a` the converters left.
DEAL_FRAME: Final = Frame(DEAL, 0)
WINNING_FRAME: Final = Frame(WINNING, 0)
NEXT_HAND_FRAME: Final = Frame(NEXT_HAND, 0)
PLAY_FRAMES: Final[list[Frame]] = [Frame(PLAY, seat) for seat in range(4)]
