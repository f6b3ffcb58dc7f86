"""One client's WebSocket: frames in the order given, compressed as the client asked."""

import asyncio
import json
import zlib
from collections import deque

from aiohttp import web

from bot.local.standin.model import Json

EVENTS, EVENTS_SECONDS = 120, 60.0
"""So many events may a client send on one connection in so many seconds."""
EVENT_BYTES = 4096
"""Largest event of a client."""


class Socket:
    """One connection. `path` is where it was opened; `silent` lets it fall silent without being closed."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        compress = request.query.get("compress") == "zlib-stream"
        self.socket = socket
        self.path = request.path
        self._transport = request.transport
        self._zip = zlib.compressobj() if compress else None
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._received: deque[float] = deque(maxlen=EVENTS)
        self.silent = False

    def send(self, opcode: int, data: object = None, event: str | None = None, number: int | None = None) -> None:
        """Queues a frame; `event` and `number` are those of a dispatch."""
        self._outbox.put_nowait({"op": opcode, "d": data, "s": number, "t": event})

    async def _write(self) -> None:
        while True:
            text = json.dumps(await self._outbox.get())
            if self.silent or self.socket.closed:
                continue
            try:
                if self._zip is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._zip.compress(text.encode()) + self._zip.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return

    def read(self, text: str) -> Json | int:
        """A client's event, or the code with which the connection is closed: 4002 unreadable, 4008 too many."""
        now = asyncio.get_running_loop().time()
        if len(self._received) == EVENTS and now - self._received[0] < EVENTS_SECONDS:
            return 4008
        self._received.append(now)
        if len(text.encode()) > EVENT_BYTES:
            return 4002
        try:
            frame = json.loads(text)
        except ValueError:
            return 4002
        return frame if isinstance(frame, dict) else 4002

    async def close(self, code: int) -> None:
        """Closes the connection; 0 cuts it without a word."""
        self._writer.cancel()
        if code == 0:
            if self._transport is not None:
                self._transport.abort()
        else:
            await self.socket.close(code=code)
