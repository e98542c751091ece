"""Cards and bonuses carried out unit by unit: influence, craftsman, market, and those that ask for a choice.

Their frames lie on top of the turn's own. 1x cards may be played between two units.
"""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.duel.actions import (
    BUY_0,
    BUY_SEAL,
    BUYABLE,
    CONVERT_0,
    DONE,
    SABOTAGE_0,
    SABOTAGE_ACTIONS,
    SELL_0,
    SELLABLE,
    TAKE_0,
)
from kingsbridge.games.duel.components import (
    CARD_MASKS,
    CARD_MATERIALS,
    CARD_PAYS,
    CARD_PRICES,
    CARD_SELLS,
    GOOD_KEYS,
    GOOD_MATERIALS,
    MATERIALS,
    NUM_MATERIALS,
    SOURCE_MASKS,
    SOURCES,
)
from kingsbridge.games.duel.effects import can_buy_seal, can_craft, can_fetch_kind, why_no_craft, why_no_seal
from kingsbridge.games.duel.frames import is_bonus, one_unit_less, source, units_left
from kingsbridge.games.duel.phases.once import is_play, play, plays, why_no_play
from kingsbridge.games.duel.state import DuelState
from kingsbridge.games.duel.stores import bring_raw, buy_raw, buy_seal, convert, damage, sell_raw


class Step(Phase[DuelState]):
    """What the steps share: 1x cards at any time, "done" where the rest may be left, an end when nothing is left."""

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """List the units that can be chosen now."""
        raise NotImplementedError

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Carry out one unit."""
        raise NotImplementedError

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """Explain a unit that cannot be chosen; other actions have to wait for the end of the step."""
        raise NotImplementedError

    def is_optional(self, frame: Frame) -> bool:
        """Say whether "done" may end the step; where it may not, it ends with its last unit."""
        return True

    def enter(self, state: DuelState) -> None:
        """End a step that has to be done but cannot: a 1x card in between may have used up what it needed."""
        frame = state.frames[-1]
        if not self.is_optional(frame) and not self.units(state, frame):
            state.pop()

    def legal(self, state: DuelState) -> list[int]:
        """List 1x cards, units and "done"."""
        frame = state.frames[-1]
        actions = plays(state, frame.seat)
        actions += self.units(state, frame)
        if self.is_optional(frame):
            actions.append(DONE)
        return actions

    def apply(self, state: DuelState, action: int) -> None:
        """Carry out one unit, play a 1x card, or be done."""
        frame = state.frames[-1]
        if action == DONE:
            state.pop()
        elif is_play(action):
            play(state, frame.seat, action)
        else:
            self.do_unit(state, frame, action)

    def why_not(self, state: DuelState, action: int) -> Reason:
        """The unit is not possible, or the step has to be finished first."""
        frame = state.frames[-1]
        if is_play(action):
            return why_no_play(state, frame.seat, action)
        return self.why_no_unit(state, frame, action)


class Influence(Step):
    """Seals from the top of the pile, as many as one can pay."""

    name = "influence"
    rule = "DUE-032"

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """One seal."""
        return [BUY_SEAL] if can_buy_seal(state, frame.seat, source(frame)) else []

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Buy it."""
        buy_seal(state, frame.seat, CARD_PRICES[source(frame)])

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """The pile is empty, or the gold is missing."""
        if action == BUY_SEAL:
            return why_no_seal(state, frame.seat, source(frame))
        return Reason(self.rule, "finish-step", {"card": SOURCES[source(frame)]})


class Craftsman(Step):
    """Raw materials of one kind, as many as one can pay."""

    name = "craftsman"
    rule = "DUE-034"

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """One of his material."""
        return (
            [CONVERT_0 + CARD_MATERIALS[source(frame)]] if can_craft(state, frame.seat, source(frame)) else []
        )

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Turn it."""
        convert(state, frame.seat, action - CONVERT_0, CARD_PRICES[source(frame)], SOURCES[source(frame)])

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """It is another craftsman's work, or material or gold is missing."""
        material = action - CONVERT_0
        if material == CARD_MATERIALS[source(frame)]:
            return why_no_craft(state, frame.seat, source(frame))
        if 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "other-craft", {"material": MATERIALS[material]})
        return Reason(self.rule, "finish-step", {"card": SOURCES[source(frame)]})


