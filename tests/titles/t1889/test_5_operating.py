"""Chapters 5 to 9: operating rounds, track, tokens, routes, dividends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import LayTile, PayDividend, PlaceToken, SellShares
from engine.events import TokenPlaced, TurnStarted
from tests.titles.t1889.table import PASS, Table, lay, position, run


def turn(company: str = "AR", step: str = "track", others: dict[str, Any] | None = None, **more: Any) -> Table:
    pieces = {"price": 80, "cash": 500, **more.pop("pieces", {})}
    return position(companies={company: pieces, **(others or {})}, turn=company, step=step, **more)


def before_the_round(companies: dict[str, Any], **more: Any) -> Table:
    """A stock round's last pass is still to come."""
    table = position(companies=companies, stock="P1", **{"cash": {f"P{n}": 0 for n in range(1, 5)}, **more})
    while table.game.state.round == "stock":
        table.act(PASS)
    return table


def test_5_1_private_companies_pay_and_5_2_homes_are_placed_in_operating_order() -> None:
    """5.2, 7.2: also in an unbuilt hex; 16.54: KO's token fills K4 before anybody operates."""
    companies = {"KO": {"price": 70, "at": []}, "KU": {"price": 90, "at": [], "shares": {"P2": 50}}}
    table = before_the_round(companies, privates={"SIR": "P3", "SMR": "KU"})
    assert (table.cash("P3"), table.cash("KU")) == (20, 15)
    assert (table.at("KU"), table.at("KO")) == (["C10.0"], ["K4.0"])
    assert table.game.view.free_slots("K4.0") == 0
    assert table.to_act == ("P2", "KU", "track")


def test_5_3_the_order_of_operation() -> None:
    """Highest price first; on a tie further right, then the one on top."""
    companies = {
        "AR": {"cell": "F4", "shares": {"P1": 50}},
        "IR": {"cell": "C1", "shares": {"P2": 50}},
        "SR": {"cell": "F4", "shares": {"P3": 50}},
        "UR": {"price": 100, "shares": {"P4": 50}},
    }
    assert before_the_round(companies).game.view.by_price() == ["UR", "AR", "SR", "IR"]


def test_5_4_who_waits_is_sorted_anew_after_a_forced_sale() -> None:
    """16.53: the price of IR falls below that of SR, which now comes first."""
    table = position(
        companies={
            "AR": {"price": 100, "shares": {"P1": 50}},
            "IR": {"price": 80, "shares": {"P1": 20, "P2": 50}, "president": "P2"},
            "SR": {"price": 75, "shares": {"P3": 50}},
        },
        tiles={"K8": "57/1"},
        turn="AR",
        step="trains",
        waiting=["IR", "SR"],
        cash={"P1": 0},
    )
    table.act(SellShares("IR", 10))
    assert table.game.state.stack[1].waiting == ["SR", "IR"]  # type: ignore[attr-defined]


def test_5_5_the_steps_of_a_turn_in_their_order() -> None:
    """5.6: a private company may be bought in each of them; 5.7: what's impossible is skipped."""
    table = turn(
        pieces={"trains": ["3"], "cash": 900}, tiles={"K8": "57/1", "J9": "58/4", "J11": "5/2"},
        privates={"SIR": "P1"}, phase="3", depot={"2": 0},
    )  # fmt: skip
    steps: list[str] = []
    while table.game.decision and table.game.decision.company == "AR":
        steps.append(table.to_act[2])
        assert "buy_private" in {each.action.type for each in table.game.open_acts()[1]}
        table.act(PASS if steps[-1] not in ("run", "dividend") else next(_first(table)))
    assert steps == ["track", "station", "run", "dividend", "trains", "last"]


def _first(table: Table) -> Any:
    for each in table.game.legal():
        yield each.proposal[0] if hasattr(each, "proposal") else each


def test_6_1_one_tile_a_turn() -> None:
    table = turn(tiles={"K8": "57/1"})
    table.act(lay("J9", "58/2"))
    assert table.to_act[2] != "track"
    table = turn(tiles={"K8": "57/1"}, counts={"tiles": 1}, profile="oracle", privates={"MF": "P1"})
    table.refused(lay("J9", "58/2"), "tile.one_laid", "6.1")


