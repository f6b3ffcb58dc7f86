"""What is new to a person in a game: since their last own move, or their last look if that came later."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.discord.front import Front, Interaction
from bot.discord.telling import story_text
from bot.service import GameInfo
from bot.words import Words
from bot.words.names import Names
from bot.words.personal import personal_lines

SCOPE = "player"
LINES = 6

Rows = Sequence[Mapping[str, Any]]


async def since_look(front: Front, interaction: Interaction, info: GameInfo) -> Rows:
    """The rows of the story that are new to who asks; from now on they have been seen."""
    if info.status == "open":
        return ()
    user, key = str(interaction.user.id), f"look.{info.id}"
    looked = await front.service.settings.get(SCOPE, user, key, 0)
    rows = await front.service.story(info.id, looked if isinstance(looked, int) else 0, info.seq)
    if looked != info.seq:
        await front.service.settings.note(SCOPE, user, key, info.seq)
    own = [number for number, row in enumerate(rows) if row.get("user") == user]
    return rows[own[-1] + 1 :] if own else rows


async def own_news(front: Front, info: GameInfo, user: str, words: Words) -> list[str]:
    """What has been done to a person since their last move, a line for each kind of thing."""
    seats = info.seats_of(user)
    if info.status != "running" or not seats:
        return []
    rows = await front.service.news(info.id, user)
    told = personal_lines(rows, seats, front.names(info, words))
    return [f"- {each}" for each in told]


def news_lines(rows: Rows, names: Names, seats: Collection[str] = ()) -> list[str]:
    """What is new, in a few lines under a heading, with what it did to whoever holds the seats; or that nothing is."""
    told = [*story_text(rows, names, most=LINES), *(f"- {each}" for each in personal_lines(rows, seats, names))]
    return [names.words("look-heading"), *told] if told else [f"-# {names.words('look-nothing')}"]
