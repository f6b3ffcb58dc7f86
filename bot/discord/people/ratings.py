"""`/ratings`: who has played how well here, where the server wants ratings; and what a game has changed in them."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.discord.commands import SHOW, Command, Option, Pick
from bot.discord.feature import Feature
from bot.discord.front import Confusing
from bot.discord.texts import bounded, mention
from bot.discord.visit import Reading, Visit
from bot.service import text
from bot.service.people.ratings import RatedPerson, RatingChange, placed
from bot.words import Words
from engine.titles import TITLES, rulebook

LISTED = 20
ASKED = 30
"""Of so many at the head of the list Discord is asked whether they're still on the server."""


async def _ratings(visit: Visit, title: str | None = None, show: bool = False) -> None:
    """The list, with its reader's own line where that's further down."""
    if visit.server is None:
        raise Confusing("server_only")
    if title is not None and title not in TITLES:
        raise Confusing("no_such_title", title=title[:80], titles=list(TITLES))
    found = await _present(visit, visit.server, await visit.service.ratings.standings(visit.server, title))
    # What all see is told in the words of whoever shows it.
    words, own = visit.words, [] if show else [each for each in found[LISTED:] if each.user == visit.user]
    lines = [_line(each, words) for each in [*found[:LISTED], *own]]
    if len(found) > LISTED:
        lines.insert(LISTED, words("turns-more", count=len(found) - LISTED))
    heading = words("ratings-heading", title=rulebook(title).data.name if title else "none")
    await visit.finish(bounded([heading, *(lines or [words("ratings-none")]), words("ratings-meaning")]))


async def _present(visit: Visit, server: str, found: list[RatedPerson]) -> list[RatedPerson]:
    """The list without those of its head who have left the server; where Discord doesn't say, they stand on it."""
    asked = [each.user for each in found[:ASKED]]
    there = await asyncio.gather(*(visit.front.member(server, each) for each in asked))
    gone = [user for user, is_member in zip(asked, there, strict=True) if is_member is False]
    return placed(each for each in found if each.user not in gone) if gone else found


def _line(standing: RatedPerson, words: Words) -> str:
    figures = {"points": standing.points, "games": standing.games}
    return words("ratings-line", place=str(standing.place), name=_name(standing), **figures)


def _name(rated: RatedPerson | RatingChange) -> str:
    """What somebody was called last at a table; where that isn't known, Discord's name for them."""
    return text.escape(rated.name) if rated.name else mention(rated.user)


async def changed_line(reading: Reading) -> str:
    """What a finished game has changed; "" where there's nothing to be told."""
    words = reading.words
    changed = [_change(each, words) for each in await reading.service.ratings.changed(reading.info)]
    return words("ratings-changed", people=" · ".join(changed)) if changed else ""


def _change(changed: RatingChange, words: Words) -> str:
    by = changed.after - changed.before
    return words("ratings-change", name=_name(changed), points=changed.after, change=f"{by:+}".replace("-", "−"))


def commands() -> list[Command]:
    """`/ratings`."""
    names = [app_commands.locale_str(rulebook(each).data.name) for each in TITLES]
    options: list[Option] = [("title", str, Pick(tuple(TITLES), names, strict=False)), SHOW]
    return [Command("ratings", _ratings, options, in_game=False)]


FEATURE = Feature(commands)
