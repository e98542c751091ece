"""Intervals, quantiles, histograms."""

import pytest

from kingsbridge.arena.statistics import bin_width, histograms, quantile, share_row, spread, wilson


def test_wilson_interval() -> None:
    # Values from the literature: 5 of 10, and the honest upper end when nothing was won.
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share_row(0, 0) == {"wins": 0, "share": 0.0, "low": 0.0, "high": 1.0}


def test_a_wider_promise_gives_a_wider_interval() -> None:
    narrow, wide = wilson(30, 50), wilson(30, 50, 2.555)
    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]


def test_quantiles_lie_between_values() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([7], 0.95) == 7
    assert spread([4, 1, 3, 2])["median"] == 2.5
    assert spread([4, 1, 3, 2])["least"] == 1 and spread([4, 1, 3, 2])["most"] == 4


def test_histograms_share_their_bins_and_lose_nothing() -> None:
    made = histograms({"a": [-3.5, 0, 2], "b": [40, 100]})
    assert {name: sum(counts) for name, counts in made["counts"].items()} == {"a": 3, "b": 2}
    assert len(made["counts"]["a"]) == len(made["counts"]["b"])
    assert made["least"] <= -3.5
    assert bin_width(0, 20) == 1 and bin_width(0, 100) == 5 and bin_width(3, 3) == 1
