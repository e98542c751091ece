"""What a view reckons ahead: who would take a trick, what cards lead to, what a hand would come to."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kingsbridge import State, load_game
from tests.rules.cards.builder import value
from tests.rules.cards.reachable import MATERIALS, best_scoring, trick_winner
from tests.situations import do, legal_keys, random_game, situation

GAME = load_game("cards")
View = dict[str, Any]


def positions(share: float) -> Iterator[State]:
    """Take positions of random games."""
    for seed in range(4):
        dice = Random(seed)
        for state in random_game(GAME.new_state(seats=3 + seed % 2, seed=seed), dice):
            if dice.random() < share:
                yield state


def points_of(terms: list[dict[str, Any]]) -> int:
    """Sum the points of terms."""
    return sum(term["points"] for term in terms)


# --- forecasts --------------------------------------------------------------------------------------------------------


def best_hand(state: State, seat: int, cards: list[str]) -> int:
    """Give the most that a seat which has not begun to score can make with cards, without the Assistant."""
    data = state.to_dict()
    stock = tuple(data["stock"][seat][material] for material in MATERIALS)
    owned = tuple(key for key, owner in data["owners"].items() if owner == seat and key != "assistant")
    return best_scoring(tuple(cards), owned, seat, stock)


def test_a_forecast_is_the_most_that_conversions_bring() -> None:
    for state in positions(0.2):
        if state.view(None)["phase"] == "play":
            for seat, row in enumerate(state.view(None)["table"]):
                assert row["forecast"]["points"] == best_hand(state, seat, row["scoring_cards"])
                assert row["forecast"]["points"] == points_of(row["forecast"]["terms"])


def test_a_forecast_in_the_scoring_is_what_is_scored_and_what_is_left_to_score() -> None:
    seen = set()
    for state in positions(0.4):
        view = state.view(None)
        if view["phase"] == "play":
            continue
        seen.add(view["phase"])
        order = [(view["first_leader"] + step) % state.seats for step in range(state.seats)]
        turn = order.index(state.current_seat)
        for seat in order[:turn]:
            assert view["table"][seat]["forecast"] == {
                "points": view["table"][seat]["this_hand"],
                "terms": [],
            }
        for seat in order[turn + 1 :]:
            row = view["table"][seat]
            assert row["forecast"]["points"] == best_hand(state, seat, row["scoring_cards"])
        assert view["table"][state.current_seat]["forecast"]["points"] == _most_points(state, {})
    assert seen == {"tom", "conversion", "assistant", "cut"}


def _most_points(state: State, known: dict[str, int]) -> int:
    """Try every step of the seat that scores, without the Assistant's, and give the most points of its hand."""
    mark = state.fingerprint()
    if mark not in known:
        seat, finished = state.current_seat, state.view(None)["pad"]
        made = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            if GAME.action(action).kind == "assist":
                continue
            if after.current_seat == seat and after.epoch == state.epoch:
                made.append(_most_points(after, known))
            else:
                made.append(int(after.scores()[seat]) - sum(row[seat] for row in finished))
        known[mark] = max(made)
    return known[mark]


def test_the_terms_of_a_forecast() -> None:
    won = ["green-carpenter", "green-master-builder", "forest", "tom-builder", "ellen", "blue-toolmaker"]
    state = situation(
        "cards", 4, won={0: [*won, "william-hamleigh"]}, owners={"artist": 0}, privilege="potter"
    )
    row = state.view(None)["table"][0]
    assert "blue-toolmaker" in row["put_aside"]
    terms = {(term["kind"], term["source"]): term for term in row["forecast"]["terms"]}
    assert terms["material", "tom-builder"]["material"] is None
    assert ("material", "forest") not in terms, "it is in the stock already"
    assert terms["craftsmen", "own-craftsmen"]["count"] == terms["craftsmen", "own-craftsmen"]["points"] == 2
    assert terms["privilege", "artist"]["points"] == 1
    assert (terms["card", "ellen"]["points"], terms["card", "william-hamleigh"]["points"]) == (2, -3)
    assert (terms["conversion", "carpenter"]["material"], terms["conversion", "carpenter"]["points"]) == (
        "wood",
        3,
    )
    assert terms["conversion", "master-builder"]["material"] == "stone"
    assert row["forecast"]["points"] == 2 + 1 + 2 - 3 + 3 + 3


