"""Tables: open, join, leave, start, look, end. Commands and the notice's buttons come down to the same steps."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.components import Shown, button, notice_view
from bot.discord.front import Confusing, Front, Interaction, heading_name, title_name
from bot.discord.options import check_players, read_options, words_of
from bot.discord.replies import say
from bot.discord.telling import bounded, notice_text, waiting_text
from bot.service import GameInfo, TitleInfo, errors, text
from bot.words import language_of

log = logging.getLogger(__name__)

THREAD_NAME_LIMIT = 100
ARCHIVE_MINUTES = 7 * 24 * 60
LIST_LIMIT = 20


def title_info(front: Front, title: str) -> TitleInfo:
    """The title of this id; NoSuchTitle."""
    for each in front.service.titles:
        if each.id == title:
            return each
    raise errors.NoSuchTitle(title=title, titles=[each.name for each in front.service.titles])


async def open_table(
    front: Front,
    interaction: Interaction,
    title: str,
    name: str | None = None,
    language: str | None = None,
    players: int | None = None,
    options: str | None = None,
) -> None:
    """`/game new`: make the game and post its notice. In direct messages a game for one begins at once."""
    known = title_info(front, title)
    most = _count(players)
    chosen = read_options(known.id, options)
    if most is not None:
        check_players(known.id, chosen, most)
    alone = interaction.guild_id is None
    if alone and (known.least > 1 or most not in (None, 1)):
        raise Confusing("solo_only" if most not in (None, 1) else "server_only")
    # A name that can't be used is refused privately, so nothing public is promised before.
    text.clean(name or known.name)
    terms = {
        "name": name or known.name,
        "title": known.id,
        "language": language_of(language or str(interaction.guild_locale or interaction.locale)),
        "most": 1 if alone else most,
        "options": chosen,
    }
    if alone:
        await _open_alone(front, interaction, terms)
        return
    info = await front.service.create(front.person(interaction), channel=None, **terms)
    await interaction.response.send_message(**_notice(front, info))


async def _open_alone(front: Front, interaction: Interaction, terms: dict[str, Any]) -> None:
    """A game for one, which lives in the person's direct messages."""
    check_players(terms["title"], terms["options"], 1)
    await interaction.response.defer(thinking=True)
    person = front.person(interaction)
    info = await front.service.create(person, channel=str(interaction.channel_id), **terms)
    words = front.words(interaction)
    await say(interaction, words("solo-opened", game=heading_name(info), title=title_name(info)))
    await front.service.start(info.id, person)


def _count(players: Any) -> int | None:
    if players is not None and (not isinstance(players, int) or isinstance(players, bool)):
        raise Confusing("not_a_number", value=str(players))
    return players


def _notice(front: Front, info: GameInfo, link: str = "") -> dict[str, Any]:
    """The notice's text and buttons, in the table's language."""
    words = front.table_words(info)
    options = words_of(info.options, words)
    content = notice_text(info, title_info(front, info.title), front.names(info, words), link, options)
    return {"content": content, "view": notice_view(info, front.label_names(info, words))}


