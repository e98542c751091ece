"""The invariants of a position: what must hold whatever has been played, so that impossible positions are refused.

Not remembered, and so not asked here, is who took which card, what gold was spent on, and how points were made.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGE_AT_ONCE,
    ADVANTAGE_POINTS,
    ADVANTAGE_WORKERS,
    ADVANTAGES_REMOVED,
    BUILDERS,
    BUILDING_STEP,
    CARD_WORKERS,
    CARDS_IN_SUPPLY,
    CASTLE,
    CASTLE_WORKERS,
    COURT,
    COURT_METAL,
    CRAFT_BY_HIMSELF,
    CRAFT_CAPACITIES,
    CRAFT_COSTS,
    CRAFT_NEEDS_MIXER,
    CRAFT_POINTS,
    CRAFT_ROUNDS,
    CRAFTSMEN_A_ROUND,
    CUBES,
    EVENT_BUILDERS_LESS,
    EVENT_EFFECTS,
    EVENT_EXTRA_USES,
    EVENT_GOOD,
    EVENT_METAL,
    EVENTS_USED,
    EXTRA_ROOM,
    FIRST_PRICE,
    FIRST_SPACES,
    GRAY_WORKERS,
    KEPT_CUBES,
    KINGSBRIDGE,
    LAST_ADVANTAGES,
    LOCATION_NUMBERS,
    LOCATION_PER_SEAT,
    LOCATION_SPACES,
    LOCATIONS,
    MARKET,
    METAL,
    MOST_CRAFTSMEN,
    MOST_GOLD,
    MOST_HELD,
    NUM_ADVANTAGES,
    NUM_CARDS,
    NUM_CRAFTSMEN,
    NUM_EVENTS,
    NUM_LOCATIONS,
    NUM_RESOURCES,
    NUM_SPACES,
    NUM_STALLS,
    OTTO,
    OWN_WORKERS,
    PRIOR_PHILIP,
    PRIORY,
    PRIORY_POINTS,
    PRODUCTION_STEP,
    ROUNDS,
    SHIRING,
    STALLS,
    START_GOLD,
    START_POINTS,
    STARTING_ROW,
    STONE,
    TAX_EXEMPTION,
    TAX_FACES,
    THOMAS,
    WOOD,
    WOOL_MILL_STEP,
)
from kingsbridge.games.pillars.options import KIND, MIXED
from kingsbridge.games.pillars.reckoning import (
    archbishops_guest,
    builders_at,
    can_throw_back,
    extra_uses,
    has_built,
    has_mixer,
    has_stonecutter,
    has_woodworker,
    held_cubes,
    is_last_round,
    may_use_thomas,
    open_targets,
    room_for_craftsmen,
)

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState

# Where the walk stands once the game is over.
_OVER: Final = 99


def violations(state: "PillarsState") -> list[str]:
    """Name what is wrong with a position, each in one sentence."""
    return (
        _wrong_shape(state)
        or _wrong_stack(state)
        or [
            *_wrong_numbers(state),
            *_wrong_cubes(state),
            *_wrong_trades(state),
            *_wrong_workers(state),
            *_wrong_builders(state),
            *_wrong_marker(state),
            *_wrong_walls(state),
            *_wrong_cards(state),
            *_wrong_craftsmen(state),
            *_wrong_advantages(state),
            *_wrong_events(state),
            *_wrong_protection(state),
            *_wrong_beginning(state),
            *_wrong_question(state),
        ]
    )


# --- where the round stands -------------------------------------------------------------------------------------------


def _round_index(state: "PillarsState") -> int:
    """Give the round being played, from 0 on; of a finished game the last."""
    return min(state.epoch, ROUNDS - 1)


def _step(state: "PillarsState") -> int:
    """Give the place of the walk being resolved: 0 before Phase III."""
    return frames.step(state.frames[0]) if state.frames else _OVER


def _part(state: "PillarsState") -> int:
    return frames.part(state.frames[0]) if state.frames else 3


def _place(state: "PillarsState", seat: int) -> int:
    """Count the seats from the start player to a seat."""
    return (seat - state.start_seat) % state.seats


def _event(state: "PillarsState") -> int:
    """Give the event of the round once it is revealed, in a finished game too; else -1."""
    return state.past_events[-1] if _part(state) == 3 and state.past_events else -1


def _seats_met(state: "PillarsState") -> int:
    """Count the seats that this round's event has met, from the start player on."""
    if _part(state) != 3:
        return 0
    if _step(state) > 1:
        return state.seats
    return frames.seats_met(state.frames[0]) if frames.is_fate(state.frames[0]) else 0


