"""Fits what foretells winners best: for each epoch a linear value of parts and features, as odds among the seats.

The fit begins at what the hand-made value says and leaves it only as far as the games give reason to (a pull towards
it, whose strength is chosen on games not fitted). Neighbouring epochs lend a little, positions within an epoch
only if that is found to help. Games, not positions, are held out, every fifth for the choice of these two and every
fifth for the loss that is reported: positions of one game have one winner.
"""

from dataclasses import dataclass
from typing import Any, Final

from kingsbridge.core.contract import Game
from kingsbridge.core.learned import Learned
from kingsbridge.core.weights import Weights
from kingsbridge.lab.extras import need
from kingsbridge.lab.training.notes import Position, own_features

PULLS: Final = (300.0, 100.0, 30.0)
WITHIN: Final = 0.3  # what a position within an epoch counts against one at its begin, if they count
NEIGHBOURS: Final = 0.3  # what a position of the epoch before or after counts
TEMPERATURES: Final = [0.7 * 1.2**step for step in range(25)]
STEPS: Final = 8  # of Newton's method; it stands still after about five
STILL: Final = 1e-4
FIFTHS: Final = 5
CHOOSING, TESTING = 0, 1  # which fifth of the games is for what
RAREST: Final = 30  # a feature that fewer positions have says nothing


@dataclass
class Table:
    """Positions as arrays: games x seats x numbers, seats that are not there masked out."""

    numbers: Any
    epochs: Any
    begins: Any
    x: Any  # position x seat x what counts
    there: Any  # position x seat
    won: Any  # position x seat


@dataclass(frozen=True)
class Losses:
    """How surprised one was by the winners of held-out games at the begin of an epoch, and how many these were."""

    epoch: int
    positions: int
    even: float  # who thinks all seats alike
    hand_made: float  # the hand-made value of the second version, with its best temperature in each epoch
    learned: float


@dataclass(frozen=True)
class Fit:
    """What was found."""

    learned: Learned
    losses: list[Losses]
    pull: float
    within: float


def table_of(positions: list[Position]) -> Table:
    """Put positions into arrays."""
    np = need("numpy", "train")
    most = max(len(position.parts) for position in positions)
    width = len(positions[0].parts[0]) + len(positions[0].features[0])
    x = np.zeros((len(positions), most, width))
    there = np.zeros((len(positions), most), bool)
    won = np.zeros((len(positions), most))
    for at, position in enumerate(positions):
        seats = len(position.parts)
        there[at, :seats] = True
        won[at, :seats] = position.won
        for seat in range(seats):
            x[at, seat] = [*position.parts[seat], *position.features[seat]]
    numbers, epochs, begins = (
        np.array([getattr(each, name) for each in positions]) for name in ("number", "epoch", "begins")
    )
    return Table(numbers, epochs, begins, x, there, won)


def fit(game: Game, positions: list[Position]) -> Fit:
    """Fit, choose how freely, and say how well games that were not fitted are foretold."""
    np = need("numpy", "train")
    table = table_of(positions)
    fifth = table.numbers % FIFTHS
    epochs = int(table.epochs.max()) + 1
    start = _hand_made(game, table, (fifth != CHOOSING) & (fifth != TESTING), epochs)
    fitted = (fifth != CHOOSING) & (fifth != TESTING)
    chosen = (fifth == CHOOSING) & table.begins
    tried: list[tuple[float, float, float]] = []  # loss, pull, what positions within an epoch count
    found = start
    for pull in PULLS:
        found = _fit_all(table, fitted, start, found, pull, 0.0)
        tried.append((_log_loss(table, chosen, found), pull, 0.0))
    pull = min(tried)[1]
    tried.append(
        (_log_loss(table, chosen, _fit_all(table, fitted, start, found, pull, WITHIN)), pull, WITHIN)
    )
    _, pull, within = min(tried)
    found = _fit_all(table, fifth != TESTING, start, found, pull, within)
    # Written numbers are short, and what is tested is what is written.
    found = np.round(found, 4)
    losses = [
        _losses(table, (fifth == TESTING) & table.begins & (table.epochs == epoch), epoch, start, found)
        for epoch in range(epochs)
    ]
    return Fit(_as_learned(game, found), [each for each in losses if each.positions], pull, within)


