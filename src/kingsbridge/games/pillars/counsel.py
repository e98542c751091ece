"""What speaks for a move of The Pillars of the Earth, as a player at the table would say it."""

from typing import Final

from kingsbridge.core.contract import Counsel, Fact
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.actions import (
    BUY_0,
    CUBE_0,
    DISMISS_0,
    HIRE_0,
    KEEP,
    NUM_TRADES,
    PASS,
    PASS_BUILDER,
    TAKE_0,
    THROW_BACK,
    TRADE_RESOURCES,
    TRADE_SIGNS,
)
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    BUILDERS,
    CARD_WORKERS,
    COURT,
    CRAFTSMEN,
    FIRST_SPACES,
    KINGSBRIDGE,
    LOCATIONS,
    NUM_ADVANTAGES,
    NUM_RESOURCES,
    NUM_SPACES,
    NUM_STALLS,
    PRIORY,
    RESOURCES,
    ROUNDS,
    SHIRING,
    SPACE_LOCATIONS,
)
from kingsbridge.games.pillars.planner import GOLD, POINT, Workshop
from kingsbridge.games.pillars.reckoning import has_built
from kingsbridge.games.pillars.sense import (
    BUILDER_IN_BAG,
    CRAFT_RATES,
    GOLD_WORTH,
    KEPT_WORTH,
    RIVALS_WEIGHT,
    WAITING_BUILDER,
    advantages_worth,
    craftsmen_worth,
    gold_to_be,
    gold_worth,
    kept_worth,
    mean_of_others,
    rounds_to_come,
    space_worth,
    workshop_for,
)
from kingsbridge.games.pillars.state import PillarsState

_KEPT: Final = 0.6  # a cube left over, while it is not yet said which
_OWN_NEXT: Final = 0.5  # that the next builder drawn is an own one
_DEAR: Final = 4  # a price that one would rather see others pay
_TOO_DEAR: Final = 0.15


class PillarsCounsel(Counsel[PillarsState]):
    """Points, gold, what the craftsmen find to work with, who is hired, and where the builders stand."""

    fact_args = {
        "points": ["count"],
        "points-in-all": ["count"],
        "gold": ["count"],
        "gold-kept": [],
        "mill": [],
        "feeds": ["resource"],
        "feeds-kept": ["resource"],
        "works": [],
        "kept": ["resource"],
        "craftsman": ["craftsman", "count"],
        "dispensable": ["craftsman"],
        "not-missed": ["craftsman"],
        "advantage": ["card"],
        "waits": [],
        "draws-again": [],
        "others-pay": ["count"],
        "comes-again": [],
        "rivals": [],
        "stands-archbishop": [],
        "stands-kingsbridge": ["card"],
        "stands-priory": ["count"],
        "stands-court": [],
        "stands-court-first": [],
        "stands-shiring": ["craftsman"],
        "stands-castle": [],
        "stands-market": [],
        "stands-cathedral": [],
    }
    rare_only = ["gold-kept", "mill", "feeds-kept", "kept", "works", "advantage", "not-missed", "rivals"]

    def goes_on(self, before: PillarsState, state: PillarsState) -> bool:
        """Carry on while one trades, builds, chooses a cube, or must part with somebody."""
        frame = state.frames[-1]
        if frames.is_market(frame) or frames.is_dismissal(frame) or frames.is_archbishop(frame):
            return True
        # To the end of one's building, so that all ways of it are compared where the round goes on.
        return _builds(before) and (frames.is_cathedral(frame) or frames.is_store(frame))

    def facts(self, before: PillarsState, after: PillarsState, seat: int, action: int) -> list[Fact]:
        """Name what the move did."""
        facts = [
            _points(before, after, seat, action),
            Fact("rivals", -RIVALS_WEIGHT * mean_of_others(after, seat)),
        ]
        if after.is_over:
            return facts
        facts += [*_gold(before, after, seat, action), *_goods(before, after, seat, action)]
        facts += [*_drawn(before, seat, action), *_places(after, seat)]
        return [*facts, *_people(before, after, seat, action)]


def _builds(state: PillarsState) -> bool:
    return frames.is_cathedral(state.frames[-1]) or frames.is_store(state.frames[-1])


