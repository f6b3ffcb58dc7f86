"""12.4: the company cards, step by step; and whole games against István."""

from __future__ import annotations

import random

import pytest

import engine
from engine.actions import Pass
from engine.dev.selfplay import play
from engine.events import Paid, TokenPlaced, TrainBought, TrainScrapped
from engine.robots.tempers import TEMPERS, choose
from engine.titles.t18mag.actions import CardFollowed, FollowCard
from tests.titles.t18mag.solo import LINE_2, LINE_11, alone, choices
from tests.titles.t18mag.table import OPPONENT, Table, told

FOLLOW = FollowCard()


def minor_2(step: str, done: int = 0, *, cash: int = 50, trains: tuple[str, ...] = ("2",), **pieces) -> Table:
    """Minor 2 with its red card, so many actions done; minor 11 is István's too."""
    eleven = {"cash": 0, "trains": ["2"], **pieces.pop("eleven", {})}
    minors = {"2": {"cash": cash, "trains": list(trains), **pieces.pop("two", {})}, "11": eleven}
    tiles = pieces.pop("tiles", {**LINE_2, **LINE_11})
    return alone("2", step, cards={"2": done, "11": 0}, minors=minors, tiles=tiles, **pieces)


def progress(table: Table, minor: str = "2") -> int:
    return table.game.state.own.cards[minor]


# --- the red card of minor 2, step by step


def test_12_9_the_red_card_of_minor_2() -> None:
    """Permanent; 2-train from the next higher for 30; 3 for 2; 3 for 2; stations in Debrecen and Szolnok."""
    card = engine.load_title("18mag", 1, {"difficulty": "hard"}).raw["solo"]["company_cards"]["2"]
    assert card["keeps_a_train"]
    assert card["source"] == "rulebook"
    assert [each["do"] for each in card["actions"]] == [
        "buy_2_train_from_next_higher",
        "replace_2_train",
        "replace_2_train",
        "station",
        "station",
    ]


def test_12_4_5_first_a_2_train_of_the_next_higher_minor() -> None:
    """Of 11 for 30, in the train step."""
    table = minor_2("trains")
    assert choices(table) == (FOLLOW,)
    applied = table.act(FOLLOW, pays={"2": -30, "11": 30})
    assert told(applied, TrainBought)[0] == TrainBought("2", "2", "11", 30)
    assert told(applied, CardFollowed)[0] == CardFollowed("2", "buy_2_train_from_next_higher", 1)
    assert table.trains("2") == ["2", "2"]
    assert progress(table) == 1


def test_12_4_1_the_next_action_waits_for_the_first() -> None:
    """With 200 Ft and one train nothing is replaced before the second 2-train was bought."""
    assert choices(minor_2("scrap", cash=200)) == (Pass(),)


def test_12_4_4_more_than_95_scraps_a_2_train_runs_the_other_and_buys_a_3() -> None:
    """96 Ft and two 2-trains; the run brings 20 to the treasury (40 for Nyíregyháza and Debrecen)."""
    table = minor_2("scrap", 1, cash=101, trains=("2", "2"))
    assert choices(table) == (FOLLOW,)
    applied = table.act(FOLLOW)
    assert told(applied, TrainScrapped) == [TrainScrapped("2", "2")]
    assert [each for each in told(applied, TrainBought) if each.company == "2"] == [TrainBought("2", "3", "bank", 120)]
    assert [each for each in told(applied, CardFollowed) if each.company == "2"] == [
        CardFollowed("2", "replace_2_train", 2),
        CardFollowed("2", "replace_2_train", 2),
    ]
    assert table.trains("2") == ["2", "3"]
    assert progress(table) == 2


def test_12_4_4_with_95_nothing_is_scrapped() -> None:
    """15.62: more than 95 are needed."""
    assert choices(minor_2("scrap", 1, cash=95, trains=("2", "2"))) == (Pass(),)
    assert choices(minor_2("scrap", 1, cash=96, trains=("2", "2"))) == (FOLLOW,)


def test_12_4_4_then_the_other_2_train() -> None:
    """Two 3-trains in the end."""
    table = minor_2("scrap", 2, cash=120, trains=("2", "3"))
    applied = table.act(choices(table)[0])
    assert told(applied, TrainScrapped) == [TrainScrapped("2", "2")]
    assert table.trains("2") == ["3", "3"]
    assert progress(table) == 3


def test_12_4_4_short_of_money_it_buys_later_without_scrapping_again() -> None:
    """96 - 0 + 0: a minor that can't run has no 120; the card waits, and in a later train step it buys."""
    table = minor_2("scrap", 1, cash=96, trains=("2", "2"), tiles=LINE_11, phase="green")
    table.act(choices(table)[0])
    assert table.trains("2") == ["2"]
    assert table.game.state.own.replacing == ["2"]
    assert progress(table) == 1
    later = minor_2("scrap", 1, cash=130, trains=("2",), replacing=["2"])
    assert choices(later) == (Pass(),)
    later = minor_2("trains", 1, cash=130, trains=("2",), replacing=["2"])
    applied = later.act(choices(later)[0], pays={"2": -120, "LdStEG": 30})
    assert told(applied, TrainScrapped) == []
    assert later.trains("2") == ["2", "3"]
    assert later.game.state.own.replacing == []


