"""Every byte a seat gets stays the same when what it cannot know is another (card game)."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute

import kingsbridge
from kingsbridge.core.contract import Game, State
from kingsbridge.core.play import Play
from kingsbridge.server.table.rows import Beginning, TableRow
from tests.hidden.cards_secrets import SECRETS
from tests.server.in_process import InProcess, in_process

GAME: Game = kingsbridge.load_game("cards")
SEATS = 3


def sit_down(server: InProcess, seed: str = "1") -> tuple[str, list[str]]:
    """Seat three devices at a table; gives the table and their tokens."""
    seats = [{"kind": "human", "name": "A"}, {"kind": "open"}, {"kind": "open"}]
    made = server.post("", "/api/tables", {"game": "cards", "seats": seats, "seed": seed})
    tokens = [server.client.cookies["kingsbridge_device"]]
    for name in ("B", "C"):
        server.post("", f"/api/invites/{made['table']['invite']}/claim", {"name": name})
        tokens.append(server.client.cookies["kingsbridge_device"])
    return made["table"]["id"], tokens


def everything_told(server: InProcess, table: str, token: str, seat: int | None) -> bytes:
    """Ask for all that a seat can ask for, over HTTP and on a line."""
    client = server.as_device(token)
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    path = f"/api/tables/{table}"
    answers = [
        client.get(f"{path}{where}", params={**query, **more}).content
        for where, more in (
            ("", {}),
            ("/state", {}),
            ("/record", {}),
            ("/replay", {}),
            ("/replay/0", {}),
            ("/analysis", {}),
            ("/analysis/0", {}),
            ("/moment", {"seq": server.table(table).seq}),
            ("/deal", {}),
        )
    ]
    answers.append(client.post(f"{path}/analysis").content)
    # Nothing is made of a running game, whoever asks; trials are compared in test_descents.
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": "random"}] * (SEATS - 1)]
    for where, wish in (
        (f"{path}/playon", {"ply": 0, "seats": seats}),
        (f"{path}/playon", {"ply": 0, "seats": seats, "dealing": "anew", "seat": 0}),
        (f"{path}/deal", {"seats": seats}),
        (f"{path}/share", {"allowed": True}),
        ("/api/challenges", {"table": table, "seats": seats}),
    ):
        refused = client.post(where, json=wish)
        assert refused.status_code in (403, 409), refused.text
        answers.append(refused.content)
    elsewhere = ("/api/tables/mine", "/api/book", "/api/callbacks", "/api/callbacks/key")
    answers += [client.get(each).content for each in elsewhere]
    messages: list[dict[str, Any]] = [{"type": "hello", "protocol": 1, "seat": seat, "since": 0, "id": "h"}]
    if seat is not None:
        targets = [
            "card:alfred-builder",
            "card:lady-aliena",
            "nothing",
            *(each.target for each in GAME.catalogue.actions),
        ]
        messages += [{"type": "why", "id": "w", "seat": seat, "target": each} for each in targets[::5]]
        # A refused move must not tell either.
        messages.append({"type": "why", "id": "w", "seat": (seat + 1) % SEATS, "target": targets[0]})
    answers.append(server.heard(token, table, messages))
    return b"\n".join(answers)


# Routes that a running game's secrets cannot reach, and why; all others are asked in `everything_told`.
_COMPARED_ELSEWHERE = {
    "the same for everybody, from files alone": (
        *("/healthz", "/readyz", "/metrics", "/docs", "/api/openapi.json", "/{path:path}", "/api/addresses"),
        *("/api/games", "/api/games/{game}/rules/{language}", "/api/games/{game}/howto/{language}"),
        *("/api/games/{game}/components", "/api/texts/{language}", "/api/texts/{language}/{game}"),
        "/api/texts/{language}/{game}/lesson",
    ),
    "games of their own, which begin with a file (test_lessons, test_puzzles)": (
        *("/api/lessons/{game}", "/api/lessons/{game}/why", "/api/lessons/{game}/table"),
        *("/api/puzzles/{game}", "/api/puzzles/{game}/{puzzle}"),
        *("/api/puzzles/{game}/{puzzle}/answer", "/api/puzzles/{game}/{puzzle}/why"),
    ),
    "finished games: of others nothing before the own is over (test_descents, test_records)": (
        *("/api/challenges/{code}", "/api/challenges/{code}/play", "/api/records"),
    ),
    "who sits where: the answer is the table itself, which is asked for": (
        *("/api/tables", "/api/invites/{code}", "/api/invites/{code}/claim", "/api/recover"),
        *("/api/callbacks/remove", "/api/tables/{table_id}/leave", "/api/tables/{table_id}/remove"),
        *("/api/tables/{table_id}/bot", "/api/tables/{table_id}/return", "/api/tables/{table_id}/resign"),
        *("/api/tables/{table_id}/rematch", "/api/tables/{table_id}/pace", "/api/tables/{table_id}/react"),
        "/api/tables/{table_id}/coaches",
    ),
    "answered with the update that is asked for; compared in this file, move by move": (
        *("/api/tables/{table_id}/move", "/api/tables/{table_id}/undo", "/api/tables/{table_id}/why"),
        "/api/tables/{table_id}/events",
    ),
    "asked with a sample (test_descents, test_coach, test_bots)": (
        *("/api/tables/{table_id}/try", "/api/tables/{table_id}/hint", "/api/tables/{table_id}/coach"),
        "/api/tables/{table_id}/recap",
    ),
}


def test_every_route_is_compared_here_or_cannot_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new route has to be asked in `everything_told`, or to say why nothing of a running game is in it."""
    with in_process(tmp_path, monkeypatch) as server:
        app = cast(FastAPI, server.client.app)
        routes = [route for route in app.routes if isinstance(route, Route | WebSocketRoute)]
        table, tokens = sit_down(server)
        asked: list[str] = []
        server.client.event_hooks["request"].append(lambda request: asked.append(request.url.path))
        everything_told(server, table, tokens[0], 0)
        everything_told(server, table, "", None)
    told = {route.path for route in routes if any(route.path_regex.match(path) for path in asked)}
    elsewhere = {path for paths in _COMPARED_ELSEWHERE.values() for path in paths}
    told.add("/api/tables/{table_id}/live")  # a line, which is no request
    left = {route.path for route in routes} - told
    assert left <= elsewhere, f"nobody compares {left - elsewhere}"
    assert elsewhere <= {route.path for route in routes}, "a route that is no more"


