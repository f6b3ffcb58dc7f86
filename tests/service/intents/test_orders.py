"""Standing orders in a real title: what they do, what ends them, and that an undo leaves everything as it was."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

import engine
from bot import errors
from bot.service import GameInfo, GameService, Person
from bot.service.intents import orders, policy, standing_orders
from bot.service.intents.intents import Situation, Verdict
from bot.service.posts.outbox import Dispatcher
from bot.service.watch import Watch
from storage import IntentRecord
from tests.service.house import ANN, EVE, Chat, House
from tests.service.real import (
    PASS,
    as_a_caretaker,
    at,
    at_stock,
    cheapest,
    following,
    legal,
    seat,
    state,
    up,
)

HOUR = 3600.0


@pytest.fixture
def house(real: House) -> House:
    return real


async def pass_order(service: GameService, info: GameInfo, person: Person, *unless: str) -> Any:
    return await service.orders.give(info.id, person, {"what": "pass", "unless": list(unless)})


async def turns_told(house: House, info: GameInfo) -> list[tuple[str, ...]]:
    return [each.mentions for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == "turn"]


async def test_a_stock_round_in_which_nobody_wants_anything_passes_by_itself(
    service: GameService, house: House
) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    await pass_order(service, info, y)
    await pass_order(service, info, z)
    before = len(await turns_told(house, info))
    await pass_order(service, info, x)
    info = await service.status(info.id)
    assert info.turn is not None
    assert info.turn.step != "stock"
    rows = (await service.log(info.id))[-3:]
    assert [(row["by"], row["action"], "mark" in row) for row in rows] == [
        (seat(info, each), PASS, False) for each in (x, y, z)
    ]
    assert len(await turns_told(house, info)) == before + (info.turn.user != x.user)
    for each in (x, y, z):
        (order,) = await service.orders.listed(info.id, each)
        assert (order.stands, order.outcome) == (False, {"why": "round_over"})


async def test_orders_of_somebody_who_has_left_the_server_rest_until_they_are_back(service: GameService) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    left = {y.user}

    async def gone(_: GameInfo, users: Collection[str]) -> Collection[str]:
        assert x.user not in users
        return left & set(users)

    service.ask_who_left(gone)
    await pass_order(service, info, y)
    await pass_order(service, info, z)
    acted = await service.act(info.id, x, [PASS])
    assert [row["by"] for row in acted.rows] == [seat(info, x)]
    assert (await service.orders.listed(info.id, y))[0].stands
    await service.undo(info.id, x)
    left.clear()
    acted = await service.act(info.id, x, [PASS])
    assert [row["by"] for row in acted.rows] == [seat(info, each) for each in (x, y, z)]


async def test_x_moves_ys_order_fires_z_is_pinged_x_undoes(service: GameService, house: House) -> None:
    info = await at_stock(service, pace=10, silence="wait")
    x, y, z = following(info)
    await pass_order(service, info, y, "starts")
    chat = Chat()
    dispatcher = Dispatcher(service, chat)
    await dispatcher.start()
    start = house.clock.now
    house.clock.now = start + 11 * HOUR
    await Watch(service).look()
    await dispatcher.settled()
    digest, orders = await state(service, info), await service.orders.listed(info.id, y)
    open_turn = await house.storage.turns.open(info.id)
    told = len(chat.posted)

    house.clock.now = start + 12 * HOUR
    acted = await service.act(info.id, x, [PASS], expected_seq=info.seq)
    await dispatcher.settled()
    assert [row["by"] for row in acted.rows] == [seat(info, x), seat(info, y)]
    assert acted.info.turn is not None
    assert acted.info.turn.user == z.user
    assert chat.kinds[told:] == [("turn", (z.user,))]

    house.clock.now = start + 15 * HOUR
    undone = await service.undo(info.id, x)
    await dispatcher.settled()
    assert [row["by"] for row in undone.rows] == [seat(info, x), seat(info, y)]
    assert await state(service, info) == digest
    assert await service.orders.listed(info.id, y) == orders
    assert chat.kinds[told + 1 :] == [("undone", ())]
    outdated = chat.posted[-1][1].payload["outdated"]
    assert [each["message"] for each in outdated] == [chat.posted[told][0]]
    again = await house.storage.turns.open(info.id)
    assert open_turn is not None
    assert again is not None
    assert (again.user, again.reminded) == (open_turn.user, open_turn.reminded)
    assert again.since == pytest.approx(open_turn.since + 3 * HOUR, abs=60)

    with pytest.raises(errors.StaleMove) as stale:
        await service.act(info.id, z, [PASS], expected_seq=acted.info.seq)
    assert "undo" in stale.value.rows[-1]
    with pytest.raises(errors.NotYourTurn) as refused:
        await service.act(info.id, z, [PASS])
    assert refused.value.figures["user"] == x.user

    house.clock.now = start + 22 * HOUR
    await Watch(service).look()
    await dispatcher.settled()
    assert chat.kinds[-1] == ("undone", ())
    house.clock.now = start + 25 * HOUR
    await Watch(service).look()
    await dispatcher.settled()
    assert chat.kinds[-1] == ("reminder", (x.user,))
    acted = await service.act(info.id, x, [PASS])
    assert acted.info.turn is not None
    assert acted.info.turn.user == z.user
    await dispatcher.stop()


async def test_it_is_so_after_a_restart_in_between(service: GameService, house: House) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    await pass_order(service, info, y)
    await pass_order(service, info, z)
    service = await house.reopen()
    await service.act(info.id, x, [PASS])
    assert [each.stands for each in await service.orders.listed(info.id, y)] == [False]
    service = await house.reopen()
    await service.undo(info.id, x)
    assert [(each.stands, each.outcome) for each in await service.orders.listed(info.id, y)] == [(True, None)]
    service = await house.reopen()
    acted = await service.act(info.id, x, [PASS])
    assert [row["by"] for row in acted.rows] == [seat(info, each) for each in (x, y, z)]


@pytest.mark.parametrize("unless", ["sells_mine", "acts"])
async def test_what_ends_passing(service: GameService, house: House, unless: str) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    sale = (await legal(service, info, "sell_shares"))[0]
    company = sale["company"]
    await pass_order(service, info, y, unless)
    acted = await service.act(info.id, x, [sale, PASS])
    assert acted.info.turn is not None
    (order,) = await service.orders.listed(info.id, y)
    held = await service.read(info.id, lambda g: g.state.companies[company].shares.get(seat(info, y), 0))
    if unless == "acts" or held:
        assert acted.info.turn.user == y.user
        assert order.outcome is not None
        assert (order.stands, order.outcome["why"], order.outcome["by"]) == (False, unless, seat(info, x))
    else:
        assert acted.info.turn.user == z.user
        assert order.stands
    await service.undo(info.id, x)
    assert [each.stands for each in await service.orders.listed(info.id, y)] == [True]


async def test_somebody_sells_what_i_hold(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    sale = (await legal(service, info, "sell_shares"))[0]
    bought = {"type": "buy_share", "company": sale["company"]}
    await service.act(info.id, x, [PASS])
    info = (await service.act(info.id, y, [bought])).info
    await pass_order(service, info, y, "sells_mine")
    await service.act(info.id, up(info), [PASS])
    acted = await service.act(info.id, x, [sale, PASS])
    assert acted.info.turn is not None
    assert acted.info.turn.user == y.user
    (order,) = await service.orders.listed(info.id, y)
    assert order.outcome == {"why": "sells_mine", "by": seat(info, x), "company": sale["company"]}


async def test_passing_in_the_next_stock_round(service: GameService) -> None:
    info = await at(service, 1, "run")
    order = await pass_order(service, info, ANN)
    assert (order.stands, order.body["in_round"]) == (True, False)
    passed: list[dict[str, Any]] = []
    for _ in range(200):
        if not (await service.orders.listed(info.id, ANN))[0].stands:
            break
        person = up(await service.status(info.id))
        acted = await service.act(info.id, person, await service.read(info.id, as_a_caretaker))
        passed += [row for row in acted.rows if row["user"] is None]
    rounds = [event["round"] for row in await service.story(info.id, info.seq) for event in row["events"]
              if event["type"] == "round_started"]  # fmt: skip
    assert rounds.count("stock") == 1
    assert [row["by"] for row in passed] == [seat(info, ANN)]


async def test_an_order_that_ends_ones_own_turn_can_be_taken_back(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    with pytest.raises(errors.NotYourTurn):
        await service.act(info.id, y, [PASS])
    await pass_order(service, info, x)
    assert up(await service.status(info.id)) == y
    undone = await service.undo(info.id, x)
    assert undone.to == info.seq
    company = (await legal(service, info, "buy_share"))[0]
    acted = await service.act(info.id, x, [company])
    assert acted.info.turn is not None
    assert acted.info.turn.user == y.user


async def test_buying_until_one_holds_enough(service: GameService) -> None:
    info = await at_stock(service, 3)
    x, y, z = following(info)
    company = await cheapest(service, info)
    held = await service.read(info.id, lambda g: g.state.companies[company].shares.get(seat(info, y), 0) * 10)
    await service.orders.give(info.id, y, {"what": "buy", "company": company, "until": held + 10})
    acted = await service.act(info.id, x, [PASS])
    assert [(row["by"], row["action"]["type"]) for row in acted.rows] == [
        (seat(info, x), "pass"),
        (seat(info, y), "buy_share"),
    ]
    (order,) = await service.orders.listed(info.id, y)
    assert order.outcome == {"why": "reached"}
    await service.act(info.id, z, [PASS])
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == y


async def test_buying_until_a_company_floats(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    floats = False
    monkeypatch.setattr(orders, "floated", lambda game, company: floats)
    info = await at_stock(service)
    x, y, z = following(info)
    company = await cheapest(service, info)
    await service.orders.give(info.id, y, {"what": "buy", "company": company})
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == z
    floats = True
    info = (await service.act(info.id, z, [PASS])).info
    (order,) = await service.orders.listed(info.id, y)
    assert order.outcome == {"why": "floated"}
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == y


async def test_a_purchase_that_is_not_legal_says_why(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    sold_out = await service.read(info.id, lambda g: next(n for n, c in g.state.companies.items() if not c.shares))
    await service.orders.give(info.id, y, {"what": "buy", "company": sold_out, "until": 50})
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == y
    (order,) = await service.orders.listed(info.id, y)
    assert order.outcome is not None
    assert (order.outcome["why"], order.outcome["key"]) == ("illegal", "share.no_such_company")


async def test_same_routes_and_pay(service: GameService) -> None:
    info = await at(service, 1, "run")
    assert info.turn is not None
    company, x = info.turn.company, up(info)
    ran = (await service.act(info.id, x, await service.read(info.id, as_a_caretaker))).rows[-1]["action"]
    order = await service.orders.give(info.id, x, {"what": "same_run", "company": company})
    assert order.stands
    for _ in range(200):
        info = await service.status(info.id)
        assert info.turn is not None
        mine = info.turn.company == company and info.turn.step in ("track", "station", "scrap")
        moves = [PASS] if mine else await service.read(info.id, as_a_caretaker)
        rows = (await service.act(info.id, up(info), moves)).rows
        if mine and len(rows) > 1:
            break
    assert [(row["by"], row["user"], row["action"]) for row in rows[1:]] == [(seat(info, x), None, ran)]
    assert (await service.orders.listed(info.id, x))[0].stands


async def test_the_same_routes_that_are_not_legal_any_more_say_why(service: GameService) -> None:
    info = await at(service, 1, "run")
    assert info.turn is not None
    company, x = info.turn.company, up(info)
    ran = await service.read(info.id, lambda g: policy.past_of(
        [{"type": "trains_ran", "company": company, "routes": [{"train": "9", "stops": [], "ways": []}]}]))  # fmt: skip
    intent = IntentRecord(1, info.id, "order", x.user, seat(info, x), {"what": "same_run", "company": company}, "open",
                          0, 1.0)  # fmt: skip

    def judge(game: engine.Game) -> Verdict:
        player = game.decision.player if game.decision else ""
        return orders.judge(intent, Situation(game, player or "", [], None, False, frozenset(), False, ran, 1.0))

    verdict = await service.read(info.id, judge)
    assert verdict.over
    assert verdict.outcome is not None
    assert (verdict.outcome["why"], verdict.outcome["key"]) == ("illegal", "route.no_such_train")


async def test_nobody_plays_by_anothers_orders(service: GameService, house: House) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    await pass_order(service, info, y)
    await service.seats.want_substitute(info.id, y)
    await service.seats.take(info.id, EVE, seat(info, y))
    info = (await service.act(info.id, x, [PASS])).info
    assert info.turn is not None
    assert info.turn.user == EVE.user
    assert await service.orders.listed(info.id, EVE) == []
    with pytest.raises(errors.NotYourGame):
        await service.orders.listed(info.id, y)


async def test_a_double_click_is_seen_through_what_followed(service: GameService) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    await pass_order(service, info, y)
    await service.act(info.id, x, [PASS], expected_seq=info.seq)
    again = await service.act(info.id, x, [PASS], expected_seq=info.seq)
    assert again.repeated
    assert up(again.info) == z


async def test_an_order_that_fails_holds_nobody_up(
    service: GameService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    info = await at_stock(service)
    x, y, _ = following(info)
    await pass_order(service, info, y)
    monkeypatch.setitem(standing_orders.JUDGES, "order", broken)
    acted = await service.act(info.id, x, [PASS])
    assert up(acted.info) == y
    assert "can't be followed" in caplog.text
    (order,) = await service.orders.listed(info.id, y)
    assert order.outcome == {"why": "failed"}


async def test_orders_are_private_and_checked(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    order = await pass_order(service, info, y)
    assert await service.orders.listed(info.id, x) == []
    with pytest.raises(errors.NoSuchIntent):
        await service.orders.cancel(info.id, x, order.id)
    with pytest.raises(errors.NotYourGame):
        await pass_order(service, info, Person("9", "Eve", server="s"))
    with pytest.raises(errors.OtherServer):
        await pass_order(service, info, Person(y.user, server="elsewhere"))
    with pytest.raises(errors.NotYourSeat):
        await service.orders.give(info.id, y, {"what": "pass"}, seat=seat(info, x))
    for bad in (
        {"what": "dance"},
        {},
        {"what": "pass", "unless": ["rain"]},
        {"what": "buy", "company": "none"},
        {"what": "buy", "company": "SIK", "until": 0},
        {"what": "buy", "company": "SIK", "until": "floats"},
        {"what": "same_run", "company": "SIK"},
    ):
        with pytest.raises(errors.BadOption):
            await service.orders.give(info.id, y, bad)
    await pass_order(service, info, y, "acts")
    (order,) = await service.orders.listed(info.id, y)
    assert order.body["unless"] == ["acts"]
    await service.orders.cancel(info.id, y, order.id)
    assert await service.orders.listed(info.id, y) == []
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == y
