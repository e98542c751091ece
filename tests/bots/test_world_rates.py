"""What playouts look up is what would be reckoned."""

from itertools import pairwise
from random import Random

import kingsbridge
from kingsbridge.games.world import rates
from kingsbridge.games.world.components import DUTY_DUE, NUM_DUTIES, NUM_GOODS, ROUNDS, TAX_DIE, TAX_DUTY
from kingsbridge.games.world.reckoning import house_spaces, may_have_more_houses
from kingsbridge.games.world.state import WorldState


def test_units_beyond_the_table_are_reckoned_as_those_within() -> None:
    for last in (False, True):
        for good in range(NUM_GOODS):
            worths = [rates.units_rate(last, good, units) for units in range(40)]
            steps = [after - before for before, after in pairwise(worths)]
            assert all(abs(step - steps[-1]) < 1e-9 for step in steps[8:])
            goods = [0] * NUM_GOODS * 2
            goods[NUM_GOODS + good] = 39
            others = rates.goods_rate(last, [0] * NUM_GOODS, 0)
            assert abs(rates.goods_rate(last, goods, NUM_GOODS) - others - worths[39]) < 1e-9


def test_duties_cost_what_is_missing_of_each() -> None:
    for last in (False, True):
        for held in ([0, 0, 0], [1, 0, 3], [2, 2, 9], [9, 1, 0]):
            cost = 0.0
            for duty in range(NUM_DUTIES):
                dues = TAX_DIE if duty == TAX_DUTY else [DUTY_DUE[duty]]
                for due in dues:
                    cost += rates.shortfall_rate(last, duty, due - held[duty]) / len(dues)
            for round_number in range(ROUNDS):
                found = rates.duties_rate(last, round_number, held[0], held[1], held[2])
                assert abs(found - cost * rates.urgency_in(round_number)) < 1e-9


def test_a_seat_may_have_more_houses_where_there_is_a_space_for_one() -> None:
    random = Random(8)
    found = set()
    for seed in range(6):
        state = kingsbridge.load_game("world").new_state(seats=2 + seed % 3, seed=seed)
        assert isinstance(state, WorldState)
        while not state.is_over:
            state.apply(random.choice(state.legal_actions()))
            # The rules rarely come to an end of spaces: fill the board by chance.
            state_now = state.clone()
            state_now.houses = [random.randrange(-1, state.seats) for _ in state.houses]
            for seat in range(state.seats):
                able = may_have_more_houses(state_now, seat)
                assert able == bool(house_spaces(state_now, seat))
                found.add(able)
    assert found == {False, True}
