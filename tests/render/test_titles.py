"""What 1856 and 1865 Sardinia add: signs on the map, zones, two islands, sea ways, the Dragons' chart."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

import engine
import render
from bot.words import speak
from engine.dev import log
from engine.hints import Remark
from engine.rounds.auction import Auction
from engine.state import LaidTile, State
from engine.titles import TITLES, games_folder
from engine.titles.t1856.state import CanadaState
from render import fonts, palette
from render.hexes import edges, geometry, labels, marks, sprites
from render.hexes.views import hex_view, stations, tile_view
from render.maps import map as maps
from render.maps import overview, tile_stock
from render.maps.board import scene_of
from render.picture import Picture, RoundWealth
from render.sheets.cards import certificates
from render.sheets.depot import _columns as depot_columns
from render.sheets.market import _lines, zone_meaning
from render.sheets.privates import owner_words, places_of
from render.sheets.wealth import scale
from render.titles import style_of
from render.titles.t1865_chart import estimation, zone_of
from render.wording import fitted_name
from tests.render import made, positions
from tests.render.recording import page_texts

CANADA, SARDINIA = positions.title("1856"), positions.title("1865")
STATES: dict[str, tuple[str, Callable[[], State]]] = {
    "1856 empty": ("1856", made.canada_empty),
    "1856 midgame": ("1856", made.canada_midgame),
    "1856 endgame": ("1856", made.canada_endgame),
    "1865 empty": ("1865", made.sardinia_empty),
    "1865 endgame": ("1865", made.sardinia_endgame),
}
LONG = {"1856 empty", "1856 midgame", "1865 empty"}
"""What in a usual run the endgames show as well."""
SIZES = {"map": 250_000, "area": 130_000}
HISTORY = tuple(RoundWealth("stock", number, 0, {"P1": 300 + number, "P2": 400, "P3": 250}) for number in range(5))


def picture(what: str, state: State, **more: object) -> Picture:
    title = CANADA if isinstance(state.own, CanadaState) else SARDINIA
    focus = ("L13", "L15") if title is CANADA else ("D42", "C43")
    company = next(iter(title.companies))
    base = Picture(
        what, title, state, focus=focus, choices=focus, company=company, player="P1",
        history=HISTORY, annals=positions.told(title),
    )  # fmt: skip
    return replace(base, **more)


@pytest.mark.parametrize("title_id", TITLES)
def test_all_tiles_of_a_title_fit_one_sheet_with_lettering_for_a_phone(title_id: str) -> None:
    title = positions.title(title_id)
    state = engine.new_game(title_id, ["P1", "P2", "P3"], seed=3).state
    tiles = tuple(render.TileChoice(each.id, 0, each.count) for each in title.board.tiles.values())
    drawn = render.draw(Picture("stock", title, state, tiles=tiles))
    assert drawn.height <= 2000
    assert tile_stock.LABEL >= 36
    for each in title.board.tiles.values():
        letter, _, colour = each.id.partition("-")
        assert f"{f'{letter} ({colour})' if colour else letter} × {each.count}" in drawn.alt
        caption = f"{tile_stock.name_of(each)} ×{each.count}"
        assert fonts.width(caption, "bold", tile_stock.LABEL) <= tile_stock.CELL


@pytest.mark.parametrize("name", [pytest.param(each, marks=[pytest.mark.long] * (each in LONG)) for each in STATES])
def test_every_picture_of_every_position_can_be_drawn_within_its_limits(name: str) -> None:
    title_id, make = STATES[name]
    for what in render.kinds_of(title_id):
        choice = (render.TileChoice("9", 0, 3),)
        drawn = render.draw(picture(what, make(), tiles=choice))
        image = Image.open(io.BytesIO(drawn.png))
        assert (image.mode, image.size) == ("P", (drawn.width, drawn.height))
        assert len(drawn.png) <= SIZES.get(what, 130_000), what
        assert max(image.size) <= (2200 if what == "legend" else 2000)
        assert 0 < len(drawn.alt) <= 1000
        assert drawn.alt.startswith(positions.title(title_id).name)


# --- choices and names


def test_choices_on_two_islands_are_drawn_one_below_the_other_and_larger() -> None:
    one = render.draw(picture("pick", made.sardinia_endgame(), choices=("D42", "C43")))
    both = render.draw(picture("pick", made.sardinia_endgame(), choices=("D42", "C43", "G5", "G7")))
    assert both.missing == ()
    assert one.height < both.height <= 2000


def test_no_number_of_a_choice_lies_on_another() -> None:
    """Numbers that keep away from stops keep away from each other, too."""
    state = made.sardinia_endgame()
    hexes = ("E43", "D42", "E41", "D40", "E39", "D38", "E37", "D36")
    scene = scene_of(SARDINIA, state, 70, map_of(hexes, 70), (1080, 1500), 10)
    placed: list[tuple[float, float]] = []
    for hex_id in sorted(hexes, key=lambda each: bool(scene.views[each].track.kinds)):
        x, y = scene.at(hex_id)
        near = [((px - x) / 70, (py - y) / 70) for px, py in placed]
        placed.append(scene.on_hex(hex_id, maps.number_place(scene, hex_id, near)))
    for one, other in itertools.combinations(placed, 2):
        assert geometry.distance(one, other) > marks.number_size(70) * 1.1


def map_of(hexes: tuple[str, ...], side: int) -> tuple[int, int]:
    box = geometry.Grid(SARDINIA.board.layout, side).box(hexes)
    return box[0] - 60, box[1] - 60


def test_a_name_keeps_off_the_track_where_the_hex_has_room_for_it() -> None:
    """Tile 5 with sides to the south: the name goes above the city, not across the track below it."""
    view = tile_view(CANADA, "2", "J11", "5", 0)
    name = next(each for each in labels.labels_of(view, 134) if each.sprite.image.width > 90)
    assert name.y < 0


# --- 1856


def test_both_cities_of_a_double_city_lie_side_by_side_in_the_rotation_that_fits_the_board() -> None:
    track = tile_view(CANADA, "5", "N11", "122", 1).track
    left, right = track.slots(0), track.slots(1)
    assert all(x < -0.3 for x, _ in left)
    assert all(x > 0.3 for x, _ in right)
    assert left[0][1] < left[1][1]


def test_a_home_in_any_city_of_a_hex_is_kept_in_each_that_is_free() -> None:
    state = made.canada_empty()
    assert [(each.node, each.kept) for each in stations(CANADA, state)["L15"]] == [(0, True), (1, True)]
    state.tokens["L15.0"] = ["GW"]
    assert [(each.company, each.node) for each in stations(CANADA, state)["L15"]] == [("GW", 0), ("THB", 1)]
    state.tokens["L15.1"] = ["THB"]
    assert not any(each.kept for each in stations(CANADA, state)["L15"])


def texts(state: State, hex_id: str) -> list[tuple[str, str]]:
    found = style_of("1856").badges(CANADA, state)
    return [(each.symbol, each.text) for each in found.get(hex_id, ())]


def test_destinations_are_flagged_until_reached_or_of_no_more_use() -> None:
    state = made.canada_empty()
    assert texts(state, "N17") == [("flag", "BBG")]
    state.depot["4"] = 0
    assert texts(state, "N17") == []
    later = made.canada_midgame()
    assert ("flag", "GW") in texts(later, "A20")
    assert ("flag", "CA") not in texts(later, "H15")


def test_the_port_the_rights_and_the_hexes_of_private_companies_have_their_signs() -> None:
    empty, later, end = made.canada_empty(), made.canada_midgame(), made.canada_endgame()
    assert texts(empty, "D19") == [("anchor", "")]
    assert texts(later, "D19") == []
    assert ("anchor", "+20") in texts(later, "C14")
    assert ("tunnel", "+10") in texts(empty, "B13")
    assert texts(end, "P19") == [("bridge", "+10")]
    fills = [style_of("1856").badges(CANADA, state)["L3"][0].fill for state in (empty, later)]
    assert fills[0] != fills[1]
    assert texts(end, "L3") == []
    later.closed_privates.append("GLSC")
    later.own = CanadaState()
    assert not any(
        each.symbol == "anchor" for signs in style_of("1856").badges(CANADA, later).values() for each in signs
    )


def test_worth_that_changes_is_shown_by_runs_of_phases_and_the_current_one_framed() -> None:
    state = made.canada_empty()
    detroit = hex_view(CANADA, state, "A20")
    assert (detroit.by_phase, detroit.current) == ((("yellow", 30), ("brown", 50), ("gray", 60)), "yellow")
    state.phase = "6"
    assert hex_view(CANADA, state, "A20").current == "brown"
    assert hex_view(CANADA, state, "F9").by_phase == (("yellow", 30), ("brown", 50), ("gray", 40))
    assert hex_view(CANADA, state, "P17").by_phase == (("yellow", 30), ("brown", 40))
    assert (hex_view(CANADA, state, "P17").seams, hex_view(CANADA, state, "P19").seams) == ((0,), (3,))


def test_all_companies_are_on_the_chart_however_far_apart() -> None:
    state = made.canada_endgame()
    shown = [cell.id for line in _lines(list(CANADA.cells.values()), picture("market", state)) for cell in line if cell]
    assert {"A2", "A15", "C14"} <= set(shown)
    assert len({CANADA.cells[each].column for each in shown}) <= 10, "beside them a gap"
    first = _lines(list(CANADA.cells.values()), picture("market", made.canada_empty()))
    assert len(first[0]) == 11


def test_zones_are_told_by_what_they_mean() -> None:
    meanings = {zone: zone_meaning(data) for zone, data in CANADA.zones.items()}
    assert meanings == {"": "", "yellow": "uncounted", "brown": "unlimited", "closed": "closed"}


def test_a_company_card_says_loans_destination_escrow_rights_and_private_companies() -> None:
    alt = render.draw(picture("company", made.canada_midgame(), company="GW")).alt
    for part in ("Par price: $90", "Destination: A20 Detroit", "Escrow: $130", "Rights: tunnel", "companies: FT"):
        assert part in alt
    reached = render.draw(picture("company", made.canada_midgame(), company="CA")).alt
    assert "Destination: reached" in reached
    assert "Rights: port" in reached
    assert "Loans: 1" in reached


def test_private_companies_are_listed_with_owner_and_place() -> None:
    state = made.canada_midgame()
    states = {"WSRC": Remark("closed"), "SCFTC": Remark("unsold")}
    given = picture("privates", state, names={"P1": "Ana"}, company_states=states)
    assert [owner_words(given, each) for each in CANADA.privates][:4] == ["GW", "closed", "Ana", "CA"]
    assert owner_words(given, "SCFTC") == "not sold yet"
    assert places_of(given, "TCC") == ["H11"]
    assert "TCC The Canada Company: face value $50 · income $10 · H11; Ana" in render.draw(given).alt


def test_what_is_bid_for_private_companies_stands_beside_them_the_highest_first() -> None:
    state = made.canada_midgame()
    state.stack = [Auction("P1", bids={"SCFTC": {"P2": 105, "P1": 110}})]
    given = picture("privates", state, names={"P1": "Ana", "P2": "Ben"})
    assert owner_words(given, "SCFTC") == "Ana $110, Ben $105"
    assert owner_words(given, "TCC") == "Ana"


def test_certificates_are_those_given() -> None:
    given = picture(
        "holdings", made.canada_endgame(), certificates={"P1": 9.5, "P2": 0.5, "P3": 3}, certificate_limit=10
    )
    assert "Certificates: 9½/10" in render.draw(replace(given, what="player")).alt
    assert "Certificates: ½/10" in render.draw(replace(given, what="player", player="P2")).alt


def test_trains_say_what_is_left_and_until_when_they_run() -> None:
    state = made.canada_midgame()
    state.pool = ["2"]
    alt = render.draw(picture("trains", state)).alt
    assert "2: $100; left 6; pool 1; until phase 4" in alt
    assert "D: $1,100; left ∞" in alt


def test_large_figures_are_grouped_as_in_the_texts() -> None:
    state = made.canada_midgame()
    state.players["P1"].cash = 1100
    for language, written in (("en", "$1,100"), ("es", "$1.100"), ("fr", "$1\u202f100"), ("pt", "$1.100")):
        words = speak(language, "$")
        card = render.draw(replace(picture("player", state, player="P1"), words=words))
        assert words.money(1100) == written
        assert f": {written}." in card.alt.replace("1\u00a0", "1\u202f")


def test_the_trains_have_a_column_of_the_pool_only_while_a_train_is_in_it() -> None:
    state = made.canada_midgame()
    state.pool = []
    assert len(depot_columns(picture("trains", state))) == 3
    state.pool = ["2"]
    assert len(depot_columns(picture("trains", state))) == 4


# --- 1865 Sardinia


def test_the_islands_are_drawn_side_by_side_or_one_alone() -> None:
    state = made.sardinia_empty()
    assert render.parts_of(SARDINIA) == ("sardinia", "corsica")
    assert render.parts_of(CANADA) == ()
    both, one = (overview.overview(picture("map", state, part=part)) for part in ("", "corsica"))
    assert {"E43", "G1", "F18", "C13"} <= both.shown
    assert "E43" not in one.shown
    assert "C17" not in both.shown
    assert min(both.smallest, one.smallest) >= overview.OVERVIEW_LABEL
    assert render.draw(picture("map", state, part="corsica")).alt.startswith("1865 Sardinia, Corsica")
    with pytest.raises(render.UnknownPicture):
        render.draw(picture("map", state, part="elba"))


def test_the_sea_has_coasts_and_ways_with_their_cost_beside_the_land() -> None:
    state = made.sardinia_empty()
    strait, middle, cape = (hex_view(SARDINIA, state, each) for each in ("F18", "C17", "F20"))
    assert (strait.sea, strait.toll, strait.name) == (True, "L.80", "Bocche di Bonifacio")
    assert (middle.sea, middle.toll, middle.name) == (True, "", "")
    assert hex_view(SARDINIA, state, "C13").toll == hex_view(SARDINIA, state, "B22").toll == "L.120"
    assert cape.coast == (2, 4)
    assert cape.edges == ((5, "river"),)
    assert hex_view(CANADA, made.canada_empty(), "B15").coast == ()
    image = maps.area(picture("area", state, focus=("F18",))).image
    colours = {colour: count for count, colour in image.getcolors(2**20) or ()}
    assert colours[palette.SEA] > 100_000
    assert colours[palette.RIVER] > 500
    assert colours[palette.COAST] > 2000


def test_a_sea_route_is_drawn_over_each_hex_that_it_crosses(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    def noted(curve: geometry.Curve, side: int) -> sprites.Sprite:
        drawn.append(curve)
        return sea_way(curve, side)

    sea_way = edges.sea_way
    monkeypatch.setattr(edges, "sea_way", noted)
    state = made.sardinia_empty()
    maps.area(picture("area", state, focus=("F18",)))
    assert [*hex_view(SARDINIA, state, "F18").track.curves] != []
    assert set(hex_view(SARDINIA, state, "F18").track.curves) <= set(drawn)
    drawn.clear()
    maps.area(picture("area", made.canada_empty(), focus=("B15",)))
    assert drawn == []


def test_a_tile_named_by_its_letter_shows_the_letter_once() -> None:
    view = tile_view(SARDINIA, "7", "E43", "C-grey", 0)
    assert (view.letter, view.number, view.dots) == ("C", "", 4)
    assert tile_view(SARDINIA, "7", "E37", "63", 0).number == "63"


def test_tokens_lie_in_mines() -> None:
    state = made.sardinia_endgame()
    scene = scene_of(SARDINIA, state, 134, (0, 0), (10, 10), 36)
    assert [each.company for each in scene.tokens["B44"]] == ["FMS"]


def test_start_prices_follow_the_phase_and_surcharges_stand_beneath() -> None:
    state, style = made.sardinia_empty(), style_of("1865")
    assert style.start_cells(SARDINIA, state) == {"60", "70", "80", "90", "100"}
    state.phase = "7"
    assert len(style.start_cells(SARDINIA, state)) == 10
    assert style.surcharges(SARDINIA, SARDINIA.cells["100"]) == (110, 130)
    assert all(len(line) <= 7 for line in _lines(list(SARDINIA.cells.values()), picture("market", state)))


def test_the_dragons_chart_has_each_company_in_its_row_and_zone() -> None:
    given = picture("dragons", made.sardinia_endgame(), lines=("They buy FA.",))
    assert render.draw(given).alt.endswith("They buy FA.")
    assert estimation(given, "FMS") == 3 + 5 + 6
    assert [zone_of(SARDINIA, 1, points) for points in (1, 2, 3, 4, 5)] == ["red", "red", "white", "white", "green"]
    alt = render.draw(given).alt
    assert "Phase 7, green: they buy: FA (17)" in alt
    assert "The Dragons hold (8/16): FMS 10 %" in alt
    assert alt.endswith("They buy FA..") or "They buy FA" in alt
    with pytest.raises(render.UnknownPicture):
        render.draw(picture("dragons", made.canada_empty()))


def test_a_company_card_says_traffic_and_capacity() -> None:
    alt = render.draw(picture("company", made.sardinia_endgame(), company="FMS")).alt
    assert "Traffic: 16" in alt
    assert "Capacity: 55" in alt
    assert "Treasury: L.120" in alt


# --- all titles


def test_the_legend_names_only_what_the_board_has() -> None:
    canada, sardinia = (render.draw(picture("legend", make())).alt for make in (made.canada_empty, made.sardinia_empty))
    assert "off-board area" in canada
    assert "off-board area" not in sardinia
    assert "sea route" in sardinia
    assert "port" not in sardinia


def test_an_axis_has_round_figures() -> None:
    assert scale(0, 10187) == (0, 12000, 2000)
    assert scale(-120, 400) == (-200, 400, 100)
    assert scale(0, 1) == (0, 10, 10)
    with pytest.raises(render.UnknownPicture):
        render.draw(picture("wealth", made.canada_empty(), history=()))


def test_wealth_is_told_by_rounds() -> None:
    alt = render.draw(picture("wealth", made.canada_empty(), names={"P1": "Ana"})).alt
    assert "0: Ana 300, P2 400, P3 250" in alt
    assert "4: Ana 304" in alt


def test_pictures_drawn_in_several_threads_are_the_same() -> None:
    states = made.canada_midgame(), made.sardinia_endgame()
    given = [picture(what, state) for state in states for what in ("area", "market", "company")]
    alone = [render.draw(each) for each in given]
    sprites.clear()
    labels.forget()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(render.draw, given)) == alone


@pytest.mark.long
def test_warming_keeps_what_a_first_picture_needs() -> None:
    sprites.clear()
    render.warm(CANADA)
    before = sprites.kept_pieces()
    overview.overview(picture("map", made.canada_empty(), part=""))
    assert before > 300
    assert sprites.kept_pieces() - before < 60


def test_a_tile_on_a_hex_without_a_view_of_its_own_is_drawn_by_its_title() -> None:
    state = made.canada_empty()
    state.tiles["N11"] = LaidTile("124", 1)
    state.tokens["N11.0"] = ["CV", "GT", "GW", "CGR"]
    assert len(hex_view(CANADA, state, "N11").track.slots(0)) == 4
    assert maps.area(picture("area", state, focus=("N11",))).missing == ()


def test_alternate_destinations_are_flagged_where_they_are_played() -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], options={"alternate_destinations": True}, seed=1)
    flags = {hex_id for hex_id, signs in style_of("1856").badges(game.title, game.state).items()
             if any(each.symbol == "flag" and each.text == "CPR" for each in signs)}  # fmt: skip
    assert flags == {"P9"}
    assert any(each.text == "CA" for each in style_of("1856").badges(game.title, game.state)["A20"])


@pytest.mark.long
@pytest.mark.parametrize("name", [each for each in STATES if "empty" not in each])
def test_lettering_of_an_area_and_of_an_overview_is_measured_while_it_is_drawn(name: str) -> None:
    title_id, state = STATES[name][0], STATES[name][1]()
    title = positions.title(title_id)
    for hex_id in list(title.board.hexes)[::9]:
        area = maps.area(Picture("area", title, state, focus=(hex_id,), last=(hex_id,)))
        assert 36 <= area.smallest < sprites.NO_LETTERING
    whole = overview.overview(Picture("map", title, state))
    assert whole.smallest >= 18
    assert max(whole.image.size) <= 2000


def test_a_station_still_to_place_is_a_token_and_its_cost_is_said_in_words() -> None:
    """Where the way sets the cost there's none to be written on a disc."""
    state = made.sardinia_endgame()
    state.companies["FMS"].stations = [0, 0]
    card = render.draw(render.Picture("company", SARDINIA, state, company="FMS"))
    assert "Still to place, at the cost of the connection: 2." in card.alt
    assert "resident" in card.alt


