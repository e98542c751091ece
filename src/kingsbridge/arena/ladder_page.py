"""The page of a ladder: who stands where over everything and in each game, complete in one file."""

import math
from collections.abc import Sequence
from html import escape

from kingsbridge.arena.ladder import Ladder
from kingsbridge.arena.plots import Range, intervals
from kingsbridge.arena.report import STYLE
from kingsbridge.arena.strengths import Strength
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.texts import Texts


def ladder_page(ladder: Ladder, texts: Texts) -> str:
    """Write the page."""
    title = escape(texts.say("ladder-title"))
    parts = [f'<p class="note">{escape(texts.say("ladder-note"))}</p>', _standing(ladder.strengths(), texts)]
    for game_id in game_ids():
        game = load_game(game_id)
        name = texts.of_game(game, "game-title") if texts.has(game, "game-title") else game_id
        rows = [strength for strength in ladder.strengths(game_id) if strength.games]
        if rows:
            parts.append(f"<h2>{escape(name)}</h2>{_standing(rows, texts)}")
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{title}</h1>\n{''.join(parts)}</body></html>\n"
    )


def _standing(rows: Sequence[Strength], texts: Texts) -> str:
    ranges = [Range(row.bot, row.low, row.rating, row.high, f"{row.rating:.0f}") for row in rows]
    least = math.floor(min(row.low for row in rows) / 100) * 100
    most = math.ceil(max(row.high for row in rows) / 100) * 100
    head = "".join(
        f"<th>{escape(texts.say(key))}</th>"
        for key in ("column-bot", "column-rating", "column-interval", "column-games")
    )
    body = "".join(
        f"<tr><td>{escape(row.bot)}</td><td>{row.rating:.0f}</td><td>{row.low:.0f} - {row.high:.0f}</td>"
        f"<td>{row.games}</td></tr>"
        for row in rows
    )
    plot = intervals(ranges, least, max(most, least + 100), lambda points: f"{points:.0f}")
    return f'{plot}<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
