"""Two threads for one game: its moves stay in the one, its people talk in the other. The host has it so, or not."""

from __future__ import annotations

import logging

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command
from bot.discord.components import Shown, button, with_buttons
from bot.discord.connection.availability import NOT_DONE
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name, is_solo
from bot.discord.posts.post import Post, Told
from bot.discord.tables import new_threads
from bot.discord.tables.threads import is_there
from bot.discord.visit import GameVisit, Reading
from bot.service import ServiceError

log = logging.getLogger(__name__)

HERE = "here"
"""What stands for the thread in which one asks."""


# --- how it stands


def _state(reading: Reading) -> str:
    """Where moves are, and where people talk."""
    info, words = reading.info, reading.words
    game = heading_name(info)
    if info.talk is not None:
        return words("talk-state", game=game, moves=f"<#{info.channel}>", talk=f"<#{info.talk}>")
    return words("talk-state-wish" if info.apart else "talk-state-one", game=game)


async def _choices(visit: GameVisit) -> Shown | None:
    """What the host may have instead; nothing for others."""
    if not visit.is_hosting or visit.info.status not in ("open", "running"):
        return None
    if visit.info.apart:
        return with_buttons(button(visit.code("talk_off"), visit.words("button-talk_off")))
    view = with_buttons(button(visit.code("talk_on"), visit.words("button-talk_on"), discord.ButtonStyle.primary))
    if visit.info.status == "running" and await _is_free(visit):
        view.add_item(button(visit.code("talk_on", HERE), visit.words("button-talk_here")))
    return view


async def _is_free(visit: GameVisit) -> bool:
    """Whether one asks in a thread that is no game's."""
    here = visit.interaction.channel
    if not isinstance(here, discord.Thread) or visit.server is None:
        return False
    found = await visit.service.at(visit.server, str(here.id))
    return found is None or (found.id == visit.game and found.channel != str(here.id))


async def _show(visit: GameVisit) -> None:
    """`/game talk`."""
    _check_table(visit)
    visit = await visit.hosted()
    await visit.say(_state(visit), view=await _choices(visit))


def _check_table(visit: GameVisit) -> None:
    if visit.server is None and (visit.info.server is None or is_solo(visit.info)):
        raise Confusing("server_only", game=visit.game)


# --- changing it


async def _on(visit: GameVisit, code: Code) -> None:
    """A thread for talk: the one in which one asks, the one that there was before, or a new one."""
    visit = await _hosting(visit)
    info = visit.info
    if info.status == "open":
        after = visit.at(await visit.service.set_talk(visit.game, visit.person, apart=True))
    elif await is_there(visit.interaction.client, info.talk):
        after = visit
    elif code.argument == HERE:
        if not await _is_free(visit):
            raise errors.PlaceTaken(game=visit.game)
        here = str(visit.interaction.channel_id)
        after = visit.at(await visit.service.set_talk(visit.game, visit.person, apart=True, channel=here))
    else:
        after = await _opened(visit)
    await visit.answer(_state(after), await _choices(after), update=visit.is_private)


async def _off(visit: GameVisit, code: Code) -> None:
    """All in one thread again."""
    visit = await _hosting(visit)
    after = visit.at(await visit.service.set_talk(visit.game, visit.person, apart=False))
    await visit.answer(_state(after), await _choices(after), update=visit.is_private)


async def _hosting(visit: GameVisit) -> GameVisit:
    """The visit of who may change it; NotHost."""
    visit = await visit.hosted()
    if not visit.is_hosting:
        raise errors.NotHost(game=visit.game, host=visit.info.host)
    return visit


async def _opened(visit: GameVisit) -> GameVisit:
    """The game with its thread for talk: that which it had before, if it's still there, or a new one; Confusing."""
    kept = visit.info.talk_thread
    if await is_there(visit.interaction.client, kept):
        return visit.at(await visit.service.set_talk(visit.game, visit.person, apart=True, channel=kept))
    async with new_threads.opened(visit, talk=True) as thread:
        return visit.at(await visit.service.set_talk(visit.game, visit.person, apart=True, channel=str(thread.id)))


async def open_as_wished(visit: GameVisit) -> GameVisit:
    """At the start of a game that's to have such a thread; where it can't be opened, its host is told."""
    if not visit.info.apart or visit.info.status != "running" or is_solo(visit.info):
        return visit
    try:
        return await _opened(visit)
    except (ServiceError, *NOT_DONE) as error:
        log.info("game %s: no thread for talk can be opened: %r", visit.game, error)
    one = visit.at(await visit.service.set_talk(visit.game, visit.person, apart=False))
    await visit.say(visit.words("talk-failed", game=heading_name(visit.info)))
    return one


# --- told


async def _changed(told: Told) -> Post:
    """Where people talk from now on; where their thread is gone the host opens another by a button."""
    payload, words = told.item.payload, told.words
    key = "talk-lost" if payload["lost"] else "talk-together" if payload["channel"] is None else "talk-apart"
    content = words(key, game=heading_name(told.info), link=f"<#{payload['channel'] or told.info.channel}>")
    buttons = [button(told.code("talk_on"), words("button-talk_on"))] if payload["lost"] else []
    return Post(content, with_buttons(told.log_button(), *buttons))


async def _here(told: Told) -> Post:
    """For the thread itself: what it's for, and where the moves are."""
    content = told.words("talk-here", game=heading_name(told.info), link=f"<#{told.info.channel}>")
    return Post(content, with_buttons(told.log_button()))


FEATURE = Feature(
    lambda: [Command("game-talk", _show)],
    buttons={"talk_on": Click(_on, Manner.OWN), "talk_off": Click(_off, Manner.OWN)},
    posts={"talk": _changed, "talk_here": _here},
)
