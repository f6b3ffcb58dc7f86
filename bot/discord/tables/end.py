"""The end of a game, and its log as a file: final worth, the chart of everyone's worth, a rematch."""

from __future__ import annotations

import gzip
import io
import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.citations import why_button
from bot.discord.codes import Code
from bot.discord.components import button, with_buttons
from bot.discord.drawing import Wish
from bot.discord.feature import Feature
from bot.discord.game_info import heading_name, rules_of
from bot.discord.looking.sheet import sheet_button, wealth
from bot.discord.people.ratings import changed_line
from bot.discord.posts.post import Post, Told
from bot.discord.texts import CONTENT_LIMIT, bounded, story_text
from bot.discord.visit import Reading
from bot.service import GameInfo
from bot.service.games.logfile import dump
from bot.words.effects import winner_line
from bot.words.names import Names
from bot.words.whys import Why

if TYPE_CHECKING:
    pass

LOG_NAME = re.compile(r"railwire-\d{1,18}-\d{1,6}\.jsonl(\.gz)?")
"""What a log's file is called."""
PACKED_OVER = 4 * 2**20
"""Larger logs are packed, so that they stay far below what Discord takes."""
ENDING_LINES = 4


async def log_file(reading: Reading, seq: int) -> discord.File:
    """A game's log up to an entry: the file that `/game rebuild` takes."""
    record = await reading.service.record(reading.game)
    record["entries"] = record["entries"][:seq]
    data = await reading.service.workers.run(dump, record)
    name = f"railwire-{reading.game}-{seq}.jsonl"
    if len(data) > PACKED_OVER:
        data, name = gzip.compress(data, mtime=0), f"{name}.gz"
    return discord.File(io.BytesIO(data), name)


async def _log(told: Told) -> Post:
    """The log at the end of a set of operating rounds."""
    file, game = await log_file(told, told.item.seq), heading_name(told.info)
    content = told.words("log-file", game=game, count=told.item.seq)
    return Post(content, with_buttons(told.log_button()), [file], bare=told.words("log-file-refused", game=game))


async def _end(told: Told) -> Post:
    """Who has won, with what; how it came about; the log; another game."""
    seq, words = told.item.seq, told.words
    wishes = [Wish("wealth", history=await wealth(told)), Wish("holdings"), Wish("map")]
    files = [*await told.draw(wishes, later=True), await log_file(told, seq)]
    again = Code("b", told.game, seq, "rematch")
    view = with_buttons(
        told.log_button(),
        why_button(told.info, seq - 1, seq, words),
        sheet_button(told),
        button(again, words("button-rematch"), discord.ButtonStyle.primary),
    )
    return Post(end_text(told.info, told.item.payload, told.names, await changed_line(told)), view, files)


def end_text(info: GameInfo, item: Mapping[str, Any], names: Names, ratings: str) -> str:
    """The final worth of everyone, best first, each with its breakdown where there's room for it; how it ended.

    `ratings`: what it has changed in them, "" for nothing.
    """
    heading = names.words("end-heading", game=heading_name(info))
    story = story_text(item.get("story", ()), names, most=ENDING_LINES)
    result = item["result"]
    places = place_lines(result, names)
    parts = [f"-# {made_of(result[seat], names)}" for seat in ranking(result)]
    full = [line for pair in zip(places, parts, strict=True) for line in pair if line != "-# "]
    won = names.words("why-line", **asdict(won_why(result, names, rules_of(info).causes["result"])))
    ends = [each for each in (won, ratings, *story) if each]
    whole = "\n".join([heading, *full, *ends])
    return whole if len(whole) <= CONTENT_LIMIT else bounded([heading, *places, *ends])


def won_why(result: Mapping[str, Any], names: Names, clause: str) -> Why:
    """Who has won, by how much; or who shares the win, as no rule breaks the tie."""
    best = max(each["total"] for each in result.values())
    tie = sum(each["total"] == best for each in result.values()) > 1
    return Why(winner_line(result, names), names.words("why-result", tie="yes" if tie else "no"), clause)


def result_whys(result: Mapping[str, Any], names: Names, clause: str) -> list[Why]:
    """How each one's worth is worked out, best first, and who has won by it."""
    places = zip(place_lines(result, names), ranking(result), strict=True)
    told = [Why(place, made_of(result[seat], names) or names.words("nothing"), "") for place, seat in places]
    return [*told, won_why(result, names, clause)]


def made_of(worth: Mapping[str, Any], names: Names) -> str:
    """What a worth is made of besides cash: each company's shares at their price, less what its loans take; debts."""
    words = names.words
    parts: list[str] = []
    # Scores that were written down before have no loans: their prices were told without.
    loans = {company: {"loans": count, "less": less} for company, count, less in worth.get("loans", ())}
    for thing, percent, price, money in worth["shares"]:
        if thing in loans:
            figures = {"percent": percent, "price": price, "amount": money, "full": price + loans[thing]["less"]}
            parts.append(words("end-shares-loans", company=names.company(thing), **figures, **loans[thing]))
        elif thing in names.title.companies:
            parts.append(words("end-shares", company=names.company(thing), percent=percent, price=price, amount=money))
        else:
            parts.append(words("end-private", private=names.private(thing), amount=money))
    if worth.get("debt"):
        parts.append(words("end-debt", amount=worth["debt"]))
    return " · ".join(parts)


FEATURE = Feature(posts={"end": _end, "log": _log})


def place_lines(result: Mapping[str, Any], names: Names) -> list[str]:
    """A line for each player, best first: place, name, worth with cash and shares. Equal worths share a place."""
    totals = sorted((each["total"] for each in result.values()), reverse=True)
    return [_place_line(totals.index(result[seat]["total"]) + 1, seat, result[seat], names) for seat in ranking(result)]


def ranking(result: Mapping[str, Any]) -> list[str]:
    """The seats, best first."""
    return sorted(result, key=lambda seat: -result[seat]["total"])


def _place_line(place: int, seat: str, worth: Mapping[str, Any], names: Names) -> str:
    money = {"worth": worth["total"], "cash": worth["cash"], "shares": sum(line[3] for line in worth["shares"])}
    money["debt"] = worth.get("debt", 0)
    return names.words("end-place", place=str(place), name=names.person(seat), **money)
