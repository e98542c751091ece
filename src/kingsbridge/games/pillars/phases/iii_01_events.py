"""Phase III, step 1: the event of the round is revealed and meets every seat that is not protected."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import actions, changes, effects, frames
from kingsbridge.games.pillars.actions import CLAIM_CUBE, ENDURE, SHELTER
from kingsbridge.games.pillars.components import EVENT_GOOD, EVENTS, THOMAS
from kingsbridge.games.pillars.reckoning import archbishops_guest, event_of_round, may_use_thomas
from kingsbridge.games.pillars.state import PillarsState


class Event(Phase[PillarsState]):
    """Reveals by itself; nobody is asked."""

    name = "event"
    rule = "PIL-041"

    def enter(self, state: PillarsState) -> None:
        """Turn the card over; with a bad one the holder of the Archbishop's seat decides first.

        Rules: PIL-041, PIL-043.
        """
        event = changes.reveal_event(state)
        holder = archbishops_guest(state)
        if holder >= 0 and not EVENT_GOOD[event]:
            state.replace(frames.shelter(holder))
        else:
            state.replace(frames.fate(state.start_seat, 0, False))


class Shelter(Phase[PillarsState]):
    """Asks the holder of the Archbishop's seat: protection, or a cube from the stalls."""

    name = "shelter"
    rule = "PIL-043"

    def legal(self, state: PillarsState) -> list[int]:
        """Offer protection, and the cube if there is one."""
        return [SHELTER, CLAIM_CUBE] if sum(state.stalls) > 0 else [SHELTER]

    def apply(self, state: PillarsState, action: int) -> None:
        """Remember the choice; the cube is taken at step 2."""
        seat = state.frames[-1].seat
        if action == SHELTER:
            changes.shelter(state, seat)
        elif state.journal is not None:
            state.note("cube-claimed", {"seat": seat})
        state.replace(frames.fate(state.start_seat, 0, action == SHELTER))

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The choice comes first; an empty market has no cube."""
        if action == CLAIM_CUBE:
            return Reason(self.rule, "stalls-empty", {})
        return Reason(self.rule, "shelter-first", {})


class Fate(Phase[PillarsState]):
    """Lets the event meet the seats in turn; asks owners of Thomas whether they use him.

    Rules: PIL-042, PIL-044.
    """

    name = "fate"
    rule = "PIL-044"

    def enter(self, state: PillarsState) -> None:
        """Go round from the start player; stop where a seat has a choice."""
        frame = state.frames[-1]
        if frames.seats_met(frame) == state.seats:
            state.replace(frames.archbishop(max(archbishops_guest(state), 0), frames.is_sheltered(frame)))
        elif not may_use_thomas(state, frame.seat):
            meet(state, frame, not state.protected[frame.seat])

    def legal(self, state: PillarsState) -> list[int]:
        """Use Thomas or bear the event."""
        return [actions.THOMAS, ENDURE]

    def apply(self, state: PillarsState, action: int) -> None:
        """Be spared, or not."""
        frame = state.frames[-1]
        if action == actions.THOMAS:
            changes.protect_by(state, frame.seat, THOMAS)
        meet(state, frame, action == ENDURE)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """Thomas comes first."""
        return Reason(self.rule, "thomas-first", {})


def meet(state: PillarsState, frame: Frame, hit: bool) -> None:
    """Go on to the next seat, once the event has met this one.

    Rules: PIL-042.
    """
    following = (frame.seat + 1) % state.seats
    state.replace(frames.fate(following, frames.seats_met(frame) + 1, frames.is_sheltered(frame)))
    event = event_of_round(state)
    if hit:
        effects.OF_EVENT[event](state, frame.seat, event)
    elif state.journal is not None:
        state.note("spared", {"seat": frame.seat, "event": EVENTS[event]})
