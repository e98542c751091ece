"""What the research guide shows runs as it stands."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs/guides/research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_block_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"research.md, block {number + 1}", "exec"), {})


def test_there_are_blocks_and_their_examples_exist() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert len(BLOCKS) >= 3
    for name in re.findall(r"examples[./](\w+)", text):
        assert (GUIDE.parents[2] / f"examples/{name}.py").exists(), name
