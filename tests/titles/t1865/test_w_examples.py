"""The worked examples of the rulebook (chapter 16) with their figures, on the shipped map."""

from __future__ import annotations

from engine.actions import DraftCompany, RemoveToken, StartCompany
from engine.events import PriceMoved, RoundStarted
from engine.finance.holdings import POOL
from engine.titles.t1865.actions import Convert, MineDeclined, RowChanged
from engine.titles.t1865.board import traffic
from engine.titles.t1865.board.markers import placings
from engine.titles.t1865.common import DRAGONS
from engine.titles.t1865.rounds import chart, dragons
from tests.titles.t1865.table import (
    PASS,
    Table,
    absorb,
    begin,
    buy,
    dividend,
    lay,
    marker,
    position,
    sell,
    told,
    train,
    transfer,
    w22,
)

LINE = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
"""Cagliari to Oristano over Monastir and Sanluri."""
CORSICA = {"F14": "9/0", "F12": "8/4", "G11": "58/1", "G9": "9/0", "G7": "9/0", "G5": "9/0"}
"""Portovecchio to Bastia."""


def test_w1_draft() -> None:
    """2.5: A takes M3, B M1, C M7 and M8, B M2, A M6; M4 and M5 leave the game.

    Clause 2.7: the first stock round follows.
    """
    table = begin(3)
    assert table.game.start_events == (RoundStarted("draft", 0, 0, 0),)
    for player, private in [("P1", "M3"), ("P2", "M1"), ("P3", "M7"), ("P3", "M8"), ("P2", "M2"), ("P1", "M6")]:
        assert table.to_act == (player, None, "draft")
        table.act(DraftCompany(private), pays={})
    assert table.game.state.privates == {"M3": "P1", "M1": "P2", "M7": "P3", "M8": "P3", "M2": "P2", "M6": "P1"}
    assert table.game.state.closed_privates == ["M4", "M5"]
    assert (table.phase, table.round, table.to_act[0]) == ("2", "SR 1", "P1")


def test_w2_bonus_now() -> None:
    """2.6: in phase 4 FMS, with a marker in Cagliari, gets 4 traffic for M3 at once (clause 3.4)."""
    fms = {"shares": {"P1": 60}, "trains": ["PH4"], "traffic": 10}
    table = position(companies={"FMS": fms}, privates={"M3": "P1"}, turn="FMS", step="track", phase="4")
    table.act(transfer("M3"), pays={})
    assert (table.traffic("FMS"), table.capacity("FMS")) == (14, 28)


def test_w3_bonus_later() -> None:
    """2.6: RCSF without a marker in Cagliari gets nothing in phase 4, and 6 when it places one there in phase 6
    (clause 3.4).
    """
    rcsf = {"shares": {"P1": 60}, "trains": ["PH4"], "traffic": 10, "cash": 200}
    table = position(companies={"RCSF": rcsf}, privates={"M3": "P1"}, turn="RCSF", step="track", phase="4")
    table.act(transfer("M3"), pays={})
    assert table.traffic("RCSF") == 10
    later = position(
        companies={"RCSF": rcsf}, privates={"M3": "RCSF"}, tiles=LINE, turn="RCSF", step="station", phase="6"
    )
    later.act(marker("C35 C37 D38 E39 E41 E43"), pays={"RCSF": -80})
    assert later.traffic("RCSF") == 10 + (3 + 1 + 1) + 6  # clause 8.25: the bonus after the traffic of the placing


def test_w4_order_of_a_stock_round() -> None:
    """3.2: the Dragons buy SFSS; Alan sells FCS and buys SFSS; the Dragons buy FCS; Bob; the Dragons again.

    Clause 7.1: a turn of theirs stands before every player's.
    """
    green = {"shares": {"P1": 60}, "trains": ["PH2", "PH2"], "price": 100}
    table = position(
        companies={"SFSS": {**green, "shares": {"P2": 40, "P3": 20}}, "FCS": {**green, "shares": {"P1": 60}}},
        tiles={"E37": "57/0"},
        stock="P1",
        dragons_first=True,
    )
    assert table.percent("SFSS")[DRAGONS] == 20
    table.act(sell("FCS", 20), pays={"P1": 100})
    assert table.to_act[0] == "P1"
    table.act(buy("SFSS"), pays={"P1": -100, "SFSS": 100, "FCS": 90})  # the Dragons' purchase from FCS's IPO follows
    assert table.percent("FCS") == {"P1": 40, POOL: 20, "ipo": 20, DRAGONS: 20}
    assert table.to_act[0] == "P2"
    table.passes()
    assert table.percent("FCS")[DRAGONS] == 40
    assert table.to_act[0] == "P3"


