"""The film of a game: a frame for each round, a last card, animated, small enough for a message."""

from __future__ import annotations

import io
import itertools
from typing import Any

import pytest
from PIL import Image, ImageSequence

from bot.work import films
from bot.work.films import Film, Script
from engine.dev import log
from engine.events import TrainsRan
from engine.titles import TITLES, games_folder
from render.film import CARD, FRAME, MOST_BYTES, WIDTH, Paragraph

MOVES = 260


def script(title: str, moves: int | None = None, language: str = "en") -> Script:
    """Of the title's longest game, or its first moves."""
    paths = sorted(games_folder(title).glob("*.jsonl.gz"), key=lambda each: each.stat().st_size)
    setup, entries = log.record(paths[-1])
    names = {seat: f"Player {seat}" for seat in setup["players"]}
    score = Paragraph("Score", tuple(f"1. {each}" for each in names.values()))
    return Script(setup, entries[:moves], language, "$", names, score, Paragraph("Time used", ("Ann: 2 h",)))


def frames(film: Film) -> list[Image.Image]:
    moving: Any = Image.open(io.BytesIO(film.data))
    assert moving.format == "WEBP"
    return [each.convert("RGB") for each in ImageSequence.Iterator(moving)]


@pytest.mark.parametrize("title", TITLES)
def test_there_is_a_frame_for_each_round_and_a_card(title: str) -> None:
    film = films.made(script(title, MOVES))
    shown = frames(film)
    assert film.rounds > 2
    # The position that a film ends with may be that of the last round, which is told no second time.
    assert len(shown) in (film.rounds + 1, film.rounds + 2)
    assert {each.size for each in shown} == {(WIDTH, shown[0].height)}
    assert all(one.tobytes() != other.tobytes() for one, other in itertools.pairwise(shown))


def test_the_last_card_stays_longest() -> None:
    moving: Any = Image.open(io.BytesIO(films.made(script("18mag", 60)).data))
    times = []
    for number in range(moving.n_frames):
        moving.seek(number)
        moving.load()
        times.append(moving.info["duration"])
    assert set(times[:-1]) == {FRAME}
    assert times[-1] == CARD


def test_runs_are_counted_for_the_card() -> None:
    runs = films.Runs()
    game = log.read(sorted(games_folder("18mag").glob("*-3p-*.jsonl.gz"))[0], MOVES)
    ran: list[tuple[int, str]] = []
    for seq, _, events in game.line(game.seq):
        runs.add(events, seq)
        held = [each for each in events if isinstance(each, TrainsRan) and each.routes]
        ran += [(each.revenue + each.extra, each.company) for each in held]
    assert runs.ran.best is not None
    assert runs.ran.best[:2] == max(ran, key=lambda each: each[0])
    assert sum(count for count, _ in runs.ran.counts.values()) == len(ran)
    assert sum(total for _, total in runs.ran.counts.values()) == sum(income for income, _ in ran)


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_within_its_bounds(title: str) -> None:
    assert len(films.made(script(title)).data) < MOST_BYTES
