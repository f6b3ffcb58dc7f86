"""No text of a picture meets another, leaves its plate or the picture, or hides a token, in any position of a game.

The pictures of each position of each shipped game are looked at in one of the five languages, in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

import engine
import render
from bot.discord.drawing import claims, inner_wishes
from bot.panel.choices import choice_of, choices_in
from bot.panel.ways import best_ways, way_types
from bot.words import LANGUAGES, speak
from engine.actions import LayTile, RouteClaim
from engine.dev import log
from engine.events import Event
from engine.finance.annals import annals, prices_in
from engine.game import Game
from engine.state import State
from engine.survey import survey
from engine.titles import TITLES, games_folder
from render import fonts
from render.kinds import Canvas
from render.maps.board import Scene
from render.picture import Picture
from render.sheets.page import Page
from tests.effort import is_every_position, times
from tests.render import made, positions, texts
from tests.render.recording import Box, drawing_with_notes, lettering, marks_on, noted, noting

MAPS = frozenset({"map", "area", "pick", "tiles", "ways"})
NAMES: Mapping[str, str] = {"P1": "Maximiliane von Hohenstaufen", "P2": "W" * 32, "P3": "Łukasz Żółć", "P4": "Bo"}
SAMPLE = 6
USUAL = tuple(TITLES)[-1]
"""At so many positions of one title's longest game in a usual run."""
EVERY = 17
"""At one of so many of all games in a thorough run, in one language in turn; with `--every-position` at all in all."""
RECORDERS = (drawing_with_notes, noting)


def shipped(title_id: str) -> list[Path]:
    """The games of a title, the longest one first."""
    return sorted(games_folder(title_id).glob("*.jsonl.gz"), key=lambda each: -each.stat().st_size)


