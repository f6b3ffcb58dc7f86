"""Chapter 6: track. What is laid where, when, and for whose money."""

from __future__ import annotations

import pytest

import engine
from engine.events import Paid, TileLaid
from engine.titles import rulebook
from tests.titles.t18mag.table import PASS, TERRAIN_TOKEN, Table, laid, lay, position, station, told

NORTH_SOUTH = {"E10": "57/0"}
"""Minor 3's home with track to F9 and D11."""


def minor_3(
    tiles: dict[str, str] | None = None, *, cash: int = 50, phase: str = "green", laid_before: int = 0
) -> Table:
    """Minor 3 in its track step, having laid so many yellow tiles in it."""
    lying = NORTH_SOUTH if tiles is None else tiles
    counts = {"tiles": laid_before} if laid_before else {}
    return position(minors={"3": {"cash": cash}}, tiles=lying, turn="3", phase=phase, counts=counts)


def plain_hexes() -> list[str]:
    """The hexes for tiles without locations, but those beside minor 3's home."""
    hexes = rulebook("18mag").data.board.hexes.values()
    beside = {"F9", "D11"}
    return [each.id for each in hexes if each.colour == "white" and not each.nodes and each.id not in beside]


def placed(tile: str, count: int, taken: dict[str, str]) -> dict[str, str]:
    """So many of a tile, on the first plain hexes where its track stays on the map."""
    board, found = rulebook("18mag").board, dict[str, str]()
    for hex_id in plain_hexes():
        for rotation in range(6):
            mask = board.tile_track(tile, rotation).mask
            inside = all(edge in board.data.hexes[hex_id].neighbours for edge in range(6) if mask >> edge & 1)
            if inside and len(found) < count and hex_id not in {**taken, **found}:
                found[hex_id] = f"{tile}/{rotation}"
    assert len(found) == count
    return found


# --- 6.1 actions a turn


def test_6_1_nothing() -> None:
    """A turn without track."""
    table = minor_3()
    table.act(PASS, pays={})
    assert table.to_act == ("P1", "3", "scrap")  # no money for a station


def test_6_1_two_yellows_never_three() -> None:
    """The second for 10 Ft to SzKÉV; then the step is over."""
    table = minor_3(phase="yellow", cash=100)
    table.act(lay("F9", "8/1"), pays={})
    table.act(lay("F7", "9/1"), pays={"3": -10, "SzKÉV": 10})
    table.refused(lay("D11", "9/0"), "turn.not_now", "5.3", type="lay_tile", step="scrap")


def test_6_1_yellow_then_upgrade() -> None:
    """The upgrade is the second tile and costs the 10 Ft."""
    table = minor_3()
    table.act(lay("F9", "8/1"), pays={})
    table.act(lay("E10", "14/0"), pays={"3": -10, "SzKÉV": 10})
    assert table.to_act[2] == "scrap"


def test_6_1_upgrade_then_yellow() -> None:
    """The yellow tile comes second and costs the 10 Ft."""
    table = minor_3()
    table.act(lay("E10", "14/0"), pays={})
    table.act(lay("F9", "8/1"), pays={"3": -10, "SzKÉV": 10})


def test_15_08_second_tile_cannot_be_paid() -> None:
    """Yellow + upgrade in one turn with 5 Ft left before the second: the second is refused. 6.1.1, 6.9"""
    for tile in (lay("E10", "14/0"), lay("F9", "8/1")):
        minor_3(cash=5, laid_before=1).refused(tile, "money.short", "1.8", need=10, has=5, who="3")
    table = minor_3(cash=5)
    applied = table.act(lay("F9", "8/1"))
    assert applied.entry["auto"][0] == {"by": "P1", "action": {"type": "pass"}}  # nothing is legal any more
    table.refused(lay("E10", "14/0"), "turn.not_now", "5.3", step="scrap")


def test_15_09_two_upgrades() -> None:
    """Two upgrades in one turn: the second is refused. 6.1"""
    table = minor_3({**NORTH_SOUTH, "F9": "8/1"})
    table.act(lay("E10", "14/0"))
    table.refused(lay("F9", "29/1"), "tile.one_upgrade", "6.1", company="3")
    assert table.offers(lay("D11", "9/0"))


def test_6_1_never_a_third_tile_even_while_the_step_is_open() -> None:
    """Asked of the act itself, since the step ends with the second tile."""
    minor_3(laid_before=2).refused_by_act(lay("F9", "8/1"), "track", "tile.two_laid", company="3")


