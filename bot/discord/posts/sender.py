"""Posts what the outbox holds in the games' threads: each thing once, pinging nobody but the person to act."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord

from bot.discord.connection.availability import (
    ARCHIVED,
    BAD_FORM,
    BROKEN,
    NOT_DONE,
    TOO_LARGE,
    is_about_files,
    is_about_the_form,
    is_gone,
    is_shut,
)
from bot.discord.features import POSTS
from bot.discord.front import Front
from bot.discord.posts.post import Post, Told, lesser, plainest
from bot.discord.posts.turn_message import TURN_KINDS, mentioned
from bot.discord.posts.turn_text import past_text
from bot.discord.posts.written import codes_of
from bot.discord.tables import threads
from bot.discord.texts import bounded
from bot.service import Announcement, Closed, GameInfo, NotNow, ServiceError, Undeliverable, Unseen, Unsure
from bot.service.posts import undelivered
from bot.service.posts.announcements import BESIDE
from bot.telemetry import trace
from storage import StorageError

log = logging.getLogger(__name__)

SEARCH_BACK = 86400.0
SEARCH_LIMIT = 1000
FORBIDDEN_PAUSE = 3600.0
BANNED_PAUSE = 120.0


class ChannelGone(Undeliverable):
    """The game's channel was deleted."""


