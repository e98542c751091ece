"""The one place where something that players see changes hands or grows, and its entry is written.

Callers say what happens; each function changes the position and, with the journal on, writes the line about it. Of
`a[at] += n` the compiler makes objects, so numbers that change often are written as `a[at] = a[at] + n`.
"""

from kingsbridge.games.cards.components import (
    ASSISTANT_POINTS,
    CARD_KEYS,
    CARD_PRIVILEGES,
    CARD_VALUES,
    CONVERSION_CONVERTERS,
    CONVERSION_MAKES,
    CONVERSION_MATERIALS,
    CONVERSION_POINTS,
    CONVERTERS,
    MATERIALS,
    NUM_MATERIALS,
)
from kingsbridge.games.cards.reckoning import hand_so_far, leading_play
from kingsbridge.games.cards.state import CardsState

# --- cards ------------------------------------------------------------------------------------------------------------


def begin_hand(state: CardsState, hands: list[list[int]], leader: int) -> None:
    """Give everybody a hand; the table is empty and the leader leads."""
    state.hands = hands
    state.played = []
    state.takers = []
    state.leads = [leader]
    if state.journal is not None:
        _note_deal(state, leader)


def _note_deal(state: CardsState, leader: int) -> None:
    count = len(state.hands[leader])
    state.note(
        "hand-begins", {"hand": state.epoch + 1, "leader": leader, "tricks": count, "pile": len(state.pile)}
    )
    for seat in range(state.seats):
        cards = [CARD_KEYS[card] for card in state.hands[seat]]
        state.note("dealt", {"seat": seat, "count": count}, {"cards": cards}, (seat,))


def lay_card(state: CardsState, seat: int, card: int) -> None:
    """Move a card from a hand to the table, where everybody sees it."""
    hand = state.hands[seat]
    at = 0  # searched by hand: `remove` compares objects, which takes longer than all the rest of a play
    while hand[at] != card:
        at += 1
    hand.pop(at)
    state.played.append(card)
    state.reveals += 1
    if state.journal is not None:
        trick = len(state.takers) + 1
        state.note(
            "played", {"seat": seat, "card": CARD_KEYS[card], "value": CARD_VALUES[card], "trick": trick}
        )


def take_trick(state: CardsState, taker: int) -> None:
    """Give the full trick on the table to a seat, or lay it aside (-1)."""
    state.takers.append(taker)
    if state.journal is not None:
        _note_trick(state, taker)


def _note_trick(state: CardsState, taker: int) -> None:
    trick = len(state.takers)
    play = leading_play(state, trick - 1)
    player = (state.leads[trick - 1] + play) % state.seats
    cards = [CARD_KEYS[card] for card in state.played[(trick - 1) * state.seats :]]
    if taker < 0:
        state.note("king-aside", {"player": player, "cards": cards, "trick": trick})
    else:
        state.note(
            "trick-taken",
            {"taker": taker, "player": player, "card": cards[play], "cards": cards, "trick": trick},
        )


def win_privilege(state: CardsState, seat: int, card: int) -> None:
    """Give a privilege card to a seat, for the rest of the game.

    Rules: CAR-023, CAR-046.
    """
    state.owners[CARD_PRIVILEGES[card]] = seat
    if state.journal is not None:
        state.note("privilege-won", {"seat": seat, "card": CARD_KEYS[card]})


def return_privilege(state: CardsState, card: int) -> None:
    """Put a privilege card under the pile, where everybody knows it to be.

    Rules: CAR-047, CAR-048.
    """
    state.pile.append(card)
    state.known_bottom += 1
    if state.journal is not None:
        state.note("privilege-returned", {"card": CARD_KEYS[card], "pile": len(state.pile)})


# --- materials --------------------------------------------------------------------------------------------------------


def gain_material(state: CardsState, seat: int, material: int, source: int) -> None:
    """Add the unit that a card brings to a stock, which has no limit until the cut.

    Rules: CAR-035.
    """
    at = seat * NUM_MATERIALS + material
    state.stock[at] = state.stock[at] + 1
    if state.journal is not None:
        state.note(
            "material",
            {
                "seat": seat,
                "material": MATERIALS[material],
                "change": 1,
                "total": state.stock[at],
                "source": CARD_KEYS[source],
            },
        )


def drop_material(state: CardsState, seat: int, material: int) -> None:
    """Give up one unit."""
    at = seat * NUM_MATERIALS + material
    state.stock[at] -= 1
    if state.journal is not None:
        state.note("dropped", {"seat": seat, "material": MATERIALS[material], "total": state.stock[at]})


def convert(state: CardsState, seat: int, conversion: int) -> None:
    """Use up one unit for points.

    Rules: CAR-032.
    """
    at = seat * NUM_MATERIALS + CONVERSION_MATERIALS[conversion]
    state.stock[at] = state.stock[at] - 1
    state.points[seat] = state.points[seat] + CONVERSION_POINTS[conversion]
    if state.journal is not None:
        state.note(
            "converted",
            {
                "seat": seat,
                "converter": CONVERTERS[CONVERSION_CONVERTERS[conversion]],
                "material": MATERIALS[CONVERSION_MATERIALS[conversion]],
                "total": state.stock[at],
                "points": CONVERSION_POINTS[conversion],
                "score": state.points[seat],
            },
        )


def remake(state: CardsState, seat: int, conversion: int) -> None:
    """Use up one unit for a unit of another material."""
    at = seat * NUM_MATERIALS + CONVERSION_MATERIALS[conversion]
    made = seat * NUM_MATERIALS + CONVERSION_MAKES[conversion]
    state.stock[at] -= 1
    state.stock[made] += 1
    if state.journal is not None:
        state.note(
            "remade",
            {
                "seat": seat,
                "converter": CONVERTERS[CONVERSION_CONVERTERS[conversion]],
                "material": MATERIALS[CONVERSION_MATERIALS[conversion]],
                "total": state.stock[at],
                "made": MATERIALS[CONVERSION_MAKES[conversion]],
                "made_total": state.stock[made],
            },
        )


def assist(state: CardsState, seat: int, material: int) -> None:
    """Use up one unit for what the Assistant gives for it."""
    at = seat * NUM_MATERIALS + material
    state.stock[at] -= 1
    state.points[seat] += ASSISTANT_POINTS
    if state.journal is not None:
        state.note(
            "assisted",
            {
                "seat": seat,
                "material": MATERIALS[material],
                "total": state.stock[at],
                "points": ASSISTANT_POINTS,
                "score": state.points[seat],
            },
        )


# --- points -----------------------------------------------------------------------------------------------------------


def score(state: CardsState, seat: int, source: str, count: int, points: int) -> None:
    """Add points from a source to a seat's score, which may fall below zero.

    Rules: CAR-044, CAR-045.
    """
    state.points[seat] = state.points[seat] + points
    if state.journal is not None:
        state.note(
            "points",
            {"seat": seat, "source": source, "count": count, "points": points, "score": state.points[seat]},
        )


def end_hand(state: CardsState) -> None:
    """Write what each seat gained in the hand on the score pad."""
    gains = [hand_so_far(state, seat) for seat in range(state.seats)]
    state.pad += gains
    state.epoch += 1
    if state.journal is not None:
        state.note("hand-ends", {"hand": state.epoch, "gains": gains, "scores": state.points.copy()})
