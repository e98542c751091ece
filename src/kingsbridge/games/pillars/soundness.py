"""The invariants of a position: what must hold whatever has been played."""

from typing import TYPE_CHECKING

from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGE_WORKERS,
    ADVANTAGES_REMOVED,
    BUILDERS,
    CARD_WORKERS,
    COURT,
    CRAFT_ROUNDS,
    CRAFTSMEN_A_ROUND,
    CUBES,
    EVENT_GOOD,
    EVENTS_USED,
    FIRST_PRICE,
    FIRST_SPACES,
    GRAY_WORKERS,
    KINGSBRIDGE,
    LAST_ADVANTAGES,
    LOCATION_PER_SEAT,
    LOCATION_SPACES,
    LOCATIONS,
    MOST_GOLD,
    NUM_ADVANTAGES,
    NUM_CARDS,
    NUM_EVENTS,
    NUM_LOCATIONS,
    NUM_RESOURCES,
    NUM_SPACES,
    NUM_STALLS,
    OTTO,
    OWN_WORKERS,
    PRIORY,
    ROUNDS,
    SHIRING,
    STALLS,
    STARTING_ROW,
    TAX_FACES,
)
from kingsbridge.games.pillars.options import KIND, MIXED
from kingsbridge.games.pillars.reckoning import builders_at, room_for_craftsmen

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState


def violations(state: "PillarsState") -> list[str]:
    """Name what is wrong with a position, each in one sentence."""
    return _wrong_shape(state) or [
        *_wrong_numbers(state),
        *_wrong_cubes(state),
        *_wrong_workers(state),
        *_wrong_builders(state),
        *_wrong_craftsmen(state),
        *_wrong_advantages(state),
        *_wrong_events(state),
        *_wrong_question(state),
    ]


def _wrong_shape(state: "PillarsState") -> list[str]:
    seats = state.seats
    by_seat = [state.gold, state.points, state.workers, state.mill, state.gray, state.gray_next]
    by_seat += [state.bag, state.aside, state.wall, state.wall_next, state.bought, state.sold]
    named = [*state.holders, *state.owners, *state.spaces, *state.track]
    right = [
        all(len(row) == seats for row in by_seat),
        len(state.rows) == len(state.protected) == seats,
        len(state.cubes) == seats * NUM_RESOURCES,
        len(state.supply) == NUM_RESOURCES and len(state.stalls) == NUM_STALLS,
        len(state.holders) == NUM_CARDS and len(state.owners) == NUM_ADVANTAGES,
        len(state.spaces) == NUM_SPACES and len(state.track) == FIRST_PRICE + 1,
        len(state.kingsbridge) == LOCATION_SPACES[KINGSBRIDGE],
        len(state.shiring) == LOCATION_SPACES[SHIRING],
        0 <= state.start_seat < seats,
        all(-2 <= seat < seats for seat in named),
        all(0 <= frame.seat < seats for frame in state.frames),
        0 <= state.epoch <= ROUNDS,
        state.is_over == (state.epoch == ROUNDS),
    ]
    return [] if all(right) else ["A list has the wrong length or names a seat that does not exist."]


def _wrong_numbers(state: "PillarsState") -> list[str]:
    violated: list[str] = []
    if any(not 0 <= gold <= MOST_GOLD for gold in state.gold):
        violated.append(f"Gold is below zero or above {MOST_GOLD}.")
    if any(points < 0 for points in state.points):
        violated.append("Points are below zero.")
    if state.tax != 0 and state.tax not in TAX_FACES:
        violated.append("The tax is not a face of the die.")
    if not 0 <= state.price <= FIRST_PRICE or state.draws < 0:
        violated.append("The cost marker is off its track.")
    return violated


def _wrong_cubes(state: "PillarsState") -> list[str]:
    if any(units < 0 for units in state.cubes):
        return ["A seat has fewer than no cubes."]
    if any(not 0 <= state.stalls[r] <= STALLS[r] for r in range(NUM_STALLS)) or state.court_metal not in (
        0,
        1,
    ):
        return ["A stall or the court holds what it cannot hold."]
    for resource in range(NUM_RESOURCES):
        total = state.supply[resource] + sum(state.cubes[resource::NUM_RESOURCES])
        total += state.stalls[resource] if resource < NUM_STALLS else state.court_metal
        if total != CUBES[resource]:
            return ["Supply, stalls, court and seats do not hold the cubes there are."]
    return []


def _wrong_workers(state: "PillarsState") -> list[str]:
    numbers = state.workers + state.mill + state.gray + state.gray_next
    if any(number < 0 for number in numbers) or sum(state.gray + state.gray_next) > GRAY_WORKERS:
        return ["There are fewer than no workers, or more gray ones than in the box."]
    for seat in range(state.seats):
        total = OWN_WORKERS + state.gray[seat] + state.gray_next[seat]
        if state.owners[OTTO] == seat:
            total += ADVANTAGE_WORKERS[OTTO]
        busy = sum([CARD_WORKERS[card] for card in range(NUM_CARDS) if state.holders[card] == seat])
        if state.workers[seat] + state.mill[seat] + busy != total:
            return [f"Seat {seat} does not have as many workers as it must."]
    return []


