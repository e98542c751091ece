"""The door of the room: the card game as one object, with its set-up."""

from typing import Final

from kingsbridge.core.contract import Game, State
from kingsbridge.core.phase_order import phases_in_order
from kingsbridge.games.cards import frames
from kingsbridge.games.cards.actions import CATALOGUE
from kingsbridge.games.cards.components import (
    BEST_HAND,
    CARD_KEYS,
    COMPONENTS,
    LONGEST_GAME,
    NUM_PRIVILEGES,
    PRIVILEGE_CARDS,
    START_STOCK,
    WORST_HAND,
)
from kingsbridge.games.cards.counsel import CardsCounsel
from kingsbridge.games.cards.effort import EFFORTS
from kingsbridge.games.cards.entries import ENTRY_TYPES
from kingsbridge.games.cards.features import FEATURE_BOUNDS, FEATURE_NAMES
from kingsbridge.games.cards.options import OPTIONS
from kingsbridge.games.cards.phases import (
    deal,
    next_hand,
    play_cards,
    scoring_conversion,
    scoring_materials,
    scoring_points,
    winning,
)
from kingsbridge.games.cards.sense import CardsSense
from kingsbridge.games.cards.state import FIELDS, CardsState
from kingsbridge.games.cards.view import CardsView
from kingsbridge.games.cards.worth import WEIGHTS

# Decisions of one hand at most: four seats play nine cards and take a few scoring steps each.
_DECISIONS_A_HAND: Final = 100


class CardsGame(Game):
    """The Pillars of the Earth: The Card Game.

    Rules: CAR-001, CAR-053.
    """

    counsel = CardsCounsel()
    efforts = EFFORTS
    weights = WEIGHTS
    report_topics = {
        "privilege": ["privilege-won seat card"],
        "won": ["trick-taken taker cards", "kings-trick-scored seat cards"],
        "converter": ["converted seat converter", "remade seat converter"],
    }

    def __init__(self) -> None:
        self.id = "cards"
        self.min_seats = 3
        self.max_seats = 4
        self.rules_version = 1
        self.options_table = OPTIONS
        self.components = COMPONENTS
        self.catalogue = CATALOGUE
        self.phases = phases_in_order(
            frames.ORDER,
            [
                deal,
                play_cards,
                winning,
                scoring_materials,
                scoring_conversion,
                scoring_points,
                next_hand,
            ],
        )
        self.sense = CardsSense()
        self.feature_names = FEATURE_NAMES
        self.feature_bounds = FEATURE_BOUNDS
        self.state_fields = FIELDS
        self.draw_items = {"privileges": CARD_KEYS, "deal": CARD_KEYS}
        self.argument_kinds = {
            "seat": "seat",
            "leader": "seat",
            "taker": "seat",
            "player": "seat",
            "winners": "seats",
            "card": "component",
            "cards": "components",
            "material": "component",
            "made": "component",
            "converter": "component",
            "source": "component",
            "gains": "by-seat",
            "scores": "by-seat",
        }
        self.view_type = CardsView
        self.entry_types = ENTRY_TYPES
        self.score_bounds = (WORST_HAND * LONGEST_GAME, BEST_HAND * LONGEST_GAME)
        self.max_decisions = _DECISIONS_A_HAND * LONGEST_GAME
        self.prepare()

    def blank_state(self) -> State:
        """Make an empty state."""
        return CardsState()

    def set_up(self, state: State) -> None:
        """Lay out the stocks, shuffle the privilege pile, and deal the first hand.

        Rules: CAR-004, CAR-005.
        """
        assert isinstance(state, CardsState)
        state.pile = state.draw_shuffled("privileges", PRIVILEGE_CARDS)
        state.known_bottom = 0
        state.owners = [-1] * NUM_PRIVILEGES
        state.hands = []
        state.played = []
        state.leads = []
        state.takers = []
        state.stock = START_STOCK * state.seats
        state.points = [0] * state.seats
        state.pad = []
        state.push(frames.DEAL)


GAME: Final = CardsGame()
