"""A small network in PyTorch: features in, the worth of every action out. `pip install 'kingsbridge[train]'`."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

HIDDEN = 256
RATE = 1e-3


class Net:
    """Two hidden layers; `scale` brings features to about one."""

    def __init__(self, scale: Any, actions: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self._scale = torch.tensor(scale, dtype=torch.float32)
        self._layers = nn.Sequential(
            nn.Linear(len(scale), HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN),
            nn.ReLU(),
            nn.Linear(HIDDEN, actions),
        )
        self._optimiser = torch.optim.Adam(self._layers.parameters(), lr=RATE)

    def worths(self, features: Any) -> Any:
        """Give the worth of every action, for one row or many."""
        with torch.no_grad():
            return self._layers(torch.tensor(np.asarray(features), dtype=torch.float32) * self._scale).numpy()

    def learn(self, features: Any, worths: Any, masks: Any) -> float:
        """Take one step towards the worths of the legal actions; gives the loss."""
        found = self._layers(torch.tensor(features, dtype=torch.float32) * self._scale)
        wanted, legal = torch.tensor(worths), torch.tensor(masks, dtype=torch.float32)
        loss = (((found - wanted) ** 2) * legal).sum() / legal.sum()
        self._optimiser.zero_grad()
        loss.backward()
        self._optimiser.step()
        return float(loss.detach())

    def save(self, path: Path) -> None:
        """Keep the network."""
        torch.save(self._layers.state_dict(), path)

    def load(self, path: Path) -> None:
        """Take up a network that was kept."""
        self._layers.load_state_dict(torch.load(path, weights_only=True))
