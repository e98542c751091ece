"""Pictures show the board as a seat may know it: all games and tables, one size, nothing hidden, no empty letters."""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import ImageFont

import kingsbridge
import kingsbridge.lab.gym
from kingsbridge.core.contract import State
from kingsbridge.lab.drawing import draw_picture, draw_text
from kingsbridge.lab.pictures import generic, paint_board
from kingsbridge.lab.pictures.pen import HEIGHT, WIDTH, Pen, plain
from kingsbridge.lab.zoo import env
from kingsbridge.tables.words import Words
from kingsbridge.texts import Texts
from tests.conformance.walk import play_on
from tests.hidden.telling import positions
from tests.hidden.test_bots_secrets import changed, secrets_of

TABLES = [
    (game, seats)
    for game in kingsbridge.game_ids()
    for seats in range(kingsbridge.load_game(game).min_seats, kingsbridge.load_game(game).max_seats + 1)
]


def words_of(state: State) -> Words:
    texts = Texts("en")
    names = [texts.seat_name(state.game, seat) for seat in range(state.seats)]
    return Words(texts, state.game, names, names)


def colours(picture: NDArray[np.uint8]) -> int:
    """Count the colours of every fourth dot of every fourth row: enough to see that something is drawn."""
    return len(np.unique(picture[::4, ::4].reshape(-1, 3), axis=0))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float, str]]:
    """Everything that is written, with where."""
    found: list[tuple[float, float, str]] = []
    write: Callable[..., None] = Pen.text

    def listen(pen: Pen, x: float, y: float, text: str, *rest: Any) -> None:
        found.append((x, y, text))
        write(pen, x, y, text, *rest)

    monkeypatch.setattr(Pen, "text", listen)
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_in_pictures_of_one_size(
    game: str, seats: int, written: list[tuple[float, float, str]]
) -> None:
    state = kingsbridge.load_game(game).new_state(seats=seats, seed=seats)
    before = None
    for number, _ in enumerate(play_on(state, seats)):
        if number % 67 == 0 or state.is_over:
            picture = draw_picture(state, None if state.is_over else state.current_seat)
            assert picture.shape == (HEIGHT, WIDTH, 3) and picture.dtype == np.uint8
            assert colours(picture) > 50
            assert before is None or (picture != before).any()
            before = picture
    assert state.is_over
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y, _ in written)
    said = {text for _, _, text in written}
    # A sentence that is missing in the texts is shown by its id.
    assert not [text for text in said if text.startswith(("table-", "game-", "component-", "board-"))]
    assert all(any(name in text for text in said) for name in words_of(state).names)


def test_every_phase_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each question that a game asks there is a position, and a board that comes to terms with it."""
    monkeypatch.setattr(Pen, "finish", lambda pen: None)  # what costs time
    for game in map(kingsbridge.load_game, kingsbridge.game_ids()):
        met: set[str] = set()
        for seed in range(2):
            state = game.new_state(seats=game.max_seats, seed=seed)
            for _ in play_on(state, seed):
                phase = game.phase_names[state.frames[-1].phase]
                if phase not in met:
                    met.add(phase)
                    paint_board(state.view(state.current_seat), words_of(state))
        assert len(met) > 3, game.id


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_changed_secret_shows_in_no_picture(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    random = Random(game_id)
    differing = 0
    for state in positions(game, game.max_seats, 2, every=97):
        seat = random.randrange(state.seats)
        picture = draw_picture(state, seat)
        for change in secrets_of(game_id).values():
            other = changed(change, state, seat, random)
            differing += other.fingerprint() != state.fingerprint()
            assert (draw_picture(other, seat) == picture).all()
    assert differing > 1, "the secrets were hardly ever changed"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    for game in ("cards", "world"):
        state = kingsbridge.load_game(game).new_state(seats=3, seed=2)
        for _ in range(40):
            state.apply(state.legal_actions()[0])
        pictures = [draw_picture(state, seat) for seat in (0, 1, None)]
        assert (pictures[0] != pictures[1]).any() and (pictures[1] != pictures[2]).any()


def test_a_game_without_a_board_is_drawn_as_its_table() -> None:
    state = kingsbridge.load_game("duel").new_state(seed=1)
    pen = Pen()
    generic.paint(pen, state.view(0), words_of(state))
    picture = np.asarray(pen.finish())
    assert picture.shape == (HEIGHT, WIDTH, 3) and colours(picture) > 10


def test_no_letter_is_an_empty_box() -> None:
    """Pillow's own font lacks accents and frames; what it draws in their place is the same box for all."""
    font = ImageFont.load_default(14)
    unknown = bytes(font.getmask("\uffff"))
    letters: set[str] = set()
    for game in kingsbridge.game_ids():
        state = kingsbridge.load_game(game).new_state(seed=1)
        words = words_of(state)
        keys = [component.key for component in state.game.components.all]
        letters |= set("".join(words.component(key) + words.help(key) for key in keys))
        for number, _ in enumerate(play_on(state, 1)):
            if number % 9 == 0:
                letters |= set(draw_text(state, state.current_seat))
    assert "─" in letters and "×" in letters
    drawn = {part for letter in letters - set(generic._LINES) - {"\n"} for part in plain(letter)}
    assert not [letter for letter in drawn if bytes(font.getmask(letter)) == unknown]


def test_doors_make_films() -> None:
    """Gymnasium's own recorder of frames takes them: all of one size, one a step."""
    film = gymnasium.wrappers.RenderCollection(
        gymnasium.make("kingsbridge/Duel-v0", render_mode="rgb_array"), pop_frames=False
    )
    seen, _ = film.reset(seed=1)
    for _ in range(3):
        seen, *_ = film.step(int(np.flatnonzero(seen["action_mask"])[0]))
    frames: Any = film.render()
    assert len(frames) == 4 and {frame.shape for frame in frames} == {(HEIGHT, WIDTH, 3)}
    zoo = env("world", seats=4, render_mode="rgb_array")
    zoo.reset(seed=1)
    picture = zoo.render()
    assert isinstance(picture, np.ndarray) and picture.shape == (HEIGHT, WIDTH, 3)
