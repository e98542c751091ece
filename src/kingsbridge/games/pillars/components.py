"""The components as fast typed tables, made once from `components.toml`. Everything is a number: see the lists of keys.

Resources come in the order of the walk: wood, stone, sand, and metal, which no place produces.
"""

from importlib import resources
from typing import Final

from kingsbridge.core.components import Component, Components

COMPONENTS: Final = Components(
    (resources.files("kingsbridge.games.pillars") / "components.toml").read_text(encoding="utf-8")
)


def _rows(table: str) -> list[Component]:
    """Give the components of a table; each value says where it comes from.

    Rules: PIL-123.
    """
    return COMPONENTS.table(table)


def _number(key: str) -> int:
    return COMPONENTS.get(key).number("value")


def _list(component: Component, name: str) -> list[int]:
    return [int(number) for number in component.facts[name].value]


COLOURS: Final[list[str]] = [row.key for row in _rows("colour")]
START_GOLD: Final[list[int]] = [row.number("gold") for row in _rows("colour")]
MOST_SEATS: Final = 4

# --- resources -------------------------------------------------------------------------------------------------------

RESOURCES: Final[list[str]] = [row.key for row in _rows("resource")]
NUM_RESOURCES: Final = 4
WOOD: Final = RESOURCES.index("wood")
STONE: Final = RESOURCES.index("stone")
METAL: Final = RESOURCES.index("metal")
CUBES: Final[list[int]] = [row.number("cubes") for row in _rows("resource")]
BUY_PRICES: Final[list[int]] = [row.number("buy") for row in _rows("resource")]
SELL_PRICES: Final[list[int]] = [row.number("sell") for row in _rows("resource")]
STALLS: Final[list[int]] = [row.number("stall") for row in _rows("resource")]
MOST_HELD: Final[list[int]] = [row.number("most") for row in _rows("resource")]
# Those with a stall in the market; they have the lowest numbers.
NUM_STALLS: Final = len([cubes for cubes in STALLS if cubes])

# --- resource cards --------------------------------------------------------------------------------------------------

CARDS: Final[list[str]] = [row.key for row in _rows("resource-card")]
NUM_CARDS: Final = len(CARDS)
CARD_SITES: Final[list[str]] = [row.word("site") for row in _rows("resource-card")]
CARD_RESOURCES: Final[list[int]] = [RESOURCES.index(row.word("resource")) for row in _rows("resource-card")]
CARD_CUBES: Final[list[int]] = [row.number("cubes") for row in _rows("resource-card")]
CARD_WORKERS: Final[list[int]] = [row.number("workers") for row in _rows("resource-card")]

# --- craftsmen -------------------------------------------------------------------------------------------------------

CRAFTSMEN: Final[list[str]] = [row.key for row in _rows("craftsman")]
NUM_CRAFTSMEN: Final = len(CRAFTSMEN)
TRADE_KEYS: Final[list[str]] = [row.word("trade") for row in _rows("craftsman")]
CRAFT_ROUNDS: Final[list[int]] = [row.number("round") for row in _rows("craftsman")]
CRAFT_COSTS: Final[list[int]] = [row.number("cost") for row in _rows("craftsman")]
CRAFT_CAPACITIES: Final[list[int]] = [row.number("capacity") for row in _rows("craftsman")]
# Craftsman * 4 + resource -> cubes that one use takes.
CRAFT_TAKES: Final[list[int]] = [row.number(key) for row in _rows("craftsman") for key in RESOURCES]
CRAFT_TAKES_GOLD: Final[list[int]] = [row.number("gold") for row in _rows("craftsman")]
CRAFT_POINTS: Final[list[int]] = [row.number("gives_points") for row in _rows("craftsman")]
CRAFT_GOLD: Final[list[int]] = [row.number("gives_gold") for row in _rows("craftsman")]
# A resource that must be there and is kept, or -1.
CRAFT_NEEDS: Final[list[int]] = [
    RESOURCES.index(row.word("needs")) if "needs" in row.facts else -1 for row in _rows("craftsman")
]
CRAFT_BY_HIMSELF: Final[list[bool]] = [
    bool(row.facts["by_himself"].value) if "by_himself" in row.facts else False for row in _rows("craftsman")
]
# May the event Archbishop give him one use more?
CRAFT_EXTRA: Final[list[bool]] = [
    bool(row.facts["extra_use"].value) if "extra_use" in row.facts else True for row in _rows("craftsman")
]
CRAFT_IS_MIXER: Final[list[bool]] = [trade == "mortar-mixer" for trade in TRADE_KEYS]
CRAFT_IS_WOODWORKER: Final[list[bool]] = [trade == "woodworker" for trade in TRADE_KEYS]
CRAFT_IS_STONECUTTER: Final[list[bool]] = [trade == "stonecutter" for trade in TRADE_KEYS]
CRAFT_NEEDS_MIXER: Final[list[bool]] = [
    row.word("needs_trade") == "mortar-mixer" for row in _rows("craftsman")
]
STARTING_ROW: Final[list[int]] = [number for number, at in enumerate(CRAFT_ROUNDS) if at == 0]
FIRST_HIRED: Final = len(STARTING_ROW)
CRAFTSMEN_A_ROUND: Final = CRAFT_ROUNDS.count(1)

