"""Whose name stands where in the terminal, and the journal it reads from."""

from kingsbridge.bots.registry import is_bot
from kingsbridge.cli.seating import HUMAN
from kingsbridge.core.contract import Game, State
from kingsbridge.core.entries import Entry
from kingsbridge.texts import Texts


def seat_names(texts: Texts, game: Game, seats: int, players: list[str]) -> list[str]:
    """Name the seats: by the players' own names where the record has such, not by those of bots."""
    names = [texts.seat_name(game, seat) for seat in range(seats)]
    for seat, player in enumerate(players[:seats]):
        if player and player != HUMAN and not is_bot(player):
            names[seat] = player
    return names


def journal_of(state: State) -> list[Entry]:
    """Give the journal of a state that keeps one."""
    assert state.journal is not None
    return state.journal
