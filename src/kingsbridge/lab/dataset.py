"""Self-play as Parquet: one row a decision, in shards that can be checked, and a run that can be interrupted.

A data set is a folder: `dataset.json` says what is played and what the columns are, `README.md` says it to people,
`shards/` holds the rows and nothing else, and every shard has its checksum in `shard-00000.sha256`, written last. A
shard without one was not finished and is played again; a shard depends on the plan and its number alone, so it does not
matter who plays it.
"""

import hashlib
import io
import json
import os
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.schedule import Plan
from kingsbridge.arena.workers import Workers, spread
from kingsbridge.core.contract import Game, State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.registry import load_game
from kingsbridge.lab.extras import need
from kingsbridge.lab.rewards import MARGIN, rewards_of

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = 1
FACTS: Final = "dataset.json"
PAGE: Final = "README.md"
SHARDS: Final = "shards"
CHECKSUM: Final = ".sha256"
# Column -> what it holds; `columns_of` gives their types.
COLUMNS: Final[dict[str, str]] = {
    "game": "number of the game",
    "move": "number of the decision within the game, from 0 on",
    "seat": "who decides",
    "bot": "which bot decides",
    "features": "what the seat knows, one byte a feature, in the order of `features` in dataset.json",
    "mask": "legal actions as flags, in the order of `actions` in dataset.json",
    "action": "what was played",
    "outlook": "what the game's sense thinks of the position for the seat: its worth less that of the best other",
    "win": "the seat's share of the win in the end",
    "margin": "its points in the end less those of the best other",
    "points": "its points in the end",
    "entries": "what happened up to the next decision, entries of the journal as the seat may read them, JSON",
}


@dataclass(frozen=True)
class Dataset:
    """What is played, and how many games go into a shard."""

    plan: Plan
    games: int
    games_a_shard: int

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.games_a_shard)

    def numbers(self, shard: int) -> range:
        """Give the numbers of a shard's games."""
        first = shard * self.games_a_shard
        return range(first, min(self.games, first + self.games_a_shard))

    def facts(self) -> dict[str, Any]:
        """Give all that a reader needs, and all that decides the rows."""
        game = load_game(self.plan.game)
        return {
            "format": FORMAT,
            "games": self.games,
            "games_a_shard": self.games_a_shard,
            "plan": self.plan.header(),
            "columns": COLUMNS,
            "features": game.feature_names,
            "bounds": game.feature_bounds,
            "actions": [action.key for action in game.catalogue.actions],
        }


def name_of(shard: int) -> str:
    """Name the file of a shard within the folder."""
    return f"{SHARDS}/shard-{shard:05}.parquet"


def checksum_of(path: Path) -> Path:
    """Name the file with the checksum of a shard: in the folder itself, so that `shards/` can be read as one table."""
    return path.parent.parent / f"{path.stem}{CHECKSUM}"


def write_dataset(dataset: Dataset, folder: Path, workers: Workers) -> Generator[int]:
    """Play the shards that are missing and write them; gives the number of games after each."""
    need("pyarrow", "dataset")
    _begin(dataset, folder)
    missing = [shard for shard in range(dataset.shards) if not is_whole(folder / name_of(shard))]
    jobs = ((dataset, shard) for shard in missing)
    with closing(spread(workers, play_shard, jobs)) as done:
        for (_, shard), content in done:
            path = folder / name_of(shard)
            _write(path, content)
            digest = hashlib.sha256(content).hexdigest()
            # Last, and in the form that `sha256sum --check` reads.
            _write(checksum_of(path), f"{digest}  {name_of(shard)}\n".encode())
            yield len(dataset.numbers(shard))


def games_done(dataset: Dataset, folder: Path) -> int:
    """Count the games of the shards that are there."""
    return sum(
        len(dataset.numbers(shard)) for shard in range(dataset.shards) if is_whole(folder / name_of(shard))
    )


def is_whole(path: Path) -> bool:
    """Say whether a shard is there and is what its checksum says."""
    beside = checksum_of(path)
    if not path.exists() or not beside.exists():
        return False
    written = beside.read_bytes().split(b" ")[0]  # bytes: what a crash has left there need not be text
    return hashlib.sha256(path.read_bytes()).hexdigest().encode() == written


def play_shard(job: tuple[Dataset, int]) -> bytes:
    """Play the games of a shard and give it as a Parquet file."""
    dataset, shard = job
    pyarrow = need("pyarrow", "dataset")
    parquet = need("pyarrow.parquet", "dataset")
    game = load_game(dataset.plan.game)
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for number in dataset.numbers(shard):
        _add_game(dataset.plan, number, columns)
    out = io.BytesIO()
    table = pyarrow.table(columns, schema=schema_of(game))
    parquet.write_table(table, out, compression="zstd")
    return out.getvalue()


