"""`kingsbridge examples`: the lab's examples as files of one's own, to run and to change."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from kingsbridge import lab
from kingsbridge.cli.terminal import terminal_of
from kingsbridge.core.errors import BadRequest

NAME = "examples"  # the examples import each other by it, and `python -m examples.own_bot` finds them
_PACKAGE = Path(lab.__file__).parent
# In a wheel they lie beside the lab, where the build hook puts them; in a checkout at its root.
_PLACES = (_PACKAGE / NAME, _PACKAGE.parents[2] / NAME)


def examples(
    ctx: typer.Context,
    folder: Annotated[
        Path, typer.Argument(metavar="[DIR]", help="Where the folder 'examples' is made; here, if not named.")
    ] = Path(),
) -> None:
    """Copy the examples; nothing that exists is overwritten."""
    goal = folder / NAME
    if goal.exists():
        raise BadRequest(
            "folder-in-use",
            f"The folder '{goal}' is not empty; please choose another.",
            {"folder": str(goal)},
        )
    source = next(place for place in _PLACES if place.is_dir())
    try:
        shutil.copytree(source, goal, ignore=shutil.ignore_patterns("__pycache__"))
    except OSError as error:
        raise BadRequest(
            "unwritable-file", f"The file '{goal}' cannot be written.", {"file": str(goal)}
        ) from error
    files = sum(1 for file in goal.glob("*.py") if file.stem != "__init__")
    terminal_of(ctx).say("examples-written", files=files, folder=str(goal))
