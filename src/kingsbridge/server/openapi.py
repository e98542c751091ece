"""The description of the API: schemas come from the messages, and a page shows it all without any script."""

import re
from collections.abc import Callable
from html import escape
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from kingsbridge.server import messages, schema

_REF = "#/components/schemas/{name}"
_ABOUT = """Play a seat with HTTP alone, or over the WebSocket at `/api/tables/{table_id}/live`.

A device is known by the cookie `kingsbridge_device`, which the first table made or seat claimed sets. Every refusal is
a `Refused` with a code, arguments and one English sentence."""


def document(handler: Callable[..., Any], takes: Any, gives: Any) -> dict[str, Any]:
    """Describe a route: its body, its answer, and the refusals."""
    summary = (handler.__doc__ or "").strip()
    extra: dict[str, Any] = {}
    if takes is not None:
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(takes)}}}
    return {
        "summary": summary,
        "openapi_extra": extra,
        "responses": {
            200: {"description": "Done.", "content": _content(gives)},
            "4XX": {
                "description": "Refused.",
                "content": {"application/json": {"schema": _named("Refused")}},
            },
        },
    }


def _content(gives: Any) -> dict[str, Any]:
    if gives is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if gives is bytes:
        return {"text/event-stream": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": _schema(gives)}}


def _schema(kind: Any) -> Any:
    return msgspec.json.schema_components([kind], ref_template=_REF)[0][0]


def _named(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


def describe(app: FastAPI) -> dict[str, Any]:
    """Give the whole description, made once."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=_ABOUT, routes=app.routes)
        schemas = {**schema.message_schemas(_REF)}
        schemas["ClientMessage"] = _schema(messages.ClientMessage)
        schemas["ServerMessage"] = _schema(messages.ServerMessage)
        made["components"] = {"schemas": schemas}
        for path in made["paths"].values():
            for route in path.values():
                route["responses"].pop("422", None)  # a wrong parameter is refused like everything else
        app.openapi_schema = made
    return app.openapi_schema


def docs_page(described: dict[str, Any]) -> str:
    """Show the description as a page."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width,initial-scale=1'>",
        f"<title>{escape(described['info']['title'])} API</title>",
        "<style>body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
        "background:#f7f0dd;color:#2b2118}code,pre{font:14px monospace;background:#fffaf0}"
        "pre{overflow:auto;padding:.5rem}summary{cursor:pointer}</style>",
        f"<h1>{escape(described['info']['title'])} API</h1>",
        f"<p>{_marked(described['info']['description'])}</p>",
        "<p>The whole description: <a href='/api/openapi.json'>/api/openapi.json</a></p><h2>Routes</h2><ul>",
    ]
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            parts.append(
                f"<li><code>{method.upper()} {escape(path)}</code> {escape(route['summary'])}{_types(route)}</li>"
            )
    parts.append("</ul><h2>Messages</h2>")
    for name, message in described["components"]["schemas"].items():
        text = msgspec.json.format(msgspec.json.encode(message), indent=1).decode()
        about = escape(message.get("description", ""))
        parts.append(
            f"<details id='{name}'><summary><b>{name}</b> {about}</summary><pre>{escape(text)}</pre></details>"
        )
    return "".join(parts)


def _types(route: dict[str, Any]) -> str:
    """Link the messages a route takes and gives."""
    body = re.findall(r"schemas/(\w+)", str(route.get("requestBody", "")))
    answer = re.findall(r"schemas/(\w+)", str(route["responses"].get("200", "")))
    linked = " → ".join(
        ", ".join(f"<a href='#{name}'>{name}</a>" for name in names) for names in (body, answer) if names
    )
    return f"<br>{linked}" if linked else ""


def _marked(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
