"""Conflict resolution and what follows it: seals are flipped in turn for the contested card, then go under the pile."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import FLIP_0, GIVE_UP, KEEP_0
from kingsbridge.games.duel.components import (
    CARD_KEYS,
    NUM_SEALS,
    PERSONAL,
    SEAL_HIGH,
    SEAL_LOW,
    SEALS,
)
from kingsbridge.games.duel.reckoning import (
    contested_cell,
    has_flipped_personal,
    round_number,
    seat_behind,
    used_neutral,
)
from kingsbridge.games.duel.state import DuelState


class Conflict(Phase[DuelState]):
    """Asks the seat that is behind which seal to flip, or whether it gives up."""

    name = "conflict"
    rule = "DUE-015"

    def legal(self, state: DuelState) -> list[int]:
        """List the kinds of seal at hand and, after the first flip, giving up."""
        seat = state.frames[-1].seat
        actions = [FLIP_0 + kind for kind in range(NUM_SEALS) if state.seals[seat * NUM_SEALS + kind] > 0]
        # Whoever is asked has the personal seal: after flipping it nobody is asked again.
        actions.append(FLIP_0 + PERSONAL)
        if state.flips:
            actions.append(GIVE_UP)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Flip, and go on with whoever is behind; who cannot flip on or gives up has lost."""
        seat = state.frames[-1].seat
        if action == GIVE_UP:
            if state.journal is not None:
                state.note("gave-up", {"seat": seat, "sums": state.sums.copy()})
            end_conflict(state, seat)
            return
        flip(state, seat, action - FLIP_0)
        behind = seat_behind(state)
        if has_flipped_personal(state, behind):
            end_conflict(state, behind)
        else:
            state.replace(frames.conflict(behind))

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The seal is missing, or the first flip is obligatory."""
        if action == GIVE_UP:
            return Reason("DUE-015", "must-flip", {})
        if FLIP_0 <= action < FLIP_0 + PERSONAL:
            return Reason("DUE-016", "no-seal", {"seal": SEALS[action - FLIP_0]})
        return Reason(self.rule, "conflict-first", {})

    def reveals(self, state: DuelState, action: int) -> bool:
        """A flip stands; giving up shows nothing unless the round is over with it, which a sample tells."""
        return action != GIVE_UP or super().reveals(state, action)


class Keep(Phase[DuelState]):
    """Asks the loser which of his used neutral seals he keeps."""

    name = "keep"
    rule = "DUE-025"

    def enter(self, state: DuelState) -> None:
        """Who used none keeps none."""
        if not used_neutral(state, state.frames[-1].seat):
            return_seals(state, -1)

    def legal(self, state: DuelState) -> list[int]:
        """List the kinds he used; a single one is kept without asking."""
        used = used_neutral(state, state.frames[-1].seat)
        return [KEEP_0 + kind for kind in range(NUM_SEALS) if kind in used]

    def apply(self, state: DuelState, action: int) -> None:
        """Keep one, return the rest."""
        return_seals(state, action - KEEP_0)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The seal was not used."""
        if KEEP_0 <= action < KEEP_0 + NUM_SEALS:
            return Reason(self.rule, "not-used", {"seal": SEALS[action - KEEP_0]})
        return Reason(self.rule, "keep-first", {})


def flip(state: DuelState, seat: int, seal: int) -> None:
    """Flip a seal and add the face that lies up to the seat's sum."""
    if seal != PERSONAL:
        state.seals[seat * NUM_SEALS + seal] -= 1
    face = state.draw_below(f"flip {round_number(state)}.{len(state.flips) + 1}", 2)
    value = SEAL_HIGH[seal] if face else SEAL_LOW[seal]
    state.flips.append(seat << 6 | seal << 3 | value)
    state.sums[seat] += value
    if state.journal is not None:
        state.note(
            "flipped",
            {
                "seat": seat,
                "seal": SEALS[seal],
                "value": value,
                "sum": state.sums[seat],
                "sums": state.sums.copy(),
            },
        )


def end_conflict(state: DuelState, loser: int) -> None:
    """The contested card goes to the other; the loser keeps a seal."""
    state.winner = 1 - loser
    if state.journal is not None:
        card = CARD_KEYS[state.display[contested_cell(state)]]
        state.note("conflict-won", {"seat": state.winner, "card": card, "sums": state.sums.copy()})
    state.replace(frames.keep(loser))


def return_seals(state: DuelState, kept: int) -> None:
    """Put the used neutral seals under the pile, the winner's first, but for one the loser keeps (-1: none)."""
    loser = 1 - state.winner
    _put_under(state, state.winner, used_neutral(state, state.winner))
    rest = used_neutral(state, loser)
    if kept >= 0:
        rest.remove(kept)
        state.seals[loser * NUM_SEALS + kept] += 1
        if state.journal is not None:
            state.note("seal-kept", {"seat": loser, "seal": SEALS[kept]})
    _put_under(state, loser, rest)
    state.flips = []
    state.replace(frames.turn(state.first))


def _put_under(state: DuelState, seat: int, seals: list[int]) -> None:
    if not seals:
        return
    state.pile += seals
    state.known_bottom += len(seals)
    if state.journal is not None:
        keys = [SEALS[kind] for kind in seals]
        state.note("seals-returned", {"seat": seat, "seals": keys, "pile": len(state.pile)})
