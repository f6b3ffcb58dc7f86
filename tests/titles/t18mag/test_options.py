"""Chapter 13: the expansion's minors, its major, supporters, standard dividends."""

from __future__ import annotations

import pytest

import engine
from engine.actions import DraftCompany, DraftShare, Offer, PayDividend
from engine.events import CompanyRemoved, Paid, PresidentChanged
from engine.titles.t18mag.actions import SupporterKept, SupporterUsed, UseSupporter
from tests.titles.t18mag.boards import earned
from tests.titles.t18mag.table import (
    PASS,
    TERRAIN_TOKEN,
    Table,
    begin,
    buy,
    lay,
    pay_out,
    position,
    run,
    share,
    station,
    told,
)


def use(supporter: str) -> UseSupporter:
    return UseSupporter(supporter)


def supported(step: str, supporter: str, *, owner: str = "P1", cash: int = 100, **pieces) -> Table:
    """Minor 3 of P1 at Székesfehérvár in a step of its turn; `owner` has the supporter."""
    minor = {"3": {"cash": cash, **pieces.pop("minor", {})}, **pieces.pop("others", {})}
    tiles = pieces.pop("tiles", {"E10": "57/0"})
    options = {"supporters": True}
    return position(
        minors=minor, tiles=tiles, turn="3", step=step, supporters={supporter: owner}, options=options, **pieces
    )


# --- which options there are, and for whom


@pytest.mark.parametrize("option", [{"new_minors": "simple"}, {"new_major": True}, {"supporters": True}])
@pytest.mark.parametrize("players", [1, 2])
def test_13_for_three_to_six(option: dict[str, object], players: int) -> None:
    """The expansion isn't for one or two players; standard dividends are for all."""
    seats = [f"P{number}" for number in range(1, players + 1)]
    with pytest.raises(ValueError, match="for 3 to 6 players"):
        engine.new_game("18mag", seats, option)
    with pytest.raises(ValueError, match="for 3 to 6 players"):
        engine.load_title("18mag", players, option)
    assert engine.new_game("18mag", seats, {"standard_dividends": True}).setup["rules"]["standard_dividends"]


def test_13_options_are_in_the_setup_record() -> None:
    """As named switches, with the files that they bring."""
    setup = engine.new_game("18mag", list("ABC"), {"supporters": True}).setup
    assert setup["options"] == {"supporters": True}
    assert setup["rules"]["supporters"] is True
    assert setup["rules"]["new_major"] is False
    assert list(setup["files"]) == ["board-1", "title-1", "options-1"]


@pytest.mark.parametrize("bad", [{"new_minors": True}, {"new_major": 1}, {"supporters": "yes"}])
def test_13_values_are_checked(bad: dict[str, object]) -> None:
    """A value of another kind is none."""
    with pytest.raises(ValueError, match="unknown option"):
        engine.new_game("18mag", list("ABC"), bad)


# --- 13.1 new minors


@pytest.mark.parametrize(("players", "limit", "left"), [(3, 5, 1), (4, 4, 0), (5, 3, 1), (6, 2, 4)])
def test_13_1_challenging(players: int, limit: int, left: int) -> None:
    """16 minors on offer, limits 5/4/3/2, left over 1/0/1/4."""
    table = begin(players, {"new_minors": "challenging"})
    assert len(table.offered("draft_company")) == 16
    last = draft_all(table)
    assert {owned(table, seat) for seat in table.game.state.seats} == {limit}
    assert len(told(last, CompanyRemoved)) == left


@pytest.mark.parametrize(("players", "limit", "left"), [(3, 4, 1), (4, 3, 1), (5, 2, 3), (6, 2, 1)])
def test_13_1_simple(players: int, limit: int, left: int) -> None:
    """Three of the 16 are removed before the draft; limits as without."""
    table = begin(players, {"new_minors": "simple"}, removed=["3", "6", "16"])
    assert len(table.offered("draft_company")) == 13
    table.refused(DraftCompany("16"), "draft.not_on_offer", "3.1")
    last = draft_all(table)
    assert {owned(table, seat) for seat in table.game.state.seats} == {limit}
    assert len(told(last, CompanyRemoved)) == left


