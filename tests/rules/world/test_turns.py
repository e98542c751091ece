"""5 of a round: playing, declining, discarding, swaps, and the two piles."""

from typing import Any

import pytest

from kingsbridge import load_game
from kingsbridge.games.world.phases.hands import draw_discard
from kingsbridge.games.world.state import WorldState
from tests.rules.world.builder import CARDS
from tests.rules.world.table import goods, phase, play, reason, vp
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("world")


@pytest.mark.rule("WOR-039")
def test_seats_play_in_turn_from_the_active_player_on() -> None:
    hands = {seat: ["grain-card", "favor-card"] for seat in range(3)}
    state = situation("world", 3, active=1, hands=hands)
    order = []
    for _ in range(3):
        order.append(state.current_seat)
        play(state, "grain-card", "take grain", "discard favor-card")
    assert order == [1, 2, 0]
    assert [len(row["played"]) for row in state.view(None)["table"]] == [2, 2, 2]
    assert state.view(None)["round"] == 3


@pytest.mark.rule("WOR-039")
def test_a_card_that_was_played_is_gone() -> None:
    state = situation("world", 2, round=2, piles={0: ["medicine"]}, discards={0: ["donation"]})
    assert reason(state, "play medicine") == ("WOR-039", "not-in-hand")
    assert reason(state, "discard resource") == ("WOR-041", "play-first")
    assert state.view(None)["table"][0]["played"] == ["medicine"]


@pytest.mark.rule("WOR-040")
@pytest.mark.parametrize("card", CARDS)
def test_every_action_may_be_declined(card: str) -> None:
    state = situation(
        "world",
        2,
        chapter=3,
        round=2,
        piles={0: ["grain-card" if card != "grain-card" else "piety-card"]},
        discards={0: ["resource" if card != "resource" else "medicine"]},
        goods={0: {"gold": 5, "stone": 2, "wood": 2, "wool": 2, "cloth": 1, "medical": 3}},
        houses={"wool-for-wood": 0},
        plague={"house-1": 1},
        ill=["house-1"],
    )
    before = goods(state, 0)
    play(state, card)
    assert legal_keys(state)[-1] == "decline" and len(legal_keys(state)) > 1
    do(state, "decline")
    assert (goods(state, 0), vp(state, 0)) == (before, 20)
    shown = "grain-card" if card == "privilege" else card
    assert entries(state, "declined") == [{"kind": "declined", "seat": 0, "card": shown}]
    assert phase(state) == "discard"


@pytest.mark.rule("WOR-040")
def test_what_cannot_be_carried_out_goes_on_by_itself() -> None:
    state = play(situation("world", 2, empty=["grain"], hoarder=1), "grain-card")
    assert phase(state) == "discard"
    assert entries(state, "declined")[0]["card"] == "grain-card"


@pytest.mark.rule("WOR-040")
@pytest.mark.rule("WOR-056")
def test_the_view_names_cards_that_could_do_nothing() -> None:
    state = situation("world", 2, goods={0: {"gold": 1}}, favor="prior")
    idle = [
        "building-project",
        "wool-cloth-sales",
        "privilege",
        "house-building",
        "house-rent",
        "cloth-production",
    ]
    assert state.view(0)["idle_cards"] == idle
    for card in state.view(0)["hand"]:
        after = play(state.clone(), card)
        assert (phase(after) == "discard") == (card in idle), card
    later = situation("world", 2, round=2, piles={0: ["grain-card"]}, discards={0: ["donation"]})
    assert "privilege" not in later.view(0)["idle_cards"]


@pytest.mark.rule("WOR-041")
def test_a_card_is_discarded_face_down() -> None:
    state = play(situation("world", 2), "grain-card", "take grain")
    assert phase(state) == "discard" and state.current_seat == 0
    assert "discard grain-card" not in legal_keys(state) and len(legal_keys(state)) == 11
    assert reason(state, "play resource") == ("WOR-041", "discard-first")
    do(state, "discard favor-card")
    assert state.current_seat == 1
    assert state.view(0)["discards"] == ["favor-card"]
    entry = next(entry for entry in state.journal or [] if entry.kind == "discarded")
    assert "card" not in entry.for_seat(1) and entry.for_seat(0)["card"] == "favor-card"


