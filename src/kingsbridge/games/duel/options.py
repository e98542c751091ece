"""The options of Builders' Duel: how the rulebook's "5 person cards" is read."""

from kingsbridge.core.options import Option
from kingsbridge.games.duel.components import FEW_PERSONS, MANY_PERSONS

OPTIONS: list[Option] = [Option("persons", [FEW_PERSONS, MANY_PERSONS])]
