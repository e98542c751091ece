# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""What a seat may see of The Pillars of the Earth. Nothing is private but what Ellen shows to her owner.

Only the seat that decides is told what its choices would change, which all others could reckon too.
"""

from typing import TYPE_CHECKING, Any, Final, TypedDict

from kingsbridge.core.frame import Frame
from kingsbridge.core.view import CommonView, common_view
from kingsbridge.games.pillars import frames
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    BUILDERS,
    BUY_PRICES,
    CARD_CUBES,
    CARD_RESOURCES,
    CARD_WORKERS,
    CARDS,
    COLOURS,
    COURT,
    CRAFT_BY_HIMSELF,
    CRAFT_CAPACITIES,
    CRAFT_COSTS,
    CRAFT_GOLD,
    CRAFT_NEEDS_MIXER,
    CRAFT_POINTS,
    CRAFT_TAKES,
    CRAFT_TAKES_GOLD,
    CRAFTSMEN,
    EVENT_GOOD,
    EVENTS,
    FIRST_PRICE,
    FIRST_SPACES,
    GRAY_WORKERS,
    KEPT_CUBES,
    KINGSBRIDGE,
    LOCATION_CHOICE,
    LOCATION_NUMBERS,
    LOCATION_SPACES,
    LOCATIONS,
    MOST_GOLD,
    NUM_CARDS,
    NUM_LOCATIONS,
    NUM_RESOURCES,
    NUM_STALLS,
    OTTO,
    PIECES,
    PRODUCTION_STEP,
    REMIGIUS,
    RESOURCES,
    ROUNDS,
    SELL_PRICES,
    SHIRING,
    TRADE_KEYS,
)
from kingsbridge.games.pillars.options import MIXED
from kingsbridge.games.pillars.planner import workshop_of
from kingsbridge.games.pillars.reckoning import (
    builders_at,
    can_throw_back,
    event_of_round,
    expected_production,
    extra_uses,
    foresees,
    has_built,
    has_mixer,
    has_stonecutter,
    has_woodworker,
    held_cubes,
    is_last_round,
    room_for_craftsmen,
    round_number,
    unseen_advantages,
    unseen_events,
    uses_left,
    yield_change,
)

if TYPE_CHECKING:
    from kingsbridge.games.pillars.state import PillarsState


# The kinds of action that change a seat's numbers by themselves; what others bring depends on what comes next.
_PREVIEWED: Final = frozenset(
    ["take", "hire", "place", "endure", "cube", "pay-tax", "buy", "sell", "use", "drop"],
)


class ResourceCard(TypedDict):
    """A resource card: what it yields and the workers it needs; `extra` is what this round's event adds."""

    card: str
    resource: str
    cubes: int
    extra: int
    workers: int


class Craftsman(TypedDict):
    """A craftsman: what one use takes and brings, and how often he works a round."""

    craftsman: str
    trade: str
    cost: int
    takes: dict[str, int]
    takes_gold: int
    points: int
    gold: int
    capacity: int
    by_himself: bool
    needs_mixer: bool


class EmployedCraftsman(Craftsman):
    """A craftsman in a row: uses left this round, and whether he can do anything without the mixer he needs."""

    uses_left: int
    idle: bool


class Seat(TypedDict):
    """What everybody knows of a seat."""

    colour: str
    gold: int
    points: int
    cubes: dict[str, int]
    cubes_held: int
    coming: dict[str, int]  # cubes the next production brings, as far as is known
    workers: int  # in the reserve
    mill: int  # in the wool mill
    mill_income: int  # what those in the mill will earn, the limit of gold considered
    workers_in_all: int
    gray: int
    gray_next: int
    black: bool
    cards: list[ResourceCard]
    craftsmen: list[EmployedCraftsman]
    room: int
    advantages: list[str]
    builders_in_bag: int
    builders_placed: int
    builders_passed: int
    builders_aside: int
    builders_allowed: int
    passed: bool  # out of this round's Phase I
    protected: bool
    at_court: bool
    can_buy_wood: bool
    can_sell_stone: bool
    bought: list[str]
    sold: list[str]
    built: bool  # has finished this round's step 13


class Space(TypedDict):
    """A space for a builder: its target, who stands there (-1), and the card that goes with it."""

    target: str
    number: int
    seat: int
    card: str | None


class Location(TypedDict):
    """A place of the walk with spaces for builders."""

    place: str
    number: int
    spaces: list[Space]


class DrawnBuilder(TypedDict):
    """The builder that is being decided about; `passed_at` is 0 unless he waited on the cost track."""

    owner: int
    price: int
    due: int  # what placing him now costs: nothing once he was passed
    passed_at: int
    free_with_remigius: bool


class Preview(TypedDict):
    """What a choice would change for the seat that decides: "worker", "gold", a resource, or "points"."""

    thing: str
    before: int
    after: int
    later: bool  # at the production, not at once


