"""Phase III, step 9: the King's court gives metal to the first, and everybody who is not there pays the tax."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.accounts import clear_location, owe_gold, spend_advantage, tell_cubes
from kingsbridge.games.pillars.actions import EXEMPTION, PAY_TAX
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    FIRST_SPACES,
    FRANCIS,
    FRANCIS_TAX,
    LOCATIONS,
    METAL,
    NUM_RESOURCES,
    TAX_EXEMPTION,
    TAX_FACES,
)
from kingsbridge.games.pillars.components import COURT as COURT_PLACE
from kingsbridge.games.pillars.reckoning import builders_at
from kingsbridge.games.pillars.state import PillarsState


class Court(Phase[PillarsState]):
    """Gives the metal and rolls the die by itself."""

    name = "court"
    rule = "PIL-057"

    def enter(self, state: PillarsState) -> None:
        """Metal for the first space, then the King's mood."""
        first = state.spaces[FIRST_SPACES[COURT_PLACE]]
        if first >= 0 and state.court_metal:
            _give_metal(state, first)
        state.tax = TAX_FACES[state.draw_below(f"tax {state.epoch + 1}", len(TAX_FACES))]
        if state.journal is not None:
            state.note("tax-rolled", {"tax": state.tax})
        state.replace(frames.tax(state.start_seat, 0))


class Tax(Phase[PillarsState]):
    """Taxes the seats in turn; asks owners of the Tax exemption who owe something."""

    name = "tax"
    rule = "PIL-058"

    def enter(self, state: PillarsState) -> None:
        """Go round from the start player; stop where a seat has a choice."""
        frame = state.frames[-1]
        if frames.seats_taxed(frame) == state.seats:
            clear_location(state, COURT_PLACE)
            state.replace(frames.shiring(0))
        elif builders_at(state, frame.seat, COURT_PLACE):
            if state.journal is not None:
                state.note("tax-free", {"seat": frame.seat, "source": LOCATIONS[COURT_PLACE]})
            _next(state, frame)
        elif state.owners[TAX_EXEMPTION] != frame.seat:
            owe_gold(state, frame.seat, tax_of(state, frame.seat), "tax")
            _next(state, frame)

    def legal(self, state: PillarsState) -> list[int]:
        """Use the card, or pay."""
        return [EXEMPTION, PAY_TAX]

    def apply(self, state: PillarsState, action: int) -> None:
        """Be spared this tax, or pay it."""
        frame = state.frames[-1]
        if action == EXEMPTION:
            spend_advantage(state, frame.seat, TAX_EXEMPTION)
            if state.journal is not None:
                state.note("tax-free", {"seat": frame.seat, "source": ADVANTAGES[TAX_EXEMPTION]})
        else:
            owe_gold(state, frame.seat, tax_of(state, frame.seat), "tax")
        _next(state, frame)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The tax comes first."""
        return Reason(self.rule, "tax-first", {})


def tax_of(state: PillarsState, seat: int) -> int:
    """Say what a seat owes: the roll, or Francis's fixed sum."""
    return FRANCIS_TAX if state.owners[FRANCIS] == seat else state.tax


def _next(state: PillarsState, frame: Frame) -> None:
    state.replace(frames.tax((frame.seat + 1) % state.seats, frames.seats_taxed(frame) + 1))


def _give_metal(state: PillarsState, seat: int) -> None:
    metal = state.court_metal
    state.court_metal = 0
    state.cubes[seat * NUM_RESOURCES + METAL] += metal
    if state.journal is not None:
        tell_cubes(state, seat, METAL, metal, LOCATIONS[COURT_PLACE])
