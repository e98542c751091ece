"""All figures of a run, ready for JSON. The report shows these and no others."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from kingsbridge.arena.accumulators import Accumulator, accumulate
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.ratings import rate
from kingsbridge.arena.schedule import Plan
from kingsbridge.arena.statistics import histograms, share_row, spread
from kingsbridge.arena.tournament import counted
from kingsbridge.arena.what_wins import WhatWins
from kingsbridge.core.errors import BadRequest


def make_figures(
    plan: Plan, outcomes: Sequence[Outcome], own: Mapping[str, Accumulator] | None = None
) -> dict[str, Any]:
    """Count a run; `own` are accumulators of the user."""
    games = counted(plan, outcomes)
    if not games:
        raise BadRequest("no-games", "No game of this run is over yet.", {})
    what_wins = WhatWins()
    accumulate(plan, games, [what_wins, *(own or {}).values()])
    return {
        **standings(plan, games),
        "seat_shares": _by_seat(plan, games),
        "scores": _scores(games),
        "length": {
            **spread([len(game.moves) for game in games]),
            "histogram": histograms({"games": [len(game.moves) for game in games]}),
        },
        "what_wins": what_wins.figures(),
        "own": {name: accumulator.figures() for name, accumulator in (own or {}).items()},
    }


def standings(plan: Plan, games: Sequence[Outcome]) -> dict[str, Any]:
    """Count who won, and how strong that makes the bots."""
    bots = list(dict.fromkeys(plan.bots))
    return {
        **plan.header(),
        "games": len(games),
        "bots": [_bot(bot, games) for bot in bots],
        "ratings": [
            {
                "bot": rating.bot,
                "rating": rating.mean,
                "sigma": rating.deviation,
                "low": rating.low,
                "high": rating.high,
            }
            for rating in rate(games, bots)
        ],
        "meetings": _meetings(bots, games),
        "forfeits": [
            {"game": game.game, "bot": game.bots[forfeit.seat], **asdict(forfeit)}
            for game in games
            for forfeit in game.forfeits
        ],
    }


def _bot(bot: str, games: Sequence[Outcome]) -> dict[str, Any]:
    """Count a bot: its share of the games it played (all its seats together), and what would be fair."""
    played = [game for game in games if bot in game.bots]
    scores = [
        score for game in played for score, name in zip(game.scores, game.bots, strict=True) if name == bot
    ]
    seconds = [
        time
        for game in played
        for times, name in zip(game.seconds, game.bots, strict=True)
        if name == bot
        for time in times
    ]
    return {
        "bot": bot,
        "games": len(played),
        **share_row(sum(game.share_of(bot) for game in played), len(played)),
        "fair": len(scores) / sum(len(game.bots) for game in played) if played else 0.0,
        "mean_score": sum(scores) / len(scores) if scores else 0.0,
        "forfeits": sum(game.bots[forfeit.seat] == bot for game in played for forfeit in game.forfeits),
        "seconds": spread(seconds) if seconds else None,
    }


def _meetings(bots: list[str], games: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Count for every two bots how often the one came in before the other; level places are half."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        places = game.places()
        for seat, bot in enumerate(game.bots):
            for other_seat, other in enumerate(game.bots):
                if bots.index(bot) < bots.index(other):
                    ahead, behind = places[seat], places[other_seat]
                    found[bot, other].append(1.0 if ahead < behind else 0.5 if ahead == behind else 0.0)
    return [
        {"bot": bot, "other": other, "meetings": len(wins), **share_row(sum(wins), len(wins))}
        for (bot, other), wins in sorted(found.items())
    ]


def _by_seat(plan: Plan, games: Sequence[Outcome]) -> dict[str, list[dict[str, Any]]]:
    """Count the wins of each seat, for all bots together ("") and for each that sat on it."""
    found: dict[str, list[dict[str, Any]]] = {}
    for bot in ["", *dict.fromkeys(plan.bots)]:
        found[bot] = []
        for seat in range(plan.seats):
            there = [game for game in games if bot in ("", game.bots[seat])]
            wins = share_row(sum(game.share(seat) for game in there), len(there))
            found[bot].append({"seat": seat, "games": len(there), **wins})
    return found


def _scores(games: Sequence[Outcome]) -> dict[str, Any]:
    """Count the points of each bot."""
    by_bot: dict[str, list[float]] = {}
    for game in games:
        for bot, score in zip(game.bots, game.scores, strict=True):
            by_bot.setdefault(bot, []).append(score)
    return {
        "spread": {bot: spread(scores) for bot, scores in by_bot.items()},
        "histogram": histograms(by_bot),
    }
