"""What tests do at a table: open games, look for the turn message, play for whoever is up."""

from __future__ import annotations

from typing import Any

from bot.discord import RailwireBot
from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import Channel, Message
from bot.local.standin.standin import LocalDiscord
from bot.service import GameInfo, GameService
from bot.service import Person as Seated
from engine.game import Game

ANSWER_SECONDS = 20.0
"""More than Discord grants, for machines on which much else goes on; how fast answers are is what a benchmark tells."""


LATER = 3600.0
"""Seconds after which pinned messages come, and old ones are made past: after the test. That has tests of its own, and
must come in between no other, which a slow machine would let it do.
"""


class Party:
    """Ann, Ben and Cid on one server."""

    def __init__(self, server: LocalDiscord, service: GameService, bot: RailwireBot | None = None) -> None:
        self.server = server
        server.interactions.answer_limit = ANSWER_SECONDS
        self.bot = bot
        self.service = service
        self.ann, self.ben, self.cid = (Actor(server, name) for name in ("Ann", "Ben", "Cid"))
        self.people = {each.id: each for each in (self.ann, self.ben, self.cid)}

    @property
    def lobby(self) -> Channel:
        """The channel where tables are opened."""
        return self.server.channel

    async def open(self, **terms: Any) -> BotAnswer:
        """Ann opens a table."""
        return await self.ann.slash(self.lobby, "game new", **({"title": "18mag"} | terms))

    async def started(self, **terms: Any) -> GameInfo:
        """A game of the three that has begun, with its first ping sent."""
        notice = await self.open(**terms)
        for person, verb in ((self.ben, "join"), (self.cid, "join"), (self.ann, "start")):
            code = next(each for each in codes(notice.message) if f":{verb}:" in each)
            answer = await person.click(notice.message, custom_id=code)
        await answer.touched()
        info = (await self.service.list(self.server.guild.id))[0]
        await self.server.until(lambda: self.turn_messages(info) != [], what="the first turn message")
        return info

    async def at(self, game: Game, **terms: Any) -> GameInfo:
        """A table at which this game goes on, in a channel of its own; P1 is Ann, P2 Ben, P3 Cid."""
        channel = self.server.add_channel(self.server.guild, f"game-{game.seq}")
        seats = [Seated(user=each.id, name=each.name, server=self.server.guild.id) for each in self.people.values()]
        setup, entries = game.setup, game.entries
        more = {"name": "Friday", "title": "18mag", "language": "en", "channel": channel.id} | terms
        info = await self.service.adopt(seats[0], seats, setup, entries, **more)
        if game.decision is not None:
            await self.turn_message(info)
        return info

    async def asked(self, game: GameInfo) -> Message:
        """The turn message, once the service knows which one it is: it may be read a moment before that."""
        message = await self.turn_message(game)
        assert self.bot is not None
        await self.bot.dispatcher.settled()
        return message

    async def seated(self, game: Game) -> tuple[GameInfo, Message, Actor]:
        """A table at which this game of any title goes on, its turn message, and who is to act."""
        info = await self.at(game, title=game.setup["title"])
        return info, await self.turn_message(info), self.up(info)

    async def events(self, game: GameInfo) -> list[dict[str, Any]]:
        """What has happened since `game` was looked up."""
        return [event for row in await self.service.story(game.id, game.seq) for event in row["events"]]

    async def info(self, game: GameInfo) -> GameInfo:
        """The game as it is now."""
        return await self.service.status(game.id)

    def thread(self, game: GameInfo) -> Channel:
        """The game's thread."""
        return self.server.world.channels[str(game.channel)]

    def messages(self, game: GameInfo) -> list[Message]:
        """What everyone sees in the game's thread, but for the pinned message and Discord's lines about it."""
        shown = [each for each in self.server.world.in_channel(str(game.channel)) if not each.ephemeral]
        return [each for each in shown if each.kind != 6 and not is_board(each)]

    def boards(self, game: GameInfo) -> list[Message]:
        """The messages that are, or were, the pinned one."""
        return [each for each in self.server.world.in_channel(str(game.channel)) if is_board(each)]

    def turn_messages(self, game: GameInfo) -> list[Message]:
        """The messages with pings, oldest first."""
        return [each for each in self.messages(game) if each.mentions]

    def up(self, game: GameInfo) -> Actor:
        """Who is to act."""
        assert game.turn is not None
        return self.people[game.turn.user]

    def others(self, game: GameInfo) -> list[Actor]:
        """Everyone else."""
        return [each for each in self.people.values() if each is not self.up(game)]

    async def turn_message(self, game: GameInfo) -> Message:
        """The newest message with a ping, once it's there for the turn that goes on now."""
        info = await self.info(game)
        assert info.turn is not None
        want = f"rw:b:{info.id}:{info.turn.seq}:my:"

        def found() -> list[Message]:
            asking = [each for each in self.messages(info) if "<@" in each.content]
            return [each for each in asking if any(want in code for code in codes(each))]

        await self.server.until(lambda: found() != [], what=f"a turn message for move {info.turn.seq}")
        return found()[-1]


def is_board(message: Message) -> bool:
    """Whether a message shows the board, to be pinned."""
    return (message.nonce or "").startswith("pin-")


def selection(message: Message, value: str) -> dict[str, Any]:
    """What a client sends that still shows this message as it is now, when the line with this value is taken."""
    for each in message.parts():
        if value in [option["value"] for option in each.get("options", ())]:
            return {"component_type": each["type"], "custom_id": each["custom_id"], "values": [value]}
    raise AssertionError(f"no menu offers {value}")


async def choose(person: Actor, message: Message, value: str) -> BotAnswer:
    """Take the line with this value from whichever menu has it."""
    for each in message.parts():
        if value in [option["value"] for option in each.get("options", ())]:
            return await person.select(message, value, custom_id=each["custom_id"])
    raise AssertionError(
        f"no menu offers {value}: {[o['value'] for e in message.parts() for o in e.get('options', ())]}"
    )


async def confirm(person: Actor, answer: BotAnswer) -> BotAnswer:
    """Say yes to what a click was answered with: whether it's really to be done."""
    question = (await answer.touched()).followups[-1:] or [answer.message]
    return await (await person.click(question[0], label="Yes, do it")).touched()


async def press(person: Actor, message: Message, verb: str) -> BotAnswer:
    """Press the button whose code has this in it."""
    return await person.click(message, custom_id=next(each for each in codes(message) if verb in each))


def codes(message: Message) -> list[str]:
    """The custom ids on a message."""
    return [each.get("custom_id", "") for each in message.parts()]


def choices(message: Message, verb: str) -> list[str]:
    """The values of the menu whose custom id ends with this verb and argument."""
    for each in message.parts():
        if each.get("custom_id", "").endswith(f":{verb}"):
            return [option["value"] for option in each["options"]]
    return []
