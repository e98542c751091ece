"""The one place where what players see changes hands or moves, each change with its entry in the journal.

Of `a[at] += n` the compiler makes objects, so numbers that change often are written as `a[at] = a[at] + n`.
"""

from kingsbridge.core.entries import Args
from kingsbridge.games.pillars.components import (
    ADVANTAGE_WORKERS,
    ADVANTAGES,
    BUILDERS,
    BUY_PRICES,
    CARD_CUBES,
    CARD_RESOURCES,
    CARD_WORKERS,
    CARDS,
    CARDS_IN_SUPPLY,
    CASTLE_WORKERS,
    COURT,
    COURT_METAL,
    CRAFT_COSTS,
    CRAFT_GOLD,
    CRAFT_POINTS,
    CRAFT_TAKES,
    CRAFT_TAKES_GOLD,
    CRAFTSMEN,
    CRAFTSMEN_A_ROUND,
    ELLEN,
    EVENT_GOOD,
    EVENTS,
    FIRST_PRICE,
    FIRST_SPACES,
    GOLD_PER_LOST_POINT,
    KINGSBRIDGE,
    LOCATION_SPACES,
    LOCATIONS,
    MARKET,
    METAL,
    MOST_GOLD,
    NUM_CARDS,
    NUM_RESOURCES,
    RESOURCES,
    SELL_PRICES,
    SHIRING,
    STALLS,
    START_GOLD,
    START_POINTS,
    TARGETS,
)
from kingsbridge.games.pillars.reckoning import space_for
from kingsbridge.games.pillars.state import PillarsState

# --- gold, points and cubes -------------------------------------------------------------------------------------------


def give_start(state: PillarsState) -> None:
    """Give everybody the gold and the points of the beginning.

    Rules: PIL-004, PIL-005.
    """
    state.gold = START_GOLD[: state.seats]
    state.points = [START_POINTS] * state.seats
    if state.journal is not None:
        for seat in range(state.seats):
            _note_gold(state, seat, "start", state.gold[seat], 0)
            _note_points(state, seat, "start", state.points[seat])


def gain_gold(state: PillarsState, seat: int, amount: int, source: str) -> None:
    """Give gold to a seat."""
    lost = _add_gold(state, seat, amount)
    if state.journal is not None:
        _note_gold(state, seat, source, amount - lost, lost)


def owe_gold(state: PillarsState, seat: int, due: int, source: str) -> None:
    """Make a seat pay what it has; each full two gold missing cost a point.

    Rules: PIL-046, PIL-061.
    """
    paid = min(due, state.gold[seat])
    state.gold[seat] -= paid
    if state.journal is not None:
        state.note(
            "paid",
            {
                "seat": seat,
                "source": source,
                "due": due,
                "paid": paid,
                "missing": due - paid,
                "total": state.gold[seat],
            },
        )
    points = (due - paid) // GOLD_PER_LOST_POINT
    if points:
        score(state, seat, -points, source)


def score(state: PillarsState, seat: int, points: int, source: str) -> None:
    """Change a seat's points, which never fall below zero; the entry says by how much they really changed.

    Rules: PIL-085.
    """
    change = max(points, -state.points[seat])
    state.points[seat] = state.points[seat] + change
    if state.journal is not None:
        _note_points(state, seat, source, change)


def gain_cubes(state: PillarsState, seat: int, resource: int, count: int, source: str) -> None:
    """Give cubes from the supply to a seat."""
    _move_cubes(state, seat, resource, count)
    if state.journal is not None:
        _note_cubes(state, seat, resource, count, source)


def _add_gold(state: PillarsState, seat: int, amount: int) -> int:
    """Add gold up to the limit; give how much was lost above it.

    Rules: PIL-048.
    """
    total = state.gold[seat] + amount
    lost = total - MOST_GOLD if total > MOST_GOLD else 0
    state.gold[seat] = total - lost
    return lost


def _move_cubes(state: PillarsState, seat: int, resource: int, count: int) -> None:
    """Move cubes from the supply to a seat, or back where the count is negative; an empty supply notes a debt.

    Rules: PIL-056.
    """
    at = seat * NUM_RESOURCES + resource
    state.cubes[at] = state.cubes[at] + count
    state.supply[resource] = state.supply[resource] - count


