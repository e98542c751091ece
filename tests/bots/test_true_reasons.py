"""A reason is true of its move: what is said to come has come, and nothing is told in a phase it does not belong to."""

from random import Random

import pytest

import kingsbridge
from kingsbridge.bots.advice import ALIKE, LATER, LESS, MORE, Ground, advise, finish_turn, grounds
from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import SearchPlan
from kingsbridge.core.contract import State
from kingsbridge.games.cards.components import CARD_KEYS as PLAYING_CARDS
from kingsbridge.games.cards.sense import worth_in_hand
from kingsbridge.games.duel.components import CARD_KEYS, LINE_CELLS, LINES, NUM_SEALS
from kingsbridge.games.world.components import CARDS, DUTY_GOODS, GOODS, NUM_GOODS
from kingsbridge.games.world.reckoning import card_list
from kingsbridge.games.world.sense import card_use
from kingsbridge.texts import LANGUAGES, Texts
from tests.situations import random_game

_MARK = "some-key"
Told = tuple[State, str, str, dict[str, object]]  # the position, the move, and what is told of it


def _told(game_id: str) -> list[Told]:
    """Give all that is told of all moves in positions of a few games."""
    game = kingsbridge.load_game(game_id)
    found: list[Told] = []
    for seed in (3, 4):
        played = random_game(game.new_state(seats=game.max_seats, seed=seed), Random(seed))
        states = [state.clone() for state in played]
        for state in states[:: max(1, len(states) // 30)]:
            if len(state.legal_actions()) < 2:
                continue
            for action, reasons in grounds(Info(state, state.current_seat), state.legal_actions()).items():
                found += [(state, game.action(action).key, each.key, each.args) for each in reasons]
    return found


def _after(state: State, key: str) -> State:
    after = state.clone()
    after.apply(state.game.action_id(key))
    finish_turn(state, after, state.current_seat)
    return after


def test_a_builder_waits_only_where_one_is_passed_and_only_what_comes_is_named() -> None:
    told = _told("pillars")
    assert {move for _, move, key, _ in told if key == "waits"} <= {"pass-builder"}
    named = [(move, args["resource"]) for _, move, key, args in told if key == "feeds"]
    # What is sold may become something else in the same visit to the market.
    chosen = [(move, resource) for move, resource in named if move.split()[0] in ("buy", "cube")]
    assert chosen
    assert all(move.endswith(str(resource)) for move, resource in chosen)
    kinds = {"forest": "wood", "quarry": "stone", "gravel": "sand"}
    taken = [(move, resource) for move, resource in named if move.startswith("take ")]
    assert taken
    assert all(kinds[move.split()[1].split("-")[0]] == resource for move, resource in taken)


def test_seals_and_gold_that_are_told_to_come_have_come() -> None:
    told = [each for each in _told("duel") if each[2] in ("seals-come", "gold")]
    assert {key for _, _, key, _ in told} == {"seals-come", "gold"}
    for state, move, key, args in told:
        seat, after = state.current_seat, _after(state, move)
        if key == "gold":
            assert after.gold[seat] - state.gold[seat] == args["count"], move  # type: ignore[attr-defined]
        else:
            at = seat * NUM_SEALS
            seals = [sum(each.seals[at : at + NUM_SEALS]) for each in (state, after)]  # type: ignore[attr-defined]
            assert seals[1] > seals[0], move


def test_what_is_told_to_come_for_a_duty_has_come() -> None:
    duties = {"duty-grain": "grain", "duty-piety": "piety", "tax": "gold"}
    assert sorted(duties.values()) == sorted(GOODS[good] for good in DUTY_GOODS)
    seen = 0
    for state, move, key, _ in _told("world"):
        if key not in duties:
            continue
        after = _after(state, move)
        if after.epoch > state.epoch or after.is_over:
            continue  # collected meanwhile
        at = state.current_seat * NUM_GOODS + GOODS.index(duties[key])
        assert after.goods[at] > state.goods[at], (move, key)  # type: ignore[attr-defined]
        seen += 1
    assert seen


def test_a_trick_is_told_to_be_brought_home_only_when_all_have_played() -> None:
    told = [each for each in _told("cards") if each[2] in ("takes", "ahead", "may-take")]
    assert {key for _, _, key, _ in told} == {"takes", "ahead", "may-take"}
    for state, move, key, _ in told:
        is_last = len(state.played) % state.seats == state.seats - 1  # type: ignore[attr-defined]
        assert is_last == (key == "takes"), move


def test_gold_is_told_to_be_kept_only_by_a_move_that_costs_less_than_another() -> None:
    # The end of a round makes gold worth less; that is no merit of a move that does not end it.
    game, told = kingsbridge.load_game("duel"), 0
    end = game.action_id("end")
    for seed in range(12):
        for state in random_game(game.new_state(seats=2, seed=seed), Random(seed)):
            legal, seat = state.legal_actions(), state.current_seat
            if len(legal) < 2 or end not in legal:
                continue
            gold = {each: _after(state, game.action(each).key).gold[seat] for each in legal}  # type: ignore[attr-defined]
            for action, reasons in grounds(Info(state.clone(), seat), legal).items():
                if any(each.key == "gold-kept" for each in reasons):
                    assert gold[action] > min(gold.values()), (seed, game.action(action).key)
                    told += 1
    assert told


def test_a_card_is_told_to_help_least_only_if_no_other_helps_less() -> None:
    told = [each for each in _told("world") if each[2] == "spare"]
    assert told
    for state, move, _, _ in told:
        seat = state.current_seat
        uses = {
            CARDS[card]: card_use(state, seat, card)  # type: ignore[arg-type]
            for card in card_list(state.hands[seat])  # type: ignore[attr-defined]
        }
        assert uses[move.removeprefix("discard ")] == min(uses.values()), move


def test_of_the_moves_shown_each_has_a_reason_and_no_two_are_told_the_same_without_saying_so() -> None:
    for game_id in kingsbridge.game_ids():
        game = kingsbridge.load_game(game_id)
        played = random_game(game.new_state(seats=game.max_seats, seed=5), Random(5))
        states = [state.clone() for state in played if len(state.legal_actions()) > 1]
        for state in states[:: max(1, len(states) // 8)]:
            plan = SearchPlan()
            plan.iterations = 120
            shown = advise(Info(state, state.current_seat), plan, 1)
            told = [str([(each.key, each.args) for each in advice.because]) for advice in shown]
            assert all(advice.because for advice in shown)
            for at, advice in enumerate(shown):
                general = advice.because[-1].key in (ALIKE, LATER, LESS, MORE)
                assert general or told.count(told[at]) == 1, told


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_what_most_moves_do_alike_is_no_reason(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    rare = game.counsel.rare_only
    assert rare and set(rare) <= set(game.counsel.fact_args)
    seen = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        played = random_game(game.new_state(seats=seats, seed=6), Random(6))
        states = [state.clone() for state in played if len(state.legal_actions()) > 2]
        for state in states[:: max(1, len(states) // 12)]:
            told = grounds(Info(state, state.current_seat), state.legal_actions())
            for reasons in told.values():
                for each in (reason for reason in reasons if reason.key in rare):
                    same = [key for key, others in told.items() if _says(others, each)]
                    assert 2 * (len(same) - 1) <= len(told) - 1, (game_id, seats, each.key, each.args)
                    seen += 1
    assert seen


def _says(reasons: list[Ground], said: Ground) -> bool:
    return any(each.key == said.key and each.args == said.args for each in reasons)


def test_a_good_chance_at_a_trick_comes_true_more_often_than_not() -> None:
    # Whoever comes after plays as the game's own playouts do.
    game, dice, held, told = kingsbridge.load_game("cards"), Random(3), 0, 0
    for seed in range(12):
        for state in random_game(game.new_state(seats=3 + seed % 2, seed=seed), dice):
            legal, seat = state.legal_actions(), state.current_seat
            if len(legal) < 2 or not game.action(legal[0]).key.startswith("play ") or dice.random() > 0.4:
                continue
            for action in legal:
                facts = game.counsel.facts(
                    state.clone(), _after(state, game.action(action).key), seat, action
                )
                if any(fact.told == "ahead" for fact in facts):
                    told += 1
                    held += _takes(state.sample(seat, told), action, dice)
    assert told > 100 and held > told / 2


def _takes(state: State, action: int, dice: Random) -> bool:
    seat, trick = state.current_seat, len(state.takers)  # type: ignore[attr-defined]
    state.apply(action)
    while not state.is_over and len(state.takers) == trick:  # type: ignore[attr-defined]
        state.apply(state.game.sense.policy(state, dice))
    return len(state.takers) > trick and state.takers[trick] == seat  # type: ignore[attr-defined]


def test_no_card_is_needed_least_beside_one_that_costs_points() -> None:
    for state, move, key, _ in _told("cards"):
        if key in ("spare", "little-use"):
            card = PLAYING_CARDS.index(move.removeprefix("play "))
            hand = state.hands[state.current_seat]  # type: ignore[attr-defined]
            uses = [worth_in_hand(state, state.current_seat, other) for other in hand if other != card]  # type: ignore[arg-type]
            own = worth_in_hand(state, state.current_seat, card)  # type: ignore[arg-type]
            assert own < min(uses) if key == "spare" else own < 0.3


def test_a_line_names_cards_of_its_own_by_their_names() -> None:
    told = [each for each in _told("duel") if each[2] in ("line", "line-two")]
    assert told
    game = kingsbridge.load_game("duel")
    for state, move, key, args in told:
        cells = [state.display[cell] for cell in LINE_CELLS[LINES.index(move.split()[1])]]  # type: ignore[attr-defined]
        named = list(args.values())
        assert len(set(named)) == len(named) and set(named) <= {CARD_KEYS[card] for card in cells}
        for language in LANGUAGES:
            said = Texts(language).counsel(game, key, args)
            assert all(Texts(language).component(game, str(card)) in said for card in named)


def test_a_builder_or_craftsman_who_goes_is_told_of_only_there() -> None:
    told = _told("pillars")
    for name, moves in {
        "dispensable": ("dismiss",),
        "not-missed": ("dismiss",),
        "works": ("hire",),
        "mill": ("take", "pass"),
        "draws-again": ("throw-back",),
        "others-pay": ("keep",),
    }.items():
        assert all(move.split()[0] in moves for _, move, key, _ in told if key == name), name
    assert {"mill", "dispensable"} <= {key for _, _, key, _ in told}


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_what_a_reason_names_is_told_by_its_name(game_id: str) -> None:
    """A component that a reason names has its name in the sentence, and not its key."""
    game = kingsbridge.load_game(game_id)
    keys = {component.key for component in game.components.all}
    texts = Texts("en")
    raw = {
        fact
        for state, _, fact, args in _told(game_id)
        for name, value in args.items()
        if value in keys
        and game.argument_kinds.get(name) != "component"
        # Where a sentence chooses its words by the key, the key itself is not read.
        and _MARK in texts.counsel(game, fact, {**args, name: _MARK}, [""] * state.seats)
    }
    assert not raw
