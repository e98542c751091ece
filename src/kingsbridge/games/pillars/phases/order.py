"""The numbers of the phases, in the order they follow each other, and frames that are used again and again."""

from typing import Final

from kingsbridge.core.frame import Frame

BEFORE_ROUND: Final = 0
CARDS: Final = 1  # I; a: seats that have passed, one bit each
DISMISSAL: Final = 2  # a: 0 no room, 1 the event
DRAW: Final = 3  # II
THROW_BACK: Final = 4  # a: owner of the builder drawn
BUILDER: Final = 5
PASSED: Final = 6
PASSED_BUILDER: Final = 7  # a: the price at which he was passed
EVENT: Final = 8  # III.1
SHELTER: Final = 9
FATE: Final = 10  # a: seats already met by the event; b: 1 if the Archbishop's seat gave protection
ARCHBISHOP: Final = 11  # III.2; b: as above
WOOL_MILL: Final = 12  # III.3
KINGSBRIDGE: Final = 13  # III.4
PRIORY: Final = 14  # III.5
PRODUCTION: Final = 15  # III.6-8
COURT: Final = 16  # III.9
TAX: Final = 17  # a: seats already taxed
SHIRING: Final = 18  # III.10; a: spaces already resolved
CASTLE: Final = 19  # III.11
MARKET: Final = 20  # III.12; a: place in the row of spaces
ARCHITECT: Final = 21  # III.13; b: seats done
CATHEDRAL: Final = (
    22  # a: uses, four bits a craftsman of the row; b: seats done; c: 1 if the extra use is spent
)
STORE: Final = 23  # b: seats done
START_PLAYER: Final = 24  # III.14
NEXT_ROUND: Final = 25

# Frames are immutable, so one object serves all games.
BEFORE_ROUND_FRAME: Final = Frame(BEFORE_ROUND, 0)
DRAW_FRAME: Final = Frame(DRAW, 0)
PASSED_FRAME: Final = Frame(PASSED, 0)
BUILDER_FRAMES: Final[list[Frame]] = [Frame(BUILDER, seat) for seat in range(4)]
EVENT_FRAME: Final = Frame(EVENT, 0)
WOOL_MILL_FRAME: Final = Frame(WOOL_MILL, 0)
KINGSBRIDGE_FRAME: Final = Frame(KINGSBRIDGE, 0)
PRIORY_FRAME: Final = Frame(PRIORY, 0)
PRODUCTION_FRAME: Final = Frame(PRODUCTION, 0)
COURT_FRAME: Final = Frame(COURT, 0)
SHIRING_FRAMES: Final[list[Frame]] = [Frame(SHIRING, 0, space) for space in range(3)]
CASTLE_FRAME: Final = Frame(CASTLE, 0)
START_PLAYER_FRAME: Final = Frame(START_PLAYER, 0)
NEXT_ROUND_FRAME: Final = Frame(NEXT_ROUND, 0)

USE_BITS: Final = 4
USE_MASK: Final = 15
