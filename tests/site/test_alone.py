"""All that works alone works with what the build has kept of Python's library."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.site.alone import refusals
from tools import build_web

PROGRAM = Path(__file__).with_name("alone.py")
TOOL = Path(__file__).resolve().parents[2] / "web/tools/in_wasm.mjs"


@pytest.mark.slow
async def test_everything_is_answered_here() -> None:
    assert await refusals() == []


@pytest.mark.slow
def test_everything_is_answered_in_webassembly(built_site: Path) -> None:
    command = [
        build_web.find_node(),
        str(TOOL),
        str(built_site),
        str(PROGRAM),
        "json.dumps(await refusals())",
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1]
    assert json.loads(told) == []
