"""What a position of Builders' Duel is worth."""

from kingsbridge.core.contract import Sense
from kingsbridge.games.duel.state import DuelState


class DuelSense(Sense[DuelState]):
    """Placeholder."""

    part_names = ["building"]
