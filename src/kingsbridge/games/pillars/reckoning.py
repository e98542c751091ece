"""What follows from a position without changing it: rooms, trades, free spaces, yields, what is unseen."""

from typing import TYPE_CHECKING

from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGE_CUBES,
    ARCHBISHOP,
    BUILDING_STEP,
    CARD_CUBES,
    CARD_RESOURCES,
    CRAFT_BY_HIMSELF,
    CRAFT_CAPACITIES,
    CRAFT_EXTRA,
    CRAFT_IS_MIXER,
    CRAFT_IS_STONECUTTER,
    CRAFT_IS_WOODWORKER,
    CRAFT_NEEDS,
    CRAFT_NEEDS_MIXER,
    CRAFT_TAKES,
    CRAFT_TAKES_GOLD,
    ELLEN,
    EVENT_CUBES_PER_CARD,
    EVENT_EXTRA_USES,
    EVENT_GOOD,
    EXTRA_ROOM,
    FIRST_SPACES,
    FRANCIS,
    FRANCIS_TAX,
    JACK,
    LAST_ADVANTAGES,
    LOCATION_PER_SEAT,
    LOCATION_SPACES,
    MOST_CRAFTSMEN,
    NUM_CARDS,
    NUM_RESOURCES,
    NUM_TARGETS,
    PRODUCERS,
    ROUNDS,
    TARGET_LOCATIONS,
    TARGET_SPACES,
    THOMAS,
)

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState


def round_number(state: "PillarsState") -> int:
    """Say which round is being played (of a finished game: which was the last), from 1 on."""
    return state.epoch if state.is_over else state.epoch + 1


def is_last_round(state: "PillarsState") -> bool:
    """Say whether the sixth round is being played.

    Rules: PIL-092.
    """
    return state.epoch >= ROUNDS - 1


def room_for_craftsmen(state: "PillarsState", seat: int) -> int:
    """Say how many craftsmen a seat can house.

    Rules: PIL-021, PIL-097.
    """
    return MOST_CRAFTSMEN + (EXTRA_ROOM if state.owners[JACK] == seat else 0)


def has_mixer(row: list[int]) -> bool:
    """Say whether a mortar mixer of either kind works in a row.

    Rules: PIL-075.
    """
    return _has_one(row, CRAFT_IS_MIXER)


def has_woodworker(row: list[int]) -> bool:
    """Say whether a woodworker, starting or master, works in a row: without one no wood is sold to the seat.

    Rules: PIL-068.
    """
    return _has_one(row, CRAFT_IS_WOODWORKER)


def has_stonecutter(row: list[int]) -> bool:
    """Say whether a stonecutter works in a row: without one the seat cannot sell stone.

    Rules: PIL-069.
    """
    return _has_one(row, CRAFT_IS_STONECUTTER)


def _has_one(row: list[int], wanted: list[bool]) -> bool:
    # Written out, here and in `can_work`: a generator costs more than the whole loop.
    for craftsman in row:  # noqa: SIM110
        if wanted[craftsman]:
            return True
    return False


# --- builders --------------------------------------------------------------------------------------------------------


def lowest_free_space(state: "PillarsState", location: int) -> int:
    """Find the lowest free space of a location, or -1.

    Rules: PIL-036.
    """
    first = FIRST_SPACES[location]
    for space in range(first, first + LOCATION_SPACES[location]):
        if state.spaces[space] < 0:
            return space
    return -1


def builders_at(state: "PillarsState", seat: int, location: int) -> int:
    """Count a seat's builders at a location."""
    first = FIRST_SPACES[location]
    count = 0
    for space in range(first, first + LOCATION_SPACES[location]):
        if state.spaces[space] == seat:
            count += 1
    return count


def archbishops_guest(state: "PillarsState") -> int:
    """Give the seat whose builder stands at the Archbishop's seat, or -1."""
    return state.spaces[FIRST_SPACES[ARCHBISHOP]]


def has_its_share(state: "PillarsState", seat: int, location: int) -> bool:
    """Say whether a seat has as many builders at a location as it may.

    Rules: PIL-038.
    """
    limit = LOCATION_PER_SEAT[location]
    return limit < LOCATION_SPACES[location] and builders_at(state, seat, location) >= limit


def space_for(state: "PillarsState", seat: int, target: int) -> int:
    """Find the space that a builder sent to a target would take, or -1 if there is none for him.

    Rules: PIL-036, PIL-037.
    """
    space = TARGET_SPACES[target]
    if space >= 0:
        return space if state.spaces[space] < 0 else -1
    location = TARGET_LOCATIONS[target]
    free = lowest_free_space(state, location)
    return -1 if free >= 0 and has_its_share(state, seat, location) else free


def open_targets(state: "PillarsState", seat: int) -> list[int]:
    """List the targets where a seat may place a builder."""
    found: list[int] = []
    spaces = state.spaces
    for target in range(NUM_TARGETS):
        space = TARGET_SPACES[target]
        # What `space_for` says, without a call for the many targets that are a space of their own.
        if spaces[space] < 0 if space >= 0 else space_for(state, seat, target) >= 0:
            found.append(target)
    return found


def has_open_target(state: "PillarsState", seat: int) -> bool:
    """Say whether a seat may place a builder anywhere."""
    for target in range(NUM_TARGETS):  # noqa: SIM110
        if space_for(state, seat, target) >= 0:
            return True
    return False


def builders_in_bag(state: "PillarsState") -> int:
    """Count the builders of all seats that are still in the bag."""
    count = 0
    for builders in state.bag:
        count += builders
    return count


