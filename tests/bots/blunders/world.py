"""What a person would shake the head at in World Without End. Seat 0 decides."""

from tests.bots.blunders.situation_list import Blunder

_PAID = {"gold": 5, "grain": 2, "piety": 2}
# The last round of the game: what brings no points by its end brings nothing.
_LONG_TERM = ["gates-closed", "remedies-written"]
_LAST = {"chapter": 4, "round": 6, "edge": _LONG_TERM}

BLUNDERS = [
    Blunder(
        "ends a chapter short of piety with the piety card in hand",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["piety-card", "medicine"]},
            "goods": {0: {"gold": 5, "grain": 2, "piety": 1}, 1: _PAID},
        },
        right=["play piety-card"],
    ),
    Blunder(
        "ends a chapter short of grain with the grain card in hand",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["grain-card", "medicine"]},
            "goods": {0: {"gold": 5, "grain": 1, "piety": 2}, 1: _PAID},
        },
        right=["play grain-card"],
    ),
    Blunder(
        "fetches grain it does not need instead of building with two stones",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["building-project", "grain-card"]},
            "goods": {0: {**_PAID, "stone": 2}},
        },
        right=["play building-project"],
    ),
    Blunder(
        "stops building with stone left that the project takes",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["building-project", "grain-card"]},
            "goods": {0: {**_PAID, "stone": 2}},
        },
        moves=["play building-project", "build bridge stone"],
        wrong=["done"],
    ),
    Blunder(
        "turns the card away from the grain it lacks",
        2,
        {
            "at": "orient",
            "event": "cloth-demand",
            "chapter": 2,
            "round": 6,
            "hands": {0: ["medicine", "resource"]},
            "goods": {0: {"gold": 5, "grain": 1, "piety": 2}, 1: {"gold": 5, "grain": 1, "piety": 2}},
        },
        right=["orient 1"],
    ),
    Blunder(
        "goes before the royal court with loyalty in hand",
        2,
        {
            "at": "duties",
            "chapter": 2,
            "fixed": {"tax 2": "3"},
            "goods": {0: {"grain": 2, "piety": 2, "loyalty": 1}},
        },
        right=["protect tax-duty"],
    ),
    Blunder(
        "collects rents without a house",
        2,
        {"chapter": 2, "round": 6, "hands": {0: ["house-rent", "resource"]}, "goods": {0: _PAID, 1: _PAID}},
        wrong=["play house-rent"],
    ),
    Blunder(
        "weaves without wool",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["cloth-production", "resource"]},
            "goods": {0: _PAID, 1: _PAID},
        },
        wrong=["play cloth-production"],
    ),
    Blunder(
        "donates without gold",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["donation", "privilege"]},
            "goods": {0: {"gold": 0, "grain": 2, "piety": 2}, 1: _PAID},
        },
        wrong=["play donation"],
    ),
    Blunder(
        "builds a house without anything to build it of",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["house-building", "resource"]},
            "goods": {0: {"gold": 0, "grain": 2, "piety": 2}, 1: _PAID},
        },
        wrong=["play house-building"],
    ),
    Blunder(
        "comes to the tax without gold and keeps its wool",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["wool-cloth-sales", "resource"]},
            "goods": {0: {"gold": 0, "grain": 2, "piety": 2, "wool": 4}, 1: _PAID},
        },
        right=["play wool-cloth-sales"],
    ),
    Blunder(
        "stops selling wool while the tax is not covered",
        2,
        {
            "chapter": 2,
            "round": 6,
            "hands": {0: ["wool-cloth-sales", "resource"]},
            "goods": {0: {"gold": 0, "grain": 2, "piety": 2, "wool": 4}, 1: _PAID},
        },
        moves=["play wool-cloth-sales", "sell wool"],
        wrong=["done"],
    ),
    Blunder(
        "throws the piety card away though piety is missing",
        2,
        {
            "chapter": 3,
            "round": 5,
            "hands": {0: ["piety-card", "house-rent", "cloth-production", "resource"]},
            "goods": {0: {"gold": 5, "grain": 2, "piety": 1}, 1: _PAID},
        },
        moves=["play resource", "take stone"],
        wrong=["discard piety-card"],
    ),
    Blunder(
        "weaves in the last round of the game instead of taking a point",
        2,
        {
            **_LAST,
            "hands": {0: ["cloth-production", "medicine"]},
            "goods": {0: {**_PAID, "wool": 2}, 1: _PAID},
        },
        right=["play medicine"],
    ),
    Blunder(
        "fetches a stone in the last round of the game instead of taking a point",
        2,
        {**_LAST, "hands": {0: ["resource", "medicine"]}, "goods": {0: _PAID, 1: _PAID}},
        right=["play medicine"],
    ),
    Blunder(
        "builds a house in the last round of the game, whose rent nobody will take",
        2,
        {
            **_LAST,
            "hands": {0: ["house-building", "medicine"]},
            "goods": {0: {"gold": 9, "grain": 2, "piety": 2, "stone": 1, "wood": 1}, 1: _PAID},
        },
        right=["play medicine"],
    ),
    Blunder(
        "takes one point in the last round of the game though three of the King's are a step away",
        2,
        {
            **_LAST,
            "favor": "merchants",
            "hands": {0: ["favor-card", "medicine"]},
            "goods": {0: {**_PAID, "loyalty": 3}, 1: _PAID},
        },
        right=["play favor-card"],
    ),
    Blunder(
        "takes one point in the last round of the game though the missing piety costs six",
        2,
        {
            **_LAST,
            "hands": {0: ["piety-card", "medicine"]},
            "goods": {0: {"gold": 5, "grain": 2, "piety": 1}, 1: _PAID},
        },
        right=["play piety-card"],
    ),
    Blunder(
        "lays the building project aside before the last round of the game with stone in store",
        2,
        {
            "chapter": 4,
            "round": 5,
            "edge": _LONG_TERM,
            "hands": {0: ["building-project", "house-rent", "cloth-production", "resource"]},
            "goods": {0: {**_PAID, "stone": 1}, 1: _PAID},
        },
        moves=["play resource", "take stone"],
        wrong=["discard building-project"],
    ),
    Blunder(
        "turns the last card of the game away from the piety it lacks",
        2,
        {
            **_LAST,
            "at": "orient",
            "event": "good-harvest",
            "hands": {0: ["medicine", "resource"]},
            "goods": {0: {"gold": 5, "grain": 2, "piety": 1}, 1: _PAID},
        },
        right=["orient 2"],
    ),
    Blunder(
        "turns the last card of the game to wool instead of to a point and the Prioress",
        2,
        {
            **_LAST,
            "at": "orient",
            "event": "wedding",
            "hands": {0: ["resource", "house-rent"]},
            "goods": {0: {**_PAID, "medical": 1}, 1: _PAID},
        },
        right=["orient 2"],
    ),
    Blunder(
        "turns the last card of the game to the Outlaws instead of to the King's three points",
        2,
        {
            **_LAST,
            "at": "orient",
            "event": "ralph-dies",
            "favor": "merchants",
            "hands": {0: ["resource", "house-rent"]},
            "goods": {0: {**_PAID, "loyalty": 3}, 1: _PAID},
        },
        right=["orient 1"],
    ),
]
