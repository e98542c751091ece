"""What must hold in every position; `check` and the reading of positions from outside use it."""

from typing import TYPE_CHECKING

from kingsbridge.games.world.components import (
    ALL_CARDS,
    CHAPTER_EVENTS,
    CHAPTERS,
    EVENT_LONG,
    EVENTS_REMOVED,
    HOUSE_RENTS,
    HOUSES_EACH,
    LONG_TERM_SPACES,
    NUM_DUTIES,
    NUM_FAVORS,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    PILE_SIZE,
    PLAGUE_VALUES,
    PROJECT_SPACES,
    RESOURCES,
    ROUNDS,
    SEALS_EACH,
    STARRED,
    TAX_DIE,
    WHOLE_SUPPLY,
)
from kingsbridge.games.world.reckoning import FINISHED, UNDER_WAY, seals_left

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState


def violations(state: "WorldState") -> list[str]:
    """Name what is wrong with a position; the later checks rely on the shape."""
    return _wrong_shape(state) or [
        *_wrong_goods(state),
        *_wrong_cards(state),
        *_wrong_events(state),
        *_wrong_board(state),
        *_wrong_plague(state),
        *_wrong_end(state),
    ]


def _wrong_shape(state: "WorldState") -> list[str]:
    seats = range(state.seats)
    sizes = [
        len(state.goods) == state.seats * NUM_GOODS,
        len(state.supply) == NUM_GOODS,
        len(state.missing) == state.seats * NUM_DUTIES,
        len(state.houses) == NUM_HOUSES,
        len(state.projects) == len(state.seals) == NUM_PROJECTS,
        len(state.filled) == 2 * NUM_PROJECTS,
        len(state.plague) == NUM_LOCATIONS,
        len(state.substitutes) == 2,
        len(state.hands) == len(state.discards) == len(state.piles) == state.seats,
        len(state.vp) == len(state.halves) == len(state.penalties) == state.seats,
    ]
    ranges = [
        0 <= state.round <= ROUNDS,
        state.active in seats,
        -1 <= state.arrow <= 3,
        0 <= state.covered < 1 << NUM_FAVORS,
        state.cloth_covered in (0, 1),
        state.tax == 0 or state.tax in TAX_DIE,
        0 <= state.epoch <= CHAPTERS,
        all(frame.seat in seats for frame in state.frames),
        all(owner == -1 or owner in seats for owner in state.houses),
        all(0 <= donors < 1 << state.seats for donors in state.seals),
    ]
    return (
        [] if all(sizes) and all(ranges) else ["A list has the wrong length or a number is out of its range."]
    )


def _wrong_goods(state: "WorldState") -> list[str]:
    found: list[str] = []
    if min(state.goods) < 0 or min(state.supply) < 0 or min(state.vp) < 0 or min(state.missing) < 0:
        found.append("Goods, points and shortfalls are never negative.")
    for good in range(1, NUM_GOODS):
        total = state.supply[good] + sum(state.goods[good::NUM_GOODS])
        if good in RESOURCES:
            resource = RESOURCES.index(good)
            total += sum(state.filled[resource::2]) - state.substitutes[resource]
        if total != WHOLE_SUPPLY[good]:
            found.append("A good is not conserved.")
    if not all(half in (0, 1) for half in state.halves) or (not state.is_over and any(state.halves)):
        found.append("Half points are there only at the end.")
    return found


def _wrong_cards(state: "WorldState") -> list[str]:
    first = state.epoch == 0 and state.options["first_game"] is True
    whole = STARRED if first else ALL_CARDS
    for seat in range(state.seats):
        opened = 0
        for card in state.piles[seat]:
            opened |= 1 << card
        parts = [opened, state.hands[seat], state.discards[seat]]
        counts = sum(part.bit_count() for part in parts)
        if len(state.piles[seat]) != opened.bit_count() or counts != whole.bit_count():
            return [f"A card of seat {seat} is missing or doubled."]
        if parts[0] | parts[1] | parts[2] != whole:
            return [f"Seat {seat} has other cards than it must have."]
        if opened.bit_count() > PILE_SIZE or state.discards[seat].bit_count() > PILE_SIZE:
            return [f"A pile of seat {seat} has more than {PILE_SIZE} cards."]
    return []


def _wrong_events(state: "WorldState") -> list[str]:
    chapter = CHAPTER_EVENTS[min(state.epoch, CHAPTERS - 1)]
    found: list[str] = []
    if sorted(state.deck + state.revealed) != chapter or len(state.deck) < EVENTS_REMOVED:
        found.append("Deck and revealed events are not the events of the chapter.")
    if len(state.edge) > LONG_TERM_SPACES or not all(EVENT_LONG[event] for event in state.edge):
        found.append("At most two long-term events lie on the edge, and no others.")
    if not all(event in state.revealed for event in state.edge):
        found.append("An event on the edge was never revealed.")
    if state.council >= 0 and (not state.revealed or state.council != state.revealed[-1]):
        found.append("The event in the council is not the one revealed last.")
    if state.arrow >= 0 and state.council < 0:
        found.append("There is no event to be turned.")
    return found


def _wrong_board(state: "WorldState") -> list[str]:
    found: list[str] = []
    for seat in range(state.seats):
        rents = [HOUSE_RENTS[space] for space in range(NUM_HOUSES) if state.houses[space] == seat]
        if len(rents) > HOUSES_EACH or len(set(rents)) < len(rents):
            found.append(f"Seat {seat} has too many houses, or two with the same rent.")
        if not 0 <= seals_left(state, seat) <= SEALS_EACH:
            found.append(f"Seat {seat} has laid more seals than it has.")
    for project in range(NUM_PROJECTS):
        status = state.projects[project]
        filled = state.filled[2 * project : 2 * project + 2]
        spaces = PROJECT_SPACES[2 * project : 2 * project + 2]
        if any(not 0 <= units <= most for units, most in zip(filled, spaces, strict=True)):
            found.append("A project has more resources than spaces.")
        if status not in (0, UNDER_WAY, FINISHED) or (status == FINISHED) != (filled == spaces):
            found.append("A project is finished exactly when all its spaces are filled.")
        if status != UNDER_WAY and (state.seals[project] or (status == 0 and any(filled))):
            found.append("Seals and resources lie on projects that are under way.")
    return found


def _wrong_plague(state: "WorldState") -> list[str]:
    values = sorted(value for value in state.plague if value)
    rest = PLAGUE_VALUES.copy()
    for value in values:
        if value not in rest:
            return ["A plague marker is doubled."]
        rest.remove(value)
    if any(state.ill >> at & 1 and not state.plague[at] for at in range(NUM_LOCATIONS)):
        return ["A location without a marker cannot be ill."]
    return []


def _wrong_end(state: "WorldState") -> list[str]:
    if state.is_over != (state.epoch == CHAPTERS):
        return ["The game is over exactly after the last chapter."]
    return []
