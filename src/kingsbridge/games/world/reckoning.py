"""What follows from a position without changing it: events in force, incomes, prices, what a seat may still do."""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.world.components import (
    ALL_CARDS,
    BEGGING,
    CARE_VP,
    CARE_VP_EVENT,
    CLOTH,
    CLOTH_LIMIT,
    CLOTH_LIMIT_EVENT,
    CORNER_GOODS,
    CORNER_UNITS,
    ELFRIC,
    EVENT_PAY_UNITS,
    EVENT_PAYS,
    EVENT_PROJECTS,
    EVENT_VP,
    FAVOR_AWARDS,
    FAVOR_GOODS,
    FAVOR_UNITS,
    GOLD,
    HAS_SWAP,
    HIGH_CLOTH_LIMIT,
    HOUSE_RENTS,
    HOUSES_EACH,
    INCOME_SUBSTITUTE,
    LOW_RENT_LIMIT,
    LOW_WOOL_PRICE,
    MARKET_CLOSED,
    MEDICAL,
    NUM_FAVORS,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    NUM_SWAPS,
    PAY,
    PER,
    PER_HOUSE,
    PILE_SIZE,
    PROJECT_SPACES,
    PROJECT_VP_EVENT,
    RENT_LIMIT,
    RENT_LIMIT_EVENT,
    ROYAL_COURT,
    SEALS_EACH,
    SIDES,
    SWAP_EVENTS,
    SWAP_GETS,
    TAKE,
    VP,
    VP_PER_RESOURCE,
    WOOL_PRICE,
    WOOL_PRICE_EVENT,
)

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState

# For awards reckoned without an income before them.
NOTHING_GAINED: Final[list[int]] = [0] * (NUM_GOODS + 1)
# What a project is: not on the board, being built, finished.
ABSENT: Final = 0
UNDER_WAY: Final = 1
FINISHED: Final = 2


def in_force(state: "WorldState", event: int) -> bool:
    """Say whether a long-term event applies: in the council this round, or on the edge of the board.

    Rules: WOR-019.
    """
    return state.council == event or event in state.edge


def holds(state: "WorldState", seat: int, good: int) -> int:
    """Give a seat's units of a good."""
    return state.goods[seat * NUM_GOODS + good]


def may_see_goods(state: "WorldState", reader: int | None, seat: int) -> bool:
    """Say whether no screen hides a seat's goods from the reader.

    Rules: WOR-013.
    """
    return not state.options["screens"] or reader == seat or state.is_over


def available(state: "WorldState", good: int, units: int) -> bool:
    """Say whether the supply can give so much; gold and points never run out.

    Rules: WOR-004.
    """
    return good in (GOLD, VP) or state.supply[good] >= units


# --- the event card ------------------------------------------------------------------------------------------------


def corner(state: "WorldState", seat: int, arrow: int) -> int:
    """Say which corner of the event in the council points to a seat.

    Rules: WOR-002, WOR-024.
    """
    return state.council * 4 + (SIDES[state.seats][seat] - arrow) % 4


def begs(state: "WorldState", seat: int) -> bool:
    """Say whether a seat goes begging: no personal income in the first round of the chapter.

    Rules: WOR-083.
    """
    return state.round == 0 and state.penalties[seat] & BEGGING != 0


def is_before_court(state: "WorldState", seat: int) -> bool:
    """Say whether a seat stands before the royal court in the first round of the chapter.

    Rules: WOR-084, WOR-085.
    """
    return state.round == 0 and state.penalties[seat] & ROYAL_COURT != 0


def income_of(state: "WorldState", seat: int, arrow: int, supply: list[int]) -> tuple[int, int]:
    """Give good (or VP) and units of a seat's income with such a supply: a point where it lacks the good.

    Nothing, (-1, 0), while begging.

    Rules: WOR-026, WOR-027, WOR-083.
    """
    if begs(state, seat):
        return -1, 0
    at = corner(state, seat, arrow)
    good, units = CORNER_GOODS[at], CORNER_UNITS[at]
    if good in (GOLD, VP) or supply[good] >= units:
        return good, units
    return VP, INCOME_SUBSTITUTE


