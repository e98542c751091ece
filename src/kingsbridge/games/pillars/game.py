"""The door of the room: The Pillars of the Earth as one object, with its set-up."""

from typing import Final

from kingsbridge.core.contract import Game, State
from kingsbridge.core.phase_order import phases_in_order
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import CATALOGUE
from kingsbridge.games.pillars.components import (
    ADVANTAGES,
    ADVANTAGES_REMOVED,
    BAD_EVENTS,
    BUILDERS,
    CARDS,
    COMPONENTS,
    COURT_METAL,
    CRAFTSMEN,
    CUBES,
    EVENTS,
    EVENTS_USED,
    FIRST_PRICE,
    GOOD_EVENTS,
    LAST_ADVANTAGES,
    METAL,
    MOST_POINTS,
    MOST_SEATS,
    NUM_ADVANTAGES,
    NUM_CARDS,
    NUM_EVENTS,
    NUM_RESOURCES,
    NUM_SPACES,
    NUM_STALLS,
    OWN_WORKERS,
    REGULAR_ADVANTAGES,
    ROUNDS,
    STALLS,
    STARTING_ROW,
    craftsmen_of_round,
)
from kingsbridge.games.pillars.counsel import PillarsCounsel
from kingsbridge.games.pillars.effort import EFFORTS
from kingsbridge.games.pillars.entries import ENTRY_TYPES
from kingsbridge.games.pillars.features import FEATURE_BOUNDS, FEATURE_NAMES
from kingsbridge.games.pillars.options import KIND, MIXED, OPTIONS
from kingsbridge.games.pillars.phases import (
    before_round,
    dismissal,
    i_cards,
    ii_builders,
    iii_01_events,
    iii_02_archbishop,
    iii_03_wool_mill,
    iii_04_kingsbridge,
    iii_05_priory,
    iii_06_production,
    iii_09_court,
    iii_10_shiring,
    iii_11_castle,
    iii_12_market,
    iii_13_cathedral,
    iii_14_start_player,
    next_round,
)
from kingsbridge.games.pillars.sense import PillarsSense
from kingsbridge.games.pillars.state import FIELDS, PillarsState
from kingsbridge.games.pillars.view import PillarsView
from kingsbridge.games.pillars.worth import WEIGHTS

# Decisions of one seat in one round at most: cards, builders with throw-backs, trades, uses and cubes given back.
_DECISIONS_A_ROUND: Final = 120


class PillarsGame(Game):
    """The Pillars of the Earth.

    Rules: PIL-001.
    """

    counsel = PillarsCounsel()
    efforts = EFFORTS
    weights = WEIGHTS
    report_topics = {
        "craftsman": ["hired seat craftsman", "craftsman-joined seat craftsman"],
        "advantage": ["advantage-taken seat card"],
        "resource-card": ["card-taken seat card"],
        "space": ["builder-placed seat space"],
        "event": ["event-revealed - event"],
    }

    def __init__(self) -> None:
        self.id = "pillars"
        self.min_seats = 2
        self.max_seats = MOST_SEATS
        self.rules_version = 1
        self.options_table = OPTIONS
        self.components = COMPONENTS
        self.catalogue = CATALOGUE
        self.phases = phases_in_order(
            frames.ORDER,
            [
                before_round,
                i_cards,
                dismissal,
                ii_builders,
                iii_01_events,
                iii_02_archbishop,
                iii_03_wool_mill,
                iii_04_kingsbridge,
                iii_05_priory,
                iii_06_production,
                iii_09_court,
                iii_10_shiring,
                iii_11_castle,
                iii_12_market,
                iii_13_cathedral,
                iii_14_start_player,
                next_round,
            ],
        )
        self.sense = PillarsSense()
        self.feature_names = FEATURE_NAMES
        self.feature_bounds = FEATURE_BOUNDS
        self.state_fields = FIELDS
        self.draw_items = {
            "craftsmen": CRAFTSMEN,
            "advantages": ADVANTAGES,
            "exception": EVENTS,
            "events": EVENTS,
            "cards": CARDS,
            "bag": [],
            "tax": [],
        }
        self.argument_kinds = {
            "seat": "seat",
            "start": "seat",
            "owner": "seat",
            "winners": "seats",
            "card": "component",
            "cards": "components",
            "advantages": "components",
            "craftsman": "component",
            "craftsmen": "components",
            "shiring": "components",
            "offer": "components",
            "event": "component",
            "space": "component",
            "place": "component",
            "resource": "component",
            "piece": "component",
            "source": "component",
            "scores": "by-seat",
            "golds": "by-seat",
            "cubes": "components",
        }
        self.view_type = PillarsView
        self.entry_types = ENTRY_TYPES
        self.score_bounds = (0, MOST_POINTS)
        self.max_decisions = _DECISIONS_A_ROUND * ROUNDS * MOST_SEATS
        self.prepare()

    def blank_state(self) -> State:
        """Make an empty state."""
        return PillarsState()

    def set_up(self, state: State) -> None:
        """Lay out the board, deal the decks, and begin the first round with seat 0 as start player.

        Rules: PIL-003.
        """
        assert isinstance(state, PillarsState)
        state.start_seat = 0
        changes.give_start(state)
        _set_up_cubes(state)
        _set_up_workers(state)
        _set_up_builders(state)
        _set_up_craftsmen(state)
        _set_up_advantages(state)
        _set_up_events(state)
        state.holders = [-2] * NUM_CARDS
        state.tax = 0
        state.bought = [0] * state.seats
        state.sold = [0] * state.seats
        state.push(frames.before_round())


