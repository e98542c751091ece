"""Phase III, step 13: seat by seat, the craftsmen build the cathedral; then at most five cubes are kept."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import DONE, DROP_0, USE_0
from kingsbridge.games.pillars.components import (
    CRAFT_BY_HIMSELF,
    CRAFT_CAPACITIES,
    CRAFT_NEEDS_MIXER,
    CRAFT_POINTS,
    CRAFT_TAKES_GOLD,
    CRAFTSMEN,
    KEPT_CUBES,
    NUM_CRAFTSMEN,
    NUM_RESOURCES,
    RESOURCES,
)
from kingsbridge.games.pillars.reckoning import (
    can_work,
    extra_uses,
    has_mixer,
    held_cubes,
    is_last_round,
    uses_left,
)
from kingsbridge.games.pillars.state import PillarsState


class Architect(Phase[PillarsState]):
    """Scores craftsmen who need nothing, by itself, and lets the seat build."""

    name = "architect"
    rule = "PIL-078"

    def enter(self, state: PillarsState) -> None:
        """Score the architect once a round."""
        frame = state.frames[-1]
        for craftsman in state.rows[frame.seat]:
            if CRAFT_BY_HIMSELF[craftsman]:
                changes.score(state, frame.seat, CRAFT_POINTS[craftsman], CRAFTSMEN[craftsman])
        state.replace(frames.cathedral(frame.seat, frames.seats_built(frame)))


class Cathedral(Phase[PillarsState]):
    """Asks for uses of craftsmen, one at a time and in any order, until "done"."""

    name = "cathedral"
    rule = "PIL-072"

    def legal(self, state: PillarsState) -> list[int]:
        """List "done", which plays itself alone, and the craftsmen who can work.

        Rules: PIL-072, PIL-119.
        """
        frame = state.frames[-1]
        row = state.rows[frame.seat]
        extra = extra_uses(state) - frames.extra_used(frame)
        mixer = has_mixer(row)
        found: list[int] = [DONE]
        for slot in range(len(row)):
            if _can_be_used(state, frame, slot, extra, mixer):
                found.append(USE_0 + row[slot])
        if len(found) > 2:
            found.sort()
        return found

    def roll_action(self, state: PillarsState) -> int:
        """Roll among "done" and the whole row until a craftsman can work."""
        frame = state.frames[-1]
        row = state.rows[frame.seat]
        extra = extra_uses(state) - frames.extra_used(frame)
        mixer = has_mixer(row)
        while True:
            slot = state.roll_below(len(row) + 1)
            if slot == len(row):
                return DONE
            if _can_be_used(state, frame, slot, extra, mixer):
                return USE_0 + row[slot]

    def apply(self, state: PillarsState, action: int) -> None:
        """Use a craftsman once, or go on to the store.

        Rules: PIL-072, PIL-082.
        """
        frame = state.frames[-1]
        if action == DONE:
            state.replace(frames.store(frame.seat, frames.seats_built(frame)))
            return
        craftsman = action - USE_0
        slot = state.rows[frame.seat].index(craftsman)
        above = frames.used_times(frame, slot) >= CRAFT_CAPACITIES[craftsman]
        changes.let_work(state, frame.seat, craftsman)
        state.replace(frames.cathedral_after_use(frame, slot, above))

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The craftsman is not there, has worked enough, or lacks something."""
        if not USE_0 <= action < USE_0 + NUM_CRAFTSMEN:
            return Reason(self.rule, "not-now", {})
        return _no_use(state, state.frames[-1], action - USE_0)


class Store(Phase[PillarsState]):
    """Asks a seat with too many cubes which to give back, one at a time."""

    name = "store"
    rule = "PIL-083"

    def enter(self, state: PillarsState) -> None:
        """Go on to the next seat once few enough are left; in the last round nothing is given back.

        Rules: PIL-083, PIL-084.
        """
        if is_last_round(state):
            _next_seat(state)
        else:
            _close_if_few(state)

    def legal(self, state: PillarsState) -> list[int]:
        """List the resources held."""
        at = state.frames[-1].seat * NUM_RESOURCES
        return [DROP_0 + resource for resource in range(NUM_RESOURCES) if state.cubes[at + resource] > 0]

    def apply(self, state: PillarsState, action: int) -> None:
        """Give one cube back for nothing."""
        changes.drop_cube(state, state.frames[-1].seat, action - DROP_0)
        _close_if_few(state)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The resource is missing, or something else is due first."""
        if DROP_0 <= action < DROP_0 + NUM_RESOURCES:
            return Reason(self.rule, "no-cube", {"resource": RESOURCES[action - DROP_0]})
        return Reason(self.rule, "store-first", {"kept": KEPT_CUBES})


def _can_be_used(state: PillarsState, frame: Frame, slot: int, extra: int, mixer: bool) -> bool:
    """Say whether the craftsman in a slot of the row can work now; `extra` and `mixer` hold for the whole row."""
    seat = frame.seat
    craftsman = state.rows[seat][slot]
    if uses_left(craftsman, frames.used_times(frame, slot), extra) <= 0:
        return False
    return can_work(state.cubes, seat * NUM_RESOURCES, state.gold[seat], craftsman, mixer)


def _no_use(state: PillarsState, frame: Frame, craftsman: int) -> Reason:
    """Say why a craftsman does not work now."""
    row = state.rows[frame.seat]
    key = CRAFTSMEN[craftsman]
    if craftsman not in row:
        return Reason("PIL-072", "not-in-row", {"craftsman": key})
    if CRAFT_BY_HIMSELF[craftsman]:
        return Reason("PIL-078", "works-by-himself", {"craftsman": key})
    used = frames.used_times(frame, row.index(craftsman))
    if uses_left(craftsman, used, extra_uses(state) - frames.extra_used(frame)) <= 0:
        return Reason("PIL-073", "worked-enough", {"craftsman": key, "uses": used})
    if CRAFT_NEEDS_MIXER[craftsman] and not has_mixer(row):
        return Reason("PIL-075", "no-mixer", {})
    if CRAFT_TAKES_GOLD[craftsman] > state.gold[frame.seat]:
        return Reason(
            "PIL-077", "little-gold", {"needed": CRAFT_TAKES_GOLD[craftsman], "held": state.gold[frame.seat]}
        )
    return Reason("PIL-072", "lacks-cubes", {"craftsman": key})


def _close_if_few(state: PillarsState) -> None:
    """Go on once a seat has no more cubes than it may keep.

    Rules: PIL-083.
    """
    if held_cubes(state, state.frames[-1].seat) <= KEPT_CUBES:
        _next_seat(state)


def _next_seat(state: PillarsState) -> None:
    """Let the next seat build, if there is one.

    Rules: PIL-074.
    """
    frame = state.frames[-1]
    built = frames.seats_built(frame) + 1
    if built < state.seats:
        state.replace(frames.architect((frame.seat + 1) % state.seats, built))
    else:
        state.replace(frames.start_player())
