"""What is done together with a chosen tile, after the dividend, at a usual price, or with the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import discord
import pytest

import engine
from benchmarks.tapping import full_panel, hand_for
from bot.discord.codes import Code, Line, read_code, read_line
from bot.discord.play.panel_view import value_of
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.panel.ahead import ONE_PAGE, spread
from bot.panel.bundles import ending
from bot.panel.choices import Choice
from bot.service import GameInfo
from engine.actions import BuyTrain
from engine.dev import log
from engine.game import Game
from engine.titles import games_folder
from tests.discord.party import Party, choices, choose, codes, press
from tests.discord.positions_1856 import first
from tests.titles.t1856.table import position


@pytest.mark.parametrize("value", ["pass", "2~pass", "pay~buy_train|3|bank|225", "hold+~x", "+~x|y", "ask|bid|FT"])
def test_a_line_is_read_as_it_was_written(value: str) -> None:
    assert str(read_line(value)) == value


def test_what_is_made_first_stands_in_a_code() -> None:
    code = Code("s", 7, 12, "pick", "buy_train", first="lay_tile|E12|57|2")
    assert read_code(str(code)) == code
    assert read_code(str(code.to("act", "take_loan"))) == Code("b", 7, 12, "act", "take_loan", first=code.first)
    assert Line("pass", "2").passes == 2
    assert Line("pass", "pay").passes is None


def lendable(game: Game) -> bool:
    """Track may be laid in several ways, and a loan taken."""
    kinds = {each.type for each in game.legal()} if game.decision is not None else set()
    return {"take_loan", "lay_tile"} <= kinds


async def chosen(party: Party) -> tuple[GameInfo, Message, Actor]:
    """A tile is chosen, not laid yet: the game, the page and who is up."""
    info, message, up = await party.seated(first(lendable))
    page = await choose(up, message, choices(message, "pick:lay_tile")[0])
    if "Lay it" not in page.message.labels():
        await (await choose(up, page.message, choices(page.message, codes_of(page.message, ":inner:"))[0])).touched()
    return info, page.message, up


def codes_of(message: Message, verb: str) -> str:
    """The end of the custom id with this verb, from the verb on."""
    return next(each[each.index(verb) + 1 :] for each in codes(message) if verb in each)


async def test_a_chosen_tile_is_laid_together_with_what_is_clicked_next(party: Party) -> None:
    info, page, up = await chosen(party)
    assert "What you choose here" in page.text
    assert "Lay it · Loan: +$100" in page.labels()
    await (await up.click(page, label="Lay it · Loan: +$100")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert [row["action"]["type"] for row in rows][:2] == ["lay_tile", "take_loan"]


async def test_back_from_a_chosen_tile_lays_nothing(party: Party) -> None:
    info, page, up = await chosen(party)
    await (await up.click(page, label="Back")).touched()
    assert (await party.info(info)).seq == info.seq
    assert "Lay it" not in page.labels()


async def test_a_chosen_tile_is_refused_once_the_game_has_moved_on(party: Party) -> None:
    info, page, up = await chosen(party)
    await (await press(up, await party.turn_message(info), ":act:take_loan")).touched()
    before = await party.info(info)
    answer = await up.click(page, label="Lay it · Loan: +$100")
    await party.server.until(lambda: answer.followups != [], what="the answer to the stale click")
    assert "has moved on" in answer.followups[-1].text
    assert (await party.info(info)).seq == before.seq


def train_after_the_dividend(game: Game) -> bool:
    if game.decision is None or game.decision.step != "track":
        return False
    found = full_panel(game).menus.get("buy_train", ())
    return bool(found) and bool(found[0].after)


async def test_a_train_is_bought_from_the_start_of_the_turn_with_all_before_it_spelled_out(party: Party) -> None:
    info, message, up = await party.seated(first(train_after_the_dividend))
    if not choices(message, "pick:buy_train"):
        message = (await (await press(up, message, ":list:buy_train")).touched()).message
    menu = next(each for each in message.parts() if each.get("custom_id", "").endswith(":pick:buy_train"))
    assert menu["placeholder"].startswith("Buy a train (first: Run $")
    value = next(each for each in choices(message, "pick:buy_train") if "+~buy_train|" in each)
    await (await choose(up, message, value)).touched()
    rows = await party.service.story(info.id, info.seq)
    kinds = [row["action"]["type"] for row in rows]
    assert kinds.index("run") < kinds.index("pay_dividend") < kinds.index("buy_train")
    after = await party.info(info)
    assert after.turn is not None
    assert info.turn is not None
    assert (after.turn.company, after.turn.step) != (info.turn.company, "trains"), "the turn was ended"


def buyable(game: Game) -> bool:
    if game.decision is None or game.decision.step != "trains":
        return False
    return any(isinstance(each, BuyTrain) and ending(game, [each]) for each in game.legal("buy_train"))


def test_a_purchase_is_there_once_more_with_the_end_of_the_turn() -> None:
    game = first(buyable)
    lines = full_panel(game).menus["buy_train"]
    bank = [each for each in lines if each.fields.get("source") == "bank"]
    assert {each.ends for each in bank} == {False, True}
    ended = next(each for each in bank if each.ends)
    assert value_of(ended, dict(game.actions)) == f"+~{value_of(replace(ended, ends=False), dict(game.actions))}"


def test_usual_prices_are_lines_as_far_as_one_page_holds_them() -> None:
    game = first(buyable)
    foreign = Choice("buy_private", {"private": "FT", "source": "P1"}, ranges={"price": (10, 40, 1)}, proposed=40)
    found = spread(game, "buy_private", [foreign])
    assert [each.fields.get("price") for each in found] == [40, None]
    many = [foreign] * (ONE_PAGE - 1)
    assert spread(game, "buy_private", many) == many


def at_dividend(title: str) -> Iterator[Game]:
    """The positions of a shipped game in which a dividend is decided."""
    setup, entries = log.record(sorted(games_folder(title).glob("*.jsonl.gz"))[0])
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    for each in entries:
        if game.decision is not None and game.decision.step == "dividend" and game.decision.player is not None:
            yield game
        if "action" in each:
            game.apply(game.read_action(each["action"]), each["by"])


@pytest.mark.parametrize("title", ["1856", "1865"])
def test_a_dividend_is_on_one_button_alone_and_on_one_with_the_end_of_the_turn(title: str) -> None:
    count = 0
    for game in islice(at_dividend(title), 40):
        panel = full_panel(game)
        view = hand_for(game).maker().view(panel)
        labels = [each.label for each in view.children if isinstance(each, discord.ui.Button)]
        assert len(set(labels)) == len(labels)
        made = [tuple(map(str, each.moves)) for each in panel.bundles]
        assert len(set(made)) == len(made)
        paid = [each for each in labels if str(each).startswith("Pay")]
        assert 1 <= len(paid) <= 2
        count += len(paid) == 1
    assert count, "where the turn ends with the dividend anyway, one button is enough"


def owing(cash: int, loans: int = 4) -> Game:
    """The end of a turn in which loans may be paid back."""
    pieces = {"price": 80, "cash": cash, "shares": {"P1": 60}, "loans": loans}
    return position(companies={"BBG": pieces}, turn="BBG", step="repay", phase="3", counts={"interest": 1}).game


def test_where_nothing_is_owed_nothing_is_paid_back() -> None:
    """Several steps are passed to the end of the turn, and still there's no button for it."""
    company = {"price": 80, "cash": 200, "shares": {"P1": 60}}
    panel = full_panel(position(companies={"BBG": company}, turn="BBG", phase="3").game)
    assert panel.bundles
    assert not any(each.loans or each.name == "repay" for each in panel.bundles)


