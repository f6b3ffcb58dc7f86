"""Offers: posted at any time, never holding the game up, carried out at the buyer's step."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot import errors
from bot.service import GameInfo, GameService
from bot.service.people.robot_seats import robot
from tests.service.house import ANN, BOB, CYD, EVE, House
from tests.service.real import PEOPLE, as_a_caretaker, at_stock, record, seat, up

DAY = 86400.0


@pytest.fixture
def house(real: House) -> House:
    return real


def a_sale(game: engine.Game) -> dict[str, Any]:
    """A train of one player's minor, and another player's minor with room and money for it."""
    minors = {name: c for name, c in game.state.companies.items() if c.kind == "minor" and c.in_play}
    limit = game.view.phase.train_limit
    for seller, selling in minors.items():
        for buyer, buying in minors.items():
            if selling.trains and selling.owner != buying.owner and buying.cash >= 5 and len(buying.trains) < limit:
                return {"sort": "train", "object": selling.trains[0], "seller": seller, "buyer": buyer, "price": 5}
    raise AssertionError("nobody can trade")


async def sale(service: GameService, info: GameInfo) -> tuple[dict[str, Any], Any, Any]:
    """An offer, its seller and its buyer."""
    raw = await service.read(info.id, a_sale)
    owners = await service.read(info.id, lambda g: {name: c.owner for name, c in g.state.companies.items()})
    return raw, *(PEOPLE[info.seat(owners[raw[side]]).user] for side in ("seller", "buyer"))


async def play_on(service: GameService, info: GameInfo, moves: int = 40) -> list[dict[str, Any]]:
    """Everybody plays as a caretaker would; all rows that come about."""
    rows: list[dict[str, Any]] = []
    for _ in range(moves):
        person = up(await service.status(info.id))
        rows += (await service.act(info.id, person, await service.read(info.id, as_a_caretaker))).rows
    return rows


async def test_a_robot_agrees_to_nothing_beforehand(service: GameService, house: House) -> None:
    setup, entries = record(2, "stock")
    game = engine.load_game(setup, entries)
    raw = a_sale(game)
    owner = game.state.companies[raw["seller"]].owner
    seats = [ANN if each == owner else robot("full", number) for number, each in enumerate(setup["players"], 1)]
    info = await service.adopt(ANN, seats, setup, entries, name="Friday", title="18mag")
    with pytest.raises(errors.BadOption, match="offer_robot"):
        await service.offers.post(info.id, ANN, raw, house.clock.now + DAY)
    assert await service.offers.listed(info.id) == []


async def test_agreed_and_carried_out_at_the_buyers_step(service: GameService, house: House) -> None:
    info = await at_stock(service)
    raw, seller, buyer = await sale(service, info)
    offer = await service.offers.post(info.id, seller, raw, house.clock.now + 30 * DAY)
    assert (offer.stands, offer.body["to"]) == (True, seat(info, buyer))
    last = (await house.storage.outbox.of_game(info.id, -1))[-1]
    assert (last.kind, last.mentions, last.payload["intent"]) == ("offer", (buyer.user,), offer.id)
    assert (await service.status(info.id)).turn == info.turn
    service = await house.reopen()
    accepted = await service.offers.accept(info.id, buyer, offer.id)
    assert accepted.stands
    rows = await play_on(service, info)
    traded = [(row["by"], row["action"]) for row in rows if row["action"]["type"] in ("buy_train", "accept")]
    purchase = {"type": "buy_train", "train": raw["object"], "source": raw["seller"], "price": 5}
    assert traded[:2] == [(seat(info, buyer), purchase), (seat(info, seller), {"type": "accept"})]
    assert await service.offers.listed(info.id) == []
    kinds = [each[0] for each in await house.outbox(info.id)]
    assert kinds.count("offer_answered") == 1
    assert "consent" not in kinds


async def test_until_it_is_agreed_nothing_happens(service: GameService, house: House) -> None:
    info = await at_stock(service)
    raw, seller, buyer = await sale(service, info)
    offer = await service.offers.post(info.id, buyer, raw, house.clock.now + 30 * DAY)
    assert offer.body["to"] == seat(info, seller)
    for person in {ANN, BOB, CYD} - {seller}:
        with pytest.raises(errors.NoSuchIntent):
            await service.offers.accept(info.id, person, offer.id)
    rows = await play_on(service, info, 20)
    assert not any(row["action"]["type"] == "buy_train" for row in rows)
    assert [each.id for each in await service.offers.listed(info.id)] == [offer.id]
    await service.offers.decline(info.id, seller, offer.id)
    assert await service.offers.listed(info.id) == []
    with pytest.raises(errors.NoSuchIntent):
        await service.offers.accept(info.id, seller, offer.id)


async def test_its_time_passes_and_it_can_be_withdrawn(service: GameService, house: House) -> None:
    info = await at_stock(service)
    raw, seller, buyer = await sale(service, info)
    offer = await service.offers.post(info.id, seller, raw, house.clock.now + DAY)
    house.clock.now += 2 * DAY
    with pytest.raises(errors.NoSuchIntent):
        await service.offers.accept(info.id, buyer, offer.id)
    assert await service.offers.listed(info.id) == []
    offer = await service.offers.post(info.id, seller, raw, house.clock.now + 30 * DAY)
    await service.offers.accept(info.id, buyer, offer.id)
    with pytest.raises(errors.NoSuchIntent):
        await service.offers.cancel(info.id, buyer, offer.id)
    await service.offers.cancel(info.id, seller, offer.id)
    rows = await play_on(service, info, 30)
    assert not any(row["action"]["type"] == "accept" for row in rows)


async def test_open_to_anyone(service: GameService, house: House) -> None:
    info = await at_stock(service)
    raw, seller, buyer = await sale(service, info)
    offer = await service.offers.post(info.id, seller, raw | {"buyer": None}, house.clock.now + 30 * DAY)
    assert (await house.outbox(info.id))[-1] == ("offer", ())
    with pytest.raises(errors.NoSuchIntent):
        await service.offers.accept(info.id, seller, offer.id)
    with pytest.raises(errors.BadOption):
        await service.offers.accept(info.id, buyer, offer.id, buyer=raw["seller"])
    accepted = await service.offers.accept(info.id, buyer, offer.id, buyer=raw["buyer"])
    assert (accepted.body["buyer"], accepted.body["accepted"]) == (raw["buyer"], seat(info, buyer))


async def test_undoing_the_step_brings_the_agreement_back(service: GameService, house: House) -> None:
    info = await at_stock(service)
    raw, seller, buyer = await sale(service, info)
    offer = await service.offers.post(info.id, seller, raw, house.clock.now + 30 * DAY)
    await service.offers.accept(info.id, buyer, offer.id)
    for _ in range(40):
        person = up(await service.status(info.id))
        acted = await service.act(info.id, person, await service.read(info.id, as_a_caretaker))
        if any(row["action"]["type"] == "accept" for row in acted.rows):
            break
    assert await service.offers.listed(info.id) == []
    await service.undo(info.id, person)
    assert [each.id for each in await service.offers.listed(info.id)] == [offer.id]


async def test_who_may_offer_what(service: GameService, house: House) -> None:
    info = await at_stock(service)
    raw, seller, buyer = await sale(service, info)
    (third,) = {ANN, BOB, CYD} - {seller, buyer}
    later = house.clock.now + DAY
    with pytest.raises(errors.NotYourGame):
        await service.offers.post(info.id, EVE, raw, later)
    with pytest.raises(errors.BadOption):
        await service.offers.post(info.id, third, raw, later)
    with pytest.raises(errors.BadOption):
        await service.offers.post(info.id, seller, raw, house.clock.now - 5)
    for bad in ({"sort": "hat"}, {"price": 0}, {"price": "5"}, {"object": "99"}, {"seller": "none"}, {"buyer": "none"}):
        with pytest.raises(errors.BadOption):
            await service.offers.post(info.id, seller, raw | bad, later)