@pytest.mark.rule("WOR-042")
def test_no_discard_while_the_discard_pile_is_not_smaller() -> None:
    after_penance: dict[str, Any] = {"chapter": 3, "round": 1, "penalties": {0: ["penance"]}}
    state = situation("world", 2, **after_penance)
    play(state, "grain-card", "take grain")
    assert state.current_seat == 1
    state = situation("world", 2, event="high-wages", goods={0: {"gold": 2}}, **after_penance)
    play(state, "resource", "take stone")
    assert legal_keys(state) == ["swap high-wages stone", "swap high-wages wood", "done"]
    assert reason(state, "discard donation") == ("WOR-042", "no-discard-due")


@pytest.mark.rule("WOR-043")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_chapter_ends_with_six_and_six(seats: int) -> None:
    for seed in range(4):
        state = GAME.new_state(seats=seats, seed=seed)
        assert isinstance(state, WorldState)
        while not state.is_over:
            for seat in range(seats):
                assert max(len(state.piles[seat]), state.discards[seat].bit_count()) <= 6
            state.apply(state.legal_actions()[seed % len(state.legal_actions())])
        assert [len(pile) for pile in state.piles] == [6] * seats
        assert [pile.bit_count() for pile in state.discards] == [6] * seats


@pytest.mark.rule("WOR-043")
def test_a_forced_discard_never_passes_six() -> None:
    """Not reachable in play: a full discard pile beside an action pile that still needs its cards."""
    state = situation("world", 2)
    assert isinstance(state, WorldState)
    state.piles[0] = [0, 1, 2]
    state.discards[0], state.hands[0] = 0b000111111000, 0b111000000000
    draw_discard(state, 0, "penance 1.0", "penance")
    assert state.discards[0].bit_count() == 6 and state.hands[0].bit_count() == 3
    assert state.drawn == {}


@pytest.mark.rule("WOR-044")
def test_a_declined_action_costs_two_cards() -> None:
    state = play(situation("world", 2), "medicine", "decline", "discard donation")
    row = state.view(None)["table"][0]
    assert (row["played"], row["discarded"], row["cards"]) == (["medicine"], 1, 10)


@pytest.mark.rule("WOR-045")
def test_a_swap_once_a_turn_before_or_after_the_action() -> None:
    what = {"event": "fleece-fair", "goods": {0: {"grain": 3}}}
    before = situation("world", 2, **what)
    do(before, "swap fleece-fair gold")
    assert goods(before, 0) == {"grain": 2, "gold": 2}
    assert reason(before, "swap fleece-fair gold") == ("WOR-045", "swapped-already")
    play(before, "resource", "take stone")
    assert reason(before, "swap fleece-fair gold") == ("WOR-045", "swapped-already")
    after = play(situation("world", 2, **what), "resource", "take stone")
    do(after, "swap fleece-fair gold")
    assert phase(after) == "discard" and goods(after, 0)["gold"] == 2
    do(after, "discard favor-card")
    assert after.current_seat == 1
    assert reason(after, "swap fleece-fair gold") == ("WOR-045", "no-good")


@pytest.mark.rule("WOR-045")
def test_what_a_swap_brings_can_be_used_at_once_and_each_event_has_its_own() -> None:
    state = situation("world", 2, chapter=3, event="high-wages", goods={0: {"gold": 3}})
    do(state, "swap high-wages stone")
    play(state, "building-project", "build bridge stone")
    assert (vp(state, 0), goods(state, 0)) == (23, {"gold": 1})
    assert reason(state, "swap wedding vp")[1] == "event-not-in-force"


@pytest.mark.rule("WOR-045")
def test_a_swap_needs_the_supply() -> None:
    state = situation("world", 2, chapter=3, event="high-wages", goods={0: {"gold": 3}}, empty=["stone"])
    assert "swap high-wages wood" in legal_keys(state)
    assert reason(state, "swap high-wages stone") == ("WOR-045", "supply-empty")


@pytest.mark.rule("WOR-046")
def test_chance_draws_from_the_whole_hand_and_only_the_owner_sees_it() -> None:
    order = ["donation", *[card for card in CARDS if card not in ("grain-card", "donation")]]
    state = situation("world", 2, chapter=3, event="vice-and-chaos", fixed={"vice 3.1.0": order})
    play(state, "grain-card", "take grain")
    assert state.current_seat == 1
    assert state.view(0)["discards"] == ["donation"]
    entry = next(entry for entry in state.journal or [] if entry.kind == "drawn-away")
    assert entry.for_seat(0)["card"] == "donation" and "card" not in entry.for_seat(1)
