"""Whole pictures: what they show and say, their size, and that drawing changes nothing."""

from __future__ import annotations

import copy
import io
import itertools
import pickle
from dataclasses import replace

import pytest
from PIL import Image

import engine
import render
from engine.actions import RouteClaim
from engine.events import TileLaid, TokenPlaced, TrainsRan
from engine.state import State
from engine.titles import TITLES, rulebook
from render import palette
from render.hexes import geometry, labels, marks, sprites
from render.hexes.views import hex_view
from render.maps import board, overview, strip
from render.maps import map as maps
from render.maps.routes import pieces_of
from render.picture import Picture, RoundWealth, TileChoice
from render.sheets import market
from tests.render import positions

TITLE = positions.title()
POSITIONS = ("empty", *positions.NAMES)
SIZES = {"map": 250_000, "area": 130_000}
TILES = (TileChoice("24", 0, 2), TileChoice("8", 1), TileChoice("43", 5, 1))


HISTORY = tuple(
    RoundWealth("operating" if n % 3 else "stock", n // 3, n % 3, {f"P{seat}": 100 * seat * n for seat in range(1, 5)})
    for n in range(12)
)


def state_of(name: str) -> State:
    return positions.own(name) if name in positions.NAMES else positions.empty()


def picture(what: str, name: str = "endgame", **more: object) -> Picture:
    base = Picture(
        what,
        TITLE,
        state_of(name),
        focus=("H15", "G14"),
        last=("H15",),
        choices=("H15", "G14", "E12"),
        tiles=TILES,
        company="SIK",
        player="P1",
        names={"P1": "Ana 🎉", "P2": "W" * 200},
        history=HISTORY,
        annals=positions.told(TITLE),
    )
    return replace(base, **more)


def opened(drawn: render.Drawn) -> Image.Image:
    return Image.open(io.BytesIO(drawn.png))


@pytest.mark.parametrize("what", render.KINDS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_picture_of_every_position_is_a_palette_png_of_the_stated_size(what: str, name: str) -> None:
    drawn = render.draw(picture(what, name))
    image = opened(drawn)
    assert (image.format, image.mode) == ("PNG", "P")
    assert image.size == (drawn.width, drawn.height)
    assert 0 < len(drawn.alt) <= 1000
    assert drawn.alt.startswith("18Mag, ")
    assert max(image.size) <= (2200 if what == "legend" else 2000)
    if what in SIZES:
        assert len(drawn.png) <= SIZES[what]
    if what == "area":
        assert image.size == (1080, 1170)
    elif what != "map":
        assert drawn.width == 1080


def test_the_same_picture_has_the_same_bytes_and_the_state_is_left_alone() -> None:
    given = [picture(what, "midgame") for what in render.KINDS if what not in ("map", "pick")]
    before = copy.deepcopy(given[0].state)
    first = [render.draw(each) for each in given]
    sprites.clear()
    labels.forget()
    assert [render.draw(each) for each in given] == first
    assert all(each.state == before for each in given)


def test_a_picture_may_go_to_another_process() -> None:
    given = picture("area")
    assert render.draw(pickle.loads(pickle.dumps(given))) == render.draw(given)


def test_an_area_shows_its_focus_whole_or_says_what_is_missing() -> None:
    assert render.draw(picture("area", focus=("E12", "F13", "G14"))).missing == ()
    wide = render.draw(picture("area", focus=("H27", "H5", "I2")))
    assert wide.missing == ("H5", "I2")
    assert "Not in view: H5, I2" in wide.alt
    assert render.fits_area(TITLE, ["E12", "F13", "G14"])
    assert not render.fits_area(TITLE, ["H5", "H27"])


def test_of_routes_what_lies_far_off_is_drawn_below() -> None:
    west, east = positions.run("midgame")
    assert not render.fits_area(TITLE, [each for way in (*west.ways, *east.ways) for each in way])
    near, both = (render.draw(picture("area", "midgame", focus=(), routes=each)) for each in ((east,), (west, east)))
    assert near.missing == both.missing == ()
    assert both.height > near.height + 400


def test_a_low_area_is_a_strip_that_shows_its_focus() -> None:
    drawn = render.draw(picture("area", focus=("F13", "E12"), low=True))
    assert drawn.missing == ()
    assert drawn.height < 0.7 * drawn.width
    assert not render.is_tall(TITLE)
    assert render.is_tall(engine.load_title("1865"))


def test_an_area_can_be_around_any_hex() -> None:
    for hex_id in TITLE.board.hexes:
        left, top = maps.window_of(TITLE, [hex_id])
        box = geometry.Grid(TITLE.board.layout, maps.AREA_SIDE).box([hex_id])
        assert left <= box[0]
        assert top <= box[1]
        assert box[2] <= left + maps.AREA_WIDTH
        assert box[3] <= top + maps.AREA_HEIGHT
    assert maps.area(picture("area", "endgame", focus=("I2",))).missing == ()


def test_lettering_keeps_its_minimum() -> None:
    assert maps.area(picture("area")).smallest >= 36
    assert overview.overview(picture("map")).smallest >= 20
    assert (marks.number_size(134), marks.number_size(60)) == (60, 40)


def test_par_prices_have_a_ground_of_their_own_in_every_market() -> None:
    for title in TITLES:
        for zone in rulebook(title).data.zones.values():
            near = zip(market.tint(zone), palette.START_CELL, strict=True)
            assert not market.zone_meaning(zone) or sum(abs(a - b) for a, b in near) > 60, (title, zone)


def test_a_pick_shrinks_until_all_choices_fit_or_says_what_is_missing() -> None:
    everywhere = ("H1", "B23", "I26", "A10", "J19")
    assert render.draw(picture("pick", choices=everywhere)).missing == ("H1", "B23", "I26")
    near = render.draw(picture("pick", choices=("E12", "H17", "C20", "D9")))
    assert near.missing == ()
    assert "1 E12 Buda & Pest, 2 H17 Temesvár" in near.alt


def test_the_last_move_is_outlined() -> None:
    marked, plain = (maps.area(picture("area", last=last)).image for last in (("H15",), ()))
    colours = [{colour: count for count, colour in image.getcolors(2**20) or ()} for image in (marked, plain)]
    assert colours[0][palette.LAST_MOVE] > 3000
    assert palette.LAST_MOVE not in colours[1]


def count_of(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """How many pixels of an image are of this colour."""
    counts = image.convert("RGB").getcolors(image.width * image.height) or []
    return next((count for count, each in counts if each == colour), 0)


def test_tokens_majors_and_framed_values_are_drawn() -> None:
    state = positions.empty()
    before = maps.area(picture("area", focus=("C12",), last=(), state=state)).image
    state.tokens["C12.0"] = ["SIK"]
    after = maps.area(picture("area", focus=("C12",), last=(), state=state)).image
    green = palette.rgb(TITLE.companies["SIK"].colour)
    assert [count_of(image, green) > 1000 for image in (before, after)] == [False, True]
    galicia = hex_view(TITLE, state, "B23")
    assert dict(galicia.by_phase) == {"yellow": 30, "green": 40, "brown": 50, "gray": 60}
    blocks = [labels.value_block(galicia.by_phase, phase, 2, 134).image.tobytes() for phase in ("yellow", "gray")]
    assert blocks[0] != blocks[1]


def test_the_lake_and_barriers_come_from_the_board() -> None:
    state = positions.empty()
    assert hex_view(TITLE, state, "F9").shores == (0, 3)
    assert hex_view(TITLE, state, "C8").barriers == (0,)
    assert hex_view(TITLE, state, "A10").worth == (30,)
    state.phase = "brown"
    assert hex_view(TITLE, state, "A10").worth == (50,)


# --- routes

ROUTE = RouteClaim("3", ("E12.1", "D13.0", "C16.0"), (("E12", "D13"), ("D13", "C14", "C16")))


def test_routes_follow_the_track_from_stop_to_stop() -> None:
    state = positions.own("endgame")
    for route in positions.run("endgame"):
        views = {each: hex_view(TITLE, state, each) for each in TITLE.board.hexes}
        found = pieces_of(TITLE.board, views, [route])
        assert [piece.hex for piece in found] == [hex_id for way in route.ways for hex_id in way]
        grid = geometry.Grid(TITLE.board.layout, 1000)
        for one, other in itertools.pairwise(found):
            ends = [
                (grid.centre(piece.hex)[0] / 1000 + place[0], grid.centre(piece.hex)[1] / 1000 + place[1])
                for piece, place in ((one, one.curve[-1]), (other, other.curve[0]))
            ]
            assert geometry.distance(*ends) < 0.01


@pytest.mark.parametrize("what", ["map", "area"])
@pytest.mark.parametrize("name", positions.NAMES)
def test_routes_have_their_own_colour_badge_and_line_below(what: str, name: str) -> None:
    run = positions.run(name)
    drawn = render.draw(picture(what, name, focus=(), routes=run, values=(80, 60)))
    assert drawn.height > (1170 if what == "area" else 1600)
    assert "Total: 140 Ft" in drawn.alt
    assert "2-train: " in drawn.alt
    in_parts = what == "area" and drawn.height > 1500
    assert len(drawn.png) <= (250_000 if what == "map" else 180_000 if in_parts else 130_000)


def test_each_train_has_another_pattern() -> None:
    line = tuple((step / 10, 0.0) for step in range(6))
    grey = {marks.route(line, train, 100).image.convert("LA").tobytes() for train in range(4)}
    assert len(grey) == 4


def test_a_routes_line_below_the_map_shows_its_stroke() -> None:
    stroke = strip.sample(0).image
    assert stroke.getpixel((stroke.width // 2, stroke.height // 2)) == (*marks.train_colour(0), 255)


# --- words


def test_alternative_text_names_what_is_seen() -> None:
    market = render.draw(picture("market")).alt
    for company in ("RÁBA", "SIK", "MÁVAG", "LdStEG"):
        assert company in market
    company = render.draw(picture("company", "midgame")).alt
    assert "SIK Gróf Széchenyi István Konsorcium" in company
    assert "Treasury" in company
    assert "Price" in company
    player = render.draw(picture("player", "midgame", worth={"P1": 1234})).alt
    assert player.startswith("18Mag, Ana, ")
    assert "Worth: 1,234 Ft" in player
    tiles = render.draw(picture("tiles")).alt
    assert "1 24 (0), 2 8 (1), 3 43 (5)" in tiles
    area = render.draw(picture("area", "midgame", last=("I16",), focus=("I16", "H17"))).alt
    assert "Last move: I16" in area
    assert "Stations: " in area


def test_words_come_from_the_given_catalogue() -> None:
    keys: list[str] = []

    def words(key: str, **args: object) -> str:
        keys.append(key)
        return f"<{key}>"

    for what in render.KINDS:
        given = picture(what, "midgame", words=words, focus=("H15",), routes=(), worth={"P1": 1})
        assert f"<{'picture-round'}>" in render.draw(given).alt
    assert set(keys) <= {key.partition(".")[0] for key in render.ENGLISH}


def test_english_chooses_a_form_by_the_first_argument() -> None:
    assert render.english("picture-phase", phase="gray") == "grey phase"
    assert render.english("picture-phase", phase="4") == "phase 4"
    assert render.english("picture-round", round="operating", set=5, number=2) == "operating round 5.2"
    assert render.english("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    "wrong",
    [
        {"what": "poster"},
        {"what": "company", "company": "XYZ"},
        {"what": "player", "player": "P9"},
        {"what": "area", "focus": ("Z99",)},
        {"what": "pick", "choices": ()},
        {"what": "tiles", "tiles": ()},
    ],
)
def test_what_is_not_there_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(render.UnknownPicture):
        render.draw(picture(**{"what": "map", **wrong}))


def test_highlights_are_the_newest_tiles_and_tokens_and_the_run() -> None:
    tile = TileLaid("1", "D13", "58", 4, "", 0, "")
    token = TokenPlaced("1", "E12.1", 0, True)
    found = render.highlights([tile, token])
    assert (found.last, found.focus) == (("E12", "D13"), ("E12", "D13"))
    run = render.highlights([tile, TrainsRan("1", (ROUTE,), (40,), 40, 0)])
    assert (run.routes, run.values, run.focus) == ((ROUTE,), (40,), ("E12", "D13", "C14", "C16"))


def test_a_new_game_of_any_size_can_be_drawn() -> None:
    for players in range(3, 7):
        game = engine.new_game("18mag", [f"P{number}" for number in range(1, players + 1)], seed=players)
        for what in ("map", "holdings", "market"):
            assert render.draw(Picture(what, game.title, game.state)).png


def test_the_overview_has_no_title_of_its_own_in_shared_code() -> None:
    assert board.style_of("nosuchtitle") == board.Style()
