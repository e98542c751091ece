"""The numbers of the phases, in the order they follow each other, and frames that are used again and again."""

from typing import Final

from kingsbridge.core.frame import Frame

DISPLAY: Final = 0
CLAIM: Final = 1
CONFLICT: Final = 2
KEEP: Final = 3
AFTER_CONFLICT: Final = 4
TURN: Final = 5
EVALUATION: Final = 6
INFLUENCE: Final = 7
CRAFTSMAN: Final = 8
MARKET: Final = 9
FREE_CONVERSION: Final = 10
FETCH: Final = 11
SABOTAGE: Final = 12
BUILDING: Final = 13
ROUND_END: Final = 14

# Frames are immutable, so one object per seat serves all games. Steps inside a turn lie on top of its frame: `a` is the
# card that is carried out (in a free conversion its source, see `phases/steps.py`), `b` how many units are left.
DISPLAY_FRAME: Final = Frame(DISPLAY, 0)
AFTER_CONFLICT_FRAME: Final = Frame(AFTER_CONFLICT, 0)
ROUND_END_FRAME: Final = Frame(ROUND_END, 0)
CLAIM_FRAMES: Final[list[Frame]] = [Frame(CLAIM, seat) for seat in range(2)]
CONFLICT_FRAMES: Final[list[Frame]] = [Frame(CONFLICT, seat) for seat in range(2)]
KEEP_FRAMES: Final[list[Frame]] = [Frame(KEEP, seat) for seat in range(2)]
TURN_FRAMES: Final[list[Frame]] = [Frame(TURN, seat) for seat in range(2)]
EVALUATION_FRAMES: Final[list[Frame]] = [Frame(EVALUATION, seat) for seat in range(2)]
BUILDING_FRAMES: Final[list[Frame]] = [Frame(BUILDING, seat) for seat in range(2)]
