"""Reminders: which games wait for a person, in the thread or as a direct message, with "Snooze" on it.

And pings that couldn't be delivered in a game's thread, by direct message; and why, for the host.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.commands import Command
from bot.discord.components import Button, Shown, button, with_buttons
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing, Front
from bot.discord.game_info import heading_name, title_name, told_apart
from bot.discord.posts.post import Post, Told
from bot.discord.posts.turn_message import TURN_KINDS
from bot.discord.tables.status import jump_link, moment
from bot.discord.tables.votes import call_button
from bot.discord.texts import bounded, mention
from bot.discord.visit import Visit
from bot.service import GameInfo, ServiceError
from bot.service.people import quorum
from bot.service.posts.reminders import may_be_called
from bot.words import Words
from bot.words.labels import clipped

SNOOZES = (8, 24)
"""Hours."""
LISTED = 7
"""At most so many games are listed, which fit a message whatever they are called; the rest are counted."""
OPENED = 4
"""At most so many have a button of their own."""
NAME_LIMIT = 40


async def turn_link(front: Front, info: GameInfo) -> str:
    """A link to the message of the turn that's on, or to the thread, which works from every server."""
    link = jump_link(info)
    if info.turn is None or not link:
        return link
    message = await front.service.message_of(info.id, TURN_KINDS, after=info.turn.seq - 1)
    return f"{link}/{message}" if message else link


async def _reminder(told: Told) -> Post:
    """One message, however many games wait, oldest first."""
    payload = told.item.payload
    if not payload["direct"] and await told.front.left(told.info, told.item.mentions):
        return _of_gone(told)
    words = told.front.words_of(payload["user"], told.info) if payload["direct"] else told.words
    waits = [(await told.service.status(each["game"]), each) for each in payload["games"]]
    lines = await _lines(told.front, words, payload["user"], waits)
    rest = payload["elsewhere"] + max(0, len(waits) - LISTED)
    if rest:
        lines.append(words("reminder-elsewhere", count=rest, command=f"/{words('command-turns')}"))
    view = Shown()
    for each in openers(words, waits[:OPENED]):
        view.add_item(each)
    seat = _silent_seat(told)
    if seat:
        lines.append(words("reminder-beyond", name=told.names.person(seat)))
        view.add_item(call_button(told, seat))
    for hours in SNOOZES:
        view.add_item(_snooze(words, hours, payload["user"], told.item.marker))
    return Post(bounded(lines), view, ping=told.item.mentions)


def _silent_seat(told: Told) -> str:
    """Whose seat here waits beyond the table's patience, of which the others are told what they can do; "" for none."""
    payload, info = told.item.payload, told.info
    here = [each for each in payload["games"] if each["game"] == info.id and each["due"]]
    if payload["direct"] or not here or here[0]["count"] <= info.patience:
        return ""
    return str(here[0]["seat"]) if info.others_than(payload["user"]) else ""


def _of_gone(told: Told) -> Post:
    """Whoever has left the server can't be reminded; the others are told what they can do."""
    seat = next((each.seat for each in told.info.seats if each.user == told.item.payload["user"]), "")
    text = told.words("reminder-gone", game=heading_name(told.info), name=told.names.person(seat))
    return Post(text, with_buttons(call_button(told, seat)))


async def _lines(front: Front, words: Words, user: str, waits: list[tuple[GameInfo, Mapping[str, Any]]]) -> list[str]:
    """The games that wait, and what follows where the last reminder has come."""
    several = len(waits) > 1
    lines = [words("reminder-several", mention=mention(user))] if several else []
    for info, each in waits[:LISTED]:
        figures = {"game": heading_name(info), "title": title_name(info), "since": moment(each["since"])}
        link = await turn_link(front, info)
        line = words("reminder-line" if several else "reminder-one", mention=mention(user), link=link, **figures)
        lines.append(f"- {line}" if several else line)
        more = _what_follows(words, info, each)
        if more:
            lines.append(f"  {more}" if several else more)
    return lines


def _what_follows(words: Words, info: GameInfo, each: Mapping[str, Any]) -> str:
    """What silence brings about next; nothing before the last reminder."""
    if each["due"] and info.turn is not None and info.turn.default:
        return words("reminder-default")
    if not each["due"] or each["count"] != info.patience:
        return ""
    others = info.others_than(info.turn.user if info.turn is not None else "")
    return words("reminder-last", rule=words(f"silence-{quorum.follows(info.silence, len(others))}"))


