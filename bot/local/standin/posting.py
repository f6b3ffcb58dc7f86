"""Making, editing and deleting messages, for the bot's REST calls, its answers, and people alike."""

import asyncio
import copy
import re
from typing import Any

from bot.local.standin.errors import ApiError
from bot.local.standin.files import safe_name, sniff
from bot.local.standin.gateway.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from bot.local.standin.ids import iso, seconds_of
from bot.local.standin.limits import check_message
from bot.local.standin.model import (
    DM,
    EPHEMERAL,
    LAYOUT,
    SILENT,
    Attachment,
    Channel,
    Json,
    Message,
    Ping,
    Upload,
    flatten,
)
from bot.local.standin.payloads import Payloads
from bot.local.standin.permissions import MENTION_EVERYONE
from bot.local.standin.world import World

SETTABLE = EPHEMERAL | SILENT | LAYOUT | 4
"""Flags that a sender may set (4 suppresses embeds)."""
HOUR = 3600.0
OLD_EDITS = 30
"""Edits an hour allowed to a message older than an hour."""


class Posting:
    """The one place where messages change."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway) -> None:
        self._world = world
        self._payloads = payloads
        self._gateway = gateway
        self._late = False

    def create(
        self,
        channel: Channel,
        author_id: str,
        body: Json,
        uploads: dict[str, Upload],
        *,
        visible_to: str | None = None,
        interaction: Json | None = None,
        extra_flags: int = 0,
    ) -> Message:
        """Makes a message after all checks, and tells the bot. An ephemeral one has `visible_to`."""
        flags = int(body.get("flags") or 0) & SETTABLE | extra_flags
        if visible_to is None:
            flags &= ~EPHEMERAL
        files = self._described(body, uploads)
        check_message(body, files, flags=flags)
        _check_links([body.get("embeds"), body.get("components")], {each.filename for each in files})
        self._require_something(body, files, extra_flags)
        if channel.archived:
            self._world.check_room_for_thread(channel.guild_id or "")
        message = Message(self._world.ids.next(), channel.id, author_id, flags=flags, visible_to=visible_to)
        message.content = (body.get("content") or "").strip()
        message.interaction = interaction
        message.nonce = None if body.get("nonce") is None else str(body["nonce"])
        message.attachments = [self._keep(each) for each in files]
        self._set_rich(message, body)
        if (reference := body.get("message_reference")) is not None:
            message.reference = reference | {"channel_id": channel.id}
            message.kind = 19
        message.mentions = self._mentioned(message, body)
        self._world.put(message)
        self._wake(channel, author_id)
        self._announce(message)
        self._ping(message)
        return message

    def _require_something(self, body: Json, files: list[Upload], extra_flags: int) -> None:
        filled = (body.get("content") or "").strip() or body.get("embeds") or body.get("components") or files
        if not filled and not extra_flags:
            raise ApiError(400, 50006, "Cannot send an empty message")

    def edit(self, message: Message, body: Json, uploads: dict[str, Upload], *, clear_flags: int = 0) -> Message:
        """Changes what the body names. Its `attachments` are the whole truth: those not listed are dropped."""
        files = self._described(body, uploads)
        kept = message.attachments
        if "attachments" in body:
            listed = {str(each["id"]) for each in body["attachments"] or []}
            kept = [each for each in kept if each.id in listed]
        flags = message.flags & ~clear_flags | int(body.get("flags") or 0) & LAYOUT
        check_message(body, files, kept=len(kept), flags=flags)
        names = {each.filename for each in (*kept, *files)}
        _check_links([body.get("embeds"), body.get("components")], names)
        self._limit_old_edits(message)
        message.flags = flags
        if "content" in body:
            message.content = (body["content"] or "").strip()
        self._world.let_go(each for each in message.attachments if each not in kept)
        message.attachments = kept + [self._keep(each) for each in files]
        self._set_rich(message, body)
        message.mentions = self._mentioned(message, body)
        message.edited = iso(self._world.clock())
        self._gateway.dispatch_message("MESSAGE_UPDATE", message)
        self._world.tell("message", message)
        return message

    def delete(self, message: Message) -> None:
        """Takes a message away and tells the bot."""
        self._world.drop(message)
        channel = self._world.channels[message.channel_id]
        if not message.ephemeral:
            data: Json = {"id": message.id, "channel_id": channel.id}
            if channel.guild_id:
                data["guild_id"] = channel.guild_id
            intent = DIRECT_MESSAGES if channel.kind == DM else GUILD_MESSAGES
            self._gateway.dispatch("MESSAGE_DELETE", data, channel.guild_id, intent)
        self._world.tell("gone", message)

    def notice(self, channel: Channel, author_id: str, kind: int, content: str, reference: Json | None = None) -> None:
        """A line of the service itself: 6 a message was pinned, 18 a thread was opened."""
        message = Message(self._world.ids.next(), channel.id, author_id, content, kind=kind, reference=reference)
        self._world.put(message)
        self._announce(message)

    def repeated(self, channel: Channel, body: Json) -> Message | None:
        """With `enforce_nonce`, the message of the last minutes that already carries this nonce."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        recent = self._world.clock() - 300
        for message in reversed(self._world.in_channel(channel.id)):
            if seconds_of(message.id) < recent:
                return None
            if message.nonce == str(body["nonce"]) and message.author_id == self._world.bot.id:
                return message
        return None

    # -- parts ----------------------------------------------------------------------------------------------------

    def _described(self, body: Json, uploads: dict[str, Upload]) -> list[Upload]:
        """The new files with the names and descriptions that the body's `attachments` give them."""
        listed = {str(each.get("id")): each for each in body.get("attachments") or []}
        for index, upload in uploads.items():
            upload.description = listed.get(index, {}).get("description")
            upload.filename = safe_name(listed.get(index, {}).get("filename") or upload.filename)
        return list(uploads.values())

    def attach(self, upload: Upload) -> Attachment:
        """Keeps a file that comes with a command and belongs to no message."""
        file = self._keep(Upload(safe_name(upload.filename), upload.data))
        self._world.loose[file.id] = file
        return file

    def _keep(self, upload: Upload) -> Attachment:
        content_type, width, height = sniff(upload.filename, upload.data)
        size = len(upload.data)
        file = Attachment(
            self._world.ids.next(), upload.filename, size, content_type, upload.description, width, height
        )
        self._world.keep_file(file.id, upload.data)
        return file

    def _set_rich(self, message: Message, body: Json) -> None:
        if "embeds" in body:
            message.embeds = copy.deepcopy(body["embeds"] or [])
        if "components" in body:
            message.components = copy.deepcopy(body["components"] or [])
            for number, part in enumerate(flatten(message.components), 1):
                part.setdefault("id", number)
        links = {each.filename: self._payloads.attachment(message.channel_id, each) for each in message.attachments}
        for thing in (*message.embeds, *message.components):
            _link_files(thing, links)

    def _mentioned(self, message: Message, body: Json) -> list[str]:
        """Users whom the text names and whom `allowed_mentions` lets it ping; "everyone" stands for all."""
        texts = [message.content, *(part["content"] for part in message.parts() if part["type"] == 10)]
        named = [each for text in texts for each in re.findall(r"<@!?(\d+)>", text)]
        allowed = body.get("allowed_mentions")
        parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
        listed = {str(each) for each in (allowed or {}).get("users") or []}
        found = [each for each in named if "users" in parse or each in listed]
        channel = self._world.channels[message.channel_id]
        may_ping_all = self._world.may(message.author_id, channel, MENTION_EVERYONE)
        if may_ping_all and "everyone" in parse and any(re.search(r"@(everyone|here)\b", text) for text in texts):
            found.append("everyone")
        if message.kind == 19 and message.reference and (allowed is None or allowed.get("replied_user")):
            replied = self._world.messages.get(str(message.reference.get("message_id")))
            found += [replied.author_id] if replied else []
        return list(dict.fromkeys(found))

    def _limit_old_edits(self, message: Message) -> None:
        now = self._world.clock()
        if message.ephemeral or now - seconds_of(message.id) < HOUR:
            return
        message.old_edits = [each for each in message.old_edits if now - each < HOUR]
        if len(message.old_edits) >= OLD_EDITS:
            raise ApiError(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
        message.old_edits.append(now)

    def _wake(self, channel: Channel, author_id: str) -> None:
        """Writing joins a thread, and unarchives one that isn't locked."""
        if not channel.is_thread:
            return
        if author_id not in channel.members:
            channel.members.append(author_id)
        if channel.archived:
            channel.archived = False
            self._gateway.dispatch_channel("THREAD_UPDATE", channel)
            self._world.tell("channel", channel)

    def _announce(self, message: Message) -> None:
        """Tells the bot; for its own messages now before, now after the HTTP answer, since neither order is sure."""
        self._world.tell("message", message)
        self._late = not self._late
        if message.author_id == self._world.bot.id and self._late:
            asyncio.get_running_loop().call_later(0.005, self._dispatch_late, message)
        else:
            self._gateway.dispatch_message("MESSAGE_CREATE", message)

    def _dispatch_late(self, message: Message) -> None:
        if message.id in self._world.messages:
            self._gateway.dispatch_message("MESSAGE_CREATE", message)

    def _ping(self, message: Message) -> None:
        """Notes whom a new message pings; edits and private messages ping no one."""
        if message.ephemeral:
            return
        channel = self._world.channels[message.channel_id]
        everyone = self._world.guilds[channel.guild_id].members if channel.guild_id else channel.members
        whom = list(everyone) if "everyone" in message.mentions else message.mentions
        for user_id in whom:
            if user_id in self._world.users and user_id != message.author_id:
                ping = Ping(user_id, channel.id, message.id, message.silent)
                self._world.pings.append(ping)
                self._world.tell("ping", ping)


def _check_links(thing: Any, names: set[str]) -> None:
    """Refuses an `attachment://name` that names no file of the message."""
    if isinstance(thing, list):
        for each in thing:
            _check_links(each, names)
    elif isinstance(thing, dict):
        url = thing.get("url")
        if isinstance(url, str) and url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            raise ApiError(400, 50035, "Invalid Form Body", {"attachments": [f"{url} names no file"]})
        _check_links(list(thing.values()), names)


def _link_files(thing: Any, links: dict[str, Json]) -> None:
    """Puts the real links in the place of `attachment://name`, with the picture's size."""
    if isinstance(thing, list):
        for each in thing:
            _link_files(each, links)
    elif isinstance(thing, dict):
        url = thing.get("url")
        if isinstance(url, str) and url.startswith("attachment://"):
            found = links[url.removeprefix("attachment://")]
            thing["url"] = thing["proxy_url"] = found["url"]
            thing |= {key: found[key] for key in ("width", "height") if key in found}
        for each in list(thing.values()):
            _link_files(each, links)
