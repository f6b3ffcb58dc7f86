"""`/settings server`: what a server has chosen for its tables: language, pace, who opens them; and ratings."""

from __future__ import annotations

from typing import Any

from bot.discord.commands import Command, LooseText, Option, Pick, YesNo
from bot.discord.feature import Feature
from bot.discord.front import Confusing
from bot.discord.localization import word
from bot.discord.people.settings import offered_languages
from bot.discord.tables.pace import PACES, pace_text
from bot.discord.texts import bounded
from bot.discord.visit import Visit
from bot.service.games.terms import DEFAULT_PACE, MANAGERS
from bot.service.people.ratings import RATINGS
from bot.words import LANGUAGES, language_of

SERVER = "server"
EVERYONE = "everyone"


async def _server(visit: Visit, **typed: Any) -> None:
    """What is set here; with values, change them (who manages the server)."""
    if visit.server is None:
        raise Confusing("server_only")
    words, settings = visit.words, visit.service.settings
    if typed:
        if not visit.person.manager:
            raise Confusing("managers_only")
        for key, value in _read(typed).items():
            await settings.set(SERVER, visit.server, key, value)
    now = await settings.all(SERVER, visit.server)
    language, opened = now.get("language"), now.get("openers", EVERYONE)
    lines = [
        words("server-language", language=words(f"language-{language}" if language else "server-as-discord")),
        words("server-pace", pace=pace_text(now.get("pace", DEFAULT_PACE), words)),
        words("server-openers", who=words(f"openers-{opened}")),
        words("server-ratings", on=now.get(RATINGS, False)),
    ]
    await visit.say(bounded([words("server-heading"), *(f"- {each}" for each in lines)]))


def _read(typed: dict[str, Any]) -> dict[str, Any]:
    """What was typed as it's kept; None for the usual."""
    read = dict(typed)
    if "language" in read:
        read["language"] = language_of(read["language"]) if read["language"] in LANGUAGES else None
    if read.get("openers") == EVERYONE:
        read["openers"] = None
    if RATINGS in read:
        read[RATINGS] = read[RATINGS] or None
    return read


def commands() -> list[Command]:
    """The part of `/settings` for a server."""
    known = (EVERYONE, MANAGERS)
    options: list[Option] = [
        ("language", str, LooseText(offered_languages)),
        ("pace", int, Pick(PACES, [word(f"pace-{each}") for each in PACES])),
        ("openers", str, Pick(known, [word(f"openers-{each}") for each in known])),
        (RATINGS, bool, YesNo()),
    ]
    return [Command("settings-server", _server, options, in_game=False)]


FEATURE = Feature(commands)