def test_13_1_the_removed_three_are_dealt_at_random() -> None:
    """By the seed, and in the set-up record."""
    deals = [
        engine.new_game("18mag", list("ABC"), {"new_minors": "simple"}, seed=seed).setup["deal"]["removed"]
        for seed in range(5)
    ]
    assert all(len(set(each)) == 3 for each in deals)
    assert len({tuple(each) for each in deals}) > 1


def test_13_1_homes_and_terrain_tokens() -> None:
    """14 in F23 with two tokens, 15 in C8, 16 in F19."""
    companies = engine.load_title("18mag", 3, {"new_minors": "challenging"}).companies
    assert [(companies[name].home, companies[name].terrain_tokens) for name in ("14", "15", "16")] == [
        ("F23.0", 2),
        ("C8.0", 0),
        ("F19.0", 0),
    ]


def draft_all(table: Table):
    """Pick the first thing on offer until the draft is over."""
    while table.round == "draft":
        last = table.act(next(table.game.legal()))
    return last


def owned(table: Table, seat: str) -> int:
    return sum(each.owner == seat for each in table.game.state.companies.values())


# --- 13.2 CIWL


def sleeping_cars(**pieces) -> Table:
    return position(options={"new_major": True}, **pieces)


@pytest.mark.parametrize(("players", "left"), [(3, 2), (4, 4), (5, 6), (6, 4)])
def test_13_2_shares_left_over(players: int, left: int) -> None:
    """One share of each of eight majors (5 and 6 players: two), less what the players pick."""
    table = begin(players, {"new_major": True})
    offered = 8 * (1 if players < 5 else 2)
    draft_all(table)
    picked = sum(
        each.shares.get(seat, 0)
        for each in table.game.state.companies.values()
        for seat in table.game.state.seats
        if each.kind == "major"
    )
    assert offered - picked == left


def test_13_2_drafted_as_one_20_percent_share() -> None:
    """And two of them are the director's certificate (5-6 players)."""
    table = begin(5, {"new_major": True})
    table.act(DraftShare("CIWL"))
    assert table.percent("CIWL") == {"stack": 80, "P1": 20}
    assert table.director("CIWL") is None
    for _ in range(4):
        table.act(DraftCompany(str(_ + 1)))
    for minor in ("5", "6", "7", "8"):
        table.act(DraftCompany(minor))
    assert told(table.act(DraftShare("CIWL")), PresidentChanged) == [PresidentChanged("CIWL", None, "P1")]
    assert table.percent("CIWL") == {"stack": 60, "P1": 40}


def test_13_2_a_20_percent_certificate_costs_one_price() -> None:
    """And is one certificate; two of them become the director's, which is one."""
    table = sleeping_cars(cash={"P1": 300}, stock="P1")
    table.act(share("CIWL"), pays={"P1": -80})
    assert table.percent("CIWL")["P1"] == 20
    assert engine.finance.holdings.certificates(table.game.view, "P1") == 1
    assert told(table.act(share("CIWL")), PresidentChanged) == [PresidentChanged("CIWL", None, "P1")]
    assert engine.finance.holdings.certificates(table.game.view, "P1") == 1
    table.act(share("CIWL"))
    assert table.percent("CIWL")["P1"] == 60
    table.refused(share("CIWL"), "share.holding_limit", "8.4.3", after=80, limit=60)


def one_share_each(**pieces) -> Table:
    """Three players with 20 % each: only the director's certificate lies in the stack."""
    shares = {"P1": 20, "P2": 20, "P3": 20}
    return sleeping_cars(majors={"CIWL": {"price": 80, "shares": shares, **pieces}}, cash={"P1": 100}, stock="P1")


