"""Votes of the table: the message with its two buttons, brought up to date as ballots come, and `/vote`."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Option, Text, make
from bot.discord.completion import seats_of
from bot.discord.components import Button, Shown, button
from bot.discord.front import Front, Interaction, heading_name
from bot.discord.localization import option_name, word
from bot.discord.play.actions import GameField
from bot.discord.play.moves import is_private
from bot.discord.posts.post import MakePost, Post, Told, with_buttons
from bot.discord.reach import NOT_DONE
from bot.discord.replies import say
from bot.discord.tables.status import jump_link
from bot.discord.telling import bounded, mention, story_text
from bot.service import GameInfo, Vote
from bot.service.posts.requests import Asked
from bot.words.names import Names

log = logging.getLogger(__name__)

REMOVE, READMIT, CARETAKER, UNDO, RETURN = "remove", "readmit", "caretaker", "undo", "return"
LINES = 6
LISTED = 4
"""At most so many open votes are shown with their buttons: a row each, and one to spare."""


async def _vote(told: Told) -> Post:
    """The question; only those who are still asked are pinged."""
    vote = await told.front.service.votes.get(told.info.id, told.item.payload["intent"])
    content = await vote_text(told.front, told.info, vote, told.names)
    asked = [each for each in told.item.mentions if vote.open and each not in vote.ballots]
    view = Shown()
    _add_buttons(view, told.info, vote, told.label_names, told.item.marker)
    if not view.children:
        view.add_item(told.log_button())
    return Post(content, view, ping=asked)


async def _vote_closed(told: Told) -> Post:
    vote = await told.front.service.votes.get(told.info.id, told.item.payload["intent"])
    lines = [told.words("vote-over", game=heading_name(told.info)), _result(vote, told.names)]
    return Post(bounded(lines), with_buttons(told.log_button()))


async def past_vote(front: Front, info: GameInfo, asked: Asked) -> str | None:
    """What the message of a vote says once that is closed; raises NoSuchIntent where it isn't kept any more."""
    vote = await front.service.votes.get(info.id, int(asked.what))
    return None if vote.open else await vote_text(front, info, vote, front.names(info, front.table_words(info)))


async def vote_text(front: Front, info: GameInfo, vote: Vote, names: Names) -> str:
    """What is asked, by whom, and how the ballots stand."""
    lines = [_question(info, vote, names)]
    if vote.what in (UNDO, RETURN):
        # Who is back asks for all that has come since, also after it was asked.
        until = None if vote.what == RETURN and vote.open else vote.seq
        rows = await front.service.story(info.id, vote.to or 0, until)
        lines += story_text(rows, names, most=LINES)
    if not vote.open:
        return bounded([*lines, _result(vote, names)])
    words = names.words
    yes = [_voter(info, each, names) for each, ballot in vote.ballots.items() if ballot]
    no = [_voter(info, each, names) for each, ballot in vote.ballots.items() if not ballot]
    asked = [mention(each) for each in vote.voters if each not in vote.ballots]
    lines.append(words("vote-rule", needed=vote.needed, voters=len(vote.voters)))
    lines += [words("vote-yes", who=words.listed(yes))] if yes else []
    lines += [words("vote-no", who=words.listed(no))] if no else []
    return bounded([*lines, words("vote-asked", who=words.listed(asked))])


def _question(info: GameInfo, vote: Vote, names: Names) -> str:
    figures = {"game": heading_name(info), "name": _whom(vote, names), "who": _voter(info, vote.by, names)}
    if vote.what == CARETAKER and not vote.by:
        return names.words("vote-ask-silent", **figures)
    return names.words(f"vote-ask-{vote.what}", **figures)


def _whom(vote: Vote, names: Names) -> str:
    """Whom a vote is about; who was removed sits nowhere."""
    return mention(vote.about) if vote.what == READMIT else names.person(vote.seat)


def _voter(info: GameInfo, user: str, names: Names) -> str:
    """The name under which a person plays; who asks without a seat is the host."""
    seats = info.seats_of(user) if user else ()
    return names.person(seats[0]) if seats else names.words("vote-host" if user == info.host else "somebody")


def _result(vote: Vote, names: Names) -> str:
    yes = sum(vote.ballots.values())
    figures = {"yes": yes, "no": len(vote.ballots) - yes}
    if vote.passed is None:
        return names.words("vote-overtaken")
    if not vote.passed:
        return names.words("vote-failed", **figures)
    return names.words(f"vote-passed-{vote.what}", name=_whom(vote, names), **figures)