def _hand_made(game: Game, table: Table, chosen: Any, epochs: int) -> Any:
    """Give the factors of the second version by epoch, each over the temperature that foretells best."""
    np = need("numpy", "train")
    weights = game.weights.get(2, Weights([], [[1.0] * (len(game.sense.part_names) - 1)]))
    rows = np.zeros((epochs, table.x.shape[2]))
    for epoch in range(epochs):
        factors = weights.standing_in(epoch)
        rows[epoch, : len(factors)] = factors
        here = chosen & table.begins & (table.epochs == epoch)
        if not here.any():
            rows[epoch] = rows[epoch - 1]
            continue
        worths = table.x[here] @ rows[epoch]
        tried = [
            (_surprise(worths / each, table.there[here], table.won[here]), each) for each in TEMPERATURES
        ]
        rows[epoch] /= min(tried)[1]
    return rows


def _fit_all(table: Table, chosen: Any, start: Any, near: Any, pull: float, within: float) -> Any:
    """Fit every epoch that was met, from numbers near what will be found; the others keep what they began with."""
    np = need("numpy", "train")
    found = start.copy()
    for epoch in range(len(start)):
        far = np.abs(table.epochs - epoch)
        share = np.where(far == 0, 1.0, np.where(far == 1, NEIGHBOURS, 0.0))
        share = share * np.where(table.begins, 1.0, within) * chosen
        taken = share > 0
        if (taken & (far == 0)).any():
            found[epoch] = _newton(table, taken, share[taken], start[epoch], near[epoch], pull)
    return found


def _newton(table: Table, taken: Any, share: Any, start: Any, near: Any, pull: float) -> Any:
    """Find the factors that foretell best, drawn back to where they began; rare features stay there."""
    np = need("numpy", "train")
    x, there, won = table.x[taken], table.there[taken], table.won[taken]
    flat = x[there]
    often = (flat != 0).sum(axis=0) >= RAREST
    spread = flat.std(axis=0)
    usable = often & (spread > 1e-9)
    if not usable.any():
        return start
    scale = np.where(usable, spread, 1.0)
    x = (x / scale)[:, :, usable]
    base = table.x[taken] @ np.where(usable, 0.0, start)
    first = (start * scale)[usable]
    w = (near * scale)[usable]
    for _ in range(STEPS):
        p = _softmax(x @ w + base, there)
        centred = (x - (p[:, :, None] * x).sum(axis=1, keepdims=True)) * there[:, :, None]
        slope = ((p - won)[:, :, None] * x * share[:, None, None]).sum(axis=(0, 1)) + pull * (w - first)
        weighed = centred * np.sqrt(p * share[:, None])[:, :, None]
        rows = weighed.reshape(-1, weighed.shape[2])
        step = np.linalg.solve(rows.T @ rows + pull * np.eye(len(w)), slope)
        w = w - step
        if np.abs(step).max() < STILL:
            break
    found = start.copy()
    found[usable] = w / scale[usable]
    return found


def _softmax(sums: Any, there: Any) -> Any:
    np = need("numpy", "train")
    sums = np.where(there, sums, -1e9)
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def _surprise(sums: Any, there: Any, won: Any) -> float:
    np = need("numpy", "train")
    p = _softmax(sums, there)
    return float(-(won * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean())


def _log_loss(table: Table, chosen: Any, rows: Any) -> float:
    np = need("numpy", "train")
    sums = np.einsum("psw,pw->ps", table.x[chosen], rows[table.epochs[chosen]])
    return _surprise(sums, table.there[chosen], table.won[chosen])


def _losses(table: Table, chosen: Any, epoch: int, start: Any, found: Any) -> Losses:
    count = int(chosen.sum())
    if count == 0:
        return Losses(epoch, 0, 0.0, 0.0, 0.0)
    even, hand_made, learned = (_log_loss(table, chosen, rows) for rows in (0.0 * start, start, found))
    return Losses(epoch, count, even, hand_made, learned)


def _as_learned(game: Game, rows: Any) -> Learned:
    """Put the factors into the form that searches read; features that count nowhere are left out."""
    parts = len(game.sense.part_names) - 1
    counts = [at for at in range(parts, rows.shape[1]) if (rows[:, at] != 0.0).any()]
    places = own_features(game)
    return Learned(
        [[float(number) for number in row[:parts]] for row in rows],
        [places[at - parts] for at in counts],
        [[float(row[at]) for at in counts] for row in rows],
    )