def test_13_2_the_last_certificate_is_for_the_holder_of_its_other_half() -> None:
    """One price, the own share is traded in and may be bought in turn; that was the turn's purchase."""
    table = one_share_each()
    applied = table.act(share("CIWL"), pays={"P1": -80})
    assert told(applied, PresidentChanged) == [PresidentChanged("CIWL", None, "P1", 40, 0)]
    assert table.percent("CIWL") == {"stack": 20, "P1": 40, "P2": 20, "P3": 20}
    assert engine.finance.holdings.certificates(table.game.view, "P1") == 1
    assert table.to_act[0] == "P2"


def test_13_2_who_has_none_may_not_buy_the_last_certificate() -> None:
    """Three of four players hold one share each."""
    shares = {"P2": 20, "P3": 20, "P4": 20}
    majors = {"CIWL": {"price": 80, "shares": shares}}
    table = sleeping_cars(players=4, majors=majors, cash={"P1": 500, "P2": 79}, stock="P1")
    table.refused(share("CIWL"), "share.only_president", "13.2", company="CIWL", held=0, size=40, unit=20)
    table.act(PASS)
    table.refused(share("CIWL"), "money.short", "1.8", need=80, has=79, who="P2")


def test_13_2_in_games_begun_before_the_ruling_the_last_certificate_is_not_sold() -> None:
    """The set-up record doesn't name it."""
    table = one_share_each()
    del table.game.setup["rules"]["last_certificate"]
    table.refused(share("CIWL"), "share.none_left", "8.4.1", company="CIWL")


def test_13_2_a_fifth_for_each_20_percent() -> None:
    """D = 70 with 40 and 20 % in players' hands: 28, 14, and 28 to the bank."""
    pieces = {"price": 80, "cash": 70, "director": "P1", "shares": {"P1": 40, "P2": 20}}
    table = sleeping_cars(majors={"CIWL": pieces}, turn="CIWL", step="dividend", waiting=())
    table.act(pay_out(70), pays={"CIWL": -70, "P1": 28, "P2": 14})


@pytest.mark.parametrize(("phase", "bonus", "red"), [("yellow", 30, 30 + 20), ("brown", 50, 50 + 40)])
def test_13_2_a_route_from_red_to_red(phase: str, bonus: int, red: int) -> None:
    """Bécs – Sopron – E6 – G6 – Trieszt: 30 (brown 50) more, the bank pays CIWL the same, without any fee."""
    tiles = {"D7": "6/0", "E6": "4/0", "F5": "8/3", "G6": "3/1", "G4": "8/4", "H3": "8/1"}
    minor = {"11": {"trains": ["6"]}}
    table = sleeping_cars(minors=minor, tiles=tiles, turn="11", step="run", phase=phase, waiting=())
    applied = table.run_best()
    assert earned(applied) == red + 20 + 10 + 10 + bonus
    assert Paid("bank", "CIWL", bonus, "wagon") in applied.events


def test_13_2_not_with_one_red_end() -> None:
    """Bécs – Sopron – E6: nothing for CIWL."""
    minor = {"11": {"trains": ["3"]}}
    tiles = {"D7": "6/0", "E6": "4/0", "F5": "8/3", "G6": "3/1", "G4": "8/4", "H3": "8/1"}
    table = sleeping_cars(minors=minor, tiles=tiles, turn="11", step="run", waiting=())
    assert earned(table.act(run("3: C6.0 D7.0 E6.0"))) == 60
    assert table.cash("CIWL") == (0,)


# --- 13.3 supporters


@pytest.mark.parametrize(("players", "limit", "left"), [(3, 2, 0), (4, 1, 2), (5, 1, 1), (6, 1, 0)])
def test_13_3_six_cards_in_the_draft(players: int, limit: int, left: int) -> None:
    """Limits 2/1/1/1, left over 0/2/1/0."""
    table = begin(players, {"supporters": True})
    draft_all(table)
    owners = list(table.game.state.privates.values())
    assert {owners.count(seat) for seat in table.game.state.seats} == {limit}
    assert 6 - len(owners) == left


