# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""What a seat may see of the card game."""

from typing import TYPE_CHECKING, Any, TypedDict

from kingsbridge.core.view import CommonView, common_view
from kingsbridge.games.cards import frames, reckoning
from kingsbridge.games.cards.actions import CONVERT_0
from kingsbridge.games.cards.components import (
    CARD_KEYS,
    COLOURS,
    CONVERSION_CONVERTERS,
    CONVERSION_MAKES,
    CONVERSION_MATERIALS,
    CONVERSION_POINTS,
    CONVERTERS,
    KEPT_MATERIALS,
    MATERIALS,
    NUM_CONVERSIONS,
    PRIVILEGES,
)

if TYPE_CHECKING:
    from kingsbridge.games.cards.state import CardsState


class Play(TypedDict):
    """A card on the table, who played it, and how the trick stood with it."""

    seat: int
    card: str
    winner: int  # which of the plays was winning then
    taker: int  # who would have taken the trick then, -1 for nobody


class Trick(TypedDict):
    """A finished trick; nobody takes the King's (-1)."""

    lead: int
    plays: list[Play]
    winner: int  # which of the plays won
    taker: int


class RunningTrick(TypedDict):
    """The trick on the table; `winner` and `taker` as it stands, -1 before the first card."""

    number: int
    lead: int
    plays: list[Play]
    winner: int
    taker: int


class Term(TypedDict):
    """One line of a sum: what a source brings, or by how much it differs."""

    kind: str  # "material", "craftsmen", "privilege", "card", "conversion"
    source: str  # a card, privilege or converter, or "own-craftsmen"
    material: str | None  # brought (none: of choice) or used up
    count: int
    points: int


class Forecast(TypedDict):
    """What the hand of a seat would come to if no further card were played and it converted for most points."""

    points: int
    terms: list[Term]  # what is still to come of it


class Seat(TypedDict):
    """What everybody knows of a seat."""

    colour: str
    cards: int
    stock: dict[str, int]
    points: int
    this_hand: int
    privileges: list[str]
    tricks: int
    scoring_cards: list[str]  # what it would score if the hand ended now: without a trick, the King's trick
    put_aside: list[str]  # those of them that bring it nothing: craftsmen of other colours
    forecast: Forecast


class Pile(TypedDict):
    """The privilege pile: how many cards, and those known to lie at its bottom, the lowest last."""

    size: int
    known_bottom: list[str]


class Prospect(TypedDict):
    """What a card would lead to if it were played now and the trick were taken as it then stands."""

    card: str
    outcome: str  # "yours", "keeps", "goes", "stays", "king"
    taker: int
    before: int  # what the taker's hand would come to without the trick, and with it
    after: int
    terms: list[Term]
    later: list[int]  # the seats that play after this one
    turning: list[int]  # the values with which they could still turn the trick


class Heir(TypedDict):
    """A seat without a trick and what the King's trick would bring it; none once it has begun to score."""

    seat: int
    points: int | None


class KingsTrick(TypedDict):
    """The trick that was set aside."""

    cards: list[str]
    materials: int  # how many of them bring a unit
    heirs: list[Heir]


class Use(TypedDict):
    """What a converter does with a unit of a material: points, or another material."""

    material: str
    points: int
    made: str | None
    possible: bool


class Converter(TypedDict):
    """A converter of the seat that is scoring."""

    converter: str
    ready: bool  # may still be used now
    uses: list[Use]


class Coming(TypedDict):
    """Points that follow by themselves."""

    source: str
    points: int


class Sheet(TypedDict):
    """The scoring of the seat that decides."""

    seat: int
    converters: list[Converter]
    coming: list[Coming]
    total: int  # scored in this hand so far and coming
    kept: int  # how many units a seat may keep


class CardsView(CommonView):
    """What one seat knows; `hand` is empty for a spectator."""

    hand_number: int
    last_hand: bool
    cards_each: int
    first_leader: int
    hand: list[str]
    prospects: list[Prospect]
    table: list[Seat]
    trick: RunningTrick | None
    tricks: list[Trick]
    kings_trick: KingsTrick | None
    pile: Pile
    unseen_privileges: list[str]
    converters: list[str]
    sheet: Sheet | None
    pad: list[list[int]]