def test_6_2_colours_and_counts() -> None:
    """6.2: green from phase 3; a replaced tile returns to stock."""
    table = turn(tiles={"K8": "57/1", "A10": "57/0"})
    table.refused(lay("K8", "14/1"), "tile.not_in_phase", "6.2", phase="2")
    assert table.game.view.stock_left("57") == 0
    turn(tiles={"E2": "57/1", "A10": "57/2"}).refused(lay("K8", "57/1"), "tile.none_left", "6.2")
    table = turn(tiles={"K8": "57/1", "A10": "57/0"}, phase="3")
    table.act(lay("K8", "15/1"))
    assert table.game.view.stock_left("57") == 1


@pytest.mark.parametrize(
    ("hex_id", "tile", "cost"), [("K6", "8", 80), ("J9", "58", 0)]
)  # fmt: skip
def test_6_3_terrain_is_paid_with_the_first_tile(hex_id: str, tile: str, cost: int) -> None:
    table = turn(tiles={"K8": "6/1"} if hex_id == "K6" else {"K8": "57/1"}, pieces={"at": ["K8.0"]})
    rotation = min(table.can_lay(hex_id, tile))
    table.act(LayTile(hex_id, tile, rotation), pays={"AR": -cost} if cost else {})


def test_6_3_kotohira_costs_eighty_three_times() -> None:
    """6.5.4, 16.22: 438, 439 and 492; a tile of another label is refused (6.4.7)."""
    for phase, lying, tile in (("2", "", "438"), ("3", "438", "439"), ("5", "439", "492")):
        tiles = {"I2": "6/0", **({"I4": f"{lying}/3"} if lying else {})}
        table = turn("SR", tiles=tiles, phase=phase, pieces={"at": ["I2.0"]})
        rotations = table.can_lay("I4", tile)
        assert rotations, tile
        table.act(LayTile("I4", tile, min(rotations)), pays={"SR": -80})
    yellow = turn("SR", tiles={"I2": "6/0"}, pieces={"at": ["I2.0"]})
    yellow.refused(lay("I4", "57/0"), "tile.wrong_kind", "6.4.5")
    poor = turn("SR", tiles={"I2": "6/0"}, pieces={"at": ["I2.0"], "cash": 70})
    poor.refused(lay("I4", "438/3"), "money.short", "6.3", need=80, has=70)


def test_6_4_1_a_tile_must_be_connected() -> None:
    """16.19: K8 unbuilt with AR's home token: 5 in each legal rotation."""
    table = turn()
    assert table.can_lay("K8", "5") == {1, 2, 3}
    table.refused(lay("I10", "8/0"), "tile.not_connected", "6.4.1")
    table.refused(lay("Z9", "8/0"), "tile.unknown_hex", "6.4")


def test_6_4_2_to_6_4_5_what_fits() -> None:
    """6.4.2 the edge of the map; 6.4.3 old track; 6.4.5 kinds of tiles, none for the port."""
    table = turn(phase="3", tiles={"J11": "57/0"})
    table.refused(lay("K8", "57/0"), "tile.off_map", "6.4.2")
    table.refused(lay("K8", "99/0"), "tile.unknown_tile", "6.4.5")
    table.refused(lay("K8", "57/9"), "tile.rotation", "6.4.5")
    table.refused(lay("K8", "8/1"), "tile.wrong_kind", "6.4.5")
    table.refused(lay("K8", "14/1"), "tile.colour_order", "6.1")
    table.refused(lay("J9", "437/2"), "tile.wrong_kind", "6.4.5")
    built = turn(phase="5", tiles={"K8": "5/1"})
    built.refused(lay("K8", "15/5"), "tile.off_map", "6.4.2")
    built.refused(lay("K8", "448/1"), "tile.colour_order", "6.1")
    inland = turn(phase="5", tiles={"H7": "13/0"}, pieces={"at": ["H7.0"]})
    inland.refused(lay("H7", "448/0"), "tile.not_an_upgrade", "6.4.5")
    lost = turn(phase="3", tiles={"K8": "6/2"})
    lost.refused(lay("K8", "12/1"), "tile.track_lost", "6.4.3")


