"""Turns of 1856 as people read them: what binds them, what they must do, what is in sight, what a click comes to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from benchmarks.tapping import full_panel, hand_for
from bot.discord.play.panel_text import matter_lines
from bot.discord.play.panel_view import leading_bundle, options_of
from bot.panel.bundles import Bundle
from bot.panel.choices import Choice
from bot.panel.foresight import foresee, warned_of
from bot.panel.panel import Panel
from bot.service import GameService
from bot.words import LANGUAGES, speak
from bot.words.effects import effect_lines, foresight_lines, winner_line
from bot.words.names import Names
from bot.words.refusals import remark_lines
from engine.actions import Bid, BuyPrivate, BuyTrain
from engine.game import Game
from engine.titles.t1856.actions import Merge
from tests.discord.conftest import service_at
from tests.discord.party import Party, choose, press
from tests.discord.prepared import PreparedRules
from tests.titles.t1856.formation import about_to_be_ruined, buying, declare, two_tokens_in_a_hex
from tests.titles.t1856.table import PASS, Table, begin, lay, position

RULES = PreparedRules()
FORMED = {"formed": True, "certificate_table": "companies"}


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service that knows the prepared positions."""
    async with service_at(tmp_path, RULES) as made:
        yield made


def names_of(game: Game, language: str = "en") -> Names:
    people = dict(zip(game.state.seats, ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay"), strict=False))
    return Names(speak(language, "$"), game.title, people)


def told(game: Game, language: str = "en") -> list[str]:
    """What is to be known before acting."""
    return matter_lines(full_panel(game), names_of(game, language))


def buttons(game: Game) -> list[discord.ui.Button[Any]]:
    view = hand_for(game).maker().view(full_panel(game))
    return [each for each in view.children if isinstance(each, discord.ui.Button)]


def labels(game: Game) -> list[str]:
    return [str(each.label) for each in buttons(game)]


def lines(game: Game, kind: str) -> list[tuple[str, str]]:
    """The lines of a menu with their details."""
    options = options_of(full_panel(game).menus[kind], names_of(game), dict(game.actions))
    return [(each.label, each.detail) for each in options]


# --- the auction


def fought_over() -> Table:
    """P1 and P2 have bid for TCC, and everything before it is sold."""
    table = begin(4)
    for action in (
        Bid("TCC", 55),
        Bid("TCC", 60),
        BuyPrivate("FT", "bank", 20),
        BuyPrivate("WSRC", "bank", 40),
    ):
        table.act(action)
    return table


def test_paying_loans_back_leads_only_where_no_train_could_still_be_bought() -> None:
    moves = ({"type": "repay_loan"}, {"type": "repay_loan"})
    repay = Bundle((*moves, {"type": "pass"}), "repay", ends=True, paid=200, loans=2)
    end = Bundle(({"type": "pass"},), "plain", ends=True)
    panel = Panel(1, "P1", "GT", "trains", bundles=(repay, end))
    assert leading_bundle(panel) is repay
    trains = {"buy_train": (Choice("buy_train", {"train": "4", "source": "bank"}, {}),)}
    assert leading_bundle(replace(panel, menus=trains)) is None
    assert leading_bundle(replace(panel, menus=trains, bundles=(replace(repay, name="pay"), end))) is not None


def test_bids_say_who_leads_and_what_the_private_company_is_good_for() -> None:
    table = begin(4)
    table.act(Bid("TCC", 55))
    details = dict(lines(table.game, "bid"))
    assert details["The Canada Company"].startswith("Ann bids $55 · $60 to $375 · face value $50, income $10")
    assert "the bridge" in details["Niagara Falls Suspension Bridge Company"]
    assert "bids" not in details["Great Lakes Shipping Company"]


def test_only_the_bidders_act_and_passing_is_dropping_out() -> None:
    game = fought_over().game
    assert told(game) == [
        "Your bids bind $55 of it; $320 is free.",
        "Only the bidders for The Canada Company act now: Ben leads with $60, your bid is $55. Raise, or drop out.",
    ]
    assert "Drop out" in labels(game)
    assert "Pass" not in labels(game)
    assert "Pass" in labels(begin(4).game)


async def test_dropping_out_sells_to_the_last_bidder(party: Party) -> None:
    table = begin(3)
    for action in (Bid("WSRC", 45), Bid("WSRC", 50), BuyPrivate("FT", "bank", 20)):
        table.act(action)
    info, message, up = await party.seated(table.game)
    await (await up.click(message, label="Drop out")).touched()
    bought = [each for each in await party.events(info) if each["type"] == "private_bought"]
    assert [(each["private"], each["price"]) for each in bought] == [("WSRC", 50)]


def test_private_companies_of_others_come_last_and_at_their_face_value() -> None:
    table = position(companies={"GW": {"price": 80}}, privates={"FT": "P2"}, cash={"P1": 450}, stock="P1", phase="3")
    panel = full_panel(table.game)
    menus = [each for each in hand_for(table.game).maker().view(panel).children if isinstance(each, discord.ui.Select)]
    assert str(menus[-1].placeholder).startswith("Buy a private company")
    assert lines(table.game, "buy_private")[0][0] == "Flos Tramway from Ben for $20"


# --- at any time


EVERYTHING: dict[str, Any] = {
    "companies": {"BBG": {"price": 80, "cash": 300, "shares": {"P1": 40}, "trains": ["3"]}, "CA": {"price": 75}},
    "privates": {"FT": "P1", "TCC": "P1", "GLSC": "BBG", "NFSBC": "CA"},
    "own": {"rights": {"CA": ["bridge"]}},
    "tiles": {"J15": "57/0"},
    "turn": "BBG",
    "phase": "3",
}
FIXED = ["Loan: +$100", "Buy a private company …", "Bridge or tunnel …", "Place the port marker …"]


@pytest.mark.parametrize("step", ["track", "run", "trains", "repay"])
def test_what_can_be_done_at_any_time_is_in_sight_in_every_step(step: str) -> None:
    table = position(**{**EVERYTHING, "tiles": {"J15": "57/0", "J13": "57/0"}}, step=step)
    assert [each.label for each in buttons(table.game) if each.label in FIXED and not each.disabled] == FIXED


def test_what_no_turn_can_bring_now_takes_no_room() -> None:
    """Phase 6: no loans, no private companies; the national company never has loans (14.1)."""
    trains = {"2": 0, "3": 0, "4": 0, "5": 0}
    company = {"price": 100, "cash": 300, "shares": {"P1": 40}, "trains": ["5"], "at": ["J15.0"]}
    table = position(companies={"CGR": company}, turn="CGR", phase="6", depot=trains, tiles={"J15": "57/0"}, own=FORMED)
    assert [each for each in labels(table.game) if each in FIXED] == ["Bridge or tunnel …"]
    assert told(table.game) == []
    company = {**company, "at": ["J15.0"]}
    rights = {"rights": {"BBG": ["bridge", "tunnel"]}}
    late = position(companies={"BBG": company}, turn="BBG", phase="5", depot=trains, tiles={"J15": "57/0"}, own=rights)
    assert [each for each in labels(late.game) if each in FIXED] == ["Loan: +$100"]


def test_money_that_a_loan_brings_keeps_private_companies_in_sight() -> None:
    company = {"price": 80, "cash": 0, "shares": {"P1": 40}}
    table = position(companies={"BBG": company}, privates={"GLSC": "P1"}, turn="BBG", phase="3", tiles={"J15": "57/0"})
    shown = {each.label: each.disabled for each in buttons(table.game) if str(each.label).endswith("…")}
    assert shown == {"Buy a private company …": True, "Bridge or tunnel …": True, "Place the port marker …": True}


def test_a_right_says_what_it_brings() -> None:
    table = position(**EVERYTHING)
    assert lines(table.game, "buy_right") == [
        ("bridge", "$50; +$10 a route to P17 Buffalo and P19"),
        ("tunnel", "$50; +$10 a route to B13 Sarnia"),
    ]


def test_after_the_tile_the_private_company_that_brings_another_is_named() -> None:
    table = position(**{**EVERYTHING, "privates": {"TCC": "P1"}})
    table.act(lay("J13", "57/0"))
    assert "The turn’s tile is laid. If you buy The Canada Company now, it brings another on H11." in told(table.game)
    table.act(BuyPrivate("TCC", "P1", 25))
    assert "The turn’s tile is laid; The Canada Company brings another on H11, free." in told(table.game)


async def test_the_tile_that_a_loan_and_a_private_company_bring(party: Party) -> None:
    company = {"price": 80, "cash": 20, "shares": {"P1": 40}}
    table = position(companies={"BBG": company}, privates={"TCC": "P1"}, tiles={"J15": "57/0"}, turn="BBG", phase="3")
    table.act(lay("J13", "57/0"))
    info, message, up = await party.seated(RULES.prepare(table.game))
    panel = (await up.click(message, label="My turn")).message
    assert "it brings another on H11" in panel.text
    await (await press(up, panel, ":act:take_loan")).touched()
    await (await press(up, panel, ":list:buy_private")).touched()
    await (await choose(up, panel, "buy_private|TCC|P1|100")).touched()
    await (await choose(up, panel, "of|lay_tile|H11")).touched()
    await (await choose(up, panel, "lay_tile|H11|3|0|TCC")).touched()
    await (await press(up, panel, ":yes:lay_tile")).touched()
    kinds = [each["type"] for each in await party.events(info)]
    assert [each for each in kinds if each in ("loan_taken", "private_bought", "tile_laid")] == [
        "loan_taken",
        "private_bought",
        "tile_laid",
    ]


# --- what must be done


def forced() -> Table:
    """BBG must own a train, and neither it nor its president can pay for one."""
    return position(
        companies={
            "BBG": {"price": 65, "cash": 30, "shares": {"P1": 50, "P2": 20}, "at": ["J15.0"]},
            "GW": {"price": 90, "shares": {"P1": 20, "P3": 40}},
        },
        cash={"P1": 420},
        tiles={"J15": "57/0", "J13": "57/0"},
        turn="BBG",
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
    )


def test_a_forced_purchase_names_the_train_and_its_price() -> None:
    table = forced()
    assert not any("sell_shares" in each for each in full_panel(table.game).menus), "a loan may make it needless"
    while table.to_act[2] != "trains":
        table.act(PASS)
    assert "BBG must buy a train; the cheapest in the bank is a 5-train for $550." in told(table.game)
    assert "sell_shares" in full_panel(table.game).menus


def test_a_temporary_president_reads_what_he_must_do() -> None:
    shares = {"P1": 10, "P2": 10, "out": 10}
    table = position(
        companies={
            "CGR": {"shares": shares, "president": "P1", "president_size": 1, "price": 100, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}},
        },
        cash={"P1": 60},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    assert told(table.game) == [
        "As temporary president of CGR you first buy the other half of its certificate; $40 is missing: "
        "sell no more shares than that takes."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_14_6_a_sale_that_ruins_a_temporary_president_says_so_with_who_wins(language: str) -> None:
    table = about_to_be_ruined()
    panel = full_panel(table.game)
    (told,) = remark_lines(panel.remarks, names_of(table.game, language))
    assert "126" in told, "what is missing"
    assert "80" in told, "what sales bring at most"
    found = warned_of(table.game, [{"type": "sell_shares", "company": "GW", "percent": 10}])
    assert found is not None
    assert found.result is not None
    worth = {seat: each["total"] for seat, each in found.result.items()}
    best = max(worth, key=lambda seat: worth[seat])
    lines = foresight_lines(found, names_of(table.game, language))
    assert lines[-1] == winner_line(found.result, names_of(table.game, language))
    assert names_of(table.game, language).person(best) in lines[-1]


def test_whoever_must_sell_first_reads_why() -> None:
    table = position(companies={"GW": {"price": 80, "shares": {"P1": 70}}}, cash={"P1": 300}, stock="P1")
    assert len(told(table.game)) == 1
    assert "70%" in told(table.game)[0]


# --- the formation


def indebted(**cash: int) -> Table:
    """BBG has bought the first 6-train; CA owes $560 beyond its treasury."""
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "loans": 6, "cash": 40, "shares": {"P2": 60}, "trains": ["4", "5"]},
        },
        cash=cash,
    )
    declare(table)
    return table


