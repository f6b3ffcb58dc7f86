"""The gateway: sessions, events, heartbeats, resuming and the client's way of compressing."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.standin.model import DM, Channel, Guild, Json, Message
from bot.local.standin.payloads import Payloads
from bot.local.standin.world import World

GUILDS, GUILD_MESSAGES, GUILD_REACTIONS, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 10, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
REPLAY = 1000
"""Events kept for a session that comes back."""
ACK_SECONDS = 0.02
"""How long a heartbeat's answer takes. discord.py notes the time of sending after it has sent: an answer within the
same moment would look as if it were that to the heartbeat before, 41 s late.
"""


@dataclass
class Session:
    """One IDENTIFY, which may outlive several connections."""

    id: str
    intents: int
    shard: tuple[int, int]
    seq: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))
    link: "Link | None" = None
    resumable: bool = True

    def sees(self, guild_id: str | None) -> bool:
        """Do events of this guild (None: direct messages) go to this session's shard?"""
        number, count = self.shard
        return number == (0 if guild_id is None else (int(guild_id) >> 22) % count)


class Link:
    """One connection: frames in the order given, compressed when the client asked for zlib-stream."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        compress = request.query.get("compress") == "zlib-stream"
        self.socket = socket
        self._transport = request.transport
        self._zip = zlib.compressobj() if compress else None
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self.silent = False

    def send(self, frame: Json) -> None:
        """Queues a frame."""
        self._outbox.put_nowait(frame)

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

    async def close(self, code: int) -> None:
        """Closes the connection; 0 cuts it without a word."""
        self._writer.cancel()
        if code == 0:
            if self._transport is not None:
                self._transport.abort()
        else:
            await self.socket.close(code=code)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, payloads: Payloads, token: str) -> None:
        self._world = world
        self._payloads = payloads
        self._token = token
        self.sessions: dict[str, Session] = {}
        self.heartbeat_ms = 41250
        self.refused_intents = False
        self.out = False
        self.resumes = 0

    @property
    def connected(self) -> bool:
        """Is a session live?"""
        return any(session.link for session in self.sessions.values())

    def to_all(self, opcode: int, data: Any = None) -> None:
        """Sends a frame without a number on every connection: 7 asks to reconnect, 9 ends the session."""
        for session in self.sessions.values():
            if session.link:
                session.link.send({"op": opcode, "d": data, "s": None, "t": None})

    async def drop(self, code: int = 0) -> None:
        """Closes every connection with a code; 0 cuts the wire."""
        for session in list(self.sessions.values()):
            if session.link:
                link, session.link = session.link, None
                await link.close(code)

    def silence(self) -> None:
        """Lets the present connections fall silent without closing them."""
        for session in self.sessions.values():
            if session.link:
                session.link.silent = True

    def forget(self) -> None:
        """Lets no present session be resumed, as after a restart of the service."""
        for session in self.sessions.values():
            session.resumable = False

    # -- events ---------------------------------------------------------------------------------------------------

    def dispatch(self, event: str, data: Json, guild_id: str | None, intent: int) -> None:
        """Sends an event to the sessions of its shard that have the intent (0: none needed)."""
        for session in self.sessions.values():
            if session.sees(guild_id) and (not intent or session.intents & intent):
                self._send(session, event, data)

    def dispatch_message(self, event: str, message: Message) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE, with what the message-content intent withholds left out."""
        channel = self._world.channels[message.channel_id]
        if message.ephemeral or not self._in_reach(channel):
            return
        payload = self._payloads.message(message)
        intent = DIRECT_MESSAGES if channel.kind == DM else GUILD_MESSAGES
        bot_id = self._world.bot.id
        open_to_bot = channel.kind == DM or message.author_id == bot_id or bot_id in message.mentions
        for session in self.sessions.values():
            if not session.sees(channel.guild_id) or not session.intents & intent:
                continue
            blank = {} if open_to_bot or session.intents & MESSAGE_CONTENT else _BLANK
            self._send(session, event, payload | blank)

    def dispatch_channel(self, event: str, channel: Channel, **more: Any) -> None:
        """CHANNEL_* or THREAD_* of a guild that the bot is in."""
        if self._in_reach(channel):
            self.dispatch(event, self._payloads.channel(channel) | more, channel.guild_id, GUILDS)

    def _in_reach(self, channel: Channel) -> bool:
        return channel.guild_id is None or self._world.guilds[channel.guild_id].has_bot

    def send_guild(self, session: Session, guild: Guild) -> None:
        """GUILD_CREATE for one guild."""
        self._send(session, "GUILD_CREATE", self._payloads.guild(guild))

    def _send(self, session: Session, event: str, data: Json) -> None:
        session.seq += 1
        frame = {"op": 0, "t": event, "s": session.seq, "d": data}
        session.sent.append(frame)
        if session.link:
            session.link.send(frame)

    # -- connections ----------------------------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection until it ends; during an outage (`out`) there's none to be had."""
        if self.out:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        link = Link(request, socket)
        link.send({"op": 10, "d": {"heartbeat_interval": self.heartbeat_ms}, "s": None, "t": None})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                session = await self._take(link, session, json.loads(frame.data))
        finally:
            await link.close(1000)
            if session and session.link is link:
                session.link = None
                self._world.tell("gateway", session)
        return socket

    async def _take(self, link: Link, session: Session | None, frame: Json) -> Session | None:
        opcode, data = frame.get("op"), frame.get("d")
        if opcode == 1:
            frame = {"op": 11, "d": None, "s": None, "t": None}
            asyncio.get_running_loop().call_later(ACK_SECONDS, link.send, frame)
        elif opcode == 2 and isinstance(data, dict):
            return await self._identify(link, data)
        elif opcode == 6 and isinstance(data, dict):
            return self._resume(link, data)
        elif opcode == 8 and session and isinstance(data, dict):
            chunk = {"guild_id": str(data["guild_id"]), "members": [], "chunk_index": 0, "chunk_count": 1}
            self._send(session, "GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce"), "not_found": []})
        elif opcode not in (3, 4):
            await link.close(4001)
        return session

    async def _identify(self, link: Link, data: Json) -> Session | None:
        if data.get("token") != self._token:
            await link.close(4004)
            return None
        if self.refused_intents and data["intents"] & PRIVILEGED:
            await link.close(4014)
            return None
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), data["intents"], (number, count), link=link)
        self._retire(session)
        self.sessions[session.id] = session
        guilds = [g for g in self._world.guilds.values() if g.has_bot and session.sees(g.id)]
        ready: Json = {
            "v": 10,
            "user": self._payloads.user(self._world.bot),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._payloads.base.replace("http", "ws", 1) + "/gateway",
            "application": {"id": self._world.application_id, "flags": 0},
        }
        if data.get("shard"):
            ready["shard"] = list(session.shard)
        self._send(session, "READY", ready)
        for guild in guilds:
            if guild.available:
                self.send_guild(session, guild)
        self._world.tell("gateway", session)
        return session

    def _retire(self, fresh: Session) -> None:
        """Drops dead sessions of the same shard, so that events aren't kept for a process that is gone."""
        for session in list(self.sessions.values()):
            if session.shard == fresh.shard and session.link is None:
                del self.sessions[session.id]

    def _resume(self, link: Link, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or not session.resumable or data.get("token") != self._token:
            link.send({"op": 9, "d": False, "s": None, "t": None})
            return None
        session.link = link
        self.resumes += 1
        for frame in list(session.sent):
            if frame["s"] > data["seq"]:
                link.send(frame)
        self._send(session, "RESUMED", {})
        self._world.tell("gateway", session)
        return session


_BLANK: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