def gold_after_income(state: "WorldState", seat: int, arrow: int) -> int:
    """Give the gold a seat would have after the income of an orientation."""
    gold = holds(state, seat, GOLD)
    if not begs(state, seat):
        at = corner(state, seat, arrow)
        if CORNER_GOODS[at] == GOLD:
            gold += CORNER_UNITS[at]
    return gold


def favor_space(state: "WorldState", steps: int) -> int:
    """Say where the favor marker would come to: covered spaces are not counted.

    Rules: WOR-031, WOR-032.
    """
    space = state.favor
    while steps > 0:
        space = (space + 1) % NUM_FAVORS
        if not state.covered >> space & 1:
            steps -= 1
    return space


def can_reach(space: int, gold: int) -> bool:
    """Outlaws may be reached only by somebody who can pay them.

    Rules: WOR-025, WOR-063.
    """
    return FAVOR_AWARDS[space] != PAY or gold >= FAVOR_UNITS[space]


def may_orient(state: "WorldState", seat: int, arrow: int) -> bool:
    """Say whether the active player may point the arrow to a number.

    Rules: WOR-025.
    """
    return arrow == 0 or can_reach(favor_space(state, arrow), gold_after_income(state, seat, arrow))


def award_of(
    state: "WorldState", seat: int, space: int, gained: list[int], supply: list[int]
) -> tuple[int, int]:
    """Give good (or VP) and units of a space for a seat that has gained this much before; (-1, 0) for nothing.

    Rules: WOR-033, WOR-034, WOR-035, WOR-036, WOR-037, WOR-038.
    """
    kind = FAVOR_AWARDS[space]
    units = FAVOR_UNITS[space]
    if kind == PER_HOUSE:
        return VP, units * houses_of(state, seat)
    good = FAVOR_GOODS[space]
    held = state.goods[seat * NUM_GOODS + good] + gained[good]
    if kind == PER:
        return VP, units * held
    if kind == TAKE:
        return (good, units) if supply[good] >= units else (-1, 0)
    if kind == PAY:
        return good, -units
    return (VP, units) if held > 0 else (-1, 0)


# --- prices and limits under the events in force -------------------------------------------------------------------


def market_is_open(state: "WorldState") -> bool:
    """Say whether Wool & Cloth Sales can be used.

    Rules: WOR-054, WOR-151.
    """
    return not in_force(state, MARKET_CLOSED)


def wool_price(state: "WorldState") -> int:
    """Give the gold for a wool at the market.

    Rules: WOR-052, WOR-054, WOR-114.
    """
    return LOW_WOOL_PRICE if in_force(state, WOOL_PRICE_EVENT) else WOOL_PRICE


def cloth_limit(state: "WorldState") -> int:
    """Say how many cloth one action may sell.

    Rules: WOR-052, WOR-053, WOR-054, WOR-134.
    """
    if state.cloth_covered:
        return 0
    return HIGH_CLOTH_LIMIT if in_force(state, CLOTH_LIMIT_EVENT) else CLOTH_LIMIT


def rent_limit(state: "WorldState") -> int:
    """Say for how many houses House Rent pays.

    Rules: WOR-059, WOR-141.
    """
    return LOW_RENT_LIMIT if in_force(state, RENT_LIMIT_EVENT) else RENT_LIMIT


def care_points(state: "WorldState") -> int:
    """Give the points for caring for one location.

    Rules: WOR-103, WOR-155.
    """
    return CARE_VP + (EVENT_VP[CARE_VP_EVENT] if in_force(state, CARE_VP_EVENT) else 0)


def resource_points(state: "WorldState", project: int) -> int:
    """Give the points for one resource placed on a project.

    Rules: WOR-089, WOR-120.
    """
    if project == EVENT_PROJECTS[PROJECT_VP_EVENT] and in_force(state, PROJECT_VP_EVENT):
        return EVENT_VP[PROJECT_VP_EVENT]
    return VP_PER_RESOURCE