def test_6_4_4_new_track_must_serve_the_company() -> None:
    """16.23: a green crossing whose new line is beyond reach is refused, a branch is not; cities change in value."""
    line = {"K8": "57/1", "J9": "58/2", "I8": "9/2"}
    table = turn("AR", phase="3", tiles=line, pieces={"at": ["K8.0"]})
    table.refused(lay("I8", "20/2"), "tile.nothing_new", "6.4.4")
    assert table.can_lay("I8", "23")
    assert table.can_lay("K8", "15")


def test_6_4_6_a_private_company_closes_its_hex_while_a_player_owns_it() -> None:
    """16.20, 13.3: KO may not lay 440 in its home either; once a company owns it, it may, in phase 3."""
    table = turn("KO", phase="3", privates={"TER": "P2"})
    table.refused(lay("K4", "440/0"), "tile.blocked", "6.4.6", private="TER")
    table = turn("KO", phase="3", privates={"TER": "AR"}, others={"AR": {"price": 70, "shares": {"P2": 50}}})
    table.act(lay("K4", "440/0"))


def test_6_5_special_places() -> None:
    """6.5.1 C4 begins green; 6.5.2 K4, 440 then 466; 6.5.3 F9 for ¥80; 6.5.5 grey and red; 6.5.6 towns stay."""
    board, laid = position(companies={}, stock="P1").game.view.board, "6.5"
    from engine.board.lays import fitting
    from engine.state import LaidTile

    def tiles(hex_id: str, lying: str = "", rotation: int = 0) -> set[str]:
        return {tile for tile, _ in fitting(board, hex_id, LaidTile(lying, rotation) if lying else None)}

    assert tiles("C4") == {"12", "13", "14", "15", "205", "206"}, laid
    assert (tiles("K4"), tiles("K4", "440")) == ({"440"}, {"466"})
    assert tiles("F9") == {"465"}
    assert tiles("I4") == {"438"}
    assert [tiles(each) for each in ("B3", "B7", "G14", "J7", "F1", "J1", "L7")] == [set()] * 7
    assert [tiles("J9", each, 2) for each in ("3", "58", "437")] == [set()] * 3
    turn().refused(lay("L7", "57/1"), "tile.no_tile_here", "6.5.5")
    home = turn("TR", phase="5", pieces={"at": ["F9.0"]})
    home.act(LayTile("F9", "465", min(home.can_lay("F9", "465"))), pays={"TR": -80})


def test_6_6_the_step_may_be_skipped() -> None:
    turn(tiles={"K8": "57/1"}).act(PASS)


@pytest.mark.parametrize(
    ("hex_id", "cost"), [("E4", 0), ("H5", 80), ("I6", 80), ("K6", 80), ("I4", 80), ("F9", 80), ("C8", 0)]
)
def test_6_7_smr_builds_in_the_mountains_for_nothing(hex_id: str, cost: int) -> None:
    """16.21, 13.6: nothing on E4; mountain with water, water, I4 and F9 at full price; a player has no use of it."""
    g = turn(privates={"SMR": "AR"}).game.view
    assert g.rulebook.terrain_cost(g, "AR", hex_id) == cost  # type: ignore[attr-defined]
    g = turn(privates={"SMR": "P1"}).game.view
    assert g.rulebook.terrain_cost(g, "AR", "E4") == 80  # type: ignore[attr-defined]


def test_7_1_what_tokens_cost() -> None:
    """16.26: KU has one token only."""
    stations = {name: list(each.stations) for name, each in turn().game.title.companies.items()}
    assert stations == {"AR": [40], "IR": [40], "SR": [40], "KO": [40], "TR": [40, 40], "KU": [], "UR": [40, 40]}
    table = turn("KU", "station", tiles=LINE, pieces={"at": ["A10.0"]})
    table.refused(PlaceToken("B7.0"), "token.none_left", "7.1")
    poor = turn("AR", "station", tiles=LINE, pieces={"at": ["A10.0"], "cash": 39})
    poor.refused(PlaceToken("B7.0"), "money.short", "7.1", need=40, has=39)


LINE = {"A10": "6/3", "A8": "8/4"}
"""From A10 to B7."""


def reached(company: str, city: str, tokens: dict[str, list[str]], **more: Any) -> Table:
    """A company with a token beside a city that it reaches; others' tokens lie where they're said to."""
    others = {name: {"price": 65, "shares": {"P2": 50}, "at": at} for name, at in tokens.items()}
    return turn(company, "station", others, **more)


