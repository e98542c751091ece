"""What happens by itself, and what can be taken back."""

import pytest

from kingsbridge import State, load_game
from kingsbridge.core.play import Play
from tests.conformance.walk import play_on
from tests.rules.duel.table import goods, phase
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("duel")


@pytest.mark.rule("DUE-071")
def test_a_turn_without_choices_ends_by_itself() -> None:
    # Waleran has the power and his line holds nothing he could use.
    cards = ["change-of-power", "tom-builder", "weaver"]
    state = situation("duel", 2, conflict=(), cards=cards, fixed={"flip 2.1": 1})
    do(state, "flip personal", "give up")
    assert state.current_seat == 1 and phase(state) == "evaluation"
    assert [entry["seat"] for entry in entries(state, "turn-begins")] == [0, 1]


@pytest.mark.rule("DUE-071")
def test_every_position_of_a_game_is_a_real_choice() -> None:
    for seed in range(4):
        state = GAME.new_state(seed=seed)
        for _ in play_on(state, seed):
            assert len(state.legal_actions()) > 1


@pytest.mark.rule("DUE-071")
def test_a_single_seal_is_flipped_by_itself() -> None:
    state = situation(
        "duel", 2, claim=1, claims=["top-row", None], first=0, seals={0: {}}, fixed={"flip 2.1": 0}
    )
    do(state, "claim left-column")
    assert [(entry["seat"], entry["seal"]) for entry in entries(state, "flipped")] == [(0, "personal")]
    assert state.current_seat == 1 and legal_keys(state)[-1] == "give up"


@pytest.mark.rule("DUE-072")
def test_steps_can_be_taken_back_until_something_shows() -> None:
    session = Play(situation("duel", 2, turn=0, cards=["carpenter", "quarry", "influence"], gold=[9, 3]))
    shows = {key: GAME.reveals(session.state, GAME.action_id(key)) for key in legal_keys(session.state)}
    assert not any(shows.values()), "cards, conversions and the end of a first turn show nothing"
    do(session.state, "use influence")
    assert GAME.reveals(session.state, GAME.action_id("buy seal"))
    before = session.state.reveals
    do(session.state, "buy seal")
    assert session.state.reveals == before + 1


@pytest.mark.rule("DUE-072")
def test_a_known_seal_shows_nothing() -> None:
    state = situation(
        "duel", 2, turn=0, cards=["influence"], pile=["1-4", "2-3", "1-4", "2-3"], known_bottom=4
    )
    before = state.reveals
    do(state, "use influence")
    assert not GAME.reveals(state, GAME.action_id("buy seal"))
    do(state, "buy seal")
    assert state.reveals == before
    same = {0: {"0-5": 1, "1-4": 3, "2-3": 1}}
    alike = situation("duel", 2, turn=0, cards=["influence"], seals=same)
    before = alike.reveals
    do(alike, "use influence", "buy seal")
    assert alike.reveals == before, "two seals of one kind: everybody knew it"


@pytest.mark.rule("DUE-072")
def test_a_flip_stands_and_giving_up_does_not_show_anything() -> None:
    state = situation("duel", 2, conflict=[(0, "1-4", 4)])
    assert GAME.reveals(state, GAME.action_id("flip 0-5"))
    assert not GAME.reveals(state, GAME.action_id("give up"))
    assert GAME.ends_turn(state, GAME.action_id("give up"))


@pytest.mark.rule("DUE-072")
def test_claims_can_be_taken_back_and_the_new_display_not() -> None:
    session = Play(GAME.new_state(seed=1, journal=True))
    session.play(GAME.action_id("claim top-row"))
    assert session.can_undo(0) and not session.can_undo(1)
    session.undo(0)
    assert legal_keys(session.state)[0] == "claim top-row" and session.moves == []
    last = situation("duel", 2, turn=1, first=0)
    assert GAME.reveals(last, GAME.action_id("end"))
    assert goods(last, 1) == {}


def previewed(state: State, key: str) -> dict[str, tuple[int, int]]:
    """Give what the deciding seat is told about an action."""
    found = state.view(state.current_seat)["previews"][key]
    assert not any(row["later"] for row in found)
    return {row["thing"]: (row["before"], row["after"]) for row in found}


@pytest.mark.rule("DUE-003")
def test_the_seat_that_decides_is_told_what_its_actions_change() -> None:
    state = situation(
        "duel", 2, turn=0, cards=["income-5", "influence", "carpenter"], goods={0: {"mortar": 1}}
    )
    assert previewed(state, "use income-5") == {"gold": (3, 8)}
    assert previewed(state, "build 1 mortar") == {"gold": (3, 1), "mortar": (1, 0), "installed": (0, 1)}
    assert previewed(state, "use influence") == {} == previewed(state, "end")
    assert state.view(1)["previews"] == {} == state.view(None)["previews"]
    do(state, "use influence")
    assert previewed(state, "buy seal") == {"gold": (3, 1), "seal": (3, 4)}, "how many, not which"
    do(state, "done", "use carpenter")
    assert previewed(state, "convert wood") == {"gold": (3, 1), "wood": (1, 0), "timber": (0, 1)}


@pytest.mark.rule("DUE-028")
def test_identical_cards_have_one_target() -> None:
    cards = ["income-4", "quarry", "influence", "influence", "income-4", "mine", "toll"]
    state = situation("duel", 2, turn=0, cards=cards, lost=True, first=0)
    targets = {cell["card"]: cell["cell"] for cell in state.view(0)["display"] if cell["target"]}
    assert targets["influence"] == 2 and targets["income-4"] == 0, "the own one rather than the other's"
    assert len(targets) == len(
        {card for card in state.to_dict()["display"] if card not in ("toll", "journeyman")}
    )
    assert state.view(0)["table"][0]["good_of"]["ore"] == "iron-bars"
