"""1856 at the table: every command completes to what is legal; the formation of the national company on the panel."""

from __future__ import annotations

from collections import Counter

import discord
import pytest

from benchmarks.tapping import full_panel, hand_for
from bot.discord.codes import read_code, unpack
from bot.discord.completion import choices_for, field_choices
from bot.discord.components import Shown
from bot.discord.play.panel_view import Maker
from bot.panel.panel import Panel
from engine.actions import Action, FieldKind, Offer, field_kinds
from engine.game import Game
from engine.titles import rulebook
from tests.discord.positions_1856 import first
from tests.titles.t1856.formation import buying, declare, merged, two_tokens_in_a_hex
from tests.titles.t1856.table import Table

A_TYPE = 4
"""So many actions of a type are typed at a position."""


def positions() -> list[Game]:
    """Positions of two games in which some type of action is legal at a step for the first time."""
    seen: set[tuple[str, str]] = set()
    found: list[Game] = []

    def new(game: Game) -> bool:
        if game.decision is not None:
            kinds = {(game.decision.step, each.type) for each in game.legal()}
            if kinds - seen:
                seen.update(kinds)
                found.append(game.copy())
        return False

    with pytest.raises(LookupError):
        first(new, seeds=(1, 2))
    return found


@pytest.mark.long
def test_every_field_of_every_command_is_completed_with_what_is_legal() -> None:
    typed: Counter[str] = Counter()
    for game in positions():
        here: Counter[str] = Counter()
        for each in game.legal():
            if here[each.type] < A_TYPE:
                here[each.type] += 1
                completes(game, each)
        typed.update(here)
    unheard = {"draft_company", "draft_share", "borrow_train", "redeem", "merge", "remove_token", "place_marker"}
    assert set(typed) >= set(rulebook("1856").actions) - unheard


def completes(game: Game, each: Action | Offer) -> None:
    """Typing an action field by field, each value is among those offered for it, whatever comes first."""
    if isinstance(each, Offer):
        values = {**each.fixed, **{name: bounds[1] for name, bounds in each.ranges.items()}}
    else:
        values = {name: value for name, value in each.to_json().items() if name != "type"}
    if any(kind is FieldKind.ROUTES for _, kind in field_kinds(game.actions[each.type]).values()):
        return
    for order in (list(values), list(values)[::-1]):
        fixed: dict[str, object] = {}
        for name in order:
            found = field_choices(game, each.type, name, dict(fixed))
            assert values[name] in [value for value, _ in found], f"{each}: {name} after {fixed}"
            shown = choices_for(((value, str(value)) for value, _ in found), values[name])
            assert (values[name] if values[name] != "" else "-") in [choice.value for choice in shown]
            fixed[name] = values[name]


# --- the formation


def on_panel(game: Game) -> tuple[Panel, Maker, Shown]:
    """The panel of whoever is to act, as components."""
    panel, made = full_panel(game), hand_for(game).maker()
    return panel, made, made.view(panel)


def offered(game: Game) -> dict[str, str]:
    """What can be pressed or chosen: label by the value behind it."""
    out: dict[str, str] = {}
    for each in on_panel(game)[2].children:
        if isinstance(each, discord.ui.Button):
            code = read_code(each.custom_id or "")
            if code is not None and code.verb == "act":
                out[code.argument] = each.label or ""
        elif isinstance(each, discord.ui.Select):
            out |= {option.value: option.label for option in each.options}
    return out


def take(table: Table, value: str) -> None:
    """Do what stands behind a value that's offered."""
    assert value in offered(table.game)
    table.act(unpack(value, dict(table.game.actions)))


def test_the_national_company_gives_up_tokens_one_of_those_in_a_hex() -> None:
    table = two_tokens_in_a_hex()
    assert table.to_act[2] == "give_up_token"
    found = {value: label for value, label in offered(table.game).items() if value.startswith("remove_token|")}
    assert set(found) == {"remove_token|N17.0", "remove_token|N17.1"}
    assert "pass" not in offered(table.game)
    take(table, "remove_token|N17.1")
    assert "N17.1" not in table.game.view.nodes_of("CGR")


def test_its_president_chooses_trains_and_the_permanent_ones_stay() -> None:
    table = merged(
        buying(
            {
                "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
                "CA": {"price": 75, "loans": 6, "shares": {"P2": 60}, "trains": ["5", "5"]},
                "GT": {"price": 70, "loans": 6, "shares": {"P3": 60}, "trains": ["5", "4"]},
            }
        )
    )
    assert table.to_act[2] == "give_up_train"
    scrapped = {value for value in offered(table.game) if value.startswith("scrap_train|")}
    assert scrapped == {"scrap_train|4"}
    take(table, "scrap_train|4")
    assert table.company("CGR").trains == ["5", "5", "5"]


def test_the_repayment_at_the_formation_says_what_it_costs_and_merging_is_the_other_way() -> None:
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "cash": 150, "loans": 4, "shares": {"P2": 60}},
        },
        cash={"P2": 250},
    )
    declare(table)
    panel, _, _ = on_panel(table.game)
    assert panel.costs["redeem"] == 250
    found = offered(table.game)
    assert "$250" in found["redeem"]
    assert "merge" in found
    take(table, "redeem")
    assert not table.own.formed


def test_where_the_repayment_can_not_be_paid_only_merging_is_offered() -> None:
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "loans": 4, "shares": {"P2": 60}},
        },
        cash={"P2": 399},
    )
    declare(table)
    assert "redeem" not in offered(table.game)
    take(table, "merge")