# --- tricks -----------------------------------------------------------------------------------------------------------


def test_each_play_says_how_the_trick_stood_with_it() -> None:
    for state in positions(0.1):
        view = state.view(None)
        for trick in [*view["tricks"], *([view["trick"]] if view["trick"] else [])]:
            cards = [play["card"] for play in trick["plays"]]
            for at, play in enumerate(trick["plays"]):
                assert play["winner"] == max(range(at + 1), key=lambda place: (value(cards[place]), place))
                assert play["taker"] == trick_winner(trick["lead"], cards[: at + 1], state.seats)
            if cards:
                assert (play["winner"], play["taker"]) == (trick["winner"], trick["taker"])


def test_a_prospect_is_what_playing_the_card_leads_to() -> None:
    outcomes = set()
    for state in positions(0.3):
        for seat in range(state.seats):
            view = state.view(seat)
            playing = view["phase"] == "play" and seat == state.current_seat
            assert [f"play {prospect['card']}" for prospect in view["prospects"]] == (
                legal_keys(state) if playing else []
            )
            for prospect in view["prospects"]:
                outcomes.add(prospect["outcome"])
                check_prospect(state, seat, view, prospect)
    assert outcomes == {"yours", "keeps", "goes", "stays", "king"}


def check_prospect(state: State, seat: int, view: View, prospect: dict[str, Any]) -> None:
    """Compare a prospect with the position after the card."""
    begun = len(view["trick"]["plays"])
    data = do(state.clone(), f"play {prospect['card']}").to_dict()
    laid = [*(play["card"] for play in view["trick"]["plays"]), prospect["card"]]
    taker = trick_winner(view["trick"]["lead"], laid, state.seats)
    assert prospect["taker"] == taker
    is_same = begun > 0 and view["trick"]["taker"] == taker
    if taker < 0:
        assert prospect["outcome"] == "king"
        assert (prospect["before"], prospect["after"], prospect["terms"]) == (0, 0, [])
    elif taker == seat:
        assert prospect["outcome"] == ("keeps" if is_same else "yours")
    else:
        assert prospect["outcome"] == ("stays" if is_same else "goes")
    assert prospect["later"] == [(seat + step) % state.seats for step in range(1, state.seats - begun)]
    assert points_of(prospect["terms"]) == prospect["after"] - prospect["before"]
    assert all(term["count"] for term in prospect["terms"])
    if taker >= 0:
        row = view["table"][taker]
        assert prospect["before"] == row["forecast"]["points"]
        won = (row["scoring_cards"] if row["tricks"] else []) + laid
        owners = {**data["owners"], **{card: taker for card in laid if card in data["owners"]}}
        owned = tuple(key for key, owner in owners.items() if owner == taker and key != "assistant")
        stock = tuple(row["stock"][material] for material in MATERIALS)
        assert prospect["after"] == best_scoring(tuple(won), owned, taker, stock)


def test_a_trick_turns_by_the_values_that_are_said_and_no_others() -> None:
    """In samples of what the seat knows, every later card is tried; with many samples every value said comes up."""
    for state in positions(0.02):
        seat = state.current_seat
        prospects = state.view(seat)["prospects"]
        samples = [state.sample(seat, seed) for seed in range(60)]
        for prospect in prospects[:3]:
            turning = {
                number
                for sample in samples
                for number in _turning_in(sample, prospect["card"], prospect["taker"], prospect["later"])
            }
            assert sorted(turning) == prospect["turning"]


