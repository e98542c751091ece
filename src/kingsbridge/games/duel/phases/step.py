"""A step of the own turn that a card or bonus opened, which 1x cards may interrupt."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import DONE
from kingsbridge.games.duel.components import SOURCES
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.state import DuelState


class Step(Phase[DuelState]):
    """Asks for one choice after the other, for 1x cards in between, and for "done" where a step may be left.

    What can be chosen, what it does and why it cannot is said by each step.
    """

    def choices(self, state: DuelState, frame: Frame) -> list[int]:
        """List what can be chosen now, 1x cards and "done" apart."""
        raise NotImplementedError

    def may_be_left(self, frame: Frame) -> bool:
        """Say whether a seat may be done before all is done."""
        return True

    def choose(self, state: DuelState, frame: Frame, action: int) -> None:
        """Do one of the choices."""
        raise NotImplementedError

    def why_no_choice(self, state: DuelState, frame: Frame, action: int) -> Reason | None:
        """Explain what this step is about but cannot be chosen now; other actions have to wait (None)."""
        raise NotImplementedError

    def enter(self, state: DuelState) -> None:
        """End what has to be done but cannot be: a 1x card in between may have used up what it needed."""
        frame = state.frames[-1]
        if not self.may_be_left(frame) and not self.choices(state, frame):
            state.pop()

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, the choices, and "done" where the step may be left."""
        frame = state.frames[-1]
        actions = plays(state, frame.seat)
        actions += self.choices(state, frame)
        if self.may_be_left(frame):
            actions.append(DONE)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Do what was chosen, play a 1x card, or be done."""
        frame = state.frames[-1]
        if action == DONE:
            state.pop()
        elif is_play(action):
            play(state, frame.seat, action)
        else:
            self.choose(state, frame, action)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """What belongs to the step has its own reasons; other actions have to wait."""
        frame = state.frames[-1]
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        reason = self.why_no_choice(state, frame, action)
        return reason or Reason(self.rule, "finish-step", {"card": SOURCES[frames.source(frame)]})
