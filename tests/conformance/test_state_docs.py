"""`docs/state/<game>.md` names exactly the fields, frames, draws, actions, entries, views and features there are."""

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game
from kingsbridge.core.actions import Action
from kingsbridge.core.contract import COMMON_VISIBILITY

DOCS = Path(__file__).parents[2] / "docs/state"
ROOMS = Path(str(kingsbridge.__path__[0])) / "games"
# Games from outside (KINGSBRIDGE_GAMES) have their own pages elsewhere.
GAMES = [kingsbridge.load_game(path.parent.name) for path in sorted(ROOMS.glob("*/game.py"))]
BY_ID = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def rows(game: Game, section: str) -> list[list[str]]:
    """Read the table of a section: the cells of each row."""
    text = (DOCS / f"{game.id}.md").read_text(encoding="utf-8")
    part = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert part, f"there is no section '{section}'"
    lines = [line for line in part[1].splitlines() if line.startswith("|")][2:]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert found and all(cells[-1] or section == "Frames" for cells in found), f"'{section}' lacks a meaning"
    return found


def spans(cell: str) -> list[str]:
    """List the code spans of a cell."""
    return re.findall(r"`([^`]+)`", cell)


def names(game: Game, section: str) -> list[str]:
    """List what the first column names."""
    return [spans(cells[0])[0] for cells in rows(game, section)]


def view_fields(kind: Any, prefix: str = "") -> Iterator[str]:
    """Name the fields of a view's type, those of its parts after a dot."""
    for name, hint in typing.get_type_hints(kind).items():
        yield prefix + name
        for part in _typed_dicts(hint):
            yield from view_fields(part, f"{prefix}{name}.")


def _typed_dicts(hint: Any) -> Iterator[Any]:
    if typing.is_typeddict(hint):
        yield hint
    elif typing.get_origin(hint) in (list, UnionType, typing.Union):
        for part in typing.get_args(hint):
            if part is not NoneType:
                yield from _typed_dicts(part)


def pattern(action: Action) -> tuple[str, str]:
    """Write key and target with the names of the arguments in the place of their values."""
    key = " ".join([action.kind, *[f"<{name}>" for name in action.args]]) if action.args else action.key
    target = action.target
    for name, value in action.args.items():
        if target.endswith(f":{value}"):
            target = target.removesuffix(str(value)) + f"<{name}>"
    return key, target


@BY_ID
def test_fields(game: Game) -> None:
    written = [(spans(cells[0])[0], cells[1]) for cells in rows(game, "Fields")]
    assert written == list({**COMMON_VISIBILITY, **game.visibility}.items())


@BY_ID
def test_frames(game: Game) -> None:
    assert names(game, "Frames") == game.phase_names


@BY_ID
def test_draws(game: Game) -> None:
    assert sorted(name.split(" ")[0] for name in names(game, "Draws")) == sorted(game.draw_items)


@BY_ID
def test_actions(game: Game) -> None:
    written = [(spans(cells[0])[0], spans(cells[1])[0]) for cells in rows(game, "Actions")]
    assert written == list(dict.fromkeys(pattern(action) for action in game.catalogue.actions))


@BY_ID
def test_entries(game: Game) -> None:
    written = {spans(cells[0])[0]: spans(cells[1]) for cells in rows(game, "Entries")}
    assert written == {kind: list(args.__annotations__) for kind, args in game.entry_types.items()}


@BY_ID
def test_view(game: Game) -> None:
    assert sorted(names(game, "View")) == sorted(view_fields(game.view_type))


@BY_ID
def test_features(game: Game) -> None:
    """Every feature belongs to a row, which gives its bound (or the greatest, where they differ)."""
    written = {spans(cells[0])[0]: cells[1] for cells in rows(game, "Features")}
    bounds: dict[str, int] = dict.fromkeys(written, 0)
    for name, bound in zip(game.feature_names, game.feature_bounds, strict=True):
        found = [each for each in written if re.fullmatch(re.sub("<[a-z ]+>", "(.+)", re.escape(each)), name)]
        assert found, f"feature '{name}' is in no row"
        row = max(found, key=lambda each: len(re.sub("<[a-z ]+>", "", each)))  # the one that says most
        bounds[row] = max(bounds[row], bound)
    assert written == {each: str(bound) for each, bound in bounds.items()}
