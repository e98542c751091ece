"""The network of `torch_net.py` in numpy alone, for where PyTorch is not installed: slower, and the same idea."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

HIDDEN = 256
RATE = 1e-3
_KEEP = (0.9, 0.999)  # of the running means in Adam


class Net:
    """Two hidden layers; `scale` brings features to about one."""

    def __init__(self, scale: Any, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self._scale = np.asarray(scale, np.float32)
        sizes = [len(scale), HIDDEN, HIDDEN, actions]
        self._weights = [
            (dice.standard_normal((into, out)) * np.sqrt(2 / into)).astype(np.float32)
            for into, out in pairwise(sizes)
        ]
        self._weights += [np.zeros(size, np.float32) for size in sizes[1:]]
        self._means = [(np.zeros_like(each), np.zeros_like(each)) for each in self._weights]
        self._steps = 0

    def worths(self, features: Any) -> Any:
        """Give the worth of every action, for one row or many."""
        return self._layers(np.asarray(features, np.float32) * self._scale)[-1]

    def learn(self, features: Any, worths: Any, masks: Any) -> float:
        """Take one step towards the worths of the legal actions; gives the loss."""
        outs = self._layers(np.asarray(features, np.float32) * self._scale)
        legal = np.asarray(masks, np.float32)
        wrong = (outs[-1] - worths) * legal
        back = 2 * wrong / legal.sum()
        slopes: list[Any] = [None] * 6
        for layer in (2, 1, 0):
            slopes[layer] = outs[layer].T @ back
            slopes[layer + 3] = back.sum(axis=0)
            if layer:
                back = (back @ self._weights[layer].T) * (outs[layer] > 0)
        self._step(slopes)
        return float((wrong**2).sum() / legal.sum())

    def save(self, path: Path) -> None:
        """Keep the network."""
        with path.open("wb") as file:
            np.savez(file, *self._weights)

    def load(self, path: Path) -> None:
        """Take up a network that was kept."""
        with np.load(path) as kept:
            self._weights = [kept[name] for name in kept.files]

    def _layers(self, row: Any) -> list[Any]:
        outs = [row]
        for layer in range(3):
            out = outs[-1] @ self._weights[layer] + self._weights[layer + 3]
            outs.append(out if layer == 2 else np.maximum(out, 0))
        return outs

    def _step(self, slopes: list[Any]) -> None:
        """Adam."""
        self._steps += 1
        for at, slope in enumerate(slopes):
            first, second = self._means[at]
            first = _KEEP[0] * first + (1 - _KEEP[0]) * slope
            second = _KEEP[1] * second + (1 - _KEEP[1]) * slope**2
            self._means[at] = (first, second)
            steady = first / (1 - _KEEP[0] ** self._steps)
            spread = np.sqrt(second / (1 - _KEEP[1] ** self._steps)) + 1e-8
            self._weights[at] = self._weights[at] - RATE * steady / spread
