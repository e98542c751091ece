"""Options: what can be chosen about a game before it begins."""

from kingsbridge.core.errors import BadRequest, listing

OptionValue = str | int | bool


class Option:
    """One option: its name, the values it may take (the first is the default)."""

    def __init__(self, name: str = "", values: list[OptionValue] | None = None) -> None:
        self.name = name
        self.values: list[OptionValue] = [] if values is None else values

    @property
    def default(self) -> OptionValue:
        """The value where nothing is said."""
        return self.values[0]


def resolve_options(table: list[Option], given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Fill in defaults and refuse unknown names and values, saying what is allowed."""
    names = [option.name for option in table]
    for name in given:
        if not names:
            raise BadRequest("no-options", f"This game has no options, nor '{name}'.", {"option": name})
        if name not in names:
            raise BadRequest(
                "unknown-option",
                f"There is no option '{name}'; options of this game: {listing(names)}.",
                {"option": name, "allowed": listing(names)},
            )
    chosen: dict[str, OptionValue] = {}
    for option in table:
        value = given.get(option.name, option.default)
        if not _is_one_of(value, option.values):
            allowed = listing([str(value) for value in option.values])
            raise BadRequest(
                "bad-option-value",
                f"'{value}' is not a value of option '{option.name}'; allowed: {allowed}.",
                {"option": option.name, "value": str(value), "allowed": allowed},
            )
        chosen[option.name] = value
    return chosen


def _is_one_of(value: OptionValue, allowed: list[OptionValue]) -> bool:
    # True == 1 in Python, but a switch is not a number.
    return any(value == option and isinstance(value, bool) == isinstance(option, bool) for option in allowed)
