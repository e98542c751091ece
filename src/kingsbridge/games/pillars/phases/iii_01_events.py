"""Phase III, step 1: the event of the round is revealed and meets every seat that is not protected."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import actions, frames
from kingsbridge.games.pillars.accounts import spend_advantage
from kingsbridge.games.pillars.actions import CLAIM_CUBE, ENDURE
from kingsbridge.games.pillars.components import ARCHBISHOP as ARCHBISHOP_PLACE
from kingsbridge.games.pillars.components import EVENT_GOOD, EVENTS, FIRST_SPACES, THOMAS
from kingsbridge.games.pillars.effects import EVENT_TABLE
from kingsbridge.games.pillars.reckoning import event_of_round
from kingsbridge.games.pillars.state import PillarsState


class Event(Phase[PillarsState]):
    """Reveals by itself; nobody is asked."""

    name = "event"
    rule = "PIL-041"

    def enter(self, state: PillarsState) -> None:
        """Turn the card over; with a bad one the holder of the Archbishop's seat decides first."""
        event = state.event_deck.pop(0)
        state.past_events.append(event)
        state.reveals += 1
        if state.journal is not None:
            state.note("event-revealed", {"event": EVENTS[event], "good": int(EVENT_GOOD[event])})
        holder = state.spaces[FIRST_SPACES[ARCHBISHOP_PLACE]]
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
        return [actions.SHELTER, CLAIM_CUBE] if sum(state.stalls) > 0 else [actions.SHELTER]

    def apply(self, state: PillarsState, action: int) -> None:
        """Remember the choice; the cube is taken at step 2."""
        seat = state.frames[-1].seat
        sheltered = action == actions.SHELTER
        if sheltered:
            state.protected[seat] = True
        if state.journal is not None:
            state.note("sheltered" if sheltered else "cube-claimed", {"seat": seat})
        state.replace(frames.fate(state.start_seat, 0, sheltered))

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The choice comes first; an empty market has no cube."""
        if action == CLAIM_CUBE:
            return Reason(self.rule, "stalls-empty", {})
        return Reason(self.rule, "shelter-first", {})


class Fate(Phase[PillarsState]):
    """Lets the event meet the seats in turn; asks owners of Thomas whether they use him."""

    name = "fate"
    rule = "PIL-044"

    def enter(self, state: PillarsState) -> None:
        """Go round from the start player; stop where a seat has a choice."""
        frame = state.frames[-1]
        if frames.seats_met(frame) == state.seats:
            holder = state.spaces[FIRST_SPACES[ARCHBISHOP_PLACE]]
            state.replace(frames.archbishop(max(holder, 0), frames.is_sheltered(frame)))
        elif not may_use_thomas(state, frame.seat):
            meet(state, frame, not state.protected[frame.seat])

    def legal(self, state: PillarsState) -> list[int]:
        """Use Thomas or bear the event."""
        return [actions.THOMAS, ENDURE]

    def apply(self, state: PillarsState, action: int) -> None:
        """Be spared, or not."""
        frame = state.frames[-1]
        if action == actions.THOMAS:
            spend_advantage(state, frame.seat, THOMAS)
            state.protected[frame.seat] = True
        meet(state, frame, action == ENDURE)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """Thomas comes first."""
        return Reason(self.rule, "thomas-first", {})


def may_use_thomas(state: PillarsState, seat: int) -> bool:
    """Thomas helps his owner against bad events from which nothing else protects."""
    return (
        state.owners[THOMAS] == seat and not state.protected[seat] and not EVENT_GOOD[event_of_round(state)]
    )


def meet(state: PillarsState, frame: Frame, hit: bool) -> None:
    """Go on to the next seat, once the event has met this one."""
    following = (frame.seat + 1) % state.seats
    state.replace(frames.fate(following, frames.seats_met(frame) + 1, frames.is_sheltered(frame)))
    event = event_of_round(state)
    if hit:
        EVENT_TABLE[event](state, frame.seat, event)
    elif state.journal is not None:
        state.note("spared", {"seat": frame.seat, "event": EVENTS[event]})
