"""Many games stepped together: one call a step for all of them, and what is seen written into buffers of bytes.

This is the compiled heart of `kingsbridge.lab.Batch`. A game that ends is dealt anew at once, so that every row is a
running game; its deal depends on the seed, its row and how many games the row has had, and on nothing else.
"""

from typing import Any

from kingsbridge.core.chance import dice_from_seed, key_for_batch, pick, roll
from kingsbridge.core.contract import Game, State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.options import OptionValue


class GameRows:
    """Games in rows, all of one kind and one number of seats."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, OptionValue], count: int, seed: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.dealt: list[int] = [0] * count  # row -> games dealt before this one
        self.states: list[State] = []
        self.ended: list[
            int
        ] = []  # rows whose game ended in the last step, with what follows in the same order
        self.ended_scores: list[list[float]] = []
        self.ended_winners: list[list[int]] = []
        self._dice = dice_from_seed(seed)
        for row in range(count):
            self.states.append(self._deal(row))

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled classes have no dict that pickle could copy; what the last step ended is not carried along."""
        kept = (self.dealt, self.states, self._dice)
        return _rows_again, (self.game, self.seats, self.options, self.seed, *kept)

    def step(self, actions: list[int]) -> None:
        """Play an action in each game; nothing is played if one of them is not legal."""
        states = self.states
        if len(actions) != len(states):
            raise BadRequest(
                "actions-a-game",
                f"A step needs one action for each of the {len(states)} games, not {len(actions)}.",
                {"games": len(states), "given": len(actions)},
            )
        for row in range(len(states)):
            if actions[row] not in states[row]._legal:
                raise states[row]._illegal(actions[row])
        self.ended = []
        self.ended_scores = []
        self.ended_winners = []
        for row in range(len(states)):
            state = states[row]
            frame = state.frames[-1]
            phase = self.game.phases[frame.phase]
            phase.apply(state, actions[row])
            state._settle(frame)
            if state.is_over:
                self._end(row, state)

    def observe(self, features: memoryview, masks: memoryview, movers: memoryview) -> None:
        """Write, row after row, what the seat to move knows, its legal actions as flags, and which seat it is."""
        wide = self.game.num_features
        actions = self.game.num_actions
        at = 0
        mask_at = 0
        for row, state in enumerate(self.states):
            seat = state.current_seat
            numbers = bytearray(wide)
            state.write_features(seat, numbers)
            features[at : at + wide] = numbers
            masks[mask_at : mask_at + actions] = state.legal_mask()
            movers[row] = seat
            at += wide
            mask_at += actions

    def random_actions(self) -> list[int]:
        """Draw a legal action for each game, each equally likely."""
        dice = self._dice
        chosen: list[int] = []
        for state in self.states:
            legal = state._legal
            dice = roll(dice)
            chosen.append(legal[pick(dice, len(legal))])
        self._dice = dice
        return chosen

    def _deal(self, row: int) -> State:
        key = key_for_batch(self.seed, row, self.dealt[row])
        return self.game.start(self.seats, self.options, key, None, False)

    def _end(self, row: int, state: State) -> None:
        self.ended.append(row)
        self.ended_scores.append(state.scores())
        self.ended_winners.append(state.winners())
        self.dealt[row] += 1
        self.states[row] = self._deal(row)


def _rows_again(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    seed: int,
    dealt: list[int],
    states: list[State],
    dice: int,
) -> GameRows:
    """Make the rows that were pickled."""
    rows = GameRows(game, seats, options, 0, seed)
    rows.dealt = dealt
    rows.states = states
    rows._dice = dice
    return rows