# --- advantage cards -------------------------------------------------------------------------------------------------

ADVANTAGES: Final[list[str]] = [row.key for row in _rows("advantage")]
NUM_ADVANTAGES: Final = len(ADVANTAGES)
LAST_ADVANTAGES: Final[list[int]] = [
    number for number, row in enumerate(_rows("advantage")) if row.facts["last_round"].value
]
REGULAR_ADVANTAGES: Final[list[int]] = [
    number for number in range(NUM_ADVANTAGES) if number not in LAST_ADVANTAGES
]
ADVANTAGE_EFFECTS: Final[list[str]] = [row.word("effect") for row in _rows("advantage")]
ADVANTAGE_AT_ONCE: Final[list[bool]] = [row.word("lasts") == "at-once" for row in _rows("advantage")]
ADVANTAGE_GOLD: Final[list[int]] = [row.number("gold") for row in _rows("advantage")]
ADVANTAGE_POINTS: Final[list[int]] = [row.number("points") for row in _rows("advantage")]
ADVANTAGE_WORKERS: Final[list[int]] = [row.number("workers") for row in _rows("advantage")]
# Advantage * 4 + resource -> cubes, at once or at each production.
ADVANTAGE_CUBES: Final[list[int]] = [row.number(key) for row in _rows("advantage") for key in RESOURCES]


def _advantage(effect: str) -> int:
    """Find the one card with an effect."""
    found = [number for number, row in enumerate(_rows("advantage")) if row.word("effect") == effect]
    assert len(found) == 1
    return found[0]


PRODUCERS: Final[list[int]] = [
    number for number, row in enumerate(_rows("advantage")) if row.word("effect") == "production"
]
OTTO: Final = _advantage("workers")
JACK: Final = _advantage("room")
FRANCIS: Final = _advantage("tax")
PRIOR_PHILIP: Final = _advantage("priory")
ELLEN: Final = _advantage("foresight")
THOMAS: Final = _advantage("protection")
TAX_EXEMPTION: Final = _advantage("exemption")
REMIGIUS: Final = _advantage("free-builder")
EXTRA_ROOM: Final = COMPONENTS.get(ADVANTAGES[JACK]).number("room")
FRANCIS_TAX: Final = COMPONENTS.get(ADVANTAGES[FRANCIS]).number("tax")

# --- events ----------------------------------------------------------------------------------------------------------

EVENTS: Final[list[str]] = [row.key for row in _rows("event")]
NUM_EVENTS: Final = len(EVENTS)
EVENT_GOOD: Final[list[bool]] = [bool(row.facts["good"].value) for row in _rows("event")]
EVENT_EFFECTS: Final[list[str]] = [row.word("effect") for row in _rows("event")]
EVENT_GOLD: Final[list[int]] = [row.number("gold") for row in _rows("event")]
EVENT_METAL: Final[list[int]] = [row.number("metal") for row in _rows("event")]
EVENT_PER_WORKER: Final[list[int]] = [row.number("gold_per_worker") for row in _rows("event")]
EVENT_MOST: Final[list[int]] = [row.number("most") for row in _rows("event")]
EVENT_PAY: Final[list[int]] = [row.number("pay") for row in _rows("event")]
EVENT_POINTS: Final[list[int]] = [row.number("points") for row in _rows("event")]
EVENT_CUBES_PER_CARD: Final[list[int]] = [row.number("cubes_per_card") for row in _rows("event")]
EVENT_EXTRA_USES: Final[list[int]] = [row.number("extra_uses") for row in _rows("event")]
EVENT_BUILDERS_LESS: Final[list[int]] = [row.number("builders_less") for row in _rows("event")]
GOOD_EVENTS: Final[list[int]] = [number for number in range(NUM_EVENTS) if EVENT_GOOD[number]]
BAD_EVENTS: Final[list[int]] = [number for number in range(NUM_EVENTS) if not EVENT_GOOD[number]]

# --- places and spaces -----------------------------------------------------------------------------------------------

