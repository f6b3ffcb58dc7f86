"""A stand-in for Discord's API v10 on loopback: REST, gateway, and the limits that Discord enforces.

What it holds clients to comes from Discord's documentation, of which the modules name the page:

- `gateway`: sessions of any number of clients of one application, resumed at the address they were given with what
  they missed; close codes; 120 events a minute for a connection.
- `gateway.identify`: shards, 2,500 guilds a session, the session start limit. Its pause of 5 s holds only on request.
- `rest.buckets`: rate limits with their headers, the global limit, the ban for invalid requests. All but the ban hold
  only on request: `LocalDiscord(strict=True)`, or `RateLimits.set` with figures of one's own.
- `permissions`, `roles`: bits from roles, overwrites and time-outs, and what each call asks for.
- `rest.channels`, `rest.messages`: archived and locked threads, a guild's bound of open ones, a forum's tags; a channel
  that is deleted takes its threads along, of which nothing is told.
- `limits`, `command_limits`: sizes and counts of messages, forms and commands.

Not documented by Discord, so chosen here: the figures of buckets other than the global one, how long a ban lasts, how
many events a session keeps (`gateway.sessions.REPLAY`) and for how long (`SESSION_SECONDS` there), how many shards
are recommended, that refused IDENTIFYs count towards the day's, the code where a permission to read back is missing,
and that whoever opened a thread may close it.

Not modelled: voice, presence, webhooks of channels, invites, members' lists over the gateway, categories, threads
that are archived by time alone, the role hierarchy, permissions of single commands, bulk deletion, polls, stickers,
entitlements; intents beyond guilds, messages, reactions and content (no other event is sent); close codes 4009, 4012
and 4013; zstd and ETF; the order in which buckets of shards start; the lower limits inside a bucket (a channel's name
twice in ten minutes, old messages' deletion) and those shared with others; CHANNEL_UPDATE to a bot whose roles let it
see more or less than before; a session that is resumed while its old connection still stands leaves that one open and
silent; a user install has the permissions of @everyone.
"""

from bot.local.standin.errors import ApiError
from bot.local.standin.faults import Fault
from bot.local.standin.model import Attachment, Channel, Guild, Interaction, Message, Ping, Upload, User
from bot.local.standin.standin import LocalDiscord

__all__ = [
    "ApiError",
    "Attachment",
    "Channel",
    "Fault",
    "Guild",
    "Interaction",
    "LocalDiscord",
    "Message",
    "Ping",
    "Upload",
    "User",
]