def test_7_4_a_slot_is_kept_for_a_home() -> None:
    """7.5, 16.24: B7 has one slot for others until UR has its home token, though UR may never be started."""
    table = reached("AR", "B7.0", {}, tiles=LINE, pieces={"at": ["A10.0"]})
    table.act(PlaceToken("B7.0"), pays={"AR": -40})
    third = reached("AR", "B7.0", {"IR": ["E2.0", "B7.0"]}, tiles=LINE, pieces={"at": ["A10.0"]})
    third.refused(PlaceToken("B7.0"), "token.reserved", "7.4", company="UR")
    both = reached("AR", "B7.0", {"UR": ["B7.0"]}, tiles=LINE, pieces={"at": ["A10.0"]})
    both.act(PlaceToken("B7.0"))


def test_7_4_homes_of_one_slot_are_closed_to_others() -> None:
    """16.25: K4 (one slot) before KO has its token; in F9 the second slot is free."""
    table = reached("AR", "K4.0", {}, tiles={"K8": "5/2", "K6": "9/0"}, pieces={"at": ["K8.0"]})
    table.refused(PlaceToken("K4.0"), "token.reserved", "7.4", company="KO")
    free = reached("AR", "F9.0", {}, tiles={"G10": "58/0", "G12": "57/0"}, pieces={"at": ["G12.0"]})
    free.act(PlaceToken("F9.0"))


def test_7_3_one_token_a_turn_in_a_city_that_is_reached() -> None:
    table = reached("AR", "B7.0", {}, tiles=LINE, pieces={"at": ["A10.0"]})
    table.refused(PlaceToken("A10.0"), "token.already_here", "7.3")
    table.refused(PlaceToken("C10.0"), "token.not_connected", "7.3")
    table.refused(PlaceToken("B3.0"), "token.no_city", "7.3")
    table.refused(PlaceToken("B7.0", "SIR"), "turn.not_now", "7.3")
    table.act(PlaceToken("B7.0"))
    assert table.to_act[2] != "station"
    full = reached("AR", "K4.0", {"KO": ["K4.0"]}, tiles={"K8": "5/2", "K6": "9/0"}, pieces={"at": ["K8.0"]})
    full.refused(PlaceToken("K4.0"), "token.no_slot", "7.3")


def test_7_6_a_tile_with_more_slots_keeps_the_tokens() -> None:
    table = turn("AR", phase="3", tiles={"K8": "57/1"})
    table.act(lay("K8", "15/1"))
    assert table.at("AR") == ["K8.0"]


def test_8_1_and_8_7_a_run_from_takamatsu_to_naruto() -> None:
    """16.28: ¥20 + ¥20 in phase 2; ¥20 + ¥40 from phase 5 on; a D ¥20 + ¥80."""
    for phase, train, earned in (("2", "2", 40), ("5", "5", 60), ("D", "6", 60), ("D", "D", 100)):
        table = turn("AR", "run", tiles={"K8": "57/1"}, phase=phase, pieces={"trains": [train]})
        table.act(run(f"{train}: K8.0 L7.0"))
        assert table.game.state.stack[-1].amounts == {"revenue": earned}, (phase, train)  # type: ignore[attr-defined]


def test_8_2_to_8_4_what_a_route_may_not_do() -> None:
    """16.27: a 3-train past four stops is refused; two trains through one city by different edges are legal."""
    line = {"K8": "15/1", "J9": "58/4", "J11": "5/2"}
    table = turn("AR", "run", tiles=line, phase="3", pieces={"trains": ["2", "3"]})
    table.refused(run("3: L7.0 K8.0 J9.0 J11.0"), "route.too_long", "8.2")
    table.refused(run("2: K8.0 L7.0", "3: K8.0 L7.0"), "route.shared_side", "8.4")
    table.refused(run("3: K8.0 L7.0 K8.0"), "route.repeated_stop", "8.3")
    table.refused(run("2: K8.0"), "route.fewer_than_two", "8.1")
    table.refused(run("5: K8.0 L7.0"), "route.no_such_train", "8.1")
    table.refused(run("2: J9.0 J11.0"), "route.no_token", "8.1")
    table.refused(run("2: K8.0 E2.0"), "route.unreached", "8.1")
    table.refused(run("2: K8.0 J11.0"), "route.no_track", "8.1")
    table.act(run("2: K8.0 L7.0", "3: K8.0 J9.0 J11.0"))