def test_15_07_second_tile_pays_terrain_and_fee() -> None:
    """Minor 3 in F11 with 50 Ft, second tile: terrain 20 + 10: pays 20 to SIK, 10 to SzKÉV, 20 left. 6.1, 6.8.1"""
    table = minor_3({}, phase="yellow")
    table.act(lay("E10", "57/2"), pays={})
    applied = table.act(lay("F11", "9/2"), pays={"3": -30, "SIK": 20, "SzKÉV": 10})
    assert table.cash("3") == (20,)
    assert told(applied, TileLaid) == [TileLaid("3", "F11", "9", 2, "", 30, "")]
    assert told(applied, Paid) == [Paid("3", "SIK", 20, "terrain"), Paid("3", "SzKÉV", 10, "second_tile")]


def test_15_67_the_second_action_may_upgrade_the_first_tile() -> None:
    """Green: yellow 5 on the home hex, then 15 on the same hex: legal, 10 Ft for the second. 6.1.1, 6.1.2"""
    table = minor_3({})
    table.act(lay("E10", "5/0"), pays={})
    table.act(lay("E10", "15/0"), pays={"3": -10, "SzKÉV": 10})
    assert laid(table, "E10") == "15/0"


def test_15_66_the_fee_is_never_covered_by_a_terrain_token() -> None:
    """Terrain token for the second yellow tile of a turn, treasury 5: refused, the 10 Ft isn't covered. 6.1.3"""
    table = position(minors={"5": {"cash": 5}}, tiles={"H27": "6/0"}, turn="5", counts={"tiles": 1})
    table.refused(lay("G26", "4/2", TERRAIN_TOKEN), "money.short", "1.8", need=10, has=5)
    assert table.game.state.companies["5"].terrain_tokens == 3


def test_6_1_only_minors_lay_track() -> None:
    """A major's turn has no track step."""
    table = position(majors={"SIK": {"shares": {"P1": 20}, "director": "P1", "cash": 100}}, turn="SIK")
    table.refused(lay("E10", "57/0"), "turn.not_now", "7.2", type="lay_tile", step="station")


# --- 6.2, 6.3 colours and hexes


@pytest.mark.parametrize(("phase", "tile"), [("yellow", "14/0"), ("green", "611/0"), ("brown", "455/0")])
def test_6_2_colours_of_the_phase(phase: str, tile: str) -> None:
    """Green from green on, brown from brown on, grey in grey."""
    before = {"14/0": "57/0", "611/0": "14/0", "455/0": "611/0"}[tile]
    table = minor_3({"E10": before}, phase=phase)
    table.refused(lay("E10", tile), "tile.not_in_phase", "6.2", phase=phase, tile=tile[:-2])
    later = {"yellow": "green", "green": "brown", "brown": "gray"}[phase]
    minor_3({"E10": before}, phase=later).act(lay("E10", tile))


def test_6_2_each_colour_replaces_the_one_before() -> None:
    """No brown on yellow, no yellow on yellow, no green on an empty hex, nothing after grey."""
    grey = {"phase": "gray"}
    minor_3(**grey).refused(lay("E10", "611/0"), "tile.colour_order", "6.2", colour="brown", next="green")
    minor_3(**grey).refused(lay("E10", "57/0"), "tile.colour_order", "6.2", colour="yellow", next="green")
    minor_3({}, **grey).refused(lay("E10", "14/0"), "tile.colour_order", "6.2", colour="green", next="yellow")
    minor_3({"E10": "455/0"}, **grey).refused(lay("E10", "611/0"), "tile.colour_order", "6.2", next="")


@pytest.mark.parametrize("hex_id", ["C6", "H1", "I26", "J15", "B23", "A10", "A18", "E26", "I20"])
def test_6_3_no_tile_on_red_or_grey(hex_id: str) -> None:
    """Red areas and mines keep their print."""
    minor_3().refused(lay(hex_id, "8/0"), "tile.no_tile_here", "6.3", hex=hex_id)


@pytest.mark.parametrize("hex_id", ["B12", "G13", "I13", "A8", "Z99", ""])
def test_6_3_no_tile_off_the_map(hex_id: str) -> None:
    """Border hexes and places that don't exist."""
    minor_3().refused(lay(hex_id, "8/0"), "tile.unknown_hex", "6.3", hex=hex_id)


# --- 6.4 connection