def _is_gone(state: "PillarsState", advantage: int) -> bool:
    """Say whether an advantage card has left the game."""
    unseen = state.advantage_deck + state.advantages_removed
    return state.owners[advantage] < 0 and advantage not in state.kingsbridge and advantage not in unseen


# --- form -------------------------------------------------------------------------------------------------------------


def _wrong_shape(state: "PillarsState") -> list[str]:
    seats = state.seats
    by_seat = [state.gold, state.points, state.workers, state.mill, state.gray, state.gray_next]
    by_seat += [state.bag, state.aside, state.wall, state.wall_next, state.bought, state.sold]
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
        all(-2 <= seat < seats for seat in state.holders),
        all(-1 <= seat < seats for seat in state.owners + state.spaces + state.track),
        all(0 <= frame.seat < seats for frame in state.frames),
        all(number >= 0 for number in _cards_of_decks(state)),
        0 <= state.epoch <= ROUNDS,
        state.is_over == (state.epoch == ROUNDS),
    ]
    return [] if all(right) else ["A list has the wrong length or names a seat that does not exist."]


def _cards_of_decks(state: "PillarsState") -> list[int]:
    """List what lies in rows and piles, where there is no empty place."""
    cards = state.offer + state.craft_deck + state.advantage_deck + state.advantages_removed
    cards = cards + state.past_events + state.event_deck + state.events_removed
    return cards + [craftsman for row in state.rows for craftsman in row]


def _wrong_stack(state: "PillarsState") -> list[str]:
    """Only a dismissal interrupts another question, and every question holds what it can hold."""
    if not state.frames:
        return []
    if any(not frames.is_well_formed(frame, state.seats) for frame in state.frames):
        return ["A question holds numbers that it cannot hold."]
    if frames.is_dismissal(state.frames[0]):
        return ["A dismissal interrupts another question."]
    if len(state.frames) > 2 or (len(state.frames) == 2 and not frames.is_dismissal(state.frames[1])):
        return ["Only a dismissal can interrupt another question."]
    return []


# --- numbers ----------------------------------------------------------------------------------------------------------


def _most_by_work(number: int) -> int:
    """Give what the best craftsmen of the rounds up to a number can bring in one, each as often as he may work."""
    known = [craftsman for craftsman in range(NUM_CRAFTSMEN) if CRAFT_ROUNDS[craftsman] <= number]
    by_craftsman = sorted([CRAFT_CAPACITIES[craftsman] * CRAFT_POINTS[craftsman] for craftsman in known])
    above = max(EVENT_EXTRA_USES) * max([CRAFT_POINTS[craftsman] for craftsman in known])
    return sum(by_craftsman[-MOST_CRAFTSMEN - EXTRA_ROOM :]) + above


_MOST_BY_WORK: Final = [_most_by_work(number) for number in range(1, ROUNDS + 1)]
_MOST_AT_PRIORY: Final = sum(PRIORY_POINTS) + ADVANTAGE_POINTS[PRIOR_PHILIP] * len(PRIORY_POINTS)


def _most_points(state: "PillarsState") -> int:
    """Give what no seat can have more of by now: cards, the priory and the cathedral bring points, and nothing else."""
    most = START_POINTS + sum(_MOST_BY_WORK[: state.epoch]) + _MOST_AT_PRIORY * state.epoch
    if not state.is_over:
        most += _MOST_AT_PRIORY if _step(state) > LOCATION_NUMBERS[PRIORY] else 0
        most += _MOST_BY_WORK[state.epoch] if _step(state) >= BUILDING_STEP else 0
    gone = [card for card in range(NUM_ADVANTAGES) if ADVANTAGE_AT_ONCE[card] and _is_gone(state, card)]
    return most + sum([ADVANTAGE_POINTS[card] for card in gone])


