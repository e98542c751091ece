"""Reads a data set into a data frame and fits a linear value: what is a position worth, by its features?

    kingsbridge dataset duel --bots greedy,greedy --games 400 --out build/duel
    python -m examples.linear_value build/duel

The last fifth of the games is kept for the test. Prints how much better the fit foretells the margin than the mean
does, and what it found to matter most.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet

STRENGTH = 30.0  # of the pull towards zero (ridge)


def read(folder: Path) -> tuple[Any, list[str]]:
    """Give all shards as one table, and the names of the features."""
    facts = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    table = parquet.read_table(
        folder / "shards", columns=["game", "move", "seat", "features", "outlook", "margin"]
    )
    return table, facts["features"]


def fit(features: Any, goal: Any) -> Any:
    """Solve ridge regression; the last weight is the constant."""
    wide = np.hstack([features, np.ones((len(features), 1))])
    return np.linalg.solve(wide.T @ wide + STRENGTH * np.eye(wide.shape[1]), wide.T @ goal)


def explained(goal: Any, foretold: Any, mean: float) -> float:
    """Give the share of the variance that is explained."""
    return float(1 - ((goal - foretold) ** 2).mean() / ((goal - mean) ** 2).mean())


def main(folder: str) -> dict[str, float]:
    """Fit and tell."""
    table, names = read(Path(folder))
    frame = {name: table[name].to_numpy() for name in ("game", "outlook", "margin")}
    features = np.stack(table["features"].to_numpy()).astype(np.float32) / 8
    training = frame["game"] < np.quantile(frame["game"], 0.8)
    weights = fit(features[training], frame["margin"][training])
    foretold = features[~training] @ weights[:-1] + weights[-1]
    goal, mean = frame["margin"][~training], float(frame["margin"][training].mean())
    told = {
        "rows": float(len(features)),
        "explained by the fit": explained(goal, foretold, mean),
        "correlation with the sense's outlook": float(np.corrcoef(frame["outlook"][~training], goal)[0, 1]),
    }
    for name, value in told.items():
        print(f"{name}: {value:.3f}")
    spread = features[training].std(axis=0)
    for at in np.argsort(-np.abs(weights[:-1] * spread))[:12]:
        print(f"{weights[at] * spread[at]:+.2f}  {names[at]}")
    return told


if __name__ == "__main__":
    main(sys.argv[1])
