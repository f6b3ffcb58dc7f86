"""What is new to a person in a game: since their last own move, or their last look if that came later."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.discord.texts import story_text
from bot.discord.visit import GameVisit
from bot.words.names import Names
from bot.words.personal import personal_lines

SCOPE = "player"
LINES = 6

Rows = Sequence[Mapping[str, Any]]


async def since_look(visit: GameVisit) -> Rows:
    """The rows of the story that are new to who asks; from now on they have been seen."""
    info, user, settings = visit.info, visit.user, visit.service.settings
    if info.status == "open":
        return ()
    key = f"look.{visit.game}"
    looked = await settings.get(SCOPE, user, key, None)
    rows = await visit.service.story(visit.game, looked if isinstance(looked, int) else 0, info.seq)
    if looked != info.seq:
        await settings.note(SCOPE, user, key, info.seq)
        if looked is not None:
            await settings.note(SCOPE, user, f"looked.{visit.game}", looked)
    own = [number for number, row in enumerate(rows) if row.get("user") == user]
    return rows[own[-1] + 1 :] if own else rows


async def last_look(visit: GameVisit) -> int | None:
    """The entry after which the person looked last; before the present position, where they've seen that already."""
    for key in ("look", "looked"):
        seq = await visit.service.settings.get(SCOPE, visit.user, f"{key}.{visit.game}", None)
        if isinstance(seq, int) and seq < visit.info.seq:
            return seq
    return None


async def own_news(visit: GameVisit) -> list[str]:
    """What has been done to the person since their last move, a line for each kind of thing."""
    if visit.info.status != "running" or not visit.seats:
        return []
    rows = await visit.service.news(visit.game, visit.user)
    return [f"- {each}" for each in personal_lines(rows, visit.seats, visit.names)]


def news_lines(rows: Rows, names: Names, seats: Collection[str] = ()) -> list[str]:
    """What is new, in a few lines under a heading, with what it did to whoever holds the seats; or that nothing is."""
    told = [*story_text(rows, names, most=LINES), *(f"- {each}" for each in personal_lines(rows, seats, names))]
    return [names.words("look-heading"), *told] if told else [f"-# {names.words('look-nothing')}"]