def test_13_3_the_limit_is_one_of_its_own() -> None:
    """Who has two supporters picks no third."""
    table = begin(3, {"supporters": True})
    for pick in ("KK", "1", "2", "3", "4", "FJ"):
        table.act(DraftCompany(pick))
    table.act(DraftCompany("5"))
    table.act(DraftCompany("6"))
    assert table.game.view.privates_of("P1") == ["KK", "FJ"]
    while table.to_act[0] != "P1":
        table.act(DraftCompany(next(each for each in ("7", "8", "9", "10") if each in on_offer(table))))
    table.refused(DraftCompany("MA"), "draft.private_limit", "13.3", limit=2)


def on_offer(table: Table) -> list[str]:
    return [each.company for each in table.offered("draft_company")]


def test_13_3_a_supporter_counts_one_certificate() -> None:
    """In the limit of 8.5."""
    table = position(options={"supporters": True}, supporters={"KK": "P1", "MA": "P1"}, stock="P1")
    assert engine.finance.holdings.certificates(table.game.view, "P1") == 2
    assert engine.finance.holdings.certificates(table.game.view, "P2") == 0


def test_13_3_only_the_owner_of_both() -> None:
    """The minor's owner must have the supporter."""
    table = supported("trains", "KK", owner="P2")
    table.refused(use("KK"), "supporter.not_yours", "13.3", supporter="KK")


def test_13_3_once_an_operating_round_for_one_minor() -> None:
    """Used for minor 3 it's gone for minor 6, and back in the next round."""
    others = {"6": {"cash": 100}}
    table = supported("trains", "SMFvR", others=others, waiting=["6"], rounds_left=1, phase="green")
    applied = table.act(use("SMFvR"), pays={"3": 10})
    assert told(applied, SupporterUsed) == [SupporterUsed("3", "SMFvR")]
    table.refused(use("SMFvR"), "supporter.used", "13.3")
    table.act(PASS)
    assert table.to_act[:2] == ("P1", "6")
    table.refused(use("SMFvR"), "supporter.used", "13.3")
    table.go_to("3", "track")
    table.act(use("SMFvR"), pays={"3": 10})


def test_13_3_smfvr_in_any_step() -> None:
    """10 Ft in each step of the minor's turn, also where nothing else could be done."""
    for step in ("track", "station", "scrap", "run", "trains"):
        table = supported(step, "SMFvR", cash=0, minor={"trains": ["2"]})
        assert table.to_act == ("P1", "3", step)
        table.act(use("SMFvR"), pays={"3": 10})


@pytest.mark.parametrize(
    ("train", "price", "seller", "part"),
    [("2", 70, "LdStEG", 40), ("3", 105, "MÁVAG", 60), ("4", 180, "LdStEG", 100), ("6", 290, "MÁVAG", 160)],
)
def test_13_3_kk_makes_a_train_cheaper(train: str, price: int, seller: str, part: int) -> None:
    """10/15/20/30 less; the seller keeps half of the full price."""
    table = supported("trains", "KK", cash=300, minor={"trains": []})
    table.act(use("KK"), pays={})
    table.act(buy(train, price), pays={"3": -price, seller: part})
    full = {"2": 80, "3": 120, "4": 200, "6": 320}
    if table.to_act == ("P1", "3", "trains"):
        table.refused(buy("2", 70), "train.price", "5.7.1", price=full["2"])


def test_13_3_kk_needs_a_train_to_buy() -> None:
    """With 60 Ft nothing can be had even for less."""
    table = supported("trains", "KK", cash=60)
    table.refused(use("KK"), "supporter.no_use", "13.3", supporter="KK", company="3")
    line = {"E10": "57/0", "D11": "9/0", "C12": "57/0"}
    supported("station", "KK", tiles=line).refused(use("KK"), "supporter.no_use", "13.3")


