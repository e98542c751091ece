"""`make bench`: the speed of the engine in both forms, as a table and as JSON."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROUNDS = 5
COLUMNS = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "decisions_per_game": "decisions/game",
    "clone_us": "clone us",
    "sample_us": "sample us",
    "view_us": "view us",
    "peer_per_s": "peer steps/s",
    "ratio_to_peer": "x peer",
}


def main() -> None:
    """Measure every game and seat count in both forms; each round runs the forms one after the other."""
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, default=None, help="write the figures to this file as well")
    options = parser.parse_args()
    rounds: list[list[dict[str, Any]]] = []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr)
        rounds.append([*_measure(pure=True), *_measure(pure=False)])
    rows = [_median([each[at] for each in rounds]) for at in range(len(rounds[0]))]
    _print_table(rows)
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")
        print(f"figures written to {options.json}")
    else:
        print(json.dumps(rows))


def _measure(pure: bool) -> list[dict[str, Any]]:
    environment = {**os.environ, "KINGSBRIDGE_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine"], env=environment, capture_output=True, text=True, check=True
    )
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def _median(rows: list[dict[str, Any]]) -> dict[str, Any]:
    result = dict(rows[0])
    for name in COLUMNS:
        result[name] = median(row[name] for row in rows)
    return result


def _print_table(rows: list[dict[str, Any]]) -> None:
    header = ["game", "seats", "form", *COLUMNS.values()]
    lines = [
        [row["game"], str(row["seats"]), row["form"], *[_figure(row[name]) for name in COLUMNS]]
        for row in rows
    ]
    widths = [max(len(line[at]) for line in [header, *lines]) for at in range(len(header))]
    for line in [header, *lines]:
        print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))


def _figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.2f}"


if __name__ == "__main__":
    main()
