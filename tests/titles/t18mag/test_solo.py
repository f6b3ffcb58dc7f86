"""Chapter 12: one player against István. His cards are tested in test_solo_cards.py."""

from __future__ import annotations

import pytest

import engine
from engine.actions import BuyShare, DraftCompany, DraftShare, LayTile, Pass, PayDividend, Run, SellShares
from engine.board import lays
from engine.events import DividendPaid, Paid, ShareDrafted, TileLaid
from engine.game import Game
from engine.titles import rulebook
from engine.titles.t18mag import Solo, variant
from engine.titles.t18mag.actions import BuyWagon
from engine.titles.t18mag.running import best, wagon_bits
from engine.titles.t18mag.solo.upgrades import distances, joined
from engine.view import View
from tests.titles.t18mag.boards import earned
from tests.titles.t18mag.solo import LINE_2, LINE_11, alone, choices
from tests.titles.t18mag.table import OPPONENT, PASS, Table, begin, buy, laid, told

EXAMPLE = {
    "SzKÉV": {"price": 120, "director": OPPONENT, "shares": {OPPONENT: 40}},
    "RÁBA": {"price": 75, "shares": {OPPONENT: 10}},
    "SIK": {"price": 80, "director": OPPONENT, "shares": {OPPONENT: 20}},
    "LdStEG": {"price": 65, "director": OPPONENT, "shares": {OPPONENT: 30}},
}
"""The rulebook's example of a purchase (12.10)."""


def dealt(*minors: str, stock_card: str = "S1", length: str = "short", difficulty: str = "hard") -> Table:
    options = {"length": length, "difficulty": difficulty}
    return begin(1, options, minors=list(minors), stock_card=stock_card)


# --- 12.2 set-up


@pytest.mark.parametrize(("length", "each"), [("short", 2), ("long", 3)])
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_12_2_1_minors_each_by_the_length(length: str, each: int, difficulty: str) -> None:
    """Two or three, cards of one colour."""
    game = engine.new_game("18mag", ["P1"], {"length": length, "difficulty": difficulty}, seed=3)
    his = [name for name, company in game.state.companies.items() if company.owner == OPPONENT]
    assert his == game.setup["deal"]["minors"]
    assert len(his) == each
    colours = {card["colour"] for card in game.title.raw["solo"]["company_cards"].values()}
    assert colours == {{"easy": "green", "medium": "yellow", "hard": "red"}[difficulty]}


def test_12_2_1_the_deal_depends_on_the_seed_alone() -> None:
    """Equal seeds, equal games."""
    games = [engine.new_game("18mag", ["P1"], seed=seed) for seed in (1, 1, 2, 3)]
    deals = [game.setup["deal"] for game in games]
    assert deals[0] == deals[1]
    assert len({str(each) for each in deals}) > 1
    assert games[0].digest() == games[1].digest()


def test_12_2_2_track_home_money_and_train() -> None:
    """Minor 2's card lays four tiles without cost; the home is there; 50 Ft and a 2-train."""
    table = dealt("2", "11")
    state = table.game.state
    assert {hex_id: laid(table, hex_id) for hex_id in LINE_2} == LINE_2
    assert table.at("2") == ["B15.0"]
    assert (state.companies["2"].cash, state.companies["2"].trains, state.companies["2"].owner) == (50, ["2"], OPPONENT)
    assert table.cash("SIK", "SzKÉV") == (0, 0)
    laid_tiles = [each for each in table.game.start_events if isinstance(each, TileLaid)]
    assert len(laid_tiles) == len(LINE_2) + len(LINE_11)
    assert {each.cost for each in laid_tiles} == {0}


def test_12_2_2_a_hex_on_two_cards_is_laid_once() -> None:
    """Minors 1 and 4 both show D9, minors 2 and 6 both show C10."""
    for one, other, shared in (("1", "4", "D9"), ("2", "6", "C10")):
        events = dealt(one, other).game.start_events
        assert [each.hex for each in events if isinstance(each, TileLaid)].count(shared) == 1


