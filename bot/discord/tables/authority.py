"""`/setup`: which permissions are missing on a server and in a channel, what is done instead, and the invitation."""

from __future__ import annotations

from bot.discord.commands import Command
from bot.discord.feature import Feature
from bot.discord.front import Confusing
from bot.discord.grants import invitation, missing
from bot.discord.texts import bounded
from bot.discord.visit import Visit


async def _setup(visit: Visit) -> None:
    """`/setup`, for who manages the server."""
    if visit.server is None:
        raise Confusing("server_only")
    if not visit.person.manager:
        raise Confusing("managers_see")
    words, interaction = visit.words, visit.interaction
    link = invitation(interaction.application_id)
    lines = [words("setup-heading", channel=f"<#{interaction.channel_id}>"), *_stand(visit)]
    await visit.say(bounded([*lines, words("setup-invite", link=f"<{link}>")]))


def _stand(visit: Visit) -> list[str]:
    """Each permission that's missing, with where it is and what is done instead; or that none is."""
    words, guild = visit.words, visit.interaction.guild
    me = None if guild is None else guild.me
    if me is None:
        return [words("setup-away")]
    here, everywhere = missing(visit.interaction.app_permissions), missing(me.guild_permissions)
    lines = [
        words(
            "setup-missing",
            name=words(f"grant-{each}"),
            where=words("setup-on-server" if each in everywhere else "setup-in-channel"),
            instead=words(f"without-{each}"),
        )
        for each in here
    ]
    return [*(f"- {each}" for each in lines), words("setup-how")] if lines else [words("setup-all")]


FEATURE = Feature(lambda: [Command("setup", _setup, in_game=False)])