def _wrong_numbers(state: "PillarsState") -> list[str]:
    violated: list[str] = []
    if any(not 0 <= gold <= MOST_GOLD for gold in state.gold):
        violated.append(f"Gold is below zero or above {MOST_GOLD}.")
    if any(not 0 <= points <= _most_points(state) for points in state.points):
        violated.append("Points are below zero or beyond all reach.")
    if (state.tax in TAX_FACES) != (_step(state) >= LOCATION_NUMBERS[COURT]) or state.tax < 0:
        violated.append("The tax is a face of the die from its roll on, and nothing before.")
    if state.tax not in TAX_FACES and state.tax != 0:
        violated.append("The tax is not a face of the die.")
    if state.epoch == 0 and state.start_seat != 0:
        violated.append("Seat 0 is the start player of the first round.")
    return [*violated, *_wrong_reveals(state)]


def _wrong_reveals(state: "PillarsState") -> list[str]:
    """Each deck, each round's cards, builders, event and tax were drawn once, and a builder more if thrown back."""
    drawn = ROUNDS + (2 if state.options["events"] == MIXED else 3)
    each_round = BUILDERS * state.seats + 3
    drawn += each_round * state.epoch
    if not state.is_over:
        drawn += 1 + state.draws + (1 if _event(state) >= 0 else 0) + (1 if state.tax else 0)
    # A finished game still knows whether its last round had a throw-back.
    earlier = state.epoch - 1 if state.is_over else state.epoch
    least = drawn + (int(state.thrown_back) if state.is_over else 0)
    return [] if least <= state.reveals <= least + earlier else ["Not as much was revealed as must be."]


# --- cubes and trades -------------------------------------------------------------------------------------------------


def _wrong_cubes(state: "PillarsState") -> list[str]:
    for at, units in enumerate(state.cubes):
        if not 0 <= units <= MOST_HELD[at % NUM_RESOURCES]:
            return ["A seat has fewer than no cubes, or more than it can ever have."]
    if any(not 0 <= state.stalls[r] <= STALLS[r] for r in range(NUM_STALLS)) or not (
        0 <= state.court_metal <= COURT_METAL
    ):
        return ["A stall or the court holds what it cannot hold."]
    for resource in range(NUM_RESOURCES):
        total = state.supply[resource] + sum(state.cubes[resource::NUM_RESOURCES])
        total += state.stalls[resource] if resource < NUM_STALLS else state.court_metal
        if total != CUBES[resource]:
            return ["Supply, stalls, court and seats do not hold the cubes there are."]
    for seat in range(state.seats):
        if held_cubes(state, seat) > _most_cubes(state, seat):
            return [f"Seat {seat} has more cubes than may be kept."]
    return []


def _most_cubes(state: "PillarsState", seat: int) -> int:
    """Say how many cubes a seat may have now: few until production, and again when it has built."""
    step = _step(state)
    if step < PRODUCTION_STEP:
        gift = EVENT_METAL[_event(state)] if _place(state, seat) < _seats_met(state) else 0
        return KEPT_CUBES + gift
    if has_built(state, seat) and not is_last_round(state):
        asked = frames.is_store(state.frames[0]) and state.frames[0].seat == seat
        return sum(MOST_HELD) if asked else KEPT_CUBES
    return sum(MOST_HELD)


def _wrong_trades(state: "PillarsState") -> list[str]:
    """Trades of the round: none before the market, no type both ways, and only with the craftsman they need."""
    if _step(state) < LOCATION_NUMBERS[MARKET] and (any(state.bought) or any(state.sold)):
        return ["Somebody traded before the market opened."]
    for seat in range(state.seats):
        bought, sold = state.bought[seat], state.sold[seat]
        if bought & sold or bought >> METAL & 1:
            return [f"Seat {seat} traded a type both ways, or bought metal."]
        if bought >> WOOD & 1 and not has_woodworker(state.rows[seat]):
            return [f"Seat {seat} bought wood without a woodworker."]
        if sold >> STONE & 1 and not has_stonecutter(state.rows[seat]):
            return [f"Seat {seat} sold stone without a stonecutter."]
    for resource in range(NUM_STALLS):
        if state.stalls[resource] == STALLS[resource] and any(b >> resource & 1 for b in state.bought):
            return ["What was bought still lies in its stall."]
    return _wrong_stalls(state)


def _wrong_stalls(state: "PillarsState") -> list[str]:
    """After the market stalls lack what was bought, the Archbishop's cube, and what seats keep out of the supply."""
    if _step(state) <= LOCATION_NUMBERS[MARKET]:
        return []
    lacking = 0
    for resource in range(NUM_STALLS):
        if not any(bought >> resource & 1 for bought in state.bought):
            lacking += STALLS[resource] - state.stalls[resource]
    kept_out = max(0, KEPT_CUBES * state.seats + STALLS[0] - CUBES[0])
    return [] if lacking <= 1 + kept_out else ["A stall lacks cubes that nobody bought."]


