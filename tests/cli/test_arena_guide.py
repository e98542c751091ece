"""The guide of the arena: its code runs, and its commands work."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.running import Run

GUIDE = Path(__file__).parents[2] / "docs/guides/arena.md"


def test_every_command_of_the_guide_works(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = GUIDE.read_text(encoding="utf-8")
    bots, statistics = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    (tmp_path / "my_bots.py").write_text(bots, encoding="utf-8")
    (tmp_path / "my_statistics.py").write_text(statistics, encoding="utf-8")
    commands = re.findall(r"^    kingsbridge (.+)$", text, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        words = shlex.split(re.sub(r"--games \d+", "--games 2", command.replace("--cluster auto", "")))
        done = run(*words, *(["--workers", "1"] if words[0] == "arena" else []))
        assert done.code == 0, done.err
    assert '"leader wins"' in (tmp_path / "greedy.json").read_text(encoding="utf-8")