def test_15_05_the_first_tile_goes_to_the_home_hex() -> None:
    """Minor 4, first turn, lays on G16 first: refused, its home G14 has no track. 6.4.3"""
    table = position(minors={"4": {}}, turn="4")
    table.refused(lay("G16", "57/1"), "tile.not_connected", "6.4.1", hex="G16", company="4")
    assert {each.hex for each in table.offered("lay_tile")} == {"G14"}


def test_15_06_budapest_has_printed_track() -> None:
    """Minor 1, first turn, lays D13 connecting to side 0 of D13: legal; E12 keeps its print. 6.4.3"""
    table = position(minors={"1": {}}, turn="1")
    table.act(lay("D13", "4/0"))
    assert laid(table, "E12") == ""
    assert table.at("1") == ["E12.1"]


def test_6_4_3_budapest_other_side_is_the_other_city() -> None:
    """Minor 1 stands on n1 (side 3); track from side 0 is n0's, and not connected."""
    table = position(minors={"1": {}}, turn="1")
    table.refused(lay("F11", "9/0"), "tile.not_connected", "6.4.1")


def test_6_4_3_a_home_may_have_been_built_by_others() -> None:
    """Then the first tile may go elsewhere."""
    table = position(minors={"3": {}}, tiles={"E10": "57/2"}, turn="3")
    table.act(lay("F11", "9/2"))


def test_6_4_1_a_side_counts_from_either_face() -> None:
    """E10's track points to D11; a tile on D11 counts by that side only."""
    table = minor_3()
    assert table.can_lay("D11", "9") == {0, 3}
    table.refused(lay("D11", "9/1"), "tile.not_connected", "6.4.1")


def test_6_4_free_cities_are_passed_full_ones_end_the_path() -> None:
    """The path goes on through G14's neighbour E14 while it has a free slot, and ends there once it is full."""
    tiles = {"E12": "209/0", "E14": "57/1"}
    free = position(minors={"1": {"at": ["E12.0"]}}, tiles=tiles, turn="1", phase="green")
    free.act(lay("E16", "9/1"))
    full = position(minors={"1": {"at": ["E12.0"]}, "2": {"at": ["E14.0"]}}, tiles=tiles, turn="1", phase="green")
    full.refused(lay("E16", "9/1"), "tile.not_connected", "6.4.1")
    assert full.offers(lay("E14", "14/1"))


def test_6_4_an_own_station_keeps_a_full_city_open() -> None:
    """5.4.7: blocked only where none of the tokens is the minor's own."""
    tiles = {"E12": "209/0", "E14": "14/1"}
    table = position(
        minors={"1": {"at": ["E12.0", "E14.0"]}, "2": {"at": ["E14.0"]}}, tiles=tiles, turn="1", phase="green"
    )
    table.act(lay("E16", "9/1"))


def test_6_4_mines_are_passed_without_a_wagon() -> None:
    """B17 – mine A18 – B19: track may be laid beyond the mine."""
    table = position(minors={"6": {}}, tiles={"B17": "57/0"}, turn="6")
    table.act(lay("B19", "8/0"))  # sides 0 and 2: A18 lies at side 2


def test_6_4_red_areas_end_the_path() -> None:
    """H5 – H3 – Trieszt: I2 on the other side of the red area isn't reached through it."""
    table = position(minors={"8": {}}, tiles={"H5": "57/1", "H3": "9/1"}, turn="8")
    table.refused(lay("I2", "57/2"), "tile.not_connected", "6.4.1", hex="I2")


def test_6_4_no_reversing_at_a_junction() -> None:
    """Tile 23 on D11 joins side 0 with 3 and 4, but not 3 with 4: from C12's side 4 doesn't lie on minor 3's way."""
    table = position(
        minors={"3": {"at": ["C12.0"], "cash": 100}},
        tiles={"D11": "23/0", "C12": "5/0"},
        turn="3",
        phase="green",
    )
    assert table.game.view.track("D11").through == ((0, 3), (0, 4))
    table.act(lay("E10", "57/0"))
    assert not table.can_lay("D13", "58")


def test_6_4_2_new_track_need_not_be_usable() -> None:
    """An upgrade counts by its old, connected track; what it adds may be out of reach."""
    table = minor_3({**NORTH_SOUTH, "D11": "9/0"})
    before = table.game.view.reach("3").sides["D11"]
    table.act(lay("D11", "20/0"))  # the new piece, sides 1 and 4, crosses the old one
    after = table.game.view.reach("3").sides["D11"]
    assert (before, after) == (0b001001, 0b001001)


# --- 6.5 placement


