"""Tips: two lines with each of the first decisions of a person's first game of a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.discord.front import Front
from bot.panel.panel import Panel
from bot.service import GameInfo
from bot.words import Words

FIRST = 5
"""So many decisions come with help, and after them the first of each kind that hadn't come up yet."""
SCOPE, SWITCH = "player", "tips"


async def lines(front: Front, info: GameInfo, user: str, panel: Panel, words: Words) -> list[str]:
    """What helps a newcomer with the panel's decision; empty for everybody else, and where tips are switched off.

    The same decision, opened again, has its help again.
    """
    if panel.player is None or f"hint-{panel.step}-what" not in words or not await wanted(front, user):
        return []
    if await front.service.first_game(user, info.title) != info.id:
        return []
    key = f"{SWITCH}.{info.title}"
    seen = await front.service.settings.get(SCOPE, user, key, {})
    known = noted(seen, info.id, panel.seq, panel.step)
    if known is None:
        return []
    if known != seen:
        await front.service.settings.note(SCOPE, user, key, known)
    keys = [f"hint-{panel.step}-{part}" for part in ("what", "how")]
    return [f"-# {words(own if (own := f'{key}-{info.title}') in words else key)}" for key in keys]


def noted(seen: Mapping[str, Any], game: int, seq: int, step: str) -> dict[str, Any] | None:
    """What is kept once this decision was helped with; None where it gets no help.

    `seen`: {"game", "seqs": the decisions helped with, "steps": their kinds}.
    """
    same = seen if seen.get("game") == game else {}
    seqs, steps = list(same.get("seqs", ())), list(same.get("steps", ()))
    if seq in seqs:
        return {"game": game, "seqs": seqs, "steps": steps}
    if len(seqs) >= FIRST and step in steps:
        return None
    return {"game": game, "seqs": [*seqs, seq], "steps": steps if step in steps else [*steps, step]}


async def wanted(front: Front, user: str) -> bool:
    """Whether a person hasn't switched the tips off."""
    return await front.service.settings.get(SCOPE, user, SWITCH, True) is True
