"""Chance is named: nothing in the sources uses the global `random`, the clock or unkeyed entropy for the game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import kingsbridge
from kingsbridge.core.chance import below, key_for_sample, key_from_seed, shuffled

SOURCES = Path(str(kingsbridge.__path__[0]))
# Only these names of the module may be used: generators of their own, apart from the shared one.
OWN_GENERATORS = {"Random", "SystemRandom"}
# Where a fresh key is made.
FRESH = {Path("core/chance.py")}
ENGINE = ("core", "games", "bots")


def random_uses(tree: ast.AST) -> Iterator[str]:
    """Name what a module takes from the global `random`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            yield from (alias.name for alias in node.names if alias.name not in OWN_GENERATORS)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name == "random" and alias.asname)
        elif isinstance(node, ast.Attribute) and _is_random(node.value) and _is_the_module(tree):
            yield from {node.attr} - OWN_GENERATORS


def _is_random(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "random"


def _is_the_module(tree: ast.AST) -> bool:
    """Say whether the name `random` is the module here, and not a generator that somebody called so."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    return any(alias.name == "random" for node in imports for alias in node.names)


def imported(tree: ast.AST) -> Iterator[str]:
    """Name the modules a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_scan_finds_what_it_looks_for() -> None:
    assert list(random_uses(ast.parse("import random\nx = random.random()"))) == ["random"]
    assert list(random_uses(ast.parse("from random import shuffle, Random"))) == ["shuffle"]
    assert list(random_uses(ast.parse("import random as dice"))) == ["random"]
    assert list(random_uses(ast.parse("import random\nx = random.SystemRandom()"))) == []
    assert (
        list(random_uses(ast.parse("from random import Random\nrandom = Random(1)\nx = random.random()")))
        == []
    )


def test_no_source_uses_the_global_random() -> None:
    files = sorted(SOURCES.rglob("*.py"))
    assert files
    found = {
        str(file): uses for file in files if (uses := list(random_uses(ast.parse(file.read_text("utf-8")))))
    }
    assert not found


def test_the_engine_knows_neither_clock_nor_entropy() -> None:
    for part in ENGINE:
        for file in sorted((SOURCES / part).rglob("*.py")):
            modules = set(imported(ast.parse(file.read_text("utf-8"))))
            allowed = {"secrets"} if file.relative_to(SOURCES) in FRESH else set()
            # Bots may look at the clock: a cap on seconds protects the table.
            forbidden = {"secrets", "uuid"} | ({"time", "datetime"} if part != "bots" else set())
            assert not (modules & forbidden) - allowed, file


def test_draws_depend_on_key_and_name_only() -> None:
    key = key_from_seed(7)
    items = list(range(30))
    first = shuffled(key, "deal 1", items)
    below(key, "other", 5)
    assert shuffled(key, "deal 1", items) == first != shuffled(key, "deal 2", items)
    assert sorted(first) == items == list(range(30))
    assert shuffled(key_from_seed(8), "deal 1", items) != first


def test_draws_are_fair() -> None:
    """Each of six outcomes, and each of six orders, comes about as often; far outside would be a mistake."""
    key = key_from_seed(3)
    for outcomes in (
        [below(key, f"die {n}", 6) for n in range(6000)],
        [
            sum(3**at * each for at, each in enumerate(shuffled(key, f"order {n}", [0, 1, 2])))
            for n in range(6000)
        ],
    ):
        counts = [outcomes.count(each) for each in set(outcomes)]
        assert len(counts) == 6
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 40  # chance of more: one in five million


def test_no_game_has_the_key_of_a_sample() -> None:
    """Game 7 sampled with seed 7 must not foresee its own deals."""
    games = {key_from_seed(seed) for seed in range(-50, 50)}
    assert not games & {key_for_sample(seed) for seed in range(-50, 50)}