def test_7_31_a_company_that_gets_its_stations_at_its_launch_has_not_none_left(monkeypatch: pytest.MonkeyPatch) -> None:
    told = page_texts(monkeypatch)
    card, waits = picture("company", made.sardinia_empty(), company="RCSF"), {"RCSF": Remark("unstarted")}
    for states, said in (({}, 1), (waits, 0)):
        told.clear()
        render.draw(replace(card, company_states=states))
        assert (told.count("C35 Oristano"), told.count("none left")) == (1, said)


def test_names_that_a_picture_cuts_still_differ() -> None:
    state = made.canada_endgame()
    robots = {seat: f"Robot {number}" for number, seat in enumerate(state.seats, 1)}
    drawn = render.Picture("holdings", CANADA, state, names=robots)
    cut = [fitted_name(drawn, seat, "bold", 28, 77) for seat in state.seats]
    assert len({*cut}) == len(cut)
    assert all("…" in each and fonts.width(each, "bold", 28) <= 77 for each in cut)


def test_11_6_no_home_is_kept_for_a_company_whose_home_will_be_chosen() -> None:
    state = made.sardinia_empty()
    del state.tokens["C35.0"]
    assert "C35" not in stations(SARDINIA, state)
    assert "reserved" not in render.draw(picture("legend", state)).alt