# --- workers and builders ---------------------------------------------------------------------------------------------


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
    at_the_mill = _part(state) > 1 and _step(state) <= WOOL_MILL_STEP
    if any(state.workers if at_the_mill else state.mill):
        return ["Idle workers are in the mill from the end of Phase I until it pays, and not otherwise."]
    lent = _step(state) > LOCATION_NUMBERS[CASTLE] and not is_last_round(state)
    if not _is_one_loan(state.gray, _round_index(state) > 0) or not _is_one_loan(state.gray_next, lent):
        return ["The castle lends its two workers to one seat a round, for the next."]
    return []


def _is_one_loan(gray: list[int], possible: bool) -> bool:
    loans = [workers for workers in gray if workers]
    return not loans or (possible and loans == [CASTLE_WORKERS])


def _wrong_builders(state: "PillarsState") -> list[str]:
    for seat in range(state.seats):
        count = state.bag[seat] + state.aside[seat] + state.spaces.count(seat) + state.track.count(seat)
        if count + _in_hand(state, seat) != BUILDERS or state.bag[seat] < 0 or state.aside[seat] < 0:
            return [f"Seat {seat} does not have as many builders as it must."]
        for location in range(NUM_LOCATIONS):
            if builders_at(state, seat, location) > LOCATION_PER_SEAT[location]:
                return [f"Seat {seat} has too many builders at '{LOCATIONS[location]}'."]
    for location in range(NUM_LOCATIONS):
        first = FIRST_SPACES[location]
        row = state.spaces[first : first + LOCATION_SPACES[location]]
        number = LOCATION_NUMBERS[location]
        if any(seat >= 0 for seat in row) and (_part(state) == 1 or _step(state) > number):
            return [f"Builders stand at '{LOCATIONS[location]}' too early or too late."]
        in_order = location in (PRIORY, COURT) or (location == MARKET and _step(state) < number)
        if in_order and -1 in row and any(seat >= 0 for seat in row[row.index(-1) :]):
            return [f"A lower space is free at '{LOCATIONS[location]}'."]
    return _wrong_aside(state)


def _in_hand(state: "PillarsState", seat: int) -> int:
    """Count the builder of a seat that was just drawn; a passed one still stands on the track."""
    return int(bool(state.frames) and frames.drawn_owner(state.frames[0]) == seat)


def _wrong_aside(state: "PillarsState") -> list[str]:
    """Town wall lays a seat's last builder aside when he is drawn; others only for want of a space."""
    for seat in range(state.seats):
        walled = state.wall[seat] if _part(state) > 1 and not state.is_over else 0
        if _part(state) == 2 and state.bag[seat] > 0:
            walled = 0
        stranded = state.aside[seat] - walled
        if stranded < 0 or (stranded and not _may_be_stranded(state, seat)):
            return [f"Seat {seat} has builders laid aside without a reason."]
    return []


def _may_be_stranded(state: "PillarsState", seat: int) -> bool:
    """Say whether a seat may have found no space; it keeps none while the builders stand."""
    if state.is_over or _part(state) == 1 or sum(state.aside) > 1 or state.price > 0:
        return False
    return _step(state) >= LOCATION_NUMBERS[0] or not open_targets(state, seat)


def _wrong_marker(state: "PillarsState") -> list[str]:
    """The marker goes down with each builder placed or passed; who passed waits at a price above it."""
    part = _part(state)
    waiting = [price for price, seat in enumerate(state.track) if seat >= 0]
    if part == 1:
        fresh = state.price == FIRST_PRICE and not state.thrown_back and state.draws == 0
        return [] if fresh and not waiting else ["The marker and the cost track are not as a round begins."]
    if part == 3:
        count = BUILDERS * state.seats + int(state.thrown_back)
        right = state.price == 0 and not waiting and state.draws == count
        return [] if right else ["The marker and the cost track are not as Phase II leaves them."]
    if state.draws != BUILDERS * state.seats - sum(state.bag) + int(state.thrown_back):
        return ["Not as many builders were drawn as are out of the bag."]
    price = FIRST_PRICE - len(waiting) - len([seat for seat in state.spaces if seat >= 0])
    if frames.is_passed_builder(state.frames[0]):
        right = state.price == 0
    else:
        right = state.price == max(0, price) and all(at > state.price for at in waiting)
    return [] if right and 0 not in waiting else ["The cost marker is not where it must be."]


