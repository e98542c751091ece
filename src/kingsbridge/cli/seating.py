"""Who sits where: people and bots, as a person names them."""

from kingsbridge.bots.bot import Bot
from kingsbridge.bots.levels import level_of, style_of
from kingsbridge.bots.registry import check_bot, is_bot, make_bot
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import BadRequest
from kingsbridge.texts import Texts

HUMAN = "human"
_HUMAN_WORDS = (HUMAN, "you", "mensch", "du")


def split_names(text: str) -> list[str]:
    """Read names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_players(text: str, game: Game) -> list[str]:
    """Read who sits on each seat."""
    players = [HUMAN if name.casefold() in _HUMAN_WORDS else name for name in split_names(text)]
    for name in players:
        if name != HUMAN:
            check_bot(name, game)
    return players


def players_beside(game: Game, seats: int | None, bots: list[str], seat: int | None) -> list[str]:
    """Seat one person among bots; a single bot name fills all other seats, and bots alone tell the number of seats."""
    if seats is None:
        seats = len(bots) + 1 if len(bots) > 1 else game.min_seats
    game.check_seats(seats)
    if len(bots) == 1:
        bots = bots * (seats - 1)
    if len(bots) != seats - 1:
        raise BadRequest(
            "wrong-number-of-bots",
            f"{seats} seats need {seats - 1} bots beside you, not {len(bots)}.",
            {"seats": seats, "needed": seats - 1, "given": len(bots)},
        )
    for name in bots:
        if name != HUMAN:
            check_bot(name, game)
    place = 0 if seat is None else seat
    return [*bots[:place], HUMAN, *bots[place:]]


def players_of_record(players: list[str], seats: int) -> list[str]:
    """Say who goes on with a recorded game: bots by their names, everybody else is a person."""
    return [
        players[seat] if seat < len(players) and is_bot(players[seat]) else HUMAN for seat in range(seats)
    ]


def make_bots(players: list[str]) -> list[Bot | None]:
    """Make the bots; None where a person sits."""
    return [None if name == HUMAN else make_bot(name) for name in players]


def titles(texts: Texts, names: list[str], players: list[str]) -> list[str]:
    """Give the names with who plays them."""
    alone = players.count(HUMAN) == 1
    written: list[str] = []
    for name, player in zip(names, players, strict=True):
        if player != HUMAN:
            written.append(f"{name} ({_bot_title(texts, player)})")
        else:
            written.append(f"{name} ({texts.say('you')})" if alone else name)
    return written


def _bot_title(texts: Texts, player: str) -> str:
    level, style = level_of(player), style_of(player)
    title = texts.say(f"level-{level}") if level else player
    return texts.say("level-styled", level=title, style=texts.say(f"style-{style}")) if style else title
