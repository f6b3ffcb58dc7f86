"""Chapter 8: routes."""

from __future__ import annotations

import pytest

import engine
from engine.actions import Run
from engine.events import TrainsRan
from engine.titles.t1856.board.running import bonus
from tests.titles.t1856.table import Table, position, run
from tests.titles.table import told


def runs(company: str, trains: list[str], tiles: dict[str, str], phase: str = "2", **more: object) -> Table:
    extra = {name: more.pop(name) for name in ("own", "at") if name in more}
    pieces: dict[str, object] = {"price": 80, "trains": trains, **({"at": extra["at"]} if "at" in extra else {})}
    return position(
        companies={company: pieces},
        tiles=tiles,
        turn=company,
        step="run",
        phase=phase,
        own=extra.get("own"),  # type: ignore[arg-type]
    )


LINE = {"J15": "57/0", "J13": "57/0", "J11": "57/0", "J9": "4/0", "J17": "56/1"}
"""North and south of Brantford: J17 (a town), J15, J13, J11 (cities), J9 (a town)."""


def revenue(table: Table) -> int:
    return table.game.state.stack[-1].amounts["revenue"]  # type: ignore[union-attr]


def test_8_2_every_stop_counts_and_none_is_skipped() -> None:
    """18.31: a 3-train over four stops."""
    table = runs("BBG", ["3"], LINE)
    _refused_run(table, run("3: J15.0 J13.0 J11.0 J9.0"), "route.too_long", "8.2")
    table.act(run("3: J15.0 J13.0 J11.0"))
    assert revenue(table) == 60


def _refused_run(table: Table, action: Run, reason: str, clause: str) -> None:
    """A run is offered by its best only; so the refusal alone is asked for."""
    with pytest.raises(engine.IllegalAction) as caught:
        table.game.apply(action, table.to_act[0])
    assert (caught.value.reason, caught.value.clause) == (reason, clause)


def test_8_6_off_board_areas_are_ends_only() -> None:
    """18.31; trap 8: not through Sarnia."""
    tiles = {"C14": "5/1", "B15": "9/0", "B17": "9/0", "B19": "57/0"}
    table = runs("LPS", ["3"], tiles, at=["C14.0", "B19.0"])
    _refused_run(table, run("3: C14.0 B13.0 B15 B17 B19.0"), "route.through_end", "8.6")
    table.act(run("3: C14.0 B13.0"))
    assert revenue(table) == 50


def test_8_5_a_city_full_of_others_may_end_a_route_only() -> None:
    """J13 has one slot, and CA's station is in it."""
    own = {"price": 80, "trains": ["3"], "at": ["J15.0", "J11.0"]}
    table = position(
        companies={"BBG": own, "CA": {"price": 75, "at": ["J13.0"]}},
        tiles=LINE,
        turn="BBG",
        step="run",
    )
    _refused_run(table, run("3: J15.0 J13.0 J11.0"), "route.through_blocked", "8.5")
    table.act(run("3: J17.0 J15.0 J13.0"))


def test_8_7_goderich_may_be_passed() -> None:
    """18.31; trap 8: G8 - F9 - F11, and it counts once."""
    tiles = {"I8": "57/1", "H9": "8/2", "G8": "8/5", "F11": "9/0", "F13": "55/0"}
    table = runs("WGB", ["3"], tiles, at=["I8.0"])
    table.act(run("3: I8.0 H9 G8 F9.0 F11 F13.0"))
    assert revenue(table) == 20 + 30 + 10


def test_8_6_two_hexes_of_one_area_once_a_route() -> None:
    """18.32: not from P17 to P19."""
    table = runs("WR", ["4"], {"O18": "14/1", "O16": "57/2"}, "3", at=["O18.0"])
    _refused_run(table, run("4: P17.0 O18.0 P19.0"), "route.same_group", "8.6")
    table.act(run("4: P17.0 O18.0"))
    assert revenue(table) == 60


