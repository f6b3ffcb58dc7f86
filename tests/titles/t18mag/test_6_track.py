"""Chapter 6, what is laid when and for whose money: 6.1 to 6.4, 6.8, 6.9."""

from __future__ import annotations

import pytest

import engine
from engine.events import Paid, TileLaid
from tests.titles.t18mag.boards import NORTH_SOUTH, minor_3
from tests.titles.t18mag.table import PASS, TERRAIN_TOKEN, laid, lay, position, told

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
    """Tile 23 on D11 joins side 0 with 3 and 4, but not 3 with 4: from Selmecbánya one gets to E10, not to D13."""
    table = position(
        minors={"3": {"at": ["C12.0"], "cash": 100}},
        tiles={"D11": "23/0", "C12": "5/0"},
        turn="3",
        phase="green",
    )
    assert table.game.view.track("D11").through == ((0, 3), (0, 4))
    table.refused(lay("D13", "4/1"), "tile.not_connected", "6.4.1")
    table.act(lay("E10", "57/0"))


def test_6_4_2_new_track_need_not_be_usable() -> None:
    """An upgrade counts by its old, connected track; what it adds may be out of reach."""
    table = minor_3({**NORTH_SOUTH, "D11": "9/0"})
    before = table.game.view.reach("3").sides["D11"]
    table.act(lay("D11", "20/0"))  # the new piece, sides 1 and 4, crosses the old one
    after = table.game.view.reach("3").sides["D11"]
    assert (before, after) == (0b001001, 0b001001)


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
