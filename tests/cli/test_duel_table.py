"""Builders' Duel in the terminal: everything needed to decide, on 80 columns, in both languages."""

import io

import pytest
from rich.console import Console

import kingsbridge
from kingsbridge.core.contract import State
from kingsbridge.tables import draw_turn
from kingsbridge.tables.words import Words
from kingsbridge.texts import LANGUAGES, Texts
from tests.conformance.walk import play_on
from tests.situations import situation

GAME = kingsbridge.load_game("duel")
WIDTH = 80


def drawn(state: State, language: str) -> str:
    """Draw the position for the seat to move."""
    texts = Texts(language)
    names = [texts.seat_name(GAME, seat) for seat in (0, 1)]
    out = io.StringIO()
    view = state.view(state.current_seat)
    console = Console(file=out, width=WIDTH, force_terminal=False)
    console.print(draw_turn(view, state.legal_actions(), Words(texts, GAME, names, names)))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_fits_and_shows_its_choices(language: str) -> None:
    state = GAME.new_state(seed=2)
    texts = Texts(language)
    for ply, _ in enumerate(play_on(state, 2)):
        if ply % 3 == 0:
            text = drawn(state, language)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH
            for number, action in enumerate(state.legal_actions(), 1):
                first = texts.label(GAME, GAME.action(action)).split(" ")[0]
                assert any(line.split()[:2] == [str(number), first] for line in text.splitlines())


def test_a_conflict_shows_sums_faces_and_what_giving_up_means() -> None:
    state = situation("duel", 2, conflict=[(0, "1-4", 4)], cards=["stonemason"])
    text = " ".join(drawn(state, "en").split())
    assert "Conflict for Stonemason: Bishop Waleran 4, Prior Philip 0. Bishop Waleran wins ties." in text
    assert "Flip 0/5 0 or 5: sum 0 or 5" in text and "your last flip" in text
    assert "Give up Bishop Waleran takes Stonemason" in text


def test_a_turn_shows_the_price_of_the_next_good() -> None:
    state = situation("duel", 2, turn=1, goods={1: {"timber": 1, "mortar": 1}}, gold=[3, 9])
    state.apply(GAME.action_id("build 1 timber"))
    text = " ".join(drawn(state, "en").split())
    assert "Section I this round; the next good costs 4 gold." in text
    assert "[timber]" in text and "MORTAR" in text and "Install mortar in section I 4 gold" in text
