"""The order of the phases, and the frames that ask in them: named makers and readers of what a frame holds.

Nobody else knows a phase by its number or what a frame's three numbers mean. Frames are immutable, so where there are
few of a kind one object serves all games. A phase that may follow itself and has to be entered anew (`cards`) gets a
new one each time: the engine enters whatever is not the frame it entered last.
"""

from typing import Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.pillars.components import (
    COMPONENTS,
    EXTRA_ROOM,
    FIRST_PRICE,
    LOCATION_SPACES,
    MARKET,
    MOST_CRAFTSMEN,
    MOST_SEATS,
    SHIRING,
)

# The phases in the order they follow each other; a dismissal interrupts any of them.
ORDER: Final[list[str]] = [
    "before-round",
    "cards",
    "dismissal",
    "draw",
    "throw-back",
    "builder",
    "passed",
    "passed-builder",
    "event",
    "shelter",
    "fate",
    "archbishop",
    "wool-mill",
    "kingsbridge",
    "priory",
    "production",
    "court",
    "tax",
    "shiring",
    "castle",
    "market",
    "architect",
    "cathedral",
    "store",
    "start-player",
    "next-round",
]
_CARDS: Final = ORDER.index("cards")
_DISMISSAL: Final = ORDER.index("dismissal")
_DRAW: Final = ORDER.index("draw")
_THROW_BACK: Final = ORDER.index("throw-back")
_BUILDER: Final = ORDER.index("builder")
_PASSED_BUILDER: Final = ORDER.index("passed-builder")
_EVENT: Final = ORDER.index("event")
_SHELTER: Final = ORDER.index("shelter")
_FATE: Final = ORDER.index("fate")
_ARCHBISHOP: Final = ORDER.index("archbishop")
_TAX: Final = ORDER.index("tax")
_SHIRING: Final = ORDER.index("shiring")
_MARKET: Final = ORDER.index("market")
_ARCHITECT: Final = ORDER.index("architect")
_CATHEDRAL: Final = ORDER.index("cathedral")
_STORE: Final = ORDER.index("store")

# Phase -> the place of the walk that it resolves; those before Phase III resolve none.
_PLACES: Final[dict[str, str]] = {
    "event": "events",
    "shelter": "events",
    "fate": "events",
    "archbishop": "archbishop",
    "wool-mill": "wool-mill",
    "kingsbridge": "kingsbridge",
    "priory": "priory",
    "production": "forest",
    "court": "court",
    "tax": "court",
    "shiring": "shiring",
    "castle": "castle",
    "market": "market",
    "architect": "building-site",
    "cathedral": "building-site",
    "store": "building-site",
    "start-player": "cathedral",
    "next-round": "cathedral",
}
_STEPS: Final[list[int]] = [
    COMPONENTS.get(_PLACES[name]).number("number") if name in _PLACES else 0 for name in ORDER
]

# The cathedral's frame packs how often each craftsman of the row has worked into one number.
_USE_BITS: Final = 4
_USE_MASK: Final = 15


# --- makers, in the order of the phases -------------------------------------------------------------------------------


def _of_nobody(name: str) -> Frame:
    return Frame(ORDER.index(name), 0)


def _by_seat(phase: int, a: int = 0, b: int = 0) -> list[Frame]:
    return [Frame(phase, seat, a, b) for seat in range(MOST_SEATS)]


