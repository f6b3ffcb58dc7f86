"""Chapter 5 but routes and wagons: a minor's turn, stations, scrapping, buying trains."""

from __future__ import annotations

import pytest

from engine.actions import Accept, Offer, Refuse, ScrapTrain
from engine.events import OfferAnswered, Paid, TokenPlaced, TrainBought, TrainOffered, TrainScrapped, TurnStarted
from tests.titles.t18mag.table import PASS, Table, buy, lay, position, run, station, told, wagon

LINE = {"C8": "6/3", "D9": "57/2", "E10": "6/2"}
"""Pozsony – Győr – Székesfehérvár, minor 3's home."""


def minor_3(step: str, tiles: dict[str, str] | None = None, **pieces: object) -> Table:
    return position(minors={"3": pieces}, tiles=LINE if tiles is None else tiles, turn="3", step=step)


# --- 5.1 the turn


def test_5_1_steps_in_their_order() -> None:
    """Track, station, scrap, run, trains; each optional one can be passed, running is compulsory."""
    table = minor_3("", cash=300)
    steps: list[str] = []
    while table.to_act[1] == "3" and table.round == "OR 1.1":
        steps.append(table.to_act[2])
        if table.to_act[2] == "run":
            table.run_best()
        else:
            table.passes()
    assert steps == ["track", "station", "scrap", "run", "trains"]


def test_5_1_an_act_outside_its_step_is_refused_with_the_step_that_is_on() -> None:
    """In the track step nothing else is open."""
    table = minor_3("", cash=300)
    for other in (station("D9.0"), ScrapTrain("2"), run("2: D9.0 E10.0"), wagon("RÁBA"), buy("2", 80)):
        table.refused(other, "turn.not_now", "6.1", type=other.type, step="track")


def test_5_1_a_minor_need_not_own_a_train() -> None:
    """Without trains and money its turn is over after the track."""
    table = position(minors={"3": {"trains": [], "cash": 0}, "5": {"owner": "P2"}}, tiles=LINE, turn="3")
    applied = table.act(PASS)
    assert len(applied.entry["auto"]) == 4
    assert told(applied, TurnStarted) == [TurnStarted("5", "P2")]
    assert table.to_act == ("P2", "5", "track")


# --- 5.2 stations


def test_15_20_first_station() -> None:
    """Minor with 40 places its first station: 20 to SzKÉV, 20 to the bank, treasury 0. 5.2.2"""
    table = minor_3("station", cash=40)
    applied = table.act(station("D9.0"), pays={"3": -40, "SzKÉV": 20})
    assert told(applied, TokenPlaced) == [TokenPlaced("3", "D9.0", 40, False)]
    assert Paid("3", "bank", 20, "station") in applied.events
    assert table.cash("3") == (0,)
    assert table.at("3") == ["D9.0", "E10.0"]


def test_5_2_1_second_station_costs_80_and_there_is_no_third() -> None:
    """Half of it, 40, to SzKÉV."""
    table = minor_3("station", at=["E10.0", "D9.0"], cash=200)
    table.act(station("C8.0"), pays={"3": -80, "SzKÉV": 40})
    third = minor_3("station", at=["E10.0", "D9.0", "C8.0"], cash=200)
    third.refused(station("C12.0"), "token.none_left", "5.2.1", company="3")


def test_5_2_1_one_station_a_turn() -> None:
    """Then the step is over."""
    table = minor_3("station", cash=200)
    table.act(station("D9.0"))
    table.refused(station("C8.0"), "turn.not_now", "5.3", step="scrap")


def test_5_2_2_money_must_be_there() -> None:
    """39 are not enough."""
    minor_3("station", cash=39).refused(station("D9.0"), "money.short", "1.8", need=40, has=39, who="3")


@pytest.mark.parametrize("node", ["B9.0", "A10.0", "C6.0", "D11.0", "E10.1", "Z1.0", "E10", "", "E10.-1", "E10.x"])
def test_5_2_3_only_cities(node: str) -> None:
    """No town, mine, red area, plain hex; nothing that isn't there."""
    table = minor_3("station", {**LINE, "B9": "4/0"}, cash=100)
    table.refused(station(node), "token.no_city", "5.2.3", node=node)


def test_5_2_3_connected_and_free() -> None:
    """Miskolc isn't reached; Győr is full; Pozsony lies behind it."""
    minors = {"3": {"cash": 100}, "11": {"at": ["D9.0"]}}
    table = position(minors=minors, tiles=LINE, turn="3", step="station")
    table.refused(station("C16.0"), "token.not_connected", "5.2.3", node="C16.0")
    table.refused(station("D9.0"), "token.no_slot", "5.2.3", node="D9.0", slots=1)
    table.refused(station("C8.0"), "token.not_connected", "5.2.3", node="C8.0")