@pytest.mark.parametrize(
    ("hex_id", "tile"),
    [
        ("D11", "58/0"),
        ("D11", "57/0"),
        ("C10", "L32/0"),
        ("D13", "8/0"),
        ("D13", "57/0"),
        ("C12", "58/0"),
        ("C12", "9/0"),
    ],
)
def test_6_5_1_kinds_of_hex_and_tile(hex_id: str, tile: str) -> None:
    """Plain on plain, towns on towns, cities on cities."""
    minor_3().refused(lay(hex_id, tile), "tile.wrong_kind", "6.5.1", hex=hex_id)


def test_6_5_1_upgrades_keep_their_locations() -> None:
    """A plain tile never becomes a town or a city, nor a town a city."""
    tiles = {**NORTH_SOUTH, "D11": "9/0", "D13": "58/1"}
    for hex_id, tile in (("D11", "88/0"), ("D11", "14/0"), ("D13", "14/0"), ("E10", "88/0"), ("E10", "19/0")):
        minor_3(tiles).refused(lay(hex_id, tile), "tile.not_an_upgrade", "6.6.4", hex=hex_id)


def test_6_5_2_off_the_map_and_onto_border_hexes() -> None:
    """E8's north-west is D7; D7's west is the border."""
    table = position(minors={"11": {}}, turn="11")
    table.refused(lay("D7", "57/1"), "tile.off_map", "6.5.2", edges=[1])
    assert table.can_lay("D7", "57") == {2, 5}


def test_6_5_2_a_red_hex_side_without_printed_track() -> None:
    """H25 reaches Isztambul by its side 5 (an arrow), G28 has no side to the south-east at all."""
    hexes = engine.load_title("18mag").board.hexes
    assert hexes["H25"].neighbours[5] == "I26"
    assert 5 not in hexes["G28"].neighbours
    table = position(minors={"5": {"cash": 200}}, tiles={"H27": "57/0"}, turn="5")
    table.refused(lay("G28", "9/2"), "tile.off_map", "6.5.2", edges=[5])
    table.act(lay("G28", "8/0"))


def test_6_5_2_track_may_point_to_a_side_without_track() -> None:
    """F9's 8 in rotation 1 points to F7, which is empty."""
    minor_3().act(lay("F9", "8/1"))


@pytest.mark.parametrize("rotation", [-1, 6, 7])
def test_6_5_3_rotations_are_0_to_5(rotation: int) -> None:
    """There are six."""
    minor_3().refused(engine.LayTile("F9", "8", rotation), "tile.rotation", "6.5.3", rotation=rotation)


def test_6_5_3_old_track_stays() -> None:
    """57 in rotation 0 becomes 14 only where sides 0 and 3 keep their track."""
    table = minor_3()
    assert table.can_lay("E10", "14") == {0, 2, 3, 5}
    table.refused(lay("E10", "14/1"), "tile.track_lost", "6.5.3", edges=[0, 3])
    plain = minor_3({**NORTH_SOUTH, "D11": "9/0"})
    plain.refused(lay("D11", "23/1"), "tile.track_lost", "6.5.3", edges=[0, 3])
    assert plain.can_lay("D11", "23") == {0, 3, 2, 5} - {2, 5}


def test_6_5_3_a_junction_does_not_replace_the_straight_it_does_not_hold() -> None:
    """Tile 25 (two curves) isn't listed for the straight 9."""
    table = minor_3({**NORTH_SOUTH, "D11": "9/0"})
    table.refused(lay("D11", "25/0"), "tile.not_an_upgrade", "6.6.4", lying="9")


@pytest.mark.parametrize(("hex_id", "edge"), [("C8", 0), ("D7", 3), ("F5", 0), ("G4", 3), ("I6", 0), ("J5", 3)])
def test_6_5_4_barriers(hex_id: str, edge: int) -> None:
    """C8–D7, F5–G4, I6–J5: no tile has track to them, from either face."""
    board = rulebook("18mag").board
    assert edge not in board.data.hexes[hex_id].neighbours
    tiles = [each.id for each in board.data.tiles.values() if each.colour == "yellow" and not each.label]
    table = minor_3()
    for tile in tiles:
        for rotation in range(6):
            if board.tile_track(tile, rotation).mask >> edge & 1:
                assert not table.offers(lay(hex_id, f"{tile}/{rotation}"))


def test_15_12_barrier_of_pozsony() -> None:
    """Tile 57 rotation 0 on C8 (sides 0 and 3): refused, barrier to D7. 6.5.4"""
    minor_3().refused(lay("C8", "57/0"), "tile.off_map", "6.5.2", hex="C8", edges=[0])