LOCATIONS: Final[list[str]] = [row.key for row in _rows("place") if "spaces" in row.facts]
NUM_LOCATIONS: Final = len(LOCATIONS)
LOCATION_NUMBERS: Final[list[int]] = [COMPONENTS.get(key).number("number") for key in LOCATIONS]
LOCATION_SPACES: Final[list[int]] = [COMPONENTS.get(key).number("spaces") for key in LOCATIONS]
LOCATION_PER_SEAT: Final[list[int]] = [COMPONENTS.get(key).number("per_seat") for key in LOCATIONS]
LOCATION_CHOICE: Final[list[bool]] = [bool(COMPONENTS.get(key).names["choice"]) for key in LOCATIONS]
# Spaces of all locations in one row: location -> its first space.
FIRST_SPACES: Final[list[int]] = [sum(LOCATION_SPACES[:number]) for number in range(NUM_LOCATIONS)]
NUM_SPACES: Final = sum(LOCATION_SPACES)
SPACE_LOCATIONS: Final[list[int]] = [
    number for number, spaces in enumerate(LOCATION_SPACES) for _ in range(spaces)
]
ARCHBISHOP: Final = LOCATIONS.index("archbishop")
KINGSBRIDGE: Final = LOCATIONS.index("kingsbridge")
PRIORY: Final = LOCATIONS.index("priory")
COURT: Final = LOCATIONS.index("court")
SHIRING: Final = LOCATIONS.index("shiring")
CASTLE: Final = LOCATIONS.index("castle")
MARKET: Final = LOCATIONS.index("market")
CATHEDRAL: Final = LOCATIONS.index("cathedral")
# Numbers of the walk by which the round is known to have come so far.
WOOL_MILL_STEP: Final = COMPONENTS.get("wool-mill").number("number")
PRODUCTION_STEP: Final = COMPONENTS.get("forest").number("number")
MARKET_STEP: Final = COMPONENTS.get("market").number("number")
BUILDING_STEP: Final = COMPONENTS.get("building-site").number("number")
PRIORY_POINTS: Final[list[int]] = _list(COMPONENTS.get("priory"), "points")
COURT_METAL: Final = COMPONENTS.get("court").number("metal")
CASTLE_WORKERS: Final = COMPONENTS.get("castle").number("workers")

# What a builder can be sent to: the location, or its very space where the owner chooses a card with it.
TARGETS: Final[list[str]] = []
TARGET_LOCATIONS: Final[list[int]] = []
TARGET_SPACES: Final[list[int]] = []  # the space, or -1: the lowest free one of the location


def _add_targets() -> None:
    for location, key in enumerate(LOCATIONS):
        if LOCATION_CHOICE[location]:
            for number in range(LOCATION_SPACES[location]):
                TARGETS.append(f"{key}-{number + 1}")
                TARGET_LOCATIONS.append(location)
                TARGET_SPACES.append(FIRST_SPACES[location] + number)
        else:
            TARGETS.append(key)
            TARGET_LOCATIONS.append(location)
            TARGET_SPACES.append(-1)


_add_targets()
NUM_TARGETS: Final = len(TARGETS)

# --- numbers ---------------------------------------------------------------------------------------------------------

PIECES: Final[list[str]] = [row.key for row in _rows("piece")]
ROUNDS: Final = len(PIECES)
START_POINTS: Final = _number("start-points")
OWN_WORKERS: Final = _number("own-workers")
BUILDERS: Final = _number("builders")
GRAY_WORKERS: Final = _number("gray-workers")
MOST_GOLD: Final = _number("most-gold")
MOST_CRAFTSMEN: Final = _number("most-craftsmen")
KEPT_CUBES: Final = _number("kept-cubes")
FIRST_PRICE: Final = _number("first-price")
CARDS_IN_SUPPLY: Final = _number("cards-in-supply")
ADVANTAGES_REMOVED: Final = _number("advantages-removed")
EVENTS_USED: Final = _number("events-used")
GOLD_PER_LOST_POINT: Final = _number("gold-per-lost-point")
MOST_POINTS: Final = _number("most-points")


def _faces() -> list[int]:
    """Order the faces of the die so that a fixed draw of 2, 3, 4 or 5 shows that very face."""
    left = _list(COMPONENTS.get("tax-die"), "value")
    faces = [-1] * len(left)
    for place in range(len(faces)):
        if place in left:
            faces[place] = place
            left.remove(place)
    return [left.pop(0) if face < 0 else face for face in faces]


TAX_FACES: Final[list[int]] = _faces()


def craftsmen_of_round(number: int) -> list[int]:
    """List the craftsmen that come into play in a round."""
    return [craftsman for craftsman in range(NUM_CRAFTSMEN) if CRAFT_ROUNDS[craftsman] == number]