def test_12_2_2_the_home_station_goes_with_the_tile() -> None:
    """6.7: Budapest's home is the city with sides 3 and 5, Mohács the one with track."""
    assert dealt("1", "7").at("1") == ["C8.0"]
    assert dealt("1", "7").at("7") == ["E6.0"]


def test_12_2_2_all_cards_fit_the_board() -> None:
    """Every tile of every card may lie where it says, no card contradicts another, and the home has track."""
    solo = engine.load_title("18mag", 1).raw["solo"]
    board = rulebook("18mag", 1, {}).board
    seen: dict[str, tuple[str, int]] = {}
    for minor, track in solo["track"].items():
        home = engine.load_title("18mag", 1).companies[minor].home or ""
        assert home.rpartition(".")[0] in track
        for hex_id, (tile, rotation) in track.items():
            assert lays.misfit(board, hex_id, None, tile, rotation) is None
            assert seen.setdefault(hex_id, (tile, rotation)) == (tile, rotation)


@pytest.mark.parametrize(
    ("minor", "worth"), [("1", 50), ("2", 40), ("3", 40), ("4", 40), ("6", 40), ("7", 50), ("11", 50)]
)
def test_12_2_2_every_minor_can_run_from_the_start(minor: str, worth: int) -> None:
    """What the house's cards show makes a route for a 2-train."""
    solution = best(dealt(minor, "2" if minor != "2" else "3").game.view, minor, 0)
    assert solution is not None
    assert solution.total == worth


def test_12_2_3_the_share_of_the_stock_card() -> None:
    """S4: 10 % of RÁBA."""
    table = dealt("2", "11", stock_card="S4")
    assert table.percent("RÁBA") == {"stack": 90, OPPONENT: 10}
    assert ShareDrafted(OPPONENT, "RÁBA", 10) in table.game.start_events


def test_12_2_4_the_human_picks_from_the_rest() -> None:
    """As many minors, one share of one of the other three majors; remaining minors leave the game."""
    table = dealt("2", "11", stock_card="S4")
    assert table.to_act == ("P1", None, "draft")
    on_offer = [each.company for each in table.offered("draft_company")]
    assert on_offer == ["1", "3", "4", "6", "7"]
    assert [each.company for each in table.offered("draft_share")] == ["SIK", "SzKÉV", "LdStEG"]
    table.refused(DraftCompany("2"), "draft.not_on_offer", "12.2.4")
    table.refused(DraftShare("RÁBA"), "draft.not_on_offer", "12.2.4")
    table.act(DraftCompany("1"))
    table.act(DraftCompany("3"))
    table.refused(DraftCompany("4"), "draft.company_limit", "12.2.4", limit=2)
    table.act(DraftShare("SIK"))
    minors = [name for name, each in table.game.state.companies.items() if each.kind == "minor"]
    assert minors == ["1", "2", "3", "11"]
    assert table.round == "OR 1.1"


def test_12_2_5_istvan_has_the_priority_and_sits_before_the_human() -> None:
    """And nothing of his is asked of the human: his moves are recorded as automatic ones."""
    table = dealt("1", "2")
    assert table.game.state.seats == [OPPONENT, "P1"]
    for pick in (DraftCompany("3"), DraftCompany("4")):
        table.act(pick)
    entry = table.act(DraftShare("SIK")).entry
    assert table.game.state.priority == OPPONENT
    assert {each["by"] for each in entry["auto"]} == {OPPONENT}
    assert [each["action"]["type"] for each in entry["auto"]].count("run") >= 1
    assert table.to_act == ("P1", "3", "track")


def test_12_2_5_moves_before_the_human_are_in_the_setup_record() -> None:
    """Loaded without them chosen anew, the position is the same."""
    game = dealt("1", "2").game
    again = engine.load_game(game.setup, game.entries)
    assert "auto" in game.setup
    assert again.digest() == game.digest()


