"""Everything sent fits the schema that the web client's types are made from; the API's description is true."""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis.checks import not_a_server_error, response_schema_conformance, status_code_conformance

import kingsbridge
from kingsbridge.server import messages
from kingsbridge.server.refusals import REFUSALS
from kingsbridge.server.schema import whole_schema
from kingsbridge.texts import LANGUAGES, Texts
from tests.server.harness import Player, ServerProcess

SCHEMA = whole_schema()


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def sent(data: Any) -> Any:
    """What arrives after the way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_every_view_and_entry_of_random_games_fits(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    prefix = game_id.capitalize()
    view, entry = validator(f"{prefix}View"), validator(f"{prefix}Entry")
    kinds = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new_state(seats=seats, seed=seats, journal=True)
        random = Random(seats)
        while not state.is_over:
            for seat in (None, *range(seats)):
                view.validate(sent(state.view(seat)))
            state.apply(random.choice(state.legal_actions()))
        for each in state.journal or []:
            kinds.add(each.kind)
            for told in (each.for_referee(), each.for_seat(None)):
                entry.validate(sent(told))
    assert len(kinds) > 3
    assert not entry.is_valid({"kind": "no-such-kind"}) and not view.is_valid({})


def test_messages_fit(player: Player) -> None:
    made = player.new_table("human", "human", "human")
    validator("Seated").validate(made)
    table, seat = made["table"]["id"], made["table"]["waiting_for"]
    update = player.state(table, seat)
    validator("Update").validate({"type": "update", **update})
    validator("ServerMessage").validate(player.move(table, seat, 1, "x", status=409))
    for info in player.get("/api/games"):
        validator("GameInfo").validate(info)
    for language in LANGUAGES:
        for rule in player.get(f"/api/games/cards/rules/{language}"):
            validator("RuleInfo").validate(rule)
        assert player.http.get(f"/api/texts/{language}").text.strip()
        assert player.http.get(f"/api/texts/{language}/cards").text.strip()
    for component in player.get("/api/games/cards/components"):
        validator("ComponentInfo").validate(component)


def test_texts_and_games_are_cached(player: Player) -> None:
    for path in ("/api/games", "/api/texts/en", "/api/texts/de/cards", "/api/games/cards/rules/en"):
        first = player.http.get(path)
        again = player.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_schema_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    subprocess.run([sys.executable, "-m", "kingsbridge.server.schema", str(file)], check=True)
    assert msgspec.json.decode(file.read_bytes()) == msgspec.json.decode(msgspec.json.encode(SCHEMA))
    assert {"CardsView", "CardsEntry", "Update", "ServerMessage", "ClientMessage"} <= set(SCHEMA["$defs"])
    assert SCHEMA["$defs"]["Protocol"]["const"] == messages.PROTOCOL


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    for code in REFUSALS:
        for language in LANGUAGES:
            args = dict.fromkeys(("why", "longest", "level", "allowed", "limit", "seat", "seq", "now"), "x")
            said = Texts(language).say(
                f"error-{code}", **args, recorded=1, here=2, most=5, seats=3, language="x"
            )
            assert said != f"error-{code}", f"{code} in {language}"


# --- the API as it describes itself -----------------------------------------------------------------------------------


class Described:
    """A server of its own for whatever schemathesis thinks of, with a table to think about."""

    def __init__(self, server: ServerProcess) -> None:
        self.player = Player(server.url)
        made = self.player.new_table("human", "human", "open")
        self.table: str = made["table"]["id"]
        self.invite: str = made["table"]["invite"]
        self.schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")

    def check(self, case: schemathesis.Case[Any], at_table: bool) -> None:
        """Send a request, at will about things that exist, and check the answer."""
        for name, value in (("table_id", self.table), ("code", self.invite), ("game", "cards")):
            if at_table and name in (case.path_parameters or {}):
                case.path_parameters[name] = value
        response = case.call(cookies={"kingsbridge_device": self.player.cookie})
        checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
        case.validate_response(response, checks=checks)


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    """Start it."""
    server = ServerProcess(str(tmp_path_factory.mktemp("described")), "--rate", "0").start()
    yield Described(server)
    server.kill()


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_no_input_breaks_the_server(described: Described, mode: schemathesis.GenerationMode) -> None:
    """Whatever is sent, well or badly formed: an answer that the description promises, and never a 5xx."""
    tried = 0
    for found in described.schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # an error here is a failed test
        if operation.path.endswith("/events"):
            continue  # a stream never ends by itself; it has tests of its own

        @settings(max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode), at_table=booleans())
        def attempt(case: schemathesis.Case[Any], at_table: bool) -> None:
            nonlocal tried
            tried += 1
            described.check(case, at_table)

        with contextlib.suppress(Unsatisfiable):  # a route without parameters cannot be called wrongly
            attempt()
    assert tried > 50


def test_the_docs_describe_every_route(player: Player) -> None:
    described = player.get("/api/openapi.json")
    page = player.http.get("/docs").text
    assert len(described["paths"]) > 25
    for path, methods in described["paths"].items():
        assert path in page
        for method, route in methods.items():
            assert route["summary"] and "200" in route["responses"]
            assert method == "get" or path.endswith(("/rematch", "/analysis")) or "requestBody" in route
    references = re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(described).decode())
    assert references
    assert set(references) <= set(described["components"]["schemas"])
