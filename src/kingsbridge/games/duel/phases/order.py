"""The numbers of the phases, in the order they follow each other, and frames that are used again and again."""

from typing import Final

from kingsbridge.core.frame import Frame

DISPLAY: Final = 0
CLAIM: Final = 1
CONFLICT: Final = 2
KEEP: Final = 3
TURN: Final = 4
EVALUATION: Final = 5
INFLUENCE: Final = 6
CRAFTSMAN: Final = 7
MARKET: Final = 8
FREE_CONVERSION: Final = 9
FETCH: Final = 10
SABOTAGE: Final = 11
BUILDING: Final = 12
ROUND_END: Final = 13

# Frames are immutable, so one object per seat serves all games. Steps inside a turn lie on top of its frame: `a` is the
# card that is carried out (NUM_CARDS + section for a bonus), `b` how many units are left.
DISPLAY_FRAME: Final = Frame(DISPLAY, 0)
ROUND_END_FRAME: Final = Frame(ROUND_END, 0)
CLAIM_FRAMES: Final[list[Frame]] = [Frame(CLAIM, seat) for seat in range(2)]
CONFLICT_FRAMES: Final[list[Frame]] = [Frame(CONFLICT, seat) for seat in range(2)]
KEEP_FRAMES: Final[list[Frame]] = [Frame(KEEP, seat) for seat in range(2)]
TURN_FRAMES: Final[list[Frame]] = [Frame(TURN, seat) for seat in range(2)]
EVALUATION_FRAMES: Final[list[Frame]] = [Frame(EVALUATION, seat) for seat in range(2)]
BUILDING_FRAMES: Final[list[Frame]] = [Frame(BUILDING, seat) for seat in range(2)]
