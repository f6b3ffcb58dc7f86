"""`/setup`, and what is done where each permission is missing, as it says there."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.discord.grants import USED, invitation
from bot.local.actors import BotAnswer
from bot.local.standin import permissions as bits
from bot.local.standin.model import Message
from bot.local.start import open_table
from bot.service import GameInfo, GameService, Person
from bot.words import LANGUAGES, speak
from tests.discord.connection.test_closed_doors import alone, drafts
from tests.discord.party import Party, codes
from tests.discord.posts.test_pinned import Quick

BITS = {each: getattr(bits, each.upper()) for each in USED}


def take(party: Party, *names: str) -> None:
    """Take these permissions from the bot in the channel where tables are opened, and in its threads."""
    deny = sum(BITS[each] for each in names)
    party.server.roles.overwrite(party.lobby, party.server.world.bot, deny=deny)


async def setup(party: Party, language: str = "en-US") -> BotAnswer:
    party.ann.user.permissions |= bits.MANAGE_GUILD
    party.ann.locale = language
    return await party.ann.slash(party.lobby, "setup")


async def test_nothing_is_missing_at_first_and_the_invitation_is_there(party: Party) -> None:
    answer = await setup(party)
    assert answer.private
    assert "I have every permission that I use." in answer.text
    assert invitation(int(party.server.payloads.application()["id"])) in answer.text


@pytest.mark.parametrize("name", USED)
async def test_what_a_channel_takes_is_told_with_what_is_done_instead(party: Party, name: str) -> None:
    take(party, name)
    words, text = speak("en"), (await setup(party)).text
    assert f"{words(f'grant-{name}')} (taken from me in this channel): {words(f'without-{name}')}" in text
    assert text.count("\n- ") == 1


async def test_what_the_bots_role_has_not_is_missing_on_the_whole_server(party: Party) -> None:
    roles, guild = party.server.roles, party.server.guild
    for role in (roles.of_bot(guild), roles.everyone(guild)):
        roles.change(guild, role, role.permissions & ~bits.PIN_MESSAGES & ~bits.ATTACH_FILES)
    text = (await setup(party)).text
    assert text.count("missing on the whole server") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_may_be_missing_fits_in_a_message(language: str) -> None:
    words = speak(language)
    lines = [words(f"grant-{each}") + words(f"without-{each}") + words("setup-in-channel") for each in USED]
    assert sum(map(len, lines)) + 600 < 2000


async def test_who_does_not_manage_the_server_is_refused(party: Party) -> None:
    answer = await party.ben.slash(party.lobby, "setup")
    assert answer.private
    assert "Only those who manage this server" in answer.text
    assert "works only on a server" in (await party.ben.slash(party.ben.dm, "setup")).text


# --- what is done instead


@pytest.mark.parametrize("name", ["create_public_threads", "send_messages_in_threads"])
async def test_without_threads_a_game_is_played_in_the_channel_itself_one_at_a_time(party: Party, name: str) -> None:
    take(party, name)
    game = await party.started()
    assert game.channel == party.lobby.id
    await drafts(party, game)
    await party.server.until(lambda: len(party.server.pings) == 2, what="the second ping")
    second = await party.open()
    for person in (party.ben, party.cid):
        await person.click(second.message, label="Join")
    answer = await party.ann.click(second.message, label="Start")
    await answer.touched()
    assert "may not open a thread" in answer.followups[0].text
    assert [each.status for each in await party.service.list(party.server.guild.id)] == ["open", "running"]
    await party.service.abandon(game.id, manager(party, game))
    await (await party.ann.click(second.message, label="Start")).touched()
    assert (await party.service.list(party.server.guild.id))[0].channel == party.lobby.id


def manager(party: Party, game: GameInfo) -> Person:
    return Person(user=party.ann.id, name="Ann", server=game.server)


@pytest.mark.parametrize("name", ["view_channel", "send_messages_in_threads"])
async def test_where_nothing_can_be_said_whoever_is_up_hears_it_alone(party: Party, name: str) -> None:
    game = await party.started()
    take(party, name)
    party.server.expected[403, 50013 if name == "send_messages_in_threads" else 50001] = 9
    await drafts(party, game)
    up = party.up(await party.info(game))
    await party.server.until(lambda: alone(party, up), what="the direct message")
    assert "your turn" in alone(party, up)[0].text


async def test_without_files_turns_come_as_text(party: Party) -> None:
    game = await party.started()
    take(party, "attach_files")
    party.server.expected[403, 50013] = 9
    await drafts(party, game)
    message = await party.turn_message(game)
    assert message.attachments == []
    assert any(":pick:" in each for each in codes(message))


async def test_without_sending_in_the_channel_games_in_threads_go_on(party: Party) -> None:
    game = await party.started()
    take(party, "send_messages")
    await drafts(party, game)
    await party.server.until(lambda: len(party.server.pings) == 2, what="the second ping")


async def test_without_history_what_was_told_may_be_told_twice_but_is_never_lost(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await party.started()
    take(party, "read_message_history")
    # Discord has taken it, the answer gets lost, and until the next try Discord forgets the nonce.
    monkeypatch.setattr(party.server.posting, "repeated", lambda *_: None)
    party.server.cut("POST", rf"/channels/{game.channel}/messages$", after=True)
    await drafts(party, game)
    await party.server.until(lambda: len(party.server.pings) == 3, what="the ping, and once more")


@pytest.fixture
async def quick_party(service: GameService) -> AsyncIterator[tuple[Party, Quick]]:
    quick = Quick(service)
    async with open_table(quick) as table:
        yield Party(table.server, service), quick


async def test_without_pins_each_turn_message_links_to_the_overview(quick_party: tuple[Party, Quick]) -> None:
    party, quick = quick_party
    take(party, "pin_messages")
    party.server.expected[403, 50013] = 9
    game = await party.started()
    await quick.settled()
    (board,) = party.boards(game)
    await drafts(party, game)
    await party.server.until(lambda: len(party.server.pings) == 2, what="the second ping")
    link = f"https://discord.com/channels/{game.server}/{game.channel}/{board.id}"
    assert link in newest(party, game).content.split("\n")[0]
    await quick.settled()


def newest(party: Party, game: GameInfo) -> Message:
    return party.turn_messages(game)[-1]
