"""Running the terminal within the test: same code as the command, without a new process each time."""

import io
from pathlib import Path

import pytest

from kingsbridge.cli.main import main
from tests.cli.running import Outcome, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Give a function that runs a command with typed lines; 80 columns, English, a data folder of its own."""
    for name in ("KINGSBRIDGE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run_once(*words: object, lines: list[str] | None = None) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        capsys.readouterr()
        code = main([str(word) for word in words])
        written = capsys.readouterr()
        return Outcome(code, written.out, written.err)

    return run_once