def schema_of(game: Game) -> "pyarrow.Schema":
    """Give the types of the columns."""
    arrow = need("pyarrow", "dataset")
    types = {
        "game": arrow.int32(),
        "move": arrow.int16(),
        "seat": arrow.int8(),
        "bot": arrow.string(),
        "features": arrow.list_(arrow.uint8(), game.num_features),
        "mask": arrow.list_(arrow.uint8(), game.num_actions),
        "action": arrow.int16(),
        "outlook": arrow.float32(),
        "win": arrow.float32(),
        "margin": arrow.float32(),
        "points": arrow.float32(),
        "entries": arrow.list_(arrow.string()),
    }
    return arrow.schema([(name, types[name]) for name in COLUMNS])


def _add_game(plan: Plan, number: int, columns: dict[str, list[Any]]) -> None:
    """Play a game, and play it over with its journal for the rows: what bots see must not depend on what is kept."""
    fixture = plan.fixture(number)
    outcome = play_fixture((plan, fixture))
    game = load_game(plan.game)
    state = game.start(plan.seats, plan.options, plan.deal_key(fixture), None, True)
    for move, key in enumerate(outcome.moves):
        action = game.action_id(key)
        seat = state.current_seat
        row = {
            "game": number,
            "move": move,
            "seat": seat,
            "bot": outcome.bots[seat],
            "features": state.features(seat),
            "mask": list(state.legal_mask()),
            "action": action,
            "outlook": outlook_of(state, seat),
            "win": outcome.share(seat),
            "margin": rewards_of(outcome.scores, outcome.winners, MARGIN)[seat],
            "points": outcome.scores[seat],
        }
        state.journal = []
        state.apply(action)
        row["entries"] = [json.dumps(entry.for_seat(seat), ensure_ascii=False) for entry in state.journal]
        for name, value in row.items():
            columns[name].append(value)


def outlook_of(state: State, seat: int) -> float:
    """Give what the game's sense thinks of a position by what the seat knows."""
    worths = state.game.sense.standings(state.sample(seat, 0))
    return rewards_of(worths, [], MARGIN)[seat]


def _begin(dataset: Dataset, folder: Path) -> None:
    """Write what the folder holds, or refuse one that holds something else."""
    facts = (json.dumps(dataset.facts(), indent=1, ensure_ascii=False) + "\n").encode()
    path = folder / FACTS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists():
            if path.read_bytes() != facts:
                raise BadRequest(
                    "other-dataset",
                    f"The folder '{folder}' holds another data set; name another folder.",
                    {"folder": str(folder)},
                )
        elif any(file != _draft_of(path) for file in folder.iterdir()):
            raise BadRequest(
                "folder-in-use",
                f"The folder '{folder}' is not empty; name another.",
                {"folder": str(folder)},
            )
        else:
            _write(path, facts)  # first: a folder is ours by it, wherever a run was interrupted
        (folder / SHARDS).mkdir(exist_ok=True)
        if not (folder / PAGE).exists():
            _write(folder / PAGE, _page(dataset).encode())
    except OSError as error:
        raise BadRequest(
            "unwritable-file", f"The file '{folder}' cannot be written.", {"file": str(folder)}
        ) from error


def _page(dataset: Dataset) -> str:
    """Say to people what is in the folder."""
    game = load_game(dataset.plan.game)
    plan = dataset.plan
    types = {field.name: str(field.type) for field in schema_of(game)}
    rows = "\n".join(f"| `{name}` | {types[name]} | {meaning} |" for name, meaning in COLUMNS.items())
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "none"
    return f"""# {dataset.games} games of {game.id}

Bots: {", ".join(plan.bots)}; seats: {plan.seats}; options: {options}; seed: {plan.seed}.
Rules version {plan.rules_version}, components {plan.components}.
One row a decision, {dataset.games_a_shard} games a shard. `sha256sum --check *{CHECKSUM}` checks the shards.

| column | type | meaning |
|---|---|---|
{rows}

Names and bounds of the {game.num_features} features and keys of the {game.num_actions} actions are in `{FACTS}`.
"""


def _write(path: Path, content: bytes) -> None:
    """Write a file in one step: after a crash it is whole or not there."""
    draft = _draft_of(path)
    draft.write_bytes(content)
    os.replace(draft, path)


def _draft_of(path: Path) -> Path:
    """Name a file that is being written so that readers of the whole folder pass over it."""
    return path.with_name(f".{path.name}.part")
