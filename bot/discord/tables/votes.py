"""Votes of the table: the message with its two buttons, brought up to date as ballots come, and `/vote`."""

from __future__ import annotations

import logging

import discord

from bot import errors
from bot.discord.codes import Code, small_number
from bot.discord.commands import Command, Text
from bot.discord.completion import Found, seats_of
from bot.discord.components import Button, Shown, button, with_buttons
from bot.discord.connection.availability import NOT_DONE
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.tables.robots import strength_option
from bot.discord.tables.status import jump_link
from bot.discord.texts import bounded, mention, story_text
from bot.discord.visit import GameVisit, Reading
from bot.service import GameInfo, Vote
from bot.service.posts.reminders import may_be_called
from bot.service.posts.requests import Asked
from bot.words import Words
from bot.words.names import Names

log = logging.getLogger(__name__)

REMOVE, READMIT, CARETAKER, UNDO, RETURN = "remove", "readmit", "caretaker", "undo", "return"
REDO = "redo"
LINES = 6
LISTED = 4
"""At most so many open votes are shown with their buttons: a row each, and one to spare."""


async def _vote(told: Told) -> Post:
    """The question; only those who are still asked are pinged, and by the table's own rule nobody at rest."""
    vote = await told.service.votes.get(told.game, told.item.payload["intent"])
    asked = [each for each in told.item.mentions if vote.open and each not in vote.ballots]
    if not vote.by:
        now, profile = told.service.clock(), told.service.people.profile
        asked = [each for each in asked if may_be_called(await profile(each), now)]
    buttons = _buttons(told, vote, told.item.marker) or [told.log_button()]
    return Post(await _vote_text(told, vote), with_buttons(*buttons), ping=asked)


async def _vote_closed(told: Told) -> Post:
    vote = await told.service.votes.get(told.game, told.item.payload["intent"])
    lines = [told.words("vote-over", game=heading_name(told.info)), _result(vote, told.names)]
    return Post(bounded(lines), with_buttons(told.log_button()))


async def _past(table: Reading, asked: Asked) -> str | None:
    """What the message of a vote says once that is closed; raises NoSuchIntent where it isn't kept any more."""
    vote = await table.service.votes.get(table.game, int(asked.what))
    return None if vote.open else await _vote_text(table, vote)


async def _vote_text(reading: Reading, vote: Vote) -> str:
    """What is asked, by whom, and how the ballots stand."""
    info, words, names = reading.info, reading.words, reading.names
    lines = [_question(info, vote, names)]
    if vote.strength:
        lines.append(words("vote-robot", strength=words(f"strength-{vote.strength}")))
    if vote.what in (UNDO, RETURN):
        # Who is back asks for all that has come since, also after it was asked.
        until = None if vote.what == RETURN and vote.open else vote.seq
        rows = await reading.service.story(info.id, vote.to or 0, until)
        lines += story_text(rows, names, most=LINES)
    if vote.what == REDO:
        lines += story_text(await reading.service.story(info.id, vote.seq, vote.to), names, most=LINES)
    if not vote.open:
        return bounded([*lines, _result(vote, names)])
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
    return _whom_removed(vote.about, names.words) if vote.what == READMIT else names.person(vote.seat)


def _whom_removed(user: str, words: Words) -> str:
    """Who was removed: by their account, unless they've been struck out since."""
    return mention(user) if user.isdecimal() else words("removed-struck")


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


def _buttons(reading: Reading, vote: Vote, marker: str = "", row: int | None = None) -> list[Button]:
    """Yes and no while the vote is open; `row` where several votes are on one message."""
    if not vote.open:
        return []
    number = "" if row is None else f" ({row + 1})"
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.danger}
    codes = {each: Code("b", reading.game, vote.seq, "ballot", f"{vote.id};{each};{marker}") for each in styles}
    said = {each: reading.words(f"button-vote-{each}") + number for each in styles}
    return [button(codes[each], said[each], style, row) for each, style in styles.items()]


async def _listed(visit: GameVisit) -> tuple[str, Shown]:
    """The open votes of a game with their buttons, in the reader's language."""
    votes = await visit.service.votes.listed(visit.game)
    if not votes:
        return visit.words("vote-none", game=heading_name(visit.info)), Shown()
    parts: list[str] = []
    buttons: list[Button] = []
    several = len(votes) > 1
    for place, vote in enumerate(votes[:LISTED]):
        parts.append((f"{place + 1}. " if several else "") + await _vote_text(visit, vote))
        message = await visit.service.message_of(visit.game, ("vote",), intent=vote.id)
        if message:
            parts.append(f"{jump_link(visit.info)}/{message}")
        buttons += _buttons(visit, vote, row=place if several else None)
    return bounded(parts), with_buttons(*buttons)


# --- voting


async def _ballot(visit: GameVisit, code: Code) -> None:
    """Vote, or change one's vote, by a button on the public message or on one's own list."""
    number, _, rest = code.argument.partition(";")
    choice, _, marker = rest.partition(";")
    vote = small_number(number)
    try:
        await visit.service.votes.cast(visit.game, visit.person, vote, choice == "yes", gone=await visit.gone())
    except errors.Overtaken:
        await _bring_up_to_date(visit, vote, marker)
        raise
    await _bring_up_to_date(visit, vote, marker)


