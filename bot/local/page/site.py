"""The page's server side: what the page may ask, and what it's told as it happens.

Only the page itself may ask: requests need the key that this start put into the page, and an Origin, where the
browser sends one, must be the page's own. The stand-in serves nothing under another name than loopback's.
"""

import asyncio
import contextlib
import html
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from bot.discord.codes import read_code
from bot.discord.posts.turn_text import QUIET
from bot.local.opening import Card, DoorClosed, Doors, ReplayStep
from bot.local.page.inputs import Acts, Refused
from bot.local.page.words import LOCALES, chosen, texts
from bot.local.standin.errors import ApiError
from bot.local.standin.model import Channel, Json, Message, Ping, User
from bot.local.standin.standin import LocalDiscord
from bot.words import Words, language_of, speak

_log = logging.getLogger(__name__)
PAGE = Path(__file__).parent / "files"
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
HISTORY = 50
"""Messages sent at a time."""
PANEL = "my"
"""The verb of the button on a message that asks somebody to move, which shows them their panel."""


class TablePage:
    """Serves the page from the stand-in's own application; make it before the stand-in starts."""

    def __init__(self, server: LocalDiscord, doors: Doors | None) -> None:
        """Without `doors` the page opens on the table itself."""
        self._server = server
        self.doors = doors
        self.ready = asyncio.Event()
        """What a page asks is answered once this is set; it is, unless whoever makes the page clears it."""
        self.ready.set()
        self._key = secrets.token_urlsafe(24)
        self._acts = Acts(server)
        self._steps: OrderedDict[tuple[str, str, int], ReplayStep] = OrderedDict()
        self._files = {path.name: path.read_bytes() for path in PAGE.iterdir() if path.suffix in TYPES}
        router = server.app.router
        router.add_get("/", self._index)
        router.add_get("/page/words.json", self._words)
        router.add_get("/page/{name}", self._file)
        router.add_get("/table/live", self._live)
        router.add_get("/table/watch/{language}/{card}/{n:[0-9]{1,6}}.png", self._watch_picture)
        router.add_post("/table/{verb}", self._ask)
        self._verbs: dict[str, Callable[[Json], Awaitable[Any]]] = {
            "hello": self._hello,
            "channel": self._channel,
            "pins": self._pins,
            "cards": self._cards,
            "open": self._open,
            "step": self._step,
            **self._acts.verbs(),
        }

    # -- files ----------------------------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.Response:
        words = _words_for(request)
        page = self._files["index.html"].decode()
        filled = {"key": self._key, "language": words.language, "noscript": html.escape(words("page-noscript"))}
        for name, text in filled.items():
            page = page.replace(f"{{{{{name}}}}}", text)
        return web.Response(body=page.encode(), headers=self._guards("text/html; charset=utf-8"))

    async def _words(self, request: web.Request) -> web.Response:
        """The page's own words, in the language of whoever looks at it."""
        language = _words_for(request).language
        body = json.dumps({"language": language, "texts": texts(language)})
        return web.Response(body=body.encode(), headers=self._guards("application/json"))

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in self._files or name == "index.html":
            raise web.HTTPNotFound
        return web.Response(body=self._files[name], headers=self._guards(f"{TYPES[Path(name).suffix]}; charset=utf-8"))

    def _guards(self, content_type: str) -> dict[str, str]:
        """Headers that keep the page to itself: nothing from elsewhere, no frame around it, no inline code."""
        live = self._server.base_url.replace("http", "ws", 1)
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self' {live} {live.replace('127.0.0.1', 'localhost')}; "
            "form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
        )
        return {
            "Content-Type": content_type,
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-store",
        }

    # -- asking ---------------------------------------------------------------------------------------------------

    def _admit(self, request: web.Request, key: str) -> None:
        """403 for anyone but the page."""
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{request.host}":
            raise web.HTTPForbidden(text=_words_for(request)("page-stranger"))
        if not secrets.compare_digest(key.encode(), self._key.encode()):
            raise web.HTTPForbidden(text=_words_for(request)("page-old"))

    async def _ask(self, request: web.Request) -> web.Response:
        self._admit(request, request.headers.get("X-Table-Key", ""))
        await self.ready.wait()
        verb = self._verbs.get(request.match_info["verb"])
        if verb is None or request.content_type != "application/json":
            raise web.HTTPNotFound
        words = _words_for(request)
        try:
            return web.json_response(await verb({**await request.json(), "language": words.language}))
        except Refused as refusal:
            return web.json_response({"error": words(refusal.key)}, status=409)
        except DoorClosed as closed:
            return web.json_response({"error": words(f"door-closed-{closed.key}")}, status=409)
        except ApiError as error:
            return web.json_response({"error": words("page-refused", reason=error.message)}, status=409)
        except (KeyError, TypeError, ValueError):
            _log.warning("the page asked %s in a way that can't be read", request.path, exc_info=True)
            return web.json_response({"error": words("page-unreadable")}, status=400)

    async def _hello(self, asked: Json) -> Json:
        """Who is there and what there is; `name` takes a seat under that name, `as` keeps one."""
        people = {each.id: each for each in self._people()}
        locale = LOCALES[asked["language"]]
        if all(each.robot for each in people.values()):
            # Whoever comes first has the server, so its games are in their language.
            self._server.guild.locale = locale
        if name := str(asked.get("name") or "").strip()[:32]:
            me = self._server.join(name, locale=locale)
        elif (known := people.get(str(asked.get("as")))) is not None:
            me = known
        else:
            me = next((each for each in people.values() if not each.robot), None)
            me = me or self._server.join(speak(asked["language"])("page-guest"), locale=locale)
        # Everybody can write to the bot alone, also before it has written to them.
        self._server.world.direct(me.id)
        return {
            "me": me.id,
            "bot": self._server.world.bot.id,
            "people": [_person(each) for each in self._people()],
            "channels": self._channels(me.id),
            "turns": self._turns(),
            "doors": self.doors is not None,
        }

    def _people(self) -> list[User]:
        return [each for each in self._server.world.users.values() if not each.bot]

    def _channels(self, user_id: str) -> list[Json]:
        """The channels this person sees, each with what the list at the side shows."""
        world = self._server.world
        seen = [each for each in world.channels.values() if world.may_see(user_id, each)]
        return [self._listed(each) for each in seen]

    def _listed(self, channel: Channel) -> Json:
        return {
            "id": channel.id,
            "kind": channel.kind,
            "name": channel.name,
            "topic": channel.topic,
            "parent": channel.parent_id,
            "archived": channel.archived,
            "locked": channel.locked,
            "last": self._server.world.last_message_id(channel.id) or channel.id,
        }

    def _turns(self) -> dict[str, str]:
        """By channel, who is up there: whose seat a page that follows the turn takes."""
        found = {each: self._up(each) for each in {ping.channel_id for ping in self._server.pings}}
        return {channel: user for channel, user in found.items() if user is not None}

    def _up(self, channel: str) -> str | None:
        """Who is up in a channel: whoever was asked last by a message that asks still."""
        pings = (each for each in reversed(self._server.pings) if each.channel_id == channel and self._rings(each))
        return next((each.user_id for each in pings if self._asks(each)), None)

    def _asks(self, ping: Ping) -> bool:
        """Whether a message with the way to one's panel pinged, and asks still; once it's past it says so."""
        message = self._server.world.messages.get(ping.message_id)
        if message is None or message.content.split("\n")[-1].startswith(QUIET):
            return False
        found = (read_code(each.get("custom_id", "")) for each in message.parts())
        return any(code is not None and code.verb == PANEL for code in found)

    def _rings(self, ping: Ping) -> bool:
        user = self._server.world.users.get(ping.user_id)
        return user is not None and not ping.silent and not user.robot and not user.bot

    async def _channel(self, asked: Json) -> Json:
        """The newest messages of a channel, back to the message `reach` where that's asked, or those before one."""
        person = self._acts.person(asked)
        messages = person.sees(self._acts.channel(asked))
        if before := asked.get("before"):
            messages = [each for each in messages if int(each.id) < int(before)]
        first = max(len(messages) - HISTORY, 0)
        if reach := asked.get("reach"):
            first = next((at for at, each in enumerate(messages[:first]) if each.id == str(reach)), first)
        return {"messages": [self._message(each) for each in messages[first:]], "more": first > 0}

    async def _pins(self, asked: Json) -> list[Json]:
        """The messages pinned in a channel, the last pinned first."""
        seen = self._acts.person(asked).sees(self._acts.channel(asked))
        pinned = [(each.pinned_at, each) for each in seen if each.pinned_at is not None]
        return [self._message(each) for _, each in sorted(pinned, key=lambda one: one[0], reverse=True)]

    def _message(self, message: Message) -> Json:
        return self._server.payloads.message(message)

    # -- doors ----------------------------------------------------------------------------------------------------

    def _need_doors(self) -> Doors:
        if self.doors is None:
            raise DoorClosed("none")
        return self.doors

    async def _cards(self, asked: Json) -> Json:
        doors = self._need_doors()
        kinds = ("learn", "watch", "try", "play")
        return {kind: [_card(each) for each in doors.cards(kind, asked["language"])] for kind in kinds}

    async def _open(self, asked: Json) -> Json:
        if asked["kind"] not in ("learn", "try", "play"):
            raise DoorClosed("watched")
        answers = {str(key): str(value) for key, value in asked.get("answers", {}).items()}
        opened = await self._need_doors().open(asked["kind"], str(asked["card"]), answers, str(asked["as"]))
        return {"channel": opened.channel_id, "as": opened.user_id}

    async def _step(self, asked: Json) -> Json:
        card, n, language = str(asked["card"]), int(asked["n"]), asked["language"]
        step = await self._need_doors().watch_step(card, n, language)
        self._steps[language, card, step.n] = step
        while len(self._steps) > 32:
            self._steps.popitem(last=False)
        picture = None if step.image is None else f"/table/watch/{language}/{card}/{step.n}.png"
        shown = {"n": step.n, "last": step.last, "heading": step.heading, "text": step.text}
        return {**shown, "picture": picture, "alt": step.alt}

    async def _watch_picture(self, request: web.Request) -> web.Response:
        asked = request.match_info
        step = self._steps.get((asked["language"], asked["card"], int(asked["n"])))
        if step is None or step.image is None:
            raise web.HTTPNotFound
        return web.Response(body=step.image, headers=self._guards("image/png"))

    # -- telling --------------------------------------------------------------------------------------------------

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        """Tells a page what happens, as the person it names sees it; its first line must carry the key."""
        if request.headers.get("Origin") != f"http://{request.host}":
            raise web.HTTPForbidden(text=_words_for(request)("page-stranger"))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        listener = _Listener(self, socket)
        stop: Callable[[], None] | None = None
        try:
            async for frame in socket:
                asked = json.loads(frame.data) if frame.type is WSMsgType.TEXT else {}
                if not isinstance(asked, dict):
                    raise ValueError("a page speaks in objects")
                self._admit(request, str(asked.get("key", "")))
                listener.user_id = str(asked.get("as", ""))
                if stop is None:
                    stop = self._server.world.listen(listener.hear)
        except (web.HTTPForbidden, ValueError):
            await socket.close(code=4003)
        finally:
            if stop is not None:
                stop()
            listener.close()
        return socket

    def told(self, user_id: str, kind: str, thing: Any) -> Json | None:
        """A change in the page's form, or None when it isn't for this person's eyes."""
        world = self._server.world
        if kind in ("message", "gone"):
            channel = world.channels.get(thing.channel_id)
            if channel is None or not world.may_see(user_id, channel) or thing.visible_to not in (None, user_id):
                return None
            if kind == "gone" or thing.id in world.dismissed:
                return {"t": "gone", "channel": thing.channel_id, "id": thing.id}
            return {"t": "message", "message": self._message(thing), "up": self._up(thing.channel_id)}
        if kind == "ping" and self._rings(thing):
            return {"t": "ping", "channel": thing.channel_id, "user": thing.user_id}
        if kind in ("channel", "user"):
            people = [_person(each) for each in self._people()]
            return {"t": "places", "channels": self._channels(user_id), "people": people}
        if kind == "typing" and world.may_see(user_id, thing):
            return {"t": "typing", "channel": thing.id}
        return None


class _Listener:
    """One open page: changes go into a queue, so that a slow page holds up no one."""

    def __init__(self, page: TablePage, socket: web.WebSocketResponse) -> None:
        self.user_id = ""
        self._page = page
        self._socket = socket
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send())

    def hear(self, kind: str, thing: Any) -> None:
        """Takes note of a change, as it is at this moment."""
        if (told := self._page.told(self.user_id, kind, thing)) is not None:
            self._queue.put_nowait(told)

    async def _send(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self._socket.send_json(await self._queue.get())

    def close(self) -> None:
        """End the connection's task that sends what happens."""
        self._sender.cancel()


def _words_for(request: web.Request) -> Words:
    """The words in the language of the browser that asks."""
    return speak(chosen(request.cookies, request.headers.get("Accept-Language", "")))


def _person(user: User) -> Json:
    return {"id": user.id, "name": user.display, "robot": user.robot, "language": language_of(user.locale)}


def _card(card: Card) -> Json:
    questions = [
        {key: getattr(each, key) for key in ("name", "label", "options", "default", "bound")} for each in card.questions
    ]
    shown = {"id": card.id, "title": card.title, "text": card.text, "branches": card.branches}
    return {**shown, "questions": questions}
