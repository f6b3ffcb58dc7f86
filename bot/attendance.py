"""The porter beside the bot (`python -m bot porter`), from before it's stopped until what follows it serves."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.config import ADDRESS, Config
from bot.house import CannotRun, within_reach
from bot.processes.visits import Cloakroom

if TYPE_CHECKING:
    from bot.discord.porter import Porter
    from bot.processes.link import Rhythm


LONGEST = 600.0
"""Seconds for which a porter stays; what it has promised by then Discord lets be answered for five minutes more."""


async def run_porter(settings: Config, address: str | None, rhythm: Rhythm | None = None) -> None:
    """Hear who comes, and keep it in the database at `address`, until processes on that serve all of the gateway anew.

    After ten minutes, or where it's stopped before, those who were promised an answer are asked to try again. CannotRun
    without a token or an address, for one that Discord refuses, or without a connection. Raises Unreachable, Unusable.
    """
    if settings.token is None:
        raise CannotRun("DISCORD_TOKEN is not set; a porter wants the bot's token (or DISCORD_TOKEN_FILE)")
    if address is None or not address.startswith(ADDRESS):
        raise CannotRun("a porter wants the address of the database of the processes: postgresql://USER@HOST/DATABASE")
    # Imported here: back-up, restore and the health check must not wait for discord.py.
    from bot.discord.porter import Porter

    cloakroom = Cloakroom(address, f"railwire-porter-{secrets.token_hex(6)}", rhythm)
    await cloakroom.open()
    porter = Porter(cloakroom.leave)
    try:
        with within_reach():
            await porter.login(settings.token)
            await _attend(porter, cloakroom)
    finally:
        await porter.close()
        await cloakroom.close()


async def _attend(porter: Porter, cloakroom: Cloakroom) -> None:
    connecting = asyncio.ensure_future(porter.connect())
    is_served = False
    try:
        await _while(connecting, porter.hears.wait())
        print("The porter hears who comes: stop the bot now.", flush=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await _while(connecting, cloakroom.served_anew())
                is_served = True
    finally:
        await porter.leave_off()
        if is_served:
            print(f"All is served again: the porter goes, which has kept {porter.kept} visits.", flush=True)
        else:
            left = await cloakroom.take_back()
            print(f"The porter goes before all is served: {len(left)} people are asked to try again.", flush=True)
            await porter.apologize(left)
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)


async def _while(connecting: asyncio.Future[None], work: Awaitable[object]) -> None:
    """Wait for the work, unless the connection ends before; then raise what has ended it."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({connecting, task}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            connecting.result()
            raise CannotRun("the connection to Discord has ended")
        task.result()
    finally:
        task.cancel()
