"""What a person does on the page, carried out with the same hands that tests use (`actors.Actor`)."""

import base64
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.local.actors import Actor, BotAnswer, CannotDo, NotAnswered
from bot.local.client_limits import leaves, usable
from bot.local.forms import fields
from bot.local.page.words import LOCALES
from bot.local.standin.model import Channel, Json, Message, Upload
from bot.local.standin.standin import LocalDiscord

_log = logging.getLogger(__name__)
DEADLINE = 60.0
"""Seconds for a whole answer, a deferred one included; pictures of a late game take their time."""


def _file(sent: Json) -> Upload:
    """A file that's sent along with a command: its name and its bytes in base 64."""
    try:
        return Upload(str(sent["filename"]), base64.b64decode(sent["data"], validate=True))
    except (KeyError, TypeError, ValueError) as error:
        raise CannotDo("that's no file", "file") from error


class Refused(Exception):
    """The page asked for what can't be done; `key` is that of the words for the person."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Acts:
    """The verbs of the page that act in someone's name. Each takes `as`, a user's id."""

    def __init__(self, server: LocalDiscord) -> None:
        self._server = server

    def verbs(self) -> dict[str, Callable[[Json], Awaitable[Any]]]:
        """The verbs by name."""
        return {
            "commands": self.commands,
            "say": self._guarded(self.say),
            "slash": self._guarded(self.slash),
            "complete": self._guarded(self.complete),
            "click": self._guarded(self.click),
            "select": self._guarded(self.select),
            "submit": self._guarded(self.submit),
            "dismiss": self._guarded(self.dismiss),
            "language": self._guarded(self.language),
        }

    def _guarded(self, verb: Callable[[Json], Awaitable[Any]]) -> Callable[[Json], Awaitable[Any]]:
        async def guarded(asked: Json) -> Any:
            try:
                return await verb(asked)
            except CannotDo as reason:
                _log.info("%s", reason)
                raise Refused(f"page-cannot-{reason.kind}") from None
            except NotAnswered:
                raise Refused("page-no-answer") from None

        return guarded

    # -- reading what is asked ------------------------------------------------------------------------------------

    def person(self, asked: Json) -> Actor:
        """The person in whose name it's asked; Refused."""
        user = self._server.world.users.get(str(asked["as"]))
        if user is None or user.bot:
            raise Refused("page-nobody")
        person = Actor(self._server, user.display)
        person.deadline = DEADLINE
        return person

    def channel(self, asked: Json) -> Channel:
        """The channel it's about; Refused."""
        channel = self._server.world.channels.get(str(asked["channel"]))
        if channel is None:
            raise Refused("page-channel-gone")
        return channel

    def _message(self, asked: Json) -> Message:
        message = self._server.world.messages.get(str(asked["message"]))
        if message is None:
            raise Refused("page-message-gone")
        return message

    # -- verbs ----------------------------------------------------------------------------------------------------

    async def commands(self, asked: Json) -> list[Json]:
        """The commands the person may use there, in their language where it's translated."""
        user = self.person(asked).user
        found: list[Json] = []
        for known in leaves(usable(self._server, user, self.channel(asked))):
            leaf = known.leaf
            options = [_told(option, user.locale) for option in known.options]
            words = " ".join(known.words)
            shown = " ".join(_named(node, user.locale)["shown"] for node in known.nodes)
            found.append({"words": words, **_named(leaf, user.locale), "shown": shown, "options": options})
        return sorted(found, key=lambda each: each["shown"])

    async def say(self, asked: Json) -> Json:
        """Writes a message."""
        await self.person(asked).say(self.channel(asked), str(asked["text"]))
        return {}

    async def slash(self, asked: Json) -> Json:
        """Sends a slash command."""
        person, channel = self.person(asked), self.channel(asked)
        options = {name: _file(value) if isinstance(value, dict) else value for name, value in asked["options"].items()}
        return _outcome(await person.slash(channel, str(asked["command"]), **options))

    async def complete(self, asked: Json) -> list[Json]:
        """What the bot suggests for the option being typed."""
        person, channel = self.person(asked), self.channel(asked)
        typed = dict(asked["options"])
        found = await person.autocomplete(channel, str(asked["command"]), str(asked["focus"]), **typed)
        return [{"name": each.name, "value": each.value} for each in found]

    async def click(self, asked: Json) -> Json:
        """Clicks a button."""
        return _outcome(await self.person(asked).click(self._message(asked), custom_id=str(asked["custom_id"])))

    async def select(self, asked: Json) -> Json:
        """Chooses from a menu; people are given by their ids."""
        person, message, custom_id = self.person(asked), self._message(asked), str(asked["custom_id"])
        values: list[Any] = [str(each) for each in asked["values"]]
        if any(part.get("custom_id") == custom_id and part["type"] != 3 for part in message.parts()):
            world = self._server.world
            values = [world.users.get(each) or world.channels.get(each) for each in values]
        return _outcome(await person.select(message, *values, custom_id=custom_id))

    async def submit(self, asked: Json) -> Json:
        """Sends a form; Refused."""
        interaction = self._server.interactions.all.get(str(asked["form"]))
        if interaction is None or interaction.modal is None or interaction.user_id != asked["as"]:
            raise Refused("page-form-gone")
        return _outcome(await self.person(asked).submit(BotAnswer(self._server, interaction), dict(asked["values"])))

    async def dismiss(self, asked: Json) -> Json:
        """Puts a private answer away; Refused."""
        message = self._message(asked)
        if message.visible_to != asked["as"]:
            raise Refused("page-not-private")
        self._server.world.dismissed.add(message.id)
        self._server.world.tell("message", message)
        return {}

    async def language(self, asked: Json) -> Json:
        """Sets the language in which the bot answers this person: one of the catalogues."""
        user = self.person(asked).user
        user.locale = LOCALES[str(asked["chosen"])]
        self._server.world.tell("user", user)
        return {}


def _outcome(answer: BotAnswer) -> Json:
    """What the page needs to know of an answer; its messages are told as they come."""
    modal = answer.interaction.modal
    if modal is None:
        return {}
    texts = [part["content"] for part in modal["components"] if part["type"] == 10]
    form = {"id": answer.interaction.id, "title": modal["title"], "fields": fields(modal), "texts": texts}
    return {"form": form}


def _named(thing: Json, locale: str) -> Json:
    """Its name and description in a language."""
    names, texts = thing.get("name_localizations") or {}, thing.get("description_localizations") or {}
    shown = names.get(locale, thing["name"])
    return {"name": thing["name"], "shown": shown, "description": texts.get(locale, thing["description"])}


def _told(option: Json, locale: str) -> Json:
    """An option as the page shows it."""
    kept = ("type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length")
    choices = [
        {"name": (each.get("name_localizations") or {}).get(locale, each["name"]), "value": each["value"]}
        for each in option.get("choices") or []
    ]
    return {**_named(option, locale), **{key: option[key] for key in kept if key in option}, "choices": choices}
