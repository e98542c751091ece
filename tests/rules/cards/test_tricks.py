"""2. Winning the trick."""

import pytest

from tests.rules.cards.builder import tricks_in_hand
from tests.rules.cards.table import hand_of, privileges, scoring_cards, takers
from tests.situations import do, entries, situation


def trick(*cards: str, lead: int = 0, privilege: str = "artist", seats: int = 4) -> tuple[int, int]:
    """Play a second trick of these cards; say who took it and who leads next."""
    hands = {(lead + at) % seats: [card] for at, card in enumerate(cards)}
    first = next((seat for seat, hand in hands.items() if "lady-aliena" in hand), lead)
    left = tricks_in_hand(seats) - 1
    state = situation(
        "cards", seats, hands=hands, lead=lead, first_leader=first, left=left, privilege=privilege
    )
    do(state, *(f"play {card}" for card in cards))
    return takers(state)[1], state.current_seat


@pytest.mark.rule("CAR-015")
@pytest.mark.parametrize("lead", range(4))
def test_the_highest_value_wins(lead: int) -> None:
    assert trick("ellen", "bishop-waleran", "quarry", "prior-philip", lead=lead) == ((lead + 1) % 4,) * 2
    assert trick("william-hamleigh", "bishop-waleran", "quarry", "prior-philip", lead=lead) == (lead, lead)


@pytest.mark.rule("CAR-015")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("william-hamleigh", "tom-builder"),
        ("ellen", "prior-philip"),
        ("prior-philip", "gravel-pit"),
        ("artist", "ellen"),
    ],
)
def test_a_higher_card_is_not_beaten_by_a_later_lower_one(higher: str, lower: str) -> None:
    assert trick("quarry", higher, "quarry", lower) == (1, 1)
    assert trick("quarry", lower, "quarry", higher) == (3, 3)


@pytest.mark.rule("CAR-016")
def test_of_equal_values_the_later_wins() -> None:
    assert trick("tom-builder", "bishop-waleran", "quarry", "ellen") == (1, 1)
    assert trick("bishop-waleran", "quarry", "ellen", "tom-builder") == (3, 3)
    assert trick("lady-aliena", "artist", "quarry", "ellen") == (1, 1)
    assert trick("artist", "lady-aliena", "quarry", "ellen") == (1, 1)


@pytest.mark.rule("CAR-016")
@pytest.mark.parametrize("lead", range(4))
def test_t3_four_sites_go_to_the_last(lead: int) -> None:
    assert trick("quarry", "forest", "gravel-pit", "quarry", lead=lead) == ((lead + 3) % 4,) * 2


@pytest.mark.rule("CAR-016")
@pytest.mark.rule("CAR-018")
def test_t1_the_rulebooks_example_of_a_trick() -> None:
    hands = {0: ["quarry"], 1: ["blue-carpenter"], 2: ["green-carpenter"], 3: ["ellen"]}
    state = situation("cards", 4, hands=hands, lead=0)
    do(state, "play quarry", "play blue-carpenter", "play green-carpenter", "play ellen")
    assert takers(state) == [0]
    assert state.current_seat == 0
    assert scoring_cards(state, 0) == ["quarry", "blue-carpenter", "green-carpenter", "ellen"]
    taken = entries(state, "trick-taken")
    assert [(entry["taker"], entry["player"], entry["card"]) for entry in taken] == [
        (0, 2, "green-carpenter")
    ]


@pytest.mark.rule("CAR-017")
@pytest.mark.rule("CAR-021")
@pytest.mark.parametrize("place", range(4))
def test_t4_nobody_takes_the_kings_trick_and_his_player_leads(place: int) -> None:
    cards = ["green-master-builder", "lady-aliena", "red-master-builder"]
    cards.insert(place, "king")
    assert trick(*cards, lead=1) == (-1, (1 + place) % 4)


@pytest.mark.rule("CAR-021")
def test_a_king_in_the_last_trick_does_not_lead_the_next_hand() -> None:
    hands = {
        0: ["quarry", "king"],
        1: ["forest", "ellen"],
        2: ["gravel-pit", "alfred-builder"],
        3: ["quarry", "artist"],
    }
    order = ["potter", "bell-founder", "assistant", "brick-maker"]
    state = situation("cards", 4, hands=hands, lead=0, left=2, pile=order)
    do(state, "play quarry", "play forest", "play gravel-pit", "play quarry")
    assert takers(state)[-1] == -1
    while state.epoch == 0:
        state.apply(state.legal_actions()[-1])
    assert "lady-aliena" in hand_of(state, state.current_seat)