def _add_buttons(view: Shown, info: GameInfo, vote: Vote, names: Names, marker: str, *, row: int | None = None) -> None:
    """Yes and no while the vote is open; `row` where several votes are on one message."""
    if not vote.open:
        return
    number = "" if row is None else f" ({row + 1})"
    for choice, style in (("yes", discord.ButtonStyle.success), ("no", discord.ButtonStyle.danger)):
        code = Code("b", info.id, vote.seq, "ballot", f"{vote.id};{choice};{marker}")
        view.add_item(button(code, names.words(f"button-vote-{choice}") + number, style, row))


# --- voting


async def ballot_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Vote, or change one's vote, by a button on the public message or on one's own list."""
    number, _, rest = code.argument.partition(";")
    choice, _, marker = rest.partition(";")
    vote_id = int(number) if number.isdecimal() and len(number) < 18 else 0
    try:
        person, gone = front.person(interaction, info), await front.gone_of(info)
        vote = await front.service.votes.cast(info.id, person, vote_id, choice == "yes", gone=gone)
    except errors.Overtaken:
        await _bring_up_to_date(front, interaction, info, vote_id, marker)
        raise
    await _bring_up_to_date(front, interaction, info, vote.id, marker)


async def _bring_up_to_date(front: Front, interaction: Interaction, info: GameInfo, vote_id: int, marker: str) -> None:
    """Show how the vote stands: on the message that was clicked, and on the public one where that's another."""
    fresh = await front.service.status(info.id)
    if is_private(interaction):
        content, view = await _listed(front, fresh, front.names(fresh, front.words(interaction, fresh)))
        await interaction.edit_original_response(content=content, view=view)
        message = await front.service.message_of(info.id, ("vote",), intent=vote_id)
        if message is None or info.channel is None:
            return
        public = interaction.client.get_partial_messageable(int(info.channel)).get_partial_message(int(message))
        edit = public.edit
    else:
        edit = interaction.edit_original_response
    vote = await front.service.votes.get(info.id, vote_id)
    words = front.table_words(fresh)
    view = Shown()
    _add_buttons(view, fresh, vote, front.label_names(fresh, words), marker)
    content = await vote_text(front, fresh, vote, front.names(fresh, words))
    try:
        await edit(content=content, view=view if view.children else None)
    except NOT_DONE as error:
        log.warning("game %s: the message of vote %s can't be brought up to date: %s", info.id, vote_id, error)


def call_button(told: Told, seat: str) -> Button:
    """Asks the table for a caretaker; it bears the announcement's marker."""
    code = Code("b", told.info.id, told.item.seq, "call", f"{seat};{told.item.marker}")
    return button(code, told.words("button-call"))