@pytest.mark.parametrize(("phase", "income"), [("yellow", 30), ("green", 60), ("brown", 0)])
def test_12_2_6_income_in_the_short_game(phase: str, income: int) -> None:
    """To each of the two, at the start of each operating round."""
    table = alone("3", "trains", cards={"2": 0}, phase=phase, waiting=(), rounds_left=1, minors={"2": {"trains": []}})
    applied = table.act(PASS)
    paid = [each for each in told(applied, Paid) if each.payer == "bank" and each.payee in (OPPONENT, "P1")]
    expected = [Paid("bank", who, income, "income") for who in (OPPONENT, "P1")] if income else []
    assert [each for each in paid if each.reason == "income"][:2] == expected


def test_12_2_6_none_in_the_long_game() -> None:
    """15.64."""
    table = dealt("1", "2", "4", length="long")
    for pick in ("3", "6", "7"):
        table.act(DraftCompany(pick))
    applied = table.act(DraftShare("SIK"))
    first = told(applied, Paid)[0]
    assert first.reason != "income"
    assert engine.load_title("18mag", 1, {"length": "long"}).raw["solo"]["income"] == {}


# --- 12.3 track


def test_12_3_1_no_yellow_tile_and_nothing_in_yellow() -> None:
    """In yellow there's nothing to do in his track step."""
    assert choices(alone("2", "track", tiles=LINE_2)) == (Pass(),)


def test_12_3_1_one_upgrade_and_no_further_tile() -> None:
    """After it the step is over."""
    table = alone("2", "track", tiles=LINE_2, phase="green")
    applied = table.act(choices(table)[0])
    assert len([each for each in told(applied, TileLaid) if each.company == "2"]) == 1


def test_12_3_2_the_home_hex_comes_first() -> None:
    """Nyíregyháza before Debrecen."""
    table = alone("2", "track", tiles=LINE_2, phase="green")
    assert {each.hex for each in choices(table) if isinstance(each, LayTile)} == {"B15"}


def test_12_3_1_the_tile_must_be_reached_as_it_lies() -> None:
    """Budapest meets Székesfehérvár by one turn of the tile only; the other would join Szolnok, which isn't reached."""
    tiles = {"C6": "14/1", "C8": "L33/2", "C10": "57/1"}
    minors = {"3": {"owner": OPPONENT, "at": ["C6.0"]}, "4": {"owner": "P1"}}
    table = alone("3", "track", cards={"3": 0}, tiles=tiles, phase="green", minors=minors)
    assert [joined(table.game.view, LayTile("C8", "209", rotation)) for rotation in (2, 5)] == [1, 1]
    assert choices(table) == (LayTile("C8", "209", 2),)


def test_12_3_2_then_the_nearest_along_track() -> None:
    """Debrecen is 1 hex away from Nyíregyháza, Szolnok 3."""
    table = alone("2", "track", tiles={**LINE_2, "B15": "14/0"}, phase="green")
    assert distances(table.game.view, "2") == {"B15": 0, "C14": 1, "C10": 3} | {
        hex_id: far for hex_id, far in distances(table.game.view, "2").items() if hex_id not in ("B15", "C14", "C10")
    }
    assert {each.hex for each in choices(table) if isinstance(each, LayTile)} == {"C14"}


def test_12_3_2_the_upgrade_order_of_minor_4() -> None:
    """The rulebook's example: A to brown, B to green, B to brown, C to brown."""
    tiles = {"E10": "14/2", "D9": "57/2", "C8": "209/2"}
    order: list[tuple[str, str]] = []
    for _ in range(4):
        table = alone("4", "track", tiles=tiles, phase="brown")
        chosen = choices(table)[0]
        assert isinstance(chosen, LayTile)
        tiles[chosen.hex] = f"{chosen.tile}/{chosen.rotation}"
        order.append((chosen.hex, table.game.title.board.tiles[chosen.tile].colour))
    assert order == [("E10", "brown"), ("D9", "green"), ("D9", "brown"), ("C8", "brown")]
    assert choices(alone("4", "track", tiles=tiles, phase="brown")) == (Pass(),)


