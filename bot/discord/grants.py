"""What Discord must let the bot do, and what it says of its application.

Of one list the invitation is made, and `/setup` goes through it.

What isn't in it the bot neither asks for nor uses: Discord lets everybody's files be seen, and a bot answer commands.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord.http import Route

USED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
    "pin_messages",
)
"""As discord.py calls them."""
ASKING_SECONDS = 10.0
SCOPES = ("bot", "applications.commands")


def invitation(application: int) -> str:
    """The link by which somebody brings the application's bot to a server, with the permissions that it uses."""
    wanted = discord.Permissions(**dict.fromkeys(USED, True))
    return discord.utils.oauth_url(application, permissions=wanted, scopes=SCOPES)


def missing(held: discord.Permissions) -> list[str]:
    """Those that the bot uses and hasn't, in the order of the list; an administrator has all."""
    return [] if held.administrator else [each for each in USED if not getattr(held, each)]


async def ask(token: str) -> tuple[int, str, Any]:
    """What Discord says of the token's application: the status, the date, the answer.

    Raises what aiohttp does, TimeoutError, and ValueError for what is no JSON.
    """
    headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (railwire, check)"}
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ASKING_SECONDS), trust_env=True) as session,
        session.get(f"{Route.BASE}/applications/@me", headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status, answer.headers.get("Date", ""), await answer.json(content_type=None)