async def _bring_up_to_date(visit: GameVisit, number: int, marker: str) -> None:
    """Show how the vote stands: on the message that was clicked, and on the public one where that's another."""
    visit, edit = await visit.fresh(), visit.interaction.edit_original_response
    if visit.is_private:
        content, view = await _listed(visit)
        await visit.edit(content=content, view=view)
        message = await visit.service.message_of(visit.game, ("vote",), intent=number)
        edit = None if message is None else visit.message_edit(message)
    if edit is None:
        return
    vote = await visit.service.votes.get(visit.game, number)
    buttons = _buttons(visit.table, vote, marker)
    content = await _vote_text(visit.table, vote)
    try:
        await edit(content=content, view=with_buttons(*buttons) if buttons else None)
    except NOT_DONE as error:
        log.warning("game %s: the message of vote %s can't be brought up to date: %s", visit.game, number, error)


def call_button(told: Told, seat: str) -> Button:
    """Asks the table for a caretaker; it bears the announcement's marker."""
    code = Code("b", told.game, told.item.seq, "call", f"{seat};{told.item.marker}")
    return button(code, told.words("button-call"))


async def _call(visit: GameVisit, code: Code) -> None:
    """Ask the others whether a caretaker shall play this seat."""
    await _ask(visit, CARETAKER, code.argument.partition(";")[0])


async def _ask(visit: GameVisit, what: str, player: str, strength: str = "") -> None:
    """Put a question to the table."""
    votes, gone = visit.service.votes, await visit.gone()
    vote = await votes.open(visit.game, visit.person, what, seat=player.strip()[:10], strength=strength, gone=gone)
    await _say_opened(visit, vote)


async def _say_opened(visit: GameVisit, vote: Vote | None) -> None:
    """That the others are asked; where nobody has to be, what has come of it."""
    over = None if vote is None or vote.open else vote
    await visit.say(visit.words("vote-opened") if over is None else _result(over, visit.names))


async def _ask_manager(visit: GameVisit, seat: str) -> None:
    """A manager of the server may remove a player alone: that's asked for once more, as it can't be undone."""
    held = [each.seat for each in visit.info.seats if each.user and not each.robot]
    if seat not in held:
        raise errors.BadOption(option="seat", choices=held)
    choices = [("dismiss", discord.ButtonStyle.danger)]
    if visit.seats:
        choices.append(("removal", discord.ButtonStyle.secondary))
    codes = [(visit.code(verb, seat), style) for verb, style in choices]
    view = with_buttons(*(button(code, visit.words(f"button-{code.verb}"), style) for code, style in codes))
    asked = visit.words("dismiss-ask", game=heading_name(visit.info), name=visit.names.person(seat))
    await visit.say(asked, view=view)


async def _dismiss(visit: GameVisit, code: Code) -> None:
    """Remove a player as a manager of the server."""
    await visit.service.votes.remove(visit.game, visit.person, code.argument)
    await visit.edit(content=visit.words("dismiss-done", name=visit.names.person(code.argument)), view=None)


async def _removal(visit: GameVisit, code: Code) -> None:
    """Ask the others instead."""
    await _ask(visit, REMOVE, code.argument)


# --- /vote


async def _remove(visit: GameVisit, player: str, strength: str = "") -> None:
    """`/vote remove`."""
    if visit.person.manager:
        await _ask_manager(visit, player.strip()[:10])
    else:
        await _ask(visit, REMOVE, player, strength)


async def _readmit(visit: GameVisit, player: str) -> None:
    """`/vote readmit`: who manages the server lets somebody in again alone, others ask the table."""
    votes, name = visit.service.votes, player.strip()
    found = await votes.removed(visit.game)
    named = [each.user for each in found if each.name.casefold() == name.casefold()]
    user = named[0] if len(named) == 1 else name[:30]
    if visit.person.manager:
        await votes.readmit(visit.game, visit.person, user)
        await visit.say(visit.words("readmit-done", name=_whom_removed(user, visit.words)))
        return
    gone = await visit.gone()
    await _say_opened(visit, await votes.open(visit.game, visit.person, READMIT, removed=user, gone=gone))


async def _call_typed(visit: GameVisit, player: str, strength: str = "") -> None:
    """`/vote caretaker`."""
    await _ask(visit, CARETAKER, player, strength)


async def _list(visit: GameVisit) -> None:
    """`/vote list`."""
    content, view = await _listed(visit)
    await visit.say(content, view=view if view.children else None)


async def _others(visit: GameVisit) -> Found:
    """The seats of the others, by their people's names."""
    return [each for each in seats_of(visit.info) if each[0] not in visit.seats]


async def _removed(visit: GameVisit) -> Found:
    """Who was removed from the game, by name."""
    return [(each.user, each.name or each.seat) for each in await visit.service.votes.removed(visit.game)]


def commands() -> list[Command]:
    """`/vote`: remove a player, let one in again, have the caretaker play, see what is open."""
    other, removed = ("player", str, Text(_others)), ("player", str, Text(_removed))
    return [
        Command("vote-remove", _remove, [other, strength_option()], ["player"]),
        Command("vote-readmit", _readmit, [removed], ["player"]),
        Command("vote-caretaker", _call_typed, [other, strength_option()], ["player"]),
        Command("vote-list", _list),
    ]


FEATURE = Feature(
    commands,
    buttons={
        "ballot": Click(_ballot),
        "call": Click(_call, Manner.PRIVATE),
        "dismiss": Click(_dismiss),
        "removal": Click(_removal),
    },
    posts={"vote": _vote, "vote_closed": _vote_closed},
    past={"vote": _past},
)
