# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""What a seat may see of World Without End: the board, everybody's goods, and what each orientation would bring."""

from typing import TYPE_CHECKING, Any, TypedDict

from kingsbridge.core.view import CommonView, common_view
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import (
    AWARD_KINDS,
    BENEFIT_CHOICE,
    BENEFIT_GOODS,
    BENEFIT_HOUSE,
    BENEFIT_UNITS,
    BUILDING_PROJECT,
    CARDS,
    CHAPTER_EVENTS,
    CHAPTERS,
    CLOTH_PRICE,
    COLOURS,
    CORNER_KEYS,
    DONOR_CARES,
    DONOR_GOODS,
    DONOR_UNITS,
    DONOR_VP,
    DUTIES,
    DUTY_DUE,
    DUTY_GOODS,
    DUTY_LOSS,
    EVENT_KINDS,
    EVENT_NUMBERS,
    EVENTS,
    FAVOR_AWARDS,
    FAVOR_GOODS,
    FAVOR_UNITS,
    FAVORS,
    GOLD,
    GOODS,
    GOODS_AND_VP,
    HOUSE_COSTS,
    HOUSE_RENT,
    HOUSE_RENTS,
    HOUSE_UNITS,
    HOUSES,
    HOUSES_EACH,
    LAST_LOSS_FACTOR,
    LOCATIONS,
    MEDICAL,
    MEDICINE,
    NUM_DUTIES,
    NUM_FAVORS,
    NUM_GOODS,
    NUM_LOCATIONS,
    PENALTIES,
    PILE_SIZE,
    PRIVILEGE,
    PROJECT_METAL,
    PROJECT_SPACES,
    PROJECTS,
    ROUNDS,
    SALES,
    SIDES,
    TAX_DIE,
    TAX_DUTY,
    VP,
)
from kingsbridge.games.world.reckoning import (
    FINISHED,
    NOTHING_GAINED,
    UNDER_WAY,
    award_of,
    card_list,
    care_points,
    cloth_limit,
    favor_space,
    holds,
    houses_of,
    income_of,
    is_covered,
    is_ill,
    market_is_open,
    may_orient,
    may_see_goods,
    rent_limit,
    resource_points,
    seals_left,
    seat_after,
    wool_price,
)

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState

_PROJECT_STATUS = ["absent", "under-way", "finished"]


class Gain(TypedDict):
    """Units of a good, or of "vp"; a negative number is a payment."""

    good: str
    units: int


class Preview(TypedDict):
    """What an action would change for the seat that takes it: a good or "vp".

    For a good that is due at the chapter's end also what would then be missing of it; null for all others.
    """

    thing: str
    before: int
    after: int
    later: bool  # never in this game: everything changes at once
    missing_least: int | None
    missing_most: int | None


class EventCard(TypedDict):
    """An event card; `corners` clockwise from the arrow's edge, `arrow` is -1 until it is turned."""

    event: str
    number: int  # in chapters III and IV also the number of the plague location
    kind: str  # "immediate", "long-term" or "lasting"
    corners: list[str]
    arrow: int


class Orientation(TypedDict):
    """What one orientation of the event card would bring."""

    arrow: int
    legal: bool  # True for readers who cannot see the active player's gold
    incomes: list[Gain | None]  # by seat; nobody gets anything while begging
    changes: list[
        Preview | None
    ]  # what its income changes for a seat; None if nothing, or if a screen hides it
    favor: str  # the space the marker reaches, its own where it stays
    award: Gain | None  # what the active player gets there; None if nothing, or if a screen hides it
    lost: list[str]  # corners that point to an empty side


class FavorSpace(TypedDict):
    """A space of the favor ring, with what it would bring the reader now."""

    space: str
    award: str
    good: str  # what it asks or gives, "" for houses
    units: int
    covered: bool
    worth: Gain | None


class LongTerm(TypedDict):
    """A long-term event in force."""

    event: str
    number: int
    on_edge: bool  # False while it still lies in the council


