"""The components as fast typed tables, made once from `components.toml`. Everything is a number in the file's order."""

from importlib import resources
from typing import Final

from kingsbridge.core.components import Component, Components

COMPONENTS: Final = Components(
    (resources.files("kingsbridge.games.world") / "components.toml").read_text(encoding="utf-8")
)


def _keys(table: str) -> list[str]:
    return [row.key for row in COMPONENTS.table(table)]


def _number(key: str) -> int:
    return COMPONENTS.get(key).number("value")


def _list(component: Component, name: str) -> list[str]:
    """Give a fact that is a list of keys; an empty one where the component has no such fact."""
    fact = component.facts.get(name)
    return [] if fact is None else [str(key) for key in fact.value]


COLOURS: Final[list[str]] = _keys("colour")
# Ruling W1: the sides of the board where the seats sit, by number of seats.
SIDES: Final[list[list[int]]] = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 3]]

# --- goods; victory points are counted apart and have the number after the last good -------------------------------

GOODS: Final[list[str]] = _keys("good")
NUM_GOODS: Final = 9
GOLD: Final = 0
STONE: Final = 1
WOOD: Final = 2
GRAIN: Final = 3
PIETY: Final = 4
WOOL: Final = 5
CLOTH: Final = 6
LOYALTY: Final = 7
MEDICAL: Final = 8
VP: Final = 9
GOODS_AND_VP: Final[list[str]] = [*GOODS, "vp"]
START_GOODS: Final[list[int]] = [row.number("start") for row in COMPONENTS.table("good")]
WHOLE_SUPPLY: Final[list[int]] = [row.number("supply") for row in COMPONENTS.table("good")]
START_VP: Final = COMPONENTS.get("vp").number("start")


def _symbol(key: str) -> tuple[int, int]:
    """Give good and units of a symbol; a good stands for one unit of itself."""
    if key in GOODS:
        return GOODS.index(key), 1
    symbol = COMPONENTS.get(key)
    return GOODS_AND_VP.index(symbol.word("gives")), symbol.number("units")


# --- favor ring ----------------------------------------------------------------------------------------------------

FAVORS: Final[list[str]] = _keys("favor")
NUM_FAVORS: Final = len(FAVORS)
AWARD_KINDS: Final[list[str]] = ["vp-if", "take", "pay", "per-house", "per"]
VP_IF: Final = 0
TAKE: Final = 1
PAY: Final = 2
PER_HOUSE: Final = 3
PER: Final = 4
FAVOR_AWARDS: Final[list[int]] = [AWARD_KINDS.index(row.word("award")) for row in COMPONENTS.table("favor")]
FAVOR_GOODS: Final[list[int]] = [
    GOODS.index(row.word("good")) if "good" in row.facts else -1 for row in COMPONENTS.table("favor")
]
FAVOR_UNITS: Final[list[int]] = [row.number("units") for row in COMPONENTS.table("favor")]
FAVOR_START: Final = _number("favor-start") - 1

# --- action cards --------------------------------------------------------------------------------------------------

CARDS: Final[list[str]] = _keys("action")
NUM_CARDS: Final = 12
GRAIN_CARD: Final = 0
PIETY_CARD: Final = 1
RESOURCE: Final = 2
BUILDING_PROJECT: Final = 3
SALES: Final = 4
PRIVILEGE: Final = 5
HOUSE_BUILDING: Final = 6
HOUSE_RENT: Final = 7
DONATION: Final = 8
CLOTH_PRODUCTION: Final = 9
MEDICINE: Final = 10
FAVOR_CARD: Final = 11
# Hands and face-down discards are sets of cards, one bit each.
ALL_CARDS: Final = (1 << NUM_CARDS) - 1
STARRED: Final = sum(
    1 << number for number, row in enumerate(COMPONENTS.table("action")) if row.facts["star"].value
)

# --- houses --------------------------------------------------------------------------------------------------------

HOUSES: Final[list[str]] = _keys("house")
NUM_HOUSES: Final = len(HOUSES)
HOUSE_RENTS: Final[list[int]] = [GOODS.index(row.word("rent")) for row in COMPONENTS.table("house")]
HOUSE_UNITS: Final[list[int]] = [row.number("units") for row in COMPONENTS.table("house")]
HOUSE_COSTS: Final[list[int]] = [GOODS.index(row.word("cost")) for row in COMPONENTS.table("house")]
HOUSES_EACH: Final = _number("houses-each")

# --- building projects ---------------------------------------------------------------------------------------------

