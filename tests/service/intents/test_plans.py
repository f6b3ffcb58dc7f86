"""What if, and plans: private, without a trace in the log until carried out, and stopping when things have changed."""

from __future__ import annotations

import pytest

import engine
from bot import errors
from bot.service import GameService, Person
from bot.service.intents import whatif
from engine.robots.tempers import TEMPERS, settled
from storage import IntentRecord
from tests.service.house import ANN, BOB, CYD, House
from tests.service.real import PASS, at, at_stock, cheapest, following, legal, seat, state, up


@pytest.fixture
def house(real: House) -> House:
    return real


def buy(company: str) -> dict[str, object]:
    return {"type": "buy_share", "company": company}


async def test_what_if_touches_nothing_and_says_what_changes(service: GameService, house: House) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    company, before = await cheapest(service, info), await state(service, info)
    outbox = await house.outbox(info.id)
    draft = await service.plans.try_out(info.id, x, [buy(company)])
    price = draft.changes["cash"][seat(info, x)][0] - draft.changes["cash"][seat(info, x)][1]
    at = {"step": "stock", "company": None}
    led = await service.read(info.id, lambda g: g.state.companies[company].president)
    step = {"action": buy(company), "at": at, "effect": {"player": -price}, "leader": led}
    assert draft.steps == [step]
    old, new = draft.changes["shares"][f"{company}:{seat(info, x)}"]
    assert new == (old or 0) + 10
    assert draft.changes["certificates"][seat(info, x)][1] > draft.changes["certificates"][seat(info, x)][0]
    assert "worth" not in draft.changes
    assert (draft.assumed, draft.stop) == (0, None)
    assert await state(service, info) == before
    assert await house.outbox(info.id) == outbox
    assert (await service.status(info.id)).seq == info.seq
    assert await service.plans.listed(info.id, y) == []
    service = await house.reopen()
    held = await service.plans.read(info.id, x, lambda g: g.state.companies[company].shares[seat(info, x)])
    assert held * 10 == new
    assert (await service.plans.try_out(info.id, x, back=1)).steps == []
    await service.plans.drop(info.id, x)
    assert (await service.plans.try_out(info.id, x)).steps == []


async def test_a_preview_keeps_nothing(service: GameService) -> None:
    info = await at_stock(service)
    x = up(info)
    sale = (await legal(service, info, "sell_shares"))[0]
    found = await service.plans.preview(info.id, x, [sale])
    assert sale["company"] in found.changes["prices"]
    assert (await service.plans.try_out(info.id, x)).steps == []
    with pytest.raises(errors.Illegal):
        await service.plans.preview(info.id, x, [{"type": "lay_tile", "hex": "A1", "tile": "7", "rotation": 0}])
    with pytest.raises(errors.Unreadable):
        await service.plans.try_out(info.id, x, [{"type": "dance"}])


async def test_out_of_turn_the_others_are_assumed_to_pass(service: GameService) -> None:
    info = await at_stock(service)
    _, y, z = following(info)
    draft = await service.plans.try_out(info.id, z)
    assert draft.assumed == 2
    assert await service.plans.read(info.id, y, lambda g: g.decision.player) == seat(info, y)
    with pytest.raises(errors.NotYourGame):
        await service.plans.try_out(info.id, Person("9", "Eve", server="s"))


async def test_a_plan_is_played_when_its_turn_comes(service: GameService, house: House) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    company = await cheapest(service, info)
    await service.plans.try_out(info.id, y, [buy(company)])
    plan = await service.plans.keep(info.id, y)
    assert plan.stands
    assert (await service.status(info.id)).seq == info.seq
    assert await service.plans.listed(info.id, x) == []
    service = await house.reopen()
    acted = await service.act(info.id, x, [PASS])
    assert [(row["by"], row["action"], "mark" in row) for row in acted.rows] == [
        (seat(info, x), PASS, False),
        (seat(info, y), buy(company) | {"source": ""} if "source" in acted.rows[1]["action"] else buy(company), False),
    ]
    assert up(acted.info) == z
    (plan,) = await service.plans.listed(info.id, y)
    assert plan.outcome is not None
    assert (plan.stands, plan.outcome["why"]) == (False, "done")
    await service.undo(info.id, x)
    (plan,) = await service.plans.listed(info.id, y)
    assert (plan.stands, plan.outcome) == (True, None)
    await service.act(info.id, x, [PASS])
    assert [each.stands for each in await service.plans.listed(info.id, y)] == [False]


