"""A bot that errs on purpose at known places: it plays the move that a long search holds to be the worst."""

from kingsbridge import Record, load_game
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import judge
from kingsbridge.bots.levels import JOURNEYMAN, as_judge
from kingsbridge.bots.look import look_back
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.play import Play

# What an intended mistake throws away at least, in the eyes of the one who makes it, who looks with another seed.
_AT_LEAST = 0.12
_SEED = 99


def game_with_mistakes(game_id: str, decisions: int, mistakes: int, seed: int) -> tuple[Record, list[int]]:
    """Play the beginning of a game well but for some mistakes; gives the record and the plies of the mistakes."""
    play = Play(load_game(game_id).new_state(seed=seed, journal=True))
    planted: list[int] = []
    met = 0
    while met < decisions and not play.state.is_over:
        state = play.state
        info = Info(state, state.current_seat)
        chosen = make_bot(as_judge(JOURNEYMAN)).choose(info, 0, len(play.moves))
        if len(state.legal_actions()) > 1:
            met += 1
            if len(planted) < mistakes and met > 3 and not _just_erred(planted, play):
                worst = judge(info, JOURNEYMAN, _SEED)[-1].action
                if look_back(info, worst, _SEED, level=JOURNEYMAN).cost >= _AT_LEAST:
                    chosen = worst
                    planted.append(len(play.moves))
        play.play(chosen)
    return play.record(), planted


def _just_erred(planted: list[int], play: Play) -> bool:
    """Leave some moves between two mistakes."""
    return bool(planted) and len(play.moves) - planted[-1] < 4
