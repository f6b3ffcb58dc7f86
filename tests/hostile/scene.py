"""Where hostile hands are let in: three servers with games of all titles at all stages, and one that is over."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import engine
from bot.discord import RailwireBot, create_bot
from bot.local.actors import Actor
from bot.local.standin.model import Guild, Message
from bot.local.standin.permissions import MANAGE_GUILD
from bot.local.standin.standin import _PIXEL as PIXEL
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.service import Caretaker, GameInfo, GameService, Person, Robots
from bot.service.rules import Rules
from bot.work import pictures
from bot.work.helper import Apart
from bot.work.workers import Workers
from engine.dev.log import record
from engine.titles import TITLES, games_folder
from render import Drawn
from tests.databases import open_storage
from tests.discord.translating import translate_once
from tests.hostile.texts import GHOST, MARK

STAGES = (0.0, 0.1, 0.4, 0.7, 0.97)
"""Parts of shipped games after which tables go on."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
"""People of each server who play; the last one also on the next server."""
LONG_PAUSE = 3600.0
ANSWER_SECONDS = 30.0
"""Discord grants three; what took longer is counted, since a busy machine isn't the bot's fault."""


class Undrawn(Apart):
    """Draws a single pixel, whatever is asked for."""

    async def run(self, fn: Callable[..., Any], *arguments: Any, later: bool = False) -> Any:
        return Drawn(PIXEL, "", 1, 1) if fn is pictures.draw else None  # type: ignore[return-value]


class Scene:
    """The stand-in, the bot at it, and who is there.

    people: all who act, by their ids. `names`: what mustn't be told elsewhere, each game's name with its server.
    """

    def __init__(self, server: LocalDiscord, service: GameService, bot: RailwireBot, path: Path) -> None:
        self.server, self.service, self.bot, self.path = server, service, bot, path
        self.people: dict[str, Actor] = {}
        self.guilds: list[Guild] = []
        self.managers: dict[str, set[str]] = {}
        """By server, who manages it."""

    def person(self, name: str, guild: Guild | None) -> Actor:
        """Somebody, a member of this server."""
        found = Actor(self.server, f"{MARK}{name}", guild)
        self.people[found.id] = found
        return found

    def seat(self, actor: Actor, guild: Guild | None) -> Person:
        """Who sits down, as the service knows them."""
        return Person(actor.id, actor.name, server=None if guild is None else guild.id)


@cache
def _shipped(title: str) -> tuple[tuple[dict[str, Any], list[dict[str, Any]]], ...]:
    found = [record(each) for each in sorted(games_folder(title).glob("*.jsonl.gz"))]
    return tuple(each for each in found if len(each[0]["players"]) <= len(NAMES))


async def furnished(scene: Scene, chance: random.Random, games: int) -> None:
    """People, so many running games, each of another title or stage than the one before, and open tables."""
    for letter in "ABC":
        guild = scene.server.guild if letter == "A" else scene.server.add_guild(f"{MARK}-server-{letter}")
        guild.name = f"{MARK}-server-{letter}"
        scene.guilds.append(guild)
        manager = scene.person(f"Max{letter}", guild)
        scene.server.roles.add(guild, "manager", MANAGE_GUILD, manager.user)
        scene.managers[guild.id] = {manager.id}
        scene.person(f"{letter}<@{GHOST}>@everyone\u202e`*", guild)
    for number, guild in enumerate(scene.guilds):
        for name in NAMES:
            scene.person(f"{name}{number}", guild)
        scene.server.join(f"{MARK}{NAMES[-1]}{number}", scene.guilds[(number + 1) % 3])
    titles, stages = chance.sample(list(TITLES), len(TITLES)), chance.sample(STAGES, len(STAGES))
    for number in range(games):
        setup, entries = chance.choice(_shipped(titles[number % len(titles)]))
        part = entries[: int(len(entries) * stages[number % len(stages)])]
        await _adopted(scene, chance, scene.guilds[number % 3], setup, part)
    setup, entries = _shipped("18mag")[0]
    await _adopted(scene, chance, scene.guilds[0], setup, entries)
    await _adopted(scene, chance, None, *_alone())


def _alone() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    game = engine.new_game("18mag", players=["P1"], options={}, seed=3)
    return game.setup, game.entries


async def _adopted(
    scene: Scene, chance: random.Random, guild: Guild | None, setup: dict[str, Any], entries: list[dict[str, Any]]
) -> GameInfo:
    """A game that goes on from here, its people drawn from those of a server."""
    number = 0 if guild is None else scene.guilds.index(guild)
    there = [Actor(scene.server, f"{MARK}{each}{number}", guild) for each in NAMES]
    people = chance.sample(there, len(setup["players"]))
    name = f"{MARK}-game-{'ABC'[number] if guild else 'D'}"
    place = people[0].dm if guild is None else scene.server.add_channel(guild, f"{MARK}-thread-{len(entries)}")
    terms = {"name": name, "title": setup["title"], "language": chance.choice(["en", "es", "fr", "it", "pt"])}
    seats = [scene.seat(each, guild) for each in people]
    return await scene.service.adopt(seats[0], seats, setup, entries, channel=place.id, **terms)


@asynccontextmanager
async def scene_in(folder: Path, *, drawn: bool = False, robots: bool = False) -> AsyncIterator[Scene]:
    """The bot at a table of its own, with nobody there yet; `drawn`: pictures are, `robots`: they think."""
    translate_once()
    async with AsyncExitStack() as stack:
        server = LocalDiscord()
        server.interactions.answer_limit = ANSWER_SECONDS
        await server.start()
        stack.push_async_callback(server.close)
        path = folder / "games.sqlite"
        storage = await open_storage(path)
        stack.push_async_callback(storage.close)
        service = GameService(storage, Rules(), workers=Workers(apart=Apart() if drawn else Undrawn()))
        stack.push_async_callback(service.close)
        for each in (Caretaker(service), *((Robots(service),) if robots else ())):
            await each.start()
            stack.push_async_callback(each.stop)

        def make_bot() -> RailwireBot:
            bot = create_bot(service, guild_ready_timeout=0.02)
            bot.pinned.pause = bot.bygones.pause = 5.0 if drawn else LONG_PAUSE
            return bot

        table = await stack.enter_async_context(seated(server, make_bot))
        assert isinstance(table.bot, RailwireBot)
        yield Scene(server, service, table.bot, path)


def shows_controls(message: Message) -> bool:
    """Whether there's something to click."""
    return any(each["type"] in (2, 3) and each.get("custom_id") for each in message.parts())
