"""How the property tests of all games draw their games."""

from hypothesis import HealthCheck, Phase, settings


def whole_games(number: int = 25) -> settings:
    """So many games, the same each time, so that a failure can be seen again; `make soak` plays other ones.

    Without shrinking: a smaller seed is no simpler game.
    """
    return settings(
        max_examples=number,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
    )
