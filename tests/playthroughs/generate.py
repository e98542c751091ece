"""Playthroughs: a random game as text with every answer of the engine, so that a change of rules is a readable diff.

`python -m tests.playthroughs.generate` writes them again. Do that only when a rule really changed, and raise
`rules_version` with it or say why not. Tests only compare.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import kingsbridge
from kingsbridge import Game, State
from tests.conformance.walk import chosen

FOLDER: Final = Path(__file__).parent
# Which transcripts there are: game, seats, seed.
PLAYTHROUGHS: Final = [
    ("cards", 3, 1),
    ("cards", 4, 2),
    ("duel", 2, 1),
    ("duel", 2, 2),
    ("pillars", 2, 1),
    ("pillars", 4, 2),
    ("world", 2, 3),
    ("world", 3, 4),
]
VIEW_EVERY: Final = 20
# Views that fill a page are shown less often, so that the files stay readable.
RARE_VIEWS: Final = {"world": 120}


def file_of(game_id: str, seats: int, seed: int) -> Path:
    """Give the place of a transcript."""
    return FOLDER / f"{game_id}_{seats}_{seed}.txt"


def transcript(game_id: str, seats: int, seed: int) -> Iterator[str]:
    """Write the lines of a playthrough."""
    game = kingsbridge.load_game(game_id)
    yield from _header(game)
    state = game.new_state(seats=seats, seed=seed, journal=True)
    yield from ["", f"# Game: new_state(seats={seats}, seed={seed})"]
    ply = 0
    told = 0
    while True:
        assert state.journal is not None
        reader = ply % seats
        yield ""
        yield from _entries(state, told, reader)
        told = len(state.journal)
        yield from _position(state, ply, reader)
        if state.is_over:
            break
        action = chosen(state, seed, ply)
        yield f"apply {action} '{game.action(action).key}'" + _declared(state, action)
        state.apply(action)
        ply += 1
    yield f"winners() = {state.winners()}"
    yield f"draws = {_compact(game.draws_to_json(state.drawn))}"


def _header(game: Game) -> Iterator[str]:
    yield f"# Static facts of '{game.id}'"
    yield f"seats: {game.min_seats} to {game.max_seats}"
    yield f"options: {_compact({option.name: option.values for option in game.options_table})}"
    yield f"rules_version: {game.rules_version}"
    yield f"components_fingerprint: {game.components_fingerprint}"
    yield f"score_bounds: {game.score_bounds[0]:g} to {game.score_bounds[1]:g}"
    yield f"max_decisions: {game.max_decisions}"
    yield f"phases: {', '.join(game.phase_names)}"
    yield f"draws: {', '.join(sorted(game.draw_items))}"
    yield f"visibility: {_compact(game.visibility)}"
    yield f"entry kinds: {', '.join(game.entry_types)}"
    yield f"features: {len(game.feature_names)}"
    yield f"num_actions: {game.num_actions}"
    for number in range(game.num_actions):
        action = game.action(number)
        yield f"  {number} '{action.key}' on {action.target}"


def _position(state: State, ply: int, reader: int) -> Iterator[str]:
    frames = " > ".join(f"{name}({', '.join(map(str, rest))})" for name, *rest in state.to_dict()["frames"])
    yield f"## {ply}: seat {state.current_seat} {frames or 'over'}"
    yield f"epoch {state.epoch}, reveals {state.reveals}, scores {state.scores()}, {state.fingerprint()}"
    yield f"legal: {_legal(state)}"
    if ply % RARE_VIEWS.get(state.game.id, VIEW_EVERY) == 0 or state.is_over:
        view, spectator = state.view(reader), state.view(None)
        yield f"view({reader}) = {_compact(view)}"
        yield f"view(None): {_compact({name: value for name, value in spectator.items() if value != view[name]})}"
        yield f"features({reader}) = {_compact(_nonzero(state, reader))}"


def _legal(state: State) -> str:
    """Name the legal actions, those of one kind together: `play king|quarry, done`."""
    kinds: dict[str, list[str]] = {}
    for number in state.legal_actions():
        kind, *words = state.game.action(number).key.split(" ", 1)
        kinds.setdefault(kind, []).extend(words)
    return ", ".join(" ".join([kind, "|".join(words)]).strip() for kind, words in kinds.items())


def _nonzero(state: State, seat: int) -> dict[str, int]:
    row = state.features(seat)
    return {name: number for name, number in zip(state.game.feature_names, row, strict=True) if number}


def _declared(state: State, action: int) -> str:
    notes = ["reveals"] * state.game.reveals(state, action) + ["ends turn"] * state.game.ends_turn(
        state, action
    )
    return f" ({', '.join(notes)})" if notes else ""


def _entries(state: State, first: int, reader: int) -> Iterator[str]:
    assert state.journal is not None
    for entry in state.journal[first:]:
        told = entry.for_seat(reader)
        args = {name: value for name, value in told.items() if name != "kind"}
        yield f"  [{reader}] {entry.kind} {_compact(args)}"


def _compact(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def write(lines: Iterable[str]) -> str:
    """Join the lines of a transcript."""
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        file_of(*each).write_text(write(transcript(*each)), encoding="utf-8")
        print(file_of(*each).name)