@pytest.mark.rule("CAR-012")
def test_alfred_turns_no_trick_that_anybody_foresees() -> None:
    """Of value 1 are Prior Philip, the Potter and Alfred; the others are where they cannot be played."""
    hands = {0: ["quarry", "prior-philip"], 1: ["alfred-builder"]}
    state = situation("cards", 4, hands=hands, lead=0, owners={"potter": 2})
    [quarry] = [each for each in state.view(0)["prospects"] if each["card"] == "quarry"]
    assert quarry["turning"][:2] == [0, 2]


def _turning_in(sample: State, card: str, taker: int, later: list[int]) -> Iterator[int]:
    """List the values of cards with which a later seat, playing next, would give the trick to somebody else."""
    data = sample.to_dict()
    laid = [*data["played"][len(data["takers"]) * sample.seats :], card]
    leading = max(value(name) for name in laid)
    for other in later:
        for name in data["hands"][other]:
            if value(name) >= leading and name != "alfred-builder":
                place = (other - data["leads"][-1]) % sample.seats
                filled = [*laid, *["quarry"] * (place - len(laid)), name]
                if trick_winner(data["leads"][-1], filled, sample.seats) != taker:
                    yield value(name)


def test_the_kings_trick_and_its_heirs() -> None:
    heirs = 0
    for state in positions(0.3):
        view = state.view(None)
        aside = [trick for trick in view["tricks"] if trick["taker"] < 0]
        if not aside:
            assert view["kings_trick"] is None
            continue
        told = view["kings_trick"]
        cards = [play["card"] for play in aside[0]["plays"]]
        gifts = ("quarry", "forest", "gravel-pit", "prior-philip", "tom-builder")
        assert (told["cards"], told["materials"]) == (cards, sum(card in gifts for card in cards))
        assert [heir["seat"] for heir in told["heirs"]] == [
            seat for seat, row in enumerate(view["table"]) if row["tricks"] == 0
        ]
        for heir in told["heirs"]:
            heirs += 1
            gain = best_hand(state, heir["seat"], cards) - best_hand(state, heir["seat"], [])
            assert heir["points"] == (gain if view["phase"] == "play" else None)
    assert heirs > 50


# --- the sheet of a scoring -------------------------------------------------------------------------------------------


def test_a_sheet_comes_to_its_total_without_further_choices() -> None:
    for state in positions(1.0):
        view = state.view(None)
        sheet = view["sheet"]
        assert (sheet is None) == (view["phase"] == "play")
        if sheet is None:
            continue
        seat = state.current_seat
        assert (sheet["seat"], sheet["kept"]) == (seat, 3)
        assert [line["converter"] for line in sheet["converters"] if line["ready"]] == view["converters"]
        possible = {
            f"convert {line['converter']} {use['material']}"
            for line in sheet["converters"]
            for use in line["uses"]
            if use["possible"]
        }
        assert possible == {key for key in legal_keys(state) if key.startswith("convert")}
        made = sum(line["points"] for line in sheet["coming"])
        assert sheet["total"] == view["table"][seat]["this_hand"] + made
        after = state.clone()
        while after.current_seat == seat and after.epoch == state.epoch:
            after.apply(after.legal_actions()[-1])
        assert after.scores()[seat] - state.scores()[seat] == made


@pytest.mark.rule("CAR-057")
def test_a_sheet_says_what_converters_do() -> None:
    won = {0: ["green-stonemason", "gravel-pit"]}
    state = situation("cards", 4, won=won, owners={"brick-maker": 0}, stock={0: {"sand": 2}})
    sheet = state.view(None)["sheet"]
    mason, maker = sheet["converters"]
    assert (mason["converter"], mason["ready"]) == ("stonemason", True)
    assert mason["uses"] == [{"material": "stone", "points": 4, "made": None, "possible": False}]
    assert maker["uses"] == [{"material": "sand", "points": 0, "made": "stone", "possible": True}]
    assert sheet["coming"] == [{"source": "own-craftsmen", "points": 1}]
    after = do(state, "convert brick-maker sand").view(None)["sheet"]
    assert [line["ready"] for line in after["converters"]] == [True, False]