# --- projects, houses, plague --------------------------------------------------------------------------------------


def is_covered(state: "WorldState", project: int) -> bool:
    """Say whether an event forbids all work on a project.

    Rules: WOR-126.
    """
    return project != EVENT_PROJECTS[ELFRIC] and in_force(state, ELFRIC)


def is_open(state: "WorldState", project: int) -> bool:
    """Say whether a project may be built on and donated to.

    Rules: WOR-087, WOR-126.
    """
    return state.projects[project] == UNDER_WAY and not is_covered(state, project)


def free_spaces(state: "WorldState", project: int, resource: int) -> int:
    """Count the free spaces of a project for stone (0) or wood (1).

    Rules: WOR-088.
    """
    at = 2 * project + resource
    return PROJECT_SPACES[at] - state.filled[at]


def is_filled(state: "WorldState", project: int) -> bool:
    """Say whether no space for stone or wood is free any more."""
    return free_spaces(state, project, 0) + free_spaces(state, project, 1) == 0


def donors_of(state: "WorldState", project: int) -> list[int]:
    """List the seats with a seal on a project, from the active player on.

    Rules: WOR-091.
    """
    order = [seat_after(state, walked) for walked in range(state.seats)]
    return [seat for seat in order if state.seals[project] >> seat & 1]


def seals_left(state: "WorldState", seat: int) -> int:
    """Count the donation seals a seat still has.

    Rules: WOR-005.
    """
    left = SEALS_EACH
    for project in range(NUM_PROJECTS):
        left -= state.seals[project] >> seat & 1
    return left


def houses_of(state: "WorldState", seat: int) -> int:
    """Count a seat's houses on the board."""
    return state.houses.count(seat)


def house_reason(state: "WorldState", seat: int, space: int) -> str:
    """Say why a seat may not have a house on a space, whatever it costs; empty if it may.

    Rules: WOR-057, WOR-058.
    """
    if state.houses[space] >= 0:
        return "space-taken"
    if houses_of(state, seat) >= HOUSES_EACH:
        return "no-house-left"
    for other in range(NUM_HOUSES):
        if state.houses[other] == seat and HOUSE_RENTS[other] == HOUSE_RENTS[space]:
            return "same-rent"
    return ""


def house_spaces(state: "WorldState", seat: int) -> list[int]:
    """List the spaces on which a seat may have a house, whatever it costs.

    Rules: WOR-057, WOR-058.
    """
    found: list[int] = []
    if houses_of(state, seat) >= HOUSES_EACH:
        return found
    rents = 0
    for space in range(NUM_HOUSES):
        if state.houses[space] == seat:
            rents |= 1 << HOUSE_RENTS[space]
    for space in range(NUM_HOUSES):
        if state.houses[space] < 0 and not rents >> HOUSE_RENTS[space] & 1:
            found.append(space)
    return found


def may_have_more_houses(state: "WorldState", seat: int) -> bool:
    """Say whether there is any space left on which a seat may have a house: `house_spaces` without the list.

    Rules: WOR-057, WOR-058.
    """
    houses = 0
    rents = 0
    for space in range(NUM_HOUSES):
        if state.houses[space] == seat:
            houses += 1
            rents |= 1 << HOUSE_RENTS[space]
    if houses >= HOUSES_EACH:
        return False
    found = False
    for space in range(NUM_HOUSES):
        found = found or (state.houses[space] < 0 and not rents >> HOUSE_RENTS[space] & 1)
    return found


def is_ill(state: "WorldState", location: int) -> bool:
    """Say whether a plague marker lies open on a location.

    Rules: WOR-099.
    """
    return state.ill >> location & 1 != 0


