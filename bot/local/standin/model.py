"""What the stand-in knows: people, guilds, channels, messages and interactions, as plain data.

Ids are decimal strings throughout, as in JSON. Lists and dicts named `embeds`, `components` and `data` are in
Discord's own form.
"""

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

TEXT, DM, NEWS, FORUM = 0, 1, 5, 15
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
EPHEMERAL, LOADING, SILENT, LAYOUT = 64, 128, 4096, 32768
SLASH, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


@dataclass
class User:
    """A person or a bot. `robot` marks a person whom the computer plays; `dms_open` lets the bot write to them.

    `permissions` are bits that the person has in every guild beyond those of the guild's roles.
    """

    id: str
    name: str
    display: str
    bot: bool = False
    robot: bool = False
    locale: str = "en-GB"
    dms_open: bool = True
    permissions: int = 0

    @property
    def mention(self) -> str:
        """The text that pings this user."""
        return f"<@{self.id}>"


@dataclass
class Role:
    """A guild's role; that of all members (@everyone) has the guild's id. `managed`: it came with a bot."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


@dataclass
class Overwrite:
    """What a channel allows and denies to a role (kind 0) or a member (kind 1), by its id."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Guild:
    """A server. The bot may be absent (`has_bot` false: a foreign guild, reached by a user's own install).

    `member_roles` are role ids by user, @everyone's left out; `timeouts` end at seconds since 1970, by user.
    """

    id: str
    name: str
    owner_id: str
    members: list[str] = field(default_factory=list)
    locale: str = "en-US"
    has_bot: bool = True
    available: bool = True
    roles: list[Role] = field(default_factory=list)
    member_roles: dict[str, list[str]] = field(default_factory=dict)
    timeouts: dict[str, float] = field(default_factory=dict)


@dataclass
class Channel:
    """A text or forum channel, a thread, or a direct conversation.

    `members` are a thread's members or a direct conversation's two people. `denied` is short for an overwrite that
    takes from the bot, here and in threads of this: "view", "send", "attach", "pin", "thread".
    `slow` are the seconds between two messages of one person; `needs_tag`: a forum's posts bear a tag.
    """

    id: str
    kind: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    owner_id: str | None = None
    topic: str | None = None
    position: int = 0
    members: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)
    overwrites: list[Overwrite] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 10080
    slow: int = 0
    needs_tag: bool = False
    archive_stamp: str = ""
    tags: list[Json] = field(default_factory=list)
    applied_tags: list[str] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        """Is it a thread of any kind (a forum's post included)?"""
        return self.kind in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"


@dataclass
class Attachment:
    """A file of a message; its bytes are kept apart (`World.files`). Width and height in pixels for pictures."""

    id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Upload:
    """A file on its way in."""

    filename: str
    data: bytes
    description: str | None = None


@dataclass
class Message:
    """A message. `visible_to` is set for an ephemeral one; `mentions` are the users it names with effect."""

    id: str
    channel_id: str
    author_id: str
    content: str = ""
    kind: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    reference: Json | None = None
    interaction: Json | None = None
    visible_to: str | None = None
    thread_id: str | None = None
    nonce: str | None = None
    edited: str | None = None
    pinned_at: str | None = None
    reactions: dict[str, list[str]] = field(default_factory=dict)
    old_edits: list[float] = field(default_factory=list)

    @property
    def ephemeral(self) -> bool:
        """Does only one person see it?"""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Does it still say "thinking"?"""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Was it sent without notifications?"""
        return bool(self.flags & SILENT)

    def parts(self) -> list[Json]:
        """All its components, nested ones included, in reading order."""
        return flatten(self.components)

    @property
    def text(self) -> str:
        """Everything there is to read in it: content, embeds, text components."""
        lines = [self.content]
        for embed in self.embeds:
            lines += [embed.get("author", {}).get("name", ""), embed.get("title", ""), embed.get("description", "")]
            lines += [f"{each['name']}\n{each['value']}" for each in embed.get("fields", [])]
            lines.append(embed.get("footer", {}).get("text", ""))
        lines += [part["content"] for part in self.parts() if part["type"] == 10]
        return "\n".join(line for line in lines if line)

    def labels(self) -> list[str]:
        """The labels of its buttons, in order; one that has only an emoji gives that."""
        buttons = (part for part in self.parts() if part["type"] == 2)
        return [each.get("label") or each.get("emoji", {}).get("name", "") for each in buttons]


def flatten(components: list[Json]) -> list[Json]:
    """Components with those nested in rows, sections, containers and labels, in reading order."""
    found: list[Json] = []
    for each in components:
        found.append(each)
        found += flatten(each.get("components", []))
        found += flatten([each[key] for key in ("accessory", "component") if key in each])
    return found


@dataclass
class Ping:
    """A user was mentioned by a new message; a silent one shows a badge but doesn't ring."""

    user_id: str
    channel_id: str
    message_id: str
    silent: bool


@dataclass
class Interaction:
    """A person's command, click, form or typing, and what became of it.

    `answer` is the callback's type (None: none yet). `started` and `answered` are seconds of the event loop's clock.
    `must_answer` false lets a test leave it unanswered on purpose.
    """

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    data: Json
    started: float
    guild_id: str | None = None
    message_id: str | None = None
    answer: int | None = None
    answered: float | None = None
    response_id: str | None = None
    choices: list[Json] | None = None
    modal: Json | None = None
    followups: list[str] = field(default_factory=list)
    touched: int = 0
    must_answer: bool = True

    @property
    def name(self) -> str:
        """What it was, for people: the command's path, or the component's custom id."""
        if self.kind not in (SLASH, AUTOCOMPLETE):
            return str(self.data.get("custom_id"))
        words, node = [str(self.data.get("name"))], self.data
        while (inner := (node.get("options") or [{}])[0]).get("type") in (1, 2):
            words.append(inner["name"])
            node = inner
        return "/" + " ".join(words)