_BEFORE_ROUND_FRAME: Final = _of_nobody("before-round")
_DISMISSAL_FRAMES: Final[list[list[Frame]]] = [_by_seat(_DISMISSAL, by_event) for by_event in range(2)]
_DRAW_FRAME: Final = _of_nobody("draw")
_THROW_BACK_FRAMES: Final[list[list[Frame]]] = [_by_seat(_THROW_BACK, owner) for owner in range(MOST_SEATS)]
_BUILDER_FRAMES: Final[list[Frame]] = _by_seat(_BUILDER)
_PASSED_FRAME: Final = _of_nobody("passed")
_PASSED_BUILDER_FRAMES: Final[list[list[Frame]]] = [
    _by_seat(_PASSED_BUILDER, price) for price in range(FIRST_PRICE + 1)
]
_EVENT_FRAME: Final = _of_nobody("event")
_SHELTER_FRAMES: Final[list[Frame]] = _by_seat(_SHELTER)
_FATE_FRAMES: Final[list[list[Frame]]] = [_by_seat(_FATE, met) for met in range(MOST_SEATS + 1)]
_FATE_FRAMES_SHELTERED: Final[list[list[Frame]]] = [_by_seat(_FATE, met, 1) for met in range(MOST_SEATS + 1)]
_ARCHBISHOP_FRAMES: Final[list[list[Frame]]] = [_by_seat(_ARCHBISHOP, 0, sheltered) for sheltered in range(2)]
_WOOL_MILL_FRAME: Final = _of_nobody("wool-mill")
_KINGSBRIDGE_FRAME: Final = _of_nobody("kingsbridge")
_PRIORY_FRAME: Final = _of_nobody("priory")
_PRODUCTION_FRAME: Final = _of_nobody("production")
_COURT_FRAME: Final = _of_nobody("court")
_TAX_FRAMES: Final[list[list[Frame]]] = [_by_seat(_TAX, taxed) for taxed in range(MOST_SEATS + 1)]
_SHIRING_FRAMES: Final[list[Frame]] = [
    Frame(_SHIRING, 0, resolved) for resolved in range(LOCATION_SPACES[SHIRING] + 1)
]
_CASTLE_FRAME: Final = _of_nobody("castle")
_MARKET_OPENING: Final = Frame(_MARKET, 0, -1)
_MARKET_FRAMES: Final[list[list[Frame]]] = [
    _by_seat(_MARKET, space) for space in range(LOCATION_SPACES[MARKET])
]
_ARCHITECT_FRAMES: Final[list[list[Frame]]] = [_by_seat(_ARCHITECT, 0, built) for built in range(MOST_SEATS)]
_CATHEDRAL_FRAMES: Final[list[list[Frame]]] = [_by_seat(_CATHEDRAL, 0, built) for built in range(MOST_SEATS)]
_STORE_FRAMES: Final[list[list[Frame]]] = [_by_seat(_STORE, 0, built) for built in range(MOST_SEATS)]
_START_PLAYER_FRAME: Final = _of_nobody("start-player")
_NEXT_ROUND_FRAME: Final = _of_nobody("next-round")


def before_round() -> Frame:
    """The cards of a round are laid out."""
    return _BEFORE_ROUND_FRAME


def cards(seat: int) -> Frame:
    """Phase I begins: a seat is asked for a card, and nobody has passed."""
    return Frame(_CARDS, seat)


def cards_passed(frame: Frame) -> Frame:
    """The seat in turn is out of Phase I."""
    return Frame(_CARDS, frame.seat, frame.a | 1 << frame.seat)


def cards_turn(frame: Frame, seat: int) -> Frame:
    """The turn in Phase I goes to a seat."""
    return Frame(_CARDS, seat, frame.a)


def dismissal(seat: int, by_event: bool) -> Frame:
    """A seat has to let a craftsman go: an event demands it, or there is no room."""
    return _DISMISSAL_FRAMES[1 if by_event else 0][seat]


def draw() -> Frame:
    """A builder is drawn."""
    return _DRAW_FRAME


def throw_back(seat: int, owner: int) -> Frame:
    """The start player is asked about another seat's builder."""
    return _THROW_BACK_FRAMES[owner][seat]


def builder(owner: int) -> Frame:
    """The owner of the builder drawn is asked."""
    return _BUILDER_FRAMES[owner]


def passed() -> Frame:
    """The next builder on the cost track is looked for."""
    return _PASSED_FRAME


def passed_builder(seat: int, price: int) -> Frame:
    """The owner of the builder who waits at a price is asked."""
    return _PASSED_BUILDER_FRAMES[price][seat]


def event() -> Frame:
    """The event is revealed."""
    return _EVENT_FRAME


def shelter(seat: int) -> Frame:
    """The holder of the Archbishop's seat is asked: protection or a cube."""
    return _SHELTER_FRAMES[seat]


def fate(seat: int, met: int, sheltered: bool) -> Frame:
    """A seat meets the event after so many others; `sheltered`: the Archbishop's seat gave protection."""
    return _FATE_FRAMES_SHELTERED[met][seat] if sheltered else _FATE_FRAMES[met][seat]


