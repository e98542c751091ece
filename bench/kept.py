"""Results of the claims about strength, small enough for the repository, so that any machine can go on with them.

The first line is the arena's plan and how the bots search; then every game as soon as it is over: its number, the
scores and who won. Deals, seats and seeds follow from the plan, so that any of the games can be played again, move for
move.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from kingsbridge.arena.line_file import LineFile
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import Plan
from kingsbridge.core.registry import load_game

FORMAT: Final = 1
_BYTES: Final = 6


class Kept:
    """A claim's results file, open for more games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._file = LineFile(path)
        self.done: dict[int, Outcome] = {}
        whole, _ = self._file.read()
        self._file.cut(whole)
        if whole:
            self.done = _games(path, whole, plan)
        else:
            self._file.write(_opening(plan))

    def append(self, outcome: Outcome) -> None:
        """Keep a game; our own bots forfeit none."""
        if outcome.forfeits:
            raise RuntimeError(f"{outcome.forfeits[0].what} in game {outcome.game} of {outcome.bots}")
        self._file.write({"game": outcome.game, "scores": outcome.scores, "winners": outcome.winners})
        self.done[outcome.game] = outcome

    def close(self) -> None:
        """Let others write."""
        self._file.close()


def kept_games(path: Path, plan: Plan) -> list[Outcome]:
    """Read the games of a claim, in the order of their numbers; without their moves."""
    if not path.exists():
        return []
    text = path.read_bytes()
    done = _games(path, text[: text.rfind(b"\n") + 1], plan)
    return [done[number] for number in sorted(done)]


def _games(path: Path, text: bytes, plan: Plan) -> dict[int, Outcome]:
    opening, *games = [json.loads(line) for line in text.splitlines()]
    if opening != _opening(plan):
        raise SystemExit(f"{path} holds games of other bots or of another plan: take it away to begin anew.")
    return {game["game"]: _outcome(plan, game) for game in games}


def _outcome(plan: Plan, game: dict[str, Any]) -> Outcome:
    fixture = plan.fixture(game["game"])
    return Outcome(
        game=fixture.number,
        deal=fixture.deal,
        bots=list(fixture.bots),
        scores=game["scores"],
        winners=game["winners"],
        moves=[],
        forfeits=[],
        seconds=[[] for _ in fixture.bots],
    )


def _opening(plan: Plan) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        json.dumps({**plan.header(), "format": FORMAT, "how": {bot: _how(plan, bot) for bot in plan.bots}})
    )
    return found


def _how(plan: Plan, bot: str) -> str:
    """Put the numbers that a bot plays by into a few digits: games of a changed one are not counted with others."""
    game = load_game(plan.game)
    effort = game.efforts.of(bot, plan.seats)
    numbers: list[Any] = []
    if effort is not None:
        numbers += [effort.iterations, effort.explore, effort.horizon, effort.race, effort.worth]
        numbers += [game.efforts.growth, *game.efforts.reckoned]
        numbers += [effort.lean] if effort.lean else []
    if effort is not None and effort.learned and game.learned is not None:
        numbers += [game.learned.parts, game.learned.places, game.learned.features]
    weights = game.weights.get(effort.worth if effort else int(bot.partition("@")[2] or 1))
    if weights is not None:
        numbers += [weights.choice, sorted(weights.by_seats.items()), weights.standing, weights.temperatures]
        numbers += [weights.search] if effort and weights.search else []
    return hashlib.blake2b(json.dumps(numbers).encode(), digest_size=_BYTES).hexdigest()