def tie() -> Table:
    """Minor 1: Székesfehérvár and Kecskemét are both 1 hex away from Budapest, which is green already."""
    tiles = {"C8": "209/2", "C6": "57/1", "D9": "57/2"}
    minors = {"1": {"at": ["C8.0"]}, "3": {"at": ["C6.0"]}}
    return alone("1", "track", tiles=tiles, phase="green", minors=minors)


def test_12_3_2_ties_are_the_humans_on_his_behalf() -> None:
    """Only what the rules hold equal is listed; anything else is refused, though it would be legal for a player."""
    table = tie()
    open_now = list(table.game.legal())
    assert tuple(open_now) == choices(table)
    assert {each.hex for each in open_now if isinstance(each, LayTile)} == {"C6", "D9"}
    table.refused(PASS, "automaton.other_choice", "12.3")
    table.refused(open_now[0], "turn.other_player", "12.3", by=OPPONENT, player="P1")
    chosen = next(each for each in open_now if isinstance(each, LayTile) and each.hex == "D9")
    entry = table.act(chosen).entry
    assert entry["by"] == "P1"
    assert entry["auto"][0]["by"] == OPPONENT
    assert laid(table, "D9") == f"{chosen.tile}/{chosen.rotation}"


def test_12_3_2_a_tie_can_be_undone_and_loaded() -> None:
    """The same tie is there again."""
    table = tie()
    before = table.game.decision
    table.act(choices(table)[0])
    table.game.undo(0, "P1")
    assert table.game.decision == before
    assert table.game.programmes() == []


def test_12_3_3_the_bank_pays_terrain() -> None:
    """Budapest's green tile: 20 from the bank to SIK; the minor has nothing."""
    minors = {"1": {"at": ["C8.0"], "cash": 0, "trains": []}}
    table = alone("1", "track", tiles={"C8": "L33/2", "D9": "57/2"}, phase="green", minors=minors)
    applied = table.act(choices(table)[0])
    assert told(applied, Paid)[0] == Paid("bank", "SIK", 20, "terrain")


def test_12_3_4_the_tile_that_joins_most() -> None:
    """Of the tiles for Debrecen those that meet the most loose ends of neighbours; each look once."""
    tiles = {**LINE_2, "B15": "14/0", "D13": "4/0", "B13": "58/3"}
    table = alone("2", "track", tiles=tiles, phase="green")
    chosen = [each for each in choices(table) if isinstance(each, LayTile)]
    every = [
        LayTile("C14", tile, rotation)
        for tile, rotation in lays.fitting(table.game.rulebook.board, "C14", table.game.view.laid("C14"))
    ]
    most = max(joined(table.game.view, each) for each in every)
    assert most >= 1
    assert {joined(table.game.view, each) for each in chosen} == {most}


@pytest.mark.parametrize(("cash", "trains", "fee"), [(50, ["2"], 10), (9, ["2"], 0), (50, [], 0)])
def test_12_3_5_the_fee_in_yellow(cash: int, trains: list[str], fee: int) -> None:
    """10 to SzKÉV from a minor that owns a train and has them."""
    table = alone("2", tiles=LINE_2, minors={"2": {"cash": cash, "trains": trains}})
    assert table.cash("2", "SzKÉV") == (cash - fee, fee)


def test_12_3_5_none_in_green() -> None:
    """Then he upgrades instead."""
    assert alone("2", tiles=LINE_2, phase="green").cash("2", "SzKÉV") == (50, 0)


# --- 12.5 runs


def test_12_5_the_wagon_whenever_it_raises_the_run() -> None:
    """Bécs – Sopron 50, with the bonus 70, for 10."""
    table = alone("11", "run", tiles=LINE_11, minors={"11": {"cash": 10}})
    assert choices(table) == (BuyWagon("RÁBA"),)
    applied = table.act(choices(table)[0])
    assert earned(applied) == 70
    assert [each for each in told(applied, Paid) if each.reason == "income"][:2] == [
        Paid("bank", OPPONENT, 35, "income"),
        Paid("bank", "11", 35, "income"),
    ]


