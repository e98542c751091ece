"""The JSON schema of everything that is sent: messages, and each game's views and journal entries.

`python -m kingsbridge.server.schema [FILE]` writes it; the web client's types are generated from that file. Types of a
game carry its name in front (`CardsView`, `CardsSeat`), and `CardsEntry` is any entry of its journal.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from kingsbridge.core.contract import Game
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server import messages

REF = "#/$defs/{name}"


def message_types() -> list[Any]:
    """List all messages."""
    return [
        defined
        for defined in vars(messages).values()
        if isinstance(defined, type) and issubclass(defined, msgspec.Struct)
    ]


def message_schemas(ref: str = REF) -> dict[str, Any]:
    """Give the schema of every message by its name."""
    _, schemas = msgspec.json.schema_components(message_types(), ref_template=ref)
    return schemas


def game_schemas(game: Game) -> dict[str, Any]:
    """Give the schemas of a game's view, its parts, and its entries, with the game's name in front."""
    prefix = _camel(game.id)
    (view,), parts = msgspec.json.schema_components([game.view_type], ref_template=REF)
    defs = {_own_name(prefix, name): _renamed(prefix, schema) for name, schema in parts.items()}
    defs.setdefault(f"{prefix}View", _renamed(prefix, view))
    entries = []
    for kind, entry_type in game.entry_types.items():
        _, parts = msgspec.json.schema_components([entry_type], ref_template=REF)
        own = _renamed(prefix, parts.pop(entry_type.__name__))
        defs.update({_own_name(prefix, name): _renamed(prefix, schema) for name, schema in parts.items()})
        name = f"{prefix}Entry{_camel(kind)}"
        defs[name] = _entry_schema(kind, own)
        entries.append({"$ref": REF.format(name=name)})
    defs[f"{prefix}Entry"] = {"anyOf": entries}
    return defs


def whole_schema() -> dict[str, Any]:
    """Give one schema that defines every type; each is also named as a property, so that generators reach it."""
    defs = message_schemas()
    for name, union in (("ClientMessage", messages.ClientMessage), ("ServerMessage", messages.ServerMessage)):
        defs[name] = msgspec.json.schema_components([union], ref_template=REF)[0][0]
    defs["Protocol"] = {"const": messages.PROTOCOL}
    for game_id in game_ids():
        defs.update(game_schemas(load_game(game_id)))
    for name, schema in defs.items():
        schema["title"] = name  # generators call types by their title
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Schema",
        "type": "object",
        "properties": {name: {"$ref": REF.format(name=name)} for name in defs},
        "required": list(defs),
        "$defs": defs,
    }


def _entry_schema(kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    """An entry is sent flat: its kind next to its arguments."""
    return {
        **schema,
        "properties": {"kind": {"const": kind}, **schema.get("properties", {})},
        "required": ["kind", *schema.get("required", [])],
    }


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


def _own_name(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def _renamed(prefix: str, schema: Any) -> Any:
    """Follow the new names in references."""
    if isinstance(schema, list):
        return [_renamed(prefix, part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    renamed = {name: _renamed(prefix, part) for name, part in schema.items()}
    if isinstance(renamed.get("$ref"), str):
        renamed["$ref"] = REF.format(name=_own_name(prefix, renamed["$ref"].rsplit("/", 1)[1]))
    return renamed


def main() -> None:
    """Write the schema to the file named, or to the standard output."""
    text = msgspec.json.format(msgspec.json.encode(whole_schema()), indent=1).decode() + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
