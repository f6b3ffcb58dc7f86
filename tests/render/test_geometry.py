"""The shape of every kind of track, and where hexes and stops lie."""

from __future__ import annotations

import itertools
import math

import pytest

from engine.board.places import grid_place
from engine.titles import TITLES
from render.hexes import geometry
from render.hexes.geometry import Grid
from render.hexes.track import Track, slot_radius, track_of, turned
from render.titles import style_of
from tests.render import positions

LAYOUTS = ("flat", "pointy")
BOARD = positions.title().board
TILES = [(title_id, tile) for title_id in TITLES for tile in positions.title(title_id).board.tiles]


def angle_at_start(curve: geometry.Curve) -> float:
    return math.degrees(math.atan2(curve[1][1] - curve[0][1], curve[1][0] - curve[0][0]))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_track_between_two_sides_joins_their_middles_at_right_angles(layout: str) -> None:
    for one, other in itertools.permutations(range(6), 2):
        curve = geometry.side_to_side(layout, one, other)
        assert curve[0] == pytest.approx(geometry.side_middle(layout, one))
        assert curve[-1] == pytest.approx(geometry.side_middle(layout, other))
        for end, side in ((curve, one), (curve[::-1], other)):
            inward = geometry.side_angle(layout, side) + 180
            assert abs(math.remainder(angle_at_start(end) - inward, 360)) < 4


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_three_kinds_of_curve_have_their_lengths(layout: str) -> None:
    apart = {1: math.pi * 2 / 3 * 0.5, 2: math.pi / 3 * 1.5, 3: math.sqrt(3)}
    for steps, expected in apart.items():
        assert geometry.length(geometry.side_to_side(layout, 0, steps)) == pytest.approx(expected, rel=0.01)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_sides_point_where_the_facts_say(layout: str) -> None:
    south_first = geometry.side_middle(layout, 0)
    assert south_first[1] > 0
    assert (abs(south_first[0]) < 1e-9) is (layout == "flat")
    assert geometry.side_middle(layout, 3)[1] < 0


@pytest.mark.parametrize("title_id", TITLES)
def test_neighbours_lie_behind_their_sides(title_id: str) -> None:
    board = positions.title(title_id).board
    grid = Grid(board.layout, 134)
    for hex_id, data in board.hexes.items():
        x, y = grid.centre(hex_id)
        for side, other in data.neighbours.items():
            there = grid.centre(other)
            middle = geometry.side_middle(board.layout, side)
            assert (there[0] - x, there[1] - y) == pytest.approx((268 * middle[0], 268 * middle[1]), abs=1)
            assert board.behind(hex_id, side) == other


def test_a_flat_board_has_its_letters_in_columns() -> None:
    grid = Grid("flat", 100)
    assert grid.centre("B2") == (300, 174)
    assert grid_place("AA3") == (27, 3)
    with pytest.raises(ValueError, match="letter and number"):
        grid_place("12")


def tracks_of(title_id: str, tile: str) -> list[Track]:
    """The tile in all its rotations."""
    board = positions.title(title_id).board
    data, spots = board.tiles[tile], style_of(title_id).places.get(tile, ())
    return [track_of(board.layout, data.nodes, turned(data.paths, number), spots, number) for number in range(6)]


@pytest.mark.parametrize(("title_id", "tile"), TILES)
def test_track_of_every_tile_ends_at_its_sides_and_stops(title_id: str, tile: str) -> None:
    for track in tracks_of(title_id, tile):
        ends = {f"n{number}": place for number, place in enumerate(track.places)}
        ends |= {side: geometry.side_middle(track.layout, side) for side in range(6)}
        for path, curve in zip(track.paths, track.curves, strict=True):
            assert geometry.distance(curve[0], ends[path[0]]) < 1e-6
            assert geometry.distance(curve[-1], ends[path[1]]) < 1e-6
            assert all(geometry.inside(track.layout, point) > -1e-6 for point in curve)


def test_a_way_from_side_to_side_goes_through_the_stop_between_them() -> None:
    for track in tracks_of("1856", "5"):
        (one, _), (other, _) = track.paths
        assert min(geometry.distance(track.places[0], point) for point in track.curve(one, other)) < 1e-6


@pytest.mark.parametrize(("title_id", "tile"), TILES)
def test_stops_keep_clear_of_each_other_and_of_track_that_is_not_theirs(title_id: str, tile: str) -> None:
    for track in tracks_of(title_id, tile):
        for one, other in itertools.combinations(range(len(track.places)), 2):
            gap = min(geometry.distance(a, b) for a in track.slots(one) for b in track.slots(other))
            assert gap > (2 * slot_radius(1) if track.kinds[one][0] == "city" else 0.3)
        for node, (place, (kind, slots)) in enumerate(zip(track.places, track.kinds, strict=True)):
            others = [curve for path, curve in zip(track.paths, track.curves, strict=True) if f"n{node}" not in path]
            for curve in others:
                nearest = min(geometry.distance(slot, point) for slot in track.slots(node) for point in curve)
                assert nearest > (slot_radius(slots) if kind == "city" else 0.15)
            assert geometry.inside(track.layout, place) > 0.2


def test_a_crossing_is_a_bridge_and_a_junction_is_none() -> None:
    bridges = {tile: track_of("pointy", (), BOARD.tiles[tile].paths).bridges for tile in ("16", "19", "20", "23", "25")}
    assert [len(bridges[tile]) for tile in ("16", "19", "20", "23", "25")] == [1, 1, 1, 0, 0]


def test_a_stroke_is_one_polygon_as_wide_as_asked() -> None:
    outline = geometry.ribbon(((0.0, 0.0), (1.0, 0.0)), 0.2)
    assert outline == [(0.0, 0.1), (1.0, 0.1), (1.0, -0.1), (0.0, -0.1)]
