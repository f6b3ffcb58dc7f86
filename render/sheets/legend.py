"""How to read a title's pictures: one sample of each thing that its board has, with its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image

from engine.board.data import BoardData
from engine.title import TitleData
from render import fonts, palette
from render.hexes import edges, geometry, labels, marks, pieces
from render.hexes.badges import badge_sprite, closed_signs
from render.hexes.sprites import Sprite
from render.hexes.track import track_of
from render.hexes.views import is_sea
from render.maps.board import token_of
from render.maps.tile_stock import sign_of
from render.picture import Picture
from render.sheets.page import MARGIN, WIDTH, Page
from render.titles import style_of
from render.wording import capitalised, money

SIDE = 96
_PER_ROW, _CELL_HIGH, _LINE, _LINES = 4, 292, 38, 2
_CENTRE = 100
_STRAIGHT = (0, 3)

Parts = list[tuple[Sprite, tuple[float, float]]]
"""Pieces with their places, in sides from the centre of a sample."""


@dataclass(frozen=True, slots=True)
class _Sign:
    """A sample and the key of its name."""

    name: str
    parts: Parts


def legend(picture: Picture) -> Image.Image:
    """All signs of the title, four a row."""
    title = picture.title
    signs = list(_signs(title))
    wide = (WIDTH - 2 * MARGIN) / _PER_ROW
    below = captions(picture)
    rows = [below[start : start + _PER_ROW] for start in range(0, len(below), _PER_ROW)]
    highs = [_CELL_HIGH + _LINE * max(0, max(map(len, row)) - _LINES) for row in rows]
    page = Page(260 + sum(highs), ground=palette.mix(palette.TABLE, palette.WHITE, 0.5))
    page.title(f"{title.name} · {picture.words('picture-legend')}")
    for number, (sign, lines) in enumerate(zip(signs, below, strict=True)):
        x, y = MARGIN + (number % _PER_ROW + 0.5) * wide, page.y + _CENTRE
        for sprite, (dx, dy) in sign.parts:
            page.put(sprite, x + dx * SIDE, y + dy * SIDE)
        for line, part in enumerate(lines):
            page.text(x, page.y + 2 * _CENTRE + 20 + line * _LINE, part, "plain", 34, anchor="m")
        if number % _PER_ROW == _PER_ROW - 1 or number == len(signs) - 1:
            page.y += highs[number // _PER_ROW]
    return page.finish()


def captions(picture: Picture) -> list[list[str]]:
    """For each sign the lines below it, as many as its name takes."""
    room = round((WIDTH - 2 * MARGIN) / _PER_ROW - 12)
    return [fonts.wrapped(capitalised(_said(picture, each)), "plain", 34, room) for each in _signs(picture.title)]


def legend_text(picture: Picture) -> list[str]:
    """The names of all signs."""
    return ["; ".join(_said(picture, sign) for sign in _signs(picture.title))]


def _said(picture: Picture, sign: _Sign) -> str:
    """What a sign means, with the price of what is crossed there."""
    text = picture.words("picture-sign", sign=sign.name)
    cost = picture.title.board.edge_costs.get(sign.name.removeprefix("side-"), 0)
    return f"{text}: {money(picture, cost)}" if cost else text


def _signs(title: TitleData) -> Iterator[_Sign]:
    for make in (_tiles, _stops, _tokens, _grounds, _sides, _badges, _marks):
        yield from make(title)


def _ground(title: TitleData, colour: str = "white", laid: bool = False) -> Parts:
    return [(pieces.ground(title.board.layout, SIDE, colour, laid), (0.0, 0.0))]


def _rails(title: TitleData, colour: str, *paths: tuple[int, int]) -> Parts:
    track = track_of(title.board.layout, (), paths)
    return [(pieces.rails(track, SIDE, palette.halo(colour)), (0.0, 0.0))]


def _tiles(title: TitleData) -> Iterator[_Sign]:
    """A tile of each colour, and track that crosses without a junction."""
    for number, colour in enumerate(title.board.colours):
        dots = pieces.tile_number("9", number + 1, SIDE, palette.faint_ink(colour), palette.halo(colour))
        parts = [*_ground(title, colour, True), *_rails(title, colour, _STRAIGHT), (dots, (0.42, 0.5))]
        yield _Sign(sign_of(colour), parts)
    yield _Sign("crossing", [*_ground(title, "green", True), *_rails(title, "green", (0, 3), (1, 4))])


def _kinds(board: BoardData) -> set[str]:
    return {node.kind for each in board.hexes.values() for node in each.nodes}


def _city(title: TitleData, slots: int) -> Parts:
    places = tuple((x, 0.0) for x in ((0.0,) if slots == 1 else (-0.285, 0.285)))
    return [(pieces.city(places, SIDE, palette.halo("white")), (0.0, 0.0))]


def _stops(title: TitleData) -> Iterator[_Sign]:
    kinds = _kinds(title.board)
    if "town" in kinds:
        yield _Sign("town", [*_ground(title), (pieces.town(SIDE, False), (0.0, 0.0))])
    yield _Sign("city", [*_ground(title), *_city(title, 2)])
    if "mine" in kinds:
        yield _Sign("mine", [*_ground(title), (pieces.mine(SIDE), (0.0, 0.0))])
    yield _Sign("worth", [*_ground(title), (pieces.value_disc("30", SIDE, palette.halo("white")), (0.0, 0.0))])
    if "offboard" in kinds:
        block = labels.value_block((("yellow", 30), ("brown", 50)), "yellow", 2, SIDE)
        arrow = pieces.arrows(title.board.layout, (0,), SIDE)
        yield _Sign("offboard", [*_ground(title, "red"), (arrow, (0.0, 0.0)), (block, (0.0, -0.15))])


def _tokens(title: TitleData) -> Iterator[_Sign]:
    style = style_of(title.id)
    round_ones = [each for each in title.companies.values() if each.kind not in style.square]
    square_ones = [each for each in title.companies.values() if each.kind in style.square]
    for name, found in (("token", round_ones), ("token-square", square_ones)):
        if found:
            example = found[len(found) // 2]
            token = token_of(title, example.id, SIDE)
            yield _Sign(name, [*_ground(title), *_city(title, 1), (token, (0.0, 0.0))])
    homes = [each for each in round_ones if each.home and style.keeps_homes]
    if homes:
        home = token_of(title, homes[len(homes) // 2].id, SIDE, kept=True)
        yield _Sign("home", [*_ground(title), *_city(title, 1), (home, (0.0, 0.0))])


def _grounds(title: TitleData) -> Iterator[_Sign]:
    """What makes a hex costly, lakes, ways over the sea."""
    hexes, layout = title.board.hexes.values(), title.board.layout
    kinds = sorted({terrain.kind for each in hexes for terrain in each.terrain})
    for kind in kinds:
        one = next(each for data in hexes for each in data.terrain if each.kind == kind)
        sprite = marks.terrain(((kind, min(one.symbols, 1)),), str(one.cost), SIDE, palette.halo("white"))
        yield _Sign(f"cost-{kind}", [*_ground(title), (sprite, (0.0, 0.0))])
    if any(each.partition for each in hexes):
        yield _Sign("lake", [*_ground(title), (pieces.lake(layout, 0, 3, SIDE), (0.0, 0.0))])
    if any(is_sea(each) for each in hexes):
        curve = geometry.side_to_side(layout, 0, 3)
        yield _Sign("sea", [(edges.water(layout, SIDE), (0.0, 0.0)), (edges.sea_way(curve, SIDE), (0.0, 0.0))])


def _sides(title: TitleData) -> Iterator[_Sign]:
    layout = title.board.layout
    kinds = {kind for each in title.board.hexes.values() for kind in each.edge_terrain.values()}
    drawn: tuple[tuple[str, Callable[[str, int, int], Sprite]], ...] = (
        ("river", edges.river),
        ("mountain", edges.mountains),
        ("impassable", pieces.barrier),
    )
    for kind, piece in drawn:
        if kind in kinds:
            yield _Sign(
                f"side-{kind}", [*_ground(title), *((piece(layout, number, SIDE), (0.0, 0.0)) for number in (0, 1, 5))]
            )
    if style_of(title.id).sea:
        shore = [(edges.coast(layout, number, SIDE), (0.0, 0.0)) for number in (1, 2)]
        yield _Sign("coast", [*_ground(title), *shore])


def _badges(title: TitleData) -> Iterator[_Sign]:
    """A sample of each kind of badge: of hexes that are closed, and those that the title's style knows."""
    for name, badge in {**closed_signs(title), **style_of(title.id).signs}.items():
        yield _Sign(name, [*_ground(title), (badge_sprite(badge, SIDE, palette.halo("white")), (0.0, 0.0))])


def _marks(title: TitleData) -> Iterator[_Sign]:
    layout = title.board.layout
    at = (0.0, 0.0)
    base = [*_ground(title, "yellow", True), *_rails(title, "yellow", _STRAIGHT)]
    yield _Sign("last", [*base, (marks.last_move(layout, SIDE), at), (marks.pennant(layout, SIDE), at)])
    yield _Sign("changed", [*base, (marks.changed(layout, SIDE), at)])
    curve = geometry.side_to_side(layout, *_STRAIGHT)
    for number in range(2 if style_of(title.id).routes else 0):
        route = [(marks.route(curve, number, SIDE), at), (marks.badge(number, SIDE), at)]
        yield _Sign(f"train-{number + 1}", [*base, *route])
    yield _Sign("choice", [*_ground(title), (marks.choice(layout, SIDE), at), (marks.number("7"), at)])
