"""The engine in WebAssembly plays what it plays here: the same seeds and moves give the same fingerprints."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.site.choices import fingerprints
from tools import build_web

PROGRAM = Path(__file__).with_name("choices.py")
TOOL = Path(__file__).resolve().parents[2] / "web/tools/in_wasm.mjs"


@pytest.mark.slow
def test_the_same_in_webassembly(built_site: Path) -> None:
    command = [
        build_web.find_node(),
        str(TOOL),
        str(built_site),
        str(PROGRAM),
        "import json; json.dumps(fingerprints())",
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1]
    assert json.loads(told) == fingerprints()
