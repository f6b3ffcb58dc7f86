"""The contact sheet of a choice: each tile drawn in its place, among its neighbours, numbered."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.board.lays import carry
from engine.board.tiles import Board
from engine.state import LaidTile, State
from render import fonts, palette
from render.fonts import write
from render.hexes import marks, sprites
from render.hexes.geometry import Grid
from render.maps.board import scene_of
from render.maps.tile_stock import name_of
from render.picture import Picture, TileChoice, UnknownPicture
from render.sheets.page import WIDTH

SIDE, PER_ROW, PER_SHEET = 134, 3, 9
_HEAD, _CELL, _GAP, _BESIDE = 84, 352, 8, 22


def sheet(picture: Picture) -> Image.Image:
    """Up to nine tiles, three in a row; raises UnknownPicture where there's nothing to choose or too much."""
    if not picture.focus or not 0 < len(picture.tiles) <= PER_SHEET:
        raise UnknownPicture(f"a sheet shows one to {PER_SHEET} tiles on one hex")
    hex_id = picture.focus[0]
    high = Grid(picture.title.board.layout, SIDE).box([hex_id])
    cell_high = high[3] - high[1] + 2 * _BESIDE
    board = Board(picture.title.board)
    rows = -(-len(picture.tiles) // PER_ROW)
    image = sprites.blank(WIDTH, rows * (_HEAD + cell_high + _GAP) + _GAP, palette.TABLE)
    for number, choice in enumerate(picture.tiles):
        x = _GAP + number % PER_ROW * (_CELL + _GAP)
        y = _GAP + number // PER_ROW * (_HEAD + cell_high + _GAP)
        _cell_head(image, picture, choice, number + 1, x, y)
        image.paste(_in_place(board, picture, hex_id, choice, cell_high), (x, y + _HEAD))
    return image


def _cell_head(image: Image.Image, picture: Picture, choice: TileChoice, number: int, x: int, y: int) -> None:
    pen = sprites.draw_on(image)
    marks.number(str(number)).paste(image, (x + 46, y + _HEAD // 2))
    name = name_of(picture.title.board.tiles[choice.tile])
    end = write(pen, (x + 104, y + _HEAD // 2), name, "bold", 46, palette.INK)
    if choice.left is not None:
        told = picture.words("picture-left", count=choice.left)
        text = told if fonts.width(told, "plain", 36) <= x + _CELL - 6 - end - 10 else f"×{choice.left}"
        write(pen, (x + _CELL - 6, y + _HEAD // 2), text, "plain", 36, palette.FAINT_INK, "r")


def _in_place(board: Board, picture: Picture, hex_id: str, choice: TileChoice, high: int) -> Image.Image:
    layout = picture.title.board.layout
    state = _with_tile(board, picture.state, hex_id, choice)
    x, y = Grid(layout, SIDE).centre(hex_id)
    scene = scene_of(picture.title, state, SIDE, (x - _CELL // 2, y - high // 2), (_CELL, high), 36)
    scene.draw_grounds()
    scene.draw_stops()
    clear = scene.image.copy()
    scene.image.paste(Image.blend(clear, sprites.blank(*clear.size, palette.WHITE), 0.5))
    mask = marks.veil(layout, SIDE)
    left, top, right, bottom = mask.box(scene.at(hex_id))
    scene.image.paste(clear.crop((left, top, right, bottom)), (left, top), mask.image)
    scene.paste(marks.choice(layout, SIDE), scene.at(hex_id))
    scene.draw_labels([hex_id])
    return scene.image


def _with_tile(board: Board, state: State, hex_id: str, choice: TileChoice) -> State:
    """The position with the tile laid and the hex's tokens where the rules carry them."""
    lying, elsewhere, here = state.tiles.get(hex_id), dict[str, list[str]](), dict[int, list[str]]()
    for node, who in state.tokens.items():
        place, number = node.rsplit(".", 1)
        if place == hex_id:
            here[int(number)] = who
        else:
            elsewhere[node] = who
    carried = carry(board, hex_id, lying, choice.tile, choice.rotation, here) if here else {}
    return replace(
        state,
        tiles={**state.tiles, hex_id: LaidTile(choice.tile, choice.rotation)},
        tokens={**elsewhere, **{f"{hex_id}.{number}": who for number, who in carried.items()}},
    )
