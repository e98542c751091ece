"""A view in the form it is sent: encoded once, in parts that are compared with those a client has already."""

from collections.abc import Mapping
from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()


class ViewParts:
    """An encoded view. A part is a field of it; a list of things, such as what lies before each seat, has items."""

    __slots__ = ("_fields", "_items")

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._fields: dict[str, bytes] = {}
        self._items: dict[str, list[bytes]] = {}
        for name, value in view.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                self._items[name] = [_ENCODER.encode(item) for item in value]
                self._fields[name] = b""
            else:
                self._fields[name] = _ENCODER.encode(value)

    def whole(self) -> msgspec.Raw:
        """Give the view as JSON."""
        fields = (b'"%s":%s' % (name.encode(), self._field(name)) for name in self._fields)
        return msgspec.Raw(b"{%s}" % b",".join(fields))

    def since(self, before: "ViewParts") -> dict[str, Any] | None:
        """Give what is not as it was, as a ViewChange; None where only the whole will do."""
        if self._fields.keys() != before._fields.keys():
            return None
        parts: dict[str, msgspec.Raw] = {}
        items: dict[str, dict[str, msgspec.Raw]] = {}
        for name, field in self._fields.items():
            now, then = self._items.get(name), before._items.get(name)
            if now is None or then is None or len(now) != len(then):
                if now is not None or field != before._fields[name] or then is not None:
                    parts[name] = msgspec.Raw(self._field(name))
            elif now != then:
                changed = (at for at, item in enumerate(now) if item != then[at])
                items[name] = {str(at): msgspec.Raw(now[at]) for at in changed}
        return {"parts": parts, "items": items}

    def _field(self, name: str) -> bytes:
        items = self._items.get(name)
        return self._fields[name] if items is None else b"[%s]" % b",".join(items)
