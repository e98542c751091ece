"""Runs everything in turn, and writes the table of ratios: `python -m bench.peers PEERS_PYTHON [ROUNDS]`."""

import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs/speed.md"
BEGIN: Final = "<!-- peers: written by make bench-peers -->"
END: Final = "<!-- /peers -->"
PEERS: Final = ("of_open_spiel", "of_catanatron", "of_pettingzoo", "of_rlcard")
ROUNDS: Final = 5


class Line(NamedTuple):
    """A comparison: ours against theirs, and what is asked for; `inverse`: of times, less is better."""

    ours: str
    theirs: str
    asked: float | None = None
    inverse: bool = False


LINES: Final = [
    Line("cards loop", "hearts", 2.5),
    Line("cards loop", "hearts dealt"),
    Line("cards playouts", "hearts"),
    Line("pillars loop", "catanatron", 12),
    Line("world loop", "catanatron", 12),
    Line("duel loop", "catanatron", 15),
    Line("pillars clone us", "catanatron copy us", 20, inverse=True),
    Line("cards loop", "rlcard uno"),
    Line("cards loop", "rlcard gin-rummy"),
    Line("duel zoo", "connect four", 4),
    *[Line(f"{game} playouts", f"{game} loop", 3) for game in ("cards", "duel", "pillars", "world")],
    *[Line(f"{game} batch", f"{game} listing loop", 3) for game in ("cards", "duel", "pillars", "world")],
    *[Line(f"{game} batch", f"{game} observing loop") for game in ("cards", "duel", "pillars", "world")],
]
ABSOLUTE: Final = [f"{game} spiel" for game in ("cards", "duel", "pillars", "world")]
ASKED_SPIEL: Final = 75_000


def main() -> None:
    """Measure in rounds and write the table."""
    peers_python = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    found: list[dict[str, float]] = []
    for number in range(rounds):
        figures = _run(sys.executable, "of_us")
        for peer in PEERS:
            figures |= _run(peers_python, peer)
        found.append(figures)
        print(f"round {number + 1} of {rounds} is done", file=sys.stderr, flush=True)
    table = _table(found)
    print(table)
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n{END}{rest.split(END)[1]}", encoding="utf-8")


def _run(python: str, program: str) -> dict[str, float]:
    command = [python, "-m", f"bench.peers.{program}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def _table(rounds: list[dict[str, float]]) -> str:
    lines = [
        f"Medians of {len(rounds)} rounds, {platform.machine()}, Python {platform.python_version()}; "
        "in brackets the least and the greatest ratio of a round.",
        "",
        "| ours | theirs | ours a second | theirs a second | ratio | asked |",
        "|---|---|---|---|---|---|",
    ]
    for line in LINES:
        ratios = [
            each[line.theirs] / each[line.ours] if line.inverse else each[line.ours] / each[line.theirs]
            for each in rounds
        ]
        ours = statistics.median(each[line.ours] for each in rounds)
        theirs = statistics.median(each[line.theirs] for each in rounds)
        ratio = f"**{statistics.median(ratios):.1f}** ({min(ratios):.1f} - {max(ratios):.1f})"
        asked = "" if line.asked is None else f"{line.asked:g}"
        lines.append(
            f"| {line.ours} | {line.theirs} | {_number(ours)} | {_number(theirs)} | {ratio} | {asked} |"
        )
    for name in ABSOLUTE:
        rate = statistics.median(each[name] for each in rounds)
        lines.append(f"| {name} | | {_number(rate)} | | | {_number(ASKED_SPIEL)} a second |")
    return "\n".join(lines) + "\n"


def _number(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"


if __name__ == "__main__":
    main()
