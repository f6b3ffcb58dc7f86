"""Offers at the table: posted by menus or by command, answered by buttons, never holding the game up."""

from __future__ import annotations

import re

import pytest

from bot.discord.play.new_offers import things
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service.intents.agreements import holder
from bot.words import LANGUAGES
from engine.game import Game
from tests.discord.party import Party, choose, codes
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first


def trade(game: Game) -> tuple[str, str, str, str] | None:
    """A train, its minor and that's owner, and a minor of somebody else with room and money for it."""
    minors = {name: each for name, each in game.state.companies.items() if each.kind == "minor" and each.in_play}
    for name, each in minors.items():
        for buyer, other in minors.items():
            room = len(other.trains) < game.view.phase.train_limit and other.cash >= 5
            if each.trains and each.owner != other.owner and room:
                return each.trains[0], name, str(each.owner), buyer
    return None


async def table(party: Party) -> tuple[GameInfo, Actor, Actor, str, str]:
    """A game in which a trade is possible: the seller, the buyer, the thing, the company that buys."""
    position = played_until(lambda game: at_step("track")(game) and trade(game) is not None)
    found = trade(position)
    assert found is not None
    train, minor, owner, buyer = found
    info = await party.at(position)
    seller, other = (party.people[info.seat(holder(position, each) or "").user] for each in (minor, buyer))
    assert info.seats_of(seller.id) == (owner,)
    return info, seller, other, f"train|{train}|{minor}", buyer


async def posted(party: Party, info: GameInfo, kind: str = "offer_yes") -> Message:
    """The public message of the newest offer."""
    await party.server.until(lambda: offers(party, info, kind) != [], what="the offer’s message")
    return offers(party, info, kind)[-1]


def offers(party: Party, info: GameInfo, kind: str) -> list[Message]:
    return [each for each in party.messages(info) if any(f":{kind}:" in code for code in codes(each))]


async def accept(party: Party, other: Actor, message: Message) -> None:
    """Accept, which is asked for once more, alone, with what the deal does."""
    asked = await other.click(message, label="Accept")
    assert asked.private
    assert "This is what it will do. Go ahead?" in asked.text
    assert ": cash " in asked.text
    assert "Accepted by" not in message.content
    await (await other.click(asked.message, label="Yes, do it")).touched()
    await party.server.until(lambda: "Accepted by" in message.content, what="the public message")


async def test_offered_by_menus_and_a_form_and_accepted(party: Party) -> None:
    info, seller, other, thing, buyer = await table(party)
    before = await party.service.read(info.id, lambda game: game.digest())
    answer = await seller.slash(party.thread(info), "offer list")
    assert answer.private
    answer = await choose(seller, answer.message, thing)
    form = await choose(seller, answer.message, buyer)
    sent = await seller.submit(form, {"price": "5", "until": "in 2 days"})
    assert "Your offer is open" in sent.text
    message = await posted(party, info)
    assert re.search(r"; until <t:\d+:f>$", message.content, re.MULTILINE)
    assert [each.user_id for each in party.server.pings if each.message_id == message.id] == [other.id]
    assert (await party.info(info)).turn == info.turn
    assert await party.service.read(info.id, lambda game: game.digest()) == before
    assert f"Minor {buyer}: cash" in message.content
    await accept(party, other, message)
    assert "Accept" not in message.labels()
    (offer,) = await party.service.offers.listed(info.id)
    assert (offer.body["buyer"], offer.body["price"], offer.body["accepted"]) == (buyer, 5, info.seats_of(other.id)[0])


async def test_declined_in_words_and_answered_kindly_afterwards(party: Party) -> None:
    info, seller, other, thing, buyer = await table(party)
    await seller.slash(party.thread(info), "offer post", object=thing, price=5, buyer=buyer, until="12h")
    message = await posted(party, info)
    third = next(each for each in party.people.values() if each not in (seller, other))
    assert "This offer is for" in (await third.click(message, label="Accept")).text
    assert "your own offer" in (await seller.click(message, label="Accept")).text
    refused = await other.click(message, label="Withdraw")
    await party.server.until(lambda: refused.followups != [], what="the refusal")
    assert "can withdraw it" in refused.followups[0].text
    stale = next(code for code in codes(message) if ":offer_yes:" in code)
    await (await other.click(message, label="Decline")).touched()
    assert "Declined by" in message.content
    assert await party.service.offers.listed(info.id) == []
    late = await other.raw(3, party.thread(info), {"component_type": 2, "custom_id": stale}, message=message)
    await late.touched()
    assert "no such" in late.text


async def test_withdrawn_by_command_and_by_button(party: Party) -> None:
    info, seller, _, thing, buyer = await table(party)
    for way in ("button", "command"):
        await seller.slash(party.thread(info), "offer post", object=thing, price=5, buyer=buyer)
        message = await posted(party, info)
        if way == "button":
            await (await seller.click(message, label="Withdraw")).touched()
        else:
            (choice,) = await seller.autocomplete(party.thread(info), "offer withdraw", "offer", offer="")
            await seller.slash(party.thread(info), "offer withdraw", offer=choice.value)
        assert "Withdrawn" in message.content
        assert await party.service.offers.listed(info.id) == []


