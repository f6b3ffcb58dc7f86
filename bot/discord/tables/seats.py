"""Seats that change hands: the caretaker, substitutes, claiming back, and the next host. Messages, buttons, `/seat`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import Code
from bot.discord.commands import Option, Text, make
from bot.discord.components import Button, button
from bot.discord.front import Front, Interaction, heading_name
from bot.discord.localization import option_name, word
from bot.discord.play.actions import GameField
from bot.discord.play.moves import is_private
from bot.discord.posts.post import MakePost, Post, Told, with_buttons
from bot.discord.replies import say
from bot.discord.telling import bounded, mention, story_text
from bot.service import Claimed, GameInfo, Person, text
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


async def take_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Take the seat that the message is about."""
    seat = code.argument.partition(";")[0]
    taken = await front.service.seats.take(info.id, front.person(interaction, info), seat)
    await _done(front, interaction, taken, "seat-you-took")


async def claim_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Claim one's seat back, or say that one stays after all."""
    person, gone = front.person(interaction, info), await front.gone_of(info)
    claimed = await front.service.seats.claim(info.id, person, gone=gone)
    if not is_private(interaction):
        await interaction.edit_original_response(view=None)
    await say(interaction, claimed_text(front, interaction, claimed))


def claimed_text(front: Front, interaction: Interaction, claimed: Claimed) -> str:
    """For who is back: what was done for them, and whether the others are asked to take it back."""
    info = claimed.info
    words = front.words(interaction, info)
    lines = [words("seat-you-claimed", game=heading_name(info))]
    if claimed.rows:
        told = story_text(claimed.rows, front.names(info, words), most=LINES)
        lines += [words("seat-done-for-you", count=len(claimed.rows)), *told]
    if claimed.vote is not None:
        lines.append(words("seat-return-asked", needed=claimed.vote.needed))
    elif claimed.rows:
        lines.append(words("seat-return-ask"))
    return bounded(lines)


async def _done(front: Front, interaction: Interaction, info: GameInfo, key: str) -> None:
    """The message loses its buttons, which did what they were there for; the person is told privately."""
    if not is_private(interaction):
        await interaction.edit_original_response(view=None)
    await say(interaction, front.words(interaction, info)(key, game=heading_name(info)))


# --- /seat

Work = Callable[[int, Person], Awaitable[GameInfo]]


def commands(front: Front) -> list[app_commands.Group]:
    """`/seat`: hand one's seat to the caretaker, look for a substitute, claim back, take a seat that's wanted."""
    game: Option = ("game", str, GameField(front))
    wanted: Option = ("seat", str, Text(lambda interaction: _wanted(front, interaction)))
    group = app_commands.Group(name=word("command-seat"), description=word("command-seat-description"))
    seats = front.service.seats

    def doing(work: Work, key: str) -> Any:
        async def do(interaction: Interaction, game: str | None = None) -> None:
            info = await front.game(interaction, game)
            changed = await work(info.id, front.person(interaction, info))
            await say(interaction, front.words(interaction, info)(key, game=heading_name(changed)))

        return do

    async def claim(interaction: Interaction, game: str | None = None) -> None:
        info = await front.game(interaction, game)
        person, gone = front.person(interaction, info), await front.gone_of(info)
        claimed = await seats.claim(info.id, person, gone=gone)
        await say(interaction, claimed_text(front, interaction, claimed))

    async def take(interaction: Interaction, seat: str, game: str | None = None) -> None:
        info = await front.game(interaction, game)
        taken = await seats.take(info.id, front.person(interaction, info), seat.strip()[:10])
        await say(interaction, front.words(interaction, info)("seat-you-took", game=heading_name(taken)))

    group.add_command(make("seat-caretaker", doing(seats.hand_over, "seat-you-left"), [game]))
    group.add_command(make("seat-substitute", doing(seats.want_substitute, "seat-you-offer"), [game]))
    group.add_command(make("seat-claim", claim, [game]))
    group.add_command(make("seat-take", take, [wanted, game], ("seat",)))
    return [group]


async def _wanted(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    """The seats for which somebody is wanted, by the names of those who had them."""
    info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
    return [(each.seat, each.name) for each in info.seats if each.wanted]


POSTS: dict[str, MakePost] = {"seat": _seat, "host": _host}
BUTTONS = {"seat_take": take_button, "seat_claim": claim_button}
