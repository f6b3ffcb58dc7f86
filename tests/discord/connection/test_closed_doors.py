"""Channels that are closed for a while, messages that are gone, a full disk, a log that's damaged: nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.games.tables import Tables
from storage import Busy, DiskFull
from tests.discord.party import Party, codes

MESSAGES = r"/channels/\d+/messages$"


@pytest.fixture
async def game(party: Party) -> GameInfo:
    """A game that has just begun."""
    return await party.started()


def bot(party: Party) -> Any:
    assert party.bot is not None
    return party.bot


async def until(look: Callable[[], bool]) -> None:
    """Wait for what only the bot knows."""
    async with asyncio.timeout(60):
        while not look():  # noqa: ASYNC110 (the bot has nothing to wait for)
            await asyncio.sleep(0.005)


async def drafts(party: Party, game: GameInfo) -> None:
    """Whoever is up drafts a company; it isn't told by way of the game's channel."""
    up = party.up(game)
    person = Seated(user=up.id, name=up.name, server=party.server.guild.id)
    await party.service.act(game.id, person, [{"type": "draft_company", "company": "5"}])


async def waits(party: Party, game: GameInfo) -> None:
    """Discord has refused the ping, it isn't tried in a loop, and the person gets it alone, with why."""
    await until(lambda: game.id in bot(party).dispatcher.closed)
    up = party.up(await party.info(game))
    (told,) = await party.server.until(lambda: alone(party, up), what="the ping by direct message")
    assert "I may not write in the game’s thread just now" in told.text
    host = party.people[game.host]
    if host is not up:
        (told,) = await party.server.until(lambda: alone(party, host), what="why, for the host")
        assert f"I couldn’t ping {up.name}" in told.text
    assert [each.user_id for each in party.server.pings[1:]] == [up.id]


def alone(party: Party, person: Actor) -> list[Message]:
    """What the bot has written to a person alone."""
    return [each for each in person.sees(person.dm) if each.author_id == party.server.world.bot.id]


async def rings_once(party: Party, game: GameInfo) -> None:
    """The message comes now, and the ping came once."""
    turn = (await party.info(game)).turn
    assert turn is not None
    mine = f"rw:b:{game.id}:{turn.seq}:my:"

    def shown() -> bool:
        return any(mine in code for each in party.messages(game) for code in codes(each))

    await party.server.until(shown, what="the turn message")
    await bot(party).dispatcher.settled()
    assert len(party.server.pings) == 2
    assert bot(party).dispatcher.closed == set()


async def test_a_ping_comes_as_soon_as_the_bot_is_back_on_the_server(party: Party, game: GameInfo) -> None:
    guild = party.server.guild
    # Discord lets the bot write only to people with whom it shares a server.
    other = party.server.add_guild("another")
    for each in party.people.values():
        party.server.join(each.name, other)
    party.server.set_present(guild, False)
    await until(lambda: bot(party).get_guild(int(guild.id)) is None)
    party.server.expect(403, 50001)
    await drafts(party, game)
    await waits(party, game)
    party.server.set_present(guild, True)
    await rings_once(party, game)


async def test_a_ping_comes_as_soon_as_the_bot_may_write_again(party: Party, game: GameInfo) -> None:
    party.thread(game).denied.append("send")
    party.server.expected[403, 50013] = 2
    await drafts(party, game)
    await waits(party, game)
    party.thread(game).denied.clear()
    party.server.gateway.dispatch_channel("CHANNEL_UPDATE", party.lobby)
    await rings_once(party, game)


async def test_a_ping_comes_as_soon_as_a_locked_thread_is_unlocked(party: Party, game: GameInfo) -> None:
    thread = party.thread(game)
    thread.archived = thread.locked = True
    thread.denied.append("thread")
    party.server.expect(400, 160005)
    await drafts(party, game)
    await waits(party, game)
    thread.archived = thread.locked = False
    thread.denied.clear()
    party.server.gateway.dispatch_channel("THREAD_UPDATE", thread)
    await rings_once(party, game)