def test_8_5_a_full_city_may_end_a_route_but_not_be_passed() -> None:
    others = {"KO": {"price": 70, "shares": {"P2": 50}, "at": ["K4.0"]}}
    line = {"K8": "5/2", "K6": "9/0", "J3": "9/2", "I2": "5/4"}
    pieces = {"trains": ["3"], "at": ["K8.0", "I2.0"]}
    table = turn("AR", "run", others, tiles=line, pieces=pieces)
    table.refused(run("3: K8.0 K6 K4.0 J3 I2.0"), "route.through_blocked", "8.5")
    table.act(run("3: K8.0 K6 K4.0"))


def test_8_6_off_board_areas_are_ends() -> None:
    table = turn("AR", "run", tiles={"K8": "57/1", "K6": "8/3"}, pieces={"trains": ["3"], "at": ["K8.0", "K4.0"]})
    table.refused(run("3: K8.0 L7.0 K6 K4.0"), "route.through_end", "8.6")


def test_8_8_grey_towns_are_ordinary_stops_and_grey_track_is_none() -> None:
    view = turn().game.view
    assert (view.node("B3.0").kind, view.node("B3.0").worth("2")) == ("town", 20)
    assert (view.track("J7").nodes, view.track("J7").through) == ((), ((1, 5),))


def test_8_9_a_poor_run_is_legal_and_moves_the_price_left() -> None:
    """16.30, 9.4: revenue ¥0 although a route exists."""
    table = turn("AR", "run", tiles={"K8": "57/1"}, pieces={"trains": ["2"]})
    table.act(run())
    assert table.price("AR") == 75


@pytest.mark.parametrize(("amount", "price", "flows"), [
    (80, 90, {"P1": 40, "AR": 24}),
    (0, 75, {"AR": 80}),
])  # fmt: skip
def test_9_1_pay_all_or_withhold_all(amount: int, price: int, flows: dict[str, int]) -> None:
    """9.2, 16.29: ¥80 with 30 % in the pool and 20 % in the IPO; 9.3: withheld, all goes to the treasury."""
    table = turn("AR", "dividend", tiles={"K8": "57/1"}, counts={"run": 1}, amounts={"revenue": 80},
                 pieces={"shares": {"P1": 50}, "pool": 30, "trains": ["2"]})  # fmt: skip
    table.refused(PayDividend(40), "dividend.all_or_nothing", "9.1")
    table.refused(PASS, "turn.must_act", "9.1")
    table.act(PayDividend(amount), pays=flows)
    assert table.price("AR") == price


@pytest.mark.parametrize(("cell", "amount", "to"), [
    ("A15", 80, "A15"),
    ("B15", 80, "A15"),
    ("F1", 0, "G1"),
    ("K1", 0, "K1"),
    ("K4", 80, "J4"),
])  # fmt: skip
def test_9_5_how_tokens_move(cell: str, amount: int, to: str) -> None:
    """16.16 ¥350 at the top right stays, ¥315 goes up to ¥350; 16.17 ¥50 in the first column down, ¥10 stays;
    16.18 ¥40 at the end of row 10 up to ¥45.
    """
    table = turn("AR", "dividend", tiles={"K8": "57/1"}, counts={"run": 1}, amounts={"revenue": 80},
                 pieces={"cell": cell, "trains": ["2"]})  # fmt: skip
    table.act(PayDividend(amount))
    assert table.game.view.cell_of("AR") == to


def test_9_4_without_a_run_the_price_moves_left_at_once() -> None:
    table = turn("AR", "track", tiles={"K8": "57/1"})
    table.act(PASS)
    assert (table.to_act[2], table.price("AR")) == ("trains", 75)


def test_7_2_a_home_is_placed_before_the_first_turn() -> None:
    table = position(companies={"KU": {"price": 90, "at": []}}, stock="P1", cash={f"P{n}": 0 for n in range(1, 4)})
    happened = table.act(PASS).events
    while table.game.state.round == "stock":
        happened = table.act(PASS).events
    kinds = [type(each) for each in happened if isinstance(each, TokenPlaced | TurnStarted)]
    assert kinds == [TokenPlaced, TurnStarted]
    assert next(each for each in happened if isinstance(each, TokenPlaced)) == TokenPlaced("KU", "C10.0", 0, True)