async def test_a_plan_stops_where_the_cost_differs(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    sale = (await legal(service, info, "sell_shares"))[0]
    await service.plans.try_out(info.id, y, [buy(sale["company"])])
    await service.plans.keep(info.id, y)
    acted = await service.act(info.id, x, [sale, PASS])
    assert up(acted.info) == y
    (plan,) = await service.plans.listed(info.id, y)
    assert plan.outcome is not None
    assert (plan.outcome["why"], plan.outcome["step"], plan.outcome["action"]) == ("differs", 0, buy(sale["company"]))
    assert plan.outcome["planned"]["player"] < plan.outcome["now"]["player"]


async def test_a_plan_stops_where_an_action_is_not_legal(service: GameService, house: House) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    at = {"step": "stock", "company": None}
    steps = [{"action": each, "at": at, "effect": {"player": 0}} for each in (buy("none"), PASS)]
    made = IntentRecord(0, info.id, "plan", y.user, seat(info, y), {"steps": steps}, "open", info.seq, 1.0)
    await house.storage.intents.add(made)
    acted = await service.act(info.id, x, [PASS])
    assert up(acted.info) == y
    (plan,) = await service.plans.listed(info.id, y)
    assert plan.outcome is not None
    assert (plan.outcome["why"], plan.outcome["key"]) == ("illegal", "share.no_such_company")
    assert plan.outcome["clause"]


async def test_a_plan_for_two_turns_stops_where_the_second_is_another(service: GameService) -> None:
    info = await at_stock(service)
    x, y, z = following(info)
    draft = await service.plans.try_out(info.id, y, [PASS, PASS])
    assert len(draft.steps) == 2
    await service.plans.keep(info.id, y)
    info = (await service.act(info.id, x, [buy(await cheapest(service, info))])).info
    (plan,) = await service.plans.listed(info.id, y)
    assert plan.stands
    assert plan.outcome is not None
    assert [done for _, done in plan.outcome["progress"]] == [1]
    await service.undo(info.id, x)
    (plan,) = await service.plans.listed(info.id, y)
    assert (plan.stands, plan.outcome) == (True, None)
    info = (await service.act(info.id, x, [buy(await cheapest(service, info))])).info
    assert up(info) == z
    info = (await service.act(info.id, z, [buy(await cheapest(service, info))])).info
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == y
    (plan,) = await service.plans.listed(info.id, y)
    assert plan.outcome is not None
    assert (plan.stands, plan.outcome["why"], plan.outcome["now"]["step"]) == (False, "elsewhere", "stock")


async def test_a_plan_in_ones_own_turn_is_played_at_once_and_can_be_taken_back(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    with pytest.raises(errors.BadOption):
        await service.plans.keep(info.id, x)
    await service.plans.try_out(info.id, x, [buy(await cheapest(service, info))])
    plan = await service.plans.keep(info.id, x)
    assert plan.stands is False
    assert up(await service.status(info.id)) == y
    assert (await service.undo(info.id, x)).to == info.seq


async def test_a_company_turn_is_planned_and_repeats_no_step(service: GameService) -> None:
    info = await at(service, 1, "run")
    x = up(info)
    assert info.turn is not None
    company = info.turn.company
    best = await service.plans.read(info.id, x, lambda g: [each.to_json() for each in g.programmes()[0].actions])
    draft = await service.plans.try_out(info.id, x, best)
    assert draft.steps[-1]["effect"]["company"] > 0
    assert draft.changes["cash"][company][1] > draft.changes["cash"][company][0]
    step = await service.plans.read(info.id, x, lambda g: (g.decision.player, g.decision.step))
    assert step[0] == seat(info, x)


async def test_one_plan_at_a_time(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    for _ in range(2):
        await service.plans.try_out(info.id, y, [PASS])
        await service.plans.keep(info.id, y)
    (plan,) = await service.plans.listed(info.id, y)
    with pytest.raises(errors.NoSuchIntent):
        await service.plans.cancel(info.id, x, plan.id)
    with pytest.raises(errors.NoSuchIntent):
        await service.orders.cancel(info.id, y, plan.id)
    await service.plans.cancel(info.id, y, plan.id)
    assert await service.plans.listed(info.id, y) == []
    info = (await service.act(info.id, x, [PASS])).info
    assert up(info) == y


async def test_a_plan_run_by_hand_waits_for_each_step_and_is_taken_back_by_steps(service: GameService) -> None:
    info = await at(service, 1, "track")
    x = up(info)
    await service.plans.try_out(info.id, x, [PASS, PASS])
    plan = await service.plans.keep(info.id, x, by_hand=True)
    assert plan.stands
    assert (await service.status(info.id)).seq == info.seq
    plan, acted = await service.plans.step(info.id, x, plan.id, 0)
    assert (plan.stands, [row["action"] for row in acted.rows]) == (True, [PASS])
    plan, again = await service.plans.step(info.id, x, plan.id, 0)
    assert (again.repeated, again.rows) == (True, [])
    await service.undo(info.id, x)
    (plan,) = await service.plans.listed(info.id, x)
    assert plan.outcome is None
    for done in (0, 1):
        plan, acted = await service.plans.step(info.id, x, plan.id, done)
    assert plan.outcome is not None
    assert (plan.stands, plan.outcome["why"]) == (False, "done")


async def test_a_step_by_hand_is_for_ones_own_turn_and_plan(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    await service.plans.try_out(info.id, y, [buy(await cheapest(service, info))])
    plan = await service.plans.keep(info.id, y, by_hand=True)
    with pytest.raises(errors.NotYourTurn):
        await service.plans.step(info.id, y, plan.id, 0)
    with pytest.raises(errors.NoSuchIntent):
        await service.plans.step(info.id, x, plan.id, 0)
    assert up((await service.act(info.id, x, [PASS])).info) == y
    assert [each.stands for each in await service.orders.news(info.id, y.user)] == [True]


async def test_a_plan_by_hand_stops_where_another_leads_the_company_it_names(service: GameService) -> None:
    info = await at_stock(service)
    x, y, _ = following(info)
    company = await cheapest(service, info)
    await service.plans.try_out(info.id, y, [buy(company)])
    draft = await service.plans.try_out(info.id, y)
    body = {"steps": [draft.steps[0] | {"leader": "P9"}], "by_hand": True}
    made = IntentRecord(0, info.id, "plan", y.user, seat(info, y), body, "open", info.seq, 1.0)
    number = await service.storage.intents.add(made)
    await service.act(info.id, x, [PASS])
    plan, acted = await service.plans.step(info.id, y, number, 0)
    assert plan.outcome is not None
    assert (plan.outcome["why"], plan.outcome["company"], acted.rows) == ("president", company, [])
    assert up(await service.status(info.id)) == y


async def test_a_shown_what_if_stays_as_it_was_and_is_bounded(service: GameService, house: House) -> None:
    info = await at_stock(service)
    _, y, _ = following(info)
    with pytest.raises(errors.BadOption):
        await service.plans.show(info.id, y)
    await service.plans.try_out(info.id, y, [buy(await cheapest(service, info))])
    first = await service.plans.show(info.id, y)
    assert await service.plans.show(info.id, y) == first
    shown = await service.plans.shown(info.id, first)
    draft = await service.plans.try_out(info.id, y)
    found = await service.history.at(
        info.id, shown.body["seq"], lambda g: whatif.replayed(g.copy(), shown.seat, shown.body["moves"])
    )
    assert (found.told, found.changes, found.assumed) == (draft.told, draft.changes, 1)
    outbox = await house.storage.outbox.of_game(info.id, -1)
    told = [(each.mentions, each.payload["seat"]) for each in outbox if each.kind == "plan_shown"]
    assert [(list(mentions), who) for mentions, who in told] == [([], seat(info, y))]
    for _ in range(whatif.MOST_SHOWN - 1):
        await service.plans.try_out(info.id, y, [PASS])
        await service.plans.show(info.id, y)
    await service.plans.try_out(info.id, y, [PASS])
    with pytest.raises(errors.ShownOften) as refused:
        await service.plans.show(info.id, y)
    assert refused.value.figures["minutes"] == 60
    with pytest.raises(errors.NoSuchIntent):
        await service.plans.shown(info.id + 1, first)


async def test_what_a_move_would_change_with_which_companies_leave_the_game(real: House) -> None:
    """The last pick of 18Mag's draft takes away the minors that nobody has."""
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=5)
    before, last = game, list[engine.Action]()
    while game.state.companies.keys() == before.state.companies.keys():
        before, last = game.copy(), list(settled(game, TEMPERS["builder"]))
        assert game.decision is not None
        game.apply_all(last, game.decision.by)
    info = await real.service.adopt(ANN, [ANN, BOB, CYD], before.setup, before.entries, name="Friday", title="18mag")
    draft = await real.service.plans.try_out(info.id, up(info), last)
    assert draft.stop is None
    assert draft.runs == []