class DiscordSender:
    """The service's Sender on Discord. The marker is the nonce, and stands in a button's custom id."""

    def __init__(self, bot: discord.Client, front: Front) -> None:
        self._bot = bot
        self._front = front
        self._later: set[asyncio.Task[None]] = set()
        self._bare: dict[int, float] = {}

    async def send(self, item: Announcement) -> str:
        """Post an announcement; NotNow and Undeliverable as the protocol says, anything else: outcome unknown."""
        info = self._front.know(await self._front.service.status(item.game))
        trace.at_place(int(info.server) if info.server and not is_direct(item) else None, self._bot.shard_count)
        async with self._telling_loss(info):
            return await self._posted(info, item)

    @asynccontextmanager
    async def _telling_loss(self, info: GameInfo) -> AsyncIterator[None]:
        """Where the game's channel turns out to be gone, its table is told of that elsewhere.

        Unsure where the connection breaks.
        """
        try:
            try:
                yield
            except ChannelGone:
                await threads.tell_lost(self._bot, self._front, info)
                raise
        except BROKEN as error:
            raise Unsure(repr(error)) from error

    async def _posted(self, info: GameInfo, item: Announcement) -> str:
        channel, beside = await self._channel(info, item), await self._beside(info, item)
        if item.kind == "undone":
            await self._mark_outdated(channel, info, item.payload.get("outdated", ()))
        post = await self._post(info, item)
        rung = item.payload.get("rung", ())
        post = replace(post, ping=[each for each in post.ping if each not in rung])
        if not (is_direct(item) or item.payload.get("unseen")):
            unseeing = self._front.unseeing(channel, post.ping)
            if unseeing:
                raise Unseen(unseeing)
        if not self._front.service.homes.is_ours(item.game):
            # It was another's by the time that the message was made.
            raise NotNow(0.0)
        try:
            message = None if beside is None else await self._sent_beside(beside, post, info, item)
            message = message or await self._send_what_goes(channel, post, info, item)
        except discord.RateLimited as error:
            raise NotNow(error.retry_after) from error
        except discord.HTTPException as error:
            raise self._meaning(error, item) from error
        if item.kind in TURN_KINDS:
            self._front.written.note(message)
        if post.ping:
            log.info("%s of game %s pings %s of its people", item.kind, item.game, len(post.ping))
        return str(message.id)

    async def _send_what_goes(self, channel: Any, post: Post, info: GameInfo, item: Announcement) -> discord.Message:
        """Post the message; one that Discord refuses goes without its pictures, or plain."""
        if post.files and self._bare.get(channel.id, 0.0) > time.monotonic():
            post = replace(post, files=(), content=post.bare or post.content)
        try:
            message = await self._send(channel, post, item.marker)
        except discord.HTTPException as error:
            if not (is_about_files(error) if post.files else is_about_the_form(error)):
                raise
            return await self._send_less(channel, post, info, item, error)
        if post.complete is not None:
            self._finish_later(message, post.complete)
        return message

    async def _send_less(
        self, channel: Any, post: Post, info: GameInfo, item: Announcement, refused: discord.HTTPException
    ) -> discord.Message:
        for each in lesser(Told(self._front, info, item), post):
            try:
                message = await self._send(channel, each, item.marker)
            except discord.HTTPException as error:
                self._note_bare(channel, refused)
                if not is_about_the_form(error):
                    raise
                refused = error
                continue
            self._note_bare(channel, refused)
            log.warning("announcement %s of game %s went with less, as it's refused: %s", item.id, info.id, refused)
            return message
        raise refused

    async def find(self, item: Announcement) -> str | None:
        """Look in the channel's history for the message that bears the marker."""
        info = await self._front.service.status(item.game)
        async with self._telling_loss(info):
            return await self._found(info, item)

    async def _found(self, info: GameInfo, item: Announcement) -> str | None:
        places = [await self._channel(info, item), await self._beside(info, item)]
        since = datetime.fromtimestamp((item.claimed or item.created) - SEARCH_BACK, UTC)
        try:
            for channel in filter(None, places):
                async for message in channel.history(limit=SEARCH_LIMIT, after=since, oldest_first=True):
                    if message.author.id == self._bot_id() and has_marker(message, item.marker):
                        return str(message.id)
        except discord.HTTPException as error:
            raise self._meaning(error, item) from error
        return None

    def stop(self) -> None:
        """Give up what would have been added to messages later."""
        for each in self._later:
            each.cancel()

    def _finish_later(self, message: discord.Message, complete: Callable[[], Awaitable[Post | None]]) -> None:
        """Add the proposed runs to a message that went out before they were found."""

        async def finish() -> None:
            try:
                whole = await complete()
                if whole is not None:
                    people = mentioned(whole.content)
                    more: dict[str, Any] = {"content": whole.content, "view": whole.view, "allowed_mentions": people}
                    await self._front.written.edit(message.id, message.edit, **more)
            except (*NOT_DONE, ServiceError) as error:
                log.warning("message %s can't be made complete: %s", message.id, error)

        task = asyncio.ensure_future(finish())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    def _bot_id(self) -> int:
        return self._bot.user.id if self._bot.user is not None else 0

    # --- sending

    async def _channel(self, info: GameInfo, item: Announcement) -> Any:
        if is_direct(item):
            try:
                return await self._bot.create_dm(discord.Object(int(item.payload["user"])))
            except discord.HTTPException as error:
                raise self._meaning(error, item) from error
        place = item.payload.get("place") or info.channel
        if place is None:
            raise Undeliverable("the game has no channel")
        known = self._bot.get_channel(int(place))
        if known is not None:
            return known
        try:
            return await self._bot.fetch_channel(int(place))
        except discord.HTTPException as error:
            raise self._meaning(error, item) from error

    async def _beside(self, info: GameInfo, item: Announcement) -> Any:
        """Where the game's people talk, for what is told there; None for all else, and where nothing can be told."""
        if item.kind not in BESIDE or info.talk is None:
            return None
        try:
            return self._bot.get_channel(int(info.talk)) or await self._bot.fetch_channel(int(info.talk))
        except discord.HTTPException as error:
            if not await self._is_closed(error, info, info.talk):
                raise self._meaning(error, item) from error
            return None

    async def _sent_beside(
        self, channel: Any, post: Post, info: GameInfo, item: Announcement
    ) -> discord.Message | None:
        """Tell it where people talk; None where that can't be: then it's told where the moves are."""
        try:
            return await self._send_what_goes(channel, post, info, item)
        except discord.HTTPException as error:
            if not await self._is_closed(error, info, str(channel.id)):
                raise
            return None

    async def _is_closed(self, error: discord.HTTPException, info: GameInfo, talk: str) -> bool:
        """Whether nothing can be told where people talk. Where that's gone, the table is told so, once."""
        if is_gone(error):
            await self._front.service.talk_lost(info.id, talk)
            return True
        return is_shut(error)

    async def _send(self, channel: Any, post: Post, marker: str) -> discord.Message:
        try:
            return await channel.send(**self._arguments(post, marker))
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not isinstance(channel, discord.Thread):
                raise
        await channel.edit(archived=False)
        for each in post.files:
            each.reset()
        return await channel.send(**self._arguments(post, marker))

    def _note_bare(self, channel: Any, refused: discord.HTTPException) -> None:
        """Where files may not be allowed, none is tried for a while."""
        if isinstance(refused, discord.Forbidden):
            self._bare[channel.id] = time.monotonic() + FORBIDDEN_PAUSE

    def _arguments(self, post: Post, marker: str) -> dict[str, Any]:
        people = [discord.Object(int(each)) for each in post.ping if each.isdecimal()]
        arguments: dict[str, Any] = {
            "content": post.content,
            "nonce": marker,
            "silent": not people,
            "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=people or False),
        }
        if post.view.children:
            arguments["view"] = post.view
        if post.files:
            arguments["files"] = list(post.files)
        return arguments

    def _meaning(self, error: discord.HTTPException, item: Announcement) -> Exception:
        """What a refusal of Discord's means for the announcement. A 403 is never tried again soon."""
        if is_gone(error):
            return ChannelGone(f"the channel is gone: {error}")
        if is_direct(item) and isinstance(error, discord.Forbidden | discord.NotFound):
            # Who takes no messages from the bot today won't in an hour either; the service tells it in the thread.
            return Undeliverable(f"a direct message is refused: {error}")
        if is_shut(error):
            log.warning("game %s: the bot may not write in its channel: %s", item.game, error)
            return Closed(FORBIDDEN_PAUSE)
        if error.status == 429:
            return NotNow(BANNED_PAUSE)
        if error.status in (BAD_FORM, TOO_LARGE):
            # A message that Discord finds faulty stays so, even when it's plain.
            return Undeliverable(f"Discord can't take the message: {error}", undelivered.REFUSED)
        return Unsure(repr(error))

    async def _mark_outdated(self, channel: Any, info: GameInfo, outdated: Sequence[Mapping[str, Any]]) -> None:
        """Say on the turn messages that no longer hold that they were taken back. A failure here holds up nothing."""
        words = self._front.table_words(info)
        mark = words("undone-mark")
        for each in outdated:
            try:
                message = channel.get_partial_message(int(each["message"]))
                said = (await self._front.written.of(message)).content
                if not said.startswith(f"*{mark}*"):
                    content = bounded([f"*{mark}*", past_text(said, words)])
                    await self._front.written.edit(message.id, message.edit, content=content, view=None)
            except (*NOT_DONE, ValueError) as error:
                log.warning("game %s: message %s can't be marked: %s", info.id, each["message"], error)

    # --- what is posted

    async def _post(self, info: GameInfo, item: Announcement) -> Post:
        if item.kind not in POSTS:
            raise Undeliverable(f"there's no message of the kind {item.kind}")
        told = Told(self._front, info, item)
        try:
            return await POSTS[item.kind](told)
        except (ServiceError, StorageError, TimeoutError, *NOT_DONE):
            raise
        except Exception:
            # A fault of ours must not keep from people that something has happened, and what comes after it.
            log.exception("announcement %s of game %s can't be made", item.id, info.id)
            return plainest(told, item.mentions)


def is_direct(item: Announcement) -> bool:
    """Whether it's to be told to one person alone, in their direct messages."""
    return bool(item.payload.get("direct"))


def has_marker(message: discord.Message, marker: str) -> bool:
    """Whether a button of the message bears the marker."""
    return any(marker in code.argument.split(";") for code in codes_of(message))
