"""The commands arena and report."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kingsbridge.bots.levels import LEVELS
from tests.cli.running import Run

FOREIGN = "tests.arena.foreign"


def test_a_match_is_kept_resumed_and_reported(run: Run, tmp_path: Path) -> None:
    file, page, numbers = tmp_path / "r.jsonl", tmp_path / "r.html", tmp_path / "r.json"
    words = ["arena", "duel", "--bots", "greedy,random", "--results", file, "--workers", "1"]
    first = run(*words, "--games", "3", "--seed", "2")
    assert first.code == 0 and "4 games of “duel”" in first.out and "±" in first.out
    assert not [line for line in first.out.splitlines() if len(line) > 80]
    before = file.read_bytes()
    # No seed: the file's own; more games: only those are played.
    assert run(*words, "--games", "6", "--report", page, "--json", numbers).code == 0
    assert file.read_bytes().startswith(before) and file.read_bytes().count(b"\n") == 7
    assert json.loads(numbers.read_text(encoding="utf-8"))["games"] == 6
    assert "Builders" in page.read_text(encoding="utf-8")
    german = run(
        "--language",
        "de",
        "report",
        file,
        "--report",
        tmp_path / "de.html",
        "--accumulate",
        f"{FOREIGN}:Moves",
    )
    assert german.code == 0 and german.out.startswith("Der Bericht steht in ")
    assert "Eigene Statistiken" in (tmp_path / "de.html").read_text(encoding="utf-8")


def test_a_report_stands_beside_its_results_and_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    assert (
        run(
            "arena", "duel", "--bots", "tidy,random", "--games", "2", "--results", file, "--workers", "1"
        ).code
        == 0
    )
    assert run("report", file).code == 0 and (tmp_path / "run.html").exists()
    again = run("report", file)
    assert again.code == 2 and "exists and will not be overwritten" in again.err


def test_own_statistics_are_said_where_nothing_is_written(run: Run) -> None:
    words = ["--bots", "tidy,random", "--games", "2", "--workers", "1", "--accumulate", f"{FOREIGN}:Moves"]
    assert '"games": 2' in run("arena", "duel", *words).out


def test_levels_are_kept_and_shown_with_their_version(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = ["--games", "2", "--results", file, "--workers", "1"]
    apprentice = f"apprentice@{LEVELS['apprentice']}"
    assert apprentice in run("arena", "duel", "--bots", "apprentice,random", *words).out
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["bots"] == [apprentice, "random"]
    before = file.read_bytes()
    assert run("arena", "duel", "--bots", f"{apprentice},random", *words).code == 0
    assert file.read_bytes() == before


def test_forfeits_are_told(run: Run) -> None:
    done = run("arena", "duel", "--bots", f"{FOREIGN}:BrokenBot,random", "--games", "2", "--workers", "1")
    assert done.code == 0
    # Once for each bot and reason; the table counts them.
    assert done.out.count("forfeits at move 1") == 1 and "ZeroDivisionError: no luck" in done.out
    assert sorted(line.split()[-1] for line in done.out.splitlines() if "±" in line) == ["0", "2"]


def test_a_match_stops_when_it_is_decided(run: Run) -> None:
    words = ["--bots", "greedy,random", "--games", "100", "--stop-at", "0.3", "--workers", "1", "--seed", "1"]
    done = run("arena", "duel", *words)
    assert done.code == 0 and "10 games" in done.out and "Stopped early: greedy clearly wins" in done.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["duel", "--bots", "greedy"], "cannot be played with 1 seat; possible: 2"),
        (["duel", "--bots", "greedy,bishop"], "There is no bot “bishop”"),
        (["duel", "--bots", "greedy,nowhere:Bot"], "“nowhere:Bot” cannot be used"),
        (
            ["duel", "--bots", "greedy,random", "--round-robin", "--stop-at", "0.5"],
            "Only a match can stop early",
        ),
        (["cards", "--bots", "greedy,random", "--seats", "3"], "one bot for each of its 3 seats"),
        (["duel", "--bots", "greedy,random", "--accumulate", "nowhere:Thing"], "cannot be used"),
        (["chess", "--bots", "greedy,random"], "There is no game “chess”"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    refused = run("arena", *words)
    assert refused.code == 2 and sentence in refused.err and refused.err.count("\n") == 1


def test_other_results_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = ["--games", "2", "--results", file, "--workers", "1"]
    assert run("arena", "duel", "--bots", "tidy,random", *words).code == 0
    refused = run("--language", "de", "arena", "duel", "--bots", "tidy,greedy", *words)
    assert refused.code == 2 and "(verschieden: bots)" in refused.err
    refused = run("report", tmp_path / "none.jsonl")
    assert refused.code == 2 and "There is no file" in refused.err


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_loses_no_game(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "run.jsonl"
    words = ["arena", "duel", "--bots", "greedy,random", "--games", "100000", "--results", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsbridge.cli.main", *words, "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"KINGSBRIDGE_LANGUAGE": "en", "COLUMNS": "200"},
        # Tests that run in the background of a shell ignore interrupts, and their children would too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert process.poll() is None, process.communicate()
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, complaints
    assert "the same command carries on" in said and "Traceback" not in complaints
    assert file.read_bytes().endswith(b"\n")
    games = len(file.read_text(encoding="utf-8").splitlines()) - 1
    assert f"{games} games are saved" in said
