"""Making tables: what is wished for becomes rows, and the game begins at once if no seat is open."""

import hashlib
import random
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kingsbridge.core.chance import key_from_hex, key_from_seed
from kingsbridge.core.contract import Game
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.options import resolve_options
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.core.registry import load_game
from kingsbridge.server.messages import NewTable, SeatWish
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.table import codes
from kingsbridge.server.table.levels import Tastes, check_level
from kingsbridge.server.table.record import all_seated, begin, further_story, move_lines
from kingsbridge.server.table.rows import Beginning, Options, Origin, Seat, Stored, TableLine, TableRow

LONGEST_NAME = 40
LONGEST_SEED = 40
_MOST_MARKS = 3  # on one letter; more of them climb over the lines above and below
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # count as letters or symbols, and nobody sees them


@dataclass(frozen=True)
class Descent:
    """What a table has from the one it comes from: the key, how its game begins, and that it says so."""

    key: str
    origin: Origin | None  # None: the table is made in passing, and there is nobody to tell
    beginning: Beginning | None = None


def new_table(
    device: str, wish: NewTable, now: str, descent: Descent | None = None
) -> tuple[Stored, dict[str, str]]:
    """Make the table a device wishes for; gives it and the recovery codes of the maker's seats."""
    options, key = _check_wish(wish)
    wishes = list(wish.seats)
    if wish.shuffle_seats:
        random.SystemRandom().shuffle(wishes)
    recovery: dict[str, str] = {}
    seats: list[Seat] = []
    tastes = None if descent else Tastes()  # the same deal is for the same bots
    for number, seat_wish in enumerate(wishes):
        seat = _wished_seat(seat_wish, device, tastes, load_game(wish.game))
        if seat.kind == "human":
            recovery[str(number)] = codes.new_code(4)
            seat = replace(seat, recovery_hash=codes.hashed(recovery[str(number)]))
        seats.append(seat)
    row = _new_row(wish, options, key, device, now)
    if descent is None:
        return _set_up(row, seats), recovery
    row = replace(row, key=descent.key, origin=descent.origin)
    return _set_up(row, seats, descent.beginning), recovery


def next_table(row: TableRow, seats: Sequence[Seat], now: str) -> Stored:
    """Make the rematch of a table: the same people and bots; a seat that was left or given up is open."""
    wish = NewTable(row.game, [], spectators=row.spectators, hints=row.hints, pace=row.pace)
    following = _new_row(wish, row.options, key_from_seed(None), row.host, now)
    return _set_up(following, [_next_seat(seat) for seat in seats])


def finished_table(device: str, wish: NewTable, seats: Sequence[Seat], record: Record, now: str) -> Stored:
    """Make a table of a game that was played to its end elsewhere."""
    row = _new_row(wish, wish.options, key_from_hex(record.key), device, now)
    beginning = Beginning(record.fixed, record.position, tuple(record.moves))
    made = _set_up(replace(row, origin=Origin("imported", "")), seats, beginning)
    end = TableLine(made.table.seq + 1, "finished", -1, "")
    row = replace(
        made.table,
        status="finished",
        waiting_for=-1,
        seq=end.seq,
        story=further_story(made.table.story, (end,)),
    )
    return replace(made, table=row, lines=(*made.lines, end))


def under_way(stored: Stored, play: Play) -> Stored:
    """Give a table that was just made the moves of a game that has the same seats, options and key."""
    moves = tuple(move_lines(play, stored.seats, len(stored.lines) + 1))
    row = replace(
        stored.table,
        seq=len(stored.lines) + len(moves),
        waiting_for=play.state.current_seat,
        story=further_story(stored.table.story, moves),
    )
    return replace(stored, table=row, lines=(*stored.lines, *moves))


def clean_name(name: str, may_be_empty: bool = False) -> str:
    """Make a display name fit for one line: seen by all, and no more than that. Refuse what cannot be."""
    shown = "".join(char if char.isprintable() and char not in _BLANKS else " " for char in name)
    cleaned = " ".join(_lightly_marked(shown).split())
    if len(cleaned) > LONGEST_NAME or not (cleaned or may_be_empty):
        raise Refusal("bad-name", {"longest": LONGEST_NAME})
    return cleaned


def distinct_name(name: str, others: Sequence[str]) -> str:
    """Give a second Anna at a table a number, so that everybody knows which of them is meant."""
    taken = {other.casefold() for other in others}
    number, told = 1, name
    while told.casefold() in taken:
        number += 1
        end = f" {number}"
        told = name[: LONGEST_NAME - len(end)].rstrip() + end
    return told


def _lightly_marked(text: str) -> str:
    """Leave out the marks that are too many on their letter."""
    kept, marks = "", 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= _MOST_MARKS:
            kept += char
    return kept


def _check_wish(wish: NewTable) -> tuple[Options, bytes]:
    try:
        game = load_game(wish.game)
        game.check_seats(len(wish.seats))
        options = resolve_options(game.options_table, wish.options)
    except KingsbridgeError as error:
        raise EngineRefusal(error) from error
    if len(wish.seed) > LONGEST_SEED or not wish.seed.isprintable():
        raise Refusal("bad-seed", {"longest": LONGEST_SEED})
    return options, key_from_seed(_seed_number(wish.seed) if wish.seed else None)


def _seed_number(seed: str) -> int:
    """Turn a chosen seed, a number or any words, into a number."""
    if seed.isascii() and seed.isdigit():
        return int(seed)
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=16).digest(), "big")


def _wished_seat(wish: SeatWish, device: str, tastes: Tastes | None, game: Game) -> Seat:
    name = clean_name(wish.name, may_be_empty=True)
    if wish.kind == "human":
        return Seat("human", name, device=device)
    if wish.kind == "bot":
        level = check_level(wish.level, game)
        return Seat("bot", name, level=tastes.styled(level) if tastes else level)
    return Seat("open")


def _next_seat(seat: Seat) -> Seat:
    if not seat.device:
        return seat
    is_away = seat.left or seat.resigned
    return Seat("open") if is_away else Seat("human", seat.name, device=seat.device)


def _new_row(wish: NewTable, options: Options, key: bytes, host: str, now: str) -> TableRow:
    game = load_game(wish.game)
    return TableRow(
        id=codes.new_id(),
        game=game.id,
        options=options,
        rules_version=game.rules_version,
        components=game.components_fingerprint,
        key=key.hex(),
        chosen_seed=wish.seed,
        status="waiting",
        host=host,
        spectators=wish.spectators,
        hints=wish.hints,
        pace=wish.pace,
        invite=codes.new_code(3),
        rematch="",
        waiting_for=-1,
        seq=1,
        unsound="",
        created=now,
        changed=now,
    )


def _set_up(row: TableRow, seats: Sequence[Seat], beginning: Beginning | None = None) -> Stored:
    lines: tuple[TableLine, ...] = (TableLine(1, "created", -1, ""),)
    if all_seated(seats):
        _, row, first = begin(row, seats, 2, beginning)
        lines += first
        beginning = None if beginning is None else beginning.lasting()
    row = replace(row, seq=len(lines), story=further_story("", lines))
    return Stored(row, tuple(seats), lines, beginning=beginning)