def positions(
    server: InProcess, table: str, tokens: list[str], random: Random, every: int
) -> Iterator[State]:
    """Play a whole game at random through the API; gives a position now and then."""
    moves = 0
    while True:
        found = server.table(table)
        assert found.record.play is not None
        state = found.record.play.state
        if moves % every == 0 or state.is_over:
            yield state
        if state.is_over:
            return
        seat = state.current_seat
        action = GAME.action(random.choice(state.legal_actions())).key
        body = {"type": "move", "id": str(moves), "seat": seat, "seq": found.seq, "action": action}
        server.post(tokens[seat], f"/api/tables/{table}/move", body)
        moves += 1


def test_bytes_do_not_change_with_the_secrets_of_a_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions of a whole game: each secret is changed behind the server's back, and nobody is told otherwise."""
    random = Random(4)
    compared = different = 0
    with in_process(tmp_path, monkeypatch) as server:
        table, tokens = sit_down(server)
        for state in positions(server, table, tokens, random, every=23):
            if state.is_over:
                break
            play = server.table(table).record.play
            assert play is not None
            spectator = everything_told(server, table, "", None)
            for seat in range(SEATS):
                told = everything_told(server, table, tokens[seat], seat)
                for secret, change in SECRETS.items():
                    data = state.to_dict()
                    other = GAME.state_from_dict(change(data, seat, random))
                    other.journal, other.drawn = list(state.journal or []), dict(state.drawn or {})
                    play.state = other
                    assert everything_told(server, table, tokens[seat], seat) == told, (secret, seat)
                    assert everything_told(server, table, "", None) == spectator, (secret, "spectator")
                    play.state = state
                    compared += 1
                    different += other.to_dict() != data
    assert compared > 60 and different > compared // 2


def one_hand(deal: list[str], pile: list[str]) -> list[tuple[int, str]]:
    """Play the first hand with a fixed deal up to its last trick; gives the moves."""
    state = GAME.new_state(seats=SEATS, seed=1, fixed={"deal 1": deal, "privileges": pile})
    random = Random(3)
    moves = []
    while state.epoch == 0 and GAME.phase_names[state.frames[-1].phase] == "play":
        action = random.choice(state.legal_actions())
        moves.append((state.current_seat, GAME.action(action).key))
        state.apply(action)
    # Everybody's last card plays itself together with the last of these moves, so that one shows the difference.
    return moves[:-1]


def deals() -> tuple[dict[str, Any], dict[str, Any], int, list[tuple[int, str]]]:
    """Two deals that differ in what seats hold back to the last trick, a seat that cannot tell, and the moves."""
    state = GAME.new_state(seats=SEATS, seed=1, journal=True)
    draws = GAME.draws_to_json(state.drawn)
    deal, pile = draws["deal 1"], draws["privileges"]
    moves = one_hand(deal, pile)
    each = len(deal) // SEATS
    kept = []
    for seat in range(SEATS):
        hand = list(deal[seat * each : (seat + 1) * each])
        for mover, key in moves:
            if mover == seat:
                hand.remove(key.split(" ", 1)[1])
        kept.append(hand[0])
    for viewer in range(SEATS):
        one, two = (seat for seat in range(SEATS) if seat != viewer)
        if kept[one] != kept[two] and "lady-aliena" not in (kept[one], kept[two]):
            swapped = list(deal)
            at_one = swapped.index(kept[one], one * each, (one + 1) * each)
            at_two = swapped.index(kept[two], two * each, (two + 1) * each)
            swapped[at_one], swapped[at_two] = swapped[at_two], swapped[at_one]
            other_pile = [pile[0], *reversed(pile[1:])]
            return (
                {"deal 1": deal, "privileges": pile},
                {"deal 1": swapped, "privileges": other_pile},
                viewer,
                moves,
            )
    raise AssertionError("choose another seed")


