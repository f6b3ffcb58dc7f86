"""Delivering answers: over a connection that breaks each call is tried again, and what was taken counts once; pictures
that Discord doesn't take are left out.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.discord.connection.availability import is_about_files
from bot.telemetry.trace import note_first_answer

log = logging.getLogger(__name__)

BROKEN = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What a call raises whose connection breaks: Discord may or may not have taken it."""
FIRST_PAUSES = (0.1, 0.3, 0.6)
"""Seconds before each further try of the first answer, for which Discord waits three."""
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
"""The same for all that follows it."""
LONGEST = 120.0
"""Seconds that a call may take with all its tries and what Discord has it wait for; it may say an hour. Whoever asked
has no room for more while their answer is under way.
"""
ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
GONE = frozenset({10015, 10062, ANSWERED, 50027})
"""Discord's codes for an interaction that can't be answered any more, or was answered already."""
DEFERRED, CHOICES = 5, 8
LOADING = 1 << 7
MOST_PROMISES = 4096
"""Interactions of which it's kept in mind that they still say "thinking"; the oldest are forgotten."""


LONGEST_CONTENT = 2000

unpictured: ContextVar[str] = ContextVar("unpictured", default="")
"""The line on an answer whose pictures are left out, in the words of whoever is answered."""


LONGEST_LIMIT = 60.0
"""Seconds that the client waits for a limit; where Discord says more, the call is refused."""


class Floodgate(asyncio.Event):
    """Through which all calls of the client go but answers; a limit for all of them closes it.

    It opens again by itself, too: the call that had closed it may have been broken off before it could.
    """

    def __init__(self) -> None:
        super().__init__()
        self.set()

    def clear(self) -> None:
        """Close it, but not for ever."""
        super().clear()
        asyncio.get_running_loop().call_later(LONGEST_LIMIT, self.set)


class Undelivered(Exception):
    """An answer to an interaction couldn't be delivered; whether Discord has it is unknown."""


class SteadyAdapter(AsyncWebhookAdapter):
    """discord.py's calls for interactions, each tried again where its connection breaks."""

    def __init__(self) -> None:
        super().__init__()
        self.first_pauses: Sequence[float] = FIRST_PAUSES
        self.pauses: Sequence[float] = PAUSES
        self._promised: OrderedDict[str, None] = OrderedDict()

    async def request(self, route: Any, session: aiohttp.ClientSession, **more: Any) -> Any:
        """What Discord answers to one call; Undelivered where its connection broke each time, or it takes too long."""
        try:
            async with asyncio.timeout(LONGEST):
                return await self._steadily(route, session, **more)
        except TimeoutError:
            raise Undelivered(f"{route.method} {route.path}: there's no answer after {LONGEST:.0f} s") from None

    async def _steadily(self, route: Any, session: aiohttp.ClientSession, **more: Any) -> Any:
        trouble: Exception | None = None
        for pause in (None, *(self.first_pauses if _is_first(route) else self.pauses)):
            if pause is not None:
                await asyncio.sleep(pause)
            try:
                answer = await self._tried(route, session, again=pause is not None, **more)
            except BROKEN as error:
                log.info("%s %s broke off: %r", route.method, route.path, error)
                trouble = error
                continue
            self._note(route, more.get("payload") or {})
            traced = note_first_answer() if _is_first(route) else None
            if traced is not None:
                log.debug("a %s is acknowledged after %.3f s", traced.kind, traced.first)
            return answer
        raise Undelivered(f"{route.method} {route.path}: {trouble!r}") from trouble

    async def _tried(self, route: Any, session: aiohttp.ClientSession, *, again: bool, **more: Any) -> Any:
        if again:
            if route.method == "POST" and route.webhook_token in self._promised:
                found = await self._kept(route, session)
                if found is not None:
                    return found
            for each in more.get("files") or ():
                each.reset(seek=True)
        try:
            return await self._with_less(route, session, **more)
        except discord.HTTPException as error:
            if again and _is_first(route) and error.code == ANSWERED:
                return {"interaction": {"id": str(route.webhook_id), "type": 0}}
            if again and route.method == "DELETE" and error.code == UNKNOWN_MESSAGE:
                return None
            if error.code in GONE and _is_first(route) and (more.get("payload") or {}).get("type") == CHOICES:
                # Whoever types on is completed anew, and nobody else hears of it.
                log.info("a completion came too late: %s", error)
                return None
            raise

    async def _with_less(self, route: Any, session: aiohttp.ClientSession, **more: Any) -> Any:
        """One try; where Discord doesn't take the pictures, one more without them."""
        try:
            return await super().request(route, session, **more)
        except discord.HTTPException as error:
            if not more.get("files") or not is_about_files(error):
                raise
            log.warning("%s %s goes without its pictures, as they're refused: %s", route.method, route.path, error)
        payload = next(each["value"] for each in more["multipart"] if each["name"] == "payload_json")
        more["payload"] = without_pictures(json.loads(payload))
        return await super().request(route, session, **more | {"multipart": None, "files": None})

    async def _kept(self, route: Any, session: aiohttp.ClientSession) -> Any:
        """The message that has taken the place of "thinking"; None while it still says so."""
        path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        ids = {"webhook_id": route.webhook_id, "webhook_token": route.webhook_token}
        found = await super().request(Route("GET", path, **ids), session)
        return None if found.get("flags", 0) & LOADING else found

    def _note(self, route: Any, payload: dict[str, Any]) -> None:
        """Keep in mind which interactions still say "thinking"."""
        token = str(route.webhook_token)
        if _is_first(route):
            if payload.get("type") == DEFERRED:
                self._promised[token] = None
                if len(self._promised) > MOST_PROMISES:
                    self._promised.popitem(last=False)
        elif route.method != "GET":
            self._promised.pop(token, None)


def without_pictures(payload: dict[str, Any]) -> dict[str, Any]:
    """An answer that was to have pictures as it goes without, and says so; an edited one loses those that it had."""
    line = unpictured.get()
    room = LONGEST_CONTENT - len(line) - 1
    content = "\n".join(each for each in ((payload.get("content") or "")[:room], line) if each)
    return payload | {"content": content, "attachments": []}


def _is_first(route: Any) -> bool:
    return route.path.endswith("/callback")


def steady() -> SteadyAdapter:
    """Have all answers that are given from here on delivered steadily; the adapter, whose pauses may be changed."""
    adapter = SteadyAdapter()
    async_context.set(adapter)
    return adapter
