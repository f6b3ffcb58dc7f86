"""The Discord front end: commands, buttons, menus, autocompletion, and the sender of announcements."""

from bot.discord.client import RailwireBot, create_bot
from bot.discord.posts.sender import DiscordSender

__all__ = ["DiscordSender", "RailwireBot", "create_bot"]