def can_throw_back(state: "PillarsState") -> bool:
    """Say whether the start player may still throw the builder just drawn back into the bag.

    Rules: PIL-030.
    """
    return not state.thrown_back and builders_in_bag(state) > 0


# --- events ----------------------------------------------------------------------------------------------------------


def event_of_round(state: "PillarsState") -> int:
    """Give the event of the running round once it is revealed, else -1."""
    return state.past_events[-1] if len(state.past_events) > state.epoch else -1


def may_use_thomas(state: "PillarsState", seat: int) -> bool:
    """Thomas helps his owner against bad events from which nothing else protects.

    Rules: PIL-044, PIL-101.
    """
    return (
        state.owners[THOMAS] == seat and not state.protected[seat] and not EVENT_GOOD[event_of_round(state)]
    )


def foresees(state: "PillarsState", seat: int | None) -> bool:
    """Say whether a seat knows the coming event through Ellen: from the round's set-up to the reveal.

    Rules: PIL-100.
    """
    return (
        seat is not None
        and state.owners[ELLEN] == seat
        and len(state.past_events) == state.epoch
        and len(state.event_deck) > 0
    )


def unseen_events(state: "PillarsState") -> list[int]:
    """List the events nobody has seen, in play or removed.

    Rules: PIL-120.
    """
    return sorted(state.event_deck + state.events_removed)


def unseen_advantages(state: "PillarsState") -> list[int]:
    """List the regular advantage cards nobody has seen, in the pile or removed.

    Rules: PIL-120.
    """
    return sorted(state.advantage_deck[: regular_advantages_left(state)] + state.advantages_removed)


def regular_advantages_left(state: "PillarsState") -> int:
    """Say how many cards of the pile lie above those of the last round, which stay at the bottom until it begins."""
    return max(0, len(state.advantage_deck) - len(LAST_ADVANTAGES))


# --- production ------------------------------------------------------------------------------------------------------


def yield_change(state: "PillarsState", seat: int) -> int:
    """Give what the round's event adds to each resource card of a seat.

    Rules: PIL-054, PIL-112, PIL-117.
    """
    event = event_of_round(state)
    if event < 0 or (state.protected[seat] and not EVENT_GOOD[event]):
        return 0
    return EVENT_CUBES_PER_CARD[event]


def expected_production(state: "PillarsState", seat: int) -> list[int]:
    """Give the cubes by resource that the next production brings a seat, as far as is known."""
    cubes = [0] * NUM_RESOURCES
    change = yield_change(state, seat)
    for card in range(NUM_CARDS):
        if state.holders[card] == seat:
            cubes[CARD_RESOURCES[card]] += CARD_CUBES[card] + change
    for advantage in PRODUCERS:
        if state.owners[advantage] == seat:
            for resource in range(NUM_RESOURCES):
                cubes[resource] += ADVANTAGE_CUBES[advantage * NUM_RESOURCES + resource]
    return cubes


# --- tax -------------------------------------------------------------------------------------------------------------


def tax_of(state: "PillarsState", seat: int) -> int:
    """Say what a seat owes that is not free of tax: the roll, or Francis's fixed sum.

    Rules: PIL-060, PIL-061, PIL-098.
    """
    return FRANCIS_TAX if state.owners[FRANCIS] == seat else state.tax


# --- the craftsmen at work -------------------------------------------------------------------------------------------


def extra_uses(state: "PillarsState") -> int:
    """Give the uses above the numbers that this round's event allows each seat.

    Rules: PIL-082, PIL-113.
    """
    event = event_of_round(state)
    return EVENT_EXTRA_USES[event] if event >= 0 else 0


def uses_left(craftsman: int, used: int, extra: int) -> int:
    """Say how often a craftsman may still work this round; `extra`: uses above his number that are still open.

    Rules: PIL-073, PIL-082.
    """
    if CRAFT_BY_HIMSELF[craftsman]:
        return 0
    left = CRAFT_CAPACITIES[craftsman] - used
    return left + extra if CRAFT_EXTRA[craftsman] else left


def can_work(cubes: list[int], at: int, gold: int, craftsman: int, mixer: bool) -> bool:
    """Say whether a craftsman finds what one use takes; `at` is where the seat's cubes begin.

    Rules: PIL-072, PIL-075, PIL-076, PIL-080.
    """
    if CRAFT_TAKES_GOLD[craftsman] > gold or (CRAFT_NEEDS_MIXER[craftsman] and not mixer):
        return False
    need = CRAFT_NEEDS[craftsman]
    if need >= 0 and cubes[at + need] == 0:
        return False
    first = craftsman * NUM_RESOURCES
    for resource in range(NUM_RESOURCES):  # noqa: SIM110
        if CRAFT_TAKES[first + resource] > cubes[at + resource]:
            return False
    return True


def has_built(state: "PillarsState", seat: int) -> bool:
    """Say whether a seat has done this round's building; who gives cubes back has.

    Rules: PIL-074.
    """
    if not state.frames:
        return False
    frame = state.frames[0]
    if frames.step(frame) != BUILDING_STEP:
        return frames.step(frame) > BUILDING_STEP
    built = frames.seats_built(frame) + (1 if frames.is_store(frame) else 0)
    return (seat - state.start_seat) % state.seats < built


def held_cubes(state: "PillarsState", seat: int) -> int:
    """Count all cubes of a seat, metal too.

    Rules: PIL-083.
    """
    at = seat * NUM_RESOURCES
    held = 0
    for resource in range(NUM_RESOURCES):
        held += state.cubes[at + resource]
    return held
