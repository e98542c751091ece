"""Phase III, step 9: the King's court gives metal to the first, and everybody who is not there pays the tax."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import EXEMPTION, PAY_TAX
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    COURT,
    FIRST_SPACES,
    LOCATIONS,
    TAX_EXEMPTION,
    TAX_FACES,
)
from kingsbridge.games.pillars.reckoning import builders_at, tax_of
from kingsbridge.games.pillars.state import PillarsState


class Court(Phase[PillarsState]):
    """Gives the metal and rolls the die by itself."""

    name = "court"
    rule = "PIL-057"

    def enter(self, state: PillarsState) -> None:
        """Metal for the first space, then the King's mood.

        Rules: PIL-057, PIL-058.
        """
        first = state.spaces[FIRST_SPACES[COURT]]
        if first >= 0 and state.court_metal:
            changes.give_court_metal(state, first)
        changes.set_tax(state, TAX_FACES[state.draw_below(f"tax {state.epoch + 1}", len(TAX_FACES))])
        state.replace(frames.tax(state.start_seat, 0))


class Tax(Phase[PillarsState]):
    """Taxes the seats in turn; asks owners of the Tax exemption who owe something."""

    name = "tax"
    rule = "PIL-058"

    def enter(self, state: PillarsState) -> None:
        """Go round from the start player; stop where a seat has a choice.

        Rules: PIL-058, PIL-059, PIL-060.
        """
        frame = state.frames[-1]
        if frames.seats_taxed(frame) == state.seats:
            changes.clear_location(state, COURT)
            state.replace(frames.shiring(0))
        elif builders_at(state, frame.seat, COURT):
            _spare(state, frame.seat, LOCATIONS[COURT])
        elif state.owners[TAX_EXEMPTION] != frame.seat:
            _tax(state, frame.seat)

    def legal(self, state: PillarsState) -> list[int]:
        """Use the card, or pay.

        Rules: PIL-060, PIL-102.
        """
        return [EXEMPTION, PAY_TAX]

    def apply(self, state: PillarsState, action: int) -> None:
        """Be spared this tax, or pay it."""
        seat = state.frames[-1].seat
        if action == EXEMPTION:
            changes.spend_advantage(state, seat, TAX_EXEMPTION)
            _spare(state, seat, ADVANTAGES[TAX_EXEMPTION])
        else:
            _tax(state, seat)

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The tax comes first."""
        return Reason(self.rule, "tax-first", {})


def _spare(state: PillarsState, seat: int, source: str) -> None:
    """Let a seat go free, and go on to the next."""
    if state.journal is not None:
        state.note("tax-free", {"seat": seat, "source": source})
    _next_seat(state)


def _tax(state: PillarsState, seat: int) -> None:
    """Make a seat pay, and go on to the next."""
    changes.owe_gold(state, seat, tax_of(state, seat), "tax")
    _next_seat(state)


def _next_seat(state: PillarsState) -> None:
    frame = state.frames[-1]
    state.replace(frames.tax((frame.seat + 1) % state.seats, frames.seats_taxed(frame) + 1))
