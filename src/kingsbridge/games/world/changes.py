"""Every change of a number that players see: goods to and from the supply, points, each with its source."""

from kingsbridge.games.world.components import GOLD, GOODS, NUM_GOODS, VP
from kingsbridge.games.world.state import WorldState


def gain(state: WorldState, seat: int, good: int, units: int, source: str) -> bool:
    """Take units of a good (or points) from the supply; False, and nothing happens, if it has too few."""
    if good == VP:
        score(state, seat, units, source)
        return True
    if good != GOLD:
        if state.supply[good] < units:
            return False
        state.supply[good] -= units
    state.goods[seat * NUM_GOODS + good] += units
    if state.journal is not None:
        _tell(state, seat, good, units, source)
    return True


def pay(state: WorldState, seat: int, good: int, units: int, source: str) -> None:
    """Return units of a good to the supply."""
    state.goods[seat * NUM_GOODS + good] -= units
    if good != GOLD:
        state.supply[good] += units
    if state.journal is not None:
        _tell(state, seat, good, -units, source)


def spend(state: WorldState, seat: int, good: int, source: str) -> None:
    """Lay one unit on the board, where it stays: it does not return to the supply."""
    state.goods[seat * NUM_GOODS + good] -= 1
    if state.journal is not None:
        _tell(state, seat, good, -1, source)


def score(state: WorldState, seat: int, points: int, source: str, count: int = 1) -> None:
    """Add points; `count` says how many things brought them."""
    state.vp[seat] += points
    if state.journal is not None:
        _tell_points(state, seat, points, source, count)


def lose_points(state: WorldState, seat: int, points: int, source: str, count: int = 1) -> None:
    """Take points away, but never below 0."""
    lost = min(points, state.vp[seat])
    state.vp[seat] -= lost
    if state.journal is not None and points:
        _tell_points(state, seat, -lost, source, count)


def _tell(state: WorldState, seat: int, good: int, change: int, source: str) -> None:
    total = state.goods[seat * NUM_GOODS + good]
    state.note(
        "goods", {"seat": seat, "good": GOODS[good], "change": change, "total": total, "source": source}
    )


def _tell_points(state: WorldState, seat: int, points: int, source: str, count: int) -> None:
    state.note(
        "points",
        {"seat": seat, "source": source, "count": count, "points": points, "score": state.vp[seat]},
    )
