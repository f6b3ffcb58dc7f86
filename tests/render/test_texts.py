"""No text of a picture meets another, leaves its plate or the picture, in five languages, as games went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
from engine.actions import LayTile
from engine.dev import log
from engine.events import Event
from engine.game import Game
from engine.titles import AT_TABLES, games_folder
from render.picture import Picture
from render.sheets.page import Page
from tests.effort import is_every_position, times
from tests.render import texts

MAPS = frozenset({"map", "area", "pick", "tiles", "ways"})
LONGEST_HISTORY = 75
"""Rounds of a game: as many as its wealth is drawn for."""
NAMES: Mapping[str, str] = {"P1": "Maximiliane von Hohenstaufen", "P2": "W" * 32, "P3": "Łukasz Żółć", "P4": "Bo"}


def recorded(title_id: str) -> list[Path]:
    """The games that are looked at: the longest one, or all."""
    games = sorted(games_folder(title_id).glob("*.jsonl.gz"), key=lambda each: -each.stat().st_size)
    return games[: times(len(games), 1)]


def moments(path: Path, count: int) -> Iterator[tuple[int, Game, tuple[Event, ...]]]:
    """So many positions of a game with their numbers, at equal distances to the last, and the events before each."""
    setup, entries = log.record(path)
    game = engine.load_game(setup, ())
    count = len(entries) if is_every_position() else count
    wanted = {len(entries) - place * len(entries) // count for place in range(count)}
    for number, entry in enumerate(entries, 1):
        if "undo" in entry:
            game.undo(entry["undo"], entry["by"])
            continue
        events = game.apply(game.read_action(entry["action"]), entry["by"]).events
        if number in wanted:
            yield number, game, events


def picture_of(game: Game, language: str, what: str = "market", **more: Any) -> Picture:
    """A picture as the bot would have it drawn, of people with long names."""
    standing = render.standing(game)
    return Picture(
        what,
        game.title,
        game.state,
        names=NAMES,
        worth=standing.worth,
        certificates=standing.certificates,
        certificate_limit=standing.certificate_limit,
        company_states=standing.company_states,
        ends=standing.ends,
        words=speak(language, game.title.currency, game.title.id),
        **more,
    )


def sheets(game: Game, language: str, history: Sequence[render.RoundWealth], turn: int) -> Iterator[Picture]:
    """All sheets of a position; of the companies' cards every third, of the players' one."""
    stock = [render.TileChoice(each.id, 0, each.count) for each in game.title.board.tiles.values()]
    base = picture_of(game, language, history=tuple(history), tiles=tuple(stock))
    for what in (each for each in render.kinds_of(game.title.id) if each not in MAPS):
        if what == "company":
            yield from (replace(base, what=what, company=each) for each in list(game.state.companies)[turn % 3 :: 3])
        elif what == "player":
            yield replace(base, what=what, player=game.state.seats[turn % len(game.state.seats)])
        else:
            yield replace(base, what=what)


def drawn(picture: Picture) -> Any:
    """The finished image; None where a title has no such picture in this position."""
    try:
        return render.draw(picture).png
    except render.UnknownPicture:
        return None


def lays_of(game: Game) -> tuple[str, ...]:
    """The hexes on which track may be laid now."""
    if game.decision is None or game.state.round != "operating":
        return ()
    return tuple(dict.fromkeys(each.hex for each in game.legal("lay_tile") if isinstance(each, LayTile)))


def maps(game: Game, events: tuple[Event, ...], turn: int) -> Iterator[Picture]:
    """What a player sees of the board: the last move, the routes run, where and what to lay, the ways."""
    marks, language = render.highlights(events), LANGUAGES[turn % len(LANGUAGES)]
    base = picture_of(game, language)
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


CROWDED = {"robots-3p-50.jsonl 1004 pick (): '+10' meets '17'"}
"""Where a number finds no room beside a full city: it touches what a square token adds."""


@dataclass
class Seen:
    """What's wrong with sheets and with maps, and the texts on sheets that have been cut; names that may be."""

    sheets: set[str] = field(default_factory=set)
    maps: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=lambda: set(NAMES.values()))


def seen(title_id: str) -> Seen:
    """What is seen on the pictures of a title's games."""
    found = Seen()
    for path in recorded(title_id):
        history: list[render.RoundWealth] = []
        for turn, (number, game, events) in enumerate(moments(path, times(4, 3))):
            found.names |= {each.name for each in (*game.title.companies.values(), *game.title.privates.values())}
            worth = render.standing(game).worth
            history += [render.RoundWealth(game.state.round, game.state.set_number, game.state.round_number, worth)] * 5
            history = history[-LONGEST_HISTORY:]
            where = f"{path.stem} {number}"
            for picture in maps(game, events, turn):
                faults = texts.faults_of_map(drawn(picture), len(picture.choices))
                found.maps |= {f"{where} {picture.what} {picture.focus}: {each}" for each in faults}
            # The last position in all languages, the others in one each.
            for language in LANGUAGES if number == game.seq else LANGUAGES[turn % len(LANGUAGES) :][:1]:
                for picture in sheets(game, language, history, turn):
                    _look_at(found, picture, f"{where} {language}")
    return found


def _look_at(found: Seen, picture: Picture, where: str) -> None:
    image = drawn(picture)
    if image is not None:
        kind = f"{where} {picture.what} {picture.company}{picture.player}"
        found.sheets |= {f"{kind}: {each}" for each in texts.faults_of_sheet(image)}
        found.cut |= {each.text for each in texts.lettering(image) if "…" in each.text}


@pytest.mark.parametrize("title_id", AT_TABLES)
def test_no_text_meets_another_leaves_its_plate_or_is_cut_unless_a_name(title_id: str) -> None:
    """One test a title, since its pictures are drawn once. What's cut ends with a sign, and nothing of ours is."""
    with texts.recording():
        found = seen(title_id)
    assert not found.sheets
    assert found.maps <= CROWDED
    ends = {each: each.rstrip("…").strip()[-6:] for each in found.cut}
    assert [each for each, end in ends.items() if not any(end in name for name in found.names)] == []


def test_what_meets_is_found() -> None:
    """The check itself: a text over another, over the edge, over the end of its plate."""
    with texts.recording():
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
