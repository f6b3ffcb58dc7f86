"""Seats that change hands: the caretaker, substitutes, claiming back, and the next host. Messages, buttons, `/seat`."""

from __future__ import annotations

import discord

from bot.discord.codes import Code
from bot.discord.commands import Command, Text
from bot.discord.completion import Found
from bot.discord.components import Button, button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.game_info import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.tables.robots import strength_option
from bot.discord.texts import bounded, mention, story_text
from bot.discord.visit import GameVisit, Visit
from bot.service import Claimed, text
from bot.words.names import isolated

OFFERED = ("caretaker", "wanted", "removed", "dismissed", "readmitted", "let_in")
LET_IN = ("readmitted", "let_in")
"""Who was removed may play again: if a seat is free, it's this."""
CLAIMED = ("caretaker", "kept", "wanted", "taken")
"""After these changes of a seat the message has a button to take it, and to claim it back."""
LINES = 12
"""At most so many lines of what was done for somebody."""


async def _seat(told: Told) -> Post:
    """Who plays a seat from now on. Only who had it until now is pinged: whose turn it is gets a turn message."""
    payload, words = told.item.payload, told.words
    whose, before = payload.get("name", ""), payload.get("before", "")
    figures = {"game": heading_name(told.info), "name": told.names.person(payload["seat"])}
    figures["whose"] = isolated(text.escape(whose))
    figures |= {"before": mention(before), "by": mention(payload.get("by", ""))}
    key, ping = f"seat-{payload['what']}", told.item.mentions
    if strength := payload.get("strength"):
        key = f"{key}-robot"
        figures["strength"] = words(f"strength-{strength}")
    if before:
        key = f"{key}-from"
        ping = () if await told.front.left(told.info, [before]) else ping
    elif whose and payload["what"] == "taken":
        key = "seat-taken-free"
    return Post(bounded([words(key, **figures)]), with_buttons(*_buttons(told)), ping=ping)


async def _host(told: Told) -> Post:
    """Who hosts the table from now on."""
    name = told.names.person(told.item.payload["seat"])
    content = told.words("host-changed", game=heading_name(told.info), name=name)
    return Post(content, with_buttons(told.log_button()))


def _buttons(told: Told) -> list[Button]:
    """What may be done about the seat; the first bears the marker."""
    seat, what = str(told.item.payload["seat"]), told.item.payload["what"]
    argument, info, words = f"{seat};{told.item.marker}", told.info, told.words
    out: list[Button] = []
    if what in OFFERED and (what not in LET_IN or info.seat(seat).wanted):
        code = Code("b", info.id, told.item.seq, "seat_take", argument)
        out.append(button(code, words("button-seat-take"), discord.ButtonStyle.success))
    if what in CLAIMED:
        code = Code("b", info.id, told.item.seq, "seat_claim", argument)
        out.append(button(code, words("button-seat-stay" if what == "wanted" else "button-seat-claim")))
    return out or [told.log_button()]


async def _take_button(visit: GameVisit, code: Code) -> None:
    """Take the seat that the message is about; its buttons did what they were there for."""
    taken = await visit.service.seats.take(visit.game, visit.person, code.argument.partition(";")[0])
    if not visit.is_private:
        await visit.edit(view=None)
    await visit.say(visit.words("seat-you-took", game=heading_name(taken)))


async def _claim_button(visit: GameVisit, code: Code) -> None:
    """Claim one's seat back, or say that one stays after all."""
    claimed = await visit.service.seats.claim(visit.game, visit.person, gone=await visit.gone())
    if not visit.is_private:
        await visit.edit(view=None)
    await visit.say(_claimed_text(visit, claimed))


def _claimed_text(visit: Visit, claimed: Claimed) -> str:
    """For who is back: what was done for them, and whether the others are asked to take it back."""
    after = visit.at(claimed.info)
    words = after.words
    lines = [words("seat-you-claimed", game=heading_name(after.info))]
    if claimed.rows:
        told = story_text(claimed.rows, after.names, most=LINES)
        lines += [words("seat-done-for-you", count=len(claimed.rows)), *told]
    if claimed.vote is not None:
        lines.append(words("seat-return-asked", needed=claimed.vote.needed))
    elif claimed.rows:
        lines.append(words("seat-return-ask"))
    return bounded(lines)


# --- /seat


async def _hand_over(visit: GameVisit, strength: str = "") -> None:
    """`/seat caretaker`: have the caretaker play one's seat, or a robot for it."""
    changed = await visit.service.seats.hand_over(visit.game, visit.person, strength=strength)
    await visit.say(visit.words("seat-you-left", game=heading_name(changed)))


async def _want_substitute(visit: GameVisit) -> None:
    """`/seat substitute`: offer one's seat to somebody else."""
    changed = await visit.service.seats.want_substitute(visit.game, visit.person)
    await visit.say(visit.words("seat-you-offer", game=heading_name(changed)))


async def _claim(visit: GameVisit) -> None:
    """`/seat claim`: have one's seat back."""
    claimed = await visit.service.seats.claim(visit.game, visit.person, gone=await visit.gone())
    await visit.say(_claimed_text(visit, claimed))


async def _take(visit: GameVisit, seat: str) -> None:
    """`/seat take`: take a seat for which somebody is wanted."""
    taken = await visit.service.seats.take(visit.game, visit.person, seat.strip()[:10])
    await visit.say(visit.words("seat-you-took", game=heading_name(taken)))


async def _wanted(visit: GameVisit) -> Found:
    """The seats for which somebody is wanted, and those of robots, by the names of those who have or had them."""
    return [(each.seat, visit.label_names.person(each.seat)) for each in visit.info.seats if each.is_free]


def commands() -> list[Command]:
    """`/seat`: hand one's seat to the caretaker, look for a substitute, claim back, take a seat that's wanted."""
    return [
        Command("seat-caretaker", _hand_over, [strength_option()]),
        Command("seat-substitute", _want_substitute),
        Command("seat-claim", _claim),
        Command("seat-take", _take, [("seat", str, Text(_wanted))], ["seat"]),
    ]


FEATURE = Feature(
    commands,
    buttons={"seat_take": Click(_take_button), "seat_claim": Click(_claim_button)},
    posts={"seat": _seat, "host": _host},
)