def make_view(state: "CardsState", seat: int | None) -> dict[str, Any]:
    """Make the view of a seat, or of a spectator: all but other hands and the order of the pile.

    Rules: CAR-072.
    """
    full: CardsView = {
        **common_view(state, seat),
        "hand_number": reckoning.hand_number(state),
        "last_hand": reckoning.is_last_hand(state),
        "cards_each": reckoning.cards_each(state.seats),
        "first_leader": state.leads[0],
        "hand": [] if seat is None else _keys(state.hands[seat]),
        "prospects": _prospects(state, seat),
        "table": [_seat(state, number) for number in range(state.seats)],
        "trick": _running_trick(state),
        "tricks": [_trick(state, number) for number in range(len(state.takers))],
        "kings_trick": _kings_trick(state),
        "pile": {"size": len(state.pile), "known_bottom": _known_bottom(state)},
        "unseen_privileges": _keys(reckoning.unseen_privileges(state, seat)),
        "converters": _converters_left(state),
        "sheet": _sheet(state),
        "pad": [state.pad[at : at + state.seats] for at in range(0, len(state.pad), state.seats)],
    }
    return dict(full)


def _keys(cards: list[int]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


# --- seats ------------------------------------------------------------------------------------------------------------


def _seat(state: "CardsState", seat: int) -> Seat:
    """Tell stock, points, privileges and cards won, which everybody knows.

    Rules: CAR-022.
    """
    cards = reckoning.scored_cards(state, seat)
    return {
        "colour": COLOURS[seat],
        "cards": len(state.hands[seat]),
        "stock": dict(zip(MATERIALS, reckoning.stock_of(state, seat), strict=True)),
        "points": state.points[seat],
        "this_hand": reckoning.hand_so_far(state, seat),
        "privileges": [PRIVILEGES[p] for p, owner in enumerate(state.owners) if owner == seat],
        "tricks": state.takers.count(seat),
        "scoring_cards": _keys(cards),
        "put_aside": _keys(reckoning.foreign_craftsmen(cards, seat)),
        "forecast": _forecast(state, seat),
    }


def _forecast(state: "CardsState", seat: int) -> Forecast:
    terms = reckoning.forecast(state, seat)
    return {
        "points": reckoning.hand_so_far(state, seat) + reckoning.total(terms),
        "terms": _terms(terms),
    }


def _terms(terms: list[reckoning.Term]) -> list[Term]:
    return [
        {
            "kind": term.kind,
            "source": term.source,
            "material": MATERIALS[term.material] if term.material >= 0 else None,
            "count": term.count,
            "points": term.points,
        }
        for term in terms
    ]


# --- tricks -----------------------------------------------------------------------------------------------------------


def _plays(state: "CardsState", number: int) -> list[Play]:
    cards = reckoning.cards_of(state, number)
    lead = state.leads[number]
    plays: list[Play] = []
    for at, card in enumerate(cards):
        winner = reckoning.leading(cards[: at + 1])
        taker = reckoning.receiver(cards[winner], (lead + winner) % state.seats)
        plays.append(
            {"seat": (lead + at) % state.seats, "card": CARD_KEYS[card], "winner": winner, "taker": taker}
        )
    return plays


def _trick(state: "CardsState", number: int) -> Trick:
    """Tell a finished trick, which stays known for the whole hand.

    Rules: CAR-022.
    """
    return {
        "lead": state.leads[number],
        "plays": _plays(state, number),
        "winner": reckoning.leading_play(state, number),
        "taker": state.takers[number],
    }


def _running_trick(state: "CardsState") -> RunningTrick | None:
    number = len(state.takers)
    if number == len(state.leads):
        return None
    return {
        "number": number + 1,
        "lead": state.leads[number],
        "plays": _plays(state, number),
        "winner": reckoning.leading_play(state, number),
        "taker": reckoning.trick_taker(state, number),
    }


def _prospects(state: "CardsState", seat: int | None) -> list[Prospect]:
    """Tell the seat in turn what each card that it may play would lead to."""
    if seat is None or seat != state.current_seat or not frames.is_play(state.frames[-1]):
        return []
    return [_prospect(state, seat, card) for card in state.legal_actions()]


def _prospect(state: "CardsState", seat: int, card: int) -> Prospect:
    cards = [*reckoning.cards_of(state, len(state.takers)), card]
    winner = reckoning.leading(cards)
    taker = reckoning.receiver(cards[winner], (state.leads[-1] + winner) % state.seats)
    before = reckoning.forecast(state, taker) if taker >= 0 else []
    after = reckoning.forecast_with_trick(state, taker, cards) if taker >= 0 else []
    return {
        "card": CARD_KEYS[card],
        "outcome": _outcome(state, seat, taker, len(cards) > 1),
        "taker": taker,
        "before": reckoning.total(before),
        "after": reckoning.total(after),
        "terms": _terms(reckoning.difference(after, before)),
        "later": reckoning.later_seats(state, seat),
        "turning": reckoning.turning_values(state, seat, card),
    }


def _outcome(state: "CardsState", seat: int, taker: int, has_begun: bool) -> str:
    """Name what becomes of the trick: set aside, still or newly one's own, still or newly another's."""
    if taker < 0:
        return "king"
    is_unchanged = has_begun and reckoning.trick_taker(state, len(state.takers)) == taker
    if taker == seat:
        return "keeps" if is_unchanged else "yours"
    return "stays" if is_unchanged else "goes"


def _kings_trick(state: "CardsState") -> KingsTrick | None:
    """Tell the King's trick and what it would bring those without a trick.

    Rules: CAR-036.
    """
    if -1 not in state.takers:
        return None
    cards = reckoning.cards_of(state, state.takers.index(-1))
    return {
        "cards": _keys(cards),
        "materials": len(reckoning.material_cards(cards)),
        "heirs": [
            {"seat": seat, "points": _inheritance(state, seat)}
            for seat in range(state.seats)
            if seat not in state.takers
        ],
    }


def _inheritance(state: "CardsState", seat: int) -> int | None:
    if not state.frames or not frames.is_play(state.frames[-1]):
        return None
    with_trick = reckoning.forecast(state, seat)
    return reckoning.total(with_trick) - reckoning.total(reckoning.forecast_without_cards(state, seat))


# --- the pile ---------------------------------------------------------------------------------------------------------


def _known_bottom(state: "CardsState") -> list[str]:
    """Name the cards that everybody knows to lie at the bottom.

    Rules: CAR-048.
    """
    return _keys(state.pile[len(state.pile) - state.known_bottom :])


# --- the scoring ------------------------------------------------------------------------------------------------------


def _converters_left(state: "CardsState") -> list[str]:
    """Name the converters the seat that is scoring may still use."""
    mask = frames.converters_left(state.frames[-1]) if state.frames else 0
    return [key for number, key in enumerate(CONVERTERS) if mask >> number & 1]


def _sheet(state: "CardsState") -> Sheet | None:
    if not state.frames or frames.is_play(state.frames[-1]):
        return None
    frame = state.frames[-1]
    seat = frame.seat
    cards = reckoning.scored_cards(state, seat)
    mask = reckoning.converter_mask(state.owners, seat, cards)
    coming = [] if frames.kind(frame) == "cut" else reckoning.coming_points(state.owners, seat, cards)
    return {
        "seat": seat,
        "converters": [_converter(state, number) for number in range(len(CONVERTERS)) if mask >> number & 1],
        "coming": [{"source": term.source, "points": term.points} for term in coming],
        "total": reckoning.hand_so_far(state, seat) + reckoning.total(coming),
        "kept": KEPT_MATERIALS,
    }


def _converter(state: "CardsState", converter: int) -> Converter:
    return {
        "converter": CONVERTERS[converter],
        "ready": frames.converters_left(state.frames[-1]) >> converter & 1 == 1,
        "uses": [
            _use(state, number)
            for number in range(NUM_CONVERSIONS)
            if CONVERSION_CONVERTERS[number] == converter
        ],
    }


def _use(state: "CardsState", conversion: int) -> Use:
    made = CONVERSION_MAKES[conversion]
    return {
        "material": MATERIALS[CONVERSION_MATERIALS[conversion]],
        "points": CONVERSION_POINTS[conversion],
        "made": MATERIALS[made] if made >= 0 else None,
        "possible": CONVERT_0 + conversion in state.legal_actions(),
    }