def archbishop(seat: int, sheltered: bool) -> Frame:
    """The holder of the Archbishop's seat is asked for a cube, unless it gave protection."""
    return _ARCHBISHOP_FRAMES[1 if sheltered else 0][seat]


def wool_mill() -> Frame:
    """The wool mill pays."""
    return _WOOL_MILL_FRAME


def kingsbridge() -> Frame:
    """Kingsbridge hands its cards out."""
    return _KINGSBRIDGE_FRAME


def priory() -> Frame:
    """The priory scores."""
    return _PRIORY_FRAME


def production() -> Frame:
    """Forest, quarry and gravel pit bring cubes."""
    return _PRODUCTION_FRAME


def court() -> Frame:
    """The King's court gives its metal, and the die is rolled."""
    return _COURT_FRAME


def tax(seat: int, taxed: int) -> Frame:
    """A seat is taxed after so many others."""
    return _TAX_FRAMES[taxed][seat]


def shiring(resolved: int) -> Frame:
    """Shiring goes on after so many of its spaces."""
    return _SHIRING_FRAMES[resolved]


def castle() -> Frame:
    """The castle lends its workers."""
    return _CASTLE_FRAME


def market_opening() -> Frame:
    """The first builder in the market is looked for."""
    return _MARKET_OPENING


def market(seat: int, space: int) -> Frame:
    """The seat on a space of the market is asked for a trade."""
    return _MARKET_FRAMES[space][seat]


def architect(seat: int, built: int) -> Frame:
    """A seat begins to build after so many others."""
    return _ARCHITECT_FRAMES[built][seat]


def cathedral(seat: int, built: int) -> Frame:
    """A seat is asked whom it uses; nobody has worked yet."""
    return _CATHEDRAL_FRAMES[built][seat]


def cathedral_after_use(frame: Frame, slot: int, above: bool) -> Frame:
    """The craftsman in a slot of the row has worked once; `above`: it was a use above his number."""
    uses = frame.a + (1 << (slot * _USE_BITS))
    return Frame(_CATHEDRAL, frame.seat, uses, frame.b, frame.c + (1 if above else 0))


def store(seat: int, built: int) -> Frame:
    """A seat is asked which cubes it gives back."""
    return _STORE_FRAMES[built][seat]


def start_player() -> Frame:
    """The start player changes."""
    return _START_PLAYER_FRAME


def next_round() -> Frame:
    """Everything goes back to its place."""
    return _NEXT_ROUND_FRAME


# --- which question it is ---------------------------------------------------------------------------------------------


def phase_name(frame: Frame) -> str:
    """Name the phase that asks."""
    return ORDER[frame.phase]


def phase_number(frame: Frame) -> int:
    """Give the place of the frame's phase in the order."""
    return frame.phase


def part(frame: Frame) -> int:
    """Say which of the three phases of a round it belongs to.

    Rules: PIL-002.
    """
    if frame.phase <= _CARDS:
        return 1
    return 2 if frame.phase < _EVENT else 3


def step(frame: Frame) -> int:
    """Say which place of the walk is being resolved, by its number; 0 before Phase III.

    Rules: PIL-002.
    """
    return _STEPS[frame.phase]


def is_cards(frame: Frame) -> bool:
    """Ask whether a card of the supply is chosen."""
    return frame.phase == _CARDS


def is_dismissal(frame: Frame) -> bool:
    """Ask whether a craftsman has to go."""
    return frame.phase == _DISMISSAL


def is_throw_back(frame: Frame) -> bool:
    """Ask whether the start player decides about another seat's builder."""
    return frame.phase == _THROW_BACK


def is_builder(frame: Frame) -> bool:
    """Ask whether the owner of the builder drawn decides."""
    return frame.phase == _BUILDER


def is_passed_builder(frame: Frame) -> bool:
    """Ask whether a builder from the cost track is placed."""
    return frame.phase == _PASSED_BUILDER


def is_archbishop(frame: Frame) -> bool:
    """Ask whether a cube is chosen at the Archbishop."""
    return frame.phase == _ARCHBISHOP


def is_market(frame: Frame) -> bool:
    """Ask whether a trade is made."""
    return frame.phase == _MARKET


