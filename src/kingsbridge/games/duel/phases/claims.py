"""Claiming cards: the holder of power takes a line of three, the other one that shares exactly one card with it."""

from typing import Final

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import changes, frames
from kingsbridge.games.duel.actions import CLAIM_0
from kingsbridge.games.duel.components import LINES, NUM_LINES, SHARED_CELL
from kingsbridge.games.duel.state import DuelState

_ALL: Final[list[int]] = list(range(CLAIM_0, CLAIM_0 + NUM_LINES))
# Line claimed first -> what the other may claim.
_CROSSING: Final[list[list[int]]] = [
    [CLAIM_0 + other for other in range(NUM_LINES) if SHARED_CELL[line * NUM_LINES + other] >= 0]
    for line in range(NUM_LINES)
]


class Claim(Phase[DuelState]):
    """Asks a seat for a line.

    Rules: DUE-012, DUE-013.
    """

    name = "claim"
    rule = "DUE-012"

    def legal(self, state: DuelState) -> list[int]:
        """List all lines for the first, those that cross the first's line for the second."""
        standing = state.claims[state.first]
        return _ALL if standing < 0 else _CROSSING[standing]

    def apply(self, state: DuelState, action: int) -> None:
        """Mark the line; when both have one, the shared card is fought for, whatever it is.

        Rules: DUE-021.
        """
        seat = state.frames[-1].seat
        changes.claim(state, seat, action - CLAIM_0)
        if seat == state.first:
            state.replace(frames.claim(1 - seat))
        else:
            state.replace(frames.conflict(state.first))

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The line is taken, or shares no card with the first's."""
        line = action - CLAIM_0
        if not 0 <= line < NUM_LINES:
            return Reason(self.rule, "claim-first", {})
        if line == state.claims[state.first]:
            return Reason("DUE-013", "line-taken", {"line": LINES[line]})
        return Reason("DUE-013", "line-apart", {"line": LINES[line]})