def three_companies(sfss: str = "minor") -> dict[str, dict[str, object]]:
    """W5, W6: FMS (7), RCSF (5), SFSS (5)."""
    return {
        "FMS": {
            "kind": "major", "price": 120, "shares": {"P1": 60, DRAGONS: 20}, "trains": ["PH2", "PH2"],
            "at": ["E43.0", "C35.0", "F30.0"],
        },
        "RCSF": {
            "kind": "major", "price": 80, "shares": {"P2": 60, DRAGONS: 10}, "trains": ["PH3"],
            "at": ["C35.0", "E43.0"],
        },
        "SFSS": {
            "kind": sfss, "price": 100,
            "shares": {"P3": 60, DRAGONS: 10} if sfss == "major" else {"P3": 40, DRAGONS: 20},
            "at": ["C25.0", "F16.0", "G3.0", "D12.0", "D4.0"],
        },
    }  # fmt: skip


def test_w5_estimation() -> None:
    """3.2: markers on the map and the phases of the trains: 3 + 2 + 2, 2 + 3, 5."""
    table = position(companies=three_companies(), stock="P1", phase="3")
    assert [table.estimation(each) for each in ("FMS", "RCSF", "SFSS")] == [7, 5, 5]
    assert [table.zone(each) for each in ("FMS", "RCSF", "SFSS")] == ["green"] * 3


def purchases(table: Table, number: int) -> list[str]:
    """What the Dragons buy in turn while all players pass; the first purchase has been made."""
    held, bought = {"FMS": 2, "RCSF": 1, "SFSS": 1}, []
    for _ in range(number):
        for company in held:
            now = table.game.state.companies[company].shares[DRAGONS]
            bought += [company] * (now - held[company])
            held[company] = now
        table.passes()
    return bought


def test_w6_sequence_of_the_dragons() -> None:
    """3.2: RCSF, SFSS, FMS, RCSF; a third share of a minor SFSS would be 60 %, so FMS and RCSF follow."""
    table = position(companies=three_companies(), stock="P1", dragons_first=True, phase="3")
    assert purchases(table, 6) == ["RCSF", "SFSS", "FMS", "RCSF", "FMS", "RCSF"]


def test_w6_sequence_with_a_major() -> None:
    """3.2: if SFSS is a major too, the six are RCSF, SFSS, FMS, RCSF, SFSS, FMS."""
    table = position(companies=three_companies("major"), stock="P1", dragons_first=True, phase="3")
    assert purchases(table, 6) == ["RCSF", "SFSS", "FMS", "RCSF", "SFSS", "FMS"]


def test_w6_in_phase_2_their_limit_stops_them() -> None:
    """2.6: six certificates, so after two they pass."""
    table = position(companies=three_companies(), stock="P1", dragons_first=True, phase="2")
    assert purchases(table, 3) == ["RCSF", "SFSS"]
    assert dragons.certificates(table.game.view) == 6


def test_w7_carls_sale() -> None:
    """3.4: 3 FA (major, 110) and 1 FMS (minor, 70) bring 400, a price each (clause 1.3); as he leads neither no price
    moves (clause 7.13).
    """
    table = position(
        companies={
            "FA": {"kind": "major", "price": 110, "shares": {"P1": 40, "P3": 30}},
            "FMS": {"price": 70, "shares": {"P2": 40, "P3": 20}},
        },
        stock="P3",
    )
    table.act(sell("FA", 30), pays={"P3": 330})
    table.act(sell("FMS", 20), pays={"P3": 70})
    assert (table.price("FA"), table.price("FMS")) == (110, 70)


def test_w8_carl_is_refused() -> None:
    """3.4: with 40 % of FMS in the pool its sale is illegal, that of FA isn't."""
    table = position(
        companies={
            "FA": {"kind": "major", "price": 110, "shares": {"P1": 40, "P3": 30}},
            "FMS": {"price": 70, "shares": {"P2": 40, "P3": 20, POOL: 40}},
        },
        stock="P3",
    )
    table.refused(sell("FMS", 20), "share.pool_limit", "7.12", after=60, limit=50)
    table.act(sell("FA", 30), pays={"P3": 330})


