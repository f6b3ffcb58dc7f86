"""Messages that are kept up to date beside the announcements: whatever Discord refuses, or fails at, is tried again."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

import aiohttp
import discord

from bot.errors import Unavailable
from bot.service import ServiceError
from bot.service.games.homes import Homes
from bot.service.posts.lanes import InChannels
from storage import StorageError

log = logging.getLogger(__name__)

SLOWED, FORBIDDEN = 600.0, 3600.0
OLD_EDITS = 30046
AT_ONCE = 30
"""So many looks may follow at once after a quiet time."""


class Pace:
    """Looks at so many a second, for all processes of the bot together; who has to wait shows what is newest then.

    So there's room among the requests that Discord grants a bot, 50 a second, for those that somebody waits for.
    """

    def __init__(self, rate: float, members: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        """`rate`: looks a second; `members`: how many processes there are; `clock` gives steady seconds."""
        self._rate, self._members, self._clock = rate, members, clock
        self._due = clock()

    def take(self) -> float:
        """Take the next turn: in how many seconds it is."""
        now, apart = self._clock(), self._members() / self._rate
        self._due = max(self._due, now - AT_ONCE * apart) + apart
        return max(0.0, self._due - now)


class Upkeep(InChannels, ABC):
    """A lane for each game; what changes while it rests is seen to at once.

    `pause`: seconds in which changes are gathered; `spacing`: between two looks that changed something; `retry`: after
    a failure. `what` is kept up to date, for the log. `pace`: how many looks a second there may be at all games.
    """

    what = "its messages"

    def __init__(self, grace: float, homes: Homes, *, spacing: float, retry: float, pace: Pace | None = None) -> None:
        super().__init__(self._work, grace, homes.is_ours)
        self._pace = pace
        self.pause, self.spacing, self.retry = 2.0, spacing, retry

    @abstractmethod
    async def take_up(self) -> None:
        """Begin with what was left by whoever saw to it before."""

    @abstractmethod
    async def update(self, game_id: int) -> bool:
        """Bring a game's messages up to date; whether there was something to be done. Raises what Discord can't do."""

    async def _work(self, game_id: int) -> None:
        wait = self.pause
        while self._lanes.more(game_id):
            await self._lanes.rest(wait, game_id)
            if self._pace is not None:
                await self._lanes.rest(self._pace.take(), game_id)
            self.closed.discard(game_id)
            if not self._lanes.more(game_id):
                return
            self._lanes.take(game_id)
            wait = await self._try(game_id)

    async def _try(self, game_id: int) -> float:
        """One look; how many seconds to leave the game alone at least."""
        try:
            if not await self.update(game_id):
                return self.pause
        except discord.RateLimited as error:
            return self._again(game_id, error.retry_after)
        except discord.HTTPException as error:
            return self._refused(game_id, error)
        except (aiohttp.ClientError, OSError, TimeoutError, StorageError, Unavailable) as error:
            log.info("game %s: %s will be seen to later: %r", game_id, self.what, error)
            return self._again(game_id, self.retry)
        except ServiceError as error:
            log.info("game %s: %s can't be seen to: %s", game_id, self.what, error)
        except Exception:
            log.exception("game %s: %s can't be brought up to date", game_id, self.what)
        return self.spacing

    def _again(self, game_id: int, seconds: float) -> float:
        self._lanes.again(game_id)
        return max(self.spacing, seconds)

    def _refused(self, game_id: int, error: discord.HTTPException) -> float:
        log.info("game %s: %s: refused: %s", game_id, self.what, error)
        if error.status == 429 or error.code == OLD_EDITS:
            return self._again(game_id, SLOWED)
        if error.status >= 500:
            return self._again(game_id, self.retry)
        if isinstance(error, discord.Forbidden):
            self.closed.add(game_id)
            return self._again(game_id, FORBIDDEN)
        return self.spacing
