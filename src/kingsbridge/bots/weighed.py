"""A game's `sense` in a later version: its named parts, each counted as the room's weights say."""

from random import Random
from typing import Any

from kingsbridge.core.contract import Game, Sense, State
from kingsbridge.core.learned import Learned
from kingsbridge.core.sums import add_up
from kingsbridge.core.weights import Weights


class WeighedSense(Sense[State]):
    """What a game's own sense says, with weighed parts."""

    def __init__(self, base: Sense[Any], weights: Weights) -> None:
        self.base = base
        self.weights = weights

    def parts(self, state: State, seat: int) -> list[float]:
        """Give the parts as they count in choosing."""
        parts = self.base.parts(state, seat)
        if not state.is_over:
            choice = self.weights.choice_of(state.seats)
            for at in range(len(parts)):
                parts[at] *= choice[at]
        return parts

    def value(self, state: State, seat: int) -> float:
        """Sum the parts."""
        return add_up(self.parts(state, seat))

    def standings(self, state: State) -> list[float]:
        """Give each seat's worth by itself, its parts as they count in this epoch."""
        if state.is_over:
            return self.base.standings(state)
        weights = self.weights.standing_in(state.epoch)
        worths: list[float] = []
        for seat in range(state.seats):
            parts = self.base.own_parts(state, seat)
            worth = 0.0
            for at in range(len(weights)):
                worth += weights[at] * parts[at]
            worths.append(worth)
        return worths

    def temperature(self, state: State) -> float:
        """Give the worth by which the odds to win fall to a third in this epoch."""
        return self.weights.temperature_in(state.epoch)

    def proposal(self, state: State) -> int:
        """Give what reckoning alone finds."""
        return self.base.proposal_by(state, self.weights.choice_of(state.seats))

    def policy(self, state: State, random: Random) -> int:
        """Give a quick, plausible move."""
        return self.base.policy_by(state, random, self.weights.choice_of(state.seats))


def learned_of(game: Game, version: int, style: str = "") -> Learned | None:
    """Give what was learned of a game, to the taste of a style; None where nothing was."""
    learned = game.learned
    weights = game.weights.get(version)
    if learned is None or not style or weights is None or style not in weights.styles:
        return learned
    return learned.to_taste(weights.styles[style])


_MADE: dict[tuple[str, int, str, bool], Sense[Any]] = {}


def sense_of(game: Game, version: int, style: str = "", searching: bool = False) -> Sense[Any]:
    """Give a game's sense in a version, to the taste of a style; a game that says nothing of it has only the first."""
    weights = game.weights.get(version)
    if weights is None:
        return game.sense
    key = (game.id, version, style, searching)
    if key not in _MADE:
        styled = weights.in_style(style)
        _MADE[key] = WeighedSense(game.sense, styled.for_search() if searching else styled)
    return _MADE[key]
