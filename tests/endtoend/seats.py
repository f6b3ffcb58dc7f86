"""People on the seats of games, and how they make moves: by the buttons and menus of their turn message, or typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.codes import LONGEST_ACTION
from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import Channel, Message
from bot.local.standin.standin import LocalDiscord
from bot.service import GameInfo, GameService
from bot.service import Person as Member
from engine.shorthand import short_name

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
COMMANDS = {"place_token": "place_station", "remove_token": "remove_station"}
OPTIONS = {"node": "city", "source": "seller", "trade": "trade_in"}
THREAD = 11
ANSWER_SECONDS = 20.0
"""More than Discord grants, for machines on which much else goes on; how fast answers are is what a benchmark tells."""


class Seats:
    """Up to six people on one server, in several games at once."""

    def __init__(self, server: LocalDiscord, service: GameService) -> None:
        self.server = server
        self.service = service
        self.people = [Actor(server, name) for name in NAMES]
        server.interactions.answer_limit = ANSWER_SECONDS

    async def seated(
        self, setup: dict[str, Any], entries: Sequence[dict[str, Any]] = (), *, name: str = "Friday", first: int = 0
    ) -> GameInfo:
        """A game from its set-up in a thread of its own, the seats taken by people from number `first` on."""
        thread = self.server.add_thread(self.server.channel, name, THREAD, 10080)
        people = [self.people[(first + place) % len(self.people)] for place in range(len(setup["players"]))]
        members = [Member(each.id, each.name, server=self.server.guild.id) for each in people]
        terms = {"name": name, "title": setup["title"], "channel": thread.id, "profile": setup["profile"]}
        return await self.service.adopt(members[0], members, setup, list(entries), **terms)

    def person(self, user_id: str) -> Actor:
        """The person of this id."""
        return next(each for each in self.people if each.id == user_id)

    def thread(self, info: GameInfo) -> Channel:
        """The game's thread."""
        return self.server.world.channels[str(info.channel)]

    async def up(self, game_id: int) -> Actor:
        """Who is to act."""
        info = await self.service.status(game_id)
        assert info.turn is not None
        return self.person(info.turn.user)

    async def turn_message(self, game_id: int) -> Message:
        """The message that pinged for the turn that goes on now, once it's there."""
        info = await self.service.status(game_id)
        assert info.turn is not None
        wanted = f"rw:b:{info.id}:{info.turn.seq}:my:"

        def found() -> Message | None:
            posted = [each for each in self.server.world.in_channel(str(info.channel)) if not each.ephemeral][::-1]
            return next((each for each in posted if any(code.startswith(wanted) for code in codes(each))), None)

        message = await self.server.until(found, deadline=60, what=f"the turn message of move {info.turn.seq}")
        assert message is not None
        return message

    def pinged(self, info: GameInfo) -> list[str]:
        """Who was pinged in the game's thread, in order."""
        return [each.user_id for each in self.server.pings if each.channel_id == info.channel and not each.silent]

    async def type(self, game_id: int, action: dict[str, Any]) -> BotAnswer:
        """Make a move by its slash command, in the game's thread."""
        info = await self.service.status(game_id)
        command, options = typed(action)
        return await (await self.up(game_id)).slash(self.thread(info), command, **options)


def codes(message: Message) -> list[str]:
    """The custom ids on a message."""
    return [each["custom_id"] for each in message.parts() if "custom_id" in each]


def typed(action: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """An action as a command with its options."""
    fields = {OPTIONS.get(name, name): value for name, value in action.items() if name not in ("type", "routes")}
    if "routes" in action:
        fields["routes"] = "; ".join(_route(each) for each in action["routes"]) or "none"
    return COMMANDS.get(action["type"], action["type"]), fields


def _route(route: dict[str, Any]) -> str:
    """A route as people write it: stops with a dot, hexes passed without."""
    parts = [route["stops"][0]]
    for stop, way in zip(route["stops"][1:], route["ways"], strict=True):
        parts += [*way[1:-1], stop]
    return f"{route['train']}: {' '.join(parts)}"


def line_of(action: dict[str, Any]) -> str:
    """How a menu calls an action."""
    line = "|".join(str(value) for value in action.values())
    if len(line) <= LONGEST_ACTION or "connection" not in action:
        return line
    return line_of({**action, "connection": short_name(action["connection"])})


async def choose(person: Actor, message: Message, value: str) -> BotAnswer | None:
    """Take the line with this value from whichever menu has it; None where none has."""
    for each in message.parts():
        if value in [option["value"] for option in each.get("options", ())]:
            return await person.select(message, value, custom_id=each["custom_id"])
    return None
