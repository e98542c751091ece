"""The door of the room: World Without End as one object, with its set-up."""

from typing import Final

from kingsbridge.core.contract import Game, State
from kingsbridge.core.phase_order import phases_in_order
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import CATALOGUE
from kingsbridge.games.world.changes import begin_project, gain, score
from kingsbridge.games.world.components import (
    CARDS,
    CLOTH_MARKET_COVERED,
    COMPONENTS,
    EVENTS,
    FAVOR_START,
    FIRST_PROJECTS,
    MOST_DECISIONS,
    MOST_POINTS,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    PLAGUE_VALUES,
    START_GOODS,
    START_VP,
    TAX_DIE,
    WHOLE_SUPPLY,
)
from kingsbridge.games.world.counsel import WorldCounsel
from kingsbridge.games.world.effort import EFFORTS
from kingsbridge.games.world.entries import ENTRY_TYPES
from kingsbridge.games.world.features import FEATURE_BOUNDS, FEATURE_NAMES
from kingsbridge.games.world.options import OPTIONS
from kingsbridge.games.world.phases import (
    action_building,
    action_favor,
    action_goods,
    action_houses,
    action_market,
    action_medicine,
    action_privilege,
    award_favor,
    chapter_begins,
    end_of_chapter,
    end_of_round,
    immediate_events,
    income,
    lay_off,
    orient,
    plague,
    play_action,
    reveal,
)
from kingsbridge.games.world.sense import WorldSense
from kingsbridge.games.world.state import FIELDS, WorldState
from kingsbridge.games.world.view import WorldView
from kingsbridge.games.world.worth import WEIGHTS


class WorldGame(Game):
    """World Without End.

    Rules: WOR-001.
    """

    counsel = WorldCounsel()
    efforts = EFFORTS
    weights = WEIGHTS
    report_topics = {
        "card": ["played seat card"],
        "building": ["built seat project", "donated seat project", "house-built seat space"],
        "care": ["cared seat location"],
        "favor": ["favor-moved seat space"],
        "penalty": ["sentenced seat penalty"],
        "event": ["event-revealed - event"],
    }

    def __init__(self) -> None:
        self.id = "world"
        self.min_seats = 2
        self.max_seats = 4
        self.rules_version = 1
        self.options_table = OPTIONS
        self.components = COMPONENTS
        self.catalogue = CATALOGUE
        self.phases = phases_in_order(
            frames.ORDER,
            [
                chapter_begins,
                lay_off,
                reveal,
                immediate_events,
                orient,
                income,
                award_favor,
                play_action,
                action_goods,
                action_building,
                action_market,
                action_privilege,
                action_houses,
                action_medicine,
                action_favor,
                end_of_round,
                end_of_chapter,
                plague,
            ],
        )
        self.sense = WorldSense()
        self.feature_names = FEATURE_NAMES
        self.feature_bounds = FEATURE_BOUNDS
        self.state_fields = FIELDS
        self.draw_items = {
            "events": EVENTS,
            "plague": [str(value) for value in range(max(PLAGUE_VALUES) + 1)],
            "penance": CARDS,
            "vice": CARDS,
            "tax": [str(face) for face in TAX_DIE],
        }
        self.argument_kinds = {
            "seat": "seat",
            "active": "seat",
            "seats": "seats",
            "donors": "seats",
            "winners": "seats",
            "event": "component",
            "events": "components",
            "card": "component",
            "good": "component",
            "project": "component",
            "space": "component",
            "location": "component",
            "duty": "component",
            "penalty": "component",
            "source": "component",
            "scores": "by-seat",
        }
        self.view_type = WorldView
        self.entry_types = ENTRY_TYPES
        self.score_bounds = (0, MOST_POINTS)
        self.max_decisions = MOST_DECISIONS
        self.prepare()

    def blank_state(self) -> State:
        """Make an empty state."""
        return WorldState()

    def set_up(self, state: State) -> None:
        """Lay out the board and the supply, give everybody the first goods and points.

        Rules: WOR-002, WOR-004, WOR-009.
        """
        assert isinstance(state, WorldState)
        seats = state.seats
        state.round = 0
        state.active = 0
        state.deck = []
        state.revealed = []
        state.council = -1
        state.arrow = -1
        state.edge = []
        state.favor = FAVOR_START
        state.covered = 0
        state.cloth_covered = CLOTH_MARKET_COVERED
        state.goods = [0] * (seats * NUM_GOODS)
        state.supply = WHOLE_SUPPLY.copy()
        state.vp = [0] * seats
        state.halves = [0] * seats
        state.hands = [0] * seats
        state.discards = [0] * seats
        state.piles = []
        state.houses = [-1] * NUM_HOUSES
        state.projects = [0] * NUM_PROJECTS
        state.filled = [0] * (2 * NUM_PROJECTS)
        state.seals = [0] * NUM_PROJECTS
        state.substitutes = [0, 0]
        state.plague = [0] * NUM_LOCATIONS
        state.ill = 0
        state.penalties = [0] * seats
        state.tax = 0
        state.missing = [0] * (seats * NUM_DUTIES)
        for project in FIRST_PROJECTS:
            begin_project(state, project)
        for seat in range(seats):
            _equip(state, seat)
        state.push(frames.chapter_begins(0))


def _equip(state: WorldState, seat: int) -> None:
    """Give a seat what it begins with.

    Rules: WOR-005.
    """
    for good in range(NUM_GOODS):
        if START_GOODS[good]:
            gain(state, seat, good, START_GOODS[good], "start")
    score(state, seat, START_VP, "start")


GAME: Final = WorldGame()
