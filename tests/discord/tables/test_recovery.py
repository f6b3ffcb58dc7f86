"""Games that the database has lost go on from the logs in their threads, by one command of who manages the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.discord import create_bot
from bot.errors import OurFault
from bot.local.standin import permissions as bits
from bot.local.standin.model import Message, Upload
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.service import GameInfo, Person
from bot.service.games.recovery import Recovery
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from engine.titles import OWN
from tests.discord.conftest import service_at
from tests.discord.party import LATER, Party, codes
from tests.service.games.test_real_game import a_move

MOVES = 25


def begun(title: str) -> Game:
    """A game of three after some moves."""
    chance, game = random.Random(5), engine.new_game(title, ["P1", "P2", "P3"], seed=5)
    while game.decision is not None and game.seq < MOVES:
        for action in choose(game, next(iter(TEMPERS.values())), chance):
            if game.decision is not None:
                game.apply(action, game.decision.by)
    return game


@pytest.fixture
async def discord_alone(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    server = LocalDiscord()
    await server.start()
    try:
        yield server
        server.check()
    finally:
        await server.close()


@asynccontextmanager
async def at_database(server: LocalDiscord, folder: Path, party: Party | None = None) -> AsyncIterator[Party]:
    """The bot with the database of this folder, a new one at first; the people stay who they are."""
    async with service_at(folder) as service:
        bot = create_bot(service, guild_ready_timeout=0.02)
        bot.pinned.pause = bot.bygones.pause = LATER
        async with seated(server, lambda: bot):
            party = party or Party(server, service, bot)
            party.service, party.bot = service, bot
            party.ann.user.permissions |= bits.MANAGE_GUILD
            yield party
            await bot.dispatcher.settled()


def told(party: Party, game: GameInfo) -> list[Message]:
    """The messages that say that the game was rebuilt."""
    return [each for each in party.messages(game) if "I had lost this game" in each.content]


def pings(party: Party, game: GameInfo) -> list[Message]:
    """Those that pinged somebody since."""
    since = told(party, game)[0].id
    return [each for each in party.turn_messages(game) if int(each.id) > int(since)]


async def act(party: Party, game: GameInfo) -> GameInfo:
    """A legal move of whoever is up."""
    assert game.turn is not None
    actions, seq = await party.service.read(game.id, a_move(random.Random(1)))
    person = Person(game.turn.user, server=game.server)
    return (await party.service.act(game.id, person, actions, expected_seq=seq)).info


async def rebuilt(party: Party) -> list[GameInfo]:
    """All games of the server, once they've been rebuilt."""
    answer = await party.ann.slash(party.lobby, "game rebuild")
    assert "I found the log" in answer.text
    done = await party.ann.click(answer.message, label="Rebuild them all")
    await party.server.until(lambda: "ebuilt: " in (done.message.content or answer.message.content), what="the end")
    assert party.bot is not None
    await party.bot.dispatcher.settled()
    return sorted(await party.service.list(party.server.guild.id, ("running",)), key=lambda each: each.id)


async def test_all_games_of_a_server_go_on_with_their_people_after_the_database_was_lost(
    discord_alone: LocalDiscord, tmp_path: Path
) -> None:
    async with at_database(discord_alone, tmp_path / "first") as party:
        games = [await party.at(begun(title), title=title, language="en", pace=48) for title in OWN]
        games.append(await party.started())
        party.thread(games[-1]).archived = True
    async with at_database(discord_alone, tmp_path / "second", party) as party:
        again = await rebuilt(party)
        assert [each.id for each in again] == [each.id for each in games]
        for old, new in zip(games, again, strict=True):
            for name in ("channel", "name", "title", "seq", "seats", "host", "pace", "options", "language"):
                assert getattr(new, name) == getattr(old, name), name
            assert len(told(party, new)) == 1
            assert [each.mentions for each in pings(party, new)] == [[new.turn.user if new.turn else ""]]
            assert (await act(party, new)).seq > new.seq
        answer = await party.ann.slash(party.lobby, "game rebuild")
        assert "no log of a game that I don’t know" in answer.text
        new_one = await party.service.create(Person(party.ann.id, "Ann", party.server.guild.id), name="x", title="1889")
        assert new_one.id == games[-1].id + 1


