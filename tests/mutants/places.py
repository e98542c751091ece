"""Find the place of a mutant in the sources, and write its error there.

The place is a piece of syntax in a function or constant of a given name: it may move to another file, and be laid out
and commented differently, without breaking the mutant.
"""

import ast
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kingsbridge.core.rule_places import RULE_ID
from tests.mutants.listing import Mutant

Span = (
    tuple[ast.expr, ast.expr] | tuple[ast.stmt, ast.stmt]
)  # the first and the last node of what is replaced


class Misfit(ValueError):
    """A mutant does not fit the sources; the message is a sentence that says how."""


class Edit(NamedTuple):
    """A file of the package and its whole text with the error in it."""

    file: Path
    text: str


class Place(NamedTuple):
    """A function, or the assignment of a constant, that bears the wanted name."""

    file: Path
    node: ast.AST


def edit_of(mutant: Mutant, package: Path) -> Edit:
    """Replace the syntax `change` by `to` in the place that a mutant names."""
    what = f"{mutant.kind} '{mutant.name}'"
    places = _places(mutant, package)
    if not places:
        raise Misfit(f"there is no {what}")
    wanted, written = _as_syntax(mutant.change, mutant.to)
    found = [(place, spans) for place in places if (spans := list(_spans(place.node, wanted)))]
    if not found:
        raise Misfit(f"{what} does not hold '{mutant.change}'")
    if len(found) > 1:
        files = " and ".join(str(place.file.relative_to(package)) for place, _ in found)
        raise Misfit(
            f"{what} holds '{mutant.change}' in {files}: name its module, as in 'phases.deal:Deal.enter'"
        )
    place, spans = found[0]
    if mutant.nth > len(spans) or (mutant.nth == 0 and len(spans) > 1):
        raise Misfit(f"{what} holds '{mutant.change}' {len(spans)} times: `nth` must say which")
    return Edit(
        place.file, _replaced(place.file.read_text(encoding="utf-8"), spans[max(mutant.nth - 1, 0)], written)
    )


def rules_near(mutant: Mutant, package: Path) -> list[str]:
    """List the rules named in the places of a mutant's name, or else in their files: their tests may notice first."""
    places = _places(mutant, package)
    texts = [
        ast.get_docstring(place.node) or "" for place in places if isinstance(place.node, ast.FunctionDef)
    ]
    named = RULE_ID.findall(" ".join(texts))
    return named or RULE_ID.findall(" ".join(place.file.read_text(encoding="utf-8") for place in places))


def _places(mutant: Mutant, package: Path) -> list[Place]:
    """Find what bears the name, in the modules of the game or in the one module given with it."""
    module, colon, name = mutant.name.rpartition(":")
    room = package / "games" / mutant.game
    if colon:
        folder = package if module.startswith("core.") else room
        files = [folder / (module.replace(".", "/") + ".py")]
    else:
        files = sorted(room.rglob("*.py"))
    named = _constants if mutant.kind == "constant" else _functions
    return [
        Place(file, node) for file in files if file.exists() for node in named(_parsed(file)).get(name, [])
    ]


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def _functions(tree: ast.Module) -> dict[str, list[ast.AST]]:
    """Collect the functions of a module by qualified name."""
    named: dict[str, list[ast.AST]] = {}

    def collect(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                named.setdefault(prefix + node.name, []).append(node)
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                collect(node.body, f"{prefix}{node.name}.")

    collect(tree.body, "")
    return named


@cache
def _constants(tree: ast.Module) -> dict[str, list[ast.AST]]:
    """Collect the assignments at the top of a module by the name they give a value."""
    named: dict[str, list[ast.AST]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                named.setdefault(target.id, []).append(node)
    return named


def _as_syntax(change: str, to: str) -> tuple[list[ast.expr] | list[ast.stmt], str]:
    """Parse what is looked for, and shape what is written: both are expressions, or both are statements."""
    try:
        ast.parse(to, mode="eval")
        return [ast.parse(change, mode="eval").body], f"({to})"
    except SyntaxError:
        pass
    try:
        ast.parse(to)
        return ast.parse(change).body, to
    except SyntaxError as error:
        raise Misfit(f"'{change}' and '{to}' are neither two expressions nor two statements") from error


def _spans(node: ast.AST, wanted: list[ast.expr] | list[ast.stmt]) -> Iterator[Span]:
    """Find all that is equal to an expression, or to a run of statements, in the order of the source."""
    patterns = [ast.dump(part) for part in wanted]
    for inner in _inside(node):
        if isinstance(inner, ast.expr) and ast.dump(inner) == patterns[0]:
            yield inner, inner
        for field in ("body", "orelse", "finalbody"):
            statements = getattr(inner, field, None)
            if isinstance(statements, list):
                yield from _runs(statements, patterns)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """Walk a tree depth first; formatted strings stay whole, as Python 3.11 does not say where their parts stand."""
    yield node
    if not isinstance(node, ast.JoinedStr):
        for child in ast.iter_child_nodes(node):
            yield from _inside(child)


def _runs(statements: list[ast.stmt], patterns: list[str]) -> Iterator[Span]:
    length = len(patterns)
    for at in range(len(statements) - length + 1):
        run = statements[at : at + length]
        if [ast.dump(statement) for statement in run] == patterns:
            yield run[0], run[-1]


def _replaced(source: str, span: Span, written: str) -> str:
    """Write a text in the place of a span; all else, comments too, stays as it is."""
    first, last = span
    lines = source.encode().splitlines(keepends=True)  # columns of syntax trees count bytes
    before = lines[first.lineno - 1][: first.col_offset]
    if lines[first.lineno - 1][first.col_offset :].startswith(b"elif"):
        raise Misfit("an `elif` cannot be replaced by itself: change its condition, or the whole `if`")
    assert last.end_lineno is not None
    after = lines[last.end_lineno - 1][last.end_col_offset :]
    if isinstance(first, ast.stmt):
        written = textwrap.indent(written, " " * first.col_offset).lstrip()
    whole = [*lines[: first.lineno - 1], before + written.encode() + after, *lines[last.end_lineno :]]
    return b"".join(whole).decode()