class Market(TypedDict):
    """Wool & Cloth Sales under the events in force."""

    open: bool
    wool: int
    cloth: int
    cloth_limit: int  # 0 while its space is covered
    cloth_covered: bool


class Project(TypedDict):
    """A building project."""

    project: str
    status: str  # "absent", "under-way" or "finished"
    covered: bool
    stone: int
    stone_spaces: int
    wood: int
    wood_spaces: int
    metal: int
    metal_spaces: int
    points: int  # for one resource placed now
    donors: list[int]
    donor_points: int
    donor_gain: Gain | None
    donor_cares: bool


class House(TypedDict):
    """A building space for houses; the owner is -1 while it is free."""

    space: str
    rent: Gain
    cost: str
    owner: int


class Location(TypedDict):
    """A plague location; `need` is 0 unless its marker lies open."""

    location: str
    number: int
    status: str  # "none", "hidden" or "ill"
    need: int
    points: int
    benefit: Gain | None
    resource: bool  # the benefit is a stone or a wood, of choice
    house: bool  # the benefit is a house free of charge


class Duty(TypedDict):
    """A duty at the chapter's end; the tax is known only as a range until it is rolled.

    What the reader has, and would be missing now, is null for a spectator.
    """

    duty: str
    good: str
    least: int
    most: int
    loss: int  # points for each missing unit
    factor: int  # losses are doubled at the end of the last chapter
    penalty: str
    have: int | None
    missing_least: int | None
    missing_most: int | None


class SeatMissing(TypedDict):
    """What a seat would be missing if the chapter ended now, by duty."""

    piety: int
    grain: int
    tax_least: int
    tax_most: int


class Seat(TypedDict):
    """What everybody knows of a seat; with screens the goods of others, and what follows from them, are null."""

    colour: str
    side: int
    vp: float
    goods: dict[str, int] | None
    houses: int
    houses_left: int
    seals_left: int
    cards: int
    played: list[str]
    card_of_round: str  # laid open in this round, "" before
    discarded: int
    penalties: list[str]
    missing: SeatMissing | None


class Carrying(TypedDict):
    """The action card being carried out."""

    card: str
    repeated: bool  # by means of the Privilege
    steps: int  # resources placed, units sold, houses rented, cloth made, locations cared for
    project: str  # the one being built on, "" before
    sold_wool: int
    sold_cloth: int
    knowledge_left: int
    rented: list[str]


class Reckoning(TypedDict):
    """The duties of the last chapter's end: the tax, and what each seat was missing."""

    tax: int
    missing: list[list[int]]


class WorldView(CommonView):
    """What one seat knows; `hand` and `discards` are empty for a spectator."""

    first_game: bool
    screens: bool
    chapter: int
    chapters: int
    round: int
    rounds: int
    step: str  # "event", "orient", "actions" or "duties"
    active: int
    order: list[int]
    event: EventCard | None
    orientations: list[Orientation]
    long_term: list[LongTerm]
    revealed: list[str]
    unseen_events: list[str]
    deck: int
    favor: str
    favor_next: str
    ring: list[FavorSpace]
    market: Market
    rent_limit: int
    supply: dict[str, int]
    projects: list[Project]
    houses: list[House]
    plague: list[Location]
    hidden_markers: list[int]
    table: list[Seat]
    hand: list[str]
    idle_cards: list[str]
    discards: list[str]
    discard_due: bool
    carrying: Carrying | None
    previews: dict[str, list[Preview]]
    duties: list[Duty]
    rounds_left: int
    reckoning: Reckoning | None
    substitutes: int


