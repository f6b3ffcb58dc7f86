"""Labels: all there, large enough, clear of each other and of tokens."""

from __future__ import annotations

import itertools

import pytest

from engine.state import State
from engine.title import TitleData
from render import fonts, geometry, labels, palette, pieces, sprites
from render.board import scene_of
from render.errors import LabelTooSmall
from render.geometry import Grid
from render.map import AREA_LABEL, AREA_SIDE
from render.titles import style_of
from render.track import slot_radius
from render.views import HexView, hex_view, stations, tile_view
from tests.render import made, positions

TITLE = positions.title()
TILES = [(title_id, tile) for title_id in ("18mag", "1856", "1865") for tile in positions.title(title_id).board.tiles]
PLACES = {"Lon": "F15", "Bar": "M4", "H": "L15"}
"""Where a tile lies whose letter isn't printed on the board."""


def hex_for(title: TitleData, tile: str) -> str:
    """A hex on which a tile of this kind may lie: with its letter, or without one, and with the same stops."""
    data = title.board.tiles[tile]
    if data.label in PLACES:
        return PLACES[data.label]
    kinds = [node.kind for node in data.nodes]
    likely = [each for each in title.board.hexes.values() if each.label == data.label and each.colour != "red"]
    same = [each for each in likely if [node.kind for node in each.nodes] == kinds and not each.paths]
    return ([each.id for each in same if bool(each.name) == bool(kinds)] or [each.id for each in same or likely])[0]


def views_of(title_id: str, tile: str) -> list[HexView]:
    """The tile on a hex in its rotations; of those that have room, in some of them."""
    title = positions.title(title_id)
    data = title.board.tiles[tile]
    rotations = range(6) if data.label or len(data.nodes) > 1 else range(0, 6, 2)
    return [tile_view(title, "5", hex_for(title, tile), tile, rotation) for rotation in rotations]


def boxes(view: HexView) -> list[tuple[int, int, int, int]]:
    return [each.sprite.box((each.x, each.y)) for each in labels.labels_of(view, AREA_SIDE)]


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> int:
    """The smaller side of what two boxes share, in pixels."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))


@pytest.mark.parametrize(("title_id", "tile"), TILES)
def test_every_tile_in_its_rotations_has_its_labels_clear_of_each_other_and_of_tokens(title_id: str, tile: str) -> None:
    data = positions.title(title_id).board.tiles[tile]
    for view in views_of(title_id, tile):
        placed = labels.labels_of(view, AREA_SIDE)
        expected = 2 + any(node.revenue.get("", 0) for node in data.nodes) + bool(view.letter) + bool(view.terrain)
        assert len(placed) >= expected
        assert min(each.sprite.lettering for each in placed) >= AREA_LABEL
        found = boxes(view)
        # A box has the height of accents and edges: some pixels shared at a corner don't touch the letters.
        assert all(overlap(one, other) <= 18 for one, other in itertools.combinations(found, 2)), view
        for node, (kind, slots) in enumerate(view.track.kinds):
            if kind == "city":
                reach = round(slot_radius(slots) * AREA_SIDE * 0.62)
                middles = [(round(x * AREA_SIDE), round(y * AREA_SIDE)) for x, y in view.track.slots(node)]
                tokens = [(x - reach, y - reach, x + reach, y + reach) for x, y in middles]
                assert all(overlap(box, token) <= 16 for box in found for token in tokens), view


@pytest.mark.parametrize(
    ("title_id", "state"),
    [("18mag", positions.empty()), ("1856", made.canada_empty()), ("1865", made.sardinia_empty())],
    ids=["18mag", "1856", "1865"],
)
def test_every_printed_hex_has_its_name_and_coordinate_and_signs(title_id: str, state: State) -> None:
    title = positions.title(title_id)
    signs = style_of(title_id).badges(title, state)
    for hex_id in title.board.hexes:
        view = hex_view(title, state, hex_id, signs.get(hex_id, ()))
        found = boxes(view)
        if not view.sea:
            more = bool(view.name) + bool(view.terrain) + bool(view.letter) + bool(view.by_phase) + len(view.badges)
            assert len(found) >= 1 + more, view
        assert all(overlap(one, other) <= 16 for one, other in itertools.combinations(found, 2)), view


def test_an_area_refuses_lettering_below_its_minimum() -> None:
    state = positions.own("midgame")
    box = Grid(TITLE.board.layout, 100).box(["E12"])
    scene = scene_of(TITLE, state, 100, (box[0], box[1]), (box[2] - box[0], box[3] - box[1]), AREA_LABEL)
    with pytest.raises(LabelTooSmall) as caught:
        scene.draw_labels(["E12"])
    assert (caught.value.size, caught.value.minimum) == (27, 36)


@pytest.mark.parametrize("title_id", ["18mag", "1856", "1865"])
def test_marks_on_tokens_are_large_enough_fit_and_can_be_read(title_id: str) -> None:
    size = pieces.text_size(AREA_SIDE)
    assert size >= AREA_LABEL
    for data in positions.title(title_id).companies.values():
        assert len(data.mark) <= 3
        assert fonts.width(data.mark, "mark", size) <= 2 * slot_radius(1) * AREA_SIDE
        for slots in (1, 4):
            token = pieces.token(data.mark, palette.rgb(data.colour), data.kind == "major", "+10", slots, AREA_SIDE)
            assert token.lettering >= AREA_LABEL
        assert palette.contrast(palette.lettering(palette.rgb(data.colour)), palette.rgb(data.colour)) >= 4.2


def test_places_kept_for_first_tokens_go_once_there_is_one() -> None:
    state = positions.empty()
    assert stations(TITLE, state)["H27"][0].kept
    state.companies["5"].closed = True
    assert "H27" not in stations(TITLE, state)
    state.companies["5"].closed = False
    state.tokens["E10.0"] = ["5"]
    assert "H27" not in stations(TITLE, state)


def test_pieces_are_kept_and_their_memory_is_bounded() -> None:
    assert pieces.town(76, True) is pieces.town(76, True)
    cache = sprites._Cache(10_000)
    for number in range(50):
        cache.get(number, lambda: pieces.town(20, False))
    assert cache._held <= 10_000


def test_a_name_that_sticks_out_of_its_hex_covers_no_label_of_the_next() -> None:
    layout = TITLE.board.layout
    side = next(number for number in range(6) if geometry.beside(layout, "D9", number) == "E10")
    out, (x, y) = 2 * geometry.APOTHEM, geometry.direction(geometry.side_angle(layout, side))
    covered: list[bool] = []
    for turned, rotation in itertools.product(range(0, 6, 2), range(6)):
        name_of = tile_view(TITLE, "gray", "E10", "455", turned)
        beside = tile_view(TITLE, "gray", "D9", "611", rotation)
        name = labels.overhang(name_of)
        reaching = labels.lying_on(layout, side, name) if name else None
        if name is None or reaching is None:
            continue
        text = next(each for each in labels.labels_of(name_of, AREA_SIDE) if each.sprite.image.width > 150)
        moved = (round(text.x + out * x * AREA_SIDE), round(text.y + out * y * AREA_SIDE))
        heard = text.sprite.box(moved)
        own = labels.labels_of(beside, AREA_SIDE)
        clear = labels.labels_of(beside, AREA_SIDE, (reaching,))
        covered.append(any(overlap(heard, each.sprite.box((each.x, each.y))) > 18 for each in own))
        assert len(clear) == len(own)
        assert all(overlap(heard, each.sprite.box((each.x, each.y))) <= 18 for each in clear), (turned, rotation)
    assert any(covered)