async def test_the_newest_four_offers_are_listed_with_their_buttons(party: Party) -> None:
    info, seller, _, thing, buyer = await table(party)
    for price in range(1, 6):
        await seller.slash(party.thread(info), "offer post", object=thing, price=price, buyer=buyer)
    shown = await seller.slash(party.thread(info), "offer list")
    assert re.findall(r"for (\d)", shown.text) == ["2", "3", "4", "5"]
    assert [each for each in shown.message.labels() if "Accept" in each] == [f"Accept ({row})" for row in range(1, 5)]


async def test_open_to_anyone_asks_which_company_buys(party: Party) -> None:
    info, seller, other, thing, buyer = await table(party)
    await seller.slash(party.thread(info), "offer post", object=thing, price=5)
    message = await posted(party, info)
    assert message.mentions == []
    answer = await other.click(message, label="Accept")
    if "Yes, do it" not in answer.message.labels():
        answer = await (await choose(other, answer.message, buyer)).touched()
    await (await other.click(answer.message, label="Yes, do it")).touched()
    (offer,) = await party.service.offers.listed(info.id)
    assert offer.body["accepted"] == info.seats_of(other.id)[0]


async def test_completion_offers_what_can_be_had_in_the_readers_words(party: Party) -> None:
    info, seller, _, thing, buyer = await table(party)
    found = await seller.autocomplete(party.thread(info), "offer post", "object", object="")
    assert thing in [each.value for each in found]
    who = await seller.autocomplete(party.thread(info), "offer post", "buyer", object=thing, buyer="")
    assert buyer in [each.value for each in who]
    spans = await seller.autocomplete(party.thread(info), "offer post", "until", until="")
    assert ("in 2 days", "2d") in [(each.name, each.value) for each in spans]
    to = await seller.autocomplete(party.thread(info), "offer post", "to", to="")
    assert info.seats_of(seller.id)[0] not in [each.value for each in to]


@pytest.mark.parametrize(
    "hostile",
    [{"object": "train|99|5"}, {"object": "'; drop table games; --"}, {"buyer": "@everyone"}, {"until": "-3"},
     {"until": "9999d"}, {"until": "yesterday"}, {"to": "P99"}, {"object": "train|3|5|7|" * 20}],
)  # fmt: skip
async def test_hostile_input_is_refused_in_words(party: Party, hostile: dict[str, object]) -> None:
    info, seller, _, thing, _ = await table(party)
    known = {"object": thing, "price": 5}
    answer = await seller.slash(party.thread(info), "offer post", **(known | hostile))
    assert answer.private
    listed = await party.service.offers.listed(info.id)
    assert listed == []


async def test_what_others_decide_about_can_be_asked_for(party: Party) -> None:
    info, seller, other, thing, buyer = await table(party)
    found = await party.service.read(info.id, lambda game: things(game, info.seats_of(other.id)))
    assert thing in ["|".join(each) for each in found]
    await other.slash(party.thread(info), "offer post", object=thing, price=5, buyer=buyer)
    await posted(party, info)
    (offer,) = await party.service.offers.listed(info.id)
    assert (offer.seat, offer.body["to"]) == (info.seats_of(other.id)[0], info.seats_of(seller.id)[0])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_offer_is_told_in_the_tables_language(party: Party, language: str) -> None:
    position = played_until(lambda game: at_step("track")(game) and trade(game) is not None)
    train, minor, owner, buyer = trade(position) or ("", "", "", "")
    info = await party.at(position, language=language)
    seller = party.people[info.seat(owner).user]
    await seller.slash(party.thread(info), "offer post", object=f"train|{train}|{minor}", price=5, buyer=buyer)
    message = await posted(party, info)
    assert "{" not in message.content
    assert "<t:" in message.content


async def test_a_private_company_is_sold_to_another_players_company(party: Party) -> None:
    position = first(lambda game: game.state.round == "operating" and private_sale(game) is not None)
    private, owner, buyer = private_sale(position) or ("", "", "")
    info = await party.at(position, title="1856")
    seller = party.people[info.seat(owner).user]
    price = position.title.privates[private].price
    answer = await seller.slash(
        party.thread(info), "offer post", object=f"private|{private}|{owner}", price=price, buyer=buyer
    )
    assert "Your offer is open" in answer.text
    message = await posted(party, info)
    other = party.people[info.seat(holder(position, buyer) or "").user]
    assert [each.user_id for each in party.server.pings if each.message_id == message.id] == [other.id]
    await accept(party, other, message)


def private_sale(game: Game) -> tuple[str, str, str] | None:
    """A private company, its owner, and a company of somebody else."""
    for private, owner in game.state.privates.items():
        for name, each in game.state.companies.items():
            if owner in game.state.seats and each.in_play and holder(game, name) not in (None, owner):
                return private, str(owner), name
    return None
