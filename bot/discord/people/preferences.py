"""The commands `/settings`: a person's own, and a server's."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from discord import app_commands

from bot.discord.commands import Option, Text, YesNo, make
from bot.discord.completion import NOTHING
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.localization import word
from bot.discord.people import settings
from bot.discord.people.times import clock, zone_label
from bot.discord.replies import say
from bot.discord.tables.terms import PACES, Pick, pace_text
from bot.discord.telling import bounded
from bot.service.games.terms import DEFAULT_PACE, MANAGERS
from bot.service.people.people import zone_of, zones
from bot.words import LANGUAGES, language_of

SERVER = "server"
EVERYONE = "everyone"
NIGHTS = ((1320, 420), (1380, 420), (1380, 480), (0, 480))
"""Quiet hours that are offered, in minutes after midnight."""


def commands(front: Front) -> list[app_commands.Group]:
    """`/settings` with its parts."""
    asking = _Offers(front)
    group = app_commands.Group(name=word("command-settings"), description=word("command-settings-description"))

    async def view(interaction: Interaction) -> None:
        await settings.show(front, interaction)

    async def language(interaction: Interaction, language: str) -> None:
        await settings.set_language(front, interaction, language)

    async def zone(interaction: Interaction, zone: str) -> None:
        await settings.set_zone(front, interaction, zone)

    async def quiet(interaction: Interaction, hours: str) -> None:
        await settings.set_quiet(front, interaction, hours)

    async def leave(interaction: Interaction, end: str, start: str = "") -> None:
        await settings.set_leave(front, interaction, start, end)

    async def back(interaction: Interaction) -> None:
        await settings.set_back(front, interaction)

    async def messages(interaction: Interaction, direct: bool) -> None:
        await settings.set_direct(front, interaction, direct)

    async def server(interaction: Interaction, **typed: Any) -> None:
        await set_server(front, interaction, **typed)

    tongue: Option = ("language", str, Text(asking.languages))
    paces: Option = ("pace", int, Pick(PACES, [word(f"pace-{each}") for each in PACES]))
    known = (EVERYONE, MANAGERS)
    openers: Option = ("openers", str, Pick(known, [word(f"openers-{each}") for each in known]))
    days: list[Option] = [("end", str, Text(asking.days)), ("start", str, Text(asking.days))]
    for each in (
        make("settings-view", view, []),
        make("settings-language", language, [tongue], ("language",)),
        make("settings-zone", zone, [("zone", str, Text(asking.zones))], ("zone",)),
        make("settings-quiet", quiet, [("hours", str, Text(asking.nights))], ("hours",)),
        make("settings-leave", leave, days, ("end",)),
        make("settings-back", back, []),
        make("settings-messages", messages, [("direct", bool, YesNo())], ("direct",)),
        make("settings-server", server, [tongue, paces, openers]),
    ):
        group.add_command(each)
    return [group]


class _Offers:
    """What is offered while somebody types."""

    def __init__(self, front: Front) -> None:
        self._front = front

    async def languages(self, interaction: Interaction) -> list[tuple[Any, str]]:
        words = self._front.words(interaction)
        own = [(settings.DISCORDS, words("settings-as-discord"))]
        return [*own, *((each, words(f"language-{each}")) for each in LANGUAGES)]

    async def zones(self, interaction: Interaction) -> list[tuple[Any, str]]:
        now = self._front.service.clock()
        return [(each, zone_label(each, now)) for each in zones()]

    async def nights(self, interaction: Interaction) -> list[tuple[Any, str]]:
        typed = [f"{clock(begin)}–{clock(end)}" for begin, end in NIGHTS]
        none = self._front.words(interaction)("settings-quiet-none")
        return [*((each, each) for each in typed), (NOTHING, none)]

    async def days(self, interaction: Interaction) -> list[tuple[Any, str]]:
        profile = await self._front.service.people.profile(str(interaction.user.id))
        today = datetime.fromtimestamp(self._front.service.clock(), zone_of(profile.zone)).date()
        return settings.offered_days(self._front.words(interaction), today)


async def set_server(front: Front, interaction: Interaction, **typed: Any) -> None:
    """`/settings server`: what is set here; with values, change them (who manages the server)."""
    if interaction.guild_id is None:
        raise Confusing("server_only")
    place, words = str(interaction.guild_id), front.words(interaction)
    if typed:
        if not front.person(interaction).manager:
            raise Confusing("managers_only")
        await _change(front, place, typed)
    now = await front.service.settings.all(SERVER, place)
    tongue, opened = now.get("language"), now.get("openers", EVERYONE)
    lines = [
        words("server-language", language=words(f"language-{tongue}" if tongue else "server-as-discord")),
        words("server-pace", pace=pace_text(now.get("pace", DEFAULT_PACE), words)),
        words("server-openers", who=words(f"openers-{opened}")),
    ]
    await say(interaction, bounded([words("server-heading"), *(f"- {each}" for each in lines)]))


async def _change(front: Front, place: str, typed: dict[str, Any]) -> None:
    if "language" in typed:
        wanted = typed["language"]
        typed["language"] = language_of(wanted) if wanted in LANGUAGES else None
    if typed.get("openers") == EVERYONE:
        typed["openers"] = None
    for key, value in typed.items():
        await front.service.settings.set(SERVER, place, key, value)
