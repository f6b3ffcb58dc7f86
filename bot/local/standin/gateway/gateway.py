"""The gateway: connections, sessions, events, heartbeats and resuming.

Any number of clients of the application may be connected. Each session gets the events of its shard's guilds; several
sessions of one shard, or of different counts of shards, all get them, as Discord documents.
"""

import asyncio
import secrets
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.standin.gateway.identify import SessionStartLimit, Sharding
from bot.local.standin.gateway.sessions import REPLAY, SESSION_SECONDS, Session
from bot.local.standin.gateway.sockets import Socket
from bot.local.standin.model import DM, Channel, Guild, Json, Message
from bot.local.standin.payloads import Payloads
from bot.local.standin.world import World

GUILDS, GUILD_MESSAGES, GUILD_REACTIONS, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 10, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
ACK_SECONDS = 0.02
"""How long a heartbeat's answer takes. discord.py notes the time of sending after it has sent: an answer within the
same moment would look as if it were that to the heartbeat before, 41 s late.
"""
RESUMING = "/gateway/resume"
"""The path below the stand-in's address at which sessions are resumed."""


class Gateway:
    """All sessions of the application. `replay` events are kept for each, `session_seconds` long after a cut."""

    def __init__(self, world: World, payloads: Payloads, token: str) -> None:
        self._world = world
        self._payloads = payloads
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.starts = SessionStartLimit(world.clock)
        self.sharding = Sharding()
        self.replay = REPLAY
        self.session_seconds = SESSION_SECONDS
        self.heartbeat_ms = 41250
        self.refused_intents = False
        self.out = False
        self.resumes = 0

    @property
    def connected(self) -> bool:
        """Is a session live?"""
        return any(session.link for session in self.sessions.values())

    def on_shard(self, number: int, count: int = 1) -> list[Session]:
        """The live sessions of a shard, oldest first."""
        return [each for each in self.sessions.values() if each.link and each.shard == (number, count)]

    def to_all(self, opcode: int, data: Any = None) -> None:
        """Sends a frame without a number on every connection: 7 asks to reconnect, 9 ends the session."""
        for session in self.sessions.values():
            if session.link:
                session.link.send(opcode, data)

    async def drop(self, code: int = 0, *sessions: Session) -> None:
        """Closes the connections of these sessions (none given: of all) with a code; 0 cuts the wire."""
        links = [each.link for each in sessions or self.sessions.values() if each.link]
        for session in list(self.sessions.values()):
            if session.link in links:
                self._leave(session)
        await asyncio.gather(*(link.close(code) for link in links))

    def _leave(self, session: Session) -> None:
        session.link, session.left = None, asyncio.get_running_loop().time()

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
        if message.ephemeral or not self._sees(channel):
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
        """CHANNEL_* of a guild that the bot is in, THREAD_* where it may look in."""
        if self._in_reach(channel) and (not channel.is_thread or self._sees(channel)):
            self.dispatch(event, self._payloads.shown_channel(channel) | more, channel.guild_id, GUILDS)

    def _in_reach(self, channel: Channel) -> bool:
        return channel.guild_id is None or self._world.guilds[channel.guild_id].has_bot

    def _sees(self, channel: Channel) -> bool:
        return self._in_reach(channel) and self._world.may_see(self._world.bot.id, channel)

    def send_guild(self, session: Session, guild: Guild) -> None:
        """GUILD_CREATE for one guild."""
        self._send(session, "GUILD_CREATE", self._payloads.guild(guild))

    def _send(self, session: Session, event: str, data: Json) -> None:
        session.dispatch(event, data)

    # -- connections ----------------------------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection until it ends; during an outage (`out`) there's none to be had."""
        if self.out:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        link = Socket(request, socket)
        link.send(10, {"heartbeat_interval": self.heartbeat_ms})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                read = link.read(frame.data)
                if isinstance(read, int):
                    await link.close(read)
                    break
                session = await self._take(link, session, read)
        finally:
            code = socket.close_code
            await link.close(1000)
            if session and session.link is link:
                self._leave(session)
                if code in (1000, 1001):
                    # A client that says farewell can't resume; one that's cut off can.
                    self.sessions.pop(session.id, None)
                self._world.tell("gateway", session)
        return socket

    async def _take(self, link: Socket, session: Session | None, frame: Json) -> Session | None:
        opcode, data = frame.get("op"), frame.get("d")
        if opcode == 1:
            asyncio.get_running_loop().call_later(ACK_SECONDS, link.send, 11)
        elif opcode in (2, 6) and isinstance(data, dict):
            if session is None:
                return await (self._identify(link, data) if opcode == 2 else self._resume(link, data))
            await link.close(4005)
        elif opcode not in (3, 4, 8):
            await link.close(4001)
        elif session is None:
            await link.close(4003)
        elif opcode == 8 and isinstance(data, dict):
            chunk = {"guild_id": str(data["guild_id"]), "members": [], "chunk_index": 0, "chunk_count": 1}
            self._send(session, "GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce"), "not_found": []})
        return session

    # -- identifying and resuming -----------------------------------------------------------------------------------

    async def _identify(self, link: Socket, data: Json) -> Session | None:
        shard = self.sharding.read(data.get("shard"))
        guilds = [guild for guild in self._world.guilds.values() if guild.has_bot]
        if data.get("token") != self.token:
            await link.close(4004)
        elif self.refused_intents and data["intents"] & PRIVILEGED:
            await link.close(4014)
        elif shard is None:
            await link.close(4010)
        elif self.sharding.too_many(shard, (guild.id for guild in guilds)):
            await link.close(4011)
        elif not self.starts.count():
            await self._reset_token()
            await link.close(4004)
        elif not self.starts.take(shard):
            link.send(9, False)
        else:
            self._forget_old()
            session = Session(secrets.token_hex(16), data["intents"], shard, deque(maxlen=self.replay), link=link)
            named = "shard" in data
            self._begin(session, [guild for guild in guilds if session.sees(guild.id)], named=named)
            return session
        return None

    def _begin(self, session: Session, guilds: list[Guild], *, named: bool) -> None:
        self.sessions[session.id] = session
        ready: Json = {
            "v": 10,
            "user": self._payloads.user(self._world.bot),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._payloads.base.replace("http", "ws", 1) + RESUMING,
            "application": {"id": self._world.application_id, "flags": 0},
        }
        if named:
            ready["shard"] = list(session.shard)
        self._send(session, "READY", ready)
        for guild in guilds:
            if guild.available:
                self.send_guild(session, guild)
        self._world.tell("gateway", session)

    async def _reset_token(self) -> None:
        """What more IDENTIFYs than a day has cost: all sessions end, and the token is no longer valid."""
        self.token = secrets.token_urlsafe(24)
        await self.drop(4004)
        self.sessions.clear()

    def _forget_old(self) -> None:
        """Drops sessions that nobody may resume, so that events aren't kept for a process that is gone."""
        for session in list(self.sessions.values()):
            if session.link is None and not self._may_resume(session):
                del self.sessions[session.id]

    def _may_resume(self, session: Session) -> bool:
        gone = 0.0 if session.left is None else asyncio.get_running_loop().time() - session.left
        return session.resumable and gone <= self.session_seconds

    async def _resume(self, link: Socket, data: Json) -> Session | None:
        session, seq = self.sessions.get(str(data.get("session_id"))), data.get("seq")
        if session is None or not self._may_resume(session) or data.get("token") != self.token:
            link.send(9, False)
            return None
        if not isinstance(seq, int) or seq > session.seq:
            await link.close(4007)
            return None
        if not session.keeps(seq):
            link.send(9, False)
            return None
        session.link, session.left = link, None
        self.resumes += 1
        session.replay(seq)
        self._send(session, "RESUMED", {})
        self._world.tell("gateway", session)
        return session


_BLANK: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
