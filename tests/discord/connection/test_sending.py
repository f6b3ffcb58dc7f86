"""Announcements on Discord: each once, whatever breaks on the way, and nobody pinged but the person to act."""

from __future__ import annotations

import pytest

from bot.discord import create_bot
from bot.discord.connection import delivery
from bot.local.standin.faults import Fault
from bot.local.standin.model import Message
from bot.local.standin.standin import LocalDiscord
from bot.local.start import open_table, seated
from bot.service import GameInfo, GameService
from bot.service.posts import outbox
from tests.discord.party import Party, choose

MESSAGES = r"/channels/\d+/messages$"
PNG = b"\x89PNG"


@pytest.fixture
async def game(party: Party) -> GameInfo:
    """A game that has just begun."""
    return await party.started()


async def pick(party: Party, game: GameInfo, company: str) -> None:
    """Whoever is up drafts a company by command."""
    info = await party.info(game)
    await party.up(info).slash(party.thread(game), "draft_company", company=company)


def turns(party: Party, game: GameInfo) -> list[Message]:
    return party.turn_messages(game)


async def test_only_the_person_to_act_is_pinged_and_all_else_is_silent(party: Party, game: GameInfo) -> None:
    await pick(party, game, "5")
    await party.turn_message(game)
    for message in party.messages(game):
        assert message.silent == (message not in party.turn_messages(game))
        assert len(message.mentions) <= 1


async def test_a_connection_cut_after_the_work_gives_one_message(party: Party, game: GameInfo) -> None:
    party.server.cut("POST", MESSAGES, after=True)
    await pick(party, game, "5")
    await party.turn_message(game)
    await party.service.status(game.id)
    assert len(party.turn_messages(game)) == 2
    assert len(party.server.pings) == 2


async def test_a_connection_cut_before_the_work_loses_nothing(party: Party, game: GameInfo) -> None:
    party.server.cut("POST", MESSAGES, after=False)
    await pick(party, game, "5")
    await party.turn_message(game)
    assert len(party.server.pings) == 2


async def test_an_overloaded_discord_is_waited_for(party: Party, game: GameInfo) -> None:
    party.server.fail("POST", MESSAGES, 503)
    await pick(party, game, "5")
    await party.turn_message(game)
    assert len(party.server.pings) == 2


def limited(seconds: float, *, by_discord: bool = True) -> Fault:
    """Discord's answer to too many messages; without its own mark it comes from the wall before it."""
    headers = {"Via": "1.1 google", "Retry-After": str(seconds)} if by_discord else {}
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return Fault("POST", MESSAGES, 429, body, headers)


async def test_a_limit_of_discords_is_waited_for(party: Party, game: GameInfo) -> None:
    party.server.faults.add(limited(0.05))
    await pick(party, game, "5")
    await party.turn_message(game)
    assert statuses(party, game).count(429) == 1
    assert len(party.server.pings) == 2


@pytest.mark.parametrize("fault", [limited(300.0), limited(0.0, by_discord=False)], ids=["long", "banned"])
async def test_a_long_limit_is_not_run_against(party: Party, game: GameInfo, fault: Fault) -> None:
    party.server.faults.add(fault)
    await pick(party, game, "5")
    await party.server.until(lambda: 429 in statuses(party, game), what="the refused try")
    assert statuses(party, game)[-1] == 429
    assert len(party.server.pings) == 1
    assert (await party.info(game)).seq == 1


async def test_a_limit_for_all_is_over_also_where_the_call_that_met_it_was_broken_off(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's client opens the gate for all its calls only in the one that has closed it."""
    monkeypatch.setattr(outbox, "SEND_SECONDS", 0.5)
    monkeypatch.setattr(delivery, "LONGEST_LIMIT", 1.0)
    fault = limited(30.0)
    fault.body = {"message": "You are being rate limited.", "retry_after": 30.0, "global": True}
    party.server.faults.add(fault)
    await pick(party, game, "5")
    await party.turn_message(game)
    assert len(party.server.pings) == 2


def statuses(party: Party, game: GameInfo) -> list[int]:
    """How Discord has answered the posts in the game's channel."""
    path = f"/channels/{game.channel}/messages"
    return [each.status for each in party.server.calls if each.method == "POST" and each.path == path]


async def test_a_deleted_thread_ends_the_trying(party: Party, game: GameInfo, errors_logged: list[str]) -> None:
    errors_logged.append("can't be told")
    up = party.up(game)
    party.server.delete_channel(party.thread(game))
    party.server.expect(404, 10003)
    answer = await up.slash(party.lobby, "draft_company", company="5", game=str(game.id))
    assert "picks minor 5" in answer.text
    assert (await party.info(game)).seq == 1


async def test_a_forbidden_channel_is_not_tried_in_a_loop(party: Party, game: GameInfo) -> None:
    party.thread(game).denied.append("send")
    up = party.up(game)
    party.server.expected[403, 50013] = 2
    await up.slash(party.lobby, "draft_company", company="5", game=str(game.id))
    await party.server.until(lambda: tries(party, game) > 1, what="the refused tries, with the picture and without")
    await party.up(await party.info(game)).slash(party.lobby, "draft_company", company="8", game=str(game.id))
    assert tries(party, game) == 2
    assert (await party.info(game)).seq == 2


def tries(party: Party, game: GameInfo) -> int:
    """How many posts in the game's channel Discord has refused."""
    return statuses(party, game).count(403)


async def test_an_archived_thread_is_opened_again(party: Party, game: GameInfo) -> None:
    party.thread(game).archived = True
    await party.up(game).slash(party.lobby, "draft_company", company="5", game=str(game.id))
    await party.turn_message(game)
    assert not party.thread(game).archived


async def test_where_discord_refuses_it_as_archived_the_whole_message_goes_once_more(
    party: Party, game: GameInfo
) -> None:
    party.server.faults.add(Fault("POST", MESSAGES, 400, {"message": "Thread is archived", "code": 50083}))
    await pick(party, game, "5")
    told = await party.turn_message(game)
    assert statuses(party, game).count(400) == 1
    assert party.ann.picture(told).startswith(PNG)


async def test_buttons_live_through_a_restart(service: GameService) -> None:
    server = LocalDiscord()
    await server.start()
    try:
        async with seated(server, lambda: create_bot(service, guild_ready_timeout=0.02)):
            party = Party(server, service)
            game = await party.started()
            message = await party.turn_message(game)
            syncs = [each for each in server.calls if each.method == "PUT" and each.path.endswith("/commands")]
            assert len(syncs) == 1
        async with seated(server, lambda: create_bot(service, guild_ready_timeout=0.02)):
            answer = await choose(party.up(game), message, "draft_company|5")
            await answer.touched()
            assert (await party.info(game)).seq == 1
            await party.turn_message(game)
            assert len(server.pings) == 2
            assert [e for e in server.calls if e.method == "PUT" and e.path.endswith("/commands")] == syncs
        server.check()
    finally:
        await server.close()


async def test_a_form_lives_through_a_restart(service: GameService) -> None:
    async with open_table(lambda: create_bot(service, guild_ready_timeout=0.02)) as table:
        party = Party(table.server, service)
        game = await party.started()
        line = {"type": 4, "custom_id": "number", "value": "7"}
        data = {"custom_id": f"rw:m:{game.id}:0:price:buy_train|2|5", "components": [{"type": 1, "components": [line]}]}
        answer = await party.up(game).raw(5, party.thread(game), data)
        assert answer.private
        assert "isn’t possible in this step" in answer.text