def test_12_4_4_a_train_bought_for_want_of_any_does_not_stand_for_the_new_one() -> None:
    """It had scrapped one and sold the other: a 2-train first (12.4.2), and the 3-train as soon as there's money."""
    table = minor_2("trains", 1, cash=200, trains=(), replacing=["2"])
    table.act(FOLLOW)
    assert (table.trains("2"), table.game.state.own.replacing, progress(table)) == (["2", "3"], [], 2)
    table = minor_2("trains", 1, cash=199, trains=(), replacing=["2"])
    table.act(FOLLOW)
    assert (table.trains("2"), table.game.state.own.replacing, progress(table)) == (["2"], ["2"], 1)


def test_12_4_4_games_begun_before_forget_it() -> None:
    """A switch: without it the action of the card begins anew."""
    table = minor_2("trains", 1, cash=200, trains=(), replacing=["2"])
    del table.game.setup["rules"]["scrapped_train"]
    table.act(FOLLOW)
    assert (table.trains("2"), table.game.state.own.replacing, progress(table)) == (["2"], [], 1)


def test_12_4_4_with_one_train_nothing_is_scrapped() -> None:
    """The single 2-train stays beside the new 3."""
    table = minor_2("scrap", 1, cash=130)
    applied = table.act(choices(table)[0])
    assert told(applied, TrainScrapped) == []
    assert table.trains("2") == ["2", "3"]


def test_12_4_4_it_needs_a_2_train() -> None:
    """Two 3-trains and an action that replaces a 2: it waits."""
    assert choices(minor_2("scrap", 2, cash=300, trains=("3", "3"))) == (Pass(),)


def test_12_4_8_a_station_in_debrecen_then_one_in_szolnok() -> None:
    """At 40, then 80, half to SzKÉV; one a turn."""
    table = minor_2("station", 3, cash=200, trains=("3", "3"))
    applied = table.act(choices(table)[0])
    assert told(applied, TokenPlaced)[0] == TokenPlaced("2", "C14.0", 40, False)
    assert Paid("2", "SzKÉV", 20, "station") in applied.events
    assert len([each for each in told(applied, TokenPlaced) if each.company == "2"]) == 1
    assert progress(table) == 4
    table = minor_2("station", 4, cash=80, trains=("3", "3"), two={"at": ["B15.0", "C14.0"]})
    applied = table.act(choices(table)[0])
    assert told(applied, TokenPlaced)[0] == TokenPlaced("2", "C10.0", 80, False)
    assert progress(table) == 5


def test_12_4_8_it_waits_for_money_and_a_slot() -> None:
    """39 Ft, or the human's token in the only slot."""
    assert choices(minor_2("station", 3, cash=39, trains=("3", "3"))) == (Pass(),)
    full = minor_2("station", 3, cash=200, trains=("3", "3"), majors={"RÁBA": {"at": ["C14.0"]}})
    assert choices(full) == (Pass(),)


@pytest.mark.parametrize("step", ["station", "scrap", "trains"])
def test_12_4_1_when_all_are_done_it_buys_nothing_more(step: str) -> None:
    """Five actions done, 500 Ft, room for a train."""
    assert choices(minor_2(step, 5, cash=500, trains=("3",))) == (Pass(),)


def test_12_4_5_the_highest_minor_skips_the_purchase() -> None:
    """15.61: minor 2 is István's highest; the replacement is current at once."""
    minors = {"2": {"cash": 130, "trains": ["2"]}, "1": {"trains": ["2"]}}
    table = alone("2", "scrap", cards={"1": 0, "2": 0}, minors=minors, tiles=LINE_2)
    applied = table.act(choices(table)[0])
    assert next(each.rule for each in told(applied, CardFollowed) if each.company == "2") == "replace_2_train"
    assert progress(table) == 2


def test_12_4_7_it_waits_for_the_seller_the_room_and_the_money() -> None:
    """No 2-train there, two trains here, 29 Ft."""
    assert choices(minor_2("trains", eleven={"trains": ["3"]})) == (Pass(),)
    assert choices(minor_2("trains", cash=29)) == (Pass(),)


def test_12_4_2_without_a_train_a_red_minor_buys_one_first() -> None:
    """From the bank, before anything on its card; with less than 80 it waits."""
    table = minor_2("trains", 3, cash=100, trains=())
    applied = table.act(choices(table)[0])
    assert told(applied, TrainBought)[0] == TrainBought("2", "2", "bank", 80)
    assert told(applied, CardFollowed)[0] == CardFollowed("2", "keep_a_train", 0)
    assert progress(table) == 3
    assert choices(minor_2("trains", 0, cash=79, trains=())) == (Pass(),)
    assert choices(minor_2("station", 3, cash=200, trains=())) == (Pass(),)