def _wrong_walls(state: "PillarsState") -> list[str]:
    """Town wall holds in the round after it, for all who were not protected: two at most."""
    event = _event(state)
    for seat in range(state.seats):
        met = _place(state, seat) < _seats_met(state) and not state.protected[seat]
        if state.wall_next[seat] != (EVENT_BUILDERS_LESS[event] if met else 0):
            return ["Town wall does not threaten those it has met."]
    index = _round_index(state)
    less = EVENT_BUILDERS_LESS[state.past_events[index - 1]] if 0 < index <= len(state.past_events) else 0
    spared = state.wall.count(0) if less else 0
    if any(wall not in (0, less) for wall in state.wall) or spared > 1 + int(_is_gone(state, THOMAS)):
        return ["Town wall does not hold for those it must."]
    return []


# --- cards, craftsmen, advantages -------------------------------------------------------------------------------------


def _wrong_cards(state: "PillarsState") -> list[str]:
    """Seven resource cards are in play in Phase I; those taken lie before their owners until production."""
    aside = state.holders.count(-2)
    if _part(state) == 1:
        right = aside == NUM_CARDS - CARDS_IN_SUPPLY
    elif _step(state) < PRODUCTION_STEP:
        right = aside >= NUM_CARDS - CARDS_IN_SUPPLY and -1 not in state.holders
    else:
        right = aside == NUM_CARDS
    return [] if right else ["The resource cards are not where they must be."]


def _wrong_craftsmen(state: "PillarsState") -> list[str]:
    rounds_in_rows = [[CRAFT_ROUNDS[craftsman] for craftsman in row] for row in state.rows]
    hired = [craftsman for row in state.rows for craftsman in row if CRAFT_ROUNDS[craftsman] > 0]
    at_shiring = [craftsman for craftsman in state.shiring if craftsman >= 0]
    known = hired + state.offer + at_shiring + state.craft_deck
    if len(set(known)) != len(known) or any(len(set(row)) != len(row) for row in state.rows):
        return ["A craftsman is in two places."]
    now = _round_index(state) + 1
    if any(CRAFT_ROUNDS[craftsman] != now for craftsman in state.offer + at_shiring):
        return ["Craftsmen of another round are for hire or at Shiring."]
    coming = [CRAFT_ROUNDS[craftsman] for craftsman in state.craft_deck]
    if coming != [number for number in range(now + 1, ROUNDS + 1) for _ in range(CRAFTSMEN_A_ROUND)]:
        return ["The craftsmen of the coming rounds are not those there must be."]
    if any(rounds != sorted(rounds) for rounds in rounds_in_rows):
        return ["A row is not in the order in which its craftsmen came."]
    if state.offer and (_part(state) != 1 or len(state.offer) > CRAFTSMEN_A_ROUND - len(state.shiring)):
        return ["Craftsmen are for hire in Phase I only, two at most."]
    return [*_wrong_rows(state, now), *_wrong_shiring(state)]


def _wrong_rows(state: "PillarsState", now: int) -> list[str]:
    """No row is too long, shows a craftsman too early, or has its starting craftsmen in another order."""
    for seat in range(state.seats):
        row = state.rows[seat]
        over = 1 if len(state.frames) > 1 and state.frames[1].seat == seat else 0
        if len(row) > room_for_craftsmen(state, seat) + over:
            return [f"Seat {seat} has more craftsmen than room."]
        starting = [craftsman for craftsman in row if craftsman in STARTING_ROW]
        if starting != sorted(starting) or any(CRAFT_ROUNDS[craftsman] > now for craftsman in row):
            return [f"Seat {seat} has craftsmen it cannot have yet, or in another order."]
    return []


def _wrong_shiring(state: "PillarsState") -> list[str]:
    """Shiring's craftsmen lie there until their space is resolved."""
    resolved = 0
    if _step(state) > LOCATION_NUMBERS[SHIRING]:
        resolved = len(state.shiring)
    elif state.frames and frames.is_shiring(state.frames[0]):
        resolved = frames.spaces_resolved(state.frames[0])
    right = [space < resolved for space in range(len(state.shiring))]
    if [craftsman < 0 for craftsman in state.shiring] != right:
        return ["Shiring shows craftsmen too long or not at all."]
    return []


