"""The bots there are, by name."""

from kingsbridge.bots.bot import Bot
from kingsbridge.bots.simple import GreedyBot, RandomBot, TidyBot
from kingsbridge.bots.yardstick import YardstickBot
from kingsbridge.core.errors import BadRequest, listing

_BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "tidy": TidyBot,
    "greedy": GreedyBot,
    "yardstick": YardstickBot,
}


def bot_names() -> list[str]:
    """Name the bots, the weakest first."""
    return list(_BOTS)


def make_bot(name: str) -> Bot:
    """Make a bot by its name."""
    found = _BOTS.get(name)
    if found is None:
        raise BadRequest(
            "unknown-bot",
            f"There is no bot '{name}'; bots: {listing(bot_names())}.",
            {"bot": name, "allowed": listing(bot_names())},
        )
    return found()
