"""`/help`: how it works, in a few lines; and how a newcomer's first decisions are helped with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.discord.commands import Command, YesNo
from bot.discord.feature import Feature
from bot.discord.visit import GameVisit, Visit
from bot.panel.panel import Panel
from bot.words import DEFAULT, Words

LOOKS = ("map", "market", "company", "player", "holdings", "trains", "tiles", "log", "history")
FIRST = 5
"""So many decisions come with help, and after them the first of each kind that hadn't come up yet."""
SCOPE, SWITCH = "player", "tips"


async def _help(visit: Visit, tips: bool | None = None) -> None:
    """`/help`; with `tips` they are switched on or off."""
    words, ids = visit.words, visit.front.command_ids
    if tips is not None:
        await visit.service.settings.set(SCOPE, visit.user, SWITCH, tips)
    told = [words("help-tips", on=await _wanted(visit), help=command(words, "help", ids))]
    await visit.say("\n".join(told if tips is not None else [*overview(words, ids), *told]))


def overview(words: Words, ids: Mapping[str, int]) -> list[str]:
    """How it works, in as many lines as there are things to do; `ids` of commands make them links."""

    def named(key: str) -> str:
        return command(words, key, ids)

    return [
        words("help-heading"),
        words("help-table", new=named("game-new")),
        words("help-learn", learn=named("learn")),
        words("help-turn", button=words("button-my_turn")),
        words("help-undo", undo=named("undo"), redo=named("redo")),
        words("help-look", list=", ".join(named(each) for each in LOOKS)),
        words("help-rules", rules=named("rules"), why=words("button-why")),
        words("help-games", turns=named("turns")),
    ]


def command(words: Words, key: str, ids: Mapping[str, int]) -> str:
    """A command of a key such as "undo" or "game-new", in one piece.

    It's a link where the reader's Discord knows it by its English name, else as it's typed in their language.
    """
    parts = key.split("-")
    named = " ".join(words(f"command-{'-'.join(parts[: n + 1])}") for n in range(len(parts)))
    number = ids.get(named.split(" ")[0]) if words.language == DEFAULT else None
    return f"`/{named}`" if number is None else f"</{named}:{number}>"


# --- tips


async def tip_lines(visit: GameVisit, panel: Panel) -> list[str]:
    """What helps a newcomer with the panel's decision; empty for everybody else, and where tips are switched off.

    The same decision, opened again, has its help again.
    """
    words, title = visit.words, visit.info.title
    if panel.player is None or f"hint-{panel.step}-what" not in words or not await _wanted(visit):
        return []
    if await visit.service.first_game(visit.user, title) != visit.game:
        return []
    key = f"{SWITCH}.{title}"
    seen = await visit.service.settings.get(SCOPE, visit.user, key, {})
    known = noted(seen, visit.game, panel.seq, panel.step)
    if known is None:
        return []
    if known != seen:
        await visit.service.settings.note(SCOPE, visit.user, key, known)
    keys = [f"hint-{panel.step}-{part}" for part in ("what", "how")]
    return [f"-# {words(own if (own := f'{key}-{title}') in words else key)}" for key in keys]


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


async def _wanted(visit: Visit) -> bool:
    """Whether the person hasn't switched the tips off."""
    return await visit.service.settings.get(SCOPE, visit.user, SWITCH, True) is True


FEATURE = Feature(lambda: [Command("help", _help, [("tips", bool, YesNo())], in_game=False)])