async def test_a_second_click_and_a_break_in_between_make_no_game_twice(
    discord_alone: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_database(discord_alone, tmp_path / "first") as party:
        games = [await party.at(begun(title), title=title) for title in ("1889", "18mag")]
    async with at_database(discord_alone, tmp_path / "second", party) as party:
        offer = (await party.ann.slash(party.lobby, "game rebuild")).message
        with monkeypatch.context() as broken:
            broken.setattr(Recovery, "_go_on", stopped)
            await party.ann.click(offer, label="Rebuild them all")
            await party.server.until(lambda: "can’t be followed" in offer.content, what="the failure")
        offer = (await party.ann.slash(party.lobby, "game rebuild")).message
        recover = next(each for each in codes(offer) if ":recover:" in each)
        await asyncio.gather(*(party.ann.click(offer, custom_id=recover) for _ in range(2)))

        def refused() -> bool:
            said = party.server.world.in_channel(party.lobby.id)
            return any("rebuilding the games of this server already" in each.content for each in said)

        await party.server.until(refused, what="the answer to the second click")
        await party.server.until(lambda: "games rebuilt" in offer.content or "no game" in offer.content, what="the end")
        assert party.bot is not None
        await party.bot.front.finish()
        found = await party.service.list(party.server.guild.id, ("open", "running"))
        assert sorted((each.id, each.status, each.channel) for each in found) == [
            (each.id, "running", each.channel) for each in games
        ]
        await party.bot.dispatcher.settled()
        assert [len(told(party, each)) for each in games] == [1, 1]


async def stopped(*_: Any) -> None:
    raise OurFault(game=0)


async def test_only_who_manages_the_server_may_and_a_persons_file_counts_for_nothing(
    discord_alone: LocalDiscord, tmp_path: Path
) -> None:
    async with at_database(discord_alone, tmp_path / "first") as party:
        game = await party.at(begun("1889"), title="1889")
    forged = with_seat_of(party, game, party.ben.id)
    await party.ben.say(party.thread(game), "The log!", files=[forged])
    async with at_database(discord_alone, tmp_path / "second", party) as party:
        refused = await party.ben.slash(party.lobby, "game rebuild")
        assert "Only those who manage this server" in refused.text
        (again,) = await rebuilt(party)
        assert again.seats == game.seats
        assert again.seq == game.seq


def with_seat_of(party: Party, game: GameInfo, user: str) -> Upload:
    """The attached log with all seats given to one person."""
    (message,) = [
        each for each in party.messages(game) if each.attachments and ".jsonl" in each.attachments[0].filename
    ]
    data = party.server.world.file(message.attachments[0].id).decode()
    for each in game.seats:
        data = data.replace(f'"user": "{each.user}"', f'"user": "{user}"')
    return Upload(message.attachments[0].filename.replace("25", "26"), data.encode())


async def test_a_game_that_was_given_up_or_is_over_does_not_come_back(
    discord_alone: LocalDiscord, tmp_path: Path
) -> None:
    async with at_database(discord_alone, tmp_path / "first") as party:
        game = await party.at(begun("1889"), title="1889")
        await party.service.abandon(game.id, Person(party.ann.id, "Ann", game.server))
    async with at_database(discord_alone, tmp_path / "second", party) as party:
        answer = await party.ann.slash(party.lobby, "game rebuild")
        assert "no log of a game that I don’t know" in answer.text


async def test_talk_terms_caretakers_and_robots_are_as_they_were(discord_alone: LocalDiscord, tmp_path: Path) -> None:
    async with at_database(discord_alone, tmp_path / "first") as party:
        game = await party.at(begun("1889"), title="1889")
        ann, ben = (Person(each.id, each.name, game.server) for each in (party.ann, party.ben))
        await party.service.seats.hand_over(game.id, ben)
        talk = party.server.add_channel(party.server.guild, "talk")
        await party.service.set_talk(game.id, ann, apart=True, channel=talk.id)
        await party.service.robots.agree_on(game.id, ann, unhurried=True, hints=True)
        game = await to_the_next_log(party, game)
    async with at_database(discord_alone, tmp_path / "second", party) as party:
        (again,) = await rebuilt(party)
        kept: tuple[Any, ...] = (again.seats, again.talk, again.unhurried, again.hints, again.silence, again.patience)
        assert kept == (game.seats, talk.id, True, True, game.silence, game.patience)


async def to_the_next_log(party: Party, game: GameInfo) -> GameInfo:
    """Play on until a log is attached, and the game at that moment."""
    before = len(attached(party, game))
    while len(attached(party, game)) == before:
        game = await act(party, game)
        assert party.bot is not None
        await party.bot.dispatcher.settled()
    return game


def attached(party: Party, game: GameInfo) -> list[Message]:
    found = [each for each in party.messages(game) if each.attachments]
    return [each for each in found if any(".jsonl" in file.filename for file in each.attachments)]