def _wrong_advantages(state: "PillarsState") -> list[str]:
    owned = [number for number, seat in enumerate(state.owners) if seat >= 0]
    face_up = [card for card in state.kingsbridge if card >= 0]
    known = owned + face_up + state.advantage_deck + state.advantages_removed
    if len(set(known)) != len(known):
        return ["An advantage card is in two places."]
    if any(ADVANTAGE_AT_ONCE[card] for card in owned):
        return ["An advantage card that works at once stays with nobody."]
    if len(state.advantages_removed) != ADVANTAGES_REMOVED or any(
        card in LAST_ADVANTAGES for card in state.advantages_removed
    ):
        return ["The advantage cards out of the game are not four regular ones."]
    each_round = LOCATION_SPACES[KINGSBRIDGE]
    if len(state.advantage_deck) != each_round * max(0, ROUNDS - 1 - state.epoch):
        return ["The advantage pile does not have two cards for each coming round."]
    pile = [*state.kingsbridge, *state.advantage_deck] if face_up else state.advantage_deck
    if pile and pile[-each_round:] != LAST_ADVANTAGES:
        return ["The cards of the last round do not lie at the bottom of the pile."]
    shown_now = _step(state) < LOCATION_NUMBERS[KINGSBRIDGE]
    if len(face_up) != (each_round if shown_now else 0):
        return ["Kingsbridge shows its cards until they are handed out, and not later."]
    return []


# --- events -----------------------------------------------------------------------------------------------------------


def _wrong_events(state: "PillarsState") -> list[str]:
    known = state.past_events + state.event_deck + state.events_removed
    if sorted(known) != list(range(NUM_EVENTS)):
        return ["Events seen, to come and removed are not the ten there are."]
    used = state.past_events + state.event_deck
    revealed = state.epoch if state.is_over or _part(state) < 3 else state.epoch + 1
    if len(used) != EVENTS_USED or len(state.past_events) != revealed:
        return ["One event a round is revealed, after the builders are placed."]
    good = len([event for event in used if EVENT_GOOD[event]])
    option = state.options["events"]
    if option != MIXED and good != (EVENTS_USED - 1 if option == KIND else 1):
        return ["The events are not those of the option chosen."]
    return []


def _wrong_protection(state: "PillarsState") -> list[str]:
    """Protected from a bad event are the Archbishop's guest, if he chose so, and who has used Thomas in his turn."""
    spared = [seat for seat in range(state.seats) if state.protected[seat]]
    if not spared:
        sheltered = bool(state.frames) and frames.is_fate(state.frames[0]) and _is_sheltered(state)
        return ["The Archbishop's guest lacks the protection chosen."] if sheltered else []
    event = _event(state)
    if event < 0 or EVENT_GOOD[event]:
        return ["There is no bad event to be protected from."]
    by_thomas = len(spared) - 1
    if _step(state) == 1:
        if _is_sheltered(state) and archbishops_guest(state) not in spared:
            return ["The Archbishop's guest lacks the protection chosen."]
        others = [seat for seat in spared if not (_is_sheltered(state) and seat == archbishops_guest(state))]
        if any(_place(state, seat) >= _seats_met(state) for seat in others):
            return ["A seat is protected before its turn."]
        by_thomas = len(others)
    elif state.frames and _step(state) == 2:
        by_thomas = len(spared)
    if by_thomas > int(_is_gone(state, THOMAS)):
        return ["More seats are protected than can be."]
    return []


def _is_sheltered(state: "PillarsState") -> bool:
    """Say whether the Archbishop's seat gave protection, while that is remembered."""
    return frames.is_fate(state.frames[0]) and frames.is_sheltered(state.frames[0])


# --- the first round --------------------------------------------------------------------------------------------------