def test_13_3_fj_is_a_terrain_token() -> None:
    """The bank pays SIK for the hills of F11; the minor has no token of its own."""
    table = supported("track", "FJ", tiles={"E10": "6/3"}, cash=0)
    table.refused(lay("F11", "8/2", TERRAIN_TOKEN), "tile.no_terrain_token", "6.8.3")
    table.act(use("FJ"), pays={})
    assert {each.means for each in table.offered("lay_tile", hex="F11")} == {""}
    table.act(lay("F11", "8/2"), pays={"SIK": 20})
    assert table.game.state.companies["3"].terrain_tokens == 0


def test_13_3_fj_helps_with_the_last_tile_of_the_turn() -> None:
    """The minor pays the 10 Ft of a second tile, the bank the hills; a called token isn't named with the tile."""
    table = supported("track", "FJ", tiles={"E10": "6/3"}, cash=30, counts={"tiles": 1})
    table.act(use("FJ"))
    table.refused(lay("F11", "8/2", TERRAIN_TOKEN), "tile.supporter_pays", "13.3", supporter="FJ", hex="F11")
    applied = table.act(lay("F11", "8/2"), pays={"3": -10, "SzKÉV": 10, "SIK": 20})
    assert table.to_act[2] != "track"
    assert told(applied, SupporterKept) == []
    assert table.game.state.own.supporters_used == ["FJ"]


LINE = {"E10": "57/0", "D11": "9/0", "C12": "57/0"}


@pytest.mark.parametrize(
    ("step", "supporter", "tiles", "instead"),
    [
        ("track", "FJ", {"E10": "6/3"}, lay("E10", "15/3")),
        ("track", "FJ", {"E10": "6/3"}, PASS),
        ("track", "GSvS", LINE, lay("F9", "8/1")),
        ("station", "DDSG", LINE, PASS),
        ("run", "MA", LINE, run("2: E10.0 D11 C12.0")),
        ("trains", "KK", LINE, buy("2", 50, "6")),
    ],
)
def test_13_3_what_had_no_effect_is_not_spent(step: str, supporter: str, tiles: dict[str, str], instead) -> None:
    """Called, then something of another kind is done, or nothing: it may still help another minor in this round."""
    others = {"6": {"cash": 100}}
    table = supported(step, supporter, others=others, tiles=tiles, waiting=["6"], phase="green")
    table.act(use(supporter))
    table.refused(use(supporter), "supporter.used", "13.3")
    told_of = told(table.act(instead), SupporterKept)
    while table.to_act[1] == "3":
        assert told_of == []
        table.refused(use(supporter), "supporter.used", "13.3")
        told_of = told(table.run_best() if table.to_act[2] == "run" else table.act(PASS), SupporterKept)
    assert told_of == [SupporterKept("3", supporter)]
    assert table.game.state.own.supporters_used == []


def test_13_3_in_games_begun_before_the_ruling_a_called_supporter_is_spent() -> None:
    """The set-up record doesn't name it: the token must be named with the tile, and the step isn't over before."""
    table = supported("track", "FJ", tiles={"E10": "6/3"}, cash=30)
    del table.game.setup["rules"]["called_supporter"]
    table.act(use("FJ"))
    table.refused(PASS, "turn.must_act", "6.1")
    table.act(lay("F11", "8/2"), pays={"3": -20, "SIK": 20})
    assert table.game.state.own.supporters_used == ["FJ"]
    assert table.game.state.stack[-1].counts == {"FJ": 1, "tiles": 1}


def test_13_3_fj_before_an_own_token() -> None:
    """The supporter's token is spent, not the minor's."""
    table = supported("track", "FJ", tiles={"E10": "6/3"}, minor={"terrain_tokens": 1})
    table.act(use("FJ"))
    table.act(lay("F11", "8/2"), pays={"SIK": 20})
    assert table.game.state.companies["3"].terrain_tokens == 1


def test_13_3_fj_needs_terrain() -> None:
    """Where no tile has a terrain cost it's of no use."""
    table = supported("track", "FJ", tiles={"E10": "57/1"})
    table.refused(use("FJ"), "supporter.no_use", "13.3")


