"""The bots there are, by name."""

from kingsbridge.bots.bot import Bot
from kingsbridge.bots.levels import LEVELS, LevelBot, check_learned, level_of
from kingsbridge.bots.simple import GreedyBot, RandomBot, TidyBot
from kingsbridge.bots.yardstick import YardstickBot
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest, listing

_BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "tidy": TidyBot,
    "greedy": GreedyBot,
    "yardstick": YardstickBot,
}
# Greedy by the version of the games' sense; its name alone means the first, by which strength was claimed.
_GREEDY: dict[str, int] = {"greedy@1": 1, "greedy@2": 2}


def bot_names() -> list[str]:
    """Name the bots, those without search first; a level's name means the version that has shown to be best."""
    return [*_BOTS, *LEVELS]


def is_bot(name: str) -> bool:
    """Say whether a name is a bot's: one of `bot_names`, or a level or greedy with its version, as `master@1`."""
    return name in _BOTS or name in _GREEDY or bool(level_of(name))


def check_bot(name: str, game: Game) -> None:
    """Refuse a name that is no bot's, and a bot that cannot play the game."""
    if not is_bot(name):
        raise _unknown(name)
    check_learned(name, game)


def make_bot(name: str) -> Bot:
    """Make a bot by its name."""
    if level_of(name):
        return LevelBot(name)
    if name in _GREEDY:
        return GreedyBot(_GREEDY[name])
    found = _BOTS.get(name)
    if found is None:
        raise _unknown(name)
    return found()


def _unknown(name: str) -> BadRequest:
    allowed = listing(bot_names())
    return BadRequest(
        "unknown-bot", f"There is no bot '{name}'; bots: {allowed}.", {"bot": name, "allowed": allowed}
    )