def test_12_5_not_without_the_fee() -> None:
    """With 9 Ft he runs as he is."""
    table = alone("11", "run", tiles=LINE_11, minors={"11": {"cash": 9}})
    (chosen,) = choices(table)
    assert isinstance(chosen, Run)
    assert earned(table.act(chosen)) == 50


def test_12_5_no_wagon_that_brings_nothing_more() -> None:
    """Neither a red area nor a further town can be reached: 50 Ft in the treasury stay there."""
    table = alone("2", "run", tiles=LINE_2, minors={"2": {"cash": 50}})
    (chosen,) = choices(table)
    assert isinstance(chosen, Run)
    assert earned(table.act(chosen)) == 40


@pytest.mark.parametrize(("stations", "plain", "bought"), [(0, 50, True), (1, 60, False), (2, 70, False)])
def test_12_5_no_wagon_for_a_run_that_is_no_better(stations: int, plain: int, bought: bool) -> None:
    """Szeged – Belgrád with the bonus is worth 60; he pays for it only while Szeged – Kecskemét brings less."""
    majors = {name: {"at": ["D9.0"]} for name in ("SIK", "SzKÉV")[:stations]}
    table = alone("4", "run", tiles={"E10": "57/2", "D9": "14/2"}, phase="green", majors=majors)
    runs = [best(table.game.view, "4", bits) for bits in (0, wagon_bits(table.game.view, ("RÁBA",)))]
    assert [run and run.total for run in runs] == [plain, 60]
    (chosen,) = choices(table)
    assert (chosen == BuyWagon("RÁBA"), isinstance(chosen, Run)) == (bought, not bought)
    assert earned(table.act(chosen)) == max(plain, 60)


def test_12_5_equal_uses_the_red_area() -> None:
    """70 as 2+2 over two towns, 70 with the bonus: he takes the bonus."""
    tiles = {"B3": "6/0", "C2": "58/3", "D3": "8/0", "E2": "58/3"}
    table = alone("11", "run", tiles=tiles)
    applied = table.act(choices(table)[0])
    runs = [each["action"]["routes"] for each in applied.entry["auto"] if each["action"]["type"] == "run"]
    assert [sorted(route["stops"]) for route in runs[0]] == [["A2.0", "B3.0"]]


def test_12_5_no_route_no_run() -> None:
    """A minor without track passes."""
    assert choices(alone("2", "run")) == (Pass(),)


# --- 12.6 majors


def test_12_6_his_majors_pay_everything_and_place_no_station() -> None:
    """D is the whole treasury, in tens."""
    sik = {"price": 70, "cash": 94, "director": OPPONENT, "shares": {OPPONENT: 20}}
    assert choices(alone("SIK", "station", cards={"2": 0}, majors={"SIK": sik})) == (Pass(),)
    table = alone("SIK", "dividend", cards={"2": 0}, majors={"SIK": sik}, waiting=(), cash={"P1": 500})
    assert choices(table) == (PayDividend(90),)
    assert told(table.act(PayDividend(90)), DividendPaid) == [DividendPaid("SIK", 90, 9, 4)]


# --- 12.7 to 12.10 stock rounds


class WithoutLimit(Solo):
    """The rules without a limit of certificates (12.10)."""

    def certificate_limit(self, g: View) -> int:
        """More than there are."""
        return 99


def without_limit(table: Table) -> Table:
    """The same table under these rules."""
    game = Game(WithoutLimit(variant(1, table.game.setup["options"])), table.game.setup)
    game.restore([], table.game.snapshot())
    return Table(game)