def _wrong_beginning(state: "PillarsState") -> list[str]:
    """Until the first event nobody has points or cubes, and gold went for craftsmen and builders only."""
    if state.epoch > 0 or _part(state) == 3:
        return []
    if any(points != START_POINTS for points in state.points) or any(state.cubes):
        return ["Nobody has won points or cubes yet."]
    if any(row[: len(STARTING_ROW)] != STARTING_ROW for row in state.rows):
        return ["Nobody has lost a craftsman yet."]
    spent = [
        START_GOLD[seat] - state.gold[seat] - sum([CRAFT_COSTS[craftsman] for craftsman in state.rows[seat]])
        for seat in range(state.seats)
    ]
    if any(gold < 0 for gold in spent):
        return ["A seat has more gold than it can have."]
    if frames.is_passed_builder(state.frames[0]):
        return []
    paid = [price for price in range(state.price + 1, FIRST_PRICE + 1) if state.track[price] < 0]
    placed = [state.spaces.count(seat) for seat in range(state.seats)]
    return (
        []
        if _can_be_paid(paid, spent, placed)
        else ["The gold spent is not the price of the builders placed."]
    )


def _can_be_paid(prices: list[int], spent: list[int], placed: list[int]) -> bool:
    """Say whether each price can have been paid by one of the seats, for a builder of its own."""
    if not prices:
        return not any(spent)
    for seat in range(len(spent)):
        if spent[seat] >= prices[0] and placed[seat] > 0:
            rest, others = spent.copy(), placed.copy()
            rest[seat] -= prices[0]
            others[seat] -= 1
            if _can_be_paid(prices[1:], rest, others):
                return True
    return False


# --- the question being asked -----------------------------------------------------------------------------------------


def _wrong_question(state: "PillarsState") -> list[str]:
    """Whoever is asked has something to choose, and the question fits the position."""
    if not state.frames:
        return []
    if len(state.legal_actions()) < 2:
        return ["Nobody is asked who has nothing to choose."]
    for frame in state.frames:
        name = frames.phase_name(frame)
        if not _FITS[name](state, frame):
            return [f"The question '{name}' does not fit the position."]
    return []


def _is_interrupted(state: "PillarsState") -> bool:
    return len(state.frames) > 1


def _dismissal_fits(state: "PillarsState", frame: Frame) -> bool:
    """An event takes a craftsman of any row it has just met; else the last one taken found no room."""
    running = state.frames[0]
    row = state.rows[frame.seat]
    over = len(row) - room_for_craftsmen(state, frame.seat)
    if frames.is_by_event(frame):
        event = _event(state)
        just_met = event >= 0 and EVENT_EFFECTS[event] == "collapse" and frames.is_fate(running)
        return just_met and over <= 0 and _place(state, frame.seat) == frames.seats_met(running) - 1
    if over != 1 or CRAFT_ROUNDS[row[-1]] != state.epoch + 1:
        return False
    if frames.is_shiring(running):
        space = FIRST_SPACES[SHIRING] + frames.spaces_resolved(running) - 1
        return state.spaces[space] == frame.seat
    return frames.is_cards(running) and not frames.has_passed(running, frame.seat)


def _cards_fit(state: "PillarsState", frame: Frame) -> bool:
    """The turn is with a seat that has not passed, and all have had their turns."""
    if frames.has_passed(frame, frame.seat):
        return False
    taken = [_cards_taken(state, seat) for seat in range(state.seats)]
    in_sight = (
        len(state.offer) + len(state.shiring) + sum([_newcomers(state, seat) for seat in range(state.seats)])
    )
    dismissed = CRAFTSMEN_A_ROUND - in_sight
    return any(
        _turns_fit(state, frame, taken, taken[frame.seat] + more, dismissed) for more in range(dismissed + 1)
    )


def _newcomers(state: "PillarsState", seat: int) -> int:
    """Count the craftsmen a seat has hired in this round's Phase I and kept."""
    return len([craftsman for craftsman in state.rows[seat] if CRAFT_ROUNDS[craftsman] == state.epoch + 1])


def _has_room(state: "PillarsState", seat: int) -> bool:
    """Say whether a seat has never had to dismiss a craftsman this round."""
    return len(state.rows[seat]) < room_for_craftsmen(state, seat)


def _cards_taken(state: "PillarsState", seat: int) -> int:
    """Count the cards of this round's supply that lie before a seat."""
    return state.holders.count(seat) + _newcomers(state, seat)


def _turns_fit(state: "PillarsState", frame: Frame, taken: list[int], laps: int, dismissed: int) -> bool:
    """Say whether so many turns of the seat to move explain what all have taken, some of it dismissed again."""
    missing = 0
    perhaps = 0
    for seat in range(state.seats):
        turns = laps + (1 if _place(state, seat) < _place(state, frame.seat) else 0)
        if frames.has_passed(frame, seat):
            if taken[seat] >= turns:
                return False
            perhaps += 0 if _has_room(state, seat) else turns - 1 - taken[seat]
        elif taken[seat] > turns or (taken[seat] < turns and _has_room(state, seat)):
            return False
        else:
            missing += turns - taken[seat]
    return missing <= dismissed <= missing + perhaps


