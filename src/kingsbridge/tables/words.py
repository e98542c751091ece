"""The sentences of one game at one table, with the names of those who sit there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingsbridge.bots.advice import Ground
from kingsbridge.core.contract import Game
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

    def counsel(self, ground: Ground) -> str:
        """Say what speaks for an action."""
        return self.texts.counsel(self.game, ground.key, ground.args, self.names)

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