async def _last_call(told: Told) -> Post:
    """For the person to act alone: their time is running out, what follows, and that they can always come back.

    It comes silently where they rest just then: it was written when they didn't. And where they were pinged alone just
    before, by the last reminder.
    """
    front, info, payload = told.front, told.info, told.item.payload
    words = front.words_of(payload["user"], info)
    rule = words(f"last-call-{payload['rule']}", others=payload["others"])
    since = info.turn.since if info.turn is not None else payload["since"]
    figures = {"game": heading_name(info), "title": title_name(info), "since": moment(since), "rule": rule}
    lines = [words("last-call", until=f"<t:{int(payload['until'])}:F>", link=await turn_link(front, info), **figures)]
    view = with_buttons(*openers(words, [(info, {})]), told.log_button(words))
    profile = await front.service.people.profile(payload["user"])
    rings = may_be_called(profile, front.service.clock()) and not profile.direct
    return Post(bounded(lines), view, ping=told.item.mentions if rings else ())


async def _alone(told: Told) -> Post:
    """What the person would have been pinged for, with the button that opens the panel."""
    info, payload = told.info, told.item.payload
    words = told.front.words_of(payload["user"], info)
    key = "alone-turn" if payload["about"] in (*TURN_KINDS, "reminder") else "alone-other"
    lines = [
        words(key, mention=mention(payload["user"]), game=heading_name(info), link=jump_link(info)),
        words(f"undelivered-{payload['cause']}"),
    ]
    code = Code("b", info.id, told.item.seq, "my", told.item.marker)
    view = with_buttons(button(code, words("button-my_turn"), discord.ButtonStyle.primary))
    return Post(bounded(lines), view, ping=told.item.mentions)


async def _for_the_host(told: Told) -> Post:
    """Why a ping couldn't be delivered, and what can be done about it."""
    info, payload = told.info, told.item.payload
    words = told.front.words_of(payload["user"], info)
    names = told.front.names(info, words)
    seats = [info.seats_of(each) for each in payload["people"]]
    people = words.listed(names.person(each[0]) for each in seats if each) or words("somebody")
    lines = [words("undelivered-host", game=heading_name(info), people=people, link=jump_link(info))]
    return Post(bounded([*lines, words(f"undelivered-{payload['cause']}")]), with_buttons(told.log_button(words)))


def openers(words: Words, waits: list[tuple[GameInfo, Mapping[str, Any]]]) -> list[Button]:
    """A button for each game that opens its panel."""
    name = words("button-my_turn")
    labels = [name if len(waits) == 1 else f"{name}: {told_apart(info, NAME_LIMIT)}" for info, _ in waits]
    return [
        button(Code("b", info.id, info.seq, "my"), clipped(label, 80), discord.ButtonStyle.primary, row=0)
        for (info, _), label in zip(waits, labels, strict=True)
    ]


def _snooze(words: Words, hours: int, user: str, marker: str) -> Button:
    """Leave me alone for so many hours; it belongs to no game."""
    code = Code("b", 0, 0, "snooze", f"{hours};{user};{marker}")
    return button(code, words("button-snooze", hours=hours), row=1)


async def _snooze_button(visit: Visit, code: Code) -> None:
    """No reminders for a while; only for the one who was reminded."""
    hours, _, rest = code.argument.partition(";")
    if rest.partition(";")[0] != visit.user or not hours.isdecimal():
        raise Confusing("not_your_reminder")
    profile = await visit.service.people.snooze(visit.user, int(hours[:4]))
    await visit.say(visit.words("snoozed", until=f"<t:{int(profile.snooze)}:F>"))


async def _turns(visit: Visit) -> None:
    """`/turns`: every game on every server that waits for the person, since when, oldest first, with links."""
    words = visit.words
    waiting = await visit.service.turns(visit.user)
    if not waiting:
        await visit.say(words("turns-empty"))
        return
    lines = [words("turns-heading")]
    for each in waiting[:LISTED]:
        figures = {"game": heading_name(each.game), "title": title_name(each.game), "since": moment(each.since)}
        lines.append("- " + words("reminder-line", link=await turn_link(visit.front, each.game), **figures))
    if len(waiting) > LISTED:
        lines.append(words("turns-more", count=len(waiting) - LISTED))
    here = [each for each in waiting if await _opens_here(visit, each.game)]
    buttons = openers(words, [(each.game, {}) for each in here[:OPENED]])
    await visit.say(bounded(lines), view=with_buttons(*buttons) if buttons else None)


async def _opens_here(visit: Visit, info: GameInfo) -> bool:
    """Whether a game's panel may be opened where the person asks."""
    try:
        await visit.find_number(info.id)
    except ServiceError:
        return False
    return True


FEATURE = Feature(
    lambda: [Command("turns", _turns, in_game=False)],
    buttons={"snooze": Click(_snooze_button, Manner.PRIVATE, loose=True)},
    posts={"reminder": _reminder, "last_call": _last_call, "alone": _alone, "undelivered": _for_the_host},
)
