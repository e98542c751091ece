"""Writes what was learned as the game's `learned.toml`: the model card first, then the numbers."""

from datetime import date

from kingsbridge.core.contract import Game
from kingsbridge.core.learned import FORMAT, Learned
from kingsbridge.lab.training.fitting import Fit, Losses
from kingsbridge.lab.training.notes import AT_RANDOM, SelfPlay


def written(game: Game, plan: SelfPlay, games: int, fit: Fit, day: date) -> str:
    """Give the file."""
    return "\n".join([*_card(game, plan, games, fit, day), *_numbers(game, fit.learned)]) + "\n"


def _card(game: Game, plan: SelfPlay, games: int, fit: Fit, day: date) -> list[str]:
    seats = " ".join(f"--seats {number}" for number in plan.seats)
    budget = f" --budget {plan.budget}" if plan.budget else ""
    tables = " and ".join(str(number) for number in plan.seats)
    return [
        f"# The chance of a seat to win {game.id}, learned from self-play; read by `kingsbridge.core.learned`, made by",
        f"#   kingsbridge train {game.id} --games {games} {seats} --bot {plan.bot}{budget} --seed {plan.seed}",
        f"# {day.isoformat()}: {games} games of {plan.bot} with itself at tables of {tables},",
        f"# {AT_RANDOM:.0%} of the moves by chance.",
        "# What it knows: the parts of the game's sense and what each seat owns by its features, linear, by epoch.",
        "# What it does not: cards just dealt, what all seats share, how things go together, and play that is far from",
        "# that of the bots above.",
        f"# Pulled to the hand-made value with {fit.pull:g}; positions within an epoch count {fit.within:g}.",
        "# Log loss of foretelling the winner at the begin of an epoch, in games not fitted (less is better):",
        "# all seats alike, the hand-made value with its best temperature, what was learned.",
        *(_loss_line(each) for each in fit.losses),
        "",
    ]


def _loss_line(losses: Losses) -> str:
    return (
        f"#   epoch {losses.epoch}: {losses.even:.3f}, {losses.hand_made:.3f}, {losses.learned:.3f} "
        f"({losses.positions} positions)"
    )


def _numbers(game: Game, learned: Learned) -> list[str]:
    parts = game.sense.part_names[:-1]
    lines = [f"format = {FORMAT}", "", "# One number an epoch.", "[parts]"]
    lines += [_line(name, [row[at] for row in learned.parts]) for at, name in enumerate(parts)]
    lines += ["", "[features]"]
    for at, place in enumerate(learned.places):
        lines.append(_line(game.feature_names[place], [row[at] for row in learned.features]))
    return lines


def _line(name: str, numbers: list[float]) -> str:
    return f'"{name}" = [{", ".join(repr(number) for number in numbers)}]'
