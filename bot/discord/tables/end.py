"""The end of a game, and its log as a file: final worth, the chart of everyone's worth, a rematch."""

from __future__ import annotations

import gzip
import io
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import discord

import render
from bot.discord.codes import Code
from bot.discord.components import Button, Shown, button
from bot.discord.drawing import Wish
from bot.discord.front import Front, heading_name, rules_of
from bot.discord.posts.post import MakePost, Post, Told
from bot.discord.telling import CONTENT_LIMIT, bounded, place_lines, ranking, story_text
from bot.service import GameInfo
from bot.service.games.logfile import dump
from bot.words.effects import winner_line
from bot.words.names import Names
from bot.words.whys import Why

PACKED_OVER = 4 * 2**20
"""Larger logs are packed, so that they stay far below what Discord takes."""
ENDING_LINES = 4


async def log_file(front: Front, info: GameInfo, seq: int) -> discord.File:
    """A game's log up to an entry: the file that `/game rebuild` takes."""
    record = await front.service.record(info.id)
    record["entries"] = record["entries"][:seq]
    data = await front.service.workers.run(dump, record)
    name = f"railwire-{info.id}-{seq}.jsonl"
    if len(data) > PACKED_OVER:
        data, name = gzip.compress(data, mtime=0), f"{name}.gz"
    return discord.File(io.BytesIO(data), name)


async def _log(told: Told) -> Post:
    """The log at the end of a set of operating rounds."""
    file = await log_file(told.front, told.info, told.item.seq)
    content = told.words("log-file", game=heading_name(told.info), count=told.item.seq)
    bare = told.words("log-file-refused", game=heading_name(told.info))
    return Post(content, _view(told.log_button()), [file], bare=bare)


async def _end(told: Told) -> Post:
    """Who has won, with what; how it came about; the log; another game."""
    history = await wealth(told.front, told.info)
    wishes = [Wish("wealth", history=history), Wish("holdings"), Wish("map")]
    files = await told.front.draw(told.info, told.words, wishes, later=True)
    files.append(await log_file(told.front, told.info, told.item.seq))
    why = button(Code("b", told.info.id, told.item.seq, "why", str(told.item.seq - 1)), told.words("button-why"))
    again = button(
        Code("b", told.info.id, told.item.seq, "rematch"), told.words("button-rematch"), discord.ButtonStyle.primary
    )
    return Post(end_text(told.info, told.item.payload, told.names), _view(told.log_button(), why, again), files)


def _view(*buttons: Button) -> Shown:
    view = Shown()
    for each in buttons:
        view.add_item(each)
    return view


async def wealth(front: Front, info: GameInfo) -> tuple[render.Wealth, ...]:
    """What everybody was worth as each round began and at the end, for the chart."""
    found: list[render.Wealth] = []
    for each in await front.service.history.wealth(info.id):
        # The end has no number of its own: it's that of the last round.
        numbers = found[-1] if found and each["round"]["round"] == "end" else None
        found.append(_sample(each["round"], each["totals"], numbers))
    return tuple(found)


def _sample(round_: Mapping[str, Any], totals: Mapping[str, int], numbers: render.Wealth | None) -> render.Wealth:
    if numbers is not None:
        return render.Wealth(numbers.round, numbers.set_number, numbers.round_number, dict(totals))
    return render.Wealth(round_["round"], round_.get("set_number", 0), round_.get("round_number", 0), dict(totals))


def end_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """The final worth of everyone, best first, each with its breakdown where there's room for it; how it ended."""
    heading = names.words("end-heading", game=heading_name(info))
    story = story_text(item.get("story", ()), names, most=ENDING_LINES)
    result = item["result"]
    places = place_lines(result, names)
    parts = [f"-# {made_of(result[seat], names)}" for seat in ranking(result)]
    full = [line for pair in zip(places, parts, strict=True) for line in pair if line != "-# "]
    won = names.words("why-line", **asdict(won_why(result, names, rules_of(info).causes["result"])))
    whole = "\n".join([heading, *full, won, *story])
    return whole if len(whole) <= CONTENT_LIMIT else bounded([heading, *places, won, *story])


def won_why(result: Mapping[str, Any], names: Names, clause: str) -> Why:
    """Who has won, by how much; or who shares the win, as no rule breaks the tie."""
    return Why(winner_line(result, names), names.words("why-result"), clause)


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


POSTS: dict[str, MakePost] = {"end": _end, "log": _log}
