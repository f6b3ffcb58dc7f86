"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

import engine
from engine.events import PriorityMoved, RoundStarted
from tests.titles.t18mag.table import PRICES, begin, position, sell, told

MAJORS = list(PRICES)


def test_2_1_what_is_in_the_box() -> None:
    """Thirteen minors, seven majors, trains 2, 3, 4, 6 in any number, 150 tiles."""
    title = engine.load_title("18mag")
    assert [each.id for each in title.companies.values() if each.kind == "minor"] == [str(n) for n in range(1, 14)]
    assert [each.id for each in title.companies.values() if each.kind == "major"] == MAJORS
    assert {each.id: (each.range, each.count) for each in title.trains.values()} == {
        "2": (2, None), "3": (3, None), "4": (4, None), "6": (6, None),
    }  # fmt: skip
    tiles = {each.stock_key: each for each in title.board.tiles.values()}.values()
    assert title.par_cells == {}, "no price of the row is for starting a company"
    colours = [(colour, sum(each.count for each in tiles if each.colour == colour)) for colour in title.board.colours]
    assert colours == [("yellow", 65), ("green", 51), ("brown", 28), ("gray", 6)]


def test_2_2_players_begin_without_money_and_2_5_majors_in_receivership() -> None:
    """Nobody has cash; the majors have no director (1.5), no treasury, and all nine certificates lie in the stack."""
    table = begin()
    assert set(table.accounts().values()) == {0}
    assert all(table.percent(major) == {"stack": 100} for major in MAJORS)
    assert all(table.director(major) is None for major in MAJORS)


def test_2_3_par_prices_are_dealt_from_ten_cards() -> None:
    """Two cards each of 60, 65, 70, 75, 80; one for each major, the other three unseen."""
    dealt = [engine.new_game("18mag", ["A", "B", "C"], seed=seed).setup["deal"]["par"] for seed in range(30)]
    for par in dealt:
        assert list(par) == MAJORS
        assert all(list(par.values()).count(price) <= 2 for price in (60, 65, 70, 75, 80))
        assert set(par.values()) <= {60, 65, 70, 75, 80}
    assert len({tuple(par.values()) for par in dealt}) > 20


def test_2_4_tokens_that_share_a_space_lie_in_the_order_of_the_list() -> None:
    """At set-up the first in the order RÁBA, G&C, SNW, SIK, SzKÉV, LdStEG, MÁVAG is on top."""
    table = begin(par=dict.fromkeys(reversed(MAJORS), 75))
    assert table.game.state.market == {"75": MAJORS}
    assert table.game.view.by_price() == MAJORS


def test_2_6_seats_are_random_and_seat_1_has_the_priority() -> None:
    """Random order; the seed decides, the same seed in the same way."""
    people = ["A", "B", "C", "D"]
    orders = {tuple(engine.new_game("18mag", people, seed=seed).state.seats) for seed in range(40)}
    assert len(orders) > 10
    assert all(sorted(order) == people for order in orders)
    game = engine.new_game("18mag", people, seed=3)
    assert game.state.priority == game.state.seats[0] == game.decision.player
    assert game.setup == engine.new_game("18mag", people, seed=3).setup


def test_2_7_three_indicators_no_markers_yellow() -> None:
    """Indicators on the stacks of 3, 4, 6; the markers in supply; phase yellow."""
    own = begin().game.state.own
    assert (own.indicators, own.markers, begin().phase) == (["3", "4", "6"], {}, "yellow")


def test_2_8_terrain_tokens() -> None:
    """Minor 5 has three, 12 two, 6, 7 and 13 one each."""
    companies = begin().game.state.companies
    tokens = {name: each.terrain_tokens for name, each in companies.items() if each.terrain_tokens}
    assert tokens == {"5": 3, "6": 1, "7": 1, "12": 2, "13": 1}


def test_2_9_budapest_and_the_double_cities_lie_on_these_hexes() -> None:
    """Where the rulebook names hexes that don't exist, E12, G14 and I14 are meant."""
    hexes = engine.load_title("18mag").board.hexes
    assert [each.id for each in hexes.values() if each.label == "B"] == ["E12"]
    assert [each.id for each in hexes.values() if each.label == "OO"] == ["D19", "G10", "G14", "I14"]
    assert [each.id for each in hexes.values() if each.label == "K"] == ["H23", "H27", "I2"]


def test_2_10_stations_of_minors_and_majors() -> None:
    """A minor places two stations beside its home, a major two in all: 40, then 80."""
    companies = begin().game.state.companies.values()
    assert all(each.stations == [40, 80] for each in companies)