def _note_gold(state: PillarsState, seat: int, source: str, change: int, lost: int) -> None:
    state.note(
        "gold",
        {"seat": seat, "source": source, "change": change, "lost": lost, "total": state.gold[seat]},
    )


def _note_points(state: PillarsState, seat: int, source: str, points: int) -> None:
    state.note("points", {"seat": seat, "source": source, "points": points, "score": state.points[seat]})


def _note_cubes(state: PillarsState, seat: int, resource: int, count: int, source: str) -> None:
    state.note(
        "cubes",
        {
            "seat": seat,
            "source": source,
            "resource": RESOURCES[resource],
            "change": count,
            "total": state.cubes[seat * NUM_RESOURCES + resource],
            "supply": state.supply[resource],
        },
    )


# --- before each round ------------------------------------------------------------------------------------------------


def lay_out_round(state: PillarsState, shuffled_cards: list[int]) -> None:
    """Lay out the advantage cards, craftsmen and resource cards of a round."""
    _lay_out_advantages(state)
    _lay_out_craftsmen(state)
    _lay_out_cards(state, shuffled_cards)
    if state.journal is not None:
        state.note(
            "round-begins",
            {
                "round": state.epoch + 1,
                "start": state.start_seat,
                "advantages": [ADVANTAGES[card] for card in state.kingsbridge],
                "shiring": [CRAFTSMEN[craftsman] for craftsman in state.shiring],
                "offer": [CRAFTSMEN[craftsman] for craftsman in state.offer],
                "cards": _cards_in_supply(state),
            },
        )


def let_ellen_see(state: PillarsState) -> None:
    """Let Ellen's owner see the coming event; nobody else does.

    Rules: PIL-100.
    """
    seer = state.owners[ELLEN]
    if seer >= 0 and state.journal is not None:
        state.note("foreseen", {"seat": seer}, {"event": EVENTS[state.event_deck[0]]}, (seer,))


def _lay_out_advantages(state: PillarsState) -> None:
    """Lay the two top cards of the pile at Kingsbridge.

    Rules: PIL-012.
    """
    count = LOCATION_SPACES[KINGSBRIDGE]
    state.kingsbridge = state.advantage_deck[:count]
    state.advantage_deck = state.advantage_deck[count:]


def _lay_out_craftsmen(state: PillarsState) -> None:
    """Lay two craftsmen of the round at Shiring and the others into the supply.

    Rules: PIL-013.
    """
    at_shiring = LOCATION_SPACES[SHIRING]
    state.shiring = state.craft_deck[:at_shiring]
    state.offer = state.craft_deck[at_shiring:CRAFTSMEN_A_ROUND]
    state.craft_deck = state.craft_deck[CRAFTSMEN_A_ROUND:]


def _lay_out_cards(state: PillarsState, shuffled_cards: list[int]) -> None:
    """Lay the first seven resource cards into the supply; the others are left out.

    Rules: PIL-014.
    """
    state.holders = [-2] * NUM_CARDS
    for card in shuffled_cards[:CARDS_IN_SUPPLY]:
        state.holders[card] = -1


def _cards_in_supply(state: PillarsState) -> list[str]:
    return [CARDS[card] for card in range(NUM_CARDS) if state.holders[card] == -1]


# --- Phase I: cards and craftsmen -------------------------------------------------------------------------------------


def take_card(state: PillarsState, seat: int, card: int) -> None:
    """Give a resource card to a seat, which lays its workers down.

    Rules: PIL-019.
    """
    state.holders[card] = seat
    state.workers[seat] -= CARD_WORKERS[card]
    if state.journal is not None:
        state.note(
            "card-taken",
            {
                "seat": seat,
                "card": CARDS[card],
                "workers": CARD_WORKERS[card],
                "left": state.workers[seat],
            },
        )


