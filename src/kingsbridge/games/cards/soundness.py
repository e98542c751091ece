"""What no position of the card game may be: whatever no game can reach is refused.

A position tells the whole play of the running hand, so that is followed card by card. Of the hands before it tells the
score pad, the owners of the privileges and what was kept, so these are held to what such hands can leave.
"""

from typing import TYPE_CHECKING, Final

from kingsbridge.games.cards import frames
from kingsbridge.games.cards.components import (
    ALFRED,
    ALIENA,
    ASSISTANT,
    ASSISTANT_POINTS,
    BEST_HAND,
    CARD_COPIES,
    CARD_LEAST_SEATS,
    CARD_MATERIALS,
    CARD_POINTS,
    CARD_PRIVILEGES,
    CONVERSION_CONVERTERS,
    CONVERSION_MAKES,
    CONVERSION_MATERIALS,
    CONVERSION_POINTS,
    CONVERTERS,
    DECKS,
    KEPT_MATERIALS,
    NUM_CARDS,
    NUM_CONVERSIONS,
    NUM_MATERIALS,
    NUM_PRIVILEGES,
    PRIVILEGE_CARDS,
    START_STOCK,
    TOM,
    TOM_MATERIALS,
    WORST_HAND,
)
from kingsbridge.games.cards.reckoning import (
    cards_each,
    coming_points,
    converter_mask,
    hand_so_far,
    is_last_hand,
    next_lead,
    privilege_in_deal,
    scored_cards,
    stock_of,
    total,
    trick_taker,
    units_in_stock,
)

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState


def violations(state: "CardsState") -> list[str]:
    """Name what is wrong with a position, in a sentence each."""
    return (
        _wrong_shape(state)
        or _wrong_cards(state)
        or _wrong_play(state)
        or [*_wrong_question(state), *_wrong_history(state), *_wrong_privileges(state)]
        or _wrong_scoring(state)
    )


# --- shape and cards --------------------------------------------------------------------------------------------------


def _wrong_shape(state: "CardsState") -> list[str]:
    sizes = [
        len(state.hands) == state.seats,
        len(state.points) == state.seats,
        len(state.stock) == state.seats * NUM_MATERIALS,
        len(state.owners) == NUM_PRIVILEGES,
        len(state.pad) == state.seats * state.epoch,
        0 <= state.known_bottom <= len(state.pile),
        len(state.leads) == min(len(state.takers) + 1, cards_each(state.seats)),
        all(0 <= lead < state.seats for lead in state.leads),
        all(-1 <= taker < state.seats for taker in state.takers),
        all(-1 <= owner < state.seats for owner in state.owners),
        all(units >= 0 for units in state.stock),
        len(state.frames) <= 1,
        all(frames.is_regular(frame, state.seats) for frame in state.frames),
    ]
    return [] if all(sizes) else ["A list has the wrong length, or a number stands for nothing there is."]


def _wrong_cards(state: "CardsState") -> list[str]:
    if any(card not in PRIVILEGE_CARDS for card in state.pile):
        return ["Only privilege cards lie in the pile."]
    deal = [card for hand in state.hands for card in hand] + state.played
    privileges = [card for card in deal if CARD_PRIVILEGES[card] >= 0]
    others = sorted(card for card in deal if CARD_PRIVILEGES[card] < 0)
    if others != DECKS[state.seats] or len(privileges) != 1:
        return ["Hands and played cards are not the deck with exactly one privilege card."]
    won = [card for card in _owned(state) if card not in privileges]
    if sorted(won + privileges + state.pile) != PRIVILEGE_CARDS:
        return ["The privilege cards in the pile, in the deal and won are not the five there are."]
    return []


def _owned(state: "CardsState") -> list[int]:
    return [PRIVILEGE_CARDS[number] for number in range(NUM_PRIVILEGES) if state.owners[number] >= 0]


# --- the play of this hand --------------------------------------------------------------------------------------------


def _wrong_play(state: "CardsState") -> list[str]:
    running = len(state.played) - state.seats * len(state.takers)
    if not 0 <= running < state.seats or (running and len(state.takers) == cards_each(state.seats)):
        return ["The played cards do not fill the finished tricks."]
    return _wrong_hands(state, running) or _wrong_tricks(state) or _wrong_persons(state)


def _wrong_hands(state: "CardsState", running: int) -> list[str]:
    for seat in range(state.seats):
        has_played = running and (seat - state.leads[-1]) % state.seats < running
        if len(state.hands[seat]) != cards_each(state.seats) - len(state.takers) - (1 if has_played else 0):
            return [f"Seat {seat} does not hold as many cards as it must at this point."]
    return []


def _wrong_tricks(state: "CardsState") -> list[str]:
    for trick in range(len(state.takers)):
        if state.takers[trick] != trick_taker(state, trick):
            return [f"Trick {trick + 1} did not go to whom its cards give it."]
        if trick + 1 < len(state.leads) and state.leads[trick + 1] != next_lead(state, trick):
            return [f"Trick {trick + 2} was not led by the seat whose lead it was."]
    return []


