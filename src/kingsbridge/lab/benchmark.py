"""The games described as benchmarks, by measurement: how long, how wide, how hidden, how much chance, how close.

Games are played uniformly at random, so that the figures say what the rules offer and nothing of who plays. What is
hidden is measured on the engine's samples: in some positions of every game the seat to move gets many samples, and the
entropies of everything that differs between them are added up. What hangs together is counted more than once that way,
so it is a bound from above.
"""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kingsbridge.core.contract import COMMON_VISIBILITY, Game, State
from kingsbridge.core.fields import PUBLIC

_LOOKS: Final = 4  # positions of a game in which hidden information is measured
_SAMPLES: Final = 64


@dataclass(frozen=True)
class Description:
    """What was measured of a game with a number of seats."""

    game: str
    seats: int
    games: int
    decisions: float  # a game
    branching: float  # legal actions a decision, geometric mean
    most_actions: int  # in one decision
    tree: float  # decimal digits of the number of lines of play
    draws: float  # named chance draws a game
    hidden_bits: float  # at a decision, at most
    score_mean: float
    score_deviation: float
    margin: float  # of the winner over the next
    first_seat: float  # share of the wins
    features: int
    actions: int


def describe(game: Game, seats: int, games: int, seed: int = 1) -> Description:
    """Play at random and measure."""
    dice = Random(seed)
    lengths: list[int] = []
    widths: list[float] = []
    most = 0
    draws: list[int] = []
    hidden: list[float] = []
    scores: list[float] = []
    margins: list[float] = []
    firsts = 0.0
    for number in range(games):
        state = game.new_state(seats=seats, seed=seed * games + number, journal=True)
        length = 0
        looks = {int(dice.random() * _usual_length(lengths)) for _ in range(_LOOKS)}
        while not state.is_over:
            legal = state.legal_actions()
            most = max(most, len(legal))
            widths.append(math.log10(len(legal)))
            if length in looks:
                hidden.append(hidden_bits(state, state.current_seat))
            state.journal = []  # only the draws are of interest
            state.apply(legal[int(dice.random() * len(legal))])
            length += 1
        lengths.append(length)
        draws.append(len(state.drawn or {}))
        points = sorted(state.scores())
        scores += points
        margins.append(points[-1] - points[-2])
        winners = state.winners()
        firsts += (0 in winners) / len(winners)
    mean = math.fsum(scores) / len(scores)
    return Description(
        game=game.id,
        seats=seats,
        games=games,
        decisions=sum(lengths) / games,
        branching=10 ** (math.fsum(widths) / len(widths)),
        most_actions=most,
        tree=math.fsum(widths) / games,
        draws=sum(draws) / games,
        hidden_bits=math.fsum(hidden) / len(hidden),
        score_mean=mean,
        score_deviation=math.sqrt(math.fsum((score - mean) ** 2 for score in scores) / len(scores)),
        margin=math.fsum(margins) / games,
        first_seat=firsts / games,
        features=game.num_features,
        actions=game.num_actions,
    )


def hidden_bits(state: State, seat: int) -> float:
    """Add up the entropies of everything that differs between samples for a seat."""
    fields = {**COMMON_VISIBILITY, **state.game.visibility}
    secret = [name for name, who in fields.items() if who != PUBLIC and name not in ("key", "fixed")]
    counts: dict[str, Counter[str]] = {}
    for number in range(_SAMPLES):
        data = state.sample(seat, number).to_dict()
        for name in secret:
            for place, value in _places(data[name], name):
                counts.setdefault(place, Counter())[value] += 1
    return math.fsum(_entropy(values) for values in counts.values())


def markdown(rows: list[Description]) -> str:
    """Write the descriptions as a table for the documentation."""
    lines = [
        "| game | seats | decisions a game | choices a decision (most) | lines of play | draws a game "
        "| hidden, bits at most | points (deviation) | margin | wins of seat 1 | features | actions |",
        "|" + "---|" * 12,
    ]
    lines += [
        f"| {row.game} | {row.seats} | {row.decisions:.0f} | {row.branching:.1f} ({row.most_actions}) "
        f"| 10^{row.tree:.0f} | {row.draws:.0f} | {row.hidden_bits:.0f} "
        f"| {row.score_mean:.1f} ({row.score_deviation:.1f}) | {row.margin:.1f} "
        f"| {100 * row.first_seat:.0f} % | {row.features} | {row.actions} |"
        for row in rows
    ]
    return "\n".join(lines) + "\n"


def _usual_length(lengths: list[int]) -> float:
    return sum(lengths) / len(lengths) if lengths else 50.0


def _places(value: Any, name: str) -> Iterator[tuple[str, str]]:
    """Take a field apart: every place of its lists by itself; where order says nothing, every thing by itself."""
    if isinstance(value, list):
        for at, part in enumerate(value):
            yield from _places(part, f"{name}.{at}")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _places(part, f"{name}.{key}")
    else:
        yield name, str(value)


def _entropy(counts: Counter[str]) -> float:
    total = counts.total()
    return -math.fsum(count / total * math.log2(count / total) for count in counts.values())
