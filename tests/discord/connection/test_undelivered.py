"""Pings that Discord refuses as they are: they go with less, or to the person alone; and the host hears why, once."""

from __future__ import annotations

import pytest

from bot.service import GameInfo
from tests.discord.connection.test_closed_doors import alone, drafts
from tests.discord.connection.test_sending import statuses
from tests.discord.party import Party, codes

MESSAGES = r"/channels/\d+/messages$"


@pytest.fixture
async def game(party: Party) -> GameInfo:
    """A game that has just begun."""
    return await party.started()


async def test_where_no_files_may_be_attached_the_text_goes_without_its_picture(party: Party, game: GameInfo) -> None:
    party.thread(game).denied.append("attach")
    party.server.expect(403, 50013)
    await drafts(party, game)
    message = await party.turn_message(game)
    assert message.attachments == []
    assert any(":pick:" in each for each in codes(message))
    up = party.up(await party.info(game))
    await up.slash(party.thread(game), "draft_company", company="8")
    assert (await party.turn_message(game)).attachments == []
    assert statuses(party, game).count(403) == 1
    assert len(party.server.pings) == 3


async def test_what_is_too_large_goes_without_its_picture(party: Party, game: GameInfo) -> None:
    party.server.fail("POST", MESSAGES, 413, 40005)
    await drafts(party, game)
    message = await party.turn_message(game)
    assert message.attachments == []
    assert len(party.server.pings) == 2


async def test_a_rich_message_that_is_refused_goes_as_a_plain_one(party: Party, game: GameInfo) -> None:
    party.server.fail("POST", MESSAGES, 400, 50035, count=2)
    await drafts(party, game)
    up = party.up(await party.info(game))
    await party.server.until(lambda: len(party.server.pings) == 2, what="the ping")
    message = party.messages(game)[-1]
    assert f"<@{up.id}>, it’s your turn" in message.content
    assert message.labels() == ["What has happened"]
    assert [each.user_id for each in party.server.pings][1:] == [up.id]


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005)])
async def test_what_is_refused_even_plain_reaches_the_person_alone_and_the_host_hears_why_once(
    party: Party, game: GameInfo, errors_logged: list[str], status: int, code: int
) -> None:
    errors_logged.append("can't be told")
    party.server.fail("POST", rf"/channels/{game.channel}/messages$", status, code, count=None)
    called: list[str] = []
    for company in ("5", "8", "2"):
        up = party.up(await party.info(game))
        await up.slash(party.lobby, "draft_company", company=company, game=str(game.id))
        called.append(party.up(await party.info(game)).id)
        await party.server.until(lambda: len(party.server.pings) == len(called) + 1, what="the ping alone")
    assert [each.user_id for each in party.server.pings][1:] == called
    host = party.people[game.host]
    about = [each for each in alone(party, host) if "I couldn’t ping" in each.text]
    assert len(about) == (1 if set(called) != {host.id} else 0)
    assert all("Discord doesn’t take" in each.text for each in about)


async def test_a_fault_in_making_a_message_leaves_the_ping(
    party: Party, game: GameInfo, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be made")

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("bot.discord.posts.solo.round_line", broken)
    await drafts(party, game)
    await party.server.until(lambda: len(party.server.pings) == 2, what="the ping")
    assert "I can’t show here" in party.messages(game)[-1].text


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (403, 50013)])
async def test_an_answer_whose_picture_is_refused_goes_without_it_and_says_so(
    party: Party, game: GameInfo, status: int, code: int
) -> None:
    thread, up = party.thread(game), party.up(game)
    party.server.fail("POST", "^/webhooks/", status, code)
    told = await up.slash(thread, "market")
    assert told.message.attachments == []
    assert "Discord doesn’t take the picture here" in told.text
    assert "Friday" in told.text or "18Mag" in told.text