class PassedBuilder(TypedDict):
    """A builder that waits on the cost track."""

    price: int
    seat: int


class Fate(TypedDict):
    """The events: this round's once it is revealed, earlier ones, and what may still come."""

    revealed: str | None
    good: bool
    past: list[str]
    left: int
    unseen: list[str]
    good_left: int  # -1 where nobody can know
    bad_left: int
    foreseen: str | None  # only for Ellen's owner


class Stock(TypedDict):
    """One resource on the board: the supply (below zero when owed), its stall, its prices (0: not for sale)."""

    resource: str
    supply: int
    stall: int
    buy: int
    sell: int


class BuildingPlan(TypedDict):
    """What the best use of the craftsmen brings the seat that is building: points, gold and cubes afterwards."""

    uses: dict[str, int]
    points: int
    gold: int
    cubes: int


class PillarsView(CommonView):
    """What one seat knows."""

    round: int
    rounds: int
    last_round: bool
    start_seat: int
    part: int  # 1, 2 or 3; 0 when the game is over
    step: int  # the place of the walk that is being resolved, 0 before Phase III
    table: list[Seat]
    supply_cards: list[ResourceCard]
    supply_craftsmen: list[Craftsman]
    cards_aside: list[str]
    shiring: list[Craftsman | None]
    kingsbridge: list[str | None]
    locations: list[Location]
    bag: list[int]
    price: int
    first_price: int
    track: list[PassedBuilder]
    builder: DrawnBuilder | None
    throw_back_left: bool
    fate: Fate
    unseen_advantages: list[str]
    stocks: list[Stock]
    court_metal: int
    gray_in_castle: int
    tax: int  # 0 before the roll
    extra_use_left: bool
    pieces: list[str]
    piece_rising: str | None
    kept_cubes: int
    most_gold: int
    plan: BuildingPlan | None
    previews: dict[
        str, list[Preview]
    ]  # legal action key -> what it would change; empty for who does not decide


def make_view(state: "PillarsState", seat: int | None) -> dict[str, Any]:
    """Make the view of a seat, or of a spectator.

    Rules: PIL-120.
    """
    full: PillarsView = {
        **common_view(state, seat),
        "round": round_number(state),
        "rounds": ROUNDS,
        "last_round": is_last_round(state),
        "start_seat": state.start_seat,
        "part": _part(state),
        "step": _step(state),
        "table": [_seat(state, number) for number in range(state.seats)],
        "supply_cards": [_card(card, 0) for card in range(NUM_CARDS) if state.holders[card] == -1],
        "supply_craftsmen": [_craftsman(craftsman) for craftsman in sorted(state.offer)],
        "cards_aside": [CARDS[card] for card in range(NUM_CARDS) if state.holders[card] == -2],
        "shiring": [None if craftsman < 0 else _craftsman(craftsman) for craftsman in state.shiring],
        "kingsbridge": [None if advantage < 0 else ADVANTAGES[advantage] for advantage in state.kingsbridge],
        "locations": [_location(state, location) for location in range(NUM_LOCATIONS)],
        "bag": state.bag.copy(),
        "price": state.price,
        "first_price": FIRST_PRICE,
        "track": [
            {"price": price, "seat": state.track[price]}
            for price in range(FIRST_PRICE, 0, -1)
            if state.track[price] >= 0
        ],
        "builder": _builder(state),
        "throw_back_left": not state.thrown_back and _part(state) == 2 and can_throw_back(state),
        "fate": _fate(state, seat),
        "unseen_advantages": [ADVANTAGES[advantage] for advantage in unseen_advantages(state)],
        "stocks": [_stock(state, resource) for resource in range(NUM_RESOURCES)],
        "court_metal": state.court_metal,
        "gray_in_castle": GRAY_WORKERS - sum(state.gray) - sum(state.gray_next),
        "tax": state.tax,
        "extra_use_left": extra_uses(state) > 0 and not _extra_spent(state),
        "pieces": PIECES[: state.epoch],
        "piece_rising": None if state.is_over else PIECES[state.epoch],
        "kept_cubes": KEPT_CUBES,
        "most_gold": MOST_GOLD,
        "plan": _plan(state),
        "previews": _previews(state) if seat is not None and seat == state.current_seat else {},
    }
    return dict(full)


# --- where the game is -----------------------------------------------------------------------------------------------


def _running(state: "PillarsState") -> Frame | None:
    """Give the question that is running; a dismissal only interrupts it."""
    return state.frames[0] if state.frames else None


def _part(state: "PillarsState") -> int:
    frame = _running(state)
    return 0 if frame is None else frames.part(frame)


def _step(state: "PillarsState") -> int:
    frame = _running(state)
    return 0 if frame is None else frames.step(frame)


