"""Trains a small network on the card game by self-play until it beats greedy.

    pip install 'kingsbridge[lab,train]'
    python -m examples.train_cards build/cards-net.pt

The network plays against itself. In some of its positions every action is played out many times in samples of what
the seat cannot see, to the end of the hand; the mean margins are what the network learns to foretell. So it learns to
choose at once what playouts would find slowly. Where reckoning alone finds the best action (which material to turn
into points) the game's own sense is asked, in play as in playouts: the network learns to play cards. After every lap
it meets greedy; training ends when it clearly wins more than its share. `--numpy` trains without PyTorch.
"""

import argparse
import importlib
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import kingsbridge
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.schedule import make_plan
from kingsbridge.arena.statistics import wilson
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.yardstick import margin

SEATS = 3
FAIR = 1 / SEATS
BATCH = 256
PASSES = 5  # over all positions in a lap
EXPLORE = 0.1  # of the moves of self-play are random
WORTH_SCALE = 6.0  # points; margins of a hand come to about one
GAME = kingsbridge.load_game("cards")
# How the arena's bot finds its network: bots are made without arguments.
FILE = "KINGSBRIDGE_EXAMPLE_NET"


def new_net(backend: str, seed: int = 1) -> Any:
    """Make a network with one of the backends, torch or numpy."""
    scale = 1 / np.minimum(np.array(GAME.feature_bounds), 10)
    return importlib.import_module(f"examples.{backend}_net").Net(scale, GAME.num_actions, seed)


def best(net: Any, state: kingsbridge.State) -> int:
    """Give the action that the network thinks most of; where reckoning alone finds the best, that is taken."""
    proposed = GAME.sense.proposal(state)
    if proposed >= 0:
        return proposed
    worths = net.worths(np.frombuffer(state.feature_row(state.current_seat), np.uint8)[None, :])[0]
    return max(state.legal_actions(), key=lambda action: worths[action])


class NetBot(Bot):
    """Plays what the network in the file of the environment thinks most of."""

    name = "net"

    def __init__(self) -> None:
        path = Path(os.environ[FILE])
        self.net = new_net("torch" if path.suffix == ".pt" else "numpy")
        self.net.load(path)

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Ask the network; its features are what the seat knows, so any sample will do."""
        return best(self.net, info.sample(0))


def judged(state: kingsbridge.State, playouts: int, random: Random) -> Any:
    """Give the mean margin of each legal action over playouts in the same samples, less their mean."""
    seat, legal = state.current_seat, state.legal_actions()
    found = np.zeros(GAME.num_actions, np.float32)
    for _ in range(playouts):
        sample = state.sample(seat, int(random.random() * (1 << 53)))
        for action in legal:
            tried = sample.clone()
            tried.apply(action)
            while not tried.is_over and tried.epoch == state.epoch:
                tried.apply(GAME.sense.policy(tried, random))
            found[action] += margin(tried, seat)
    found /= playouts * WORTH_SCALE
    found[legal] -= found[legal].mean()
    return found


def self_play(net: Any, games: int, playouts: int, seed: int, share: float) -> list[tuple[Any, Any, Any]]:
    """Play against oneself, now and then at random; give features, worths and masks of a share of the positions."""
    random = Random(seed)
    rows = []
    for number in range(games):
        state = GAME.new_state(seats=SEATS, seed=(seed << 20) + number)
        while not state.is_over:
            asked = len(state.legal_actions()) > 1 and GAME.sense.proposal(state) < 0
            if asked and random.random() < share:
                row, mask = state.feature_row(state.current_seat), state.legal_mask()
                rows.append((np.array(row), judged(state, playouts, random), np.array(mask)))
            explores = random.random() < EXPLORE
            state.apply(random.choice(state.legal_actions()) if explores else best(net, state))
    return rows


def wins_against_greedy(path: Path, games: int, seed: int) -> float:
    """Let the network meet two greedy bots; give its wins."""
    os.environ[FILE] = str(path.resolve())
    plan = make_plan(GAME, [f"{__name__}:NetBot", "greedy", "greedy"], {}, seed)
    return sum(play_fixture((plan, plan.fixture(game))).share_of(plan.bots[0]) for game in range(games))


def train(
    path: Path, backend: str, laps: int, games: int, playouts: int, test_games: int, quiet: bool = False
) -> bool:
    """Train lap after lap; says whether greedy was beaten."""
    net = new_net(backend)
    rows: list[tuple[Any, Any, Any]] = []
    dice = np.random.default_rng(1)
    for lap in range(laps):
        start = time.time()
        rows = (rows + self_play(net, games, playouts, lap, share=0.5))[-200_000:]
        features, worths, masks = (np.stack([row[part] for row in rows]) for part in range(3))
        losses = []
        for _ in range(max(200, PASSES * len(rows) // BATCH)):
            chosen = dice.integers(len(rows), size=BATCH)
            losses.append(net.learn(features[chosen], worths[chosen], masks[chosen]))
        net.save(path)
        wins = wins_against_greedy(path, test_games, seed=1000 + lap)
        low, high = wilson(wins, test_games)
        if not quiet:
            print(
                f"lap {lap + 1}: {len(rows)} positions, loss {np.mean(losses[-20:]):.3f}, "
                f"{wins:.1f} wins of {test_games} against two greedy "
                f"(95 %: {100 * low:.0f} - {100 * high:.0f}, fair {100 * FAIR:.0f}), "
                f"{time.time() - start:.0f} s",
                flush=True,
            )
        if low > FAIR:
            return True
    return False


def main() -> None:
    """Read the words and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where the network is kept")
    parser.add_argument("--numpy", action="store_true", help="train without PyTorch")
    parser.add_argument("--laps", type=int, default=40)
    parser.add_argument("--games", type=int, default=150, help="of self-play in a lap")
    parser.add_argument("--playouts", type=int, default=5, help="of each action")
    parser.add_argument("--test-games", type=int, default=150, help="against greedy after each lap")
    words = parser.parse_args()
    backend = "numpy" if words.numpy else "torch"
    path = words.file.with_suffix(".npz" if words.numpy else ".pt")
    path.parent.mkdir(parents=True, exist_ok=True)
    beaten = train(path, backend, words.laps, words.games, words.playouts, words.test_games)
    print("greedy is beaten" if beaten else "greedy is not beaten yet")


if __name__ == "__main__":
    main()
