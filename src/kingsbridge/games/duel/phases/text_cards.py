"""Text cards that ask for a choice: raw materials turned for nothing or fetched from the supply, a good to damage.

What a card says must be done as far as it can; only the bonus of section III, which turns raw materials too, may be
left.
"""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import CONVERT_0, DONE, SABOTAGE_0, SABOTAGE_ACTIONS, TAKE_0
from kingsbridge.games.duel.changes import bring_raw, convert, damage
from kingsbridge.games.duel.components import (
    GOOD_KEYS,
    GOOD_MATERIALS,
    MATERIALS,
    NUM_MATERIALS,
    SOURCE_MASKS,
    SOURCES,
)
from kingsbridge.games.duel.effects import can_fetch_kind
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.state import DuelState


class FreeConversion(Phase[DuelState]):
    """Asks for a raw material to turn without payment: by a card, which must, or by a bonus, which may.

    Rules: DUE-044, DUE-048, DUE-055, DUE-065.
    """

    name = "free-conversion"
    rule = "DUE-044"

    def enter(self, state: DuelState) -> None:
        """End what a card asks for but cannot be done: a 1x card in between may have used up what it needed."""
        frame = state.frames[-1]
        if not may_be_left(frame) and not conversions(state, frame):
            state.pop()

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, what can be turned, and "done" for a bonus."""
        frame = state.frames[-1]
        actions = plays(state, frame.seat)
        actions += conversions(state, frame)
        if may_be_left(frame):
            actions.append(DONE)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Turn one marker, play a 1x card, or leave the rest of a bonus."""
        frame = state.frames[-1]
        if action == DONE:
            state.pop()
        elif is_play(action):
            play(state, frame.seat, action)
        else:
            convert(state, frame.seat, action - CONVERT_0, 0, SOURCES[frames.source(frame)])
            count_down(state, frame)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The source cannot turn it, or it is missing; other actions have to wait."""
        frame = state.frames[-1]
        source = frames.source(frame)
        material = action - CONVERT_0
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        if not 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "finish-step", {"card": SOURCES[source]})
        if not SOURCE_MASKS[source] >> material & 1:
            return Reason(self.rule, "other-craft", {"material": MATERIALS[material]})
        return Reason(self.rule, "no-raw", {"material": MATERIALS[material]})


class Fetch(Phase[DuelState]):
    """Asks for a raw material to bring from the own supply into the camp.

    Rules: DUE-047, DUE-056.
    """

    name = "fetch"
    rule = "DUE-047"

    def enter(self, state: DuelState) -> None:
        """End it when nothing more can be fetched."""
        if not fetches(state, state.frames[-1]):
            state.pop()

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards and what can be fetched."""
        frame = state.frames[-1]
        actions = plays(state, frame.seat)
        actions += fetches(state, frame)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Bring one marker, or play a 1x card."""
        frame = state.frames[-1]
        if is_play(action):
            play(state, frame.seat, action)
        else:
            bring_raw(state, frame.seat, action - TAKE_0, 1, SOURCES[frames.source(frame)])
            count_down(state, frame)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The supply is out of it, or it is not needed; other actions have to wait."""
        frame = state.frames[-1]
        material = action - TAKE_0
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        if not 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "finish-step", {"card": SOURCES[frames.source(frame)]})
        if state.supply[frame.seat * NUM_MATERIALS + material] == 0:
            return Reason(self.rule, "supply-empty", {"material": MATERIALS[material]})
        return Reason("DUE-056", "not-needed", {"material": MATERIALS[material]})


class Sabotage(Phase[DuelState]):
    """Asks for a good in the other player's camp to turn back."""

    name = "sabotage"
    rule = "DUE-046"

    def enter(self, state: DuelState) -> None:
        """End it when there is nothing to damage."""
        if not damages(state, state.frames[-1]):
            state.pop()

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards and the goods in the other player's camp."""
        frame = state.frames[-1]
        actions = plays(state, frame.seat)
        actions += damages(state, frame)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Turn the good back, or play a 1x card."""
        frame = state.frames[-1]
        if is_play(action):
            play(state, frame.seat, action)
        else:
            state.pop()
            damage(state, frame.seat, GOOD_MATERIALS[action - SABOTAGE_0], SOURCES[frames.source(frame)])

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The other player has no such good in the camp; other actions have to wait."""
        frame = state.frames[-1]
        good = action - SABOTAGE_0
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        if 0 <= good < len(GOOD_KEYS):
            return Reason(self.rule, "rival-no-good", {"good": GOOD_KEYS[good]})
        return Reason(self.rule, "finish-step", {"card": SOURCES[frames.source(frame)]})


def may_be_left(frame: Frame) -> bool:
    """A bonus may be left in part or whole, a card may not once it is named.

    Rules: DUE-065.
    """
    return frames.is_bonus(frame)


def conversions(state: DuelState, frame: Frame) -> list[int]:
    """List the raw materials in the camp that card or bonus can turn."""
    at = frame.seat * NUM_MATERIALS
    mask = SOURCE_MASKS[frames.source(frame)]
    return [
        CONVERT_0 + material
        for material in range(NUM_MATERIALS)
        if mask >> material & 1 and state.raw[at + material] > 0
    ]


def fetches(state: DuelState, frame: Frame) -> list[int]:
    """List what is in the supply, and needed where the card asks for that."""
    card = frames.source(frame)
    return [
        TAKE_0 + material
        for material in range(NUM_MATERIALS)
        if can_fetch_kind(state, frame.seat, card, material)
    ]


def damages(state: DuelState, frame: Frame) -> list[int]:
    """List the goods in the other player's camp; installed ones are safe."""
    at = (1 - frame.seat) * NUM_MATERIALS
    return sorted(
        SABOTAGE_ACTIONS[at + material] for material in range(NUM_MATERIALS) if state.goods[at + material] > 0
    )


def count_down(state: DuelState, frame: Frame) -> None:
    """Ask for the next unit, or end with the last."""
    if frames.units_left(frame) > 1:
        state.replace(frames.one_unit_less(frame))
    else:
        state.pop()