@pytest.mark.parametrize("players", [[], list("ABCDEFG"), ["A", "B", "B"]])
def test_1_1_up_to_six_different_players(players: list[str]) -> None:
    """Not seven, not nobody, nobody twice."""
    with pytest.raises(ValueError, match="to 6 different players"):
        engine.new_game("18mag", players)


def test_14_1_profiles_and_options_are_named_switches() -> None:
    """`oracle` plays as recorded games do; an option changes one rule; unknown names are refused."""
    house = {
        "no_train_rule": "rulebook",
        "last_phase_by_markers_extra_set": False,
        "routes": "best",
        "terrain_token": "with_terrain",
        "trade_consent": True,
    }
    oracle = {
        "no_train_rule": "18xx.games",
        "last_phase_by_markers_extra_set": True,
        "routes": "free",
        "terrain_token": "before_tile",
        "trade_consent": False,
    }
    assert house.items() <= engine.new_game("18mag", list("ABC")).setup["rules"].items()
    assert oracle.items() <= engine.new_game("18mag", list("ABC"), profile="oracle").setup["rules"].items()
    assert engine.new_game("18mag", list("ABC"), {"routes": "free"}).setup["rules"]["routes"] == "free"
    for bad in ({"profile": "none"}, {"options": {"routes": "worst"}}, {"options": {"no_such": 1}}):
        with pytest.raises(ValueError, match=r".+"):
            engine.new_game("18mag", list("ABC"), **bad)


def test_the_first_round_is_announced() -> None:
    """The draft begins the game."""
    assert begin().game.start_events == (RoundStarted("draft", 1, 0, 0),)
    assert not told(begin().act(engine.DraftCompany("5")), PriorityMoved)


def test_1_2_minors_have_neither_shares_nor_a_price() -> None:
    """Shares and price markers are the majors' alone."""
    game = begin().game
    minors = [each for each in game.state.companies.values() if each.kind == "minor"]
    assert len(minors) == 13
    assert {name for cell in game.state.market.values() for name in cell} == set(MAJORS)
    assert not any(each.shares or each.president for each in minors)


def test_1_4_what_players_do_not_hold_lies_in_one_stack() -> None:
    """There's no pool: what is sold goes back to where it's for sale."""
    table = position(majors={"SIK": {"director": "P1", "shares": {"P1": 40}}}, stock="P1")
    assert table.percent("SIK") == {"P1": 40, "stack": 60}
    table.act(sell("SIK", 20))
    assert table.percent("SIK") == {"P1": 20, "stack": 80}


def test_8_2_1_players_deal_with_the_bank_only() -> None:
    """Nothing that can be done in a stock round names another player."""
    table = position(majors={"SIK": {"director": "P1", "shares": {"P1": 40}}}, cash={"P1": 500}, stock="P1")
    offered = [each.to_json() for each in table.game.legal()]
    assert {each["type"] for each in offered} == {"pass", "buy_share", "sell_shares"}
    assert not any(value in ("P2", "P3") for each in offered for value in each.values())


def test_16_2_what_majors_sell_or_earn() -> None:
    """Wagons by RÁBA, G&C and SNW; construction by SIK and SzKÉV."""
    assert engine.load_title("18mag").raw["services"] == {
        "red_area": "RÁBA", "plus_train": "G&C", "mine": "SNW", "terrain": "SIK", "second_tile": "SzKÉV",
        "station": "SzKÉV",
    }  # fmt: skip


def test_16_4_how_often_each_tile_is_there() -> None:
    """Of the two sides of one tile only one lies on the map at a time."""
    tiles = engine.load_title("18mag").board.tiles
    counts = {"7": 4, "8": 21, "9": 21, "5": 10, "57": 10, "L33": 1, "204": 3, "619": 5, "88": 6, "87": 6, "611": 8,
              "G17": 4, "L17": 3, "455": 2, "X9": 1}  # fmt: skip
    assert {tile: tiles[tile].count for tile in counts} == counts
    assert tiles["8"].stock_key == tiles["9"].stock_key != tiles["7"].stock_key


def test_16_5_wagon_fees_and_trains() -> None:
    """10, 20, 30 in yellow and green, then 20, 30, 40; trains 80, 120, 200, 320."""
    title = engine.load_title("18mag")
    assert {each.id: each.price for each in title.trains.values()} == {"2": 80, "3": 120, "4": 200, "6": 320}
    fees = [title.figures("phases", phase)["wagon_fees"] for phase in title.phases]
    assert fees == [[10, 20, 30], [10, 20, 30], [20, 30, 40], [20, 30, 40]]
