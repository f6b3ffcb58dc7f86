"""X moves, Y's standing order fires, Z is pinged, X takes it back: all is as it was, Z's click is refused kindly."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local.actors import Actor
from bot.service import GameInfo
from bot.service import Person as Seated
from tests.discord.days import HOUR, Days, table_in
from tests.discord.party import codes
from tests.discord.positions import at_step, played_until

PASS_ORDER = {"what": "pass", "unless": []}


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


async def as_it_stands(days: Days, info: GameInfo, order_of: Actor) -> dict[str, Any]:
    """The position, the orders, and who waits since when and how often reminded."""
    seated = Seated(order_of.id, order_of.name, server=info.server)
    record = await days.service.storage.turns.open(info.id)
    assert record is not None
    return {
        "state": await days.service.read(info.id, lambda game: game.snapshot()["state"]),
        "orders": [(each.body, each.stands) for each in await days.service.orders.listed(info.id, seated)],
        "turn": (record.user, record.seat, record.reminded),
        "legal": await days.service.read(info.id, lambda game: [repr(each) for each in game.legal()]),
    }


async def test_x_moves_ys_order_fires_z_is_pinged_and_x_undoes(days: Days) -> None:
    party = days.party
    x = party.ann
    info = await days.at(played_until(at_step("stock")), x, pace=8, silence="wait")
    y, z = await following(days, info)
    thread = party.thread(info)
    await days.service.orders.give(info.id, Seated(y.id, y.name, server=info.server), PASS_ORDER)
    await days.go_by(9)
    assert [each.mentions for each in days.reminders(info)] == [[x.id]]
    before = await as_it_stands(days, info, y)
    rung = len(days.server.pings)

    await x.slash(thread, "pass")
    await days.told()
    pinged = await party.turn_message(info)
    assert pinged.mentions == [z.id]
    assert "pass" in pinged.text
    assert len(days.server.pings) == rung + 1, "Y isn't pinged: the order moved"
    assert (await days.party.info(info)).turn.user == z.id  # type: ignore[union-attr]
    stale = next(code for code in codes(pinged) if ":act:" in code)

    days.clock.ahead += HOUR
    undone = await x.slash(thread, "undo")
    assert undone.private
    await days.told()
    assert await as_it_stands(days, info, y) == before
    assert pinged.text.startswith("*This was undone.*")
    assert pinged.labels() == []
    assert len(days.server.pings) == rung + 1, "nobody is pinged by an undo, X least of all"

    code = {"component_type": 2, "custom_id": stale}
    refused = await z.raw(3, thread, code, message=pinged)
    await days.server.until(lambda: refused.followups != [], what="the refusal")
    told = refused.followups[-1]
    assert told.ephemeral
    assert "moved on" in told.text or "isn’t your turn" in told.text
    assert (await party.info(info)).turn.user == x.id  # type: ignore[union-attr]

    # The reminders are X's again, counted on from the first, and none comes to Z.
    await days.go_by(9)
    assert [each.mentions for each in days.reminders(info)] == [[x.id], [x.id]]

    # The order stands and fires again.
    await x.slash(thread, "pass")
    await days.told()
    again = await party.turn_message(info)
    assert again.mentions == [z.id]
    assert again.id != pinged.id


async def following(days: Days, info: GameInfo) -> tuple[Actor, Actor]:
    """Who acts after the one that's up, in the order of this round."""

    def order(game: Any) -> list[str]:
        seats = []
        copy = game.copy()
        while len(seats) < 3:
            decision = copy.decision
            seats.append(decision.by)
            copy.apply(next(each for each in copy.legal("pass")), decision.by)
        return seats

    _, second, third = await days.service.read(info.id, order)
    people = days.party.people
    return people[info.seat(second).user], people[info.seat(third).user]
