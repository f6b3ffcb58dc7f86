"""The formation of 1856's national company: each declaration is told to all, foretold with figures, and asked for."""

from __future__ import annotations

import pytest

from bot.panel.foresight import warned_of
from bot.words import LANGUAGES, speak
from bot.words.effects import foresight_lines
from bot.words.names import Names
from bot.words.refusals import remark_lines
from bot.words.stories import shorten_lines, story_lines
from engine.actions import Action
from engine.titles.t1856.actions import Merge, Redeem
from tests.titles.t1856.formation import buying, declare
from tests.titles.t1856.table import PASS, Table

PEOPLE = {"P1": "Ann", "P2": "Ben", "P3": "Cid"}


def names_of(table: Table, language: str = "en") -> Names:
    return Names(speak(language, "$"), table.game.title, PEOPLE)


def three_in_debt() -> Table:
    """CA, GT and LPS owe more than they have; their presidents can pay; CA's is asked first."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}, "trains": ["4", "5"]},
            "GT": {"price": 70, "loans": 2, "cash": 20, "shares": {"P3": 60, "P2": 20}},
            "LPS": {"price": 90, "loans": 1, "shares": {"P3": 40}},
        },
        cash={"P2": 900, "P3": 900},
    )
    declare(table)
    return table


def told(table: Table, action: Action, language: str = "en") -> list[str]:
    """What all read of an action."""
    events = [each.to_json() for each in table.act(action).events]
    return story_lines([{"events": events}], names_of(table, language))


def test_13_2_2_each_declaration_is_told_to_all_with_what_the_president_pays() -> None:
    table = three_in_debt()
    assert told(table, Merge()) == ["CA: Ben has it merged into CGR"]
    assert told(table, Redeem()) == ["GT: Cid pays $180 of its debt in person; repays 2 loans (none left)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_declarations_are_told_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    table = three_in_debt()
    (merged,) = told(table, Merge(), language)
    (paid,) = told(table, Redeem(), language)
    assert "Ben" in merged
    assert "180" in paid
    assert caplog.records == []


@pytest.mark.parametrize("action", [Merge(), Redeem()])
def test_every_declarer_is_asked_with_the_figures_that_come_if_the_others_merge(action: Action) -> None:
    table = three_in_debt()
    found = warned_of(table.game, [action.to_json()])
    assert found is not None
    before = {"CA": 75, "GT": 70, "LPS": 90}
    held = {who: {name: table.company(name).shares.get(who, 0) for name in before} for who in PEOPLE}
    table.act(action)
    while table.to_act[2] == "declare":
        table.act(Merge())
    formed, price = table.company("CGR"), table.game.view.price("CGR")
    (ahead,) = [each.figures for each in found.remarks if each.key == "merger-ahead"]
    assert ahead == {"company": "CGR", "price": price, "unit": formed.unit, "who": formed.president}
    merged = [name for name in before if table.company(name).closed]
    for each in (each.figures for each in found.remarks if each.key == "merger-share"):
        count = formed.shares.get(each["who"], 0)
        assert (each["percent"], each["worth"]) == (count * formed.unit, count * price)
        assert each["before"] == sum(before[name] * held[each["who"]][name] for name in merged)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_said_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    table = three_in_debt()
    found = warned_of(table.game, [Merge().to_json()])
    assert found is not None
    ahead, *shares = remark_lines(found.remarks, names_of(table, language))
    assert "100" in ahead
    assert [each.split(":")[0].strip() for each in shares] == ["Ben", "Cid"]
    assert caplog.records == []


def test_the_last_declaration_supposes_nothing_of_others() -> None:
    table = three_in_debt()
    table.act(Merge())
    table.act(Merge())
    found = warned_of(table.game, [Merge().to_json()])
    assert found is not None
    assert not [each for each in found.remarks if each.key.startswith("merger")]
    assert "CGR: is formed at $100" in foresight_lines(found, names_of(table))[0]


def test_13_7_giving_up_no_train_is_no_pass() -> None:
    table = three_in_debt()
    while table.to_act[2] == "declare":
        table.act(Merge())
    assert table.to_act[2] == "give_up_train"
    assert told(table, PASS)[0] == "CGR: keeps its trains"


def test_no_line_says_that_one_thing_is_missing_where_that_thing_has_room() -> None:
    names = names_of(three_in_debt())
    lines = [str(number) for number in range(9)]
    assert shorten_lines(lines, names, 8) == lines
    assert len(shorten_lines([*lines, "9"], names, 8)) == 9
    assert shorten_lines(lines, names, 8, left_out=1)[0].startswith("… and 2 things")
