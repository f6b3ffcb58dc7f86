"""What a player of 18Mag would call mad, on positions like those that robots lost by: they don't do it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import BuyShare, BuyTrain, DraftCompany, DraftShare, PayDividend, ScrapTrain
from engine.robots.player import decide
from engine.titles.t18mag.actions import BuyWagon
from tests.titles.t18mag.table import PASS, Table, begin, lay, position

EAST = {"H27": "236/0", "G26": "4/2", "F25": "58/5", "H25": "27/4"}
"""Brassó, from which two trains can run."""


def bundle(table: Table) -> tuple[Any, ...]:
    return decide(table.game, "full").actions


def test_the_first_minor_drafted_lies_in_the_middle_where_there_is_most_to_reach() -> None:
    table = begin()
    picks = [*map(DraftShare, ("MÁVAG", "LdStEG", "G&C", "RÁBA", "SNW", "SIK")), DraftCompany("13")]
    for pick in picks:
        table.act(pick)
    assert bundle(table)[0] in map(DraftCompany, ("1", "3", "4"))


def test_a_minor_lays_yellow_track_to_where_it_can_be_built_on_and_not_into_a_tile_without_track_for_it() -> None:
    minors = {"7": {"cash": 10, "at": ["G10.0"]}, "4": {"at": ["G14.0"]}}
    tiles = {"G10": "L32/2", "G14": "L32/0", "F13": "57/2", "E12": "L33/2"}
    table = position(minors=minors, tiles=tiles, turn="7", step="track")
    assert bundle(table)[0] == lay("G12", "8/5", "terrain_token")


@pytest.mark.parametrize(("cash", "train"), [(200, "4"), (320, "6")])
def test_a_minor_doesnt_sit_on_money_that_a_second_train_would_earn_with(cash: int, train: str) -> None:
    minors = {"5": {"cash": cash}}
    table = position(minors=minors, tiles=EAST, turn="5", step="trains", phase="green", counts={"run": 1})
    assert bundle(table) == (BuyTrain(train, "bank", cash),)


def test_a_minor_full_of_poor_trains_gives_one_up_as_soon_as_it_can_pay_a_better_one() -> None:
    minors = {"5": {"cash": 400, "trains": ["2", "2"]}}
    table = position(minors=minors, tiles=EAST, turn="5", step="scrap", phase="brown", rounds_left=1)
    assert bundle(table) == (ScrapTrain("2"),)


def test_no_minor_gives_its_only_train_up_for_a_better_one_that_it_has_room_for() -> None:
    minors = {"4": {"cash": 335, "at": ["G14.0"]}}
    tiles = {"G14": "L17/4", "I14": "8865/3", "H15": "25/2"}
    table = position(minors=minors, tiles=tiles, turn="4", step="scrap", phase="brown", rounds_left=1)
    assert bundle(table) == (PASS,)


@pytest.mark.parametrize("trains", [["2"], ["2", "2"]])
def test_no_minor_takes_a_train_of_its_owners_other_one_that_would_miss_a_run_by_it(trains: list[str]) -> None:
    minors = {"5": {"cash": 70}, "7": {"cash": 0, "trains": trains}}
    tiles = {**EAST, "G10": "L32/2", "G12": "24/1", "I14": "8859/1"}
    table = position(minors=minors, tiles=tiles, turn="5", step="trains", phase="green", counts={"run": 1})
    assert bundle(table) == (PASS,)


@pytest.mark.parametrize("percent", [0, 60])
def test_a_wagon_that_costs_a_minor_more_than_it_brings_is_bought_of_ones_own_major_alone(percent: int) -> None:
    major = {"shares": {"P1": percent}, "director": "P1"} if percent else {}
    tiles = {place: tile for place, tile in EAST.items() if place != "F25"}
    table = position(
        minors={"5": {"cash": 100}}, majors={"G&C": major}, tiles=tiles, turn="5", step="run", phase="brown"
    )
    assert (BuyWagon("G&C") in bundle(table)) == (percent > 0)


def test_a_major_pays_what_moves_its_price_the_most_and_keeps_the_rest_for_the_next_round() -> None:
    majors = {"SNW": {"cash": 400, "shares": {"P1": 60}, "director": "P1"}}
    table = position(minors={"5": {}}, majors=majors, turn="SNW", step="dividend", phase="gray", rounds_left=1)
    assert bundle(table) == (PayDividend(210),)


def test_a_major_pays_all_that_it_has_in_the_last_round() -> None:
    majors = {"SNW": {"cash": 400, "shares": {"P1": 60}, "director": "P1"}}
    table = position(
        minors={"5": {}}, majors=majors, turn="SNW", step="dividend", phase="gray", final_sets=0, waiting=()
    )
    assert bundle(table) == (PayDividend(400),)


def test_where_one_major_sells_all_wagons_for_two_players_its_share_is_the_first_that_is_bought() -> None:
    minors = {name: {"owner": "P1" if name in ("1", "3") else "P2"} for name in ("1", "3", "4", "6")}
    majors = {major: {"price": 75} for major in ("SIK", "SzKÉV", "RÁBA")}
    table = position(minors=minors, majors=majors, cash={"P1": 80}, players=2, stock="P1")
    assert bundle(table) == (BuyShare("RÁBA"),)