def hire(state: PillarsState, seat: int, craftsman: int) -> None:
    """Let a seat pay for a craftsman of the supply, who joins its row.

    Rules: PIL-020.
    """
    state.offer.remove(craftsman)
    state.gold[seat] -= CRAFT_COSTS[craftsman]
    state.rows[seat].append(craftsman)
    if state.journal is not None:
        state.note(
            "hired",
            {
                "seat": seat,
                "craftsman": CRAFTSMEN[craftsman],
                "cost": CRAFT_COSTS[craftsman],
                "total": state.gold[seat],
            },
        )


def dismiss(state: PillarsState, seat: int, craftsman: int) -> None:
    """Take a craftsman of a row out of the game.

    Rules: PIL-022.
    """
    state.rows[seat].remove(craftsman)
    if state.journal is not None:
        state.note("dismissed", {"seat": seat, "craftsman": CRAFTSMEN[craftsman]})


def clear_supply(state: PillarsState) -> None:
    """Put resource cards nobody took aside; craftsmen nobody hired leave the game.

    Rules: PIL-023.
    """
    if state.journal is not None:
        cards = _cards_in_supply(state)
        if cards or state.offer:
            craftsmen = [CRAFTSMEN[craftsman] for craftsman in state.offer]
            state.note("cards-left", {"cards": cards, "craftsmen": craftsmen})
    for card in range(NUM_CARDS):
        if state.holders[card] == -1:
            state.holders[card] = -2
    state.offer = []


def send_to_mill(state: PillarsState, seat: int) -> None:
    """Send the workers a seat has left to the wool mill.

    Rules: PIL-024.
    """
    idle = state.workers[seat]
    state.mill[seat] = idle
    state.workers[seat] = 0
    if idle and state.journal is not None:
        state.note("to-mill", {"seat": seat, "workers": idle})


# --- Phase II: builders -----------------------------------------------------------------------------------------------


def draw_builder(state: PillarsState, owner: int) -> None:
    """Take a builder out of the bag."""
    state.draws += 1
    state.bag[owner] = state.bag[owner] - 1
    if state.journal is not None:
        state.note("builder-drawn", {"seat": owner, "price": state.price, "left": sum(state.bag)})


def throw_back(state: PillarsState, owner: int) -> None:
    """Put the builder just drawn back into the bag; the marker stays.

    Rules: PIL-030.
    """
    state.thrown_back = True
    state.bag[owner] += 1
    if state.journal is not None:
        state.note("builder-thrown-back", {"seat": state.start_seat, "owner": owner})


def wall_builder(state: PillarsState, owner: int) -> None:
    """Lay the builder just drawn aside because of Town wall.

    Rules: PIL-029.
    """
    state.aside[owner] += 1
    if state.journal is not None:
        state.note("builder-walled", {"seat": owner})


def strand_builder(state: PillarsState, seat: int) -> None:
    """Lay a builder without a legal space aside until the round's end.

    Rules: PIL-040.
    """
    state.aside[seat] += 1
    if state.journal is not None:
        state.note("builder-stranded", {"seat": seat})


def pass_builder(state: PillarsState, seat: int) -> None:
    """Put the builder just drawn on the cost track.

    Rules: PIL-035.
    """
    state.track[state.price] = seat
    if state.journal is not None:
        state.note("builder-passed", {"seat": seat, "price": state.price})


def call_from_track(state: PillarsState, price: int) -> None:
    """Take the builder who waits at a price off the cost track; where he goes is another entry."""
    state.track[price] = -1


def place_builder(state: PillarsState, seat: int, target: int, cost: int) -> None:
    """Put a builder on his space for what it costs.

    Rules: PIL-032.
    """
    state.gold[seat] = state.gold[seat] - cost
    state.spaces[space_for(state, seat, target)] = seat
    if state.journal is not None:
        state.note(
            "builder-placed",
            {"seat": seat, "space": TARGETS[target], "cost": cost, "total": state.gold[seat]},
        )


def lower_price(state: PillarsState) -> None:
    """Move the cost marker down by one, to zero at the lowest.

    Rules: PIL-026, PIL-033.
    """
    if state.price > 0:
        state.price -= 1


def end_price(state: PillarsState) -> None:
    """Move the cost marker to zero once all builders are drawn: with two players it is still above.

    Rules: PIL-027.
    """
    state.price = 0