PROJECTS: Final[list[str]] = _keys("project")
NUM_PROJECTS: Final = len(PROJECTS)
BRIDGE: Final = PROJECTS.index("bridge")
TOWER: Final = PROJECTS.index("tower")
# Spaces for stone and wood, two numbers a project, as in `WorldState.filled`.
PROJECT_SPACES: Final[list[int]] = [
    row.number(name) for row in COMPONENTS.table("project") for name in ("stone", "wood")
]
PROJECT_METAL: Final[list[int]] = [row.number("metal") for row in COMPONENTS.table("project")]
DONOR_VP: Final[list[int]] = [row.number("donor_vp") for row in COMPONENTS.table("project")]
DONOR_GOODS: Final[list[int]] = [
    _symbol(row.word("donor_good"))[0] if "donor_good" in row.facts else -1
    for row in COMPONENTS.table("project")
]
DONOR_UNITS: Final[list[int]] = [
    _symbol(row.word("donor_good"))[1] if "donor_good" in row.facts else 0
    for row in COMPONENTS.table("project")
]
DONOR_CARES: Final[list[bool]] = ["care" in row.facts for row in COMPONENTS.table("project")]
FIRST_PROJECTS: Final[list[int]] = [
    number for number, row in enumerate(COMPONENTS.table("project")) if row.word("enters") == "start"
]
SEALS_EACH: Final = _number("seals-each")

# --- plague --------------------------------------------------------------------------------------------------------

LOCATIONS: Final[list[str]] = _keys("location")
NUM_LOCATIONS: Final = len(LOCATIONS)
BENEFIT_GOODS: Final[list[int]] = [
    _symbol(row.word("benefit"))[0] if "benefit" in row.facts else -1 for row in COMPONENTS.table("location")
]
BENEFIT_UNITS: Final[list[int]] = [
    _symbol(row.word("benefit"))[1] if "benefit" in row.facts else 0 for row in COMPONENTS.table("location")
]
BENEFIT_CHOICE: Final[list[bool]] = [bool(_list(row, "choice")) for row in COMPONENTS.table("location")]
BENEFIT_HOUSE: Final[list[bool]] = ["builds" in row.facts for row in COMPONENTS.table("location")]
RESOURCES: Final[list[int]] = [STONE, WOOD]
PLAGUE_VALUES: Final[list[int]] = [
    int(number) for number in COMPONENTS.get("plague-values").facts["value"].value
]

# --- duties --------------------------------------------------------------------------------------------------------

DUTIES: Final[list[str]] = _keys("duty")
NUM_DUTIES: Final = 3
TAX_DUTY: Final = 2
DUTY_GOODS: Final[list[int]] = [GOODS.index(row.word("good")) for row in COMPONENTS.table("duty")]
DUTY_DUE: Final[list[int]] = [row.number("due") for row in COMPONENTS.table("duty")]
DUTY_LOSS: Final[list[int]] = [row.number("loss") for row in COMPONENTS.table("duty")]
PENALTIES: Final[list[str]] = [row.word("penalty") for row in COMPONENTS.table("duty")]
# The penalties of a seat are bits in the order of the duties.
PENANCE: Final = 1
BEGGING: Final = 2
ROYAL_COURT: Final = 4
TAX_DIE: Final[list[int]] = [int(number) for number in COMPONENTS.get("tax-die").facts["value"].value]

# --- events --------------------------------------------------------------------------------------------------------

EVENTS: Final[list[str]] = _keys("event")
NUM_EVENTS: Final = len(EVENTS)
EVENT_CHAPTERS: Final[list[int]] = [row.number("chapter") - 1 for row in COMPONENTS.table("event")]
EVENT_NUMBERS: Final[list[int]] = [row.number("number") for row in COMPONENTS.table("event")]
EVENT_KINDS: Final[list[str]] = [row.word("kind") for row in COMPONENTS.table("event")]
EVENT_LONG: Final[list[bool]] = [kind == "long-term" for kind in EVENT_KINDS]
EVENT_EFFECTS: Final[list[str]] = [row.word("effect") for row in COMPONENTS.table("event")]
# Four corners an event, clockwise from the arrow: good (or VP) and units.
CORNER_KEYS: Final[list[str]] = [
    str(corner) for row in COMPONENTS.table("event") for corner in row.facts["corners"].value
]
CORNER_GOODS: Final[list[int]] = [_symbol(key)[0] for key in CORNER_KEYS]
CORNER_UNITS: Final[list[int]] = [_symbol(key)[1] for key in CORNER_KEYS]


def _event_goods(name: str) -> list[int]:
    return [
        GOODS_AND_VP.index(row.word(name)) if name in row.facts else -1 for row in COMPONENTS.table("event")
    ]


def _event_numbers(name: str) -> list[int]:
    return [row.number(name) for row in COMPONENTS.table("event")]


