"""The client of the guide plays a whole game against a real server."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.harness import PATIENCE, ServerProcess

GUIDES = Path(__file__).parents[2] / "docs" / "guides"


def test_the_client_of_the_guide_plays_a_game(sqlite_server: ServerProcess) -> None:
    done = subprocess.run(
        [sys.executable, str(GUIDES / "play_a_seat.py"), sqlite_server.url],
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * PATIENCE,  # a whole game
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("Scores: [")


def test_the_guide_names_every_switch() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "kingsbridge.cli.main", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={"COLUMNS": "200", "PATH": "", "PYTHONPATH": str(GUIDES.parents[1] / "src")},
    ).stdout
    switches = {word.strip(",") for word in shown.split() if word.startswith("--")} - {"--help"}
    texts = [(GUIDES / name).read_text(encoding="utf-8") for name in ("http-api.md", "operate.md")]
    assert len(switches) >= 8
    named = {switch for switch in switches for text in texts if re.search(rf"`{switch}\b[^-]", text)}
    assert sorted(switches - named) == []