@pytest.mark.parametrize("rotation", range(6))
def test_15_10_no_straight_over_the_lake(rotation: int) -> None:
    """Tile 9 on F9: refused in all rotations. 6.5.5"""
    minor_3().refused(lay("F9", f"9/{rotation}"), "tile.partition", "6.5.5", hex="F9", tile="9")


def test_15_11_upgrade_on_the_shore() -> None:
    """Tile 8 rotation 1 on F9, then green 29 rotation 1: legal. 6.5.5"""
    table = minor_3()
    table.act(lay("F9", "8/1"))
    table.act(lay("F9", "29/1"))


@pytest.mark.parametrize(
    ("lying", "phase", "fits"),
    [
        ("", "yellow", {("7", 1), ("7", 2), ("7", 4), ("7", 5), ("8", 1), ("8", 4)}),
        ("8/1", "green", {("28", 3), ("29", 1)}),
        ("8/4", "green", {("28", 0), ("29", 4)}),
        ("29/1", "brown", {("39", 1)}),
        ("28/0", "brown", {("39", 4)}),
    ],
)
def test_6_5_5_all_that_fits_beside_the_lake(lying: str, phase: str, fits: set[tuple[str, int]]) -> None:
    """7 (1, 2, 4, 5), 8 (1, 4), 28 (0, 3), 29 (1, 4), 39 (1, 4), each on its shore."""
    tiles = {"F9": lying} if lying else {}
    table = position(
        minors={"3": {"at": ["E10.0", "G10.0"]}}, tiles={"E10": "57/0", "G10": "8859/1", **tiles}, turn="3", phase=phase
    )
    table.game.state.players["P1"].cash = 0
    found = {(each.tile, each.rotation) for each in table.offered("lay_tile", hex="F9")}
    everywhere = {(tile, rotation) for tile, rotation in fits if _touches(table, tile, rotation)}
    assert found == everywhere


def _touches(table: Table, tile: str, rotation: int) -> bool:
    mask = table.game.rulebook.board.tile_track(tile, rotation).mask
    return bool(table.game.view.reach("3").sides["F9"] & mask)


def test_15_13_all_21_of_8_and_9_on_the_map() -> None:
    """All 21 of 8/9 on the map; a 9 is wanted: refused until one is replaced. 6.5.6"""
    lake = {"F9": "8/1"}
    curves = placed("8", 12, lake)
    straights = placed("9", 8, curves)
    table = minor_3({**NORTH_SOUTH, **lake, **curves, **straights})
    table.refused(lay("D11", "9/0"), "tile.none_left", "6.5.6", tile="9", count=21)
    assert not table.can_lay("D11", "8")
    table.act(lay("F9", "29/1"))
    table.act(lay("D11", "9/0"))


def test_15_14_both_faces_of_a_tile_share_one_count() -> None:
    """Six tiles 23/24: four used as 23, a third 24 is refused; two 24 are the most. 6.5.6"""
    ways = {**NORTH_SOUTH, "D11": "9/0"}
    four = placed("23", 4, ways)
    one = placed("24", 1, four)
    minor_3({**ways, **four, **one}).act(lay("D11", "24/0"))
    two = placed("24", 2, four)
    table = minor_3({**ways, **four, **two})
    table.refused(lay("D11", "24/0"), "tile.none_left", "6.5.6", tile="24", count=6)
    table.refused(lay("D11", "23/0"), "tile.none_left", "6.5.6", tile="23", count=6)


def test_6_5_6_unknown_tiles() -> None:
    """There's no tile 1 in this game."""
    minor_3().refused(lay("D11", "1/0"), "tile.unknown_tile", "6.5.6", tile="1")


def test_trap_15_237_and_238_are_two_faces() -> None:
    """Two tiles with 237 on one side and 238 on the other."""
    board = engine.load_title("18mag").board
    assert board.tiles["237"].stock_key == board.tiles["238"].stock_key
    assert board.tiles["237"].count == 2


# --- 6.6 labels