def test_12_4_2_only_red_cards_say_so() -> None:
    """A green card without a train buys the one that is on it."""
    cards = engine.load_title("18mag", 1, {"difficulty": "easy"}).raw["solo"]["company_cards"]
    assert not any(card["keeps_a_train"] for card in cards.values())
    table = alone("2", "trains", difficulty="easy", minors={"2": {"cash": 100, "trains": []}})
    assert told(table.act(choices(table)[0]), CardFollowed)[0] == CardFollowed("2", "buy_train", 1)


# --- other cards


def minor_6(*, cash: int, higher: tuple[str, ...], lower: tuple[str, ...]) -> Table:
    """Minor 6 (red: from another, 30/80) between István's minors 4 and 7."""
    minors = {
        "6": {"cash": cash, "trains": ["2"]},
        "7": {"cash": 0, "trains": list(higher)},
        "4": {"cash": 0, "trains": list(lower)},
    }
    return alone("6", "trains", cards={"4": 0, "6": 0, "7": 0}, minors=minors)


def test_12_4_6_from_a_higher_minor_for_30() -> None:
    """The nearest first."""
    table = minor_6(cash=100, higher=("2",), lower=("2",))
    assert told(table.act(choices(table)[0]), TrainBought)[0] == TrainBought("6", "2", "7", 30)


def test_12_4_6_else_from_a_lower_one_for_80() -> None:
    """With less than 80 it waits."""
    table = minor_6(cash=80, higher=("3",), lower=("2",))
    assert told(table.act(choices(table)[0]), TrainBought)[0] == TrainBought("6", "2", "4", 80)
    assert choices(minor_6(cash=79, higher=("3",), lower=("2",))) == (Pass(),)
    assert choices(minor_6(cash=200, higher=("3",), lower=("3",))) == (Pass(),)


def test_12_4_3_buy_from_the_bank() -> None:
    """A green card: a 2-train in the train step."""
    table = alone("2", "trains", difficulty="easy", minors={"2": {"cash": 80, "trains": ["2"]}})
    table.act(choices(table)[0], pays={"2": -80, "LdStEG": 20})
    assert choices(alone("2", "trains", difficulty="easy", minors={"2": {"cash": 79}})) == (Pass(),)


def test_12_4_1_a_card_is_nothing_for_the_human() -> None:
    """His minors have no such action, and there is none in the game of two."""
    table = alone("3", "trains", cards={"2": 0})
    table.refused(FOLLOW, "turn.not_now", "5.7")
    assert FollowCard.type not in engine.new_game("18mag", ["A", "B"]).actions


def test_12_4_1_nothing_to_do_is_refused() -> None:
    """The engine's own check of his moves."""
    table = minor_2("trains", 5)
    act = next(act for act in table.game.rulebook.frames["company_turn"].acts(table.game.view, turn(table)))
    with pytest.raises(engine.IllegalAction) as caught:
        act.check(table.game.view, turn(table), FOLLOW)
    assert caught.value.reason == "card.nothing_to_do"


def turn(table: Table):
    return table.game.state.stack[-1]


def test_12_9_21_company_cards_and_7_stock_cards() -> None:
    """7 minors in 3 colours; only minor 2's red card and one stock card are the rulebook's, and it's said so."""
    sources: list[str] = []
    for difficulty in ("easy", "medium", "hard"):
        solo = engine.load_title("18mag", 1, {"difficulty": difficulty}).raw["solo"]
        assert list(solo["company_cards"]) == ["1", "2", "3", "4", "6", "7", "11"]
        sources += [card["source"] for card in solo["company_cards"].values()]
    assert len(sources) == 21
    assert sources.count("rulebook") == 1
    assert len(solo["stock_cards"]) == 7
    assert [card["source"] == "house" for card in solo["stock_cards"].values()].count(False) == 1


# --- whole games


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("length", ["short", "long"])
def test_a_whole_game_against_istvan(difficulty: str, length: str) -> None:
    """A robot plays the human; every position is checked, and the game comes to its end."""
    played = play("18mag", 1, 11, {"difficulty": difficulty, "length": length}, thorough=50)
    assert played.faults == []
    assert played.finished


def test_his_moves_are_the_same_each_time() -> None:
    """Played anew from its log every choice of his comes out as recorded."""
    game = engine.new_game("18mag", ["P1"], {"difficulty": "hard", "length": "long"}, seed=5)
    chance = random.Random(5)
    while game.decision is not None and game.seq < 150:
        game.apply_all(choose(game, TEMPERS["builder"], chance), game.decision.by)
    assert engine.verify(game) == []
    loaded = engine.load_game(game.setup, game.entries)
    assert loaded.digest() == game.digest()
    assert loaded.decision == game.decision
    assert game.state.seats == [OPPONENT, "P1"]