def _wrong_persons(state: "CardsState") -> list[str]:
    if ALIENA not in state.hands[state.leads[0]] and _player_of(state, ALIENA) != state.leads[0]:
        return ["Lady Aliena is not with the seat that led the hand's first trick."]
    if ALFRED in state.played[: state.seats * (cards_each(state.seats) - 1)]:
        return ["Alfred Builder was played before the last trick."]
    return []


def _player_of(state: "CardsState", card: int) -> int:
    """Say who played a card in this hand; -1 for nobody."""
    if card not in state.played:
        return -1
    at = state.played.index(card)
    return (state.leads[at // state.seats] + at % state.seats) % state.seats


# --- the question -----------------------------------------------------------------------------------------------------


def _wrong_question(state: "CardsState") -> list[str]:
    """Cards are asked for in turn up to the last trick, which plays itself; then seats score from the first leader."""
    is_played_out = len(state.takers) == cards_each(state.seats)
    if not state.frames:
        is_at_the_end = is_played_out and is_last_hand(state) and state.epoch > 0
        return [] if is_at_the_end else ["A game ends only when the last privilege has been won."]
    frame = state.frames[-1]
    if frames.is_play(frame) == is_played_out:
        return ["Cards are played while there are any in the hands, and scored when there are none."]
    if frames.is_play(frame):
        running = len(state.played) - state.seats * len(state.takers)
        is_turn = (frame.seat - state.leads[-1]) % state.seats == running
        if not is_turn or len(state.hands[frame.seat]) < 2:
            return [f"Seat {frame.seat} is not asked for a card here."]
    elif frame.seat != (state.leads[0] + frames.scored_before(frame)) % state.seats:
        return [f"It is not the turn of seat {frame.seat} to score."]
    return []


# --- the hands before -------------------------------------------------------------------------------------------------


def _hands_before(state: "CardsState") -> int:
    """Count the hands before the one whose cards are in the position."""
    return state.epoch - 1 if state.is_over else state.epoch


def _wrong_history(state: "CardsState") -> list[str]:
    hands = _hands_before(state)
    deck = len(DECKS[state.seats]) + 1
    if state.reveals != 1 + (hands + 1) + hands * deck + len(state.played):
        return ["As many cards and draws have not been seen by now."]
    if any(not WORST_HAND <= gain <= _best_hand(state.seats) for gain in state.pad):
        return ["Nobody makes so many or so few points in a hand."]
    sums = [sum(state.pad[seat :: state.seats]) for seat in range(state.seats)]
    if (state.is_over or frames.is_play(state.frames[-1])) and state.points != sums:
        return ["The points are not the sum of the score pad."]
    return []


def _best_hand(seats: int) -> int:
    """Say how many points a hand can bring at most: fewer where Ellen is not in the game.

    Rules: CAR-053.
    """
    return BEST_HAND - sum(CARD_POINTS[card] for card in range(NUM_CARDS) if CARD_LEAST_SEATS[card] > seats)


def _wrong_privileges(state: "CardsState") -> list[str]:
    """In each hand before one privilege was won or went under the pile, where it is known to lie."""
    card = privilege_in_deal(state)
    trick = state.played.index(card) // state.seats if card in state.played else len(state.takers)
    owner = state.takers[trick] if trick < len(state.takers) else -1
    if state.owners[CARD_PRIVILEGES[card]] != owner:
        return ["The privilege card of this hand does not belong to the taker of its trick."]
    hands = _hands_before(state)
    won = NUM_PRIVILEGES - 1 - len(state.pile)
    unknown = max(0, NUM_PRIVILEGES - 1 - hands)
    if won > hands or state.known_bottom != len(state.pile) - unknown:
        return ["The pile is not what the hands so far have left of it."]
    return []


# --- the scoring ------------------------------------------------------------------------------------------------------


def _wrong_scoring(state: "CardsState") -> list[str]:
    for seat in range(state.seats):
        if not _could_have_come(state, seat, _stage(state, seat)):
            return [f"Seat {seat} cannot have this stock and these points."]
    return []


def _stage(state: "CardsState", seat: int) -> str:
    """Say how far a seat is in this hand: the step of its scoring, "begins" before and "done" after it."""
    if not state.frames:
        return "done"
    frame = state.frames[-1]
    if frames.is_play(frame):
        return "begins"
    ahead = (seat - state.leads[0]) % state.seats - frames.scored_before(frame)
    if ahead:
        return "begins" if ahead > 0 else "done"
    return frames.kind(frame)


def _could_have_come(state: "CardsState", seat: int, stage: str) -> bool:
    """Say whether a seat can be where it is: asked what it is asked, and with a stock and points that fit."""
    units = stock_of(state, seat)
    if stage == "begins":
        return hand_so_far(state, seat) == 0 and _could_begin(state, units, 0, 0)
    is_asked = {
        "tom": TOM in scored_cards(state, seat),
        "conversion": len(state.legal_actions()) > 1,
        "assistant": state.owners[ASSISTANT] == seat and sum(units) > 0,
        "cut": not is_last_hand(state) and sum(units) > KEPT_MATERIALS and len(state.legal_actions()) > 1,
        "done": is_last_hand(state) or sum(units) <= KEPT_MATERIALS,
    }
    return is_asked.get(stage, False) and _could_have_scored(state, seat, stage)


def _could_have_scored(state: "CardsState", seat: int, stage: str) -> bool:
    """Look for a stock with which the seat can have begun to score: back over cut, Assistant, conversions and cards."""
    cards = scored_cards(state, seat)
    gained = hand_so_far(state, seat)
    if stage in ("cut", "done"):
        gained -= total(coming_points(state.owners, seat, cards))
    has_assisted = state.owners[ASSISTANT] == seat and stage in ("assistant", "cut", "done")
    has_cut = stage == "cut" or (stage == "done" and _can_be_cut_rest(state, seat))
    for points, after_cards in _before_conversions(state, seat, stage, cards):
        assisted, rest = divmod(gained - points, ASSISTANT_POINTS)
        if rest or assisted < 0 or (assisted and not has_assisted):
            continue
        for begun in _before_cards(after_cards, cards, stage):
            if _could_begin(state, begun, assisted, _MOST_CUT if has_cut else 0):
                return True
    return False


def _can_be_cut_rest(state: "CardsState", seat: int) -> bool:
    """Say whether a stock is what a cut leaves."""
    return not is_last_hand(state) and units_in_stock(state, seat) == KEPT_MATERIALS


def _before_conversions(
    state: "CardsState", seat: int, stage: str, cards: list[int]
) -> list[tuple[int, list[int]]]:
    """List what conversions can have brought and the stock before them: those used up, or any once they are over."""
    mask = converter_mask(state.owners, seat, cards)
    left = frames.converters_left(state.frames[-1]) if stage == "conversion" else 0
    if stage == "tom":
        mask = 0
    elif left & ~mask:
        return []
    ways = [(0, stock_of(state, seat))]
    for converter in range(len(CONVERTERS)):
        if mask >> converter & 1 and not left >> converter & 1:
            unused = [] if stage == "conversion" else ways
            ways = unused + [
                (points + CONVERSION_POINTS[number], _unconverted(units, number))
                for points, units in ways
                for number in range(NUM_CONVERSIONS)
                if CONVERSION_CONVERTERS[number] == converter
            ]
    return ways


def _unconverted(units: list[int], conversion: int) -> list[int]:
    """Give a stock as it was before a conversion; below zero what came later from elsewhere."""
    before = units.copy()
    before[CONVERSION_MATERIALS[conversion]] += 1
    if CONVERSION_MAKES[conversion] >= 0:
        before[CONVERSION_MAKES[conversion]] -= 1
    return before


def _before_cards(units: list[int], cards: list[int], stage: str) -> list[list[int]]:
    """List the stocks there can have been before the cards scored brought theirs, one for each choice of Tom's."""
    before = units.copy()
    for card in cards:
        if CARD_MATERIALS[card] >= 0:
            before[CARD_MATERIALS[card]] -= 1
    if TOM not in cards or stage == "tom":
        return [before]
    return [
        [before[material] - (1 if material == chosen else 0) for material in range(NUM_MATERIALS)]
        for chosen in TOM_MATERIALS
    ]


def _could_begin(state: "CardsState", units: list[int], assisted: int, cut: int) -> bool:
    """Say whether a hand can have begun with this stock, `assisted` units more, and up to `cut` further ones."""
    if _hands_before(state) == 0:
        more = [START_STOCK[material] - units[material] for material in range(NUM_MATERIALS)]
        return min(more) >= 0 and assisted <= sum(more) <= assisted + cut
    if any(units[material] > _most_kept(state, material) for material in range(NUM_MATERIALS)):
        return False
    missing = sum([-number for number in units if number < 0])
    added = max(assisted, missing)
    return added <= assisted + cut and sum(units) + added <= KEPT_MATERIALS


def _most_kept(state: "CardsState", material: int) -> int:
    """Say how many units of a material a seat can have brought to this hand: metal comes slowly."""
    return min(KEPT_MATERIALS, START_STOCK[material] + _hands_before(state) * _MOST_GAINED[material])


def _most_gained(material: int) -> int:
    """Count the units of a material that a hand can bring to a stock."""
    gained = sum(
        CARD_COPIES[card] for card in range(NUM_CARDS) if CARD_MATERIALS[card] == material
    ) + CONVERSION_MAKES.count(material)
    return gained + (1 if material in TOM_MATERIALS else 0)


_MOST_GAINED: Final[list[int]] = [_most_gained(material) for material in range(NUM_MATERIALS)]
# More than a stock can ever hold is never cut.
_MOST_CUT: Final = KEPT_MATERIALS + sum(_MOST_GAINED)
