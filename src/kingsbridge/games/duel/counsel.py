"""What speaks for a move of Builders' Duel, as a player at the table would say it."""

from typing import Final

from kingsbridge.core.contract import Counsel, Fact
from kingsbridge.core.sums import add_up
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import CLAIM_0
from kingsbridge.games.duel.components import (
    CARD_KEYS,
    GOODS,
    LINE_CELLS,
    MATERIALS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_SEALS,
    PERSONAL,
    SEAL_HIGH,
    SECTION_MASK,
)
from kingsbridge.games.duel.reckoning import FINISHED, INSTALLED, contested_cell, has_flipped_personal
from kingsbridge.games.duel.sense import (
    CAMP_RATE,
    GOOD_WORTH,
    INSTALLED_WORTH,
    RIVAL_WEIGHT,
    SECTION_WORTH,
    WIN_WORTH,
    card_worth,
    chance_to_hold,
    expected_cards,
    goods_and_raw,
    side_parts,
)
from kingsbridge.games.duel.state import DuelState

# What is still possible for who lies behind in a conflict and has the personal seal.
_FROM_BEHIND: Final = 0.15
_IN_A_SECTION: Final = 3
_USEFUL: Final = 1.0  # what a card must be worth to be named


class DuelCounsel(Counsel[DuelState]):
    """The building, what lies in the camp, gold and seals, the cards of the round, and what the other has of it."""

    fact_args = {
        "wins": [],
        "section": ["section"],
        "installs": ["section"],
        "goods": ["good"],
        "raw": ["material"],
        "camp": [],
        "gold": ["count"],
        "gold-kept": [],
        "seals": [],
        "seals-come": [],
        "power": [],
        "power-comes": [],
        "once": [],
        "once-comes": [],
        "line": ["card"],
        "line-two": ["card", "second"],
        "contested": ["card"],
        "rival": [],
    }
    rare_only = ["camp", "gold-kept", "seals", "power", "once", "rival"]

    def goes_on(self, before: DuelState, state: DuelState) -> bool:
        """Carry out to its end what a card or bonus began; which card comes next is another decision."""
        return len(state.frames) > 1

    def facts(self, before: DuelState, after: DuelState, seat: int, action: int) -> list[Fact]:
        """Name what the move did."""
        facts = self._weigh(before, after, seat, action)
        if not after.is_over:
            return facts
        # All else is as it was, and no merit of the moves that do not end the game.
        silent = [Fact(fact.key, fact.worth, None, "") for fact in facts]
        return [Fact("wins", WIN_WORTH if after.best_seats()[0] == seat else -WIN_WORTH), *silent]

    def _weigh(self, before: DuelState, after: DuelState, seat: int, action: int) -> list[Fact]:
        # Rates fall from round to round; what ends a round is weighed by the rates of the other moves.
        after = after.clone()
        after.epoch = before.epoch
        cards = [0.0, 0.0] if after.is_over else expected_cards(after)
        own = side_parts(after, seat, cards[seat])
        if frames.is_conflict(before.frames[-1]):
            return [Fact("seals", own[3]), _contested(before, after, seat)]
        facts = [*_building(before, after, seat), *_camp(before, after, seat)]
        facts += [_gold(before, after, seat, own[2]), _seals(before, after, seat, own[3])]
        has_come = before.power != seat and after.power == seat
        facts.append(Fact("power", own[4], None, "power-comes" if has_come else "power"))
        has_come = after.holders.count(seat) > before.holders.count(seat)
        facts.append(Fact("once", own[5], None, "once-comes" if has_come else "once"))
        if CLAIM_0 <= action < CLAIM_0 + NUM_LINES:
            facts.append(_line(before, seat, action - CLAIM_0, cards[seat]))
        rival = add_up(side_parts(after, 1 - seat, cards[1 - seat]))
        return [*facts, Fact("rival", -RIVAL_WEIGHT * rival)]


def _gold(before: DuelState, after: DuelState, seat: int, worth: float) -> Fact:
    gained = after.gold[seat] - before.gold[seat]
    if gained > 0:
        return Fact("gold", worth, {"count": gained})
    return Fact("gold", worth, None, "gold-kept")