async def join(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game join`."""
    joined = await front.service.join(info.id, front.person(interaction, info))
    await say(interaction, front.words(interaction)("joined", game=heading_name(joined)))


async def leave(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game leave`."""
    left = await front.service.leave(info.id, front.person(interaction, info))
    await say(interaction, front.words(interaction)("left", game=heading_name(left)))


async def join_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Join by the notice, which shows the new seat at once."""
    joined = await front.service.join(info.id, front.person(interaction, info))
    await interaction.response.edit_message(**_notice(front, joined))


async def leave_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Leave by the notice."""
    left = await front.service.leave(info.id, front.person(interaction, info))
    await interaction.response.edit_message(**_notice(front, left))


async def start_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Start by the notice: the thread hangs on it."""
    await interaction.response.defer()
    started, link = await _start(front, interaction, info)
    await interaction.edit_original_response(**_notice(front, started, link))


async def start(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game start`."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    _, link = await _start(front, interaction, info)
    await say(interaction, front.words(interaction)("started-thread", link=link))


async def _start(front: Front, interaction: Interaction, info: GameInfo) -> tuple[GameInfo, str]:
    """Check that the game may start, make its thread, and begin. The first ping then finds the thread.

    The thread is made first, because a game without a place could tell no one; if the start is refused after all,
    the thread goes again.
    """
    person = front.person(interaction, info)
    _check_start(front, info, person)
    thread = await _thread(front, interaction, info)
    try:
        await front.service.place(info.id, str(thread.id))
        started = await front.service.start(info.id, person)
    except Exception:
        await _remove(thread)
        raise
    return started, thread.mention


def _check_start(front: Front, info: GameInfo, person: Any) -> None:
    """The refusals that can be foreseen, before a thread is made for nothing; the service checks them again."""
    if info.status == "running":
        raise errors.AlreadyStarted(game=info.id)
    if info.status == "finished":
        raise errors.GameFinished(game=info.id)
    if info.status == "abandoned":
        raise errors.GameAbandoned(game=info.id)
    if person.user != info.host and not person.manager:
        raise errors.NotHost(game=info.id, host=info.host)
    least = title_info(front, info.title).least
    if len(info.seats) < least:
        raise errors.TooFewPlayers(game=info.id, seats=len(info.seats), least=least)
    check_players(info.title, info.options, len(info.seats))


async def _thread(front: Front, interaction: Interaction, info: GameInfo) -> discord.Thread:
    """A public thread in the channel where the game is started, archived after seven quiet days."""
    channel = interaction.client.get_channel(interaction.channel_id) or interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Confusing("no_threads", game=info.id)
    try:
        return await channel.create_thread(
            name=text.shorten(info.name, THREAD_NAME_LIMIT),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
        )
    except discord.Forbidden as error:
        raise Confusing("no_threads", game=info.id) from error


async def _remove(thread: discord.Thread) -> None:
    try:
        await thread.delete()
    except discord.HTTPException as error:
        log.warning("the thread %s of a game that didn't start can't be removed: %s", thread.id, error)


async def status(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game status`."""
    words = front.words(interaction, info)
    names = front.names(info, words)
    line = words("status-line", game=heading_name(info), title=title_name(info), status=words(f"status-{info.status}"))
    seats = words.listed(names.person(each.seat) for each in info.seats) or words("nothing")
    lines = [line, words("status-players", seats=seats)]
    if info.options:
        lines.append(words("notice-options", options=words_of(info.options, words)))
    if info.turn is not None and info.status == "running":
        since, step = moment(info.turn.since), names.step(info.turn.step)
        lines.append(words("status-turn", name=names.person(info.turn.seat), step=step, since=since))
    elif info.status == "open":
        lines.append(waiting_text(info, names))
    await say(interaction, bounded(lines))


def moment(unix: float | None) -> str:
    """A time as Discord shows it in the reader's own zone."""
    return f"<t:{int(unix)}:R>" if unix is not None else "–"


async def list_games(front: Front, interaction: Interaction) -> None:
    """`/game list`."""
    if interaction.guild_id is None:
        raise Confusing("server_only")
    words = front.words(interaction)
    games = await front.service.list(str(interaction.guild_id), ("open", "running"))
    if not games:
        await say(interaction, words("list-empty"))
        return
    lines = [words("list-heading")]
    for each in games[:LIST_LIMIT]:
        line = words(
            "status-line", game=heading_name(each), title=title_name(each), status=words(f"status-{each.status}")
        )
        if each.turn is not None:
            line += " · " + words("status-up", name=front.names(each, words).person(each.turn.seat))
        lines.append(f"- #{each.id} {line} {link_of(each)}")
    await say(interaction, bounded(lines))


def link_of(info: GameInfo) -> str:
    """Where a game lives, as a link."""
    return f"<#{info.channel}>" if info.channel else ""


async def ask_abandon(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game abandon`: what can't be undone is asked for once more."""
    person = front.person(interaction, info)
    if person.user != info.host and not person.manager:
        raise errors.NotHost(game=info.id, host=info.host)
    words = front.words(interaction, info)
    view = Shown()
    view.add_item(button(Code("b", info.id, info.seq, "abandon"), words("button-confirm"), discord.ButtonStyle.danger))
    await say(interaction, words("abandon-ask", game=heading_name(info)), view=view)


async def abandon_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """The game is ended."""
    await interaction.response.defer()
    ended = await front.service.abandon(info.id, front.person(interaction, info))
    words = front.words(interaction, info)
    await interaction.edit_original_response(content=words("abandon-done", game=heading_name(ended)), view=None)


def jump_link(info: GameInfo) -> str:
    """A link that works from every server, unlike a mention of a channel."""
    if info.channel is None:
        return ""
    return f"https://discord.com/channels/{info.server or '@me'}/{info.channel}"
