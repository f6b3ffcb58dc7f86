"""Hostile hands: by a seed they send commands, clicks, choices, forms and completions; half is nearly what one may do.

What the bot has offered, to whomever, is taken from there: controls of messages that are there or were, forms that
opened, values that were completed.
"""

from __future__ import annotations

import copy
import random
from collections import deque
from dataclasses import dataclass
from typing import Any

from bot.local.actors import Actor
from bot.local.client_limits import Known, leaves
from bot.local.forms import fields
from bot.local.standin.command_limits import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, USER
from bot.local.standin.model import AUTOCOMPLETE, COMPONENT, MODAL, SLASH, Channel, Interaction, Json, Message
from tests.hostile import texts, uploads
from tests.hostile.scene import Scene, shows_controls

KEPT = 400
"""So many controls and forms are kept in mind."""
LEFT_OUT = (
    *(
        "guild",
        "guild_locale",
        "channel",
        "context",
        "authorizing_integration_owners",
        "entitlements",
        "app_permissions",
    ),
    "locale",
)
"""What an interaction can do without, by Discord's documentation or by its changes over time."""
LOCALES = ("en-GB", "es-ES", "fr", "it", "pt-BR", "de", "zh-TW", "xx-XX", "", "tlh\x00")
CANNOT_BE_TYPED = 99