def with_trains_to_give_up() -> Table:
    """CA is merged, and the national company has its trains."""
    table = indebted(P2=600)
    table.act(Merge())
    return table


def test_a_president_reads_what_the_debt_comes_to() -> None:
    assert told(indebted(P2=600).game) == [
        "You have $600.",
        "CA still owes 6 loans: beyond its treasury $560 of yours, or it’s merged.",
    ]
    short = told(indebted(P2=500).game)
    assert short == [
        "You have $500.",
        "CA still owes 6 loans: beyond its treasury $560 of yours. $60 is missing, so it’s merged.",
    ]


def test_buying_the_first_6_train_is_asked_once_more_with_what_the_formation_will_ask() -> None:
    table = buying(
        {
            "BBG": {"price": 80, "cash": 700, "shares": {"P1": 60}},
            "CA": {"price": 75, "loans": 6, "cash": 40, "shares": {"P2": 60}},
            "GT": {"price": 70, "loans": 1, "shares": {"P3": 60}},
        },
        cash={"P2": 500, "P3": 100},
    )
    move = BuyTrain("6", "bank", 700).to_json()
    found = foresee(table.game, [move])
    assert found is not None
    assert found.asked
    lines = foresight_lines(found, names_of(table.game))
    assert lines[-3:] == [
        "All loans fall due after this turn; as things stand:",
        "CA still owes 6 loans. Ben lacks $60 of the $560: it’s merged into CGR.",
        "GT still owes one loan: Cid pays $100, or it’s merged into CGR.",
    ]