def curable(state: "WorldState", seat: int, used: int) -> list[int]:
    """List the ill locations a seat can care for beside those for which it has used this much knowledge.

    Rules: WOR-099, WOR-101, WOR-102.
    """
    found: list[int] = []
    if state.ill:
        knowledge = holds(state, seat, MEDICAL) - used
        for location in range(NUM_LOCATIONS):
            if state.ill >> location & 1 and state.plague[location] <= knowledge:
                found.append(location)
    return found


# --- cards ---------------------------------------------------------------------------------------------------------


def card_list(cards: int, first: int = 0) -> list[int]:
    """List the cards of a set, ascending; `first` counts from another number on, as that of an action."""
    found: list[int] = []
    while cards:
        if cards & 1:
            found.append(first)
        cards >>= 1
        first += 1
    return found


# Cards of a set, a bit for each -> how many they are; `bit_count` is a call of Python's own even in compiled code.
_SIZES: Final[list[int]] = [cards.bit_count() for cards in range(ALL_CARDS + 1)]


def can_discard(state: "WorldState", seat: int) -> bool:
    """Say whether a seat can lose a card and still fill its action pile: so the discard pile never passes six.

    Rules: WOR-043.
    """
    return _SIZES[state.hands[seat]] > PILE_SIZE - len(state.piles[seat])


def discard_due(state: "WorldState", seat: int) -> bool:
    """A card is discarded only while the discard pile is smaller than the action pile.

    Rules: WOR-042, WOR-043, WOR-086.
    """
    return _SIZES[state.discards[seat]] < len(state.piles[seat]) and can_discard(state, seat)


def swap_reason(state: "WorldState", seat: int, swap: int, used: int) -> str:
    """Say why a swap of a long-term event is not possible in the own turn; empty if it is.

    Rules: WOR-045.
    """
    event = SWAP_EVENTS[swap]
    if not in_force(state, event):
        return "event-not-in-force"
    if used >> event & 1:
        return "swapped-already"
    if holds(state, seat, EVENT_PAYS[event]) < EVENT_PAY_UNITS[event]:
        return "cannot-pay"
    return "" if available(state, SWAP_GETS[swap], 1) else "supply-empty"


def can_swap(state: "WorldState", seat: int, swap: int, used: int) -> bool:
    """Say whether a seat can make a swap of a long-term event in its turn."""
    # Most are not in force, and a text made only to be thrown away costs more than asking twice.
    return in_force(state, SWAP_EVENTS[swap]) and not swap_reason(state, seat, swap, used)


def possible_swaps(state: "WorldState", seat: int, used: int) -> list[int]:
    """List the swaps of long-term events that a seat can make in its turn; `used` has a bit for each event used."""
    found: list[int] = []
    swapping = state.council >= 0 and HAS_SWAP[state.council]
    for event in state.edge:
        swapping = swapping or HAS_SWAP[event]
    if not swapping:
        return found
    for swap in range(NUM_SWAPS):
        if can_swap(state, seat, swap, used):
            found.append(swap)
    return found


def sellable_cloth(state: "WorldState", seat: int, sold: int) -> bool:
    """Say whether a seat can sell one more cloth in this action."""
    return sold < cloth_limit(state) and holds(state, seat, CLOTH) > 0


def seat_after(state: "WorldState", walked: int) -> int:
    """Give the seat that is asked after so many others, from the active player on.

    Rules: WOR-003.
    """
    return (state.active + walked) % state.seats


def seats_with_most(state: "WorldState", good: int) -> list[int]:
    """List the seats with the most of a good, all of those tied.

    Rules: WOR-022, WOR-097.
    """
    most = max([holds(state, seat, good) for seat in range(state.seats)])
    return _seats_with(state, good, most)


def seats_with_least(state: "WorldState", good: int) -> list[int]:
    """List the seats with the least of a good, all of those tied.

    Rules: WOR-022.
    """
    least = min([holds(state, seat, good) for seat in range(state.seats)])
    return _seats_with(state, good, least)


def _seats_with(state: "WorldState", good: int, units: int) -> list[int]:
    order = [seat_after(state, walked) for walked in range(state.seats)]
    return [seat for seat in order if holds(state, seat, good) == units]
