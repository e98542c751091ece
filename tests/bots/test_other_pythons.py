"""A choice depends on no Python and no form: what a bot played on one machine it plays on all."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsbridge import form

ROOT = Path(__file__).parents[2]
LATER = [f"3.{minor}" for minor in range(12, 16)]


def pythons() -> list[str]:
    """List the other Pythons on this machine that run, one for each version."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = []
    for version in LATER:
        tried = [shutil.which(f"python{version}"), *map(str, kept.glob(f"{version}.*/bin/python"))]
        runs = [each for each in tried if each and _run(each, "-c", "import tomllib").returncode == 0]
        found += runs[:1]
    return found


def _run(python: str, *words: str, pure: str = "1") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [python, *words],
        cwd=ROOT,
        env={**os.environ, "KINGSBRIDGE_PURE": pure, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def choices(python: str, pure: str = "1") -> dict[str, Any]:
    """Give what the later versions choose there."""
    ran = _run(python, "-m", "tests.bots.later_choices", pure=pure)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.skipif(form.describe()[0] != "compiled", reason="both forms are run from one of them")
def test_the_later_versions_choose_alike_in_both_forms_and_every_python_here() -> None:
    here = choices(sys.executable, pure="0")
    assert len(here) == 21 and here.pop("python") == list(sys.version_info[:2])
    versions = set()
    for python in [sys.executable, *pythons()]:
        there = choices(python)
        versions.add(tuple(there.pop("python")))
        assert there == here, python
    assert len(versions) == 1 + len(pythons())