def test_a_purchase_of_which_there_is_nothing_to_say_is_not_asked_once_more() -> None:
    table = position(companies={"BBG": {"price": 80, "cash": 300}}, turn="BBG", step="trains")
    assert warned_of(table.game, [BuyTrain("2", "bank", 100).to_json()]) is None


def test_what_a_merger_does_is_told_without_words_for_nobody() -> None:
    game = indebted(P2=600).game
    panel = full_panel(game)
    assert "merge" in panel.buttons
    harm = foresee(game, [Merge().to_json()])
    assert harm is not None
    changes = effect_lines(harm.changes or {}, names_of(game))
    assert any(each.startswith("CA: closes") for each in changes)
    assert any(each.startswith("CGR: president: Ben") for each in changes)
    assert not any("somebody" in each for each in changes)


def test_the_national_presidents_choices_say_why() -> None:
    table = two_tokens_in_a_hex()
    assert told(table.game) == [
        "CGR has taken over two stations in one hex and may keep one there: choose the one that goes back, to be "
        "placed again later. To choose from: N17 Welland, city 1 and N17 Welland, city 2."
    ]
    trains = with_trains_to_give_up()
    assert trains.to_act[2] == "give_up_train"
    assert told(trains.game) == [
        "CGR has 2 trains and may have 3. Nothing has to go; what may go, to the pool and without pay: 4-train; "
        "permanent trains only where there are more of them than that."
    ]


