"""The door of the room: Builders' Duel as one object, with its set-up."""

from typing import Final

from kingsbridge.core.contract import Game, State
from kingsbridge.core.phase_order import phases_in_order
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import CATALOGUE
from kingsbridge.games.duel.components import (
    ALL_GOLD,
    CARD_KEYS,
    COMPONENTS,
    MARKERS,
    NUM_ONCE,
    ROUNDS,
    SEALS,
    SEATS,
    SECTION_POINTS,
    SECTIONS,
    SLOTS,
    START_CAMP,
    START_GOLD,
    START_PILE,
    START_SEALS,
    WALERAN,
)
from kingsbridge.games.duel.counsel import DuelCounsel
from kingsbridge.games.duel.effort import EFFORTS
from kingsbridge.games.duel.entries import ENTRY_TYPES
from kingsbridge.games.duel.features import FEATURE_BOUNDS, FEATURE_NAMES
from kingsbridge.games.duel.options import OPTIONS
from kingsbridge.games.duel.phases import (
    after_conflict,
    building,
    claims,
    conflict,
    craftsman,
    display,
    end_of_round,
    evaluation,
    influence,
    market,
    text_cards,
)
from kingsbridge.games.duel.sense import DuelSense
from kingsbridge.games.duel.state import FIELDS, DuelState
from kingsbridge.games.duel.view import DuelView
from kingsbridge.games.duel.worth import WEIGHTS

# Decisions of one round at most: 2 claims, every seal flipped, and two turns in which gold, markers and cards run out.
_DECISIONS_A_ROUND: Final = 150


class DuelGame(Game):
    """The Pillars of the Earth: Builders' Duel, a race of two builders.

    Rules: DUE-001, DUE-002.
    """

    counsel = DuelCounsel()
    efforts = EFFORTS
    weights = WEIGHTS
    report_topics = {
        "used": ["used seat card", "played seat card"],
        "fought": ["conflict-won seat card"],
        "good": ["installed seat good"],
        "bonus": ["bonus seat source"],
    }

    def __init__(self) -> None:
        self.id = "duel"
        self.min_seats = SEATS
        self.max_seats = SEATS
        self.rules_version = 1
        self.options_table = OPTIONS
        self.components = COMPONENTS
        self.catalogue = CATALOGUE
        self.phases = phases_in_order(
            frames.ORDER,
            [
                display,
                claims,
                conflict,
                after_conflict,
                evaluation,
                influence,
                craftsman,
                market,
                text_cards,
                building,
                end_of_round,
            ],
        )
        self.sense = DuelSense()
        self.feature_names = FEATURE_NAMES
        self.feature_bounds = FEATURE_BOUNDS
        self.state_fields = FIELDS
        self.draw_items = {"seals": SEALS, "deck": CARD_KEYS, "flip": [], "regan": []}
        self.argument_kinds = {
            "seat": "seat",
            "other": "seat",
            "first": "seat",
            "winners": "seats",
            "card": "component",
            "second": "component",
            "cards": "components",
            "line": "component",
            "seal": "component",
            "seals": "components",
            "item": "component",
            "material": "component",
            "good": "component",
            "source": "component",
            "deck": "component",
            "decided": "component",
            "sums": "by-seat",
            "scores": "by-seat",
        }
        self.view_type = DuelView
        self.entry_types = ENTRY_TYPES
        self.score_bounds = (0, SECTION_POINTS * SECTIONS + SLOTS)
        self.max_decisions = _DECISIONS_A_ROUND * ROUNDS
        self.prepare()

    def blank_state(self) -> State:
        """Make an empty state."""
        return DuelState()

    def set_up(self, state: State) -> None:
        """Fill camps, supplies and purses, shuffle the seal pile, and begin the first passage.

        Rules: DUE-006, DUE-007, DUE-008, DUE-009.
        """
        assert isinstance(state, DuelState)
        state.deck = []
        state.display = []
        state.spent = 0
        state.power = WALERAN
        state.first = WALERAN
        state.claims = [-1, -1]
        state.flips = []
        state.sums = [0, 0]
        state.winner = -1
        state.gold = [START_GOLD] * SEATS
        state.bank = ALL_GOLD - START_GOLD * SEATS
        state.seals = START_SEALS * SEATS
        state.pile = state.draw_shuffled("seals", START_PILE)
        state.known_bottom = 0
        state.supply = [markers - camp for markers, camp in zip(MARKERS, START_CAMP, strict=True)] * SEATS
        state.raw = START_CAMP * SEATS
        state.goods = [0] * len(state.raw)
        state.built = [0] * SEATS
        state.firsts = [-1] * SECTIONS
        state.holders = [-1] * NUM_ONCE
        state.section = -1
        state.paid = 0
        state.gifts = 0
        state.scaffold = 0
        state.push(frames.display())


GAME: Final = DuelGame()
