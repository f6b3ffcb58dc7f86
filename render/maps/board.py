"""Drawing a board, or the part of it that a picture shows: pieces pasted in order, layer by layer."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PIL import Image

from engine.state import State
from engine.title import TitleData
from render import palette
from render.hexes import edges, labels, marks, pieces, sprites
from render.hexes.geometry import Grid
from render.hexes.sprites import NO_LETTERING, Sprite
from render.hexes.views import HexView, TokenPlace, hex_view, stations
from render.picture import LabelTooSmall
from render.titles import Style, style_of


@dataclass(slots=True)
class Scene:
    """A picture of a board in the making: the grid's point (`left`, `top`) lies at the picture's upper left corner.

    Lettering smaller than `minimum` pixels is refused with LabelTooSmall. The board is drawn within `window` (left,
    top, right, bottom, in pixels of the picture); labels that its edge would cut are left out.
    """

    image: Image.Image
    grid: Grid
    left: int
    top: int
    window: tuple[int, int, int, int]
    title: TitleData
    state: State
    minimum: int
    only: frozenset[str] | None = None
    """The hexes that are drawn at most; None: all in view."""
    style: Style = field(init=False)
    views: dict[str, HexView] = field(init=False, default_factory=dict)
    tokens: dict[str, list[TokenPlace]] = field(init=False, default_factory=dict)
    smallest: int = NO_LETTERING

    def __post_init__(self) -> None:
        self.style = style_of(self.title.id)
        self.tokens = stations(self.title, self.state)
        badges = self.style.badges(self.title, self.state)
        self.views = {
            each: hex_view(self.title, self.state, each, badges.get(each, ()))
            for each in self.title.board.hexes
            if (self.only is None or each in self.only) and self._near(each)
        }

    def _near(self, hex_id: str) -> bool:
        left, top, right, bottom = self.grid.box([hex_id])
        return (
            right - self.left > self.window[0]
            and bottom - self.top > self.window[1]
            and left - self.left < self.window[2]
            and top - self.top < self.window[3]
        )

    def at(self, hex_id: str) -> tuple[int, int]:
        """The centre of a hex on the picture."""
        x, y = self.grid.centre(hex_id)
        return x - self.left, y - self.top

    def whole(self, hex_id: str) -> bool:
        """Whether the window shows the whole hex."""
        return hex_id in self.views and self._within(self.grid.box([hex_id]), self.left - 3, self.top - 3, 3)

    def _within(self, box: tuple[int, int, int, int], left: int, top: int, grace: int) -> bool:
        return (
            box[0] - left >= self.window[0]
            and box[1] - top >= self.window[1]
            and box[2] - left <= self.window[2] + 2 * grace
            and box[3] - top <= self.window[3] + 2 * grace
        )

    def paste(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Put a piece onto the picture; raises LabelTooSmall."""
        if sprite.lettering < self.minimum:
            raise LabelTooSmall(sprite.lettering, self.minimum)
        self.smallest = min(self.smallest, sprite.lettering)
        sprite.paste(self.image, at)

    def shows(self, sprite: Sprite, at: tuple[int, int]) -> bool:
        """Whether the whole piece lies in the window."""
        return self._within(sprite.box(at), 0, 0, 0)

    def paste_whole(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Put a piece onto the picture unless the window's edge would cut it."""
        if self.shows(sprite, at):
            self.paste(sprite, at)

    def draw_grounds(self) -> None:
        """Fills, what lies along the sides, then all track."""
        side, layout = self.grid.side, self.grid.layout
        for view in self.views.values():
            if view.sea:
                self.paste(edges.water(layout, side), self.at(view.id))
                continue
            self.paste(pieces.ground(layout, side, view.colour, bool(view.tile)), self.at(view.id))
            if len(view.shores) == 2:
                self.paste(pieces.lake(layout, view.shores[0], view.shores[1], side), self.at(view.id))
        for view in self.views.values():
            self._draw_sides(view)
        for view in self.views.values():
            if view.sea:
                for curve in view.track.curves:
                    self.paste(edges.sea_way(curve, side), self.at(view.id))
            elif view.off_board:
                self.paste(pieces.arrows(layout, tuple(sorted(view.track.sides())), side), self.at(view.id))
            elif view.track.paths:
                self.paste(pieces.rails(view.track, side, palette.halo(view.colour)), self.at(view.id))

    def _draw_sides(self, view: HexView) -> None:
        side, layout, at = self.grid.side, self.grid.layout, self.at(view.id)
        for number in view.seams:
            self.paste(edges.seam(layout, number, side, view.colour), at)
        for number in view.coast:
            self.paste(edges.coast(layout, number, side), at)
        for number, kind in view.edges:
            # The line of a side is the same from both hexes: once is enough where both are in view.
            if number < 3 or self.title.board.behind(view.id, number) not in self.views:
                piece = edges.river if kind == "river" else edges.mountains
                self.paste(piece(layout, number, side), at)
        for number in view.barriers:
            self.paste(pieces.barrier(layout, number, side), at)

    def draw_stops(self) -> None:
        """Towns, mines, cities, and the tokens in them."""
        for view in self.views.values():
            for node, (kind, _) in enumerate(view.track.kinds):
                self._draw_stop(view, node, kind)
            for station in self.tokens.get(view.id, []):
                self._draw_token(view, station)

    def _draw_stop(self, view: HexView, node: int, kind: str) -> None:
        side = self.grid.side
        if kind == "city":
            self.paste(pieces.city(view.track.slots(node), side, palette.halo(view.colour)), self.at(view.id))
        elif kind == "town":
            on_track = any(f"n{node}" in path for path in view.track.paths)
            self.paste(pieces.town(side, on_track), self.on_hex(view.id, view.track.places[node]))
        elif kind == "mine":
            self.paste(pieces.mine(side), self.on_hex(view.id, view.track.places[node]))

    def on_hex(self, hex_id: str, place: tuple[float, float]) -> tuple[int, int]:
        """A place of a hex, in sides, as pixels of the picture."""
        x, y = self.at(hex_id)
        return x + round(place[0] * self.grid.side), y + round(place[1] * self.grid.side)

    def _draw_token(self, view: HexView, station: TokenPlace) -> None:
        places = view.track.slots(station.node) if 0 <= station.node < len(view.track.kinds) else ()
        if station.slot >= len(places):
            return
        sprite = token_of(self.title, station.company, self.grid.side, len(places), station.kept)
        self.paste(sprite, self.on_hex(view.id, places[station.slot]))

    def draw_labels(self, hexes: Iterable[str], clear_of: Sequence[tuple[float, float, float]] = ()) -> None:
        """Names, coordinates, values, numbers, costs; but for those that discs (x, y, radius) would cover."""
        for view in (self.views[each] for each in hexes):
            x, y = self.at(view.id)
            for placed in self.labels(view):
                at = x + placed.x, y + placed.y
                if not any(self._reaches(disc, placed.sprite.box(at)) for disc in clear_of):
                    self.paste_whole(placed.sprite, at)

    def _reaches(self, disc: tuple[float, float, float], box: tuple[int, int, int, int]) -> bool:
        """Whether a disc covers some of a label, more than its edge."""
        x, y, radius = disc
        beside = max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3])
        return math.hypot(*beside) < radius + 1 - pieces.edge_width(self.grid.side)

    def labels(self, view: HexView) -> tuple[labels.Placed, ...]:
        """The labels of a hex with their places."""
        return labels.labels_of(view, self.grid.side)

    def mark_hexes(self, last: Iterable[str], changed: Iterable[str]) -> None:
        """Outline the hexes that changed, then those of the last move."""
        newest = [each for each in last if each in self.views]
        for each in changed:
            if each in self.views and each not in newest:
                self.paste(marks.changed(self.grid.layout, self.grid.side), self.at(each))
        for each in newest:
            self.paste(marks.last_move(self.grid.layout, self.grid.side), self.at(each))
        for each in newest:
            self.paste(marks.pennant(self.grid.layout, self.grid.side), self.at(each))


def token_of(title: TitleData, company: str, side: int, slots: int = 1, kept: bool = False) -> Sprite:
    """The token of a company for this size of hex, in a city of so many slots, or the place kept for it."""
    data, style = title.companies[company], style_of(title.id)
    colour = palette.rgb(data.colour)
    if kept:
        return pieces.home(data.mark, colour, slots, side)
    return pieces.token(data.mark, colour, data.kind in style.square, style.bonus.get(data.kind, ""), slots, side)


def ground_of(title: TitleData) -> palette.Colour:
    """What lies around the board."""
    return palette.SEA if style_of(title.id).sea else palette.OUTSIDE


def scene_of(
    title: TitleData, state: State, side: int, area: Sequence[int], size: tuple[int, int], minimum: int
) -> Scene:
    """A scene whose window is the whole picture of `size`, showing the grid from (`area[0]`, `area[1]`)."""
    image = sprites.blank(size[0], size[1], ground_of(title))
    window = (0, 0, size[0], size[1])
    grid = Grid(title.board.layout, side, title.board.letters)
    return Scene(image, grid, area[0], area[1], window, title, state, minimum)
