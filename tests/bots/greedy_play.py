"""What the tests of every game's greedy bot ask: how often it wins, and what it plays."""

from kingsbridge import Game, State
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.schedule import make_plan
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.options import OptionValue


def win_share(game: Game, other: str, seats: int, games: int, **options: OptionValue) -> float:
    """Give greedy's share of wins, on every seat in turn, among bots of another kind; shared wins count in part."""
    plan = make_plan(game, ["greedy", *[other] * (seats - 1)], options, 0, fresh_deals=True)
    outcomes = [play_fixture((plan, plan.fixture(number))) for number in range(games)]
    return sum(outcome.share_of("greedy") for outcome in outcomes) / games


def greedy(state: State) -> str:
    """Give the key of what greedy plays."""
    return state.game.action(make_bot("greedy").choose(Info(state, state.current_seat), 0, 1)).key
