"""What a tap leads to stands beside it, and what gives away much is asked once more."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from bot.discord.choices import Choice
from bot.discord.components import options_of
from bot.discord.facts import facts_of
from bot.discord.foresight import warned_of
from bot.discord.front import heading_name
from bot.discord.labels import button_text, label
from bot.discord.panel import panel_of
from bot.service import GameInfo
from bot.service.journal import Journal
from bot.words import speak
from bot.words.names import Names
from bot.words.stories import story_lines
from engine.actions import BuyTrain
from engine.game import Game
from storage import EntryRecord
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first
from tests.titles.t18mag.table import position

PEOPLE = {"P1": "Ann", "P2": "Ben", "P3": "Cid"}


def names(game: Game) -> Names:
    return Names(speak("en", game.title.currency), game.title, PEOPLE)


def entry(seq: int, *events: str) -> EntryRecord:
    return EntryRecord(seq, "P1", "7", seq, {"action": {}}, [{"type": each} for each in events], 0.0, None)


def test_the_whole_turn_is_that_of_one_company() -> None:
    entries = [entry(1, "tile_laid"), entry(2, "trains_ran", "turn_started"), entry(3, "tile_laid"), entry(4)]
    journal = Journal(entries)
    assert journal.undo_target("7", whole_turn=True) == (2, [3, 4])
    assert Journal(entries[:2]).undo_target("7", whole_turn=True) == (0, [1, 2])
    assert journal.undoable("7") == 2


def test_a_dividend_is_offered_with_the_price_that_it_leads_to() -> None:
    game = played_until(lambda game: at_step("dividend")(game) and bool(panel_of(game).menus.get("pay_dividend")))
    told = names(game)
    for choice in panel_of(game).menus["pay_dividend"]:
        for option in options_of([choice], told, dict(game.actions)):
            assert "price" in option.detail or "|" in option.value
    company = game.decision.company if game.decision is not None else ""
    trial = game.copy()
    assert trial.decision is not None
    trial.apply(trial.read_action({"type": "pay_dividend", "amount": 0}), trial.decision.by)
    facts = facts_of(game, "pay_dividend", {"amount": 0})
    cell = next(cell for cell, there in trial.state.market.items() if company in there)
    assert facts["price"] == game.title.cells[cell].price


def test_a_button_that_pays_says_the_price_too() -> None:
    game = first(lambda game: game.decision is not None and game.decision.step == "dividend")
    fields = {"amount": 0}
    choice = Choice("pay_dividend", fields, facts=facts_of(game, "pay_dividend", fields))
    assert "price" in button_text(choice, names(game))


def test_a_sale_that_closes_a_company_is_not_said_to_be_enough() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    fields = {"company": "RÁBA", "percent": 10}
    choice = Choice("sell_shares", fields, facts={"total": 10, "missing": 0, "closes": ("RÁBA",)})
    assert label(choice, names(game))[1] == "closes RÁBA, whose debt goes with it"


@pytest.mark.parametrize(("price", "asked"), [(50, True), (30, True), (10, False)])
def test_a_train_of_another_for_half_of_the_treasury_or_more_is_asked_once_more(price: int, asked: bool) -> None:
    minors = {"3": {"cash": 50, "trains": []}, "5": {"cash": 0, "trains": ["2"]}}
    game = position(minors=minors, turn="3", step="trains").game
    assert (warned_of(game, [BuyTrain("2", "5", price).to_json()]) is not None) == asked


def test_the_first_company_of_a_story_has_its_owner() -> None:
    told = Names(speak("en", "Ft"), engine.load_title("18mag"), PEOPLE)
    event = {"type": "token_placed", "company": "5", "node": "H27.0", "cost": 40, "home": False}
    (line,) = story_lines([{"by": "P2", "events": [event]}], told)
    assert line.startswith("Minor 5 (Ben): ")


def test_a_table_without_a_name_of_its_own_is_told_by_its_number() -> None:
    info = GameInfo(
        7, "1", "2", "18Mag", "18mag", "house", {}, "en", "9", False, 3, "running", 0, (), None, 0.0, 0.0, None, None
    )
    assert "7" in heading_name(info)
    assert "7" not in heading_name(replace(info, name="Friday"))
