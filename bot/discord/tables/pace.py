"""A table's pace and what follows silence: as options, in words, and `/game pace`, which changes them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.discord.commands import Command, Number, Option, Pick
from bot.discord.components import with_buttons
from bot.discord.feature import Feature
from bot.discord.game_info import heading_name
from bot.discord.localization import word
from bot.discord.posts.post import Post, Told
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit
from bot.service import GameInfo
from bot.service.games.terms import MOST_PATIENCE, SILENCES
from bot.words import Words

PACES = (8, 12, 24, 48, 72, 168, 0)
"""Hours for a move; 0 for no reminders."""
TERMS = ("pace", "patience", "silence")


def pace_options() -> list[Option]:
    """Pace, what follows silence, and after how many reminders."""
    return [
        ("pace", int, Pick(PACES, [word(f"pace-{each}") for each in PACES])),
        ("silence", str, Pick(SILENCES, [word(f"silence-{each}") for each in SILENCES])),
        ("patience", int, Number(1, MOST_PATIENCE)),
    ]


def pace_text(pace: int, words: Words) -> str:
    """A pace in hours as people say it."""
    key = f"pace-{pace}"
    return words(key) if key in words else words("pace-hours", hours=pace)


def terms_text(info: GameInfo, words: Words) -> str:
    """A table's pace and what follows silence, in one line."""
    pace = pace_text(info.pace, words)
    if not info.pace:
        return words("terms-line-slow", pace=pace)
    return words("terms-line", pace=pace, count=info.patience, silence=words(f"silence-{info.silence}"))


async def _pace(visit: GameVisit, **typed: Any) -> None:
    """Show the table's pace; with values, change them (the host, or a manager)."""
    if typed:
        visit = await visit.hosted()
        terms = {name: getattr(visit.info, name) for name in TERMS} | typed
        visit = visit.at(await visit.service.set_pace(visit.game, visit.person, **terms, gone=await visit.gone()))
    heading = visit.words("pace-changed" if typed else "pace-heading", game=heading_name(visit.info))
    await visit.say(bounded([heading, terms_text(visit.info, visit.words)]))


async def _changed(told: Told) -> Post:
    """What the table plays by from now on; nobody is pinged."""
    changed = replace(told.info, **{name: told.item.payload[name] for name in TERMS})
    lines = [told.words("pace-changed", game=heading_name(told.info)), terms_text(changed, told.words)]
    return Post(bounded(lines), with_buttons(told.log_button()))


FEATURE = Feature(lambda: [Command("game-pace", _pace, pace_options())], posts={"pace": _changed})
