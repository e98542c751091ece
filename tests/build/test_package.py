"""What the package brings to those who install it."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from tools import build_web

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_says_that_the_package_is_typed() -> None:
    shipped = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert "kingsbridge/py.typed" in shipped
    assert "kingsbridge/games/cards/components.toml" in shipped, "or this looks at something else"


def test_the_wheel_brings_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "exists", lambda: False)
    monkeypatch.setattr(hatch_build.BuildHook, "_compile", lambda _hook: False)
    builder = WheelBuilder(str(ROOT))
    hook = hatch_build.BuildHook(str(ROOT), {}, builder.config, builder.metadata, "", "wheel")
    added: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", added)
    assert added["force_include"] == {str(ROOT / "examples"): "kingsbridge/lab/examples"}
    assert (ROOT / "examples/own_bot.py").exists()
