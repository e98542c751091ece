"""The seat's knowledge as a fixed list of numbers, for learning. Seats are counted from the asking one on."""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.world import frames
from kingsbridge.games.world.components import (
    CARDS,
    CHAPTERS,
    DUTIES,
    EVENTS,
    FAVORS,
    GOODS,
    HOUSES,
    LOCATIONS,
    NUM_CARDS,
    NUM_DUTIES,
    NUM_EVENTS,
    NUM_FAVORS,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    PENALTIES,
    PROJECTS,
)
from kingsbridge.games.world.reckoning import houses_of, in_force, is_ill, seals_left

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState

MOST_SEATS: Final = 4


def _names() -> list[str]:
    names = ["seats", "chapter", "round", "arrow", "cloth covered", "tax"]
    names += [f"phase {number}" for number in range(frames.NUM_PHASES)]
    names += ["frame a", "frame b"]
    names += [f"council {key}" for key in EVENTS]
    names += [f"in force {key}" for key in EVENTS]
    names += [f"unseen {key}" for key in EVENTS]
    names += [f"favor {key}" for key in FAVORS]
    names += [f"covered {key}" for key in FAVORS]
    names += [f"supply {key}" for key in GOODS]
    for key in PROJECTS:
        names += [f"{key} status", f"{key} stone", f"{key} wood"]
    for key in LOCATIONS:
        names += [f"{key} marker", f"{key} need"]
    names += [f"hand {key}" for key in CARDS]
    names += [f"discarded {key}" for key in CARDS]
    for seat in range(MOST_SEATS):
        names += _seat_names(f"seat +{seat}")
    return names


def _seat_names(who: str) -> list[str]:
    names = [f"{who} to move", f"{who} active", f"{who} points", f"{who} houses", f"{who} seals"]
    names += [f"{who} cards", f"{who} discards", f"{who} last card"]
    names += [f"{who} {key}" for key in GOODS]
    names += [f"{who} played {key}" for key in CARDS]
    names += [f"{who} house {key}" for key in HOUSES]
    names += [f"{who} donated {key}" for key in PROJECTS]
    names += [f"{who} {key}" for key in PENALTIES]
    return names + [f"{who} missed {key}" for key in DUTIES]


FEATURE_NAMES: Final[list[str]] = _names()
_PER_SEAT: Final = len(_seat_names(""))


def make_features(state: "WorldState", seat: int) -> list[int]:
    """Write the numbers in the order of FEATURE_NAMES."""
    row = [state.seats, min(state.epoch, CHAPTERS), state.round, state.arrow, state.cloth_covered, state.tax]
    phase = frames.phase_number(state.frames[-1]) if state.frames else -1
    row += [1 if phase == number else 0 for number in range(frames.NUM_PHASES)]
    # What has been done of an action is public; swaps used are large numbers and told by the legal actions.
    done = frames.first_two_numbers(state.frames[-1]) if state.frames else [0, 0]
    row += [done[0], min(done[1], 15)]
    row += [1 if state.council == event else 0 for event in range(NUM_EVENTS)]
    row += [1 if in_force(state, event) else 0 for event in range(NUM_EVENTS)]
    row += [1 if event in state.deck else 0 for event in range(NUM_EVENTS)]
    row += [1 if state.favor == space else 0 for space in range(NUM_FAVORS)]
    row += [state.covered >> space & 1 for space in range(NUM_FAVORS)]
    row += state.supply
    for project in range(NUM_PROJECTS):
        row += [state.projects[project], state.filled[2 * project], state.filled[2 * project + 1]]
    for location in range(NUM_LOCATIONS):
        row.append(1 if state.plague[location] else 0)
        row.append(state.plague[location] if is_ill(state, location) else 0)
    row += _bits(state.hands[seat], NUM_CARDS)
    row += _bits(state.discards[seat], NUM_CARDS)
    for step in range(MOST_SEATS):
        row += _seat_features(state, (seat + step) % state.seats) if step < state.seats else [0] * _PER_SEAT
    return row


def _seat_features(state: "WorldState", seat: int) -> list[int]:
    opened = 0
    for card in state.piles[seat]:
        opened |= 1 << card
    return [
        1 if state.current_seat == seat else 0,
        1 if state.active == seat else 0,
        state.vp[seat],
        houses_of(state, seat),
        seals_left(state, seat),
        state.hands[seat].bit_count(),
        state.discards[seat].bit_count(),
        state.piles[seat][-1] + 1 if state.piles[seat] else 0,
        *state.goods[seat * NUM_GOODS : (seat + 1) * NUM_GOODS],
        *_bits(opened, NUM_CARDS),
        *[1 if state.houses[space] == seat else 0 for space in range(NUM_HOUSES)],
        *[state.seals[project] >> seat & 1 for project in range(NUM_PROJECTS)],
        *_bits(state.penalties[seat], NUM_DUTIES),
        *state.missing[seat * NUM_DUTIES : (seat + 1) * NUM_DUTIES],
    ]


def _bits(bits: int, count: int) -> list[int]:
    return [bits >> number & 1 for number in range(count)]
