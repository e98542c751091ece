"""What no committed file may hold, and what the lock files must."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REGISTRY = re.compile(
    r"https?://[^/\s\"']*(?:pypi|pythonhosted|npmjs|registry|mirror|artifactory|nexus)[^\s\"']*"
)
# Pages about a package are links for readers; nothing is fetched from them.
PAGE = re.compile(r"https?://pypi\.org/project/")
MACHINE_PATH = re.compile(r"(?<![\w./*-])/(?:root|home|Users|work)/\w")
PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)(?:\[[^]]*\])?==([^ ;\\]+)", re.MULTILINE)


def committed() -> list[Path]:
    """Tracked files and those that would be added."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_registry_and_no_machine_path_in_any_file() -> None:
    found = []
    for path in committed():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            registry = REGISTRY.search(line)
            if (registry and not PAGE.match(registry[0])) or MACHINE_PATH.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not found


@pytest.mark.parametrize(
    "line",
    # In two parts, so that the test above does not find them here.
    ["x = https:" + "//registry.npmjs.org/y", "-i https:" + "//pypi.org/simple", "see /home" + "/someone/x"],
)
def test_the_patterns_find_what_they_are_for(line: str) -> None:
    assert (REGISTRY.search(line) and not PAGE.search(line)) or MACHINE_PATH.search(line)


def pins(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    found = dict(PIN.findall(text))
    assert found
    for block in re.split(r"\n(?=[a-z0-9])", text)[1:]:
        assert "--hash=sha256:" in block, f"{name}: no hash for {block.splitlines()[0]}"
    return found


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-build.lock"])
def test_lock_files_agree(name: str) -> None:
    everything = pins("requirements-dev.lock")
    assert {package: everything.get(package) for package in pins(name)} == pins(name)


def test_lock_file_holds_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[\[<>=]", text)[0].replace(".", "-").lower() for text in project["dependencies"]}
    assert wanted <= set(pins("requirements.lock")), "run `make lock`"