def clear_location(state: PillarsState, location: int) -> None:
    """Put the builders of a location back into the bag."""
    first = FIRST_SPACES[location]
    for space in range(first, first + LOCATION_SPACES[location]):
        seat = state.spaces[space]
        if seat >= 0:
            state.spaces[space] = -1
            state.bag[seat] += 1


# --- Phase III: events and the Archbishop -----------------------------------------------------------------------------


def reveal_event(state: PillarsState) -> int:
    """Turn the event of the round over and give it; nothing before that can be taken back.

    Rules: PIL-041, PIL-121.
    """
    event = state.event_deck.pop(0)
    state.past_events.append(event)
    state.reveals += 1
    if state.journal is not None:
        state.note("event-revealed", {"event": EVENTS[event], "good": int(EVENT_GOOD[event])})
    return event


def shelter(state: PillarsState, seat: int) -> None:
    """Spare the holder of the Archbishop's seat the event.

    Rules: PIL-043.
    """
    state.protected[seat] = True
    if state.journal is not None:
        state.note("sheltered", {"seat": seat})


def protect_by(state: PillarsState, seat: int, advantage: int) -> None:
    """Spare a seat the event by a card, which is used up."""
    spend_advantage(state, seat, advantage)
    state.protected[seat] = True


def wall_in(state: PillarsState, seat: int, builders: int) -> None:
    """Let a seat have fewer builders in the next round."""
    state.wall_next[seat] = builders
    if state.journal is not None:
        state.note("walled", {"seat": seat, "builders": builders})


def take_from_stall(state: PillarsState, seat: int, resource: int) -> None:
    """Give a cube of the market to a seat; its stall stays one short.

    Rules: PIL-045.
    """
    at = seat * NUM_RESOURCES + resource
    state.stalls[resource] -= 1
    state.cubes[at] += 1
    if state.journal is not None:
        state.note(
            "cube-taken",
            {
                "seat": seat,
                "resource": RESOURCES[resource],
                "total": state.cubes[at],
                "stall": state.stalls[resource],
            },
        )


# --- Phase III: income, advantages and production ---------------------------------------------------------------------


def pay_mill(state: PillarsState, seat: int) -> None:
    """Pay a seat for its workers in the wool mill, who go home.

    Rules: PIL-047.
    """
    workers = state.mill[seat]
    if workers == 0:
        return
    lost = _add_gold(state, seat, workers)
    state.workers[seat] += workers
    state.mill[seat] = 0
    if state.journal is not None:
        state.note(
            "wool",
            {
                "seat": seat,
                "workers": workers,
                "change": workers - lost,
                "lost": lost,
                "total": state.gold[seat],
            },
        )


def take_up_advantage(state: PillarsState, space: int, seat: int) -> int:
    """Take the card of a space of Kingsbridge up for a seat, or out of the game for -1; give the card."""
    card = state.kingsbridge[space]
    state.kingsbridge[space] = -1
    if state.journal is not None:
        if seat < 0:
            state.note("advantage-unclaimed", {"card": ADVANTAGES[card]})
        else:
            state.note("advantage-taken", {"seat": seat, "card": ADVANTAGES[card]})
    return card


def keep_advantage(state: PillarsState, seat: int, advantage: int) -> None:
    """Lay an advantage card before its owner, with the worker that it brings."""
    state.owners[advantage] = seat
    state.workers[seat] += ADVANTAGE_WORKERS[advantage]


def spend_advantage(state: PillarsState, seat: int, advantage: int) -> None:
    """Use up an advantage card: it leaves the game.

    Rules: PIL-050.
    """
    state.owners[advantage] = -1
    if state.journal is not None:
        state.note("advantage-spent", {"seat": seat, "card": ADVANTAGES[advantage]})


def produce(state: PillarsState, seat: int, card: int, extra: int) -> None:
    """Pay a resource card out, with what the event adds; it is put aside and the workers go home.

    Rules: PIL-053.
    """
    resource = CARD_RESOURCES[card]
    _move_cubes(state, seat, resource, CARD_CUBES[card] + extra)
    state.holders[card] = -2
    state.workers[seat] += CARD_WORKERS[card]
    if state.journal is not None:
        state.note(
            "produced",
            {
                "seat": seat,
                "card": CARDS[card],
                "resource": RESOURCES[resource],
                "yields": CARD_CUBES[card],
                "extra": extra,
                "total": state.cubes[seat * NUM_RESOURCES + resource],
                "supply": state.supply[resource],
                "workers": CARD_WORKERS[card],
            },
        )