def test_5_2_3_passing_mines_and_free_cities() -> None:
    """C8 – B9 – mine A10 – B11 – C12: reached without a wagon."""
    tiles = {"C8": "6/3", "D9": "57/2", "B9": "4/0", "B11": "9/2", "C12": "57/2"}
    table = position(minors={"11": {"at": ["D9.0"], "cash": 40}}, tiles=tiles, turn="11", step="station")
    assert {each.node for each in table.offered("place_token")} == {"C8.0", "C12.0"}
    table.act(station("C12.0"))


def test_15_21_not_two_stations_in_one_hex() -> None:
    """Second station of a minor in the other city of a green OO hex where it has one: refused. 5.2.4"""
    tiles = {"G14": "8859/0", "G16": "5/1", "F15": "7/5"}
    table = position(minors={"4": {"at": ["G14.0"], "cash": 100}}, tiles=tiles, turn="4", step="station", phase="green")
    assert "G14.1" in table.game.view.reach("4").nodes
    table.refused(station("G14.1"), "token.already_here", "5.2.4", hex="G14", company="4")
    table.act(station("G16.0"))


# --- 5.3 scrapping


def test_5_3_one_or_both_without_compensation() -> None:
    """The trains go back to the bank."""
    table = minor_3("scrap", trains=["2", "4"])
    applied = table.act(ScrapTrain("2"), pays={})
    assert told(applied, TrainScrapped) == [TrainScrapped("3", "2")]
    table.refused(ScrapTrain("2"), "train.not_held", "5.3", train="2", company="3")
    table.act(ScrapTrain("4"), pays={})
    assert table.trains("3") == []


def test_5_3_not_after_running() -> None:
    """The step comes before the run."""
    table = minor_3("run", trains=["2", "3"], cash=300)
    table.run_best()
    table.refused(ScrapTrain("2"), "turn.not_now", "6.1")  # with two trains there's nothing to buy: the round is over
    other = minor_3("run", cash=300)
    other.run_best()
    other.refused(ScrapTrain("2"), "turn.not_now", "5.7", step="trains")


def test_5_3_makes_room_for_a_purchase() -> None:
    """A minor with two trains scraps one, runs the other, and buys."""
    table = minor_3("scrap", trains=["2", "2"], cash=120)
    table.act(ScrapTrain("2"))
    table.passes()
    table.run_best()
    table.act(buy("3", 120))
    assert table.trains("3") == ["2", "3"]


# --- 5.7 trains