@pytest.mark.parametrize("hex_id", ["D19", "G10", "G14", "I14"])
def test_6_6_1_double_cities_take_only_their_tiles(hex_id: str) -> None:
    """Yellow L32 alone; then the six green ones, L17, X9."""
    minor = {"D19": "2", "G10": "7", "G14": "4", "I14": "9"}[hex_id]
    table = position(minors={minor: {}}, turn=minor)
    assert {each.tile for each in table.offered("lay_tile", hex=hex_id)} == {"L32"}
    table.refused(lay(hex_id, "57/1"), "tile.wrong_kind", "6.5.1", allowed=["L32"])
    tiles = rulebook("18mag").data.board.tiles
    assert tiles["L32"].upgrades_to == {"8858", "8859", "8860", "8863", "8864", "8865"}
    assert all(tiles[green].upgrades_to == {"L17"} for green in tiles["L32"].upgrades_to)
    assert tiles["L17"].upgrades_to == {"X9"}


def test_6_6_1_double_city_tiles_nowhere_else() -> None:
    """No L32 on an ordinary city or in Budapest; no ordinary city becomes L17."""
    table = position(minors={"1": {}, "3": {}}, turn="1", phase="brown")
    table.refused(lay("E12", "L32/0"), "tile.wrong_kind", "6.5.1")
    table.refused(lay("E10", "L32/0"), "tile.wrong_kind", "6.5.1")
    other = minor_3({"E10": "14/0"}, phase="brown")
    other.refused(lay("E10", "L17/0"), "tile.not_an_upgrade", "6.6.4", allowed=["611"])


def test_6_6_1_values_and_slots_of_double_cities() -> None:
    """Yellow 30 and 0, green two cities, brown one with two slots, grey one with three."""
    tiles = rulebook("18mag").data.board.tiles
    assert [(node.worth("yellow"), node.slots) for node in tiles["L32"].nodes] == [(30, 1), (0, 1)]
    assert [(node.worth("green"), node.slots) for node in tiles["8858"].nodes] == [(40, 1), (40, 1)]
    assert [(node.worth("brown"), node.slots) for node in tiles["L17"].nodes] == [(60, 2)]
    assert [(node.worth("gray"), node.slots) for node in tiles["X9"].nodes] == [(70, 3)]


def test_trap_14_budapest_by_colour() -> None:
    """30, 40, 60, 80."""
    tiles = rulebook("18mag").data.board.tiles
    assert [tiles[each].nodes[0].worth("gray") for each in ("L33", "209", "L35", "L37")] == [30, 40, 60, 80]


def test_6_6_2_budapest_yellow_lies_on_the_river() -> None:
    """L33 only in rotation 2."""
    table = position(minors={"1": {}}, turn="1")
    assert table.can_lay("E12", "L33") == {2}
    for rotation in (0, 1, 3, 4, 5):
        table.refused(lay("E12", f"L33/{rotation}"), "tile.fixed_rotation", "6.6.2", fixed=2)
    table.refused(lay("E12", "57/0"), "tile.wrong_kind", "6.5.1", allowed=["L33"])


def test_6_6_2_budapest_green_brown_grey() -> None:
    """209 in rotation 2 or 5, then L35, then L37."""
    table = position(minors={"1": {"at": ["E12.0"]}}, tiles={"E12": "L33/2"}, turn="1", phase="green")
    assert table.can_lay("E12", "209") == {2, 5}
    tiles = rulebook("18mag").data.board.tiles
    assert (tiles["209"].upgrades_to, tiles["L35"].upgrades_to) == ({"L35"}, {"L37"})


@pytest.mark.parametrize(
    ("hex_id", "minor", "yellows"), [("I2", "13", "5 57 6"), ("H23", "12", "5 57 6"), ("H27", "5", "5 57 6")]
)
def test_6_6_3_k_hexes_begin_with_ordinary_tiles(hex_id: str, minor: str, yellows: str) -> None:
    """Yellow 5, 6, 57."""
    table = position(minors={minor: {}}, turn=minor)
    assert {each.tile for each in table.offered("lay_tile", hex=hex_id)} == set(yellows.split())


def test_15_17_k_hexes_go_on_with_k_tiles() -> None:
    """Tile 14 on yellow 57 in I2: refused; 237 or 238 legal. 6.6.3"""
    table = position(minors={"13": {}}, tiles={"I2": "57/2"}, turn="13", phase="green")
    table.refused(lay("I2", "14/2"), "tile.not_an_upgrade", "6.6.4", lying="57", allowed=["237", "238"])
    assert {(each.tile, each.rotation) for each in table.offered("lay_tile", hex="I2")} == {("237", 2), ("238", 5)}
    table.act(lay("I2", "237/2"))


def test_6_6_3_brown_and_grey_k_tiles() -> None:
    """236, 237, 238 become L34, that becomes L36."""
    tiles = rulebook("18mag").data.board.tiles
    assert all(tiles[each].upgrades_to == {"L34"} for each in ("236", "237", "238"))
    assert tiles["L34"].upgrades_to == {"L36"}