def is_cathedral(frame: Frame) -> bool:
    """Ask whether a seat builds."""
    return frame.phase == _CATHEDRAL


def is_store(frame: Frame) -> bool:
    """Ask whether a seat gives cubes back."""
    return frame.phase == _STORE


def is_shiring(frame: Frame) -> bool:
    """Ask whether Shiring hands its craftsmen out; only seen while a dismissal interrupts it."""
    return frame.phase == _SHIRING


def is_fate(frame: Frame) -> bool:
    """Ask whether the event meets the seats."""
    return frame.phase == _FATE


# --- what it holds ----------------------------------------------------------------------------------------------------


def has_passed(frame: Frame, seat: int) -> bool:
    """Read from a frame of Phase I whether a seat is out of it."""
    return (frame.a >> seat & 1) == 1


def drawn_owner(frame: Frame) -> int:
    """Give the owner of the builder just drawn, or -1 where none is being decided about."""
    if frame.phase == _THROW_BACK:
        return frame.a
    return frame.seat if frame.phase == _BUILDER else -1


def waited_at(frame: Frame) -> int:
    """Give the price at which the builder waited whose owner is asked; 0 for one just drawn."""
    return frame.a if frame.phase == _PASSED_BUILDER else 0


def seats_met(frame: Frame) -> int:
    """Count the seats that the event has met."""
    return frame.a


def is_sheltered(frame: Frame) -> bool:
    """Ask, while the event is resolved, whether the Archbishop's seat gave protection."""
    return frame.b == 1


def seats_taxed(frame: Frame) -> int:
    """Count the seats that were asked for tax."""
    return frame.a


def seats_asked(frame: Frame) -> int:
    """Count the seats done before the present one in a walk around the table; 0 where there is no walk."""
    if frame.phase == _FATE or frame.phase == _TAX:
        return frame.a
    return frame.b if frame.phase == _STORE else 0


def gave_shelter(frame: Frame) -> bool:
    """Ask in any phase whether the Archbishop's seat is known to have given protection."""
    return frame.phase == _FATE and frame.b == 1


def spaces_resolved(frame: Frame) -> int:
    """Count the spaces of Shiring that are done."""
    return frame.a


def market_space(frame: Frame) -> int:
    """Give the space of the market in turn, -1 before the first."""
    return frame.a


def seats_built(frame: Frame) -> int:
    """Count the seats that built before the present one."""
    return frame.b


def used_times(frame: Frame, slot: int) -> int:
    """Say how often the craftsman in a slot of the row has worked in this building."""
    return frame.a >> (slot * _USE_BITS) & _USE_MASK


def extra_used(frame: Frame) -> int:
    """Count the uses above a craftsman's number in this building."""
    return frame.c


def is_by_event(frame: Frame) -> bool:
    """Ask whether an event demands the dismissal, rather than a full row."""
    return frame.a == 1


def is_well_formed(frame: Frame, seats: int) -> bool:
    """Say whether a frame at rest holds only what its maker could have put there."""
    most = _most_numbers(ORDER[frame.phase], seats)
    return 0 <= frame.a <= most[0] and 0 <= frame.b <= most[1] and 0 <= frame.c <= most[2]


def _most_numbers(name: str, seats: int) -> list[int]:
    """Give the greatest numbers in a phase at which the game can stop; none of the others fits any frame."""
    most = {
        "cards": [(1 << seats) - 1, 0, 0],
        "dismissal": [1, 0, 0],
        "throw-back": [seats - 1, 0, 0],
        "builder": [0, 0, 0],
        "passed-builder": [FIRST_PRICE, 0, 0],
        "shelter": [0, 0, 0],
        "fate": [seats, 1, 0],
        "archbishop": [0, 0, 0],
        "tax": [seats - 1, 0, 0],
        "shiring": [LOCATION_SPACES[SHIRING], 0, 0],
        "market": [LOCATION_SPACES[MARKET] - 1, 0, 0],
        "cathedral": [(1 << _USE_BITS * (MOST_CRAFTSMEN + EXTRA_ROOM)) - 1, seats - 1, 1],
        "store": [0, seats - 1, 0],
    }
    return most.get(name, [-1, -1, -1])
