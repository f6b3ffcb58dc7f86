"""The pinned message of a game: the board, whose turn it is, since when, and where.

It has a lane of its own beside the announcements and never holds them up: what changes meanwhile is merged to the
newest state. Each new round gets a new message, which is pinned in the place of the old one; in between it's edited.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from dataclasses import asdict, dataclass, replace
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.components import Shown, button
from bot.discord.connection.availability import ARCHIVED, is_about_files
from bot.discord.drawing import Wish
from bot.discord.front import Front
from bot.discord.game_info import heading_name, heading_with_talk, is_solo
from bot.discord.posts import solo
from bot.discord.posts.pin_state import KEPT, PinState, kept_of, read_state, round_of
from bot.discord.posts.post import with_less
from bot.discord.posts.sender import has_marker
from bot.discord.posts.upkeep import Pace, Upkeep
from bot.discord.tables import status
from bot.discord.tables.end import place_lines
from bot.discord.texts import bounded
from bot.discord.visit import at_table
from bot.service import GameInfo
from bot.words import Words
from bot.words.names import Names

log = logging.getLogger(__name__)

SEARCH_LIMIT = 100
GRACE = 8.0
LOOKS = 15.0
"""So many games a second are looked at, each of which takes a request or two, and eight at a new round."""
BREATHER = 4.0
"""After a picture so many times as long without one."""
UNKNOWN_MESSAGE, MOST_PINS = 10008, 30003
PLAYED = ("running", "finished", "abandoned")


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as the message shows it: the round, and a digest of what lies on the board, and of whose it is."""

    round: str
    board: str