def test_6_6_3_k_tiles_nowhere_else() -> None:
    """No 237 on E10."""
    minor_3().refused(lay("E10", "237/0"), "tile.not_an_upgrade", "6.6.4", allowed=["14", "15", "619"])


# --- 6.7 tokens pass over


def test_15_15_yellow_double_city() -> None:
    """L32 on D19 with minor 2's home there: token in the city of 30; no terrain cost. 6.7.2, 6.8.2"""
    table = position(minors={"2": {}}, turn="2")
    table.act(lay("D19", "L32/0"), pays={})
    assert table.at("2") == ["D19.0"]
    assert table.game.view.track("D19").nodes[0].worth("yellow") == 30


def test_6_7_2_the_only_token_goes_to_the_city_with_track() -> None:
    """Minor 4 stands on n1 of G14; on L32 it's n0 that has the track."""
    table = position(minors={"4": {}}, turn="4")
    assert table.at("4") == ["G14.1"]
    table.act(lay("G14", "L32/0"))
    assert table.at("4") == ["G14.0"]


def test_6_7_2_with_both_circles_occupied_the_first_gets_the_track() -> None:
    """A major on n0 strands a home station on n1."""
    table = position(
        minors={"4": {}}, majors={"SIK": {"at": ["G14.0"], "director": "P1", "shares": {"P1": 20}}}, turn="4"
    )
    table.act(lay("G14", "L32/0"))
    assert (table.at("SIK"), table.at("4")) == (["G14.0"], ["G14.1"])


@pytest.mark.parametrize(("rotation", "city"), [(0, "G14.0"), (1, "G14.1")])
def test_15_16_green_double_city(rotation: int, city: str) -> None:
    """L32 → 8858: 20 to SIK; old track kept; token follows its side. 6.8.2, 6.7.1"""
    table = position(minors={"4": {}}, tiles={"G14": "L32/0"}, turn="4", phase="green")
    table.act(lay("G14", f"8858/{rotation}"), pays={"4": -20, "SIK": 20})
    assert table.at("4") == [city]
    track = table.game.view.track("G14")
    assert track.exits[int(city[-1])] >> 2 & 1


def test_15_72_tokens_of_both_green_cities_fill_the_brown_one() -> None:
    """Green OO with a token in each city becomes brown; a third minor wants in: refused until grey (3 slots).
    6.6.1, 6.7.1, 5.2.3
    """
    minors = {"4": {"at": ["G14.0"]}, "9": {"at": ["G14.1"]}, "10": {"at": ["G16.0"], "cash": 200}}
    tiles = {"G14": "8859/0", "G16": "57/1"}
    table = position(minors=minors, tiles=tiles, turn="4", phase="brown")
    table.act(lay("G14", "L17/0"), pays={})
    assert table.game.state.tokens["G14.0"] == ["4", "9"]
    minors["9"] = {"at": ["G14.0"]}
    brown = position(minors=minors, tiles={**tiles, "G14": "L17/0"}, turn="10", step="station", phase="brown")
    brown.refused(station("G14.0"), "token.no_slot", "5.2.3", slots=2)
    later = position(minors=minors, tiles={**tiles, "G14": "X9/5"}, turn="10", step="station", phase="gray")
    later.act(station("G14.0"))


def test_6_7_3_budapest_yellow() -> None:
    """Printed n1 (side 3), home of minor 1, becomes n0 (sides 3, 5); n0 (side 0) becomes n1 (sides 0, 2)."""
    table = position(minors={"1": {}, "3": {"at": ["E12.0"]}}, turn="1")
    table.act(lay("E12", "L33/2"), pays={})
    assert (table.at("1"), table.at("3")) == (["E12.0"], ["E12.1"])
    assert table.game.view.track("E12").exits == (0b101000, 0b000101)


def test_6_7_3_budapest_green_merges() -> None:
    """On 209 both cities are one, with both tokens; 20 to SIK (6.8.2)."""
    table = position(
        minors={"1": {"at": ["E12.0"]}, "3": {"at": ["E12.1"]}}, tiles={"E12": "L33/2"}, turn="1", phase="green"
    )
    table.act(lay("E12", "209/2"), pays={"1": -20, "SIK": 20})
    assert table.game.state.tokens["E12.0"] == ["1", "3"]


# --- 6.8, 6.9 terrain