@pytest.mark.rule("CAR-018")
@pytest.mark.parametrize("owner", range(4))
def test_a_craftsman_wins_for_his_colour(owner: int) -> None:
    colour = ["green", "blue", "red", "orange"][owner]
    for place in range(4):
        cards = ["quarry", "forest", "ellen"]
        cards.insert(place, f"{colour}-mortar-mixer")
        assert trick(*cards) == (owner, owner)


@pytest.mark.rule("CAR-019")
@pytest.mark.parametrize(
    "card", ["lady-aliena", "william-hamleigh", "tom-builder", "bishop-waleran", "ellen"]
)
def test_a_neutral_card_wins_for_its_player(card: str) -> None:
    assert trick("quarry", card, "green-toolmaker", "prior-philip", lead=3) == (0, 0)


@pytest.mark.rule("CAR-019")
@pytest.mark.parametrize("card", ["artist", "brick-maker", "bell-founder", "assistant", "potter"])
def test_a_privilege_wins_for_its_player(card: str) -> None:
    assert trick("quarry", "forest", card, "gravel-pit", privilege=card) == (2, 2)


@pytest.mark.rule("CAR-020")
def test_who_was_given_the_trick_leads_whoever_played_the_card() -> None:
    assert trick("orange-master-builder", "quarry", "forest", "ellen", lead=1) == (3, 3)
    assert trick("blue-toolmaker", "quarry", "forest", lead=2, seats=3) == (1, 1)


@pytest.mark.rule("CAR-022")
def test_tricks_are_known_to_all_for_the_whole_hand() -> None:
    hands = {0: ["quarry"], 1: ["king", "quarry"], 2: ["forest"], 3: ["red-carpenter"]}
    state = situation("cards", 4, hands=hands, lead=0)
    do(state, "play quarry", "play king", "play forest", "play red-carpenter")
    do(state, "play quarry")
    for seat in (None, 0, 1, 2, 3):
        shown = state.view(seat)["tricks"]
        assert [play["card"] for play in shown[0]["plays"]] == ["quarry", "king", "forest", "red-carpenter"]
        assert [play["seat"] for play in shown[0]["plays"]] == [0, 1, 2, 3]
        assert (shown[0]["lead"], shown[0]["winner"], shown[0]["taker"]) == (0, 1, -1)
        running = state.view(seat)["trick"]
        assert (running["number"], running["lead"], running["winner"], running["taker"]) == (2, 1, 0, 1)
        assert running["plays"] == [{"seat": 1, "card": "quarry", "winner": 0, "taker": 1}]
    assert [each["cards"] for each in state.view(None)["table"]] == [8, 7, 8, 8]
    assert [each["tricks"] for each in state.view(None)["table"]] == [0, 0, 0, 0]


@pytest.mark.rule("CAR-022")
def test_the_running_trick_shows_who_would_get_it() -> None:
    state = situation(
        "cards", 4, hands={1: ["ellen"], 2: ["green-toolmaker"], 3: ["orange-toolmaker"]}, lead=1
    )
    assert state.view(None)["trick"] == {"number": 1, "lead": 1, "plays": [], "winner": -1, "taker": -1}
    do(state, "play ellen", "play green-toolmaker")
    assert (state.view(0)["trick"]["winner"], state.view(0)["trick"]["taker"]) == (0, 1)


@pytest.mark.rule("CAR-023")
def test_a_privilege_changes_hands_with_its_trick() -> None:
    hands = {0: ["potter"], 1: ["orange-carpenter"], 2: ["quarry"], 3: ["forest"]}
    state = situation("cards", 4, hands=hands, lead=0, privilege="potter")
    do(state, "play potter", "play orange-carpenter", "play quarry")
    assert privileges(state, 3) == []
    do(state, "play forest")
    assert privileges(state, 3) == ["potter"]
    assert [(entry["seat"], entry["card"]) for entry in entries(state, "privilege-won")] == [(3, "potter")]


@pytest.mark.rule("CAR-023")
def test_a_privilege_works_in_the_hand_it_is_won() -> None:
    state = situation("cards", 4, won={0: ["potter"]}, privilege="potter", stock={0: {"sand": 1}})
    do(state, "convert potter sand")
    assert state.scores()[0] == 3


@pytest.mark.rule("CAR-041")
def test_a_privilege_in_the_kings_trick_is_won_by_nobody() -> None:
    hands = {0: ["potter"], 1: ["king"], 2: ["quarry"], 3: ["forest"]}
    state = situation("cards", 4, hands=hands, lead=0, privilege="potter")
    do(state, "play potter", "play king", "play quarry", "play forest")
    assert entries(state, "privilege-won") == []
    assert [privileges(state, seat) for seat in range(4)] == [[]] * 4
    aside = entries(state, "king-aside")[0]
    assert (aside["player"], aside["cards"], aside["trick"]) == (1, ["potter", "king", "quarry", "forest"], 1)
