"""Chapter 15: private companies."""

from __future__ import annotations

from engine.actions import Accept, BuyPrivate
from engine.titles.t1856.actions import BuyRight, PlacePort
from tests.titles.t1856.table import position


def test_15_2_a_company_buys_in_phases_3_and_4_for_half_to_twice_the_face() -> None:
    early = position(companies={"GW": {"price": 80, "cash": 500}}, privates={"FT": "P2"}, turn="GW")
    early.refused(BuyPrivate("FT", "P2", 20), "private.phase", "15.2")
    table = position(companies={"GW": {"price": 80, "cash": 500}}, privates={"FT": "P2"}, turn="GW", phase="3")
    table.refused(BuyPrivate("FT", "P2", 41), "private.price", "15.2", highest=40)
    table.refused(BuyPrivate("FT", "P2", 9), "private.price", "15.2", lowest=10)
    table.act(BuyPrivate("FT", "P2", 40))
    assert table.to_act == ("P2", None, "consent")
    table.act(Accept(), pays={"GW": -40, "P2": 40})


def test_15_2_ones_own_private_needs_no_consent() -> None:
    table = position(companies={"GW": {"price": 80, "cash": 500}}, privates={"NFSBC": "P1"}, turn="GW", phase="3")
    table.act(BuyPrivate("NFSBC", "P1", 50), pays={"GW": -50, "P1": 50})
    assert table.own.rights == {"GW": ["bridge"]}


def test_15_5_the_port_closes_its_private_company() -> None:
    table = position(companies={"GW": {"price": 80}}, privates={"GLSC": "GW"}, turn="GW", phase="3")
    table.refused(PlacePort("J15"), "port.no_port", "15.5")
    table.act(PlacePort("H5"))
    assert (table.own.port, table.own.port_owner) == ("H5", "GW")
    assert "GLSC" in table.game.state.closed_privates


def test_15_6_no_right_while_a_player_owns_it() -> None:
    """18.59: NFSBC in a player's hand in phase 4; after the first 5 three are for sale by the bank."""
    table = position(companies={"GW": {"price": 80, "cash": 60}}, privates={"NFSBC": "P1"}, turn="GW", phase="4")
    table.refused(BuyRight("bridge"), "right.closed", "15.6")
    later = position(
        companies={"GW": {"price": 80, "cash": 60}},
        turn="GW",
        phase="5",
        own={"rights_left": {"bridge": 3, "tunnel": 2}},
    )
    later.act(BuyRight("bridge"), pays={"GW": -50})
    assert later.own.rights_left["bridge"] == 2


def test_15_6_fifty_dollars_go_to_the_owning_company() -> None:
    table = position(
        companies={"GW": {"price": 80, "cash": 60}, "CA": {"price": 75}},
        privates={"NFSBC": "CA"},
        turn="GW",
        phase="3",
        own={"rights": {"CA": ["bridge"]}, "rights_left": {"bridge": 0, "tunnel": 2}},
    )
    table.refused(BuyRight("bridge"), "right.none_left", "15.6")
    table.own.rights_left["bridge"] = 1
    table.act(BuyRight("bridge"), pays={"GW": -50, "CA": 50})
    assert table.own.rights["GW"] == ["bridge"]


def test_1_9_with_the_option_rights_never_run_out() -> None:
    table = position(
        companies={"GW": {"price": 80, "cash": 60}, "CA": {"price": 75}},
        privates={"NFSBC": "CA"},
        turn="GW",
        phase="3",
        own={"rights_left": {"bridge": 0, "tunnel": 2}},
        options={"unlimited_rights": True},
    )
    table.act(BuyRight("bridge"))