@pytest.mark.parametrize(
    ("train", "price", "seller"), [("2", 80, "LdStEG"), ("3", 120, "MÁVAG"), ("4", 200, "LdStEG"), ("6", 320, "MÁVAG")]
)
def test_5_7_1_half_to_the_seller(train: str, price: int, seller: str) -> None:
    """2 — 80, 3 — 120, 4 — 200, 6 — 320; 2 and 4 from LdStEG, 3 and 6 from MÁVAG; half goes to the bank."""
    table = minor_3("trains", trains=["2"], cash=price)
    applied = table.act(buy(train, price), pays={"3": -price, seller: price // 2})
    assert told(applied, TrainBought) == [TrainBought("3", train, "bank", price)]


def test_5_7_1_any_number_of_any_type_from_the_start() -> None:
    """Two 6-trains in the first round."""
    table = minor_3("trains", trains=[], cash=640)
    assert {each.train for each in table.offered("buy_train") if not isinstance(each, Offer)} == {"2", "3", "4", "6"}
    table.act(buy("6", 320))
    table.act(buy("6", 320))
    assert table.trains("3") == ["6", "6"]


def test_5_7_1_the_price_is_fixed_and_paid_by_the_treasury() -> None:
    """No other price, no train 5, no help from the owner, none that are sold out in another game."""
    table = position(minors={"3": {"cash": 119}}, cash={"P1": 1000}, tiles=LINE, turn="3", step="trains")
    table.refused(buy("3", 100), "train.price", "5.7.1", train="3", price=120, given=100)
    table.refused(buy("5", 100), "train.unknown", "5.7.1", train="5")
    table.refused(buy("3", 120), "money.short", "1.8", need=120, has=119, who="3")
    table.game.state.depot["2"] = 0  # this title's trains are unlimited
    table.refused(buy("2", 80), "train.sold_out", "5.7.1", train="2")


def test_15_36_a_third_train() -> None:
    """Minor with two trains wants to buy a third: refused. 5.7.2"""
    table = minor_3("trains", trains=["2"], cash=300)
    table.act(buy("2", 80))
    assert table.to_act[1:] != ("3", "trains")
    full = minor_3("scrap", trains=["2", "2"], cash=300)
    full.refused_by_act(buy("2", 80), "trains", "train.limit", company="3", held=2, limit=2)


def test_5_7_2_one_or_two_and_not_run_before_the_next_turn() -> None:
    """Trains come after the run; with both slots full the turn is over."""
    table = minor_3("trains", trains=[], cash=200)
    table.act(buy("2", 80))
    assert table.to_act == ("P1", "3", "trains")
    table.refused(run("2: D9.0 E10.0"), "turn.not_now", "5.7")
    table.act(buy("3", 120))
    assert table.trains("3") == ["2", "3"]
    assert table.to_act[2] != "trains"


TRADE = {"3": {"owner": "P1", "cash": 100, "trains": []}, "5": {"owner": "P1"}, "6": {"owner": "P2", "trains": ["3"]}}


def trade(**more: object) -> Table:
    return position(minors=TRADE, tiles=LINE, turn="3", step="trains", **more)  # type: ignore[arg-type]


def test_15_73_any_whole_price() -> None:
    """Minor buys a train for 37 Ft from another minor: legal; treasuries need not be multiples of 10. 1.10, 5.7.3"""
    table = trade()
    applied = table.act(buy("2", 37, "5"), pays={"3": -37, "5": 37})
    assert told(applied, TrainBought) == [TrainBought("3", "2", "5", 37)]
    assert (table.trains("3"), table.trains("5")) == (["2"], [])  # the seller may be left without trains
    assert table.to_act == ("P1", "3", "trains")


def test_5_7_3_at_least_1_and_no_more_than_the_treasury() -> None:
    """Offered with these bounds."""
    table = trade()
    (offer,) = table.offered("buy_train", source="5")
    assert isinstance(offer, Offer)
    assert (offer.fixed, offer.ranges) == ({"train": "2", "source": "5"}, {"price": (1, 100, 1)})
    for price in (0, -5):
        table.refused(buy("2", price, "5"), "train.price_too_low", "5.7.3", given=price, lowest=1)
    table.refused(buy("2", 101, "5"), "money.short", "1.8", need=101, has=100)
    table.act(buy("2", 1, "5"))


@pytest.mark.parametrize("source", ["3", "LdStEG", "13", "P2", ""])
def test_5_7_3_only_other_minors_sell(source: str) -> None:
    """Not itself, no major, no minor that isn't in the game, no player."""
    trade().refused(buy("2", 50, source), "train.no_seller", "5.7.3", source=source)


def test_5_7_3_only_what_the_seller_has() -> None:
    """Minor 5 has a 2-train."""
    trade().refused(buy("3", 50, "5"), "train.not_held", "5.7.3", train="3", company="5")


def test_5_7_3_only_in_the_buyers_own_step() -> None:
    """Minor 3 can't buy while minor 5 is on turn; minor 5's owner acts for minor 5."""
    table = position(minors=TRADE, tiles=LINE, turn="5", step="track")
    table.refused(buy("2", 10, "3"), "turn.not_now", "6.1")


def test_5_7_4_another_owner_must_agree() -> None:
    """P2 is asked; when he accepts, the sale is carried out and minor 3's step goes on."""
    table = trade()
    applied = table.act(buy("3", 60, "6"), pays={})
    assert told(applied, TrainOffered) == [TrainOffered("3", "3", "6", 60, "P2")]
    assert table.to_act == ("P2", "6", "consent")
    assert table.offered("accept") == [Accept()]
    assert table.offered("refuse") == [Refuse()]
    table.refused(PASS, "turn.not_now", "5.7.4", step="consent")
    table.refused(Accept(), "turn.other_player", "5.7.4", by="P1", player="P2")
    accepted = table.act(Accept(), pays={"3": -60, "6": 60})
    assert told(accepted, OfferAnswered) == [OfferAnswered("P2", True)]
    assert told(accepted, TrainBought) == [TrainBought("3", "3", "6", 60)]
    assert (table.trains("3"), table.trains("6")) == (["3"], [])
    assert table.to_act == ("P1", "3", "trains")


def test_5_7_4_the_owner_may_decline() -> None:
    """Nothing changes hands."""
    table = trade()
    table.act(buy("3", 60, "6"))
    applied = table.act(Refuse(), pays={})
    assert told(applied, OfferAnswered) == [OfferAnswered("P2", False)]
    assert table.trains("6") == ["3"]
    assert table.to_act == ("P1", "3", "trains")
    table.act(buy("3", 61, "6"))


def test_5_7_4_consent_taken_as_given() -> None:
    """`trade_consent` off, as in recorded games."""
    table = trade(options={"trade_consent": False})
    table.act(buy("3", 60, "6"), pays={"3": -60, "6": 60})


def test_5_7_5_nobody_is_forced() -> None:
    """A minor without a train and with money may pass."""
    table = trade()
    table.act(PASS)
    assert table.to_act[1] == "5"


def test_4_9_the_owner_acts_for_a_minor() -> None:
    """Not another player."""
    table = trade()
    table.refused(PASS, "turn.other_player", "5.7", by="P2", player="P1", step="trains")


def test_6_1_track_step_is_first() -> None:
    """After a tile the station may be reached in the same turn."""
    table = position(minors={"3": {"cash": 80}}, tiles={"E10": "6/2", "C8": "6/3"}, turn="3")
    table.act(lay("D9", "57/2"), pays={"3": -20, "SIK": 20})
    table.passes()
    table.act(station("C8.0"), pays={"3": -40, "SzKÉV": 20})
