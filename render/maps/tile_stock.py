"""The tiles that are left: each as it's printed, with its number and how many there are; new rows for each colour."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.board.data import TileData
from render import fonts, palette
from render.hexes import pieces
from render.hexes.geometry import Grid
from render.hexes.sprites import Sprite
from render.hexes.track import Track, track_of
from render.picture import Picture, TileChoice, UnknownPicture
from render.sheets.page import MARGIN, WIDTH, Page
from render.titles import style_of
from render.wording import capitalised, headline, tile_name

SIDE, PER_ROW, LABEL = 58, 8, 36
CELL = (WIDTH - 2 * MARGIN) // PER_ROW
_BELOW, _GAP = 50, 6


def stock(picture: Picture) -> Image.Image:
    """The tiles of `picture.tiles`; raises UnknownPicture where there are none."""
    rows = list(_rows(picture))
    if not rows:
        raise UnknownPicture("no tile is left")
    box = Grid(picture.title.board.layout, SIDE).box(["A1"])
    high = box[3] - box[1]
    page = Page(200 + len(rows) * (high + _BELOW + _GAP))
    page.title(f"{picture.title.name} · {picture.words('picture-stock')}", headline(picture))
    for row in rows:
        for number, choice in enumerate(row):
            _cell(page, picture, choice, MARGIN + number * CELL, high)
        page.y += high + _BELOW + _GAP
    return page.finish()


def _rows(picture: Picture) -> Iterator[list[TileChoice]]:
    """A new row for each colour, in the order of the colours."""
    for _, tiles in by_colour(picture):
        for start in range(0, len(tiles), PER_ROW):
            yield tiles[start : start + PER_ROW]


def by_colour(picture: Picture) -> Iterator[tuple[str, list[TileChoice]]]:
    """The tiles of each colour of which there are any."""
    board = picture.title.board
    for colour in board.colours:
        tiles = [each for each in picture.tiles if board.tiles[each.tile].colour == colour]
        if tiles:
            yield colour, tiles


def _cell(page: Page, picture: Picture, choice: TileChoice, x: int, high: int) -> None:
    """A tile; below it its number (or letter) and how many there are; a letter beside a number stands in a corner."""
    tile, centre = picture.title.board.tiles[choice.tile], x + CELL // 2
    for sprite, (dx, dy) in _parts(picture, tile):
        page.put(sprite, centre + dx * SIDE, page.y + high / 2 + dy * SIDE)
    number = name_of(tile)
    if tile.label and number != tile.label:
        page.plate(x, page.y - 12, fonts.width(tile.label, "mark", LABEL) + 8, 36, line=palette.LETTER)
        page.text(x + 4, page.y + 6, tile.label, "mark", LABEL, palette.LETTER)
    left = "" if choice.left is None else f"×{choice.left}"
    wide = fonts.width(number, "bold", LABEL) + 10 + fonts.width(left, "plain", LABEL)
    end = page.text(centre - wide / 2, page.y + high + 24, number, "bold", LABEL)
    page.text(end + 10, page.y + high + 24, left, "plain", LABEL)


def name_of(tile: TileData) -> str:
    """What a tile is called: its number, or its letter where that's what its number is made of."""
    return tile.label if tile.label and tile.id.startswith(f"{tile.label}-") else tile.id


def _parts(picture: Picture, tile: TileData) -> Iterator[tuple[Sprite, tuple[float, float]]]:
    """The pieces of a tile with their places, in sides from its centre."""
    layout, at = picture.title.board.layout, (0.0, 0.0)
    edge = palette.halo(tile.colour)
    track = track_of(layout, tile.nodes, tile.paths, style_of(picture.title.id).places.get(tile.id, ()))
    yield pieces.ground(layout, SIDE, tile.colour, True), at
    if track.paths:
        yield pieces.rails(track, SIDE, edge), at
    for node, (kind, _) in enumerate(track.kinds):
        yield _stop(track, node, kind, edge)


def _stop(track: Track, node: int, kind: str, edge: palette.Colour) -> tuple[Sprite, tuple[float, float]]:
    if kind == "city":
        return pieces.city(track.slots(node), SIDE, edge), (0.0, 0.0)
    if kind == "mine":
        return pieces.mine(SIDE), track.places[node]
    return pieces.town(SIDE, any(f"n{node}" in path for path in track.paths)), track.places[node]


def stock_text(picture: Picture) -> list[str]:
    """For each colour the tiles with how many there are."""
    return [
        f"{capitalised(picture.words('picture-sign', sign=sign_of(colour)))}: "
        + ", ".join(_counted(picture, each) for each in tiles)
        for colour, tiles in by_colour(picture)
    ]


def sign_of(colour: str) -> str:
    """The key of a colour's tiles among the signs."""
    return f"tile-{'gray' if colour == 'grey' else colour}"


def _counted(picture: Picture, choice: TileChoice) -> str:
    name = tile_name(picture, choice.tile)
    return name if choice.left is None else f"{name} × {choice.left}"