EVENT_GOOD: Final[list[int]] = _event_goods("good")
EVENT_NEEDS: Final[list[int]] = _event_goods("needs")
EVENT_PAYS: Final[list[int]] = _event_goods("pays")
EVENT_GETS: Final[list[int]] = _event_goods("gets")
EVENT_PAY_UNITS: Final[list[int]] = _event_numbers("pay_units")
EVENT_GET_UNITS: Final[list[int]] = _event_numbers("get_units")
EVENT_UNITS: Final[list[int]] = _event_numbers("units")
EVENT_VP: Final[list[int]] = _event_numbers("vp")
EVENT_VP_EACH: Final[list[int]] = _event_numbers("vp_each")
EVENT_GOODS: Final[list[list[int]]] = [
    [GOODS.index(key) for key in _list(row, "goods")] for row in COMPONENTS.table("event")
]
EVENT_PROJECTS: Final[list[int]] = [
    PROJECTS.index(row.word("project")) if "project" in row.facts else -1 for row in COMPONENTS.table("event")
]
EVENT_SPACES: Final[list[int]] = [
    FAVORS.index(row.word("space")) if "space" in row.facts else -1 for row in COMPONENTS.table("event")
]
CHAPTER_EVENTS: Final[list[list[int]]] = [
    [event for event in range(NUM_EVENTS) if EVENT_CHAPTERS[event] == chapter] for chapter in range(4)
]


def _event_with(effect: str) -> int:
    return EVENT_EFFECTS.index(effect)


# The long-term events that other rules ask about, one of each kind.
WOOL_PRICE_EVENT: Final = _event_with("wool-price")
PROJECT_VP_EVENT: Final = _event_with("project-vp")
NUN: Final = _event_with("nun")
ELFRIC: Final = _event_with("only-project")
CLOTH_LIMIT_EVENT: Final = _event_with("cloth-limit")
VICE: Final = _event_with("vice")
RENT_LIMIT_EVENT: Final = _event_with("rent-limit")
MARKET_CLOSED: Final = _event_with("market-closed")
CARE_VP_EVENT: Final = _event_with("care-vp")
WAR: Final = _event_with("war")
LOW_WOOL_PRICE: Final = COMPONENTS.get(EVENTS[WOOL_PRICE_EVENT]).number("price")
HIGH_CLOTH_LIMIT: Final = COMPONENTS.get(EVENTS[CLOTH_LIMIT_EVENT]).number("limit")
LOW_RENT_LIMIT: Final = COMPONENTS.get(EVENTS[RENT_LIMIT_EVENT]).number("limit")

# Swaps of long-term events: the event, what it gives; what it costs and how much it gives are the event's.
SWAP_EVENTS: Final[list[int]] = []
SWAP_GETS: Final[list[int]] = []
for _event, _component in enumerate(COMPONENTS.table("event")):
    for _key in _list(_component, "gives"):
        SWAP_EVENTS.append(_event)
        SWAP_GETS.append(GOODS_AND_VP.index(_key))
NUM_SWAPS: Final = len(SWAP_EVENTS)
HAS_SWAP: Final[list[bool]] = [event in SWAP_EVENTS for event in range(len(EVENTS))]
OFFERS: Final[list[int]] = [event for event in range(NUM_EVENTS) if EVENT_GETS[event] >= 0]

# --- numbers of the rules ------------------------------------------------------------------------------------------

CHAPTERS: Final = _number("chapters")
ROUNDS: Final = _number("rounds")
EVENTS_REMOVED: Final = _number("events-removed")
LONG_TERM_SPACES: Final = _number("long-term-spaces")
CLOTH_MARKET_COVERED: Final = _number("cloth-market-covered")
PILE_SIZE: Final = _number("pile-size")
VP_PER_RESOURCE: Final = _number("vp-per-resource")
RESOURCES_PER_ACTION: Final = _number("resources-per-action")
WOOL_PRICE: Final = _number("wool-price")
CLOTH_PRICE: Final = _number("cloth-price")
CLOTH_LIMIT: Final = _number("cloth-limit")
HOUSE_GOLD: Final = _number("house-gold")
RENT_LIMIT: Final = _number("rent-limit")
DONATION_GOLD: Final = _number("donation-gold")
WEAVE_LIMIT: Final = _number("weave-limit")
TREAT_GOLD: Final = _number("treat-gold")
TREAT_VP: Final = _number("treat-vp")
CARE_VP: Final = _number("care-vp")
FAVOR_STEPS: Final = _number("favor-steps")
INCOME_SUBSTITUTE: Final = _number("income-substitute")
METAL_VP: Final = _number("metal-vp")
METAL_TIE_VP: Final = _number("metal-tie-vp")
LAST_LOSS_FACTOR: Final = _number("last-loss-factor")
PROTECTION: Final = _number("protection")
END_STONE: Final = _number("end-stone")
END_WOOD: Final = _number("end-wood")
GOLD_PER_VP: Final = _number("gold-per-vp")
MOST_POINTS: Final = _number("most-points")
MOST_DECISIONS: Final = _number("most-decisions")