async def call(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Ask the others whether a caretaker shall play this seat."""
    await _ask(front, interaction, info, CARETAKER, code.argument.partition(";")[0])


# --- /vote


def commands(front: Front) -> list[app_commands.Group]:
    """`/vote`: remove a player, let one in again, have the caretaker play, see what is open."""
    game: Option = ("game", str, GameField(front))
    player: Option = ("player", str, Text(lambda interaction: _others(front, interaction)))
    group = app_commands.Group(name=word("command-vote"), description=word("command-vote-description"))

    def asking(what: str) -> Any:
        async def ask(interaction: Interaction, player: str, game: str | None = None) -> None:
            await _ask(front, interaction, await front.game(interaction, game), what, player)

        return ask

    async def show(interaction: Interaction, game: str | None = None) -> None:
        info = await front.game(interaction, game)
        content, view = await _listed(front, info, front.names(info, front.words(interaction, info)))
        await say(interaction, content, view=view if view.children else None)

    async def remove(interaction: Interaction, player: str, game: str | None = None) -> None:
        info = await front.game(interaction, game)
        person = front.person(interaction, info)
        if person.manager:
            await _ask_manager(front, interaction, info, player.strip()[:10], seated=bool(info.seats_of(person.user)))
        else:
            await _ask(front, interaction, info, REMOVE, player)

    group.add_command(make("vote-remove", remove, [player, game], ("player",)))
    removed: Option = ("player", str, Text(lambda interaction: _removed(front, interaction)))

    async def readmit(interaction: Interaction, player: str, game: str | None = None) -> None:
        await _readmit(front, interaction, await front.game(interaction, game), player.strip())

    group.add_command(make("vote-readmit", readmit, [removed, game], ("player",)))
    group.add_command(make("vote-caretaker", asking(CARETAKER), [player, game], ("player",)))
    group.add_command(make("vote-list", show, [game]))
    return [group]


async def _others(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    """The seats of the others, by their people's names."""
    info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
    mine = info.seats_of(str(interaction.user.id))
    return [each for each in seats_of(info) if each[0] not in mine]


async def _removed(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    """Who was removed from the game, by name."""
    info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
    return [(each.user, each.name or each.seat) for each in await front.service.votes.removed(info.id)]


async def _readmit(front: Front, interaction: Interaction, info: GameInfo, player: str) -> None:
    """Let somebody play again who was removed: who manages the server alone, others ask the table."""
    words, person, votes = front.words(interaction, info), front.person(interaction, info), front.service.votes
    found = await votes.removed(info.id)
    named = [each.user for each in found if each.name.casefold() == player.casefold()]
    user = named[0] if len(named) == 1 else player[:30]
    if person.manager:
        await votes.readmit(info.id, person, user)
        await say(interaction, words("readmit-done", name=mention(user)))
        return
    gone = await front.gone_of(info)
    vote = await votes.open(info.id, person, READMIT, removed=user, gone=gone)
    over = None if vote is None or vote.open else vote
    await say(interaction, words("vote-opened") if over is None else _result(over, front.names(info, words)))


async def _ask(front: Front, interaction: Interaction, info: GameInfo, what: str, player: str) -> None:
    """Put a question to the table."""
    words = front.words(interaction, info)
    person, gone = front.person(interaction, info), await front.gone_of(info)
    vote = await front.service.votes.open(info.id, person, what, seat=player.strip()[:10], gone=gone)
    if vote is not None and not vote.open:
        await say(interaction, _result(vote, front.names(info, words)))
    else:
        await say(interaction, words("vote-opened"))


async def _ask_manager(front: Front, interaction: Interaction, info: GameInfo, seat: str, *, seated: bool) -> None:
    """A manager of the server may remove a player alone: that's asked for once more, as it can't be undone."""
    held = [each.seat for each in info.seats if each.user and not each.robot]
    if seat not in held:
        raise errors.BadOption(option="seat", choices=held)
    words, view = front.words(interaction, info), Shown()
    names = front.names(info, words)
    choices = [("dismiss", "button-dismiss", discord.ButtonStyle.danger)]
    if seated:
        choices.append(("removal", "button-removal", discord.ButtonStyle.secondary))
    for verb, key, style in choices:
        view.add_item(button(Code("b", info.id, info.seq, verb, seat), words(key), style))
    await say(interaction, words("dismiss-ask", game=heading_name(info), name=names.person(seat)), view=view)


async def dismiss(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Remove a player as a manager of the server."""
    person = front.person(interaction, info)
    await front.service.votes.remove(info.id, person, code.argument)
    words = front.words(interaction, info)
    name = front.names(info, words).person(code.argument)
    await interaction.edit_original_response(content=words("dismiss-done", name=name), view=None)


async def removal(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Ask the others instead."""
    await _ask(front, interaction, info, REMOVE, code.argument)


async def _listed(front: Front, info: GameInfo, names: Names) -> tuple[str, Shown]:
    """The open votes of a game with their buttons, in the reader's language."""
    view, words = Shown(), names.words
    votes: list[Vote] = await front.service.votes.listed(info.id)
    if not votes:
        return words("vote-none", game=heading_name(info)), view
    parts: list[str] = []
    for place, vote in enumerate(votes[:LISTED]):
        number = f"{place + 1}. " if len(votes) > 1 else ""
        parts.append(number + await vote_text(front, info, vote, names))
        message = await front.service.message_of(info.id, ("vote",), intent=vote.id)
        if message:
            parts.append(f"{jump_link(info)}/{message}")
        _add_buttons(view, info, vote, names, "", row=place if len(votes) > 1 else None)
    return bounded(parts), view


POSTS: dict[str, MakePost] = {"vote": _vote, "vote_closed": _vote_closed}
BUTTONS = {"ballot": ballot_button, "call": call, "dismiss": dismiss, "removal": removal}
