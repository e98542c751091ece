"""`kingsbridge examples` gives a researcher files that run where they lie."""

import subprocess
import sys
from pathlib import Path

from tests.cli.running import Run

ROOT = Path(__file__).parents[2]


def test_the_copies_are_the_examples_and_run_from_their_folder(run: Run, tmp_path: Path) -> None:
    told = run("examples", tmp_path)
    assert told.code == 0 and "examples" in told.out
    copied = {file.name: file.read_bytes() for file in (tmp_path / "examples").iterdir()}
    assert copied == {file.name: file.read_bytes() for file in (ROOT / "examples").glob("*.py")}
    command = [
        sys.executable,
        "-m",
        "kingsbridge.cli.main",
        "arena",
        "duel",
        "--workers",
        "1",
        "--games",
        "2",
    ]
    bots = "examples.own_bot:RolloutBot,random"
    played = subprocess.run(
        [*command, "--bots", bots], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "examples").mkdir()
    mine = tmp_path / "examples/own_bot.py"
    mine.write_text("# mine\n", encoding="utf-8")
    told = run("examples", tmp_path)
    assert told.code == 2 and told.err.count("\n") == 1 and "choose another" in told.err
    assert mine.read_text(encoding="utf-8") == "# mine\n"


def test_a_folder_that_cannot_be_made_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = run("examples", tmp_path / "file")
    assert told.code == 2 and told.err.count("\n") == 1 and "Traceback" not in told.err