# --- Phase III: court, Shiring and castle -----------------------------------------------------------------------------


def give_court_metal(state: PillarsState, seat: int) -> None:
    """Give the metal at the King's court to a seat.

    Rules: PIL-057.
    """
    metal = state.court_metal
    state.court_metal = 0
    state.cubes[seat * NUM_RESOURCES + METAL] += metal
    if state.journal is not None:
        _note_cubes(state, seat, METAL, metal, LOCATIONS[COURT])


def set_tax(state: PillarsState, tax: int) -> None:
    """Set the tax of the round."""
    state.tax = tax
    if state.journal is not None:
        state.note("tax-rolled", {"tax": tax})


def take_up_craftsman(state: PillarsState, space: int, seat: int) -> None:
    """Take the craftsman of a space of Shiring into a seat's row, or out of the game for -1."""
    craftsman = state.shiring[space]
    state.shiring[space] = -1
    if seat >= 0:
        state.rows[seat].append(craftsman)
    if state.journal is not None:
        if seat < 0:
            state.note("craftsman-unclaimed", {"craftsman": CRAFTSMEN[craftsman]})
        else:
            state.note("craftsman-joined", {"seat": seat, "craftsman": CRAFTSMEN[craftsman]})


def lend_workers(state: PillarsState, seat: int) -> None:
    """Lend a seat the gray workers of the castle for the next round.

    Rules: PIL-064.
    """
    state.gray_next[seat] += CASTLE_WORKERS
    state.workers[seat] += CASTLE_WORKERS
    if state.journal is not None:
        state.note("gray-taken", {"seat": seat, "workers": CASTLE_WORKERS})


# --- Phase III: the market --------------------------------------------------------------------------------------------


def buy(state: PillarsState, seat: int, resource: int, count: int) -> None:
    """Sell a seat cubes from a stall.

    Rules: PIL-067, PIL-070.
    """
    cost = count * BUY_PRICES[resource]
    state.gold[seat] = state.gold[seat] - cost
    state.stalls[resource] = state.stalls[resource] - count
    at = seat * NUM_RESOURCES + resource
    state.cubes[at] = state.cubes[at] + count
    state.bought[seat] |= 1 << resource
    if state.journal is not None:
        state.note("bought", {**_terms(state, seat, resource, count), "cost": cost})


def sell(state: PillarsState, seat: int, resource: int, count: int) -> None:
    """Buy a seat's cubes, which go to the supply and not to the stalls.

    Rules: PIL-067, PIL-070, PIL-071.
    """
    worth = count * SELL_PRICES[resource]
    _move_cubes(state, seat, resource, -count)
    lost = _add_gold(state, seat, worth)
    state.sold[seat] |= 1 << resource
    if state.journal is not None:
        state.note("sold", {**_terms(state, seat, resource, count), "change": worth - lost, "lost": lost})


def leave_market(state: PillarsState, seat: int, space: int) -> None:
    """Put a builder of the market back into the bag."""
    state.spaces[FIRST_SPACES[MARKET] + space] = -1
    state.bag[seat] += 1
    if state.journal is not None:
        state.note("market-left", {"seat": seat})


def _terms(state: PillarsState, seat: int, resource: int, count: int) -> Args:
    return {
        "seat": seat,
        "count": count,
        "resource": RESOURCES[resource],
        "held": state.cubes[seat * NUM_RESOURCES + resource],
        "total": state.gold[seat],
    }


# --- Phase III: the cathedral -----------------------------------------------------------------------------------------


