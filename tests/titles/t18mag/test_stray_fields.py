"""What an action names beside what this game knows is refused, not passed over."""

from __future__ import annotations

import pytest

import engine
from engine.actions import BuyTrain, PlaceToken
from tests.titles.t18mag.table import position


def test_5_2_no_right_places_a_minors_station() -> None:
    table = position(minors={"3": {"cash": 100}}, turn="3", step="station")
    table.refused(PlaceToken("C12.0", "bridge"), "token.no_power", "5.2")


def test_7_2_no_right_places_a_majors_station() -> None:
    majors = {"SIK": {"cash": 100, "director": "P1", "shares": {"P1": 20}}}
    table = position(majors=majors, turn="SIK", step="station")
    table.refused(PlaceToken("C12.0", "terrain_token"), "token.no_power", "7.2")


@pytest.mark.parametrize("source", ["bank", "5"])
def test_5_7_1_no_train_is_handed_in_for_another(source: str) -> None:
    table = position(minors={"3": {"cash": 200}, "5": {}}, turn="3", step="trains")
    table.game.check(BuyTrain("2", source, 80), "P1")
    with pytest.raises(engine.IllegalAction) as caught:
        table.game.check(BuyTrain("2", source, 80, "2"), "P1")
    assert (caught.value.reason, caught.value.clause) == ("train.no_trade", "5.7.1")
