"""Orders at the table: the same routes and pay once more, and two orders that fire in a row and are taken back."""

from __future__ import annotations

from typing import Any

from bot.local.actors import Actor
from bot.service import GameInfo
from bot.service import Person as Seated
from engine.game import Game
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until
from tests.service.real import as_a_caretaker


def seated(info: GameInfo, person: Actor) -> Seated:
    return Seated(person.id, person.name, server=info.server)


async def test_same_routes_and_pay_by_its_button(party: Party) -> None:
    info = await party.at(played_until(at_step("run")))
    assert info.turn is not None
    person, company = party.up(info), info.turn.company
    acted = await party.service.act(info.id, seated(info, person), await party.service.read(info.id, as_a_caretaker))
    [ran] = [each for each in acted.rows if each["action"]["type"] == "run"]
    ahead = await person.slash(party.thread(info), "orders list")
    await (await person.click(ahead.message, label="Same routes and pay")).touched()
    assert "Ordered: same routes and pay of all your companies" in ahead.text
    rows: list[dict[str, Any]] = []
    for _ in range(200):
        now = await party.info(info)
        assert now.turn is not None
        mine = now.turn.company == company and now.turn.step in ("track", "station", "scrap")
        moves = [{"type": "pass"}] if mine else await party.service.read(info.id, as_a_caretaker)
        rows = (await party.service.act(info.id, seated(info, party.up(now)), moves)).rows
        if mine and len(rows) > 1:
            break
    again = rows[1]
    assert again["action"] == ran["action"]
    assert again["by"] == info.turn.seat
    log = await party.others(info)[0].slash(party.thread(info), "log")
    assert "order" not in log.text.lower()
    for other in party.people.values():
        own = await other.slash(party.thread(info), "orders list")
        assert ("same routes" in own.text) == (other is person)


async def test_two_orders_fire_in_a_row_and_go_back_with_the_move_before_them(party: Party) -> None:
    info = await party.at(played_until(buys))
    x = party.up(info)
    y, z = party.others(info)
    for each in (y, z):
        await party.service.orders.give(info.id, seated(info, each), {"what": "pass", "unless": []})
    before = await as_it_is(party, info, y, z)
    pings = len(party.server.pings)
    purchase = await party.service.read(info.id, lambda game: next(iter(game.legal("buy_share"))).to_json())
    await party.service.act(info.id, seated(info, x), [purchase])
    if not await passes(party, info):
        await x.slash(party.thread(info), "pass")
    assert set(await passes(party, info)) == {info.seats_of(each.id)[0] for each in (y, z)}
    assert party.up(await party.info(info)) is x
    assert party.bot is not None
    await party.bot.dispatcher.settled()
    assert {each.user_id for each in party.server.pings[pings:]} <= {x.id}
    await x.slash(party.thread(info), "undo", whole_turn=True)
    assert await as_it_is(party, info, y, z) == before
    refused = await z.slash(party.thread(info), "pass")
    assert "isn’t your turn" in refused.text


def buys(game: Game) -> bool:
    """A stock round's first player is up and can buy."""
    fresh = at_step("stock")(game) and game.entries[-1]["by"] != (game.decision.by if game.decision else "")
    return fresh and any(game.legal("buy_share"))


async def as_it_is(party: Party, info: GameInfo, *people: Actor) -> dict[str, Any]:
    """The position, and each one's orders."""
    found: dict[str, Any] = {"digest": await party.service.read(info.id, lambda game: game.digest())}
    for each in people:
        orders = await party.service.orders.listed(info.id, seated(info, each))
        found[each.name] = [(order.body, order.stands) for order in orders]
    return found


async def passes(party: Party, info: GameInfo) -> list[str]:
    """Who else has passed since."""
    rows = await party.service.story(info.id, info.seq)
    assert info.turn is not None
    return [row["by"] for row in rows if row["action"]["type"] == "pass" and row["by"] != info.turn.seat]