def _points(before: PillarsState, after: PillarsState, seat: int, action: int) -> Fact:
    """Count the points of the turn, and say so where the move itself brings fewer."""
    gained = after.points[seat] - before.points[seat]
    moved = before.clone()
    moved.apply(action)
    told = "points" if moved.points[seat] == after.points[seat] else "points-in-all"
    return Fact("points", float(after.points[seat]), {"count": max(gained, 0)}, told)


def _gold(before: PillarsState, after: PillarsState, seat: int, action: int) -> list[Fact]:
    """Count gold, and with it the builders who still wait: it is told as what the move does to it."""
    gold = gold_worth(after, gold_to_be(after, seat))
    waiting = WAITING_BUILDER * after.track.count(seat)
    if frames.step(after.frames[0]) == 0:
        waiting += BUILDER_IN_BAG * min(after.bag[seat], BUILDERS - after.wall[seat])
    if frames.is_builder(before.frames[-1]):
        # Whoever passes saves the price; the builder waits for it.
        return [Fact("waits", waiting + gold, None, "waits" if action == PASS_BUILDER else "")]
    if frames.is_cards(before.frames[-1]) and (action < HIRE_0 or action == PASS):
        return [Fact("gold", gold, None, _left_over(before, seat, action))]
    gained = after.gold[seat] - before.gold[seat]
    if after.epoch > before.epoch:
        return [Fact("gold", gold, None, "")]  # the new round has changed it
    if gained > 0:
        return [Fact("gold", gold, {"count": gained})]
    return [Fact("gold", gold, None, "gold-kept")]


def _left_over(before: PillarsState, seat: int, action: int) -> str:
    """Say of a card that leaves workers over, or of passing, what they are for."""
    if action == PASS:
        return "mill" if before.legal_actions()[0] < HIRE_0 else "gold-kept"
    return "mill" if before.workers[seat] > CARD_WORKERS[action - TAKE_0] else ""


def _drawn(before: PillarsState, seat: int, action: int) -> list[Fact]:
    """Say of a builder who is thrown back, or not, who may come instead."""
    if action == THROW_BACK:
        if frames.is_builder(before.frames[-1]):
            return [Fact("drawn", _TOO_DEAR, None, "comes-again")]
        chance = before.bag[seat] / max(sum(before.bag), 1)
        return [Fact("drawn", _OWN_NEXT * chance, None, "draws-again" if chance else "")]
    if action == KEEP and before.price >= _DEAR and before.bag[seat]:
        return [Fact("kept-for-others", _TOO_DEAR, {"count": before.price}, "others-pay")]
    return []


def _goods(before: PillarsState, state: PillarsState, seat: int, action: int) -> list[Fact]:
    """Tell apart what goods bring this round and what is kept of them; named is what has come."""
    at = seat * NUM_RESOURCES
    if _builds(before) or has_built(state, seat):
        cubes = state.cubes[at : at + NUM_RESOURCES]
        told = "kept" if any(cubes) else ""
        return [Fact("kept", kept_worth(before, cubes), {"resource": RESOURCES[_dearest(cubes)]}, told)]
    shop = workshop_for(state, seat)
    best = shop.best()
    worth = _worth_of(shop)
    come = _come(workshop_for(before, seat).cubes, shop.cubes, action)
    if frames.is_dismissal(before.frames[-1]):
        gone = CRAFTSMEN[action - DISMISS_0]
        is_missed = worth < _worth_of(workshop_for(before, seat))
        facts = [Fact("feeds", worth, {"craftsman": gone}, "" if is_missed else "not-missed")]
    elif HIRE_0 <= action < PASS:
        facts = [Fact("feeds", worth, None, "works")]
    elif any(come):
        facts = [Fact("feeds", worth, {"resource": RESOURCES[_most_needed(shop, come)]})]
    else:
        told = "feeds-kept" if any(shop.cubes) else ""
        facts = [Fact("feeds", worth, {"resource": RESOURCES[_most_needed(shop, shop.cubes)]}, told)]
    if state.epoch < ROUNDS - 1:
        told = "kept" if any(come) else ""
        facts.append(Fact("kept", _KEPT * (best % GOLD), {"resource": RESOURCES[_dearest(come)]}, told))
    return facts


