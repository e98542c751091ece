"""A game written after the guide, in a folder of its own, works everywhere without a change elsewhere."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fifth_game.guide import EXAMPLE, GUIDE, ROOT, blocks, write_game

TERMINAL = [sys.executable, "-m", "kingsbridge.cli.main"]
# More answers than a race has questions; the first choice is always there.
ANSWERS = "1\n" * 60


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder that holds the game of the guide, with room beside it for files."""
    folder = tmp_path_factory.mktemp("fifth")
    write_game(folder / "games")
    return folder


def attempt(home: Path, *command: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command that knows the folder of the game."""
    environment = {
        **os.environ,
        "KINGSBRIDGE_GAMES": str(home / "games"),
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "COLUMNS": "200",
    }
    return subprocess.run(
        command, cwd=home, env=environment, input=answers, capture_output=True, encoding="utf-8", check=False
    )


def run(home: Path, *command: str, answers: str = "") -> str:
    """Run a command that must succeed, and give what it says."""
    done = attempt(home, *command, answers=answers)
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def test_it_keeps_the_contract(home: Path) -> None:
    said = run(home, sys.executable, "-m", "tests.conformance.checker", "boast")
    assert said == "boast: all promises of the contract kept\n"


# What the checker must say about a game with this mistake: file, right, wrong.
MISTAKES = {
    "shares a list": ("boast/state.py", "other.steps = self.steps.copy()", "other.steps = self.steps"),
    "looks different": ("boast/view.py", "0 if seat is None else state.cards[seat]", "sum(state.cards)"),
    "never differ from the truth": ("boast/state.py", "if other != seat:", "if other > seat:"),
    "points told and scores differ": ("boast/phases.py", '"points": steps', '"points": 1'),
    "declared not to reveal": (
        "boast/phases.py",
        '    rule = "BOA-003"\n',
        '    rule = "BOA-003"\n\n    def reveals(self, state, action):\n        return False\n',
    ),
    "visibility and attributes differ": (
        "boast/state.py",
        '    Field("drawn_cards", PUBLIC, Number()),\n',
        "",
    ),
    "not ascending or doubled": ("boast/phases.py", "return [BELIEVE, DOUBT]", "return [DOUBT, BELIEVE]"),
    "longer than declared": ("boast/game.py", "self.max_decisions = 2 *", "self.max_decisions = 0 *"),
    "entry kind 'went' is not declared": ("boast/entries.py", '    "went": Went,\n', ""),
}


@pytest.mark.parametrize("complaint", MISTAKES)
def test_the_checker_finds_mistakes(complaint: str, tmp_path: Path) -> None:
    name, right, wrong = MISTAKES[complaint]
    write_game(tmp_path / "games")
    file = tmp_path / "games" / name
    text = file.read_text(encoding="utf-8")
    assert text.count(right) == 1
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    done = attempt(tmp_path, sys.executable, "-m", "tests.conformance.checker", "boast")
    assert done.returncode == 1 and complaint in done.stderr, done.stderr[-2000:]


def test_it_is_found_beside_the_others(home: Path) -> None:
    said = run(home, *TERMINAL, "games")
    assert "boast" in said and "cards" in said and "A race with one secret card each." in said


def test_the_example_runs(home: Path) -> None:
    assert run(home, sys.executable, "-c", blocks()[EXAMPLE]).startswith("winners: ")


def commands() -> list[list[str]]:
    """List the commands the guide tells the reader to type."""
    lines = re.findall(r"^    (kingsbridge .+)$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    return [shlex.split(line) for line in lines]


def test_every_command_of_the_guide_works(home: Path) -> None:
    assert {"games", "play", "replay", "check", "sim", "arena", "report", "rules"} == {
        words[1] for words in commands()
    }
    for _, *words in commands():
        assert run(home, *TERMINAL, *words, answers=ANSWERS)


@pytest.mark.parametrize(("language", "sentence"), [("en", "shows a"), ("de", "zeigt eine")])
def test_a_game_in_the_terminal_is_told_recorded_and_refereed(
    home: Path, language: str, sentence: str
) -> None:
    file = home / f"played-{language}.json"
    switches = ["--players", "human,random", "--seed", "3", "--save", str(file)]
    said = run(home, *TERMINAL, "--language", language, "play", "boast", *switches, answers=ANSWERS)
    assert sentence in said
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["game"] == "boast" and record["result"]["winners"]
    assert sentence in run(home, *TERMINAL, "--language", language, "replay", str(file))
    run(home, *TERMINAL, "check", str(file))


def test_bots_play_it(home: Path) -> None:
    numbers = home / "numbers.json"
    run(
        home,
        *TERMINAL,
        "sim",
        "boast",
        "--seats",
        "greedy,random,tidy",
        "--games",
        "6",
        "--json",
        str(numbers),
    )
    assert json.loads(numbers.read_text(encoding="utf-8"))["games"] == 6


def test_it_is_played_in_the_arena(home: Path) -> None:
    page, numbers = home / "arena.html", home / "arena.json"
    words = [
        "--bots",
        "greedy,random,tidy",
        "--round-robin",
        "--seats",
        "2",
        "--games",
        "6",
        "--workers",
        "2",
        "--seed",
        "1",
    ]
    run(home, *TERMINAL, "arena", "boast", *words, "--report", str(page), "--json", str(numbers))
    figures = json.loads(numbers.read_text(encoding="utf-8"))
    assert figures["games"] == 6 and len(figures["ratings"]) == 3
    assert {row["key"] for row in figures["what_wins"]["action"]} >= {"run", "believe"}
    # What this game finds telling, it declares itself.
    assert {row["key"] for row in figures["what_wins"]["shown"]} <= {"1", "2", "3"}
    assert figures["what_wins"]["shown"]
    assert "Cards shown" in page.read_text(encoding="utf-8")