class Pinned(Upkeep):
    """Keeps the pinned messages."""

    what = "its pinned message"

    def __init__(self, bot: discord.Client, front: Front) -> None:
        pace = Pace(LOOKS, lambda: front.service.fleet.members)
        super().__init__(GRACE, front.service.homes, spacing=20.0, retry=30.0, pace=pace)
        self._bot, self._front = bot, front
        self._drawing = asyncio.Lock()
        self._free = 0.0

    async def start(self) -> None:
        """Listen for changes, and go on with the messages that an earlier run has left behind the game.

        The others are left alone: a start loads no game that nobody asks for.
        """
        self._front.service.listen(self.wake)
        self._front.service.drive(self)
        await self.take_up()

    async def take_up(self) -> None:
        """See `Upkeep`."""
        service = self._front.service
        kept = await service.settings.of_key("game", KEPT)
        running = await service.running()
        for game_id in await service.homes.ours(running):
            raw = kept.get(str(game_id))
            if raw is None or not read_state(raw).shows(running[game_id]):
                self.wake(game_id)

    # --- one message

    async def update(self, game_id: int) -> bool:
        """Whether there was something to bring up to date: not while the person to act is only just being asked."""
        front = self._front
        info = await front.service.status(game_id)
        kept = await self._kept(info)
        if info.channel is None or is_solo(info) or info.status not in PLAYED:
            return False
        if kept.message is None and info.status != "running":
            return False
        if await self._is_still_asked(info):
            return False
        if kept.old is not None and kept.pinned is not False:
            kept = await self._retire(info, kept)
        seen = await front.service.read(info.id, _seen) if info.status != "abandoned" else Seen(kept.round, kept.drawn)
        if info.status == "running" and (kept.message is None or kept.round != seen.round):
            kept = await self._post(info, kept, seen)
        else:
            kept = await self._edit(info, kept, seen)
        if kept.pinned is False and info.status == "running":
            kept = await self._pin(info, kept)
        if kept.old is not None:
            await self._retire(info, kept)
        return True

    async def _is_still_asked(self, info: GameInfo) -> bool:
        """Whether the person to act is only just being asked: then there's more to show in a moment."""
        if info.turn is None:
            return False
        seat = info.seat(info.turn.seat)
        return not (seat.robot or seat.caretaker) and await self._front.service.asked_by(info.id) is None

    async def _edit(self, info: GameInfo, kept: PinState, seen: Seen) -> PinState:
        """Show the newest state on the message that is there."""
        content = await self._content(info, kept)
        if content == kept.content and seen.board == kept.drawn:
            return kept if kept.seq == info.seq else self._keep_later(info, replace(kept, seq=info.seq))
        more: dict[str, Any] = {}
        if seen.board != kept.drawn:
            more["attachments"] = await self._picture(info)
        view = self._view(info, kept.marker) if info.status == "running" else None
        message = self._message(info, kept.message)
        try:
            await with_less(message.edit)(content=content, view=view, **more)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                # Somebody deleted it: the next look posts another.
                await self._keep(info, PinState())
                self.wake(info.id)
                return replace(kept, pinned=None)
            if error.code == ARCHIVED:
                return kept
            raise
        return self._keep_later(info, replace(kept, content=content, drawn=seen.board, seq=info.seq))

    async def _post(self, info: GameInfo, kept: PinState, seen: Seen) -> PinState:
        """Post the round's message, once, whatever breaks on the way."""
        found = await self._found(info, kept)
        trouble = replace(kept, message=None)
        content = await self._content(info, trouble)
        marker = kept.claimed[0] if kept.claimed and found else f"pin-{secrets.token_hex(8)}"
        if found is None:
            kept = await self._keep(info, replace(kept, claimed=(marker, self._front.service.clock())))
            found = await self._send(info, content, marker)
        fresh = PinState(
            found, marker, seen.round, content, seen.board, trouble=kept.trouble, told=kept.told, seq=info.seq
        )
        if kept.message is not None:
            past = past_board(kept.content, self._front.table_words(info))
            fresh = replace(fresh, old=kept.message, past=past)
        return await self._keep(info, fresh)

    async def _send(self, info: GameInfo, content: str, marker: str) -> str:
        channel = self._bot.get_partial_messageable(int(info.channel or 0))
        files = await self._picture(info)
        more: dict[str, Any] = {
            "view": self._view(info, marker),
            "nonce": marker,
            "silent": True,
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        try:
            message = await channel.send(content, files=files, **more)
        except discord.HTTPException as error:
            if not files or not is_about_files(error):
                raise
            # The text can go where the picture can't.
            message = await channel.send(content, **more)
        return str(message.id)

    async def _found(self, info: GameInfo, kept: PinState) -> str | None:
        """The message that an earlier try may have posted."""
        if kept.claimed is None:
            return None
        marker, _ = kept.claimed
        channel = self._bot.get_partial_messageable(int(info.channel or 0))
        before = int(kept.message or kept.old or 0)
        async for message in channel.history(limit=SEARCH_LIMIT):
            if message.id <= before:
                break
            if has_marker(message, marker):
                return str(message.id)
        return None

    async def _pin(self, info: GameInfo, kept: PinState) -> PinState:
        """Pin the message in the place of the one before. Where that's not allowed the table is told once."""
        if kept.old is not None:
            await self._unpin(info, kept.old)
        try:
            await self._message(info, kept.message).pin()
        except discord.HTTPException as error:
            if not isinstance(error, discord.Forbidden) and error.code != MOST_PINS:
                raise
            trouble = "full" if error.code == MOST_PINS else "forbidden"
            told = kept.told if kept.trouble == trouble else kept.message or ""
            kept = await self._keep(info, replace(kept, pinned=None, trouble=trouble, told=told))
            return await self._edit(info, kept, Seen(kept.round, kept.drawn)) if told == kept.message else kept
        kept = await self._keep(info, replace(kept, pinned=True, trouble="", told=""))
        await self._tidy(info, kept.message or "")
        return kept

    async def _unpin(self, info: GameInfo, message: str) -> None:
        """Make room for the new one. A failure holds up nothing."""
        try:
            await self._message(info, message).unpin()
        except discord.HTTPException as error:
            log.info("game %s: message %s can't be unpinned: %s", info.id, message, error)

    async def _retire(self, info: GameInfo, kept: PinState) -> PinState:
        """The round's old message says that its round is over, and asks nobody to click it."""
        more: dict[str, Any] = {"content": kept.past} if kept.past else {}
        try:
            await self._message(info, kept.old).edit(view=None, **more)
        except discord.HTTPException as error:
            if error.status == 429 or error.status >= 500:
                raise
            log.info("game %s: message %s stays as it is: %s", info.id, kept.old, error)
        return await self._keep(info, replace(kept, old=None, past=""))

    async def _tidy(self, info: GameInfo, message: str) -> None:
        """Discord says in the thread that something was pinned, at each round: one such line a round is too many."""
        channel = self._bot.get_partial_messageable(int(info.channel or 0))
        try:
            async for each in channel.history(limit=5):
                reference = each.reference.message_id if each.reference is not None else None
                if each.type is discord.MessageType.pins_add and str(reference) == message:
                    await each.delete()
        except discord.HTTPException as error:
            log.info("game %s: the line about the pin stays: %s", info.id, error)

    # --- what it shows

    async def _content(self, info: GameInfo, kept: PinState) -> str:
        table = at_table(self._front, info)
        lines = [heading_with_talk(info, table.words)]
        if info.status == "running":
            lines += [await solo.round_line(table), await status.up_line(table)]
            lines += await status.standing_lines(table)
        else:
            lines += over_lines(info, table.names)
        if kept.trouble and kept.told == kept.message:
            lines.append(table.words(f"pinned-{kept.trouble}"))
        return bounded(lines)

    def _view(self, info: GameInfo, marker: str) -> Shown:
        view = Shown()
        words = self._front.table_words(info)
        code = Code("b", info.id, info.seq, "my", marker)
        view.add_item(button(code, words("button-my_turn"), discord.ButtonStyle.primary))
        code = Code("b", info.id, info.seq, "status")
        view.add_item(button(code, words("button-status")))
        code = Code("b", info.id, info.seq, "log", "1")
        view.add_item(button(code, words("command-log-description")))
        return view

    async def _picture(self, info: GameInfo) -> list[discord.File]:
        """The board; one at a time, with pauses, so that those who wait for an answer don't wait for this."""
        clock = asyncio.get_running_loop().time
        async with self._drawing:
            await self._lanes.rest(max(0.0, self._free - clock()))
            began = clock()
            drawn = await self._front.draw(info, self._front.table_words(info), [Wish("map")], later=True)
            self._free = clock() + BREATHER * (clock() - began)
            return drawn

    def _message(self, info: GameInfo, message: str | None) -> discord.PartialMessage:
        channel = self._bot.get_partial_messageable(int(info.channel or 0))
        return channel.get_partial_message(int(message or 0))

    # --- what is kept

    async def _kept(self, info: GameInfo) -> PinState:
        return await kept_of(self._front.service, info.id)

    async def _keep(self, info: GameInfo, kept: PinState) -> PinState:
        await self._front.service.settings.note("game", info.id, KEPT, asdict(kept))
        return kept

    def _keep_later(self, info: GameInfo, kept: PinState) -> PinState:
        """The same for what an edit has changed: where that gets lost, it's edited once more."""
        self._front.service.settings.note_later("game", info.id, KEPT, asdict(kept))
        return kept


def past_board(content: str, words: Words) -> str:
    """What a round's message says once another has taken its place: the game, the round, and that it's over."""
    return "\n".join([*content.split("\n")[:2], words("pinned-past")]) if content else ""


def over_lines(info: GameInfo, names: Names) -> list[str]:
    """That the game is over, and how it ended."""
    if info.status == "abandoned":
        return [names.words("status-abandoned")]
    return [names.words("panel-over", game=heading_name(info)), *place_lines(info.result or {}, names)]


def _seen(game: Any) -> Seen:
    state = game.state
    owners = {name: each.owner or each.president for name, each in state.companies.items()}
    board = repr((sorted(state.tiles.items()), sorted(state.tokens.items()), owners))
    digest = hashlib.sha256(board.encode()).hexdigest()[:16]
    return Seen(round_of(game), digest)