def _worth_of(shop: Workshop) -> float:
    """Count the points and the gold that craftsmen make of what there is."""
    best = shop.best()
    return best // POINT + (best % POINT // GOLD - shop.gold) * GOLD_WORTH


def _come(before: list[int], after: list[int], action: int) -> list[int]:
    """Say what has come by the move; a purchase or a cube names it, whatever the rest of the walk brings."""
    come = [max(after[resource] - before[resource], 0) for resource in range(NUM_RESOURCES)]
    chosen = -1
    if CUBE_0 <= action < CUBE_0 + NUM_STALLS:
        chosen = action - CUBE_0
    elif BUY_0 <= action < BUY_0 + NUM_TRADES and TRADE_SIGNS[action - BUY_0] > 0:
        chosen = TRADE_RESOURCES[action - BUY_0]
    if chosen >= 0:
        for resource in range(NUM_RESOURCES):
            if resource != chosen:
                come[resource] = 0
    return come


def _dearest(cubes: list[int]) -> int:
    best = 0
    for resource in range(NUM_RESOURCES):
        if cubes[resource] and (not cubes[best] or KEPT_WORTH[resource] > KEPT_WORTH[best]):
            best = resource
    return best


def _most_needed(shop: Workshop, among: list[int]) -> int:
    """Find the one of these resources of which a cube less would cost most."""
    chosen = 0
    least = 1 << 30
    for resource in range(NUM_RESOURCES):
        if not among[resource]:
            continue
        poorer = Workshop()
        poorer.row = shop.row
        poorer.left = shop.left
        poorer.extra = shop.extra
        poorer.gold = shop.gold
        poorer.cubes = shop.cubes.copy()
        poorer.cubes[resource] -= 1
        best = poorer.best()
        if best < least:
            least = best
            chosen = resource
    return chosen


def _people(before: PillarsState, after: PillarsState, seat: int, action: int) -> list[Fact]:
    """Count craftsmen and advantages; who came is named, or whoever goes as the one who brings least."""
    facts: list[Fact] = []
    row = after.rows[seat]
    if frames.is_dismissal(before.frames[-1]):
        gone = action - DISMISS_0
        is_least = all(CRAFT_RATES[gone] <= CRAFT_RATES[other] for other in before.rows[seat])
        told = "dispensable" if is_least else ""
        facts.append(Fact("craftsman", craftsmen_worth(after, seat), {"craftsman": CRAFTSMEN[gone]}, told))
    elif row:
        named = row[0]
        for craftsman in row:
            if CRAFT_RATES[craftsman] > CRAFT_RATES[named]:
                named = craftsman
        for craftsman in row:
            if craftsman not in before.rows[seat]:
                named = craftsman
        args = {"craftsman": CRAFTSMEN[named], "count": rounds_to_come(after)}
        facts.append(Fact("craftsman", craftsmen_worth(after, seat), args))
    owned = [card for card in range(NUM_ADVANTAGES) if after.owners[card] == seat]
    if owned:
        facts.append(Fact("advantage", advantages_worth(after, seat), {"card": ADVANTAGES[owned[-1]]}))
    return facts


def _places(state: PillarsState, seat: int) -> list[Fact]:
    """Count the builders' places; the card of a place is named."""
    facts: dict[int, Fact] = {}
    for space in range(NUM_SPACES):
        if state.spaces[space] != seat:
            continue
        location = SPACE_LOCATIONS[space]
        if location not in facts:
            facts[location] = Fact(f"stands-{LOCATIONS[location]}", 0.0)
        facts[location].worth += space_worth(state, seat, space)
        at = space - FIRST_SPACES[location]
        if location == PRIORY:
            facts[location].args = {"count": int(facts[location].worth)}
        elif location == COURT and at == 0:
            facts[location].told = "stands-court-first"
        if location == KINGSBRIDGE and state.kingsbridge[at] >= 0:
            facts[location].args = {"card": ADVANTAGES[state.kingsbridge[at]]}
        elif location == SHIRING and state.shiring[at] >= 0:
            facts[location].args = {"craftsman": CRAFTSMEN[state.shiring[at]]}
    return list(facts.values())
