"""Records: whole games as data. Saving, replay, undo, crash recovery and the database follow from them."""

import json
from collections.abc import Iterator
from typing import Any

from kingsbridge.core.chance import key_from_hex
from kingsbridge.core.contract import Game, State
from kingsbridge.core.errors import BadRequest, IllegalAction, RecordMismatch
from kingsbridge.core.options import OptionValue
from kingsbridge.core.registry import load_game

FORMAT = 1
FORMAT_WITH_POSITION = 2  # begins with a position, which readers of the first format would pass over
_FIELDS: dict[str, type] = {
    "format": int,
    "game": str,
    "rules_version": int,
    "components": str,
    "seats": int,
    "options": dict,
    "key": str,
    "fixed": dict,
    "players": list,
    "moves": list,
    "draws": dict,
}


class Record:
    """A game from its key to its last move; `result` is None while it runs.

    One that was played on from a sample has no set-up whose moves lead there: it begins with a `position`.
    """

    def __init__(self) -> None:
        self.game_id = ""
        self.rules_version = 0
        self.components_fingerprint = ""
        self.seats = 0
        self.options: dict[str, OptionValue] = {}
        self.key = ""
        self.fixed: dict[str, Any] = {}
        self.position: dict[str, Any] | None = (
            None  # as `State.to_dict` wrote it; None: it begins with the set-up
        )
        self.players: list[str] = []  # who sat where, for people; may be empty
        self.moves: list[str] = []
        self.draws: dict[str, Any] = {}
        self.result: dict[str, Any] | None = None

    @staticmethod
    def begin(state: State, position: dict[str, Any] | None = None) -> "Record":
        """Start the record of a state that has just been set up, or that was read from a position."""
        record = Record()
        record.game_id = state.game.id
        record.rules_version = state.game.rules_version
        record.components_fingerprint = state.game.components_fingerprint
        record.seats = state.seats
        record.options = dict(state.options)
        record.key = state.key.hex()
        record.fixed = state.game.draws_to_json(state.fixed)
        record.position = position
        return record

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; anything else is refused with what is wrong."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadRequest(
                "record-no-json",
                f"This is not a record of a game, nor JSON at all: {error}.",
                {"why": str(error)},
            ) from error
        if not isinstance(data, dict):
            raise BadRequest("record-no-object", "This is not a record of a game: it is no JSON object.", {})
        return Record.from_dict(data)

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Record":
        """Read a record from JSON data."""
        for name, kind in _FIELDS.items():
            if not isinstance(data.get(name), kind):
                raise _bad_field(name, kind.__name__)
        if data["format"] not in (FORMAT, FORMAT_WITH_POSITION):
            raise BadRequest(
                "record-other-format",
                f"The record has format {data['format']}, and this version reads format {FORMAT_WITH_POSITION}.",
                {"format": data["format"], "here": FORMAT_WITH_POSITION},
            )
        if not all(isinstance(move, str) for move in data["moves"]):
            raise _bad_field("moves", "list[str]")
        position = data.get("position")
        if (position is None) != (data["format"] == FORMAT) or not isinstance(position, dict | None):
            raise _bad_field("position", "dict")
        record = Record()
        record.position = position
        record.game_id = data["game"]
        record.rules_version = data["rules_version"]
        record.components_fingerprint = data["components"]
        record.seats = data["seats"]
        record.options = data["options"]
        record.key = data["key"]
        record.fixed = data["fixed"]
        record.players = [str(name) for name in data["players"]]
        record.moves = data["moves"]
        record.draws = data["draws"]
        record.result = data.get("result")
        return record

    def to_dict(self) -> dict[str, Any]:
        """Write the record as JSON data."""
        begins = {} if self.position is None else {"position": self.position}
        return {
            "format": FORMAT if self.position is None else FORMAT_WITH_POSITION,
            **begins,
            "game": self.game_id,
            "rules_version": self.rules_version,
            "components": self.components_fingerprint,
            "seats": self.seats,
            "options": self.options,
            "key": self.key,
            "fixed": self.fixed,
            "players": self.players,
            "moves": self.moves,
            "draws": self.draws,
            "result": self.result,
        }

    def to_json(self) -> str:
        """Write the record as text."""
        return json.dumps(self.to_dict(), indent=1)

    def start(self, journal: bool = False) -> State:
        """Set up the state the record begins with; other rules or components are refused."""
        game = load_game(self.game_id)
        self._check_version(game)
        if self.position is not None:
            return self._read_position(game, self.position, journal)
        return game.start(self.seats, self.options, key_from_hex(self.key), self.fixed, journal)

    def _read_position(self, game: Game, position: dict[str, Any], journal: bool) -> State:
        """Read the position the record begins with; it must be one of the game that the record tells of."""
        state = game.state_from_dict(position)
        said = (self.seats, self.options, self.key, self.fixed)
        if said != (state.seats, state.options, state.key.hex(), game.draws_to_json(state.fixed)):
            raise RecordMismatch(
                "other-position", "The record begins with a position of another game than it says.", {}
            )
        if journal:
            state.journal = []
            state.drawn = {}
        return state

    def replay(self) -> Iterator[State]:
        """Yield the states from the set-up to the last move, then check draws and result against the record."""
        state = self.start(journal=True)
        yield state.clone()
        for ply, key in enumerate(self.moves):
            replay_move(state, ply, key)
            yield state.clone()
        self._check_end(state)

    def _check_version(self, game: Game) -> None:
        if self.rules_version != game.rules_version:
            raise RecordMismatch(
                "other-rules",
                f"The record was played under rules version {self.rules_version} of '{game.id}'; "
                f"this is version {game.rules_version}.",
                {"game": game.id, "recorded": self.rules_version, "here": game.rules_version},
            )
        if self.components_fingerprint != game.components_fingerprint:
            raise RecordMismatch(
                "other-components",
                f"The record was played with components {self.components_fingerprint} of '{game.id}'; "
                f"here they are {game.components_fingerprint}.",
                {
                    "game": game.id,
                    "recorded": self.components_fingerprint,
                    "here": game.components_fingerprint,
                },
            )

    def _check_end(self, state: State) -> None:
        draws = state.game.draws_to_json(state.drawn)
        for name in sorted(set(draws) | set(self.draws)):
            if draws.get(name) != self.draws.get(name):
                raise RecordMismatch(
                    "other-draw", f"The recorded draw '{name}' is not the one its key gives.", {"draw": name}
                )
        result = result_of(state)
        if self.result != result:
            raise RecordMismatch(
                "other-result",
                f"The recorded result {self.result} is not the one of the moves, {result}.",
                {"recorded": str(self.result), "here": str(result)},
            )


def replay_move(state: State, ply: int, key: str) -> int:
    """Play a recorded move and give its action; one that is not legal there is refused with its number."""
    try:
        action = state.game.action_id(key)
        state.apply(action)
    except (IllegalAction, BadRequest) as error:
        raise RecordMismatch(
            "illegal-in-record",
            f"Move {ply + 1} of the record, '{key}', is not legal there: {error}",
            {"ply": ply + 1, "action": key, "why": str(error)},
        ) from error
    return action


def result_of(state: State) -> dict[str, Any] | None:
    """Give scores and winners of a finished game."""
    return {"scores": state.scores(), "winners": state.winners()} if state.is_over else None


def _bad_field(name: str, kind: str) -> BadRequest:
    return BadRequest(
        "record-bad-field",
        f"This is not a record of a game: field '{name}' is missing or not of type {kind}.",
        {"field": name, "kind": kind},
    )