def test_what_is_crossed_has_its_price_in_the_legend_and_no_train_runs_over_the_map() -> None:
    alt = render.draw(render.Picture("legend", SARDINIA, made.sardinia_empty())).alt
    assert "river along a side: L.40; mountains along a side: L.60" in alt
    assert "train" not in alt
    assert "first train" in render.draw(render.Picture("legend", CANADA, made.canada_empty())).alt


def test_places_of_maritime_companies_are_named() -> None:
    game = engine.new_game("1865", ["P1", "P2"])
    alt = render.draw(render.Picture("privates", game.title, game.state)).alt
    assert "maritime companies" in alt
    assert "G23 Olbia" in alt
    assert "Serbariu, Monteponi, Su Zurfuru." in alt


def test_a_chart_with_companies_far_apart_leaves_columns_out_rather_than_shrink() -> None:
    """1856: all columns with a company are there, at most eleven, and a gap says that some are missing."""
    game = log.read(games_folder("1856") / "robots-3p-60.jsonl.gz")
    lines = _lines(list(game.title.cells.values()), Picture("market", game.title, game.state))
    assert max(len(line) for line in lines) <= 11
    shown = {cell.id for line in lines for cell in line if cell}
    assert {cell for cell, companies in game.state.market.items() if companies} <= shown
    columns = sorted({game.title.cells[each].column for each in shown})
    assert any(later > earlier + 1 for earlier, later in itertools.pairwise(columns))


def test_a_closed_company_is_told_as_closed() -> None:
    state = made.canada_endgame()
    company = next(iter(CANADA.companies))
    state.companies[company].closed, state.companies[company].president = True, None
    states = {company: Remark("closed")}
    assert "Closed" in render.draw(picture("company", state, company=company, company_states=states)).alt


def test_certificates_above_the_limit_are_shown_as_that() -> None:
    given = picture(
        "holdings", made.canada_endgame(), certificates={"P1": 9.5, "P2": 11, "P3": 10}, certificate_limit=10
    )
    assert [certificates(given, seat) for seat in ("P1", "P2", "P3")] == ["9½/10", "11 > 10", "10/10"]
