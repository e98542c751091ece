"""The collector leaves the old objects alone while somebody plays."""

import gc

from kingsbridge.server.collector import Collector


def test_everything_is_collected_only_when_nobody_plays() -> None:
    now = 0.0
    before = gc.get_threshold()
    collector = Collector(lambda: now)
    try:
        collector.start()
        assert gc.get_freeze_count() > 1000 and gc.get_threshold()[2] > 1000
        young, rounds, _ = gc.get_threshold()
        assert young * (rounds + 1) <= 50_000, "a third of a millisecond for a thousand: nobody shall notice"
        now = 500.0
        assert not collector.tidy(1), "not due yet"
        now = 700.0
        assert not collector.tidy(2), "somebody plays"
        now = 702.0
        assert collector.tidy(2)
        now = 703.0
        assert not collector.tidy(2), "just done"
        collected = []
        for number in range(6 * 3600):
            now += 1.0
            if collector.tidy(number + 3):
                collected.append(now)
        assert collected == [702.0 + 6 * 3600], "at last, though somebody always plays"
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
