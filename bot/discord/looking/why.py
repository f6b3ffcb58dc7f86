"""“Why?”: for what happened by itself, the rule that made it happen, with its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.discord.citations import cited
from bot.discord.codes import Code, small_number
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_of, rules_of
from bot.discord.looking.thoughts import robots_whys
from bot.discord.tables.end import result_whys
from bot.discord.texts import CONTENT_LIMIT, bounded
from bot.discord.visit import GameVisit
from bot.service import GameInfo, text
from bot.words import Words
from bot.words.names import Names
from bot.words.whys import Why, reasons

MOST = 12
LINE_LIMIT = 300

Rows = Sequence[Mapping[str, Any]]


async def _why(visit: GameVisit, code: Code) -> None:
    """A private answer in the reader's language; where robots moved, first why they did so."""
    rows = await visit.service.story(visit.game, small_number(code.argument), code.seq)
    ended = visit.info.status == "finished" and code.seq == visit.info.seq
    robots = await robots_whys(visit, rows)
    told = why_text(visit.info, rows, visit.names, visit.info.result if ended else None)
    await visit.say(bounded([*robots, told]) if robots else told)


def why_text(info: GameInfo, rows: Rows, names: Names, result: Mapping[str, Any] | None = None) -> str:
    """The reasons of the rows' last events, at the end of the `result`; then what the clauses say, if there's room."""
    words = names.words
    whys = explained(info, rows, names)
    if result is not None:
        whys = [*whys, *result_whys(result, names, rules_of(info).causes["result"])]
    heading = [heading_of(info, words), words("why-heading")]
    if not whys:
        return bounded([heading[0], words("why-nothing")])
    shown = whys[-MOST:]
    lines = [f"- {_line(each, words)}" for each in shown]
    if len(shown) < len(whys):
        lines.insert(0, words("earlier-lines", count=len(whys) - len(shown)))
    quoting = shown if result is None else shown[::-1]  # how the game was won comes before how it came to its end
    for quoted in cited(words, info.title, (each.clause for each in quoting if each.clause)):
        if len("\n".join([*heading, *lines, quoted])) <= CONTENT_LIMIT:
            lines.append(quoted)
    return bounded([*heading, *lines])


def _line(why: Why, words: Words) -> str:
    if not why.clause:
        return text.shorten(words("line", who=why.what, what=why.why), LINE_LIMIT)
    return text.shorten(words("why-line", what=why.what, why=why.why, clause=why.clause), LINE_LIMIT)


def explained(info: GameInfo, rows: Rows, names: Names) -> list[Why]:
    """All reasons, and for the moves that a caretaker or a rule of silence made, that they did."""
    causes = rules_of(info).causes
    found: list[Why] = []
    for row in rows:
        mark = (row.get("mark") or "").partition(":")[0]
        if mark in MARKS:
            name = names.person(row.get("by"))
            found.append(Why(name, names.words(f"why-{mark}", name=name), ""))
        found += reasons(row, names, causes)
    return found


MARKS = frozenset({"caretaker", "default"})
"""Marks of rows that say who moved for a person."""

FEATURE = Feature(buttons={"why": Click(_why, Manner.PRIVATE)})
