"""A stand-in for Discord's API v10 on loopback: REST, gateway, and the limits that Discord enforces."""

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