async def test_what_changes_on_the_server_does_not_hurry_what_discord_slows_down(party: Party, game: GameInfo) -> None:
    body = {"message": "You are being rate limited.", "retry_after": 300.0, "global": False}
    headers = {"Via": "1.1 google", "Retry-After": "300"}
    fault = party.server.fail("POST", MESSAGES, 429, body=body, headers=headers, count=None)
    await drafts(party, game)
    await party.server.until(lambda: 429 in [each.status for each in party.server.calls], what="the refused try")
    party.server.faults.remove(fault)
    party.server.gateway.dispatch_channel("CHANNEL_UPDATE", party.lobby)
    await party.ann.slash(party.lobby, "turns")
    assert len(party.server.pings) == 1


@pytest.mark.long
async def test_a_discord_that_hangs_rings_once(party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch) -> None:
    # More than a slow machine takes for a message that doesn't hang.
    monkeypatch.setattr("bot.service.posts.outbox.SEND_SECONDS", 3.0)
    party.server.hang("POST", MESSAGES, 600)
    await drafts(party, game)
    await rings_once(party, game)


async def test_a_turn_message_that_somebody_deleted_is_not_missed(party: Party, game: GameInfo) -> None:
    for seq, company in enumerate(("5", "8"), 1):
        game = await party.info(game)
        party.server.posting.delete(await party.asked(game))
        party.server.expect(404, 10008)
        up = party.up(game)
        answer = await up.slash(party.thread(game), "draft_company", company=company)
        assert f"minor {company}" in answer.text
        await party.turn_message(game)
        assert (await party.info(game)).seq == seq


async def test_a_move_is_taken_back_though_its_turn_message_is_deleted(party: Party, game: GameInfo) -> None:
    up = party.up(game)
    await up.slash(party.thread(game), "draft_company", company="5")
    party.server.posting.delete(await party.asked(game))
    party.server.expect(404, 10008)
    await up.slash(party.thread(game), "undo")
    await party.server.until(lambda: any("undoes" in each.text for each in party.messages(game)), what="the undo")
    assert (await party.info(game)).turn.user == up.id  # type: ignore[union-attr]


@pytest.mark.parametrize(("error", "said"), [(DiskFull, "no room"), (Busy, "busy just now")])
async def test_what_cannot_be_stored_is_said_and_has_not_happened(
    party: Party,
    game: GameInfo,
    monkeypatch: pytest.MonkeyPatch,
    errors_logged: list[str],
    error: type[Exception],
    said: str,
) -> None:
    errors_logged.append("the storage refused")

    async def refuse(*_: Any) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(party.service.storage, "commit", refuse)
        answer = await party.up(game).slash(party.thread(game), "draft_company", company="5")
    assert said in answer.text
    assert "Nothing was changed" in answer.text
    assert (await party.info(game)).seq == 0
    await party.up(game).slash(party.thread(game), "draft_company", company="5")
    await rings_once(party, game)


def damage(database: Path, game_id: int) -> None:
    """Make the last entry of a log tell of another position; the log itself would never let that happen."""
    db = sqlite3.connect(database)
    db.execute("DROP TRIGGER actions_never_change")
    db.execute("UPDATE actions SET entry = json_set(entry, '$.digest', 'other') WHERE game_id = ?", (game_id,))
    db.commit()
    db.close()


async def test_a_game_whose_log_is_damaged_says_so_and_the_others_go_on(
    party: Party, tmp_path: Path, errors_logged: list[str]
) -> None:
    errors_logged += ["the engine failed", "can't be made"]
    broken, sound = await party.started(name="Broken"), await party.started(name="Sound")
    await drafts(party, broken)
    await party.turn_message(broken)
    await bot(party).dispatcher.settled()
    damage(tmp_path / "games.sqlite", broken.id)
    tables: Tables = party.service._desk.tables
    tables.forget_all()
    for command in ("map", "game status", "pass"):
        answer = await party.ann.slash(party.thread(broken), command)
        assert "can’t load this game" in answer.text, command
    assert await _moves(party, sound)
    assert (await party.info(broken)).seq == 1


async def _moves(party: Party, game: GameInfo) -> Message:
    await drafts(party, game)
    return await party.turn_message(game)
