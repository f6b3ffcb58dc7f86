"""What a client library hides: a gateway connection and REST calls by hand."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from bot.local.standin import LocalDiscord

INTENTS = 1 << 0 | 1 << 9 | 1 << 12
"""Guilds, and messages in guilds and direct conversations."""


class Clock:
    """A time that a test sets, in seconds since 1970."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


class Wire:
    """One gateway connection."""

    def __init__(self, server: LocalDiscord, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.server = server
        self.socket = socket
        self.ready: dict[str, Any] = {}
        self.seq = 0

    async def send(self, opcode: int, data: object) -> None:
        """Sends an event."""
        await self.socket.send_json({"op": opcode, "d": data})

    async def identify(self, number: int = 0, count: int = 1, **more: object) -> Wire:
        """Begins a session of this shard, and takes in READY."""
        await self.ask(number, count, **more)
        self.ready = await self.event("READY")
        return self

    async def ask(self, number: int = 0, count: int = 1, **more: object) -> None:
        """Sends an IDENTIFY for this shard."""
        data = {"token": self.server.token, "intents": INTENTS, "properties": {}, "shard": [number, count]}
        await self.send(2, data | more)

    async def resume(self, session_id: str, seq: object) -> None:
        """Asks to go on with a session after event `seq`."""
        await self.send(6, {"token": self.server.token, "session_id": session_id, "seq": seq})

    async def frame(self) -> dict[str, Any]:
        """The next frame."""
        frame = await asyncio.wait_for(self.socket.receive_json(), 60)
        self.seq = frame["s"] or self.seq
        return frame

    async def event(self, name: str) -> Any:
        """The data of the next event of this name; what comes before is passed over."""
        while (frame := await self.frame())["t"] != name:
            pass
        return frame["d"]

    async def heard(self) -> list[str]:
        """What was written in the messages heard of up to one in the shard's first guild that says "end"."""
        texts: list[str] = []
        while (text := (await self.event("MESSAGE_CREATE"))["content"]) != "end":
            texts.append(text)
        return texts

    async def opcode(self) -> tuple[int, Any]:
        """The next frame's opcode and data."""
        frame = await self.frame()
        return frame["op"], frame["d"]

    async def closed(self) -> int | None:
        """The code with which the service closes the connection."""
        while (frame := await asyncio.wait_for(self.socket.receive(), 60)).type is aiohttp.WSMsgType.TEXT:
            pass
        return frame.data if frame.type is aiohttp.WSMsgType.CLOSE else None


class Wires:
    """Connections and calls of one test."""

    def __init__(self, server: LocalDiscord, http: aiohttp.ClientSession) -> None:
        self._server = server
        self._http = http

    async def open(self, url: str = "") -> Wire:
        """A new connection that has been greeted."""
        wire = Wire(self._server, await self._http.ws_connect(url or self._server.gateway_url))
        assert (await wire.opcode())[0] == 10
        return wire

    async def identified(self, number: int = 0, count: int = 1, **more: object) -> Wire:
        """A new connection with a session of this shard."""
        return await (await self.open()).identify(number, count, **more)

    async def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """A REST call: the answer, whose body is read."""
        headers = {"Authorization": f"Bot {token or self._server.token}"}
        url = f"{self._server.base_url}/api/v10{path}"
        answer = await self._http.request(method, url, json=body, headers=headers)
        await answer.read()
        return answer


@contextlib.asynccontextmanager
async def wires_to(server: LocalDiscord) -> AsyncIterator[Wires]:
    """Connections to a server that runs."""
    async with aiohttp.ClientSession() as http:
        yield Wires(server, http)


@contextlib.asynccontextmanager
async def wired(server: LocalDiscord) -> AsyncIterator[Wires]:
    """Connections to a server that runs for as long."""
    await server.start()
    try:
        async with wires_to(server) as wires:
            yield wires
    finally:
        await server.close()