@dataclass(frozen=True, slots=True)
class Deed:
    """An interaction to be sent: whose, where, on which message; what its payload lacks, how often it comes."""

    kind: int
    actor: Actor
    channel: Channel
    data: Json
    message: Message | None = None
    lacks: tuple[str, ...] = ()
    locale: str = ""
    times: int = 1


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu as a message showed it once."""

    part: Json
    message: Message


class Hands:
    """Chooses what is sent next."""

    def __init__(self, scene: Scene, chance: random.Random) -> None:
        self.scene, self.chance = scene, chance
        self.known: list[Known] = leaves(scene.server.world.commands["global"])
        self.controls: deque[Control] = deque(maxlen=KEPT)
        self.fresh: deque[Message] = deque(maxlen=40)
        """The messages with controls that came last."""
        self.forms: deque[tuple[Interaction, Json]] = deque(maxlen=40)
        self.completed: dict[tuple[str, ...], list[Any]] = {}
        self.up: list[tuple[str, str, int]] = []
        """Who is to act, where, in which game."""
        self.games: list[int] = []

    # --- what the bot has offered

    def note_message(self, message: Message) -> None:
        """A message is there, or changed."""
        if not shows_controls(message):
            return
        self.fresh.append(message)
        for each in message.parts():
            if each["type"] in (2, 3) and each.get("custom_id"):
                self.controls.append(Control(copy.deepcopy(each), message))

    def note_answer(self, interaction: Interaction) -> None:
        """An interaction has its answer: maybe a form, or completed values."""
        if interaction.modal is not None:
            self.forms.append((interaction, interaction.modal))
        if interaction.choices:
            key = _focused(interaction.data)
            self.completed.setdefault(key, [])[:0] = [each["value"] for each in interaction.choices]
            del self.completed[key][30:]

    # --- who, and where

    def somebody(self) -> Actor:
        return self.chance.choice(list(self.scene.people.values()))

    def place(self, actor: Actor) -> Channel:
        """Where this person is: mostly where games are, on a server of theirs or in direct messages."""
        if self.chance.random() < 0.15:
            return actor.dm
        world = self.scene.server.world
        found = [
            each
            for each in world.channels.values()
            if each.guild_id is not None and actor.id in world.guilds[each.guild_id].members
        ]
        return self.chance.choice(found) if found else actor.dm

    # --- what

    def deed(self) -> Deed:
        """The next one."""
        roll = self.chance.random()
        if roll < 0.22:
            found = self._in_turn() or self._click()
        elif roll < 0.45:
            found = self._click()
        elif roll < 0.72:
            found = self._command(SLASH)
        elif roll < 0.86:
            found = self._command(AUTOCOMPLETE)
        elif roll < 0.96:
            found = self._form() or self._click()
        else:
            found = self._odd()
        return self._spoilt(found or self._command(SLASH))

    def _spoilt(self, deed: Deed) -> Deed:
        """Now and then it comes twice, or lacks something, or in a language of nobody."""
        roll, more = self.chance.random(), {}
        if roll < 0.03:
            more["times"] = 2
        elif roll < 0.08:
            more["lacks"] = tuple(self.chance.sample(LEFT_OUT, self.chance.randint(1, 4)))
        elif roll < 0.14:
            more["locale"] = self.chance.choice(LOCALES)
        names = ("kind", "actor", "channel", "data", "message")
        return Deed(**{each: getattr(deed, each) for each in names}, **more) if more else deed

    def _in_turn(self) -> Deed | None:
        """Somebody who is up uses what stands in their game, or asks for their panel."""
        if not self.up:
            return None
        user, channel, game = self.chance.choice(self.up)
        actor = self.scene.people.get(user)
        place = self.scene.server.world.channels.get(channel)
        if actor is None or place is None:
            return None
        theirs = [each for each in self.fresh if each.visible_to in (None, user) and _is_about(each, game)]
        if theirs and self.chance.random() < 0.85:
            message = self.chance.choice(theirs[-6:])
            parts = [each for each in message.parts() if each["type"] in (2, 3) and each.get("custom_id")]
            if parts:
                return self._use(actor, Control(self.chance.choice(parts), message), honest=True)
        known = self.chance.choice(self.known)
        return Deed(SLASH, actor, place, known.data(*self._filled(known)))

    def _click(self) -> Deed | None:
        """A control of a message that's there, or was."""
        if not self.controls:
            return None
        control = self.chance.choice(self.controls)
        seen_by = self.scene.people.get(control.message.visible_to or "")
        actor = seen_by if seen_by is not None and self.chance.random() < 0.5 else self.somebody()
        return self._use(actor, control, honest=self.chance.random() < 0.6)

    def _use(self, actor: Actor, control: Control, *, honest: bool) -> Deed | None:
        world = self.scene.server.world
        channel = world.channels.get(control.message.channel_id)
        if channel is None or control.message.id not in world.messages:
            # Discord sends the message along, always.
            return None
        part, message = control.part, control.message
        code = part["custom_id"] if honest else self._bent(part["custom_id"])
        data: Json = {"component_type": part["type"], "custom_id": code, "id": 1}
        if part["type"] == 3:
            data["values"] = self._values(part, honest=honest)
        if not honest and self.chance.random() < 0.1:
            data["component_type"] = self.chance.choice((2, 3, 5, CANNOT_BE_TYPED))
        return Deed(COMPONENT, actor, channel, data, message)

    def _values(self, part: Json, *, honest: bool) -> Any:
        offered = [each["value"] for each in part.get("options", ())] or [""]
        if honest or self.chance.random() < 0.5:
            return [self.chance.choice(offered)]
        others = [option["value"] for each in self.controls for option in each.part.get("options", ())] or [""]
        roll = self.chance.random()
        if roll < 0.5:
            return [self.chance.choice(others)]
        if roll < 0.7:
            return self.chance.sample(others, min(len(others), 5))
        return self.chance.choice(([], None, [texts.value(self.chance, 3)], texts.text(self.chance)))

    def _bent(self, code: str) -> str:
        """A custom id with one thing in it changed."""
        parts = code.split(":", 5)
        if len(parts) < 6 or self.chance.random() < 0.1:
            return self.chance.choice((texts.text(self.chance)[:100], code + texts.MARK, code[: len(code) // 2], "rw:"))
        at = self.chance.randrange(1, 6)
        others = [each.part["custom_id"].split(":", 5) for each in self.controls]
        same = [each[at] for each in others if len(each) == 6] or [""]
        parts[at] = self.chance.choice(same) if self.chance.random() < 0.6 else str(texts.value(self.chance, 3))
        if at == 2 and self.games:
            parts[at] = str(self.chance.choice(self.games))
        return ":".join(parts)[: self.chance.choice((100, 100, 100, 3000))]

    # --- commands

    def _command(self, kind: int) -> Deed:
        actor = self.somebody()
        if self.up and self.chance.random() < 0.5:
            actor = self.scene.people.get(self.chance.choice(self.up)[0], actor)
        known = self.chance.choice(self.known)
        if kind == AUTOCOMPLETE:
            completing = [each for each in self.known if any(o.get("autocomplete") for o in each.options)]
            known = self.chance.choice(completing)
        options, resolved = self._filled(known)
        if kind == AUTOCOMPLETE:
            options = self._focused_options(known, options)
        return Deed(kind, actor, self.place(actor), known.data(options, resolved))

    def _focused_options(self, known: Known, options: list[Json]) -> list[Json]:
        chosen = self.chance.choice([each for each in known.options if each.get("autocomplete")])
        typed = self.chance.choice(("", "", "1", "P", texts.value(self.chance, 3)))
        rest = [each for each in options if each["name"] != chosen["name"]]
        return [*rest, {"name": chosen["name"], "type": chosen["type"], "value": typed, "focused": True}]

    def _filled(self, known: Known) -> tuple[list[Json], Json]:
        """Options with values, and what Discord says of those that name something."""
        options: list[Json] = []
        resolved: Json = {}
        near = self.chance.random() < 0.55
        for each in known.options:
            wanted = 0.97 if each.get("required") else 0.4
            if self.chance.random() > wanted:
                continue
            value = self._near(known, each, resolved) if near or self.chance.random() < 0.2 else None
            if value is None:
                value = texts.value(self.chance, each["type"])
            options.append({"name": each["name"], "type": each["type"], "value": value})
        if not near and self.chance.random() < 0.05:
            options.append({"name": self.chance.choice((texts.MARK, "game", "show")), "type": 3, "value": "1"})
        return options, resolved

    def _near(self, known: Known, option: Json, resolved: Json) -> Any:
        """A value that may well be right; None where there's none."""
        kind = option["type"]
        if option.get("choices"):
            return self.chance.choice(option["choices"])["value"]
        if kind == BOOLEAN:
            return self.chance.random() < 0.5
        if kind in (USER, MENTIONABLE):
            return self._resolved_user(resolved)
        if kind == CHANNEL:
            return self.chance.choice(list(self.scene.server.world.channels))
        if kind == ATTACHMENT:
            return self._attached(resolved)
        found = self.completed.get((*known.words, option["name"])) or [
            value for key, values in self.completed.items() if key[-1] == option["name"] for value in values
        ]
        if found and self.chance.random() < 0.85:
            return self.chance.choice(found)
        if option["name"] == "game" and self.games:
            return str(self.chance.choice(self.games))
        return self.chance.randint(0, 60) if kind == INTEGER else None

    def _resolved_user(self, resolved: Json) -> str:
        server, user = self.scene.server, self.somebody().user
        resolved.setdefault("users", {})[user.id] = server.payloads.user(user)
        guild = self.chance.choice(self.scene.guilds)
        if user.id in guild.members and self.chance.random() < 0.8:
            member = server.payloads.member(guild, user, with_user=False, with_permissions=True)
            resolved.setdefault("members", {})[user.id] = member
        return user.id

    def _attached(self, resolved: Json) -> str:
        server = self.scene.server
        file = server.posting.attach(uploads.upload(self.chance))
        payload = server.payloads.attachment("0", file)
        if self.chance.random() < 0.15:
            payload |= {"size": self.chance.choice((0, 2**40, -1)), "content_type": texts.text(self.chance)}
        if self.chance.random() < 0.1:
            payload |= {"url": f"{server.base_url}/cdn/attachments/0/1/gone", "proxy_url": f"{server.base_url}/cdn/x"}
        resolved.setdefault("attachments", {})[file.id] = payload
        return file.id

    # --- forms, and what nobody's client sends

    def _form(self) -> Deed | None:
        """A form that opened, filled in, maybe by somebody else; some with lines left out or added."""
        if not self.forms:
            return None
        interaction, modal = self.chance.choice(self.forms)
        world = self.scene.server.world
        channel = world.channels.get(interaction.channel_id)
        if channel is None or (interaction.message_id or "") not in {"", *world.messages}:
            return None
        own = self.scene.people.get(interaction.user_id)
        actor = own if own is not None and self.chance.random() < 0.75 else self.somebody()
        rows: list[Json] = []
        for each in fields(modal):
            value = each.get("value") or str(self.chance.randint(0, 300))
            if self.chance.random() < 0.5:
                value = texts.value(self.chance, 3)
            line = {"type": each["type"], "custom_id": each["custom_id"], "id": 1, "value": value}
            if self.chance.random() < 0.92:
                rows.append({"type": 1, "components": [line]})
        if self.chance.random() < 0.1:
            more = {"type": 4, "custom_id": texts.MARK, "value": texts.text(self.chance)}
            rows.append(self.chance.choice(({"type": 1, "components": [more]}, {"type": 18, "component": more}, {}, 7)))  # type: ignore[arg-type]
        code = modal["custom_id"] if self.chance.random() < 0.75 else self._bent(modal["custom_id"])
        message = self.scene.server.world.messages.get(interaction.message_id or "")
        return Deed(MODAL, actor, channel, {"custom_id": code, "components": rows}, message)

    def _odd(self) -> Deed:
        """Commands that aren't ours, other kinds of interactions, and what isn't data."""
        actor = self.somebody()
        place = self.place(actor)
        world = self.scene.server.world
        known = self.chance.choice(self.known)
        menu = {"id": known.root["id"], "name": texts.MARK, "type": 2, "target_id": actor.id}
        menu["resolved"] = {"users": {actor.id: self.scene.server.payloads.user(actor.user)}}
        unknown = {"id": world.ids.next(), "name": f"{texts.MARK.lower()}-new", "type": 1, "options": []}
        part = {"name": texts.MARK.lower(), "type": 1, "options": []}
        old = {"id": known.root["id"], "name": known.root["name"], "type": 1, "options": [part]}
        kind, data = self.chance.choice(
            (
                (SLASH, menu),
                (SLASH, unknown),
                (SLASH, old),
                (CANNOT_BE_TYPED, {}),
                (1, {}),
                (MODAL, {"custom_id": texts.MARK, "components": []}),
            )
        )
        return Deed(kind, actor, place, data)


def _is_about(message: Message, game: int) -> bool:
    """Whether one of its controls is of this game."""
    return any(each.get("custom_id", "")[4:].startswith(f":{game}:") for each in message.parts())


def _focused(data: Json) -> tuple[str, ...]:
    """The words of a command, and the option that was being typed."""
    words, node = [data["name"]], data
    while node.get("options") and node["options"][0].get("type") in (1, 2):
        node = node["options"][0]
        words.append(node["name"])
    return (*words, *(each["name"] for each in node.get("options", ()) if each.get("focused")))
