"""Records from elsewhere: refereed move by move before anything is made of them.

A finished game becomes a table like any other finished one, which only its owner sees; one that is not over can be
gone on with.
"""

from typing import Any

from kingsbridge.bots.registry import is_bot
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from kingsbridge.server.messages import NewTable
from kingsbridge.server.refusals import EngineRefusal, Refusal
from kingsbridge.server.table.making import LONGEST_NAME, clean_name, finished_table
from kingsbridge.server.table.rows import Seat, Stored

_UNNAMED = "human"  # what the terminal writes down for a person


def imported(device: str, data: dict[str, Any], now: str) -> Stored:
    """Turn the record of a finished game into a table."""
    play, record = refereed(data)
    if not play.state.is_over:
        raise Refusal("record-not-over")
    wish = NewTable(record.game_id, [], dict(play.state.options), spectators=False)
    seats = [_seat(name) for name in _names(record)]
    return finished_table(device, wish, seats, record, now)


def refereed(data: dict[str, Any]) -> tuple[Play, Record]:
    """Play a record again; one that is wrong is refused with what is wrong with it."""
    if data.get("running") is True:
        raise Refusal("record-of-running")
    try:
        record = Record.from_dict(data)
        for _ in record.replay():
            pass
        return Play.resume(record), record
    except KingsbridgeError as error:
        raise EngineRefusal(error) from error
    except Exception as error:  # data from outside can go wrong anywhere
        raise Refusal("bad-record", {"why": f"{type(error).__name__}: {error}"}) from error


def _names(record: Record) -> list[str]:
    return (record.players + [""] * record.seats)[: record.seats]


def _seat(name: str) -> Seat:
    if is_bot(name):
        return Seat("bot", level=name)
    return Seat("human", "" if name == _UNNAMED else clean_name(name[:LONGEST_NAME], may_be_empty=True))