def test_13_3_gsvs_is_a_further_free_upgrade() -> None:
    """Two upgrades in a turn, then a yellow tile: the last costs the 10 Ft of a second tile (6.1.1)."""
    tiles = {"E10": "57/0", "D11": "9/0"}
    table = supported("track", "GSvS", tiles=tiles, phase="green")
    table.act(use("GSvS"), pays={})
    table.act(lay("E10", "14/0"), pays={})
    assert table.game.state.stack[-1].counts == {}
    table.act(lay("D11", "24/0"), pays={})
    table.refused(lay("E10", "611/0"), "tile.one_upgrade", "6.1")
    table.act(lay("F9", "8/1"), pays={"3": -10, "SzKÉV": 10})


def test_13_3_gsvs_after_two_tiles() -> None:
    """The track step isn't over while the upgrade may still be called."""
    tiles = {"E10": "57/0", "D11": "9/0"}
    table = supported("track", "GSvS", tiles=tiles, phase="green", counts={"tiles": 2, "upgrades": 1})
    assert table.to_act == ("P1", "3", "track")
    table.refused(lay("E10", "14/0"), "tile.two_laid", "6.1")
    table.act(use("GSvS"))
    table.act(lay("E10", "14/0"), pays={})
    assert table.to_act[2] != "track"


def test_13_3_gsvs_from_green_on() -> None:
    """In yellow there's nothing to upgrade to."""
    table = supported("track", "GSvS")
    table.refused(use("GSvS"), "supporter.no_use", "13.3")


def test_13_3_gsvs_pays_terrain_as_usual() -> None:
    """All rules of upgrades apply: the green OO costs 20."""
    table = supported("track", "GSvS", tiles={"E10": "6/3", "F11": "8/0", "G10": "L32/1"}, phase="green")
    green = table.offered("lay_tile", hex="G10")[0]
    table.act(use("GSvS"))
    table.act(green, pays={"3": -20, "SIK": 20})


@pytest.mark.parametrize(("at", "price"), [(["E10.0"], 20), (["E10.0", "E14.0"], 40)])
def test_13_3_ddsg_halves_the_price_of_a_station(at: list[str], price: int) -> None:
    """Half of the reduced price goes to SzKÉV; the full price isn't needed."""
    tiles = {"E10": "57/0", "D11": "9/0", "C12": "57/0", "E14": "57/1"}
    table = supported("station", "DDSG", tiles=tiles, cash=price, minor={"at": at})
    table.act(use("DDSG"), pays={})
    table.act(station("C12.0"), pays={"3": -price, "SzKÉV": price // 2})


def test_13_3_ddsg_is_for_one_station() -> None:
    """The next one, in the next turn, costs what it costs."""
    tiles = {"E10": "57/0", "D11": "9/0", "C12": "57/0"}
    table = supported("station", "DDSG", tiles=tiles, cash=100)
    table.act(use("DDSG"))
    table.act(station("C12.0"))
    assert table.game.state.companies["3"].stations == [80]
    assert table.game.state.stack[-1].counts.get("DDSG") is None


# --- 13.4 standard dividends


@pytest.mark.parametrize("players", [2, 3])
def test_13_4_all_or_nothing(players: int) -> None:
    """74 Ft: 0 or 70."""
    pieces = {"price": 75, "cash": 74, "director": "P1", "shares": {"P1": 20}}
    options = {"standard_dividends": True}
    table = position(players=players, majors={"SIK": pieces}, turn="SIK", step="dividend", options=options)
    assert table.offered("pay_dividend") == [PayDividend(70), PayDividend(0)]
    assert not any(isinstance(each, Offer) for each in table.game.legal())
    table.refused(pay_out(30), "dividend.all_or_nothing", "13.4", amount=30, most=70)
    table.refused(pay_out(35), "dividend.multiple", "7.3.1")
    table.act(pay_out(70), pays={"SIK": -70, "P1": 14})
