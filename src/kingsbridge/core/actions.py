"""The action catalogue of a game: a fixed list, so that an action is just a number."""

from typing import Final

from kingsbridge.core.errors import BadRequest

MAX_ACTIONS: Final = 256


class Action:
    """One entry of the catalogue: `key` names it for ever, `target` is what a person would click."""

    def __init__(
        self, kind: str = "", args: dict[str, str | int] | None = None, target: str = "", key: str = ""
    ) -> None:
        self.id = -1
        self.kind = kind
        self.args: dict[str, str | int] = {} if args is None else args
        self.target = target
        self.key = key or " ".join([kind, *[str(value) for value in self.args.values()]])

    def __repr__(self) -> str:
        return f"Action({self.id}, {self.key!r}, target={self.target!r})"


class Catalogue:
    """All actions of a game, by id, by key and by target."""

    def __init__(self, actions: list[Action] | None = None) -> None:
        self.actions: list[Action] = [] if actions is None else actions
        self.ids: dict[str, int] = {}
        self.by_target: dict[str, list[int]] = {}
        if len(self.actions) > MAX_ACTIONS:
            raise ValueError(f"A catalogue holds at most {MAX_ACTIONS} actions, not {len(self.actions)}.")
        for number, action in enumerate(self.actions):
            if action.key in self.ids:
                raise ValueError(f"Two actions have the key '{action.key}'.")
            action.id = number
            self.ids[action.key] = number
            self.by_target.setdefault(action.target, []).append(number)

    def id_of(self, key: str) -> int:
        """Find the id of a key."""
        number = self.ids.get(key)
        if number is None:
            raise BadRequest(
                "unknown-action",
                f"There is no action '{key}' in this game; keys look like '{self.actions[0].key}'.",
                {"action": key, "example": self.actions[0].key},
            )
        return number

    def get(self, number: int) -> Action:
        """Find the action of an id."""
        if not 0 <= number < len(self.actions):
            raise BadRequest(
                "unknown-action-id",
                f"There is no action {number}; ids go from 0 to {len(self.actions) - 1}.",
                {"action": number, "last": len(self.actions) - 1},
            )
        return self.actions[number]

    def named(self, what: str) -> list[int]:
        """Find the actions that a key or a target names."""
        number = self.ids.get(what)
        if number is not None:
            return [number]
        return self.by_target.get(what, [])
