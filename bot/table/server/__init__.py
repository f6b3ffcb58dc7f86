"""A stand-in for Discord's API v10 on loopback: REST, gateway, and the limits that Discord enforces."""

from bot.table.server.errors import ApiError
from bot.table.server.faults import Fault
from bot.table.server.local import LocalDiscord
from bot.table.server.model import Attachment, Channel, Guild, Interaction, Message, Ping, Upload, User

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