def _seals(before: DuelState, after: DuelState, seat: int, worth: float) -> Fact:
    at = seat * NUM_SEALS
    more = sum(after.seals[at : at + NUM_SEALS]) - sum(before.seals[at : at + NUM_SEALS])
    return Fact("seals", worth, None, "seals-come" if more > 0 else "seals")


def _building(before: DuelState, after: DuelState, seat: int) -> list[Fact]:
    """Count finished sections as a whole, so that the last good of one is told as what it is."""
    built = after.built[seat]
    finished = FINISHED[built]
    loose = INSTALLED[built] - _IN_A_SECTION * finished
    done = finished * (SECTION_WORTH + _IN_A_SECTION * INSTALLED_WORTH)
    section = 1
    begun = 0
    for number, mask in enumerate(SECTION_MASK):
        if built & mask == mask:
            section = number + 1
        if built & mask != before.built[seat] & mask:
            begun = number + 1
    told = "installs" if begun else ""
    return [
        Fact("section", done, {"section": section}),
        Fact("installs", INSTALLED_WORTH * loose, {"section": begun}, told),
    ]


def _camp(before: DuelState, after: DuelState, seat: int) -> list[Fact]:
    """Say what the camp has gained; what came is named, and where nothing came it is what stays.

    What was installed has not left the building, and what was worked on is in the good it became.
    """
    goods_before, raw_before = goods_and_raw(before, seat)
    goods, raw = goods_and_raw(after, seat)
    goods += GOOD_WORTH * (INSTALLED[after.built[seat]] - INSTALLED[before.built[seat]])
    rate = CAMP_RATE[after.epoch]
    made = -1
    fetched = -1
    for material in range(NUM_MATERIALS):
        at = seat * NUM_MATERIALS + material
        if after.goods[at] > before.goods[at]:
            made = material
        if after.raw[at] > before.raw[at]:
            fetched = material
    more_goods = goods - goods_before
    more_raw = raw - raw_before
    facts: list[Fact] = []
    if fetched >= 0:
        facts.append(Fact("raw", more_raw * rate, {"material": MATERIALS[fetched]}))
        more_raw = 0.0
    if made >= 0:
        facts.append(Fact("goods", (more_goods + more_raw) * rate, {"good": GOODS[seat][made]}))
        more_goods = 0.0
        more_raw = 0.0
    return [*facts, Fact("camp", (more_goods + more_raw) * rate)]


def _line(state: DuelState, seat: int, line: int, worth: float) -> Fact:
    """Name the best card and another one that is of use: two lines share one cell at most."""
    uses = sorted([(-card_worth(state, seat, state.display[cell]), cell) for cell in LINE_CELLS[line]])
    useful = [CARD_KEYS[state.display[cell]] for use, cell in uses if -use >= _USEFUL]
    named = list(dict.fromkeys(useful))
    if not named:
        return Fact("line", worth, None, "")
    if len(named) == 1:
        return Fact("line", worth, {"card": named[0]})
    return Fact("line", worth, {"card": named[0], "second": named[1]}, "line-two")


def _contested(before: DuelState, after: DuelState, seat: int) -> Fact:
    """Weigh the card that is fought for by the chance to get it."""
    card = before.display[contested_cell(before)]
    stake = card_worth(before, seat, card) + RIVAL_WEIGHT * card_worth(before, 1 - seat, card)
    return Fact("contested", stake * _chance(after, seat), {"card": CARD_KEYS[card]})


def _chance(state: DuelState, seat: int) -> float:
    if state.winner >= 0 or not frames.is_conflict(state.frames[-1]):
        return 1.0 if state.winner == seat else 0.0
    lead = state.sums[seat] - state.sums[1 - seat] - (0 if seat == state.first else 1)
    if lead >= 0:
        return chance_to_hold(state, seat, lead)
    can_return = not has_flipped_personal(state, seat) and lead >= -SEAL_HIGH[PERSONAL]
    return _FROM_BEHIND if can_return else 0.0