def test_a_company_over_its_limit_reads_how_many_trains_it_may_have() -> None:
    table = buying(
        {"BBG": {"price": 80, "cash": 700}, "GT": {"price": 70, "shares": {"P3": 60}, "trains": ["4", "5", "5"]}}
    )
    table.act(BuyTrain("6", "bank", 700))
    assert table.to_act[2] == "discard"
    assert told(table.game) == ["GT has 3 trains and may have 2: the one you choose goes to the pool without pay."]


def everything_told() -> Sequence[Game]:
    half = {"shares": {"P1": 10, "P2": 10, "out": 10}, "president": "P1", "president_size": 1, "price": 100}
    temporary = position(
        companies={"CGR": {**half, "at": ["J15.0"]}, "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}}},
        cash={"P1": 60},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    tile = position(**{**EVERYTHING, "privates": {"TCC": "P1"}})
    tile.act(lay("J13", "57/0"))
    train = forced()
    while train.to_act[2] != "trains":
        train.act(PASS)
    tables = (fought_over(), temporary, tile, train, indebted(P2=600), two_tokens_in_a_hex(), with_trains_to_give_up())
    return [each.game for each in tables]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    for game in everything_told():
        found = told(game, language)
        assert found
        assert not any("{" in each for each in found)
    assert caplog.records == []