def _building(state: "PillarsState") -> Frame | None:
    """Give the question of the building, if that is what is running."""
    frame = _running(state)
    return frame if frame is not None and frames.is_cathedral(frame) else None


def _extra_spent(state: "PillarsState") -> bool:
    frame = _building(state)
    return frame is not None and frames.extra_used(frame) >= extra_uses(state)


# --- seats -----------------------------------------------------------------------------------------------------------


def _seat(state: "PillarsState", seat: int) -> Seat:
    at = seat * NUM_RESOURCES
    row = state.rows[seat]
    cards = [card for card in range(NUM_CARDS) if state.holders[card] == seat]
    busy = sum(CARD_WORKERS[card] for card in cards)
    return {
        "colour": COLOURS[seat],
        "gold": state.gold[seat],
        "points": state.points[seat],
        "cubes": _by_resource(state.cubes[at : at + NUM_RESOURCES]),
        "cubes_held": held_cubes(state, seat),
        "coming": _by_resource(_coming(state, seat)),
        "workers": state.workers[seat],
        "mill": state.mill[seat],
        "mill_income": min(state.mill[seat], MOST_GOLD - state.gold[seat]),
        "workers_in_all": state.workers[seat] + state.mill[seat] + busy,
        "gray": state.gray[seat],
        "gray_next": state.gray_next[seat],
        "black": state.owners[OTTO] == seat,
        "cards": [_card(card, yield_change(state, seat)) for card in cards],
        "craftsmen": [_employed(state, seat, slot) for slot in range(len(row))],
        "room": room_for_craftsmen(state, seat),
        "advantages": [
            ADVANTAGES[advantage] for advantage, owner in enumerate(state.owners) if owner == seat
        ],
        "builders_in_bag": state.bag[seat],
        "builders_placed": state.spaces.count(seat),
        "builders_passed": state.track.count(seat),
        "builders_aside": state.aside[seat],
        "builders_allowed": BUILDERS - state.wall[seat],
        "passed": _has_passed(state, seat),
        "protected": state.protected[seat],
        "at_court": builders_at(state, seat, COURT) > 0,
        "can_buy_wood": has_woodworker(row),
        "can_sell_stone": has_stonecutter(row),
        "bought": _resource_keys(state.bought[seat]),
        "sold": _resource_keys(state.sold[seat]),
        "built": has_built(state, seat),
    }


def _coming(state: "PillarsState", seat: int) -> list[int]:
    """Give what production will bring; nothing once it is over for this round."""
    if state.is_over or _step(state) > PRODUCTION_STEP:
        return [0] * NUM_RESOURCES
    return expected_production(state, seat)


def _has_passed(state: "PillarsState", seat: int) -> bool:
    frame = _running(state)
    if frame is None or not frames.is_cards(frame):
        return _part(state) != 1
    return frames.has_passed(frame, seat)


def _by_resource(numbers: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, numbers, strict=True))


def _resource_keys(mask: int) -> list[str]:
    return [key for number, key in enumerate(RESOURCES) if mask >> number & 1]


# --- cards -----------------------------------------------------------------------------------------------------------


def _card(card: int, extra: int) -> ResourceCard:
    return {
        "card": CARDS[card],
        "resource": RESOURCES[CARD_RESOURCES[card]],
        "cubes": CARD_CUBES[card],
        "extra": extra,
        "workers": CARD_WORKERS[card],
    }


def _craftsman(craftsman: int) -> Craftsman:
    first = craftsman * NUM_RESOURCES
    return {
        "craftsman": CRAFTSMEN[craftsman],
        "trade": TRADE_KEYS[craftsman],
        "cost": CRAFT_COSTS[craftsman],
        "takes": {
            key: CRAFT_TAKES[first + number]
            for number, key in enumerate(RESOURCES)
            if CRAFT_TAKES[first + number]
        },
        "takes_gold": CRAFT_TAKES_GOLD[craftsman],
        "points": CRAFT_POINTS[craftsman],
        "gold": CRAFT_GOLD[craftsman],
        "capacity": CRAFT_CAPACITIES[craftsman],
        "by_himself": CRAFT_BY_HIMSELF[craftsman],
        "needs_mixer": CRAFT_NEEDS_MIXER[craftsman],
    }


def _employed(state: "PillarsState", seat: int, slot: int) -> EmployedCraftsman:
    row = state.rows[seat]
    craftsman = row[slot]
    building = _building(state)
    used = frames.used_times(building, slot) if building is not None and building.seat == seat else 0
    left = uses_left(craftsman, used, 0)
    return {
        **_craftsman(craftsman),
        "uses_left": 0 if has_built(state, seat) else max(0, left),
        "idle": CRAFT_NEEDS_MIXER[craftsman] and not has_mixer(row),
    }


# --- the board -------------------------------------------------------------------------------------------------------


