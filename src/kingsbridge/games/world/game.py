"""The door of the room: World Without End as one object, with its set-up."""

from typing import Final

from kingsbridge.core.contract import Game, State
from kingsbridge.core.frame import Frame
from kingsbridge.games.world.actions import CATALOGUE
from kingsbridge.games.world.changes import gain, score
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
from kingsbridge.games.world.effort import EFFORTS
from kingsbridge.games.world.entries import ENTRY_TYPES
from kingsbridge.games.world.features import FEATURE_NAMES
from kingsbridge.games.world.options import OPTIONS
from kingsbridge.games.world.phases import action_cards as cards
from kingsbridge.games.world.phases.chapter_begins import ChapterBegins, LayOff
from kingsbridge.games.world.phases.end_of_chapter import Duties, EndOfChapter, FreeResources, Protection
from kingsbridge.games.world.phases.end_of_round import EndOfRound
from kingsbridge.games.world.phases.immediate_events import Choose, Give, LoseHouse, Offer
from kingsbridge.games.world.phases.order import CHAPTER
from kingsbridge.games.world.phases.orient import AwardFavor, Income, Orient
from kingsbridge.games.world.phases.plague import Benefit, FreeHouse, HospitalCare
from kingsbridge.games.world.phases.play_action import Discard, PlayCard
from kingsbridge.games.world.phases.reveal import Reveal
from kingsbridge.games.world.projects import begin_project
from kingsbridge.games.world.sense import WorldSense
from kingsbridge.games.world.state import FIELDS, WorldState
from kingsbridge.games.world.view import WorldView
from kingsbridge.games.world.worth import WEIGHTS


class WorldGame(Game):
    """World Without End."""

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
        # In the order of the numbers in `phases/order.py`.
        self.phases = [
            ChapterBegins(),
            LayOff(),
            Reveal(),
            Offer(),
            Give(),
            Choose(),
            LoseHouse(),
            Orient(),
            Income(),
            AwardFavor(),
            PlayCard(),
            cards.Grain(),
            cards.Piety(),
            cards.Resource(),
            cards.BuildingProject(),
            cards.WoolAndClothSales(),
            cards.Privilege(),
            cards.HouseBuilding(),
            cards.HouseRent(),
            cards.Donation(),
            cards.ClothProduction(),
            cards.Medicine(),
            cards.Favor(),
            Discard(),
            EndOfRound(),
            FreeResources(),
            Duties(),
            Protection(),
            EndOfChapter(),
            HospitalCare(),
            Benefit(),
            FreeHouse(),
        ]
        self.sense = WorldSense()
        self.feature_names = FEATURE_NAMES
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
        """Lay out the board and the supply, give everybody the first goods and points."""
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
        state.push(Frame(CHAPTER, 0))


def _equip(state: WorldState, seat: int) -> None:
    """Give a seat what it begins with."""
    for good in range(NUM_GOODS):
        if START_GOODS[good]:
            gain(state, seat, good, START_GOODS[good], "start")
    score(state, seat, START_VP, "start")


GAME: Final = WorldGame()