@pytest.mark.parametrize(
    ("cash", "bought"),
    [
        (80, ["RÁBA"]),
        (70, ["LdStEG"]),
        (190, ["SzKÉV", "LdStEG"]),
        (400, ["SzKÉV", "SzKÉV", "RÁBA", "SIK"]),
    ],
)
def test_12_10_the_four_purchases(cash: int, bought: list[str]) -> None:
    """15.63: the rulebook's example, with the limit of certificates switched off as 12.10 says."""
    majors = EXAMPLE
    table = without_limit(alone(stock=OPPONENT, cards={"2": 0}, majors=majors, cash={OPPONENT: cash, "P1": 500}))
    purchases: list[str] = []
    for _ in range(6):
        decision = table.game.decision
        assert decision is not None
        if decision.on_behalf:  # only the position put on the table waits for him
            chosen = decision.choices[0]
            applied = table.game.apply(chosen, "P1")
            purchases += [chosen.company] if isinstance(chosen, BuyShare) else []
        else:
            if table.game.state.round != "stock":
                break
            applied = table.game.apply(PASS, "P1")
        moves = [each["action"] for each in applied.entry.get("auto", ()) if each["by"] == OPPONENT]
        purchases += [each["company"] for each in moves if each["type"] == "buy_share"]
    assert purchases == bought


def test_12_7_he_passes_where_no_line_qualifies() -> None:
    """Nothing that he can pay."""
    assert choices(alone(stock=OPPONENT, cards={"2": 0}, cash={OPPONENT: 50})) == (Pass(),)


def test_12_7_the_percentage_of_a_line_is_the_most() -> None:
    """With 60 % of SzKÉV and 20 % of RÁBA the third line's turn has come."""
    majors = {
        "SzKÉV": {"price": 55, "director": OPPONENT, "shares": {OPPONENT: 60}},
        "RÁBA": {"price": 55, "director": OPPONENT, "shares": {OPPONENT: 20}},
    }
    assert choices(alone(stock=OPPONENT, cards={"2": 0}, majors=majors, cash={OPPONENT: 500})) == (BuyShare("SIK"),)


def test_12_8_eight_certificates() -> None:
    """For both; he buys no ninth."""
    assert engine.load_title("18mag", 1).certificate_limit == {2: 8}
    majors = {
        "SzKÉV": {"director": OPPONENT, "shares": {OPPONENT: 60}},
        "LdStEG": {"director": OPPONENT, "shares": {OPPONENT: 40}},
    }
    assert choices(alone(stock=OPPONENT, cards={"2": 0}, majors=majors, cash={OPPONENT: 500})) == (Pass(),)


def test_12_8_over_the_limit_he_sells_from_the_bottom_line() -> None:
    """Nine certificates: one share of LdStEG goes."""
    majors = {
        "SzKÉV": {"director": OPPONENT, "shares": {OPPONENT: 60}},
        "RÁBA": {"shares": {OPPONENT: 10}},
        "LdStEG": {"director": OPPONENT, "shares": {OPPONENT: 40}},
    }
    table = alone(stock=OPPONENT, cards={"2": 0}, majors=majors, cash={OPPONENT: 500, "P1": 500})
    assert choices(table) == (SellShares("LdStEG", 10),)
    table.act(SellShares("LdStEG", 10))
    assert table.percent("LdStEG") == {"stack": 70, OPPONENT: 30}


# --- 12.4.9, 12.11


def test_12_4_9_no_trade_between_the_two() -> None:
    """The human's minor can't buy of his, nor is it offered."""
    table = alone("3", "trains", cards={"2": 0}, minors={"3": {"cash": 100}, "2": {"trains": ["2"]}})
    assert [each for each in table.offered("buy_train") if not hasattr(each, "source")] == []
    table.refused(buy("2", 50, "2"), "train.no_seller", "5.7.3", source="2")


def test_12_11_both_have_a_score() -> None:
    """Cash and shares, his as the human's."""
    result = alone(stock="P1", cards={"2": 0}, majors=EXAMPLE, cash={OPPONENT: 80, "P1": 100}).game.result()
    assert result["P1"].total == 100
    assert result[OPPONENT].total == 80 + 4 * 120 + 75 + 2 * 80 + 3 * 65
