"""The sentences of one game at one table, with the names of those who sit there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingsbridge.bots.registry import is_bot
from kingsbridge.cli.seating import HUMAN
from kingsbridge.core.contract import Game, State
from kingsbridge.core.entries import Entry
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.ledger import Rule, find_rule
from kingsbridge.core.reason import Reason
from kingsbridge.texts import Texts


@dataclass(frozen=True)
class Words:
    """`names` stand in sentences, `titles` beside the board."""

    texts: Texts
    game: Game
    names: list[str]
    titles: list[str]

    def say(self, key: str, **args: Any) -> str:
        """Give a sentence of the game or of the shell."""
        return self.texts.of_game(self.game, key, **args)

    def label(self, action: int) -> str:
        """Say what an action does."""
        return self.texts.label(self.game, self.game.action(action), self.names)

    def entry(self, args: Mapping[str, object]) -> str:
        """Tell an entry as one seat may read it."""
        return self.texts.entry(self.game, args, self.names)

    def reason(self, reason: Reason) -> str:
        """Say why something is not possible."""
        return self.texts.reason(self.game, reason, self.names)

    def component(self, key: str) -> str:
        """Name a component."""
        return self.texts.component(self.game, key)

    def components(self, keys: list[str]) -> str:
        """Name several components."""
        return self.texts.join([self.component(key) for key in keys])

    def help(self, key: str) -> str:
        """Say what a component does."""
        return self.texts.help(self.game, key)

    def phase(self, name: str) -> str:
        """Name a phase."""
        return self.texts.phase(self.game, name)

    def rule(self, rule_id: str) -> Rule | None:
        """Find a rule; a game may lack its ledger."""
        try:
            return find_rule(self.game.id, self.texts.language, rule_id)
        except (BadRequest, OSError):
            return None


def seat_names(texts: Texts, game: Game, seats: int, players: list[str]) -> list[str]:
    """Name the seats: by the players' own names where the record has such, not by those of bots."""
    names = [texts.seat_name(game, seat) for seat in range(seats)]
    for seat, player in enumerate(players[:seats]):
        if player and player != HUMAN and not is_bot(player):
            names[seat] = player
    return names


def journal_of(state: State) -> list[Entry]:
    """Give the journal of a state that keeps one."""
    assert state.journal is not None
    return state.journal
