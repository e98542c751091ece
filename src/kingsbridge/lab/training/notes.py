"""Self-play and what is noted of it: for every seat its parts and features, and in the end who won.

Positions are noted at the begin of each epoch, where playouts of searches stop, and now and then within. Games are
numbered, and each depends on the plan and its number alone; a game is one line of a file, written when it is over, so
that a run can be interrupted anywhere and carried on.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from kingsbridge.arena.line_file import LineFile
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import Game, State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.registry import load_game

FORMAT: Final = 1
# What a seat owns stands in its own block of the features, under one of these words; what all share says nothing about
# who wins, and cards just dealt are luck that a search need not know.
OWN_BLOCKS: Final = ("own ", "seat +0 ")
AT_RANDOM: Final = 0.1  # share of moves that chance plays, so that positions differ
WITHIN: Final = 0.05  # share of decisions within epochs that are noted too
_DIGITS: Final = 4


@dataclass(frozen=True)
class SelfPlay:
    """What is played; it decides every game."""

    game: str
    components: str
    seats: list[int]  # the games take turns with these numbers of seats
    bot: str
    budget: int  # iterations of a choice; 0: the bot's own
    seed: int

    def header(self) -> dict[str, Any]:
        """Give the first line of a file of notes."""
        return {"format": FORMAT, **asdict(self)}


@dataclass(frozen=True)
class Position:
    """What was noted of one position, by seat, and how the game ended."""

    number: int  # of the game
    epoch: int
    begins: bool  # an epoch
    parts: list[list[float]]
    features: list[bytes]
    won: list[float]  # the seat's share of the win


def own_features(game: Game) -> list[int]:
    """Give the places of the features that are noted."""
    return [at for at, name in enumerate(game.feature_names) if name.startswith(OWN_BLOCKS)]


def play_and_note(plan: SelfPlay, number: int) -> dict[str, Any]:
    """Play a game and give its line."""
    game = load_game(plan.game)
    random = Random(f"{plan.seed} {plan.game} {number}")
    seats = plan.seats[number % len(plan.seats)]
    state = game.start(seats, {}, key_from_seed((plan.seed << 32) + number), None, False)
    bot = make_bot(plan.bot)
    places = own_features(game)
    notes: list[Any] = []
    epoch = -1
    while not state.is_over:
        legal = state.legal_actions()
        begins = state.epoch != epoch
        epoch = state.epoch
        if begins or (len(legal) > 1 and random.random() < WITHIN):
            notes.append(_note(state, places, begins))
        if len(legal) == 1 or random.random() < AT_RANDOM:
            state.apply(random.choice(legal))
        else:
            info = Info(state, state.current_seat)
            state.apply(bot.choose(info, plan.budget, random.getrandbits(16)))
    return {"game": number, "positions": notes, "winners": state.winners()}


def _note(state: State, places: list[int], begins: bool) -> list[Any]:
    sense = state.game.sense
    seats = range(state.seats)
    parts = [[round(part, _DIGITS) for part in sense.own_parts(state, seat)] for seat in seats]
    rows = [state.feature_row(seat) for seat in seats]
    features = [b64encode(bytes(row[place] for place in places)).decode() for row in rows]
    return [state.epoch, int(begins), parts, features]


class Notes:
    """A file of notes, open for more games."""

    def __init__(self, path: Path, plan: SelfPlay) -> None:
        self.path = path
        self.plan = plan
        self._file = LineFile(path)
        whole, _ = self._file.read()
        self._file.cut(whole)
        lines = whole.splitlines()
        if not lines:
            self._file.write(plan.header())
        elif json.loads(lines[0]) != plan.header():
            self._file.close()
            raise BadRequest(
                "other-training",
                f"The file '{path}' holds self-play of another training; please choose another folder.",
                {"file": str(path)},
            )
        self.games = max(0, len(lines) - 1)

    def play_on(self, games: int) -> Iterator[int]:
        """Play what is missing of so many games; gives 1 after each."""
        while self.games < games:
            self._file.write(play_and_note(self.plan, self.games))
            self.games += 1
            yield 1

    def positions(self, games: int) -> list[Position]:
        """Give what was noted of the first so many games."""
        found: list[Position] = []
        for line in self._file.read()[0].splitlines()[1 : games + 1]:
            game = json.loads(line)
            winners = game["winners"]
            for epoch, begins, parts, features in game["positions"]:
                won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(parts))]
                rows = [b64decode(row) for row in features]
                found.append(Position(game["game"], epoch, bool(begins), parts, rows, won))
        return found

    def close(self) -> None:
        """Let others write."""
        self._file.close()
