"""What the package brings to those who install it."""

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_says_that_the_package_is_typed() -> None:
    shipped = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert "kingsbridge/py.typed" in shipped
    assert "kingsbridge/games/cards/components.toml" in shipped, "or this looks at something else"
