"""Finds how much the parts of a game's sense count (`games/<game>/worth.toml`), from play of greedy alone.

    python -m bench.fit_worth standing GAME --seats 2 4 [--games 1500] [--without hand trick]
    python -m bench.fit_worth choice GAME --seats 2 4 [--deals 60] [--evaluations 60]

`standing`: greedy plays with itself, now and then at random, so that positions differ. At the begin of each epoch the
parts of every seat are noted, as differences to the mean of the others, and by least squares it is found which factors
would have foretold the final difference of points best. Neighbouring epochs lend a little, few data keep a factor near
1, and points count 1. On games that were not fitted it prints how well the winner was foretold (log loss; less is
better): by the value as searches use it, by the parts as they are, and by the weighed ones, these two with one
temperature an epoch. Parts that only show the luck of a deal just made are left out.

`choice`: the factors of greedy's own choices are changed one by one; a change is kept if greedy wins more points with
it, in paired deals, against itself without it, and no fewer against greedy as it is. Deals are never used twice.

Both print lines for `worth.toml`. Same command, same lines: nothing depends on the clock or the machine.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean

from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.bots.weighed import WeighedSense
from kingsbridge.core.chance import below, key_from_seed
from kingsbridge.core.contract import Game, Sense, State
from kingsbridge.core.registry import load_game
from kingsbridge.core.weights import Weights

SEED = 50321
AT_RANDOM = 0.12  # share of greedy's moves that chance plays while positions are gathered
NEIGHBOURS = 0.3  # what a position of the epoch before or after counts
NEAR_ONE = 0.02  # how strongly factors are drawn to 1
LEAST = 0.05  # no part counts less
SCALE = 10.0  # of the value as searches use it
TEMPERATURES = [0.7 * 1.2**step for step in range(25)]
STEPS = (1.6, 1.36, 1.2)  # by which a factor of choice is changed, the big ones first
SURE = 1.6  # standard errors by which a change must win


@dataclass(frozen=True)
class Begin:
    """The begin of an epoch: the parts of every seat, and how the game ended."""

    epoch: int
    parts: list[list[float]]
    scores: list[float]
    winners: list[int]

    def differences(self, seat: int) -> list[float]:
        """Give a seat's parts less the mean of the others'."""
        return _less_others(self.parts, seat)

    def margin(self, seat: int) -> float:
        """Give a seat's final points less the mean of the others'."""
        return _less_others([[score] for score in self.scores], seat)[0]


def _less_others(rows: list[list[float]], seat: int) -> list[float]:
    others = [row for at, row in enumerate(rows) if at != seat]
    return [own - fmean(column) for own, column in zip(rows[seat], zip(*others, strict=True), strict=True)]


# --- standing ------------------------------------------------------------------------------------------------------


def gather(game: Game, seats: int, games: int) -> Iterator[Begin]:
    """Let greedy play and note the begins of epochs."""
    greedy = make_bot("greedy")
    for number in range(games):
        random = Random(f"{SEED} {game.id} {seats} {number}")
        state = game.new_state(seats=seats, seed=random.getrandbits(60))
        noted: list[tuple[int, list[list[float]]]] = []
        while not state.is_over:
            if not noted or noted[-1][0] != state.epoch:
                noted.append((state.epoch, [game.sense.parts(state, seat)[:-1] for seat in range(seats)]))
            legal = state.legal_actions()
            if len(legal) == 1 or random.random() < AT_RANDOM:
                state.apply(random.choice(legal))
            else:
                state.apply(greedy.choose(Info(state, state.current_seat), 0, number))
        for epoch, parts in noted:
            yield Begin(epoch, parts, state.scores(), state.winners())


def fit_epoch(begins: list[Begin], epoch: int, left_out: set[int]) -> list[float]:
    """Find the factors that foretell the final difference best."""
    count = len(begins[0].parts[0])
    taken = [at for at in range(count) if at not in left_out]
    squares = [[0.0] * len(taken) for _ in taken]
    products = [0.0] * len(taken)
    total = 0.0
    for begin in begins:
        share = {0: 1.0, 1: NEIGHBOURS}.get(abs(begin.epoch - epoch), 0.0) / len(begin.scores)
        if share == 0.0:
            continue
        for seat in range(len(begin.scores)):
            row = begin.differences(seat)
            margin = begin.margin(seat)
            total += share
            for i, one in enumerate(taken):
                products[i] += share * row[one] * margin
                for j, other in enumerate(taken):
                    squares[i][j] += share * row[one] * row[other]
    for i in range(len(taken)):
        squares[i][i] += NEAR_ONE * total
        products[i] += NEAR_ONE * total
    found = _solve(squares, products)
    factors = [0.0] * count
    for i, at in enumerate(taken):
        factors[at] = max(LEAST, found[i] / found[0])
    return factors


def _solve(squares: list[list[float]], products: list[float]) -> list[float]:
    """Solve linear equations by elimination; the diagonal was strengthened, so it is never near zero."""
    rows = [[*row, product] for row, product in zip(squares, products, strict=True)]
    for at, row in enumerate(rows):
        for other in rows:
            if other is not row:
                factor = other[at] / row[at]
                for column in range(at, len(row)):
                    other[column] -= factor * row[column]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def log_loss(begins: list[Begin], factors: list[float], temperature: float) -> float:
    """Say how surprised one would have been by the winners."""
    losses: list[float] = []
    for begin in begins:
        worths = [_dot(factors, parts) / temperature for parts in begin.parts]
        best = max(worths)
        shares = [exp(worth - best) for worth in worths]
        for winner in begin.winners:
            losses.append(-log(shares[winner] / sum(shares)))
    return fmean(losses)


def best_temperature(begins: list[Begin], factors: list[float]) -> float:
    """Find the temperature with which these factors would have foretold the winners best."""
    return min(TEMPERATURES, key=lambda temperature: log_loss(begins, factors, temperature))


def loss_of_searches(begins: list[Begin]) -> float:
    """Say the same of the value that searches make of the parts as they are."""
    losses: list[float] = []
    for begin in begins:
        worths = [sum(parts) for parts in begin.parts]
        values: list[float] = []
        for seat, worth in enumerate(worths):
            lead = worth - max(other for at, other in enumerate(worths) if at != seat)
            values.append(0.5 + 0.5 * lead / (abs(lead) + SCALE))
        for winner in begin.winners:
            losses.append(-log(values[winner] / sum(values)))
    return fmean(losses)


def _dot(factors: list[float], parts: list[float]) -> float:
    return sum(factor * part for factor, part in zip(factors, parts, strict=True))


def fit_standing(game: Game, seats: list[int], games: int, without: list[str]) -> None:
    """Print the factors by epoch, and how well they foretell winners of games that were not fitted."""
    names = game.sense.part_names[:-1]
    left_out = {names.index(name) for name in without}
    begins: list[Begin] = []
    held_out: list[Begin] = []
    for count in seats:
        found = list(gather(game, count, games))
        cut = len(found) * 3 // 4
        begins += found[:cut]
        held_out += found[cut:]
    epochs = sorted({begin.epoch for begin in begins})
    table = [fit_epoch(begins, epoch, left_out) for epoch in epochs]
    plain = [0.0 if at in left_out else 1.0 for at in range(len(names))]
    temperatures: list[float] = []
    for epoch, factors in zip(epochs, table, strict=True):
        fitted = [begin for begin in begins if begin.epoch == epoch]
        tested = [begin for begin in held_out if begin.epoch == epoch]
        temperatures.append(best_temperature(fitted, factors))
        if tested:
            losses = [loss_of_searches(tested)]
            for weights in (plain, factors):
                losses.append(log_loss(tested, weights, best_temperature(fitted, weights)))
            print(
                f"# epoch {epoch}: log loss {losses[0]:.3f}, {losses[1]:.3f}, {losses[2]:.3f} ({len(tested)})"
            )
    for at, name in enumerate(names):
        print(f"{name} = [{', '.join(f'{factors[at]:.2f}' for factors in table)}]")
    print(f"temperature = [{', '.join(f'{temperature:.1f}' for temperature in temperatures)}]")


# --- choice --------------------------------------------------------------------------------------------------------


class _Chooser(Bot):
    """Greedy with factors of its own."""

    def __init__(self, base: Sense[State], factors: list[float]) -> None:
        self.sense = WeighedSense(base, Weights(factors, [factors[:-1]]))

    def choose(self, info: Info, budget: int, seed: int) -> int:
        sample = info.sample(seed)
        proposed = self.sense.proposal(sample)
        return proposed if proposed >= 0 else self.sense.best_by_trying(sample)


class ChoiceFit:
    """Changes factors one by one and keeps what wins."""

    def __init__(self, game: Game, seats: list[int], deals: int, evaluations: int) -> None:
        self._game = game
        self._seats = seats
        self._deals = deals
        self._left = evaluations
        self._used = 0
        self._plain = [1.0] * len(game.sense.part_names)

    def run(self) -> list[float]:
        """Find the factors."""
        best = self._plain
        names = self._game.sense.part_names
        for step in STEPS:
            changed = True
            while changed and self._left > 0:
                changed = False
                for at in range(1, len(names)):
                    for factor in (step, 1.0 / step):
                        better = [*best[:at], round(best[at] * factor, 3), *best[at + 1 :]]
                        if self._left > 0 and self._is_better(better, best, names[at]):
                            best = better
                            changed = True
                            break
        mean, error = self._margin(best, self._plain)
        print(f"# {mean:+.2f} (standard error {error:.2f}) points over greedy as it is")
        return best

    def _is_better(self, better: list[float], best: list[float], name: str) -> bool:
        gain, error = self._margin(better, best)
        if gain <= SURE * error:
            return False
        after, error_after = self._margin(better, self._plain)
        before, _ = self._margin(best, self._plain)
        kept = after > before - error_after
        print(
            f"# {name}: {gain:+.2f} ({error:.2f}), {after:+.2f} over greedy as it is{'' if kept else ', not kept'}"
        )
        return kept

    def _margin(self, one: list[float], other: list[float]) -> tuple[float, float]:
        """Give by how many points one is better, on fresh deals with both seatings, and its standard error."""
        self._left -= 1
        sense = self._game.sense
        bots: tuple[Bot, Bot] = (_Chooser(sense, one), _Chooser(sense, other))
        margins: list[float] = []
        for seats in self._seats:
            for _ in range(self._deals):
                self._used += 1
                margins.append(fmean(self._play(bots, seats, turn) for turn in range(2)))
        mean = fmean(margins)
        variance = sum((margin - mean) ** 2 for margin in margins) / (len(margins) - 1)
        return mean, sqrt(variance / len(margins))

    def _play(self, bots: tuple[Bot, Bot], seats: int, turn: int) -> float:
        key = key_from_seed((SEED << 32) + self._used)
        state = self._game.start(seats, {}, key, None, False)
        moves = 0
        while not state.is_over:
            legal = state.legal_actions()
            if len(legal) > 1:
                seat = state.current_seat
                seed = below(key, f"bot {moves}", 1 << 16)
                state.apply(bots[(seat + turn) % 2].choose(Info(state, seat), 0, seed))
            else:
                state.apply(legal[0])
            moves += 1
        scores = state.scores()
        mine, theirs = scores[turn % 2 :: 2], scores[1 - turn % 2 :: 2]
        return fmean(mine) - fmean(theirs)


def main() -> None:
    """Fit what was asked for and print it."""
    parser = argparse.ArgumentParser(prog="python -m bench.fit_worth")
    parser.add_argument("what", choices=["standing", "choice"])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--evaluations", type=int, default=60)
    asked = parser.parse_args()
    game = load_game(asked.game)
    if asked.what == "standing":
        fit_standing(game, asked.seats, asked.games, asked.without)
        return
    factors = ChoiceFit(game, asked.seats, asked.deals, asked.evaluations).run()
    for name, factor in zip(game.sense.part_names, factors, strict=True):
        print(f"{name} = {factor}")


if __name__ == "__main__":
    main()