def _wrong_builders(state: "PillarsState") -> list[str]:
    for seat in range(state.seats):
        count = state.bag[seat] + state.aside[seat] + state.spaces.count(seat) + state.track.count(seat)
        if count + _in_hand(state, seat) != BUILDERS or state.bag[seat] < 0 or state.aside[seat] < 0:
            return [f"Seat {seat} does not have as many builders as it must."]
        for location in range(NUM_LOCATIONS):
            if builders_at(state, seat, location) > LOCATION_PER_SEAT[location]:
                return [f"Seat {seat} has too many builders at '{LOCATIONS[location]}'."]
    if -2 in state.spaces or -2 in state.track:
        return ["A space is neither free nor taken."]
    for location in (PRIORY, COURT):
        first = FIRST_SPACES[location]
        row = state.spaces[first : first + LOCATION_SPACES[location]]
        if -1 in row and any(seat >= 0 for seat in row[row.index(-1) :]):
            return [f"A lower space is free at '{LOCATIONS[location]}'."]
    return []


def _in_hand(state: "PillarsState", seat: int) -> int:
    """Count the builder of a seat that was just drawn; a passed one still stands on the track."""
    if not state.frames:
        return 0
    return int(frames.drawn_owner(state.frames[0]) == seat)


def _wrong_craftsmen(state: "PillarsState") -> list[str]:
    hired = [each for row in state.rows for each in row if CRAFT_ROUNDS[each] > 0]
    known = hired + state.offer + [each for each in state.shiring if each >= 0] + state.craft_deck
    if len(set(known)) != len(known) or any(len(set(row)) != len(row) for row in state.rows):
        return ["A craftsman is in two places."]
    if any(each in STARTING_ROW for each in state.offer + state.shiring + state.craft_deck):
        return ["A starting craftsman is for hire."]
    rounds = [CRAFT_ROUNDS[each] for each in state.craft_deck]
    left = range(min(state.epoch + 2, ROUNDS + 1), ROUNDS + 1)
    if rounds != [number for number in left for _ in range(CRAFTSMEN_A_ROUND)]:
        return ["The craftsmen of the coming rounds are not those there must be."]
    for seat in range(state.seats):
        over = 1 if len(state.frames) > 1 and state.frames[-1].seat == seat else 0
        if len(state.rows[seat]) > room_for_craftsmen(state, seat) + over:
            return [f"Seat {seat} has more craftsmen than room."]
    return []


def _wrong_advantages(state: "PillarsState") -> list[str]:
    owned = [number for number, seat in enumerate(state.owners) if seat >= 0]
    shown = [each for each in state.kingsbridge if each >= 0]
    known = owned + shown + state.advantage_deck + state.advantages_removed
    if len(set(known)) != len(known) or -2 in state.owners:
        return ["An advantage card is in two places."]
    if len(state.advantages_removed) != ADVANTAGES_REMOVED or any(
        each in LAST_ADVANTAGES for each in state.advantages_removed
    ):
        return ["The advantage cards out of the game are not four regular ones."]
    each_round = LOCATION_SPACES[KINGSBRIDGE]
    if len(state.advantage_deck) != each_round * max(0, ROUNDS - 1 - state.epoch):
        return ["The advantage pile does not have two cards for each coming round."]
    if state.advantage_deck and sorted(state.advantage_deck[-each_round:]) != LAST_ADVANTAGES:
        return ["The cards of the last round do not lie at the bottom of the pile."]
    return []


def _wrong_events(state: "PillarsState") -> list[str]:
    known = state.past_events + state.event_deck + state.events_removed
    if sorted(known) != list(range(NUM_EVENTS)):
        return ["Events seen, to come and removed are not the ten there are."]
    used = state.past_events + state.event_deck
    if len(used) != EVENTS_USED or len(state.past_events) not in (state.epoch, state.epoch + 1):
        return ["There is not one event for each round."]
    good = len([each for each in used if EVENT_GOOD[each]])
    option = state.options["events"]
    if option != MIXED and good != (EVENTS_USED - 1 if option == KIND else 1):
        return ["The events are not those of the option chosen."]
    return []


def _wrong_question(state: "PillarsState") -> list[str]:
    """Cards are chosen and builders placed before the event is known, everything else after."""
    if not state.frames:
        return []
    running = state.frames[0]
    if len(state.frames) > 1 and (len(state.frames) > 2 or not frames.is_dismissal(state.frames[1])):
        return ["Only a dismissal can interrupt another question."]
    if frames.is_dismissal(running):
        return ["A dismissal interrupts another question."]
    revealed = len(state.past_events) > state.epoch
    if revealed != (frames.part(running) == 3):
        return ["The event is revealed after the builders are placed, not before and not later."]
    if frames.is_cards(running) and (any(state.mill) or sum(state.bag) != BUILDERS * state.seats):
        return ["Cards are chosen before workers go to the mill and builders are drawn."]
    if not frames.is_cards(running) and (state.offer or -1 in state.holders):
        return ["The supply is empty after the first phase."]
    return []