def test_bytes_of_two_games_with_the_same_public_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables, two deals, the same moves: the seat that cannot tell them apart gets the same bytes, line by line."""
    heard = two_games(tmp_path, monkeypatch, watched)
    assert heard[0]["viewer"] == heard[1]["viewer"]
    assert heard[0]["spectator"] == heard[1]["spectator"]
    assert heard[0]["others"] != heard[1]["others"], "the two games are one"


def fixed_play(fixed: dict[str, Any], _: TableRow, seats: int, __: Beginning | None) -> Play:
    """Set up a game whose deals are fixed by the test."""
    return Play(GAME.new_state(seats=seats, seed=1, journal=True, fixed=fixed))


def two_games(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hear: Callable[[InProcess, int, list[tuple[int, str]]], dict[str, list[bytes]]],
) -> list[dict[str, list[bytes]]]:
    """What is heard of two tables with two deals and the same moves."""
    first, second, viewer, moves = deals()
    assert first != second and len(moves) > 20
    heard = []
    for number, fixed in enumerate((first, second)):
        monkeypatch.setattr("kingsbridge.server.table.record.new_play", partial(fixed_play, fixed))
        with in_process(tmp_path / str(number), monkeypatch) as server:
            heard.append(hear(server, viewer, moves))
    return heard


def watched(server: InProcess, viewer: int, moves: list[tuple[int, str]]) -> dict[str, list[bytes]]:
    """Play the moves while a seat and a spectator listen on a line; gives every byte they got."""
    table, tokens = sit_down(server)
    path = f"/api/tables/{table}"
    heard: dict[str, list[bytes]] = {"viewer": [], "spectator": [], "others": []}
    for number, (seat, action) in enumerate(moves):
        heard["viewer"].append(everything_told(server, table, tokens[viewer], viewer))
        heard["spectator"].append(everything_told(server, table, "", None))
        other = (viewer + 1) % SEATS
        heard["others"].append(everything_told(server, table, tokens[other], other))
        seq = server.table(table).seq
        body = {"type": "move", "id": f"m{number}", "seat": seat, "seq": seq, "action": action}
        answer = server.as_device(tokens[seat]).post(f"{path}/move", json=body)
        assert answer.status_code == 200, answer.text
        if seat == viewer:
            heard["viewer"].append(answer.content)
        refused = server.as_device(tokens[viewer]).post(
            f"{path}/move", json={**body, "id": "x", "seat": viewer}
        )
        heard["viewer"].append(refused.content)
    assert not any(re.search(rb"internal", each) for each in heard["viewer"])
    return heard


def test_pushed_bytes_of_two_games_with_the_same_public_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent unasked, on a WebSocket and as events, is the same too for who cannot tell the games apart."""
    heard = two_games(tmp_path, monkeypatch, pushed)
    everybody = [f"{who}{how}" for who in ("viewer", "spectator") for how in ("", "'s events", "'s parts")]
    for who in everybody:
        assert heard[0][who] == heard[1][who], who
        assert len(heard[0][who]) > 20, who
    assert heard[0]["other"] != heard[1]["other"], "the two games are one"


def pushed(server: InProcess, viewer: int, moves: list[tuple[int, str]]) -> dict[str, list[bytes]]:
    """Play the moves while lines stand open; gives what came on each after every move."""
    table, tokens = sit_down(server)
    other = (viewer + 1) % SEATS
    listeners: dict[str, tuple[str, int | None]] = {
        "viewer": (tokens[viewer], viewer),
        "spectator": ("", None),
        "other": (tokens[other], other),
    }
    heard: dict[str, list[bytes]] = {}
    with ExitStack() as lines:
        sockets = {who: lines.enter_context(server.line(*whose, table)) for who, whose in listeners.items()}
        for who, whose in listeners.items():
            sockets[f"{who}'s parts"] = lines.enter_context(server.line(*whose, table, parts=True))
        streams = {f"{who}'s events": server.events(*whose, table) for who, whose in listeners.items()}
        for number, (seat, action) in enumerate(moves):
            seq = server.table(table).seq
            body = {"type": "move", "id": f"m{number}", "seat": seat, "seq": seq, "action": action}
            server.post(tokens[seat], f"/api/tables/{table}/move", body)
            seq = server.table(table).seq
            for who, line in {**sockets, **streams}.items():
                heard.setdefault(who, []).append(line.heard_until(seq))
    # With the first move come any number of messages about who is there.
    return {who: texts[1:] for who, texts in heard.items()}
