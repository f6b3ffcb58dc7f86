"""Bids by proxy, resting and accepting at the table: by menus and a form, or by command; nobody else sees them."""

from __future__ import annotations

import pytest

import engine
from bot.discord.play.order_choices import asks_amount, more, pack_order, read_order
from bot.discord.play.order_lines import order_text, why_text
from bot.local.actors import Actor
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine import load_title
from engine.game import Game
from engine.titles import TITLES
from tests.discord.party import Party, choose
from tests.discord.positions import PLAYERS, at_step, played_until


def auction(title: str) -> Game:
    return engine.new_game(title, players=PLAYERS, seed=3)


async def ordered(party: Party, info: GameInfo, person: Actor, private: str, most: str) -> str:
    """Somebody orders a bid by thumb: plan ahead, the company, the limit. What they're told."""
    opened = await person.slash(party.thread(info), "orders list")
    assert opened.private
    form = await choose(person, opened.message, f"bid|{private}")
    sent = await person.submit(form, {"amount": most})
    await sent.touched()
    return "\n".join([*(each.text for each in sent.followups), opened.message.content])


@pytest.mark.parametrize(("title", "private"), [("1856", "SCFTC"), ("1889", "SMR")])
async def test_everybody_bids_by_proxy_and_it_is_settled_at_once(party: Party, title: str, private: str) -> None:
    info, _, first = await party.seated(auction(title))
    name = engine.load_title(title).privates[private].name
    others = party.others(info)
    for person, most in zip(others, ("130", "160"), strict=True):
        assert f"Ordered: up to ${most} for {name}." in (await ordered(party, info, person, private, most)).replace(
            "¥", "$"
        )
    before = party.turn_messages(info)
    assert "130" not in (await first.slash(party.thread(info), "orders list")).text
    await first.slash(party.thread(info), "pass")
    rows = await party.service.story(info.id, info.seq)
    bids = [(row["by"], row["action"]["private"]) for row in rows if row["action"]["type"] == "bid"]
    assert bids == [(info.seats_of(each.id)[0], private) for each in sorted(others, key=lambda one: order(info, one))]
    now = await party.info(info)
    assert party.up(now) is first, "both have bid; it's the first one's turn again"
    assert party.turn_messages(info) == before, "whoever has just passed isn't pinged"
    log = await first.slash(party.thread(info), "log")
    assert "160" not in log.text


def order(info: GameInfo, person: Actor) -> int:
    """The place of a person's turn after that of whoever is up."""
    seats = [each.seat for each in info.seats]
    assert info.turn is not None
    return (seats.index(info.seats_of(person.id)[0]) - seats.index(info.turn.seat)) % len(seats)


async def test_a_limit_is_typed_as_well_and_taken_back(party: Party) -> None:
    info, _, first = await party.seated(auction("1889"))
    thread, other = party.thread(info), party.others(info)[0]
    assert "needs a limit" in (await other.slash(thread, "orders give", order="bid|SMR")).text
    assert "Ordered: up to ¥80" in (await other.slash(thread, "orders give", order="bid|SMR", limit=80)).text
    assert "can’t be used" in (await other.slash(thread, "orders give", order="bid|??", limit=80)).text
    assert "isn’t a whole number" in await ordered(party, info, other, "SMR", "lots")
    person = Seated(other.id, other.name, server=info.server)
    (number,) = [each.id for each in await party.service.orders.listed(info.id, person)]
    assert "Cancelled" in (await other.slash(thread, "orders cancel", order=f"order|{number}")).text
    assert "Nothing yet" in (await first.slash(thread, "orders list")).text


async def test_a_company_rests_and_an_offer_is_accepted_from_a_price_on(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    assert info.turn is not None
    person = party.up(info)
    other = party.others(info)[0]
    seats = info.seats_of(other.id)
    value = next(
        pack_order(each)
        for each in await party.service.read(info.id, lambda game: more(game, seats))
        if each["what"] == "accept"
    )
    opened = await other.slash(party.thread(info), "orders list")
    form = await choose(other, opened.message, value)
    sent = await other.submit(form, {"amount": "120"})
    await sent.touched()
    assert "accept an offer for" in opened.message.content
    assert "120" in opened.message.content
    ahead = await person.slash(party.thread(info), "orders list")
    await (await choose(person, ahead.message, f"rest|{info.turn.company}")).touched()
    assert "pass on the other steps" in ahead.text
    rows = await party.service.story(info.id, info.seq)
    assert {row["action"]["type"] for row in rows} == {"pass"}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_order_and_what_becomes_of_it_can_be_said(title: str, language: str) -> None:
    data = load_title(title)
    names = Names(speak(language, title), data, {"P1": "Ann", "P2": "Bob"})
    company, private = next(iter(data.companies)), next(iter(data.privates), "X")
    orders = [
        {"what": "bid", "private": private},
        {"what": "bid", "private": private, "most": 0},
        {"what": "bid", "private": private, "most": 60},
        {"what": "accept", "sort": "private", "object": private, "seller": "P1"},
        {"what": "accept", "sort": "train", "object": "3", "seller": company, "least": 90},
        {"what": "rest", "company": company},
    ]
    texts = [order_text(each, names) for each in orders]
    whys = [
        {"why": each, "private": private, "company": company, "by": "P2", "price": 60, "most": 50}
        for each in ("won", "sold", "unsold", "outbid", "accepted", "not_held", "richer")
    ]
    texts += [why_text(each, names) for each in whys]
    assert len(set(texts)) == len(texts)
    assert not any("{" in each or "why-" in each or "order-" in each for each in texts)


@pytest.mark.parametrize(
    "order",
    [
        {"what": "bid", "private": "FT", "most": 45},
        {"what": "accept", "sort": "train", "object": "3", "seller": "BBG", "least": 200},
        {"what": "rest", "company": "BBG"},
    ],
)
def test_an_order_is_read_as_it_was_written(order: dict[str, object]) -> None:
    text = pack_order(order)
    assert read_order(text) == order
    assert not asks_amount(text)
