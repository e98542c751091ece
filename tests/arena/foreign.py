"""Bots and accumulators as somebody outside would write them, most of them badly."""

import sys
import time

from kingsbridge.arena.accumulators import Accumulator
from kingsbridge.arena.outcome import Outcome
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.core.contract import State


class FirstBot(Bot):
    """Plays the first legal action."""

    def choose(self, info: Info, budget: int, seed: int) -> int:
        return info.legal_actions()[0]


class IllegalBot(Bot):
    """Is honest for some moves, then plays what is not there."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, info: Info, budget: int, seed: int) -> int:
        self.moves += 1
        return info.legal_actions()[0] if self.moves < 4 else 10_000


class WordyBot(Bot):
    """Answers with something that is no number."""

    def choose(self, info: Info, budget: int, seed: int) -> int:
        return "pass"  # type: ignore[return-value]


class BrokenBot(Bot):
    """Breaks down."""

    def choose(self, info: Info, budget: int, seed: int) -> int:
        raise ZeroDivisionError("no luck")


class LeavingBot(Bot):
    """Tries to end the program."""

    def choose(self, info: Info, budget: int, seed: int) -> int:
        sys.exit(0)


class EndlessBot(Bot):
    """Never comes to a decision, and does not want to hear of it."""

    def choose(self, info: Info, budget: int, seed: int) -> int:
        while True:
            try:
                time.sleep(0.01)
            except Exception:  # what a careless bot does
                continue


class NeedyBot(Bot):
    """Cannot be made without being told more."""

    def __init__(self, more: int) -> None:
        self.more = more


class NoBot:
    """Is not made from Bot."""


class Moves(Accumulator):
    """Counts moves by seat."""

    def __init__(self) -> None:
        self.games = 0
        self.moves: dict[int, int] = {}
        self.entries = 0

    def begin(self, state: State, outcome: Outcome) -> None:
        self.games += 1

    def before_move(self, state: State, action: int) -> None:
        assert action in state.legal_actions()
        self.moves[state.current_seat] = self.moves.get(state.current_seat, 0) + 1

    def end(self, state: State, outcome: Outcome) -> None:
        assert state.scores() == outcome.scores
        self.entries += len(state.journal or [])

    def figures(self) -> object:
        return {"games": self.games, "moves": sum(self.moves.values()), "entries": self.entries > 0}
