"""A process in which bots think: reads questions from its standard input, one a line, and answers on its output.

It ends when its input ends, so none is left over when the server dies.
"""

import signal
import sys

import msgspec

from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.registry import load_game
from kingsbridge.server.bots import Choice, Question


def answer(asked: Question) -> Choice:
    """Choose a move from what the question tells."""
    game = load_game(asked.game)
    info = Info(game.state_from_dict(asked.sample), asked.seat)
    return Choice(game.action(make_bot(asked.level).choose(info, 0, asked.seed)).key)


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