def _throw_back_fits(state: "PillarsState", frame: Frame) -> bool:
    owner = frames.drawn_owner(frame)
    asked = frame.seat == state.start_seat and owner != frame.seat
    return asked and can_throw_back(state) and state.wall[owner] <= state.bag[owner]


def _builder_fits(state: "PillarsState", frame: Frame) -> bool:
    return state.wall[frame.seat] <= state.bag[frame.seat]


def _passed_builder_fits(state: "PillarsState", frame: Frame) -> bool:
    """All builders are drawn, and he waited at the highest price of those left."""
    price = frames.waited_at(frame)
    later = [seat for seat in state.track[price + 1 :] if seat >= 0]
    return price > 0 and not later and state.track[price] == frame.seat and sum(state.bag) == 0


def _shelter_fits(state: "PillarsState", frame: Frame) -> bool:
    return (
        frame.seat == archbishops_guest(state) and not EVENT_GOOD[_event(state)] and not any(state.protected)
    )


def _fate_fits(state: "PillarsState", frame: Frame) -> bool:
    """The seats are met in turn; without a dismissal on top the owner of Thomas is being asked."""
    met = frames.seats_met(frame)
    if frame.seat != (state.start_seat + met) % state.seats:
        return False
    if frames.is_sheltered(frame) and archbishops_guest(state) < 0:
        return False
    return met > 0 if _is_interrupted(state) else met < state.seats and may_use_thomas(state, frame.seat)


def _archbishop_fits(state: "PillarsState", frame: Frame) -> bool:
    return frame.seat == archbishops_guest(state)


def _tax_fits(state: "PillarsState", frame: Frame) -> bool:
    """The owner of the Tax exemption is asked in his turn if he is not at court."""
    in_turn = _place(state, frame.seat) == frames.seats_taxed(frame)
    return in_turn and state.owners[TAX_EXEMPTION] == frame.seat and not builders_at(state, frame.seat, COURT)


def _shiring_fits(state: "PillarsState", frame: Frame) -> bool:
    return frame.seat == 0 and frames.spaces_resolved(frame) > 0 and _is_interrupted(state)


def _market_fits(state: "PillarsState", frame: Frame) -> bool:
    return state.spaces[FIRST_SPACES[MARKET] + frames.market_space(frame)] == frame.seat


def _cathedral_fits(state: "PillarsState", frame: Frame) -> bool:
    """A seat builds in its turn, nobody works more than he may, and what he has made is there."""
    row = state.rows[frame.seat]
    points = above = 0
    for slot in range(BUILDERS * NUM_RESOURCES):
        used = frames.used_times(frame, slot)
        if used == 0:
            continue
        if slot >= len(row) or CRAFT_BY_HIMSELF[row[slot]]:
            return False
        if CRAFT_NEEDS_MIXER[row[slot]] and not has_mixer(row):
            return False
        above += max(0, used - CRAFT_CAPACITIES[row[slot]])
        points += used * CRAFT_POINTS[row[slot]]
    fits = above == frames.extra_used(frame) <= extra_uses(state) and points <= state.points[frame.seat]
    return fits and _place(state, frame.seat) == frames.seats_built(frame)


def _store_fits(state: "PillarsState", frame: Frame) -> bool:
    """A seat gives cubes back in its turn, if it has too many and rounds are to come."""
    too_many = held_cubes(state, frame.seat) > KEPT_CUBES and not is_last_round(state)
    return too_many and _place(state, frame.seat) == frames.seats_built(frame)


# Phase -> does its question fit? Phases that ask nobody are never seen.
_FITS: Final[dict[str, Callable[["PillarsState", Frame], bool]]] = {
    "cards": _cards_fit,
    "dismissal": _dismissal_fits,
    "throw-back": _throw_back_fits,
    "builder": _builder_fits,
    "passed-builder": _passed_builder_fits,
    "shelter": _shelter_fits,
    "fate": _fate_fits,
    "archbishop": _archbishop_fits,
    "tax": _tax_fits,
    "shiring": _shiring_fits,
    "market": _market_fits,
    "cathedral": _cathedral_fits,
    "store": _store_fits,
}
