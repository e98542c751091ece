"""One game between bots, each of which sees only its own information."""

from typing import Final

from kingsbridge.bots.bot import Bot, Info
from kingsbridge.core.chance import below, key_from_seed
from kingsbridge.core.contract import Game
from kingsbridge.core.options import OptionValue

# Seeds of bots are drawn from the match's key under names of their own, so they are independent of the game's draws.
_SEEDS: Final = 1 << 16


class MatchResult:
    """How a match ended."""

    def __init__(self, scores: list[float], winners: list[int], decisions: int) -> None:
        self.scores = scores
        self.winners = winners
        self.decisions = decisions


def play_match(game: Game, bots: list[Bot], seed: int, options: dict[str, OptionValue]) -> MatchResult:
    """Play a game to its end; the seed fixes deals and bots alike."""
    key = key_from_seed(seed)
    state = game.start(len(bots), options, key, None, False)
    decisions = 0
    while not state.is_over:
        seat = state.current_seat
        legal = state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        else:
            action = bots[seat].choose(Info(state, seat), 0, _bot_seed(key, decisions))
        state.apply(action)
        decisions += 1
    return MatchResult(state.scores(), state.winners(), decisions)


def _bot_seed(key: bytes, decision: int) -> int:
    return below(key, f"bot {decision}", _SEEDS)