class Market(Step):
    """Raw materials bought from the own supply, wool sold back to it; Aliena only sells."""

    name = "market"
    rule = "DUE-035"

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """What can be paid and is there."""
        at = frame.seat * NUM_MATERIALS
        actions: list[int] = []
        price = CARD_PRICES[source(frame)]
        if price and state.gold[frame.seat] >= price:
            for number, material in enumerate(BUYABLE):
                if state.supply[at + material] > 0 and CARD_MASKS[source(frame)] >> material & 1:
                    actions.append(BUY_0 + number)
        if state.bank > 0:
            for number, material in enumerate(SELLABLE):
                if state.raw[at + material] > 0 and CARD_SELLS[source(frame)] >> material & 1:
                    actions.append(SELL_0 + number)
        return actions

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Buy or sell one marker."""
        key = SOURCES[source(frame)]
        if action < SELL_0:
            buy_raw(state, frame.seat, BUYABLE[action - BUY_0], CARD_PRICES[source(frame)], key)
        else:
            sell_raw(state, frame.seat, SELLABLE[action - SELL_0], CARD_PAYS[source(frame)], key)

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """Supply, camp, gold or bank lack something."""
        at = frame.seat * NUM_MATERIALS
        if BUY_0 <= action < BUY_SEAL:
            material = BUYABLE[action - BUY_0]
            if not CARD_PRICES[source(frame)]:
                return Reason("DUE-051", "only-sells", {"card": SOURCES[source(frame)]})
            if state.supply[at + material] == 0:
                return Reason(self.rule, "supply-empty", {"material": MATERIALS[material]})
            return Reason(self.rule, "too-little-gold", {"gold": CARD_PRICES[source(frame)]})
        if SELL_0 <= action < SELL_0 + len(SELLABLE):
            material = SELLABLE[action - SELL_0]
            if state.raw[at + material] == 0:
                return Reason("DUE-036", "no-raw", {"material": MATERIALS[material]})
            return Reason("DUE-036", "bank-empty", {})
        return Reason(self.rule, "finish-step", {"card": SOURCES[source(frame)]})


class FreeConversion(Step):
    """Raw materials turned without payment: by a card, which must, or by the bonus of section III, which may."""

    name = "free-conversion"
    rule = "DUE-044"

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """The materials in the camp that the source can turn."""
        at = frame.seat * NUM_MATERIALS
        mask = SOURCE_MASKS[source(frame)]
        return [
            CONVERT_0 + material
            for material in range(NUM_MATERIALS)
            if mask >> material & 1 and state.raw[at + material] > 0
        ]

    def is_optional(self, frame: Frame) -> bool:
        """Only the bonus may be left."""
        return is_bonus(frame)

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Turn it, and end with the last."""
        convert(state, frame.seat, action - CONVERT_0, 0, SOURCES[source(frame)])
        _count_down(state, frame)

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """The source cannot turn it, or it is missing."""
        material = action - CONVERT_0
        if not 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "finish-step", {"card": SOURCES[source(frame)]})
        if not SOURCE_MASKS[source(frame)] >> material & 1:
            return Reason(self.rule, "other-craft", {"material": MATERIALS[material]})
        return Reason(self.rule, "no-raw", {"material": MATERIALS[material]})


class Fetch(Step):
    """Raw materials from the own supply into the camp."""

    name = "fetch"
    rule = "DUE-047"

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """What is in the supply, and needed where the card asks for that."""
        return [
            TAKE_0 + material
            for material in range(NUM_MATERIALS)
            if can_fetch_kind(state, frame.seat, source(frame), material)
        ]

    def is_optional(self, frame: Frame) -> bool:
        """The choice is made with the card."""
        return False

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Bring it, and end with the last."""
        bring_raw(state, frame.seat, action - TAKE_0, 1, SOURCES[source(frame)])
        _count_down(state, frame)

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """The supply is out of it, or it is not needed."""
        material = action - TAKE_0
        if not 0 <= material < NUM_MATERIALS:
            return Reason(self.rule, "finish-step", {"card": SOURCES[source(frame)]})
        if state.supply[frame.seat * NUM_MATERIALS + material] == 0:
            return Reason(self.rule, "supply-empty", {"material": MATERIALS[material]})
        return Reason("DUE-056", "not-needed", {"material": MATERIALS[material]})


class Sabotage(Step):
    """A good in the other player's camp turned back."""

    name = "sabotage"
    rule = "DUE-046"

    def units(self, state: DuelState, frame: Frame) -> list[int]:
        """The goods in the other player's camp."""
        at = (1 - frame.seat) * NUM_MATERIALS
        return sorted(
            SABOTAGE_ACTIONS[at + material]
            for material in range(NUM_MATERIALS)
            if state.goods[at + material] > 0
        )

    def is_optional(self, frame: Frame) -> bool:
        """The choice is made with the card."""
        return False

    def do_unit(self, state: DuelState, frame: Frame, action: int) -> None:
        """Turn it back."""
        state.pop()
        damage(state, frame.seat, GOOD_MATERIALS[action - SABOTAGE_0], SOURCES[source(frame)])

    def why_no_unit(self, state: DuelState, frame: Frame, action: int) -> Reason:
        """The other player has no such good in the camp."""
        good = action - SABOTAGE_0
        if 0 <= good < len(GOOD_KEYS):
            return Reason(self.rule, "rival-no-good", {"good": GOOD_KEYS[good]})
        return Reason(self.rule, "finish-step", {"card": SOURCES[source(frame)]})


def _count_down(state: DuelState, frame: Frame) -> None:
    if units_left(frame) > 1:
        state.replace(one_unit_less(frame))
    else:
        state.pop()