def test_w9_launch_of_cfd() -> None:
    """3.7: at 90, three shares sold make a launch; then Carl buys one: L.360, 3 markers, 60/20/20.

    Clauses 1.3, 8.27: the president's certificate costs twice the price, the home marker nothing.
    """
    table = position(stock="P1")
    table.act(StartCompany("CFD", 90), pays={"P1": -180, "CFD": 180})
    assert table.row("CFD") is None
    table.passes(2)
    table.act(buy("CFD"), pays={"P1": -90, "CFD": 90})
    assert (table.row("CFD"), table.left("CFD"), table.traffic("CFD")) == (1, 2, 3)
    table.passes()
    table.act(buy("CFD"), pays={"P3": -90, "CFD": 90})
    assert table.cash("CFD") == (360,)
    assert table.percent("CFD") == {"P1": 60, "P3": 20, "ipo": 20}
    assert (table.at("CFD"), table.left("CFD"), table.price("CFD")) == (["F16.0"], 2, 90)


def test_w10_fms_as_a_major() -> None:
    """3.8: in phase 5 at 110: 50 % are no launch, 60 % are: L.660, 7 markers, 4 certificates in the IPO.

    Clauses 1.3, 7.29: from phase 5 on a major, whose president's certificate of 20 % costs twice the price.
    """
    table = position(stock="P2", phase="5", cash={"P1": 600, "P2": 600})
    table.act(StartCompany("FMS", 110), pays={"P2": -220, "FMS": 220})
    for _ in range(3):
        table.passes(2)
        table.act(buy("FMS"), pays={"P2": -110, "FMS": 110})
    assert (table.percent("FMS")["P2"], table.row("FMS")) == (50, None)
    table.passes()
    table.act(buy("FMS"), pays={"P1": -110, "FMS": 110})
    assert (table.cash("FMS"), table.row("FMS"), table.left("FMS")) == ((660,), 2, 6)
    assert table.percent("FMS") == {"P2": 50, "P1": 10, "ipo": 40}
    assert table.price("FMS") == 110


def test_w11_cfd_converts() -> None:
    """3.9: in phase 3: 60 to 30 %, 20 to 10 %, five markers, six certificates in the IPO, the same price
    and traffic (clause 7.21).
    """
    cfd = {"price": 90, "shares": {"P1": 60, "P3": 20}, "trains": ["PH3"], "traffic": 3, "cash": 50}
    table = position(companies={"CFD": cfd}, phase="3", before_stock=True, tiles=CORSICA)
    assert table.to_act == ("P1", "CFD", "conversion")
    table.act(Convert("CFD"), pays={})
    assert table.percent("CFD") == {"P1": 30, "P3": 10, "ipo": 60}
    assert (len(table.at("CFD")) + table.left("CFD"), table.price("CFD"), table.traffic("CFD")) == (5, 90, 3)


def test_w12_presidency_by_purchase() -> None:
    """3.10: at 30 % to 30 % nothing happens; with his fourth share Carl leads, Alan has three ordinary shares
    (clause 7.23).
    """
    cfd = {"kind": "major", "price": 90, "shares": {"P1": 30, "P3": 20}}
    table = position(companies={"CFD": cfd}, stock="P3")
    table.act(buy("CFD"), pays={"P3": -90, "CFD": 90})
    assert (table.president("CFD"), table.percent("CFD")["P3"]) == ("P1", 30)
    table.passes(2)
    table.act(buy("CFD"), pays={"P3": -90, "CFD": 90})
    assert table.president("CFD") == "P3"
    assert (table.percent("CFD")["P1"], table.percent("CFD")["P3"]) == (30, 40)
    assert table.game.state.companies["CFD"].president_at == "P3"


def test_w13_presidency_by_sale() -> None:
    """3.10: Alan sells all his 30 %; Carl with 20 % has the president's certificate; three spaces down (7.13, 7.24)."""
    cfd = {"kind": "major", "price": 90, "shares": {"P1": 30, "P3": 20}}
    table = position(companies={"CFD": cfd}, stock="P1")
    table.act(sell("CFD", 30), pays={"P1": 270})
    assert table.president("CFD") == "P3"
    assert table.percent("CFD") == {"P3": 20, POOL: 30, "ipo": 50}
    assert table.price("CFD") == 60


