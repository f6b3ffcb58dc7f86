"""Permissions as bits, computed as Discord's page "Permissions" documents."""

from collections.abc import Iterable

from bot.local.standin.model import Channel, Guild, Overwrite, User

ADMINISTRATOR, MANAGE_CHANNELS, MANAGE_GUILD, ADD_REACTIONS = 1 << 3, 1 << 4, 1 << 5, 1 << 6
VIEW_CHANNEL, SEND_MESSAGES, SEND_TTS_MESSAGES, MANAGE_MESSAGES = 1 << 10, 1 << 11, 1 << 12, 1 << 13
EMBED_LINKS, ATTACH_FILES, READ_MESSAGE_HISTORY, MENTION_EVERYONE = 1 << 14, 1 << 15, 1 << 16, 1 << 17
USE_EXTERNAL_EMOJIS, CHANGE_NICKNAME, USE_APPLICATION_COMMANDS = 1 << 18, 1 << 26, 1 << 31
MANAGE_THREADS, CREATE_PUBLIC_THREADS, CREATE_PRIVATE_THREADS = 1 << 34, 1 << 35, 1 << 36
SEND_MESSAGES_IN_THREADS, PIN_MESSAGES = 1 << 38, 1 << 51
ALL = (1 << 53) - 1
MEMBER = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""What @everyone may do in a new guild: see, write, react, attach, use commands, open threads and write in them."""
BOT = MEMBER | PIN_MESSAGES
"""What the bot's own role gives it: no more than the invitation asks for, and what everybody may do."""
TIMED_OUT = VIEW_CHANNEL | READ_MESSAGE_HISTORY
"""What is left to a member who has been timed out."""
NEEDS_SENDING = MENTION_EVERYONE | SEND_TTS_MESSAGES | ATTACH_FILES | EMBED_LINKS
DENIED = {
    "view": VIEW_CHANNEL,
    "send": SEND_MESSAGES | SEND_MESSAGES_IN_THREADS,
    "attach": ATTACH_FILES,
    "pin": PIN_MESSAGES,
    "thread": MANAGE_THREADS | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS,
}
"""What the names in a channel's `denied` take from the bot there."""


def denied(names: Iterable[str]) -> int:
    """The bits behind names of `Channel.denied`."""
    found = 0
    for name in names:
        found |= DENIED[name]
    return found


def base(guild: Guild, user: User) -> int:
    """What someone may do in a guild, before a channel's overwrites."""
    if user.id == guild.owner_id:
        return ALL
    held = {guild.id, *guild.member_roles.get(user.id, ())}
    found = user.permissions
    for role in guild.roles:
        if role.id in held:
            found |= role.permissions
    return ALL if found & ADMINISTRATOR else found


def in_channel(guild: Guild, channel: Channel, user: User, now: float) -> int:
    """What someone may do in a channel of the guild at a time (seconds since 1970); in a thread, ask its parent."""
    found = base(guild, user)
    if found & ADMINISTRATOR:
        return ALL
    roles = guild.member_roles.get(user.id, ())
    found = _overwritten(found, (each for each in channel.overwrites if each.id == guild.id))
    found = _overwritten(found, (each for each in channel.overwrites if each.id in roles))
    found = _overwritten(found, (each for each in channel.overwrites if each.id == user.id))
    return found & TIMED_OUT if guild.timeouts.get(user.id, 0.0) > now else found


def _overwritten(permissions: int, overwrites: Iterable[Overwrite]) -> int:
    """Overwrites of one rank: what any of them allows is allowed, whatever others of them deny."""
    allow = deny = 0
    for each in overwrites:
        allow |= each.allow
        deny |= each.deny
    return permissions & ~deny | allow


def effective(permissions: int, *, in_thread: bool) -> int:
    """What's left of computed permissions after what they imply.

    Who can't see a channel can do nothing there. Who can't write can't attach or ping everyone. In a thread
    SEND_MESSAGES isn't inherited: SEND_MESSAGES_IN_THREADS stands for it.
    """
    if not permissions & VIEW_CHANNEL:
        return 0
    if in_thread:
        permissions &= ~SEND_MESSAGES
        permissions |= SEND_MESSAGES if permissions & SEND_MESSAGES_IN_THREADS else 0
    return permissions if permissions & SEND_MESSAGES else permissions & ~NEEDS_SENDING
