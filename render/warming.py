"""Drawing ahead what the first pictures of a title would otherwise have to wait for."""

from __future__ import annotations

from collections.abc import Iterable

from engine.state import State, TitleState
from engine.title import TitleData
from render import palette
from render.hexes import pieces
from render.hexes.track import track_of, turned
from render.maps.board import token_of
from render.maps.map import AREA_SIDE, area
from render.maps.overview import overview, side_of
from render.picture import Picture
from render.titles import style_of


def warm(title: TitleData, positions: Iterable[State] = ()) -> None:
    """Make and keep the pieces of a title: its printed board, tokens, first tiles, and what lies in some positions.

    Takes a second or two, and half a second a position. It's for the process that draws, when that starts.
    """
    state = _beginning(title)
    for each in (state, *positions):
        overview(Picture("map", title, each))
    for hex_id in list(title.board.hexes)[:: max(1, len(title.board.hexes) // 12)]:
        area(Picture("area", title, state, focus=(hex_id,)))
    sides = (AREA_SIDE, side_of(title))
    for company in title.companies:
        for side in sides:
            token_of(title, company, side)
            token_of(title, company, side, kept=True)
    _warm_tiles(title, sides)


def _beginning(title: TitleData) -> State:
    """A position with nothing on the board."""
    phase = next(iter(title.phases))
    return State([], "", phase, {}, {}, {}, {}, TitleState())


def _warm_tiles(title: TitleData, sides: tuple[int, ...]) -> None:
    """The track of the tiles that come first, in all rotations."""
    board = title.board
    for tile in (each for each in board.tiles.values() if each.colour == board.colours[0]):
        for rotation in range(6):
            spots = style_of(title.id).places.get(tile.id, ())
            track = track_of(board.layout, tile.nodes, turned(tile.paths, rotation), spots, rotation)
            for side in sides:
                pieces.ground(board.layout, side, tile.colour, True)
                pieces.rails(track, side, palette.halo(tile.colour))
