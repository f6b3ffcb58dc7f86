"""Labels: all there, large enough, clear of each other and of tokens."""

from __future__ import annotations

import pytest

from engine.title import TitleData
from engine.titles import TITLES
from render import fonts, palette
from render.hexes import labels, pieces, sprites
from render.hexes.geometry import Grid
from render.hexes.track import slot_radius
from render.hexes.views import HexView, stations, tile_view
from render.maps.board import scene_of
from render.maps.map import AREA_LABEL, AREA_SIDE
from render.picture import LabelTooSmall
from tests.render import positions
from tests.render.clearness import covered
from tests.render.states import states_of

TITLE = positions.title()
TILES = [(title_id, tile) for title_id in TITLES for tile in positions.title(title_id).board.tiles]
PLACES = {"Lon": "F15", "Bar": "M4", "H": "L15", "P": "B11"}
"""Where a tile lies whose letter isn't printed on the board."""


def hex_for(title: TitleData, tile: str) -> str:
    """A hex on which a tile of this kind may lie: with its letter, or without one, and with the same stops."""
    data = title.board.tiles[tile]
    printed = {each.label for each in title.board.hexes.values()}
    if data.label in PLACES and data.label not in printed:
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


MANY = {"1856", "1865", "18mag"}
"""Titles with many states of hexes, for a thorough run."""

UNNUMBERED = {"18mag": {"E12/L35", "E12/L37", "G10/X9"}, "1856": {"N11/122"}}
"""Hexes with tiles that leave no room for the tile's number: cities of three or four slots with track all round."""


def lacking(view: HexView) -> set[str]:
    """The kinds of label that a hex ought to have and has not."""
    wanted = {"coordinate": True, "value": any(view.worth) and not view.by_phase, "letter": bool(view.letter)}
    wanted |= {"phases": bool(view.by_phase), "terrain": bool(view.terrain), "number": bool(view.tile)}
    wanted |= {f"badge:{number}": True for number in range(len(view.badges))}
    if view.sea:
        wanted = {"toll": bool(view.toll)}
    found = {each.key.removesuffix(f":{each.key[-1]}") if each.key.startswith("phases") else each.key
             for each in labels.labels_of(view, AREA_SIDE)}  # fmt: skip
    return {each for each, must in wanted.items() if must} - found


def name_on(view: HexView) -> str:
    """The name as it stands on the hex."""
    ours = {key for form, _ in labels.forms(view.name) for key in ["\n".join(form)]}
    return next((each.key for each in labels.labels_of(view, AREA_SIDE) if each.key in ours), "")


@pytest.mark.parametrize("title_id", [pytest.param(each, marks=[pytest.mark.long] * (each in MANY)) for each in TITLES])
def test_no_label_of_any_position_or_tile_covers_track_a_stop_or_another(title_id: str) -> None:
    played = set(states_of(title_id))
    views = played | {view for title, tile in TILES if title == title_id for view in views_of(title, tile)}
    assert [(view.id, view.tile, *each) for view in views for each in covered(view)] == []
    short = {view: missing for view in views if (missing := lacking(view))}
    assert all(missing == {"number"} for missing in short.values())
    assert {f"{view.id}/{view.tile}" for view in short} == UNNUMBERED.get(title_id, set())
    named = [view for view in played if view.name]
    whole = sum(name_on(view).replace("\n", " ").replace("–", "-") == view.name for view in named)
    assert whole >= 0.4 * len(named)
    assert sum(not name_on(view) for view in named) <= 0.2 * len(named)
    assert min(each.sprite.lettering for view in views for each in labels.labels_of(view, AREA_SIDE)) >= AREA_LABEL


def test_a_name_without_room_is_cut_word_by_word_with_a_sign() -> None:
    told = [" ".join(lines) for lines, _ in labels.forms("Pécs & Mohács")]
    assert list(dict.fromkeys(told)) == ["Pécs & Mohács", "Pécs & Mohá.", "Pécs & Moh."]
    assert not list(labels.forms(""))


def test_an_area_refuses_lettering_below_its_minimum() -> None:
    state = positions.own("midgame")
    box = Grid(TITLE.board.layout, 100).box(["E12"])
    scene = scene_of(TITLE, state, 100, (box[0], box[1]), (box[2] - box[0], box[3] - box[1]), AREA_LABEL)
    with pytest.raises(LabelTooSmall) as caught:
        scene.draw_labels(["E12"])
    assert (caught.value.size, caught.value.minimum) == (27, 36)


@pytest.mark.parametrize("title_id", TITLES)
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
