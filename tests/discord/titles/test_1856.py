"""1856 at the table: auction, starts, loans, private companies, debts, dividends, and runs that take long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.play import proposals
from bot.discord.play.panel_view import options_of
from bot.panel.choices import choice_of
from bot.panel.panel import panel_of
from bot.words import LANGUAGES, speak
from bot.words.labels import label
from bot.words.names import Names
from bot.work import proofs
from engine.actions import Action
from engine.game import Game
from engine.hints import Wishes
from tests.discord.party import Party, choices, choose, confirm, press
from tests.discord.positions_1856 import PLAYERS, first


def at(step: str) -> Game:
    return first(lambda game: game.decision is not None and game.decision.step == step)


def offering(kind: str, step: str = "") -> Game:
    """A position in which an action of this type is legal (in this step)."""

    def wanted(game: Game) -> bool:
        in_step = game.decision is not None and step in ("", game.decision.step)
        return in_step and any(True for _ in game.legal(kind))

    return first(wanted)


async def test_the_auction_by_a_button_and_a_form(party: Party) -> None:
    info, message, up = await party.seated(at("auction"))
    assert "Buy Flos Tramway for $20" in message.labels()
    assert "private companies" in message.attachments[0].description
    form = await choose(up, message, "ask|bid|TCC")
    line = form.modal["components"][0]["components"][0]
    assert line["value"] == "55"
    await (await up.submit(form, {"number": "57"})).touched()
    assert [(each["private"], each["price"]) for each in await party.events(info)] == [("TCC", 57)]
    following = await party.turn_message(info)
    assert f"TCC The Canada Company: face value $50 · income $10 · H11; {up.name} $57" in (
        following.attachments[0].description
    )
    await (await press(party.up(await party.info(info)), following, ":act:buy_private|FT|bank|20")).touched()
    assert [each["private"] for each in await party.events(info) if each["type"] == "private_bought"] == ["FT"]


async def test_a_company_is_started_by_choosing_it_and_then_its_price(party: Party) -> None:
    info, message, up = await party.seated(offering("start_company"))
    companies = choices(message, "pick:start_company")
    assert companies[0] == "of|start_company|BBG"
    prices = await choose(up, message, companies[0])
    assert prices.private
    await (await choose(up, prices.message, "start_company|BBG|65")).touched()
    started = next(each for each in await party.events(info) if each["type"] == "company_started")
    assert (started["company"], started["price"]) == ("BBG", 65)


async def test_a_loan_is_in_sight_from_the_start_of_the_turn_with_what_it_costs(party: Party) -> None:
    info, message, up = await party.seated(offering("take_loan", "track"))
    assert "Loan: +$100" in message.labels()
    panel = await up.click(message, label="My turn")
    assert "Loans: 0 of at most" in panel.text
    assert "$10 interest" in panel.text
    await (await press(up, message, ":act:take_loan")).touched()
    assert [each["amount"] for each in await party.events(info) if each["type"] == "loan_taken"] == [100]
    assert "Take a loan" in message.labels()
    loan = next(each for each in message.parts() if each.get("custom_id", "").endswith(":act:take_loan"))
    assert loan["disabled"]


async def test_a_private_company_is_bought_from_another_player_who_agrees(party: Party) -> None:
    def foreign(game: Game) -> bool:
        offers = game.legal("buy_private") if game.decision is not None and game.decision.step == "track" else ()
        return any(each.fixed["source"] != game.decision.player for each in offers)

    game = first(foreign)
    offer = next(each for each in game.legal("buy_private") if each.fixed["source"] != game.decision.player)
    info, message, up = await party.seated(game)
    listed = await (await press(up, message, ":list:buy_private")).touched()
    assert listed.message.attachments == [], "the map is for choosing a hex"
    form = await choose(up, listed.message, f"ask|buy_private|{offer.fixed['private']}|{offer.fixed['source']}")
    lowest = offer.ranges["price"][0]
    await (await up.submit(form, {"number": str(lowest)})).touched()
    asked = await party.info(info)
    owner = party.up(asked)
    assert owner is not up
    question = await party.turn_message(asked)
    panel = await owner.click(question, label="My turn")
    assert "wants to buy" in panel.text
    await confirm(owner, await press(owner, question, ":act:accept"))
    bought = next(each for each in await party.events(info) if each["type"] == "private_bought")
    assert (bought["private"], bought["price"]) == (offer.fixed["private"], lowest)


async def test_the_port_is_placed_from_the_row_in_sight(party: Party) -> None:
    info, message, up = await party.seated(offering("place_port"))
    listed = await (await press(up, message, ":list:place_port")).touched()
    option = next(each for part in listed.message.parts() for each in part.get("options", ()) if "C14" in each["value"])
    assert option["description"] == "+$20 a route; never moves; Great Lakes Shipping Company closes: −$15 a round"
    asked = await (await choose(up, listed.message, "place_port|C14")).touched()
    assert "never moves and lies there until the first 6-train" in asked.text
    await confirm(up, asked)
    assert "port_placed" in [each["type"] for each in await party.events(info)]


@pytest.mark.long
async def test_a_forced_purchase_says_what_is_missing_and_what_sales_bring(party: Party) -> None:
    game = first(lambda game: bool((panel_of(game).due or {}).get("missing", 0) > 0))
    due = panel_of(game).due
    assert due is not None
    info, message, up = await party.seated(game)
    panel = await up.click(message, label="My turn")
    assert f"${due['missing']:,} is missing" in panel.text
    assert f"at most ${due['most']:,} can be raised" in panel.text
    menu = next(each for each in message.parts() if each.get("custom_id", "").endswith(":pick:sell_shares"))
    assert all("missing" in each["description"] or "enough" in each["description"] for each in menu["options"])
    await (await choose(up, message, menu["options"][0]["value"])).touched()
    assert "shares_sold" in [each["type"] for each in await party.events(info)]


async def test_a_dividend_is_two_buttons(party: Party) -> None:
    info, message, up = await party.seated(at("dividend"))
    assert "Withhold" in [each.partition(" · ")[0] for each in message.labels()]
    await (await press(up, message, ":act:pay_dividend|0")).touched()
    assert (await party.info(info)).seq > info.seq


async def test_a_run_that_takes_long_is_worked_out_while_the_player_is_told(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = asyncio.Event()
    search = proofs.Proofs._search

    async def slow(self: proofs.Proofs, *asked: Any) -> proofs.Proof:
        await may_end.wait()
        return await search(self, *asked)

    monkeypatch.setattr(proofs.Proofs, "_search", slow)
    monkeypatch.setattr(proposals.Proposals, "quick", 0.3)
    _, message, up = await party.seated(first(at_track_with_runs))
    party.people[up.id]
    panel = await up.click(message, label="My turn")
    assert "still working out" in panel.text
    may_end.set()
    await party.server.until(lambda: "Best run of" in panel.text, what="the best run in the panel")
    assert any(each.startswith("Run the best") for each in panel.message.labels())
    await party.server.until(
        lambda: any(each.startswith("Run the best") for each in message.labels()), what="the best run on the message"
    )
    paid = next(each for each in panel.text.split("\n") if each.startswith("Dividend of"))
    assert message.text.endswith(f" · {paid}"), "who gets what of it stands beside the button that pays it"


async def test_a_run_that_could_not_be_proven_is_offered_as_the_best_so_far(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up = asyncio.Event()
    search = proofs.Proofs._search

    async def unproven(self: proofs.Proofs, game: Game, wishes: Wishes, so_far: proofs.Search) -> proofs.Proof:
        so_far.note(game.programmes(most=1))
        await given_up.wait()
        found = await search(self, game, wishes, so_far)
        return proofs.Proof(tuple(replace(each, proven=False) for each in found.programmes), proven=False)

    monkeypatch.setattr(proofs.Proofs, "_search", unproven)
    monkeypatch.setattr(proposals.Proposals, "quick", 0.1)
    _, message, up = await party.seated(first(at_track_with_runs))
    panel = await up.click(message, label="My turn")
    assert "still working out" in panel.text
    assert "The best found so far" in panel.text
    assert any(each.startswith("Run the best so far") for each in panel.message.labels())
    given_up.set()
    await party.server.until(lambda: "couldn’t be proven" in panel.text, what="the best so far, said to be unproven")
    assert "unproven; better routes can be entered by hand" in panel.text
    assert any(each.startswith("Run the best so far") for each in panel.message.labels())


def at_track_with_runs(game: Game) -> bool:
    return game.decision is not None and game.decision.step == "track" and bool(game.programmes())


def positions() -> Iterator[Game]:
    """Every step and every type of action once."""
    seen: set[str] = set()
    found: list[Game] = []

    def new(game: Game) -> bool:
        kinds = {f"{game.decision.step} {each.type}" for each in game.legal()} if game.decision is not None else set()
        if kinds - seen:
            seen.update(kinds)
            found.append(game.copy())
        return False

    with pytest.raises(LookupError):
        first(new, seeds=(1, 2))
    yield from found


@pytest.mark.long
def test_every_choice_has_a_label_in_every_language(caplog: pytest.LogCaptureFixture) -> None:
    people = dict(zip(PLAYERS, ("Ann", "Ben", "Cid"), strict=True))
    count = 0
    for game in positions():
        legal = [each for each in game.legal() if not isinstance(each, Action) or each.type not in ("pass", "run")]
        menus = panel_of(game).menus
        for language in LANGUAGES:
            names = Names(speak(language, "$"), game.title, people)
            for each in legal:
                text, detail = label(choice_of(game, each), names)
                assert "{" not in text + detail
                count += bool(text)
            for kind, menu in menus.items():
                values = [each.value for each in options_of(menu, names, dict(game.actions))]
                assert len(set(values)) == len(values), kind
    assert count > 300 * len(LANGUAGES)
    assert caplog.records == []