def test_w14_fms_pays_and_buys_a_new_train() -> None:
    """3.11: FMS pays 130 and buys a PH3 from Available: two spaces up, one after the other (clause 9.5), under the
    stack.
    """
    fms = {"price": 100, "shares": {"P1": 60}, "trains": ["PH2", "PH2"], "traffic": 13, "cash": 200}
    other = {"price": 120, "shares": {"P2": 60}}
    table = position(companies={"RCSF": other, "FMS": fms}, turn="FMS", step="dividend", phase="3")
    table.act(dividend(130), pays={"P1": 78, "FMS": 52})
    table.act(train("PH3", 200))
    assert table.stack(120) == ["RCSF", "FMS"]


def test_w14_rcsf_keeps_and_buys_from_fms() -> None:
    """3.11: RCSF keeps 160 (clause 8.32) and buys a PH3 from FMS: no move."""
    fms = {"price": 100, "shares": {"P1": 60}, "trains": ["PH3"], "traffic": 9}
    rcsf = {"price": 90, "shares": {"P1": 60}, "trains": ["PH2", "PH2"], "traffic": 20}
    table = position(companies={"FMS": fms, "RCSF": rcsf}, turn="RCSF", step="dividend", phase="3", rounds_left=1)
    table.act(dividend(0), pays={"RCSF": 160})
    table.act(train("PH3", 160, "FMS"))
    assert (table.cash("RCSF", "FMS"), table.trains("FMS")) == ((0, 160), [])
    assert table.price("RCSF") == 90


def test_w14_sfss_earns_nothing_and_buys_a_new_train() -> None:
    """3.11: one down and one up, so that it ends under the markers of its old space."""
    sfss = {"price": 100, "shares": {"P1": 60}, "traffic": 9, "cash": 400, "at": ["C25.0"]}
    fcs = {"price": 100, "shares": {"P2": 60}}
    table = position(
        companies={"SFSS": sfss, "FCS": fcs}, turn="SFSS", step="station", phase="4", waiting=[], rounds_left=1
    )
    assert table.to_act == ("P1", "SFSS", "trains")
    assert table.stack(90) == ["SFSS"]
    table.act(train("PH4", 350), pays={"SFSS": -350})
    assert table.stack(100) == ["FCS", "SFSS"]


def test_w15_chart() -> None:
    """3.12: phase 5: RCSF falls from white to red, SFSS to the row of phase 5, from green to white; SFS stays."""
    table = position(
        companies={
            "RCSF": {"shares": {"P1": 60}, "trains": ["PH5"], "row": 2},
            "SFSS": {"shares": {"P2": 60}, "trains": ["PH4", "PH4"], "row": 3},
            "SFS": {"shares": {"P3": 60}, "trains": ["PH4"], "row": 4},
        },
        phase="5",
        stock="P1",
    )
    assert [table.zone(each) for each in ("RCSF", "SFSS")] == ["white", "green"]
    g = table.game.alter()
    chart.lower_rows(g)
    assert [(table.row(each), table.zone(each)) for each in ("RCSF", "SFSS")] == [(3, "red"), (4, "white")]
    assert table.row("SFS") == 4
    changed = [each for each in g.events if isinstance(each, RowChanged)]
    assert sorted(changed, key=lambda each: each.company) == [RowChanged("RCSF", 3), RowChanged("SFSS", 4)]


def test_w16_one_row_only() -> None:
    """3.12: in phase 4 from the row of PH2 to that of PH3, not to that of PH4."""
    table = position(companies={"FMS": {"shares": {"P1": 60}}}, phase="4", before_stock=True)
    assert table.row("FMS") == 2


def test_w17_mines() -> None:
    """3.12: phase 5, a yellow mine with a marker: green before the next stock round, brown before the one after."""
    fms = {"shares": {"P1": 60}, "at": ["E43.0", "C43.0"]}
    table = position(companies={"FMS": fms}, tiles={"C43": "173/2"}, phase="5", before_stock=True)
    assert table.tile("C43") == "174/2"
    g = table.game.alter()
    traffic.decline_mines(g)
    assert table.tile("C43") == "175/2"
    assert MineDeclined("C43", "174", "175") in g.events