def _location(state: "PillarsState", location: int) -> Location:
    return {
        "place": LOCATIONS[location],
        "number": LOCATION_NUMBERS[location],
        "spaces": [_space(state, location, number) for number in range(LOCATION_SPACES[location])],
    }


def _space(state: "PillarsState", location: int, number: int) -> Space:
    key = LOCATIONS[location]
    card: str | None = None
    if location == KINGSBRIDGE and state.kingsbridge[number] >= 0:
        card = ADVANTAGES[state.kingsbridge[number]]
    elif location == SHIRING and state.shiring[number] >= 0:
        card = CRAFTSMEN[state.shiring[number]]
    return {
        "target": f"space:{key}-{number + 1}" if LOCATION_CHOICE[location] else f"space:{key}",
        "number": number + 1,
        "seat": state.spaces[FIRST_SPACES[location] + number],
        "card": card,
    }


def _builder(state: "PillarsState") -> DrawnBuilder | None:
    frame = _running(state)
    if frame is None:
        return None
    passed_at = frames.waited_at(frame)
    owner = frame.seat if passed_at else frames.drawn_owner(frame)
    if owner < 0:
        return None
    return {
        "owner": owner,
        "price": state.price,
        "due": 0 if passed_at else state.price,
        "passed_at": passed_at,
        "free_with_remigius": state.price > 0 and state.owners[REMIGIUS] == owner,
    }


def _fate(state: "PillarsState", seat: int | None) -> Fate:
    event = event_of_round(state)
    counted = state.options["events"] != MIXED
    good = sum(1 for event in state.event_deck if EVENT_GOOD[event])
    return {
        "revealed": None if event < 0 else EVENTS[event],
        "good": event >= 0 and EVENT_GOOD[event],
        "past": [EVENTS[event] for event in state.past_events],
        "left": len(state.event_deck),
        "unseen": [EVENTS[event] for event in unseen_events(state)],
        "good_left": good if counted else -1,
        "bad_left": len(state.event_deck) - good if counted else -1,
        "foreseen": EVENTS[state.event_deck[0]] if foresees(state, seat) else None,
    }


def _stock(state: "PillarsState", resource: int) -> Stock:
    return {
        "resource": RESOURCES[resource],
        "supply": state.supply[resource],
        "stall": state.stalls[resource] if resource < NUM_STALLS else 0,
        "buy": BUY_PRICES[resource],
        "sell": SELL_PRICES[resource],
    }


# --- what choices would change --------------------------------------------------------------------------------------


def _previews(state: "PillarsState") -> dict[str, list[Preview]]:
    """Say for each legal action of the deciding seat what it would change for that seat."""
    return {state.game.action(action).key: _preview(state, action) for action in state.legal_actions()}


def _preview(state: "PillarsState", action: int) -> list[Preview]:
    """Do the step itself in a clone, without what follows from it, and compare."""
    if state.game.action(action).kind not in _PREVIEWED:
        return []
    after = state.clone()
    asking = frames.phase_name(state.frames[-1])
    state.game.phases[state.game.phase_names.index(asking)].apply(after, action)
    seat = state.current_seat
    now = zip(_things(state, seat), _things(after, seat), strict=True)
    coming = zip(_by_resource(_coming(state, seat)).items(), _coming(after, seat), strict=True)
    found: list[Preview] = [
        {"thing": thing, "before": before, "after": number, "later": False}
        for (thing, before), (_, number) in now
        if number != before
    ]
    if frames.is_cards(state.frames[-1]):
        found += [
            {"thing": thing, "before": before, "after": number, "later": True}
            for (thing, before), number in coming
            if number != before
        ]
    return found


def _things(state: "PillarsState", seat: int) -> list[tuple[str, int]]:
    at = seat * NUM_RESOURCES
    cubes = zip(RESOURCES, state.cubes[at : at + NUM_RESOURCES], strict=True)
    return [
        ("worker", state.workers[seat]),
        ("gold", state.gold[seat]),
        *cubes,
        ("points", state.points[seat]),
    ]


# --- the helper ------------------------------------------------------------------------------------------------------


def _plan(state: "PillarsState") -> BuildingPlan | None:
    """Follow the helper to its end for the seat that is building."""
    frame = _building(state)
    if frame is None:
        return None
    shop = workshop_of(state, frame)
    uses: dict[str, int] = {}
    points = 0
    slot = shop.next_use()
    while slot >= 0:
        craftsman = shop.row[slot]
        uses[CRAFTSMEN[craftsman]] = uses.get(CRAFTSMEN[craftsman], 0) + 1
        points += CRAFT_POINTS[craftsman]
        shop = shop.after(slot)
        slot = shop.next_use()
    return {"uses": uses, "points": points, "gold": shop.gold, "cubes": sum(shop.cubes)}
