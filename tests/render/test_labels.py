"""Labels: all there, large enough, clear of each other and of tokens."""

from __future__ import annotations

import itertools

import pytest

from render import fonts, labels, palette, pieces, sprites
from render.board import scene_of
from render.errors import LabelTooSmall
from render.geometry import Grid
from render.map import AREA_LABEL, AREA_SIDE
from render.track import slot_radius
from render.views import HexView, hex_view, stations, tile_view
from tests.render import positions

TITLE = positions.title()
LAID = [(tile, rotation) for tile in TITLE.board.tiles for rotation in range(6)]


def hex_for(tile: str) -> str:
    """A hex on which a tile of this kind may lie."""
    data = TITLE.board.tiles[tile]
    by_letter = {"OO": "G14", "B": "E12", "K": "H23"}
    if data.label:
        return by_letter[data.label]
    if not data.nodes:
        return "E16"
    return "E10" if data.nodes[0].kind == "city" else "D13"


def boxes(view: HexView, phase: str = "") -> list[tuple[int, int, int, int]]:
    placed = labels.labels_of(view, AREA_SIDE, phase, "")
    return [each.sprite.box((each.x, each.y)) for each in placed]


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> int:
    """The smaller side of what two boxes share, in pixels."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))


@pytest.mark.parametrize(("tile", "rotation"), LAID)
def test_every_tile_in_every_rotation_has_its_labels(tile: str, rotation: int) -> None:
    view = tile_view(TITLE, "green", hex_for(tile), tile, rotation)
    placed = labels.labels_of(view, AREA_SIDE, "", "")
    data = TITLE.board.tiles[tile]
    expected = 2 + any(node.revenue.get("", 0) for node in data.nodes) + bool(view.letter) + bool(view.terrain)
    assert len(placed) >= expected
    assert min(each.sprite.lettering for each in placed) >= AREA_LABEL


@pytest.mark.parametrize(("tile", "rotation"), LAID)
def test_labels_of_a_tile_do_not_cover_each_other_or_tokens(tile: str, rotation: int) -> None:
    view = tile_view(TITLE, "green", hex_for(tile), tile, rotation)
    found = boxes(view)
    # A box has the height of accents and edges: some pixels shared at a corner don't touch the letters.
    assert all(overlap(one, other) <= 16 for one, other in itertools.combinations(found, 2))
    for node, (kind, slots) in enumerate(view.track.kinds):
        if kind != "city":
            continue
        for x, y in view.track.slots(node):
            reach = slot_radius(slots) * AREA_SIDE * 0.62
            token = (
                round(x * AREA_SIDE - reach),
                round(y * AREA_SIDE - reach),
                round(x * AREA_SIDE + reach),
                round(y * AREA_SIDE + reach),
            )
            assert all(overlap(box, token) <= 14 for box in found)


@pytest.mark.parametrize("hex_id", TITLE.board.hexes)
def test_every_printed_hex_has_its_name_and_coordinate(hex_id: str) -> None:
    view = hex_view(TITLE, positions.empty(), hex_id)
    found = boxes(view, "yellow")
    assert len(found) >= 1 + bool(view.name) + bool(view.terrain) + bool(view.letter) + bool(view.by_phase)
    assert all(overlap(one, other) <= 14 for one, other in itertools.combinations(found, 2))


def test_an_area_refuses_lettering_below_its_minimum() -> None:
    state = positions.own("midgame")
    box = Grid(TITLE.board.layout, 100).box(["E12"])
    scene = scene_of(TITLE, state, 100, (box[0], box[1]), (box[2] - box[0], box[3] - box[1]), AREA_LABEL)
    with pytest.raises(LabelTooSmall) as caught:
        scene.draw_labels(["E12"])
    assert (caught.value.size, caught.value.minimum) == (27, 36)


@pytest.mark.parametrize("company", TITLE.companies)
def test_marks_on_tokens_are_large_enough_and_fit(company: str) -> None:
    data = TITLE.companies[company]
    size = pieces.text_size(AREA_SIDE)
    assert len(data.mark) <= 3
    assert size >= AREA_LABEL
    assert fonts.width(data.mark, "mark", size) <= 2 * slot_radius(1) * AREA_SIDE
    for slots in (1, 4):
        token = pieces.token(data.mark, palette.rgb(data.colour), data.kind == "major", "+10", slots, AREA_SIDE)
        assert token.lettering >= AREA_LABEL


def test_lettering_can_be_read_on_every_company_colour() -> None:
    for data in TITLE.companies.values():
        colour = palette.rgb(data.colour)
        assert palette.contrast(palette.lettering(colour), colour) >= 4.3


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
