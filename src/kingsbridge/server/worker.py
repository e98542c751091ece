"""A process in which bots think and hints are found: reads questions, one a line, and answers on its standard output.

It ends when its input ends, so none is left over when the server dies.
"""

import signal
import sys

import msgspec

from kingsbridge.analysis.decision import judge as judge_decision
from kingsbridge.bots.advice import Advice, Ground, advise
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import judge
from kingsbridge.bots.council import tally_of
from kingsbridge.bots.levels import plan_for
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.registry import load_game
from kingsbridge.server.messages import HintedAction, HintReason
from kingsbridge.server.table.thinking import Question, Reply

# A hint is not waited for longer; compiled, the search is done well before.
_HINT_SECONDS = 2.0
_COACH_SECONDS = 1.0  # bots may be waiting for this worker
_ANALYSIS_SECONDS = 2.0  # and no live move waits behind more than one decision that is looked at again


def answer(asked: Question) -> Reply:
    """Choose a move, name the best ones, or look back at one that was made, from what the question holds."""
    game = load_game(asked.game)
    info = Info(game.state_from_dict(asked.sample), asked.seat)
    if asked.played:
        return Reply(judged=judge_decision(info, asked.played, asked.ply, _ANALYSIS_SECONDS, asked.level))
    if asked.judges:
        return Reply(hints=_told(info, judge(info, asked.level, asked.seed, _COACH_SECONDS)))
    if asked.hints:
        return Reply(hints=_hints(info, asked))
    if asked.part >= 0:
        return Reply(tally=_tally(info, asked))
    return Reply(action=game.action(make_bot(asked.level).choose(info, 0, asked.seed)).key)


def _tally(info: Info, asked: Question) -> dict[int, list[float]]:
    plan = plan_for(asked.level, info)
    if asked.seconds:
        plan.seconds = min(plan.seconds, asked.seconds)
    return tally_of(info, plan, 0, asked.seed, asked.part)


def _hints(info: Info, asked: Question) -> list[HintedAction]:
    plan = plan_for(asked.level, info)
    plan.seconds = _HINT_SECONDS
    return _told(info, advise(info, plan, asked.seed, asked.hints))


def _told(info: Info, advised: list[Advice]) -> list[HintedAction]:
    return [
        HintedAction(
            info.game.action(advice.action).key,
            advice.value,
            advice.visits,
            _reasons(advice.because),
            _reasons(advice.instead),
        )
        for advice in advised
    ]


def _reasons(grounds: list[Ground]) -> list[HintReason]:
    return [HintReason(ground.key, ground.args, ground.gain) for ground in grounds]


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A server that stops does not wait for an answer: then end at once and without a word.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
