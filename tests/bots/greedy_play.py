"""What the tests of every game's greedy bot ask: how often it wins, and what it plays."""

from kingsbridge import Game, State
from kingsbridge.bots.bot import Info
from kingsbridge.bots.match import play_match
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.options import OptionValue


def win_share(game: Game, other: str, seats: int, games: int, **options: OptionValue) -> float:
    """Give greedy's share of wins, on every seat in turn, among bots of another kind; shared wins count in part."""
    wins = 0.0
    for number in range(games):
        bots = [make_bot(other) for _ in range(seats)]
        bots[number % seats] = make_bot("greedy")
        result = play_match(game, bots, number, options)
        if number % seats in result.winners:
            wins += 1 / len(result.winners)
    return wins / games


def greedy(state: State) -> str:
    """Give the key of what greedy plays."""
    return state.game.action(make_bot("greedy").choose(Info(state, state.current_seat), 0, 1)).key
