"""As a game was begun: which rules were put right since, without it; told once, and wherever one looks."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.discord.components import with_buttons
from bot.discord.feature import Feature
from bot.discord.game_info import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.texts import bounded
from bot.discord.visit import Reading
from bot.words import Words
from bot.words.stories import capitalized
from engine.game import Game


async def _told(told: Told) -> Post:
    """What was put right; nobody is pinged."""
    heading = told.words("begun-told", game=heading_name(told.info))
    return Post(bounded([heading, *_lines(told.item.payload["fixes"], told.words)]), with_buttons(told.log_button()))


async def begun_lines(reading: Reading, clauses: Collection[str] | None = None) -> list[str]:
    """What is otherwise in a game than by the rules now, under a heading; of these clauses alone, where they're given.

    Nothing for a game that hasn't begun.
    """
    if reading.info.status not in ("running", "finished"):
        return []
    found = await reading.found(_begun_without)
    meant = {name: clause for name, clause in found.items() if clauses is None or clause in clauses}
    return [reading.words("begun-heading"), *_lines(meant, reading.words)] if meant else []


def _begun_without(game: Game) -> dict[str, str]:
    return game.rulebook.begun_without(game.setup)


def _lines(fixes: Mapping[str, str], words: Words) -> list[str]:
    told = [words("begun-line", text=words(f"fix-{name}"), clause=clause) for name, clause in fixes.items()]
    return [f"- {capitalized(each)}" for each in told]


FEATURE = Feature(posts={"put_right": _told})