def let_work(state: PillarsState, seat: int, craftsman: int) -> None:
    """Let a craftsman work once: cubes and gold go, points and gold come, as his card says.

    Rules: PIL-072, PIL-077, PIL-079, PIL-080, PIL-081.
    """
    first = craftsman * NUM_RESOURCES
    for resource in range(NUM_RESOURCES):
        cubes = CRAFT_TAKES[first + resource]
        if cubes:
            _move_cubes(state, seat, resource, -cubes)
    state.gold[seat] = state.gold[seat] - CRAFT_TAKES_GOLD[craftsman]
    state.points[seat] = state.points[seat] + CRAFT_POINTS[craftsman]
    lost = _add_gold(state, seat, CRAFT_GOLD[craftsman])
    if state.journal is not None:
        _note_work(state, seat, craftsman, lost)


def _note_work(state: PillarsState, seat: int, craftsman: int, lost: int) -> None:
    cubes: list[str] = []
    for resource in range(NUM_RESOURCES):
        cubes += [RESOURCES[resource]] * CRAFT_TAKES[craftsman * NUM_RESOURCES + resource]
    args: Args = {"seat": seat, "craftsman": CRAFTSMEN[craftsman], "cubes": cubes}
    if CRAFT_TAKES_GOLD[craftsman]:
        args = {**args, "cost": CRAFT_TAKES_GOLD[craftsman], "total": state.gold[seat]}
        args = {**args, "points": CRAFT_POINTS[craftsman], "score": state.points[seat]}
        state.note("gilded", args)
    elif CRAFT_GOLD[craftsman]:
        change = CRAFT_GOLD[craftsman] - lost
        state.note("earned", {**args, "change": change, "lost": lost, "total": state.gold[seat]})
    else:
        state.note("built", {**args, "points": CRAFT_POINTS[craftsman], "score": state.points[seat]})


def drop_cube(state: PillarsState, seat: int, resource: int) -> None:
    """Give a cube back to the supply for nothing."""
    _move_cubes(state, seat, resource, -1)
    if state.journal is not None:
        total = state.cubes[seat * NUM_RESOURCES + resource]
        state.note("dropped", {"seat": seat, "resource": RESOURCES[resource], "total": total})


# --- between rounds ---------------------------------------------------------------------------------------------------


def pass_start_on(state: PillarsState, seat: int, claimed: bool) -> None:
    """Make a seat start player of the next round."""
    state.start_seat = seat
    if state.journal is not None:
        state.note("start-player", {"seat": seat, "claimed": int(claimed)})


def all_builders_home(state: PillarsState) -> None:
    """Put every builder into the bag, those laid aside too."""
    state.bag = [BUILDERS] * state.seats
    state.aside = [0] * state.seats


def restock_stall(state: PillarsState, resource: int) -> None:
    """Fill a stall up from a supply that has cubes; debts are not made for it.

    Rules: PIL-088, PIL-089.
    """
    count = min(STALLS[resource] - state.stalls[resource], state.supply[resource])
    if count > 0:
        state.stalls[resource] += count
        state.supply[resource] -= count
        if state.journal is not None:
            state.note("restocked", {"resource": RESOURCES[resource], "count": count})


def restock_court(state: PillarsState) -> None:
    """Lay metal at the King's court if it is missing and the supply has some.

    Rules: PIL-088, PIL-089.
    """
    missing = COURT_METAL - state.court_metal
    if 0 < missing <= state.supply[METAL]:
        state.court_metal += missing
        state.supply[METAL] -= missing
        if state.journal is not None:
            state.note("court-restocked", {"count": missing})


def return_gray_workers(state: PillarsState, seat: int) -> None:
    """Send the gray workers that have served a seat back to the castle; those just lent serve next.

    Rules: PIL-065.
    """
    if state.gray[seat]:
        state.workers[seat] -= state.gray[seat]
        if state.journal is not None:
            state.note("gray-returned", {"seat": seat, "workers": state.gray[seat]})
    state.gray[seat] = state.gray_next[seat]
    state.gray_next[seat] = 0


def forget_round(state: PillarsState) -> None:
    """Put the marker back and forget what counted for one round only; Town wall holds in the next."""
    state.price = FIRST_PRICE
    state.draws = 0
    state.thrown_back = False
    state.tax = 0
    for seat in range(state.seats):
        state.wall[seat] = state.wall_next[seat]
        state.wall_next[seat] = 0
        state.protected[seat] = False
        state.bought[seat] = 0
        state.sold[seat] = 0
