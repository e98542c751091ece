"""What wins in World Without End? Plays greedy bots against each other and plots what winners had. Run it cell by cell.

    python -m examples.what_wins_in_world build/world.svg 400

Writes one picture: for goods, houses, donations and penalties at the beginning of the last chapter, how much more often
than others the seat wins that has more of it. The picture is plain SVG by the arena's own plots, so that nothing has to
be installed.
"""

# %% Play.
import sys
from collections import defaultdict
from pathlib import Path

import kingsbridge
from kingsbridge.arena.plots import Range, intervals
from kingsbridge.arena.schedule import make_plan
from kingsbridge.arena.statistics import percent, wilson
from kingsbridge.arena.workers import make_workers
from kingsbridge.lab.positions import positions_of

SEATS = 3
LAST_CHAPTER = 3
GAME = kingsbridge.load_game("world")
GOODS = ("gold", "stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "medical")
THINGS = {
    **{f"most {good}": good for good in GOODS},
    "most houses": "houses",
    "most points": "points",
    "fewest seals left": "seals",
}


def play(games: int, workers: int) -> dict[str, list[float]]:
    """Give, for each thing, the share of the win of who had most of it when the last chapter began."""
    plan = make_plan(GAME, ["greedy"] * SEATS, {}, seed=11, fresh_deals=True)
    found: dict[str, list[float]] = defaultdict(list)
    own = {name: GAME.feature_names.index(f"seat +0 {feature}") for name, feature in THINGS.items()}
    for shares, rows in positions_of(plan, games, LAST_CHAPTER, make_workers(workers)):
        for name, at in own.items():
            sign = -1 if name.startswith("fewest") else 1
            values = [sign * row[at] for row in rows]
            if values.count(max(values)) == 1:  # who has most must be one
                found[name].append(shares[values.index(max(values))])
    return found


# %% Plot.
def plot(found: dict[str, list[float]]) -> str:
    """Draw the shares with their 95 % intervals; the line across is what would be fair."""
    rows = []
    for name, shares in sorted(found.items(), key=lambda item: -sum(item[1]) / len(item[1])):
        low, high = wilson(sum(shares), len(shares))
        share = sum(shares) / len(shares)
        rows.append(Range(name, low, share, high, f"{percent(share)} of {len(shares)}", 1 / SEATS))
    style = "text{font:13px sans-serif}.label{text-anchor:end}.tick{text-anchor:middle}.grid{stroke:#ddd}"
    style += ".range{stroke:#8c2f22;stroke-width:3}circle{fill:#8c2f22}.mark{stroke:#1f5c7a;stroke-width:2}"
    drawn = intervals(rows, 0.0, 1.0, percent)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        ">", f"><style>{style}</style>", 1
    )


# %% Both.
def main(file: str = "build/world.svg", games: str = "400", workers: str = "0") -> None:
    """Play, plot, and print the same as text."""
    found = play(int(games), int(workers))
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(plot(found), encoding="utf-8")
    for name, shares in sorted(found.items(), key=lambda item: -sum(item[1]) / len(item[1])):
        print(f"{100 * sum(shares) / len(shares):5.1f} %  of {len(shares):4}  {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