GAMES = [
    pytest.param(
        path, id=f"{title_id}-{path.name.split('.')[0]}", marks=[pytest.mark.long] * bool(number or title_id != USUAL)
    )
    for title_id in TITLES
    for number, path in enumerate(shipped(title_id))
]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game: its number, the events before it, what all were worth round by round, if it's the last.

    `told` are all events so far, in JSON; `first` are the first prices.
    """

    number: int
    game: Game
    events: tuple[Event, ...]
    history: tuple[render.RoundWealth, ...]
    told: tuple[dict[str, Any], ...]
    first: dict[str, int]
    is_last: bool

    def base(self, language: str) -> Picture:
        """A picture of the position as the bot would have it drawn, of people with long names."""
        standing, title = render.standing(self.game), self.game.title
        return Picture(
            "market",
            title,
            self.game.state,
            names=NAMES,
            worth=standing.worth,
            certificates=standing.certificates,
            certificate_limit=standing.certificate_limit,
            company_states=standing.company_states,
            ends=standing.ends,
            history=self.history,
            survey=survey(self.game),
            annals=annals(self.game.rulebook, self.told, self.first),
            lines=(f"{NAMES['P2']}: {self.game.decision.step}",) if self.game.decision else (),
            words=speak(language, title.currency, title.id),
        )


def moments(path: Path, count: int) -> Iterator[Moment]:
    """So many positions of a game at equal distances to the last; one of `EVERY`, or all, if it's 0."""
    setup, entries = log.record(path)
    game = engine.load_game(setup, ())
    count = count or (len(entries) if is_every_position() else len(entries) // EVERY)
    wanted = {len(entries) - place * len(entries) // count for place in range(count)}
    history: dict[tuple[str, int, int], render.RoundWealth] = {}
    told, first = [each.to_json() for each in game.start_events], prices_in(game.title, game.state.market)
    for number, entry in enumerate(entries, 1):
        events = game.apply(game.read_action(entry["action"]), entry["by"]).events
        told += [each.to_json() for each in events]
        now = round_of(game.state)
        history[now] = render.RoundWealth(*now, {seat: each.total for seat, each in game.result().items()})
        if number in wanted:
            yield Moment(number, game, events, tuple(history.values()), tuple(told), first, number == len(entries))


def round_of(state: State) -> tuple[str, int, int]:
    """Its kind, its set, its number in that."""
    return state.round, state.set_number, state.round_number


# --- the pictures of a position


def sheets(moment: Moment, language: str) -> Iterator[Picture]:
    """All sheets but the legend; of the companies' cards every third, of the players' one, in turn."""
    title, state, turn = moment.game.title, moment.game.state, moment.number
    laid = [each.tile for each in state.tiles.values()]
    stock = [render.TileChoice(each.id, 0, each.count and each.count - laid.count(each.id))
             for each in title.board.tiles.values()]  # fmt: skip
    base = replace(moment.base(language), tiles=tuple(stock))
    for what in (each for each in render.kinds_of(title.id) if each not in {*MAPS, "legend"}):
        if what == "company":
            yield from (replace(base, what=what, company=each) for each in list(state.companies)[turn % 3 :: 3])
        elif what == "player":
            yield replace(base, what=what, player=state.seats[(turn + turn // 5) % len(state.seats)])
        else:
            yield replace(base, what=what)


def legends(moment: Moment) -> Iterator[Picture]:
    """The legend in all languages: it shows nothing of a position."""
    return (replace(moment.base(language), what="legend") for language in LANGUAGES)


def maps(moment: Moment, language: str) -> Iterator[Picture]:
    """The board, the last move, the routes run, where and what to lay, the ways."""
    game, marks, turn = moment.game, render.highlights(moment.events), moment.number
    base, parts = moment.base(language), ("", *render.parts_of(game.title))
    yield replace(base, what="map", last=marks.last, part=parts[turn % len(parts)])
    if marks.routes or marks.last:
        seen = replace(base, last=marks.last, routes=marks.routes, values=marks.values, focus=marks.focus)
        yield replace(seen, what="area")
        if marks.routes:
            yield replace(seen, what="map")
    hexes = lays_of(game)
    if hexes:
        yield replace(base, what="pick", choices=hexes)
        for wish in inner_wishes(choices_in(game, "lay_tile", hexes[turn % len(hexes)]), 0, None):  # type: ignore[arg-type]
            yield replace(base, what="tiles", focus=wish.focus, tiles=wish.tiles)
    if game.decision is not None and way_types(game):
        choices = [choice_of(game, each.action) for ways in best_ways(game).values() for each in ways]
        if choices:
            told = tuple(f"{each.fields} {each.figures['cost']}" for each in choices)
            yield replace(base, what="ways", routes=claims(choices), captions=told)


def lays_of(game: Game) -> tuple[str, ...]:
    """The hexes on which track may be laid now."""
    if game.decision is None or game.state.round != "operating":
        return ()
    return tuple(dict.fromkeys(each.hex for each in game.legal("lay_tile") if isinstance(each, LayTile)))


def board_of(picture: Picture) -> str:
    """What decides how a picture of the board, or of the tiles that are left, looks; "" for any other."""
    state = picture.state
    if picture.what == "stock":
        return f"{round_of(state)} {state.phase} {picture.tiles}"
    if picture.what == "map" and not picture.routes:
        leaders = [(each.in_play, each.closed, each.owner, each.president) for each in state.companies.values()]
        signs = state.privates, state.closed_privates, leaders, state.own
        return f"{round_of(state)} {state.phase} {picture.part} {picture.last} {state.tiles} {state.tokens} {signs}"
    return ""


# --- what is seen on them


@dataclass
class Seen:
    """What's wrong with pictures, and the texts that have been cut; the names that may be; what has been seen."""

    faults: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=lambda: set(NAMES.values()))
    boards: set[int] = field(default_factory=set)
    looks: set[int] = field(default_factory=set)

    def look_at(self, moment: Moment, language: str) -> None:
        """The pictures of a position, those that are as before left out; the legends with the last one."""
        title = moment.game.title
        self.names |= {each.name for each in (*title.companies.values(), *title.privates.values())}
        pictures = [*maps(moment, language), *sheets(moment, language), *(legends(moment) if moment.is_last else ())]
        for picture in pictures:
            board = board_of(picture)
            if not board or self._is_new(self.boards, (picture.what, language, board)):
                self._look(picture, f"{moment.number} {language} {picture.what} {picture.company}{picture.player}")

    def _look(self, picture: Picture, where: str) -> None:
        canvas = noted(picture)
        if canvas and self._is_new(self.looks, (picture.what, canvas.image.size, tuple(marks_on(canvas.image)))):
            self.faults |= {f"{where}: {each}" for each in faults_of(picture, canvas)}
            self.cut |= {each.text for each in lettering(canvas.image) if "…" in each.text}

    def _is_new(self, known: set[int], what: Any) -> bool:
        found = hash(what) in known
        known.add(hash(what))
        return not found


def faults_of(picture: Picture, canvas: Canvas) -> Iterator[str]:
    """What's wrong with a finished picture."""
    image = canvas.image
    if picture.what not in MAPS:
        yield from texts.faults_of_sheet(image)
        return
    yield from texts.faults_of_map(image)
    whole = {each.text for each in lettering(image) if each.piece and Box(0, 0, *image.size).holds(each.piece)}
    numbers = (str(number) for number, each in enumerate(picture.choices, 1) if each not in canvas.missing)
    yield from (f"{each!r} isn't whole" for each in numbers if each not in whole)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("path", GAMES)
def test_no_text_meets_another_leaves_its_plate_hides_a_token_or_is_cut_unless_a_name(path: Path) -> None:
    """One test a game, since its pictures are drawn once. What's cut ends with a sign, and nothing of ours is."""
    seen = Seen()
    with noting():
        for moment in moments(path, times(0, SAMPLE)):
            every = moment.is_last or is_every_position()
            for language in LANGUAGES if every else [LANGUAGES[moment.number % len(LANGUAGES)]]:
                seen.look_at(moment, language)
    assert sorted(seen.faults) == []
    ends = {each: each.rstrip("…").strip()[-6:] for each in seen.cut}
    assert [each for each, end in ends.items() if not any(end in name for name in seen.names)] == []


# --- signs over the map


def seen_on(what: str, title_id: str, state: State, **more: Any) -> list[str]:
    """What's wrong with a picture of a position put together by hand."""
    picture = Picture(what, positions.title(title_id), state, **more)
    with noting():
        canvas = noted(picture)
        assert canvas
        return list(faults_of(picture, canvas))


def test_a_number_hides_no_token_of_a_full_city() -> None:
    """Toronto has four tokens, and hexes far from it make all small."""
    assert seen_on("pick", "1856", made.canada_endgame(), choices=("N11", "K10", "C14", "F15", "L15")) == []


def test_numbers_of_ways_over_the_same_track_lie_apart_and_on_no_token() -> None:
    way = RouteClaim("1", ("E43.0", "E37.0"), (("E43", "E41", "E39", "E37"),))
    state = made.sardinia_endgame()
    assert seen_on("ways", "1865", state, routes=(way,) * 6, captions=("a way",) * 6) == []


# --- the check itself


def test_what_meets_is_found() -> None:
    """A text over another, over the edge, over the end of its plate; by both recorders."""
    for recorder in RECORDERS:
        with recorder():
            page = Page(300)
            page.plate(20, 20, 160, 50)
            page.text(24, 45, "inside it")
            page.text(130, 45, "over its end")
            page.text(1000, 100, "over the edge")
            found = list(texts.faults_of_sheet(page.image))
        assert found == [
            "'over the edge' leaves the picture",
            "'inside it' meets 'over its end'",
            "'over its end' isn't whole on its plate",
        ]


def one_of_each(title_id: str) -> list[Picture]:
    """A picture of each kind that a title's longest game has in some positions, in several languages."""
    found: dict[str, Picture] = {}
    for moment, language in zip(moments(shipped(title_id)[0], 40), LANGUAGES * 8, strict=True):
        kept = replace(moment, game=moment.game.copy())
        found |= {each.what: each for each in [*legends(kept), *maps(kept, language), *sheets(kept, language)]}
    return list(found.values())


def canvases(recorder: Callable[[], AbstractContextManager[None]], pictures: list[Picture]) -> list[Canvas]:
    """Those that a title has in these positions."""
    with recorder():
        return [canvas for canvas in map(noted, pictures) if canvas]


def faults(recorder: Callable[[], AbstractContextManager[None]], pictures: list[Picture]) -> list[list[str]]:
    """What's wrong with each."""
    by_kind = {each.what: each for each in pictures}
    with recorder():
        return [list(faults_of(each, canvas)) for each in by_kind.values() if (canvas := noted(each))]


@pytest.mark.long
@pytest.mark.parametrize("title_id", TITLES)
def test_what_is_noted_alone_is_what_is_drawn(title_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same lettering to a pixel, pieces without lettering to within one; the same faults, where there are some."""
    pictures = one_of_each(title_id)
    drawn, alone = (canvases(recorder, pictures) for recorder in RECORDERS)
    for one, other in zip(drawn, alone, strict=True):
        assert (one.image.size, one.missing) == (other.image.size, other.missing)
        for mark, same in zip(marks_on(one.image), marks_on(other.image), strict=True):
            assert mark == same or isinstance(mark, Box)
            if isinstance(mark, Box) and isinstance(same, Box):
                assert max(abs(a - b) for a, b in zip(mark, same, strict=True)) <= 1
    assert not any(found for recorder in RECORDERS for found in faults(recorder, pictures))
    monkeypatch.setattr(fonts, "fitted", lambda text, *_: text)
    monkeypatch.setattr(fonts, "largest", lambda text, face, sizes, room: max(sizes))
    monkeypatch.setattr(Scene, "_reaches", lambda *_: False)
    drawn_wrong, wrong = (faults(recorder, pictures) for recorder in RECORDERS)
    # What is a pixel off may touch one thing more, and misses nothing.
    assert all(set(one) >= set(other) for one, other in zip(wrong, drawn_wrong, strict=True))
    assert sum(map(len, wrong)) <= sum(map(len, drawn_wrong)) + 2
    assert sum(map(bool, wrong)) >= 3
