"""`kingsbridge advise`: what a strong player would do at a position of a record, or which moves of it cost most."""

from dataclasses import dataclass
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from kingsbridge.bots.advice import Advice, advise, cost_of
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import LEVELS, MASTER, level_of, plan_for
from kingsbridge.cli.check import RecordArgument
from kingsbridge.cli.files import read_record
from kingsbridge.cli.options import seat_index
from kingsbridge.cli.progress import counting
from kingsbridge.cli.replay import words_of
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.cli.words import Words
from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest, listing
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record

_MOST_COSTLY = 5
_LEAST_COST = 0.02  # less is within what the search cannot tell apart
_ALL = 1 << 8  # no game has more actions
# Of a game that was played every move is tried often enough to be judged, not only those that look good.
_REVIEW_UNIFORM = 0.5


@dataclass(frozen=True)
class Judged:
    """A move that was played, with what was better and by how much."""

    ply: int
    seat: int
    action: int
    better: Advice
    cost: float


def advise_command(
    ctx: typer.Context,
    file: RecordArgument,
    ply: Annotated[
        int | None,
        typer.Option(help="Advise at the position after this many moves; left out: the whole game."),
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Only the moves of this seat; seats count from 1.")] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="How well to search.")] = MASTER,
) -> None:
    """Give the best actions at one position, or the moves of the whole game that cost most."""
    terminal = terminal_of(ctx)
    level = _known_level(level)
    record = read_record(file)
    if ply is not None:
        state = Play.resume(record, ply).state
        show_advice(terminal, words_of(terminal, record, state.game), state, level)
        return
    seats = list(range(record.seats)) if seat is None else [seat_index(seat, record.seats)]
    review(terminal, record, seats, level)


def show_advice(terminal: Terminal, words: Words, state: State, level: str) -> None:
    """Print the best actions at a position, with what speaks for each."""
    if state.is_over:
        raise BadRequest("game-over", "The game is over; no more moves are possible.", {})
    seat = state.current_seat
    with terminal.out.status(words.say("play-thinking", seat=words.names[seat])):
        advised = _advice(state, level, 0, 3)
    if not advised:
        terminal.say("advise-forced", action=words.label(state.legal_actions()[0]))
        return
    terminal.write(words.say("advise-for", seat=words.titles[seat]), "bold")
    table = _table(words, ["column-action", "column-outlook", "column-tries", "column-because"])
    for advice in advised:
        row = [
            words.label(advice.action),
            _percent(advice.value),
            str(advice.visits),
            _because(words, advice),
        ]
        table.add_row(*row)
    terminal.show(table)
    terminal.say("advise-note", level=terminal.texts.say(f"level-{level}"))


def review(terminal: Terminal, record: Record, seats: list[int], level: str = MASTER) -> None:
    """Print the moves of some seats that cost most, each with what was better."""
    states = list(record.replay())[: len(record.moves)]
    judged: list[Judged] = []
    with counting(terminal, len(states), what="advise-judging") as count:
        for ply, state in enumerate(states):
            if state.current_seat in seats and len(state.legal_actions()) > 1:
                judged.append(_judge(state, record.moves[ply], ply, level))
            count(1)
    costly = sorted((move for move in judged if move.cost >= _LEAST_COST), key=lambda move: -move.cost)
    if costly:
        _show_costly(terminal, words_of(terminal, record, states[0].game), costly[:_MOST_COSTLY])
    else:
        terminal.say("advise-nothing", count=len(judged))
    terminal.say("advise-note", level=terminal.texts.say(f"level-{level}"))


def _show_costly(terminal: Terminal, words: Words, costly: list[Judged]) -> None:
    terminal.write(words.say("advise-costly"), "bold")
    columns = ["column-move", "column-who", "column-played", "column-better", "column-cost", "column-because"]
    table = _table(words, columns)
    for move in costly:
        table.add_row(
            str(move.ply + 1),
            words.names[move.seat],
            words.label(move.action),
            words.label(move.better.action),
            _percent(move.cost),
            _because(words, move.better),
        )
    terminal.show(table)
    terminal.say("advise-closer", ply=str(costly[0].ply), move=str(costly[0].ply + 1))


def _judge(state: State, played: str, ply: int, level: str) -> Judged:
    """Compare a move with the best one, from what its seat could know."""
    action = state.game.action_id(played)
    advised = _advice(state, level, _REVIEW_UNIFORM, _ALL)
    return Judged(ply, state.current_seat, action, advised[0], cost_of(advised, action))


def _advice(state: State, level: str, uniform: float, most: int) -> list[Advice]:
    info = Info(state, state.current_seat)
    plan = plan_for(level, info)
    plan.uniform = max(plan.uniform, uniform)
    return advise(info, plan, 0, most)


def _known_level(name: str) -> str:
    level = level_of(name)
    if not level:
        allowed = listing(list(LEVELS))
        raise BadRequest(
            "unknown-level",
            f"There is no bot level '{name}'; levels: {allowed}.",
            {"level": name, "allowed": allowed},
        )
    return level


def _table(words: Words, columns: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for key in columns:
        numbers = key in ("column-move", "column-outlook", "column-tries", "column-cost")
        table.add_column(words.say(key), justify="right" if numbers else "left")
    return table


def _because(words: Words, advice: Advice) -> str:
    """Say what speaks for an action, in parts of what the position is worth after it."""
    parts = [
        words.say("advise-because", part=words.texts.part(words.game, each.part), gain=f"{each.gain:.1f}")
        for each in advice.because
    ]
    return ", ".join(parts) or words.say("advise-later")


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"
