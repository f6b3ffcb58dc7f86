"""Gateway sessions: whose events are theirs, and what is kept for a client that comes back."""

from collections import deque
from dataclasses import dataclass
from typing import Any

from bot.local.standin.gateway.sockets import Socket
from bot.local.standin.ids import Shard, shard_of
from bot.local.standin.model import Json

REPLAY = 1000
"""Events kept for a session that comes back. Discord doesn't document its bound."""
SESSION_SECONDS = 180.0
"""How long a session without a connection may be resumed: "a few minutes", says Discord."""


@dataclass
class Session:
    """One IDENTIFY, which may outlive several connections.

    `link` is its present connection, `left` when it lost the last one (seconds of the event loop's clock).
    """

    id: str
    intents: int
    shard: Shard
    sent: deque[Json]
    seq: int = 0
    link: Socket | None = None
    left: float | None = None
    resumable: bool = True

    def sees(self, guild_id: str | None) -> bool:
        """Do events of this guild (None: direct messages) go to this session's shard?"""
        number, count = self.shard
        return number == shard_of(guild_id, count)

    def dispatch(self, event: str, data: Any) -> None:
        """Sends an event, and keeps it for a later resume."""
        self.seq += 1
        frame: Json = {"t": event, "s": self.seq, "d": data}
        self.sent.append(frame)
        self._send(frame)

    def _send(self, frame: Json) -> None:
        if self.link is not None:
            self.link.send(0, frame["d"], frame["t"], frame["s"])

    def keeps(self, seq: int) -> bool:
        """Is everything still kept that came after event `seq`?"""
        return seq >= self.seq - len(self.sent)

    def replay(self, seq: int) -> None:
        """Sends again what came after event `seq`, in order."""
        for frame in list(self.sent):
            if frame["s"] > seq:
                self._send(frame)