PORT = {"F17": "6/1", "E18": "56/1", "D17": "5/5", "D19": "3/3"}


def test_8_9_the_port_once_a_route() -> None:
    """18.33: both towns of E18 visited: +$20 once."""
    owner = {"port": "E18", "port_owner": "CA"}
    table = runs("CA", ["5"], PORT, "5", at=["D17.0", "F17.0"], own=owner)
    table.act(run("5: F17.0 E18.1 D17.0 D19.0 E18.0"))
    assert revenue(table) == 20 + 10 + 20 + 10 + 10 + 20


def test_8_9_no_bonus_where_the_port_is_not_visited() -> None:
    """Nor for a company that didn't place it."""
    for owner in ("CA", "LPS"):
        table = runs("CA", ["3"], PORT, "3", at=["D17.0", "F17.0"], own={"port": "E18", "port_owner": owner})
        table.act(run("3: D17.0 D19.0"))
        assert revenue(table) == 20 + 10
    other = runs("CA", ["3"], PORT, "3", at=["D17.0", "F17.0"], own={"port": "E18", "port_owner": "LPS"})
    other.act(run("3: F17.0 E18.1"))
    assert revenue(other) == 20 + 10


def test_8_9_several_trains_may_each_have_the_port() -> None:
    """18.33: with two trains there twice."""
    owner = {"port": "E18", "port_owner": "CA"}
    table = runs("CA", ["3", "3"], PORT, "3", at=["D17.0", "F17.0"], own=owner)
    (ran,) = told(table.act(run("3: F17.0 E18.1", "3: D17.0 D19.0 E18.0")), TrainsRan)
    assert revenue(table) == 30 + 20 + 40 + 20
    assert (ran.values, ran.stops) == ((50, 60), ((20, 10), (20, 10, 10)))
    assert ran.bonuses == ((("port", 20),),) * 2


def test_8_9_bridge_and_tunnel_for_their_holders() -> None:
    plain = runs("LPS", ["2"], {"C14": "5/1"}, at=["C14.0"])
    plain.act(run("2: C14.0 B13.0"))
    holder = runs("LPS", ["2"], {"C14": "5/1"}, at=["C14.0"], own={"rights": {"LPS": ["tunnel"]}})
    ran = told(holder.act(run("2: C14.0 B13.0")), TrainsRan)
    assert (revenue(plain), revenue(holder)) == (50, 60)
    assert [(sum(each.stops[0]), each.bonuses) for each in ran] == [(50, ((("tunnel", 10),),))]


def test_8_10_a_poorer_run_or_none_is_legal() -> None:
    table = runs("BBG", ["3"], LINE)
    table.act(run())
    assert table.game.state.round in ("operating", "stock")


def test_8_9_the_bonus_is_for_the_hexes_of_the_right_only() -> None:
    rights = {"rights": {"LPS": ["tunnel", "bridge"], "CA": ["bridge"]}}
    view = runs("LPS", ["2"], {"C14": "5/1"}, at=["C14.0"], own=rights).game.view
    assert [bonus(view, "LPS", each) for each in ("B13", "P17", "P19", "C14")] == [10, 10, 10, 0]
    assert [bonus(view, "CA", each) for each in ("B13", "P17")] == [0, 10]


def test_8_8_each_route_is_told_with_its_own_worth_in_whatever_order_they_are_named() -> None:
    table = runs("CA", ["4", "3"], PORT, "3", at=["D17.0", "F17.0"])
    (ran,) = told(table.act(run("3: F17.0 E18.1", "4: D17.0 D19.0 E18.0")), TrainsRan)
    assert ran.values == (30, 40)
    assert ran.stops == ((20, 10), (20, 10, 10))


def test_8_8_what_the_trains_have_earned_is_told() -> None:
    table = runs("BBG", ["2"], LINE)
    ran = table.act(run("2: J15.0 J13.0"))
    assert [(each.values, each.revenue) for each in told(ran, TrainsRan)] == [((40,), 40)]