def test_w18_nuoro() -> None:
    """4.2: green Nuoro with RCSF and FA becomes brown: one traffic each."""
    table = position(
        companies={
            "FA": {"shares": {"P1": 60}, "traffic": 4},
            "RCSF": {"shares": {"P2": 60}, "traffic": 7, "at": ["C35.0", "F30.0"]},
        },
        tiles={"F30": "N-green/0"},
        turn="FA",
        step="track",
        phase="5",
    )
    table.act(lay("F30", "N-brown/0"), pays={})
    assert (table.traffic("FA"), table.traffic("RCSF")) == (5, 8)


def test_w19_fcs_and_the_competitive_upgrade() -> None:
    """4.2: Isili to green: one traffic; then for L.20 the straight at Sanluri becomes a curve that meets it."""
    fcs = {"shares": {"P1": 60}, "traffic": 5, "cash": 100, "at": ["E37.0", "C35.0"]}
    table = position(
        companies={"FCS": fcs},
        tiles={"E37": "57/0", "D38": "4/2", "C37": "8/3"},
        turn="FCS",
        step="track",
        phase="3",
    )
    table.act(lay("E37", "205/0"), pays={})
    assert table.traffic("FCS") == 6
    table.act(lay("D38", "58/2"), pays={"FCS": -20})
    assert (table.tile("D38"), table.game.view.stock_left("4")) == ("58/2", 9)


def test_w20_revenue() -> None:
    """4.5: 14 traffic in two PH2: 140. 30 traffic in a PH2 and a PH3: 220 (clause 8.28)."""
    table = position(
        companies={
            "FMS": {"shares": {"P1": 60}, "trains": ["PH2", "PH2"], "traffic": 14},
            "RCSF": {"shares": {"P2": 60}, "trains": ["PH2", "PH3"], "traffic": 30},
        },
        stock="P1",
    )
    assert traffic.revenue(table.game.view, "FMS") == 140
    assert traffic.revenue(table.game.view, "RCSF") == 220


def fms_alone() -> Table:
    """FMS launched at 100 with L.400 of P1 and P2, in its first operating round."""
    table = begin(2, options={})
    for private in ("M1", "M2", "M4", "M5"):
        table.act(DraftCompany(private))
    table.act(StartCompany("FMS", 100), pays={"P1": -200, "FMS": 200})
    table.passes()
    table.act(buy("FMS"), pays={"P1": -100, "FMS": 100})
    table.act(buy("FMS"), pays={"P2": -100, "FMS": 100})
    table.passes()
    assert (table.round, table.to_act) == ("OR 1.1", ("P1", "FMS", "track"))
    assert (table.cash("FMS"), table.traffic("FMS")) == ((400,), 3)
    return table


