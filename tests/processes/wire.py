"""The network between a process and the database: a TCP connection that can stall, end, or swallow all that's sent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any

from tests.postgres import Cluster

WAITING = 64
"""So many may wait to be let in."""


@dataclass(eq=False)
class Connection:
    """One that's open on both sides. `lost`: what comes from either side doesn't arrive, and neither is told."""

    near: asyncio.StreamWriter
    far: asyncio.StreamWriter
    lost: bool = False


class Wire:
    """A port on loopback behind which is the database's socket."""

    def __init__(self, cluster: Cluster) -> None:
        self._target = str(cluster.folder / ".s.PGSQL.5432")
        self._flows, self._accepts = asyncio.Event(), asyncio.Event()
        self._flows.set()
        self._accepts.set()
        self._cut = False
        self._connections: set[Connection] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=WAITING)
        self._listener.setblocking(False)

    @property
    def port(self) -> int:
        """Where the process finds it."""
        return int(self._listener.getsockname()[1])

    def start(self) -> None:
        """Let connections in."""
        self._begin(self._accept())

    async def stop(self) -> None:
        """End everything."""
        tasks = list(self._tasks)
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._listener.close()

    # --- what can be wrong with it

    async def stall(self, seconds: float) -> None:
        """Nothing comes through until later; whoever waits isn't told."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        self._flows.set()

    async def close(self, seconds: float) -> None:
        """All connections end, and there are no new ones."""
        self._cut = True
        for each in self._connections:
            each.near.close()
            each.far.close()
        await asyncio.sleep(seconds)
        self._cut = False

    async def swallow(self, seconds: float) -> None:
        """No packet arrives: whoever connects waits, and what was connected is dead for ever, of which nobody hears."""
        self._accepts.clear()
        for each in self._connections:
            each.lost = True
        # Where no more may wait the system drops who knocks, without a word. One is still let in.
        self._listener.listen(0)
        with ExitStack() as crowd:
            for _ in range(3):
                each = crowd.enter_context(socket.socket())
                each.setblocking(False)
                each.connect_ex(("127.0.0.1", self.port))
                await asyncio.sleep(0)
            await asyncio.sleep(seconds)
        self._listener.listen(WAITING)
        self._accepts.set()

    # --- how it works

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self) -> None:
        while True:
            await self._accepts.wait()
            got, _ = await asyncio.get_running_loop().sock_accept(self._listener)
            self._begin(self._serve(got))

    async def _serve(self, got: socket.socket) -> None:
        got.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        reader, writer = await asyncio.open_connection(sock=got)
        try:
            await self._accepts.wait()
            if not self._cut:
                await self._joined(reader, writer)
        finally:
            writer.close()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self._target)
        except OSError:
            return
        connection = Connection(writer, far_writer)
        self._connections.add(connection)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pump(reader, far_writer, connection))
                both.create_task(self._pump(far_reader, writer, connection))
        finally:
            self._connections.discard(connection)
            far_writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, connection: Connection) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                if not connection.lost:
                    writer.write(data)
                    await writer.drain()
        if connection.lost:
            # That this side has ended doesn't arrive either.
            await asyncio.Event().wait()
        writer.close()
