"""Tables that come from others: played on from a moment or from a record, with the same deal, or tried out beside one.

A game that is played on with everything dealt as it was has the key of the first and begins with its moves. One that is
dealt anew begins with a sample: a position of its own, with a key of its own, in which nothing is left of what whoever
asked could not know. So trying something out beside a running game shows nothing that its seat may not know.
"""

from dataclasses import replace

from kingsbridge.core.contract import State
from kingsbridge.core.play import Play
from kingsbridge.server.messages import BringOn, NewTable, PlayOn, SameDeal, SeatWish, TryOut
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.making import Descent
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.rows import Beginning, Origin


def play_on(record: TableRecord, wish: PlayOn, seed: int) -> tuple[NewTable, Descent]:
    """Turn a moment of a finished game into the wish for a table that goes on from there."""
    play = finished_play(record)
    if not 0 <= wish.ply <= len(play.moves):
        raise Refusal("unknown-moment")
    if wish.ply == len(play.moves):
        raise Refusal("over-there")
    row = record.row
    table = NewTable(row.game, wish.seats, dict(row.options), spectators=row.spectators, pace=wish.pace)
    if wish.dealing == "as-it-was":
        table.seed = row.chosen_seed
    return table, _going_on(play, Origin("played-on", row.id, wish.ply), wish, seed)


def bring_on(play: Play, wish: BringOn, seed: int) -> tuple[NewTable, Descent]:
    """Turn a game that was begun elsewhere into the wish for a table that goes on with it."""
    if play.state.is_over:
        raise Refusal("over-there")
    table = NewTable(play.state.game.id, wish.seats, dict(play.state.options), pace=wish.pace)
    return table, _going_on(play, Origin("brought", "", len(play.moves)), wish, seed)


def same_deal(record: TableRecord, wish: SameDeal) -> tuple[NewTable, Descent]:
    """Turn a finished game into the wish for a table with the same deal."""
    play = finished_play(record)
    row = record.row
    if len(wish.seats) != len(record.seats):
        raise Refusal("other-seats", {"seats": len(record.seats)})
    table = NewTable(
        row.game,
        wish.seats,
        dict(row.options),
        spectators=row.spectators,
        seed=row.chosen_seed,
        pace=wish.pace,
    )
    return table, Descent(row.key, Origin("same-deal", row.id), _beginning_of(play, 0).lasting())


def try_out(record: TableRecord, wish: TryOut, seed: int) -> tuple[NewTable, Descent]:
    """Turn what a seat knows of a running game into the wish for a table where it goes on alone, against bots."""
    play = record.check_continues()
    row, seat = record.row, record.seats[wish.seat]
    if not row.hints:
        raise Refusal("no-trials")
    seats = [
        SeatWish("human", name=seat.name) if number == wish.seat else SeatWish("bot", wish.level)
        for number in range(len(record.seats))
    ]
    table = NewTable(row.game, seats, dict(row.options), spectators=False, pace=wish.pace)
    origin = Origin("trial", row.id, len(play.moves), "anew", wish.seat)
    return table, _from_sample(play.state, origin, seed)


def finished_play(record: TableRecord) -> Play:
    """Give a finished game that can be played again here."""
    record.check_sound()
    if record.row.status != "finished":
        raise Refusal("not-finished")
    if record.play is None:
        raise Refusal("only-to-look-at")
    return record.play


def _going_on(play: Play, origin: Origin, wish: PlayOn | BringOn, seed: int) -> Descent:
    """Go on from the moment of the origin, with what is hidden as it was or dealt anew."""
    seats = play.state.seats
    if len(wish.seats) != seats:
        raise Refusal("other-seats", {"seats": seats})
    if wish.dealing == "as-it-was":
        return Descent(play.state.key.hex(), origin, _beginning_of(play, origin.ply))
    knows = -1 if wish.seat is None else wish.seat
    if not -1 <= knows < seats:
        raise Refusal("unknown-seat", {"seat": knows})
    return _from_sample(play.at(origin.ply).state, replace(origin, dealing="anew", seat=knows), seed)


def _beginning_of(play: Play, ply: int) -> Beginning:
    """Give what a game began with, and its first moves."""
    whole = play.record()
    return Beginning(whole.fixed, whole.position, tuple(whole.moves[:ply]))


def _from_sample(state: State, origin: Origin, seed: int) -> Descent:
    sample = state.sample(None if origin.seat < 0 else origin.seat, seed)
    return Descent(sample.key.hex(), origin, Beginning(position=sample.to_dict()))