def _set_up_cubes(state: PillarsState) -> None:
    """Fill the stalls and the court; all other cubes are the supply.

    Rules: PIL-009.
    """
    state.cubes = [0] * (NUM_RESOURCES * state.seats)
    state.stalls = STALLS[:NUM_STALLS]
    state.court_metal = COURT_METAL
    state.supply = [CUBES[resource] - STALLS[resource] for resource in range(NUM_RESOURCES)]
    state.supply[METAL] -= COURT_METAL


def _set_up_workers(state: PillarsState) -> None:
    """Give everybody workers, who are plain numbers.

    Rules: PIL-006.
    """
    seats = state.seats
    state.workers = [OWN_WORKERS] * seats
    state.mill = [0] * seats
    state.gray = [0] * seats
    state.gray_next = [0] * seats


def _set_up_builders(state: PillarsState) -> None:
    """Put all builders into the bag and the cost marker on its first price.

    Rules: PIL-007, PIL-026.
    """
    seats = state.seats
    state.bag = [BUILDERS] * seats
    state.draws = 0
    state.price = FIRST_PRICE
    state.track = [-1] * (FIRST_PRICE + 1)
    state.spaces = [-1] * NUM_SPACES
    state.aside = [0] * seats
    state.wall = [0] * seats
    state.wall_next = [0] * seats
    state.thrown_back = False


def _set_up_craftsmen(state: PillarsState) -> None:
    """Give everybody the starting craftsmen, and shuffle those of each round.

    Rules: PIL-008, PIL-010.
    """
    state.rows = [STARTING_ROW.copy() for _ in range(state.seats)]
    state.craft_deck = []
    for number in range(1, ROUNDS + 1):
        state.craft_deck += state.draw_shuffled(f"craftsmen {number}", craftsmen_of_round(number))
    state.shiring = [-1, -1]
    state.offer = []


def _set_up_advantages(state: PillarsState) -> None:
    """Shuffle the regular advantage cards, remove four, and lay the others on those of the last round.

    Rules: PIL-011.
    """
    cards = state.draw_shuffled("advantages", REGULAR_ADVANTAGES)
    state.advantages_removed = cards[:ADVANTAGES_REMOVED]
    state.advantage_deck = cards[ADVANTAGES_REMOVED:] + LAST_ADVANTAGES
    state.kingsbridge = [-1, -1]
    state.owners = [-1] * NUM_ADVANTAGES


def _set_up_events(state: PillarsState) -> None:
    """Choose and shuffle the six events as the option says.

    Rules: PIL-015.
    """
    state.past_events = []
    state.protected = [False] * state.seats
    option = state.options["events"]
    if option == MIXED:
        events = state.draw_shuffled("events", list(range(NUM_EVENTS)))
        state.event_deck = events[:EVENTS_USED]
        state.events_removed = events[EVENTS_USED:]
    else:
        many, few = (GOOD_EVENTS, BAD_EVENTS) if option == KIND else (BAD_EVENTS, GOOD_EVENTS)
        exceptions = state.draw_shuffled("exception", few)
        state.event_deck = state.draw_shuffled("events", sorted([*many, exceptions[0]]))
        state.events_removed = exceptions[1:]


GAME: Final = PillarsGame()
