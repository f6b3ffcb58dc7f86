"""Orders for what is waited for most beside bids: accepting from a price on, resting with a company."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.errors import BadOption
from bot.service import GameInfo, GameService, Person
from bot.service.intents.consents import sellable
from engine import BuyTrain, IllegalAction
from tests.service.house import ANN, BOB, CYD, House
from tests.service.real import PEOPLE, as_a_caretaker, at, at_stock, record, seat, state, up

DAY = 86400.0
ENOUGH, LITTLE = 20, 19


@pytest.fixture
def house(real: House) -> House:
    return real


def bargain(game: engine.Game) -> BuyTrain | None:
    """A train of another player's company that the company to act can pay for, and which that player is asked about."""
    if game.decision is None or game.decision.step != "trains" or game.decision.company is None:
        return None
    for _, train, seller in sellable(game, tuple(each for each in game.state.seats if each != game.decision.by)):
        action = BuyTrain(train, seller, ENOUGH)
        try:
            game.check(action, game.decision.by)
        except IllegalAction:
            continue
        return action
    return None


async def asked_soon(service: GameService) -> tuple[GameInfo, BuyTrain, Person]:
    """A company may buy a train from another player's: the purchase, and who'd be asked."""
    info = await at_stock(service)
    for _ in range(80):
        action = await service.read(info.id, bargain)
        if action is not None:
            holder = await service.read(info.id, lambda game, company=action.source: game.view.actor(company))
            return await service.status(info.id), action, PEOPLE[info.seat(str(holder)).user]
        person = up(await service.status(info.id))
        await service.act(info.id, person, await service.read(info.id, as_a_caretaker))
    raise AssertionError("nobody can trade")


def accepting(action: BuyTrain, least: int = ENOUGH) -> dict[str, Any]:
    return {"what": "accept", "sort": "train", "object": action.train, "seller": action.source, "least": least}


async def test_an_offer_at_the_price_is_accepted_at_once(service: GameService, house: House) -> None:
    info, action, seller = await asked_soon(service)
    await service.orders.give(info.id, seller, accepting(action))
    told = len(await house.outbox(info.id))
    acted = await service.act(info.id, up(info), [action.to_json()])
    assert [(row["by"], row["action"]["type"]) for row in acted.rows][:2] == [
        (seat(info, up(info)), "buy_train"),
        (seat(info, seller), "accept"),
    ]
    assert "consent" not in [each[0] for each in await house.outbox(info.id)][told:]
    (order,) = await service.orders.listed(info.id, seller)
    assert (order.stands, order.outcome) == (False, {"why": "accepted", "price": ENOUGH})


async def test_less_is_answered_by_the_person(service: GameService) -> None:
    info, action, seller = await asked_soon(service)
    order = await service.orders.give(info.id, seller, accepting(action, ENOUGH + 1))
    await service.act(info.id, up(info), [action.to_json()])
    now = await service.status(info.id)
    assert now.turn is not None
    assert (now.turn.step, now.turn.user) == ("consent", seller.user)
    assert (await service.orders.listed(info.id, seller)) == [order]


@pytest.mark.parametrize(("price", "agreed"), [(ENOUGH, True), (LITTLE, False)])
async def test_an_offer_that_is_posted_at_the_price_is_agreed_to_and_pings_nobody(
    service: GameService, house: House, price: int, agreed: bool
) -> None:
    info, action, seller = await asked_soon(service)
    await service.orders.give(info.id, seller, accepting(action))
    assert info.turn is not None
    raw = {"sort": "train", "object": action.train, "seller": action.source, "buyer": info.turn.company, "price": price}
    await service.offers.post(info.id, up(info), raw, house.clock.now + DAY)
    (told,) = [each for each in await house.outbox(info.id) if each[0] == "offer"]
    assert told[1] == (() if agreed else (seller.user,))
    trains = await service.read(info.id, lambda game: game.state.companies[info.turn.company].trains)  # type: ignore[union-attr]
    assert (action.train in trains and (await service.status(info.id)).seq > info.seq) is agreed


async def test_only_what_is_ones_own_can_be_accepted_for(service: GameService) -> None:
    info, action, _ = await asked_soon(service)
    for wrong in (accepting(action), accepting(action) | {"object": "99"}, accepting(action, 0)):
        with pytest.raises(BadOption):
            await service.orders.give(info.id, up(info), wrong)


async def test_once_it_is_gone_the_order_is_over(service: GameService) -> None:
    info, action, seller = await asked_soon(service)
    await service.orders.give(info.id, seller, accepting(action, 10**6))
    await service.act(info.id, up(info), [action.to_json()])
    await service.act(info.id, seller, [{"type": "accept"}])
    (order,) = await service.orders.listed(info.id, seller)
    assert (order.stands, order.outcome) == (False, {"why": "not_held"})


async def before_a_run(service: GameService) -> GameInfo:
    """A company that has routes is at the beginning of its turn."""
    setup, entries = record(4, "run")
    company = (decided := engine.load_game(setup, entries).decision) and decided.company
    for count in range(1, 6):
        decision = engine.load_game(setup, entries[:-count]).decision
        if decision is not None and (decision.company, decision.step) == (company, "track"):
            return await service.adopt(ANN, [ANN, BOB, CYD], setup, entries[:-count], name="Friday", title="18mag")
    raise AssertionError("no turn begins")


async def resting(service: GameService, info: GameInfo) -> list[dict[str, Any]]:
    """The company to act rests; what it does by itself."""
    assert info.turn is not None
    await service.orders.give(info.id, up(info), {"what": "rest", "company": info.turn.company})
    return await service.story(info.id, info.seq)


async def test_a_company_that_rests_passes_its_steps_up_to_its_run(service: GameService) -> None:
    info = await before_a_run(service)
    rows = await resting(service, info)
    assert [row["action"]["type"] for row in rows] == ["pass", "pass"]
    now = await service.status(info.id)
    assert (now.turn and now.turn.step, now.turn and now.turn.company) == ("run", info.turn and info.turn.company)
    acted = await service.act(info.id, up(now), await service.read(info.id, as_a_caretaker))
    assert [row["action"]["type"] for row in acted.rows][-2:] == ["run", "pass"], "on to the end of its turn"
    (order,) = await service.orders.listed(info.id, up(info))
    assert order.stands


async def test_where_it_can_run_for_more_the_person_is_asked(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await at(service, 2, "run")
    assert info.turn is not None
    owner = up(info)
    before = iter([10])
    monkeypatch.setattr("bot.service.intents.resting._best", lambda game, company: next(before, 50))
    await service.orders.give(info.id, owner, {"what": "rest", "company": info.turn.company})
    for _ in range(60):
        now = await service.status(info.id)
        assert now.turn is not None
        if now.turn.company == info.turn.company and now.turn.step == "track":
            break
        await service.act(info.id, up(now), await service.read(info.id, as_a_caretaker))
    (order,) = await service.orders.listed(info.id, owner)
    assert (order.stands, order.outcome) == (
        False,
        {"why": "richer", "company": info.turn.company, "price": 50, "most": 10},
    )


async def test_one_rests_with_ones_own_companies_only(service: GameService) -> None:
    info = await at(service, 2, "track")
    assert info.turn is not None
    before = await state(service, info)
    for other in PEOPLE.values():
        if other is not up(info):
            with pytest.raises(BadOption):
                await service.orders.give(info.id, other, {"what": "rest", "company": info.turn.company})
    assert await state(service, info) == before
