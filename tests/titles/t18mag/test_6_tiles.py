"""Chapter 6, which tile fits where: 6.5 to 6.7."""

from __future__ import annotations

import pytest

import engine
from engine.titles import rulebook
from tests.titles.t18mag.boards import NORTH_SOUTH, minor_3
from tests.titles.t18mag.table import Table, lay, position, station


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


# --- 6.5 placement


@pytest.mark.parametrize(
    ("hex_id", "tile"),
    [
        ("D11", "58/0"),
        ("D11", "57/0"),
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
    assert plain.can_lay("D11", "23") == {0, 3}


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
    table.refused(lay(hex_id, "57/1"), "tile.wrong_kind", "6.6.1", allowed=["L32"])
    tiles = rulebook("18mag").data.board.tiles
    assert tiles["L32"].upgrades_to == {"8858", "8859", "8860", "8863", "8864", "8865"}
    assert all(tiles[green].upgrades_to == {"L17"} for green in tiles["L32"].upgrades_to)
    assert tiles["L17"].upgrades_to == {"X9"}


def test_6_6_1_double_city_tiles_nowhere_else() -> None:
    """No L32 on an ordinary city or in Budapest; no ordinary city becomes L17."""
    table = position(minors={"1": {}, "3": {}}, turn="1", phase="brown")
    table.refused(lay("E12", "L32/0"), "tile.wrong_kind", "6.6.2")
    table.refused(lay("E10", "L32/0"), "tile.wrong_kind", "6.6.1")
    other = minor_3({"E10": "14/0"}, phase="brown")
    other.refused(lay("E10", "L17/0"), "tile.not_an_upgrade", "6.6.1", allowed=["611"])


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
    table.refused(lay("E12", "57/0"), "tile.wrong_kind", "6.6.2", allowed=["L33"])


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
    table.refused(lay("I2", "14/2"), "tile.not_an_upgrade", "6.6.3", lying="57", allowed=["237", "238"])
    assert {(each.tile, each.rotation) for each in table.offered("lay_tile", hex="I2")} == {("237", 2), ("238", 5)}
    table.act(lay("I2", "237/2"))


def test_6_6_3_brown_and_grey_k_tiles() -> None:
    """236, 237, 238 become L34, that becomes L36."""
    tiles = rulebook("18mag").data.board.tiles
    assert all(tiles[each].upgrades_to == {"L34"} for each in ("236", "237", "238"))
    assert tiles["L34"].upgrades_to == {"L36"}


def test_6_6_3_k_tiles_nowhere_else() -> None:
    """No 237 on E10."""
    minor_3().refused(lay("E10", "237/0"), "tile.not_an_upgrade", "6.6.3", allowed=["14", "15", "619"])


# --- 6.7 tokens pass over


def test_15_15_yellow_double_city() -> None:
    """L32 on D19 with minor 2's home there: token in the city of 30; no terrain cost. 6.7.2, 6.8.2"""
    table = position(minors={"2": {}}, turn="2")
    table.act(lay("D19", "L32/0"), pays={})
    assert table.at("2") == ["D19.0"]
    assert table.game.view.track("D19").nodes[0].worth("yellow") == 30


def test_6_7_2_the_only_token_goes_to_the_city_with_track() -> None:
    """Minor 4 stands on n1 of G14; on L32 it's n0 that has the track: a station passes to the new tile. 5.2.5"""
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