@pytest.mark.parametrize(
    ("cash", "labels"),
    [
        (99, []),
        (199, ["Repay a loan: $100 · end the turn", "Repay a loan: $100"]),
        (399, ["Repay 3 loans: $300 · end the turn", "Repay 3 loans: $300", "Repay a loan: $100"]),
    ],
)
def test_loans_are_paid_back_one_by_one_or_at_once(cash: int, labels: list[str]) -> None:
    game = owing(cash)
    view = hand_for(game).maker().view(full_panel(game))
    shown = [str(each.label) for each in view.children if isinstance(each, discord.ui.Button)]
    assert [each for each in shown if each.startswith("Repay")] == labels


def indebted(game: Game) -> bool:
    """Several loans may be paid back at once."""
    at_repaying = game.decision is not None and game.decision.step == "repay"
    return at_repaying and any(each.loans > 1 for each in full_panel(game).bundles)


def test_where_the_next_step_is_for_it_loans_are_paid_back_with_the_end_of_the_turn() -> None:
    """No train is bought then; before the step of trains nobody is led to it."""
    company = {"price": 80, "cash": 250, "shares": {"P1": 60}, "loans": 2, "trains": ["3"]}
    game = position(companies={"BBG": company}, turn="BBG", step="trains", phase="3", counts={"interest": 1}).game
    bundle = next(each for each in full_panel(game).bundles if each.name == "repay")
    assert (bundle.key, bundle.loans, bundle.paid) == ("repay-end", 2, 200)
    assert [each["type"] for each in bundle.moves][:3] == ["pass", "repay_loan", "repay_loan"]
    early = position(companies={"BBG": company}, turn="BBG", step="track", phase="3", tiles={"J15": "57/0"}).game
    assert not any(each.loans for each in full_panel(early).bundles)


async def test_all_loans_that_can_be_are_paid_back_by_one_tap(party: Party) -> None:
    game = first(indebted)
    assert game.decision is not None
    company = game.decision.company
    bundle = next(each for each in full_panel(game).bundles if each.key == "repay-end")
    info, message, up = await party.seated(game)
    await (await press(up, message, ":fin:repay-end")).touched()
    events = [each for each in await party.events(info) if each.get("company") == company]
    assert [each["type"] for each in events].count("loan_repaid") == bundle.loans
    assert (await party.info(info)).turn != info.turn