@pytest.mark.parametrize(
    ("hex_id", "cost"), [("C14", 20), ("H11", 30), ("D23", 30), ("B17", 10), ("E10", 0), ("E12", 0)]
)
def test_6_8_1_ten_a_symbol(hex_id: str, cost: int) -> None:
    """The rulebook's examples: C14 shows two mountains, H11 three rivers, D23 two mountains and a river."""
    assert engine.load_title("18mag").board.hexes[hex_id].terrain_cost == cost


def test_6_8_1_from_the_treasury_to_sik() -> None:
    """Minor 6 lays on its home B17 (one mountain); the upgrade there is free of it."""
    table = position(minors={"6": {}}, turn="6", phase="green")
    table.act(lay("B17", "57/0"), pays={"6": -10, "SIK": 10})
    table.act(lay("B17", "14/0"), pays={"6": -10, "SzKÉV": 10})


def test_6_8_2_budapest_yellow_costs_no_terrain() -> None:
    """L33 is free; 209 costs 20."""
    table = position(minors={"1": {}}, turn="1", phase="green")
    table.act(lay("E12", "L33/2"), pays={})
    table.act(lay("E12", "209/2"), pays={"1": -30, "SIK": 20, "SzKÉV": 10})


def test_15_18_terrain_token() -> None:
    """Minor 5 (3 tokens) lays a first tile on G26 (20) with a token: bank pays SIK 20, tokens 2, treasury unchanged.
    6.8.3
    """
    table = position(minors={"5": {}}, tiles={"H27": "6/0"}, turn="5")
    applied = table.act(lay("G26", "4/2", TERRAIN_TOKEN), pays={"SIK": 20})
    assert table.game.state.companies["5"].terrain_tokens == 2
    assert told(applied, Paid) == [Paid("bank", "SIK", 20, "terrain")]
    assert told(applied, TileLaid) == [TileLaid("5", "G26", "4", 2, "", 0, TERRAIN_TOKEN)]


def test_6_8_3_two_tokens_in_a_turn_on_two_tiles() -> None:
    """One token a tile; the fee of the second tile is paid in money."""
    table = position(minors={"5": {"cash": 10}}, turn="5")
    table.act(lay("H27", "6/0", TERRAIN_TOKEN), pays={"SIK": 10})
    table.act(lay("G26", "4/2", TERRAIN_TOKEN), pays={"5": -10, "SIK": 20, "SzKÉV": 10})
    assert table.game.state.companies["5"].terrain_tokens == 1


def test_6_8_3_a_token_pays_the_terrain_of_an_upgrade_too() -> None:
    """Minor 7 upgrades L32 on G10 (20) with its token."""
    table = position(minors={"7": {}}, tiles={"G10": "L32/0"}, turn="7", phase="green")
    table.act(lay("G10", "8859/1", TERRAIN_TOKEN), pays={"SIK": 20})


def test_6_8_3_without_a_token() -> None:
    """Minor 3 has none; and there's no other right to use."""
    table = minor_3({"E10": "57/2"})
    table.refused(lay("F11", "9/2", TERRAIN_TOKEN), "tile.no_terrain_token", "6.8.3", company="3")
    table.refused(lay("F11", "9/2", "blessing"), "tile.unknown_means", "6.8.3", means="blessing")


def test_15_19_no_token_without_symbols() -> None:
    """Terrain token on a plain hex without symbols: refused, token kept. 6.8.4"""
    table = position(minors={"7": {}}, tiles={"G10": "L32/0"}, turn="7")
    table.refused(lay("F9", "7/4", TERRAIN_TOKEN), "tile.no_terrain", "6.8.4", hex="F9")
    assert table.game.state.companies["7"].terrain_tokens == 1


def test_14_1_recorded_games_lose_a_token_taken_before_a_tile_without_cost() -> None:
    """`terrain_token` as in recorded games: the token is spent whatever the tile costs. 6.8.4"""
    options = {"terrain_token": "before_tile"}
    table = position(minors={"7": {}}, tiles={"G10": "L32/0"}, turn="7", options=options)
    table.act(lay("F9", "7/4", TERRAIN_TOKEN), pays={})
    assert table.game.state.companies["7"].terrain_tokens == 0


def test_6_9_what_cannot_be_paid_may_not_be_laid() -> None:
    """Terrain of 20 with 19 in the treasury."""
    table = minor_3({"E10": "57/2"}, cash=19)
    table.refused(lay("F11", "9/2"), "money.short", "1.8", need=20, has=19, who="3")