def make_view(state: "WorldState", seat: int | None) -> dict[str, Any]:
    """Make the view of a seat, or of a spectator.

    Rules: WOR-012.
    """
    full: WorldView = {
        **common_view(state, seat),
        "first_game": bool(state.options["first_game"]),
        "screens": bool(state.options["screens"]),
        "chapter": min(state.epoch + 1, CHAPTERS),
        "chapters": CHAPTERS,
        "round": min(state.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "step": _step(state),
        "active": state.active,
        "order": [seat_after(state, walked) for walked in range(state.seats)],
        "event": _event_card(state),
        "orientations": _orientations(state, seat),
        "long_term": _long_term(state),
        "revealed": [EVENTS[event] for event in state.revealed],
        "unseen_events": _unseen_events(state),
        "deck": max(ROUNDS - len(state.revealed), 0),
        "favor": FAVORS[state.favor],
        "favor_next": FAVORS[favor_space(state, 1)],
        "ring": [_favor_space(state, seat, space) for space in range(NUM_FAVORS)],
        "market": _market(state),
        "rent_limit": rent_limit(state),
        "supply": {GOODS[good]: state.supply[good] for good in range(1, NUM_GOODS)},
        "projects": [_project(state, project) for project in range(len(PROJECTS))],
        "houses": [_house(state, space) for space in range(len(HOUSES))],
        "plague": [_location(state, location) for location in range(NUM_LOCATIONS)],
        "hidden_markers": sorted(
            state.plague[location]
            for location in range(NUM_LOCATIONS)
            if state.plague[location] and not is_ill(state, location)
        ),
        "table": [_seat(state, other, may_see_goods(state, seat, other)) for other in range(state.seats)],
        "hand": [] if seat is None else [CARDS[card] for card in card_list(state.hands[seat])],
        "idle_cards": [] if seat is None else _idle_cards(state, seat),
        "discards": [] if seat is None else [CARDS[card] for card in card_list(state.discards[seat])],
        "discard_due": _discard_due(state),
        "carrying": _carrying(state, seat),
        "previews": _previews(state, seat),
        "duties": [_duty(state, seat, duty) for duty in range(NUM_DUTIES)],
        "rounds_left": max(ROUNDS - state.round, 0),
        "reckoning": _reckoning(state),
        "substitutes": sum(state.substitutes),
    }
    return dict(full)


def _gain(good: int, units: int) -> Gain:
    return {"good": GOODS_AND_VP[good], "units": units}


def _event_card(state: "WorldState") -> EventCard | None:
    event = state.council
    if event < 0:
        return None
    return {
        "event": EVENTS[event],
        "number": EVENT_NUMBERS[event],
        "kind": EVENT_KINDS[event],
        "corners": CORNER_KEYS[event * 4 : event * 4 + 4],
        "arrow": state.arrow,
    }


# --- orientation ---------------------------------------------------------------------------------------------------


def _orientations(state: "WorldState", reader: int | None) -> list[Orientation]:
    if state.council < 0 or state.arrow >= 0:
        return []
    return [_orientation(state, reader, arrow) for arrow in range(4)]


def _orientation(state: "WorldState", reader: int | None, arrow: int) -> Orientation:
    """Tell what an orientation brings; behind a screen nothing that follows from the active player's goods."""
    open_goods = may_see_goods(state, reader, state.active)
    space = favor_space(state, arrow)
    incomes = _incomes(state, arrow)
    own = incomes[state.active]
    gained = NOTHING_GAINED.copy()
    if own is not None:
        gained[GOODS_AND_VP.index(own["good"])] += own["units"]
    # The supply as it will be after the incomes; goods nobody gets stay as they are.
    left = state.supply.copy()
    for income in incomes:
        if income is not None and income["good"] in GOODS:
            left[GOODS.index(income["good"])] -= income["units"]
    good, units = award_of(state, state.active, space, gained, left) if arrow else (-1, 0)
    sides = SIDES[state.seats]
    return {
        "arrow": arrow,
        "legal": not open_goods or may_orient(state, state.active, arrow),
        "incomes": incomes,
        "changes": [_income_change(state, reader, seat, income) for seat, income in enumerate(incomes)],
        "favor": FAVORS[space],
        "award": _gain(good, units) if units and open_goods else None,
        "lost": [
            CORNER_KEYS[state.council * 4 + (side - arrow) % 4] for side in range(4) if side not in sides
        ],
    }


def _incomes(state: "WorldState", arrow: int) -> list[Gain | None]:
    """Tell every seat's income, in turn order: where the supply runs out, the later seats get points instead."""
    incomes: list[Gain | None] = [None] * state.seats
    left = state.supply.copy()
    for walked in range(state.seats):
        seat = seat_after(state, walked)
        good, units = income_of(state, seat, arrow, left)
        if units:
            incomes[seat] = _gain(good, units)
        if good not in (-1, GOLD, VP):
            left[good] -= units
    return incomes


def _income_change(state: "WorldState", reader: int | None, seat: int, income: Gain | None) -> Preview | None:
    """Tell what an income changes for a seat; nobody sees what others have behind a screen, but their points."""
    if income is None:
        return None
    good = GOODS_AND_VP.index(income["good"])
    if good != VP and not may_see_goods(state, reader, seat):
        return None
    return _change(state, seat, good, income["units"])


def _favor_space(state: "WorldState", seat: int | None, space: int) -> FavorSpace:
    good, units = (-1, 0)
    if seat is not None:
        good, units = award_of(state, seat, space, NOTHING_GAINED, state.supply)
    return {
        "space": FAVORS[space],
        "award": AWARD_KINDS[FAVOR_AWARDS[space]],
        "good": GOODS[FAVOR_GOODS[space]] if FAVOR_GOODS[space] >= 0 else "",
        "units": FAVOR_UNITS[space],
        "covered": bool(state.covered >> space & 1),
        "worth": _gain(good, units) if units else None,
    }


# --- events --------------------------------------------------------------------------------------------------------


def _long_term(state: "WorldState") -> list[LongTerm]:
    found: list[LongTerm] = [
        {"event": EVENTS[event], "number": EVENT_NUMBERS[event], "on_edge": True} for event in state.edge
    ]
    event = state.council
    if event >= 0 and EVENT_KINDS[event] == "long-term":
        found.append({"event": EVENTS[event], "number": EVENT_NUMBERS[event], "on_edge": False})
    return found


def _unseen_events(state: "WorldState") -> list[str]:
    """Name the events of this chapter that nobody has seen: some will come, five are out of the game."""
    if state.epoch >= CHAPTERS:
        return []
    return [EVENTS[event] for event in CHAPTER_EVENTS[state.epoch] if event not in state.revealed]


def _market(state: "WorldState") -> Market:
    return {
        "open": market_is_open(state),
        "wool": wool_price(state),
        "cloth": CLOTH_PRICE,
        "cloth_limit": cloth_limit(state),
        "cloth_covered": bool(state.cloth_covered),
    }


# --- the board -----------------------------------------------------------------------------------------------------


def _project(state: "WorldState", project: int) -> Project:
    finished = state.projects[project] == FINISHED
    return {
        "project": PROJECTS[project],
        "status": _PROJECT_STATUS[state.projects[project]],
        "covered": state.projects[project] == UNDER_WAY and is_covered(state, project),
        "stone": state.filled[2 * project],
        "stone_spaces": PROJECT_SPACES[2 * project],
        "wood": state.filled[2 * project + 1],
        "wood_spaces": PROJECT_SPACES[2 * project + 1],
        "metal": PROJECT_METAL[project] if finished else 0,
        "metal_spaces": PROJECT_METAL[project],
        "points": resource_points(state, project),
        "donors": card_list(state.seals[project]),
        "donor_points": DONOR_VP[project],
        "donor_gain": _gain(DONOR_GOODS[project], DONOR_UNITS[project]) if DONOR_UNITS[project] else None,
        "donor_cares": DONOR_CARES[project],
    }


def _house(state: "WorldState", space: int) -> House:
    return {
        "space": HOUSES[space],
        "rent": _gain(HOUSE_RENTS[space], HOUSE_UNITS[space]),
        "cost": GOODS[HOUSE_COSTS[space]],
        "owner": state.houses[space],
    }


def _location(state: "WorldState", location: int) -> Location:
    ill = is_ill(state, location)
    hidden = "hidden" if state.plague[location] else "none"
    return {
        "location": LOCATIONS[location],
        "number": location + 1,
        "status": "ill" if ill else hidden,
        "need": state.plague[location] if ill else 0,
        "points": care_points(state),
        "benefit": _gain(BENEFIT_GOODS[location], BENEFIT_UNITS[location])
        if BENEFIT_UNITS[location]
        else None,
        "resource": BENEFIT_CHOICE[location],
        "house": BENEFIT_HOUSE[location],
    }


# --- seats ---------------------------------------------------------------------------------------------------------


def _seat(state: "WorldState", seat: int, open_goods: bool) -> Seat:
    return {
        "colour": COLOURS[seat],
        "side": SIDES[state.seats][seat],
        "vp": state.scores()[seat],
        "goods": {GOODS[good]: holds(state, seat, good) for good in range(NUM_GOODS)} if open_goods else None,
        "houses": houses_of(state, seat),
        "houses_left": HOUSES_EACH - houses_of(state, seat),
        "seals_left": seals_left(state, seat),
        "cards": state.hands[seat].bit_count(),
        "played": [CARDS[card] for card in state.piles[seat]],
        "card_of_round": _card_of_round(state, seat),
        "discarded": state.discards[seat].bit_count(),
        "penalties": [PENALTIES[duty] for duty in card_list(state.penalties[seat])],
        "missing": _missing(state, seat) if open_goods else None,
    }


def _card_of_round(state: "WorldState", seat: int) -> str:
    pile = state.piles[seat]
    return CARDS[pile[-1]] if len(pile) >= min(state.round + 1, ROUNDS) else ""


def _missing(state: "WorldState", seat: int) -> SeatMissing:
    least = [_shortfall(state, seat, duty)[0] for duty in range(NUM_DUTIES)]
    most = _shortfall(state, seat, TAX_DUTY)[1]
    return {"piety": least[0], "grain": least[1], "tax_least": least[2], "tax_most": most}


def _shortfall(state: "WorldState", seat: int, duty: int) -> tuple[int, int]:
    """Give what a seat would be missing of a duty now, at least and at most."""
    return _shortfall_with(holds(state, seat, DUTY_GOODS[duty]), duty)


def _shortfall_with(units: int, duty: int) -> tuple[int, int]:
    least, most = _duty_range(duty)
    return max(least - units, 0), max(most - units, 0)


def _duty_range(duty: int) -> tuple[int, int]:
    if duty == TAX_DUTY:
        return min(TAX_DIE), max(TAX_DIE)
    return DUTY_DUE[duty], DUTY_DUE[duty]


def _duty(state: "WorldState", reader: int | None, duty: int) -> Duty:
    least, most = _duty_range(duty)
    short = None if reader is None else _shortfall(state, reader, duty)
    return {
        "duty": DUTIES[duty],
        "good": GOODS[DUTY_GOODS[duty]],
        "least": least,
        "most": most,
        "loss": DUTY_LOSS[duty],
        "factor": LAST_LOSS_FACTOR if state.epoch >= CHAPTERS - 1 else 1,
        "penalty": PENALTIES[duty],
        "have": None if reader is None else holds(state, reader, DUTY_GOODS[duty]),
        "missing_least": None if short is None else short[0],
        "missing_most": None if short is None else short[1],
    }


def _reckoning(state: "WorldState") -> Reckoning | None:
    if state.tax == 0:
        return None
    rows = [state.missing[at : at + NUM_DUTIES] for at in range(0, len(state.missing), NUM_DUTIES)]
    return {"tax": state.tax, "missing": rows}


# --- the question being asked --------------------------------------------------------------------------------------


def _step(state: "WorldState") -> str:
    """Name the part of the round that the question belongs to."""
    if state.is_over:
        return "actions"
    if state.round == ROUNDS:
        return "duties"
    frame = state.frames[-1]
    if frames.is_orient(frame):
        return "orient"
    return "event" if frames.is_before_orient(frame) else "actions"


def _previews(state: "WorldState", reader: int | None) -> dict[str, list[Preview]]:
    """Tell the deciding seat what each of its actions would change for it at once."""
    if reader is None or reader != state.current_seat:
        return {}
    return {state.game.action(action).key: _preview(state, action) for action in state.legal_actions()}


def _preview(state: "WorldState", action: int) -> list[Preview]:
    """Try an action without going on to the next question, and read the changes off its entries."""
    seat = state.current_seat
    tried = state.clone()
    tried.journal = []
    phases = state.game.phases
    phases[frames.phase_number(tried.frames[-1])].apply(tried, action)
    while tried.frames and frames.is_paid_by_itself(tried.frames[-1]):
        phases[frames.phase_number(tried.frames[-1])].enter(tried)
    changes = dict.fromkeys(GOODS_AND_VP, 0)
    for entry in tried.journal:
        args: dict[str, Any] = entry.for_seat(seat)
        if args.get("seat") != seat or (args.get("source") == "metal" and state.options["screens"]):
            continue
        if entry.kind == "goods":
            changes[args["good"]] += args["change"]
        elif entry.kind == "points":
            changes["vp"] += args["points"]
    return [_change(state, seat, good, changes[key]) for good, key in enumerate(GOODS_AND_VP) if changes[key]]


def _change(state: "WorldState", seat: int, good: int, change: int) -> Preview:
    before = state.vp[seat] if good == VP else holds(state, seat, good)
    after = before + change
    short = _shortfall_with(after, DUTY_GOODS.index(good)) if good in DUTY_GOODS else None
    return {
        "thing": GOODS_AND_VP[good],
        "before": before,
        "after": after,
        "later": False,
        "missing_least": None if short is None else short[0],
        "missing_most": None if short is None else short[1],
    }


def _discard_due(state: "WorldState") -> bool:
    """Say whether the card played in this turn is followed by a discard."""
    if not state.frames:
        return False
    frame = state.frames[-1]
    seat = frame.seat
    to_play = frames.is_play(frame) or (frames.is_lay_off(frame) and frames.asks_for_open_card(frame))
    if not to_play and not frames.is_discard(frame) and not frames.is_lay_off(frame):
        return False
    opened = len(state.piles[seat]) + (1 if to_play else 0)
    held = state.hands[seat].bit_count() - (1 if to_play else 0)
    return state.discards[seat].bit_count() < opened and held > PILE_SIZE - opened


def _idle_cards(state: "WorldState", seat: int) -> list[str]:
    """Name the cards in hand that could do nothing if they were played now: their phase would offer one action only."""
    tried = state.clone()
    tried.frames.append(frames.play(seat, 0))
    found: list[str] = []
    for card in card_list(state.hands[seat]):
        repeated = state.piles[seat][-1] if card == PRIVILEGE and state.piles[seat] else card
        if repeated == PRIVILEGE:
            found.append(CARDS[card])
            continue
        tried.replace(frames.action_card(repeated, seat))
        tried.refresh()
        if len(tried.legal_actions()) == 1:
            found.append(CARDS[card])
    return found


def _carrying(state: "WorldState", reader: int | None) -> Carrying | None:
    """Tell what has been done of the action being carried out, from the numbers of its frame."""
    for frame in reversed(state.frames):
        card = frames.card_of(frame)
        if card >= 0 and card != PRIVILEGE:
            begun = frames.project_begun(frame) if card == BUILDING_PROJECT else -1
            healing = card == MEDICINE and may_see_goods(state, reader, frame.seat)
            rented = frames.spaces_rented(frame) if card == HOUSE_RENT else 0
            return {
                "card": CARDS[card],
                "repeated": frames.is_repeated(frame),
                "steps": frames.steps_done(frame),
                "project": PROJECTS[begun] if begun >= 0 else "",
                "sold_wool": frames.wool_sold(frame) if card == SALES else 0,
                "sold_cloth": frames.cloth_sold(frame) if card == SALES else 0,
                "knowledge_left": holds(state, frame.seat, MEDICAL) - frames.knowledge_used(frame)
                if healing
                else 0,
                "rented": [HOUSES[space] for space in card_list(rented)],
            }
    return None