def test_w21_fms_four_operating_rounds() -> None:
    """4.9: edge by edge, from the launch to the fourth operating round.

    Clause 1.5: traffic adds up, no revenue takes any away. Clause 2.7: two operating rounds to each stock round.
    """
    table = fms_alone()
    view = table.game.view
    table.act(lay("D42", "8/5"), pays={})
    table.act(lay("C43", "173/2"), pays={"FMS": -20})
    (offer,) = placings(view, "FMS")
    assert (offer.hexes, offer.edges, offer.cost, offer.gain) == (("E43", "D42", "C43"), (10, 60), 70, 2)
    placed = table.act(marker("E43 D42 C43"), pays={"FMS": -70})
    assert (table.traffic("FMS"), table.to_act[2]) == (5, "trains")
    assert [(each.old, each.new) for each in told(placed, PriceMoved)] == [(100, 90)]
    table.act(train("PH2", 100), pays={"FMS": -100})
    assert table.price("FMS") == 100
    table.act(PASS)

    assert (table.round, table.to_act[2]) == ("OR 1.2", "track")
    table.act(lay("E41", "4/0"), pays={})
    table.act(lay("E39", "8/0"), pays={"FMS": -20})
    assert (table.traffic("FMS"), table.to_act[2]) == (7, "dividend")
    table.act(dividend(70), pays={"P1": 42, "P2": 14, "FMS": 14})
    assert table.price("FMS") == 110
    table.act(train("PH2", 100), pays={"FMS": -100})
    assert table.price("FMS") == 120
    table.act(PASS)

    assert table.round == "SR 2"
    assert (table.zone("FMS"), table.percent("FMS")[DRAGONS]) == ("green", 20)  # the last share of the IPO
    assert table.tile("C43") == "173/2"
    table.passes(2)
    assert (table.round, table.to_act[2]) == ("OR 2.1", "track")
    table.act(lay("D38", "4/2"), pays={})
    table.act(lay("C37", "8/3"), pays={"FMS": -20})
    assert table.traffic("FMS") == 9
    (offer,) = placings(view, "FMS")
    assert offer.hexes == ("E43", "E41", "E39", "D38", "C37", "C35")
    assert (offer.edges, offer.cost, offer.gain) == ((10, 10, 10, 10, 40), 80, 5)
    table.act(marker("E43 E41 E39 D38 C37 C35"), pays={"FMS": -80})
    assert (table.traffic("FMS"), table.capacity("FMS")) == (14, 16)
    table.act(dividend(0), pays={"FMS": 140})
    assert table.price("FMS") == 120
    table.act(PASS)

    assert (table.round, table.to_act[2]) == ("OR 2.2", "track")
    table.refused(lay("E43", "C-green/0"), "tile.not_in_phase", "8.6", phase="2")
    view.state.phase = "3"
    table.act(lay("E43", "C-green/0"), pays={})
    assert table.traffic("FMS") == 15
    table.act(PASS)
    assert (table.traffic("FMS"), table.to_act[2]) == (17, "dividend")
    table.act(dividend(160), pays={"P1": 96, "P2": 32})
    assert table.price("FMS") == 130


def test_w22_a_absorbs_b() -> None:
    """5.5: 600 due, 400 there, one loan: 300; a brown mine given up, one marker replaced, one doubled: L.350."""
    table = w22()
    assert table.zone("RCSF") == "red"
    applied = table.act(absorb("FMS", "RCSF"), pays={"RCSF": -150, "FMS": 50, "P1": 450, "P3": 150})
    assert applied.entry.get("auto") is None
    assert (table.cash("FMS"), table.left("FMS"), table.game.state.companies["FMS"].loans) == ((300,), 2, 1)
    assert (table.trains("FMS"), table.traffic("FMS")) == (["PH5", "PH6"], 52)
    assert table.to_act == ("P1", "FMS", "markers")
    table.act(RemoveToken("C43.0"), pays={"FMS": 50})
    assert table.at("FMS") == ["C25.0", "C35.0", "E37.0", "E43.0", "F30.0"]
    assert (table.cash("FMS"), table.left("FMS")) == ((350,), 2)
    assert (table.percent("RCSF"), table.at("RCSF"), table.president("RCSF")) == ({"ipo": 100}, [], None)
    assert (table.game.state.companies["RCSF"].kind, table.row("RCSF")) == ("major", None)
    assert table.to_act == ("P1", "FMS", "track")


def test_w23_fcs_without_a_tile() -> None:
    """FAQ 1: launched with Isili untiled FCS has no traffic; with a yellow tile there it gets 2."""
    fcs = {"shares": {"P1": 60}, "cash": 100}
    table = position(companies={"FCS": fcs}, turn="FCS", step="track")
    assert table.traffic("FCS") == 0
    table.act(lay("E37", "57/0"), pays={})
    assert table.traffic("FCS") == 2


def test_w24_dragons_sell_as_far_as_the_pool_takes() -> None:
    """FAQ 3: with 40 % in the pool they sell one of two red shares, with 50 % none."""
    fms = {"kind": "major", "price": 100, "shares": {"P1": 40, DRAGONS: 20, POOL: 40}}
    table = position(companies={"FMS": fms}, stock="P1", dragons_first=True)
    assert (table.percent("FMS")[DRAGONS], table.percent("FMS")[POOL], table.price("FMS")) == (10, 50, 90)
    fms["shares"] = {"P1": 30, DRAGONS: 20, POOL: 50}
    table = position(companies={"FMS": fms}, stock="P1", dragons_first=True)
    assert (table.percent("FMS")[DRAGONS], table.percent("FMS")[POOL], table.price("FMS")) == (20, 50, 100)
